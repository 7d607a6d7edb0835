"""Phases in which nothing can be chosen end by themselves: never against people, who could learn something from it."""

import pytest
from playwright.sync_api import Page, expect

from herna.games.aeons_end.given import GivenSiege
from herna.games.summoner_wars.given import SOUTH, GivenBattle
from tests.server.serving import Server
from tests.ui.conftest import Person
from tests.ui.laid_out import lay_out
from tests.ui.table import log, new_table, prompt, take_seat

A_WHILE = 600.0  # milliseconds: with nothing that moves, phases end at once
BUILDING, ATTACKING = "Build phase", "Attack phase"


def at_a_build_phase(page: Page, server: Server, table: str) -> Page:
    """Nothing can be built, and then a unit can attack."""
    given = GivenBattle("bear-cavalry 3,3", "gate 4,3", phase="build", hands={SOUTH: ""})
    lay_out(server, table, given.play, page)
    return page


@pytest.mark.parametrize(("passing", "comes_to"), [(True, ATTACKING), (False, BUILDING)])
def test_against_a_bot_it_is_a_setting(person: Person, server: Server, passing: bool, comes_to: str) -> None:
    page = person(passing=passing)
    at_a_build_phase(page, server, new_table(page, "summoner-wars", "me", "random"))

    expect(prompt(page)).to_contain_text(comes_to)
    page.wait_for_timeout(A_WHILE)
    expect(prompt(page)).to_contain_text(comes_to)


def test_against_a_person_they_wait(person: Person, server: Server) -> None:
    page = person(passing=True)
    table = new_table(page, "summoner-wars", "me", "open")
    take_seat(person(f"/table/{table}"))

    at_a_build_phase(page, server, table)

    expect(prompt(page)).to_contain_text(BUILDING)
    page.wait_for_timeout(A_WHILE)
    expect(prompt(page)).to_contain_text(BUILDING)


def at_an_empty_main_phase(server: Server, table: str, mages: str, *pages: Page) -> None:
    """The first mage has nothing in hand, and five Sparks to draw at the end of the turn."""
    given = GivenSiege(mages=mages, decks={0: "spark spark#2 spark#3 spark#4 spark#5"}, turn_deck="player-1")
    lay_out(server, table, given.play, *pages)


@pytest.mark.parametrize(("passing", "cards"), [(True, 5), (False, 0)])
def test_in_aeons_end_it_is_a_setting_too(person: Person, server: Server, passing: bool, cards: int) -> None:
    page = person(passing=passing)
    at_an_empty_main_phase(server, new_table(page, "aeons-end", "me"), "jian", page)

    hand = page.locator(".handrow .hand button")
    expect(prompt(page)).to_contain_text("Main phase")
    expect(hand).to_have_count(cards)
    page.wait_for_timeout(A_WHILE)
    expect(hand).to_have_count(cards)


def test_in_aeons_end_they_end_among_people_too_who_play_together(person: Person, server: Server) -> None:
    page = person(passing=True)
    table = new_table(page, "aeons-end", "me", "open")
    guest = take_seat(person(f"/table/{table}"))

    at_an_empty_main_phase(server, table, "jian adelheim", guest, page)

    expect(page.locator(".handrow .hand button")).to_have_count(5)


def test_in_aeons_end_equal_gems_are_one_row_of_the_score_sheet(person: Person, server: Server) -> None:
    page = person(passing=True)
    table = new_table(page, "aeons-end", "me", "random")
    lay_out(server, table, GivenSiege(hands={0: "crystal crystal#2"}).play, page)

    page.get_by_role("button", name="Play all gems (2)").click()

    row = log(page).filter(has_text="You play Crystal")
    expect(row.locator(".times")).to_have_text("×2")
    expect(row.locator(".aether")).to_contain_text("2")
    expect(log(page).filter(has_text="gain 1 aether")).to_have_count(0)
