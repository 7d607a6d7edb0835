"""Commands whose packages are not installed say in one sentence how to get them."""

import importlib.util
from pathlib import Path

import pytest

from herna.lab import extras
from tests.cli.command import Herna


@pytest.mark.parametrize(
    ("command", "extra"),
    [
        (("serve",), "server"),
        (("admin",), "server"),
        (("backup", "file"), "server"),
        (("matches",), "server"),
        (("bench", "server"), "server"),
        (("report", "run"), "lab"),
        (("simulate", "connect-four", "--matches", "1", "--seats", "random,random", "--out", "run"), "lab"),
        (("simulate", "connect-four", "--matches", "1", "--seats", "random,random", "--ray", "auto"), "ray"),
        (("train", "connect-four", "--out", "run"), "learn"),
    ],
)
def test_a_missing_package_is_named_with_its_extra(
    herna: Herna, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...], extra: str
) -> None:
    there = importlib.util.find_spec
    missing = extras.PACKAGES[extra][0]
    monkeypatch.setattr(extras, "find_spec", lambda name: None if name == missing else there(name))
    monkeypatch.chdir(tmp_path)

    assert herna(*command).refused(f"{missing}, which is not installed: pip install", f"herna[{extra}]")
    assert list(tmp_path.iterdir()) == []
