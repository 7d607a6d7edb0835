"""Several people at one table: by an invitation, at one screen, looking on, in two tabs."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.ui.conftest import Person
from tests.ui.table import (
    changed,
    deal,
    drop,
    end_phases,
    follow_link,
    log,
    number_asked,
    play_each_other_to_the_end,
    prompt,
    wait_until_asked_or_over,
)


def invited(person: Person) -> tuple[Page, Page]:
    """Two people at a table of Connect Four, the second by the first one's link."""
    host = deal(person(), "Connect Four", opponent="Somebody with a link")
    return host, follow_link(person, host)


def test_two_people_play_each_other_by_an_invitation_to_the_end(person: Person) -> None:
    host, guest = invited(person)
    expect(host.locator(".pl", has_text="Radka")).to_be_visible()

    play_each_other_to_the_end(host, guest)

    told = {page.locator(".result h2").inner_text() for page in (host, guest)}
    assert told in ({"You have won", "You have lost"}, {"A draw"})


def test_somebody_who_is_invited_sees_the_table_in_their_own_language_and_not_the_other_hand(person: Person) -> None:
    host = deal(person(), opponent="Somebody with a link", who_begins="seat-1")
    guest = person(host.get_by_role("textbox", name="Link to this table").input_value(), locale="cs")
    guest.get_by_label("Vaše jméno").fill("Radka")
    guest.get_by_role("button", name="Přisednout").click()

    wait_until_asked_or_over(host)
    expect(guest.locator(".prompt")).to_contain_text("Čeká se: Hráč 1")
    expect(guest.locator(".hand button")).to_have_count(5)
    assert not things(host, ".hand") & things(guest, "body")
    end_phases(host, 1)
    expect(prompt(host)).to_contain_text("Move")


LOOK = "async () => (await fetch(`/api/tables/${location.pathname.split('/')[2]}`)).json()"
NO_CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', {value: undefined});"  # as over plain http


def test_a_link_is_copied_also_where_the_browser_gives_no_clipboard(person: Person) -> None:
    host = deal(person(script=NO_CLIPBOARD), "Connect Four", opponent="Somebody with a link")
    host.evaluate("() => document.addEventListener('copy', () => (window.wasCopied = getSelection().toString()))")

    host.get_by_role("button", name="Copy").click()

    expect(host.get_by_role("button", name="Copied")).to_be_visible()
    assert host.evaluate("() => window.wasCopied") == host.url


def test_where_copying_is_refused_the_link_is_selected_and_it_says_which_keys(person: Person) -> None:
    script = f"{NO_CLIPBOARD} document.execCommand = () => false"
    host = deal(person(script=script), "Connect Four", opponent="Somebody with a link")

    host.get_by_role("button", name="Copy").click()

    expect(host.get_by_text("The link is selected: press Ctrl+C to copy it.")).to_be_visible()
    expect(host.get_by_role("textbox", name="Link to this table")).to_be_focused()
    expect(host.get_by_role("button", name="Copied")).to_have_count(0)


def test_an_invitation_says_the_game_the_armies_and_the_clock(person: Person) -> None:
    host = deal(person(), opponent="Somebody with a link", clock="quick", your_army="tundra-orcs")

    guest = person(host.url)

    for page in (host, guest):
        expect(page.locator(".waiting")).to_contain_text("Summoner Wars")
        expect(page.locator(".waiting li").first).to_contain_text("Tundra Orcs")
        expect(page.locator(".waiting")).to_contain_text("clock: 10 min + 10 s")


def test_a_rematch_is_offered_at_the_old_table_and_accepted_by_one_click(person: Person) -> None:
    host = deal(person(), opponent="Somebody with a link", clock="quick", your_army="tundra-orcs")
    guest = follow_link(person, host)
    looker = person(host.url)
    expect(looker.get_by_text("You are watching")).to_be_visible()
    old = host.url
    resign(host)

    result(host).get_by_role("button", name="Rematch").dblclick()

    expect(result(host).get_by_role("button", name="Rematch offered")).to_be_disabled()
    offer = guest.get_by_role("status").filter(has_text="wants a rematch")
    expect(offer).to_contain_text("Summoner Wars · you play Cave Goblins · clock: 10 min + 10 s")
    expect(result(looker).get_by_role("button", name="Rematch")).to_have_count(0)
    result(guest).get_by_role("button", name="Accept the rematch").click()

    host.wait_for_url(lambda url: url != old)
    guest.wait_for_url(host.url)
    expect(host.locator(".result")).to_have_count(0)
    state = host.evaluate(LOOK)
    assert (state["seat"], state["table"]["options"]["deck-2"]) == (1, "tundra-orcs"), "the army goes with its player"
    expect(result(looker).get_by_role("link", name="To the rematch")).to_have_attribute("href", re.compile("/table/"))
    host.go_back()
    expect(result(host).get_by_role("link", name="To the rematch")).to_be_visible()
    assert host.url == old, "who comes back may look at the old table"


