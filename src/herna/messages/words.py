"""Putting things into words: message keys with arguments become sentences of one language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from herna.engine.decision import RESIGN, Choice, Decision, Reason
from herna.engine.effects import CHOICES
from herna.engine.errors import HernaError, IllegalChoice
from herna.engine.events import Told
from herna.engine.game import Game, Message
from herna.engine.rules import LANGUAGES, Example, Rule

HIDDEN = "hidden"  # the message for what a seat may not see
SEAT = "seat"  # the field that every game has: whoever sits there, unless the game itself has a name for them
LONGEST = 1000  # characters of an argument: Fluent says nothing at all if one is much longer


def own_catalogue() -> Traversable:
    """The folder of the messages that belong to no game."""
    return files("herna.messages")


class Words:
    """One language's words, for the program and, if there is one, for a game."""

    def __init__(self, language: str, game: Game[Any] | None = None) -> None:
        self.language = language if language in LANGUAGES else LANGUAGES[0]
        self.game = game
        self.people: Sequence[str] = ()  # who sits at the table; an empty name: nobody knows
        self._bundle = FluentBundle([self.language], use_isolating=False)
        for folder in [own_catalogue()] if game is None else [own_catalogue(), game.content()]:
            self._bundle.add_resource(_parsed((folder / f"{self.language}.ftl").read_text(encoding="utf-8")))

    def among(self, people: Sequence[str]) -> Words:
        """The same words at a table where these people sit."""
        words = copy(self)
        words.people = people
        return words

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def say(self, key: str, arguments: Mapping[str, object] | None = None) -> str:
        """The message under a key; the key itself where there is none, so that nothing goes unsaid."""
        if not self.has(key):
            return key
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            return key
        text, _ = self._bundle.format_pattern(
            pattern, {name: _short(value) for name, value in (arguments or {}).items()}
        )
        return str(text)

    def name(self, view: dict[str, Any], field: str, value: str | int | None) -> str | int:
        """What a field's value is called, as far as the view shows it."""
        if value is None:
            return self.say(HIDDEN)
        named = value if self.game is None else self.game.name(view, field, value)
        if isinstance(named, Message):
            return self.message(named)
        return self.seat(value) if field == SEAT and isinstance(value, int) else named

    def message(self, message: Message) -> str:
        """A message in words; an argument that is itself a message's key stands for that message."""
        said = {name: self.say(str(part)) if self.has(str(part)) else part for name, part in message.arguments}
        return self.say(message.key, said)

    def seat(self, seat: int) -> str:
        """What whoever sits there is called; the seat's number, if that is not known."""
        known = self.people[seat] if 0 <= seat < len(self.people) else ""
        return known or self.say("seat-numbered", {"seat": seat + 1})

    def _named(self, view: dict[str, Any], arguments: Mapping[str, str | int | None]) -> dict[str, str | int]:
        return {field: self.name(view, field, value) for field, value in arguments.items()}

    def _fielded(self, fields: Mapping[str, tuple[str, ...]], what: Told) -> dict[str, str | int | None]:
        return dict(zip(fields[str(what[0])], what[1:], strict=True))

    def choice(self, view: dict[str, Any], choice: Choice) -> str:
        assert self.game is not None
        if choice == RESIGN:
            return self.say("choice-resign")
        return self.say(
            choice_key(self.game, str(choice[0])), self._named(view, self._fielded(self.game.choices, choice))
        )

    def event(self, view: dict[str, Any], told: Told) -> str:
        assert self.game is not None
        return self.say(event_key(self.game, str(told[0])), self._named(view, self._fielded(self.game.events, told)))

    def events(self, view: dict[str, Any], told: Told, count: int) -> str:
        """Several events of which the seat sees the same, told at once; nothing, where the game has no words for it."""
        assert self.game is not None
        key = f"{event_key(self.game, str(told[0]))}-many"
        named = self._named(view, self._fielded(self.game.events, told))
        return self.say(key, named | {"count": count}) if self.has(key) else ""

    def prompt(self, view: dict[str, Any], decision: Decision) -> str:
        return self.say(decision.prompt, self._named(view, dict(decision.arguments)))

    def reason(self, view: dict[str, Any], reason: Reason) -> str:
        """A refusal with the rule it comes from; the rule alone, where the game's words are not at hand."""
        text = self.say(reason.key, self._named(view, dict(reason.arguments))) if self.has(reason.key) else ""
        return f"{text} [{reason.rule}]".strip() if reason.rule else text

    def source(self, told: Rule | Example) -> str:
        """Where a rule or an example comes from; the headings it names are those of the Czech rulebook."""
        key = f"rules-source-{told.basis}" if told.source else f"rules-source-{told.basis}-alone"
        return self.say(key, {"source": told.source})

    def error(self, error: HernaError, view: dict[str, Any] | None = None) -> str:
        """An error in one line."""
        if isinstance(error, IllegalChoice):
            return " ".join(self.reason(view or {}, reason) for reason in error.reasons)
        told = {name: self.error(why) if isinstance(why, HernaError) else why for name, why in error.arguments.items()}
        return self.say(error.key, told)


@cache
def _parsed(catalogue: str) -> Resource:
    """A catalogue's messages: reading them takes longer than all that is said in a command, so it is done once."""
    return FluentResource(catalogue)


def _short(value: object) -> object:
    """An argument that fits into a message: of a very long text only the beginning."""
    return f"{value[:LONGEST]}…" if isinstance(value, str) and len(value) > LONGEST else value


def choice_key(game: Game[Any], kind: str) -> str:
    """The message key of a kind of choice: the engine's own kinds have words of their own."""
    return f"choice-{_dashed(kind)}" if kind in CHOICES else f"{game.prefix}-choice-{_dashed(kind)}"


def event_key(game: Game[Any], kind: str) -> str:
    """The message key of a kind of event."""
    return f"{game.prefix}-event-{_dashed(kind)}"


def _dashed(kind: str) -> str:
    return kind.replace("_", "-")
