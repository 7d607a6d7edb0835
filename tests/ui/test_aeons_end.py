"""Aeon's End in the browser: whole matches, the order of discarding, equal cards, a phone, labels, axe."""

import random
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.kit.present import present
from tests.ui.conftest import Person
from tests.ui.table import (
    changed,
    choose_anything,
    deal,
    follow_link,
    number_asked,
    play_each_other_to_the_end,
    play_to_the_end,
    point_at_anything,
    prompt,
    question,
    wait_until_asked_or_over,
)
from tests.ui.test_axe import serious

MOST = 40  # choices until one's own main phase has come
HARDEST = "extinction"  # so that a match is short


def besieged(page: Page, difficulty: str = "normal") -> Page:
    """Alone against Rageborne, as a mage who starts with two equal gems and another."""
    deal(page, "Aeon's End", seats=1, nemesis="rageborne", first_player="jian", difficulty=difficulty)
    return page


def to_the_main_phase(page: Page) -> None:
    chance = random.Random(1)
    for _ in range(MOST):
        assert wait_until_asked_or_over(page), "the match was over before one's turn came"
        if question(page).startswith("Main phase"):
            return
        choose_anything(page, chance)
    pytest.fail(f"no main phase has come: {question(page)}")


def hand(page: Page, name: str = "") -> Locator:
    return page.locator(".handrow .hand button").and_(page.get_by_role("button", name=name))


def play(page: Page, name: str, which: int = 0) -> None:
    """Play a card of the hand, the first of its name or another of them."""
    asked, held = number_asked(page), hand(page).count()
    hand(page, name).nth(which).click(position={"x": 30, "y": 20})
    changed(page, asked)
    expect(hand(page)).to_have_count(held - 1)


def end_phase(page: Page) -> None:
    page.get_by_role("button", name="End the phase").click()


def play_two_gems(page: Page) -> None:
    """In your own main phase, two gems come into play which are put away at its end."""
    to_the_main_phase(page)
    play(page, "Crystal")
    play(page, "Moonstone Shard")


def test_a_whole_match_alone_is_played_by_clicking_and_watched_again(person: Person) -> None:
    page = besieged(person(), difficulty=HARDEST)

    play_to_the_end(page, random.Random(4))

    expect(page.locator(".result h2")).to_have_text(re.compile("won|lost", re.IGNORECASE))
    expect(prompt(page)).to_contain_text("The match is over.")
    page.get_by_role("link", name="Watch the replay").click()
    expect(page.locator(".siege")).to_be_visible()
    expect(page.locator(".where")).to_contain_text("1 / ")


def test_two_people_play_together_at_two_browsers_to_the_end(person: Person) -> None:
    host = person()
    deal(host, "Aeon's End", opponent="Somebody with a link", seats=2, nemesis="carapace-queen", difficulty=HARDEST)
    guest = follow_link(person, host)
    expect(guest.locator(".siege")).to_be_visible()

    play_each_other_to_the_end(host, guest)

    told = {page.locator(".result h2").inner_text() for page in (host, guest)}
    assert told in ({"Won together"}, {"Lost together"})


@pytest.mark.parametrize("which", [0, 1])
def test_any_of_several_equal_cards_is_played_by_clicking_it(person: Person, which: int) -> None:
    page = besieged(person())
    to_the_main_phase(page)
    held = hand(page, "Crystal").count()  # two, or three if the nemesis came first and let one draw

    play(page, "Crystal", which)

    expect(hand(page, "Crystal")).to_have_count(held - 1)
    expect(page.locator(".played .mini")).to_have_count(1)
    expect(page.locator(".aether strong")).to_have_text("1")


@pytest.mark.parametrize("which", [0, 1])
def test_of_two_equal_spells_only_the_one_pointed_at_is_raised_and_it_is_prepped(person: Person, which: int) -> None:
    page = besieged(person())
    to_the_main_phase(page)

    hand(page, "Spark").nth(which).click(position={"x": 30, "y": 20})
    expect(hand(page, "Spark").nth(which)).to_have_attribute("data-mark", "chosen")
    expect(hand(page, "Spark").nth(1 - which)).to_have_attribute("data-mark", "idle")
    hand(page, "Spark").nth(1 - which).click(position={"x": 30, "y": 20})
    expect(hand(page, "Spark").nth(1 - which)).to_have_attribute("data-mark", "chosen")
    page.locator("[data-thing='breach:1']").click()

    expect(page.locator(".breach .spell")).to_have_count(1)
    expect(hand(page, "Spark")).to_have_count(1)


