"""`herna admin`: what an operator does to people and tables, also while servers run."""

from __future__ import annotations

import argparse
import json
import os
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich import box
from rich.table import Table

from herna.cli.commands import add_command
from herna.cli.matches import whole_number
from herna.cli.operate import add_database, in_database, settings_of
from herna.cli.terminal import Terminal
from herna.engine.errors import BadInput
from herna.messages.words import Words

if TYPE_CHECKING:
    from herna.server.admin import Admin

LISTED = 50
MOST_LISTED = 100_000
MOST_DAYS = 3650
DAY = 24 * 3600.0


def add(commands: Any, words: Words) -> None:
    """Add the commands; `herna admin` alone shows what is going on."""
    for name, (run, arguments) in COMMANDS.items():
        command = add_command(commands, f"admin {name}", run, words, ["admin"] if name == "status" else [])
        for argument, given in arguments.items():
            command.add_argument(argument, help=words.say(f"help-admin-{name}-{argument.lstrip('-')}"), **given)
        add_database(command, words)


def _show(arguments: argparse.Namespace, rows: Sequence[Any], words: Words) -> int:
    """Print rows as a table, or as JSON."""
    import msgspec

    found = [msgspec.to_builtins(row) for row in rows]
    if arguments.json:
        print(json.dumps(found, ensure_ascii=False))
        return 0
    terminal = Terminal()
    if not found:
        terminal.say(words.say("admin-nothing"))
        return 0
    table = Table(box=box.SIMPLE, pad_edge=False, show_edge=False)
    for column in found[0]:
        table.add_column(words.say(f"admin-column-{column}"), overflow="fold")
    for row in found:
        table.add_row(*(_in_words(name, value, words) for name, value in row.items()))
    terminal.print(table)
    return 0


def _in_words(name: str, value: Any, words: Words) -> str:
    if name in ("seen", "opened", "touched", "at", "until"):
        return time.strftime("%Y-%m-%d %H:%M", time.gmtime(value)) if value else ""
    if isinstance(value, bool):
        return words.say("admin-yes") if value else ""
    return " ".join(value) if isinstance(value, list) else str(value)


def _done(words: Words, message: str, **given: str | int) -> int:
    Terminal().say_whole(words.say(message, given))
    return 0


# What is going on


def run_status(arguments: argparse.Namespace, words: Words) -> int:
    """Show tables, people, nodes and what waits for thinking, all in numbers."""
    import msgspec

    status = in_database(settings_of(arguments, words), lambda admin: admin.status())
    found = msgspec.to_builtins(status)
    if arguments.json:
        print(json.dumps(found, ensure_ascii=False))
        return 0
    terminal = Terminal()
    nodes = found.pop("nodes")
    maintenance = found.pop("maintenance")
    for name, value in found.items():
        terminal.say(words.say(f"admin-status-{name.replace('_', '-')}", {"count": value}))
    if maintenance is not None:
        terminal.say_whole(words.say("admin-status-maintenance", {"text": maintenance}), "yellow")
    for node in nodes:
        terminal.say_whole(words.say("admin-status-node", node))
    if not nodes:
        terminal.say(words.say("admin-status-no-node"))
    return 0


def run_people(arguments: argparse.Namespace, words: Words) -> int:
    """List visitors and accounts."""
    return _show(
        arguments, in_database(settings_of(arguments, words), lambda admin: admin.people(arguments.most)), words
    )


def run_tables(arguments: argparse.Namespace, words: Words) -> int:
    """List tables, the ones where something happened last first."""

    async def find(admin: Admin) -> Sequence[Any]:
        return await admin.tables(arguments.most, arguments.ended)

    return _show(arguments, in_database(settings_of(arguments, words), find), words)


def run_seats(arguments: argparse.Namespace, words: Words) -> int:
    """List the seats of a table."""
    return _show(
        arguments, in_database(settings_of(arguments, words), lambda admin: admin.seats(arguments.table)), words
    )


def run_bans(arguments: argparse.Namespace, words: Words) -> int:
    """List who is banned."""
    return _show(arguments, in_database(settings_of(arguments, words), lambda admin: admin.bans()), words)


# People


def run_ban(arguments: argparse.Namespace, words: Words) -> int:
    """Ban somebody: every request and live connection is refused."""

    async def ban(admin: Admin) -> None:
        until = None if arguments.days is None else await admin.store.now() + arguments.days * DAY
        await admin.ban(arguments.person, arguments.reason, until)

    in_database(settings_of(arguments, words), ban)
    return _done(words, "admin-ban-done", name=arguments.person)


def run_unban(arguments: argparse.Namespace, words: Words) -> int:
    """End a ban."""
    in_database(settings_of(arguments, words), lambda admin: admin.unban(arguments.person))
    return _done(words, "admin-unban-done", name=arguments.person)


def run_role(arguments: argparse.Namespace, words: Words) -> int:
    """Give an account a role; this is how the first owner is made."""
    from herna.server.people.desk import give_role
    from herna.server.people.moderation_messages import SetRole
    from herna.server.people.rights import OPERATOR

    given = SetRole(arguments.person, arguments.role)
    in_database(settings_of(arguments, words), lambda admin: give_role(admin.store, OPERATOR, given))
    return _done(words, "admin-role-done", name=arguments.person, role=arguments.role)


def run_audit(arguments: argparse.Namespace, words: Words) -> int:
    """List what moderators and the operator have done, the newest first."""
    from herna.server.people.audit import audit_page

    found = in_database(settings_of(arguments, words), lambda admin: audit_page(admin.store, 0, arguments.most))
    return _show(arguments, found.acts, words)


