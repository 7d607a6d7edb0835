"""The rulebook: chapters, worked examples, addresses of rules, and the ways to it."""

from playwright.sync_api import expect

from tests.ui.conftest import Person
from tests.ui.table import deal, prompt


def test_a_rule_has_an_address_and_shows_its_examples(person: Person) -> None:
    page = person("/rules/summoner-wars#SW-MOVE-01")

    shown = page.locator("li.shown")
    expect(shown).to_contain_text("SW-MOVE-01")
    expect(shown).to_be_in_viewport()
    expect(shown.locator("[lang=cs]").last).to_contain_text("Fáze 2")
    shown.locator("summary").first.click()
    for part in ("Given", "Then"):
        expect(shown.locator("dt", has_text=part).first).to_be_visible()


def test_a_rule_is_found_by_a_word_of_the_other_language_and_by_its_example(person: Person) -> None:
    page = person("/rules/summoner-wars")
    everything = page.locator("li")
    expect(everything.nth(20)).to_be_attached()

    page.get_by_role("searchbox").fill("pohyb")

    expect(page.locator("#rule-SW-MOVE-01")).to_be_visible()
    page.get_by_role("searchbox").fill("SW-EX-01")
    expect(page.locator("details[open]").first).to_be_visible()
    page.get_by_role("searchbox").fill("xyzzy")
    expect(page.get_by_text("Nothing found.")).to_be_visible()


def test_the_question_links_its_rule(person: Person) -> None:
    page = deal(person(), who_begins="seat-1")

    prompt(page).locator("a.r").click()

    expect(page.get_by_role("dialog", name="Rules").locator("li.shown")).to_contain_text("SW-SUM")


def test_an_unknown_game_has_a_way_out(person: Person) -> None:
    page = person("/rules/no-such-game")

    expect(page.get_by_role("alert")).to_contain_text("There is no such game here")
    page.get_by_role("main").get_by_role("link", name="Home").click()
    expect(page.locator(".lid").first).to_be_visible()


def test_the_rulebook_is_read_as_a_book_with_pictures_lessons_and_rules(person: Person) -> None:
    page = person("/")
    page.get_by_role("link", name="Rules").click()
    page.get_by_role("link", name="Summoner Wars").click()
    page.get_by_role("navigation", name="Contents").get_by_role("link", name="Attack").click()

    chapter = page.locator("section#attack")
    expect(chapter.get_by_role("heading")).to_be_in_viewport()
    expect(chapter.locator("figure")).to_contain_text("Frost Mage")
    chapter.locator("a.rule").first.click()
    expect(page.locator("li.shown")).to_contain_text("SW-ATK-01")
    page.get_by_role("link", name="Read", exact=True).click()
    expect(page.get_by_role("link", name="Lesson: Near and far")).to_be_visible()


def test_the_book_is_searched_and_explains_its_terms(person: Person) -> None:
    page = person("/rules/doomtrooper/book", width=390, height=844)
    expect(page.locator("h3")).to_have_count(16)

    page.get_by_role("searchbox").fill("sabotage rounded")
    expect(page.locator("h3")).to_have_count(1)
    marked = page.locator("section mark")
    assert {text.lower() for text in marked.all_inner_texts()} == {"sabotage", "rounded"}
    assert page.locator("section p:not(:has(mark))").count() == 0
    page.locator("h3 a").click()  # the whole chapter
    expect(page.locator("h3")).to_have_count(16)
    expect(page.locator("section mark")).to_have_count(0)
    term = page.locator("section .term").first
    term.click()

    expect(term).to_have_attribute("aria-expanded", "true")
    expect(page.locator(".explained")).to_be_visible()


def test_a_game_without_a_book_shows_its_rules_by_number(person: Person) -> None:
    page = person("/rules/connect-four/book")

    expect(page.locator("#rule-C4-TURN-01")).to_be_visible()
    expect(page.get_by_role("link", name="Read", exact=True)).to_have_count(0)


def test_on_paper_the_book_is_chapters_alone(person: Person) -> None:
    page = person("/rules/warcraft/book", script="localStorage.setItem('herna-theme', 'dark')")
    expect(page.locator("figure").first).to_be_visible()

    page.emulate_media(media="print")

    expect(page.get_by_role("searchbox")).to_be_hidden()
    expect(page.get_by_role("button", name="Print")).to_be_hidden()
    expect(page.get_by_role("link", name="Herna")).to_be_hidden()
    assert page.evaluate("getComputedStyle(document.body).colorScheme") == "light"
    expect(page.locator("section#battle")).to_be_visible()
