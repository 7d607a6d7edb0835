"""Hands, decks and discard piles: drawing without shuffling, discarding, destroying, gaining (AE-DRAW, AE-TERM)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from herna.engine.cards import EVERYONE
from herna.engine.decision import Ask, Choice
from herna.engine.flow import Become, Call, Outcome, Play, Procedure, Repeat, Return
from herna.games.aeons_end.rules.deeds import Deed, PlayerDeed, group_ask
from herna.games.aeons_end.table import DEVOURED, NOBODY, Siege, without
from herna.games.aeons_end.texts import MATS, PLAYER_CARDS

ALL = 99  # as many as there are


# Drawing


def top_of_deck(play: Play[Siege], seat: int) -> int:
    """The top card of a player's deck, which is renewed only now that a card is needed; NOBODY if there is none."""
    table = play.table
    if not table.decks[seat] and table.discards[seat]:
        # AE-DRAW-08: turned over as a block, so that the card discarded first is on top.
        table.decks[seat], table.discards[seat] = table.discards[seat], ()
        play.tell(("renewed_deck", seat), "AE-DRAW-08")
    return table.decks[seat][0] if table.decks[seat] else NOBODY


def draw_cards(play: Play[Siege], seat: int, count: int) -> None:
    """A player draws so many cards, or as many as there are (AE-DRAW-10)."""
    held = play.table.hands[seat]
    for _ in range(count):
        card = top_of_deck(play, seat)
        if card == NOBODY:
            break
        play.table.decks[seat] = play.table.decks[seat][1:]
        take_into_hand(play, seat, card, drawn=True)
    if play.table.hands[seat] != held:
        mix_hidden_cards(play, seat)


def take_into_hand(play: Play[Siege], seat: int, card: int, drawn: bool = False) -> None:
    """A card comes into a hand; others see it only if hands are open.

    In a hidden hand those that all know lie first, so that of equal cards they are chosen first (ruling AE-CR-10).
    """
    table = play.table
    hand = table.hands[seat]
    if table.open_hands or table.cards.seen[card] != EVERYONE:
        table.hands[seat] = (*hand, card)
    else:
        known = tuple(other for other in hand if table.cards.seen[other] == EVERYONE)
        table.hands[seat] = (*known, card, *(other for other in hand if other not in known))
    table.cards.show(card, table.hand_seen_by(seat))
    if drawn:
        if seat == table.active and table.type(card) == "corruption":  # AE-CORR-07
            table.drawn = (*table.drawn, card)
        whole = ("drew", seat, card, table.key(card))
        play.tell(whole, "AE-DRAW-03", None if table.open_hands else (seat,), ("drew", seat, None, None))


def mix_hidden_cards(play: Play[Siege], seat: int) -> None:
    """In a hidden hand nobody else can tell which card came when: those that only its player knows are mixed."""
    table = play.table
    if not table.hides(seat):
        return
    unknown = [card for card in table.hands[seat] if table.cards.seen[card] != EVERYONE]
    due = [table.cards.faces[card] for card in table.drawn]
    table.cards.shuffle(unknown, play.chance)
    for card in unknown:
        table.cards.show(card, table.hand_seen_by(seat))
    if due:
        table.drawn = tuple(card for card in table.hands[table.active] if table.cards.faces[card] in due)


def shuffle_deck(play: Play[Siege], seat: int, *cards: int) -> None:
    """A player's deck is shuffled together with these cards; nobody knows its order any more."""
    table = play.table
    table.decks[seat] = (*table.decks[seat], *cards)
    table.cards.shuffle(table.decks[seat], play.chance)
    play.tell(("shuffled_deck", seat), "AE-TERM-02")


