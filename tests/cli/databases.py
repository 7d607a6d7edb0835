"""Databases of a server, as commands for operators find them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from herna.server.migrate import migrate
from herna.server.settings import Settings
from herna.server.store import Store
from herna.server.visitors import Visitor, Visitors

PASSWORD = "correct horse battery"


@asynccontextmanager
async def store_in(folder: Path) -> AsyncIterator[Store]:
    """The database of a folder, made if there is none."""
    store = Store(Settings(data=folder).database())
    try:
        await migrate(store.engine)
        yield store
    finally:
        await store.close()


async def add_ann(store: Store) -> None:
    """Give Ann an account."""
    await Visitors(store).new_account(Visitor("ann"), "Ann", PASSWORD)
