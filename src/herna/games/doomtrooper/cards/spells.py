"""Spells of the Art (DT-ART) with effects of their own."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from herna.engine.activity import Bar, Thing
from herna.engine.decision import Ask, Choice
from herna.engine.deeds import Decline, Deed, PickAmount
from herna.engine.effects import PLUS, TIMES, Lasting
from herna.engine.flow import Call, Outcome, Play, Procedure, Repeat, Return, Value
from herna.games.doomtrooper.cards.piles import pile_of
from herna.games.doomtrooper.deeds import CARD_TEXT, DiscardOne
from herna.games.doomtrooper.printed import STATS
from herna.games.doomtrooper.rules.attacking import first_striker
from herna.games.doomtrooper.rules.fighters import may_replace, replace_fighter
from herna.games.doomtrooper.rules.filters import fits
from herna.games.doomtrooper.rules.hand import WaysToPlay, ways_to_answer, ways_to_play
from herna.games.doomtrooper.rules.identity import in_play
from herna.games.doomtrooper.rules.lasting import (
    BOOST,
    NEXT_TURN,
    boost,
    lasts,
    lasts_in_duel,
    play_for_duel,
    until_next_turn,
)
from herna.games.doomtrooper.rules.playing import PlayCard
from herna.games.doomtrooper.rules.points import can_pay, pay, price_for, too_dear
from herna.games.doomtrooper.rules.values import IMMUNE_TO_CARD, immune
from herna.games.doomtrooper.rules.wounds import KILLED, ONLY_WOUNDED, heal
from herna.games.doomtrooper.rules.zones import (
    GRAVE,
    LIBRARY,
    discard_from_hand,
    mingle_hand,
    pick_out,
    shuffle_library,
)
from herna.games.doomtrooper.table import NONE, Boost, Front, Moment, Pending, seat_in
from herna.games.doomtrooper.texts import NO_ANSWER, TAKES_EFFECT, Pick, Text, answers, texts_of

CASTER: Final = "caster"  # lasting in a duel: who has cast its source


def affordable(table: Front, seat: int, caster: int, card: int, step: int, most: int = 1000) -> tuple[int, ...]:
    """The D that a caster could put into a spell in steps (DT-ART-06)."""
    amounts: list[int] = []
    while len(amounts) < most and can_pay(table, seat, price_for(table, caster, card, step * (len(amounts) + 1))):
        amounts.append(step * (len(amounts) + 1))
    return tuple(amounts)


# Strength


@dataclass(frozen=True, slots=True)
class Strengthens(Text):
    """For every `destiny` D its target gets these values for the duel.

    D may be added as long as it could matter and the spell is not cancelled (DT-ART-08).
    """

    destiny: int
    fight: int = 0
    shoot: int = 0
    armor: int = 0

    def bars_cast(self, table: Front, me: int, caster: int, target: int) -> Bar | None:
        if not table.dueling(target):
            return Bar("DT-ART-13", "dt-why-is-no-fighter")
        return too_dear(table, table.control[caster], price_for(table, caster, me, self.destiny), "DT-ART-06")

    def picks(self, table: Front, me: int, pending: Pending) -> Pick | None:
        if pending.picked:
            return None
        amounts = affordable(table, pending.seat, pending.caster, me, self.destiny)
        return Pick("dt-pick-destiny", "pick_amount", amounts)

    def price(self, table: Front, me: int, pending: Pending) -> int:
        return price_for(table, pending.caster, me, pending.picked[0])

    def takes_effect(self, play: Play[Front], me: int, pending: Pending) -> None:
        if play.table.dueling(pending.target):
            caster = Lasting(CASTER, pending.caster, 0, me)
            play_for_duel(play.table, pending, *self._boosts(me, pending.target, pending.picked[0]), caster)

    def _boosts(self, me: int, fighter: int, destiny: int) -> tuple[Boost, ...]:
        steps = destiny // self.destiny
        return tuple(
            boost(fighter, (stat,), PLUS, amount * steps, me)
            for stat, amount in enumerate((self.fight, self.shoot, self.armor))
            if amount
        )

    def uses(self, table: Front, me: int, seat: int, moment: str) -> list[Choice]:
        duel = table.duel()
        if duel is None or duel.over or moment not in ("anytime", "combat"):
            return []
        if duel.phase != 5 and not (duel.phase in (6, 7) and first_striker(table) >= 0):
            return []  # nothing will be compared any more
        if not table.dueling(self._fighter(table, me)):
            return []  # somebody else has taken its place
        found = affordable(table, seat, caster_in_duel(table, me), me, self.destiny, 1)
        return [("use", me, "strengthen", NONE)] if found else []

    def abilities(self) -> tuple[str, ...]:
        return ("strengthen",)

    def use(self, play: Play[Front], me: int, seat: int, ability: str, target: int, paid: int) -> Procedure:
        return Strengthening(seat, me, self.destiny)

    def strengthen(self, play: Play[Front], me: int, destiny: int) -> None:
        """More D are put into it."""
        table = play.table
        lasts_in_duel(table, *self._boosts(me, self._fighter(table, me), destiny))

    def _fighter(self, table: Front, me: int) -> int:
        """Who is strengthened by it."""
        return next(effect.subject for effect in table.duels[-1].lasting if (effect.kind, effect.source) == (BOOST, me))


def caster_in_duel(table: Front, card: int) -> int:
    """Who has cast a spell of this duel."""
    lasting = table.duels[-1].lasting
    return next(effect.subject for effect in lasting if (effect.kind, effect.source) == (CASTER, card))


@dataclass(frozen=True, slots=True)
class Strengthening(Deed):
    """A player says how many D are added to a spell."""

    seat: int
    card: int
    step: int

    def it_is_done(self, play: Play[Front]) -> Ask:
        return Ask(self.seat, "dt-pick-destiny", (PickAmount(self),), "DT-ART-08", {"card": self.card})

    def candidates(self, table: Front) -> tuple[int, ...]:
        return affordable(table, self.seat, caster_in_duel(table, self.card), self.card, self.step)

    def pick(self, play: Play[Front], amount: int) -> None:
        table = play.table
        pay(play, self.seat, price_for(table, caster_in_duel(table, self.card), self.card, amount))
        for text in texts_of(table, self.card, TAKES_EFFECT):
            if isinstance(text, Strengthens):
                text.strengthen(play, self.card, amount)


@dataclass(frozen=True, slots=True)
class MultiplyForAWhile(Text):
    """Multiplies values of its target until the player's next turn."""

    stats: tuple[str, ...] = STATS
    by: int = 2

    def takes_effect(self, play: Play[Front], me: int, pending: Pending) -> None:
        table = play.table
        if in_play(table, pending.target):
            stats = tuple(STATS.index(stat) for stat in self.stats)
            target, seat = pending.target, pending.seat
            lasts(table, boost(target, stats, TIMES, self.by, me, NEXT_TURN, seat, card=table.key(me)))


