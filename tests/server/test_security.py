"""The door: who may ask from where and how much, what every answer says to a browser, and who is let go."""

import base64
import json
import os
import socket
import struct
import time
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from herna.server import security, sockets
from herna.server.app import MOST_BODY
from herna.server.messages import Refused
from herna.server.routes import live
from herna.server.routes.games import WITH_SCENARIO
from herna.server.running import MOST_MESSAGE
from herna.server.security import COOKIE, HEADERS, MARK, Limits, TooMany
from tests.server.serving import TIMEOUT, Guest, Server, eventually, settings_for

FOREIGN = ["http://evil.example", "null", "http://[", "http://127.0.0.1:1", ""]
ME = {"name": "Anna"}
HELLO = '{"do":"hello"}'
ENDLESS = 50_000_000  # bytes


@pytest.fixture
def http(server: Server) -> Iterator[httpx.Client]:
    """A program: no cookie, no origin, nothing but what a test sends."""
    with httpx.Client(base_url=server.url, timeout=TIMEOUT) as client:
        yield client


def live_url(server: Server, table: str = "nowhere") -> str:
    return f"{server.url.replace('http', 'ws')}/api/tables/{table}/live"


def is_problem(answer: httpx.Response) -> bool:
    return set(answer.json()) == {"error", "text", "arguments", "reasons"} and bool(answer.json()["text"])


# Where from


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_page_of_another_site_changes_nothing(http: httpx.Client, origin: str) -> None:
    for method, path in (("POST", "/api/me"), ("POST", "/api/tables"), ("DELETE", "/api/sessions")):
        answer = http.request(method, path, json=ME, headers={"origin": origin, MARK: "1"})

        assert answer.status_code == 403
        assert answer.json()["error"] == "error-origin"


def test_a_cookie_counts_only_with_our_mark_from_our_own_page(server: Server, http: httpx.Client) -> None:
    # given
    cookie = http.get("/api/me").cookies[COOKIE]
    ours = {"origin": server.url, MARK: "1"}

    # when
    statuses = {
        "both": http.post("/api/me", json=ME, headers=ours).status_code,
        "no mark": http.post("/api/me", json=ME, headers={"origin": server.url}).status_code,
        "no origin": http.post("/api/me", json=ME, headers={MARK: "1"}).status_code,
        "neither": http.post("/api/me", json=ME).status_code,
    }

    # then
    assert http.cookies[COOKIE] == cookie
    assert statuses == {"both": 200, "no mark": 403, "no origin": 403, "neither": 403}


def test_a_program_needs_neither_origin_nor_mark(http: httpx.Client) -> None:
    assert http.post("/api/tables", json={"game": "connect-four", "seats": [{"kind": "open"}] * 2}).status_code == 201


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_page_of_another_site_gets_no_live_line(server: Server, origin: str) -> None:
    with pytest.raises(InvalidStatus) as refused, connect(live_url(server), origin=Origin(origin)):
        pass

    assert refused.value.response.status_code == 403


def test_a_line_with_a_cookie_has_to_say_where_it_is_from(server: Server, http: httpx.Client) -> None:
    # given
    cookie = {"cookie": f"{COOKIE}={http.get('/api/me').cookies[COOKIE]}"}

    # when
    with pytest.raises(InvalidStatus) as refused, connect(live_url(server), additional_headers=cookie):
        pass

    # then
    assert refused.value.response.status_code == 403
    with connect(live_url(server), additional_headers=cookie, origin=Origin(server.url)) as line:
        line.send(HELLO)
        assert "error-no-table" in str(line.recv(TIMEOUT))
    with connect(live_url(server)) as line:  # a program
        line.send(HELLO)
        assert "error-no-table" in str(line.recv(TIMEOUT))


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:80", "[", "", "127.0.0.1.evil.example", "localhost@evil"]
)
def test_a_name_that_was_made_to_point_here_is_refused(server: Server, http: httpx.Client, host: str) -> None:
    assert http.get("/api/me", headers={"host": host}).status_code in (400, 403)
    assert http.get("/", headers={"host": host}).status_code in (400, 403)
    answer = asked_raw(server, handshake(host))
    assert answer.startswith((b"HTTP/1.1 403", b"HTTP/1.1 400"))


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:8000", "127.0.0.1", "[::1]:8000"])
def test_the_names_of_this_machine_are_answered(http: httpx.Client, host: str) -> None:
    assert http.get("/api/me", headers={"host": host}).status_code == 200


