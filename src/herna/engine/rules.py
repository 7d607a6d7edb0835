"""A game's rulebook: chapters, rules and worked examples in each language.

Each has a stable ID.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from typing import Any, Final

from herna.engine.errors import BadInput
from herna.engine.journal import read_text

LANGUAGES: Final[tuple[str, ...]] = ("en", "cs")

# What a rule or an example stands on: printed in the rulebook under the headings that `source` names, derived from
# them, our own ruling, known from elsewhere, or handed down where there is no rulebook.
BASES: Final[tuple[str, ...]] = ("printed", "derived", "ruling", "public", "tradition")

# The fields that an entry may have.
FIELDS: Final = {
    "chapter": {"id", "title"},
    "rule": {"id", "title", "text", "source", "basis"},
    "example": {"id", "title", "given", "when", "then", "rules", "source", "basis"},
}


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter of the rulebook: the rules whose IDs begin with its own."""

    id: str
    title: dict[str, str]


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule with its ID, chapter, title and text.

    Title and text are given by language; `source` and `basis` say where it comes from.
    """

    id: str
    chapter: str
    title: dict[str, str]
    text: dict[str, str]
    source: str
    basis: str


@dataclass(frozen=True, slots=True)
class Example:
    """A worked example of rules: given, when (perhaps nothing), then."""

    id: str
    title: dict[str, str]
    given: dict[str, str]
    when: dict[str, str]
    then: dict[str, str]
    rules: tuple[str, ...]
    source: str
    basis: str


@dataclass(frozen=True, slots=True)
class Rulebook:
    """A game's chapters, rules and examples by ID, in their files' order."""

    chapters: dict[str, Chapter]
    rules: dict[str, Rule]
    examples: dict[str, Example]

    def rules_in(self, chapter: str) -> list[Rule]:
        """The rules of a chapter."""
        return [rule for rule in self.rules.values() if rule.chapter == chapter]

    def examples_of(self, rule: str) -> list[Example]:
        """The examples that show a rule."""
        return [example for example in self.examples.values() if rule in example.rules]


def read_rulebook(folder: Traversable, prefix: str) -> Rulebook:
    """Read `rules.toml` and, if there is one, `examples.toml` of a folder.

    An error says what is wrong and where.
    """
    file = _Entries(folder / "rules.toml", prefix, ("chapter", "rule"))
    chapters = {id: Chapter(id, file.words(id, entry, "title")) for id, entry in file.of("chapter")}
    rules = {id: _rule(file, id, entry, list(chapters)) for id, entry in file.of("rule")}
    empty = set(chapters) - {rule.chapter for rule in rules.values()}
    if empty:
        raise BadInput("error-chapter-empty", file=file.name, id=min(empty))
    examples: dict[str, Example] = {}
    if (folder / "examples.toml").is_file():
        file = _Entries(folder / "examples.toml", prefix, ("example",))
        examples = {id: _example(file, id, entry, rules) for id, entry in file.of("example")}
    return Rulebook(chapters, rules, examples)


def _rule(file: _Entries, id: str, entry: dict[str, Any], chapters: list[str]) -> Rule:
    fitting = [chapter for chapter in chapters if id.startswith(f"{chapter}-")]
    if len(fitting) != 1:
        raise BadInput("error-rule-chapter", file=file.name, id=id, chapters=len(fitting), found=", ".join(fitting))
    title, text = file.words(id, entry, "title"), file.words(id, entry, "text")
    return Rule(id, fitting[0], title, text, *file.source(id, entry))


def _example(file: _Entries, id: str, entry: dict[str, Any], rules: dict[str, Rule]) -> Example:
    if id in rules:
        raise BadInput("error-example-is-rule", file=file.name, id=id)
    shown = entry.get("rules")
    if not isinstance(shown, list) or not shown:
        raise BadInput("error-rule-field", file=file.name, id=id, field="rules")
    for rule in shown:
        if not isinstance(rule, str) or rule not in rules or shown.count(rule) > 1:
            raise BadInput("error-example-rule", file=file.name, id=id, rule=str(rule)[:40])
    title, given, then = (file.words(id, entry, field) for field in ("title", "given", "then"))
    when = file.words(id, entry, "when") if "when" in entry else {}
    return Example(id, title, given, when, then, tuple(shown), *file.source(id, entry))


class _Entries:
    """The entries of one file, such as [[rule]], each with its ID."""

    def __init__(self, file: Traversable, prefix: str, kinds: tuple[str, ...]) -> None:
        self.name = file.name
        self.prefix = prefix.upper()
        self.kinds = kinds
        self.text = read_text(file)
        try:
            self.data = tomllib.loads(self.text)
        except (tomllib.TOMLDecodeError, RecursionError) as error:
            raise BadInput("error-bad-toml", file=self.name, why=str(error)) from error
        if set(self.data) != set(kinds) or not all(isinstance(entries, list) for entries in self.data.values()):
            raise BadInput("error-rules-shape", file=self.name, kinds=", ".join(f"[[{kind}]]" for kind in kinds))

    def of(self, kind: str) -> list[tuple[str, dict[str, Any]]]:
        """The entries of a kind with their IDs."""
        found: dict[str, dict[str, Any]] = {}
        for number, entry in enumerate(self.data[kind], 1):
            id = entry.get("id") if isinstance(entry, dict) else None
            if not isinstance(id, str) or not re.fullmatch(rf"{self.prefix}(-[A-Z0-9]+)+", id):
                told = {"number": number, "found": str(id)[:40], "prefix": self.prefix}
                raise BadInput("error-rule-id", file=self.name, kind=kind, **told)
            if id in found:
                raise BadInput("error-duplicate-rule", file=self.name, id=id, line=self._last_line(id))
            for field in sorted(set(entry) - FIELDS[kind]):
                raise BadInput("error-rule-unknown-field", file=self.name, id=id, field=field[:40])
            found[id] = entry
        return list(found.items())

    def words(self, id: str, entry: dict[str, Any], field: str) -> dict[str, str]:
        """A field of an entry in every language."""
        value = entry.get(field)
        told: dict[str, str] = {}
        for language in LANGUAGES:
            said = value.get(language) if isinstance(value, dict) else None
            if not isinstance(said, str) or not said.strip():
                raise BadInput("error-rule-field", file=self.name, id=id, field=f"{field}.{language}")
            told[language] = said
        return told

    def source(self, id: str, entry: dict[str, Any]) -> tuple[str, str]:
        """The source and the basis of an entry.

        What is printed names a heading of the rulebook.
        """
        source, basis = entry.get("source", ""), entry.get("basis", "printed")
        if basis not in BASES:
            raise BadInput("error-rule-basis", file=self.name, id=id, found=str(basis)[:40], known=", ".join(BASES))
        if not isinstance(source, str) or (basis == "printed" and not source.strip()):
            raise BadInput("error-rule-field", file=self.name, id=id, field="source")
        return source, basis

    def _last_line(self, id: str) -> int:
        lines = enumerate(self.text.splitlines(), 1)
        return max((number for number, line in lines if re.search(rf"\bid\s*=\s*[\"']{id}[\"']", line)), default=1)
