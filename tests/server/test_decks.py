"""Building decks over HTTP: what a game offers, what it says about a deck, and reading lists."""

from typing import Any

import msgspec
import pytest

from herna.games.catalogue import game_keys, game_named
from herna.server.deck_messages import DeckJudged, DeckKit, DeckRead, PlayedDecks
from herna.server.rematch import rematch_of
from herna.server.table_snapshot import snapshot_of, table_from
from tests.server.serving import Guest, Guests, Server, error_of, refusal_of

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


# Decks chosen in secret


def own_line(guest: Guest, game: str, key: str) -> str:
    (ready,) = (ready for ready in kit_of(guest, game).ready if ready.key == key)
    return judge(guest, game, ready.leader, ready.parts).line


def options_of(server: Server, table: str) -> dict[str, Any]:
    room = server.run(server.lobby.rooms.find(table))
    shared = server.run(server.lobby.rooms.up_to_date(room))
    assert shared.match is not None
    return dict(shared.match.options)


def test_each_player_sits_down_with_a_deck_that_nobody_else_is_told(server: Server, guest: Guest, other: Guest) -> None:
    mine, theirs = own_line(guest, "summoner-wars", "breakers"), own_line(guest, "summoner-wars", "vanguards")
    table = guest.open_table("summoner-wars", "me open", options={"deck-1": mine, "deck-2": "random"})

    other.join(table, deck=theirs)

    options = options_of(server, table)
    assert (options["deck-1"], options["deck-2"]) == (mine, theirs)
    for each in (guest, other):
        told = msgspec.json.encode(each.look(table)).decode()
        assert "deck:" not in told
        assert each.look(table).table.options["deck-2"] == "random"


def test_a_table_that_is_read_again_has_the_decks_that_were_chosen(server: Server, guest: Guest, other: Guest) -> None:
    theirs = own_line(guest, "doomtrooper", "grapeshot")
    table = guest.open_table("doomtrooper", "me open")
    other.join(table, deck=theirs)
    shared = server.run(server.lobby.rooms.up_to_date(server.run(server.lobby.rooms.find(table))))

    again = table_from(shared.header, shared.game, msgspec.json.decode(msgspec.json.encode(snapshot_of(shared))))

    assert again.options() == shared.options()
    assert again.options()["deck-2"] == theirs
    assert again.match is not None
    assert shared.match is not None
    assert again.match.options == shared.match.options


def test_in_a_rematch_each_deck_goes_with_its_player(server: Server, guest: Guest, other: Guest) -> None:
    theirs = own_line(guest, "summoner-wars", "vanguards")
    table = guest.open_table("summoner-wars", "me open", options={"deck-1": "breakers"})
    other.join(table, deck=theirs)
    shared = server.run(server.lobby.rooms.up_to_date(server.run(server.lobby.rooms.find(table))))

    header, _ = rematch_of(shared, 0.0)

    assert (header.options["deck-1"], header.options["deck-2"]) == (theirs, "breakers")


def test_who_gets_up_takes_the_deck_along(server: Server, guest: Guest, other: Guest) -> None:
    table = guest.open_table("summoner-wars", "open open")
    other.join(table, 0, deck="breakers")
    other.do(table, "leave", 0)
    guest.join(table, 0)
    other.join(table, 1)

    assert options_of(server, table)["deck-1"] == "polar-dwarves"


@pytest.mark.parametrize(
    ("game", "deck", "error"),
    [
        ("summoner-wars", "deck:svara;freeze=3", "error-deck-illegal"),
        ("summoner-wars", "nonsense", "error-option-value"),
        ("doomtrooper", "deck:hussar=60|", "error-deck-illegal"),
        ("connect-four", "deck:svara", "error-no-decks"),
        ("aeons-end", "jade", "error-no-decks"),
    ],
)
def test_nobody_sits_down_with_a_deck_that_is_not_legal(
    guest: Guest, other: Guest, game: str, deck: str, error: str
) -> None:
    table = guest.open_table(game, "me open")

    assert error_of(other.join, table, deck=deck) == (400, error)
    assert guest.look(table).table.seats[1].kind == "open"


# Decks shown after the match


def shown(guest: Guest, table: str, wish: bool = False) -> PlayedDecks:
    answer = guest.ask("POST" if wish else "GET", f"/api/tables/{table}/decks", None, table)
    return msgspec.json.decode(answer, type=PlayedDecks)


