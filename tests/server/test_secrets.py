"""What nobody is told: what failed and how, what a seat that was left sees, where a private match was played.

And what nobody can do: bring the server down or a match into disorder by a journal that was made up.
"""

import json
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from typing import Any

import pytest
import structlog
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from msgspec import structs
from sqlalchemy.exc import IntegrityError

from herna.engine.chance import Chance
from herna.engine.events import SPECTATOR
from herna.engine.match import Match
from herna.games.catalogue import game_named
from herna.server.routes.replays import MOST_LINES
from tests.kit.present import present
from tests.kit.random_match import SOAK
from tests.kit.undisturbed import undisturbed
from tests.server.hostile import NO_VALUE
from tests.server.serving import Guest, Server, error_of, is_over

# Faults of our own


def test_a_fault_is_written_down_without_secrets_and_told_to_nobody(
    server: Server, guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    # given a table that is in no memory, and a store that fails
    table = guest.open_table(seats="me me")
    server.lobby.rooms.loaded.pop(table)

    async def fails(id: str) -> None:
        raise RuntimeError("the disk is on fire")

    monkeypatch.setattr(server.lobby.store, "header", fails)

    # when
    with structlog.testing.capture_logs() as logged:
        answer = guest.http.get(f"/api/tables/{table}", headers={"authorization": f"Bearer {guest.tokens[table, 0]}"})

    # then
    assert answer.status_code == 500
    assert answer.json()["error"] == "error-internal"
    assert "fire" not in answer.text
    fault = next(entry for entry in logged if entry["event"] == "request_failed")
    assert fault["path"] == "/api/tables/{id}"
    assert "fire" in str(fault["exc_info"])
    said = json.dumps(logged, default=str)
    assert table not in said
    assert guest.tokens[table, 0] not in said


def test_a_statement_that_fails_does_not_tell_what_was_in_it(server: Server, guest: Guest) -> None:
    table = guest.open_table(seats="me me", name="Anna")
    header = present(server.run(server.lobby.store.header(table)))
    sits = server.run(server.lobby.store.entries(table))[0]

    with pytest.raises(IntegrityError) as error:  # two entries have the same number
        server.run(server.lobby.store.open_table(structs.replace(header, id="another"), [sits, sits], "waiting", None))

    for secret in (header.seed, "another", "Anna"):
        assert secret not in str(error.value)
    assert server.run(server.lobby.store.header("another")) is None


def test_numbers_for_the_operator_name_no_table_and_nobody(server: Server, guest: Guest) -> None:
    table = guest.open_table(seats="me me", name="Anna Nováková")
    guest.choose(table, "drop", 3)

    told = guest.http.get("/metrics").text + guest.http.get("/schema/openapi.json").text

    assert "herna_entries_total" in told
    for secret in (table, "Anna", *guest.tokens.values()):
        assert secret not in told


# A seat that was left


def test_somebody_who_has_left_a_seat_only_looks_on(guest: Guest, other: Guest) -> None:
    # given
    table = guest.open_table("summoner-wars")
    seat = other.join(table)
    with other.live(table) as line:
        assert line.state().seat == seat

        # when
        other.do(table, "leave", seat)

        # then
        left = line.wait_until(lambda state: state.table.seats[seat].kind == "bot")
        assert left.seat == SPECTATOR
        assert present(left.view)["seat"] == SPECTATOR
    assert other.look(table).seat == SPECTATOR
    assert error_of(other.look, table, seat)[0] == 403
    assert error_of(other.do, table, "say", seat, text="still here")[0] == 403


def test_nothing_is_done_in_a_seat_after_it_was_left(server: Server, guest: Guest) -> None:
    """However many messages are on their way when it happens."""
    for _ in range(10):
        # given
        table = guest.open_table()
        token = guest.tokens[table, 0]
        acts = [{"do": "say", "seat": 0, "id": f"a{number}", "text": "x"} for number in range(8)]
        acts[3] = {"do": "leave", "seat": 0, "id": "leave"}

        # when
        def send(act: dict[str, Any], table: str = table, token: str = token) -> int:
            headers = {"authorization": f"Bearer {token}"}
            return guest.http.post(f"/api/tables/{table}/acts", json=act, headers=headers).status_code

        with ThreadPoolExecutor(8) as threads:
            statuses = list(threads.map(send, acts))

        # then
        kinds = [entry.kind for entry in server.run(server.lobby.store.entries(table))]
        assert kinds[-1] == "free"
        assert statuses.count(200) == len(kinds) - 1
        assert set(statuses) <= {200, 403}


# Where a private match was played


@pytest.mark.parametrize(("public", "told"), [(False, True), (True, False)])
def test_a_public_table_does_not_lead_to_the_private_one_it_goes_on_from(
    guest: Guest, other: Guest, public: bool, told: bool
) -> None:
    # given
    private = guest.open_table(seats="me me")
    guest.choose(private, "drop", 3)
    guest.do(private, "resign", 0)

    # when
    table = guest.play_on(private, 2, "me open", public=public)

    # then
    assert (other.look(table).table.origin == private) is told
    assert all(private not in (info.id, info.origin) for info in other.open_tables())


# Journals that were made up


def journal_of(entries: list[dict[str, Any]]) -> str:
    """A journal with these lines, each with the check that it should have; also with what no journal of ours holds."""
    text, check = "", ""
    for entry in entries:
        body = json.dumps({name: value for name, value in entry.items() if name != "check"}, separators=(",", ":"))
        check = sha256(f"{check}\n{body}".encode()).hexdigest()[:16]
        text += f'{body[:-1]},"check":"{check}"}}\n'
    return text


def entries_of_match(game: str, seed: int) -> list[dict[str, Any]]:
    """The lines of a match with some undone choices; over, or cut off after a while."""
    chance = Chance(seed)
    match: Match[Any] = Match(game_named(game), 2, {}, f"seed {seed}")
    for _ in range(60):
        if match.play.ask is None:
            break
        match.choose(match.play.ask.seat, chance.pick(match.play.options()))
        if not match.over() and chance.below(5) == 0:
            match.undo(match.past[-1].seat, agreed=True)
    return match.journal.entries()


ODD: list[object] = [*NO_VALUE, True, "\ud800", "\x00", 10**4000, float("nan"), "connect-four", 0, 1, 2, ["drop", 3]]
FIELDS: tuple[str, ...] = ("game", "version", "seats", "options", "seed_sha256", "inherited", "setup", "n", "seat")
FIELDS += ("choice", "chance", "undo", "end", "rule", "seed", "pause", "format", "herna", "ended", "failure", "\ud800")


@st.composite
def made_up(draw: st.DrawFn) -> str:
    """A journal in which a few lines were changed, left out, doubled or exchanged, and all checks made right again."""
    entries = entries_of_match(draw(st.sampled_from(("connect-four", "summoner-wars"))), draw(st.integers(0, 3)))
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.sampled_from((0, 1, 2, len(entries) - 1))) % len(entries)
        how = draw(st.sampled_from(("change", "change", "change", "drop", "double", "swap", "cut")))
        if how == "change":
            entries[at] = entries[at] | {draw(st.sampled_from(FIELDS)): draw(st.sampled_from(ODD))}
        elif how == "drop" and len(entries) > 1:
            del entries[at]
        elif how == "double":
            entries.insert(at, entries[at])
        elif how == "swap":
            entries[at], entries[-1] = entries[-1], entries[at]
        elif how == "cut":
            del entries[at + 1 :]
    return journal_of(entries)


