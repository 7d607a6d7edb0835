"""Cards come into play, leave it, and lie in piles (SW-ZONE, SW-TUCK, SW-CTRL, SW-FORCE-08)."""

from __future__ import annotations

from typing import Final

from herna.engine.cards import EVERYONE
from herna.engine.flow import Play
from herna.games.summoner_wars.table import NOWHERE, Battlefield
from herna.games.summoner_wars.texts import PRINTED_TEXTS, TEXTS, on_enter_play, on_leave_play

UNSEEN: Final = 1000  # stranger than a copy that was seen, however many cards were discarded face down since


def enter_battlefield(table: Battlefield, card: int, space: int, seat: int) -> None:
    """A card comes onto the battlefield, new and without memory (SW-FORCE-09)."""
    table.put(card, space)
    table.control[card] = seat
    printed = table.printed(card)
    for key in (printed.key,) if printed.event() else printed.abilities:
        on_enter_play(table, card, key)


def bring_from_hand(table: Battlefield, seat: int, card: int, space: int) -> None:
    """A card goes from a hand onto the battlefield."""
    table.take_from_hand(seat, card)
    enter_battlefield(table, card, space, seat)


def leave_battlefield(table: Battlefield, card: int) -> tuple[int, ...]:
    """A card leaves the battlefield with nothing on it.

    Says which cards lay under it.
    """
    for key in (*table.printed(card).abilities, table.key(card), *table.gained.get(card, ())):
        on_leave_play(table, card, key)
    table.board[table.place[card]] = NOWHERE
    table.place[card] = NOWHERE
    table.control[card] = table.owner(card)
    table.damage[card] = table.boost[card] = 0
    table.gained.pop(card, None)
    table.lasting = [effect for effect in table.lasting if effect.subject != card]
    table.used = tuple(pair for pair in table.used if pair[0] != card)
    table.moved = tuple(NOWHERE if other == card else other for other in table.moved)  # its slot stays used
    table.attacked = tuple(other for other in table.attacked if other != card)
    table.fed = tuple(other for other in table.fed if other != card)
    table.frozen = tuple(other for other in table.frozen if other != card)
    table.unsettled = True
    under = table.tucked.pop(card, ())
    for event, named in list(table.marks.items()):
        if card in named:
            table.marks[event] = tuple(other for other in named if other != card)
    return under


def to_discard(table: Battlefield, card: int) -> None:
    """SW-ZONE-06: face down onto its owner's discard pile."""
    owner = table.owner(card)
    table.discard[owner] = (*table.discard[owner], card)
    table.cards.show(card, 1 << owner)


def discard_object(table: Battlefield, card: int) -> None:
    """An object is discarded, and so is what lies under it.

    This is not elimination (SW-DMG-15).
    """
    for under in leave_battlefield(table, card):
        discard_tucked(table, under)
    to_discard(table, card)


def discard_tucked(table: Battlefield, card: int) -> None:
    """A card that lay under another is discarded; it was not eliminated (SW-TUCK-06)."""
    for key in (*table.printed(card).abilities, table.key(card)):
        on_leave_play(table, card, key)
    table.control[card] = table.owner(card)
    to_discard(table, card)


def return_to_hand(table: Battlefield, card: int) -> None:
    """SW-FORCE-08: without tokens, to the hand of the player it belongs to.

    What lay under it is discarded.
    """
    for under in leave_battlefield(table, card):
        discard_tucked(table, under)
    to_hand_openly(table, card)


def to_hand_openly(table: Battlefield, card: int) -> None:
    """A card goes to its owner's hand, and everybody knows which."""
    owner = table.owner(card)
    table.hands[owner] = (*table.hands[owner], card)
    table.cards.show(card, EVERYONE)
    table.doubt[card] = 0


def discard_face_down(table: Battlefield, seat: int, card: int) -> None:
    """A card goes from the hand to the discard pile.

    Only its owner sees it.

    It could be any card that was in the hand, also one that everybody saw go there.
    """
    table.take_from_hand(seat, card)
    to_discard(table, card)
    for seen in table.doubt:
        if table.owner(seen) == seat:
            table.doubt[seen] += 1


