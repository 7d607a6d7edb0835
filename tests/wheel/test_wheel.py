"""The wheel that ./herna compiles is one that can be taken elsewhere. Run by ./test, once the wheel is there."""

import os
import re
import subprocess
import zipfile
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.serving import TIMEOUT

ROOT = Path(__file__).parents[2]
SCRIPT = 'set -euo pipefail; . "$1/scripts/environment.sh"; '


def bash(script: str, *given: str | Path) -> str:
    command = ["bash", "-c", SCRIPT + script, "bash", ROOT, *given]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


@pytest.fixture(scope="module")
def wheel() -> Path:
    """The wheel of these very sources."""
    (found,) = Path(bash("compiled_folder")).glob("herna-*.whl")
    return found


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory, wheel: Path) -> Path:
    """An environment that has only the wheel and what playing and serving need, far from the sources."""
    folder = tmp_path_factory.mktemp("elsewhere") / "venv"
    bash('packages_in "$2" "$root/requirements-server.lock"', folder)
    bash('"$(uv_found)" pip install --quiet --no-index --no-deps --python "$2/bin/python" "$3"', folder, wheel)
    return folder


def run(elsewhere: Path, *words: str) -> str:
    surroundings = {"PATH": os.environ["PATH"], "HOME": str(elsewhere), "LANG": "C.UTF-8"}
    command = [str(elsewhere / "bin" / "herna"), *words]
    ended = subprocess.run(command, cwd=elsewhere, env=surroundings, check=True, capture_output=True, text=True)
    return ended.stdout


def test_engine_games_and_bots_are_compiled_and_the_page_is_there(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as opened:
        names = opened.namelist()

    compiled = {name.split(".")[0] for name in names if name.endswith(".so")}
    left = ("__init__", "seen", "given", "lessons", "found")
    sources = {name.removesuffix(".py") for name in names if re.match(r"herna/(engine|games|bots)/.*\.py$", name)}
    assert {name for name in sources if name.split("/")[-1] not in left} <= compiled
    assert "herna/server/static/index.html" in names
    assert any(name.startswith("herna/server/static/assets/index-") for name in names)


def test_it_plays_compiled_where_there_is_nothing_else(elsewhere: Path) -> None:
    assert "compiled" in run(elsewhere, "--version")
    assert run(elsewhere, "games", "--keys").split() == ["aeons-end", "doomtrooper", "summoner-wars", "warcraft"]
    assert "build: compiled" in run(elsewhere, "arena", "summoner-wars", "--matches", "1", "--jobs", "1")


@pytest.fixture
def page(elsewhere: Path, tmp_path: Path) -> Iterator[str]:
    """The address of a server that runs from the wheel."""
    herna = str(elsewhere / "bin" / "herna")
    command = [herna, "serve", "--port", "0", "--data", str(tmp_path), "--log-level", "error"]
    server = subprocess.Popen(command, cwd=elsewhere, stdout=subprocess.PIPE, text=True, env={"LANG": "C.UTF-8"})
    assert server.stdout is not None
    yield next(found[0] for line in server.stdout if (found := re.search(r"http://\S+:\d+", line)))
    server.terminate()
    server.communicate(timeout=TIMEOUT)


def test_it_serves_the_page_and_says_that_it_is_compiled(page: str) -> None:
    assert httpx.get(f"{page}/health").json()["build"] == "compiled"
    assert "/assets/index-" in httpx.get(page).text
