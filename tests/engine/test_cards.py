"""Hidden cards: who knows what, what a shuffle does to that, and guesses that agree with it."""

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from herna.engine.cards import EVERYONE, Cards, cards_of
from herna.engine.chance import Chance, Scripted
from tests.kit.guessed import guess_of

ALICE, BOB = 0, 1
WATCHER = -1


def kinds(cards: Cards) -> list[str]:
    return [cards.kind(card) for card in range(len(cards.faces))]


def guesses(cards: Cards, seat: int, count: int = 200) -> list[list[str]]:
    chance = Chance(5)
    return [kinds(guess_of(cards, seat, chance)) for _ in range(count)]


def test_a_card_is_known_to_those_it_was_shown_to() -> None:
    cards = cards_of([["ace", "king"]], 2)

    cards.show(0, 1 << ALICE)

    assert cards.known_to(0, ALICE, 2)
    assert not cards.known_to(0, BOB, 2)
    assert not cards.known_to(0, WATCHER, 2)
    assert cards.shown == 1


def test_a_card_shown_to_everyone_is_shown_to_spectators_too_and_only_once() -> None:
    cards = cards_of([["ace", "king"]], 2)

    cards.show(1, EVERYONE)
    cards.show(1, 1 << BOB)

    assert cards.known_to(1, WATCHER, 2)
    assert cards.shown == 1


def test_after_a_shuffle_nobody_knows_which_card_lies_where() -> None:
    cards = cards_of([["ace", "king", "queen"]], 2)
    cards.show(0, EVERYONE)

    cards.shuffle([0, 1, 2], Chance(1))

    assert not any(cards.known_to(card, ALICE, 2) for card in range(3))
    assert {tuple(guess) for guess in guesses(cards, ALICE)} == {
        tuple(order)
        for order in (
            ("ace", "king", "queen"),
            ("ace", "queen", "king"),
            ("king", "ace", "queen"),
            ("king", "queen", "ace"),
            ("queen", "ace", "king"),
            ("queen", "king", "ace"),
        )
    }


def test_a_guess_keeps_what_the_seat_has_seen_and_each_pool_to_itself() -> None:
    cards = cards_of([["ace", "king", "queen"], ["sun", "moon"]], 2)
    cards.show(1, 1 << ALICE)

    for guess in guesses(cards, ALICE):
        assert guess[1] == "king"
        assert {guess[0], guess[2]} == {"ace", "queen"}
        assert {guess[3], guess[4]} == {"sun", "moon"}


def test_a_card_seen_and_shuffled_into_a_pile_is_guessed_in_that_pile_and_nowhere_else() -> None:
    """Bob's hand is 0 and 1, the pile 2 to 4. Alice has seen the joker go into the pile: it is not in the hand."""
    cards = cards_of([["ace", "king", "joker", "queen", "ten"]], 2)
    cards.show(2, 1 << ALICE)

    cards.shuffle([2, 3, 4], Chance(3))

    seen = guesses(cards, ALICE)
    assert all("joker" in guess[2:] for guess in seen)
    assert {guess.index("joker") for guess in seen} == {2, 3, 4}
    assert {guess[0] for guess in seen} == {"ace", "king", "queen", "ten"}


def test_of_two_copies_either_may_be_the_one_that_was_shuffled() -> None:
    """One of two aces was seen going into the pile, and an ace then turns up there: the other may be anywhere."""
    cards = cards_of([["ace", "ace", "king", "queen"]], 2)
    cards.show(1, 1 << ALICE)
    cards.shuffle([1, 2], Chance(1))
    turned_up = next(card for card in (1, 2) if cards.kind(card) == "ace")
    cards.show(turned_up, 1 << ALICE)

    other_ace = {
        card for guess in guesses(cards, ALICE) for card in range(4) if guess[card] == "ace" and card != turned_up
    }

    assert other_ace == {0, 3, 3 - turned_up}


def test_a_guess_agrees_with_what_everybody_knows_of_the_kind_of_a_card() -> None:
    cards = cards_of([["ace", "king", "queen", "jack"]], 2)
    cards.narrow(1, frozenset(("king", "jack")))

    assert {guess[1] for guess in guesses(cards, ALICE)} == {"king", "jack"}
    cards.shuffle([1, 2], Chance(1))
    assert {guess[1] for guess in guesses(cards, ALICE)} == {"ace", "king", "queen", "jack"}


# A hand: its player knows every card of it, others do not know which is which


def a_hand_seen_by_both() -> Cards:
    """Alice's hand is 0 to 2, her pile 3 and 4. Bob was shown the hand."""
    cards = cards_of([["ace", "king", "queen", "jack", "ten"]], 2)
    for card in range(3):
        cards.show(card, 1 << ALICE | 1 << BOB)
    return cards


