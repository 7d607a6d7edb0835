"""The rules of Skirmish: turns, cards that are announced and reacted to, damage."""

from __future__ import annotations

from dataclasses import dataclass, replace

from herna.engine.chance import Chance
from herna.engine.decision import Ask, Choice, Reason
from herna.engine.effects import (
    CANCELLED,
    Announced,
    Change,
    Due,
    Effect,
    Happening,
    Lasting,
    Reactions,
    Replacement,
    Window,
    lasting_after,
)
from herna.engine.flow import Call, Go, Outcome, Play, Procedure, Repeat, Return, Value
from tests.kit.skirmish.table import CARDS, Arena

END_OF_TURN = "end of turn"
LAST_TURN = 60


@dataclass(frozen=True, slots=True)
class Turns(Procedure):
    """Together the players choose who begins; then they take turns."""

    first: int = -1

    def order(self) -> tuple[str, ...]:
        return ("choose_who_begins", "a_turn_is_played", "the_next_player_is_active")

    def choose_who_begins(self, play: Play[Arena]) -> Ask:
        others = tuple(range(1, play.table.seats()))
        return Ask(0, "sk-choose-first", "everyone", "SK-TURN-01", also=others)

    def everyone(self, play: Play[Arena]) -> list[Choice]:
        return [("begin", seat) for seat in range(play.table.seats())]

    def begin(self, play: Play[Arena], seat: int) -> Go:
        play.table.active = seat
        return Go(replace(self, first=seat))

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
        return Ask(self.seat, "sk-play-a-card", "actions", "SK-TURN-03", {"seat": self.seat}, sample="any_action")

    def actions(self, play: Play[Arena]) -> list[Choice]:
        options: list[Choice] = [("end_turn",)]
        for card in play.table.hands[self.seat]:
            options += self._actions_with(play, card)
        return options

    def any_action(self, play: Play[Arena], chance: Chance) -> Choice:
        card = chance.pick((-1, *play.table.hands[self.seat]))
        return chance.pick((self._actions_with(play, card) if card >= 0 else []) or [("end_turn",)])

    def _actions_with(self, play: Play[Arena], card: int) -> list[Choice]:
        kind = play.table.cards.kind(card)
        if kind == "strike":
            return [("strike", card, other) for other in play.table.alive() if other != self.seat]
        return [] if kind in ("counter", "rage") else [("play", card)]

    def why_not(self, play: Play[Arena], choice: Choice) -> tuple[Reason, ...]:
        if choice[0] == "strike" and choice[1] in play.table.hands[self.seat]:
            return (Reason("SK-CARD-01", "sk-why-target", (("target", choice[2]),), (("seat", choice[2]),)),)
        return ()

    def end_turn(self, play: Play[Arena]) -> None:
        pass

    def strike(self, play: Play[Arena], card: int, target: int) -> Call:
        return Call(Strike(self.seat, card, target))

    def play(self, play: Play[Arena], card: int) -> Outcome:
        table = play.table
        card = table.leave_hand(self.seat, card, play.chance)
        play.tell(("played", self.seat, card), "SK-TURN-03")
        if table.cards.kind(card) in CARDS:
            table.put_in_play(self.seat, card)
            return None
        table.discard = (*table.discard, card)
        return Call(Scouting(self.seat))

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
        return Ask(self.seat, "sk-bury", "keep_or_bury_options", "SK-CARD-06", {"card": play.table.deck[0]})

    def keep_or_bury_options(self, play: Play[Arena]) -> list[Choice]:
        return [("keep",), ("bury",)]

    def keep(self, play: Play[Arena]) -> None:
        pass

    def bury(self, play: Play[Arena]) -> None:
        table = play.table
        table.deck = (*table.deck[1:], table.deck[0])


@dataclass(frozen=True, slots=True)
class RageWindow(Window):
    """At the end of a turn anyone may play Rage: 1 more strength until the end of one's own turn."""

    def rule(self) -> str:
        return "SK-CARD-03"

    def plays(self, play: Play[Arena], seat: int) -> list[Choice]:
        return [("rage", seat, card) for card in play.table.held(seat, "rage")]

    def rage(self, play: Play[Arena], seat: int, card: int) -> Call:
        return self.played(Raging(card, "rage", seat))


@dataclass(frozen=True, slots=True)
class Raging(Effect):
    seat: int

    def order(self) -> tuple[str, ...]:
        return ("rage",)

    def rage(self, play: Play[Arena]) -> None:
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

    def plays(self, play: Play[Arena], seat: int) -> list[Choice]:
        return [("counter", seat, card) for card in play.table.held(seat, "counter")]

    def counter(self, play: Play[Arena], seat: int, card: int) -> Call:
        return self.played(Counter(seat, card))


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
        return Call(Happening(Damage(self.seat, self.target, play.table.strength(self.seat))))


@dataclass(frozen=True, slots=True)
class Damage(Change):
    """A seat is damaged by another."""

    seat: int
    target: int
    amount: int

    def order(self) -> tuple[str, ...]:
        return ("health_is_lost",)

    def timing_rule(self) -> str:
        return "SK-TIME-01"

    def replacements(self, play: Play[Arena]) -> tuple[Replacement, ...]:
        shields = play.table.mine_answering("instead_of_damage", self.target)
        return tuple(
            Replacement(self.target, card, "shield", ShieldBreaks(card, "shield", self.target)) for card in shields
        )

    def health_is_lost(self, play: Play[Arena]) -> Return:
        lost = min(self.amount, play.table.health[self.target])
        play.table.health[self.target] -= lost
        play.tell(("lost", self.target, lost), "SK-CARD-01")
        return Return(lost)

    def triggers(self, play: Play[Arena], happened: Value) -> tuple[Due, ...]:
        cards = play.table.mine_answering("when_damaged", self.target)
        due = tuple(
            Reaction(card, CARDS[play.table.cards.kind(card)].when_damaged(), self.seat, self.target) for card in cards
        )
        return (Due(play.table.active, due),)


@dataclass(frozen=True, slots=True)
class ShieldBreaks(Effect):
    """The shield is discarded and nothing else happens."""

    seat: int

    def order(self) -> tuple[str, ...]:
        return ("discard_the_shield",)

    def discard_the_shield(self, play: Play[Arena]) -> None:
        play.table.take_from_play(self.source)
        play.tell(("broke", self.seat, self.source), "SK-CARD-05")


@dataclass(frozen=True, slots=True)
class Reaction(Effect):
    """What a card in play does when its owner is damaged."""

    striker: int
    owner: int

    def order(self) -> tuple[str, ...]:
        return ("react",)

    def react(self, play: Play[Arena]) -> None:
        health = play.table.health
        if self.effect == "vengeance":
            health[self.striker] = max(0, health[self.striker] - 1)
        elif health[self.owner] > 0:  # courage does not raise the dead
            health[self.owner] += 1
        play.tell(("reacted", self.owner, self.source), "SK-TIME-01")
