"""Warcraft in the browser: a whole match, the first battle of each scenario, the town, keys, labels, a phone, axe."""

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from herna.engine.chance import Chance
from herna.engine.flow import Play
from herna.engine.match import Match
from herna.games.warcraft.game import GAME
from herna.games.warcraft.given import GivenWar
from tests.kit.present import present
from tests.server.serving import Server
from tests.ui.conftest import Person
from tests.ui.laid_out import lay_out
from tests.ui.table import (
    change,
    changed,
    new_table,
    number_asked,
    play,
    play_to_the_end,
    point_at_anything,
    press_the_last_button,
    prompt,
    question,
    wait_until_asked_or_over,
    wider,
)
from tests.ui.test_axe import serious
from tests.ui.test_keyboard import FOCUSED, press

MOST = 60  # choices until a step of one's own has come
MOST_MATCHES = 250  # of which one surely has a battle
TOP, BOTTOM = (f"node => node.getBoundingClientRect().{side}" for side in ("top", "bottom"))
HEIGHTS = (800, 420)  # of a usual window, and of one in which a battle has to be scrolled
HIGH = 1200  # of a window in which every battle has room
SHORT = 3  # rounds of a match that is played to its end
PHONE = {"width": 360, "height": 740, "has_touch": True, "is_mobile": True}

# How many play, and how the player in the first seat sees it.
SCENARIOS = {
    "two-players": (2, "light", 1280),
    "four-players": (4, "dark", 1280),
    "elf-gate": (3, "light", 360),
    "march-of-the-necromancers": (2, "dark", 768),
    "captives": (2, "light", 768),
    "nordrassil": (4, "dark", 360),
}
RACES = {"race-1": "human", "race-2": "orc"}  # where the scenario leaves them open


def at_war(page: Page, scenario: str = "two-players", rounds: int = 0) -> Page:
    """A table of this scenario against the weakest bots; where races can be chosen, Humans against Orcs."""
    form = change(page, "warcraft")
    form.locator(".counts label", has_text=str(SCENARIOS[scenario][0])).click()
    form.locator(".levels label").first.click()
    options = form.locator(".options")
    options.locator("select", has=page.locator(f"option[value={scenario}]")).select_option(scenario)
    races = options.locator("select", has=page.locator("option[value=night-elf]"))
    if scenario == "two-players":
        for at, race in enumerate(RACES.values()):
            races.nth(at).select_option(race)
    if rounds:
        options.locator("input[type=number]").fill(str(rounds))
    play(page)
    expect(page.locator(".war")).to_be_visible()
    return page


def until(page: Page, beginning: str) -> None:
    """Press the last button, whatever is asked, until this is."""
    for _ in range(MOST):
        assert wait_until_asked_or_over(page), "the match was over before that was asked"
        if question(page).startswith(beginning):
            return
        press_the_last_button(page)
    pytest.fail(f"{beginning!r} was not asked: {question(page)}")


def in_a_battle(page: Page, server: Server, scenario: str = "two-players") -> Page:
    """A table of this scenario at which one has to say what one loses in a battle, as chance has brought it about."""
    seats = SCENARIOS[scenario][0]
    options: dict[str, str | int] = {"scenario": scenario, **RACES}
    table = new_table(page, "warcraft", "me", *["random"] * (seats - 1), options=options)
    lay_out(server, table, next(filter(None, (losing(seats, options, seed) for seed in range(MOST_MATCHES)))), page)
    page.locator(".battle").wait_for()
    return page


def losing(seats: int, options: dict[str, str | int], seed: int) -> Play[Any] | None:
    """A random match that has come to the first losses of the first seat in a battle; None, if there were none."""
    match, chance = Match(GAME, seats, options, seed=f"battle {seed}"), Chance(seed)
    play = match.play
    while play.ask is not None:
        if play.ask.seat == 0 and play.ask.prompt == "wc-lose":
            return play
        play.choose(play.sample(chance))
    return None


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


