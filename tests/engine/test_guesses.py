"""What a seat does not know is prepared once and dealt many times: every deal that could be is equally likely."""

from collections import Counter
from itertools import permutations

import pytest

from herna.engine.cards import Cards, cards_of, mask_of
from herna.engine.chance import Chance
from herna.engine.errors import BrokenGame
from herna.engine.match import Match
from herna.engine.unseen import Unseen
from tests.kit.guessed import guess_of
from tests.kit.skirmish.game import GAME as SKIRMISH

ALICE = 0
DEALS = 4000


def cards_in(places: list[str], kinds: str, seen: str = "") -> Cards:
    """One card of each kind; Alice takes each to be under one of the ids in its place, and has seen some ids."""
    return Cards(
        tuple(kinds),
        list(range(len(kinds))),
        [1 if str(card) in seen else 0 for card in range(len(kinds))],
        (tuple(mask_of(int(card) for card in place) for place in places),) * 2,
    )


def deals_that_could_be(cards: Cards) -> set[str]:
    """By trying all orders: the kinds under the ids, each where it could be, and what was seen as it was seen."""
    places, printed = cards.places[ALICE], cards.printed
    return {
        "".join(printed[face] for face in order)
        for order in permutations(range(len(printed)))
        if all(places[face] >> card & 1 for card, face in enumerate(order))
        and all(cards.kind(card) == printed[face] for card, face in enumerate(order) if cards.seen[card] & 1)
    }


def dealt(cards: Cards, count: int = DEALS) -> Counter[str]:
    """The kinds under the ids in many deals of one preparation."""
    prepared, chance = cards.copy(), Chance(3)
    unseen = Unseen(prepared, ALICE)
    found: Counter[str] = Counter()
    for _ in range(count):
        copy = prepared.copy()
        unseen.deal(copy.faces, chance)
        found["".join(copy.kind(card) for card in range(len(copy.faces)))] += 1
    return found


@pytest.mark.parametrize(
    "cards",
    [
        cards_in(["0123"] * 4, "abcd"),
        cards_in(["0123"] * 4, "abcd", seen="2"),
        cards_in(["01", "0123", "0123", "0123"], "abcd"),  # one place in another
        cards_in(["01", "012", "01234", "01234", "01234"], "abcde"),
        cards_in(["01", "01", "0123", "0123"], "abcd"),  # the first two fill their place
        cards_in(["012", "123", "0123", "0123"], "abcd"),  # places that overlap
        cards_in(["012", "123", "0123", "0123", "45", "45"], "abcdef"),
        cards_in(["01", "23", "0123", "0123"], "aabc", seen="1"),  # the copy that is seen can only be the first
        cards_in(["0123"] * 4, "aabc", seen="1"),
        cards_in(["012", "0123", "0123", "0123"], "aabc", seen="1"),  # it can be either copy
    ],
)
def test_every_deal_that_could_be_is_equally_likely(cards: Cards) -> None:
    could_be = deals_that_could_be(cards)
    if len(set(cards.printed)) < len(cards.printed) and len(set(cards.places[ALICE])) > 1:
        assert set(dealt(cards)) == could_be  # which copy lies where makes some of these deals likelier than others
        return

    found = dealt(cards)

    assert set(found) == could_be
    expected = DEALS / len(could_be)
    assert all(abs(times - expected) < 6 * expected**0.5 for times in found.values())


def test_cards_that_can_be_nowhere_are_the_games_fault() -> None:
    with pytest.raises(BrokenGame):
        dealt(cards_in(["0", "0", "012"], "abc"), count=1)
    with pytest.raises(BrokenGame):
        dealt(cards_in(["01", "12", "12", "12"], "abcd"), count=1)


def test_nobody_keeps_track_of_cards_in_a_line_but_they_are_shuffled_as_ever() -> None:
    cards = cards_of([["ace", "king", "queen", "jack"]], 2)
    tracked, line = guess_of(cards, ALICE, Chance(5)), cards.copy()
    Unseen(line, ALICE).deal(line.faces, Chance(5))

    for each in (tracked, line):
        each.show(0, 1)
        each.shuffle([0, 1, 2], Chance(7))
        each.mingle([2, 3], 1, Chance(8))

    assert (line.faces, line.seen) == (tracked.faces, tracked.seen)
    assert line.places == ()
    assert tracked.places[ALICE] != ()


def test_a_game_with_cards_guesses_without_a_line_of_its_own() -> None:
    match = Match(SKIRMISH, 2, seed="seed")

    tables = [match.play.guess(1, Chance(luck)).table for luck in range(20)]

    cards = match.play.table.cards
    assert len({tuple(table.cards.faces) for table in tables}) > 1
    for table in tables:
        assert all(table.cards.kind(card) == cards.kind(card) for card in range(26) if cards.known_to(card, 1, 2))
