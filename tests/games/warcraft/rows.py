"""What a row of a table of tests can say of a war (tests/kit/rows.py).

`row("fast ends with the step", "WC-EXP-FAST-1", given(hands={0: "fast"}), "play fast", then({"hand 0": 0}))`
"""

from typing import Any

from herna.games.warcraft.given import LETTERS, GivenWar, a_battle, a_battle_with_cards
from herna.games.warcraft.naming import SPACES
from herna.games.warcraft.rules.victory import points
from herna.games.warcraft.table import BUILDINGS
from tests.kit.rows import answering as answering
from tests.kit.rows import each as each
from tests.kit.rows import notes as notes
from tests.kit.rows import position as position
from tests.kit.rows import prove as prove
from tests.kit.rows import row as row
from tests.kit.rows import then_by

OF_A_PHRASE = ("offers", "refused")  # questions to a position about words
OF_SPACES = ("marked", "locked", "tokens")  # spaces in the table, seen by their letters
OF_BUILDINGS = ("finished", "under_construction", "summoned")  # for ground, ranged and air units, and for workers
OF_CARDS = ("hands", "decks", "discards", "laid")  # of a seat, seen by their kinds


def seen(war: GivenWar, name: str, expected: Any = None) -> Any:
    """A fact by its name: `on C 1`, `each hand`, `may move air A B`, `told lost owner [0]`, `reserve W 1`, `round`."""
    word, _, rest = name.partition(" ")
    if word == "may":
        return rest in war.offered()
    if word == "each":  # of all seats
        return [seen(war, f"{rest} {seat}") for seat in war.table.seats()]
    if word == "times":
        return len(war.told(rest))
    if word == "told":
        return _told(war, *rest.split())
    if word == "arguments":
        return None if war.play.ask is None else war.play.ask.arguments
    if word == "points":
        return points(war.table, int(rest))
    if word in OF_SPACES:
        return [_letter(war, space) for space in getattr(war.table, word)]
    if word in OF_BUILDINGS:
        return getattr(war.table, word)[BUILDINGS * int(rest or 0) :][:BUILDINGS]
    if word in OF_CARDS:
        return war.kinds(getattr(war.table, word)[int(rest)])
    if word == "reserve" and rest and rest[0] in LETTERS:
        return war.reserve(*map(int, rest[1:].split())).count(rest[0])
    if word in OF_A_PHRASE:
        return getattr(war, word)(rest)
    if hasattr(GivenWar, word):
        return getattr(war, word)(*(int(part) if part.isdecimal() else part for part in rest.split()))
    return getattr(war.table, name)


def _letter(war: GivenWar, space: int) -> str | int:
    """A space of the map by its letter, a place besides it by its number."""
    return war.letters[space] if space >= 0 else space


def _told(war: GivenWar, kind: str, *named: str) -> Any:
    """The events of a kind, a space by its letter; of each all fields or those named; all events or a part."""
    part = named[-1].strip("[]") if named and named[-1].startswith("[") else ":"
    fields = [field for field in named if not field.startswith("[")]
    told = [
        tuple(_letter(war, value) if field in SPACES else value for field, value in event.items() if field in wanted)
        for event in war.told_by_name(kind)
        if (wanted := fields or tuple(event))
    ]
    found: list[Any] = [values[0] for values in told] if len(fields) == 1 else told
    start, colon, stop = part.partition(":")
    return found[int(start) if start else None : int(stop) if stop else None] if colon else found[int(start)]


given, battle, card_battle = position(GivenWar), position(a_battle), position(a_battle_with_cards)
then = then_by(seen)
