"""E-mail: queued in the database, sent once, tried again; addresses of accounts, and forgotten passwords."""

import asyncio
import smtplib
import socket
import time
from collections.abc import Iterator
from email.message import EmailMessage
from itertools import count

import pytest
from sqlalchemy import select, update

from herna.engine.errors import BadInput
from herna.messages.words import Words
from herna.server.account_mail import MOST_FORGOTTEN, AccountMail
from herna.server.admin import Admin
from herna.server.lobby import Lobby
from herna.server.mail import (
    CONFIRM,
    HOUR,
    MOST_ATTEMPTS,
    MOST_OF_PERSON,
    MOST_WITH_SECRET,
    SECRETS,
    TOO_OLD,
    Mails,
    deliver,
)
from herna.server.metrics import Metrics
from herna.server.migrate import migrate
from herna.server.personal import delete_person, export_person
from herna.server.retention import remove_unused
from herna.server.schema import ACCOUNTS, MAIL_SECRETS, MAILS
from herna.server.security import TooMany
from herna.server.settings import Settings, Smtp
from herna.server.steady_time import SteadyTime
from herna.server.store import Store
from herna.server.visitor_messages import MailAddress
from herna.server.visitors import RESET, Visitor, Visitors
from tests.server.post_office import PostOffice
from tests.server.serving import Guest, Server, error_of, eventually, settings_for

PASSWORD = "correct horse battery"
HOME = "https://herna.example.org"
_numbers = count(1)


class HandClock(SteadyTime):
    """A clock that a test sets."""

    def __init__(self) -> None:
        super().__init__()
        self.time = time.time()

    def now(self) -> float:
        return self.time


class Node:
    """What of a node has to do with mail: its mails, and the accounts."""

    def __init__(self, store: Store, smtp: Smtp | None, clock: SteadyTime) -> None:
        self.store = store
        self.mails = Mails(Settings(smtp=smtp, origins=(HOME,)), store, clock, Metrics())
        self.visitors = Visitors(store)
        self.accounts = AccountMail(self.visitors, self.mails)

    async def account(self, name: str, address: str = "") -> Visitor:
        """A new account, perhaps with a confirmed address."""
        visitor = await self.visitors.new_account(Visitor(f"id of {name}"), name, PASSWORD)
        if address:
            of_account = update(ACCOUNTS).where(ACCOUNTS.c.id == visitor.id)
            async with self.store.changing() as connection:
                await connection.execute(of_account.values(mail=address, mail_language="en"))
        return visitor

    async def send_all(self) -> None:
        while await self.mails.send_due():
            pass

    async def waiting(self) -> int:
        async with self.store.engine.connect() as connection:
            return len(list(await connection.execute(select(MAILS))))


@pytest.fixture
def office() -> Iterator[PostOffice]:
    with PostOffice() as office:
        yield office


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
def node(database: str, office: PostOffice, clock: HandClock, runner: asyncio.Runner) -> Iterator[Node]:
    store = Store(database)
    runner.run(migrate(store.engine))
    yield Node(store, office.smtp(), clock)
    runner.run(store.close())


# Queueing and sending


async def test_each_mail_is_sent_by_one_of_many_nodes(
    node: Node, office: PostOffice, clock: HandClock, database: str
) -> None:
    others = [Node(Store(database), office.smtp(), clock) for _ in range(3)]
    for number in range(12):
        assert await node.mails.queue("changed", f"visitor {number}", f"a{number}@example.org", "en")

    await asyncio.gather(*(each.send_all() for each in (node, *others)))

    assert sorted(office.recipients) == sorted(f"a{number}@example.org" for number in range(12))
    assert await node.waiting() == 0
    for each in others:
        await each.store.close()


