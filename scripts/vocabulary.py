"""Writes docs/doomtrooper-vocabulary.md, the effects that Doomtrooper's content files use.

They come with their fields from the sources, and with an example from the printed cards:
`python scripts/vocabulary.py > docs/doomtrooper-vocabulary.md`.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from herna.games.doomtrooper.printed import PRINTED

CARDS = Path(__file__).parents[1] / "src" / "herna" / "games" / "doomtrooper" / "cards"
MOST = 110  # characters of an example

HEAD = """# Doomtrooper: the vocabulary of effects

This page is made from the code: `python scripts/vocabulary.py > docs/doomtrooper-vocabulary.md`.

A card in `content/cards` says what it does by its `effects`, each of which names one of this list (`do`) and sets some
of its fields. A field in **bold** must be there; the others have the value shown. "These values" are the fields
`fight`, `shoot`, `armor` and `value`. Texts such as `who`, `whom`, `on` and `against` are filters: words that say
whom the card means, such as `"own bauhaus doomtrooper -personality squad"`
(`src/herna/games/doomtrooper/rules/filters.py` lists them).

`python scripts/vocabulary.py` also finds a card that uses each effect. If none of them fits a new card, add a class to
the module that it belongs to, and its name to the `EFFECTS` at the module's end.
"""


def page() -> str:
    """The whole page."""
    trees = {path.stem: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(CARDS.glob("*.py"))}
    classes = {node.name: node for tree in trees.values() for node in tree.body if isinstance(node, ast.ClassDef)}
    parts = [HEAD]
    for module, tree in trees.items():
        effects = _effects(tree)
        if effects:
            rows = [_row(name, classes[made], classes) for name, made in effects.items()]
            table = ["| effect | fields | what it does |", "|---|---|---|", *rows]
            parts.append("\n".join([f"## `{module}.py`", "", str(ast.get_docstring(tree)), "", *table]) + "\n")
    return "\n".join(parts)


def _effects(tree: ast.Module) -> dict[str, str]:
    """The names of a module's effects, and their classes."""
    for node in tree.body:
        if (
            isinstance(node, ast.AnnAssign)
            and ast.unparse(node.target) == "EFFECTS"
            and isinstance(node.value, ast.Dict)
        ):
            return {ast.literal_eval(key): ast.unparse(made) for key, made in _pairs(node.value)}
    return {}


def _pairs(made: ast.Dict) -> Iterator[tuple[ast.expr, ast.expr]]:
    for key, value in zip(made.keys, made.values, strict=True):
        assert key is not None
        yield key, value


def _row(name: str, made: ast.ClassDef, classes: dict[str, ast.ClassDef]) -> str:
    fields = ", ".join(_fields(made, classes)) or "–"
    said = " ".join(inspect.cleandoc(str(ast.get_docstring(made))).split())
    example = _example(name)
    return f"| `{name}` | {fields} | {said}{f'<br>`{example}`' if example else ''} |"


def _fields(made: ast.ClassDef, classes: dict[str, ast.ClassDef]) -> list[str]:
    """The fields of an effect, inherited ones first."""
    bases = [ast.unparse(base) for base in made.bases]
    found = [field for base in bases if base in classes for field in _fields(classes[base], classes)]
    for node in made.body:
        if isinstance(node, ast.AnnAssign):
            word = ast.unparse(node.target)
            found.append(f"**{word}**" if node.value is None else f"{word} = {_shown(node.value)}")
    return found


def _shown(value: ast.expr) -> str:
    """A default as a content file would say it."""
    if isinstance(value, ast.Constant):
        return str(value.value).lower() if isinstance(value.value, bool) else repr(value.value).replace("'", '"')
    return ast.unparse(value).lower()


def _example(name: str) -> str:
    """The effect as a printed card has it."""
    found = [(card.key, spec) for card in PRINTED.values() for spec in card.effects if spec["do"] == name]
    shown = [
        f"{key}: {{ {', '.join(f'{word} = {_written(value)}' for word, value in spec.items())} }}"
        for key, spec in found
    ]
    short = [text for text in shown if len(text) <= MOST] or shown[:1]
    return max(short, key=len, default="")


def _written(value: Any) -> str:
    if isinstance(value, list):
        return f"[{', '.join(_written(each) for each in value)}]"
    return str(value).lower() if isinstance(value, bool) else f'"{value}"' if isinstance(value, str) else str(value)


if __name__ == "__main__":
    print(page(), end="")
