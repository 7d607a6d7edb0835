"""The sequence of play: turns of six phases, with what happens at the start and end of each (SW-TURN)."""

from __future__ import annotations

from dataclasses import dataclass

from herna.engine.decision import Ask, Choice
from herna.engine.effects import Effect, Lasting, lasting_after
from herna.engine.flow import Become, Call, Outcome, Play, Procedure, Repeat
from herna.games.summoner_wars.rules.attack import Attack, attacks, uses_its_attack
from herna.games.summoner_wars.rules.damage import NOBODY, Damage, in_the_active_players_order
from herna.games.summoner_wars.rules.events import DiscardEvent, PlayEvent, plays
from herna.games.summoner_wars.rules.movement import begin_charge, begin_move, moves
from herna.games.summoner_wars.rules.summoning import Build, Summon, builds, summons, summons_in_any_phase
from herna.games.summoner_wars.rules.values import END_OF_TURN
from herna.games.summoner_wars.rules.zones import discard_face_down, draw_cards, lose_ability, reveal, take_control
from herna.games.summoner_wars.table import Battlefield
from herna.games.summoner_wars.texts import TEXTS, Effects, speaking, texts_of

HAND = 5


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
        for source, key in speaking(table, "start_of_turn"):
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
        for source, key in speaking(table, "end_of_turn"):
            if table.control[source] == self.seat:
                effects += TEXTS[key].end_of_turn(table, source)
        return in_the_active_players_order(table, _or_control_ends_first(table, self.seat, effects))

    def effects_run_out(self, play: Play[Battlefield]) -> None:
        """What lasts until the end of the turn ends: strength, gained abilities, control."""
        end_of_lasting(play.table, self.seat)


def end_of_lasting(table: Battlefield, seat: int) -> None:
    """Effects until the end of a seat's turn are over; abilities and control that they gave go back."""
    over = [effect for effect in table.lasting if effect.until == END_OF_TURN]
    table.lasting = lasting_after(table.lasting, END_OF_TURN)
    for effect in over:
        if effect.kind == "control" and table.on_board(effect.subject):
            take_control(table, effect.subject, effect.amount)
        elif effect.kind.startswith("ability:") and not _still_given(table, effect):
            lose_ability(table, effect.subject, (effect.kind.removeprefix("ability:"),))


def _or_control_ends_first(table: Battlefield, seat: int, effects: Effects) -> Effects:
    """CR-06: what a unit controlled until the end of the turn does then falls due together with the end of control."""
    held = [effect.subject for effect in table.lasting if effect.kind == "control" and effect.until == END_OF_TURN]
    if not held:
        return effects
    ending = tuple(
        ControlEnds(card, "control-ends") for card in held if any(effect.source == card for effect in effects)
    )
    return (*(WhileControlled(one.source, one.effect, seat, one) for one in effects), *ending)


@dataclass(frozen=True, slots=True)
class WhileControlled(Effect):
    """An effect at the end of a seat's turn, if the seat still controls what does it."""

    seat: int
    doing: Effect

    def order(self) -> tuple[str, ...]:
        return ("it_is_done",)

    def it_is_done(self, play: Play[Battlefield]) -> Outcome:
        return Become(self.doing) if play.table.control[self.source] == self.seat else None


@dataclass(frozen=True, slots=True)
class ControlEnds(Effect):
    """SW-CTRL-04: control of a unit goes back."""

    def order(self) -> tuple[str, ...]:
        return ("control_goes_back",)

    def control_goes_back(self, play: Play[Battlefield]) -> None:
        table = play.table
        for effect in list(table.lasting):
            if effect.kind == "control" and effect.subject == self.source:
                table.lasting.remove(effect)
                take_control(table, effect.subject, effect.amount)


def _still_given(table: Battlefield, over: Lasting) -> bool:
    """Whether something else that lasts on gives a unit the same ability."""
    return any((effect.kind, effect.subject) == (over.kind, over.subject) for effect in table.lasting)