async def test_a_mail_is_written_in_the_language_of_its_account_with_a_link(node: Node, office: PostOffice) -> None:
    await node.account("Božena")
    await node.mails.queue(CONFIRM, "id of Božena", "bozena@example.org", "cs", account="božena")

    await node.send_all()

    (mail,) = office.mails
    assert mail["Subject"] == Words("cs").say("mail-confirm-subject")
    assert (mail["To"], mail["From"]) == ("bozena@example.org", "Herna <herna@example.org>")
    assert "Dobrý den, Božena," in mail.get_content()
    assert office.links()[0].startswith(f"{HOME}/mail/confirm#")


async def test_nothing_that_waits_holds_a_secret_and_what_is_stored_of_it_is_a_digest(
    node: Node, office: PostOffice
) -> None:
    await node.account("Ann", "ann@example.org")
    await node.mails.write_to("id of Ann", RESET, account="Ann")

    async def stored() -> str:
        async with node.store.engine.connect() as connection:
            return str([list(await connection.execute(select(table))) for table in (MAILS, MAIL_SECRETS)])

    before = await stored()
    await node.send_all()

    (secret,) = office.secrets()
    assert "ann@example.org" in before
    assert secret not in before + await stored()


async def test_a_mail_that_is_refused_for_now_is_tried_again_later_and_later(
    node: Node, office: PostOffice, clock: HandClock
) -> None:
    office.answers = ["450 later"] * 3
    await node.mails.queue("changed", "ann", "ann@example.org", "en")
    waits: list[float] = []
    while not office.mails:
        await node.send_all()
        tries, at = office.tries, clock.time
        while office.tries == tries and not office.mails:
            clock.time += 10.0
            await node.send_all()
        waits.append(clock.time - at)

    assert waits == [30.0, 120.0, 480.0]
    assert await node.waiting() == 0


async def test_a_mail_is_given_up_when_it_is_refused_for_ever_or_was_tried_often(
    node: Node, office: PostOffice, clock: HandClock
) -> None:
    office.answers = ["550 nobody here"]
    await node.mails.queue("changed", "ann", "ann@example.org", "en")
    await node.send_all()
    assert (office.tries, await node.waiting()) == (1, 0)

    office.tries, office.answers = 0, ["450 later"] * 100
    await node.mails.queue("changed", "ann", "ann@example.org", "en")
    while await node.waiting() and office.tries < 100:
        await node.send_all()
        clock.time += 600.0
    assert office.tries <= MOST_ATTEMPTS
    assert not office.mails


async def test_a_mail_whose_node_has_died_is_sent_by_another(
    node: Node, office: PostOffice, clock: HandClock, database: str
) -> None:
    dead = Node(Store(database), office.smtp(), clock)
    await node.mails.queue("changed", "ann", "ann@example.org", "en")
    assert len(await dead.mails._claim()) == 1
    await dead.store.close()

    await node.send_all()
    assert not office.mails
    clock.time += HOUR
    await node.send_all()

    assert len(office.mails) == 1


async def test_a_mail_server_that_answers_nothing_holds_up_nothing(node: Node, clock: HandClock) -> None:
    silent = socket.create_server(("127.0.0.1", 0))  # connections wait, and nobody takes them
    port = silent.getsockname()[1]
    stuck = Node(node.store, Smtp("127.0.0.1", "herna@example.org", port, "none"), clock)
    await stuck.mails.queue("changed", "ann", "ann@example.org", "en")
    stuck.mails.open()
    async with asyncio.timeout(10):
        while not stuck.mails.sending:
            await asyncio.sleep(0.01)
        began = time.monotonic()
        assert await stuck.mails.queue("changed", "ben", "ben@example.org", "en")
        await stuck.mails.close()

    assert time.monotonic() - began < 5.0
    silent.close()


