"""The rules of Skirmish: turns, cards that are announced and reacted to, damage."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from herna.engine.activity import Activity, Bar, Listed, Thing, because
from herna.engine.decision import Ask
from herna.engine.deeds import DECLINES, YES_OR_NO, Accept, Deed
from herna.engine.effects import CANCELLED, Announced, Due, Effect, Lasting, Reactions, Triggered, Window, lasting_after
from herna.engine.flow import Become, Call, Go, Outcome, Play, Procedure, Repeat, Return
from herna.engine.offer import Offer, Together
from tests.kit.skirmish.table import CARDS, INSTEAD_OF_DAMAGE, WHEN_DAMAGED, Arena

END_OF_TURN = "end of turn"
LAST_TURN = 60

NOT_IN_HAND = Bar("SK-TURN-03", "sk-why-not-in-hand")
PLAYED_OTHERWISE = Bar("SK-TURN-03", "sk-why-other-use")


@dataclass(frozen=True, slots=True)
class Turns(Procedure):
    """Together the players choose who begins; then they take turns."""

    first: int = -1

    def order(self) -> tuple[str, ...]:
        return ("choose_who_begins", "a_turn_is_played", "the_next_player_is_active")

    def choose_who_begins(self, play: Play[Arena]) -> Ask:
        others = tuple(range(1, play.table.seats()))
        return Ask(0, "sk-choose-first", (Begin(self),), "SK-TURN-01", also=others)

    def a_turn_is_played(self, play: Play[Arena]) -> Call:
        return Call(Turn(play.table.active))

    def the_next_player_is_active(self, play: Play[Arena]) -> Repeat:
        table = play.table
        table.turns += 1
        table.active = table.in_turn_from((table.active + 1) % table.seats())[0]
        return Repeat("a_turn_is_played")


@dataclass(frozen=True, slots=True)
class Turn(Procedure):
    """Draw a card, play a card, then anyone may play something."""

    seat: int

    def order(self) -> tuple[str, ...]:
        return ("draw", "play_a_card", "anyone_may_rage", "the_turn_ends")

    def draw(self, play: Play[Arena]) -> None:
        card = play.table.draw_card(self.seat, play.chance)
        if card >= 0:
            play.tell(("drew", self.seat, card), "SK-TURN-02", to=(self.seat,), others=("drew", self.seat, None))

    def play_a_card(self, play: Play[Arena]) -> Ask:
        return Ask(self.seat, "sk-play-a-card", TURN, "SK-TURN-03", {"seat": self.seat}, phase="turn", stepwise=True)

    def anyone_may_rage(self, play: Play[Arena]) -> Call:
        return Call(RageWindow(play.table.in_turn_from(self.seat)))

    def the_turn_ends(self, play: Play[Arena]) -> None:
        play.table.lasting = lasting_after(play.table.lasting, END_OF_TURN, self.seat)


@dataclass(frozen=True, slots=True)
class Scouting(Procedure):
    """Look at the top card of the deck; you may put it under the deck."""

    seat: int

    def order(self) -> tuple[str, ...]:
        return ("look", "keep_or_bury")

    def look(self, play: Play[Arena]) -> Return | None:
        if not play.table.deck:
            return Return()
        play.table.cards.show(play.table.deck[0], 1 << self.seat)
        return None

    def keep_or_bury(self, play: Play[Arena]) -> Ask:
        return Ask(self.seat, "sk-bury", (Keep(), Bury()), "SK-CARD-06", {"card": play.table.deck[0]})


@dataclass(frozen=True, slots=True)
class RageWindow(Window):
    """At the end of a turn anyone may play Rage: 1 more strength until the end of one's own turn."""

    def rule(self) -> str:
        return "SK-CARD-03"

    def offer(self) -> Offer:
        return (PlayRage(self), DECLINES)


@dataclass(frozen=True, slots=True)
class Raging(Effect):
    seat: int

    def it_is_done(self, play: Play[Arena]) -> None:
        card = play.table.leave_hand(self.seat, self.source, play.chance)
        play.table.discard = (*play.table.discard, card)
        play.table.lasting.append(Lasting("strength", self.seat, 1, card, END_OF_TURN, self.seat))
        play.tell(("played", self.seat, card), "SK-CARD-03")


