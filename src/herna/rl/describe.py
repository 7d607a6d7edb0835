"""Writes docs/rl-encodings.md: `python -m herna.rl.describe > docs/rl-encodings.md`."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from itertools import groupby

from herna.games.catalogue import game_keys
from herna.rl.encoding import Encoding, encoding_of

HEAD = """# Encodings of the games

This page is made from the code: `python -m herna.rl.describe > docs/rl-encodings.md`. Its words are
explained in [rl.md](rl.md). Places and numbers are counted from 0. Of several rows, only the first is written out.
"""


def page(keys: Sequence[str]) -> str:
    """The encodings of these games, one chapter each."""
    return "\n".join([HEAD, *(line for key in keys for line in chapter(encoding_of(key)))])


def chapter(encoding: Encoding) -> Iterator[str]:
    """Actions, vector, and what is left out, as Markdown."""
    actions, layout = encoding.actions, encoding.layout
    yield f"## {encoding.game.key}\n"
    yield f"`Discrete({actions.count})`, a vector of {encoding.size} numbers.\n"
    yield "| action | choice |\n|---|---|"
    numbered = groupby(enumerate(actions.fixed), key=lambda each: each[1][0])
    for kind, group in numbered:
        choices = list(group)
        fields = ", ".join(f"{field}: {_values(layout.values[field])}" for field in encoding.game.choices[str(kind)])
        yield f"| {_span(choices[0][0], choices[-1][0] + 1)} | `{kind}`{f' ({fields})' if fields else ''} |"
    yield f"| {_span(len(actions.fixed), actions.more)} | the slots |"
    yield f"| {actions.more} | the next page of the slots |\n"
    yield "| places | field | what is there |\n|---|---|---|"
    for name, first, end, holds in encoding.slices():
        yield f"| {_span(first, end)} | `{name}` | {holds} |"
    if layout.left_out:
        yield f"\nIn the view, but not in the vector: {', '.join(f'`{path}`' for path in layout.left_out)}."
    yield ""


def _span(first: int, end: int) -> str:
    return str(first) if end == first + 1 else f"{first}–{end - 1}"


def _values(values: Sequence[str | int]) -> str:
    """All values of a field, in their order."""
    if isinstance(values, range):
        return f"{values.start} to {values.stop - 1}"
    return " / ".join(str(value) for value in values)


if __name__ == "__main__":
    sys.stdout.write(page(sys.argv[1:] or game_keys()))