def test_the_journals_of_this_test_are_good_before_they_are_changed(guest: Guest) -> None:
    over = guest.upload(journal_of(entries_of_match("connect-four", 1)))
    waiting = guest.upload(journal_of(entries_of_match("summoner-wars", 1)))

    assert guest.look(over).table.status == "over"
    assert guest.look(waiting).table.status == "waiting"


@settings(
    max_examples=1000 if SOAK else 100,
    deadline=None,
    derandomize=not SOAK,
    database=None,
    phases=(Phase.generate, Phase.shrink),
    suppress_health_check=list(HealthCheck),
)
@given(journal=made_up())
def test_a_journal_that_was_made_up_is_refused_or_is_a_table(guest: Guest, journal: str) -> None:
    answer = guest.http.post("/api/journals", json={"journal": journal})

    assert answer.status_code < 500, answer.text
    if answer.is_success:
        table = answer.json()["table"]
        state = guest.look(table)
        if is_over(state):
            assert guest.http.get(f"/api/tables/{table}/verify").status_code == 200
            assert guest.http.get(f"/api/tables/{table}/replay?at={state.table.decisions + 1}").status_code == 200
        else:
            assert state.table.status == "waiting"
            assert guest.join(table, 1) == 1
            guest.join(table, 0)
            assert guest.look(table, 0).table.status in ("playing", "over")
    else:
        assert answer.json()["text"]


@pytest.mark.parametrize(
    ("line", "field", "value"),
    [
        (0, "seed_sha256", "\ud800"),
        (0, "game", "\ud800"),
        (0, "choice", ["drop", 3]),
        (0, "inherited", -1),
        (1, "undo", 1),
        (1, "setup", None),
    ],
)
def test_a_beginning_that_no_journal_has_is_no_fault_of_the_server(
    guest: Guest, line: int, field: str, value: object
) -> None:
    entries = entries_of_match("connect-four", 1)
    entries[line] = entries[line] | {field: value}

    assert guest.http.post("/api/journals", json={"journal": journal_of(entries)}).status_code < 500


def test_others_are_answered_while_a_long_journal_is_read(server: Server, guest: Guest, other: Guest) -> None:
    # given a journal of choices that are taken back again and again
    match: Match[Any] = Match(game_named("summoner-wars"), 2, {}, "long")
    while len(match.journal.lines) < MOST_LINES // 2:
        seat = match.play.ask.seat if match.play.ask is not None else SPECTATOR
        match.choose(seat, match.play.options()[0])
        match.undo(seat, agreed=True)
    text = "".join(f"{line}\n" for line in match.journal.lines)

    def longest_share() -> float:
        uploading = threading.Thread(target=lambda: guest.upload(text))
        started = time.monotonic()
        uploading.start()
        longest = 0.0
        while uploading.is_alive():
            asked_at = time.monotonic()
            other.http.get("/api/games")
            longest = max(longest, time.monotonic() - asked_at)
        return longest / (time.monotonic() - started)

    # then nobody waits for half of the time that it takes
    assert undisturbed(longest_share, 0.5) < 0.5


def test_a_journal_with_too_many_lines_is_refused(guest: Guest) -> None:
    entries: list[dict[str, Any]] = entries_of_match("connect-four", 0)[:2] + [{"pause": 1}] * MOST_LINES

    assert error_of(guest.upload, journal_of(entries))[0] == 400
