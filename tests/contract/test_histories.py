"""What a seat cannot tell at the time it cannot tell later either: not from what it was ever sent, not by guessing.

The same match is played twice up to a decision, and then goes two ways. Either another seat chooses two different cards
of its hand, where the seat that looks on is not told which: a card that it saw in that hand before must not be
recognisable. Or it makes any two choices that look the same to that seat, such as what it takes from a sideboard. Or
chance has dealt other hidden cards there, as they could be for all that the seat knows. That is all that can be
exchanged in Aeon's End, where whatever is chosen is seen, and also holds for decks that were shuffled.
"""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given

from herna.engine.chance import Chance
from herna.engine.decision import Choice
from herna.engine.events import Log, Told
from herna.engine.explain import explain
from herna.engine.flow import Play
from herna.engine.game import Game
from herna.engine.view import Chair, view_of
from tests.contract.conftest import GAMES
from tests.contract.test_secrets import seen
from tests.kit.random_match import (
    SOAK,
    as_bytes,
    decisions,
    numbers,
    other_choices,
    over_many_matches,
    some_decisions,
)

PAIRS = 4  # of choices that are exchanged at a decision
LOOKED_AT = 8  # choices at a decision of which some may look the same
GUESSES = 6
LATER = 12  # decisions after which the two ways are no longer compared
MANY_MATCHES = 200


class Way:
    """One of two ways that a match goes, with everything that was told on it."""

    def __init__(self, play: Play[Any], luck: Chance, choice: Choice | None = None) -> None:
        self.play = play.copy()
        self.play.chance = luck.copy()
        self.play.log = self.log = Log()
        if choice is not None:
            self.play.choose(choice)

    def sent(self, seat: int) -> bytes:
        """All that a seat is sent: table, decision, and every event since the ways part."""
        return as_bytes(view_of(self.play, seat, 1, self.log))


def looks_into(play: Play[Any], seat: int, owner: int) -> bool:
    """Whether a seat is shown the cards of a hand: then nothing in it is hidden."""
    turned = play.table.copy()
    turned.hands[owner] = turned.hands[owner][::-1]
    return as_bytes(play.game.view(turned, seat)) != as_bytes(play.game.view(play.table, seat))


def hidden_choices(play: Play[Any], seat: int) -> list[tuple[Choice, Choice]]:
    """Pairs of choices of the seat that is asked that differ in one card of a hand into which another cannot look."""
    assert play.ask is not None
    owner = play.ask.seat
    hands = getattr(play.table, "hands", None)
    if hands is None or seat in play.ask.seats() or len(hands[owner]) < 2 or looks_into(play, seat, owner):
        return []
    alike: dict[Choice, list[Choice]] = {}  # options but for the card that they name
    for option in play.options():
        card = card_named(play, option)
        if card in hands[owner]:
            at = 1 + play.game.choices[str(option[0])].index("card")
            alike.setdefault((*option[:at], "", *option[at + 1 :]), []).append(option)
    return [(one, two) for options in alike.values() for one, two in combinations(options, 2)]


def card_named(play: Play[Any], choice: Choice) -> int:
    """The card that a choice names; -1 for none."""
    fields = play.game.choices[str(choice[0])]
    return int(choice[1 + fields.index("card")]) if "card" in fields else -1


def some_of(pairs: list[tuple[Choice, Choice]], chance: Chance) -> list[tuple[Choice, Choice]]:
    return [chance.pick(pairs) for _ in range(len(pairs) if SOAK else min(PAIRS, len(pairs)))]


def is_alike(play: Play[Any], one: Choice, two: Choice) -> bool:
    """Whether two choices differ only in which copy of a card they name: then they look the same, even openly."""
    ((x, y),) = [(int(x), int(y)) for x, y in zip(one, two, strict=True) if x != y]
    return bool(play.table.cards.kind(x) == play.table.cards.kind(y))


def told_apart(ways: tuple[Way, Way], seat: int, left: set[int]) -> bool:
    """Whether a seat is told two different stories, or of a card that has left the hand and which it sees."""
    stories = [[told for _, told, _ in way.log.seen_by(seat)] for way in ways]
    if _without(stories[0], left) != _without(stories[1], left):
        return True
    named = {field for story in stories for told in story for field in told[1:] if field in left}
    return any(str(card) in _faces(way.play, seat) for way in ways for card in named)


def _without(story: list[Told], cards: set[int]) -> list[list[str | int | None]]:
    return [[None if field in cards else field for field in told] for told in story]


