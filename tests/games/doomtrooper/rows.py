"""What a row of a table of tests can say of a front (tests/kit/rows.py).

`row("a hussar costs 2 D", "DT-WAR-02", given("hand hussar"), "play hussar squad-0", then({"destiny 0": 18}))`
"""

from typing import Any

from herna.games.doomtrooper.given import GivenFront
from tests.kit.invented_cards import invented
from tests.kit.rows import Change, need, then_by
from tests.kit.rows import answering as answering
from tests.kit.rows import each as each
from tests.kit.rows import notes as notes
from tests.kit.rows import position as position
from tests.kit.rows import prove as prove
from tests.kit.rows import row as row
from tests.kit.rows import sets as sets
from tests.kit.said import said

OF_A_PHRASE = ("offers", "refused", "told")  # questions to a position about words, not about cards
OF_A_CARD = ("where", "value", "values", "base")  # about a card
OF_NOTHING = ("asked", "prompt", "offered")
OF_CARDS = ("wounded", "covered", "boarded", "control", "prisoners")  # whether a card is one of those on the table


def seen(front: GivenFront, name: str, expected: Any = None) -> Any:
    """A fact by its name: `where hussar`, `value hussar fight`, `may done`, `offers play`, `destiny 0`, `common`."""
    word, _, rest = name.partition(" ")
    if word == "may":
        return rest in front.offered()
    if word == "some":  # whether anything is offered that begins so
        return bool(front.offers(rest))
    if word == "times":  # how often it was told
        return len(front.told(rest))
    if word == "key":  # of a refusal
        return front.refused(rest)[1]
    if word == "said":  # a refusal as a player reads it
        return said(front, rest)
    if name in ("scores", "ended_by"):
        assert front.play.result is not None, "the match is not over"
        return front.play.result.scores if name == "scores" else front.play.result.rule
    if word in OF_A_PHRASE:
        return getattr(front, word)(rest)
    if word in OF_CARDS and rest:
        return front[rest] in getattr(front.table, word)
    if word in OF_A_CARD or word in OF_NOTHING:
        return getattr(front, word)(*rest.split())
    value = getattr(front.table, word)
    return value[int(rest)] if rest else value


# Changes


def declines(front: GivenFront) -> object:
    """Everybody declines until something else than a window is asked."""
    return front.declines()


def passes(front: GivenFront) -> object:
    """The player being asked does nothing."""
    return front.passes()


def until(prompt: str, seat: int = -1) -> Change:
    """Everybody declines until this is asked, of this seat if given."""
    return lambda front: front.declines_until(prompt, seat)


def passing_until(prompt: str, seat: int = -1) -> Change:
    """Everybody does nothing until this is asked, of this seat if given: turns pass."""
    return lambda front: front.passes_until(prompt, seat)


def until_phase(phase: int) -> Change:
    """Everybody declines until the duel has come to this phase, or to its end (0)."""
    return lambda front: front.until_phase(phase)


def plays(seat: int, words: str) -> Change:
    """Everybody declines until this player may do this, who does."""
    return lambda front: front.plays(seat, words)


def attacks(attacker: str, defender: str, tactic: str = "fight", wielding: str = "") -> Change:
    """The active player attacks, and the duel comes to phase 5."""
    return lambda front: front.attacks(attacker, defender, tactic, wielding)


def discards(name: str) -> Change:
    """A card leaves the table for its owner's grave, whatever does it."""
    return lambda front: front.discards(name)


given, cards = position(GivenFront), need(invented)  # cards that nobody printed, as in a content file
then = then_by(seen)
