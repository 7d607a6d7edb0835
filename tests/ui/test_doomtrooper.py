"""Doomtrooper in the browser: matches, a duel, a reaction, a sabotage and a win; windows, keys, a phone, Czech, axe."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from herna.games.doomtrooper.given import HONZA, MARTIN, GivenFront
from tests.server.serving import Server
from tests.ui.conftest import Person
from tests.ui.laid_out import lay_out
from tests.ui.table import (
    BUTTONS,
    CAN,
    LATE,
    change,
    changed,
    deal,
    log,
    new_table,
    number,
    number_asked,
    play,
    play_to_the_end,
    press_the_last_button,
    prompt,
    question,
    take_seat,
    wait_until_asked_or_over,
    wider,
)
from tests.ui.test_axe import serious
from tests.ui.test_keyboard import FOCUSED, press
from tests.ui.test_windows import ask_me

PHONE: dict[str, Any] = {"width": 360, "height": 740, "has_touch": True, "is_mobile": True}
MOST = 60  # choices until something is asked
ACTION = "What do you do?"
POINTS = "You have earned 4 points"
# Notes whatever is shown beside the front from now on.
WATCH_THE_ZOOM = """() => {
  globalThis.zoomed = []
  const zoom = document.querySelector('section.zoom')
  const note = () => zoomed.push(zoom.textContent)
  new MutationObserver(note).observe(zoom, { childList: true, characterData: true, subtree: true })
}"""
FORTY = " ".join(f"hussar#{nth}" for nth in range(10, 50))


@pytest.fixture
def at_the_front(person: Person, server: Server) -> Front:
    """Honza's page, and Radka's, who sits in Martin's place, at a front as it is given."""
    return Front(person, server)


class Front:
    """Makes tables with a front that is given instead of one that is dealt."""

    def __init__(self, person: Person, server: Server) -> None:
        self.person = person
        self.server = server

    def __call__(self, given: GivenFront, guest: dict[str, Any] | None = None, **more: Any) -> tuple[Page, Page]:
        host = self.person(**more)
        table = new_table(host, "doomtrooper", "me", "open")
        other = take_seat(self.person(f"/table/{table}", **(guest or {})))
        lay_out(self.server, table, given.play, host, other)
        return host, other


def a_squad_against_a_kohort(target: int = 40) -> GivenFront:
    """Sean Gallagher could strike a powerful blow, unless he is misunderstood, or evade; the Necromutant is wounded."""
    return GivenFront(
        f"squad sean-gallagher hussar+violator-sword; hand powerful-blow evasive-action hussar#2; library {FORTY}; "
        f"grave ambush",
        "kohort necromutant; hand miscommunication",
        wounded="necromutant",
        destiny=(5, 5),
        target=target,
        seed="front",
    )


def card(page: Page, name: str) -> Locator:
    """A card on the table or in the hand, by its name."""
    return page.locator("[data-thing^='card:']", has_text=name).first


def chooses(page: Page, *clicks: Locator) -> None:
    """Click one after another, until another decision is asked."""
    wait_until_asked_or_over(page)
    asked = number_asked(page)
    for click in clicks:
        click.click()
    changed(page, asked)


def button(page: Page, name: str) -> Locator:
    return page.locator(".prompt .do").get_by_role("button", name=name, exact=True)


def attacks(page: Page, attacker: str, defender: str) -> None:
    """Declare an attack, and fight it hand to hand."""
    chooses(page, button(page, "Declare an attack"))
    chooses(page, card(page, attacker), card(page, defender))
    chooses(page, button(page, "Fight"))


def until(page: Page, beginning: str, *others: Page) -> None:
    """Everybody presses the last button, whatever is asked, until this is asked of the first."""
    for _ in range(MOST):
        for each in (page, *others):
            asked = number(each)
            if asked and each is page and question(page).startswith(beginning):
                return
            if asked:
                press_the_last_button(each)
        page.wait_for_timeout(20)
        if page.locator(".result").count():
            break
    pytest.fail(f"{beginning!r} was not asked: {question(page)}")


