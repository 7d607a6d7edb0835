"""E-mail: queued in the database, and sent by whichever node claims it.

A mail waits as its kind and arguments. Its text, and the secret in its link, are made when it is sent: no secret is
stored.
"""

from __future__ import annotations

import asyncio
import smtplib
import ssl
import threading
from collections.abc import Callable
from email.message import EmailMessage
from email.utils import formataddr, formatdate, parseaddr
from functools import partial
from typing import Any, Final, TypeVar

import msgspec
import structlog
from sqlalchemy import delete, func, or_, select, update

from herna.messages.words import Words
from herna.server.counted import count_within_a_day
from herna.server.metrics import Metrics
from herna.server.schema import ACCOUNTS, MAIL_SECRETS, MAILS
from herna.server.security import hashed
from herna.server.settings import Settings, Smtp
from herna.server.steady_time import SteadyTime
from herna.server.store import Store
from herna.server.visitors import RESET, new_token

CONFIRM: Final = "confirm"  # asks whether an address is right
FORGOTTEN: Final = "forgotten"  # somebody asks for that; whose account it is about is looked up when it is sent
HOUR: Final = 3600.0
SECRETS: Final = {CONFIRM: 24 * HOUR, RESET: HOUR}  # how long the secret in the link of a mail holds

MOST_QUEUED: Final = 10_000
MOST_OF_PERSON: Final = 20  # mails about an account within a day
MOST_TO_ADDRESS: Final = 20  # mails to an address within a day
MOST_WITH_SECRET: Final = 5  # of these, of each kind that has a secret
MOST_ACCOUNTS: Final = 3  # accounts with the same address that are written to when a password was forgotten
AT_ONCE: Final = 4  # mails that a node sends at once
LOOK_EVERY: Final = 5.0  # seconds between two looks for mails that other nodes have queued, or that are tried again
STEP_TIMEOUT: Final = 20.0  # seconds for each answer of the mail server
LEASE: Final = 600.0  # seconds after which a mail whose node has died is sent by another: more than all steps may take
MOST_ATTEMPTS: Final = 8
FIRST_WAIT: Final = 30.0  # seconds; each time it is four times as long
TOO_OLD: Final = 48 * HOUR  # a mail that could not be sent for so long is given up
CLOSING: Final = 3.0  # seconds that mails being sent get when the node stops

R = TypeVar("R")

log = structlog.get_logger("herna.mail")


class Mail(msgspec.Struct, frozen=True):
    """A mail that waits."""

    id: str
    visitor: str
    address: str
    kind: str
    language: str
    arguments: dict[str, Any]
    at: float
    attempts: int