# What every answer says

ANSWERS: list[tuple[str, str, int]] = [
    ("GET", "/", 200),
    ("GET", "/health", 200),
    ("GET", "/metrics", 200),
    ("GET", "/schema/openapi.json", 200),
    ("GET", "/api/games", 200),
    ("GET", "/api/tables/mine", 200),
    ("GET", "/api/tables/nowhere", 404),
    ("GET", "/api/tables/nowhere?seat=x", 400),
    ("GET", "/nowhere", 404),
    ("GET", "/api/tables/../../etc/passwd", 404),
    ("GET", "/api/tables/..%2f..%2fetc%2fpasswd", 404),
    ("GET", "/api/tables/a%00b", 400),
    ("GET", "/api/tables/%ff%fe", 400),
    ("GET", "/api/tables/nowhere/wait?after=99999999999999999999999999", 404),
    ("GET", f"/api/tables/{'a' * 5000}", 400),
    ("GET", "/api/tables/nowhere/live", 405),
    ("DELETE", "/api/tables", 405),
    ("HEAD", "/api/games", 200),
    ("OPTIONS", "/api/tables", 204),
    ("TRACE", "/", 405),
    ("POST", "/api/tables", 400),
]
KEPT_BY_BROWSERS = {"/api/games"}  # alike for everybody: kept, and asked about by its ETag each time


@pytest.mark.parametrize(("method", "path", "status"), ANSWERS)
def test_every_answer_says_what_a_browser_may_do_with_it(
    http: httpx.Client, method: str, path: str, status: int
) -> None:
    answer = http.request(method, path)

    assert answer.status_code == status
    wanted = HEADERS | ({"Cache-Control": "no-cache"} if path in KEPT_BY_BROWSERS else {})
    assert {name: answer.headers[name] for name in wanted} == wanted
    assert ("etag" in answer.headers) == (path in KEPT_BY_BROWSERS)
    assert "'unsafe" not in answer.headers["content-security-policy"]
    assert answer.headers["content-security-policy"].startswith("default-src 'none'")
    assert "strict-transport-security" not in answer.headers
    assert "server" not in answer.headers
    if status >= 400 and method != "HEAD":
        assert is_problem(answer)
    if status == 405:
        assert answer.headers["allow"]


