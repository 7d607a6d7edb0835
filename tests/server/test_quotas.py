"""What one address can take: connections, slow requests, tables, messages; others are not shut out by it."""

import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from sqlalchemy import update

from herna.engine.errors import BadInput
from herna.server import sockets, visitors
from herna.server.accept import MOST_ENTRIES, MOST_SAID_AFTER, accept_sent
from herna.server.addresses import address_prefix
from herna.server.entries import Header
from herna.server.messages import Choose, Resign, Say
from herna.server.migrate import migrate
from herna.server.schema import ATTEMPTS
from herna.server.security import TooMany
from herna.server.sockets import Connections
from herna.server.store import Store
from herna.server.visitors import DAY, Visitors
from herna.server.who import Who
from tests.server.serving import TIMEOUT, Guest, Server, error_of, eventually, settings_for
from tests.server.test_shared_table import a_match, do, drop

SOON = 0.5  # seconds


@pytest.mark.parametrize(
    ("host", "prefix"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("", ""),
        ("a socket", "a socket"),
    ],
)
def test_addresses_are_counted_by_what_one_caller_has(host: str, prefix: str) -> None:
    assert address_prefix(host) == prefix


# Connections


def test_connections_are_counted_by_address() -> None:
    connections = Connections(2, ["198.51.100.0/24"])
    first, second = connections.add("192.0.2.7"), connections.add("::ffff:192.0.2.7")

    assert first is not None
    assert second is not None
    assert connections.add("192.0.2.7") is None
    assert connections.add("192.0.2.8") is not None
    first()
    assert connections.add("192.0.2.7") is not None
    for free in ("127.0.0.1", "::1", "::ffff:127.0.0.1", "198.51.100.9", "::ffff:198.51.100.9"):
        assert all(connections.add(free) is not None for _ in range(9))


