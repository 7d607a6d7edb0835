"""The recipes for a card and a rule work to the letter: a copy of the project follows them, and its tests pass."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

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


def steps(recipe: str, part: str) -> list[Step]:
    """The blocks of a part of a recipe."""
    text = (RECIPES / recipe).read_text(encoding="utf-8").partition(f"\n## {part}\n")[2].partition("\n## ")[0]
    return BLOCK.findall(text)


def copy_project(folder: Path) -> None:
    for part in ("src", "tests", "examples"):
        shutil.copytree(ROOT / part, folder / part, ignore=LEFT_OUT)
    for file in ("conftest.py", "pyproject.toml"):
        shutil.copy(ROOT / file, folder / file)


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


@pytest.mark.parametrize("game", GAMES)
def test_a_card_is_added_by_following_the_recipe(game: str, tmp_path: Path) -> None:
    # given a copy of the project
    copy_project(tmp_path)

    # when the recipe is followed
    followed = steps("card.md", game)
    follow(followed, tmp_path)

    # then the card's own test passes, and so do those of all cards and all words
    own = [file for _, file, _ in followed if file.startswith("tests/")]
    assert len(own) == 1
    folder = f"tests/games/{GAMES[game]}"
    run_python(tmp_path, *PYTEST, *own, f"{folder}/test_every_card.py", f"{folder}/test_words.py")


def test_a_rule_that_forbids_something_is_one_bar_and_its_reason_is_on_terminal_and_page(tmp_path: Path) -> None:
    # given a copy of the project
    copy_project(tmp_path)

    # when the recipe is followed
    follow(steps("rule.md", "An example"), tmp_path)

    # then its test passes, and those of all rules and messages; the page and the terminal give the reason
    reason = {
        "rule": "C4-TURN-04",
        "text": "The first disc may not be dropped into column 4.",
        "blockers": [["column", 3]],
    }
    (tmp_path / "tests" / "server" / "test_the_new_rule.py").write_text(
        f"REASON = {reason!r}\n{PAGE}", encoding="utf-8"
    )
    own = "examples/connect_four/tests/test_connect_four.py::test_the_first_disc_may_not_be_dropped_into_the_middle"
    contract = [f"tests/contract/test_{name}.py" for name in ("rulebook", "messages")]
    run_python(
        tmp_path,
        *PYTEST,
        own,
        *contract,
        "tests/server/test_the_new_rule.py",
        "-k",
        "connect-four or new_rule or first_disc",
    )
    played = run_python(
        tmp_path, "herna.cli.main", "play", "connect-four", "--seats", "human,human", typed="drop 4\ndrop 1\nq\n"
    )
    assert f"{reason['text']} [C4-TURN-04]" in played