@dataclass(frozen=True, slots=True)
class Phase(Procedure):
    """A phase: what happens at its start, what the active player does in it, what happens at its end."""

    seat: int
    phase: str

    def order(self) -> tuple[str, ...]:
        if self.phase == "draw":
            return ("the_phase_starts", "cards_are_drawn", "the_active_player_acts", "and_so_on", "the_phase_ends")
        return ("the_phase_starts", "the_active_player_acts", "and_so_on", "the_phase_ends")

    def the_phase_starts(self, play: Play[Battlefield]) -> Outcome:
        table = play.table
        table.phase = self.phase
        table.moved = table.attacked = ()
        table.attack_slots = 0
        table.provoked = False
        effects: Effects = ()
        for source, key in speaking(table, "start_of_phase"):
            if table.control[source] == self.seat:
                effects += TEXTS[key].start_of_phase(table, source, self.phase)
        return in_the_active_players_order(table, effects)

    def the_active_player_acts(self, play: Play[Battlefield]) -> Ask | Repeat:
        if self.phase == "draw" and not summons_in_any_phase(play.table, self.seat):
            return Repeat("the_phase_ends")
        return Ask(self.seat, f"sw-phase-{self.phase}", "activities", _PHASE_RULES[self.phase])

    def activities(self, play: Play[Battlefield]) -> list[Choice]:
        """Everything that may be done now in this phase, and ending it."""
        table, seat, phase = play.table, self.seat, self.phase
        options: list[Choice] = []
        if phase == "summon" or summons_in_any_phase(table, seat):
            options += summons(table, seat)
        if phase == "move":
            options += moves(table, seat)
        elif phase == "build":
            options += builds(table, seat)
        elif phase == "attack":
            options += attacks(table, seat)
        elif phase == "magic":
            options += [("discard", card) for card in table.hands[seat]]
        options += plays(table, seat, phase)
        for source, key in speaking(table, "abilities_to_use"):
            if table.control[source] == seat:
                for effect in TEXTS[key].abilities_to_use(table, source, phase):
                    options.append(("use", source, effect.effect))
        options.append(("end_phase",))
        return options

    def summon(self, play: Play[Battlefield], card: int, space: int) -> Call:
        return Call(Summon(self.seat, reveal(play.table, card), space))

    def move(self, play: Play[Battlefield], unit: int, space: int) -> Call:
        return Call(begin_move(play.table, self.seat, unit, space))

    def charge(self, play: Play[Battlefield], unit: int, space: int) -> Call:
        return Call(begin_charge(play.table, self.seat, unit, space))

    def instead_of_moving(self, play: Play[Battlefield], unit: int, effect: str) -> Call:
        """SW-MOVE-11: it counts as that unit's move."""
        table = play.table
        table.moved = (*table.moved, unit)
        return Call(self._effect(play, unit, effect, "instead_of_moving"))

    def build(self, play: Play[Battlefield], card: int, space: int) -> Call:
        return Call(Build(self.seat, reveal(play.table, card), space))

    def attack(self, play: Play[Battlefield], unit: int, target: int) -> Call:
        uses_its_attack(play.table, unit)
        return Call(Attack(unit, target))

    def instead_of_attacking(self, play: Play[Battlefield], unit: int, effect: str) -> Call:
        """SW-ATK-14: it counts as that unit's attack."""
        doing = self._effect(play, unit, effect, "instead_of_attacking")
        uses_its_attack(play.table, unit)
        return Call(doing)

    def _effect(self, play: Play[Battlefield], unit: int, effect: str, instead: str) -> Effect:
        for key in texts_of(play.table, unit):
            offered: Effects = getattr(TEXTS[key], instead)(play.table, unit)
            for one in offered:
                if one.effect == effect:
                    return one
        raise LookupError(effect)

    def discard(self, play: Play[Battlefield], card: int) -> None:
        """SW-MAG-01: 1 magic for each card discarded."""
        discard_face_down(play.table, self.seat, card)
        gained = play.table.gain_magic(self.seat, 1)
        told = ("discarded_for_magic", self.seat, card, gained)
        play.tell(told, "SW-MAG-01", to=(self.seat,), others=("discarded_for_magic", self.seat, None, gained))

    def play(self, play: Play[Battlefield], card: int) -> Call:
        return Call(PlayEvent(self.seat, reveal(play.table, card)))

    def use(self, play: Play[Battlefield], source: int, effect: str) -> Call:
        return Call(TEXTS[effect].abilities_to_use(play.table, source, self.phase)[0])

    def end_phase(self, play: Play[Battlefield]) -> Repeat:
        return Repeat("the_phase_ends")

    def and_so_on(self, play: Play[Battlefield]) -> Repeat:
        return Repeat("the_active_player_acts")

    def cards_are_drawn(self, play: Play[Battlefield]) -> None:
        """SW-DRAW-01: up to 5 cards in hand."""
        draw_cards(play, self.seat, HAND - len(play.table.hands[self.seat]))

    def the_phase_ends(self, play: Play[Battlefield]) -> Outcome:
        table = play.table
        effects: Effects = ()
        for source, key in speaking(table, "end_of_phase"):
            if table.control[source] == self.seat:
                effects += TEXTS[key].end_of_phase(table, source, self.phase)
        if self.phase == "attack" and not table.provoked and table.summoner(self.seat) >= 0:
            effects += (Inaction(table.summoner(self.seat), "inaction"),)
        return in_the_active_players_order(table, effects)


@dataclass(frozen=True, slots=True)
class Inaction(Effect):
    """SW-ATK-22: who attacked nothing of the opponent's gets 1 damage on the own Summoner; nobody is credited."""

    def order(self) -> tuple[str, ...]:
        return ("the_summoner_is_damaged",)

    def the_summoner_is_damaged(self, play: Play[Battlefield]) -> Call:
        play.tell(("was_inactive", self.source), "SW-ATK-22")
        return Call(Damage(((self.source, 1),), NOBODY))


_PHASE_RULES = {
    "summon": "SW-SUM-01",
    "move": "SW-MOVE-01",
    "build": "SW-BUILD-01",
    "attack": "SW-ATK-01",
    "magic": "SW-MAG-01",
    "draw": "SW-DRAW-01",
}