class Mails:
    """Queues mails for everybody, and sends those that are due."""

    def __init__(self, settings: Settings, store: Store, clock: SteadyTime, metrics: Metrics) -> None:
        self.smtp = settings.smtp
        self.home = settings.origins[0] if settings.origins else f"http://{settings.host}:{settings.port}"
        self.store = store
        self.clock = clock
        self.metrics = metrics
        self.queued = asyncio.Event()
        self.sending: set[asyncio.Task[None]] = set()
        self.watching: asyncio.Task[None] | None = None

    def can_send(self) -> bool:
        """Whether the operator has set a mail server."""
        return self.smtp is not None

    def open(self) -> None:
        """Begin to send what is due, if there is a mail server."""
        if self.smtp is not None:
            self.watching = asyncio.create_task(self._send_for_ever())

    async def close(self) -> None:
        """Send nothing more; what is being sent gets a moment."""
        if self.watching is not None:
            self.watching.cancel()
            await asyncio.gather(self.watching, return_exceptions=True)
        if self.sending:
            await asyncio.wait(self.sending, timeout=CLOSING)
        for task in self.sending:
            task.cancel()

    # Queueing

    async def write_to(self, visitor: str, kind: str, /, **arguments: Any) -> bool:
        """Queue a mail to the confirmed address of an account, in its language.

        Returns False if there is no address, no mail server, or too many mails. The texts are the messages
        `mail-KIND-subject` and `mail-KIND-text`; the argument `path` becomes a link to a page of this server.
        """
        wanted = select(ACCOUNTS.c.mail, ACCOUNTS.c.mail_language).where(ACCOUNTS.c.id == visitor)
        async with self.store.engine.connect() as connection:
            row = (await connection.execute(wanted)).first()
        if row is None or not row.mail:
            return False
        return await self.queue(kind, visitor, row.mail, row.mail_language, **arguments)

    async def queue(self, kind: str, visitor: str, address: str, language: str, /, **arguments: Any) -> bool:
        """Queue a mail to an address.

        Returns False if there is no mail server, or too many mails.
        """
        if self.smtp is None or not await self._is_allowed(kind, visitor, address):
            return False
        now = self.clock.now()
        body = msgspec.json.encode(arguments)
        values = {"visitor": visitor, "address": address, "kind": kind, "language": language, "arguments": body}
        async with self.store.changing() as connection:
            if int(await connection.scalar(select(func.count()).select_from(MAILS)) or 0) >= MOST_QUEUED:
                log.warning("mail_queue_full")
                return False
            await connection.execute(
                self.store.insert(MAILS).values(**values, id=new_token(), at=now, due=now, attempts=0)
            )
        self.queued.set()
        return True

    async def _is_allowed(self, kind: str, visitor: str, address: str) -> bool:
        """Count a mail against the limits of its person and its address."""
        if kind == FORGOTTEN:  # counted for those who are written to
            return True
        counted = {f"mails of {visitor}": MOST_OF_PERSON, f"mails to {address}": MOST_TO_ADDRESS}
        if kind in SECRETS:
            counted |= {f"{kind} of {visitor}": MOST_WITH_SECRET, f"{kind} to {address}": MOST_WITH_SECRET}
        found = await count_within_a_day(self.store, self.clock.now(), *counted)
        return all(number <= most for number, most in zip(found, counted.values(), strict=True))

    # Sending

    async def _send_for_ever(self) -> None:
        while True:
            try:
                async with asyncio.timeout(LOOK_EVERY):
                    await self.queued.wait()
            except TimeoutError:
                pass
            self.queued.clear()
            try:
                while await self.send_due():
                    pass
            except Exception:  # the database is away, say
                log.exception("mail_queue_failed")

    async def send_due(self) -> int:
        """Send some of the mails that are due; returns how many were tried."""
        mails = await self._claim()
        self.sending = {asyncio.create_task(self._try(mail)) for mail in mails}
        if self.sending:
            await asyncio.wait(self.sending)
        self.sending = set()
        return len(mails)

    async def _claim(self) -> list[Mail]:
        """Claim mails that are due: no other node gets them before the lease ends."""
        now = self.clock.now()
        due = select(MAILS.c.id).where(MAILS.c.due <= now).order_by(MAILS.c.due).limit(AT_ONCE)
        async with self.store.engine.connect() as connection:
            if (await connection.scalar(due)) is None:
                return []
        found = due.with_for_update(skip_locked=True).cte("found")
        claimed = update(MAILS).where(MAILS.c.id.in_(select(found.c.id)), MAILS.c.due <= now)
        values = {"due": now + LEASE, "attempts": MAILS.c.attempts + 1}
        async with self.store.changing() as connection:
            rows = list(await connection.execute(claimed.values(**values).returning(MAILS)))
        return [
            Mail(
                row.id,
                row.visitor,
                row.address,
                row.kind,
                row.language,
                msgspec.json.decode(row.arguments),
                row.at,
                row.attempts,
            )
            for row in rows
        ]

    async def _try(self, mail: Mail) -> None:
        """Send a mail; if that fails, it is tried again later, or given up."""
        try:
            if mail.kind == FORGOTTEN:
                await self._write_to_forgetful(mail)
            else:
                assert self.smtp is not None
                await in_thread(partial(deliver, self.smtp, await self._composed(mail)))
        except Exception as error:
            wait = FIRST_WAIT * 4.0 ** (mail.attempts - 1)
            given_up = is_final(error) or mail.attempts >= MOST_ATTEMPTS or self.clock.now() + wait > mail.at + TOO_OLD
            log.warning("mail_given_up" if given_up else "mail_failed", kind=mail.kind, why=why(error))
            self.metrics.mails.labels("given up" if given_up else "failed").inc()
            if given_up:
                await self._forget(mail)
            else:
                async with self.store.changing() as connection:
                    later = update(MAILS).where(MAILS.c.id == mail.id).values(due=self.clock.now() + wait)
                    await connection.execute(later)
            return
        if mail.kind != FORGOTTEN:
            self.metrics.mails.labels("sent").inc()
        await self._forget(mail)

    async def _forget(self, mail: Mail) -> None:
        async with self.store.changing() as connection:
            await connection.execute(delete(MAILS).where(MAILS.c.id == mail.id))

    async def _write_to_forgetful(self, mail: Mail) -> None:
        """Queue a mail to each account of a name or an address."""
        name, address = mail.arguments["name"], mail.arguments["address"]
        named = or_(ACCOUNTS.c.name == name, ACCOUNTS.c.mail == address)
        wanted = select(ACCOUNTS.c.id, ACCOUNTS.c.name, ACCOUNTS.c.mail).where(named, ACCOUNTS.c.mail.is_not(None))
        async with self.store.engine.connect() as connection:
            rows = list(await connection.execute(wanted.order_by(ACCOUNTS.c.name).limit(MOST_ACCOUNTS)))
        for row in rows:
            await self.queue(RESET, row.id, row.mail, mail.language, account=row.name)

    async def _composed(self, mail: Mail) -> EmailMessage:
        """A mail in words, perhaps with a new secret in its link."""
        words = Words(mail.language)
        async with self.store.engine.connect() as connection:
            name = await connection.scalar(select(ACCOUNTS.c.shown).where(ACCOUNTS.c.id == mail.visitor))
        link = self.home + str(mail.arguments.get("path", "/"))
        if mail.kind in SECRETS:
            link = f"{self.home}/mail/{mail.kind}#{await self._new_secret(mail)}"
        told = {"name": name or "", "server": self.home, **mail.arguments, "link": link}
        assert self.smtp is not None
        message = EmailMessage()
        message["From"] = formataddr(parseaddr(self.smtp.sender))
        message["To"] = mail.address
        message["Subject"] = " ".join(words.say(f"mail-{mail.kind}-subject", told).split())
        message["Date"] = formatdate(self.clock.now())
        message["Message-ID"] = f"<{mail.id}@{parseaddr(self.smtp.sender)[1].rpartition('@')[2]}>"  # the same again
        message["Auto-Submitted"] = "auto-generated"
        text = f"{words.say(f'mail-{mail.kind}-text', told)}\n\n{words.say('mail-end', told)}\n"
        message.set_content(text, cte="quoted-printable")
        return message

    async def _new_secret(self, mail: Mail) -> str:
        """A new secret for a link, of which the digest is stored."""
        token, now = new_token(), self.clock.now()
        row = {"account": mail.visitor, "kind": mail.kind, "address": mail.address, "language": mail.language}
        until = now + SECRETS[mail.kind]
        async with self.store.changing() as connection:
            await connection.execute(self.store.insert(MAIL_SECRETS).values(**row, token=hashed(token), until=until))
        return token