async def test_a_person_and_an_address_get_a_bounded_number_of_mails_a_day(node: Node, clock: HandClock) -> None:
    taken = [await node.mails.queue("changed", "ann", f"{number}@example.org", "en") for number in range(40)]
    assert sum(taken) == MOST_OF_PERSON
    taken = [await node.mails.queue(CONFIRM, f"ben {number}", "ben@example.org", "en") for number in range(40)]
    assert sum(taken) == MOST_WITH_SECRET

    clock.time += 25 * HOUR

    assert await node.mails.queue("changed", "ann", "0@example.org", "en")


async def test_without_a_mail_server_nothing_is_queued(node: Node, clock: HandClock) -> None:
    plain = Node(node.store, None, clock)

    assert not await plain.mails.queue("changed", "ann", "ann@example.org", "en")
    with pytest.raises(BadInput, match="error-no-mail"):
        await plain.accounts.ask_for_reset("ann", "here", "en")
    assert await node.waiting() == 0


def test_a_mail_is_never_sent_unencrypted_where_encryption_is_wanted(office: PostOffice) -> None:
    smtp = office.smtp()
    wanted = Smtp(smtp.host, smtp.sender, smtp.port, "starttls")

    with pytest.raises(smtplib.SMTPNotSupportedError):
        deliver(wanted, _a_mail())
    office.starts_tls = True  # it says so, and then does something else
    with pytest.raises((OSError, smtplib.SMTPException)):
        deliver(wanted, _a_mail())

    assert not office.mails


# Addresses


async def test_an_address_counts_once_it_is_confirmed_and_the_one_before_is_told(
    node: Node, office: PostOffice
) -> None:
    ann = await node.account("Ann", "old@example.org")
    await node.accounts.set_address(ann, "New@Example.org", PASSWORD, "here", "cs")
    assert await node.accounts.address_of(ann) == ("old@example.org", "new@example.org")
    await node.send_all()
    assert await node.accounts.address_of(ann) == ("old@example.org", "new@example.org")

    await node.accounts.confirm(office.secrets()[0])

    assert await node.accounts.address_of(ann) == ("new@example.org", "")
    await node.send_all()
    assert office.recipients == ["new@example.org", "old@example.org"]
    with pytest.raises(BadInput, match="error-link-used"):
        await node.accounts.confirm(office.secrets()[0])


async def test_an_address_is_set_only_with_the_password(node: Node) -> None:
    ann = await node.account("Ann")

    with pytest.raises(BadInput, match="error-sign-in"):
        await node.accounts.set_address(ann, "ann@example.org", "wrong password", "here", "en")

    assert await node.waiting() == 0


async def test_a_link_that_is_late_or_was_replaced_confirms_nothing(
    node: Node, office: PostOffice, clock: HandClock
) -> None:
    ann = await node.account("Ann")
    for address in ("first@example.org", "second@example.org"):
        await node.accounts.set_address(ann, address, PASSWORD, "here", "en")
        await node.send_all()
    first, second = office.secrets()

    with pytest.raises(BadInput, match="error-link-used"):
        await node.accounts.confirm(first)
    clock.time += SECRETS[CONFIRM] + 1
    with pytest.raises(BadInput, match="error-link-used"):
        await node.accounts.confirm(second)
    assert await node.accounts.address_of(ann) == ("", "")


async def test_an_address_is_removed_with_the_links_that_went_to_it(node: Node, office: PostOffice) -> None:
    ann = await node.account("Ann", "ann@example.org")
    await node.accounts.ask_for_reset("ann", "here", "en")
    await node.send_all()

    await node.accounts.set_address(ann, "", PASSWORD, "here", "en")

    assert await node.accounts.address_of(ann) == ("", "")
    with pytest.raises(BadInput, match="error-link-used"):
        await node.accounts.reset(office.secrets()[0], "another password", "here")


# Forgotten passwords


