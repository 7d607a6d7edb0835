"""When the tips of content/tips.toml are due, from what a seat sees."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from herna.engine.decision import Choice
from herna.engine.tips import Due, Moment
from herna.games.doomtrooper.printed import PRINTED, SHOOT, VALUE, Printed
from herna.games.doomtrooper.seen import DuelView, Lying, Values, View

DONE: Final[Choice] = ("done",)
ACTION: Final = "dt-action"  # the question for the next action
USEFUL: Final[tuple[str, ...]] = ("play", "cast", "use", "meditate")
EARLY: Final = 2  # common actions that are worth a word
TACTICS: Final[tuple[str, ...]] = ("fight", "shoot")
LITTLE: Final = 3  # fewer Destiny Points than this pay for no warrior
BOOST: Final = "duel-boost"


def attacks_too_early(moment: Moment, choice: Choice) -> bool:
    """An attack is declared with several common actions left."""
    if choice != ("declare_attack",) or moment.view["actions"]["common"] < EARLY:
        return False
    return any(option[0] in USEFUL for option in moment.options)


def actions_are_lost(moment: Moment, choice: Choice) -> bool:
    """The action step is ended with common actions left."""
    return _ends_actions(moment, choice) and moment.view["actions"]["common"] > 0


def other_tactic_is_better(moment: Moment, choice: Choice) -> bool:
    """Only the other tactic would wound the defender and not the attacker."""
    if choice[:1] != ("tactic",) or not moment.view["duels"]:
        return False
    duel: DuelView = moment.view["duels"][-1]
    fighters = _values(moment, duel["attacker"]), _values(moment, duel["defender"])
    if fighters[0] is None or fighters[1] is None:
        return False
    better = [
        option[1]
        for option in moment.offered("tactic")
        if _hits(fighters[0], fighters[1], str(option[1])) and not _hits(fighters[1], fighters[0], str(option[1]))
    ]
    return bool(better) and choice[1] not in better


def wounded_attacker_would_die(moment: Moment, choice: Choice) -> bool:
    """A wounded warrior attacks one that hits it in either tactic."""
    if choice[:1] != ("attack",) or not _lying(moment, int(choice[1]))["wounded"]:
        return False
    attacker, defender = _values(moment, int(choice[1])), _values(moment, int(choice[2]))
    if attacker is None or defender is None:
        return False
    return all(_hits(defender, attacker, tactic) for tactic in TACTICS)


def wounded_enemy_is_spared(moment: Moment, choice: Choice) -> bool:
    """An unhurt warrior is attacked where a wounded one would be killed."""
    if choice[:1] != ("attack",) or _lying(moment, int(choice[2]))["wounded"]:
        return False
    others = [int(option[2]) for option in moment.offered("attack") if option[1] == choice[1]]
    return any(_lying(moment, other)["wounded"] and _can_hit(moment, int(choice[1]), other) for other in others)


def nobody_is_left(moment: Moment, choice: Choice) -> bool:
    """The turn is ended without a fighter, though one could be deployed."""
    if not _ends_actions(moment, choice) or _fighters(moment, moment.seat):
        return False
    return any(_kind(moment, int(option[1])).type == "warrior" for option in moment.offered("play"))


def points_are_split_badly(moment: Moment, choice: Choice) -> bool:
    """All is taken as Destiny where Promotion would win, or the other way round.

    The latter if nobody in hand could be deployed then.
    """
    if choice[:1] != ("split",):
        return False
    view: View = moment.view
    mine = view["players"][moment.seat]
    destiny, promotion = int(choice[1]), int(choice[2])
    if promotion == 0:
        return bool(mine["promotion"] + destiny >= view["target"])
    if destiny or mine["promotion"] + promotion >= view["target"] or mine["destiny"] >= LITTLE:
        return False
    warriors = [printed for printed in _hand(moment) if printed.type == "warrior"]
    return bool(warriors) and all(printed.stats[VALUE] > mine["destiny"] for printed in warriors)


def hides_what_could_be_deployed(moment: Moment, choice: Choice) -> bool:
    """A warrior is deployed face down that could be deployed openly."""
    return choice[:1] == ("hide",) and any(option[1] == choice[1] for option in moment.offered("play"))


def boost_changes_nothing(moment: Moment, choice: Choice) -> bool:
    """A card raises values in a duel whose outcome is the same without it."""
    if choice[:1] != ("play",) or not moment.view["duels"]:
        return False
    duel: DuelView = moment.view["duels"][-1]
    effects = _kind(moment, int(choice[1])).effects
    if len(effects) != 1 or effects[0]["do"] != BOOST or not duel["sides"]:
        return False
    attacks: list[int] = []
    for side in duel["sides"]:
        if side["attack"] is None:
            return False
        attacks.append(side["attack"])
    armor = [side["armor"] for side in duel["sides"]]
    before = attacks[0] >= armor[1], attacks[1] >= armor[0]
    for at, side in enumerate(duel["sides"]):
        if choice[2] in side["group"]:
            attacks[at] += int(effects[0].get(duel["tactic"], 0))
            armor[at] += int(effects[0].get("armor", 0))
    return before == (attacks[0] >= armor[1], attacks[1] >= armor[0])


def only_attacker_hides(moment: Moment, choice: Choice) -> bool:
    """The only warrior that could attack seeks cover, while it would kill somebody."""
    if choice[:1] != ("seek_cover",) or ("declare_attack",) not in moment.options:
        return False
    in_the_open = [card for card in _fighters(moment, moment.seat) if not _lying(moment, card)["covered"]]
    if in_the_open != [choice[1]]:
        return False
    return any(
        _lying(moment, enemy)["wounded"] and _can_hit(moment, int(choice[1]), enemy)
        for seat in range(len(moment.view["players"]))
        if seat != moment.seat
        for enemy in _fighters(moment, seat)
    )


TIPS: Final[Mapping[int, Due]] = {
    1: attacks_too_early,
    2: actions_are_lost,
    3: other_tactic_is_better,
    4: wounded_attacker_would_die,
    5: wounded_enemy_is_spared,
    6: nobody_is_left,
    7: points_are_split_badly,
    8: hides_what_could_be_deployed,
    9: boost_changes_nothing,
    10: only_attacker_hides,
}


# What is seen


def _ends_actions(moment: Moment, choice: Choice) -> bool:
    return choice == DONE and moment.prompt == ACTION


def _kind(moment: Moment, card: int) -> Printed:
    return PRINTED[moment.view["kinds"][str(card)]]


def _hand(moment: Moment) -> list[Printed]:
    hand = moment.view["players"][moment.seat]["hand"]
    return [_kind(moment, card) for card in hand]


def _lying(moment: Moment, card: int) -> Lying:
    lying: Lying = moment.view["cards"][str(card)]
    return lying


def _values(moment: Moment, card: int) -> Values | None:
    """A warrior's values; None, if its face is not seen."""
    lying: Lying | None = moment.view["cards"].get(str(card))
    return None if lying is None or "values" not in lying else lying["values"]


def _fighters(moment: Moment, seat: int) -> list[int]:
    """A player's warriors that can fight, as far as their faces are seen."""
    view: View = moment.view
    return [
        int(card)
        for card, lying in view["cards"].items()
        if lying["controller"] == seat
        and lying["warrior"]
        and not lying["away"]
        and "noncombatant" not in lying.get("keywords", [])
    ]


def _can_hit(moment: Moment, attacker: int, defender: int) -> bool:
    mine, others = _values(moment, attacker), _values(moment, defender)
    return mine is not None and others is not None and any(_hits(mine, others, tactic) for tactic in TACTICS)


def _hits(striker: Values, victim: Values, tactic: str) -> bool:
    """Whether a warrior's value in a tactic is at least the other's Armour."""
    value = striker["shoot"] if tactic == TACTICS[SHOOT] else striker["fight"]
    return not value["struck"] and value["value"] >= victim["armor"]["value"]
