"""The rule catalogue: every rule of a game under a stable ID, with a title and a text in each language."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from typing import Any

from herna.engine.errors import BadInput
from herna.engine.journal import read_text

LANGUAGES = ("en", "cs")

# An ID's line as it stands in the file, to say where a mistake is.
_ID_LINE = re.compile(r'^\s*id\s*=\s*"([^"]*)"')


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule: its ID, its title and text by language, and where it comes from."""

    id: str
    title: dict[str, str]
    text: dict[str, str]
    source: str


def read_rules(file: Traversable, prefix: str) -> dict[str, Rule]:
    """The rules of a `rules.toml` by ID, in the file's order; a mistake is refused, saying what and where."""
    name = file.name
    text = read_text(file)
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadInput("error-bad-toml", file=name, why=str(error)) from error
    lines = [(found[1], number) for number, line in enumerate(text.splitlines(), 1) if (found := _ID_LINE.match(line))]
    entries = data.get("rule")
    if set(data) != {"rule"} or not isinstance(entries, list):
        raise BadInput("error-rules-shape", file=name)
    rules: dict[str, Rule] = {}
    for number, entry in enumerate(entries, 1):
        rule = _read_rule(name, number, entry, prefix)
        if rule.id in rules:
            line = [at for id, at in lines if id == rule.id][-1]
            raise BadInput("error-duplicate-rule", file=name, id=rule.id, line=line)
        rules[rule.id] = rule
    return rules


def _read_rule(file: str, number: int, entry: Any, prefix: str) -> Rule:
    id = entry.get("id") if isinstance(entry, dict) else None
    if not isinstance(id, str) or not re.fullmatch(rf"{prefix.upper()}(-[A-Z0-9]+)+", id):
        raise BadInput("error-rule-id", file=file, number=number, found=str(id)[:40], prefix=prefix.upper())
    title, text, source = entry.get("title"), entry.get("text"), entry.get("source")
    for field, value in (("title", title), ("text", text)):
        for language in LANGUAGES:
            words = value.get(language) if isinstance(value, dict) else None
            if not isinstance(words, str) or not words.strip():
                raise BadInput("error-rule-field", file=file, id=id, field=f"{field}.{language}")
    if not isinstance(source, str):
        raise BadInput("error-rule-field", file=file, id=id, field="source")
    return Rule(id, title, text, source)
