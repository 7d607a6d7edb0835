"""What bots should not do is counted by bot and kind, and by turn where turns matter."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from herna.engine.chance import Chance
from herna.engine.decision import Choice
from herna.engine.flow import Play
from herna.engine.game import IDLE, SLIPS, SWAPS
from herna.games.catalogue import game_named
from herna.lab.arena import empty_scores, make_arena, play_scores_of
from herna.lab.slips import Share, Slips, Watch
from tests.kit.random_match import SOAK
from tests.kit.skirmish.game import GAME as SKIRMISH
from tests.kit.skirmish.game import Skirmish
from tests.kit.skirmish.table import Arena

OF_A_MATCH: dict[str, dict[str, str | int]] = {
    "summoner-wars": {"deck-1": "random", "deck-2": "random"},
    "doomtrooper": {},
    "warcraft": {},
    "aeons-end": {},
}
MOST = {
    "greedy": 0.02,
    "search:1": 0.02,
    "search:2": 0.02,
    "search:30it": 0.005,
}  # a deeper search has the same options


class Repeats(Skirmish):
    """A choice is idle; one that was made before in this turn is a swap."""

    def turn(self, table: Arena) -> int:
        return table.turns + 1

    def slips(self, play: Play[Arena], choice: Choice, before: Sequence[Choice]) -> Mapping[str, bool]:
        return {IDLE: True, SWAPS: choice in before}


def test_slips_are_counted_by_seat_and_turn() -> None:
    game = Repeats("repeats", "tests.kit.skirmish", "sk", tuple(SKIRMISH.activities.values()), SKIRMISH.events)
    play = game.play(2, game.read_options({}), Chance(4))
    assert play.ask is not None
    seat = play.ask.seat
    seats = [Slips(), Slips()]
    watch = Watch(seats)

    for choice in (("pass",), ("pass",), ("strike", 0)):
        watch.note(play, choice)
    play.table.turns += 1
    watch.note(play, ("pass",))

    assert seats[seat].shares[IDLE] == Share(4, 4)
    assert seats[seat].shares[SWAPS] == Share(1, 4)
    assert seats[1 - seat] == Slips()


def test_shares_of_several_matches_add_up() -> None:
    one, other = Slips(), Slips()
    one.shares[IDLE] = Share(1, 4)
    other.shares[IDLE] = Share(2, 2)

    one.add(other)

    assert one.shares[IDLE] == Share(3, 6)
    assert one.shares[IDLE].share() == 0.5
    assert one.shares[SWAPS].share() is None


@pytest.mark.parametrize("key", OF_A_MATCH)
@pytest.mark.parametrize("bot", MOST)
def test_no_bot_plays_nonsense(key: str, bot: str) -> None:
    """Attacks on one's own side, declined weapons, exchanged pieces and lost actions are rare at every level."""
    game = game_named(key)
    most = 20_000 if SOAK else 250  # decisions: as far as that, what they do is counted
    arena = make_arena(game, (bot, "random"), 2, 200 if SOAK else 2, OF_A_MATCH[key], "sane", most)
    numbers = [number for number in arena.numbers() if bot in arena.sides(number)]

    scores = play_scores_of(game, arena, numbers if SOAK else numbers[:1], habits=True)

    assert scores.failures == [] or not SOAK
    for kind in SLIPS:
        assert (scores.slips[bot].shares[kind].share() or 0) < MOST[bot], kind
    assert empty_scores(arena).slips == {}


def total(slips: Slips) -> int:
    return sum(share.of for share in slips.shares.values())


def test_random_play_is_full_of_it() -> None:
    """So what is counted does happen."""
    game: Any = game_named("summoner-wars")
    arena = make_arena(game, ("random", "greedy"), 2, 2, {}, "sane", 20_000)

    slips = play_scores_of(game, arena, [1], habits=True).slips

    assert slips["random"].shares["own_attacks"].count > 5
    assert total(slips["greedy"]) > 20
