"""A reason is true: what it says of the table is so, in every game."""

from itertools import islice

import pytest

from herna.engine.explain import explain
from herna.games.catalogue import game_named
from tests.games.aeons_end.truths import TRUTHS as AEONS_END
from tests.games.doomtrooper.truths import TRUTHS as DOOMTROOPER
from tests.games.summoner_wars.truths import TRUTHS as SUMMONER_WARS
from tests.games.warcraft.truths import TRUTHS as WARCRAFT
from tests.kit.random_match import SOAK, decisions

TRUTHS = {
    "aeons-end": AEONS_END,
    "doomtrooper": DOOMTROOPER,
    "summoner-wars": SUMMONER_WARS,
    "warcraft": WARCRAFT,
}
MOST_DECISIONS = 20_000 if SOAK else 700  # of a match are looked at


@pytest.mark.parametrize("key", TRUTHS)
def test_what_a_reason_says_of_the_table_is_so(key: str) -> None:
    game, truths = game_named(key), TRUTHS[key]
    met: set[str] = set()
    for number in range(100 if SOAK else truths.matches):
        for match, chance in islice(decisions(game, number), MOST_DECISIONS):
            if chance.below(truths.about):
                continue
            play = match.play
            assert play.ask is not None
            view = game.view(play.table, play.ask.seat)
            for choice in truths.choices(play, view, chance):
                for reason in explain(play, play.ask.seat, choice):
                    name = reason.key.removeprefix(f"{game.prefix}-why-")
                    met.add(name)
                    told = truths.told(play, view, choice, reason)
                    assert truths.hold(told, name), (number, play.ask.prompt, choice, reason)
    assert len(met & {*truths.holds}) >= truths.least, sorted(met)
