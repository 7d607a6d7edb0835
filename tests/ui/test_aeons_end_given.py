"""A siege as it is given, in the browser: the nemesis' turn, destroying cards of one's own, a question that follows."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from herna.games.aeons_end.given import GivenSiege
from tests.kit.present import present
from tests.server.serving import Server
from tests.ui.conftest import Person
from tests.ui.laid_out import lay_out
from tests.ui.table import (
    changed,
    new_table,
    number,
    number_asked,
    open_table,
    press_the_last_button,
    question,
    take_seat,
    wait_until_asked_or_over,
)
from tests.ui.test_aeons_end import IN_SIGHT, OUT_OF_SIGHT

Siege = Callable[..., Page]
LAYOUTS = "devtools.timeline,disabled-by-default-devtools.timeline.invalidationTracking"
BREACHES = 4
# What Gravehold loses, and the words that it must not cover.
FLOAT_AND_WORDS = """() => {
  const words = document.createRange()
  words.selectNodeContents(document.querySelector('.gravehold .name'))
  return [document.querySelector('.gravehold .float'), words, document.querySelector('.gravehold .life')]
    .map(each => each.getBoundingClientRect().toJSON())
}"""
LEAST_ROWS = 24  # of a score sheet that has to scroll
LEAST_OF_THE_HAND = 100  # pixels of it that are in sight on a phone
RESIZED = 3  # times that the board may get another size: when the ribbon comes, and a question has more lines or fewer


@pytest.fixture
def besieged(person: Person, server: Server) -> Siege:
    """The page of a mage who is alone in a siege as it is given."""

    def sit_down(given: GivenSiege, *others: str, **more: Any) -> Page:
        page = person(**more)
        table = new_table(page, "aeons-end", "me", *others)
        lay_out(server, table, given.play, page)
        wait_until_asked_or_over(page)
        return page

    return sit_down


def alone(**changes: Any) -> GivenSiege:
    """Jian in the main phase of her turn; the nemesis is next, with a minion."""
    usual = {
        "mages": "jian",
        "hands": {0: "crystal crystal#2"},
        "decks": {0: "spark spark#2 spark#3 spark#4 spark#5 crystal#3"},
        "in_play": "provoker",
        "turn_deck": "nemesis player-1 nemesis",
    }
    return GivenSiege(**{**usual, **changes})


def card(page: Page, name: str) -> Locator:
    return page.locator(".handrow .hand button").and_(page.get_by_role("button", name=name))


def end_phases(page: Page) -> None:
    """To the end of one's turn."""
    while page.get_by_role("button", name="End the phase").count():
        asked = number_asked(page)
        page.get_by_role("button", name="End the phase").click()
        changed(page, asked)


def moving(page: Page) -> Page:
    page.emulate_media(reduced_motion="no-preference")
    page.wait_for_function("() => document.documentElement.dataset.motion !== 'off'")
    return page


def test_what_a_minion_of_the_nemesis_does_is_held_up_to_be_read(besieged: Siege) -> None:
    page = moving(besieged(alone()))

    end_phases(page)

    held = page.locator(".held")
    expect(held).to_contain_text("Provoker")
    expect(held).to_contain_text(re.compile("persistent", re.IGNORECASE))


@pytest.mark.parametrize("width", [1280, 390])
def test_whom_the_nemesis_strikes_is_asked_with_the_damage_and_the_text_of_its_card(
    besieged: Siege, width: int
) -> None:
    struck = alone(mages="jian xaxos", in_play="", nemesis_deck="skewer slaughter", turn_deck="nemesis player-1")
    page = besieged(struck, "random", width=width)

    end_phases(page)
    wait_until_asked_or_over(page)

    assert question(page) == "Skewer: which player suffers 3 damage?"
    about = page.locator(".prompt .about")
    expect(about).to_have_text("Unleash. A player you agree on suffers 3 damage and draws 1 card.")
    expect(about).to_be_in_viewport(ratio=1)


def test_a_turn_of_the_nemesis_is_not_called_the_turn_of_an_ally(besieged: Siege) -> None:
    struck = {"in_play": "", "nemesis_deck": "skewer haze-spewer", "turn_deck": "nemesis nemesis player-1"}
    page = besieged(alone(mages="jian xaxos", **struck), "random")
    end_phases(page)
    wait_until_asked_or_over(page)
    asked = number_asked(page)

    page.locator("[data-thing='seat:0']").click()  # who is struck; then the nemesis acts once more
    changed(page, asked)

    wait_until_asked_or_over(page)
    expect(page.locator(".ribbon .d")).to_have_text("Turn 3: Rageborne")


