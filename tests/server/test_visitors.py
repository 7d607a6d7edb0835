"""Visitors on a real socket: nicknames without an account, and accounts that keep tables across devices."""

from itertools import count

import pytest
from sqlalchemy import event, select

from herna.server.messages import Me
from herna.server.store import ACCOUNTS, VISITORS
from tests.server.serving import Guest, Guests, Server, error_of

PASSWORD = "correct horse battery"
_numbers = count(1)


@pytest.fixture
def name() -> str:
    """A name that no other test has taken."""
    return f"Božena {next(_numbers)}"


# Nicknames


def test_a_nickname_is_kept_and_stands_at_the_tables_opened_with_it(guest: Guest) -> None:
    assert guest.rename("  Jan   Novák ") == Me("Jan Novák", False)
    table = guest.open_table(seats="me open")
    named = guest.open_table(seats="me open", name="Honza")

    assert guest.me() == Me("Jan Novák", False)
    assert guest.rename("Jeník") == guest.me()
    assert guest.look(table).table.seats[0].name == "Jan Novák"
    assert guest.look(named).table.seats[0].name == "Honza"


@pytest.mark.parametrize("nickname", ["", "x" * 41, "a\0b", "a\x1bb"])
def test_a_nickname_that_cannot_be_shown_is_refused(guest: Guest, nickname: str) -> None:
    guest.me()

    assert error_of(lambda: guest.rename(nickname)) == (400, "error-bad-message")


def test_a_cookie_that_was_made_up_makes_nobody_of_its_bearer(server: Server) -> None:
    with Guest(server.url, cookies={"herna": "made-up"}) as guest:
        assert guest.own_tables() == []
        assert guest.me() == Me("", False)


# Accounts


def test_an_account_keeps_the_tables_of_its_visitor_on_every_device(guest: Guest, other: Guest, name: str) -> None:
    guest.me()
    table = guest.open_table(seats="me me")
    assert guest.register(name, PASSWORD) == Me(name, True)
    later = guest.open_table(seats="me open")

    assert other.sign_in(f"  {name.upper()} ", PASSWORD) == Me(name, True)

    assert [info.id for info in other.own_tables()] == [later, table]
    other.choose(table, "drop", 3)
    assert guest.look(table).table.decisions == 1
    with other.live(table) as line:
        assert {line.state().seat, line.state().seat} == {0, 1}


def test_another_name_is_known_on_all_devices_and_at_the_next_signing_in(
    guest: Guest, other: Guest, new_guest: Guests, name: str
) -> None:
    guest.register(name, PASSWORD)
    other.sign_in(name, PASSWORD)
    assert other.me().name == name

    guest.rename("Karel")

    assert other.me() == Me("Karel", True)
    assert new_guest().sign_in(name, PASSWORD) == Me("Karel", True)


def test_a_wrong_password_and_an_unknown_name_are_refused_alike(guest: Guest, other: Guest, name: str) -> None:
    guest.register(name, PASSWORD)

    assert error_of(lambda: other.sign_in(name, "wrong password")) == (400, "error-sign-in")
    assert error_of(lambda: other.sign_in("Nobody at all", PASSWORD)) == (400, "error-sign-in")
    assert "herna" not in other.http.cookies


def test_a_name_is_taken_once_however_it_is_written(guest: Guest, other: Guest, name: str) -> None:
    guest.register(name, PASSWORD)

    assert error_of(lambda: other.register(name.upper(), PASSWORD)) == (400, "error-account-name")
    assert error_of(lambda: guest.register(f"{name} again", PASSWORD)) == (400, "error-has-account")


@pytest.mark.parametrize(
    ("wrong", "password", "error"),
    [
        ("ab", PASSWORD, "error-bad-message"),
        ("x" * 41, PASSWORD, "error-bad-message"),
        ("nul\0", PASSWORD, "error-bad-message"),
        ("   \u00a0 ", PASSWORD, "error-account-form"),
        ("ß" * 30, PASSWORD, "error-account-form"),  # folded, each is two letters
        ("a good name", "short", "error-bad-message"),
        ("a good name", "x" * 201, "error-bad-message"),
    ],
)
def test_a_name_or_a_password_that_cannot_be_is_refused(guest: Guest, wrong: str, password: str, error: str) -> None:
    assert error_of(lambda: guest.register(wrong, password)) == (400, error)


