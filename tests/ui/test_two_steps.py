"""A unit of Summoner Wars goes two spaces by one click, where nothing answers its first step."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from herna.games.summoner_wars.given import GivenBattle
from herna.games.summoner_wars.grid import space_at
from tests.server.serving import Server
from tests.ui.conftest import Person
from tests.ui.laid_out import lay_out
from tests.ui.table import log, open_table, prompt

PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}


def to_move(page: Page, server: Server, north: str = "") -> Page:
    """Bear Cavalry and others of South may move; it is chosen."""
    table = open_table(page, "summoner-wars", "me", "random")
    battle = GivenBattle("bear-cavalry 3,3 gate 2,3", north, phase="move")
    lay_out(server, table, battle.play)
    page.reload()
    page.locator(f"[data-thing='card:{battle['bear-cavalry']}']").first.click()
    return page


def space(row: int, column: int) -> str:
    return f"[data-thing='space:{space_at(row, column)}']"


@pytest.mark.parametrize("how", [{}, PHONE])
def test_both_steps_are_taken_by_one_click(person: Person, server: Server, how: dict[str, object]) -> None:
    page = to_move(person(**how), server)

    page.locator(space(5, 3)).click()

    expect(log(page)).to_have_text(["Bear Cavalry moves to c4.", "Bear Cavalry moves to c5."])
    expect(prompt(page)).to_contain_text("Move phase")


def test_where_an_enemy_would_answer_one_goes_step_by_step(person: Person, server: Server) -> None:
    page = to_move(person(), server, "royal-guardian 3,4")

    expect(page.locator(f"{space(4, 3)}[data-mark=can]")).to_have_count(1)
    expect(page.locator(f"{space(5, 3)}[data-mark=can]")).to_have_count(0)