def test_the_turn_of_the_nemesis_does_not_restyle_the_whole_board_at_each_step(besieged: Siege) -> None:
    """A board whose letters are as large as its place must not be measured twice whenever something is laid out."""
    page = moving(besieged(alone(in_play="provoker provoker#2")))
    traced: list[dict[str, Any]] = []
    over: list[object] = []
    devtools = page.context.new_cdp_session(page)
    devtools.on("Tracing.dataCollected", lambda part: traced.extend(part["value"]))
    devtools.on("Tracing.tracingComplete", lambda part: over.append(part))
    devtools.send("Tracing.start", {"categories": LAYOUTS, "transferMode": "ReportEvents"})

    end_phases(page)
    wait_until_asked_or_over(page)

    devtools.send("Tracing.end")
    while not over:
        page.wait_for_timeout(50)
    layouts = [each for each in traced if each["name"] == "Layout"]
    restyled = [
        each
        for each in traced
        if each["name"] == "LayoutInvalidationTracking"
        and "class='breach " in each["args"]["data"].get("nodeName", "")
        and each["args"]["data"]["reason"] == "Style changed"
    ]
    assert len(layouts) > 4 * RESIZED, "nothing was traced"
    assert len(restyled) <= RESIZED * BREACHES, f"{len(restyled)} breaches were restyled in {len(layouts)} layouts"


def test_a_card_that_one_may_destroy_is_amber_takes_two_clicks_and_is_said_to_be_lost(besieged: Siege) -> None:
    page = besieged(alone(hands={0: "bottled-vortex crystal crystal#2"}))
    asked = number_asked(page)
    card(page, "Bottled Vortex").click(position={"x": 20, "y": 20})
    changed(page, asked)

    assert "out of the game" in question(page)
    crystal = card(page, "Crystal").first
    expect(crystal).to_have_attribute("data-mark", "careful")
    asked = number_asked(page)
    crystal.click(position={"x": 20, "y": 20})
    expect(page.get_by_role("alertdialog")).to_be_visible()
    assert number(page) == asked
    page.get_by_role("alertdialog").locator(".sure").click()
    changed(page, asked)


def test_the_question_follows_a_spell_to_its_breach(besieged: Siege) -> None:
    page = besieged(alone(hands={0: "spark#6 crystal"}, breaches={0: "OO00"}))

    card(page, "Spark").click(position={"x": 20, "y": 20})

    assert question(page) == "At which breach do you prep Spark?"


def test_on_a_phone_all_is_in_sight_beside_who_plays_along(besieged: Siege) -> None:
    phone: dict[str, Any] = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
    page = besieged(alone(mages="jian adelheim"), "random", **phone)

    assert page.evaluate(OUT_OF_SIGHT, [*IN_SIGHT, ".handrow .hand button", "[data-mark=can]"]) == []
    assert page.locator(".handrow").evaluate("each => each.getBoundingClientRect().top") <= 844 - LEAST_OF_THE_HAND


def test_what_gravehold_suffers_covers_neither_its_name_nor_its_life(besieged: Siege) -> None:
    page = besieged(alone(), height=720)

    page.get_by_role("button", name="End the phase").click()

    page.locator(".gravehold .float").wait_for()
    float, words, life = page.evaluate(FLOAT_AND_WORDS)
    assert words["right"] <= float["left"]
    assert float["right"] <= life["left"]


@pytest.mark.parametrize(("locale", "ends"), [("en", "End the phase"), ("cs", "Ukončit fázi")])
def test_on_a_phone_no_button_of_the_main_phase_breaks_into_two_lines(besieged: Siege, locale: str, ends: str) -> None:
    phone: dict[str, Any] = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True, "locale": locale}
    page = besieged(alone(aether=2), **phone)

    buttons = page.locator(".prompt .do .btn")
    expect(buttons).to_have_count(4)  # "why not?", the list, a charge, and
    expect(buttons.filter(has_text=ends)).to_be_visible()
    boxes = [present(each.bounding_box()) for each in buttons.all()]
    assert len({round(box["y"]) for box in boxes}) == 1, boxes
    assert len({round(box["height"]) for box in boxes}) == 1, boxes


def test_what_another_answers_in_ones_own_turn_is_not_called_their_turn(person: Person, server: Server) -> None:
    page = person()
    table = open_table(page, "aeons-end", "me", "open")
    ally = take_seat(person(f"/table/{table}"))
    decks = {0: "amethyst-shard", 1: "crystal#3"}
    given = alone(mages="adelheim jian", hands={1: "spark#6"}, decks=decks, turn_deck="player-1 player-1")
    lay_out(server, table, given.play, ally, page)
    wait_until_asked_or_over(page)
    asked = number_asked(page)
    page.get_by_role("button", name="End the phase").click()
    changed(page, asked)

    card(page, "Amethyst Shard").click(position={"x": 20, "y": 20})
    ally.get_by_role("button", name="Yes").click()

    card(ally, "Spark").click(position={"x": 20, "y": 20})
    expect(page.locator(".ribbon")).to_contain_text("Radka's answer")
    expect(page.locator(".ribbon")).to_contain_text(re.compile(r"1\s*card drawn"))


def test_when_there_is_less_room_for_the_score_sheet_what_was_told_last_stays_in_sight(besieged: Siege) -> None:
    page = besieged(alone(mages="jian adelheim", turn_deck="player-1 " * 9), "random")
    sheet = page.locator("[role=log]")
    while sheet.locator("li").count() < LEAST_ROWS:
        press_the_last_button(page)
        wait_until_asked_or_over(page)
    high = sheet.evaluate("each => each.clientHeight")

    page.set_viewport_size({"width": 1280, "height": 600})

    page.wait_for_function("high => document.querySelector('[role=log]').clientHeight < high", arg=high)
    page.wait_for_timeout(100)
    assert sheet.evaluate("each => each.scrollTop + each.clientHeight >= each.scrollHeight - 2")
