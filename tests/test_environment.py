"""What ./herna and ./test make: environments that belong to the folder they stand in, and a PostgreSQL for tests."""

from __future__ import annotations

import subprocess
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize(("made_in", "stays"), [(str(ROOT), True), ("/another/folder", False), (None, True)])
def test_an_environment_that_was_copied_from_another_folder_is_not_used(
    tmp_path: Path, made_in: str | None, stays: bool
) -> None:
    """It would run the sources of the folder that it was made in."""
    environment = tmp_path / ".venv"
    environment.mkdir()
    if made_in is not None:
        (environment / "herna-root").write_text(f"{made_in}\n", encoding="utf-8")

    script = 'set -euo pipefail; . "$1/scripts/environment.sh"; made_here "$2"'
    subprocess.run(["bash", "-c", script, "bash", str(ROOT), str(environment)], check=True, capture_output=True)

    assert environment.exists() == stays


@pytest.mark.parametrize("found", [True, False])
def test_postgresql_is_installed_only_where_it_is_missing_and_no_cluster_is_made(tmp_path: Path, found: bool) -> None:
    """A stand-in for apt-get notes how it was called."""
    called, clusters = tmp_path / "called", tmp_path / "etc" / "createcluster.conf"
    script = f"""
        set -euo pipefail; . "$1/scripts/environment.sh"
        initdb_found() {{ {"true" if found else "false"}; }}
        as_root() {{ "$@"; }}
        apt-get() {{ echo "apt-get $*" >>"{called}"; }}
        env() {{ shift; "$@"; }}
        postgresql_for_tests "$2"
    """
    subprocess.run(["bash", "-c", script, "bash", str(ROOT), str(clusters)], check=True, capture_output=True)

    assert clusters.exists() == called.exists() == (not found)
    if not found:
        assert clusters.read_text() == "create_main_cluster = false\n"
        assert called.read_text().splitlines()[-1] == "apt-get install -qq -y --no-install-recommends postgresql"


def test_where_postgresql_cannot_be_installed_it_is_said_how(tmp_path: Path) -> None:
    script = """
        set -euo pipefail; . "$1/scripts/environment.sh"
        initdb_found() { false; }
        as_root() { false; }
        postgresql_for_tests "$2"
    """
    given = ["bash", "-c", script, "bash", str(ROOT), str(tmp_path / "createcluster.conf")]
    ended = subprocess.run(given, capture_output=True, text=True, check=False)

    assert ended.returncode == 2
    assert "apt-get install postgresql" in ended.stderr


@pytest.mark.parametrize("found", [True, False])
def test_chromium_is_installed_only_where_it_is_missing(tmp_path: Path, found: bool) -> None:
    called = tmp_path / "called"
    script = f"""
        set -euo pipefail; . "$1/scripts/environment.sh"
        command() {{ [ "$2" = apt-get ] || {"true" if found else "false"}; }}
        as_root() {{ "$@"; }}
        apt-get() {{ echo "apt-get $*" >>"{called}"; }}
        env() {{ shift; "$@"; }}
        chromium_for_tests
    """
    subprocess.run(["bash", "-c", script, "bash", str(ROOT)], check=True, capture_output=True)

    assert called.exists() == (not found)
    if not found:
        assert called.read_text().splitlines()[-1] == "apt-get install -qq -y --no-install-recommends chromium"


def test_every_content_file_of_a_game_is_shipped_with_the_package() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    shipped = project["tool"]["setuptools"]["package-data"]["*"]
    for package in (ROOT / "src" / "herna" / "games").iterdir():
        found = {file for file in package.glob("content/**/*") if file.is_file()}
        assert found <= {file for pattern in shipped for file in package.glob(pattern)}, package.name
