"""Nothing is hurt by a slip: one's own things are marked otherwise and take a second click."""

import pytest
from playwright.sync_api import Page, expect

from herna.games.aeons_end.given import GivenSiege
from herna.games.doomtrooper.given import GivenFront
from herna.games.summoner_wars.given import SOUTH, GivenBattle
from herna.games.warcraft.given import GivenWar
from tests.kit.present import present
from tests.server.serving import Server
from tests.ui.conftest import Person
from tests.ui.laid_out import lay_out
from tests.ui.photographer import OPTIONS
from tests.ui.table import (
    deal,
    end_phases,
    new_table,
    number,
    number_asked,
    open_table,
    press_the_last_button,
    prompt,
    question,
    wait_until_asked_or_over,
)

OWN_UNITS = ".piece:not(:has(.foe))"
# What tabs and buttons have: a hand for a pointer, an edge, a ground of their own.
LOOKS = """all => all.map(each => getComputedStyle(each))
  .map(({ cursor, borderBottomWidth, backgroundColor }) => [cursor, borderBottomWidth, backgroundColor])"""
BOXES = """thing => [document.querySelector('.careful'), document.querySelector(`[data-thing='${thing}']`)]
  .map(each => each.getBoundingClientRect().toJSON())"""


def attacking(person: Person, width: int = 1280, locale: str = "en") -> Page:
    """The first attack phase, with a unit chosen that reaches one of its own side."""
    page = person(width=width, locale=locale)
    open_table(page, "summoner-wars", "me", "random", options=OPTIONS["summoner-wars"])
    for _ in range(3):
        press_the_last_button(page)
    for each in page.locator(f"{OWN_UNITS}[data-mark=also]").all():  # what reaches an enemy too has the mark `can`
        each.click()
        if page.locator("[data-mark=careful]").count():
            return page
        each.click()
    raise AssertionError("nobody stands beside their own")


def test_where_no_enemy_is_in_reach_the_attack_phase_says_so_and_what_ending_it_costs(person: Person) -> None:
    page = deal(person(), who_begins="seat-1", level=1)
    end_phases(page, 3)

    expect(page.locator(f"{OWN_UNITS}[data-mark=can]")).to_have_count(0)
    expect(prompt(page)).to_contain_text("no enemy in reach")
    expect(prompt(page).locator(".main")).to_contain_text("1 damage to your Summoner")


@pytest.mark.parametrize("locale", ["en", "cs"])
@pytest.mark.parametrize("width", [1280, 390])
def test_all_buttons_of_a_question_are_in_one_row(person: Person, width: int, locale: str) -> None:
    """Or the board would become smaller as soon as something is chosen."""
    buttons = attacking(person, width, locale).locator(".prompt .do .btn")
    expect(buttons).to_have_count(4)  # also what ending the phase would cost

    middles = {
        round(box["y"] + box["height"] / 2) for box in map(present, (each.bounding_box() for each in buttons.all()))
    }

    assert max(middles) - min(middles) <= 1


@pytest.mark.parametrize("width", [1280, 390])
def test_own_units_are_marked_with_care_and_never_attacked_by_one_click(person: Person, width: int) -> None:
    page = attacking(person, width)
    asked = number_asked(page)
    own = page.locator("[data-mark=careful]").first
    thing = own.get_attribute("data-thing")

    own.click()

    slip = page.get_by_role("alertdialog")
    expect(slip).to_contain_text("your own side")
    expect(slip.get_by_role("button", name="Back, choose something else")).to_be_focused()
    assert number(page) == asked
    assert apart(*page.evaluate(BOXES, thing)), "the slip covers whom it is about"
    page.keyboard.press("Enter")  # the safe answer
    expect(slip).to_have_count(0)
    assert number(page) == asked


def test_the_slip_finds_another_corner_when_the_page_gets_another_shape(person: Person) -> None:
    page = attacking(person)
    own = page.locator("[data-mark=careful]").first
    thing = own.get_attribute("data-thing")
    own.click()
    expect(page.get_by_role("alertdialog")).to_be_visible()

    page.set_viewport_size({"width": 390, "height": 844})

    page.wait_for_timeout(300)
    assert apart(*page.evaluate(BOXES, thing)), "the slip covers whom it is about"


