"""Resigning with more than two players (G-82): who resigns is out, and the others play on."""

from typing import Any

import pytest

from herna.engine.chance import Chance
from herna.engine.decision import DECLINE, RESIGN
from herna.engine.errors import BadInput
from herna.engine.journal import Journal
from herna.engine.match import Match, Replay
from herna.engine.save import snapshot
from herna.games.doomtrooper.game import GAME
from herna.games.doomtrooper.given import HONZA, MARTIN, ROMAN, GivenFront
from herna.games.doomtrooper.rules.points import gain_promotion
from tests.games.doomtrooper.rows import attacks, declines, each, plays, position, prove, row, sets, then, until
from tests.games.doomtrooper.rules.test_time import passes
from tests.games.doomtrooper.test_soak import check_always
from tests.kit.rows import resigns


@position
def three(honzas: str = "", martins: str = "", **given: Any) -> GivenFront:
    """Three players with a warrior each, and cards in hand; it is Honza's turn."""
    honza, martin = f"squad hussar; hand {honzas}", f"squad dragoon; hand {martins}"
    return GivenFront(honza, martin, "squad samurai", **given)


def passes_on(given: GivenFront) -> None:
    """The player being asked does as little as possible."""
    given.passes()


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
    given = three(martins="positive-karma").lay()
    asked, options = given.prompt(), given.offered()

    resigns(MARTIN)(given)
    assert (given.prompt(), given.offered()) == (asked, options)  # whose turn it is goes on
    assert given.told("resigned") == [(MARTIN,)]
    given.chooses("meditate")
    order = []
    while given.prompt() == "dt-anytime":
        order.append(given.asked())
        given.chooses("decline")
    assert order == [HONZA, ROMAN]
    assert given.where("dragoon") == "squad-1"
    turn_ends(given)

    assert given.where("dragoon") == "grave-1"
    assert given.table.active == ROMAN
    assert given.play.result is None


def test_the_turn_of_who_resigns_is_over() -> None:
    """G-82."""
    given = three("positive-karma").lay()

    resigns(HONZA)(given)
    for _ in range(10):
        if given.table.active != HONZA:
            break
        assert given.asked() != HONZA
        given.chooses("decline")

    assert given.table.active == MARTIN
    assert given.where("hussar") == "grave-0"


@pytest.mark.rule("DT-DUEL-03")
@pytest.mark.parametrize("seat", [HONZA, MARTIN])
def test_the_windows_of_a_duel_do_not_ask_the_fighters_player_who_has_resigned(seat: int) -> None:
    """G-82."""
    given = three().lay()
    given.attacks("hussar", "dragoon")
    window = given.play.ask.arguments["window"] if given.play.ask else ""

    resigns(seat)(given)

    order: list[int] = []
    while given.table.duels:
        assert given.play.ask is not None
        if given.play.ask.arguments.get("window") != window:  # a later one than that in which the player resigned
            order.append(given.asked())
        given.chooses("decline")
    assert set(order) == {HONZA, MARTIN, ROMAN} - {seat}


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


test_what_follows_from_a_position = prove(
    row("a window that is open offers nothing to who has resigned", "G-82",
        three(martins="positive-karma"), "meditate", "decline",
        then({"asked": MARTIN, "offers play": {"positive-karma player-1"}}),
        resigns(MARTIN), then({"offered": {"decline"}})),
    row("actions gained in another players turn are lost with who resigns", "G-82",
        three(martins="inspired"), "meditate", plays(MARTIN, "play inspired player-1"),
        until("dt-gained-action"), resigns(MARTIN),
        then({"gaining": -1, "gained": ()}, lambda front: front.prompt() != "dt-gained-action")),
    row("a duel with a warrior of who resigns is fought to its end", "G-82",
        three(), attacks("hussar", "dragoon"), resigns(MARTIN), declines,
        then({"duels": (), "told duel_over": [(HONZA,)]})),
    row("the last one left has won", "G-82",
        three(), resigns(HONZA), then(lambda front: front.play.result is None),
        resigns(ROMAN), then({"scores": (0.0, 1.0, 0.0)}, lambda front: front.play.ask is None)),
    # G-78, G-82: the turn in which it arose is finished, then each of them has one.
    row("a tie is played off by those who are left",
        three(), sets(extra_rounds=1, last_turns=4), resigns(MARTIN),
        then({"last_turns": 3}),
        sets(last_turns=4), resigns(HONZA), then(lambda front: front.play.result is not None)),
    *each(lambda active, leaves, left:
        row(f"of the last turns those of who resigns are not played: {active} {leaves} {left}", "G-78", "G-82",
        three(active=active),
        sets(last_turns={HONZA: 3, MARTIN: 2, ROMAN: 1}[active]),  # Honza plays the first of them
        resigns(leaves),
        then({"last_turns": left})),
        (HONZA, MARTIN, 2), (HONZA, HONZA, 2), (ROMAN, MARTIN, 1), (MARTIN, ROMAN, 1)),
)  # fmt: skip