def deliver(smtp: Smtp, message: EmailMessage) -> None:
    """Give a mail to the mail server; it may take a while."""
    context = ssl.create_default_context()
    if smtp.tls == "tls":
        server: smtplib.SMTP = smtplib.SMTP_SSL(smtp.host, smtp.port, timeout=STEP_TIMEOUT, context=context)
    else:
        server = smtplib.SMTP(smtp.host, smtp.port, timeout=STEP_TIMEOUT)
    with server:
        if smtp.tls == "starttls":
            server.starttls(context=context)
        if smtp.user:
            server.login(smtp.user, smtp.password)
        server.send_message(message)


def is_final(error: Exception) -> bool:
    """Whether the mail server refuses a mail for ever."""
    if isinstance(error, smtplib.SMTPRecipientsRefused):
        return all(code >= 500 for code, _ in error.recipients.values())
    return isinstance(error, smtplib.SMTPDataError) and error.smtp_code >= 500


def why(error: Exception) -> str:
    """What went wrong, without the address, which the error may quote."""
    code = getattr(error, "smtp_code", None)
    return type(error).__name__ if code is None else f"{type(error).__name__} {code}"


async def in_thread(work: Callable[[], R]) -> R:
    """Run work in a thread.

    Nothing waits for it when the program ends.
    """
    loop = asyncio.get_running_loop()
    done: asyncio.Future[R] = loop.create_future()

    def finish(result: R | None, error: BaseException | None) -> None:
        if done.done():
            return
        if error is None:
            done.set_result(result)  # type: ignore[arg-type] # it is what the work has returned
        else:
            done.set_exception(error)

    def run() -> None:
        try:
            given: tuple[R | None, BaseException | None] = (work(), None)
        except Exception as error:
            given = (None, error)
        if not loop.is_closed():
            loop.call_soon_threadsafe(finish, *given)

    threading.Thread(target=run, name="mail", daemon=True).start()
    return await done
