"""A digest of the rules and cards that a lesson names."""

from __future__ import annotations

import hashlib
import json
import re
from functools import cache
from typing import Any, Final

from herna.engine.game import Game
from herna.engine.rules import LANGUAGES
from herna.games.catalogue import rulebook_of
from herna.lessons.files import Lesson, Puzzle
from herna.messages.words import Words

LENGTH: Final = 16
_NAMES: Final = re.compile(r"[a-z][a-z0-9-]+")


def digest_of(work: Lesson | Puzzle) -> str:
    """A digest of the rules and cards that a lesson or puzzle names."""
    game = work.game
    rules = rulebook_of(game).rules
    if isinstance(work, Lesson):
        named = {*work.teaches, *(rule for step in work.steps for rule in step.rules)}
    else:
        named = set(work.rules)
    told = [(id, rules[id].title, rules[id].text) for id in sorted(named) if id in rules]
    cards = _cards(game)
    names = set(_NAMES.findall(json.dumps(work.given)))
    held = sorted(key for key in cards if {key, key.partition("-")[2]} & names)
    text = json.dumps([told, [(key, cards[key]) for key in held]], ensure_ascii=False, sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:LENGTH]


@cache
def _cards(game: Game[Any]) -> dict[str, list[Any]]:
    """What is printed on each kind of card, in all languages."""
    pictured = [game.pictured(Words(language, game).say) for language in LANGUAGES]
    return {key: [cards[key] for cards in pictured] for key in pictured[0]}