def _faces(play: Play[Any], seat: int) -> dict[str, str]:
    """The cards whose faces a seat sees."""
    view = play.game.view(play.table, seat)
    faces: dict[str, str] = view["kinds"] if "kinds" in view else view["known"]
    return faces


def two_ways(
    play: Play[Any], seat: int, chance: Chance, pairs: list[tuple[Choice, Choice]]
) -> Iterator[tuple[Way, Way]]:
    """A match that goes two ways, by a choice of each pair, which a seat cannot tell apart."""
    assert play.ask is not None
    owner = play.ask.seat
    for one, two in pairs:
        luck, hand = Chance(chance.below(1000)), set(play.table.hands[owner])
        ways = Way(play, luck, one), Way(play, luck, two)
        left = set().union(*(hand - set(way.play.table.hands[owner]) for way in ways))
        if is_alike(play, one, two) or not told_apart(ways, seat, left):
            yield ways


def some_two_ways(play: Play[Any], seat: int, chance: Chance) -> Iterator[tuple[Way, Way]]:
    return two_ways(play, seat, chance, some_of(hidden_choices(play, seat), chance))


def two_ways_of_a_seen_card(play: Play[Any], seat: int, chance: Chance) -> Iterator[tuple[Way, Way]]:
    """Two ways of which one takes a card that a seat has seen go into the hand, and the other one that it has not."""
    seen = play.table.cards.seen
    pairs = hidden_choices(play, seat) if any(seen[card] >> seat & 1 for card in hand_of_the_asked(play)) else []
    known = [[bool(seen[card_named(play, choice)] >> seat & 1) for choice in pair] for pair in pairs]
    return two_ways(play, seat, chance, [pair for pair, (one, two) in zip(pairs, known, strict=True) if one != two])


def two_ways_that_look_alike(play: Play[Any], seat: int, chance: Chance) -> Iterator[tuple[Way, Way]]:
    """Two ways by any two choices after which a seat is sent the same, though the table is not.

    What is still to be carried out is the same too: otherwise the seat is told in a moment.
    """
    assert play.ask is not None
    if seat in play.ask.seats():
        return
    luck, options = Chance(chance.below(1000)), play.options()
    looking: dict[bytes, Choice] = {}
    for choice in dict.fromkeys(options if SOAK else [chance.pick(options) for _ in range(LOOKED_AT)]):
        way = Way(play, luck, choice)
        first = Way(play, luck, looking.setdefault(way.sent(seat), choice))
        if first.play.stack == way.play.stack and first.play.table != way.play.table:
            yield first, way


def dealt_otherwise(play: Play[Any], seat: int, chance: Chance) -> Iterator[tuple[Way, Way]]:
    """Two ways of which one begins with hidden cards as they could lie for all that a seat knows."""
    guess, luck = play.guess(seat, chance), Chance(chance.below(1000))
    if guess.table != play.table:
        yield Way(play, luck), Way(guess, luck)


def hands_differ(ways: tuple[Way, Way]) -> bool:
    """Whether somebody holds other cards, and not only other copies of them."""
    hands = [[sorted(map(way.play.table.cards.kind, hand)) for hand in way.play.table.hands] for way in ways]
    return hands[0] != hands[1]


def hand_of_the_asked(play: Play[Any]) -> tuple[int, ...]:
    assert play.ask is not None
    hand: tuple[int, ...] = play.table.hands[play.ask.seat]
    return hand


def shown(play: Play[Any], seat: int) -> tuple[bytes, list[tuple[int, str]]]:
    """The table as a seat sees it, and the faces of cards that it has seen."""
    return as_bytes(play.game.view(play.table, seat)), seen(play, seat)


def check_alike(game: Game[Any], ways: tuple[Way, Way], seat: int, chance: Chance) -> None:
    """A seat cannot tell two ways apart by what it is sent, by reasons and forecasts, nor by guessing."""
    one, two = ways
    assert one.sent(seat) == two.sent(seat)
    assert Chair(one.play, seat).forecast() == Chair(two.play, seat).forecast()
    for choice in other_choices(game, [], chance):
        assert explain(one.play, seat, choice) == explain(two.play, seat, choice)
    for luck in range(GUESSES):
        guesses = [way.play.guess(seat, Chance(luck)) for way in ways]
        for guess in guesses:  # nobody sees the order of a hand, nor where others take a card to be
            guess.table.hands = [tuple(sorted(hand)) for hand in guess.table.hands]
            guess.table.cards.places = ()
        if (guesses[0].table, guesses[0].stack) == (guesses[1].table, guesses[1].stack):
            continue  # the same play looks the same to everybody
        for other in range(-1, len(one.play.table.hands)):
            views = [as_bytes(view_of(guess, other, 1)) for guess in guesses]
            assert views[0] == views[1]


