"""How good a choice was: judged by what its seat knew, and called worse only if longer searches agree."""

import pytest

from herna.bots import review
from herna.bots.review import Verdict, an_example, confirm, is_confirmed, look, luck_of
from herna.engine.chance import Chance
from herna.engine.decision import Choice
from herna.engine.match import Match
from herna.engine.save import restore, snapshot
from herna.engine.view import Chair
from herna.games.catalogue import game_named
from herna.games.summoner_wars.given import MR, RS, GivenBattle
from tests.kit.connect_four import after
from tests.kit.present import present
from tests.kit.skirmish.game import GAME as SKIRMISH

LONG = 600.0  # seconds: no time is short


def dropped(column: int) -> Choice:
    return ("drop", column - 1)


@pytest.mark.parametrize("column", [4, 7])
def test_a_choice_that_lets_the_opponent_win_is_confirmed_to_be_worse(column: int) -> None:
    """Seat 1 has three in the first column, and seat 2 drops its disc elsewhere."""
    chair = after("12121").chair(1)

    assert look(chair, dropped(column), Chance(1), LONG) > 0.2
    verdict = present(confirm(chair, dropped(column), Chance(1), LONG))

    assert verdict.better == dropped(1)
    assert verdict.gain > 0.2
    assert verdict.gain > verdict.error
    assert verdict.batches == review.BATCHES
    assert is_confirmed(verdict, 0.03)


def test_the_best_choice_has_no_better_one() -> None:
    chair = after("12121").chair(1)

    assert look(chair, dropped(1), Chance(1), LONG) <= 0
    assert present(confirm(chair, dropped(1), Chance(1), LONG)).better == dropped(1)


def test_what_a_short_look_takes_for_a_mistake_is_none_if_longer_searches_see_no_difference() -> None:
    """By mirror, columns 3 and 5 are equally good; with this luck, a short look prefers the other one."""
    chair = after("4").chair(1)
    doubted = next(luck for luck in range(60) if look(chair, dropped(3), Chance(luck), LONG) >= 0.03)

    verdict = present(confirm(chair, dropped(3), Chance(doubted), LONG))

    assert not is_confirmed(verdict, 0.03)


@pytest.mark.parametrize(
    ("gain", "error", "confirmed"), [(0.05, 0.04, True), (0.05, 0.06, False), (0.02, 0.01, False), (0.0, 0.0, False)]
)
def test_a_difference_counts_only_beyond_its_error(gain: float, error: float, confirmed: bool) -> None:
    assert is_confirmed(Verdict(dropped(1), 0.4, gain, error, 8), 0.03) is confirmed


def test_where_the_better_choice_can_still_be_made_only_the_order_differs() -> None:
    """Moving a unit far away before the attack that wins is no mistake."""
    south = "bear-cavalry 7,6 frost-mage 2,2 frost-mage#2 2,4 ice-golem 3,3 ice-smith 1,1 ice-smith#2 1,3"
    battle = GivenBattle(south, "sneeks 8,6 smeg 5,1 ollag 6,2", phase="move", damage={"sneeks": 9})
    chair = Chair(battle.play, 0)
    moved = next(choice for choice in chair.options() if choice[:2] == ("move", battle["frost-mage"]))
    alone, then, other = review.compare(chair, moved, ("end_phase",), Chance(1), 1e12)

    mean = [sum(wins) / len(wins) for wins in (alone, then, other)]
    assert mean[1] == pytest.approx(mean[2], abs=0.03)
    # It seems a mistake: a search of the same length does not see so far, if a unit has to move first.
    assert mean[0] < mean[2] - 0.1
    assert not is_confirmed(present(confirm(chair, moved, Chance(1), LONG)), 0.03)


def test_nothing_that_a_seat_does_not_know_matters_for_the_verdict() -> None:
    match = Match(SKIRMISH, 2, seed="seed")
    assert match.play.ask is not None
    seat = match.play.ask.seat
    chosen = match.chair(seat).options()[-1]
    twin = match.play.guess(seat, Chance(5))
    assert snapshot(twin) != snapshot(match.play)

    verdicts = [present(confirm(Chair(play, seat), chosen, Chance(3), LONG)).plain() for play in (match.play, twin)]

    assert verdicts[0] == verdicts[1]


def test_an_example_plays_the_choice_and_goes_on_to_the_end_of_the_turn() -> None:
    match = Match(game_named("summoner-wars"), 2, seed="seed")
    assert match.play.ask is not None
    seat = match.play.ask.seat
    chair = match.chair(seat)
    text, luck, choices = an_example(chair, chair.options()[0], Chance(2))

    start = restore(match.game, text, Chance(luck))
    play = start.copy()
    for number, choice in enumerate(choices):
        assert not number or not review.is_told(start, play, number)
        assert choice in play.options()
        play.choose(choice)

    assert choices[0] == chair.options()[0]
    assert review.is_told(start, play, len(choices))
    assert len(choices) <= review.LINE


def test_the_luck_of_dice_is_told_from_the_choice() -> None:
    """An attack with three dice that all hit was lucky; one that misses was unlucky; without chance there is none."""
    lucks = []
    for face in (MR, RS):
        battle = GivenBattle("bear-cavalry 7,6", "sneeks 8,6", dice=(face,) * 3, damage={"sneeks": 8})
        before = battle.play.copy()
        attack = next(choice for choice in before.options() if choice[0] == "attack")
        battle.play.choose(attack)
        lucks.append(present(luck_of(before, battle.play, 0, attack, 0, 2, Chance(1), LONG))[0])
    drop = after("4")
    still, error = present(luck_of(drop.play_before(1), drop.play, 0, dropped(4), 0, 2, Chance(1), LONG))

    assert lucks[0] > lucks[1]
    assert abs(still) <= error


def test_without_time_for_enough_searches_nothing_is_said() -> None:
    match = after("12121")

    assert confirm(match.chair(1), dropped(4), Chance(1), 0.0) is None
    assert luck_of(match.play_before(5), match.play, 0, dropped(1), 0, 2, Chance(1), 0.0) is None
