"""What there is to play: the games with their options, and their rules."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.params import JSONBody, Parameter
from litestar.status_codes import HTTP_200_OK
from rich.text import Text

from herna.engine.checked import CheckedScenario, Fault
from herna.engine.game import Game, Option
from herna.engine.rules import Example, Rule
from herna.games.catalogue import game_keys, game_named, rulebook_of, scenarios_of
from herna.lessons.glossary import patterns
from herna.lessons.guide import first_match_of
from herna.messages.words import Words
from herna.server.book_messages import BookChapterInfo
from herna.server.books import book_in
from herna.server.game_messages import (
    CardInfo,
    ChapterInfo,
    Drafted,
    DraftWanted,
    ExampleInfo,
    FaultInfo,
    FaultPlace,
    GameInfo,
    MomentInfo,
    RulebookInfo,
    RuleInfo,
    ScenarioChecked,
    ScenarioInfo,
    ScenarioText,
    SourceInfo,
    TermInfo,
)
from herna.server.lesson_states import lesson_words
from herna.server.messages import MOST_SCENARIO
from herna.server.routes.dependencies import Asker, TheLimits, TheLobby
from herna.server.unchanging import tag_of, unless_known

Key = Annotated[str, Parameter(max_length=64)]

HEADINGS = "cs"  # the rulebooks are Czech: the headings that a source names are theirs
NAME = "scenario"  # the name of your scenario in messages
CHECKING = 5.0  # requests that checking a scenario counts as
MOST_FAULTS = 50  # faults that are listed
WITH_SCENARIO = 16 * MOST_SCENARIO  # bytes of a body with a scenario: JSON may take twelve for a character
QUOTED = ("printed", "derived", "public")  # what names headings of the rulebook


@get("/api/games")
async def games(who: Asker, request: Request[Any, Any, Any]) -> Response[list[GameInfo] | None]:
    """All games, with the options to set before a match.

    A client that sends the ETag of its copy is told when that is still right.
    """
    return unless_known(request, *_games_in(tuple(game_keys()), who.language))


@cache
def _games_in(keys: tuple[str, ...], language: str) -> tuple[list[GameInfo], str]:
    """These games, and their ETag."""
    infos = [_info(game_named(key), language) for key in keys]
    return infos, tag_of(infos)


@get("/api/games/{game:str}/rules")
async def rules(game: Key, who: Asker) -> RulebookInfo:
    """The rulebook of a game in the reader's language.

    Chapters, rules and worked examples.
    """
    book, language = rulebook_of(game_named(game)), who.language
    words = Words(language)
    return RulebookInfo(
        chapters=[ChapterInfo(chapter.id, chapter.title[language]) for chapter in book.chapters.values()],
        rules=[
            RuleInfo(rule.id, rule.chapter, rule.title[language], rule.text[language], _source(rule, words))
            for rule in book.rules.values()
        ],
        examples=[
            ExampleInfo(
                id=example.id,
                title=example.title[language],
                given=example.given[language],
                when=example.when.get(language, ""),
                then=example.then[language],
                rules=list(example.rules),
                source=_source(example, words),
            )
            for example in book.examples.values()
        ],
    )


@get("/api/games/{game:str}/book")
async def book(game: Key, who: Asker, lobby: TheLobby) -> list[BookChapterInfo]:
    """The rulebook as a book; no chapters where there is none."""
    return await lobby.background.run(book_in, game_named(game), who.language)


@get("/api/games/{game:str}/glossary")
async def glossary(game: Key, who: Asker) -> list[TermInfo]:
    """The terms of a game, in the order in which to look for them."""
    played = game_named(game)
    words = lesson_words(who.language, played)
    return [
        TermInfo(term.key, words.say(term.name), words.say(term.text), term.rule, pattern)
        for term, pattern in patterns(played, who.language).items()
    ]


@get("/api/games/{game:str}/cards")
async def cards(game: Key, who: Asker, request: Request[Any, Any, Any]) -> Response[list[CardInfo] | None]:
    """Every kind of card of a game, in the reader's language.

    A client that sends the ETag of its copy is told when that is still right.
    """
    return unless_known(request, *_cards_in(game_named(game), who.language))


@cache
def _cards_in(played: Game[Any], language: str) -> tuple[list[CardInfo], str]:
    """The cards of a game, and their ETag."""
    words = Words(language, played)
    listed = {entry.key for entry in played.library(words.say)}
    pictured = played.pictured(words.say)
    infos = [CardInfo(key, str(facts["name"]), dict(facts), key in listed) for key, facts in pictured.items()]
    return infos, tag_of(infos)


@post("/api/games/{game:str}/scenarios", status_code=HTTP_200_OK, request_max_body_size=WITH_SCENARIO)
async def check_scenario(
    game: Key, data: JSONBody[ScenarioText], who: Asker, lobby: TheLobby, limits: TheLimits
) -> ScenarioChecked:
    """Check a scenario file: its drawing, or what is wrong with it and where."""
    limits.count(*who.keys(), weight=CHECKING)
    return await lobby.background.run(_check, game_named(game), data.text, who.language)


@post("/api/games/{game:str}/scenarios/draft", status_code=HTTP_200_OK, request_max_body_size=WITH_SCENARIO)
async def draft_scenario(
    game: Key, data: JSONBody[DraftWanted], who: Asker, lobby: TheLobby, limits: TheLimits
) -> Drafted:
    """A scenario to edit, as text and as data, with its faults."""
    limits.count(*who.keys(), weight=CHECKING)
    return await lobby.background.run(_draft, game_named(game), data, who.language)


def _draft(game: Game[Any], wanted: DraftWanted, language: str) -> Drafted:
    if wanted.draft is not None:
        text = game.scenario_text(wanted.draft)
    else:
        text = game.ready_scenario(wanted.key) if wanted.key else wanted.text
    return Drafted(text, game.scenario_data(text, NAME), _check(game, text, language))


def _check(game: Game[Any], text: str, language: str) -> ScenarioChecked:
    words = Words(language, game)
    checked = game.check_scenario(text, NAME)
    faults = [_fault(fault, words) for fault in checked.faults]
    drawn = "" if faults else Text.from_markup(game.draw_scenario(text, NAME, words.message), emoji=False).plain
    return ScenarioChecked(_scenario(checked, language), faults[:MOST_FAULTS], len(faults), drawn)


def _fault(fault: Fault, words: Words) -> FaultInfo:
    arguments, place = dict(fault.arguments), fault.place
    text = words.say(fault.key, arguments)
    return FaultInfo(
        fault.rule,
        text,
        text.removeprefix(f"{arguments.get('where', '')}: "),
        None if place is None else FaultPlace(place.part, place.number, place.field),
        str(arguments.get("space", "")),
    )


def _scenario(scenario: CheckedScenario, language: str) -> ScenarioInfo:
    name, about = (dict(texts).get(language, "") for texts in (scenario.name, scenario.about))
    return ScenarioInfo(scenario.key, name, about, scenario.seats, list(scenario.decides))


def _source(told: Rule | Example, words: Words) -> SourceInfo:
    quoted = bool(told.source) and told.basis in QUOTED
    return SourceInfo(told.basis, words.source(told), told.source if quoted else "", HEADINGS if quoted else "")


def _info(game: Game[Any], language: str) -> GameInfo:
    words = Words(language, game)
    return GameInfo(
        key=game.key,
        name=words.say(f"{game.prefix}-game"),
        seats=list(game.seat_counts),
        cooperative=game.cooperative,
        complete=game.complete,
        first=first_match_of(game) is not None,
        options=[_option(option, game.prefix, words) for option in game.options()],
        decks=list(game.decks()),
        scenarios=[_scenario(scenario, language) for scenario in scenarios_of(game)],
        moments=[MomentInfo(key, words.say(key)) for key in game.moments()],
        library=bool(game.library_filters()),
    )


def _option(option: Option, prefix: str, words: Words) -> dict[str, Any]:
    told = {"name": option.name, "label": words.say(f"{prefix}-option-{option.name}"), "default": option.default}
    if option.values or option.text:
        labels = {value: words.say(f"{prefix}-value-{value}") for value in option.values}
        return told | {"values": list(option.values), "labels": labels, "text": option.text}
    return told | {"low": option.low, "high": option.high}
