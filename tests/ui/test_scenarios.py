"""Choosing a scenario on the first page: by the number of players, or a file of one's own, checked and drawn."""

from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.kit.scenarios import EXAMPLE, text_of
from tests.ui.conftest import Person
from tests.ui.table import FORM_PLAYS, change, play


@pytest.fixture
def page(person: Person) -> Page:
    """Somebody who is about to deal Warcraft."""
    page: Page = person()
    change(page, "warcraft")
    return page


def scenario_of(page: Page) -> Locator:
    return page.get_by_role("combobox", name="scenario", exact=True)


def choose_file(page: Page, folder: Path, text: str) -> None:
    file = folder / "mine.toml"
    file.write_text(text, encoding="utf-8")
    scenario_of(page).select_option("own")
    page.get_by_label("scenario file").set_input_files(file)


def test_scenarios_follow_the_number_of_players_and_hide_what_they_decide(page: Page) -> None:
    scenario = scenario_of(page)
    expect(scenario).to_have_value("two-players")
    expect(page.get_by_label("your race")).to_be_visible()

    page.locator(".counts label", has_text="3").click()

    expect(scenario).to_have_value("elf-gate")
    expect(page.get_by_label("your race")).to_have_count(0)
    expect(page.get_by_label("who begins")).to_be_visible()


def test_a_table_is_dealt_on_ones_own_scenario_after_it_was_drawn(page: Page, tmp_path: Path) -> None:
    choose_file(page, tmp_path, EXAMPLE)

    expect(page.locator("pre")).to_contain_text("T A2    . B2    . P     . D2    T E2")
    expect(page.get_by_text("The Pass: Two Towns")).to_be_visible()
    play(page)


def test_the_number_of_players_follows_ones_own_scenario(page: Page, tmp_path: Path) -> None:
    choose_file(page, tmp_path, text_of("nordrassil"))

    expect(page.locator(".counts label.on")).to_have_text("4")


def test_what_is_wrong_with_ones_own_scenario_is_told_with_its_place_and_it_cannot_be_dealt(
    page: Page, tmp_path: Path
) -> None:
    choose_file(page, tmp_path, EXAMPLE.replace("gold = 5", "gold = 500"))

    expect(page.get_by_text("This scenario cannot be played. 2 things are wrong:")).to_be_visible()
    expect(page.get_by_text("[[seat]] 1 (west), gold: must be a whole number")).to_be_visible()
    expect(page.locator(FORM_PLAYS)).to_be_disabled()


def test_a_file_that_is_no_scenario_is_refused_in_words(page: Page, tmp_path: Path) -> None:
    choose_file(page, tmp_path, "#" * 70_000)
    expect(page.get_by_text("larger than 64 kB")).to_be_visible()
    expect(page.locator(FORM_PLAYS)).to_be_disabled()

    scenario_of(page).select_option("captives")
    expect(page.locator(FORM_PLAYS)).to_be_enabled()