def test_decks_of_a_finished_match_are_shown_once_both_wish_it(guest: Guest, other: Guest, new_guest: Guests) -> None:
    mine, theirs = own_line(guest, "summoner-wars", "breakers"), own_line(guest, "summoner-wars", "vanguards")
    table = guest.open_table("summoner-wars", "me open", options={"deck-1": mine, "deck-2": "random"})
    other.join(table, deck=theirs)
    assert error_of(shown, guest, table, True) == (400, "error-not-over")
    assert shown(guest, table) == PlayedDecks(False, [], [])
    guest.do(table, "resign")

    # when one wishes it, nothing is shown yet
    assert shown(guest, table, True) == PlayedDecks(True, [0], [])
    assert shown(other, table) == shown(new_guest(), table) == PlayedDecks(True, [0], [])
    assert error_of(shown, new_guest(), table, True) == (403, "error-not-in-match")

    # then the other one does
    both = shown(other, table, True)
    assert (both.wishes, [deck.leader for deck in both.decks]) == ([0, 1], ["tacullu", "sera"])
    assert all(sum(deck.parts["cards"].values()) == 25 for deck in both.decks)
    assert shown(guest, table) == both


def journal(guest: Guest, table: str) -> str:
    return guest.ask("GET", f"/api/tables/{table}/journal", None, table).decode()


def fork(guest: Guest, table: str) -> str:
    return guest.play_on(table, 1, "me random")


def test_nobody_learns_decks_from_a_journal_or_a_fork_before_all_wish_it(
    guest: Guest, other: Guest, new_guest: Guests
) -> None:
    mine, theirs = own_line(guest, "summoner-wars", "breakers"), own_line(guest, "summoner-wars", "vanguards")
    given = {"deck-1": mine, "deck-2": "random"}
    table = guest.open_table("summoner-wars", "me open", options=given, public=True)
    other.join(table, deck=theirs)
    guest.do(table, "resign")
    stranger = new_guest()

    shown(guest, table, True)
    for each in (guest, other, stranger):
        assert error_of(journal, each, table) == (403, "error-secret-decks")
        assert error_of(fork, each, table) == (403, "error-secret-decks")
        for path in ("", "/replay", "/replay?seat=0", "/replay?seat=1&words=en", "/verify", "/chances", "/decks"):
            assert b"deck:" not in each.ask("GET", f"/api/tables/{table}{path}", None, table)
    assert msgspec.json.decode(stranger.ask("GET", f"/api/tables/{table}/verify", None, table))["seed"]

    shown(other, table, True)
    for each in (guest, other, stranger):
        assert mine in journal(each, table)
        assert theirs in journal(each, table)
        assert fork(each, table)


def test_who_plays_alone_has_the_journal_and_strangers_have_it_once_the_deck_is_shown(
    guest: Guest, other: Guest
) -> None:
    mine = own_line(guest, "doomtrooper", "grapeshot")
    table = guest.open_table("doomtrooper", "me random", options={"deck-1": mine, "deck-2": "grapeshot"})
    guest.do(table, "resign")

    assert mine in journal(guest, table)
    assert error_of(journal, other, table) == (403, "error-secret-decks")
    forked = fork(guest, table)
    guest.do(forked, "resign")
    assert error_of(journal, other, forked) == (403, "error-secret-decks")

    shown(guest, table, True)

    assert mine in journal(other, table)
    assert error_of(journal, other, forked) == (403, "error-secret-decks")


def test_ready_made_decks_that_everybody_knows_are_no_secret(guest: Guest, other: Guest) -> None:
    table = guest.open_table("summoner-wars", "me open", options={"deck-1": "breakers", "deck-2": "vanguards"})
    other.join(table)
    guest.do(table, "resign")

    assert "vanguards" in journal(other, table)


def test_the_deck_of_somebody_who_left_stays_secret(guest: Guest, other: Guest, new_guest: Guests) -> None:
    third, theirs = new_guest(), own_line(guest, "doomtrooper", "grapeshot")
    table = guest.open_table("doomtrooper", "me open open", options={"deck-1": "the-art"})
    other.join(table, deck=theirs)
    third.join(table, deck="way-of-ki")
    other.do(table, "resign", 1)
    third.do(table, "resign", 2)

    shown(guest, table, True)
    told = shown(third, table, True)

    assert [deck.seat for deck in told.decks] == [0, 2]
    assert error_of(journal, guest, table) == (403, "error-secret-decks")


def test_against_a_bot_ones_own_wish_is_enough_and_a_ready_made_deck_has_its_name(guest: Guest) -> None:
    mine = own_line(guest, "doomtrooper", "grapeshot")
    table = guest.open_table("doomtrooper", "me random", options={"deck-1": mine, "deck-2": "grapeshot"})
    guest.do(table, "resign")

    one, two = shown(guest, table, True).decks

    assert (one.name, two.name) == ("", "Grapeshot")
    assert one.parts == two.parts
    assert sum(one.parts["sideboard"].values()) == 25


def test_a_game_without_decks_has_none_to_show(guest: Guest) -> None:
    table = guest.open_table(seats="me me")
    guest.do(table, "resign")

    assert shown(guest, table) == PlayedDecks(False, [], [])
    assert error_of(shown, guest, table, True) == (400, "error-no-decks")
