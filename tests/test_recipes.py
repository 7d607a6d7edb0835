"""The recipes for a card and a rule work to the letter: a copy of the project follows them, and its tests pass."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import pytest

from herna.engine.content import Changes, set_changes
from herna.engine.rules import LANGUAGES
from herna.games.catalogue import game_named
from herna.lab.change import read_change
from herna.lab.cores import run_in_parts
from herna.lab.dry_run import check_change
from herna.lab.simulate import Failure, make_plan, record_match
from herna.messages.library import library_of
from herna.messages.words import Words

ROOT = Path(__file__).parents[1]
RECIPES = ROOT / "docs" / "recipes"
GAMES = {
    "Aeon's End": "aeons_end",
    "Doomtrooper": "doomtrooper",
    "Summoner Wars": "summoner_wars",
    "Warcraft": "warcraft",
}
BLOCK = re.compile(r"^```(\w+) (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PYTEST = ("pytest", "-q", "-p", "no:cacheprovider")
LEFT_OUT = shutil.ignore_patterns("static", "__pycache__", "*.so", "ui")


Step = tuple[str, str, str]  # a block: its language, the file that it is for, its text
# What the page is told, in the copy.
PAGE = """
from tests.server.serving import Guest


def test_the_page_is_told_the_rule_and_the_reason(guest: Guest) -> None:
    table = guest.open_table("connect-four", "me me")

    assert guest.why(table, "drop", 3).reasons == [REASON]
"""


def read_recipe(name: str) -> str:
    return (RECIPES / name).read_text(encoding="utf-8")


def steps(recipe: str, part: str) -> list[Step]:
    """The blocks of a part of a recipe."""
    text = read_recipe(recipe).partition(f"\n## {part}\n")[2].partition("\n## ")[0]
    return BLOCK.findall(text)


def follow(followed: list[Step], folder: Path) -> None:
    """Add each block to the end of its file; a block of differences goes where its other lines stand."""
    for language, file, text in followed:
        target = folder / file
        content = target.read_text(encoding="utf-8") if target.exists() else ""
        if language == "diff":
            before = "".join(line[1:] for line in text.splitlines(keepends=True) if line[0] != "+")
            after = "".join(line[1:] for line in text.splitlines(keepends=True) if line[0] != "-")
            assert content.count(before) == 1, file
            target.write_text(content.replace(before, after), encoding="utf-8")
        else:
            target.write_text(f"{content}\n\n{text}", encoding="utf-8")


def run_python(folder: Path, *command: str, typed: str = "") -> str:
    """What a program prints in the copy; it must end well."""
    paths = [folder / "src", folder / "examples" / "connect_four", folder]
    run = subprocess.run(
        [sys.executable, "-m", *command],
        cwd=folder, env={**os.environ, "PYTHONPATH": os.pathsep.join(map(str, paths))},
        input=typed, capture_output=True, text=True, timeout=600, check=False,
    )  # fmt: skip
    assert run.returncode == 0, run.stdout[-4000:] + run.stderr[-2000:]
    return run.stdout


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project in which all recipes have been followed."""
    folder = tmp_path_factory.mktemp("project")
    for part in ("src", "tests", "examples"):
        shutil.copytree(ROOT / part, folder / part, ignore=LEFT_OUT)
    for file in ("conftest.py", "pyproject.toml"):
        shutil.copy(ROOT / file, folder / file)
    for game in GAMES:
        follow(steps("card.md", game), folder)
    follow(steps("rule.md", "An example"), folder)
    return folder


def test_cards_are_added_by_following_the_recipe(project: Path) -> None:
    """In each game the card's own test passes, and so do those of all cards and all words."""
    tests: list[str] = []
    for game, folder in GAMES.items():
        own = [file for _, file, _ in steps("card.md", game) if file.startswith("tests/")]
        assert len(own) == 1, game
        tests += [*own, f"tests/games/{folder}/test_every_card.py", f"tests/games/{folder}/test_words.py"]

    run_python(project, *PYTEST, *tests)


NAMES = {
    "summoner-wars": {"Storm Mage", "Bouřná mágyně"},
    "doomtrooper": {"Palace Guard", "Palácová stráž"},
    "aeons-end": {"Great Jade", "Velký nefrit", "Vera"},
    "warcraft": {"Second Call", "Druhé volání", "Grunt Captain", "Velitel gruntů"},
}
OPTIONS = {"doomtrooper": {"deck-1": "venusian-rangers"}, "aeons-end": {"market": "deck-demolition", "mage-1": "vera"}}
WITHOUT_CODE = dict(
    re.findall(r"^```toml (\S+)\n(.*?)^```$", read_recipe("card-without-code.md"), re.DOTALL | re.MULTILINE)
)


def shown_and_played(game: str, changes: Changes, numbers: Sequence[int]) -> tuple[set[str], str]:
    """In a process that has loaded no game: the names of what is not as printed, and the journal of a match."""
    set_changes({game: changes})
    plan = make_plan(
        game_named(game), ["random"] * min(game_named(game).seat_counts), OPTIONS.get(game, {}), "7", 20_000
    )
    libraries = [library_of(Words(language, game_named(game))) for language in LANGUAGES]
    doubts = [Words(language).say("library-changed") for language in LANGUAGES]
    changed = {entry.name for library in libraries for entry in library if not {*doubts}.isdisjoint(entry.doubts)}
    match, outcome = record_match(game_named(game), plan, 1)
    assert not isinstance(outcome, Failure), outcome
    return changed, "\n".join(match.journal.lines)


@pytest.mark.parametrize("game", NAMES)
def test_a_card_without_code_is_in_the_library_and_in_a_match(game: str) -> None:
    """Each file of the recipe changes no more than it says, and its match can be played to the end."""
    text = WITHOUT_CODE[game]
    changes = read_change(game_named(game), text, "my.toml")

    illegal = check_change(game, changes, "my.toml", text)
    ((changed, journal),) = run_in_parts(partial(shown_and_played, game, changes), range(1), 1, apart=True)

    assert illegal == []
    assert changed == NAMES[game]
    assert '"change":{' in journal.partition("\n")[0]
    assert '"end":' in journal


def test_a_rule_that_forbids_something_is_one_bar_and_its_reason_is_on_terminal_and_page(project: Path) -> None:
    """The rule's own test passes, and those of rules and messages; terminal and page give the reason."""
    text = "The first disc may not be dropped into column 4."
    reason = {"rule": "C4-TURN-04", "text": text, "blockers": [["column", 3]]}
    told = project / "tests" / "server" / "test_the_new_rule.py"
    told.write_text(f"REASON = {reason!r}\n{PAGE}", encoding="utf-8")
    own = "examples/connect_four/tests/test_connect_four.py::test_the_first_disc_may_not_be_dropped_into_the_middle"
    contract = [f"tests/contract/test_{name}.py" for name in ("rulebook", "messages")]

    run_python(project, *PYTEST, own, *contract, str(told), "-k", "connect-four or new_rule or first_disc")
    played = run_python(
        project, "herna.cli.main", "play", "connect-four", "--seats", "human,human", typed="drop 4\ndrop 1\nq\n"
    )
    assert f"{text} [C4-TURN-04]" in played
