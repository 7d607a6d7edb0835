"""The sequence of play.

Turn order, a player's turn, the actions of the main phase (AE-PHASE, AE-MAIN).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from herna.engine.activity import Activity, Bar
from herna.engine.decision import Ask
from herna.engine.deeds import do
from herna.engine.flow import Call, Outcome, Play, Procedure, Repeat, Return, Value
from herna.engine.offer import Offer, Together
from herna.games.aeons_end.deeds import PickPlayer, group_ask
from herna.games.aeons_end.rules.aether import BuyCard, PlayFromHand
from herna.games.aeons_end.rules.breaches import FocusBreach, OpenBreach, PrepSpell
from herna.games.aeons_end.rules.casting import CastingPhase, EndPhase, UseSpell
from herna.games.aeons_end.rules.charges import BuyCharge, Floor, UseAbilityInMain
from herna.games.aeons_end.rules.ending import players_win
from herna.games.aeons_end.rules.nemesis_turn import NemesisTurn
from herna.games.aeons_end.rules.piles import PutAway, draw_cards
from herna.games.aeons_end.rules.powers import RidOfPower
from herna.games.aeons_end.rules.turn_order import WILD_CARD, player_of, turn_over
from herna.games.aeons_end.table import END_OF_TURN, NEXT_FOCUS, NOBODY, Siege
from herna.games.aeons_end.texts import ANY_MAIN_PHASE, MATS, NOT_CHARGED, TURN_ORDER, ability_barred, the_ability

HAND: Final = 5


@dataclass(frozen=True, slots=True)
class Turns(Procedure):
    """The setup's choices, then turn after turn until the game ends."""

    def order(self) -> tuple[str, ...]:
        return (
            "the_setup_is_finished",
            "a_turn_order_card_is_turned_over",
            "the_wild_card_is_for_a_player",
            "abilities_may_answer_it",
            "the_turn_is_played",
            "the_turn_ends",
        )

    def the_setup_is_finished(self, play: Play[Siege]) -> Outcome:
        return do(MATS[play.table.nemesis].setup_choices(play.table))

    def a_turn_order_card_is_turned_over(self, play: Play[Siege]) -> None:
        table = play.table
        table.turn += 1
        table.phase = "turn-order"
        table.active = player_of(table.key(turn_over(play)))

    def the_wild_card_is_for_a_player(self, play: Play[Siege]) -> Outcome:
        table = play.table
        if table.key(table.turn_discard[-1]) != WILD_CARD:
            return None
        return group_ask(table, "ae-wild-card", (TakeWildTurn(self),), "AE-TURNORDER-09")

    def abilities_may_answer_it(self, play: Play[Siege]) -> Outcome:
        for seat in play.table.seats():
            if ability_barred(play.table, seat, TURN_ORDER) is None:
                return Call(Floor(seat))
        return None

    def the_turn_is_played(self, play: Play[Siege]) -> Call:
        table = play.table
        play.tell(("turn_began", table.active, table.turn), "AE-TURNORDER-06")
        return Call(NemesisTurn() if table.active == NOBODY else PlayerTurn(table.active))

    def the_turn_ends(self, play: Play[Siege]) -> Repeat:
        """What lasts for a turn ends (AE-DRAW-11, AE-PHASE-05).

        The nemesis may have run out of cards (AE-END-01).
        """
        table = play.table
        MATS[table.nemesis].end_of_turn(table)
        table.aether = table.gem_aether = table.spell_aether = 0
        table.plays = ()
        table.focused = table.newly_prepped = table.used = table.drawn = table.asked = ()
        table.end_lasting(END_OF_TURN)
        table.end_lasting(NEXT_FOCUS)
        if not table.nemesis_deck and not table.in_play:
            players_win(play, "AE-END-01")
        return Repeat("a_turn_order_card_is_turned_over")


class TakeWildTurn(PickPlayer[Turns]):
    """Who has the turn of the wild card."""

    def do(self, play: Play[Siege], seat: int, player: int) -> None:
        play.table.active = player


@dataclass(frozen=True, slots=True)
class PlayerTurn(Procedure):
    """Casting phase, main phase, draw phase, in this order (AE-PHASE-01)."""

    seat: int

    def order(self) -> tuple[str, ...]:
        return (
            "the_turn_starts",
            "the_casting_phase",
            "the_main_phase",
            "the_main_phase_ends",
            "cards_in_front_are_put_away",
            "cards_are_drawn",
        )

    def the_turn_starts(self, play: Play[Siege]) -> Outcome:
        play.table.phase = "start"
        return do(MATS[play.table.nemesis].start_of_turn(play.table, self.seat))

    def the_casting_phase(self, play: Play[Siege]) -> Call:
        return Call(CastingPhase(self.seat))

    def the_main_phase(self, play: Play[Siege]) -> Call:
        return Call(MainPhase(self.seat))

    def the_main_phase_ends(self, play: Play[Siege]) -> Outcome:
        return do(MATS[play.table.nemesis].end_of_main_phase(play.table, self.seat))

    def cards_in_front_are_put_away(self, play: Play[Siege]) -> Call:
        play.table.phase = "draw"
        return Call(PutAway(self.seat))

    def cards_are_drawn(self, play: Play[Siege]) -> None:
        """AE-DRAW-03: up to five cards in hand."""
        draw_cards(play, self.seat, HAND - len(play.table.hands[self.seat]))


