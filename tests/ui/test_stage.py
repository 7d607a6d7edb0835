"""The board can be made larger, and every page fits its screen."""

import pytest
from playwright.sync_api import Page, expect

from tests.kit.present import present
from tests.ui.conftest import Person
from tests.ui.table import deal, drop

SIDEWAYS = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def width(page: Page) -> float:
    box = present(page.locator(".piece").first.bounding_box())
    return box["width"]


def test_keys_buttons_and_the_wheel_make_the_board_larger_and_whole_again(person: Person) -> None:
    page = deal(person(), who_begins="seat-1")
    expect(page.locator(".hand button")).to_have_count(5)
    whole = width(page)

    page.keyboard.press("+")
    page.wait_for_function(
        "was => document.querySelector('.piece').getBoundingClientRect().width > was * 1.2", arg=whole
    )
    page.get_by_role("button", name="Smaller").click()
    page.wait_for_function(
        "was => Math.abs(document.querySelector('.piece').getBoundingClientRect().width - was) < 1", arg=whole
    )
    page.locator(".stage").hover()
    page.keyboard.down("Control")
    page.mouse.wheel(0, -300)
    page.keyboard.up("Control")
    page.wait_for_function(
        "was => document.querySelector('.piece').getBoundingClientRect().width > was * 1.5", arg=whole
    )
    page.keyboard.press("0")
    page.wait_for_function(
        "was => Math.abs(document.querySelector('.piece').getBoundingClientRect().width - was) < 1", arg=whole
    )


def test_a_larger_board_is_dragged_and_a_drag_chooses_nothing(person: Person) -> None:
    page = deal(person(), "Connect Four", opponent="Somebody at this screen")
    page.locator("[data-thing]").first.wait_for()
    for _ in range(3):
        page.keyboard.press("+")
    place = page.get_by_role("region", name="The board")
    before = place.evaluate("place => place.scrollLeft")

    page.mouse.move(600, 300)
    page.mouse.down()
    page.mouse.move(500, 260, steps=4)
    page.mouse.up()

    assert place.evaluate("place => place.scrollLeft") == pytest.approx(before + 100, abs=2)
    expect(page.locator(".first, .second")).to_have_count(0)


def test_the_focus_is_always_in_sight(person: Person) -> None:
    page = deal(person(), "Connect Four", opponent="Somebody at this screen")
    page.locator("[data-thing='column:0']").focus()
    for _ in range(4):
        page.keyboard.press("+")

    for column in range(1, 7):
        page.keyboard.press("ArrowRight")
        expect(page.locator(f"[data-thing='column:{column}']")).to_be_focused()
        expect(page.locator(f"[data-thing='column:{column}']")).to_be_in_viewport()


@pytest.mark.parametrize(("across", "down"), [(360, 740), (768, 1024), (1000, 700), (1280, 800), (3840, 2160)])
def test_the_table_and_its_replay_fit_every_screen(person: Person, across: int, down: int) -> None:
    page = person(width=across, height=down)
    assert page.evaluate(SIDEWAYS) == 0
    deal(page, "Connect Four", opponent="Somebody at this screen")
    page.locator("[data-thing]").first.wait_for()
    assert page.evaluate(SIDEWAYS) == 0
    stage = present(page.locator(".stage").bounding_box())
    assert stage["width"] >= min(across, 480), "the board comes first"

    drop(page, 0, 1, 0, 1, 0, 1, 0)
    page.get_by_role("link", name="Watch the replay").click()

    expect(page.locator(".where")).to_contain_text("/ 8")
    assert page.evaluate(SIDEWAYS) == 0
