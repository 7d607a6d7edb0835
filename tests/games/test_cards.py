"""The modules of cards, the same in all games: what they export, and what they leave to the rules."""

from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from herna import games
from herna.games.doomtrooper.cards import damage

# The modules that say what cards do; Doomtrooper has classes of effects there, which its content files name.
MODULES = [
    ".".join(path.relative_to(games.__path__[0]).with_suffix("").parts)
    for path in sorted(Path(games.__path__[0]).glob("*/cards/[a-z]*.py"))
    if path.stem != "every_card"
]


def exported(module: ModuleType) -> dict[str, object]:
    return dict(module.EFFECTS if module.__name__.startswith("herna.games.doomtrooper") else module.TEXTS)


def test_every_game_has_such_modules() -> None:
    assert {name.split(".")[0] for name in MODULES} == {"aeons_end", "doomtrooper", "summoner_wars", "warcraft"}
    assert exported(damage)


@pytest.mark.parametrize("name", MODULES)
def test_every_module_of_cards_exports_its_texts_and_leaves_telling_to_verbs(name: str) -> None:
    """A function of rules/ tells what it changes, where it happens: a card's code cannot forget it."""
    module = import_module(f"herna.games.{name}")

    assert all(type(key) is str for key in exported(module))
    assert ".tell(" not in Path(games.__path__[0], *name.split(".")).with_suffix(".py").read_text(encoding="utf-8")