@dataclass(frozen=True, slots=True)
class Reshuffles(PlayerDeed):
    """A player shuffles the discard pile into the deck."""

    seat: int = NOBODY

    def order(self) -> tuple[str, ...]:
        return ("all_is_shuffled",)

    def all_is_shuffled(self, play: Play[Siege]) -> None:
        cards, play.table.discards[self.seat] = play.table.discards[self.seat], ()
        shuffle_deck(play, self.seat, *cards)


@dataclass(frozen=True, slots=True)
class ShowHands(Deed):
    """The hands are shown, if they are not open anyway: what follows compares them (AE-INFO-03)."""

    def order(self) -> tuple[str, ...]:
        return ("hands_are_shown",)

    def hands_are_shown(self, play: Play[Siege]) -> None:
        table = play.table
        if table.open_hands or table.solo():
            return
        for seat in table.seats():
            for card in table.hands[seat]:
                table.cards.show(card, EVERYONE)
                play.tell(("showed", seat, card, play.table.key(card)), "AE-INFO-03")


@dataclass(frozen=True, slots=True)
class Draws(PlayerDeed):
    """A player draws cards."""

    count: int
    seat: int = NOBODY

    def order(self) -> tuple[str, ...]:
        return ("cards_are_drawn",)

    def cards_are_drawn(self, play: Play[Siege]) -> None:
        draw_cards(play, self.seat, self.count)


# Discarding and destroying


def discard_from_hand(play: Play[Siege], seat: int, card: int) -> None:
    play.table.take_from_hand(seat, card)
    play.table.to_discard(seat, card)
    play.tell(("discarded", seat, card, play.table.key(card)), "AE-DRAW-12")


def discard_prepped(play: Play[Siege], spell: int) -> None:
    """AE-PREP-10: a prepped spell goes to its owner's discard pile."""
    seat, _ = play.table.unprep(spell)
    play.table.to_discard(seat, spell)
    play.tell(("discarded", seat, spell, play.table.key(spell)), "AE-PREP-10")


def destroy(play: Play[Siege], card: int) -> Call | None:
    """AE-TERM-05: a card that lies nowhere any more is out of the game; a corruption goes back (AE-CORR-04)."""
    table = play.table
    table.cards.show(card, EVERYONE)
    play.tell(("destroyed", card, play.table.key(card)), "AE-TERM-05")
    if table.type(card) != "corruption":
        return None
    if table.harder:
        return Call(PassedOn(card))
    table.corruptions = (*table.corruptions, card)
    return None


@dataclass(frozen=True, slots=True)
class PassedOn(Procedure):
    """AE-CORR-14: a destroyed corruption goes into any player's discard pile."""

    card: int

    def order(self) -> tuple[str, ...]:
        return ("a_player_is_chosen",)

    def a_player_is_chosen(self, play: Play[Siege]) -> Outcome:
        if play.table.solo():
            self.player(play, 0)
            return None
        return group_ask(play.table, "ae-choose-discard-pile", "players", "AE-CORR-14", {"card": self.card})

    def players(self, play: Play[Siege]) -> list[Choice]:
        return [("player", seat) for seat in play.table.seats()]

    def player(self, play: Play[Siege], seat: int) -> None:
        play.table.to_discard(seat, self.card)
        play.tell(("discarded", seat, self.card, play.table.key(self.card)), "AE-CORR-14")


def fitting(table: Siege, cards: tuple[int, ...], kind: str, least: int) -> tuple[int, ...]:
    """The cards of a kind ("" for any, "clean" for no corruption, or a type) that cost at least so much."""
    return tuple(
        card
        for card in cards
        if table.cost(card) >= least
        and (kind in ("", table.type(card)) or (kind == "clean" and table.type(card) != "corruption"))
    )


def give_up_card(play: Play[Siege], seat: int, card: int, destroyed: bool) -> Call | None:
    """A card of the hand is discarded or destroyed."""
    if not destroyed:
        discard_from_hand(play, seat, card)
        return None
    play.table.take_from_hand(seat, card)
    return destroy(play, card)


