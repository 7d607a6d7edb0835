"""A war as it is given, in the browser: names of places, marks, a battle that is over, own harm, ways back."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from herna.games.warcraft.given import GivenWar
from tests.server.serving import Server
from tests.ui.conftest import Person
from tests.ui.laid_out import lay_out
from tests.ui.table import (
    BUTTONS,
    changed,
    log,
    new_table,
    number_asked,
    open_table,
    prompt,
    question,
    wait_until_asked_or_over,
)

War = Callable[..., Page]
KEY = re.compile(r"r\d+c\d+")  # what nobody says
OPTIONS = {"scenario": "two-players", "race-1": "human", "race-2": "orc", "first": "seat-1"}
MAP = """
Ag  BT  C.  D1  E.  FT
  Hf  Mf  J.  K.  Lf
"""
# The mark of who begins, and the words beside the emblem of that player.
MARK_AND_WORDS = """() => {
  const mark = document.querySelector('.stock > .first')
  const words = [...mark.closest('.pl').querySelectorAll('.who :is(b, small)')]
  return [mark, ...words].map(each => each.getBoundingClientRect().toJSON())
}"""
HITS = [1] * 60  # of whatever else is fought
SPACES = "ABCDEFHMJKL"  # of that map, in their order


@pytest.fixture
def at_war(person: Person, server: Server) -> War:
    """The page of the Humans, at a war as it is given instead of one that is dealt; a bot leads the Orcs."""

    def sit_down(given: GivenWar, **more: Any) -> Page:
        page = person(**more)
        table = new_table(page, "warcraft", "me", "random", options=OPTIONS)
        lay_out(server, table, given.play, page)
        wait_until_asked_or_over(page)
        return page

    return sit_down


def a_war(**changes: Any) -> GivenWar:
    """Humans with a Town in the west, and Orcs beside them; nobody has cards, so that only moves are asked about."""
    usual = {
        "map": MAP,
        "races": "human orc",
        "pieces": {0: {"B": "GRW"}, 1: {"C": "R", "F": "GW"}},
        "decks": {0: "", 1: ""},
        "gold": {0: 5, 1: 5},
        "wood": {0: 5, 1: 5},
    }
    return GivenWar("round", **{**usual, **changes})


def thing(page: Page, name: str) -> Locator:
    return page.locator(f"[data-thing='{name}']")


def place(page: Page, name: str) -> Locator:
    return page.locator(".space").filter(has_text=re.compile(rf"^{name},"))


def heap(page: Page, kind: str, space: str) -> Locator:
    return thing(page, f"heap:{kind}.{SPACES.index(space)}")


def chooses(page: Page, *clicks: Locator) -> None:
    """Click one after another, until another decision is asked."""
    asked = number_asked(page)
    for click in clicks:
        click.click()
    changed(page, asked)
    wait_until_asked_or_over(page)


def goes(page: Page, kind: str, *spaces: str) -> None:
    """A piece of the Humans goes from one space to another."""
    start, to = spaces
    chooses(page, heap(page, kind, start), place(page, to))


def end(page: Page) -> Locator:
    return page.locator(BUTTONS).last


@pytest.mark.parametrize("locale", ["en", "cs"])
def test_every_space_has_its_name_on_the_map_and_is_called_so_everywhere(person: Person, locale: str) -> None:
    page = person(locale=locale)
    open_table(page, "warcraft", "me", "random", options=OPTIONS)
    wait_until_asked_or_over(page)

    names = page.locator(".printed .name").all_text_contents()
    assert len(set(names)) == len(names) == page.locator(".space").count()
    page.locator(".heap [data-mark=can]").first.click()
    expect(prompt(page)).to_contain_text(re.compile(r"(from|z pole) A5\?"))
    chooses(page, place(page, "B4"))
    expect(log(page).last).to_contain_text(
        re.compile(r"(You move|Přesouváte): .*(Town|Město) A5 → (gold mine|zlatý důl) B4")
    )
    expect(page.locator(".pl").filter(has_text=re.compile("Orcs|Orkové"))).to_have_count(
        1
    )  # as the score sheet calls them
    assert not KEY.search(page.locator("body").inner_text())
    assert not KEY.search(" ".join(page.locator(".war .vh").all_text_contents()))


def test_a_space_that_can_be_chosen_shows_its_terrain(at_war: War) -> None:
    page = at_war(a_war())
    page.locator(".heap [data-mark=can]").first.click()
    rings = page.locator(".space[data-mark=can] .ring")

    assert rings.count() > 1
    for ring in rings.all():
        assert ring.evaluate("ring => getComputedStyle(ring).fill") == "none"
        assert ring.evaluate("ring => getComputedStyle(ring).stroke") != "none"
    place(page, "A").hover()
    assert place(page, "A").locator(".ring").evaluate("ring => getComputedStyle(ring).fill") == "none"


def test_on_a_phone_the_hand_is_in_sight_when_a_card_may_be_played(at_war: War) -> None:
    war = a_war(hands={0: "town-portal"}, pieces={0: {"B": "RW", "H": "G"}, 1: {"F": "GW"}})
    war.chooses("end_movement")

    page = at_war(war, width=390, height=844, has_touch=True, is_mobile=True)

    expect(prompt(page)).to_contain_text("do you play a card?")
    expect(end(page)).to_contain_text("Play nothing")
    expect(page.locator(".hand [data-mark=can]")).to_be_in_viewport(ratio=0.5)


def test_a_battle_that_is_over_stays_with_its_dice_until_it_has_been_read(at_war: War) -> None:
    page = at_war(a_war(dice=[6, *HITS]))
    goes(page, "ranged", "B", "C")
    goes(page, "ground", "B", "C")
    chooses(page, end(page))

    fought = page.locator(".fought")
    expect(fought).to_contain_text("You hold the field.")
    expect(fought.locator(".dice").nth(0)).to_have_attribute("aria-label", re.compile("1, hit. hits 1, misses 0"))
    expect(fought.locator(".dice").nth(1)).to_have_attribute("aria-label", re.compile("6, miss. hits 0, misses 1"))
    expect(fought).to_contain_text("misses 1")
    assert question(page).startswith("Spend Step")
    chooses(page, page.get_by_role("button", name="Train", exact=True))
    expect(fought).to_have_count(0)  # what can be trained is not hidden
    expect(thing(page, "town:ground")).to_have_attribute("data-mark", "can")
    page.get_by_role("button", name="Battle C: how it ended").click()
    expect(fought).to_be_visible()
    page.get_by_role("button", name="Got it").click()
    expect(fought).to_have_count(0)
    expect(page.locator(".unread")).to_have_count(0)


def test_a_battle_that_is_over_stays_while_one_chooses_elsewhere(at_war: War) -> None:
    page = at_war(a_war(dice=[6, *HITS], gold={0: 0, 1: 0}, wood={0: 0, 1: 0}))
    goes(page, "ranged", "B", "C")
    chooses(page, end(page))
    expect(page.locator(".fought")).to_be_visible()
    asked = question(page)

    goes(page, "ground", "B", "A")

    assert asked.startswith("Move Step")
    expect(page.locator(".fought")).to_be_visible()


def test_a_unit_of_ones_own_that_is_lost_is_marked_with_care(at_war: War) -> None:
    page = at_war(a_war(dice=[1, 6, *HITS]))
    goes(page, "ranged", "B", "C")
    goes(page, "ground", "B", "C")
    chooses(page, end(page))

    assert question(page) == "Casualties to remove: 1. Which unit is lost?"
    lost = page.locator(".heap [data-mark=careful]")
    expect(lost).to_have_count(2)
    asked = number_asked(page)
    lost.first.click()
    changed(page, asked)


def test_a_builder_who_leaves_is_asked_about_twice_and_the_question_says_what_is_lost(at_war: War) -> None:
    page = at_war(a_war(pieces={0: {"B": "G", "D": "W"}, 1: {"F": "GW"}}, outposts={0: "D"}, builds="D"))

    heap(page, "builder", "D").click()
    assert question(page) == "Where does the worker go from D? The outpost being built there is lost."
    expect(place(page, "E")).to_have_attribute("data-mark", "careful")
    place(page, "E").click()
    expect(page.get_by_role("alertdialog")).to_be_visible()
    chooses(page, place(page, "E"))
    expect(log(page).filter(has_text="lose the outpost on objective D")).to_have_count(1)


@pytest.mark.parametrize("way", ["button", "Escape"])
def test_from_what_is_trained_one_goes_back_to_the_other_ways_to_spend(at_war: War, way: str) -> None:
    page = at_war(a_war(pieces={0: {"B": "GW"}, 1: {"F": "GW"}}))
    chooses(page, end(page))
    while not question(page).startswith("Spend Step"):
        chooses(page, end(page))

    chooses(page, page.get_by_role("button", name="Train", exact=True))
    assert question(page) == "What do you train?"
    asked = number_asked(page)
    if way == "button":
        page.get_by_role("button", name="Back").click()
    else:
        page.keyboard.press("Escape")
    changed(page, asked)

    assert question(page).startswith("Spend Step")
    chooses(page, page.get_by_role("button", name="Train", exact=True))
    chooses(page, thing(page, "town:ground"))  # from what has been bought, Back does not lead away
    expect(page.get_by_role("button", name="Back")).to_have_count(0)


def to_spend(at_war: War, **changes: Any) -> Page:
    page = at_war(a_war(pieces={0: {"B": "GW"}, 1: {"F": "GW"}}, **changes))
    while not question(page).startswith("Spend Step"):
        chooses(page, end(page))
    return page


def test_what_is_pointed_at_in_the_town_is_trained_at_once(at_war: War) -> None:
    page = to_spend(at_war, gold={0: 1, 1: 5}, wood={0: 0, 1: 5})
    asked = number_asked(page)
    expect(thing(page, "town:air")).to_have_attribute("data-mark", "idle")

    thing(page, "town:worker").click()

    page.wait_for_function(f"() => Number(document.querySelector('.prompt').dataset.number) > {asked} + 1")
    expect(log(page).filter(has_text="You train: worker.")).to_have_count(1)


def test_of_several_ways_to_spend_on_a_kind_one_is_chosen_by_a_button(at_war: War) -> None:
    page = to_spend(at_war)
    asked = number_asked(page)

    thing(page, "town:ground").click()
    assert number_asked(page) == asked
    expect(page.locator(BUTTONS).first).to_contain_text("Train")
    expect(end(page)).to_contain_text("End the step")
    page.get_by_role("button", name="Construct: ground building").click()

    expect(log(page).filter(has_text="You begin to build: ground building.")).to_have_count(1)


@pytest.mark.parametrize("passing", [True, False])
def test_in_which_forest_one_harvests_first_is_only_asked_of_who_wishes_it(at_war: War, passing: bool) -> None:
    page = at_war(a_war(pieces={0: {"B": "G", "H": "W", "M": "W"}, 1: {"F": "GW"}}), passing=passing)

    chooses(page, end(page))
    while question(page).startswith("Move Step"):
        chooses(page, end(page))

    if passing:
        page.wait_for_function("() => document.querySelector('.prompt .q b').innerText.startsWith('Spend Step')")
        expect(log(page).filter(has_text="harvest")).to_have_count(2)
    else:
        assert question(page).startswith("Harvest Step")


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (3840, 2160)])
def test_the_mark_of_who_begins_covers_no_words(at_war: War, width: int, height: int) -> None:
    page = at_war(a_war(), width=width, height=height)

    mark, *words = page.evaluate(MARK_AND_WORDS)
    assert words
    for each in words:
        assert mark["right"] <= each["left"] or mark["bottom"] <= each["top"] or mark["top"] >= each["bottom"]
