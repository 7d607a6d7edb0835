"""The others' turn is shown smoothly in all four games: few frames take the page longer than one notices."""

import random

import pytest

from tests.ui.conftest import Person
from tests.ui.frames import MOST, frames_while
from tests.ui.photographer import OPTIONS
from tests.ui.table import choose_anything, open_table, wait_until_asked_or_over

CHOICES = 14  # of one's own, with what others do between them
MOST_SLOW = 5  # percent of the frames


@pytest.mark.parametrize("game", ["summoner-wars", "doomtrooper", "aeons-end", "warcraft"])
def test_few_frames_take_longer_than_one_notices(person: Person, game: str) -> None:
    page = person(passing=True)
    page.emulate_media(reduced_motion="no-preference")
    others = () if game == "aeons-end" else ("random",)
    open_table(page, game, "me", *others, options=OPTIONS.get(game, {}))
    assert wait_until_asked_or_over(page)
    chance = random.Random(3)

    def play() -> None:
        for _ in range(CHOICES):
            if wait_until_asked_or_over(page):
                choose_anything(page, chance)
        wait_until_asked_or_over(page)

    frames = frames_while(page, play)

    slow = [each for each in frames if each > MOST]
    share = 100 * len(slow) / len(frames)
    print(f"\n{game}: {share:.1f} % of {len(frames)} frames took over {MOST:.0f} ms, the longest {max(frames):.0f} ms")
    assert len(frames) > 50, "nothing has moved"
    assert share < MOST_SLOW