@dataclass(frozen=True, slots=True)
class GivesUp(PlayerDeed):
    """A player gives up cards of the hand, one by one by their own choice: discarded, or destroyed."""

    count: int
    destroyed: bool = False
    kind: str = ""
    least: int = 0  # what a card must cost at least
    seat: int = NOBODY

    def order(self) -> tuple[str, ...]:
        return ("the_next_card_is_given_up", "and_so_on")

    def whole(self) -> int:
        return self.count

    def how_much(self, table: Siege, seat: int) -> int:
        return min(self.count, len(fitting(table, table.hands[seat], self.kind, self.least)))

    def the_next_card_is_given_up(self, play: Play[Siege]) -> Outcome:
        table = play.table
        cards = fitting(table, table.hands[self.seat], self.kind, self.least)
        if not self.count or not cards:
            return None
        kinds = table.of_each_kind(cards)
        all_go = self.destroyed and len(cards) <= self.count and not _several_go_back(table, cards)
        # Ruling AE-CR-09: with hidden cards a question that is left out would tell something about them.
        if (len(kinds) == 1 or all_go) and (len(table.hands[self.seat]) <= self.count or not table.hides(self.seat)):
            return self._given_up(play, kinds[0])
        prompt = "ae-choose-destroyed" if self.destroyed else "ae-choose-discarded"
        return Ask(self.seat, prompt, "cards_to_give_up", "AE-NEM-13", {"count": self.count})

    def cards_to_give_up(self, play: Play[Siege]) -> list[Choice]:
        table = play.table
        cards = fitting(table, table.hands[self.seat], self.kind, self.least)
        return [("give_up", card) for card in table.of_each_kind(cards)]

    def give_up(self, play: Play[Siege], card: int) -> Outcome:
        return self._given_up(play, card)

    def _given_up(self, play: Play[Siege], card: int) -> Outcome:
        rest = replace(self, count=self.count - 1)
        called = give_up_card(play, self.seat, card, self.destroyed)
        if called is not None:
            return Call(called.procedure, changed=rest)
        return Repeat("the_next_card_is_given_up", rest)

    def and_so_on(self, play: Play[Siege]) -> Outcome:
        return Repeat("the_next_card_is_given_up") if self.count and self.how_much(play.table, self.seat) else None


def _several_go_back(table: Siege, cards: tuple[int, ...]) -> bool:
    """Whether the order in which these cards are destroyed matters: corruptions go back one after another."""
    return sum(table.type(card) == "corruption" for card in cards) > 1


@dataclass(frozen=True, slots=True)
class MayGiveUp(PlayerDeed):
    """A player may give up cards of the hand, up to so many: discarded, or destroyed. Returns the cards (AE-AMBIG-09).

    Destroyed cards may come from the discard pile too.
    """

    most: int
    source: int
    destroyed: bool = False
    kind: str = ""
    seat: int = NOBODY
    from_discard: bool = False
    given: tuple[int, ...] = ()

    def order(self) -> tuple[str, ...]:
        return ("one_more_or_not", "and_so_on")

    def one_more_or_not(self, play: Play[Siege]) -> Outcome:
        if len(self.given) == self.most:
            return Return(self.given)
        if len(self.cards_or_none(play)) == 1 and not play.table.hides(self.seat):  # ruling AE-CR-09
            return Return(self.given)
        prompt = "ae-may-destroy" if self.destroyed else "ae-may-discard"
        return Ask(self.seat, prompt, "cards_or_none", "AE-AMBIG-09", {"card": self.source})

    def cards_or_none(self, play: Play[Siege]) -> list[Choice]:
        table = play.table
        held = fitting(table, table.hands[self.seat], self.kind, 0)
        cards: list[Choice] = [("give_up", card) for card in table.of_each_kind(held)]
        if self.from_discard:
            cards.extend(("pick", card) for card in table.of_each_run(table.discards[self.seat]))
        return [*cards, ("decline",)]

    def give_up(self, play: Play[Siege], card: int) -> Outcome:
        return self._next(card, give_up_card(play, self.seat, card, self.destroyed))

    def pick(self, play: Play[Siege], card: int) -> Outcome:
        play.table.discards[self.seat] = without(play.table.discards[self.seat], card)
        return self._next(card, destroy(play, card))

    def _next(self, card: int, called: Call | None) -> Outcome:
        rest = replace(self, given=(*self.given, card))
        return Repeat("one_more_or_not", rest) if called is None else Call(called.procedure, changed=rest)

    def decline(self, play: Play[Siege]) -> Return:
        return Return(self.given)

    def and_so_on(self, play: Play[Siege]) -> Repeat:
        return Repeat("one_more_or_not")


