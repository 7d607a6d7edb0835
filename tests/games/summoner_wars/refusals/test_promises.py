"""What holds for every refusal in every match: it has a rule and a sentence, tells no secret, and changes nothing."""

from __future__ import annotations

from hypothesis import given

from herna.engine.decision import explain
from herna.engine.flow import Play
from herna.games.summoner_wars.game import GAME
from herna.games.summoner_wars.grid import SPACES
from herna.games.summoner_wars.table import DECK_SIZE, Battlefield
from herna.games.summoner_wars.texts import TEXTS
from tests.kit.random_match import numbers, over_many_matches, some_decisions
from tests.kit.refusals import Refusals

ACTIVITIES = ("move", "attack", "summon", "build", "play", "discard")


def things(play: Play[Battlefield], seat: int, field: str) -> list[str | int]:
    """What a field could name: what lies there, what does not, nothing yet, and nonsense."""
    table = play.table
    if field == "space":
        return [*range(SPACES), *table.place[:4], "", -1, SPACES]
    if field == "effect":
        return [*TEXTS, *(key for said in table.answering.values() for _, key in said), "", "nothing", 3]
    near: list[str | int] = [*table.objects(), *table.hands[seat]] * 6
    return [*near, *range(2 * DECK_SIZE), "", -1, 2 * DECK_SIZE, "nothing"]


REFUSALS = Refusals(GAME, things)


@given(number=numbers)
@over_many_matches(6)
def test_every_refusal_names_a_rule_and_says_why_in_both_languages(number: int) -> None:
    REFUSALS.name_a_rule_in_both_languages(number, each=12)


@given(number=numbers)
@over_many_matches(6)
def test_no_activity_is_refused_with_nothing_but_not_now(number: int) -> None:
    REFUSALS.say_more_than_not_now(number, ACTIVITIES, {"sw-why-another-question"}, each=60)


@given(number=numbers)
@over_many_matches(6)
def test_what_is_offered_is_not_refused(number: int) -> None:
    REFUSALS.are_never_of_what_is_offered(number)


@given(number=numbers)
@over_many_matches(6)
def test_a_refusal_is_the_same_whatever_the_seat_cannot_see(number: int) -> None:
    REFUSALS.are_the_same_whatever_the_seat_cannot_see(number, each=12)


@given(number=numbers)
@over_many_matches(6)
def test_a_refusal_does_not_tell_where_the_opponents_cards_lie(number: int) -> None:
    """A card of the opponent's hand and one of the opponent's draw pile are refused alike."""
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


@given(number=numbers)
@over_many_matches(3)
def test_asking_why_not_changes_nothing(number: int) -> None:
    REFUSALS.change_nothing(number, each=5)
