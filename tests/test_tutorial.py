"""The tutorial works to the letter: its blocks are written to an empty folder, and its commands typed there."""

import os
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from tests.test_documents import ROOT, blocks

PAGE = ROOT / "docs" / "tutorial.md"


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """A Python environment in which Herna and what it needs is installed, but no game of the examples."""
    folder = tmp_path_factory.mktemp("environment")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
    (packages,) = folder.glob("lib/*/site-packages")
    # Packages of ours are found by the path alone, editable ones are not: of those there is only Herna.
    (packages / "herna.pth").write_text(f"{sysconfig.get_path('purelib')}\n{ROOT / 'src'}\n", encoding="utf-8")
    python = folder / "bin" / "python"
    pip = getattr(sys, "_base_executable", sys.executable), "-m", "pip", "--python", str(python)
    write_command(folder / "bin" / "pip", *pip)
    write_command(folder / "bin" / "herna", str(python), "-m", "herna.cli.main")
    write_command(folder / "bin" / "pytest", str(python), "-m", "pytest", "-p", "no:cacheprovider")
    # pip finds nothing on a network: all that is needed is there
    offline = {"PIP_NO_INDEX": "1", "PIP_NO_BUILD_ISOLATION": "0", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    path = os.pathsep.join([str(folder / "bin"), os.environ["PATH"]])
    return {**os.environ, **offline, "PATH": path, "HERNA_LANG": "en", "HOME": str(folder)}


def write_command(file: Path, *command: str) -> None:
    file.write_text(f'#!/bin/sh\nexec {" ".join(command)} "$@"\n', encoding="utf-8")
    file.chmod(0o755)


def test_the_tutorial_works_to_the_letter_in_an_empty_folder(tmp_path: Path, environment: dict[str, str]) -> None:
    said: dict[str, str] = {}
    for language, file, text in blocks(PAGE):
        if file:
            target = tmp_path / file
            target.parent.mkdir(parents=True, exist_ok=True)
            with target.open("a", encoding="utf-8") as out:
                out.write(f"\n\n{text}" if target.stat().st_size else text)
        elif language == "sh":
            for command in text.splitlines():
                said[command] = typed(command, tmp_path, environment)

    assert str(tmp_path) in typed(
        "python -c 'import connect_four; print(connect_four.__file__)'", tmp_path, environment
    )
    game = said["herna games connect-four"]
    assert "Drop discs into seven columns" in game
    assert "first (who begins)" in game
    assert "1 passed" in said["pytest tests"]
    played = said["herna play connect-four --seats human,greedy"]
    assert "Into which column do you drop a disc? [C4-TURN-02]" in played
    assert "Column 4" in played
    assert "Four in a line" in said["herna rules connect-four"]
    assert "1000 matches" in said["herna simulate connect-four --matches 1000"].replace(",", "")


def typed(command: str, folder: Path, environment: dict[str, str]) -> str:
    """What a command of the page prints; it must end well."""
    done = subprocess.run(
        ["bash", "-c", command],
        cwd=folder, env=environment, input="4\nquit\n", capture_output=True, text=True, timeout=300, check=False,
    )  # fmt: skip
    assert done.returncode == 0, f"{command}\n{done.stdout[-2000:]}{done.stderr[-4000:]}"
    assert "Traceback" not in done.stderr
    return done.stdout
