"""The boards: what a screen reader hears, cards held close, piles laid open, the order of the hand, dice, motion."""

import random
import re

from playwright.sync_api import Page, expect

from tests.kit.present import present
from tests.ui.conftest import Person
from tests.ui.table import choose_anything, deal, drop, end_phases, number, number_asked, wait_until_asked_or_over
from tests.ui.test_axe import serious

FOCUSED = "() => document.activeElement?.dataset.thing ?? ''"
HELD = "() => [...document.querySelectorAll('.hand [data-card]')].map(card => card.dataset.card)"
ATTACK = 3  # phases before it
# What can be summoned or, a wall, built now.
BUILDABLE = ".table:has(.phases li:nth-child(-n+2).now) .hand [data-mark=can]:has(.foot)"
MOST_CHOICES = 150


def at_the_table(person: Person, **more: object) -> Page:
    page = deal(person(**more), who_begins="seat-1", level=1)
    wait_until_asked_or_over(page)
    expect(page.locator(".hand [data-card]")).to_have_count(5)
    return page


def until_there_is(page: Page, what: str) -> None:
    """Play on, by anything that can be clicked, until there is such a thing on the page."""
    chance = random.Random(3)
    for _ in range(MOST_CHOICES):
        assert wait_until_asked_or_over(page), "the match was over before"
        if page.locator(what).count():
            return
        choose_anything(page, chance)
    raise AssertionError(f"there was no {what}")


def test_the_battlefield_is_a_grid_that_says_what_stands_where(person: Person) -> None:
    page = at_the_table(person)

    grid = page.get_by_role("grid", name="Battlefield")
    expect(grid.get_by_role("row")).to_have_count(9)  # eight and the names of the columns
    expect(grid.get_by_role("rowheader", name="Row 3")).to_have_count(1)
    expect(grid.get_by_role("columnheader", name="Column b")).to_have_count(1)
    expect(grid.get_by_role("gridcell")).to_have_count(48)
    own = page.locator(".piece").filter(has_text=re.compile("Svara|Sneeks")).last
    expect(own).to_have_accessible_name(re.compile(r"^[a-f][1-8], \w+, life \d+ of \d+, (yours|enemy), strength 3"))
    owned = page.locator("[role=gridcell][aria-owns]")
    assert owned.count() == page.locator(".piece").count()
    for cell in owned.all():
        expect(page.locator(f"#{cell.get_attribute('aria-owns')}")).to_have_count(1)


def test_control_and_arrows_go_everywhere_and_the_focus_stays_when_a_piece_comes(person: Person) -> None:
    page = at_the_table(person)
    end_phases(page, 1)
    unit = page.locator(".piece[data-mark=can]").first
    unit.focus()
    page.keyboard.press("Control+ArrowUp")
    page.keyboard.press("Control+ArrowUp")
    assert page.evaluate("() => document.activeElement.dataset.mark") == "idle"

    unit.focus()
    card = page.evaluate(FOCUSED)
    page.keyboard.press("Enter")
    page.locator(".space[data-mark=can]").first.focus()
    asked = number_asked(page)
    page.keyboard.press("Enter")
    page.wait_for_function(f"() => document.querySelector('.prompt').dataset.number !== '{asked}'")

    page.wait_for_function(f"() => document.activeElement.dataset.thing === '{card}'")


def test_z_holds_a_card_close_and_escape_puts_it_back(person: Person) -> None:
    page = at_the_table(person, bypass_csp=True)
    page.locator(".piece").first.focus()
    focused = page.evaluate(FOCUSED)

    page.keyboard.press("z")

    closely = page.get_by_role("dialog", name="A closer look")
    expect(closely.locator(".card.full")).to_be_visible()
    assert not serious(page)
    page.keyboard.press("Escape")
    expect(closely).to_have_count(0)
    assert page.evaluate(FOCUSED) == focused


def test_a_long_press_holds_a_card_close_on_a_phone(person: Person) -> None:
    page = at_the_table(person, width=360, height=740, has_touch=True, is_mobile=True)
    asked = number_asked(page)

    page.locator(".piece").first.dispatch_event("pointerdown", {"pointerType": "touch", "button": 0, "bubbles": True})

    expect(page.get_by_role("dialog", name="A closer look").locator(".card.full")).to_be_visible()
    page.get_by_role("dialog").get_by_role("button", name="Close").tap()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert number(page) == asked