def test_who_means_it_harms_their_own(person: Person) -> None:
    page = attacking(person)
    asked = number_asked(page)

    page.locator("[data-mark=careful]").first.click()
    page.get_by_role("button", name="Yes, I mean it").click()

    page.wait_for_function(f"() => document.querySelector('.prompt').dataset.number !== '{asked}'")
    expect(page.locator(".board .rolled")).to_be_visible()


def test_a_click_on_another_own_unit_that_can_attack_chooses_that_one(person: Person) -> None:
    page = attacking(person)
    chosen = page.locator("[data-mark=chosen]").get_attribute("data-thing")
    other = page.locator("[data-mark=careful]").first
    thing = other.get_attribute("data-thing")

    other.click()

    now = page.locator("[data-mark=chosen]").get_attribute("data-thing")
    assert now == thing or not page.locator(f"[data-thing='{thing}'][data-mark=also]").count()
    assert now in (chosen, thing)
    assert "attack" in question(page).lower()


def test_the_order_of_play_does_not_look_as_if_it_could_be_pressed(person: Person) -> None:
    page = deal(person(), who_begins="seat-1", level=1)
    steps = page.locator(".phases li")

    expect(steps).to_have_count(6)
    expect(page.locator(".phases :is(a, button, [role], [tabindex])")).to_have_count(0)
    assert {tuple(look) for look in steps.evaluate_all(LOOKS)} == {("auto", "0px", "rgba(0, 0, 0, 0)")}


GATE = GivenBattle("bear-cavalry 3,3", "gate 4,3", phase="build", hands={SOUTH: "gate#2"})
SPARK = GivenSiege(mages="jian", hands={0: "spark"}, breaches={0: "OO00"})
DOOMED = GivenFront("squad sean-gallagher; hand doomed", common=1).chooses("meditate")
SUMMONED = GivenWar(
    "spend",
    races="undead human",
    gold={0: 3},
    wood={0: 3},
    buildings={0: "air air air"},
    hands={0: "summon-building"},
).chooses("choose_constructing")


@pytest.mark.parametrize(
    ("game", "given"),
    [("summoner-wars", GATE), ("aeons-end", SPARK), ("doomtrooper", DOOMED), ("warcraft", SUMMONED)],
    ids=lambda each: each if isinstance(each, str) else "",
)
def test_a_single_playable_card_is_not_lifted_by_itself(
    person: Person, server: Server, game: str, given: GivenBattle | GivenSiege | GivenFront | GivenWar
) -> None:
    page = person()
    others = [] if game == "aeons-end" else ["random"]

    lay_out(server, new_table(page, game, "me", *others), given.play, page)

    assert wait_until_asked_or_over(page)
    expect(page.locator(".handrow .hand [data-mark=can]")).to_have_count(1)
    expect(page.locator("[data-mark=chosen]")).to_have_count(0)


def test_a_single_piece_that_can_move_is_not_lifted_by_itself(person: Person, server: Server) -> None:
    page = person()
    war = GivenWar("round", pieces={0: {"B": "G"}, 1: {"F": "G"}})

    lay_out(server, new_table(page, "warcraft", "me", "random"), war.play, page)

    assert wait_until_asked_or_over(page)
    expect(page.locator(".board [data-mark=can], .map [data-mark=can]")).to_have_count(1)
    expect(page.locator("[data-mark=chosen]")).to_have_count(0)


def test_the_question_says_that_a_card_is_discarded_for_good(person: Person) -> None:
    page = deal(person(), who_begins="seat-1", level=1)

    end_phases(page, 4)

    expect(prompt(page)).to_contain_text("each card you choose is discarded for 1 magic")


def apart(one: dict[str, float], two: dict[str, float]) -> bool:
    return (
        one["right"] <= two["left"]
        or two["right"] <= one["left"]
        or one["bottom"] <= two["top"]
        or two["bottom"] <= one["top"]
    )
