"""A refusal tells nothing about where the opponent's cards lie."""

from hypothesis import given

from herna.engine.explain import explain
from herna.games.summoner_wars.game import GAME
from tests.kit.random_match import numbers, over_many_matches, some_decisions


@given(number=numbers)
@over_many_matches(6)
def test_a_card_of_the_opponents_hand_and_one_of_the_draw_pile_are_refused_alike(number: int) -> None:
    for match, _ in some_decisions(GAME, number):
        play = match.play
        assert play.ask is not None
        seat, table = play.ask.seat, play.table
        for held, lying in zip(table.hands[1 - seat], table.draw[1 - seat], strict=False):
            if table.cards.known_to(held, seat, 2) or table.cards.known_to(lying, seat, 2):
                continue
            for kind in ("move", "summon", "build"):
                (one,), (other,) = explain(play, seat, (kind, held, 9)), explain(play, seat, (kind, lying, 9))
                assert (one.rule, one.key, one.blockers) == (other.rule, other.key, other.blockers)
