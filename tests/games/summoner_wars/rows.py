"""What a row of a table of tests can say of a battle (tests/kit/rows.py).

`row("a hit damages", "SW-DMG-01", given("smeg 3,3", "gate 4,3"), "attack smeg gate", then({"damage gate": 2}))`
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from herna.games.summoner_wars.given import NORTH, SOUTH, GivenBattle
from herna.games.summoner_wars.naming import CARDS
from herna.games.summoner_wars.rules.values import is_gate, is_structure
from herna.games.summoner_wars.rules.zones import gain_ability
from herna.games.summoner_wars.texts import QUESTIONS, TEXTS, Text, add_texts
from tests.kit.rows import Change, need, then_by
from tests.kit.rows import each as each
from tests.kit.rows import notes as notes
from tests.kit.rows import position as position
from tests.kit.rows import prove as prove
from tests.kit.rows import row as row
from tests.kit.said import said

OF_A_PHRASE = ("offers", "refused", "in_the_way", "told")  # questions to a position about words, not about cards
OF_A_SEAT = {"hand": "hands", "draw": "draw", "discard": "discard", "events": "events", "magic": "magic"}
SEATS = {"south": SOUTH, "north": NORTH}


def seen(battle: GivenBattle, name: str, expected: Any = None) -> Any:
    """A fact by its name: `damage smeg`, `may attack smeg gate`, `offers move smeg`, `count hand south`."""
    word, _, rest = name.partition(" ")
    match word:
        case "may":
            return rest in battle.offered()
        case "key":
            return battle.refused(rest)[1]
        case "said" | "said-cs":
            return said(battle, rest, "cs" if word == "said-cs" else "en")
        case "over":
            return battle.play.result is not None
        case "story":
            return _story(battle, rest)
        case "times":
            return len(battle.told(rest))
        case "is_gate":
            return is_gate(battle.table, battle[rest])
        case "is_structure":
            return is_structure(battle.table, battle[rest])
        case "within":  # `within smeg 3`
            name, spaces = rest.split()
            return set(battle.named(battle.table.within(battle[name], int(spaces))).split())
        case "beside":
            return set(battle.named(battle.table.beside(battle[rest])).split())
        case "distance" | "behind":
            return getattr(battle.table, word)(*(battle[name] for name in rest.split()))
        case "count":
            return len(_of_table(battle, rest))
        case "names":
            return battle.named(_of_table(battle, rest))
    if word in OF_A_PHRASE:
        return getattr(battle, word)(rest)
    if hasattr(GivenBattle, word):
        return getattr(battle, word)(*rest.split())
    value = _of_table(battle, name)
    return battle.named(value) if rest and isinstance(value, tuple) else value


def _of_table(battle: GivenBattle, name: str) -> Any:
    """A value of the table: `turn`, `moved`; with a seat, what is that seat's: `magic south`, `hand north`."""
    word, _, seat = name.partition(" ")
    return getattr(battle.table, OF_A_SEAT[word])[SEATS[seat]] if seat else getattr(battle.table, name)


def _story(battle: GivenBattle, kind: str) -> list[str]:
    """The events of a kind in words: "smeg 2"."""
    return [
        " ".join(battle.word("card" if field in (*CARDS, "mover") else field, value) for field, value in event.items())
        for event in battle.told_by_name(kind)
    ]


def until(phase: str) -> Change:
    """The active player ends phases until one begins."""
    return lambda battle: battle.ends_phases_until(phase)


def phases(count: int) -> Change:
    """Phases end, without anything done in them."""
    return lambda battle: battle.ends_phases(count)


def rolls(*dice: int) -> Change:
    """The dice that come next."""
    return lambda battle: battle.rolls(*dice)


def gains(name: str, *abilities: str) -> Change:
    """A unit has abilities besides its own."""
    return lambda battle: gain_ability(battle.table, battle[name], abilities)


def controls(seat: int, name: str) -> Change:
    """A seat controls a card from now on."""
    return lambda battle: battle.gives_control(name, seat)


def becomes(name: str, value: int) -> Change:
    """Tokens on a card or a player's magic are this many from now on: `damage smeg`, `magic south`."""
    word, _, whose = name.partition(" ")
    return lambda battle: getattr(battle.table, word).__setitem__(
        SEATS[whose] if whose in SEATS else battle[whose], value
    )


def freezes(*names: str) -> Change:
    """These cards, and no others, are frozen from now on."""
    return lambda battle: setattr(battle.table, "frozen", tuple(battle[name] for name in names))


@contextmanager
def invented(texts: dict[str, Text]) -> Iterator[None]:
    """While this lasts, abilities and events say this."""
    printed = dict(TEXTS)
    add_texts(texts)
    try:
        yield
    finally:
        TEXTS.clear()
        QUESTIONS.clear()
        add_texts(printed)


given, texts = position(GivenBattle), need(invented)
then = then_by(seen)