# Duels


@dataclass(frozen=True, slots=True)
class ReplacesDefender(Text):
    """Another warrior matching `by` takes the place of a defender matching `whom`.

    G-59. Nothing is done to others' warriors in the duel that are immune to it (G-61).
    """

    by: str
    whom: str = "any"

    def _stand_ins(self, table: Front, me: int, seat: int) -> tuple[int, ...]:
        duel = table.duel()
        if duel is None or duel.over or duel.defender < 0:
            return ()
        if not fits(table, duel.defender, self.whom, seat, me):
            return ()
        if self._shrugs(table, me, seat, duel.attacker) or self._shrugs(table, me, seat, duel.defender):
            return ()
        return tuple(
            warrior
            for warrior in table.warriors()
            if fits(table, warrior, self.by, seat, me)
            and not self._shrugs(table, me, seat, warrior)
            and may_replace(table, duel.defender, warrior)
        )

    def _shrugs(self, table: Front, me: int, seat: int, warrior: int) -> bool:
        return table.control[warrior] != seat and immune(table, warrior, me)

    def bars_play(self, table: Front, me: int, seat: int) -> Bar | None:
        return None if self._stand_ins(table, me, seat) else Bar("DT-TIME-20", "dt-why-no-stand-in")

    def picks(self, table: Front, me: int, pending: Pending) -> Pick | None:
        if pending.picked:
            return None
        return Pick("dt-pick-defender", "pick_card", self._stand_ins(table, me, pending.seat))

    def takes_effect(self, play: Play[Front], me: int, pending: Pending) -> Procedure | None:
        table, (stand_in,) = play.table, pending.picked
        if stand_in not in self._stand_ins(table, me, pending.seat):
            return None
        return replace_fighter(play, table.duels[-1].defender, stand_in)


