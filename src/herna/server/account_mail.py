"""The e-mail address of an account, and forgotten passwords replaced by mail."""

from __future__ import annotations

from typing import Final

from sqlalchemy import delete, select, update

from herna.engine.errors import BadInput
from herna.server.counted import count_within_a_day
from herna.server.mail import CONFIRM, FORGOTTEN, Mails
from herna.server.names import folded
from herna.server.schema import ACCOUNTS, MAIL_SECRETS, MAILS
from herna.server.security import TooMany, hashed
from herna.server.visitors import RESET, Visitor, Visitors

CHANGED: Final = "changed"  # tells the address that an account had before
MOST_FORGOTTEN: Final = 20  # times that one address of the network asks for a mail within a day


class AccountMail:
    """What people do with the e-mail address of their account."""

    def __init__(self, visitors: Visitors, mails: Mails) -> None:
        self.visitors = visitors
        self.store = visitors.store
        self.mails = mails

    async def address_of(self, visitor: Visitor) -> tuple[str, str]:
        """The confirmed address of an account, and one that waits; both may be empty."""
        now = self.mails.clock.now()
        asked = (MAIL_SECRETS.c.account == visitor.id, MAIL_SECRETS.c.kind == CONFIRM, MAIL_SECRETS.c.until > now)
        queued = (MAILS.c.visitor == visitor.id, MAILS.c.kind == CONFIRM)
        async with self.store.engine.connect() as connection:
            confirmed = await connection.scalar(select(ACCOUNTS.c.mail).where(ACCOUNTS.c.id == visitor.id))
            newest = select(MAIL_SECRETS.c.address).where(*asked).order_by(MAIL_SECRETS.c.until.desc()).limit(1)
            waiting = await connection.scalar(select(MAILS.c.address).where(*queued).limit(1))
            waiting = waiting or await connection.scalar(newest)
        return confirmed or "", waiting or ""

    async def set_address(self, visitor: Visitor, address: str, password: str, opener: str, language: str) -> None:
        """Send a link to a new address, which counts when it is confirmed.

        An empty one removes the address at once. The password is asked for, since the link of a mail can
        replace it.
        """
        name = await self.visitors.check_password(visitor, password, opener)
        address = address.lower()
        before, _ = await self.address_of(visitor)
        if address == before:
            address = ""
        elif not address:
            await self._store_address(visitor.id, None, None)
        async with self.store.changing() as connection:
            older = (MAIL_SECRETS.c.account == visitor.id, MAIL_SECRETS.c.kind == CONFIRM)
            await connection.execute(delete(MAIL_SECRETS).where(*older))
            await connection.execute(delete(MAILS).where(MAILS.c.visitor == visitor.id, MAILS.c.kind == CONFIRM))
        if not address:
            return
        if not self.mails.can_send():
            raise BadInput("error-no-mail")
        if not await self.mails.queue(CONFIRM, visitor.id, address, language, account=name):
            raise TooMany("error-too-many-mails")

    async def confirm(self, token: str) -> None:
        """Confirm an address with a secret; the address before it is told."""
        wanted = (MAIL_SECRETS.c.token == hashed(token), MAIL_SECRETS.c.kind == CONFIRM)
        gone = delete(MAIL_SECRETS).where(*wanted, MAIL_SECRETS.c.until > self.mails.clock.now())
        async with self.store.changing() as connection:
            row = (await connection.execute(gone.returning(MAIL_SECRETS))).first()
        if row is None:
            raise BadInput("error-link-used")
        before, _ = await self.address_of(Visitor(row.account))
        await self._store_address(row.account, row.address, row.language)
        if before and before != row.address:
            await self.mails.queue(CHANGED, row.account, before, row.language)

    async def _store_address(self, account: str, address: str | None, language: str | None) -> None:
        """Change the address of an account.

        Links that went to the one before end.
        """
        async with self.store.changing() as connection:
            of_account = update(ACCOUNTS).where(ACCOUNTS.c.id == account)
            await connection.execute(of_account.values(mail=address, mail_language=language))
            await connection.execute(delete(MAIL_SECRETS).where(MAIL_SECRETS.c.account == account))
            await connection.execute(delete(MAILS).where(MAILS.c.visitor == account, MAILS.c.kind == RESET))

    async def ask_for_reset(self, name_or_address: str, opener: str, language: str) -> None:
        """Queue mails to the account of that name or address.

        Whether there is one is looked up when they are sent, so that neither the answer nor its time tells.
        """
        if not self.mails.can_send():
            raise BadInput("error-no-mail")
        (asked,) = await count_within_a_day(self.store, self.mails.clock.now(), f"forgotten {opener}")
        given = {"name": folded(name_or_address), "address": name_or_address.strip().lower()}
        if asked > MOST_FORGOTTEN or not await self.mails.queue(FORGOTTEN, "", "", language, **given):
            raise TooMany("error-too-many")

    async def reset(self, token: str, password: str, opener: str) -> None:
        """Replace a forgotten password, with the secret of a mail.

        All sessions of the account end.
        """
        secret = (MAIL_SECRETS.c.token == hashed(token), MAIL_SECRETS.c.kind == RESET)
        usable = (*secret, MAIL_SECRETS.c.until > self.mails.clock.now())
        its_account = (ACCOUNTS.c.id == MAIL_SECRETS.c.account, ACCOUNTS.c.mail == MAIL_SECRETS.c.address)
        async with self.store.engine.connect() as connection:
            row = (
                await connection.execute(select(ACCOUNTS.c.id, ACCOUNTS.c.name).where(*usable, *its_account))
            ).first()
        if row is None:
            raise BadInput("error-link-used")
        password_hash = await self.visitors.passwords.hash(password)
        async with self.store.changing() as connection:
            if (await connection.execute(delete(MAIL_SECRETS).where(*usable))).rowcount != 1:
                raise BadInput("error-link-used")
            others = (MAIL_SECRETS.c.account == row.id, MAIL_SECRETS.c.kind == RESET)
            await connection.execute(delete(MAIL_SECRETS).where(*others))
            await connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == row.id).values(password=password_hash))
        await self.visitors.end_sessions(Visitor(row.id))
        await self.visitors.passwords.forget_wrong(row.name, opener)
