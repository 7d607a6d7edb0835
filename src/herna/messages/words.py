"""Turns message keys with arguments into sentences of one language."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from copy import copy
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from herna.engine.content import changes_of
from herna.engine.decision import RESIGN, Choice, Decision, Reason
from herna.engine.deeds import Accept, Decline, Done
from herna.engine.effects import ACTIVITIES
from herna.engine.errors import Faults, HernaError, IllegalChoice
from herna.engine.events import NamedEvent
from herna.engine.game import Game, Message
from herna.engine.rules import LANGUAGES, Example, Rule
from herna.messages.changed import changed_messages

HIDDEN = "hidden"  # the message for what a seat may not see
SEAT = "seat"  # the field that every game has: the player there, unless the game names them
PLAYER = re.compile(r"\w+-seat-(\d+)")  # a game's message for the player in a seat: at a table it gives way to the name
NOBODY = -1  # the reader where nobody is told of as 'you'
LONGEST = 1000  # characters of an argument: Fluent fails on much longer ones

OF_EVERY_GAME = {activity.kind for activity in ACTIVITIES}
ANSWERS = {Accept.kind, Decline.kind, Done.kind}  # a question may have a label of its own for these


def own_catalogue() -> Traversable:
    """The folder of the messages that belong to no game."""
    return files("herna.messages")


class Words:
    """The texts of one language: the program's, a game's, its lessons' and its book's."""

    def __init__(self, language: str, game: Game[Any] | None = None, lessons: bool = False, book: bool = False) -> None:
        self.language = language if language in LANGUAGES else LANGUAGES[0]
        self.game = game
        self.people: Sequence[str] = ()  # the names of the players; empty if unknown
        self.reader = NOBODY  # the seat that reads it, and is told what it did itself as 'you'
        self._bundle = FluentBundle([self.language], use_isolating=False)
        for folder in [own_catalogue()] if game is None else [own_catalogue(), game.content()]:
            self._add(folder / f"{self.language}.ftl")
        if game is not None and changes_of(game.key):
            printed = _parsed((game.content() / f"{self.language}.ftl").read_text(encoding="utf-8"))
            self._bundle.add_resource(changed_messages(game, self.language, printed), allow_overrides=True)
        for name in (["lessons"] if lessons else []) + (["book"] if book else []):
            if game is not None and (more := game.content() / f"{name}.{self.language}.ftl").is_file():
                self._add(more)

    def _add(self, catalogue: Traversable) -> None:
        self._bundle.add_resource(_parsed(catalogue.read_text(encoding="utf-8")))

    def among(self, people: Sequence[str], reader: int = NOBODY) -> Words:
        """The same texts for a table of these people, read by one."""
        words = copy(self)
        words.people, words.reader = people, reader
        return words

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def say(self, key: str, arguments: Mapping[str, object] | None = None, attribute: str = "") -> str:
        """A message or an attribute of it; without one, the key."""
        if not self.has(key):
            return key
        message = self._bundle.get_message(key)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            return key
        text, _ = self._bundle.format_pattern(
            pattern, {name: _short(value) for name, value in (arguments or {}).items()}
        )
        return str(text)

    def name(self, view: dict[str, Any], field: str, value: str | int | None) -> str | int:
        """The name of a field's value, as far as the view shows it."""
        if value is None:
            return self.say(HIDDEN)
        named = value if self.game is None else self.game.name(view, field, value)
        if isinstance(named, Message):
            return self.message(named)
        return self.seat(value) if field == SEAT and isinstance(value, int) else named

    def message(self, message: Message) -> str:
        """A message as text; arguments that are message keys are replaced."""
        said = {name: self._part(str(part)) if self.has(str(part)) else part for name, part in message.arguments}
        return self.say(message.key, said) if said else self._part(message.key)

    def _part(self, key: str) -> str:
        """A message without arguments; a player is called by name, and the reader 'you'."""
        player = PLAYER.fullmatch(key)
        if player is None:
            return self.say(key)
        seat = int(player[1]) - 1
        return self.say("seat-you") if seat == self.reader else self._known(seat) or self.say(key)

    def seat(self, seat: int) -> str:
        """The name of the player in a seat; if unknown, the seat's number."""
        return self._known(seat) or self.say("seat-numbered", {"seat": seat + 1})

    def _known(self, seat: int) -> str:
        return self.people[seat] if 0 <= seat < len(self.people) else ""

    def _named(self, view: dict[str, Any], arguments: Mapping[str, str | int | None]) -> dict[str, str | int]:
        return {field: self.name(view, field, value) for field, value in arguments.items()}

    def choice(self, view: dict[str, Any], choice: Choice, prompt: str = "") -> str:
        """A choice as text; an answer to a question may have a label there."""
        assert self.game is not None
        if choice == RESIGN:
            return self.say("choice-resign")
        kind = str(choice[0])
        if kind in ANSWERS and self.has(label := label_key(prompt, kind)):
            return self.say(label)
        fields = dict(zip(self.game.choices[kind], choice[1:], strict=True))
        return self.say(choice_key(self.game, kind), self._named(view, fields))

    def event(self, view: dict[str, Any], event: NamedEvent) -> str:
        """What happened.

        Where that is hidden: how much of it, if the game has words for that."""
        assert self.game is not None
        if None in event["fields"].values() and (counted := self.events(view, event, 1)):
            return counted
        key = event_key(self.game, event["kind"])
        return self.say(key, self._named(view, event["fields"]), self._to_reader(key, event["fields"]))

    def events(self, view: dict[str, Any], event: NamedEvent, count: int) -> str:
        """One text for several equal events; empty if the game has none."""
        assert self.game is not None
        key = f"{event_key(self.game, event['kind'])}-many"
        if not self.has(key):
            return ""
        told = self._named(view, event["fields"]) | {"count": count}
        return self.say(key, told, self._to_reader(key, event["fields"]))

    def _to_reader(self, key: str, fields: Mapping[str, str | int | None]) -> str:
        """The attribute for a player in the fields who is the reader."""
        if self.reader == NOBODY or not self.has(key):
            return ""
        said = self._bundle.get_message(key).attributes
        return next((field for field in said if fields[field] == self.reader), "")

    def prompt(self, view: dict[str, Any], decision: Decision) -> str:
        return self.say(decision.prompt, self._named(view, dict(decision.arguments)))

    def reason(self, view: dict[str, Any], reason: Reason) -> str:
        """A refusal with its rule; the rule alone if the text is missing."""
        text = self.say(reason.key, self._named(view, dict(reason.arguments))) if self.has(reason.key) else ""
        return f"{text} [{reason.rule}]".strip() if reason.rule else text

    def source(self, told: Rule | Example) -> str:
        """The source of a rule or example, by headings of the Czech rulebook."""
        key = f"rules-source-{told.basis}" if told.source else f"rules-source-{told.basis}-alone"
        return self.say(key, {"source": told.source})

    def error(self, error: HernaError, view: dict[str, Any] | None = None) -> str:
        """An error in one line; several faults of one input are lines."""
        if isinstance(error, IllegalChoice):
            return " ".join(self.reason(view or {}, reason) for reason in error.reasons)
        if isinstance(error, Faults):
            return "\n".join(self.error(fault) for fault in error.faults)
        told = {name: self.error(why) if isinstance(why, HernaError) else why for name, why in error.arguments.items()}
        return self.say(error.key, told)


@cache
def _parsed(catalogue: str) -> Resource:
    """The messages of a catalogue; cached, since parsing is slow."""
    return FluentResource(catalogue)


def _short(value: object) -> object:
    """An argument that fits into a message: long texts are cut off."""
    return f"{value[:LONGEST]}…" if isinstance(value, str) and len(value) > LONGEST else value


def choice_key(game: Game[Any], kind: str) -> str:
    """The message key of a kind of choice; the engine has its own."""
    return f"choice-{_dashed(kind)}" if kind in OF_EVERY_GAME else f"{game.prefix}-choice-{_dashed(kind)}"


def label_key(prompt: str, kind: str) -> str:
    """The message key of an answer where its question has a label for it."""
    return f"{prompt}-{_dashed(kind)}"


def event_key(game: Game[Any], kind: str) -> str:
    """The message key of a kind of event."""
    return f"{game.prefix}-event-{_dashed(kind)}"


def _dashed(kind: str) -> str:
    return kind.replace("_", "-")
