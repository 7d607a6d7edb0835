"""Lessons on the page: the first of each game is won by clicking what the coach says, on a desktop and on a phone."""

import pytest
from playwright.sync_api import Page, expect

from herna.games.catalogue import game_named
from herna.lessons.files import Lesson
from herna.lessons.shelf import lessons_of
from tests.ui.conftest import Person
from tests.ui.table import deal, wait_until_asked_or_over, wider
from tests.ui.test_axe import serious

MOST_CLICKS = 4  # for one choice
# Clicks with which the first lesson of each game is won, if one clicks what the coach says.
CLICKS = {"summoner-wars": 22, "doomtrooper": 21, "aeons-end": 29, "warcraft": 17}
GAMES = list(CLICKS)
SIZES = [(1280, 800), (390, 844)]
LIT = "[data-marked]:is([data-mark=can], [data-mark=also], [data-mark=target], [data-mark=careful])"


def first_lesson(game: str) -> Lesson:
    return lessons_of(game_named(game))[0]


def at_step(page: Page) -> int:
    return int(page.locator(".coach").get_attribute("data-step") or 0)


def wait_until_settled(page: Page) -> None:
    """Nothing is on its way any more."""
    expect(page.locator(".coach")).to_have_attribute("data-sending", "false")


def do_what_is_lit(page: Page) -> int:
    """Click what glows, one thing after another, until something is done by that; with how many clicks it was."""
    coach = page.locator(".coach")
    before = coach.get_attribute("data-done") or ""
    for clicks in range(1, MOST_CLICKS + 1):
        page.locator(f".prompt .do .lit, {LIT}").last.click()
        wait_until_settled(page)
        if coach.get_attribute("data-done") != before:
            return clicks
    raise AssertionError(f"what glows at step {at_step(page)} leads nowhere")


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_the_first_lesson_is_won_by_doing_what_is_lit(person: Person, game: str, width: int, height: int) -> None:
    lesson = first_lesson(game)
    page = person(f"/learn/{game}/{lesson.key}", width=width, height=height, bypass_csp=True)
    expect(page.locator(".coach")).to_have_attribute("data-step", "1")
    assert wider(page) <= 0
    clicks = 0
    while at_step(page) <= len(lesson.steps):
        main = page.locator(".coach footer .main")
        if main.count():
            main.click()
            clicks += 1
        else:
            clicks += do_what_is_lit(page)
        wait_until_settled(page)

    expect(page.locator(".coach")).to_contain_text("The lesson is finished.")
    assert clicks == CLICKS[game]
    assert serious(page) == []
    page.get_by_role("link", name="Learn", exact=True).last.click()
    expect(page.locator(f"section[data-game={game}] li.done")).to_have_count(1)
    assert wider(page) <= 0


def test_whatever_is_chosen_the_coach_leads_back(person: Person) -> None:
    """Another choice is answered, three bring the hint; the lesson resumes, steps back, and ends by keys alone."""
    lesson = first_lesson("summoner-wars")
    page = person(f"/learn/summoner-wars/{lesson.key}")
    coach = page.locator(".coach")
    for _ in range(3):
        page.locator(".prompt .do .main").click()
        expect(coach.locator(".answer")).to_have_text("Not yet: the cavalry would stay behind. Move it first.")
        wait_until_settled(page)
    expect(coach).to_contain_text("Click the bear, then the space that glows.")
    expect(coach).to_have_attribute("data-done", "0")
    page.keyboard.press("w")
    coach.get_by_role("link", name="SW-MOVE-01").click()
    expect(page.get_by_role("dialog")).to_contain_text("Three units, two spaces")
    page.keyboard.press("Escape")
    coach.get_by_role("button", name="Summoner").click()
    expect(coach).to_contain_text("The leader of an army; when it falls, its player has lost.")
    coach.get_by_role("link", name="Bear Cavalry").hover()
    expect(page.get_by_role("tooltip").locator(".card, article").first).to_contain_text("Bear Cavalry")

    do_what_is_lit(page)  # two steps of a move by one click
    expect(coach).to_have_attribute("data-step", "2")
    page.reload()
    expect(coach).to_have_attribute("data-step", "2")
    page.keyboard.press("b")
    expect(coach).to_have_attribute("data-step", "1")
    wait_until_settled(page)

    while at_step(page) <= len(lesson.steps):
        done = coach.get_attribute("data-done") or ""
        page.keyboard.press("Enter" if coach.locator("footer .main").count() else "s")
        expect(coach).not_to_have_attribute("data-done", done)
        wait_until_settled(page)
    expect(page.get_by_role("link", name="Next lesson: Magic and gates")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page).to_have_title("Magic and gates · Herna")