@pytest.fixture
def strict(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server that counts connections from here, of which there may be three, and waits for nobody."""
    monkeypatch.setattr(sockets, "HEAD_TIMEOUT", SOON)
    monkeypatch.setattr(sockets, "BODY_TIMEOUT", 2 * SOON)
    monkeypatch.setattr(Connections, "_is_free", lambda *_: False)
    with Server(settings_for(tmp_path)) as server:
        assert isinstance(server.uvicorn.config, sockets.Config)
        server.uvicorn.config.open_connections.most = 3
        yield server


def connected(server: Server, sent: bytes = b"") -> socket.socket:
    line = socket.create_connection(("127.0.0.1", int(server.url.rpartition(":")[2])), TIMEOUT)
    line.sendall(sent)
    return line


def is_closed(line: socket.socket) -> bool:
    """Whether the server closes the connection, without an answer, before the test gives up."""
    try:
        return line.recv(1000) == b""
    except ConnectionResetError:
        return True


HEAD = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 50\r\n"


@pytest.mark.parametrize("sent", [b"", b"GET /hea", HEAD, HEAD + b"\r\n{"], ids=["nothing", "line", "head", "body"])
def test_a_request_that_is_not_finished_in_time_is_dropped(strict: Server, sent: bytes) -> None:
    with connected(strict, sent) as line:
        assert is_closed(line)
    with Guest(strict.url) as guest:
        assert guest.open_table()


def test_a_request_that_the_server_takes_long_to_answer_is_not_dropped(strict: Server) -> None:
    with Guest(strict.url) as guest:
        table = guest.open_table()
        version = guest.look(table).version
        started = time.monotonic()
        with guest.live(table) as line:
            line.state()
            time.sleep(3 * SOON)
            line.do("say", text="still here")
        assert guest.look(table).version > version
        assert time.monotonic() - started > 2 * SOON


def test_too_many_connections_of_an_address_are_refused_until_some_have_ended(
    strict: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "HEAD_TIMEOUT", TIMEOUT)
    connections = strict.uvicorn.config.open_connections  # type: ignore[attr-defined] # it is our own configuration
    with ExitStack() as held:
        for _ in range(3):
            held.enter_context(connected(strict))
        eventually(lambda: sum(connections.open.values()) == 3)
        with connected(strict, b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n") as fourth:
            assert is_closed(fourth)
    eventually(lambda: not connections.open)
    with Guest(strict.url) as guest:
        table = guest.open_table()
        with guest.live(table) as line:
            line.state()
            assert sum(connections.open.values()) == 2
    eventually(lambda: not connections.open)


# Visitors


async def test_new_sessions_from_one_address_are_counted_for_all_nodes(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(visitors, "MOST_NEW", 3)
    one, two = Store(database), Store(database)
    await migrate(one.engine)
    for store in (one, two, one):
        await Visitors(store).count_new("an address")

    with pytest.raises(TooMany, match="error-too-many-visitors"):
        await Visitors(two).count_new("an address")
    await Visitors(two).count_new("another address")
    async with one.changing() as connection:
        await connection.execute(update(ATTEMPTS).values(at=ATTEMPTS.c.at - 2 * DAY))
    await Visitors(one).count_new("an address")
    await one.close()
    await two.close()


def test_new_visitors_from_one_address_are_limited_but_not_those_of_this_machine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(visitors, "MOST_NEW", 1)
    with Server(settings_for(tmp_path)) as server, ExitStack() as gone:
        guests = [gone.enter_context(Guest(server.url)) for _ in range(5)]
        assert all(guest.me() for guest in guests[:2])
        monkeypatch.setattr(Who, "is_local", lambda _: False)
        assert guests[2].me()
        assert error_of(guests[3].me) == (429, "error-too-many-visitors")
        assert error_of(guests[4].register, "somebody", "a long password") == (429, "error-too-many-visitors")
        assert guests[2].me()
        monkeypatch.setattr(visitors, "MOST_NEW", 9)
        assert guests[4].register("somebody", "a long password")  # what was refused has made no account


# Tables and messages


def test_tables_open_from_one_address_are_limited_on_all_nodes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Server(settings_for(tmp_path, most_from=2)) as server, Guest(server.url) as guest, Guest(server.url) as other:
        assert all(guest.open_table() for _ in range(3))  # from this machine
        monkeypatch.setattr(Who, "is_local", lambda _: False)
        assert error_of(other.open_table) == (400, "error-too-many-from-here")
        monkeypatch.setattr(Who, "opener", lambda _: "another address")
        first = other.open_table(seats="me me")
        other.open_table()
        assert error_of(guest.open_table) == (400, "error-too-many-from-here")
        other.do(first, "resign")
        assert guest.open_table()


def test_tables_of_bots_alone_from_one_address_are_limited_and_others_are_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Server(settings_for(tmp_path, most_bots_from=2, most_bots=4)) as server, Guest(server.url) as guest:
        guest.me()
        slow = "search:3000ms search:3000ms"
        monkeypatch.setattr(Who, "is_local", lambda _: False)
        guest.open_table(seats="me random")  # somebody plays there
        assert all(guest.open_table(seats=slow) for _ in range(2))
        assert error_of(guest.open_table, seats=slow) == (400, "error-too-many-bots")
        assert guest.open_table(seats="me random")
        monkeypatch.setattr(Who, "opener", lambda _: "another address")
        assert all(guest.open_table(seats=slow) for _ in range(2))
        monkeypatch.setattr(Who, "opener", lambda _: "a third one")
        assert error_of(guest.open_table, seats=slow) == (400, "error-house-full")
        assert guest.open_table(seats="me open")


async def test_open_tables_are_counted_by_the_address_that_opened_them(database: str) -> None:
    store = Store(database)
    await migrate(store.engine)
    for number, opener in enumerate(("one", "one", "two", "")):
        header = Header(f"table-{number}", "connect-four", 2, {}, "seed", 5.0, opener=opener)
        await store.open_table(header, [], "waiting", None)

    assert await store.count_open(opener="one") == 2
    assert await store.count_open(opener="two") == 1
    assert await store.count_open() == 4
    assert await store.count_open(opener="one", since=6.0) == 0
    await store.close()


def test_after_the_end_of_a_match_there_is_an_end_to_talking() -> None:
    table = a_match()
    for number in range(3):
        do(table, Say(0, f"before {number}", "hello"))
    do(table, Resign(1, "end"))
    for number in range(MOST_SAID_AFTER):
        do(table, Say(number % 2, f"after {number}", "hello"))

    with pytest.raises(BadInput, match="error-chat-over"):
        accept_sent(table, Say(0, "one more", "hello"), 5000.0)


def test_a_table_at_which_too_much_has_happened_is_only_played_to_its_end() -> None:
    table = a_match()
    drop(table, 3)
    table.number = MOST_ENTRIES

    with pytest.raises(BadInput, match="error-table-full"):
        accept_sent(table, Say(0, "say", "hello"), 5000.0)
    assert accept_sent(table, Choose(1, "choose", 2, ["drop", 3]), 5000.0)
    assert accept_sent(table, Resign(1, "resign"), 5000.0)
