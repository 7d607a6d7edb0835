"""Resigning with more than two sides (WC-RUL-46): who resigns leaves the game, and the others play on."""

from __future__ import annotations

import pytest

from herna.engine.chance import Chance
from herna.engine.decision import RESIGN
from herna.engine.journal import Journal
from herna.engine.match import Match, Replay
from herna.engine.save import snapshot
from herna.games.warcraft.game import GAME
from tests.kit.war import GivenWar, points_to_win

THREE = "orc human undead"
TOWNS = "B F A"
PASSING = ("decline", "end_movement", "end_step")
PIECES = {0: {"B": "GW"}, 1: {"F": "GW"}, 2: {"A": "GW"}}


def resigns(war: GivenWar, seat: int) -> None:
    leaving = GAME.gives_up(war.play, seat)
    assert leaving is not None
    war.play.interrupt(leaving)


def goes_on(war: GivenWar) -> list[int]:
    """Everybody does as little as possible until somebody is eliminated or has won; says who was asked."""
    asked: list[int] = []
    for _ in range(60):
        if war.play.ask is None or war.play.table.eliminated:
            return asked
        asked.append(war.play.ask.seat)
        options = war.play.options()
        war.play.choose(next((option for option in options if option[0] in PASSING), options[0]))
    raise AssertionError("nothing comes of it")


@pytest.mark.rule("WC-TOWN-05")
def test_who_resigns_is_asked_nothing_more_and_leaves_the_game_after_the_step() -> None:
    """WC-RUL-46."""
    war = GivenWar("round", races=THREE, towns=TOWNS, pieces=PIECES)
    assert war.play.ask is not None
    asked = war.play.ask.prompt, war.play.options()

    resigns(war, 1)
    assert (war.play.ask.prompt, war.play.options()) == asked  # whose turn it is goes on
    assert list(war.play.table.eliminated) == []

    assert 1 not in goes_on(war)
    assert list(war.play.table.eliminated) == [1]
    assert not war.play.table.on[war.play.table.setting.towns[1]]
    assert war.play.result is None


@pytest.mark.rule("WC-TOWN-10")
def test_the_last_side_left_has_won_at_once() -> None:
    """WC-RUL-46."""
    war = GivenWar("round", races=THREE, towns=TOWNS, pieces=PIECES)

    resigns(war, 0)  # whose turn it is
    resigns(war, 2)

    assert war.play.result is not None
    assert (war.play.result.scores, war.play.result.rule) == ((0.0, 1.0, 0.0), "WC-TOWN-10")


@pytest.mark.rule("WC-ROUND-08")
def test_the_first_players_marker_goes_on_to_one_who_is_left() -> None:
    """WC-RUL-46."""
    war = GivenWar("round", races=THREE, towns=TOWNS, pieces=PIECES)

    resigns(war, 0)
    goes_on(war)

    assert war.play.table.first == 1


@pytest.mark.rule("WC-WIN-03")
@pytest.mark.parametrize("leaves", [False, True])
def test_who_has_resigned_does_not_win_by_points_any_more(leaves: bool) -> None:
    """WC-RUL-46."""
    holding = {**PIECES, 0: {"D": "G"}}
    war = GivenWar("all-spend", races=THREE, towns=TOWNS, pieces=holding, victory=[points_to_win(1)], gold={0: 9})

    if leaves:
        resigns(war, 0)
    goes_on(war)

    assert war.play.result is not None
    assert war.play.result.winners() == ((1,) if leaves else (0,))


@pytest.mark.rule("WC-TOWN-09")
def test_a_team_cannot_do_without_a_member() -> None:
    """WC-RUL-46: a bot goes on."""
    war = GivenWar("round", races="orc human undead night-elf", towns="B F A C", teams="a a b b", pieces=PIECES)

    assert [GAME.gives_up(war.play, seat) for seat in range(4)] == [None] * 4


@pytest.mark.parametrize("number", range(4))
def test_whenever_somebody_resigns_the_others_play_on_and_it_replays(number: int) -> None:
    """WC-RUL-46."""
    chance = Chance(number)
    match = Match(GAME, 3, {"scenario": "elf-gate", "rounds": 6}, seed=f"seed {number}")
    resigned: set[int] = set()
    for _ in range(3000):
        if match.over():
            break
        ask = match.play.ask
        assert ask is not None
        if chance.below(80) == 0 and len(resigned) < 2:
            leaves = chance.pick([seat for seat in range(3) if match.may_resign(seat)])
            match.choose(leaves, RESIGN)
            resigned.add(leaves)
            continue
        match.choose(ask.seat, match.play.sample(chance))

    assert resigned
    assert match.play.result is not None
    assert resigned.isdisjoint(match.play.result.winners())
    again = Replay(GAME, Journal(lines=match.journal.lines), "journal", match.seed).run()
    assert snapshot(again.play) == snapshot(match.play)
