"""The log: one event per line on the standard error.

As JSON for programs, or in colours for people. Secrets stay out of it: addresses are logged as patterns, statements
without their values, traces without variables.
"""

from __future__ import annotations

import logging
import sys
from collections.abc import Mapping
from typing import Any, Literal

import msgspec
import structlog

Form = Literal["json", "console"]

# Libraries that log too much; some of them would log the address of each live connection.
VERBOSE = ("uvicorn", "uvicorn.error", "alembic", "asyncio", "litestar", "sqlalchemy", "aiosqlite")


def configure(form: Form, level: str) -> None:
    """Log everything of at least that level in that form, also what libraries log."""
    least = logging.getLevelNamesMapping()[level.upper()]
    before: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper("iso"),
    ]
    renderers = _renderers(form)
    structlog.configure(
        processors=[*before, *renderers],
        wrapper_class=structlog.make_filtering_bound_logger(least),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    of_others: list[structlog.typing.Processor] = [
        structlog.stdlib.ProcessorFormatter.remove_processors_meta,
        *renderers,
    ]
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processors=of_others, foreign_pre_chain=[*before, structlog.stdlib.add_logger_name]
        )
    )
    logging.basicConfig(handlers=[handler], level=least, force=True)
    for name in VERBOSE:
        logging.getLogger(name).setLevel(max(least, logging.WARNING))


def _renderers(form: Form) -> list[structlog.typing.Processor]:
    if form == "json":
        return [structlog.processors.format_exc_info, structlog.processors.JSONRenderer(serializer=_json)]
    colours = sys.stderr.isatty()
    return [structlog.dev.ConsoleRenderer(colors=colours, exception_formatter=structlog.dev.plain_traceback)]


def _json(event: Mapping[str, Any], **_: object) -> str:
    return msgspec.json.encode(event, enc_hook=str).decode()