@pytest.mark.parametrize("width", [1280, 390])
def test_keys_alone_go_to_what_is_lit_and_then_to_the_coach_and_leave_after_a_question(
    person: Person, width: int
) -> None:
    page = person("/learn/summoner-wars/sw-1-first-win", width=width, bypass_csp=True)
    coach = page.locator(".coach")
    expect(coach.get_by_role("status")).to_contain_text("Lit: Sneeks, Bear Cavalry, c5")

    page.keyboard.press("Tab")
    lit = page.locator(LIT)
    expect(lit).to_have_count(1)
    expect(lit).to_be_focused()
    page.keyboard.press("Tab")
    expect(coach.locator(":focus")).to_have_count(1)

    page.keyboard.press("Escape")
    question = page.get_by_role("alertdialog", name="Leave the lesson")
    expect(question.get_by_role("button", name="Stay here")).to_be_focused()
    assert serious(page) == []
    page.keyboard.press("Escape")
    expect(question).to_have_count(0)
    expect(coach.locator(":focus")).to_have_count(1)
    page.keyboard.press("Escape")
    question.get_by_role("link", name="Leave the lesson").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Learn")


def test_escape_first_steps_back_from_what_was_chosen(person: Person) -> None:
    page = person("/learn/summoner-wars/sw-1-first-win")
    expect(page.locator(LIT)).to_have_count(1)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("[data-mark=chosen]")).to_have_count(1)

    page.keyboard.press("Escape")

    expect(page.locator("[data-mark=chosen]")).to_have_count(0)
    expect(page.get_by_role("alertdialog")).to_have_count(0)


def test_the_bubble_nods_at_other_clicks_and_gives_its_hint_after_twenty_seconds(person: Person) -> None:
    page = person("about:blank")
    page.clock.install()
    page.goto("/learn/summoner-wars/sw-1-first-win")
    coach, hint = page.locator(".coach"), "Click the bear, then the space that glows."
    expect(coach).to_have_attribute("data-nods", "0")
    page.locator(".prompt .do .main").click()
    expect(coach).to_have_attribute("data-nods", "1")

    page.clock.run_for(19_000)
    expect(coach).not_to_contain_text(hint)
    page.clock.run_for(2_000)

    expect(coach).to_contain_text(hint)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_one_tries_anything_on_a_copy_of_the_table_and_comes_back(person: Person, width: int, height: int) -> None:
    page = person("/learn/summoner-wars/sw-1-first-win", width=width, height=height, bypass_csp=True)
    coach = page.locator(".coach")
    coach.get_by_role("button", name="Let me try").click()
    expect(coach).to_contain_text("Now try what you like on this copy of the table.")
    for phase in ("Build", "Attack"):
        page.locator(".prompt .do .main").click()
        expect(page.locator(".prompt .q")).to_contain_text(phase)
    assert serious(page) == []
    assert wider(page) <= 0

    page.keyboard.press("b")
    expect(page.locator(".prompt .q")).to_contain_text("Build")
    page.reload()
    expect(page.locator(".prompt .q")).to_contain_text("Build")
    coach.get_by_role("button", name="Back to the lesson").click()

    expect(coach).to_contain_text("Defeat Sneeks")
    expect(page.locator(".prompt .q")).to_contain_text("Move")
    expect(coach).to_have_attribute("data-done", "0")


def test_what_a_table_refused_is_practised_in_the_lesson_that_teaches_it(person: Person) -> None:
    """A click on a unit that has no gate beside it, say: its rule is on the shelf until it was practised."""
    page = deal(person(bypass_csp=True), who_begins="seat-1")
    wait_until_asked_or_over(page)
    page.locator(".prompt .do .main").click()
    expect(page.locator(".prompt .q")).to_contain_text("Move phase")
    page.get_by_role("button", name="Why not?").click()
    page.locator(".hand button").first.click()
    rule = page.locator(".note .r").first.inner_text()

    page.goto("/learn")
    shelf = page.locator("section[data-game=summoner-wars]")
    refused = shelf.locator(".refused li")
    expect(refused).to_contain_text(rule)
    expect(refused).to_contain_text("refused once")
    expect(shelf.locator(".met")).to_contain_text("0 of 237 rules met")
    assert serious(page) == []
    refused.get_by_role("link", name="Practise").click()

    page.wait_for_url("**/learn/summoner-wars/*")
    page.locator(".coach [aria-expanded]:not(.term)").click()
    expect(page.locator(".coach > .more")).to_contain_text(rule)
    page.goto("/learn")
    expect(shelf).to_be_visible()
    expect(refused).to_have_count(0)
