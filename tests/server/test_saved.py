"""Decks and scenarios saved under a name: versions, links, limits, and whose they are."""

import asyncio
from itertools import count
from typing import Any

import msgspec
import pytest

from herna.server import saved as saved_texts
from herna.server.migrate import migrate
from herna.server.saved import SavedTexts
from herna.server.saved_messages import LONGEST_NAME, SavedText, SavedWhole, SaveText, SharedText
from herna.server.store import Store
from tests.server.serving import Guest, error_of, refusal_of

GAME = "summoner-wars"
TEXT = 'summoner = "svara" # Svara\n\n[cards]\n'
PASSWORD = "correct horse battery"
_numbers = count(1)


@pytest.fixture
def guest(guest: Guest) -> Guest:
    guest.me()
    return guest


@pytest.fixture
def other(other: Guest) -> Guest:
    other.me()
    return other


def save(guest: Guest, name: str, text: str = TEXT, id: str = "", game: str = GAME, kind: str = "deck") -> SavedText:
    body = {"kind": kind, "name": name, "text": text, "id": id}
    return msgspec.json.decode(guest.ask("POST", f"/api/games/{game}/texts", body), type=SavedText)


def listed(guest: Guest, game: str = GAME, kind: str = "deck") -> list[str]:
    return [each.name for each in guest.read(f"/api/games/{game}/texts?kind={kind}", list[SavedText])]


def whole(guest: Guest, id: str, number: int = 0) -> SavedWhole:
    return guest.read(f"/api/texts/{id}?number={number}", SavedWhole)


def share(guest: Guest, id: str, shared: bool = True) -> str:
    return msgspec.json.decode(guest.ask("POST", f"/api/texts/{id}/share", {"shared": shared}), type=SavedText).link


def test_a_text_is_saved_under_a_name_and_read_again(guest: Guest) -> None:
    one = save(guest, "Ice and Fur")

    assert listed(guest) == ["Ice and Fur"]
    assert (whole(guest, one.id).text, whole(guest, one.id).saved) == (TEXT, one)
    assert (one.version, one.link, one.kind, one.game) == (1, "", "deck", GAME)


def test_each_kind_and_game_has_a_list_of_its_own_with_the_last_change_first(guest: Guest) -> None:
    first = save(guest, "First")
    save(guest, "Second")
    save(guest, "Second", game="doomtrooper")
    save(guest, "The Pass", "key = 1", game="warcraft", kind="scenario")

    save(guest, "First", TEXT + "freeze = 1\n", first.id)

    assert listed(guest) == ["First", "Second"]
    assert listed(guest, "doomtrooper") == ["Second"]
    assert listed(guest, "warcraft", "scenario") == ["The Pass"]
    assert listed(guest, "warcraft") == []


def test_saving_again_makes_a_version_and_the_older_ones_stay(guest: Guest) -> None:
    one = save(guest, "Deck", "one")
    two = save(guest, "Deck of mine", "two", one.id)
    same = save(guest, "Deck of mine", "two", one.id)

    assert (two.id, two.version, same.version) == (one.id, 2, 2)
    assert [version.number for version in whole(guest, one.id).versions] == [2, 1]
    assert (whole(guest, one.id).text, whole(guest, one.id, 1).text) == ("two", "one")
    assert listed(guest) == ["Deck of mine"]
    assert error_of(whole, guest, one.id, 3) == (404, "error-no-saved")


def test_the_oldest_versions_are_dropped(guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saved_texts, "MOST_VERSIONS", 2)
    one = save(guest, "Deck", "one")
    save(guest, "Deck", "two", one.id)
    save(guest, "Deck", "three", one.id)

    assert [version.number for version in whole(guest, one.id).versions] == [3, 2]
    assert error_of(whole, guest, one.id, 1) == (404, "error-no-saved")


def test_a_name_is_taken_once(guest: Guest, other: Guest) -> None:
    save(guest, "Deck")
    two = save(guest, "Another")

    assert error_of(save, guest, "Deck", "new") == (400, "error-saved-taken")
    assert error_of(save, guest, "Deck", "new", two.id) == (400, "error-saved-taken")
    assert (whole(guest, two.id).text, whole(guest, two.id).saved.name) == (TEXT, "Another")
    save(other, "Deck")


def test_nobody_else_sees_or_changes_a_text(guest: Guest, other: Guest) -> None:
    one = save(guest, "Secret")

    assert listed(other) == []
    for act in (
        lambda: whole(other, one.id),
        lambda: save(other, "Mine", "stolen", one.id),
        lambda: share(other, one.id),
        lambda: other.ask("DELETE", f"/api/texts/{one.id}"),
    ):
        assert error_of(act) == (404, "error-no-saved")
    assert whole(guest, one.id).text == TEXT


