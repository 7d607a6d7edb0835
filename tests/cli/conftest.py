"""What every test of the command line starts from."""

from pathlib import Path

import pytest

from tests.cli.command import Herna, Write


@pytest.fixture
def herna(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Herna:
    """The program, in an empty folder."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HERNA_LANG", "en")
    monkeypatch.setenv("COLUMNS", "80")
    for name in ("FORCE_COLOR", "NO_COLOR", "TTY_COMPATIBLE", "TTY_INTERACTIVE"):
        monkeypatch.delenv(name, raising=False)
    return Herna(monkeypatch, capsys)


@pytest.fixture(autouse=True)
def learned(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The file of what was learned, in an empty state folder."""
    monkeypatch.setattr("herna.cli.learned.user_state_path", lambda name: tmp_path / "state" / name)
    return tmp_path / "state" / "herna" / "learned.json"


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Writes a text to a file of this name, and says where it is."""

    def write_file(name: str, text: str) -> Path:
        file = tmp_path / name
        file.write_text(text, encoding="utf-8")
        return file

    return write_file
