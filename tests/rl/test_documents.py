"""What the documents say of `herna.rl` is true: the example learns, and the encodings are those of the code."""

import runpy
from pathlib import Path

import numpy as np
import pytest

from herna.rl import env, match, random_policy
from herna.rl.describe import page

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "learning" / "learn_connect_four.py"
GAMES = ("aeons-end", "connect-four", "doomtrooper", "summoner-wars", "warcraft")


def test_the_page_of_encodings_is_up_to_date() -> None:
    written = (ROOT / "docs" / "rl-encodings.md").read_text(encoding="utf-8")

    assert written == page(GAMES), "python -m herna.rl.describe > docs/rl-encodings.md makes it anew"


def test_the_example_learns_to_beat_random_play_in_ten_lines(capsys: pytest.CaptureFixture[str]) -> None:
    table, chance = env("connect-four"), np.random.default_rng(1)
    before = np.mean([match(table, [random_policy(chance)] * 2, seed).rewards[0] for seed in range(500)]) / 2 + 0.5

    runpy.run_path(str(EXAMPLE), run_name="__main__")

    after = int(capsys.readouterr().out.split()[0]) / 500
    assert before < 0.65
    assert after > 0.8
    lines = [line for line in EXAMPLE.read_text(encoding="utf-8").splitlines()[1:] if line]
    assert len(lines) == 10


def test_the_example_in_the_document_is_the_one_that_is_run() -> None:
    told = (ROOT / "docs" / "rl.md").read_text(encoding="utf-8")

    assert f"```python {EXAMPLE.relative_to(ROOT)}\n{EXAMPLE.read_text(encoding='utf-8')}```" in told