def test_a_match_with_a_duel_a_reaction_that_cancels_a_sabotage_and_a_win(at_the_front: Front) -> None:
    host, guest = at_the_front(a_squad_against_a_kohort(target=6))

    attacks(host, "Sean Gallagher", "Necromutant")
    duel = host.locator(".duel")
    expect(duel.locator(".now")).to_have_text("5 · combat modifiers")
    expect(duel.locator(".lane").first).to_have_accessible_name(re.compile("Sean Gallagher strikes at Necromu"))
    expect(duel.locator(".lane").first.locator(".total")).to_have_text(["10", "4"])
    chooses(host, card(host, "Powerful Blow"), card(host, "Sean Gallagher"))
    expect(guest.locator(".chain .slip")).to_have_text(re.compile("Powerful Blow.*Sean Gallagher"))
    expect(guest.locator(".chain .mine")).to_contain_text("You may answer: Miscommunication")
    expect(guest.locator(".chain .mine")).to_contain_text("If nobody answers, Powerful Blow takes effect.")

    chooses(guest, card(guest, "Miscommunication"))
    expect(log(host).filter(has_text="Powerful Blow is cancelled")).to_have_count(1)
    expect(duel.locator(".lane").first.locator(".total")).to_have_text(["10", "4"])
    until(host, POINTS, guest)
    chooses(host, host.locator(BUTTONS, has_text="4 P"))
    expect(host.locator("[data-thing='seat:0']")).to_have_accessible_name(re.compile("4 of 6 P"))
    expect(host.locator(".duel")).to_have_count(0)
    expect(card(host, "Necromutant")).to_have_count(0)

    until(guest, ACTION, host)
    until(host, ACTION, guest)
    chooses(host, card(host, "Sean Gallagher"), host.locator("[data-thing='seat:1']"))
    expect(log(host).filter(has_text="Sean Gallagher sabotages")).to_have_count(1)
    chooses(host, host.locator(BUTTONS, has_text="4 P"))

    for page in (host, guest):
        expect(page.locator(".result")).to_be_visible()
    expect(host.locator(".result h2")).to_have_text("You have won")


def test_a_dealt_match_is_played_to_its_end_by_clicking_and_watched_again(person: Person) -> None:
    page = person()
    form = change(page, "doomtrooper")
    form.locator(".levels label").first.click()
    form.get_by_label("Turn limit").fill("10")
    form.get_by_label("Promotion to win").fill("1")
    play(page)

    play_to_the_end(page, random.Random(4))

    expect(prompt(page)).to_contain_text("The match is over.")
    page.get_by_role("link", name="Watch the replay").click()
    expect(page.locator(".front")).to_be_visible()
    expect(page.locator(".where")).to_contain_text("1 / ")


def test_an_attack_is_made_by_keys_alone_and_escape_steps_back(at_the_front: Front) -> None:
    page, _ = at_the_front(a_squad_against_a_kohort())
    chooses(page, button(page, "Declare an attack"))
    wait_until_asked_or_over(page)
    asked = number_asked(page)

    page.locator("#prompt").focus()
    press(page, "ArrowUp")
    first = page.evaluate(FOCUSED)
    press(page, "Enter")
    expect(page.locator(f"[data-thing='{first}']")).to_have_attribute("data-mark", "chosen")
    press(page, "Escape")
    expect(page.locator(f"[data-thing='{first}']")).to_have_attribute("data-mark", "can")
    press(page, "Enter", "ArrowUp")
    expect(page.locator(":focus")).to_contain_text("Necromutant")
    press(page, "Enter")

    changed(page, asked)
    expect(page.locator(".attacker")).to_have_count(1)
    expect(page.locator(".defender")).to_contain_text("Necromutant")


def test_windows_say_who_has_passed_and_keys_decline_or_pass_until_the_next_turn(at_the_front: Front) -> None:
    host, guest = at_the_front(a_squad_against_a_kohort())
    for page in (host, guest):
        ask_me(page, "always")
    chooses(host, button(host, "Declare an attack"))
    wait_until_asked_or_over(host)
    expect(host.locator(".chain .asked")).to_have_text("you: deciding")

    asked = number_asked(host)
    host.locator("#prompt").focus()
    press(host, "p")
    changed(host, asked)
    expect(host.locator(".chain")).to_contain_text("you: passed")
    expect(host.locator(".chain .asked")).to_have_text("Radka: deciding")
    expect(guest.locator(".chain .asked")).to_have_text("you: deciding")
    guest.locator("#prompt").focus()
    press(guest, "Shift+P")

    expect(guest.locator(".notices")).to_contain_text("Passing until my next turn")
    chooses(host, card(host, "Sean Gallagher"), card(host, "Necromutant"))
    expect(guest.locator(".attacker")).to_have_count(1)
    expect(prompt(guest)).to_have_attribute("data-number", "0")


def test_a_player_who_is_out_is_told_so_and_may_ask_for_a_rematch(at_the_front: Front) -> None:
    given = GivenFront("squad hussar", "squad hussar#2", active=MARTIN, seed="out")
    given.table.out = (HONZA,)
    page, other = at_the_front(given, bypass_csp=True)
    expect(prompt(page)).to_contain_text("You are out of the match; it continues. Radka to play")
    expect(prompt(other)).to_contain_text(ACTION)
    expect(other.get_by_role("region", name="Player 1", exact=True)).to_contain_text("person · out")
    expect(other.get_by_role("button", name="Rematch")).to_have_count(0)
    assert not serious(page)

    page.get_by_role("button", name="Rematch").click()

    expect(page.locator(".waiting")).to_be_visible()
    expect(prompt(page)).not_to_contain_text("You are out")


