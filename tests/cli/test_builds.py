"""`herna bench --compare`: two builds measured in turns."""

import json
from pathlib import Path
from zipfile import ZipFile

import pytest

import herna as program
from herna.build import BUILD
from herna.engine.errors import BadInput
from herna.lab.bench import ROUNDS
from herna.lab.builds import RATES, compare, rounds_of
from tests.cli.command import Herna

# A build that says of itself how fast it is: 100 at first, then 10 less each time.
SLOWER = f"""
RATES = {RATES!r}
class OwnGame:
    def __init__(self, game): pass
    def works(self): return dict.fromkeys(RATES, 1)
LEFT = [110]
def measure_rate(work, seconds):
    LEFT[0] -= 10 if LEFT[0] > 10 else 0
    return float(LEFT[0])
"""


def wheel_of(folder: Path, bench: str) -> Path:
    """A wheel with the installed program, but for its `bench`."""
    path = folder / "herna-0-py3-none-any.whl"
    root = Path(program.__file__).parent
    with ZipFile(path, "w") as archive:
        for source in root.rglob("*"):
            if source.is_file() and "static" not in source.parts and source.suffix != ".pyc":
                name = Path("herna") / source.relative_to(root)
                if name != Path("herna/lab/bench.py"):
                    archive.write(source, str(name))
        archive.writestr("herna/lab/bench.py", bench)
    return path


def test_both_builds_are_measured_and_the_ratio_is_the_median_of_the_rounds(tmp_path: Path) -> None:
    ticks: list[int] = []

    rows = compare(str(wheel_of(tmp_path, SLOWER)), ["connect-four"], 0.02, lambda: ticks.append(1))

    assert [(row["game"], row["rate"]) for row in rows] == [("connect-four", rate) for rate in RATES]
    assert rows[0]["that"] == 100.0  # the best of 100, 90, …, 30
    assert rows[0]["that_compiled"] == rows[0]["this_compiled"] == (BUILD == "compiled")
    assert rows[0]["this"] / 100 < rows[0]["ratio"]  # most rounds of the other build are slower than its best
    assert len(ticks) == rounds_of(["connect-four"]) == ROUNDS * len(RATES)


@pytest.mark.parametrize("content", [b"", b"no archive"])
def test_what_is_no_wheel_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "herna.whl"
    path.write_bytes(content)

    with pytest.raises(BadInput, match="bench-bad-wheel"):
        compare(str(path), ["connect-four"], 0.01, lambda: None)


def test_a_wheel_of_another_program_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "other.whl"
    with ZipFile(path, "w") as archive:
        archive.writestr("other/__init__.py", "")

    with pytest.raises(BadInput, match="bench-not-herna"):
        compare(str(path), ["connect-four"], 0.01, lambda: None)


def test_a_build_that_cannot_run_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="bench-broken-build"):
        compare(str(wheel_of(tmp_path, "raise SystemExit")), ["connect-four"], 0.01, lambda: None)


@pytest.mark.parametrize(("language", "heading"), [("en", "the other"), ("cs", "druhé")])
def test_the_command_shows_both_and_their_ratio(herna: Herna, tmp_path: Path, language: str, heading: str) -> None:
    wheel = wheel_of(tmp_path, SLOWER)

    shown = herna("--lang", language, "bench", "connect-four", "--compare", wheel, "--seconds", "0.01")
    plain = herna("bench", "connect-four", "--compare", wheel, "--seconds", "0.01", "--json")

    assert heading in shown.out
    assert "bench-" not in shown.out
    assert {row["rate"] for row in json.loads(plain.out)} == set(RATES)