@dataclass(frozen=True, slots=True)
class MainPhase(Procedure):
    """Eight kinds of actions in any order and number (AE-MAIN-01), and abilities."""

    seat: int

    def order(self) -> tuple[str, ...]:
        return ("the_phase_begins", "others_may_use_their_ability", "the_active_player_acts", "and_so_on")

    def the_phase_begins(self, play: Play[Siege]) -> None:
        play.table.phase = "main"

    def others_may_use_their_ability(self, play: Play[Siege]) -> Outcome:
        """Each of the others is asked once.

        Later, the active player may give them the floor.
        """
        for seat in GIVE_FLOOR.first(play.table, self.seat):
            if GIVE_FLOOR.first_barred(play.table, self.seat, seat) is None:
                return Call(Floor(seat), then="the_next_may_use_theirs")
        return None

    def the_next_may_use_theirs(self, play: Play[Siege], used: Value) -> Repeat:
        return Repeat("others_may_use_their_ability")

    def the_active_player_acts(self, play: Play[Siege]) -> Ask:
        return Ask(self.seat, "ae-phase-main", ACTIONS, "AE-MAIN-01", phase="main", eager=LIKELY)

    def the_floor_was_given(self, play: Play[Siege], used: Value) -> Outcome:
        return None if used else Repeat("the_active_player_acts")

    def and_so_on(self, play: Play[Siege]) -> Repeat:
        """After an action, players who declined to use their ability may be asked again."""
        play.table.asked = ()
        return Repeat("the_active_player_acts")


OWN_ABILITY: Final = Bar("AE-CHARGE-10", "ae-why-your-own-ability")
JUST_DECLINED: Final = Bar("AE-CHARGE-11", "ae-why-just-declined")
OTHER_NOT_CHARGED: Final = Bar("AE-CHARGE-05", "ae-why-other-not-charged", details=the_ability)


class GiveFloor(Activity[Siege]):
    """AE-CHARGE-11: another player is asked whether to use the ability now."""

    kind = "give_floor"
    fields = ("player",)
    rule = "AE-CHARGE-09"
    phase = "main"

    def first(self, table: Siege, seat: int) -> Sequence[int]:
        return () if table.solo() else [other for other in table.seats() if other != seat]

    def first_barred(self, table: Siege, seat: int, other: int) -> Bar | None:
        if other in table.asked:
            return JUST_DECLINED
        bar = ability_barred(table, other, ANY_MAIN_PHASE)
        return OTHER_NOT_CHARGED if bar is NOT_CHARGED else bar

    def first_outside(self, table: Siege, seat: int, other: int) -> Bar:
        return OWN_ABILITY

    def do(self, play: Play[Siege], seat: int, other: int) -> Call:
        return Call(Floor(other), then="the_floor_was_given")


class EndMain(EndPhase):
    """The main phase ends."""

    def do(self, play: Play[Siege], seat: int) -> Return:
        return Return()


class PlayInOrder(PlayFromHand):
    """For playouts: whatever lies first in the hand, equal cards or not."""

    def first(self, table: Siege, seat: int) -> Sequence[int]:
        return table.hands[seat]


class PrepAtLastBreach(PrepSpell):
    """For playouts: only at the last breach that takes the spell."""

    def second(self, table: Siege, seat: int, card: int) -> Sequence[int]:
        for breach in reversed(super().second(table, seat, card)):
            if self.second_barred(table, seat, card, breach) is None:
                return (breach,)
        return ()


GIVE_FLOOR: Final = GiveFloor()
END: Final = EndMain()
SPENDING: Final[Offer] = (
    BuyCard(),
    BuyCharge(),
    Together(FocusBreach(), OpenBreach()),
    UseSpell(),
    RidOfPower(),
    UseAbilityInMain(),
)
ACTIONS: Final[Offer] = (Together(PlayFromHand(), PrepSpell()), *SPENDING, GIVE_FLOOR, END)
# What people mostly do without thinking: they play and prep their cards, and spend the aether on something.
FIRST_CARD: Final = Together(PlayInOrder(), PrepAtLastBreach(), only_first=True)
LIKELY: Final[tuple[Offer, ...]] = ((FIRST_CARD,), SPENDING, (END,))
