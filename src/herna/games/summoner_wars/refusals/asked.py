"""Why not: the answer to a choice that is not offered, by what is asked now and what was meant.

The order is that in which players look it up: what the things are and whose, in which phase, how often, for which
price, where. A choice that is only begun has empty fields: then it is told what is still to be chosen, or why that
would be of no use.
"""

from __future__ import annotations

from herna.engine.decision import Choice
from herna.engine.flow import Play
from herna.games.summoner_wars.refusals.abilities import why_no_use
from herna.games.summoner_wars.refusals.attack import why_no_attack, why_nothing_instead_of_attacking
from herna.games.summoner_wars.refusals.effects import why_not_this_answer
from herna.games.summoner_wars.refusals.hand import why_no_summon, why_not_built, why_not_discarded, why_not_played
from herna.games.summoner_wars.refusals.movement import (
    why_it_does_not_stop,
    why_no_charge,
    why_no_further_step,
    why_no_move,
    why_nothing_instead_of_moving,
)
from herna.games.summoner_wars.refusals.things import Reasons, because, card_said, cards_in_the_way, space_said
from herna.games.summoner_wars.rules.movement import Move
from herna.games.summoner_wars.table import Battlefield
from herna.games.summoner_wars.turn import Phase

# What has to wait until nothing is being resolved, and by which rule; everything else by SW-TIME-09.
WAITING = {
    "summon": "SW-SUM-06",
    "move": "SW-MOVE-10",
    "charge": "SW-MOVE-10",
    "instead_of_moving": "SW-MOVE-10",
    "play": "SW-EVT-03",
    "use": "SW-TIME-11",
}


# What is to be pointed at first in a choice of each kind, and what as well; where nothing is named, just one of them.
FIRST = {
    "summon": ("SW-SUM-02", "sw-why-choose-card"),
    "build": ("SW-BUILD-02", "sw-why-choose-card"),
    "play": ("SW-EVT-02", "sw-why-choose-card"),
    "discard": ("SW-MAG-01", "sw-why-choose-card"),
    "move": ("SW-MOVE-01", "sw-why-choose-mover"),
    "charge": ("SW-MOVE-01", "sw-why-choose-mover"),
    "instead_of_moving": ("SW-MOVE-01", "sw-why-choose-mover"),
    "attack": ("SW-ATK-01", "sw-why-choose-attacker"),
    "instead_of_attacking": ("SW-ATK-01", "sw-why-choose-attacker"),
    "use": ("SW-ABIL-02", "sw-why-choose-user"),
    "step": ("SW-MOVE-02", "sw-why-choose-space"),
    "to": ("SW-COMP-03", "sw-why-choose-space"),
    "resolve": ("SW-TIME-01", "sw-why-choose-due"),
}
ONE_OF_THEM = ("SW-TIME-09", "sw-why-choose-one")
AS_WELL = {
    "space": ("SW-COMP-03", "sw-why-choose-space"),
    "target": ("SW-ATK-04", "sw-why-choose-target"),
    "effect": ("SW-TIME-10", "sw-why-choose-effect"),
}


def why_not(play: Play[Battlefield], choice: Choice) -> Reasons:
    """Why a choice is not offered to the seat that is asked."""
    return _what_is_unsaid(play, choice) or _why_not_at_all(play, choice)


def _what_is_unsaid(play: Play[Battlefield], choice: Choice) -> Reasons:
    """A choice that is only begun, and could be completed: what is still to be pointed at."""
    if "" not in choice:
        return ()
    if not any(
        len(option) == len(choice) and all(said in ("", offered) for said, offered in zip(choice, option, strict=True))
        for option in play.options()
    ):
        return ()
    kind, at = str(choice[0]), choice.index("")
    if at == 1 or kind == "resolve":
        return because(*FIRST.get(kind, ONE_OF_THEM))
    field = play.game.choices[kind][1]
    return because(*AS_WELL[field], unit=choice[1]) if field == "effect" else because(*AS_WELL[field])


def _why_not_at_all(play: Play[Battlefield], choice: Choice) -> Reasons:
    """Why a choice cannot be made, however it would be completed."""
    asking, kind = play.procedure(), str(choice[0])
    if isinstance(asking, Phase):
        return _in_a_phase(play, asking, choice)
    if isinstance(asking, Move):
        return _during_a_move(play.table, asking, choice)
    if callable(getattr(asking, kind, None)) and not _answers_another_question(play, kind):
        assert play.ask is not None
        return why_not_this_answer(play, play.ask.seat, choice)
    return because(WAITING.get(kind, "SW-TIME-09"), "sw-why-being-resolved")


def _answers_another_question(play: Play[Battlefield], kind: str) -> bool:
    """Whether an effect that asks several things is not asking this one now."""
    offered = {str(option[0]) for option in play.options()}
    if kind in offered:
        return False
    return any(
        kind in alike and not offered.isdisjoint(alike) for alike in (("target", "pick", "to"), ("decline", "done"))
    )


def _in_a_phase(play: Play[Battlefield], asking: Phase, choice: Choice) -> Reasons:
    """When nothing is being resolved and the active player may do what the phase allows."""
    table, seat, phase, kind = play.table, asking.seat, asking.phase, choice[0]
    if kind == "summon":
        return why_no_summon(table, seat, phase, card_said(table, choice[1]), space_said(choice[2]))
    if kind == "move":
        return why_no_move(table, seat, phase, card_said(table, choice[1]), space_said(choice[2]))
    if kind == "charge":
        return why_no_charge(table, seat, phase, card_said(table, choice[1]), space_said(choice[2]))
    if kind == "instead_of_moving":
        return why_nothing_instead_of_moving(table, seat, phase, card_said(table, choice[1]), choice[2])
    if kind == "build":
        return why_not_built(table, seat, phase, card_said(table, choice[1]), space_said(choice[2]))
    if kind == "attack":
        return why_no_attack(table, seat, phase, card_said(table, choice[1]), card_said(table, choice[2]))
    if kind == "instead_of_attacking":
        return why_nothing_instead_of_attacking(table, seat, phase, card_said(table, choice[1]), choice[2])
    if kind == "discard":
        return why_not_discarded(table, seat, phase, card_said(table, choice[1]))
    if kind == "play":
        return why_not_played(table, seat, phase, card_said(table, choice[1]))
    if kind == "use":
        return why_no_use(table, seat, phase, card_said(table, choice[1]), choice[2])
    return because("SW-TURN-02", "sw-why-another-question")


def _during_a_move(table: Battlefield, move: Move, choice: Choice) -> Reasons:
    """SW-MOVE-10: a move is finished before anything else begins."""
    if choice[0] == "step":
        return why_no_further_step(table, move, space_said(choice[1]))
    if choice[0] == "stop":
        return why_it_does_not_stop(table, move)
    rule = WAITING.get(str(choice[0]), "SW-MOVE-10")
    return because(rule, "sw-why-still-moving", cards_in_the_way([move.unit]), unit=move.unit)
