"""How much is sent, how soon one can click or see a choice, how smoothly things move. Numbers are told with `-s`."""

import random
import statistics
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.ui.conftest import Person
from tests.ui.photographer import resign
from tests.ui.table import choose_anything, deal, wait_until_asked_or_over

MOST_BYTES = 250_000  # as they are sent, packed; 53 kB of it are the fonts for English
MOST_FOR_MORE_LETTERS = 85_000  # the fonts for Czech letters, besides: they are asked for where such a letter stands
MOST_TO_INTERACTIVE = 1000.0  # milliseconds
MOST_TO_OTHER_SIDE = 100.0  # milliseconds
MOST_OF_A_FRAME = 50.0  # milliseconds, of the middle one: the machine may be busy, and draws without a graphics card
CHOICES = 50  # of one's own: with the bot's, more than 200 events
LOOKED_AT = 8000.0  # milliseconds of a replay
TRIES = 4  # this may be a busy machine

# When something that answers to clicks is there for the first time, counted from the beginning of the navigation.
INTERACTIVE = """addEventListener('DOMContentLoaded', () => {
  const there = () => document.querySelector('button.main:not(:disabled), [data-mark=can]')
  const note = () => { if (there() && !window.interactive) window.interactive = performance.now() }
  new MutationObserver(note).observe(document, {subtree: true, childList: true, attributes: true})
})"""

# When choices have been acknowledged here, and when discs are drawn, on the clock of the machine.
TIMES = """(() => {
  const now = () => performance.timeOrigin + performance.now()
  window.acknowledged = []
  window.drawn = []
  const Socket = window.WebSocket
  window.WebSocket = class extends Socket {
    constructor(...given) {
      super(...given)
      this.addEventListener('message', ({data}) => JSON.parse(data).type === 'done' && window.acknowledged.push(now()))
    }
  }
  let discs = 0
  const note = () => {
    const count = document.querySelectorAll('.first, .second').length
    for (; discs < count; discs++) window.drawn.push(now())
  }
  addEventListener('DOMContentLoaded', () => {
    new MutationObserver(note).observe(document, {subtree: true, childList: true, attributes: true})
  })
})()"""

# How long each frame has taken since.
FRAMES = """() => {
  window.took = []
  let last = performance.now()
  const note = now => { window.took.push(now - last); last = now; requestAnimationFrame(note) }
  requestAnimationFrame(note)
}"""


def sent_while(page: Page, doing: Callable[[], object]) -> int:
    """The bytes that come over the wire, packed and with their headers, for what is asked for with an empty cache."""
    page.wait_for_load_state("networkidle")
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.setCacheDisabled", {"cacheDisabled": True})
    asked: set[str] = set()  # not what was on its way before: on a busy machine that comes late
    sizes: dict[str, float] = {}
    line.on("Network.requestWillBeSent", lambda event: asked.add(event["requestId"]))
    line.on("Network.loadingFinished", lambda event: sizes.update({event["requestId"]: event["encodedDataLength"]}))
    doing()
    page.wait_for_load_state("networkidle")
    line.detach()
    return int(sum(sizes[request] for request in asked & sizes.keys()))


@pytest.mark.parametrize(("locale", "most"), [("en", MOST_BYTES), ("cs", MOST_BYTES + MOST_FOR_MORE_LETTERS)])
def test_the_first_load_is_small(person: Person, locale: str, most: int) -> None:
    page = person(locale=locale)

    def home_again() -> None:
        page.reload()
        page.locator(".lid").first.wait_for()

    def table_again() -> None:
        page.reload()
        wait_until_asked_or_over(page)

    home = sent_while(page, home_again)
    deal(page, level=1)
    wait_until_asked_or_over(page)
    table = sent_while(page, table_again)

    print(f"\nfirst load ({locale}): home {home / 1000:.0f} kB, a table of Summoner Wars {table / 1000:.0f} kB")
    assert 10_000 < home < most
    assert 10_000 < table < most


def test_one_can_click_soon(person: Person) -> None:
    page = person(script=INTERACTIVE)
    home = soonest(page)
    deal(page, opponent="Somebody at this screen", who_begins="seat-1")
    wait_until_asked_or_over(page)
    table = soonest(page)

    print(f"\ninteractive: home {home:.0f} ms, a table of Summoner Wars {table:.0f} ms")
    assert home < MOST_TO_INTERACTIVE
    assert table < MOST_TO_INTERACTIVE


def soonest(page: Page) -> float:
    """Milliseconds until one can click on this page, at best."""
    times = []
    for _ in range(TRIES):
        page.reload()
        times.append(float(page.wait_for_function("() => window.interactive").json_value()))
    return min(times)


def test_a_choice_is_soon_visible_on_the_other_side(person: Person) -> None:
    host = deal(person(script=TIMES), "Connect Four", opponent="Somebody with a link")
    guest = person(host.get_by_role("textbox", name="Link to this table").input_value(), script=TIMES)
    guest.get_by_role("button", name="Sit down").click()
    chooser, other = host, guest
    late: list[float] = []

    for discs, column in enumerate((0, 1, 2, 3, 4, 5, 0, 1), start=1):
        chooser.locator(f"[data-thing='column:{column}'][data-mark=can]").click()
        expect(other.locator(".first, .second")).to_have_count(discs)
        acknowledged = chooser.wait_for_function(f"() => window.acknowledged[{(discs - 1) // 2}]").json_value()
        late.append(other.evaluate(f"() => window.drawn[{discs - 1}]") - acknowledged)
        chooser, other = other, chooser

    print(f"\non the other side after {statistics.median(late):.1f} ms (median), {max(late):.1f} ms (most)")
    assert statistics.median(late) < MOST_TO_OTHER_SIDE


def test_a_long_match_is_replayed_smoothly(person: Person) -> None:
    page = deal(person(), level=1)
    chance = random.Random(4)
    for _ in range(CHOICES):
        assert wait_until_asked_or_over(page)
        choose_anything(page, chance)
    resign(page)
    page.locator(".result a[href^='/replay']").click()
    expect(page.locator(".piece").first).to_be_visible()
    page.emulate_media(reduced_motion="no-preference")

    page.locator(".bar button:has([href='#i-play'])").click()
    page.evaluate(FRAMES)
    page.wait_for_timeout(LOOKED_AT)

    took = sorted(page.evaluate("() => window.took"))
    most = took[len(took) * 99 // 100]
    print(f"\nframes of a replay: {statistics.median(took):.1f} ms (median), 99 % within {most:.1f} ms, of {len(took)}")
    assert statistics.median(took) < MOST_OF_A_FRAME
