"""The front page: one click starts a match on every screen, and the tables of the house are there, live."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.ui.conftest import Person
from tests.ui.table import FORM_PLAYS, change, choose, drop, open_table, play
from tests.ui.test_axe import serious

SIZES = [
    (360, 640),
    (390, 844),
    (768, 1024),
    (1280, 720),
    (1366, 768),
    (1440, 900),
    (1920, 1080),
    (3840, 2160),
    (667, 375),
    (844, 390),
]
GAMES = ["summoner-wars", "doomtrooper", "aeons-end", "warcraft", "connect-four"]
PHONE = 760  # pixels; so wide at most
SMALL = {"summoner-wars": ".tile", "doomtrooper": ".plate", "aeons-end": ".mage", "warcraft": "polygon"}
PLAYS = ".strip .play"
NEXT_LOOK = 11_000  # milliseconds until the page has asked for the tables again

# What sticks out of its box without being able to scroll there.
CUT = """() => [...document.querySelectorAll('.room :is(b, h1, p, .btn, .about), dialog.slip :is(label, .btn, h2)')]
  .filter(each => each.clientWidth && each.scrollWidth > each.clientWidth + 1)
  .filter(each => getComputedStyle(each).textOverflow !== 'ellipsis')
  .map(each => `${each.className}: ${each.textContent.trim().slice(0, 40)}`)"""


# Where a button is, how far down one sees (on a phone the tabs lie over the page), and by how much the page is wider.
PLACED = """button => {
  const {left, top, bottom} = button.getBoundingClientRect()
  const tabs = [...document.querySelectorAll('header nav')].filter(each => getComputedStyle(each).position === 'fixed')
  const seen = Math.min(innerHeight, ...tabs.map(each => each.getBoundingClientRect().top))
  return {least: Math.min(left, top), bottom, seen, wider: document.documentElement.scrollWidth - innerWidth}
}"""


def in_sight(page: Page) -> bool:
    """Whether the button that plays is seen whole, and the page is no wider than the screen: asked in one go."""
    placed: dict[str, float] = page.locator(PLAYS).evaluate(PLACED)
    return placed["least"] >= 0 and placed["bottom"] <= placed["seen"] and placed["wider"] <= 0


@pytest.mark.parametrize("locale", ["en", "cs"])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_button_that_plays_is_in_sight_for_every_game(person: Person, width: int, height: int, locale: str) -> None:
    page = person(width=width, height=height, locale=locale)

    for game in GAMES:
        choose(page, game)
        if width <= PHONE:
            placed = page.locator(FORM_PLAYS).evaluate(PLACED)
            assert placed["least"] >= 0
            assert placed["bottom"] <= height
            assert not page.evaluate(CUT)
            page.keyboard.press("Escape")
        page.evaluate("() => scrollTo(0, 0)")
        assert in_sight(page), game
        assert not page.evaluate(CUT)


@pytest.mark.parametrize("locale", ["en", "cs"])
def test_the_button_that_plays_is_in_sight_on_screens_of_all_sizes_between(person: Person, locale: str) -> None:
    page = person(locale=locale)
    choose(page, "doomtrooper")  # whose strip has the most words

    for width in (360, 412, 480, 600, 700, 760, 761, 820, 900, 1024, 1100, 1101, 1200, 1360, 1361, 1600, 2560, 3840):
        for height in (640, 700, 768, 820, 821, 900, 1080, 1440, 2160):
            page.set_viewport_size({"width": width, "height": height})
            assert in_sight(page), (width, height)


@pytest.mark.parametrize(("width", "height"), [(360, 640), (1280, 720)])
def test_one_click_starts_a_match(person: Person, width: int, height: int) -> None:
    page = person(width=width, height=height)

    page.get_by_role("button", name="Play now").click()

    page.wait_for_url("**/table/*")
    expect(page.locator(".pl", has_text="level 2")).to_be_visible()


def test_a_lid_chooses_and_its_button_plays_at_once(person: Person) -> None:
    page = person()
    choose(page, "aeons-end")
    expect(page.locator(".lid.on")).to_have_attribute("data-game", "aeons-end")
    expect(page.locator(".strip")).to_contain_text("Nemesis: Rageborne")

    page.get_by_role("button", name="Play: Doomtrooper").click()

    page.wait_for_url("**/table/*")
    expect(page.locator(".front")).to_be_visible()


def test_what_was_played_last_is_remembered_for_each_game(person: Person) -> None:
    page = person()
    strip = page.locator(".strip")
    expect(strip).to_contain_text("Polar Dwarves against Cave Goblins")
    expect(strip).not_to_contain_text("as last time")
    form = change(page, "summoner-wars")
    form.get_by_label("your army").select_option("vanguards")
    form.get_by_label("their army").select_option("random")
    form.locator(".who", has_text="Somebody at this screen").click()
    form.get_by_label("hints allowed").uncheck()
    play(page)

    page.goto("/")
    page.reload()

    expect(strip).to_contain_text("Vanguards against a random side")
    expect(strip).to_contain_text("somebody at this screen · who begins: chance decides")
    expect(strip).to_contain_text("as last time")
    form = change(page, "summoner-wars")
    expect(form.get_by_label("hints allowed")).not_to_be_checked()
    form.get_by_label("their army").select_option("breakers")
    page.keyboard.press("Escape")
    expect(strip).to_contain_text("Vanguards against Breakers")
    expect(strip).not_to_contain_text("as last time")
    page.reload()
    expect(strip).to_contain_text("Vanguards against Breakers")
    choose(page, "doomtrooper")
    expect(strip).to_contain_text("Both sides at random")
    expect(strip).to_contain_text("computer (level 2)")


@pytest.mark.parametrize(
    "kept", ["nonsense", "[]", '{"choice": {"level": 9, "given": {"deck-1": "nobody"}, "count": 7}}']
)
def test_what_this_device_remembers_wrongly_does_no_harm(person: Person, kept: str) -> None:
    page = person(script=f"localStorage.setItem('herna-game-summoner-wars', {kept!r})")

    expect(page.locator(".strip")).to_contain_text("Polar Dwarves against Cave Goblins")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/table/*")


def test_a_tap_on_a_lid_opens_its_form_with_few_fields(person: Person) -> None:
    page = person(width=390, height=844, has_touch=True, is_mobile=True)

    page.locator(".lid[data-game=doomtrooper] .face").tap()

    form = page.get_by_role("dialog", name="Doomtrooper")
    expect(form).to_be_visible()
    expect(form.locator(".field:visible")).to_have_count(3)
    form.get_by_text("more options").tap()
    assert form.locator(".field:visible").count() > 10
    form.get_by_role("button", name="Play now").tap()
    page.wait_for_url("**/table/*")


def test_keys_change_and_play(person: Person) -> None:
    page = person()
    page.get_by_role("button", name=re.compile("Doomtrooper Squads")).press("Enter")
    expect(page.locator(".lid.on")).to_have_attribute("data-game", "doomtrooper")
    page.keyboard.press("c")
    form = page.get_by_role("dialog", name="Doomtrooper")
    expect(form).to_be_visible()
    page.keyboard.press("p")  # not while the form is open
    page.keyboard.press("Escape")
    expect(form).to_have_count(0)
    expect(page.locator(".strip .change")).to_be_visible()

    page.keyboard.press("p")

    page.wait_for_url("**/table/*")


def test_with_a_friend_and_at_one_screen_are_one_click_too(person: Person) -> None:
    page = person()
    page.get_by_role("button", name="With a friend").click()
    expect(page.get_by_role("textbox", name="Link to this table")).to_be_visible()

    page.goto("/")
    expect(page.locator(".strip")).to_contain_text("computer (level 2)")
    page.get_by_role("button", name="At one screen").click()

    expect(
        page.get_by_role("heading", name="Hand the screen to").or_(page.locator(".hand button").first)
    ).to_be_visible()


def test_tables_that_wait_come_and_go_while_one_looks(person: Person) -> None:
    page, host = person("about:blank"), person()
    page.clock.install()
    page.goto("/")
    free = page.get_by_role("region", name="Free seats")
    expect(free).to_be_visible()
    before = free.get_by_role("link").count()
    open_table(host, "warcraft", "me", "open", public=True, name="Live Radka")
    row = free.get_by_role("link", name=re.compile("Live Radka"))
    expect(row).to_have_count(0)

    page.clock.fast_forward(NEXT_LOOK)

    expect(free.locator(".cnt")).to_have_text(str(before + 1))
    expect(row).to_contain_text("Sit down")
    expect(page.locator(".lid[data-game=warcraft]")).to_contain_text(re.compile("tables? waiting"))
    page.clock.fast_forward(NEXT_LOOK)
    expect(page.get_by_role("status")).to_contain_text("waiting for")

    guest = person(host.url)
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.locator(".waiting")).to_have_count(0)
    page.clock.fast_forward(NEXT_LOOK)
    expect(row).to_have_count(0)
    watched = page.get_by_role("region", name="Being played").get_by_role("link", name=re.compile("Live Radka"))
    expect(watched).to_contain_text("watch")


def test_a_match_to_watch_is_drawn_small_as_it_stands_and_goes_on_live(person: Person) -> None:
    page, host = person("about:blank"), person()
    page.clock.install()
    open_table(host, "connect-four", "me", "me", public=True, name="Seen Radka")
    drop(host, 3)
    page.goto("/")
    row = page.get_by_role("region", name="Being played").get_by_role("link", name=re.compile("Seen Radka"))
    expect(row.locator("circle.one")).to_have_count(1)
    expect(row).to_contain_text("Seen Radka (1) drops a disc into column 4.")
    page.mouse.move(1, 1)

    drop(host, 3)
    page.clock.fast_forward(NEXT_LOOK)

    expect(row.locator("circle.two")).to_have_count(1)
    expect(row).to_contain_text("Seen Radka (2) drops")


def test_every_game_is_drawn_small(person: Person) -> None:
    host, page = person(), person("about:blank")

    for games in (["summoner-wars", "doomtrooper"], ["aeons-end", "warcraft"]):  # the newest three are drawn
        for game in games:
            host.goto("/")
            open_table(host, game, "me", "me", public=True, name=f"Small {game}")
        page.goto("/")
        for game in games:
            row = page.get_by_role("region", name="Being played").get_by_role("link", name=re.compile(f"Small {game}"))
            expect(row.locator(".small").locator(SMALL[game]).first).to_be_visible()
        assert not page.evaluate(CUT)


def test_a_table_of_ones_own_for_anybody_is_opened_from_the_free_seats(person: Person) -> None:
    page = person()

    page.get_by_role("button", name=re.compile("Open a table of your own")).click()

    form = page.get_by_role("dialog", name="Summoner Wars")
    expect(form.get_by_role("radio", name="Somebody with a link")).to_be_checked()
    expect(form.get_by_role("checkbox", name=re.compile("anyone may join"))).to_be_checked()


def test_a_sheet_holds_still_under_the_pointer_and_says_what_is_new(person: Person) -> None:
    page, host = person("about:blank"), person()
    page.clock.install()
    page.goto("/")
    free = page.get_by_role("region", name="Free seats")
    free.hover()
    open_table(host, "warcraft", "me", "open", public=True, name="Held Radka")

    page.clock.fast_forward(NEXT_LOOK)

    expect(free.get_by_role("button", name="1 new")).to_be_visible()
    row = free.get_by_role("link", name=re.compile("Held Radka"))
    expect(row).to_have_count(0)
    free.get_by_role("button", name="1 new").click()
    expect(row).to_have_count(1)


def test_ones_own_matches_say_whose_turn_it_is_and_empty_sheets_what_will_lie_there(person: Person) -> None:
    page = person()
    own = page.get_by_role("region", name="Waiting for you")
    expect(own).to_contain_text("Your matches in progress will be here")
    expect(page.get_by_role("region", name="Your last matches")).to_contain_text("Your finished matches will be here")

    open_table(page, "connect-four", "me", "open")
    page.goto("/")
    expect(own.get_by_role("link", name=re.compile("Connect Four.*waiting for players"))).to_be_visible()
    open_table(page, "connect-four", "me", "me")
    page.goto("/")

    expect(own.get_by_role("link").first).to_have_accessible_name(re.compile("Connect Four.*your turn"))
    expect(own).not_to_contain_text("Player 1")  # one knows that one plays oneself
    expect(own).not_to_contain_text("0 decisions")


@pytest.mark.parametrize("locale", ["en", "cs"])
@pytest.mark.parametrize(("width", "height"), [(1280, 720), (1366, 768), (1440, 900), (1920, 1080), (3840, 2160)])
def test_sheets_in_which_nothing_lies_end_with_the_page(person: Person, width: int, height: int, locale: str) -> None:
    page = person("about:blank", width=width, height=height, locale=locale)
    page.route(re.compile(r"/api/tables(/mine)?\?"), lambda route: route.fulfill(json=[]))

    page.goto("/")

    expect(page.locator(".board .foot")).to_have_count(3)  # learn, a table of one's own, the warm-up
    assert page.evaluate("() => document.documentElement.scrollHeight") <= height
    page.locator(".foot a").click()
    page.wait_for_url("**/learn")


def test_a_lid_on_a_phone_has_no_empty_edge(person: Person) -> None:
    page = person(width=390, height=844)

    for edge in page.locator(".lid .edge").all():
        assert edge.inner_text().strip()
    assert not page.evaluate(CUT)


def test_all_fields_of_a_form_are_written_alike(person: Person) -> None:
    form = change(person(), "doomtrooper")

    sizes = form.locator(".options").evaluate(
        "it => [...it.querySelectorAll('select, input')].map(each => getComputedStyle(each).fontSize)"
    )
    assert len(sizes) > 5
    assert len(set(sizes)) == 1


def test_landmarks_one_heading_and_only_places_that_are_there(person: Person) -> None:
    page = person()
    expect(page.locator(".strip")).to_be_visible()
    assert page.locator("h1").count() == 1
    places = page.get_by_role("navigation", name="Where to").get_by_role("link")
    expect(places).to_have_text(["Play", "Learn", "Cards and decks", "Tournaments", "Players", "Rules"])
    expect(places.first).to_have_attribute("aria-current", "page")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("main")).to_be_focused()

    places.last.click()

    page.wait_for_url("**/rules")
    expect(page.get_by_role("heading", name="Summoner Wars")).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1280])
def test_axe_finds_nothing_on_the_page_and_on_its_form(person: Person, scheme: str, width: int) -> None:
    page = person(color_scheme=scheme, width=width, height=800, bypass_csp=True)
    open_table(page, "connect-four", "me", "me")
    page.goto("/")
    expect(page.get_by_role("region", name="Waiting for you").locator("li a")).to_have_count(1)
    assert not serious(page)

    for game in ("doomtrooper", "warcraft"):
        change(page, game)
        assert not serious(page)
        page.keyboard.press("Escape")
