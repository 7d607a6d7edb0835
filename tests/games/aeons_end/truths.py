"""What must be so for each reason that is given in Aeon's End (tests/kit/truths.py)."""

from collections.abc import Callable

from herna.games.aeons_end.game import GAME
from herna.games.aeons_end.table import GONE, OPEN
from tests.kit.truths import Told, Truths, anything


def _is_asked(told: Told) -> bool:
    """Whether the question wants what comes first: a choice of that kind, or a card from a certain place."""
    asked, kinds = str(told.said["asked"]), told.kinds()
    if asked in ("pick_of_hand", "pick_prepped"):
        return "pick_card" in kinds
    return asked in kinds or kinds & {"decline", "done"} != set()


def _twin_is_offered(told: Told) -> bool:
    """Whether the equal card that a reason points at could be chosen instead."""
    ((_, twin),) = told.reason.blockers
    alike = told.table.key(int(twin)) == told.table.key(told.number("card"))
    return alike and any(twin in option[1:] for option in told.play.options())


def _state_of_breach(told: Told) -> int:
    return int(told.table.breaches[told.number("breach") // 4][told.number("breach") % 4])


TRUE: dict[str, Callable[[Told], bool]] = {
    "equal-card": _twin_is_offered,
    "equal-neighbour": lambda told: (
        told.table.key(told.number("card"))
        in {told.table.key(int(option[-1])) for option in told.play.options() if len(option) > 1}
    ),
    "first": _is_asked,
    "not-in-hand": lambda told: told.number("card") not in told.table.hands[told.seat],
    "not-of-type": lambda told: told.table.type(told.number("card")) != told.said["type"],
    "no-corruption-here": lambda told: told.table.type(told.number("card")) == "corruption",
    "not-in-front": lambda told: told.number("card") not in told.table.played,
    "not-in-discard": lambda told: told.number("card") not in told.table.discards[told.seat],
    "not-prepped": lambda told: all(
        told.number("card") not in told.table.spells(owner) for owner in told.table.seats()
    ),
    "is-no-enemy": lambda told: (
        told.number("card") in told.table.in_play and told.table.type(told.number("card")) == "power"
    ),
    "not-in-play": lambda told: told.number("card") not in told.table.in_play,
    "exhausted": lambda told: told.table.life[told.number("player")] == 0,
    "no-ally": lambda told: told.number("player") == told.seat,
    "breach-closed": lambda told: _state_of_breach(told) not in (OPEN, GONE),
    "breach-gone": lambda told: _state_of_breach(told) == GONE,
    "is-no-spell": lambda told: told.table.type(told.number("card")) != "spell",
    "is-corruption": lambda told: told.table.type(told.number("card")) == "corruption",
    "breach-open": lambda told: _state_of_breach(told) == OPEN,
    "pile-empty": lambda told: not told.table.piles[told.number("pile")],
    "not-enough-aether": lambda told: told.number("has") < told.number("cost"),
    "charges-full": lambda told: told.table.charges[told.seat] == told.number("spaces"),
    "no-husks": lambda told: told.table.husks == 0,
}

TRUTHS = Truths(TRUE, anything(GAME, 8), matches=12, least=12)
