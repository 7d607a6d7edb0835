"""The sequence of play.

Turns of six phases, with what happens at the start and end of each (SW-TURN).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from herna.engine.activity import Activity, Bar, Thing
from herna.engine.decision import Ask
from herna.engine.effects import Effect
from herna.engine.flow import Become, Call, Outcome, Play, Procedure, Repeat
from herna.engine.offer import Offer
from herna.games.summoner_wars.rules.abilities import USE_ABILITY
from herna.games.summoner_wars.rules.attacking import ATTACKS
from herna.games.summoner_wars.rules.bars import NO_CARD, not_in_hand
from herna.games.summoner_wars.rules.damage import NOBODY, Damage, in_the_active_players_order
from herna.games.summoner_wars.rules.events import PLAY, DiscardEvent
from herna.games.summoner_wars.rules.lasting import end_lasting, give_back_control, held_until_end_of_turn
from herna.games.summoner_wars.rules.movement import MOVES
from herna.games.summoner_wars.rules.summoning import BUILD, SUMMON, summons_in_any_phase
from herna.games.summoner_wars.rules.verbs import draw_cards
from herna.games.summoner_wars.rules.zones import discard_face_down
from herna.games.summoner_wars.table import Battlefield
from herna.games.summoner_wars.texts import (
    END_OF_PHASE,
    END_OF_TURN,
    START_OF_PHASE,
    START_OF_TURN,
    TEXTS,
    Effects,
    texts_in_play,
)

HAND: Final = 5


@dataclass(frozen=True, slots=True)
class Turns(Procedure):
    """Players alternate turns until the game ends."""

    def order(self) -> tuple[str, ...]:
        return ("a_turn_is_played", "the_opponent_becomes_active")

    def a_turn_is_played(self, play: Play[Battlefield]) -> Call:
        return Call(Turn(play.table.active))

    def the_opponent_becomes_active(self, play: Play[Battlefield]) -> Repeat:
        play.table.active = 1 - play.table.active
        return Repeat("a_turn_is_played")


@dataclass(frozen=True, slots=True)
class Turn(Procedure):
    """Start of the turn, six phases, end of the turn."""

    seat: int

    def order(self) -> tuple[str, ...]:
        return (
            "the_turn_starts",
            "the_summon_phase",
            "the_move_phase",
            "the_build_phase",
            "the_attack_phase",
            "the_magic_phase",
            "the_draw_phase",
            "the_turn_ends",
            "effects_run_out",
        )

    def the_turn_starts(self, play: Play[Battlefield]) -> Outcome:
        table = play.table
        table.turn += 1
        table.used = table.fed = ()
        table.phase = "start"
        play.tell(("turn_began", self.seat, table.turn), "SW-TURN-01")
        effects: Effects = tuple(DiscardEvent(card, table.key(card), self.seat) for card in table.events[self.seat])
        for source, key in texts_in_play(table, START_OF_TURN):
            if table.control[source] == self.seat:
                effects += TEXTS[key].start_of_turn(table, source)
        return in_the_active_players_order(table, effects)

    def the_summon_phase(self, play: Play[Battlefield]) -> Call:
        return Call(Phase(self.seat, "summon"))

    def the_move_phase(self, play: Play[Battlefield]) -> Call:
        return Call(Phase(self.seat, "move"))

    def the_build_phase(self, play: Play[Battlefield]) -> Call:
        return Call(Phase(self.seat, "build"))

    def the_attack_phase(self, play: Play[Battlefield]) -> Call:
        return Call(Phase(self.seat, "attack"))

    def the_magic_phase(self, play: Play[Battlefield]) -> Call:
        return Call(Phase(self.seat, "magic"))

    def the_draw_phase(self, play: Play[Battlefield]) -> Call:
        return Call(Phase(self.seat, "draw"))

    def the_turn_ends(self, play: Play[Battlefield]) -> Outcome:
        table = play.table
        table.phase = "end"
        effects: Effects = ()
        for source, key in texts_in_play(table, END_OF_TURN):
            if table.control[source] == self.seat:
                effects += TEXTS[key].end_of_turn(table, source)
        return in_the_active_players_order(table, _or_control_ends_first(table, self.seat, effects))

    def effects_run_out(self, play: Play[Battlefield]) -> None:
        """What lasts until the end of the turn ends: strength, gained abilities, control."""
        end_lasting(play.table)


def _or_control_ends_first(table: Battlefield, seat: int, effects: Effects) -> Effects:
    """The end of control falls due together with other effects (CR-06).

    What a unit controlled until the end of the turn does then is one of them.
    """
    held = held_until_end_of_turn(table)
    if not held:
        return effects
    ending = tuple(
        ControlEnds(card, "control-ends") for card in held if any(effect.source == card for effect in effects)
    )
    return (*(WhileControlled(one.source, one.effect, seat, one) for one in effects), *ending)


@dataclass(frozen=True, slots=True)
class WhileControlled(Effect):
    """An effect at the end of a turn by something still controlled.

    The seat whose turn it is still controls what does it.
    """

    seat: int
    doing: Effect

    def it_is_done(self, play: Play[Battlefield]) -> Outcome:
        return Become(self.doing) if play.table.control[self.source] == self.seat else None


@dataclass(frozen=True, slots=True)
class ControlEnds(Effect):
    """SW-CTRL-04: control of a unit goes back."""

    def it_is_done(self, play: Play[Battlefield]) -> None:
        give_back_control(play.table, self.source)


@dataclass(frozen=True, slots=True)
class Phase(Procedure):
    """A phase of a turn.

    What happens at its start, what the active player does in it, what happens at its end.
    """

    seat: int
    phase: str

    def order(self) -> tuple[str, ...]:
        return ("the_phase_starts", "cards_are_drawn", "the_active_player_acts", "and_so_on", "the_phase_ends")

    def the_phase_starts(self, play: Play[Battlefield]) -> Outcome:
        table = play.table
        table.phase = self.phase
        table.moved = table.attacked = ()
        table.attack_slots = 0
        table.provoked = False
        effects: Effects = ()
        for source, key in texts_in_play(table, START_OF_PHASE):
            if table.control[source] == self.seat:
                effects += TEXTS[key].start_of_phase(table, source, self.phase)
        return in_the_active_players_order(table, effects)

    def the_active_player_acts(self, play: Play[Battlefield]) -> Ask | Repeat:
        if summons_in_any_phase(play.table, self.seat):
            return ALSO_SUMMONING[self.seat][self.phase]
        return Repeat("the_phase_ends") if self.phase == "draw" else QUESTIONS[self.seat][self.phase]

    def and_so_on(self, play: Play[Battlefield]) -> Repeat:
        return Repeat("the_active_player_acts")

    def cards_are_drawn(self, play: Play[Battlefield]) -> None:
        """SW-DRAW-01: up to 5 cards in hand, in the Draw Phase."""
        if self.phase == "draw":
            draw_cards(play, self.seat, HAND - len(play.table.hands[self.seat]))

    def the_phase_ends(self, play: Play[Battlefield]) -> Outcome:
        table = play.table
        effects: Effects = ()
        for source, key in texts_in_play(table, END_OF_PHASE):
            if table.control[source] == self.seat:
                effects += TEXTS[key].end_of_phase(table, source, self.phase)
        if self.phase == "attack" and not table.provoked and table.summoner(self.seat) >= 0:
            effects += (Inaction(table.summoner(self.seat), "inaction"),)
        return in_the_active_players_order(table, effects)


class DiscardForMagic(Activity[Battlefield]):
    """SW-MAG-01: 1 magic for each card discarded."""

    kind = "discard"
    fields = ("card",)
    rule = "SW-MAG-01"
    phase = "magic"
    waits = "SW-TIME-09"

    def first(self, table: Battlefield, seat: int) -> Sequence[int]:
        return table.hands[seat]

    def first_outside(self, table: Battlefield, seat: int, first: int) -> Bar | None:
        return not_in_hand(table, seat, first, "SW-MAG-01")

    def nothing_to_choose(self, table: Battlefield, seat: int, chosen: tuple[Thing, ...]) -> Bar:
        return NO_CARD

    def do(self, play: Play[Battlefield], seat: int, card: int) -> None:
        discard_face_down(play.table, seat, card)
        gained = play.table.gain_magic(seat, 1)
        told = ("discarded_for_magic", seat, card, gained)
        play.tell(told, "SW-MAG-01", to=(seat,), others=("discarded_for_magic", seat, None, gained))


class EndPhase(Activity[Battlefield]):
    """The active player does nothing more in this phase."""

    kind = "end_phase"
    rule = "SW-TURN-02"
    waits = "SW-TIME-09"

    def do(self, play: Play[Battlefield], seat: int) -> Repeat:
        return Repeat("the_phase_ends")


@dataclass(frozen=True, slots=True)
class Inaction(Effect):
    """SW-ATK-22: a player who attacked nothing enemy gets 1 damage on the Summoner.

    Nobody is credited.
    """

    def it_is_done(self, play: Play[Battlefield]) -> Call:
        play.tell(("was_inactive", self.source), "SW-ATK-22")
        return Call(Damage(((self.source, 1),), NOBODY))


_PHASE_RULES: Final = {
    "summon": "SW-SUM-01",
    "move": "SW-MOVE-01",
    "build": "SW-BUILD-01",
    "attack": "SW-ATK-01",
    "magic": "SW-MAG-01",
    "draw": "SW-DRAW-01",
}


# What may be done in each phase, in the order in which it is listed.
IN_ANY_PHASE: Final[Offer] = (PLAY, USE_ABILITY, EndPhase())
ACTIVITIES: Final[dict[str, Offer]] = {
    "summon": (SUMMON, *IN_ANY_PHASE),
    "move": (MOVES, *IN_ANY_PHASE),
    "build": (BUILD, *IN_ANY_PHASE),
    "attack": (ATTACKS, *IN_ANY_PHASE),
    "magic": (DiscardForMagic(), *IN_ANY_PHASE),
    "draw": IN_ANY_PHASE,
}


def ask_in_phase(seat: int, phase: str, also: Offer = ()) -> Ask:
    """What the active player is asked in a phase.

    It is the same every time, so it is made once.
    """
    return Ask(seat, f"sw-phase-{phase}", (*also, *ACTIVITIES[phase]), _PHASE_RULES[phase], phase=phase, stepwise=True)


QUESTIONS: Final = [{phase: ask_in_phase(seat, phase) for phase in ACTIVITIES} for seat in (0, 1)]
# SW-SUM-08: the same, where a text lets a player summon in every phase.
ALSO_SUMMONING: Final = [
    {phase: ask_in_phase(seat, phase, () if phase == "summon" else (SUMMON,)) for phase in ACTIVITIES}
    for seat in (0, 1)
]
