"""What a person does at a table: by clicking, never by asking the server."""

import random
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

NUMBER = "() => document.querySelector('.prompt')?.dataset.number"
CAN = "[data-mark=can], [data-mark=target]"
CAREFUL = "[data-mark=careful]"  # clicked where nothing else can be chosen
BUTTONS = ".prompt .do .btn:not(.quiet):not(.back):not(:disabled)"
OVER = ".result, .prompt .again"  # also for somebody who is out, while the others play on
ASKED = "() => Number(document.querySelector('.prompt')?.dataset.number)"
ASKED_OR_OVER = f"() => document.querySelector('.prompt:not([data-number=\"0\"]), {OVER}')"
FORM_PLAYS = "dialog.slip button.main"
LATE = 500  # milliseconds after a story has ended by itself, in which a press on the question was meant for it
BOTS = 60_000.0  # milliseconds until the others have had their turns
MOST_CLICKS = 3000  # of a whole match
MOST_OF_ONE = 40  # clicks until one choice has been made
MOST_BY_HAND = 8  # where every click is waited for

# One choice: what is marked is clicked, thing after thing, or a button of the prompt, until another is asked for.
CHOICE = """async ([chances, can, buttons]) => {
  const number = () => document.querySelector('.prompt')?.dataset.number
  const asked = number()
  let clicks = 0
  for (const chance of chances) {
    const found = () => [...document.querySelectorAll(can), ...document.querySelectorAll(buttons)]
    const possible = () => found().length ? found() : [...document.querySelectorAll('[data-mark=careful]')]
    const sending = () => document.querySelector('.prompt .do .btn:disabled')
    possible()[Math.floor(chance * possible().length)]?.click()
    clicks += 1
    for (let wait = 0; wait < 400; wait++) {
      await new Promise(done => setTimeout(done, 5))
      if (number() !== asked || document.querySelector('.result')) return clicks
      if (possible().length && !sending()) break
    }
  }
  return -1
}"""

# A click has led to another decision, or on to something else that can be chosen; while a choice is sent, to neither.
ON_ITS_WAY = """([asked, choosable]) =>
  document.querySelector('.prompt').dataset.number !== `${asked}` || document.querySelector(choosable)"""

OPEN = """async body => {
  const headers = { 'x-herna': '1', 'content-type': 'application/json' }
  return (await (await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(body) })).json()).table
}"""


def open_table(page: Page, game: str, *seats: str, **more: object) -> str:
    """Sit down at a table that the home page has no form for, and say which it is: seats are me, open, or bots."""
    table = new_table(page, game, *seats, **more)
    page.goto(f"/table/{table}")
    return table


def new_table(page: Page, game: str, *seats: str, **more: object) -> str:
    """Make such a table without going there."""
    page.locator(".lid").first.wait_for()
    for _ in range(200):
        if page.context.cookies():  # the server knows the browser: the seat will be its own
            break
        page.wait_for_timeout(50)
    wanted = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]
    table: str = page.evaluate(OPEN, {"game": game, "seats": wanted, **more})
    return table


def deal(
    page: Page, game: str = "Summoner Wars", opponent: str = "", level: int = 0, seats: int = 0, **options: str
) -> Page:
    """Sit down at a new table: pick the game, how many play and who sits opposite, and play."""
    form = change(page, key_of(game))
    if seats:
        form.locator(".counts label", has_text=str(seats)).click()
    if opponent:
        form.locator(".who", has_text=opponent).click()
    if level:
        form.locator(".levels label").nth(level - 1).click()
    for label, value in options.items():
        form.locator(".options").get_by_label(label.replace("_", " ")).select_option(value)
    play(page)
    return page


def choose(page: Page, game: str) -> None:
    """Choose a game by its key, by the lid of its box or by the line of the warm-up."""
    page.locator(f".lid[data-game={game}] .face, .warm-up[data-game={game}] .line").click()


def change(page: Page, game: str) -> Locator:
    """The form of a game, with all of its options in sight."""
    choose(page, game)
    form = page.locator("dialog.slip")
    if not form.is_visible():  # on a phone it comes by itself
        page.locator(".strip .change").click()
    more = form.locator("details.more summary")
    if more.count():
        more.click()
    return form


def play(page: Page) -> None:
    """Play what the form says."""
    page.locator(FORM_PLAYS).click()
    page.wait_for_url("**/table/*")


def key_of(game: str) -> str:
    return game.lower().replace(" ", "-").replace("'", "")


def number(page: Page) -> int:
    """The number of the decision that is asked for here; 0, if none is."""
    return int(page.evaluate(NUMBER) or 0)


