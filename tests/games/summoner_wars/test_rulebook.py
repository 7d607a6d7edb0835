"""The rulebook of Summoner Wars: every example that is printed, and the cases derived from it."""

import re

from herna.games.catalogue import rulebook_of
from herna.games.summoner_wars.game import GAME
from herna.games.summoner_wars.grid import COLUMNS, ROWS


def test_there_are_all_printed_and_derived_examples() -> None:
    examples = rulebook_of(GAME).examples

    printed = [id for id, example in examples.items() if example.basis == "printed"]
    derived = [id for id, example in examples.items() if example.basis == "derived"]
    assert printed == [f"SW-EX-{number:02}" for number in range(1, 32)]
    assert derived == [f"SW-DX-{number:02}" for number in range(1, 16)]
    assert len(examples) == 31 + 15


def test_the_chapters_are_the_rulebooks() -> None:
    titles = [chapter.title["en"] for chapter in rulebook_of(GAME).chapters.values()]

    phases = ["Summon", "Move", "Build", "Attack", "Magic", "Draw"]
    assert [title for title in titles if title.startswith("Phase")] == [
        f"Phase {number}: {phase}" for number, phase in enumerate(phases, 1)
    ]
    assert len(titles) == 22


def test_the_spaces_of_the_examples_are_on_the_board() -> None:
    told = [text["en"] for example in rulebook_of(GAME).examples.values() for text in (example.given, example.then)]

    named = set(re.findall(r"\b([a-z])(\d)\b", " ".join(told)))

    assert named
    assert {column for column, _ in named} <= set("abcdefghij"[:COLUMNS])
    assert {int(row) for _, row in named} <= set(range(1, ROWS + 1))
