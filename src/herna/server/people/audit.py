"""The audit log: every act of moderators and of the operator, only ever appended."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import select

from herna.server.people.moderation_messages import Audited, AuditPage
from herna.server.people.rights import Moderator
from herna.server.schema import AUDIT
from herna.server.store import Store

PAGE: Final = 50


async def note_act(store: Store, moderator: Moderator, act: str, about: str, text: str = "") -> None:
    """Write down what a moderator has done."""
    values: dict[str, Any] = {"at": await store.now(), "actor": moderator.id, "actor_name": moderator.name}
    values |= {"act": act, "about": about[:80], "text": text[:500]}
    async with store.changing() as connection:
        await connection.execute(store.insert(AUDIT).values(**values))


async def audit_page(store: Store, before: int, most: int = PAGE) -> AuditPage:
    """A page of the audit log, the newest acts first."""
    wanted = select(AUDIT).order_by(AUDIT.c.number.desc()).limit(most + 1)
    if before:
        wanted = wanted.where(AUDIT.c.number < before)
    async with store.engine.connect() as connection:
        rows = list(await connection.execute(wanted))
    acts = [Audited(row.number, row.at, row.actor_name, row.act, row.about, row.text) for row in rows[:most]]
    return AuditPage(acts, acts[-1].number if len(rows) > most else 0)
