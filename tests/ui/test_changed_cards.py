"""Cards that a designer has written without Python: `herna serve --change`, in the library and at tables."""

import random
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import expect

from tests.server.node import FAST, ROOT
from tests.server.serving import TIMEOUT, eventually
from tests.test_recipes import WITHOUT_CODE
from tests.ui.conftest import Person
from tests.ui.table import choose_anything, open_table, wait_until_asked_or_over
from tests.ui.test_decks import RESIGN

# In each game a new card of the recipe, its name in both languages, and options with which it is played.
CARDS = {
    "summoner-wars": ("storm-mage", "Storm Mage", "Bouřná mágyně", {}),
    "doomtrooper": ("palace-guard", "Palace Guard", "Palácová stráž", {"deck-1": "venusian-rangers"}),
    "aeons-end": ("great-jade", "Great Jade", "Velký nefrit", {"market": "deck-demolition"}),
    "warcraft": ("card-second-call", "Second Call", "Druhé volání", {}),
}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that plays with the changed cards of the recipe."""
    folder = tmp_path_factory.mktemp("changed")
    given = ["--data", str(folder)]
    for game, text in WITHOUT_CODE.items():
        (folder / f"{game}.toml").write_text(text, encoding="utf-8")
        given += ["--change", str(folder / f"{game}.toml")]
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        given += ["--port", str(free.getsockname()[1])]
    url = f"http://127.0.0.1:{given[-1]}"
    log = folder / "log"
    with log.open("wb") as out:
        process = subprocess.Popen(
            [sys.executable, "-m", "herna.cli.main", "serve", *given], cwd=ROOT, env=FAST, stdout=out, stderr=out
        )
    try:
        eventually(lambda: answers(url, process, log), 4 * TIMEOUT)
        yield url
    finally:
        process.terminate()
        process.wait(TIMEOUT)


def answers(url: str, process: "subprocess.Popen[bytes]", log: Path) -> bool:
    assert process.poll() is None, log.read_text()
    try:
        return httpx.get(f"{url}/health", timeout=TIMEOUT).is_success
    except httpx.TransportError:
        return False


@pytest.mark.parametrize("game", CARDS)
def test_a_card_without_code_is_found_looked_at_and_played_with(person: Person, address: str, game: str) -> None:
    key, english, czech, options = CARDS[game]
    page = person(f"/cards/{game}", base_url=address)
    page.get_by_role("searchbox").fill(czech)
    page.get_by_role("grid").get_by_role("link", name=english).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(english)
    expect(page.locator(".sure")).to_contain_text("changed")
    assert page.url.endswith(f"/cards/{game}/{key}")

    page.goto("/")
    table = open_table(page, game, "me", *["random"] * (game != "aeons-end"), options=options)
    wait_until_asked_or_over(page)
    choose_anything(page, random.Random(7))
    wait_until_asked_or_over(page)
    if game == "aeons-end":  # its supply lies on the table
        expect(page.get_by_role("button", name=english).first).to_be_visible()

    page.evaluate(RESIGN, table)
    journal = page.request.get(f"/api/tables/{table}/journal").text()
    assert f'"{key.removeprefix("card-")}"' in journal.partition("\n")[0]
