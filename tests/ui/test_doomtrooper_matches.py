"""Whole matches of Doomtrooper in the browser: three and four at one front, the best of three, the time of a match."""

import random
import re
import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from herna.engine.flow import Abandon
from herna.games.doomtrooper.given import GivenFront
from herna.games.doomtrooper.table import NOBODY
from tests.server.serving import Server
from tests.ui.conftest import Person
from tests.ui.laid_out import lay_out
from tests.ui.table import BUTTONS, choose_anything, log, open_table, play_to_the_end, prompt, wider
from tests.ui.test_axe import serious
from tests.ui.test_doomtrooper import FORTY, PHONE, Front, attacks, chooses

BETWEEN_GAMES = "Which card do you take out of the deck?"


def against_random_bots(page: Page, seats: int = 2, **options: str | int) -> str:
    """Sit down at a table, the others of which do anything; says which table it is."""
    others = ["random"] * (seats - 1)
    table = open_table(page, "doomtrooper", "me", *others, options={"first": "seat-1", **options})
    page.locator(".front").wait_for()
    return table


def a_crowd(seats: int) -> GivenFront:
    """Each has something at the front, and one of them much."""
    honza = f"squad sean-gallagher hussar+violator-sword; hand powerful-blow evasive-action hussar#5; library {FORTY}"
    others = ["kohort necromutant undead-legionnaire", "squad hussar#2 hussar#3 hussar#4", "kohort razide"]
    return GivenFront(honza, *others[: seats - 1], wounded="necromutant", destiny=(5,) * seats, seed="crowd")


@pytest.fixture
def crowd(person: Person, server: Server) -> Front:
    return Front(person, server)


@pytest.mark.parametrize(
    ("seats", "how"),
    [
        (3, {"width": 1280, "color_scheme": "dark"}),
        (4, {"width": 1280}),
        (4, {"width": 768, "color_scheme": "dark"}),
        (3, PHONE),
        (4, PHONE),
    ],
)
def test_three_and_four_meet_at_one_front(crowd: Front, seats: int, how: dict[str, Any]) -> None:
    page = crowd.person(bypass_csp=True, **how)
    table = against_random_bots(page, seats)
    lay_out(crowd.server, table, a_crowd(seats).play)
    page.reload()

    expect(page.get_by_role("region", name=re.compile(r"^Front \d: "))).to_have_count(seats)
    for seat in range(seats):
        expect(page.locator(f"[data-thing='seat:{seat}']").first).to_have_accessible_name(re.compile("of 40 P"))
    attacks(page, "Sean Gallagher", "Necromutant")

    expect(page.locator(".duel")).to_contain_text("Sean Gallagher")
    expect(page.locator(".duel")).to_be_in_viewport(ratio=0.9)
    assert wider(page) <= 0
    assert not serious(page)


def test_between_the_games_of_three_cards_are_exchanged_with_the_sideboard(person: Person, server: Server) -> None:
    page = person()
    table = against_random_bots(page, games="3")
    server.run(first_game_is_won(server, table))
    page.reload()
    expect(prompt(page)).to_contain_text(BETWEEN_GAMES)
    expect(log(page).filter(has_text="Game 1 is over")).to_have_count(1)

    out, into = page.locator(".tray button").first, page.locator(".tray button").last
    taken = out.locator("xpath=./span[@class='vh']").inner_text()
    chooses(page, out)
    expect(prompt(page)).to_contain_text("Which card replaces it?")
    brought = into.locator("xpath=./span[@class='vh']").inner_text()
    assert brought != taken
    chooses(page, into)
    expect(prompt(page)).to_contain_text(BETWEEN_GAMES)
    expect(page.locator(".tray").get_by_role("button", name=brought, exact=True)).to_have_count(1)
    chooses(page, page.locator(BUTTONS, has_text="ready"))

    expect(prompt(page)).not_to_contain_text(BETWEEN_GAMES)


def test_the_time_of_a_match_runs_in_sight_and_is_called_for_everybody(person: Person, server: Server) -> None:
    page = person()
    table = against_random_bots(page, minutes=5)
    expect(page.get_by_role("timer")).to_have_text(re.compile(r"[45]:\d\d"))

    server.run(time_is_over(server, table))
    choose_anything(page, random.Random(5))

    expect(page.get_by_role("timer")).to_have_count(0)
    expect(log(page).filter(has_text="Time is up")).to_have_count(1)
    play_to_the_end(page, random.Random(5))
    expect(page.locator(".result")).to_be_visible()


async def first_game_is_won(server: Server, table: str) -> None:
    live = await server.lobby.rooms.find(table)
    async with live.lock:
        match = (await server.lobby.rooms.up_to_date(live)).match
        assert match is not None
        play = match.play
        play.table.notes[NOBODY] = ("DT-WIN-01", 2, 0)
        play.run(Abandon(1))


async def time_is_over(server: Server, table: str) -> None:
    live = await server.lobby.rooms.find(table)
    async with live.lock:
        (await server.lobby.rooms.up_to_date(live)).clocks.ends = time.time()
