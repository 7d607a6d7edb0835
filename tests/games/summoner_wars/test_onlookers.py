"""Cards that leave a hand face down: the one who only watches cannot tell which (SW-ZONE-06)."""

from hypothesis import given

from herna.engine.chance import Chance
from herna.engine.events import SPECTATOR
from herna.games.summoner_wars.cards.vanguards import Praying
from herna.games.summoner_wars.game import GAME
from tests.contract.test_secrets import choosing, sent
from tests.kit.random_match import numbers, over_many_matches, some_decisions


@given(number=numbers)
@over_many_matches(20)
def test_nobody_else_can_tell_which_card_was_discarded_from_a_hand(number: int) -> None:
    for match, _ in some_decisions(GAME, number, about=4):
        ask = match.play.ask
        assert ask is not None
        prays = isinstance(match.play.procedure(), Praying)
        discards = [option for option in match.play.options() if option[0] == ("pick_card" if prays else "discard")]
        for onlooker in {0, 1, SPECTATOR} - set(ask.seats()):
            seen = set()
            for option in discards:
                after, log = choosing(match.play, option, Chance(5))
                seen.add((sent(after, onlooker), tuple(log.seen_by(onlooker))))

            assert len(seen) <= 1
