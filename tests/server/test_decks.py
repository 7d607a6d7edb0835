"""Building decks over HTTP: what a game offers, what it says about a deck, and reading lists."""

from typing import Any

import msgspec
import pytest

from herna.games.catalogue import game_keys, game_named
from herna.server.deck_messages import DeckJudged, DeckKit, DeckRead
from tests.server.serving import Guest, Guests, error_of, refusal_of

BUILDERS = [key for key in game_keys() if game_named(key).decks()]


def kit_of(guest: Guest, game: str) -> DeckKit:
    return guest.read(f"/api/games/{game}/deck", DeckKit)


def judge(guest: Guest, game: str, leader: str, parts: dict[str, Any], seed: int = 0) -> DeckJudged:
    body = {"leader": leader, "parts": parts, "seed": seed}
    return msgspec.json.decode(guest.ask("POST", f"/api/games/{game}/deck", body), type=DeckJudged)


def read(guest: Guest, game: str, text: str) -> DeckRead:
    return msgspec.json.decode(guest.ask("POST", f"/api/games/{game}/deck/text", {"text": text}), type=DeckRead)


@pytest.mark.parametrize("game", BUILDERS)
def test_every_ready_made_deck_is_legal_and_its_line_opens_a_table(guest: Guest, game: str) -> None:
    kit = kit_of(guest, game)
    for ready in kit.ready:
        told = judge(guest, game, ready.leader, ready.parts)
        assert [check.text for check in told.checks if not check.kept] == []
        assert (told.parts, told.fill) == (ready.parts, [])
        assert len(told.hand) == kit.hand
        assert read(guest, game, told.text).parts == ready.parts
    seats = "me" if game == "aeons-end" else "me random"
    assert guest.open_table(game, seats, options={kit.option: told.line})


@pytest.mark.parametrize(
    ("language", "fault", "rule"),
    [
        ("en", "Freeze is in the deck 3 times; the limit for a standard event is 2.", "6 standard events"),
        ("cs", "je v sadě 3krát; stejná standardní událost smí být v sadě nejvýš 2krát.", "6 standardních událostí"),
    ],
)
def test_faults_are_told_in_words_with_what_mends_them(new_guest: Guests, language: str, fault: str, rule: str) -> None:
    guest = new_guest(language=language)
    (ready,) = (ready for ready in kit_of(guest, "summoner-wars").ready if ready.leader == "svara")
    cards = {**ready.parts["cards"], "freeze": 3}

    told = judge(guest, "summoner-wars", "svara", {"cards": cards})

    broken = {check.text: check for check in told.checks if not check.kept}
    (text,) = (text for text in broken if text.endswith(fault))
    assert (broken[text].rule, broken[text].cards) == ("SW-DECK-04", ["freeze"])
    assert [(change.part, change.card, change.count) for change in broken[text].mend] == [("cards", "freeze", -1)]
    assert told.line == ""
    assert not any(check.kept and check.text.startswith(rule) for check in told.checks)
    assert any(check.text.startswith(rule) for check in judge(guest, "summoner-wars", "svara", ready.parts).checks)


def test_a_hand_follows_from_its_number_and_chances_do_not_change_with_it(guest: Guest) -> None:
    ready = kit_of(guest, "doomtrooper").ready[0]

    one, again, two = (judge(guest, "doomtrooper", "", ready.parts, seed) for seed in (1, 1, 2))

    assert one == again
    assert one.hand != two.hand
    assert one.odds == two.odds
    assert all(0 < each.low < each.share <= each.high <= 1 for each in one.odds)


def test_the_cards_that_go_best_with_a_deck_come_first(guest: Guest) -> None:
    told = judge(guest, "summoner-wars", "svara", {"cards": {}})

    own = {card for card, _ in game_named("summoner-wars").deck_cards("polar-dwarves")}
    assert set(told.fits[:8]) <= own
    assert told.fixed["gate"] == 3
    assert sum(change.count for change in told.fill) == 25


def test_a_pasted_list_is_read_with_questions_in_the_readers_language(new_guest: Guests) -> None:
    told = read(new_guest(language="cs"), "summoner-wars", "svara\n4 Forst Mage\n2 freeze")

    assert (told.leader, told.parts) == ("svara", {"cards": {"freeze": 2}})
    (question,) = told.questions
    assert question.candidates[0].key == "frost-mage"
    assert question.candidates[0].name != "Frost Mage"


@pytest.mark.parametrize(
    ("body", "status", "error"),
    [
        ({"leader": "nobody", "parts": {}}, 400, "error-deck-summoner"),
        ({"leader": "svara", "parts": {"cards": {"no-such-card": 1}}}, 400, "error-deck-card"),
        ({"leader": "svara", "parts": {"cards": {"freeze": 251}}}, 400, "error-bad-message"),
        ({"leader": "svara", "parts": {"cards": {"x" * 10_000_000: 1}}}, 413, "error-too-large"),
    ],
)
def test_what_cannot_be_a_deck_is_refused(guest: Guest, body: object, status: int, error: str) -> None:
    assert error_of(guest.ask, "POST", "/api/games/summoner-wars/deck", body) == (status, error)


@pytest.mark.parametrize(("length", "error"), [(20_001, "error-deck-long"), (10_000_000, "error-too-large")])
def test_a_list_that_is_too_long_is_refused_in_one_line(guest: Guest, length: int, error: str) -> None:
    refusal = refusal_of(read, guest, "summoner-wars", "x" * length)

    assert refusal.problem.error == error
    assert "\n" not in refusal.problem.text


def test_a_game_without_decks_says_so(guest: Guest) -> None:
    assert error_of(kit_of, guest, "warcraft") == (400, "error-no-decks")
    assert error_of(judge, guest, "warcraft", "", {}) == (400, "error-no-decks")
    assert error_of(read, guest, "warcraft", "svara") == (400, "error-no-decks")
