"""The recipe for a card works to the letter: a copy of the project follows it, and its tests pass."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
RECIPE = ROOT / "docs" / "recipes" / "card.md"
GAMES = {
    "Aeon's End": "aeons_end",
    "Doomtrooper": "doomtrooper",
    "Summoner Wars": "summoner_wars",
    "Warcraft": "warcraft",
}
BLOCK = re.compile(r"^```\w+ (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LEFT_OUT = shutil.ignore_patterns("static", "__pycache__", "*.so", "ui")


def steps(game: str) -> list[tuple[str, str]]:
    """The blocks of a game's part of the recipe: each with the file to which it is added."""
    part = RECIPE.read_text(encoding="utf-8").partition(f"\n## {game}\n")[2].partition("\n## ")[0]
    return BLOCK.findall(part)


@pytest.mark.parametrize("game", GAMES)
def test_a_card_is_added_by_following_the_recipe(game: str, tmp_path: Path) -> None:
    # given a copy of the project
    folder = GAMES[game]
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=LEFT_OUT)
    shutil.copytree(ROOT / "tests", tmp_path / "tests", ignore=LEFT_OUT)
    for file in ("conftest.py", "pyproject.toml"):
        shutil.copy(ROOT / file, tmp_path / file)

    # when the recipe is followed
    followed = steps(game)
    for file, text in followed:
        with (tmp_path / file).open("a", encoding="utf-8") as target:
            target.write(f"\n\n{text}")

    # then the card's own test passes, and so do those of all cards and all words
    own = [file for file, _ in followed if file.startswith("tests/")]
    assert len(own) == 1
    tests = [*own, f"tests/games/{folder}/test_every_card.py", f"tests/games/{folder}/test_words.py"]
    surroundings = {**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path / "src"), str(tmp_path)])}
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *tests],
        cwd=tmp_path, env=surroundings, capture_output=True, text=True, timeout=600, check=False,
    )  # fmt: skip
    assert run.returncode == 0, run.stdout[-4000:] + run.stderr[-2000:]
