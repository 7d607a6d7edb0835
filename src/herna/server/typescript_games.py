"""A game's view, choices and events as TypeScript, made of what the game declares."""

from __future__ import annotations

from types import ModuleType
from typing import Any, Literal, get_args, get_origin, is_typeddict

from herna.engine.game import Game
from herna.server.typescript_types import quoted, typed_dict

HEAD = """// Made from the game's declarations by `python -m herna.server.typescript`; not by hand.

import type { EventOf } from '../../lib/view'
"""


def game_types(game: Game[Any]) -> str:
    """All that the page reads and sends of a game, as TypeScript."""
    return "\n".join([HEAD, *_view(game), _events(game), _choices(game)])


def _view(game: Game[Any]) -> list[str]:
    """What a seat sees, where the game declares it."""
    module = game.seen()
    return [] if module is None else [*_words(module), *_dictionaries(module)]


def _words(module: ModuleType) -> list[str]:
    words = {name: each for name, each in vars(module).items() if get_origin(each) is Literal}
    return [
        f"export type {name} = {' | '.join(quoted(word) for word in get_args(each))}\n" for name, each in words.items()
    ]


def _dictionaries(module: ModuleType) -> list[str]:
    """The types of the view; those of the fields of choices stand in `Choice`."""
    return [typed_dict(each) for name, each in vars(module).items() if is_typeddict(each) and name != "Fields"]


def _events(game: Game[Any]) -> str:
    lines = [f"  {kind}: {_fields(game, kind)}" for kind in game.events]
    return "\n".join(
        [
            "/** The fields of each kind of event; null where this seat may not see them. */",
            "export interface Events {",
            *lines,
            "}\n",
            "export type Event = EventOf<Events>\n",
        ]
    )


def _fields(game: Game[Any], kind: str) -> str:
    hidden = game.hidden_fields.get(kind, ())
    fields = [f"{name}: {_type(game, name)}{' | null' if name in hidden else ''}" for name in game.events[kind]]
    return f"{{ {'; '.join(fields)} }}" if fields else "Record<string, never>"


def _choices(game: Game[Any]) -> str:
    kinds = [
        f"  | [kind: '{kind}'{''.join(f', {name}: {_type(game, name)}' for name in fields)}]"
        for kind, fields in game.choices.items()
    ]
    return "\n".join(["/** Each kind of choice, as it is offered and sent. */", "export type Choice =", *kinds, ""])


def _type(game: Game[Any], field: str) -> str:
    """What a field is: a number, a text, or one of some texts."""
    if field not in game.text_fields:
        return "number"
    return " | ".join(f"'{text}'" for text in game.text_fields[field]) or "string"
