"""A unit of Summoner Wars goes two spaces by one click, where nothing answers its first step."""

import re

import pytest
from playwright.sync_api import Page, expect

from herna.games.summoner_wars.given import GivenBattle
from herna.games.summoner_wars.grid import space_at
from tests.server.serving import Server
from tests.ui.conftest import Person
from tests.ui.laid_out import lay_out
from tests.ui.table import log, new_table, prompt

PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}


def to_move(page: Page, server: Server, north: str = "") -> int:
    """Bear Cavalry and others of South may move; it is chosen. Says which card it is."""
    table = new_table(page, "summoner-wars", "me", "random")
    battle = GivenBattle("bear-cavalry 3,3 gate 2,3", north, phase="move")
    lay_out(server, table, battle.play, page)
    unit = battle["bear-cavalry"]
    page.locator(f"[data-thing='card:{unit}']").first.click()
    return unit


def space(row: int, column: int) -> str:
    return f"[data-thing='space:{space_at(row, column)}']"


@pytest.mark.parametrize("how", [{}, PHONE])
def test_both_steps_are_taken_by_one_click(person: Person, server: Server, how: dict[str, object]) -> None:
    page = person(**how)
    to_move(page, server)

    page.locator(space(5, 3)).click()

    expect(log(page)).to_have_text(["Bear Cavalry moves to c5."])  # one way, one row
    expect(prompt(page)).to_contain_text("Move phase")


def middle_of(page: Page, thing: str) -> tuple[float, float]:
    box = page.locator(thing).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def carry(page: Page, touch: bool, *places: tuple[float, float]) -> None:
    """Press at the first place, go to the others, and let go at the last."""
    if not touch:
        page.mouse.move(*places[0])
        page.mouse.down()
        for place in places[1:]:
            page.mouse.move(*place, steps=4)
        page.mouse.up()
        return
    finger = page.context.new_cdp_session(page)
    for nth, (x, y) in enumerate(places):
        kind = "touchMove" if nth else "touchStart"
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize("how", [{}, PHONE])
def test_a_unit_is_carried_to_where_it_goes(person: Person, server: Server, how: dict[str, object]) -> None:
    """By a mouse and by a finger: what it would come to is seen on the way, and nowhere else can it be laid down."""
    page = person(**how)
    unit = f"[data-thing='card:{to_move(page, server)}']"
    page.keyboard.press("Escape")
    expect(page.locator(f"{unit}[data-mark=can]")).to_have_count(1)
    start, near, far, away = (middle_of(page, each) for each in (unit, space(4, 3), space(5, 3), space(7, 5)))

    carry(page, bool(how), start, near, away)

    expect(page.locator(".note")).to_be_visible()  # why not
    expect(page.locator(f"{unit}[data-mark=can]")).to_have_count(1)
    expect(log(page)).to_have_count(0)

    carry(page, bool(how), start, near, far)

    expect(log(page)).to_have_text(["Bear Cavalry moves to c5."])  # one way, one row
    expect(page.locator(".carried")).to_have_count(0)


def test_where_an_enemy_would_answer_one_goes_step_by_step_and_sees_its_price(person: Person, server: Server) -> None:
    page = person()
    to_move(page, server, "royal-guardian 3,4")
    step = page.locator(f"{space(4, 3)}[data-mark=careful]")

    expect(page.locator(".forecast-flag").first).to_have_text("1")
    expect(page.locator(f"{space(5, 3)}[data-mark=idle]")).to_have_count(1)
    step.hover()
    expect(prompt(page)).to_contain_text("1 damage as it steps away")
    step.click()

    expect(log(page)).to_have_text(["Bear Cavalry moves to c4.", re.compile(r"Bear Cavalry takes 1 damage\.")])


def test_a_way_through_an_enemy_that_has_its_price_can_be_clicked(person: Person, server: Server) -> None:
    page = person()
    to_move(page, server, "royal-guardian 3,4 beast-rider 4,3")

    page.locator(f"{space(4, 3)}[data-mark=careful]").click()

    expect(prompt(page)).to_contain_text("Bear Cavalry")
    expect(log(page).first).to_have_text("Bear Cavalry moves to c4.")
