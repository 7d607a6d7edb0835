"""Saves: a play as text at any decision, and back.

A snapshot can also be taken in the middle of an effect.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final

from herna.engine.chance import Chance
from herna.engine.errors import BadInput
from herna.engine.flow import Frame, Play, Procedure, T
from herna.engine.game import Game
from herna.engine.journal import check_kind
from herna.engine.plain import from_plain, records_of, to_plain
from herna.engine.table import Result, Table

FORMAT: Final = 1


def snapshot(play: Play[Any]) -> str:
    """The table, stack and result of a play as text.

    A frame of the stack is its procedure, the name of its step, and the method that waits for a called procedure.
    """
    play.table.note_mixing()
    stack = [[to_plain(procedure), _step_name(procedure, at), then] for procedure, at, then in play.stack]
    return _text([to_plain(play.table), stack, to_plain(play.result)])


def restore(game: Game[T], text: str, chance: Chance) -> Play[T]:
    """The play of a snapshot; its open question is asked again."""
    records = records_of(game.package)
    try:
        table_data, stack_data, result_data = json.loads(text)
        table = from_plain(table_data, records)
        stack = [_frame(from_plain(data, records), step, then) for data, step, then in stack_data]
        result = from_plain(result_data, records)
    except (ValueError, TypeError, RecursionError) as error:
        raise BadInput("error-save-data", found=text[:60]) from error
    sound = isinstance(table, Table) and stack and isinstance(result, Result | None)
    if not sound:
        raise BadInput("error-save-data", found=text[:60])
    play: Play[T] = Play(game, table, stack, chance, None, result)
    if result is None:
        try:
            play.start()
        except Exception as error:  # a game may raise anything at a table that it could never reach
            raise BadInput("error-save-data", found=text[:60]) from error
    return play


def _step_name(procedure: Procedure, at: int) -> str:
    return procedure.order()[at] if at >= 0 else ""


def _frame(procedure: object, step: object, then: object) -> Frame:
    if not isinstance(procedure, Procedure) or not isinstance(step, str) or not isinstance(then, str):
        raise BadInput("error-save-data", found=repr(procedure)[:60])
    steps = procedure.order()
    if (step and step not in steps) or (then and not hasattr(procedure, then)):
        raise BadInput("error-save-step", procedure=type(procedure).__name__, step=(step or then)[:60])
    return procedure, steps.index(step) if step else -1, then


def seal(kind: str, content: dict[str, Any]) -> str:
    """The text of a save file with a digest over its content.

    Even one changed byte is noticed.
    """
    body = {"herna": kind, "format": FORMAT, **content}
    return _text({**body, "sha256": _digest(body)}) + "\n"


def unseal(kind: str, text: str, name: str) -> dict[str, Any]:
    """The content of a save file, if it is whole and readable.

    Its format is one that this program knows.
    """
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        data = None
    body = dict(check_kind(data, kind, FORMAT, name))
    try:
        whole = body.pop("sha256", None) == _digest(body) and text == seal(kind, body)
    except RecursionError:  # nested deeper than anything that was ever saved
        whole = False
    if not whole:
        raise BadInput("error-save-changed", file=name)
    return body


def _text(data: object) -> str:
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False)


def _digest(body: dict[str, Any]) -> str:
    return hashlib.sha256(_text(body).encode(errors="surrogatepass")).hexdigest()