# Minds and bodies


@dataclass(frozen=True, slots=True)
class DiscardsFromHand(Text):
    """The caster's player discards a card of a hand for every `destiny` D."""

    destiny: int

    def bars_cast(self, table: Front, me: int, caster: int, target: int) -> Bar | None:
        if not table.hands[seat_in(target)]:
            return Bar("DT-TIME-20", "dt-why-empty-hand")
        return too_dear(table, table.control[caster], price_for(table, caster, me, self.destiny), "DT-ART-06")

    def picks(self, table: Front, me: int, pending: Pending) -> Pick | None:
        if pending.picked:
            return None
        most = len(table.hands[seat_in(pending.target)])
        amounts = affordable(table, pending.seat, pending.caster, me, self.destiny, most)
        return Pick("dt-pick-destiny", "pick_amount", amounts)

    def price(self, table: Front, me: int, pending: Pending) -> int:
        return price_for(table, pending.caster, me, pending.picked[0])

    def takes_effect(self, play: Play[Front], me: int, pending: Pending) -> Procedure:
        return HandDiscards(pending.seat, me, seat_in(pending.target), pending.picked[0] // self.destiny)


@dataclass(frozen=True, slots=True)
class HandDiscards(Deed):
    """A player looks at another one's hand and discards cards of it."""

    seat: int
    card: int
    whose: int
    count: int

    def order(self) -> tuple[str, ...]:
        return ("the_hand_is_looked_at", "a_card_is_chosen")

    def the_hand_is_looked_at(self, play: Play[Front]) -> None:
        for card in play.table.hands[self.whose]:
            play.table.cards.show(card, 1 << self.seat)

    def a_card_is_chosen(self, play: Play[Front]) -> Outcome:
        if not self.count or not play.table.hands[self.whose]:
            mingle_hand(play, self.whose)
            return Return()
        return Ask(self.seat, "dt-pick-discarded", (DiscardOne(self),), CARD_TEXT, {"card": self.card})

    def candidates(self, table: Front) -> list[int]:
        return table.cards.of_each_kind(table.hands[self.whose])

    def pick(self, play: Play[Front], card: int) -> Repeat:
        discard_from_hand(play, self.whose, card, self.seat)
        return Repeat("a_card_is_chosen", replace(self, count=self.count - 1))


@dataclass(frozen=True, slots=True)
class HealsOrSpares(Text):
    """The warrior, if it matches `whom`, is healed, or wounded instead of killed."""

    whom: str

    def bars_answer(self, table: Front, me: int, seat: int, moment: Moment) -> Bar | None:
        if moment.kind != KILLED:
            return NO_ANSWER
        if fits(table, moment.card, self.whom, seat, me):
            return None
        return Bar("DT-ART-04", "dt-why-not-meant", (("warrior", moment.card),))

    def moments(self) -> tuple[str, ...]:
        return (KILLED,)

    def takes_effect(self, play: Play[Front], me: int, pending: Pending) -> str | None:
        if pending.moment.kind == KILLED:
            return ONLY_WOUNDED
        heal(play, pending.target)
        return None


@dataclass(frozen=True, slots=True)
class ShieldsFrom(Text):
    """Its target is immune to a card for every `destiny` D, for a while."""

    destiny: int
    cards: str  # "symmetry" or "art"

    def _left(self, table: Front, me: int, target: int, picked: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(
            card
            for card in table.control
            if table.type(card) == self.cards
            and card not in picked
            and in_play(table, card)
            and not immune(table, target, card)
        )

    def bars_cast(self, table: Front, me: int, caster: int, target: int) -> Bar | None:
        if not self._left(table, me, target, ()):
            return Bar("DT-TIME-20", "dt-why-nothing-to-shield-from")
        return too_dear(table, table.control[caster], price_for(table, caster, me, self.destiny), "DT-ART-06")

    def picks(self, table: Front, me: int, pending: Pending) -> Pick | None:
        picked = pending.picked
        left = self._left(table, me, pending.target, picked)
        price = price_for(table, pending.caster, me, self.destiny * (len(picked) + 1))
        if NONE in picked or not left or not can_pay(table, pending.seat, price):
            return None
        return Pick("dt-pick-shielded", "pick_card", left, enough=bool(picked))

    def price(self, table: Front, me: int, pending: Pending) -> int:
        return price_for(table, pending.caster, me, self.destiny * sum(card >= 0 for card in pending.picked))

    def takes_effect(self, play: Play[Front], me: int, pending: Pending) -> None:
        if pending.target in play.table.control:
            for card in pending.picked:
                if card >= 0:
                    until_next_turn(play.table, IMMUNE_TO_CARD, card, pending.seat, pending.target)


# Spells that are not in hand

NO_SPELL: Final = Bar("DT-TIME-18", "dt-why-no-spell-there")


@dataclass(frozen=True, slots=True)
class SummonsSpell(Text):
    """Casts a spell of the grave or library at once; each has its price."""

    grave: int
    library: int

    def _price(self, pile: str) -> int:
        return self.grave if pile == GRAVE else self.library

    def _piles(self, table: Front, me: int, seat: int, caster: int, moment: Moment) -> tuple[str, ...]:
        """Where there is a spell that could be cast now."""
        return tuple(
            pile
            for pile in (GRAVE, LIBRARY)
            if can_pay(table, seat, price_for(table, caster, me, self._price(pile)))
            and has_spell(table, seat, pile, table.key(me), moment)
        )

    def bars_cast(self, table: Front, me: int, caster: int, target: int) -> Bar | None:
        seat, moment = table.control[caster], moment_of(table, target)
        if self._piles(table, me, seat, caster, moment):
            return None
        there = [pile for pile in (GRAVE, LIBRARY) if has_spell(table, seat, pile, table.key(me), moment)]
        if not there:
            return NO_SPELL
        price = min(price_for(table, caster, me, self._price(pile)) for pile in there)
        return too_dear(table, seat, price, "DT-ART-06")

    def picks(self, table: Front, me: int, pending: Pending) -> Pick | None:
        if pending.word:
            return None
        moment = moment_of(table, pending.target)
        return Pick("dt-pick-pile", "pick_pile", self._piles(table, me, pending.seat, pending.caster, moment))

    def price(self, table: Front, me: int, pending: Pending) -> int:
        return price_for(table, pending.caster, me, self._price(pending.word))

    def bars_answer(self, table: Front, me: int, seat: int, moment: Moment) -> Bar | None:
        if moment.card == me:
            return NO_ANSWER
        fits = any(has_spell(table, seat, pile, table.key(me), moment) for pile in (GRAVE, LIBRARY))
        return None if fits else NO_SPELL

    def moments(self) -> tuple[str, ...]:
        return ("played special", KILLED)

    def takes_effect(self, play: Play[Front], me: int, pending: Pending) -> Procedure:
        return Summoning(pending.seat, me, pending.word, moment_of(play.table, pending.target))


def moment_of(table: Front, target: int) -> Moment:
    """The card or kill that a card played on this answers."""
    for pending in table.pending:
        if pending.card == target:
            return Moment(f"played {table.type(target)}", target, pending.seat)
    duel = table.duel()
    for card, seat in duel.played if duel is not None else ():
        if card == target:
            return Moment(f"played {table.type(card)}", card, seat)
    return Moment(KILLED, target, table.control[target]) if target in table.control else Moment("")


def spells_there(table: Front, seat: int, pile: str, but: str, moment: Moment) -> Iterator[Choice]:
    """How a player could cast other spells of their pile now."""
    duel = table.duel()
    for card in table.cards.of_each_kind(pile_of(table, seat, pile)):
        printed = table.printed(card)
        if printed.type != "art" or printed.key == but:
            continue
        if moment.kind:
            if answers(table, card, seat, moment):
                yield from ways_to_answer(table, seat, card, moment)
        elif printed.timing == "anytime" or (printed.timing == "combat" and duel is not None and duel.phase == 5):
            yield from ways_to_play(table, seat, card)


def has_spell(table: Front, seat: int, pile: str, but: str, moment: Moment) -> bool:
    """Whether there is a spell in the player's pile that could be cast now."""
    return any(True for _ in spells_there(table, seat, pile, but, moment))


@dataclass(frozen=True, slots=True)
class Summoning(Procedure):
    """A player casts a spell out of their pile; returns its answer."""

    seat: int
    card: int
    pile: str
    moment: Moment

    def order(self) -> tuple[str, ...]:
        return ("the_pile_is_looked_through", "a_spell_is_chosen")

    def the_pile_is_looked_through(self, play: Play[Front]) -> None:
        for card in pile_of(play.table, self.seat, self.pile):
            play.table.cards.show(card, 1 << self.seat)

    def a_spell_is_chosen(self, play: Play[Front]) -> Ask:
        return Ask(self.seat, "dt-summon", (CastSummoned(self), SummonNothing(self)), "DT-TIME-18", {"card": self.card})

    def spells(self, table: Front) -> list[Choice]:
        """If D were lost meanwhile, there may be none left."""
        return list(spells_there(table, self.seat, self.pile, table.key(self.card), self.moment))

    def it_was_cast(self, play: Play[Front], value: Value) -> Return:
        """G-10: a library that was searched is shuffled."""
        if self.pile == LIBRARY:
            shuffle_library(play, self.seat)
        return Return(value)

    def decline(self, play: Play[Front]) -> Return:
        return self.it_was_cast(play, None)


MUST_CAST: Final = Bar("DT-TIME-18", "dt-why-must-cast")


class CastSummoned(WaysToPlay):
    """A spell of the pile is cast."""

    kind = "cast"
    fields = ("card", "caster", "target")
    rule = "DT-TIME-18"

    def __init__(self, summoning: Summoning) -> None:
        self.summoning = summoning

    def listed(self, table: Front, seat: int) -> list[tuple[Thing, ...]]:
        return [choice[1:] for choice in self.summoning.spells(table)]

    def do(self, play: Play[Front], seat: int, card: int, caster: int, target: int) -> Call:
        card = pick_out(play, seat, card, shown=True)
        play.table.show(card)
        moment = self.summoning.moment
        return Call(PlayCard(Pending(seat, card, target, caster, moment=moment)), then="it_was_cast")


class SummonNothing(Decline):
    """No spell of the pile can be cast any more."""

    def __init__(self, summoning: Summoning) -> None:
        self.summoning = summoning

    def barred(self, table: Front, seat: int) -> Bar | None:
        return MUST_CAST if self.summoning.spells(table) else None


EFFECTS: Final[dict[str, type[Text]]] = {
    "strengthens": Strengthens,
    "multiply-for-a-while": MultiplyForAWhile,
    "replaces-defender": ReplacesDefender,
    "discards-from-hand": DiscardsFromHand,
    "heals-or-spares": HealsOrSpares,
    "shields-from": ShieldsFrom,
    "summons-spell": SummonsSpell,
}