def test_the_order_of_discarding_is_arranged_by_keys_and_sent_as_a_whole(person: Person) -> None:
    page = besieged(person())
    play_two_gems(page)
    end_phase(page)
    row = page.get_by_role("group", name="Cards to be put away").get_by_role("button", name=re.compile("gem"))
    expect(row).to_have_count(2)

    row.first.focus()
    page.keyboard.press("Alt+ArrowRight")
    expect(row.last).to_have_accessible_name(re.compile("Crystal"))
    page.get_by_role("button", name="Put away in this order").focus()
    page.keyboard.press("Enter")

    expect(row).to_have_count(0)
    page.locator(".pl").get_by_role("button", name="discard").click()
    laid = page.get_by_role("dialog").locator("figure")
    expect(laid.nth(0)).to_contain_text("Crystal")
    expect(laid.nth(0)).to_contain_text("on top")
    expect(laid.nth(1)).to_contain_text("Moonstone Shard")


def test_the_order_of_discarding_is_arranged_by_dragging(person: Person) -> None:
    page = besieged(person())
    play_two_gems(page)
    end_phase(page)
    row = page.locator(".tray .hand button")
    expect(row).to_have_count(2)
    first, last = present(row.first.bounding_box()), present(row.last.bounding_box())

    page.mouse.move(first["x"] + 30, first["y"] + 60)
    page.mouse.down()
    page.mouse.move(last["x"] + last["width"], last["y"] + 60, steps=6)
    page.mouse.up()

    expect(row.last).to_have_accessible_name(re.compile("Crystal"))
    expect(page.get_by_role("button", name="Put away in this order")).to_be_visible()


def test_one_of_the_cards_in_front_is_put_away_by_a_click(person: Person) -> None:
    page = besieged(person())
    play_two_gems(page)
    end_phase(page)
    asked = number_asked(page)

    page.locator(".tray .hand button").last.click(position={"x": 30, "y": 20})

    changed(page, asked)
    expect(page.locator(".tray .hand")).to_have_count(0)


def test_labels_say_what_is_seen_and_a_closer_look_shows_the_whole_text(person: Person) -> None:
    page = besieged(person())
    to_the_main_phase(page)

    expect(page.locator("[data-thing='breach:2']")).to_have_accessible_name(
        "Breach III, focus 3, open 9, 1 of 4 positions, no spell"
    )
    expect(page.locator("[data-thing='card:-1']")).to_have_accessible_name(
        re.compile(r"Rageborne, life \d+ of 70.*Unleash: ")
    )
    expect(page.locator("[data-thing='pile:0']")).to_have_accessible_name(re.compile("gem, cost 2, cards left 7"))
    expect(page.locator("[data-thing='seat:0']")).to_have_accessible_name(re.compile("Jian.*charges 0 of 4"))
    page.locator("[data-thing='card:-1']").focus()
    page.keyboard.press("z")
    expect(page.get_by_role("dialog")).to_contain_text("Strike:")


def test_why_not_tells_what_a_pile_costs(person: Person) -> None:
    page = besieged(person())
    to_the_main_phase(page)

    page.locator("[data-thing='pile:0']").click()

    expect(page.locator(".note")).to_contain_text("It costs 2 aether; you have 0.")


def test_a_phone_of_360_pixels_shows_the_whole_siege_and_takes_taps(person: Person) -> None:
    page = besieged(person(width=360, height=740, has_touch=True, is_mobile=True))
    chance = random.Random(2)

    for _ in range(8):
        point_at_anything(page, chance, touch=True)


def test_on_a_phone_the_order_of_discarding_comes_into_sight_and_is_sent_by_a_tap(person: Person) -> None:
    page = besieged(person(width=360, height=740, has_touch=True, is_mobile=True))
    play_two_gems(page)
    page.evaluate("() => scrollTo(0, 0)")
    end_phase(page)
    tray = page.get_by_role("group", name="Cards to be put away").first
    expect(tray).to_be_in_viewport(ratio=0.9)

    page.get_by_role("button", name="Put away in this order").tap()

    expect(tray).to_have_count(0)