def test_a_rematch_can_be_declined_and_withdrawn(person: Person) -> None:
    host, guest = invited(person)
    resign(host)
    result(host).get_by_role("button", name="Rematch").click()
    guest.get_by_role("status").filter(has_text="wants a rematch").get_by_role("button", name="No").click()
    expect(result(host).get_by_role("button", name="Rematch", exact=True)).to_be_enabled()

    result(guest).get_by_role("button", name="Rematch").click()
    expect(host.get_by_role("status").filter(has_text="wants a rematch")).to_be_visible()
    guest.get_by_role("button", name="Withdraw").click()

    expect(host.get_by_role("status").filter(has_text="wants a rematch")).to_have_count(0)


def resign(page: Page) -> None:
    page.keyboard.press("m")
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes").click()


def result(page: Page) -> Locator:
    return page.locator(".result")


def test_people_talk(person: Person) -> None:
    host, guest = invited(person)

    for page, text in ((host, "Good luck!"), (guest, "<b>You</b> too")):
        page.get_by_role("button", name="Chat").click()
        page.get_by_role("textbox", name="Write a message").fill(text)
        page.keyboard.press("Enter")

    for page in (host, guest):
        expect(page.locator(".chat li")).to_have_count(2)
        expect(page.locator(".chat li").last).to_have_text("Radka <b>You</b> too")


def test_a_card_that_is_named_in_the_chat_can_be_looked_at(person: Person) -> None:
    page = deal(person(), opponent="Somebody with a link")
    guest = follow_link(person, page)
    guest.get_by_role("button", name="Chat").click()
    guest.get_by_role("textbox", name="Write a message").fill("Beware of my Bear Cavalry")
    guest.keyboard.press("Enter")

    page.get_by_role("button", name="Chat").click()
    page.locator(".chat a.named", has_text="Bear Cavalry").hover()

    expect(page.get_by_role("tooltip")).to_contain_text("Trample")


def test_somebody_who_comes_to_a_full_table_looks_on_without_hands(person: Person) -> None:
    host = deal(person(), level=1, who_begins="seat-1")
    expect(host.locator(".hand button")).to_have_count(5)

    onlooker = person(host.url)

    expect(prompt(onlooker)).to_contain_text("You are watching.")
    expect(onlooker.locator(".piece").first).to_be_visible()
    assert not things(host, ".hand") & things(onlooker, "body")
    expect(onlooker.locator("[data-mark=can]")).to_have_count(0)
    end_phases(host, 1)
    expect(onlooker.locator(".phases [aria-current=step]")).to_have_text("Move")


def test_at_one_screen_nothing_of_a_hand_is_drawn_while_it_is_handed_over(person: Person) -> None:
    page = deal(person(), opponent="Somebody at this screen", who_begins="seat-2")
    expect(page.get_by_role("heading", name="Hand the screen to Player 2")).to_be_visible()
    expect(page.locator("[data-thing]")).to_have_count(0)

    page.get_by_role("button", name="I am Player 2").click()
    expect(page.locator(".hand button")).to_have_count(5)
    second = things(page, ".hand")
    while not page.get_by_role("heading", name="Hand the screen to Player 1").is_visible():
        second |= things(page, ".hand")
        asked = number_asked(page)
        page.locator(".prompt .do .main").click()
        changed(page, asked)

    expect(page.locator("[data-thing]")).to_have_count(0)
    page.get_by_role("button", name="I am Player 1").click()
    expect(page.locator(".hand button")).to_have_count(5)
    assert not things(page, "body") & second


def test_at_one_screen_without_secrets_nothing_is_handed_over(person: Person) -> None:
    page = deal(person(), "Connect Four", opponent="Somebody at this screen")

    drop(page, 3, 2, 3)

    expect(log(page)).to_have_count(3)


def test_two_tabs_of_one_person_show_the_same(person: Person) -> None:
    page = deal(person(), "Connect Four", opponent="Somebody at this screen")
    other = page.context.new_page()
    other.goto(page.url)

    drop(page, 3)
    expect(other.locator(".first, .second")).to_have_count(1)
    drop(other, 4)

    expect(page.locator(".first, .second")).to_have_count(2)


def test_at_one_screen_a_choice_is_taken_back_for_the_one_who_made_it_also_after_loading_again(person: Person) -> None:
    page = deal(person(), "Connect Four", opponent="Somebody at this screen")
    drop(page, 3, 4)
    page.reload()
    expect(page.locator(".first, .second")).to_have_count(2)

    page.keyboard.press("u")

    expect(page.locator(".first, .second")).to_have_count(1)
    page.keyboard.press("u")
    expect(page.locator(".first, .second")).to_have_count(0)


def test_at_one_screen_the_other_player_answers_an_offered_draw(person: Person) -> None:
    page = deal(person(), "Connect Four", opponent="Somebody at this screen")
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