def reveal(table: Battlefield, card: int) -> int:
    """A card of a hand or a discard pile is shown to all.

    Says which of its copies it is from now on.

    Copies look alike, so it is always the same one, wherever that was: one that everybody has seen go there, if it
    could be this one, else the first of those that nobody else has seen (SW-GAP-38).
    """
    owner, key = table.owner(card), table.key(card)
    alike = [other for other in (*table.hands[owner], *table.discard[owner]) if table.key(other) == key]
    shown = min([(_strangeness(table, card, other), other) for other in alike])[1]
    if (shown in table.hands[owner]) != (card in table.hands[owner]):
        _exchange(table, owner, card, shown)
    table.doubt.pop(shown, None)
    table.cards.show(shown, EVERYONE)
    return shown


def _strangeness(table: Battlefield, card: int, other: int) -> int:
    """How much a shown card would surprise as this copy of it.

    It is the opponent who would be surprised.
    """
    owner = table.owner(card)
    in_hand, times = card in table.hands[owner], table.doubt.get(other, -1)
    if times > 0 or (times == 0 and in_hand):
        return times
    if not table.cards.known_to(other, 1 - owner, 2):
        return UNSEEN
    return UNSEEN + 1 if times == 0 or in_hand else 0


def _exchange(table: Battlefield, owner: int, one: int, two: int) -> None:
    """Two copies change places between a hand and a discard pile: nobody could tell."""
    other = {one: two, two: one}
    table.hands[owner] = tuple(other.get(card, card) for card in table.hands[owner])
    table.discard[owner] = tuple(other.get(card, card) for card in table.discard[owner])


def tuck(table: Battlefield, card: int, top: int) -> None:
    """SW-TUCK: a card goes under an object, without tokens.

    What lay under it is discarded.

    An event's text stays in play, an ability only if it works under a card (SW-ABIL-02).
    """
    if table.on_board(card):
        for under in leave_battlefield(table, card):
            discard_tucked(table, under)
    table.cards.show(card, EVERYONE)
    table.tucked[top] = (*table.tucked.get(top, ()), card)
    table.control[card] = table.control[top]
    printed = table.printed(card)
    for key in (printed.key,) if printed.event() else printed.abilities:
        if printed.event() or TEXTS[key].works_tucked():
            on_enter_play(table, card, key)


def take_control(table: Battlefield, card: int, seat: int) -> None:
    """A seat controls an object from now on, and what lies under it.

    Tokens stay (SW-CTRL-02, -07).
    """
    for one in (card, *table.tucked.get(card, ())):
        table.control[one] = seat
    table.unsettled = True  # life that the object gave to others goes with it


def over(table: Battlefield, card: int) -> int:
    """The object under which a card lies; NOWHERE if it lies under none."""
    return next((top for top, under in table.tucked.items() if card in under), NOWHERE)


def gain_ability(table: Battlefield, card: int, keys: tuple[str, ...]) -> None:
    """A unit has these abilities besides its own, each once.

    A frozen unit gains them too (SW-ABIL-04).
    """
    gained = table.gained.get(card, ())
    have = PRINTED_TEXTS[table.key(card)] + gained
    new = tuple(key for key in keys if key not in have)
    if new:
        table.gained[card] = gained + new
        for key in new:
            on_enter_play(table, card, key)


def lose_ability(table: Battlefield, card: int, keys: tuple[str, ...]) -> None:
    """A unit loses abilities that it had gained; what is printed on it stays."""
    kept = tuple(key for key in table.gained.get(card, ()) if key not in keys)
    for key in table.gained.get(card, ()):
        if key in keys:
            on_leave_play(table, card, key)
    if kept:
        table.gained[card] = kept
    else:
        table.gained.pop(card, None)
    table.unsettled = True


def add_boost(table: Battlefield, card: int, amount: int = 1) -> None:
    """SW-BOOST-01: boost tokens on a card."""
    table.boost[card] += amount


def remove_boost(table: Battlefield, card: int, amount: int = 1) -> None:
    """As many as there are, up to an amount (SW-BOOST-06).

    Life that depends on boost may drop.
    """
    table.boost[card] = max(0, table.boost[card] - amount)
    table.unsettled = True


def take_from_draw_pile(play: Play[Battlefield], seat: int, card: int) -> None:
    """A card that was searched for comes to the hand.

    Then the draw pile is shuffled (SW-ZONE-07).
    """
    table = play.table
    table.draw[seat] = tuple(other for other in table.draw[seat] if other != card)
    table.hands[seat] = (*table.hands[seat], card)
    table.cards.show(card, 1 << seat)
    table.cards.shuffle(table.draw[seat], play.chance)