def number_asked(page: Page) -> int:
    """The number of the decision that is asked for here, as soon as one is: a page that was just loaded has none."""
    page.wait_for_function(ASKED, timeout=BOTS)
    return number(page)


def wait_until_asked_or_over(page: Page) -> bool:
    """Wait for one's turn; False, if the match is over for oneself."""
    page.wait_for_function(ASKED_OR_OVER, timeout=BOTS)
    return page.locator(OVER).count() == 0


def changed(page: Page, asked: int) -> None:
    """Wait until another decision is asked for than this one."""
    page.wait_for_function(f"() => document.querySelector('.prompt')?.dataset.number !== '{asked}'")


def press_the_last_button(page: Page) -> None:
    """Answer by the last button, or where there is none, by the first thing that is marked."""
    page.locator(f"{BUTTONS}, {CAN}").first.wait_for()
    asked, button = number_asked(page), page.locator(BUTTONS).last
    (button if button.count() else page.locator(CAN).first).click()
    changed(page, asked)


def question(page: Page) -> str:
    return page.locator(".prompt .q b").inner_text()


def prompt(page: Page) -> Locator:
    return page.locator(".prompt")


def log(page: Page) -> Locator:
    return page.locator("[role=log] li")


def choose_anything(page: Page, chance: random.Random) -> int:
    """Make one choice by clicking anything that is marked; says in how many clicks."""
    clicks: int = page.evaluate(CHOICE, [[chance.random() for _ in range(MOST_OF_ONE)], CAN, BUTTONS])
    assert clicks >= 0, f"no choice has come of {MOST_OF_ONE} clicks: {question(page)}"
    return clicks


def point_at_anything(page: Page, chance: random.Random, touch: bool = False) -> None:
    """Make one choice as a hand does: by real clicks or taps, so that nothing may cover what is marked."""
    assert wait_until_asked_or_over(page), "the match is over"
    asked = number_asked(page)
    for _ in range(MOST_BY_HAND):
        assert wider(page) <= 0
        marked = page.locator(CAN).all() or page.locator(CAREFUL).all()
        thing = chance.choice(marked) if marked else page.locator(".prompt .do .main")
        if touch:
            thing.tap()
        else:
            thing.click()
        page.wait_for_function(ON_ITS_WAY, arg=[asked, f"{CAN}, {CAREFUL}, {BUTTONS}"])
        if number(page) != asked:
            return
    raise AssertionError(f"no choice has come of {MOST_BY_HAND} clicks: {question(page)}")


def wider(page: Page) -> int:
    """By how much the page is wider than the screen."""
    found: int = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
    return found


def play_to_the_end(page: Page, chance: random.Random) -> int:
    """Play until the match is over; says in how many clicks."""
    clicks = 0
    while wait_until_asked_or_over(page):
        clicks += choose_anything(page, chance)
        assert clicks < MOST_CLICKS, "the match does not end"
    return clicks


def take_seat(page: Page) -> Page:
    """Take the open seat of the table that a page shows."""
    page.locator(".waiting input").fill("Radka")
    page.locator(".waiting .main").click()
    page.locator(".waiting input").wait_for(state="detached")
    return page


def follow_link(person: Callable[..., Page], host: Page) -> Page:
    """Another person comes by the host's link and sits down."""
    guest = person(host.get_by_role("textbox", name="Link to this table").input_value())
    guest.get_by_label("Your name").fill("Radka")
    guest.get_by_role("button", name="Sit down").click()
    return guest


def play_each_other_to_the_end(*pages: Page) -> None:
    """The player being asked chooses anything, until all see the result."""
    chance = random.Random(5)
    for _ in range(MOST_CLICKS):
        for page in pages:
            page.wait_for_timeout(20)
            if page.title().startswith("●"):
                choose_anything(page, chance)
        if all(page.locator(".result").count() for page in pages):
            return
    raise AssertionError("the match does not end")


def end_phases(page: Page, count: int) -> None:
    """End this many phases of one's own turn."""
    for _ in range(count):
        expect(prompt(page)).not_to_have_attribute("data-number", "0")
        asked = number_asked(page)
        page.get_by_role("button", name="End the phase").click()
        changed(page, asked)


def drop(page: Page, *columns: int) -> None:
    """Connect Four: drop discs, one after another, no matter whose turn it is at this screen."""
    for column in columns:
        discs = page.locator(".first, .second").count()
        page.locator(f"[data-thing='column:{column}'][data-mark=can]").click()
        expect(page.locator(".first, .second")).to_have_count(discs + 1)
