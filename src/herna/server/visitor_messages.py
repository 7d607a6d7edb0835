"""Messages about visitors and accounts, and about the server itself."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from herna.build import Build
from herna.server.messages import SHOWN, Name


class Credentials(Struct, frozen=True, forbid_unknown_fields=True):
    """A name and a password, for a new account or to sign in."""

    name: Annotated[str, Meta(min_length=3, max_length=40, pattern=SHOWN)]
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class ChangePassword(Struct, frozen=True, forbid_unknown_fields=True):
    """The password of an account, and the one that replaces it."""

    old: Annotated[str, Meta(min_length=8, max_length=200)]
    new: Annotated[str, Meta(min_length=8, max_length=200)]


class Rename(Struct, frozen=True, forbid_unknown_fields=True):
    """Changes the visitor's name."""

    name: Name


class Me(Struct, frozen=True):
    """A visitor, and whether the server has a privacy notice and terms."""

    name: str
    account: bool
    legal: bool = False


class Health(Struct, frozen=True):
    """Which Herna answers, and that it is healthy."""

    status: Literal["ok"]
    version: str
    build: Build