def run_password(arguments: argparse.Namespace, words: Words) -> int:
    """Give an account a new random password, and sign it out everywhere."""
    from herna.server.visitors import Visitors

    async def reset(admin: Admin) -> str:
        return await Visitors(admin.store).reset_password(arguments.person)

    password = in_database(settings_of(arguments, words), reset)
    return _done(words, "admin-password-done", name=arguments.person, password=password)


def run_export(arguments: argparse.Namespace, words: Words) -> int:
    """Write everything that is stored of a person into a file."""
    from herna.server.personal import export_person

    async def export(admin: Admin) -> dict[str, Any]:
        return await export_person(admin.lobby, await admin.person(arguments.person))

    data = in_database(settings_of(arguments, words), export)
    file = Path(arguments.file)
    try:
        with os.fdopen(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "w", encoding="utf-8") as opened:
            json.dump(data, opened, ensure_ascii=False, indent=2)
    except FileExistsError as error:
        raise BadInput("error-file-exists", file=str(file)) from error
    except OSError as error:
        raise BadInput("error-unwritable-file", file=str(file), why=error.strerror or str(error)) from error
    return _done(words, "admin-export-done", name=arguments.person, file=str(file))


def run_delete(arguments: argparse.Namespace, words: Words) -> int:
    """Delete everything of a person; without --yes it only says of whom."""
    from herna.server.personal import delete_person

    async def delete(admin: Admin) -> tuple[str, int]:
        person = await admin.person(arguments.person)
        if not arguments.yes:
            raise BadInput("error-admin-not-sure", name=person.name or person.id, id=person.id)
        return person.name or person.id, await delete_person(admin.lobby, person)

    name, tables = in_database(settings_of(arguments, words), delete)
    return _done(words, "admin-delete-done", name=name, tables=tables)


# Tables


def run_kick(arguments: argparse.Namespace, words: Words) -> int:
    """Take somebody's seat at a table."""
    in_database(settings_of(arguments, words), lambda admin: admin.kick(arguments.table, arguments.seat))
    return _done(words, "admin-kick-done", table=arguments.table, seat=arguments.seat)


def run_close(arguments: argparse.Namespace, words: Words) -> int:
    """End the match at a table, or remove a table that waits for people."""
    removed = in_database(settings_of(arguments, words), lambda admin: admin.close_table(arguments.table))
    return _done(words, "admin-close-removed" if removed else "admin-close-done", table=arguments.table)


def run_repair(arguments: argparse.Namespace, words: Words) -> int:
    """Read a table anew; status 1 if it still cannot be read."""
    found = in_database(settings_of(arguments, words), lambda admin: admin.repair(arguments.table, arguments.cut))
    given: dict[str, str | int] = {"table": arguments.table, "entries": found.entries, "number": found.readable + 1}
    if found.readable == found.entries:
        return _done(words, "admin-repair-whole", **given)
    Terminal().say_whole(words.say("admin-repair-broken", {**given, "why": found.why}))
    if found.removed:
        return _done(words, "admin-repair-cut", count=found.removed)
    Terminal().say_whole(words.say("admin-repair-not-cut"))
    return 1


# The server


def run_maintenance(arguments: argparse.Namespace, words: Words) -> int:
    """Begin or end maintenance: no new tables, and a text for everybody."""
    text = (arguments.text or "") if arguments.state == "on" else None
    in_database(settings_of(arguments, words), lambda admin: admin.maintain(text))
    return _done(words, f"admin-maintenance-{arguments.state}")


_PERSON: dict[str, Any] = {"person": {"metavar": "PERSON"}}
_TABLE: dict[str, Any] = {"table": {"metavar": "TABLE"}}
_JSON: dict[str, Any] = {"--json": {"action": "store_true"}}
_MOST: dict[str, Any] = {
    "--most": {"type": whole_number("--most", MOST_LISTED), "default": LISTED, "metavar": "N"},
    **_JSON,
}
_DAYS: dict[str, Any] = {"type": whole_number("--days", MOST_DAYS), "default": None, "metavar": "N"}
COMMANDS: dict[str, tuple[Any, dict[str, dict[str, Any]]]] = {
    "status": (run_status, _JSON),
    "people": (run_people, _MOST),
    "tables": (run_tables, {"--ended": {"action": "store_true"}, **_MOST}),
    "seats": (run_seats, {**_TABLE, **_JSON}),
    "bans": (run_bans, _JSON),
    "ban": (run_ban, {**_PERSON, "--reason": {"default": "", "metavar": "TEXT"}, "--days": _DAYS}),
    "unban": (run_unban, _PERSON),
    "role": (run_role, {**_PERSON, "role": {"choices": ("owner", "moderator", "organiser", "player")}}),
    "audit": (run_audit, _MOST),
    "password": (run_password, _PERSON),
    "export": (run_export, {**_PERSON, "file": {"metavar": "FILE"}}),
    "delete": (run_delete, {**_PERSON, "--yes": {"action": "store_true"}}),
    "kick": (run_kick, {**_TABLE, "seat": {"type": whole_number("SEAT", 8), "metavar": "SEAT"}}),
    "close": (run_close, _TABLE),
    "repair": (run_repair, {**_TABLE, "--cut": {"action": "store_true"}}),
    "maintenance": (
        run_maintenance,
        {"state": {"choices": ("on", "off")}, "text": {"nargs": "?", "metavar": "TEXT"}},
    ),
}
NAMES = tuple(f"admin {name}" for name in COMMANDS)