@dataclass(frozen=True, slots=True)
class Destroy(Deed):
    """A card that a text names is destroyed; it has left its place already."""

    card: int

    def order(self) -> tuple[str, ...]:
        return ("it_is_destroyed",)

    def it_is_destroyed(self, play: Play[Siege]) -> Outcome:
        return destroy(play, self.card)


@dataclass(frozen=True, slots=True)
class DiscardsPrepped(PlayerDeed):
    """A player discards one prepped spell of their choice: any that costs at least so much, or the costliest."""

    least: int = 0
    costliest: bool = False
    seat: int = NOBODY

    def order(self) -> tuple[str, ...]:
        return ("a_spell_is_chosen",)

    def how_much(self, table: Siege, seat: int) -> int:
        return int(bool(self._spells(table, seat)))

    def _spells(self, table: Siege, seat: int) -> list[int]:
        spells = [spell for spell in table.spells(seat) if table.cost(spell) >= self.least]
        most = max((table.cost(spell) for spell in spells), default=0)
        return [spell for spell in spells if table.cost(spell) == most] if self.costliest else spells

    def a_spell_is_chosen(self, play: Play[Siege]) -> Outcome:
        spells = self._spells(play.table, self.seat)
        if not spells:
            return None
        if len(spells) == 1:
            discard_prepped(play, spells[0])
            return None
        if self.costliest:  # the card says which, so the players choose among equals
            return group_ask(play.table, "ae-choose-prepped-discarded", "prepped_spells", "AE-AMBIG-02")
        return Ask(self.seat, "ae-choose-prepped-discarded", "prepped_spells", "AE-NEM-13")

    def prepped_spells(self, play: Play[Siege]) -> list[Choice]:
        return [("spell", spell) for spell in self._spells(play.table, self.seat)]

    def spell(self, play: Play[Siege], card: int) -> None:
        discard_prepped(play, card)


# Gaining


def take_from_pile(table: Siege, pile: int) -> int:
    """The top card of a pile of the supply, or of the devoured pile."""
    if pile == DEVOURED:
        card = table.devoured[-1]
        table.devoured = table.devoured[:-1]
        return card
    card = table.piles[pile][0]
    table.piles[pile] = table.piles[pile][1:]
    return card


def pile_may_be_empty(play: Play[Siege], pile: int) -> None:
    """The mat may have a rule about empty piles, even end the game; what was taken has come to its new place before."""
    if pile != DEVOURED and not play.table.piles[pile]:
        MATS[play.table.nemesis].when_a_pile_is_empty(play)


ON_DISCARD, ON_DECK, IN_HAND = "discard", "deck", "hand"


