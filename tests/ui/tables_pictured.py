"""What is pictured at the tables of the four games."""

from contextlib import ExitStack
from typing import Any

from playwright.sync_api import Page

from herna.games.aeons_end.given import GivenSiege
from herna.games.doomtrooper.given import GivenFront
from tests.ui.laid_out import lay_out
from tests.ui.photographer import QUIET, Photographer, resign, sits_down
from tests.ui.table import open_table, press_the_last_button, wait_until_asked_or_over
from tests.ui.test_doomtrooper import Front
from tests.ui.test_warcraft import in_a_battle

CHOICES = 40  # before the table is pictured
CALM = ".table:has(.phases li:nth-child(2).now):has([data-mark=can])"  # one's own move phase
SIEGE = 24  # choices before the siege of Aeon's End is pictured
MAIN_PHASE = "[data-thing^='pile:'][data-mark=can]"  # one's own main phase, with something to buy
WAR = 30  # choices before the war of Warcraft is pictured
MARCHING = "[data-thing^='heap:'][data-mark=can]"  # one's own Move Step
TOLD = 1100  # milliseconds of another's turn, before the telling is pictured


def battlefield(by: Photographer) -> None:
    """Summoner Wars: a table, another's turn, an attack on one's own, a refusal, rules, result and replay."""
    with by.person() as page:
        sits_down(page, "summoner-wars")
        at_own_things(page, by)
        while not page.locator(".trails").count():
            wait_until_asked_or_over(page)
            press_the_last_button(page)
        wait_until_asked_or_over(page)
        by.take(page, "summoner-wars-asked")
        by.plays(page, CHOICES, CALM)
        by.take(page, "summoner-wars")
        page.emulate_media(reduced_motion="no-preference")

        by.take(page, "summoner-wars-telling", lambda: tell_again(page), TOLD)
        shown(page)
        page.emulate_media(reduced_motion="reduce")
        page.locator("[data-thing^='space:'][data-mark=idle]:not(.under)").first.dispatch_event("click")
        page.locator(".note").wait_for()
        by.take(page, "summoner-wars-why-not")
        page.keyboard.press("Escape")
        page.keyboard.press("r")
        page.locator("dialog li").first.wait_for()
        by.take(page, "summoner-wars-rules")
        page.keyboard.press("Escape")
        page.keyboard.press("m")
        by.take(page, "summoner-wars-menu")
        page.keyboard.press("Escape")
        resign(page)
        by.take(page, "summoner-wars-result")
        page.locator(".result a[href^='/replay']").click()
        page.locator(".piece").first.wait_for()
        page.locator(".scrub input").fill(str(CHOICES // 2))
        by.take(page, "summoner-wars-replay")


def tell_again(page: Page) -> None:
    """What the others have done is told from its beginning."""
    shown(page)
    page.keyboard.press("t")


def shown(page: Page) -> None:
    """What is being told is shown at once."""
    page.evaluate("() => document.querySelector('.ribbon.telling .btn')?.click()")
    page.locator(".ribbon.telling").wait_for(state="detached")


def at_own_things(page: Page, by: Photographer) -> None:
    """One's first attack phase, with a unit chosen that would harm its own side, and the slip that asks about it."""
    for _ in range(3):
        wait_until_asked_or_over(page)
        press_the_last_button(page)
    for each in page.locator(".piece:not(:has(.foe))[data-mark=can]").all():
        each.click()
        if page.locator("[data-mark=careful]").count():
            by.take(page, "summoner-wars-attack")
            page.locator("[data-mark=careful]").first.click()
            by.take(page, "summoner-wars-careful")
            page.keyboard.press("Escape")
            page.keyboard.press("Escape")
            return
        each.click()


def siege(by: Photographer) -> None:
    """Aeon's End: a siege, the mat of a mage, and what a minion of the nemesis does."""
    with by.person() as page:
        sits_down(page, "aeons-end")
        by.take(page, "aeons-end-begins")
        by.plays(page, SIEGE, MAIN_PHASE)
        by.take(page, "aeons-end")
        page.locator("[data-thing='card:-1']").first.focus()
        page.keyboard.press("z")
        by.take(page, "aeons-end-mat")
        page.goto("/")
        table = open_table(page, "aeons-end", "me")
        page.locator(".siege").wait_for()
        given = GivenSiege(
            mages="jian",
            hands={0: "crystal crystal#2"},
            decks={0: "spark spark#2 spark#3 spark#4 spark#5 crystal#3"},
            in_play="provoker",
            turn_deck="nemesis player-1 nemesis",
        )
        lay_out(by.server, table, given.play)
        page.reload()
        page.locator(".siege").wait_for()
        while not page.locator(".ribbon").count():
            wait_until_asked_or_over(page)
            press_the_last_button(page)
            page.wait_for_timeout(QUIET)
        wait_until_asked_or_over(page)
        by.take(page, "aeons-end-asked")
        page.emulate_media(reduced_motion="no-preference")

        by.take(page, "aeons-end-telling", lambda: tell_again(page), TOLD)


def war(by: Photographer) -> None:
    """Warcraft: a piece that marches, and a battle."""
    with by.person() as page:
        sits_down(page, "warcraft")
        by.take(page, "warcraft-begins")
        by.plays(page, WAR, MARCHING)
        page.locator(MARCHING).first.click()
        by.take(page, "warcraft")
        page.goto("/")
        in_a_battle(page, by.server, "nordrassil")
        by.take(page, "warcraft-battle")


def front(by: Photographer) -> None:
    """Doomtrooper: the hand one is dealt, a front, and a duel on it in which a card has answered a card."""
    with by.person() as page:
        sits_down(page, "doomtrooper")
        by.take(page, "doomtrooper-begins")
    with ExitStack() as people:

        def person(path: str = "/", **options: Any) -> Page:
            return people.enter_context(by.person(path, **options))

        fronts = Front(person, by.server)
        page, _ = fronts(a_front())
        by.take(page, "doomtrooper")
        page, _ = fronts(in_a_duel(a_front()))
        by.take(page, "doomtrooper-duel")


def a_front() -> GivenFront:
    """A Squad of Honza's, a Kohort of Martin's that knows a warzone, and hands full of answers."""
    return GivenFront(
        f"squad sean-gallagher+combat-armor+clansman-claymore hussar+violator-sword aide-de-camp; "
        f"player alliance-bauhaus; hand powerful-blow miscommunication hussar#2 inspired evasive-action; "
        f"library {' '.join(f'hussar#{nth}' for nth in range(10, 45))}; grave hussar#3 evasive-action#2",
        f"kohort razide nepharite-of-ilian necromutant citadel-sanctum; hidden undead-legionnaire; "
        f"hand miscommunication#2 powerful-blow#2 ambush; "
        f"library {' '.join(f'razide#{nth}' for nth in range(10, 48))}; grave razide#3; sacrificed razide#4",
        covered="aide-de-camp",
        wounded="necromutant",
        destiny=(9, 6),
        promotion=(24, 21),
        seed="pictures",
    )


def in_a_duel(given: GivenFront) -> GivenFront:
    """Sean Gallagher attacks the Razide, which defends itself from its warzone; what he plays is answered."""
    for choice in (
        "declare_attack",
        "attack sean-gallagher razide",
        "tactic fight",
        "defend_from citadel-sanctum",
        "wield clansman-claymore",
        "play powerful-blow sean-gallagher",
        "play miscommunication#2 powerful-blow",
    ):
        while choice not in given.offered():
            given.chooses("decline")
        given.chooses(choice)
    return given
