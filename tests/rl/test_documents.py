"""What the documents say of `herna.rl` is true: the example learns, and the encodings are those of the code."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

from herna.rl.describe import page

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "learning" / "learn_connect_four.py"
GAMES = ("aeons-end", "connect-four", "doomtrooper", "summoner-wars", "warcraft")


def test_the_page_of_encodings_is_up_to_date() -> None:
    written = (ROOT / "docs" / "rl-encodings.md").read_text(encoding="utf-8")

    assert written == page(GAMES), "python -m herna.rl.describe > docs/rl-encodings.md makes it anew"


def test_the_example_learns_to_beat_random_play(capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(EXAMPLE), run_name="__main__")

    before, after = (int(line.split()[1].rstrip("%")) for line in capsys.readouterr().out.splitlines())
    assert before < 65
    assert after > 80


def test_the_example_in_the_document_is_the_one_that_is_run() -> None:
    told = (ROOT / "docs" / "rl.md").read_text(encoding="utf-8")

    assert f"```python {EXAMPLE.relative_to(ROOT)}\n{EXAMPLE.read_text(encoding='utf-8')}```" in told