def test_cards_that_are_mingled_are_still_known_to_those_who_look_at_them() -> None:
    cards = a_hand_seen_by_both()

    moved = cards.mingle([0, 1, 2], 1 << ALICE, Chance(2))

    assert moved != (0, 1, 2)
    assert [cards.kind(card) for card in moved] == ["ace", "king", "queen"]
    assert all(cards.known_to(card, ALICE, 2) for card in range(3))
    assert all(guess[:3] == kinds(cards)[:3] for guess in guesses(cards, ALICE))


def test_somebody_who_does_not_look_at_mingled_cards_knows_that_they_are_there_but_not_which_is_which() -> None:
    cards = a_hand_seen_by_both()

    cards.mingle([0, 1, 2], 1 << ALICE, Chance(2))

    assert not any(cards.known_to(card, BOB, 2) for card in range(3))
    seen = guesses(cards, BOB)
    assert all(sorted(guess[:3]) == ["ace", "king", "queen"] for guess in seen)
    assert {guess[0] for guess in seen} == {"ace", "king", "queen"}


def test_mingled_cards_that_nobody_else_has_seen_need_no_chance() -> None:
    cards = cards_of([["ace", "king", "queen"]], 2)
    cards.show(0, 1 << ALICE)
    cards.show(1, 1 << ALICE)

    assert cards.mingle([0, 1], 1 << ALICE, Scripted(())) == (0, 1)
    assert kinds(cards) == ["ace", "king", "queen"]


def test_a_single_card_is_not_lost_sight_of() -> None:
    cards = a_hand_seen_by_both()

    assert cards.mingle([1], 1 << ALICE, Scripted(())) == (1,)
    assert cards.known_to(1, BOB, 2)


def test_a_card_drawn_to_a_hand_could_be_any_card_of_it() -> None:
    """Bob has seen the joker shuffled into the pile 2 to 4; then its card 2 is drawn to Alice's hand 0 and 1."""
    cards = cards_of([["ace", "king", "joker", "queen", "ten"]], 2)
    cards.show(2, 1 << BOB)
    cards.shuffle([2, 3, 4], Chance(3))
    for card in (0, 1, 2):
        cards.show(card, 1 << ALICE)

    cards.mingle([0, 1, 2], 1 << ALICE, Scripted(()))

    assert {guess.index("joker") for guess in guesses(cards, BOB)} == {0, 1, 2, 3, 4}


@pytest.mark.parametrize("chosen", [0, 1, 2])
def test_of_mingled_cards_the_chosen_one_lies_under_the_lowest_id_whichever_it_was(chosen: int) -> None:
    cards = a_hand_seen_by_both()
    kind = cards.kind(chosen)

    moved = cards.mingle([2, 0, 1], 1 << ALICE, Chance(4), chosen)

    assert moved[[2, 0, 1].index(chosen)] == 0
    assert cards.kind(0) == kind
    assert sorted(kinds(cards)[:3]) == ["ace", "king", "queen"]


def test_what_others_guess_does_not_depend_on_which_card_was_chosen() -> None:
    def guessed(chosen: int) -> list[list[str]]:
        cards = a_hand_seen_by_both()
        cards.mingle([0, 1, 2], 1 << ALICE, Chance(4), chosen)
        cards.narrow(0, frozenset(("ace", "king", "jack")))
        return guesses(cards, BOB)

    seen = guessed(0)

    assert guessed(1) == seen
    assert {guess[0] for guess in seen} == {"ace", "king"}
    assert 60 < sum(guess[0] == "ace" for guess in seen) < 140  # of 200


