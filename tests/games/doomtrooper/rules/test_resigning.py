"""Resigning with more than two players (G-82): who resigns is out, and the others play on."""

from __future__ import annotations

from typing import Any

import pytest

from herna.engine.chance import Chance
from herna.engine.decision import DECLINE, RESIGN
from herna.engine.errors import BadInput
from herna.engine.journal import Journal
from herna.engine.match import Match, Replay
from herna.engine.save import snapshot
from herna.games.doomtrooper.game import GAME
from herna.games.doomtrooper.rules.points import gain_promotion
from tests.games.doomtrooper.rules.test_time import passes
from tests.games.doomtrooper.test_soak import check_always
from tests.kit.front import HONZA, MARTIN, ROMAN, GivenFront


def three(**given: Any) -> GivenFront:
    """Three players with a warrior each; it is Honza's turn."""
    whole = {
        "squads": {HONZA: "hussar", MARTIN: "dragoon", ROMAN: "samurai"},
        "destiny": (20, 20, 20), "promotion": (0, 0, 0), "turns": (3, 3, 3),
    }  # fmt: skip
    return GivenFront(**{**whole, **given})


def resigns(given: GivenFront, seat: int) -> None:
    leaving = GAME.gives_up(given.play, seat)
    assert leaving is not None
    given.play.interrupt(leaving)


def passes_on(given: GivenFront) -> None:
    """Whoever is asked does as little as possible."""
    given.choose(next(words for words in ("decline", "no_more", "keep") if words in given.offered()))


def turn_ends(given: GivenFront) -> None:
    active = given.table.active
    for _ in range(60):
        if given.play.ask is None or given.table.active != active:
            return
        passes_on(given)
    raise AssertionError("the turn does not end")


def a_match(games: str = "1", seats: int = 3) -> Match[Any]:
    decks = {f"deck-{seat + 1}": "venusian-rangers" for seat in range(seats)}
    return Match(GAME, seats, {**decks, "first": "seat-1", "games": games, "minutes": 50}, seed="seed")


def test_who_resigns_in_another_players_turn_is_asked_nothing_more_and_leaves_with_all_cards() -> None:
    """G-82."""
    given = three(hands={MARTIN: "positive-karma"})
    asked, options = given.prompt(), given.offered()

    resigns(given, MARTIN)
    assert (given.prompt(), given.offered()) == (asked, options)  # whose turn it is goes on
    assert given.told("resigned") == [("resigned", MARTIN)]
    given.choose("meditate")
    order = []
    while given.prompt() == "dt-anytime":
        order.append(given.asked())
        given.choose("decline")
    assert order == [HONZA, ROMAN]
    assert given.where("dragoon") == "squad-1"
    turn_ends(given)

    assert given.where("dragoon") == "grave-1"
    assert given.table.active == ROMAN
    assert given.play.result is None


def test_the_turn_of_who_resigns_is_over() -> None:
    """G-82."""
    given = three(hands={HONZA: "positive-karma"})

    resigns(given, HONZA)
    for _ in range(10):
        if given.table.active != HONZA:
            break
        assert given.asked() != HONZA
        given.choose("decline")

    assert given.table.active == MARTIN
    assert given.where("hussar") == "grave-0"


def test_a_window_that_is_open_offers_nothing_to_who_has_resigned() -> None:
    """G-82."""
    given = three(hands={MARTIN: "positive-karma"})
    given.choose("meditate")
    given.choose("decline")
    assert (given.asked(), given.offers("play_card")) == (MARTIN, {"positive-karma player-1"})

    resigns(given, MARTIN)

    assert given.offered() == {"decline"}


def test_actions_gained_in_another_players_turn_are_lost_with_who_resigns() -> None:
    """G-82."""
    given = three(hands={MARTIN: "inspired"})
    given.choose("meditate")
    given.plays(MARTIN, "play_card inspired player-1")
    given.until("dt-gained-action")

    resigns(given, MARTIN)

    assert given.prompt() != "dt-gained-action"
    assert (given.table.gaining, given.table.gained) == (-1, ())


def test_a_duel_with_a_warrior_of_who_resigns_is_fought_to_its_end() -> None:
    """G-82."""
    given = three()
    given.attacks("hussar", "dragoon")

    resigns(given, MARTIN)
    given.declines()

    assert given.table.duels == ()
    assert given.told("duel_over") == [("duel_over", HONZA)]


def test_the_last_one_left_has_won() -> None:
    """G-82."""
    given = three()

    resigns(given, HONZA)
    assert given.play.result is None
    resigns(given, ROMAN)

    assert given.play.result is not None
    assert given.play.result.scores == (0.0, 1.0, 0.0)
    assert given.play.ask is None