@pytest.mark.parametrize(("scheme", "width"), [("light", 1280), ("dark", 1280), ("light", 360)])
def test_axe_finds_nothing(person: Person, scheme: str, width: int) -> None:
    page = person(color_scheme=scheme, width=width, bypass_csp=True)
    deal(page, "Aeon's End", seats=3, level=1, nemesis="prince-of-gluttons")
    expect(page.locator(".siege")).to_be_visible()
    assert not serious(page)

    page.goto("/")
    play_two_gems(besieged(page))
    assert not serious(page)
    end_phase(page)
    expect(page.locator(".tray .hand")).to_be_visible()
    assert not serious(page)


def test_all_gems_are_played_by_one_press(person: Person) -> None:
    page = besieged(person())
    to_the_main_phase(page)
    gems = page.locator(".handrow .hand button", has=page.locator("text=/gem/i"))
    before = gems.count()
    press = page.get_by_role("button", name=re.compile(r"Play all gems \(\d+\)"))
    assert before > 1

    press.click()

    expect(press).to_have_count(0)
    expect(gems).to_have_count(0)


WHOLE = "each => each.scrollHeight <= each.clientHeight + 1 && each.getBoundingClientRect().bottom <= innerHeight"
WITHIN = """all => all.every(each => each.getBoundingClientRect().right <=
  each.closest('.cards').getBoundingClientRect().right + 1)"""


def test_on_a_low_page_a_card_that_one_points_at_can_be_read_and_all_that_was_played_is_seen(person: Person) -> None:
    page = deal(person(width=1280, height=720), "Aeon's End", seats=2, level=1, first_player="xaxos")
    to_the_main_phase(page)

    page.locator("[data-thing='pile:7']").hover()
    beside = page.locator(".zoom .card")
    expect(beside).to_be_in_viewport(ratio=1)
    assert beside.evaluate(WHOLE)

    page.get_by_role("button", name="Play all gems").click()
    played = page.locator(".played .cards .mini")
    page.wait_for_function("() => document.querySelectorAll('.played .cards .mini').length >= 4")
    assert played.evaluate_all(WITHIN)


# What of these is not to be seen on the screen as it is, or is covered by something else.
OUT_OF_SIGHT = """selectors => selectors.flatMap(selector => {
  const found = [...document.querySelectorAll(selector)]
  const hidden = found.filter(node => {
    const { x, y, width, height } = node.getBoundingClientRect()
    const [right, down] = [x + width / 2, y + Math.min(height / 2, 24)]
    const there = document.elementFromPoint(right, down)
    const whole = each => each.closest('.hand, .breach')  // cards of a hand lie over each other, and spells on a breach
    const hit = there !== null && (node.contains(there) || (whole(node) && whole(there) === whole(node)))
    return down < 0 || down > innerHeight || !hit
  })
  return found.length ? hidden.map(node => `${selector} ${node.innerText}`) : [`${selector} is missing`]
})"""
IN_SIGHT = [".prompt .q b", ".prompt .main", ".nemesis .life strong", ".gravehold .life strong", ".breaches .dial"]


@pytest.mark.parametrize(("width", "height"), [(360, 640), (390, 844)])
def test_on_a_phone_the_question_and_all_that_can_be_chosen_are_in_sight_without_scrolling(
    person: Person, width: int, height: int
) -> None:
    page = besieged(person(width=width, height=height, has_touch=True, is_mobile=True))
    to_the_main_phase(page)
    seen = [*IN_SIGHT, ".handrow .hand button", "[data-mark=can]"]

    assert page.evaluate(OUT_OF_SIGHT, seen) == []
    hand(page, "Crystal").first.tap(position={"x": 20, "y": 20})
    page.get_by_role("button", name="Play all gems").tap()
    expect(page.locator(".played .cards button")).not_to_have_count(0)
    page.wait_for_function("() => document.querySelector('[data-thing^=\"pile:\"][data-mark=can]')")
    assert page.evaluate(OUT_OF_SIGHT, [*seen, ".supply button"]) == []
    assert page.evaluate("() => scrollY") == 0
    expect(page.locator(".played .cards b").first).to_be_hidden()  # there is room for a picture, not for half a name
    expect(page.locator(".order p")).to_contain_text("nemesis")
    assert page.locator(".order p").evaluate("it => it.scrollWidth <= it.clientWidth")