def test_a_version_is_of_the_same_game_and_kind(guest: Guest) -> None:
    one = save(guest, "Deck")

    assert error_of(save, guest, "Deck", "x", one.id, "doomtrooper") == (404, "error-no-saved")
    assert error_of(save, guest, "Deck", "x", one.id, GAME, "scenario") == (404, "error-no-saved")


def test_who_has_the_link_reads_the_newest_version_until_sharing_ends(guest: Guest, other: Guest) -> None:
    one = save(guest, "Deck", "one")
    link = share(guest, one.id)
    save(guest, "Deck", "two", one.id)

    assert share(guest, one.id) == link
    assert other.read(f"/api/shared/{link}", SharedText) == SharedText(GAME, "deck", "Deck", "two")
    assert share(guest, one.id, shared=False) == ""
    assert error_of(other.ask, "GET", f"/api/shared/{link}") == (404, "error-no-saved")


def test_a_deleted_text_is_gone_with_its_versions_and_its_name_is_free(guest: Guest) -> None:
    one = save(guest, "Deck")
    guest.ask("DELETE", f"/api/texts/{one.id}")

    assert listed(guest) == []
    assert error_of(whole, guest, one.id) == (404, "error-no-saved")
    assert save(guest, "Deck").version == 1


def test_signing_in_brings_the_browsers_texts_into_the_account(guest: Guest, other: Guest) -> None:
    name = f"Builder {next(_numbers)}"
    guest.register(name, PASSWORD)
    save(guest, "Deck", "of the account")
    save(other, "Deck", "of the browser")
    save(other, "Only here")

    other.sign_in(name, PASSWORD)

    assert sorted(listed(guest)) == sorted(listed(other)) == ["Deck", "Deck (2)", "Only here"]


@pytest.mark.parametrize("name", ["", "   ", "x" * (LONGEST_NAME + 1), "a\nb", "a\x00b", "\x1b[31mred", "a\u202eb"])
def test_a_name_that_cannot_be_shown_is_refused_in_one_line(guest: Guest, name: str) -> None:
    refusal = refusal_of(save, guest, name)

    assert (refusal.status, refusal.problem.error) == (400, "error-saved-name")
    assert refusal.problem.text == f"A name has 1 to {LONGEST_NAME} characters that can be shown; nothing was changed"
    assert listed(guest) == []


@pytest.mark.parametrize(("length", "error"), [(20_001, "error-saved-long"), (10_000_000, "error-too-large")])
def test_a_text_that_is_too_long_is_refused_in_one_line(guest: Guest, length: int, error: str) -> None:
    refusal = refusal_of(save, guest, "Long", "x" * length)

    assert refusal.problem.error == error
    assert refusal.problem.text.endswith("nothing was changed")
    assert "\n" not in refusal.problem.text
    assert listed(guest) == []


def test_there_is_a_limit_to_how_many_are_saved(guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saved_texts, "MOST_TEXTS", 2)
    one = save(guest, "One")
    save(guest, "Two")

    assert error_of(save, guest, "Three") == (400, "error-saved-many")
    save(guest, "One", "changed", one.id)
    assert sorted(listed(guest)) == ["One", "Two"]


def test_a_program_without_a_cookie_saves_nothing(new_guest: Any) -> None:
    nobody = new_guest()

    assert error_of(save, nobody, "Deck") == (400, "error-saved-nobody")
    assert listed(nobody) == []


async def test_each_database_keeps_what_two_devices_save_at_once(database: str) -> None:
    store = Store(database)
    await migrate(store.engine)
    saved = SavedTexts(store)
    one = await saved.save("visitor", GAME, SaveText("deck", "Deck", "žluť"))

    versions = [SaveText("deck", "Deck", text, one.id) for text in ("one", "two", "three")]
    await asyncio.gather(*(saved.save("visitor", GAME, each) for each in versions))

    link = (await saved.share("visitor", one.id, True)).link
    told = await saved.whole("visitor", one.id)
    assert [each.number for each in told.versions] == [4, 3, 2, 1]
    assert {(await saved.whole("visitor", one.id, number)).text for number in (2, 3, 4)} == {"one", "two", "three"}
    assert (await saved.whole("visitor", one.id, 1)).text == "žluť"
    assert (await saved.shared(link)).text == told.text
    await saved.delete("visitor", one.id)
    assert await saved.listed("visitor", GAME, "deck") == []
    await store.close()
