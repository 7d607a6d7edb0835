"""Tables on a real socket: the games, opening, finding, joining, leaving, and who may see what."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from herna.games.catalogue import game_keys
from herna.server.book_messages import BookChapterInfo
from herna.server.game_messages import GameInfo, RulebookInfo
from herna.server.messages import SeatInfo
from herna.server.shared_table import STAND_IN, SharedTable
from tests.kit.present import present
from tests.server.serving import Guest, Guests, Server, asked, error_of, is_over, options, refusal_of


def table_of(server: Server, id: str) -> SharedTable:
    """The table itself, which no guest ever sees."""

    async def read() -> SharedTable:
        live = await server.lobby.rooms.find(id)
        async with live.lock:
            return await server.lobby.rooms.up_to_date(live)

    return server.run(read())


# The games


@pytest.mark.parametrize(("language", "name"), [("en", "Connect Four"), ("cs", "Čtyři v řadě (Connect Four)")])
def test_the_games_are_listed_with_their_options_in_the_readers_language(
    new_guest: Guests, language: str, name: str
) -> None:
    games = {game.key: game for game in new_guest(language=language).read("/api/games", list[GameInfo])}

    assert sorted(games) == sorted(game_keys())
    assert games["connect-four"].name == name
    assert games["connect-four"].seats == [2]
    assert {option["name"]: option["values"] for option in games["connect-four"].options}["first"]
    assert games["summoner-wars"].decks


def test_the_rules_are_read_in_the_readers_language_and_an_address_can_ask_for_one(new_guest: Guests) -> None:
    english = new_guest().read("/api/games/connect-four/rules", RulebookInfo)
    czech = new_guest(language="cs-CZ,en;q=0.5").read("/api/games/connect-four/rules", RulebookInfo)
    asked_for = new_guest(language="cs").read("/api/games/connect-four/rules?lang=en", RulebookInfo)

    assert [rule.id for rule in english.rules] == [rule.id for rule in czech.rules]
    assert english.rules[0].text != czech.rules[0].text
    assert asked_for == english


@pytest.mark.parametrize("language", ["en", "cs"])
def test_the_rulebook_has_chapters_and_examples_and_says_in_which_language_its_headings_are(
    new_guest: Guests, language: str
) -> None:
    book = new_guest(language=language).read("/api/games/summoner-wars/rules", RulebookInfo)

    chapters, rules = [chapter.id for chapter in book.chapters], {rule.id: rule for rule in book.rules}
    assert list(dict.fromkeys(rule.chapter for rule in book.rules)) == chapters
    printed = next(rule.source for rule in book.rules if rule.source.basis == "printed")
    assert printed.heading in printed.text
    assert (printed.heading != "", printed.language) == (True, "cs")
    for example in book.examples:
        assert example.rules
        assert set(example.rules) <= set(rules)
        assert example.given
        assert example.then


def test_the_rulebook_is_told_as_a_book_whose_pictures_show_only_what_their_reader_sees(new_guest: Guests) -> None:
    english, czech = (
        new_guest(language=language).read("/api/games/aeons-end/book", list[BookChapterInfo])
        for language in ("en", "cs")
    )
    picture = next(picture for chapter in english for picture in chapter.pictures)
    links = {(part.rule, part.lesson) for chapter in english for block in chapter.blocks for part in block.text}

    assert [chapter.key for chapter in english] == [chapter.key for chapter in czech]
    assert english[0].title != czech[0].title
    assert {"AE-TERM-01", "AE-DRAW-08"} <= {rule for rule, _ in links}
    assert {lesson.key for chapter in english for lesson in chapter.lessons} >= {"ae-1-first-win"}
    assert picture.state.view is not None
    assert picture.state.view["decision"] is None
    assert picture.state.view == next(picture for chapter in czech for picture in chapter.pictures).state.view
    assert new_guest().read("/api/games/connect-four/book", list[BookChapterInfo]) == []


def test_a_game_that_is_not_there_is_not_found_in_both_languages(new_guest: Guests) -> None:
    english, czech = (refusal_of(new_guest(language=language).open_table, "chess") for language in ("en", "cs"))

    assert (english.status, english.problem.error) == (czech.status, czech.problem.error) == (404, "error-unknown-game")
    assert "chess" in english.problem.text
    assert english.problem.text != czech.problem.text


# Opening


def test_a_table_is_opened_as_it_is_wanted(guest: Guest) -> None:
    wanted: dict[str, Any] = {"undo": False, "hints": False, "chat": False, "public": True}
    clock = {"kind": "match", "seconds": 600, "increment": 5}
    table = guest.open_table(seats="me open", options={"first": "seat-2"}, name="  Jana   N. ", clock=clock, **wanted)

    info = guest.look(table).table

    assert info.status == "waiting"
    assert info.seats == [SeatInfo("person", "Jana N."), SeatInfo("open", "")]
    assert info.options == {"first": "seat-2"}
    assert info.clock is not None
    assert (info.clock.kind, info.clock.seconds, info.clock.increment) == ("match", 600, 5)
    assert (info.undo, info.hints, info.chat, info.public) == (False, False, False, True)


@pytest.mark.parametrize(
    ("wanted", "error"),
    [
        ({"seats": "me"}, "error-seat-count"),
        ({"options": {"first": "nobody"}}, "error-option-value"),
        ({"options": {"luck": 1}}, "error-unknown-option"),
        ({"seats": "me oracle"}, "error-unknown-bot"),
        ({"clock": {"kind": "move", "seconds": 0}}, "error-bad-message"),
        ({"name": "x" * 41}, "error-bad-message"),
        ({"name": "a\0b"}, "error-bad-message"),
        ({"surprise": 1}, "error-bad-message"),
    ],
)
def test_a_table_that_cannot_be_is_refused(guest: Guest, wanted: dict[str, Any], error: str) -> None:
    assert error_of(guest.open_table, **wanted) == (400, error)


def test_with_all_seats_taken_the_match_begins_at_once(guest: Guest) -> None:
    assert guest.look(guest.open_table(seats="me me")).table.status == "playing"
    over = guest.open_table(seats="random random")

    assert is_over(guest.wait_until(over, is_over))


# Finding


def test_public_tables_are_listed_until_they_are_over_and_private_ones_never(guest: Guest, other: Guest) -> None:
    public, private = guest.open_table(public=True), guest.open_table()

    def listed() -> list[str]:
        return [info.id for info in other.open_tables()]

    assert public in listed()
    assert private not in listed()
    other.join(public)
    assert public in listed()
    guest.do(public, "resign")
    assert public not in listed()


def test_own_tables_are_those_at_which_the_visitor_sits_the_newest_first(guest: Guest, other: Guest) -> None:
    guest.open_table()
    assert guest.own_tables() == []  # without a cookie
    guest.me()
    other.me()
    first, second = guest.open_table(), guest.open_table()
    joined = other.open_table()
    guest.join(joined)

    assert [info.id for info in guest.own_tables()] == [joined, second, first]
    assert [info.id for info in other.own_tables()] == [joined]
    guest.do(second, "leave")
    assert [info.id for info in guest.own_tables()] == [joined, first]
    guest.do(joined, "leave", seat=1)  # a bot goes on there
    assert [info.id for info in guest.own_tables()] == [first]


def test_own_tables_say_whose_turn_it_is(guest: Guest, other: Guest) -> None:
    guest.me()
    other.me()
    table = guest.open_table()

    def turns() -> list[bool]:
        return [info.your_turn for each in (guest, other) for info in each.own_tables()]

    assert turns() == [False]  # it has not begun
    other.join(table)
    assert turns() == [True, False]
    guest.choose(table, "drop", 3)
    assert turns() == [False, True]
    assert not any(info.your_turn for info in other.open_tables())
    other.do(table, "resign", seat=1)
    assert turns() == [False, False]


def test_at_a_glance_one_sees_what_a_spectator_sees_and_what_happened_last(guest: Guest, other: Guest) -> None:
    table = guest.open_table("summoner-wars")
    before = other.glance(table)
    other.join(table)

    seen = guest.glance(table)

    assert (before.decisions, before.view, before.told) == (0, None, "")
    looked_at = guest.look(table, -1)
    assert looked_at.view is not None
    assert seen.view is not None
    assert seen.view == looked_at.view["table"]
    assert seen.decisions == looked_at.table.decisions
    assert seen.view["hand"] == []  # though one sits there
    assert seen.told


def test_the_last_event_is_told_at_a_glance_in_the_readers_language_and_by_name(new_guest: Guests) -> None:
    host, reader = new_guest(), new_guest(language="cs")
    table = host.open_table(seats="me me", name="Jana")

    host.choose(table, "drop", 3)

    assert reader.glance(table).told == "Jana (1) vhazuje kámen do sloupce 4."


def test_a_table_that_is_not_there_is_not_found(guest: Guest) -> None:
    for path in ("", "/glance", "/wait", "/replay", "/journal", "/verify", "/chances"):
        assert error_of(guest.ask, "GET", f"/api/tables/nowhere{path}") == (404, "error-no-table")


# Joining and leaving


def test_a_guest_takes_the_seat_that_was_named_or_the_first_that_is_free(guest: Guest, other: Guest) -> None:
    table = guest.open_table("summoner-wars", "open open")

    assert guest.join(table, 1, "Eva") == 1
    assert error_of(other.join, table, 1) == (400, "error-seat-taken")
    assert other.join(table) == 0
    assert error_of(other.join, table) == (400, "error-no-free-seat")
    assert [seat.name for seat in guest.look(table).table.seats] == ["", "Eva"]


def test_somebody_who_leaves_before_the_match_makes_room_and_has_no_say_any_more(guest: Guest, other: Guest) -> None:
    table = guest.open_table()
    guest.do(table, "leave")

    assert error_of(guest.do, table, "say", text="still here?")[0] == 403
    assert other.join(table, 0) == 0


def test_a_bot_stands_in_for_the_one_who_leaves_and_plays_on(guest: Guest, other: Guest) -> None:
    table = guest.open_with(other)
    guest.do(table, "leave")

    state = other.wait_until(table, asked)

    assert state.table.seats[0] == SeatInfo("bot", STAND_IN)
    assert state.table.decisions == 1


def test_when_all_have_left_the_bots_finish_the_match(guest: Guest) -> None:
    table = guest.open_table(seats="me random")
    guest.do(table, "leave")

    assert guest.wait_until(table, is_over).table.ended


# Hot seat and seats of others


def test_one_visitor_plays_several_seats_in_one_browser(server: Server, guest: Guest) -> None:
    guest.me()
    table = guest.open_table("summoner-wars", "me me")
    guest.tokens.clear()  # the cookie is enough

    for _ in range(5):
        seat = next(seat for seat in (0, 1) if asked(guest.look(table, seat)))
        guest.choose(table, *options(guest.look(table, seat))[0], seat=seat)

    assert guest.look(table).table.decisions == 5
    with guest.live(table) as line:
        assert {line.state().seat, line.state().seat} == {0, 1}


def test_nobody_sees_or_plays_a_seat_of_others(guest: Guest, other: Guest) -> None:
    table = guest.open_with(other, "summoner-wars")
    asks: list[Callable[[], object]] = [
        lambda: other.look(table, 0),
        lambda: other.choose(table, "end_phase", seat=0, number=1),
        lambda: other.do(table, "resign", seat=0),
        lambda: other.why(table, "end_phase", seat=0),
        lambda: other.hint(table, seat=0),
    ]
    assert [error_of(ask) for ask in asks] == [(403, "error-not-your-seat")] * len(asks)


# Looking on


def test_a_spectator_sees_what_is_public_and_nothing_more(server: Server, guest: Guest, other: Guest) -> None:
    table = guest.open_table("summoner-wars", "me greedy", options={"deck-1": "tundra-orcs"})
    for _ in range(12):
        state = guest.wait_until(table, lambda state: asked(state) or is_over(state))
        guest.choose(table, *options(state)[-1])
    guest.wait_until(table, asked)

    seen, own = other.look(table), guest.look(table)
    match = present(table_of(server, table).match)

    assert seen.seat == -1
    assert seen.view == as_sent(match.view(-1))
    assert own.view == as_sent(match.view(0))
    assert seen.view != own.view
    assert "seed" not in str(seen.view).replace("seed_sha256", "")
    assert match.seed not in str(seen) + str(own)


def as_sent(data: object) -> Any:
    """As it comes over the line."""
    return msgspec.json.decode(msgspec.json.encode(data))
