"""States in words: the question, the options and the events, in the language of whoever reads them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import groupby
from typing import Any

import msgspec

from herna.bots.named import DEFAULT_LEVEL
from herna.engine.decision import Choice, Decision
from herna.engine.events import Told
from herna.engine.game import Game, Message
from herna.messages.words import Words
from herna.server.messages import Forecast, Language, OptionWords, SeatInfo, State, Wording
from herna.server.shared_table import SharedTable

Foreseen = Sequence[tuple[Message, ...]]  # what would come of each option


class Seen:
    """A state of a table with what its words need, taken while nothing changes; it is put into words afterwards."""

    def __init__(self, table: SharedTable, seat: int, after: int, language: Language | None) -> None:
        self.game = table.game
        self.state = table.state(seat, after)
        self.language = language
        self.foreseen = [] if language is None else table.foresee(seat)

    def told(self) -> State:
        """The state, with its words if somebody wants them."""
        state, language = self.state, self.language
        if language is None or state.view is None:
            return state
        words = words_at(state.table.seats, self.game, language)
        told = wording(state.view, words, language, self.foreseen)
        if state.proposal is not None:
            proposed = words.choice(state.view["table"], tuple(state.proposal.choice))
            told = msgspec.structs.replace(told, proposal=proposed)
        return msgspec.structs.replace(state, words=told)


def words_at(seats: Sequence[SeatInfo], game: Game[Any], language: Language) -> Words:
    """The words of a game at a table: they call those who sit there by name."""
    words = _words(language, game)
    return words.among(_people(seats, words))


def wording(view: dict[str, Any], words: Words, language: Language, foreseen: Foreseen = ()) -> Wording:
    """A view in words, as it is read by the one whose view it is."""
    table, decision = view["table"], view["decision"]
    asked = decision is not None and "prompt" in decision
    options = [tuple(option) for option in decision["options"]] if asked else []
    return Wording(
        language=language,
        prompt=words.prompt(table, _decision(decision)) if asked else "",
        options=[
            _option(words, table, option, messages)
            for option, messages in zip(options, foreseen or [()] * len(options), strict=True)
        ],
        events=_events(words, table, [tuple(event["event"]) for event in view["events"]]),
    )


def _decision(plain: dict[str, Any]) -> Decision:
    return Decision(plain["number"], tuple(plain["seats"]), plain["prompt"], tuple(plain["arguments"].items()))


def _option(words: Words, table: dict[str, Any], option: Choice, foreseen: tuple[Message, ...]) -> OptionWords:
    assert words.game is not None
    fields = words.game.choices[str(option[0])]
    return OptionWords(
        words.choice(table, option),
        list(zip(fields, option[1:], strict=True)),
        [_forecast(words, message) for message in foreseen],
    )


def _forecast(words: Words, message: Message) -> Forecast:
    return Forecast(message.key, words.say(f"{message.key}-label"), words.message(message))


def _events(words: Words, table: dict[str, Any], events: list[Told]) -> list[str]:
    """Events in words; where the same hidden thing happens several times in a row, the first line says how often."""
    lines: list[str] = []
    for told, alike in groupby(events):
        count = len(list(alike))
        together = words.events(table, told, count) if None in told else ""
        lines += [together, *[""] * (count - 1)] if together else [words.event(table, told)] * count
    return lines


def _people(seats: Sequence[SeatInfo], words: Words) -> list[str]:
    """What everybody at a table is called; those who are called alike are told apart by their seats."""
    names = [_bot(each.name, words) if each.kind == "bot" else each.name for each in seats]
    often = Counter(names)
    return [
        words.say("person-nameless", {"seat": seat})
        if not name
        else words.say("seat-alike", {"name": name, "seat": seat})
        if often[name] > 1
        else name
        for seat, name in enumerate(names, 1)
    ]


def _bot(bot: str, words: Words) -> str:
    level = bot.removeprefix("search:") if bot != "search" else str(DEFAULT_LEVEL)
    return words.say("bot-level", {"level": level}) if level.isdecimal() else words.say("bot-other", {"bot": bot})


@cache
def _words(language: str, game: Game[Any]) -> Words:
    """Catalogues are read once."""
    return Words(language, game)
