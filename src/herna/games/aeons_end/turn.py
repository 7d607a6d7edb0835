"""The sequence of play: turn order, a player's turn, the actions of the main phase (AE-PHASE, AE-MAIN)."""

from __future__ import annotations

from dataclasses import dataclass

from herna.engine.chance import Chance
from herna.engine.decision import Ask, Choice
from herna.engine.flow import Call, Outcome, Play, Procedure, Repeat, Return, Value
from herna.games.aeons_end.rules.aether import PlayCard, buys, pay_for
from herna.games.aeons_end.rules.breaches import UP, breach_id, focus_breach, open_breach, prep_spell, takes_a_spell
from herna.games.aeons_end.rules.casting import CastingPhase
from herna.games.aeons_end.rules.charges import CHARGE_COSTS, Activate, Charges, Floor
from herna.games.aeons_end.rules.deeds import do, group_ask
from herna.games.aeons_end.rules.nemesis_turn import NemesisTurn
from herna.games.aeons_end.rules.piles import Gain, PutAway, draw_cards
from herna.games.aeons_end.rules.powers import DiscardPower, powers_to_discard
from herna.games.aeons_end.rules.suffering import players_win
from herna.games.aeons_end.rules.turn_order import WILD_CARD, player_of, turn_over
from herna.games.aeons_end.table import GONE, NOBODY, OPEN, Siege
from herna.games.aeons_end.texts import (
    ANY_MAIN_PHASE,
    MATS,
    OWN_MAIN_PHASE,
    PLAYER_CARDS,
    TURN_ORDER,
    may_activate,
)