def test_what_a_browser_has_played_without_an_account_comes_along_when_it_signs_in(
    guest: Guest, other: Guest, name: str
) -> None:
    guest.register(name, PASSWORD)
    at_home = guest.open_table(seats="me open")
    other.me()
    both, over = other.open_table(seats="me me", public=False), other.open_table(seats="me me")
    other.do(over, "resign")
    other.do(both, "mute", other=1, muted=True)

    other.sign_in(name, PASSWORD)

    for device in (guest, other):
        assert {table.id for table in device.own_tables()} == {at_home, both, over}
    guest.tokens.clear()
    guest.choose(both, "drop", 3, seat=0)  # on the other device, without any token
    guest.choose(both, "drop", 3, seat=1)
    other.do(both, "say", seat=1, text="heard?")
    assert guest.look(both, 0).said == []  # what was muted stays muted


def test_signing_in_takes_nothing_from_another_account_or_from_anybody_else(
    guest: Guest, other: Guest, new_guest: Guests, name: str
) -> None:
    first, second, stranger = guest, other, new_guest()
    first.register(name, PASSWORD)
    kept = first.open_table(seats="me open")
    stranger.me()
    shared = stranger.open_table(seats="me open")
    second.me()
    second.join(shared)
    second.register(f"{name} too", PASSWORD)

    second.sign_in(name, PASSWORD)  # from one account to another

    assert {table.id for table in second.own_tables()} == {kept}
    assert {table.id for table in stranger.own_tables()} == {shared}
    second.tokens.clear()
    assert error_of(second.choose, shared, "drop", 3, seat=1, number=1) == (403, "error-not-your-seat")


def test_the_cookie_from_before_signing_in_leads_nowhere(guest: Guest, server: Server, name: str) -> None:
    with Guest(server.url) as device:
        device.register(name, PASSWORD)
    guest.rename("Anna")
    table, cookie = guest.open_table(seats="me me"), guest.http.cookies["herna"]

    guest.sign_in(name, PASSWORD)

    with Guest(server.url, cookies={"herna": cookie}) as thief:
        assert thief.own_tables() == []
        assert thief.me() == Me("", False)
        assert error_of(thief.look, table, 0) == (403, "error-not-your-seat")
    assert guest.look(table, 0).seat == 0


def test_somebody_who_has_signed_out_is_a_stranger_at_once_and_the_cookie_worth_nothing(
    guest: Guest, server: Server, name: str
) -> None:
    guest.register(name, PASSWORD)
    guest.open_table()
    cookie = guest.http.cookies["herna"]
    assert len(guest.own_tables()) == 1

    guest.sign_out()

    assert "herna" not in guest.http.cookies
    assert guest.own_tables() == []
    with Guest(server.url, cookies={"herna": cookie}) as thief:
        assert thief.own_tables() == []
        assert thief.me() == Me("", False)


def test_the_cookie_from_before_an_account_does_not_lead_into_it(guest: Guest, server: Server, name: str) -> None:
    guest.me()
    cookie = guest.http.cookies["herna"]
    guest.register(name, PASSWORD)

    with Guest(server.url, cookies={"herna": cookie}) as thief:
        assert thief.me() == Me("", False)
    assert guest.me() == Me(name, True)


def test_neither_passwords_nor_cookies_nor_tokens_are_kept(guest: Guest, server: Server, name: str) -> None:
    guest.register(name, PASSWORD)
    table = guest.open_table()
    cookie, token = guest.http.cookies["herna"], guest.tokens[table, 0]

    async def read_all() -> str:
        async with server.lobby.store.engine.connect() as connection:
            accounts = (await connection.execute(select(ACCOUNTS))).all()
            visitors = (await connection.execute(select(VISITORS))).all()
        entries = await server.lobby.store.entries(table)
        return f"{accounts} {visitors} {entries}"

    kept = server.run(read_all())
    assert "$argon2id$" in kept
    assert not any(secret in kept for secret in (PASSWORD, cookie, token))


def test_a_known_cookie_is_not_looked_up_for_every_request(guest: Guest, server: Server) -> None:
    guest.me()
    table = guest.open_table()
    statements: list[str] = []

    def note(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        statements.append(statement)

    engine = server.lobby.store.engine.sync_engine
    event.listen(engine, "before_cursor_execute", note)
    try:
        for _ in range(10):
            assert guest.look(table).seat == 0
    finally:
        event.remove(engine, "before_cursor_execute", note)

    assert sum("FROM visitors" in statement for statement in statements) <= 1
