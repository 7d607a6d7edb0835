"""Several people at one table: by an invitation, at one screen, looking on, in two tabs."""

from __future__ import annotations

import random

from playwright.sync_api import Page, expect

from tests.ui.conftest import Person
from tests.ui.table import choose_anything, deal, drop, end_phases, log, prompt, wait_until_asked_or_over


def invited(person: Person) -> tuple[Page, Page]:
    """Two people at a table of Connect Four, the second by the first one's link."""
    host = person()
    deal(host, "Connect Four", opponent="Somebody with a link")
    guest = person(host.get_by_role("textbox", name="Link to this table").input_value())
    guest.get_by_label("Your name").fill("Radka")
    guest.get_by_role("button", name="Sit down").click()
    return host, guest


def test_two_people_play_each_other_by_an_invitation_to_the_end(person: Person) -> None:
    host, guest = invited(person)
    expect(host.locator(".pl", has_text="Radka")).to_be_visible()
    chance = random.Random(5)

    while not any(page.locator(".result").count() for page in (host, guest)):
        for page in (host, guest):
            page.wait_for_timeout(20)
            if page.title().startswith("●"):
                choose_anything(page, chance)

    told = {page.locator(".result h2").inner_text() for page in (host, guest)}
    assert told in ({"You have won", "You have lost"}, {"A draw"})


def test_whoever_is_invited_sees_the_table_in_their_own_language_and_not_the_other_hand(person: Person) -> None:
    host = person()
    deal(host, opponent="Somebody with a link", who_begins="seat-1")
    guest = person(host.get_by_role("textbox", name="Link to this table").input_value(), locale="cs")
    guest.get_by_label("Vaše jméno").fill("Radka")
    guest.get_by_role("button", name="Přisednout").click()

    wait_until_asked_or_over(host)
    expect(guest.locator(".prompt")).to_contain_text("Čeká se: Hráč 1")
    expect(guest.locator(".hand button")).to_have_count(5)
    assert not things(host, ".hand") & things(guest, "body")
    end_phases(host, 1)
    expect(prompt(host)).to_contain_text("Move")


def test_people_talk(person: Person) -> None:
    host, guest = invited(person)

    for page, text in ((host, "Good luck!"), (guest, "<b>You</b> too")):
        page.get_by_role("button", name="Chat").click()
        page.get_by_role("textbox", name="Say something").fill(text)
        page.keyboard.press("Enter")

    for page in (host, guest):
        expect(page.locator(".chat li")).to_have_count(2)
        expect(page.locator(".chat li").last).to_have_text("Radka <b>You</b> too")


def test_whoever_comes_to_a_full_table_looks_on_without_hands(person: Person) -> None:
    host = person()
    deal(host, level=1, who_begins="seat-1")
    expect(host.locator(".hand button")).to_have_count(5)

    onlooker = person(host.url)

    expect(prompt(onlooker)).to_contain_text("You are looking on.")
    expect(onlooker.locator(".piece").first).to_be_visible()
    assert not things(host, ".hand") & things(onlooker, "body")
    expect(onlooker.locator("[data-mark=can]")).to_have_count(0)
    end_phases(host, 1)
    expect(onlooker.locator(".phases [aria-current=step]")).to_have_text("Move")


def test_at_one_screen_nothing_of_a_hand_is_drawn_while_it_is_handed_over(person: Person) -> None:
    page = person()
    deal(page, opponent="Somebody at this screen", who_begins="seat-2")
    expect(page.get_by_role("heading", name="Hand the screen over: Player 2")).to_be_visible()
    expect(page.locator("[data-thing]")).to_have_count(0)

    page.get_by_role("button", name="I am Player 2").click()
    expect(page.locator(".hand button")).to_have_count(5)
    second = things(page, ".hand")
    while not page.get_by_role("heading", name="Hand the screen over: Player 1").is_visible():
        second |= things(page, ".hand")
        asked = page.locator(".prompt").get_attribute("data-number")
        page.locator(".prompt .do .main").click()
        page.wait_for_function(f"() => document.querySelector('.prompt')?.dataset.number !== '{asked}'")

    expect(page.locator("[data-thing]")).to_have_count(0)
    page.get_by_role("button", name="I am Player 1").click()
    expect(page.locator(".hand button")).to_have_count(5)
    assert not things(page, "body") & second


def test_at_one_screen_without_secrets_nothing_is_handed_over(person: Person) -> None:
    page = person()
    deal(page, "Connect Four", opponent="Somebody at this screen")

    drop(page, 3, 2, 3)

    expect(log(page)).to_have_count(3)


def test_two_tabs_of_one_person_show_the_same(person: Person) -> None:
    page = person()
    deal(page, "Connect Four", opponent="Somebody at this screen")
    other = page.context.new_page()
    other.goto(page.url)

    drop(page, 3)
    expect(other.locator(".first, .second")).to_have_count(1)
    drop(other, 4)

    expect(page.locator(".first, .second")).to_have_count(2)


def test_at_one_screen_a_choice_is_taken_back_for_whoever_made_it_also_after_loading_again(person: Person) -> None:
    page = person()
    deal(page, "Connect Four", opponent="Somebody at this screen")
    drop(page, 3, 4)
    page.reload()
    expect(page.locator(".first, .second")).to_have_count(2)

    page.keyboard.press("u")

    expect(page.locator(".first, .second")).to_have_count(1)
    page.keyboard.press("u")
    expect(page.locator(".first, .second")).to_have_count(0)


def test_at_one_screen_the_other_player_answers_an_offered_draw(person: Person) -> None:
    page = person()
    deal(page, "Connect Four", opponent="Somebody at this screen")
    drop(page, 3)
    page.keyboard.press("m")
    page.get_by_role("button", name="Offer a draw").click()

    notice = page.locator(".offer")
    expect(notice).to_contain_text("Player 2 offers a draw.")
    expect(notice).to_contain_text("Player 1, do you agree?")
    notice.get_by_role("button", name="Yes").click()

    expect(page.locator(".result h2")).to_have_text("A draw")


def things(page: Page, under: str) -> set[str]:
    """The cards that are in the page, also where they cannot be seen."""
    found = page.locator(f"{under} [data-thing^='card:']").evaluate_all("all => all.map(each => each.dataset.thing)")
    return set(found)
