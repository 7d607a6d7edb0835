"""When the tips of content/tips.toml are due, from what a seat sees."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from herna.engine.decision import Choice
from herna.engine.tips import Due, Moment
from herna.games.summoner_wars.grid import DISTANCE, LINES, NEIGHBOURS
from herna.games.summoner_wars.printed import MELEE, PRINTED, RANGED, Printed
from herna.games.summoner_wars.seen import Piece, View
from herna.games.summoner_wars.table import DECK_SIZE, MOST_MAGIC

END: Final[Choice] = ("end_phase",)
RANGE: Final = 3  # spaces that a ranged attack reaches
FIRST_TURNS: Final = 4  # of both players together: two of each
OFTEN: Final = 3  # turns in which an event was in hand


def nobody_was_attacked(moment: Moment, choice: Choice) -> bool:
    """The Attack phase is ended although an enemy card could be attacked."""
    if choice != END or moment.view["phase"] != "attack":
        return False
    view: View = moment.view
    return bool(_attacks_on_enemies(moment)) and not any(
        _seat_of(view, fields["unit"]) == view["seat"] != _seat_of(view, fields["target"])
        for _, fields in moment.of_own_turns("attacked")[-1]
    )


def nobody_moved_near(moment: Moment, choice: Choice) -> bool:
    """The Move phase is ended with no enemy card in reach.

    Somebody could reach one after a move.
    """
    if choice != END or moment.view["phase"] != "move":
        return False
    view: View = moment.view
    own = {piece["card"]: piece for piece in view["objects"] if piece["seat"] == view["seat"]}
    if any(_reaches(view, piece, piece["space"]) for piece in own.values()):
        return False
    taken = {piece["space"] for piece in view["objects"]}
    return any(
        _reaches(view, own[int(unit)], space)
        for _, unit, first in moment.offered("move")
        if int(unit) in own
        for space in (int(first), *(each for each in NEIGHBOURS[int(first)] if each not in taken))
    )


def nobody_was_summoned(moment: Moment, choice: Choice) -> bool:
    """The Summon phase is ended again without the unit that could be summoned."""
    if choice != END or moment.view["phase"] != "summon":
        return False
    offered = {option[1] for option in moment.offered("summon")}
    if not offered:
        return False
    turns = moment.of_own_turns("summoned", "drew")
    if len(turns) <= 2:
        return False
    lately = [*turns[-2], *turns[-1]]
    summoned = any(kind == "summoned" and fields["seat"] == moment.seat for kind, fields in lately)
    return not summoned and bool(offered - {fields["card"] for kind, fields in lately if kind == "drew"})


def gates_are_running_out(moment: Moment, choice: Choice) -> bool:
    """The Build phase ends with a gate in hand, none strong in play."""
    view: View = moment.view
    if choice != END or view["phase"] != "build":
        return False
    if not any("gate" in _kind(view, int(card)).abilities for _, card, _ in moment.offered("build")):
        return False
    gates = [piece for piece in view["objects"] if piece["seat"] == view["seat"] and _is_gate(view, piece)]
    return not gates or (len(gates) == 1 and 2 * (gates[0]["life"] - gates[0]["damage"]) <= gates[0]["life"])


def attacks_own_card(moment: Moment, choice: Choice) -> bool:
    """A player attacks their own card."""
    return choice[:1] == ("attack",) and _seat_of(moment.view, int(choice[2])) == moment.seat


def own_card_blocks(moment: Moment, choice: Choice) -> bool:
    """Only the player's own cards stand between a ranged unit and the enemy.

    It is asked at the start of the Attack phase.
    """
    view: View = moment.view
    if choice or view["phase"] != "attack" or view["attacked"] or END not in moment.options:
        return False
    able = {option[1] for option in _attacks_on_enemies(moment)}
    return any(
        piece["seat"] == view["seat"]
        and piece["card"] not in able
        and _kind(view, piece["card"]).attack == RANGED
        and _only_own_cards_between(view, piece)
        for piece in view["objects"]
    )


def magic_is_full(moment: Moment, choice: Choice) -> bool:
    """A card is discarded for magic that cannot be gained."""
    view: View = moment.view
    return choice[:1] == ("discard",) and view["magic"][view["seat"]] >= MOST_MAGIC


def discards_what_is_rare(moment: Moment, choice: Choice) -> bool:
    """A champion or the only gate in hand is discarded in the first turns."""
    view: View = moment.view
    if choice[:1] != ("discard",) or view["turn"] > FIRST_TURNS:
        return False
    printed = _kind(view, int(choice[1]))
    gates = [card for card in view["hand"] if "gate" in _kind(view, card).abilities]
    return "champion" in printed.classes or gates == [choice[1]]


def event_stays_in_hand(moment: Moment, choice: Choice) -> bool:
    """A phase is ended without an event that was in hand for three turns."""
    if choice != END:
        return False
    view: View = moment.view
    events = {int(card) for _, card in moment.offered("play") if _kind(view, int(card)).phase == view["phase"]}
    if not events:
        return False
    turns = moment.of_own_turns("drew")
    if len(turns) <= OFTEN:
        return False
    return bool(events - {fields["card"] for turn in turns[-OFTEN:] for _, fields in turn})


def misses_the_summoner(moment: Moment, choice: Choice) -> bool:
    """A common is attacked by a unit that might defeat the Summoner."""
    if choice[:1] != ("attack",):
        return False
    view: View = moment.view
    _, unit, target = choice
    if "common" not in _kind(view, int(target)).classes or _seat_of(view, int(target)) == view["seat"]:
        return False
    strength = next((piece["strength"] for piece in view["objects"] if piece["card"] == unit), 0)
    return any(
        "summoner" in _kind(view, piece["card"]).classes
        and piece["seat"] != view["seat"]
        and ("attack", unit, piece["card"]) in moment.options
        and piece["life"] - piece["damage"] <= strength
        for piece in view["objects"]
    )


TIPS: Final[Mapping[int, Due]] = {
    1: nobody_was_attacked,
    2: nobody_moved_near,
    3: nobody_was_summoned,
    4: gates_are_running_out,
    5: attacks_own_card,
    6: own_card_blocks,
    7: magic_is_full,
    8: discards_what_is_rare,
    9: event_stays_in_hand,
    10: misses_the_summoner,
}


# What is seen


def _kind(view: View, card: int) -> Printed:
    return PRINTED[view["kinds"][str(card)]]


def _seat_of(view: View, card: int) -> int:
    """Who controls a card on the battlefield, or owned it there."""
    return next((piece["seat"] for piece in view["objects"] if piece["card"] == card), card // DECK_SIZE)


def _is_gate(view: View, piece: Piece) -> bool:
    return "gate" in _kind(view, piece["card"]).abilities


def _attacks_on_enemies(moment: Moment) -> list[Choice]:
    view: View = moment.view
    return [option for option in moment.offered("attack") if _seat_of(view, int(option[2])) != view["seat"]]


def _reaches(view: View, unit: Piece, space: int) -> bool:
    """Whether a unit could attack an enemy card from a space, as printed."""
    attack = _kind(view, unit["card"]).attack
    enemies = {piece["space"] for piece in view["objects"] if piece["seat"] != view["seat"]}
    if attack == MELEE:
        return any(DISTANCE[space][each] == 1 for each in enemies)
    taken = {piece["space"] for piece in view["objects"]}
    first = (next((each for each in line[:RANGE] if each in taken), -1) for line in LINES[space])
    return attack == RANGED and any(each in enemies for each in first)


def _only_own_cards_between(view: View, unit: Piece) -> bool:
    seats = {piece["space"]: piece["seat"] for piece in view["objects"]}
    for line in LINES[unit["space"]]:
        met = [seats[space] for space in line[:RANGE] if space in seats]
        if met and met[0] == view["seat"] and any(seat != view["seat"] for seat in met):
            return True
    return False
