"""Warcraft in the browser: a whole match, the first battle of each scenario, the town, keys, labels, a phone, axe."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.ui.conftest import Person
from tests.ui.table import (
    CAN,
    OVER,
    number,
    open_table,
    play_to_the_end,
    point_at_anything,
    prompt,
    question,
    wait_until_asked_or_over,
    wider,
)
from tests.ui.test_axe import serious
from tests.ui.test_keyboard import FOCUSED, press

MOST = 60  # choices until a step of one's own has come
MARCH = 250  # choices until there is a battle
TOP, BOTTOM = (f"node => node.getBoundingClientRect().{side}" for side in ("top", "bottom"))
HEIGHTS = (800, 420)  # of a usual window, and of one in which a battle has to be scrolled
HIGH = 1200  # of a window in which every battle has room
SHORT = 3  # rounds of a match that is played to its end
PHONE = {"width": 360, "height": 740, "has_touch": True, "is_mobile": True}

# One choice of an army that looks for a fight: the unit nearest to an enemy goes there if it can come nearer, and
# whatever else is asked is answered by the last button, or where there is none, by the first thing that is marked.
MARCH_ON = """async ([enemies, patience]) => {
  const number = () => document.querySelector('.prompt')?.dataset.number
  const asked = number()
  const all = selector => [...document.querySelectorAll(selector)]
  const box = node => node.getBoundingClientRect()
  const at = node => [box(node).x + box(node).width / 2, box(node).y + box(node).height / 2]
  const apart = (one, two) => Math.hypot(at(one)[0] - at(two)[0], at(one)[1] - at(two)[1])
  const spaces = all('.space')
  const held = new RegExp(`(${enemies}): \\\\d+ × [^,]*(unit|jednotka)\\\\)`)
  const goals = [held, new RegExp(`Town of the (${enemies})`)]
    .map(goal => spaces.filter(space => goal.test(space.ariaLabel))).find(found => found.length) ?? []
  const far = node => Math.min(...goals.map(goal => apart(node, goal)))
  const least = (nodes, from) => nodes.reduce((best, node) => best && from(best) <= from(node) ? best : node, null)
  const home = heap => least(spaces, space => apart(space, heap))
  const units = all('.heap [data-mark=can]').filter(heap => /(unit|jednotka)\\)/.test(heap.ariaLabel))
  const ready = units.filter(heap => far(home(heap)) > 9).sort((one, two) => far(home(one)) - far(home(two)))
  const drawn = () => new Promise(done => setTimeout(done, 5))
  let gone = false
  for (const heap of ready) {
    const was = far(home(heap))
    heap.click()
    await drawn()
    const next = least(all('.space[data-mark=can]'), far)
    if (next && far(next) < was - 5) { next.click(); gone = true; break }
    all('.prompt .back').forEach(button => button.click())
    await drawn()
  }
  const buttons = () => all('.prompt .do .btn:not(.quiet):not(.back):not(:disabled)')
  if (!gone) (buttons().at(-1) ?? all('[data-mark=can], [data-mark=target]')[0])?.click()
  for (let wait = 0; wait < patience; wait++) {
    if (number() !== asked || document.querySelector('.result')) return true
    if (gone && wait % 40 === 39) buttons()[0]?.click() // it could carry a captive along, or not
    await drawn()
  }
  return false
}"""

# How many play, whom the army of the first seat looks for, and how its player sees it.
SCENARIOS = {
    "two-players": (2, "Orcs", "light", 1280),
    "four-players": (4, "Orcs|Undead", "dark", 1280),
    "elf-gate": (3, "Night Elves|Orcs|Undead", "light", 360),
    "march-of-the-necromancers": (2, "Undead", "dark", 768),
    "captives": (2, "Night Elves", "light", 768),
    "nordrassil": (4, "Undead", "dark", 360),
}
RACES = {"race-1": "human", "race-2": "orc"}  # where the scenario leaves them open


def at_war(page: Page, scenario: str = "two-players", rounds: int = 0) -> Page:
    """A table of this scenario against the weakest bots; where races can be chosen, Humans against Orcs."""
    page.locator(".lid[data-game=warcraft]").click()
    page.locator(".counts label", has_text=str(SCENARIOS[scenario][0])).click()
    page.locator(".levels label").first.click()
    options = page.locator(".options")
    options.locator("select", has=page.locator(f"option[value={scenario}]")).select_option(scenario)
    races = options.locator("select", has=page.locator("option[value=night-elf]"))
    if scenario == "two-players":
        for at, race in enumerate(RACES.values()):
            races.nth(at).select_option(race)
    if rounds:
        options.locator("input[type=number]").fill(str(rounds))
    page.locator("button.main").click()
    page.wait_for_url("**/table/*")
    expect(page.locator(".war")).to_be_visible()
    return page


def until(page: Page, beginning: str) -> None:
    """Press the last button, whatever is asked, until this is."""
    for _ in range(MOST):
        assert wait_until_asked_or_over(page), "the match was over before that was asked"
        if question(page).startswith(beginning):
            return
        asked = number(page)
        button = page.locator(".prompt .do .btn:not(.quiet)").last
        (button if button.count() else page.locator(CAN).first).click()
        changed(page, asked)
    pytest.fail(f"{beginning!r} was not asked: {question(page)}")


def changed(page: Page, asked: int) -> None:
    page.wait_for_function(f"() => document.querySelector('.prompt').dataset.number !== '{asked}'")


def march(page: Page, enemies: str) -> None:
    """March on the enemies until something is asked in a battle; whoever has lost without one plays once more."""
    for _ in range(MARCH):
        if not wait_until_asked_or_over(page):
            lost = page.url
            page.get_by_role("button", name="Once more").click()
            page.wait_for_function(
                "([lost, over]) => location.href !== lost && !document.querySelector(over)", arg=[lost, OVER]
            )
        elif page.locator(".battle").count():
            return
        else:
            assert page.evaluate(MARCH_ON, [enemies, 800]), f"no choice has come of these clicks: {question(page)}"
    pytest.fail("no battle has come")


def thing(page: Page, name: str) -> Locator:
    return page.locator(f"[data-thing='{name}']")


def heap(page: Page, kind: str) -> Locator:
    """The first own heap of this kind that can be chosen."""
    return page.locator(f"[data-thing^='heap:{kind}.'][data-mark=can]").first


def test_a_match_of_two_is_played_to_its_end_by_clicking_and_watched_again(person: Person) -> None:
    page = at_war(person(), rounds=SHORT)

    play_to_the_end(page, random.Random(4))

    expect(prompt(page)).to_contain_text("The match is over.")
    page.get_by_role("link", name="Watch the replay").click()
    expect(page.locator(".war .space").first).to_be_visible()
    expect(page.locator(".where")).to_contain_text("1 / ")


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_each_scenario_is_dealt_to_as_many_as_it_is_for(person: Person, scenario: str) -> None:
    page = at_war(person(), scenario)

    expect(page.locator(".pl")).to_have_count(SCENARIOS[scenario][0])


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_each_scenario_comes_to_its_first_battle_by_clicking_and_axe_finds_nothing_there(
    person: Person, scenario: str
) -> None:
    seats, enemies, scheme, width = SCENARIOS[scenario]
    page = person(color_scheme=scheme, width=width, bypass_csp=True)
    open_table(page, "warcraft", "me", *["random"] * (seats - 1), options={"scenario": scenario} | RACES)

    march(page, enemies)

    battle = page.locator(".battle")
    expect(battle.locator("ol > li")).to_have_text(["Ranged", "Air", "Ground"])
    expect(battle.locator(".side h3")).to_have_count(2)
    expect(page.locator(".printed .field")).to_have_count(1)
    expect(page.get_by_role("button", name="battlefield")).to_have_count(1)
    assert page.locator(".printed .flank").count() > 0
    assert wider(page) <= 0
    assert battle.locator(".side h3").first.evaluate(BOTTOM) <= page.locator(".prompt").evaluate(TOP), (
        "it is not in sight"
    )
    for height in HEIGHTS:
        page.set_viewport_size({"width": width, "height": height})
        assert not serious(page), f"{height} high"


def test_a_battle_that_scrolls_is_scrolled_by_keys_and_keeps_the_focus_when_there_is_room_again(person: Person) -> None:
    page = at_war(person(height=HIGH))
    march(page, "Orcs")
    battle = page.locator(".battle")
    expect(battle).not_to_have_attribute("tabindex", "0")

    page.set_viewport_size({"width": 1280, "height": HEIGHTS[-1]})
    expect(battle).to_have_attribute("tabindex", "0")
    battle.focus()
    page.keyboard.press("End")
    page.wait_for_function("() => document.querySelector('.battle').scrollTop > 0")
    page.set_viewport_size({"width": 1280, "height": HIGH})

    page.wait_for_function("() => document.querySelector('.battle').scrollTop === 0")
    expect(battle).to_be_focused()


def test_a_piece_goes_where_one_points_and_what_has_moved_leans(person: Person) -> None:
    page = at_war(person())
    until(page, "Move Step")
    town = page.get_by_role("button", name="Town of the Humans")
    expect(town).to_have_attribute("aria-label", re.compile("3 × Militia"))

    heap(page, "ground").click()
    there = page.locator(".space[data-mark=can]").first
    place = there.get_attribute("data-thing")
    assert place is not None
    there.click()

    expect(town).to_have_attribute("aria-label", re.compile("2 × Militia"))
    expect(thing(page, place)).to_have_attribute("aria-label", re.compile(r"1 × Militia \(ground unit\), moved: 1"))
    expect(page.locator(".heap .spent")).to_have_count(1)


def test_a_piece_is_moved_by_keys_alone(person: Person) -> None:
    page = at_war(person())
    until(page, "Move Step")
    asked = number(page)

    page.locator("#prompt").focus()
    press(page, "ArrowLeft")
    for _ in range(10):
        if page.evaluate(FOCUSED).startswith("heap:"):
            break
        press(page, "ArrowRight")
    first = page.evaluate(FOCUSED)
    press(page, "Enter")
    expect(thing(page, first)).to_have_attribute("data-mark", "chosen")
    press(page, "Escape")
    expect(thing(page, first)).to_have_attribute("data-mark", "can")
    press(page, "Enter")
    for key in ("ArrowUp", "ArrowRight", "ArrowUp", "ArrowDown"):
        press(page, key)
        if page.locator(".space:focus[data-mark=can]").count():
            break
    expect(page.locator(".space:focus")).to_have_attribute("data-mark", "can")
    press(page, "Enter")

    changed(page, asked)
    expect(page.locator(".heap .spent")).to_have_count(1)


def test_a_unit_is_trained_in_the_town_and_placed_in_the_next_round(person: Person) -> None:
    page = at_war(person())
    until(page, "Spend Step")
    page.get_by_role("button", name="Train", exact=True).click()
    expect(thing(page, "town:ground")).to_have_attribute("data-mark", "can")
    expect(thing(page, "town:air")).to_have_attribute("data-mark", "idle")

    thing(page, "town:ground").click()

    expect(thing(page, "town:ground").locator(".training")).to_have_text("1")
    expect(thing(page, "seat:0")).to_have_attribute("aria-label", re.compile("gold 4, wood 4"))
    until(page, "Move Step")
    heap(page, "ground").click()
    page.locator(".space[data-mark=can]").first.click()  # so that there is room in the Town
    expect(page.locator(".heap .spent")).to_have_count(1)
    until(page, "Deploy Step")
    town = page.get_by_role("button", name="Town of the Humans")
    if town.get_attribute("data-mark") == "idle":  # something else could be chosen too
        thing(page, "town:ground").click()
    town.click()

    expect(thing(page, "town:ground").locator(".training")).to_have_count(0)
    expect(town).to_have_attribute("aria-label", re.compile("Humans: 3 × Militia"))


def test_labels_say_what_is_seen_and_a_closer_look_shows_the_unit_card(person: Person) -> None:
    page = at_war(person())
    until(page, "Move Step")

    expect(thing(page, "town:ground")).to_have_attribute(
        "aria-label", "Militia, ground unit, level 1 of 3, strength 2, buildings: 1, in reserve: 7"
    )
    expect(thing(page, "seat:0")).to_have_attribute(
        "aria-label", re.compile(r"Humans, gold 5, wood 5, cards 3, \d of 15 points")
    )
    expect(heap(page, "worker")).to_have_attribute("aria-label", re.compile("Humans: 3 × worker"))
    heap(page, "ground").focus()
    page.keyboard.press("z")
    expect(page.get_by_role("dialog")).to_contain_text("strength")


def test_why_not_tells_why_a_piece_cannot_go_there(person: Person) -> None:
    page = at_war(person())
    until(page, "Move Step")

    heap(page, "ground").click()
    page.get_by_role("button", name=re.compile("mountain")).first.click()

    expect(page.locator(".note")).to_contain_text("WC-MOVE")


def test_a_phone_of_360_pixels_shows_the_whole_map_and_takes_taps(person: Person) -> None:
    page = at_war(person(**PHONE))
    chance = random.Random(2)

    for _ in range(8):
        point_at_anything(page, chance, touch=True)
    town = page.get_by_role("region", name="Your town").bounding_box()
    assert town is not None
    assert town["x"] + town["width"] <= 360


@pytest.mark.parametrize(("scheme", "width"), [("light", 1280), ("dark", 360)])
def test_axe_finds_nothing_on_the_map(person: Person, scheme: str, width: int) -> None:
    page = at_war(person(color_scheme=scheme, width=width, bypass_csp=True))
    until(page, "Move Step")
    heap(page, "ground").click()
    assert not serious(page)