@dataclass(frozen=True, slots=True)
class AnnouncedCard(Announced):
    """A card is played from the hand for all to see, and may be countered."""

    seat: int
    card: int

    def it_is_announced(self, play: Play[Arena]) -> None:
        card = play.table.leave_hand(self.seat, self.card, play.chance)
        play.table.discard = (*play.table.discard, card)
        play.tell(("played", self.seat, card), "SK-TURN-03")

    def reactions(self, play: Play[Arena]) -> CounterWindow:
        return CounterWindow(play.table.in_turn_from((self.seat + 1) % play.table.seats()))


@dataclass(frozen=True, slots=True)
class CounterWindow(Reactions):
    """Anyone may counter what was announced."""

    def rule(self) -> str:
        return "SK-CARD-02"

    def offer(self) -> Offer:
        return (PlayCounter(self), DECLINES)


@dataclass(frozen=True, slots=True)
class Counter(AnnouncedCard):
    """Counter: the announced card is cancelled."""

    def it_takes_effect(self, play: Play[Arena]) -> Return:
        return Return(CANCELLED)


@dataclass(frozen=True, slots=True)
class Strike(AnnouncedCard):
    """Strike: roll a die; on 3 or more the target is damaged by your strength."""

    target: int

    def it_takes_effect(self, play: Play[Arena]) -> Outcome:
        number = play.chance.die()
        play.tell(("rolled", self.seat, number), "SK-CARD-01")
        if number < 3:
            return None
        return Call(Damage(self.seat, self.target, play.table.strength(self.seat)))


@dataclass(frozen=True, slots=True)
class Damage(Deed):
    """A seat is damaged by another; it may break a shield instead."""

    seat: int
    target: int
    amount: int
    kept: tuple[int, ...] = ()  # shields that shall not break

    def order(self) -> tuple[str, ...]:
        return ("a_shield_may_break", "health_is_lost", "cards_react")

    def _shield(self, table: Arena) -> int:
        """The next shield that could break; -1, if there is none."""
        shields = table.mine_answering(INSTEAD_OF_DAMAGE, self.target)
        return next((card for card in shields if card not in self.kept), -1)

    def a_shield_may_break(self, play: Play[Arena]) -> Ask | None:
        shield = self._shield(play.table)
        return None if shield < 0 else Ask(self.target, "sk-break", YES_OR_NO, "SK-CARD-05", {"card": shield})

    def accept(self, play: Play[Arena]) -> Become:
        return Become(ShieldBreaks(self._shield(play.table), "shield", self.target))

    def decline(self, play: Play[Arena]) -> Repeat:
        return Repeat("a_shield_may_break", replace(self, kept=(*self.kept, self._shield(play.table))))

    def health_is_lost(self, play: Play[Arena]) -> None:
        lost = min(self.amount, play.table.health[self.target])
        play.table.health[self.target] -= lost
        play.tell(("lost", self.target, lost), "SK-CARD-01")

    def cards_react(self, play: Play[Arena]) -> Call:
        cards = play.table.mine_answering(WHEN_DAMAGED, self.target)
        due = tuple(
            Reaction(card, CARDS[play.table.cards.kind(card)].when_damaged(), self.seat, self.target) for card in cards
        )
        return Call(Triggered((Due(play.table.active, due),), "SK-TIME-01"))


@dataclass(frozen=True, slots=True)
class ShieldBreaks(Effect):
    """The shield is discarded and nothing else happens."""

    seat: int

    def it_is_done(self, play: Play[Arena]) -> None:
        play.table.take_from_play(self.source)
        play.tell(("broke", self.seat, self.source), "SK-CARD-05")


@dataclass(frozen=True, slots=True)
class Reaction(Effect):
    """What a card in play does when its owner is damaged."""

    striker: int
    owner: int

    def it_is_done(self, play: Play[Arena]) -> None:
        health = play.table.health
        if self.effect == "vengeance":
            health[self.striker] = max(0, health[self.striker] - 1)
        elif health[self.owner] > 0:  # courage does not raise the dead
            health[self.owner] += 1
        play.tell(("reacted", self.owner, self.source), "SK-TIME-01")


# What is chosen


class Begin(Activity[Arena]):
    """Who begins."""

    kind = "begin"
    fields = ("seat",)
    rule = "SK-TURN-01"

    def __init__(self, turns: Turns) -> None:
        self.turns = turns

    def first(self, table: Arena, seat: int) -> range:
        return range(table.seats())

    def do(self, play: Play[Arena], seat: int, first: int) -> Go:
        play.table.active = first
        return Go(replace(self.turns, first=first))