def test_all_deals_that_agree_with_what_a_seat_knows_are_as_likely() -> None:
    """Bob knows the three kings of a hand of seven, and that its first card is a king or a queen; 20 of 54 others are.

    With a given king there, the other two have six ids and the rest is free: 6 * 5 * 54! deals. With a given queen,
    the three kings have six ids: 6 * 5 * 4 * 53! deals, which is 4 for 54.
    """
    cards = cards_of([["king"] * 3 + ["queen"] * 20 + ["ten"] * 34], 2)
    for card in range(7):
        cards.show(card, 1 << ALICE)
    for card in range(3):
        cards.show(card, 1 << BOB)
    cards.mingle(range(7), 1 << ALICE, Chance(2), 0)
    cards.narrow(0, frozenset(("king", "queen")))

    known = sum(guess[0] == "king" for guess in guesses(cards, BOB, 1500))

    assert abs(known / 1500 - 3 * 54 / (3 * 54 + 20 * 4)) < 0.04


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_whatever_is_shown_and_shuffled_a_guess_agrees_with_the_seat_not_with_the_truth(
    data: st.DataObject,
) -> None:
    """Random histories of drawing, showing and shuffling, checked against all that the seat was told."""
    chance = Chance(data.draw(st.integers(0, 10**6)))
    cards = cards_of([["a", "a", "b", "c"], ["x", "y", "y"]], 2)
    for _ in range(data.draw(st.integers(0, 12))):
        card = data.draw(st.integers(0, 6))
        happens = data.draw(st.sampled_from(["shown", "shuffled", "narrowed", "mingled"]))
        if happens == "shown":
            cards.show(card, data.draw(st.sampled_from([1, 2, 3, EVERYONE])))
        elif happens == "mingled":
            seat, last = data.draw(st.integers(0, 1)), data.draw(st.integers(1, 3))
            hand = [card for card in range(last + 1) if cards.known_to(card, seat, 2)]
            cards.mingle(hand, 1 << seat, chance, data.draw(st.sampled_from([-1, *hand])))
        elif happens == "narrowed":
            cards.narrow(card, frozenset((cards.kind(card), data.draw(st.sampled_from("abcxy")))))
        else:
            first = data.draw(st.sampled_from([0, 4]))
            last = data.draw(st.integers(first + 1, 3 if first == 0 else 6))
            cards.shuffle(range(first, last + 1), chance)

    for seat in (ALICE, BOB):
        guess = guess_of(cards, seat, chance)
        known = [card for card in range(7) if cards.known_to(card, seat, 2)]
        assert [guess.kind(card) for card in known] == [cards.kind(card) for card in known]
        assert sorted(kinds(guess)[:4]) == ["a", "a", "b", "c"]
        assert sorted(kinds(guess)[4:]) == ["x", "y", "y"]
        luck = Chance(chance.below(1000))
        assert kinds(guess_of(guess, seat, luck.copy())) == kinds(guess_of(cards, seat, luck.copy()))
        theirs = [card for card in range(7) if cards.known_to(card, 1 - seat, 2)]
        again = guess_of(guess, 1 - seat, chance)  # what the other would guess, were the first guess true
        assert [again.kind(card) for card in theirs] == [guess.kind(card) for card in theirs]


def copies_exchanged(cards: Cards, seat: int) -> list[Cards]:
    """The same cards with two copies in each other's place, wherever a seat could not tell them apart."""
    cards.note_mixing()
    ways = []
    for one, two in combinations(range(len(cards.faces)), 2):
        places, faces = cards.places[seat], cards.faces
        if cards.kind(one) == cards.kind(two) and places[faces[one]] >> two & places[faces[two]] >> one & 1:
            other = cards.copy()
            other.faces[one], other.faces[two] = faces[two], faces[one]
            ways.append(other)
    return ways


def test_a_guess_does_not_depend_on_which_of_two_copies_lies_where() -> None:
    """Random histories that go on in the same way in worlds which a seat cannot tell apart."""
    for number in range(1500):
        chance = Chance(number)
        cards = cards_of([["a", "a", "a", "b", "b", "c", "d"]], 2)
        worlds = [cards]
        for _ in range(8):
            pile, luck = chance.shuffled(range(7))[: 2 + chance.below(3)], chance.below(10**9)
            shuffled, seats = chance.below(2), 1 + chance.below(3)
            for world in worlds:
                if shuffled:
                    world.shuffle(pile, Chance(luck))
                else:
                    world.show(pile[0], seats)
            if len(worlds) == 1 and chance.below(2):
                worlds += copies_exchanged(cards, ALICE)
        guesses_of = [[kinds(guess_of(world, ALICE, Chance(luck))) for luck in range(3)] for world in worlds]
        assert all(each == guesses_of[0] for each in guesses_of), number


def test_how_cards_were_mixed_is_noted_later_as_it_would_be_at_once() -> None:
    for number in range(300):
        chance = Chance(number)
        later = cards_of([["a", "a", "b", "c"], ["x", "y", "y"]], 2)
        at_once = later.copy()
        for _ in range(12):
            pile, luck = chance.shuffled(range(7))[: 2 + chance.below(3)], chance.below(10**9)
            happens, seat = chance.below(4), chance.below(2)
            for cards in (later, at_once):
                if happens == 0:
                    cards.show(pile[0], 1 << seat)
                elif happens == 1:
                    cards.shuffle(pile, Chance(luck))
                elif happens == 2:
                    cards.narrow(pile[0], frozenset((cards.kind(pile[0]), "y")))
                else:
                    hand = [card for card in range(7) if cards.known_to(card, seat, 2)]
                    cards.mingle(hand, 1 << seat, Chance(luck), hand[-1] if hand else -1)
            at_once.note_mixing()
        later.note_mixing()

        assert later == at_once, number
