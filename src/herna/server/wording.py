"""States in words: the question, the options and the events, in the language of whoever reads them."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from herna.engine.decision import Decision
from herna.engine.game import Game
from herna.messages.words import Words
from herna.server.messages import Language, OptionWords, State, Wording


def in_words(state: State, game: Game[Any], language: Language) -> State:
    """The same state with its words."""
    return state if state.view is None else msgspec.structs.replace(state, words=wording(state.view, game, language))


def wording(view: dict[str, Any], game: Game[Any], language: Language) -> Wording:
    """A view in words, as it is read by the one whose view it is."""
    words, table, decision = _words(language, game), view["table"], view["decision"]
    asked = decision is not None and "prompt" in decision
    return Wording(
        language=language,
        prompt=words.prompt(table, _decision(decision)) if asked else "",
        options=[_option(game, words, table, option) for option in decision["options"]] if asked else [],
        events=[words.event(table, tuple(event["event"])) for event in view["events"]],
    )


def _decision(plain: dict[str, Any]) -> Decision:
    return Decision(plain["number"], tuple(plain["seats"]), plain["prompt"], tuple(plain["arguments"].items()))


def _option(game: Game[Any], words: Words, table: dict[str, Any], option: list[Any]) -> OptionWords:
    fields = game.choices[str(option[0])]
    return OptionWords(words.choice(table, tuple(option)), list(zip(fields, option[1:], strict=True)))


@cache
def _words(language: str, game: Game[Any]) -> Words:
    """Catalogues are read once."""
    return Words(language, game)
