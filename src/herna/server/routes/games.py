"""What there is to play: the games with their options, and their rules."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import get
from litestar.params import Parameter

from herna.engine.game import Game, Option
from herna.games.catalogue import game_keys, game_named, rules_of
from herna.messages.words import Words
from herna.server.messages import CardInfo, GameInfo, RuleInfo
from herna.server.routes.given import Asker

Key = Annotated[str, Parameter(max_length=64)]


@get("/api/games")
async def games(who: Asker) -> list[GameInfo]:
    """All games, with what can be chosen before a match."""
    return [_info(game_named(key), who.language) for key in game_keys()]


@get("/api/games/{game:str}/rules")
async def rules(game: Key, who: Asker) -> list[RuleInfo]:
    """The rules of a game, in the reader's language."""
    return [
        RuleInfo(rule.id, rule.title[who.language], rule.text[who.language], rule.source)
        for rule in rules_of(game_named(game)).values()
    ]


@get("/api/games/{game:str}/cards")
async def cards(game: Key, who: Asker) -> list[CardInfo]:
    """Every kind of card of a game, as a page draws it, in the reader's language."""
    played = game_named(game)
    pictured = played.pictured(Words(who.language, played).say)
    return [CardInfo(key, str(facts["name"]), facts) for key, facts in pictured.items()]


def _info(game: Game[Any], language: str) -> GameInfo:
    words = Words(language, game)
    return GameInfo(
        key=game.key,
        name=words.say(f"{game.prefix}-game"),
        seats=list(game.seat_counts),
        cooperative=game.cooperative,
        complete=game.complete,
        options=[_option(option, game.prefix, words) for option in game.options()],
        decks=list(game.decks()),
    )


def _option(option: Option, prefix: str, words: Words) -> dict[str, Any]:
    told = {"name": option.name, "label": words.say(f"{prefix}-option-{option.name}"), "default": option.default}
    if option.values or option.text:
        labels = {value: words.say(f"{prefix}-value-{value}") for value in option.values}
        return told | {"values": list(option.values), "labels": labels, "text": option.text}
    return told | {"low": option.low, "high": option.high}
