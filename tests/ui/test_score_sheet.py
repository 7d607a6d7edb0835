"""The score sheet of all games: 'you', names as in the panels, a line for each turn, rule and cause for who asks."""

import random
import re

import pytest
from playwright.sync_api import expect

from tests.ui.conftest import Person
from tests.ui.photographer import OPTIONS
from tests.ui.table import choose_anything, log, open_table, wait_until_asked_or_over

CHOICES = 30
ROWS = 8  # of the newest, about which is asked why
# What one is called there: by name, by one's mage, or by one's race.
SELVES = {"summoner-wars": "Jana", "doomtrooper": "Jana", "aeons-end": "Phaedraxa", "warcraft": "Humans"}
OTHERS = {"summoner-wars": "Computer", "doomtrooper": "Computer", "aeons-end": "Kadir", "warcraft": "Orcs"}
ROLES = {"aeons-end": {"mage-1": "phaedraxa", "mage-2": "kadir"}}
RULE = re.compile("^[A-Z0-9]+-[A-Z]+-[0-9]+$")
CARDS = "Turn order: "  # a row that names a card, not a player


@pytest.mark.parametrize("game", SELVES)
def test_it_speaks_of_you_and_calls_all_others_as_their_panels_do(person: Person, game: str) -> None:
    page = person()
    open_table(page, game, "me", "random", name="Jana", options=OPTIONS.get(game, {}) | ROLES.get(game, {}))
    chance = random.Random(3)
    for _ in range(CHOICES):
        if wait_until_asked_or_over(page):
            choose_anything(page, chance)

    panels = " ".join(page.locator(".pl").all_inner_texts())
    assert SELVES[game] in panels
    assert OTHERS[game] in panels
    rows = [row for row in log(page).all_inner_texts() if not row.startswith(CARDS)]
    assert [row for row in rows if SELVES[game] in row] == []
    assert [row for row in rows if row.startswith(("You ", "Your "))]
    assert [row for row in rows if OTHERS[game] in row]

    sums = page.locator("[role=log] .turn .sum > span")
    assert sums.count() > 0, "no turn is summed up"
    ruled = 0
    told = log(page).filter(has=page.locator("button.row"))
    for row in reversed(told.all()[-ROWS:]):  # not all that happens follows from a rule
        expect(row.locator(".because")).to_have_count(0)
        row.locator("button.row").click()
        expect(row.locator(".because")).to_be_visible()
        ruled += row.locator(".because").get_by_role("link", name=RULE).count()
    assert ruled > 0, "no rule is named"
