"""Visitors on a real socket: nicknames without an account, and accounts that keep tables across devices."""

from itertools import count

import pytest
from sqlalchemy import event, select, update

from herna.engine.errors import BadInput
from herna.server.lobby import Lobby
from herna.server.migrate import migrate
from herna.server.names import skeleton
from herna.server.passwords import FREE, FREE_IN_ALL, LONGEST_IN_ALL, MOST_WAITING, Passwords
from herna.server.schema import ACCOUNTS, VISITORS
from herna.server.security import TooMany
from herna.server.steady_time import SteadyTime
from herna.server.store import Store
from herna.server.visitor_messages import Me
from herna.server.visitors import DAY, SESSION, Visitors
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


# Passwords


def test_a_password_is_changed_by_who_knows_it_and_other_devices_are_signed_out(
    guest: Guest, other: Guest, new_guest: Guests, name: str
) -> None:
    guest.register(name, PASSWORD)
    other.sign_in(name, PASSWORD)
    change = {"old": PASSWORD, "new": "another password"}

    wrong = error_of(guest.ask, "POST", "/api/accounts/password", change | {"old": "wrong password"})
    guest.ask("POST", "/api/accounts/password", change)

    assert wrong == (400, "error-sign-in")
    assert guest.me().account
    assert not other.me().account
    assert error_of(new_guest().sign_in, name, PASSWORD) == (400, "error-sign-in")
    assert new_guest().sign_in(name, "another password").account
    assert error_of(new_guest().ask, "POST", "/api/accounts/password", change) == (403, "error-no-account")


def test_an_account_is_signed_out_everywhere(guest: Guest, other: Guest, name: str) -> None:
    assert error_of(guest.ask, "DELETE", "/api/sessions/all") == (403, "error-no-account")
    guest.register(name, PASSWORD)
    other.sign_in(name, PASSWORD)

    other.ask("DELETE", "/api/sessions/all")

    assert not guest.me().account
    assert not other.me().account


def test_a_forgotten_password_is_replaced_by_the_operator(
    guest: Guest, server: Server, other: Guest, name: str
) -> None:
    guest.register(name, PASSWORD)

    password = server.run(Visitors(server.lobby.store).reset_password(name.upper()))

    assert error_of(other.sign_in, name, PASSWORD) == (400, "error-sign-in")
    assert other.sign_in(name, password).account
    with pytest.raises(BadInput, match="error-no-such-account"):
        server.run(Visitors(server.lobby.store).reset_password("nobody at all"))


def test_a_session_that_is_not_used_for_long_ends(guest: Guest, server: Server, name: str) -> None:
    guest.register(name, PASSWORD)

    async def seen_before(seconds: int) -> None:
        async with server.lobby.store.changing() as connection:
            await connection.execute(
                update(VISITORS).where(VISITORS.c.name == name).values(seen=VISITORS.c.seen - seconds)
            )

    for seconds, account in ((2 * DAY, True), (SESSION - DAY, True), (SESSION + 2 * DAY, False)):
        server.run(seen_before(seconds))  # it is known afresh, and counts from now on again
        visitors = Visitors(server.lobby.store)
        assert server.run(visitors.known(guest.http.cookies["herna"])).account == account


@pytest.mark.parametrize(
    "alike",
    ["Bo\u00adz\u030cena {}", "\uff22o\u017eena {}", "B\u043e\u017eena {}", "BO\u017dENA  {}", "Bo\u200b\u017eena {}"],
)
def test_a_name_that_looks_like_another_account_is_refused(guest: Guest, other: Guest, name: str, alike: str) -> None:
    guest.register(name, PASSWORD)
    taken = alike.format(name.split()[1])

    assert error_of(other.register, taken, PASSWORD) == (400, "error-account-name")
    other.register(f"Other {name.split()[1]}", PASSWORD)
    assert error_of(other.rename, taken) == (400, "error-account-name")
    assert guest.rename(name.upper()).name == name.upper()


def test_names_with_other_accents_do_not_look_alike() -> None:
    assert skeleton("Bo\u017eena") != skeleton("Bozena")
    assert skeleton("\u0440\u0430\u0443\u0440\u0430l") == skeleton("PayPal") == skeleton("PAYPA1")


# Attempts


async def test_after_wrong_passwords_the_next_attempts_wait_longer_and_longer_on_all_nodes(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 1000.0
    monkeypatch.setattr(SteadyTime, "now", lambda _: now)
    store, other = Store(database), Store(database)
    await migrate(store.engine)
    here, there = Passwords(store), Passwords(other)
    waits: list[int] = []
    for _ in range(FREE + 12):
        await here.count_wrong("ann", "bad address")
        try:
            await there.check_attempts("ann", "bad address")
            waits.append(0)
        except TooMany as error:
            waits.append(int(str(error.arguments["seconds"])))
            now += waits[-1]
            await there.check_attempts("ann", "bad address")

    assert waits == [*[0] * (FREE - 1), *(2**number for number in range(10)), *[900] * 3]
    await there.check_attempts("ann", "good address")
    await there.forget_wrong("ann", "bad address")
    for number in range(FREE_IN_ALL):
        await here.count_wrong("ann", f"address {number}")
    with pytest.raises(TooMany, match="error-wait-to-sign-in"):
        await there.check_attempts("ann", "good address")
    now += LONGEST_IN_ALL
    await there.check_attempts("ann", "good address")
    for each in (store, other):
        await each.close()


def test_all_spellings_of_a_name_wait_together(guest: Guest, name: str) -> None:
    for number in range(FREE + 1):
        spelled = name.upper() if number % 2 else f" {name}  "
        status, error = error_of(guest.sign_in, spelled, "wrong password")

    assert (status, error) == (429, "error-wait-to-sign-in")


async def test_a_bounded_number_of_hashes_is_waited_for(lobby: Lobby) -> None:
    passwords = Passwords(lobby.store)
    passwords.busy = MOST_WAITING

    with pytest.raises(TooMany):
        await passwords.hash("password")
    passwords.busy = 0
    assert await passwords.fits(await passwords.hash("password"), "password")
    assert passwords.busy == 0