async def test_a_forgotten_password_is_replaced_once_by_the_link_of_a_mail(
    node: Node, office: PostOffice, clock: HandClock
) -> None:
    ann = await node.account("Ann", "ann@example.org")
    cookie = await node.visitors.new_session(ann)
    for who in (" ANN ", "Ann@Example.org"):  # by the name, by the address
        await node.accounts.ask_for_reset(who, "here", "en")
    await node.send_all()
    first, second = office.secrets()
    assert all(link.startswith(f"{HOME}/mail/reset#") for link in office.links())

    await node.accounts.reset(first, "another password", "here")

    assert (await node.visitors.sign_in("Ann", "another password")).id == ann.id
    assert not (await node.visitors.known(cookie)).id
    for used in (first, second):
        with pytest.raises(BadInput, match="error-link-used"):
            await node.accounts.reset(used, "third password", "here")


async def test_a_link_for_a_password_ends_after_an_hour_and_when_the_password_or_the_address_changes(
    node: Node, office: PostOffice, clock: HandClock
) -> None:
    ann = await node.account("Ann", "ann@example.org")

    async def link() -> str:
        await node.accounts.ask_for_reset("ann", "here", "en")
        await node.send_all()
        return office.secrets()[-1]

    late, before_change, before_moving = await link(), await link(), await link()
    clock.time += SECRETS[RESET] + 1
    with pytest.raises(BadInput, match="error-link-used"):
        await node.accounts.reset(late, "another password", "here")
    clock.time -= SECRETS[RESET] + 1
    async with node.store.changing() as connection:
        await connection.execute(update(ACCOUNTS).values(mail="other@example.org"))
    with pytest.raises(BadInput, match="error-link-used"):
        await node.accounts.reset(before_moving, "another password", "here")
    await node.visitors.change_password(ann, PASSWORD, "changed password", "here", "")
    with pytest.raises(BadInput, match="error-link-used"):
        await node.accounts.reset(before_change, "another password", "here")


async def test_what_is_asked_of_the_database_is_the_same_whether_there_is_such_an_account(
    node: Node, office: PostOffice
) -> None:
    await node.account("Ann", "ann@example.org")
    await node.account("Without Address")
    rows = []
    for who in ("ann", "nobody", "without address", "ann@example.org", "nobody@example.org"):
        await node.accounts.ask_for_reset(who, "here", "en")
        rows.append(await node.waiting())

    assert rows == [1, 2, 3, 4, 5]
    await node.send_all()
    assert office.recipients == ["ann@example.org"] * 2


async def test_one_address_of_the_network_asks_for_a_bounded_number_of_mails(node: Node) -> None:
    for number in range(MOST_FORGOTTEN):
        await node.accounts.ask_for_reset(f"name {number}", "here", "en")
    with pytest.raises(TooMany):
        await node.accounts.ask_for_reset("one more", "here", "en")
    assert await node.waiting() == MOST_FORGOTTEN
    await node.accounts.ask_for_reset("name", "elsewhere", "en")


# What is kept


async def test_what_is_old_is_removed(node: Node, office: PostOffice, clock: HandClock) -> None:
    await node.account("Ann", "ann@example.org")
    await node.accounts.ask_for_reset("ann", "here", "en")
    await node.send_all()
    await node.mails.queue("changed", "ann", "ann@example.org", "en")

    await remove_unused(node.store, clock.time + TOO_OLD + 1)

    assert await node.waiting() == 0
    async with node.store.engine.connect() as connection:
        assert (await connection.execute(select(MAIL_SECRETS))).first() is None


async def test_an_address_is_exported_and_deleted_with_its_person(lobby: Lobby, office: PostOffice) -> None:
    node = Node(lobby.store, office.smtp(), HandClock())
    ann = await node.account("Ann", "ann@example.org")
    await node.accounts.set_address(ann, "new@example.org", PASSWORD, "here", "en")
    async with Admin(lobby.settings) as admin:
        data = await export_person(lobby, await admin.person("Ann"))
        assert data["account"]["mail"] == "ann@example.org"
        assert data["mails"][0]["address"] == "new@example.org"
        await node.send_all()
        assert (await export_person(lobby, await admin.person("Ann")))["links"][0]["address"] == "new@example.org"
        await delete_person(lobby, await admin.person("Ann"))

    async with node.store.engine.connect() as connection:
        for table in (ACCOUNTS, MAILS, MAIL_SECRETS):
            assert (await connection.execute(select(table))).first() is None


