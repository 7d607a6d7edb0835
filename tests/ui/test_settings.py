"""What can be set is set in one sheet, holds at once, and is remembered."""

from playwright.sync_api import Page, expect

from herna import VERSION
from herna.build import BUILD
from tests.ui.conftest import Person
from tests.ui.table import deal, drop, end_phases, prompt

SAID = {"compiled": "přeložené", "interpreted": "interpretované"}


def set_to(page: Page, setting: str, value: str) -> None:
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("group", name=setting).get_by_text(value, exact=True).click()
    page.keyboard.press("Escape")


def test_light_motion_and_size_hold_at_once_and_after_loading_again(person: Person) -> None:
    page = person()
    set_to(page, "Theme", "dark")
    set_to(page, "Motion", "slow")
    set_to(page, "Text size", "largest")

    for _ in range(2):
        expect(page.locator("html")).to_have_attribute("data-theme", "dark")
        expect(page.locator("html")).to_have_css("font-size", "21.6px")
        assert page.evaluate("() => getComputedStyle(document.documentElement).getPropertyValue('--pace')") == "2"
        page.reload()


def test_the_sheet_says_which_build_plays_and_stays_open_when_the_language_changes(person: Person) -> None:
    page = person()
    page.get_by_role("button", name="Settings").click()

    expect(page.get_by_role("dialog").get_by_text(f"Herna {VERSION}, {BUILD} build")).to_be_visible()
    page.get_by_role("group", name="Language").get_by_text("Česky").click()

    expect(page.get_by_role("dialog").get_by_text(f"Herna {VERSION}, {SAID[BUILD]} sestavení")).to_be_visible()
    expect(page.get_by_role("dialog", name="Nastavení")).to_be_visible()
    expect(page.get_by_role("heading", name="Ke kterému stolu si sednete?", include_hidden=True)).to_be_attached()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.evaluate("() => document.activeElement !== document.body")


def test_somebody_who_wants_it_is_asked_once_more_before_ending_a_phase(person: Person) -> None:
    page = deal(person(), who_begins="seat-1")
    end_phases(page, 1)
    set_to(page, "Ending a turn or phase early", "ask first")

    page.get_by_role("button", name="End the phase").click()

    expect(prompt(page)).to_contain_text("Really? End the phase")
    expect(prompt(page)).to_contain_text("Move phase")
    page.get_by_role("button", name="Really? End the phase").click()
    expect(prompt(page)).not_to_contain_text("Move phase")


def test_with_sound_on_nothing_is_fetched_and_nothing_fails(person: Person) -> None:
    page = person()
    set_to(page, "Sound", "on")
    deal(page, "Connect Four", opponent="Somebody at this screen")

    drop(page, 0, 1)

    fetched = page.evaluate("() => performance.getEntriesByType('resource').map(({name}) => name)")
    assert not [name for name in fetched if name.endswith((".mp3", ".ogg", ".wav"))]