def test_labels_say_what_is_seen_and_a_closer_look_where_the_numbers_come_from(at_the_front: Front) -> None:
    page, _ = at_the_front(a_squad_against_a_kohort())

    expect(page.get_by_role("region", name="Front 1: you")).to_contain_text("Violator Sword")
    expect(card(page, "Hussar")).to_have_accessible_name("Hussar, F 2 S 2 A 3 V 2, bears Violator Sword")
    expect(card(page, "Necromutant")).to_have_accessible_name("Necromutant, F 4 S 4 A 4 V 4, wounded")
    expect(page.locator(".wounded")).to_contain_text("Necromutant")
    expect(page.locator("[data-thing='seat:0']")).to_have_accessible_name("you, 0 of 40 P, 5 D, cards in hand: 3")
    card(page, "Sean Gallagher").focus()
    beside = page.locator(".zoom .card")
    expect(beside.locator(".kind")).to_have_text("warrior · Imperial")
    expect(beside.locator(".provenance")).to_be_hidden()  # that is read close at hand
    page.keyboard.press("z")
    closer = page.get_by_role("dialog", name="A closer look")
    expect(closer).to_contain_text(re.compile("Fight 10.*10 printed"))
    expect(closer.locator(".provenance")).to_contain_text("not from the rulebook")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="discard pile").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("Ambush")


def test_what_somebody_else_plays_is_shown_beside_the_front_whatever_one_looks_at(at_the_front: Front) -> None:
    host, guest = at_the_front(a_squad_against_a_kohort())
    attacks(host, "Sean Gallagher", "Necromutant")
    guest.emulate_media(reduced_motion="no-preference")
    guest.locator(".stack .mini", has_text="Necromutant").hover()
    guest.evaluate(WATCH_THE_ZOOM)

    chooses(host, card(host, "Powerful Blow"), card(host, "Sean Gallagher"))

    expect(guest.locator(".chain .mine")).to_be_visible()  # it has been told
    expect(guest.locator(".zoom .card")).to_contain_text("Necromutant")
    shown = guest.evaluate("zoomed")
    assert any("Powerful Blow" in text for text in shown), shown


def test_who_is_killed_flies_away_until_a_key_ends_that(at_the_front: Front) -> None:
    slow = {"script": "localStorage.setItem('herna-motion', 'slow')"}
    host, guest = at_the_front(a_squad_against_a_kohort(), guest=slow, **slow)
    for page in (host, guest):
        page.emulate_media(reduced_motion="no-preference")
    attacks(host, "Sean Gallagher", "Necromutant")

    chooses(host, card(host, "Powerful Blow"), card(host, "Sean Gallagher"))
    expect(guest.locator(".zoom .card")).to_contain_text("Powerful Blow")
    guest.keyboard.press("Control")
    chooses(guest, card(guest, "Miscommunication"))
    wait_until_asked_or_over(host)
    host.wait_for_timeout(LATE)
    chooses(host, button(host, "Play nothing"))

    expect(host.locator(".flight")).not_to_have_count(0)
    host.keyboard.press("Shift")
    expect(host.locator(".flight")).to_have_count(0)
    expect(card(host, "Necromutant")).to_have_count(0)


def test_why_not_tells_why_a_card_cannot_be_played_now(at_the_front: Front) -> None:
    page, _ = at_the_front(a_squad_against_a_kohort())

    card(page, "Powerful Blow").click()

    expect(page.locator(".note")).to_contain_text("DT-")


def test_a_duel_is_fought_by_taps_on_a_phone_of_360_pixels_in_czech(at_the_front: Front) -> None:
    page, guest = at_the_front(a_squad_against_a_kohort(), locale="cs", color_scheme="dark", bypass_csp=True, **PHONE)

    for choice in (["Ohlásit útok"], ["Sean Gallagher", "Nekromutant"], ["Zápas"]):
        expect(page.locator(".front")).to_be_visible()
        wait_until_asked_or_over(page)
        asked = number_asked(page)
        for tapped in choice:
            page.locator(f"{CAN}, {BUTTONS}").filter(has_text=re.compile(tapped, re.IGNORECASE)).first.tap()
            assert wider(page) <= 0
        changed(page, asked)
    expect(page.locator(".duel")).to_contain_text("Souboj: zápas")
    expect(page.locator(".duel")).to_contain_text("bojové modifikátory")
    card(page, "Mocný úder").tap()
    card(page, "Sean Gallagher").tap()
    expect(guest.locator(".chain .mine")).to_be_visible()

    expect(page.locator(".chain .slip")).to_contain_text("vy → Sean Gallagher")
    expect(page.locator(".chain .asked")).to_have_text("Radka: rozhoduje se")
    assert wider(page) <= 0
    assert not serious(page)


def test_axe_finds_nothing_on_the_front_and_in_a_duel(at_the_front: Front) -> None:
    host, guest = at_the_front(a_squad_against_a_kohort(), guest={"bypass_csp": True}, bypass_csp=True)
    assert not serious(host)
    attacks(host, "Sean Gallagher", "Necromutant")
    chooses(host, card(host, "Powerful Blow"), card(host, "Sean Gallagher"))
    expect(guest.locator(".chain .mine")).to_be_visible()
    assert not serious(guest)


def test_to_keep_the_hand_is_the_main_button(person: Person) -> None:
    page = deal(person(), "Doomtrooper", level=1)
    wait_until_asked_or_over(page)

    expect(page.locator(".prompt .do .main")).to_contain_text("Keep the hand")