class EndTurn(Activity[Arena]):
    """The turn ends without a card."""

    kind = "end_turn"
    rule = "SK-TURN-03"
    phase = "turn"

    def do(self, play: Play[Arena], seat: int) -> None:
        pass


class FromHand(Activity[Arena]):
    """A card of the hand is played in its player's turn."""

    fields: ClassVar[tuple[str, ...]] = ("card",)
    rule = "SK-TURN-03"
    phase = "turn"
    kinds: ClassVar[tuple[str, ...]] = ()

    def first(self, table: Arena, seat: int) -> tuple[int, ...]:
        return table.hands[seat]

    def first_barred(self, table: Arena, seat: int, card: int) -> Bar | None:
        return None if table.cards.kind(card) in self.kinds else PLAYED_OTHERWISE

    def first_outside(self, table: Arena, seat: int, card: int) -> Bar:
        return NOT_IN_HAND


class PlayStrike(FromHand):
    """A Strike at one of the others."""

    kind = "strike"
    fields = ("card", "target")
    kinds = ("strike",)

    def second(self, table: Arena, seat: int, card: int) -> list[int]:
        return [other for other in table.alive() if other != seat]

    def second_outside(self, table: Arena, seat: int, card: int, target: int) -> Bar:
        return because("SK-CARD-01", "sk-why-target", (("seat", target),))

    def do(self, play: Play[Arena], seat: int, card: int, target: int) -> Call:
        return Call(Strike(seat, card, target))


class PlayOther(FromHand):
    """A card that stays in play, or a Scout."""

    kind = "play"
    kinds = ("banner", "shield", "scout")

    def do(self, play: Play[Arena], seat: int, card: int) -> Outcome:
        table = play.table
        card = table.leave_hand(seat, card, play.chance)
        play.tell(("played", seat, card), "SK-TURN-03")
        if table.cards.kind(card) in CARDS:
            table.put_in_play(seat, card)
            return None
        table.discard = (*table.discard, card)
        return Call(Scouting(seat))


class Keep(Activity[Arena]):
    """The top card stays where it is."""

    kind = "keep"
    rule = "SK-CARD-06"

    def do(self, play: Play[Arena], seat: int) -> None:
        pass


class Bury(Activity[Arena]):
    """The top card is put under the deck."""

    kind = "bury"
    rule = "SK-CARD-06"

    def do(self, play: Play[Arena], seat: int) -> None:
        table = play.table
        table.deck = (*table.deck[1:], table.deck[0])
        play.tell(("buried", seat), "SK-CARD-06")


class PlayRage(Listed[Arena]):
    """A Rage of the seat that is asked."""

    kind = "rage"
    fields = ("seat", "card")
    rule = "SK-CARD-03"

    def __init__(self, window: RageWindow) -> None:
        self.window = window

    def listed(self, table: Arena, seat: int) -> list[tuple[Thing, ...]]:
        return [(seat, card) for card in table.held(seat, "rage")]

    def not_listed(self, table: Arena, seat: int, chosen: tuple[Thing, ...]) -> Bar:
        return PLAYED_OTHERWISE

    def do(self, play: Play[Arena], seat: int, player: int, card: int) -> Call:
        return self.window.carry_out(Raging(card, "rage", player))


class PlayCounter(Listed[Arena]):
    """A Counter of the seat that is asked."""

    kind = "counter"
    fields = ("seat", "card")
    rule = "SK-CARD-02"

    def __init__(self, window: CounterWindow) -> None:
        self.window = window

    def listed(self, table: Arena, seat: int) -> list[tuple[Thing, ...]]:
        return [(seat, card) for card in table.held(seat, "counter")]

    def not_listed(self, table: Arena, seat: int, chosen: tuple[Thing, ...]) -> Bar:
        return PLAYED_OTHERWISE

    def do(self, play: Play[Arena], seat: int, player: int, card: int) -> Call:
        return self.window.carry_out(Counter(player, card))


TURN: Offer = (EndTurn(), Together(PlayStrike(), PlayOther()))
ACTIVITIES = (Accept, Begin, EndTurn, PlayStrike, PlayOther, Keep, Bury, PlayRage, PlayCounter)