def go_on(ways: tuple[Way, Way], chance: Chance) -> bool:
    """The same choice is made on both ways, if there is one."""
    one, two = ways[0].play, ways[1].play
    if one.ask is None or two.ask is None or one.ask.seats() != two.ask.seats():
        return False
    both = [option for option in one.options() if option in two.options()]
    if not both:
        return False
    choice, luck = chance.pick(both), chance.below(1000)
    for play in (one, two):
        play.chance = Chance(luck)
        play.choose(choice)
    return True


def check_as_long_as_alike(game: Game[Any], ways: tuple[Way, Way], seat: int, chance: Chance) -> None:
    """A seat cannot tell two ways apart, now and at some decisions after, until it is shown what was hidden.

    Who is asked shows nothing: a question that is left out tells what somebody does not hold.
    """
    check_alike(game, ways, seat, chance)
    for _ in range(LATER):
        if not go_on(ways, chance) or shown(ways[0].play, seat) != shown(ways[1].play, seat):
            return
        check_alike(game, ways, seat, chance)


@given(number=numbers)
@over_many_matches(6)
def test_what_a_seat_could_not_tell_stays_hidden_for_the_rest_of_the_match(game: Game[Any], number: int) -> None:
    for match, chance in some_decisions(game, number, about=6):
        for seat in range(match.seats):
            for ways in some_two_ways(match.play, seat, chance):
                check_as_long_as_alike(game, ways, seat, chance)


@given(number=numbers)
@over_many_matches(4)
def test_choices_that_look_the_same_do_so_for_the_rest_of_the_match(game: Game[Any], number: int) -> None:
    for match, chance in some_decisions(game, number, about=10):
        for seat in range(match.seats):
            for ways in two_ways_that_look_alike(match.play, seat, chance):
                check_as_long_as_alike(game, ways, seat, chance)


@given(number=numbers)
@over_many_matches(4)
def test_what_chance_has_dealt_unseen_stays_hidden_for_the_rest_of_the_match(game: Game[Any], number: int) -> None:
    for match, chance in some_decisions(game, number, about=20):
        seat = chance.below(match.seats)
        for ways in dealt_otherwise(match.play, seat, chance):
            check_as_long_as_alike(game, ways, seat, chance)


def test_hands_are_dealt_otherwise_in_aeons_end() -> None:
    """They hold something that others do not know only in some matches, after a deck was shuffled."""
    game, dealt = GAMES["aeons-end"], 0
    for number in range(MANY_MATCHES):
        for match, chance in some_decisions(game, number):
            seat = chance.below(match.seats)
            for ways in dealt_otherwise(match.play, seat, chance):
                if hands_differ(ways):
                    check_as_long_as_alike(game, ways, seat, chance)
                    dealt += 1
        if dealt > 20 and not SOAK:
            return
    assert dealt > 20


def test_whatever_is_chosen_in_aeons_end_is_seen() -> None:
    """Or there were choices to exchange. Also in which order played cards are discarded, and will lie in the deck."""
    game = GAMES["aeons-end"]
    for number in range(MANY_MATCHES if SOAK else 12):
        for match, chance in some_decisions(game, number, about=3):
            for seat in range(match.seats):
                assert not list(two_ways_that_look_alike(match.play, seat, chance))


@pytest.mark.parametrize("key", ["summoner-wars", "doomtrooper", "warcraft", "skirmish"])
def test_hidden_choices_are_exchanged_in_every_game_of_hidden_hands(key: str) -> None:
    """Or the promise above would hold for want of cases."""
    exchanged = 0
    for number in range(10):
        for match, chance in some_decisions(GAMES[key], number, about=6):
            exchanged += sum(1 for seat in range(match.seats) for _ in some_two_ways(match.play, seat, chance))
        if exchanged > 2:
            return
    raise AssertionError(f"{exchanged} hidden choices in ten matches")


@pytest.mark.parametrize("key", ["summoner-wars", "skirmish"])
def test_a_card_that_was_seen_go_into_a_hand_may_leave_it_unnoticed(key: str) -> None:
    """It happens rarely, so all decisions of many matches are looked at; in other games no such card keeps its id."""
    exchanged = 0
    for number in range(MANY_MATCHES):
        for match, chance in decisions(GAMES[key], number):
            for seat in range(match.seats):
                for ways in two_ways_of_a_seen_card(match.play, seat, chance):
                    check_as_long_as_alike(GAMES[key], ways, seat, chance)
                    exchanged += 1
        if exchanged > 2 and not SOAK:
            return
    assert exchanged > 2