# By HTTP


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, PostOffice]]:
    with PostOffice() as office:
        settings = settings_for(tmp_path_factory.mktemp("mail"), smtp=office.smtp(), origins=(HOME,))
        with Server(settings) as server:
            yield server, office


def test_by_http_an_address_is_set_confirmed_and_shown_to_nobody_else(house: tuple[Server, PostOffice]) -> None:
    server, office = house
    with Guest(server.url) as guest, Guest(server.url) as other:
        assert guest.me().mail
        assert error_of(guest.read, "/api/accounts/mail", MailAddress) == (403, "error-no-account")
        guest.register("Ann", PASSWORD)
        table = guest.open_table(seats="me open")
        body = {"address": "ann@example.org", "password": PASSWORD}
        guest.ask("POST", "/api/accounts/mail", body)
        assert guest.read("/api/accounts/mail", MailAddress) == MailAddress("", "ann@example.org")
        secret = eventually(office.secrets)[-1]
        other.ask("POST", "/api/accounts/mail/confirm", {"token": secret})  # on the telephone, say

        assert guest.read("/api/accounts/mail", MailAddress) == MailAddress("ann@example.org", "")
        other.register("Ben", PASSWORD)
        seen = other.ask("GET", f"/api/tables/{table}") + other.ask("GET", "/api/accounts/mail")
        assert b"ann@example" not in seen


def test_by_http_a_forgotten_password_is_replaced_and_answers_are_alike(house: tuple[Server, PostOffice]) -> None:
    server, office = house
    with Guest(server.url) as guest:
        guest.register("Cyril", PASSWORD)
        guest.ask("POST", "/api/accounts/mail", {"address": "cyril@example.org", "password": PASSWORD})
        before = len(office.mails)
        eventually(lambda: len(office.mails) > before - 1 and "cyril@example.org" in office.recipients)
        guest.ask("POST", "/api/accounts/mail/confirm", {"token": office.secrets()[-1]})
        known = guest.ask("POST", "/api/accounts/forgotten", {"who": "cyril@example.org"})
        assert guest.ask("POST", "/api/accounts/forgotten", {"who": "nobody@example.org"}) == known
        eventually(lambda: office.recipients.count("cyril@example.org") == 2)
        secret = eventually(lambda: [each for each in office.links() if "/mail/reset#" in each])[-1].partition("#")[2]

        guest.ask("POST", "/api/accounts/reset", {"token": secret, "password": "another password"})

        assert not guest.me().account
        assert guest.sign_in("Cyril", "another password").account
        again = {"token": secret, "password": "third password"}
        assert error_of(guest.ask, "POST", "/api/accounts/reset", again) == (400, "error-link-used")


@pytest.mark.parametrize(
    "address", ["ann", "ann@", "@example.org", "a b@example.org", "ann@example.org\nBcc: x@y.org", "é@x.org"]
)
def test_what_is_no_address_is_refused(house: tuple[Server, PostOffice], address: str) -> None:
    with Guest(house[0].url) as guest:
        body = {"address": address, "password": PASSWORD}
        assert error_of(guest.ask, "POST", "/api/accounts/mail", body) == (400, "error-bad-message")


def test_where_no_mail_is_sent_the_page_is_told_so(guest: Guest) -> None:
    assert not guest.me().mail
    assert error_of(guest.ask, "POST", "/api/accounts/forgotten", {"who": "Ann"}) == (400, "error-no-mail")


def _a_mail() -> EmailMessage:
    mail = EmailMessage()
    mail["To"], mail["From"] = "ann@example.org", "herna@example.org"
    return mail