@dataclass(frozen=True, slots=True)
class Gain(Procedure):
    """AE-TERM-09: a card of the supply comes to a player, onto the discard pile unless something says else."""

    seat: int
    pile: int
    to: str = ON_DISCARD

    def order(self) -> tuple[str, ...]:
        return ("where_to", "it_is_gained")

    def where_to(self, play: Play[Siege]) -> Outcome:
        if self.to == ON_DISCARD and PLAYER_CARDS[self._kind(play.table)].may_go_on_deck():
            return Ask(self.seat, "ae-on-deck", "places", "AE-TERM-03")
        return None

    def _kind(self, table: Siege) -> str:
        return table.key(table.devoured[-1] if self.pile == DEVOURED else table.piles[self.pile][0])

    def places(self, play: Play[Siege]) -> list[Choice]:
        return [("accept",), ("decline",)]

    def accept(self, play: Play[Siege]) -> Repeat:
        return Repeat("it_is_gained", replace(self, to=ON_DECK))

    def decline(self, play: Play[Siege]) -> None:
        pass

    def it_is_gained(self, play: Play[Siege]) -> Return:
        table = play.table
        card = take_from_pile(table, self.pile)
        play.tell(("gained", self.seat, card, play.table.key(card)), "AE-TERM-09")
        if self.to == ON_DECK:
            table.decks[self.seat] = (card, *table.decks[self.seat])
        elif self.to == IN_HAND:
            take_into_hand(play, self.seat, card)
        else:
            table.to_discard(self.seat, card)
        pile_may_be_empty(play, self.pile)
        return Return(card)


@dataclass(frozen=True, slots=True)
class GainsFree(PlayerDeed):
    """A player gains a card of a type, or of any, for nothing, from a pile of their choice; returns the card."""

    type: str = ""
    most: int = ALL  # what it may cost at most
    cheapest: bool = False
    to: str = ON_DISCARD
    seat: int = NOBODY

    def order(self) -> tuple[str, ...]:
        return ("a_pile_is_chosen",)

    def _piles(self, table: Siege) -> list[int]:
        piles = [(pile, table.printed(cards[0])) for pile, cards in enumerate(table.piles) if cards]
        if table.devoured:
            piles.append((DEVOURED, table.printed(table.devoured[-1])))
        fit = [(pile, card) for pile, card in piles if card.cost <= self.most and self.type in ("", card.type)]
        least = min((card.cost for _, card in fit), default=0)
        return [pile for pile, card in fit if not self.cheapest or card.cost == least]

    def how_much(self, table: Siege, seat: int) -> int:
        return int(bool(self._piles(table)))

    def a_pile_is_chosen(self, play: Play[Siege]) -> Outcome:
        piles = self._piles(play.table)
        if not piles:
            return None
        if len(piles) == 1:
            return self.pile(play, piles[0])
        return Ask(self.seat, "ae-choose-pile-gained", "piles_to_gain_from", "AE-TERM-09")

    def piles_to_gain_from(self, play: Play[Siege]) -> list[Choice]:
        return [("pile", pile) for pile in self._piles(play.table)]

    def pile(self, play: Play[Siege], pile: int) -> Become:
        return Become(Gain(self.seat, pile, self.to))


# The end of the main phase: what lies in front of the player


@dataclass(frozen=True, slots=True)
class PutAway(Procedure):
    """AE-DRAW-01: gems and relics played this turn go onto the discard pile in an order of the player's choice."""

    seat: int

    def order(self) -> tuple[str, ...]:
        return ("the_next_card_goes", "and_so_on")

    def the_next_card_goes(self, play: Play[Siege]) -> Outcome:
        table = play.table
        if not table.played:
            return None
        kinds = table.of_each_kind(table.played)
        if len(kinds) == 1:
            for card in table.played:
                table.to_discard(self.seat, card)
            table.played = ()
            return None
        return Ask(self.seat, "ae-choose-next-put-away", "cards_in_front", "AE-DRAW-01")

    def cards_in_front(self, play: Play[Siege]) -> list[Choice]:
        return [("put_away", card) for card in play.table.of_each_kind(play.table.played)]

    def put_away(self, play: Play[Siege], card: int) -> None:
        play.table.played = without(play.table.played, card)
        play.table.to_discard(self.seat, card)

    def and_so_on(self, play: Play[Siege]) -> Outcome:
        return Repeat("the_next_card_goes") if play.table.played else None
