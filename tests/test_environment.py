"""The environments that ./herna and ./test make: each belongs to the folder that it was made in."""

from __future__ import annotations

import subprocess
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
