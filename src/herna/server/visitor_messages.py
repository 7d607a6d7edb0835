"""Messages about visitors and accounts, and about the server itself."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from herna.build import Build
from herna.server.mail_tables import MOST_ADDRESS
from herna.server.messages import SHOWN, Name

MAIL = r"^([A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@([A-Za-z0-9-]{1,63}\.)+[A-Za-z0-9-]{2,63})?$"
Secret = Annotated[str, Meta(min_length=16, max_length=64, pattern="^[A-Za-z0-9_-]*$")]


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


class SetMail(Struct, frozen=True, forbid_unknown_fields=True):
    """The new e-mail address of an account, or none; with the account's password."""

    address: Annotated[str, Meta(max_length=MOST_ADDRESS, pattern=MAIL)]
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class MailAddress(Struct, frozen=True):
    """The confirmed e-mail address of an account, and one that waits.

    Empty, if there is none.
    """

    address: str
    waiting: str


class ConfirmMail(Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of the link in a mail."""

    token: Secret


class AskForReset(Struct, frozen=True, forbid_unknown_fields=True):
    """Whose password was forgotten: the name of an account, or its e-mail address."""

    who: Annotated[str, Meta(min_length=3, max_length=MOST_ADDRESS, pattern=SHOWN)]


class ResetPassword(Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of the link in a mail, and a new password."""

    token: Secret
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class Me(Struct, frozen=True):
    """A visitor; whether the server has a privacy notice and terms, and sends e-mail."""

    name: str
    account: bool
    legal: bool = False
    mail: bool = False


class Health(Struct, frozen=True):
    """Which Herna answers, and that it is healthy."""

    status: Literal["ok"]
    version: str
    build: Build