HAND = 5
SURPRISES = 8  # of so many likely actions one may be any


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
        return group_ask(table, "ae-wild-card", "anybody", "AE-TURNORDER-09")

    def anybody(self, play: Play[Siege]) -> list[Choice]:
        return [("player", seat) for seat in play.table.seats()]

    def player(self, play: Play[Siege], seat: int) -> None:
        play.table.active = seat

    def abilities_may_answer_it(self, play: Play[Siege]) -> Outcome:
        for seat in play.table.seats():
            if may_activate(play.table, seat, TURN_ORDER):
                return Call(Floor(seat, TURN_ORDER))
        return None

    def the_turn_is_played(self, play: Play[Siege]) -> Call:
        table = play.table
        play.tell(("turn_began", table.active, table.turn), "AE-TURNORDER-06")
        return Call(NemesisTurn() if table.active == NOBODY else PlayerTurn(table.active))

    def the_turn_ends(self, play: Play[Siege]) -> Repeat:
        """What lasts for a turn ends (AE-DRAW-11, AE-PHASE-05); the nemesis may have run out of cards (AE-END-01)."""
        table = play.table
        MATS[table.nemesis].end_of_turn(table)
        table.aether = table.gem_aether = table.spell_aether = table.discount = 0
        table.plays = ()
        table.focused = table.newly_prepped = table.used = table.drawn = table.asked = ()
        table.two_spells = table.shielded = False
        if not table.nemesis_deck and not table.in_play:
            players_win(play, "AE-END-01")
        return Repeat("a_turn_order_card_is_turned_over")


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
    """Eight kinds of actions in any order, as often as the player likes (AE-MAIN-01), and abilities between them."""

    seat: int

    def order(self) -> tuple[str, ...]:
        return ("the_phase_begins", "others_may_use_their_ability", "the_active_player_acts", "and_so_on")

    def the_phase_begins(self, play: Play[Siege]) -> None:
        play.table.phase = "main"

    def others_may_use_their_ability(self, play: Play[Siege]) -> Outcome:
        """Each of the others is asked once; later, the active player may give them the floor."""
        for seat in others_charged(play.table, self.seat):
            return Call(Floor(seat, ANY_MAIN_PHASE), then="the_next_may_use_theirs")
        return None

    def the_next_may_use_theirs(self, play: Play[Siege], used: Value) -> Repeat:
        return Repeat("others_may_use_their_ability")

    def the_active_player_acts(self, play: Play[Siege]) -> Ask:
        return Ask(self.seat, "ae-phase-main", "actions", "AE-MAIN-01", sample="a_likely_action")

    def actions(self, play: Play[Siege]) -> list[Choice]:
        table, seat = play.table, self.seat
        actions: list[Choice] = []
        for card in table.of_each_kind(table.hands[seat]):
            kind = table.printed(card).type
            if kind == "spell":
                actions.extend(
                    ("prep", card, breach_id(seat, breach))
                    for breach in range(4)
                    if takes_a_spell(table, seat, breach, card)
                )
            elif kind != "corruption":
                actions.append(("play", card))
        actions.extend(("buy", pile) for pile in buys(table))
        if table.aether >= CHARGE_COSTS and not table.charged(seat):
            actions.append(("buy_charge",))
        for breach, state in enumerate(table.breaches[seat]):
            if state in (GONE, OPEN):
                continue
            if state != UP and table.aether >= table.focus_cost(breach):
                actions.append(("focus", breach_id(seat, breach)))
            if table.aether >= table.open_cost(seat, breach):
                actions.append(("open", breach_id(seat, breach)))
        actions.extend(
            ("use", spell)
            for spell in table.spells(seat)
            if PLAYER_CARDS[table.key(spell)].may_be_used(table, seat, spell)
        )
        actions.extend(("discard_power", card) for card in powers_to_discard(table, seat))
        if may_activate(table, seat, OWN_MAIN_PHASE, ANY_MAIN_PHASE):
            actions.append(("activate",))
        actions.extend(("give_floor", other) for other in others_charged(table, seat))
        actions.append(("end_phase",))
        return actions

    def a_likely_action(self, play: Play[Siege], chance: Chance) -> Choice:
        """What people mostly do without thinking: prep spells, play gems and relics, spend the aether on something."""
        table, seat = play.table, self.seat
        if not chance.below(SURPRISES):
            return chance.pick(self.actions(play))
        for card in table.hands[seat]:
            kind = table.printed(card).type
            if kind == "spell":
                for breach in (3, 2, 1, 0):
                    if takes_a_spell(table, seat, breach, card):
                        return ("prep", card, breach_id(seat, breach))
            elif kind != "corruption":
                return ("play", card)
        paid = [action for action in self.actions(play) if action[0] not in ("prep", "give_floor", "end_phase")]
        return chance.pick(paid) if paid else ("end_phase",)

    def play(self, play: Play[Siege], card: int) -> Call:
        return Call(PlayCard(self.seat, card))

    def buy(self, play: Play[Siege], pile: int) -> Call:
        pay_for(play.table, pile)
        return Call(Gain(self.seat, pile))

    def buy_charge(self, play: Play[Siege]) -> Call:
        play.table.aether -= CHARGE_COSTS
        return Call(Charges(1, self.seat))

    def focus(self, play: Play[Siege], breach: int) -> None:
        play.table.aether -= play.table.focus_cost(breach % 4)
        focus_breach(play, self.seat, breach % 4)

    def open(self, play: Play[Siege], breach: int) -> None:
        play.table.aether -= play.table.open_cost(self.seat, breach % 4)
        open_breach(play, self.seat, breach % 4)

    def prep(self, play: Play[Siege], card: int, breach: int) -> None:
        prep_spell(play, self.seat, card, breach % 4)

    def use(self, play: Play[Siege], card: int) -> Outcome:
        table = play.table
        text = PLAYER_CARDS[table.key(card)]
        table.aether -= text.use_costs()
        table.used = (*table.used, card)
        play.tell(("used", self.seat, card, play.table.key(card)), "AE-WHILE-01")
        return do(text.used(table, self.seat, card))

    def discard_power(self, play: Play[Siege], card: int) -> Call:
        return Call(DiscardPower(card, self.seat))

    def activate(self, play: Play[Siege]) -> Call:
        return Call(Activate(self.seat))

    def give_floor(self, play: Play[Siege], seat: int) -> Call:
        return Call(Floor(seat, ANY_MAIN_PHASE), then="the_floor_was_given")

    def the_floor_was_given(self, play: Play[Siege], used: Value) -> Outcome:
        return None if used else Repeat("the_active_player_acts")

    def end_phase(self, play: Play[Siege]) -> Return:
        return Return()

    def and_so_on(self, play: Play[Siege]) -> Repeat:
        """After an action, whoever did not want to use their ability may be asked again."""
        play.table.asked = ()
        return Repeat("the_active_player_acts")


def others_charged(table: Siege, seat: int) -> list[int]:
    """The others whose ability may be used now and who have not just declined to."""
    return [
        other
        for other in table.seats()
        if other != seat and other not in table.asked and may_activate(table, other, ANY_MAIN_PHASE)
    ]