@pytest.mark.parametrize(
    ("active", "leaves", "left"),
    [(HONZA, MARTIN, 2), (HONZA, HONZA, 2), (ROMAN, MARTIN, 1), (MARTIN, ROMAN, 1)],
)
def test_of_the_last_turns_those_of_who_resigns_are_not_played(active: int, leaves: int, left: int) -> None:
    """G-78, G-82."""
    given = three(active=active)
    given.table.last_turns = {HONZA: 3, MARTIN: 2, ROMAN: 1}[active]  # Honza plays the first of them

    resigns(given, leaves)

    assert given.table.last_turns == left


def test_a_tie_is_played_off_by_those_who_are_left() -> None:
    """G-78, G-82: the turn in which it arose is finished, then each of them has one."""
    given = three()
    given.table.extra_rounds, given.table.last_turns = 1, 4

    resigns(given, MARTIN)
    assert given.table.last_turns == 3
    given.table.last_turns = 4
    resigns(given, HONZA)

    assert given.play.result is not None


def test_who_resigned_before_the_first_turn_takes_none() -> None:
    """G-82."""
    match = a_match()
    match.choose(HONZA, RESIGN)  # who would begin
    match.call_time()
    assert match.play.table.last_turns == 2

    while match.play.table.turn == 0:
        passes(match)

    assert match.play.table.active == MARTIN
    assert match.play.table.turns == [0, 0, 0]


def test_nobody_resigns_twice_and_nobody_who_is_not_there() -> None:
    match = a_match()
    match.choose(MARTIN, list(RESIGN))
    for seat in (MARTIN, 3, -1):
        assert not match.may_resign(seat)
        with pytest.raises(BadInput, match="error-bad-choice"):
            match.choose(seat, RESIGN)


# A match of several games


def next_game(match: Match[Any], winner: int) -> None:
    """Somebody reaches the target, and the next game is dealt."""
    while match.play.ask is not None and match.play.ask.prompt == "dt-privilege":
        passes(match)
    gain_promotion(match.play, winner, match.play.table.target)
    for _ in range(100):
        if match.over() or (match.play.ask is not None and match.play.ask.prompt == "dt-privilege"):
            return
        passes(match)
    raise AssertionError("no game follows")


def test_who_resigns_takes_no_part_in_the_games_that_follow_and_does_not_win_the_match() -> None:
    """G-82."""
    match = a_match("3")
    next_game(match, HONZA)
    match.choose(HONZA, RESIGN)
    next_game(match, MARTIN)

    assert match.play.table.out == (HONZA,)
    assert match.play.ask is not None
    assert match.play.ask.seat == ROMAN  # who has lost begins
    next_game(match, ROMAN)

    assert match.play.result is not None
    assert match.play.result.scores == (0.0, 0.5, 0.5)  # one game each


def test_who_alone_is_left_between_two_games_has_won_the_match() -> None:
    """G-82."""
    match = a_match("3")
    while match.play.ask is not None and match.play.ask.prompt != "dt-sideboard-out":
        if match.play.ask.prompt == "dt-action" and match.play.table.promotion[HONZA] == 0:
            gain_promotion(match.play, HONZA, 40)
        passes(match)

    match.choose(HONZA, RESIGN)
    assert not match.over()
    match.choose(MARTIN, RESIGN)

    assert match.play.result is not None
    assert match.play.result.scores == (0.0, 0.0, 1.0)


# Whatever happens


@pytest.mark.parametrize("number", range(6))
def test_whenever_somebody_resigns_the_others_play_on_to_the_end_and_it_replays(number: int) -> None:
    """G-82."""
    chance = Chance(number)
    seats = 3 + number % 2
    match = Match(GAME, seats, {"limit": 24, "games": chance.pick(("1", "3"))}, seed=f"seed {number}")
    resigned: set[int] = set()
    for _ in range(4000):
        if match.over():
            break
        check_always(match.play)
        if chance.below(60) == 0 and len(resigned) < seats - 1:
            leaves = chance.pick([seat for seat in range(seats) if seat not in resigned])
            match.choose(leaves, RESIGN)
            resigned.add(leaves)
            continue
        ask = match.play.ask
        assert ask is not None
        options = match.play.options()
        assert ask.seat not in resigned or not ask.window or options == [DECLINE]
        match.choose(ask.seat, chance.pick(options))

    assert resigned
    if match.over():
        assert match.play.result is not None
        assert resigned.isdisjoint(match.play.result.winners())
    again = Replay(GAME, Journal(lines=match.journal.lines), "journal", match.seed).run()
    assert snapshot(again.play) == snapshot(match.play)