def test_on_a_phone_names_are_whole_or_shortened_and_targets_are_large(person: Person) -> None:
    page = at_the_table(person, width=360, height=740, has_touch=True, is_mobile=True)

    for tile in page.locator(".piece").all():
        box = present(tile.bounding_box())
        assert min(box["width"], box["height"]) >= 44
    cut: int = page.evaluate(
        "() => [...document.querySelectorAll('.tile b')].filter(name => name.scrollWidth > name.clientWidth + 1).length"
    )
    assert cut == 0


def test_cards_of_the_hand_are_put_in_order_by_keys_and_by_dragging(person: Person) -> None:
    page = at_the_table(person)
    first, second, *others = page.evaluate(HELD)

    page.locator(f"[data-card='{first}']").focus()
    page.keyboard.press("Alt+ArrowRight")
    assert page.evaluate(HELD) == [second, first, *others]
    assert page.evaluate(FOCUSED) == f"card:{first}"

    box = present(page.locator(f"[data-card='{second}']").bounding_box())
    end = present(page.locator(f"[data-card='{others[-1]}']").bounding_box())
    page.mouse.move(box["x"] + 30, box["y"] + 40)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] - 4, box["y"] + 40, steps=12)
    page.mouse.up()

    assert page.evaluate(HELD) == [first, *others, second]
    expect(page.locator(".note")).to_have_count(0)  # dragging is no pointing


def test_only_your_own_discard_pile_is_laid_open(person: Person) -> None:
    page = at_the_table(person, bypass_csp=True)
    until_there_is(page, ".below .pile[aria-haspopup]")

    pile = page.locator(".below .pile[aria-haspopup]")
    count = int(pile.locator(".count").inner_text())
    pile.click()

    laid = page.get_by_role("dialog", name="Your discard pile")
    expect(laid.locator(".card")).to_have_count(count)
    assert not serious(page)
    page.keyboard.press("Escape")
    expect(laid).to_have_count(0)
    expect(page.locator(".pl:not(.below) .pile[aria-haspopup]")).to_have_count(0)


def test_an_attack_shows_its_chances_and_then_every_die(person: Person) -> None:
    page = at_the_table(person)
    end_phases(page, ATTACK)
    until_there_is(page, ".table:has(.phases li:nth-child(4).now) .piece[data-mark=can]")
    page.locator(".piece[data-mark=can]").first.click()
    target = page.locator(".piece[data-mark=target]").first
    target.hover()

    expect(page.locator(".forecast-flag.whole .forecast")).to_contain_text(re.compile(r"damage.*\d+%.*eliminate"))
    expect(target).to_have_accessible_name(re.compile(r"chance to eliminate: \d+%"))
    strength = int(page.locator(".piece[data-mark=chosen] .values strong").inner_text())
    target.click()

    expect(page.locator(".board .dice .die")).to_have_count(strength)
    hits = page.locator(".board .dice .hit").count()
    expect(page.locator(".board .dice .count")).to_have_text(str(hits))  # no face has the same symbol twice


def test_what_is_built_flies_there_and_a_key_skips_it(person: Person) -> None:
    page = at_the_table(person, script="localStorage.setItem('herna-motion', 'slow')")
    until_there_is(page, BUILDABLE)
    pieces = page.locator(".piece:not(.ghost)").count()
    page.emulate_media(reduced_motion="no-preference")
    page.locator(BUILDABLE).first.dispatch_event("click")
    page.locator(".space[data-mark=can]").first.dispatch_event("click")

    expect(page.locator(".flight")).to_have_count(1)
    assert page.locator(".piece:not(.ghost)").count() == pieces
    page.keyboard.press("Shift")

    expect(page.locator(".flight")).to_have_count(0)
    expect(page.locator(".piece:not(.ghost)")).to_have_count(pieces + 1)


def test_connect_four_says_whose_disc_is_which_and_marks_the_last_and_the_winning_four(person: Person) -> None:
    page = deal(person(), "Connect Four", opponent="Somebody at this screen")
    expect(page.locator(".around li")).to_have_count(2)

    drop(page, 0, 1, 0, 1, 0, 1)
    expect(page.locator("i.last")).to_have_count(1)
    expect(page.locator("[data-thing='column:1'] i.last")).to_have_count(1)
    expect(page.locator("[data-thing='column:0']")).to_have_accessible_name(
        re.compile(r"Column 1, from below: .+, .+, .+")
    )
    expect(page.locator(".four")).to_have_count(0)
    drop(page, 0)

    expect(page.locator("[data-thing='column:0'] .four")).to_have_count(4)
