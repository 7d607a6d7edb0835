"""Windows in the browser: the one who has nothing to play is not asked, and one press passes until the next turn."""

import pytest
from playwright.sync_api import Page, expect

from herna.games.warcraft.printed import EXPERIENCE_CARDS
from tests.server.serving import Server
from tests.ui.conftest import Person
from tests.ui.table import (
    BUTTONS,
    CAN,
    changed,
    number_asked,
    press_the_last_button,
    prompt,
    question,
    wait_until_asked_or_over,
)
from tests.ui.test_keyboard import press
from tests.ui.test_warcraft import MOST, at_war, until

WINDOW = "do you play a card?"


def with_a_battle_card(person: Person, server: Server) -> Page:
    """Everybody at the table holds one card, of use only in a battle: others cannot know that, so all are asked."""
    page = at_war(person())
    until(page, "Move Step")

    async def give() -> None:
        live = await server.lobby.rooms.find(page.url.rpartition("/")[2])
        async with live.lock:
            table = await server.lobby.rooms.up_to_date(live)
            assert table.match is not None
            war = table.match.play.table
            for seat, deck in enumerate(war.decks):
                card = next(card for card in deck if EXPERIENCE_CARDS[war.cards.kind(card)].battle)
                war.hands[seat] = (card,)
                war.decks[seat] = tuple(other for other in deck if other != card)
                war.cards.show(card, 1 << seat)

    server.run(give())
    return page


def idle_windows(page: Page) -> int:
    """Play a round by its last buttons, to your own Move Step again: how often there was nothing but to decline."""
    idle = 0
    for step in range(MOST):
        assert wait_until_asked_or_over(page), "the match was over before the round"
        if step and question(page).startswith("Move Step"):
            return idle
        if question(page).endswith(WINDOW) and page.locator(CAN).count() == 0 and page.locator(BUTTONS).count() == 1:
            idle += 1
        press_the_last_button(page)
    pytest.fail(f"there was no other round: {question(page)}")


def ask_me(page: Page, when: str) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="When to ask me").click()
    page.get_by_role("group", name="Ask me whether I want to play something").get_by_text(when, exact=True).click()
    page.keyboard.press("Escape")


def at_a_window(person: Person, server: Server) -> Page:
    """A player who is always asked, and who now is whether to play a card."""
    page = with_a_battle_card(person, server)
    ask_me(page, "always")
    for _ in range(MOST):
        assert wait_until_asked_or_over(page), "the match was over before that"
        if question(page).endswith(WINDOW):
            return page
        press_the_last_button(page)
    pytest.fail(f"no window has come: {question(page)}")


def test_somebody_who_has_nothing_to_play_clicks_less_unless_they_want_to_be_asked(
    person: Person, server: Server
) -> None:
    page = with_a_battle_card(person, server)

    assert idle_windows(page) == 0
    ask_me(page, "always")
    assert idle_windows(page) > 0


def test_one_press_passes_until_the_next_turn_and_another_ends_that(person: Person, server: Server) -> None:
    page = at_a_window(person, server)

    page.locator("#prompt").focus()
    press(page, "Shift+P")
    expect(page.locator(".notices")).to_contain_text("Passing until my next turn")
    expect(prompt(page)).not_to_contain_text(WINDOW)
    page.get_by_role("button", name="Ask me again").click()

    expect(page.locator(".notices")).not_to_contain_text("Passing")


def test_a_window_is_declined_by_a_key_and_the_keys_say_so(person: Person, server: Server) -> None:
    page = at_a_window(person, server)
    asked = number_asked(page)

    page.locator("#prompt").focus()
    press(page, "p")
    changed(page, asked)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Keys").click()

    expect(page.get_by_role("dialog")).to_contain_text("pass until my next turn, or be asked again")
