"""The scenario editor: painted, saved, shared, tried out and played; with a mouse, with keys, on a phone."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from herna.games.warcraft.scenario.reading import read_scenario, scenario_data
from tests.kit.scenarios import EXAMPLE
from tests.ui.conftest import Person
from tests.ui.test_axe import serious

PHONE = {"width": 390, "height": 844}


def hexagon(page: Page, q: int, r: int) -> Locator:
    return page.locator(f'[data-at="{q},{r}"]')


def wait_for_editor(page: Page) -> Page:
    """The editor, once its map has been checked."""
    expect(page.get_by_role("listbox", name="Map")).to_be_visible()
    expect(verdict(page)).not_to_have_text("checking…")
    return page


def verdict(page: Page) -> Locator:
    return page.locator("#checks header").get_by_role("status")


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def exported(page: Page) -> str:
    with page.expect_download() as download:
        press(page, "Export")
    return Path(download.value.path()).read_text(encoding="utf-8")


def save(page: Page) -> None:
    press(page, "Save")
    expect(page).to_have_url(re.compile(r"/scenarios/[\w-]{10,}$"))
    expect(page.get_by_text(re.compile("· saved$"))).to_be_visible()


def test_a_scenario_is_built_from_an_empty_map_saved_shared_and_played(person: Person) -> None:
    page = person("/scenarios", width=1440, height=900, bypass_csp=True)
    expect(page.get_by_role("link", name="Start from this: Nordrassil, the World Tree")).to_be_visible()
    assert not serious(page)
    page.get_by_role("link", name="New scenario").click()
    wait_for_editor(page)
    expect(verdict(page)).to_have_text("it can be played")
    assert not serious(page)

    page.get_by_label("Name", exact=True).first.fill("The Ridge of Pines")
    press(page, "forest")
    hexagon(page, 1, -2).click()  # and its twin
    expect(hexagon(page, -1, 2)).to_have_accessible_name(re.compile("forest"))
    press(page, "mountain")
    hexagon(page, 2, 0).click()  # where the Towns are
    expect(verdict(page)).to_contain_text("fault")
    expect(page.locator("#checks li.no").first).to_contain_text("only air units can stand on a mountain")
    expect(page.locator(".fault")).to_have_count(2)
    assert not serious(page)
    press(page, "Undo")
    expect(page.locator(".fault")).to_have_count(0)
    press(page, "Redo")
    expect(page.locator(".fault")).to_have_count(2)
    page.keyboard.press("Control+z")
    expect(verdict(page)).to_have_text("it can be played")

    save(page)
    scenario = read_scenario(exported(page), "mine.toml")
    assert dict(scenario.name) == {"en": "The Ridge of Pines", "cs": "The Ridge of Pines"}
    assert sum(space.kind == "forest" for space in scenario.spaces) == 4

    press(page, "Share")
    link = page.get_by_label("Link to this scenario").input_value()
    somebody = wait_for_editor(person(link.partition("/scenarios")[1] + link.partition("/scenarios")[2]))
    expect(somebody.get_by_role("heading", name="The Ridge of Pines")).to_be_visible()
    press(somebody, "Play it")
    expect(somebody).to_have_url(re.compile("/table/"))
    expect(somebody.get_by_role("group", name="Map")).to_be_visible()


def test_versions_are_kept_and_ones_own_scenarios_are_on_the_shelf(person: Person) -> None:
    page = wait_for_editor(person("/scenarios/new?from=two-players", width=1440, height=900))
    page.get_by_label("Name", exact=True).first.fill("Two by Two")
    save(page)
    page.get_by_role("spinbutton", name="Victory points").fill("9")
    page.keyboard.press("Tab")
    expect(page.get_by_text(re.compile("· not saved$"))).to_be_visible()
    save(page)
    expect(page.get_by_label("An older version").locator("option")).to_have_text(
        ["2 versions", re.compile("^2: "), re.compile("^1: ")]
    )

    page.get_by_label("An older version").select_option("1")
    expect(page.get_by_role("spinbutton", name="Victory points")).to_have_value("15")
    page.reload()
    expect(wait_for_editor(page).get_by_role("spinbutton", name="Victory points")).to_have_value("9")

    page.goto("/scenarios")
    page.get_by_role("link", name=re.compile("^Two by Two")).click()
    wait_for_editor(page)
    page.goto("/scenarios")
    page.once("dialog", lambda dialog: dialog.accept())
    press(page, "Delete: Two by Two")
    expect(page.get_by_role("link", name=re.compile("^Two by Two"))).to_have_count(0)


def test_the_computer_plays_it_many_times_and_tells_who_wins(person: Person) -> None:
    page = wait_for_editor(person("/scenarios/new", width=1440, height=900, bypass_csp=True))

    press(page, "Let the computer play 100")

    done = page.locator("#played").get_by_role("status")
    expect(done).to_have_text(re.compile(r"^[1-9]\d* / 100$"), timeout=180_000)
    expect(page.locator("#played")).to_contain_text("wins: seat 1")
    expect(page.locator("#played")).to_contain_text("the first player wins")
    assert not serious(page)
    press(page, "stop")
    expect(page.locator("#played")).to_contain_text("Stopped.")


def test_with_keys_alone_a_space_is_painted_and_taken_away(person: Person) -> None:
    page = wait_for_editor(person("/scenarios/new", width=1440, height=900))
    page.get_by_role("listbox", name="Map").focus()

    for key in ("ArrowLeft", "ArrowUp", "3", "Space"):
        page.keyboard.press(key)
    here = page.get_by_role("listbox", name="Map").get_attribute("aria-activedescendant")
    expect(page.locator(f"[id='{here}']")).to_have_accessible_name(re.compile("gold mine"))
    page.keyboard.press("Delete")
    expect(page.locator(f"[id='{here}']")).to_have_accessible_name("empty place")
    page.keyboard.press("Control+z")
    page.keyboard.press("Control+z")
    expect(verdict(page)).to_have_text("it can be played")


def test_ways_to_win_and_special_rules_are_sentences_with_blanks(person: Person) -> None:
    page = wait_for_editor(person("/scenarios/new", width=1440, height=900, bypass_csp=True))

    page.get_by_label("Another way to win").select_option("hold-space")
    page.get_by_label("Enemy units next to it").select_option("2")
    page.get_by_label("A special rule").select_option("never-deplete")
    press(page, "4 spaces")
    hexagon(page, 0, 0).click()
    expect(page.locator("#checks li.no").first).to_contain_text("is neither a gold mine nor a forest")
    hexagon(page, 0, 0).click()
    press(page, "Done")
    page.get_by_label("Race of seat 2").select_option("orc")
    expect(verdict(page)).to_have_text("it can be played")
    assert not serious(page)

    data = scenario_data(exported(page), "mine.toml")
    assert data["victory"][2] == {"name": "hold-space", "space": "q0r0", "adjacent_enemies": 2}
    assert data["special"] == [{"name": "never-deplete", "spaces": data["special"][0]["spaces"]}]
    assert len(data["special"][0]["spaces"]) == 4
    assert data["seat"][1]["race"] == "orc"


def test_a_file_is_imported_and_one_that_is_none_changes_nothing(person: Person, tmp_path: Path) -> None:
    page = wait_for_editor(person("/scenarios/new", width=1440, height=900, expected="400"))
    field = page.get_by_label("Import", exact=True).and_(page.locator("input"))
    file = tmp_path / "mine.toml"

    for text, told in (
        ("#" * 70_000, "larger than 64 kB"),
        ("key = '\x00'\n", "scenario"),
        ("\n[map]\nspaces = 7\n", "This file cannot be edited"),
    ):
        file.write_text(text, encoding="utf-8")
        field.set_input_files(file)
        expect(page.get_by_role("alert")).to_contain_text(told)
        expect(page.get_by_role("heading", name="New scenario")).to_be_visible()

    file.write_text(EXAMPLE, encoding="utf-8")
    field.set_input_files(file)
    expect(page.get_by_role("heading", name="The Pass")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    assert read_scenario(exported(page), "mine.toml") == read_scenario(EXAMPLE, "mine.toml")


def test_on_a_phone_a_scenario_is_built_saved_shared_and_played(person: Person) -> None:
    page = person("/scenarios", **PHONE, has_touch=True, color_scheme="dark", bypass_csp=True)
    expect(page.get_by_role("link", name="New scenario")).to_be_visible()
    assert not serious(page)
    page.get_by_role("link", name="New scenario").tap()
    wait_for_editor(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    page.get_by_role("button", name="forest", exact=True).tap()
    hexagon(page, 0, -2).tap()
    expect(hexagon(page, 0, 2)).to_have_accessible_name(re.compile("forest"))
    assert not serious(page)

    save(page)
    press(page, "Share")
    expect(page.get_by_label("Link to this scenario")).to_be_visible()
    press(page, "Play it")
    expect(page).to_have_url(re.compile("/table/"))


def test_what_was_not_saved_is_found_again(person: Person) -> None:
    page = wait_for_editor(person("/scenarios/new?from=captives", width=1440, height=900))
    page.get_by_label("Name", exact=True).first.fill("The Two Leaders")
    expect(verdict(page)).to_have_text(re.compile("it can be played"))
    press(page, "Play it")
    expect(page).to_have_url(re.compile("/table/"))

    page.go_back()
    expect(page.get_by_role("heading", name="The Two Leaders")).to_be_visible()
    page.get_by_role("link", name="Cards").click()
    page.goto("/scenarios")
    page.get_by_role("link", name=re.compile("^The Two Leaders edited here")).click()
    expect(page.get_by_role("heading", name="The Two Leaders")).to_be_visible()
    save(wait_for_editor(page))
    page.goto("/scenarios")
    expect(page.get_by_role("link", name=re.compile("^The Two Leaders"))).to_have_count(1)


def test_what_is_not_there_says_so(person: Person) -> None:
    page = person("/scenarios/nothing-like-it", expected="404|400")

    expect(page.get_by_role("heading", name="This scenario is not here")).to_be_visible()