def test_too_much_is_a_problem_too(server: Server, http: httpx.Client) -> None:
    # when
    large = http.post("/api/sessions", content=b"x" * (MOST_BODY + 1))
    in_pieces = http.post("/api/sessions", content=iter([b"x" * (MOST_BODY // 6)] * 7))
    with_scenario = http.post("/api/tables", content=b"x" * (WITH_SCENARIO + 1))
    a_long_head = asked_raw(server, b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"x" * 2_000_000 + b"\r\n\r\n")

    # then
    assert (large.status_code, in_pieces.status_code, with_scenario.status_code) == (413, 413, 413)
    assert is_problem(large)
    assert large.headers["x-content-type-options"] == "nosniff"
    assert a_long_head.startswith((b"HTTP/1.1 400", b"HTTP/1.1 431"))


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "x", ""])
def test_what_is_sent_is_read_as_json_whatever_it_is_called(http: httpx.Client, kind: str) -> None:
    assert http.post("/api/sessions", content=b"name=a&password=b", headers={"content-type": kind}).status_code == 400


def test_odd_requests_on_one_connection_are_each_answered_or_refused(server: Server) -> None:
    # given
    one = b"GET /health HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\nhello"
    last = b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"

    # then
    assert asked_raw(server, one + one + last).count(b"HTTP/1.1 200") == 3
    assert asked_raw(server, b"nonsense\r\n\r\n").startswith(b"HTTP/1.1 400")
    assert asked_raw(server, b"GET /health HTTP/1.1\r\nHost: a\r\nHost: localhost\r\n\r\n").startswith(b"HTTP/1.1 4")


def test_the_cookie_is_for_the_browser_alone_and_is_set_once(http: httpx.Client) -> None:
    first, again = http.get("/api/me"), http.get("/api/me")

    parts = {part.strip().lower() for part in first.headers["set-cookie"].split(";")}
    assert {"httponly", "samesite=lax", "path=/"} <= parts
    assert "secure" not in parts
    assert not any(part.startswith("domain") for part in parts)
    assert "set-cookie" not in again.headers
    assert again.json() == {"name": "", "account": False, "legal": False, "mail": False}


def test_a_server_that_is_reached_by_https_says_so(tmp_path_factory: pytest.TempPathFactory) -> None:
    settings = settings_for(tmp_path_factory.mktemp("secure"), secure=True, origins=("https://play.example",))
    with Server(settings) as server, httpx.Client(base_url=server.url) as http:
        answer = http.get("/api/me", headers={"host": "play.example"})
        changed = http.post(
            "/api/me", json=ME, headers={"host": "play.example", "origin": "https://play.example", MARK: "1"}
        )

    assert "secure" in answer.headers["set-cookie"].lower()
    assert answer.headers["strict-transport-security"].startswith("max-age=")
    assert changed.status_code == 200


# How much


@pytest.fixture(scope="module")
def busy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that takes 20 requests at once, and 4 a second: fewer than a slow machine can ask."""
    with Server(settings_for(tmp_path_factory.mktemp("busy"), rate=4.0, burst=20.0)) as server:
        yield server


def from_address(server: Server, address: str, token: str = "") -> httpx.Client:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    return httpx.Client(
        base_url=server.url, headers=headers, transport=httpx.HTTPTransport(local_address=address), timeout=TIMEOUT
    )


def test_an_address_that_asks_too_much_is_refused_for_a_while(busy: Server) -> None:
    with from_address(busy, "127.0.0.2") as eager, from_address(busy, "127.0.0.3") as other:
        # when
        statuses = [eager.get("/health").status_code for _ in range(40)]

        # then
        assert statuses[:20] == [200] * 20
        assert 429 in statuses
        answers = (eager.get("/health") for _ in range(100))  # one may have leaked in meanwhile
        assert is_problem(next(answer for answer in answers if answer.status_code == 429))
        assert other.get("/health").status_code == 200
        time.sleep(0.6)
        assert eager.get("/health").status_code == 200


def test_a_token_that_asks_too_much_is_refused_from_anywhere(busy: Server) -> None:
    addresses = [f"127.0.1.{each}" for each in range(1, 6)]
    clients = [from_address(busy, address, "the same token") for address in addresses]

    statuses = [client.get("/api/tables/mine").status_code for client in clients for _ in range(8)]

    assert statuses[:20] == [200] * 20
    assert 429 in statuses
    with from_address(busy, addresses[0], "another token") as other:
        assert other.get("/api/tables/mine").status_code == 200
    for client in clients:
        client.close()


def test_a_new_table_and_a_password_weigh_more(busy: Server) -> None:
    with from_address(busy, "127.0.2.1") as one, from_address(busy, "127.0.2.2") as two:
        table = {"game": "connect-four", "seats": [{"kind": "open"}] * 2}
        opened = [one.post("/api/tables", json=table).status_code for _ in range(6)]
        tried = [
            two.post("/api/sessions", json={"name": "nobody", "password": "a wrong one"}).status_code for _ in range(3)
        ]

    assert opened[0] == 201
    assert 429 in opened
    assert 429 in tried


def test_somebody_who_says_too_much_on_a_line_is_refused_and_waits(busy: Server) -> None:
    with from_address(busy, "127.0.0.4") as opener:
        opened = opener.post("/api/tables", json={"game": "connect-four", "seats": [{"kind": "open"}] * 2}).json()
    with Guest(busy.url) as guest, guest.live(opened["table"]) as line:
        # when
        started = time.monotonic()
        for _ in range(25):
            line.send({"do": "ping"})
        answers = [line.receive() for _ in range(26)]  # a state too

        # then
        refused = [answer for answer in answers if isinstance(answer, Refused)]
        assert refused
        assert {answer.problem.error for answer in refused} == {"error-too-many"}
        assert time.monotonic() - started > 0.9


def test_buckets_drain_and_are_not_kept_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    # given
    now = 0.0
    monkeypatch.setattr("herna.server.security.time", SimpleNamespace(monotonic=lambda: now))
    monkeypatch.setattr(security, "MOST_BUCKETS", 3)
    limits = Limits(rate=2.0, burst=4.0)

    # when full, it is refused; what is refused does not count
    for _ in range(4):
        limits.count("a")
    for _ in range(9):
        with pytest.raises(TooMany):
            limits.count("a")

    # then so much has drained after a while
    now = 1.0
    limits.count("a")
    limits.count("a")
    with pytest.raises(TooMany):
        limits.count("a")
    now = 100.0
    limits.count("a", weight=4.0)

    # and many others do not fill the memory, nor do they make room for one that keeps asking
    for each in range(50):
        limits.count(f"other {each}")
        with pytest.raises(TooMany):
            limits.count("a")
    assert len(limits.buckets) <= 3


# Who is let go


def test_a_line_that_does_not_say_hello_is_closed(
    server: Server, guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "HELLO_TIMEOUT", 0.2)

    with connect(live_url(server, guest.open_table())) as line, pytest.raises(ConnectionClosed):
        line.recv(5)


def test_a_message_that_is_too_large_ends_the_line(server: Server, guest: Guest) -> None:
    with guest.live(guest.open_table()) as line:
        line.state()
        line.socket.send("x" * (MOST_MESSAGE + 1))
        with pytest.raises(ConnectionClosed):
            line.socket.recv(TIMEOUT)
        assert line.socket.close_code == 1009


@pytest.fixture
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose system keeps little of what a client does not read."""
    server = Server(settings_for(tmp_path_factory.mktemp("narrow")))
    server.socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    with server:
        yield server


@pytest.mark.parametrize(("flood", "timeout"), [("acts", 0.5), ("pings", 3600.0)])
def test_a_client_that_does_not_read_is_let_go(
    narrow: Server, flood: str, timeout: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is answered piles up to a limit; then it has a while to read, or none if it goes on sending pings."""
    monkeypatch.setattr(sockets, "READ_TIMEOUT", timeout)
    with Guest(narrow.url) as guest:
        table = guest.open_table(seats="me me")
        act = {"do": "say", "seat": 0, "id": "x" * 60, "text": "x" * 400}
        frames = frame(1, json.dumps(act).encode()) * 50 if flood == "acts" else frame(9, b"x" * 125) * 200
        with socket.socket() as silent:
            silent.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            silent.connect(("127.0.0.1", int(narrow.url.rpartition(":")[2])))
            silent.settimeout(10)
            silent.sendall(handshake("localhost", table))
            assert silent.recv(4096).startswith(b"HTTP/1.1 101")
            silent.sendall(frame(1, HELLO.encode()))

            # when
            sent = sent_until_refused(silent, frames)

        # then
        assert sent < ENDLESS
        assert eventually(lambda: lines_open(guest) == 0)
        assert guest.look(table).version == 2


def sent_until_refused(line: socket.socket, frames: bytes) -> int:
    """Send the same again and again, until the other side has ended the connection; how many bytes it took."""
    for times in range(ENDLESS // len(frames)):
        try:
            line.sendall(frames)
        except (ConnectionResetError, BrokenPipeError):
            return times * len(frames)
    return ENDLESS


def lines_open(guest: Guest) -> float:
    found = [line for line in guest.http.get("/metrics").text.splitlines() if line.startswith("herna_live_lines ")]
    return float(found[0].split()[1])


# Bytes on a socket


def handshake(host: str, table: str = "nowhere") -> bytes:
    key = base64.b64encode(os.urandom(16)).decode()
    return (
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode()


def frame(kind: int, data: bytes) -> bytes:
    """A frame of a WebSocket: 1 is text, 9 a ping."""
    size = bytes([0x80 | len(data)]) if len(data) < 126 else bytes([0x80 | 126]) + struct.pack("!H", len(data))
    return bytes([0x80 | kind]) + size + bytes(4) + data


def asked_raw(server: Server, sent: bytes) -> bytes:
    """All that comes back for these bytes, until the server has no more to say."""
    with socket.create_connection(("127.0.0.1", int(server.url.rpartition(":")[2])), timeout=2) as line:
        got: list[Any] = []
        try:
            line.sendall(sent)
            while more := line.recv(65_536):
                got.append(more)
        except (TimeoutError, ConnectionResetError, BrokenPipeError):
            pass
        return b"".join(got)