def test_an_army_comes_to_its_first_battle_by_clicking(person: Person, server: Server) -> None:
    page = person()
    table = new_table(page, "warcraft", "me", "random", options=RACES)
    armies, dice = {0: {"C": "GR"}, 1: {"D": "GGG"}}, [6, 6, 6, 6, 1, *[1] * 40]
    lay_out(server, table, GivenWar(races="human orc", pieces=armies, dice=dice, decks={0: "", 1: ""}).play, page)

    for kind in ("ground", "ranged"):
        asked = number_asked(page)
        heap(page, kind).click()
        thing(page, "space:3").click()
        changed(page, asked)
    press_the_last_button(page)

    expect(page.locator(".battle .side h2")).to_have_count(2)
    expect(prompt(page)).to_contain_text("Which unit is lost?")


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_battle_of_each_scenario_is_in_sight_and_axe_finds_nothing_there(
    person: Person, server: Server, scenario: str
) -> None:
    _, scheme, width = SCENARIOS[scenario]
    page = person(color_scheme=scheme, width=width, bypass_csp=True)

    page = in_a_battle(page, server, scenario)

    battle = page.locator(".battle")
    expect(battle.locator("ol > li")).to_have_text(["Ranged", "Air", "Ground"])
    expect(battle.locator(".side h2")).to_have_count(2)
    expect(page.locator(".printed .field")).to_have_count(1)
    expect(page.get_by_role("button", name="battlefield")).to_have_count(1)
    assert page.locator(".printed .flank").count() > 0
    assert wider(page) <= 0
    assert battle.locator(".side h2").first.evaluate(BOTTOM) <= page.locator(".prompt").evaluate(TOP), (
        "it is not in sight"
    )
    for height in HEIGHTS:
        page.set_viewport_size({"width": width, "height": height})
        assert not serious(page), f"{height} high"


def test_a_battle_that_scrolls_is_scrolled_by_keys_and_keeps_the_focus_when_there_is_room_again(
    person: Person, server: Server
) -> None:
    page = in_a_battle(person(height=HIGH), server)
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
    expect(town).to_have_accessible_name(re.compile("3 × Militia"))

    heap(page, "ground").click()
    there = page.locator(".space[data-mark=can]").first
    place = present(there.get_attribute("data-thing"))
    there.click()

    expect(town).to_have_accessible_name(re.compile("2 × Militia"))
    expect(thing(page, place)).to_have_accessible_name(re.compile(r"1 × Militia \(ground unit\), moved: 1"))
    expect(page.locator(".heap .spent")).to_have_count(1)


def test_a_piece_is_moved_by_keys_alone(person: Person) -> None:
    page = at_war(person())
    until(page, "Move Step")
    asked = number_asked(page)

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
    expect(thing(page, "seat:0")).to_have_accessible_name(re.compile("gold 4, wood 4"))
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
    expect(town).to_have_accessible_name(re.compile("Humans: 3 × Militia"))


def test_labels_say_what_is_seen_and_a_closer_look_shows_the_unit_card(person: Person) -> None:
    page = at_war(person())
    until(page, "Move Step")

    expect(thing(page, "town:ground")).to_have_accessible_name(
        "Militia, ground unit, level 1 of 3, strength 2, buildings: 1, in reserve: 7"
    )
    expect(thing(page, "seat:0")).to_have_accessible_name(
        re.compile(r"Humans, gold 5, wood 5, cards 3, \d of 15 points")
    )
    expect(heap(page, "worker")).to_have_accessible_name(re.compile("Humans: 3 × worker"))
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
    town = present(page.get_by_role("region", name="Your Town Center").bounding_box())
    assert town["x"] + town["width"] <= 360


@pytest.mark.parametrize(("scheme", "width"), [("light", 1280), ("dark", 360)])
def test_axe_finds_nothing_on_the_map(person: Person, scheme: str, width: int) -> None:
    page = at_war(person(color_scheme=scheme, width=width, bypass_csp=True))
    until(page, "Move Step")
    heap(page, "ground").click()
    assert not serious(page)
