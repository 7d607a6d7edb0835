"""The operator's privacy notice and terms of use, served as plain pages."""

from __future__ import annotations

import os
import re
from functools import cache
from html import escape
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, get
from litestar.exceptions import NotFoundException

from herna.engine.errors import BadInput, Faults
from herna.engine.journal import read_text
from herna.engine.rules import LANGUAGES
from herna.server.routes.dependencies import TheLobby
from herna.server.who import language_of

LEGAL: Final = ("privacy", "terms")
TO_FILL_IN: Final = re.compile(r"\[\[.*?\]\]")


@get(["/privacy", "/terms"], media_type=MediaType.HTML, include_in_schema=False)
async def legal(lobby: TheLobby, request: Request[Any, Any, Any]) -> str:
    """A text of the operator's, if there is one."""
    if lobby.settings.legal is None:
        raise NotFoundException
    language = language_of(request)
    return legal_pages(lobby.settings.legal)[request.scope["path"].strip("/"), language]


@cache
def legal_pages(folder: Path) -> dict[tuple[str, str], str]:
    """Each text as a page, by its name and language.

    A text that is missing or not filled in is refused.
    """
    pages: dict[tuple[str, str], str] = {}
    faults: list[BadInput] = []
    for name in LEGAL:
        for language in LANGUAGES:
            file = folder / f"{name}.{language}.md"
            if not file.is_file():
                faults.append(BadInput("error-unreadable-file", file=str(file), why=os.strerror(2)))
                continue
            text = read_text(file)
            for line, words in enumerate(text.splitlines(), 1):
                faults += [
                    BadInput("error-legal-to-fill-in", file=str(file), line=line, found=found[:60])
                    for found in TO_FILL_IN.findall(words)
                ]
            pages[name, language] = page_of(text, language)
    if faults:
        raise Faults(faults)
    return pages


def page_of(text: str, language: str) -> str:
    """A text as a page: headings with #, lists with -, and paragraphs."""
    parts: list[str] = []
    title = "Herna"
    for block in re.split(r"\n\s*\n", text.strip()):
        if block.startswith("#"):
            level = len(block) - len(block.lstrip("#"))
            heading = block.lstrip("# ")
            title = heading if level == 1 else title
            parts.append(f"<h{level}>{escape(heading)}</h{level}>")
        elif block.startswith("- "):
            items = re.split(r"^- ", block, flags=re.MULTILINE)[1:]
            parts.append("<ul>" + "".join(f"<li>{escape(' '.join(item.split()))}</li>" for item in items) + "</ul>")
        else:
            parts.append(f"<p>{escape(' '.join(block.split()))}</p>")
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width"></head><body><main>{"".join(parts)}</main></body></html>'
    )
