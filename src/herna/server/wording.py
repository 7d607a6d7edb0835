"""States in words: question, options and events in the reader's language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import groupby
from typing import Any, Final

import msgspec

from herna.bots.named import DEFAULT_LEVEL
from herna.engine.activity import Harm
from herna.engine.decision import Choice, Decision
from herna.engine.events import NamedEvent, SeenEvent
from herna.engine.game import Game, Message
from herna.messages.words import NOBODY, Words
from herna.server.messages import (
    Field,
    Forecast,
    Glance,
    Language,
    OnwardWords,
    OptionWords,
    SeatInfo,
    State,
    TableInfo,
    Wording,
)
from herna.server.shared_table import SharedTable

Forecasts = Sequence[tuple[Message, ...]]  # the forecast of each option

NO_HARM: Final[Harm] = ""


class SeenState:
    """A state of a table with what is needed to put it into words.

    It is taken while the table is locked, and put into words afterwards. Only who has a single seat is 'you' there.
    """

    def __init__(
        self, table: SharedTable, seat: int, after: int, language: Language | None, alone: bool = True
    ) -> None:
        self.game = table.game
        self.reader = seat if alone else NOBODY
        self.state = table.state(seat, after)
        self.language = language
        self.forecasts = [] if language is None else table.forecast(seat)
        self.harms = [] if language is None else table.harms(seat)
        self.onward = [] if language is None else table.onward(seat)

    def state_in_words(self) -> State:
        """The state, with its words if the client asked for them."""
        state, language = self.state, self.language
        if language is None or state.view is None:
            return state
        words = words_at(state.table.seats, self.game, language, self.reader)
        told = wording(state.view, words, language, self.forecasts, self.harms, self.onward)
        if state.proposal is not None:
            prompt = state.view["decision"]["prompt"]  # only those who are asked are told of a proposal
            proposed = words.choice(state.view["table"], tuple(state.proposal.choice), prompt)
            told = msgspec.structs.replace(told, proposal=proposed)
        return msgspec.structs.replace(state, words=told)


def words_at(seats: Sequence[SeatInfo], game: Game[Any], language: str, reader: int = NOBODY) -> Words:
    """The words of a game at a table, with the players' names."""
    words = _words(language, game)
    return words.among(names_at_table(seats, words), reader)


def glance_at(info: TableInfo, view: dict[str, Any], game: Game[Any], language: str) -> Glance:
    """A spectator's view at a glance, with the last event that has words."""
    words = words_at(info.seats, game, language)
    lines = (words.event(view["table"], event) for event in reversed(view["events"]))
    return Glance(info.decisions, view["table"], next(filter(None, lines), ""))


def wording(
    view: dict[str, Any],
    words: Words,
    language: Language,
    forecasts: Forecasts = (),
    harms: Sequence[Harm] = (),
    onward: Sequence[Sequence[Choice]] = (),
) -> Wording:
    """A view in words, for the player whose view it is."""
    table, decision = view["table"], view["decision"]
    asked = decision is not None and "prompt" in decision
    options = [tuple(option) for option in decision["options"]] if asked else []
    return Wording(
        language=language,
        prompt=words.prompt(table, _decision(decision)) if asked else "",
        options=[
            _option(words, table, option, decision["prompt"], messages, harm, after)
            for option, messages, harm, after in zip(
                options,
                forecasts or [()] * len(options),
                harms or [NO_HARM] * len(options),
                onward or [()] * len(options),
                strict=True,
            )
        ],
        events=_events(words, table, view["events"]),
    )


def _decision(plain: dict[str, Any]) -> Decision:
    return Decision(plain["number"], tuple(plain["seats"]), plain["prompt"], tuple(plain["arguments"].items()))


def _option(
    words: Words,
    table: dict[str, Any],
    option: Choice,
    prompt: str,
    forecast: tuple[Message, ...],
    harm: Harm,
    onward: Sequence[Choice],
) -> OptionWords:
    return OptionWords(
        words.choice(table, option, prompt),
        _named(words, option),
        [_forecast(words, message) for message in forecast],
        harm,
        [
            OnwardWords(list(after), words.choice(table, _both(option, after), prompt), _named(words, after)[-1])
            for after in onward
        ],
    )


def _both(option: Choice, after: Choice) -> Choice:
    """What is chosen by an option and one that follows it.

    The option with what the second one names; the second one, if the option names nothing.
    """
    return (*option[:-1], after[-1]) if len(option) > 1 else after


def _named(words: Words, choice: Choice) -> list[tuple[str, Field]]:
    """What a choice names, field by field."""
    assert words.game is not None
    return list(zip(words.game.choices[str(choice[0])], choice[1:], strict=True))


def _forecast(words: Words, message: Message) -> Forecast:
    return Forecast(message.key, words.say(f"{message.key}-label"), words.message(message))


def _events(words: Words, table: dict[str, Any], events: list[SeenEvent]) -> list[str]:
    """Events in words.

    Where the same hidden thing happens several times in a row, the first line says how often.
    """
    lines: list[str] = []
    for _, group in groupby(events, _what_happened):
        alike = list(group)
        event, count = alike[0], len(alike)
        together = words.events(table, event, count) if None in event["fields"].values() else ""
        lines += [together, *[""] * (count - 1)] if together else [words.event(table, event)] * count
    return lines


def _what_happened(event: NamedEvent) -> tuple[str, dict[str, str | int | None]]:
    return event["kind"], event["fields"]


def player_names(seats: Sequence[SeatInfo], words: Words) -> list[str]:
    """The names of all players at a table.

    Equal names are told apart by their seats.
    """
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


def names_at_table(seats: Sequence[SeatInfo], words: Words) -> list[str]:
    """The names of all players among themselves.

    Where only one is played by a bot, its level need not be said.
    """
    bots = [seat for seat, each in enumerate(seats) if each.kind == "bot"]
    alone = words.say("bot-alone")
    if len(bots) != 1 or any(each.name == alone for each in seats):
        return player_names(seats, words)
    return [alone if seat in bots else name for seat, name in enumerate(player_names(seats, words))]


def _bot(bot: str, words: Words) -> str:
    level = bot.removeprefix("search:") if bot != "search" else str(DEFAULT_LEVEL)
    if level.isdecimal():
        return words.say("bot-level", {"level": level})
    return words.say(f"bot-{bot}") if words.has(f"bot-{bot}") else words.say("bot-other", {"bot": bot})


@cache
def _words(language: str, game: Game[Any]) -> Words:
    """The words of a game, read once."""
    return Words(language, game)
