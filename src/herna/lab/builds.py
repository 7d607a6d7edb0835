"""Two builds side by side: this one and a wheel, measured in turns.

Absolute rates depend on what else a machine does; the ratio of two rates measured one after the other does not.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any
from zipfile import BadZipFile, ZipFile

import herna
from herna.engine.errors import BadInput
from herna.lab.bench import ROUNDS, Row

RATES = ("decisions_per_s", "sampled_decisions_per_s", "copies_per_s", "search_iterations_per_s")

# Runs in each build, whose own `bench` does the work. It is no module: the other build may be older than this one.
MEASURING = """
import json, sys
from herna.engine import flow
from herna.games.catalogue import game_named
from herna.lab.bench import OwnGame, measure_rate
compiled = not flow.__file__.endswith(".py")
works = {}
for line in sys.stdin:
    key, rate, seconds = json.loads(line)
    if key not in works:
        works[key] = OwnGame(game_named(key)).works()
    print(json.dumps([measure_rate(works[key][rate], seconds), compiled]), flush=True)
"""


class Build:
    """A process in which the herna of a folder measures itself."""

    def __init__(self, folder: Path) -> None:
        self.compiled = False
        before = os.environ.get("PYTHONPATH")
        path = os.pathsep.join([str(folder), *([before] if before else [])])
        self.process = subprocess.Popen(
            [sys.executable, "-c", MEASURING],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": path},
        )

    def measure(self, game: str, rate: str, seconds: float) -> float:
        """One rate of one game, in units per CPU second."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        with suppress(BrokenPipeError):  # it has ended: there is no answer either
            self.process.stdin.write(json.dumps([game, rate, seconds]) + "\n")
            self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            raise BadInput("bench-broken-build", game=game)
        found: list[Any] = json.loads(answer)
        self.compiled = found[1]
        return float(found[0])

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                with suppress(BrokenPipeError):  # a question that it did not read any more
                    pipe.close()


def compare(wheel: str, games: Sequence[str], seconds: float, tick: Callable[[], None]) -> list[Row]:
    """Measure this build and a wheel in turns; a row for each rate.

    The ratio is the median of those of the rounds, in each of which both are measured one after the other.
    """
    with TemporaryDirectory(prefix="herna-") as folder:
        unpack(wheel, Path(folder))
        this, that = Build(Path(herna.__file__).parents[1]), Build(Path(folder))
        try:
            rows: list[Row] = []
            for game in games:
                for rate in RATES:
                    ours, theirs = [], []
                    for _ in range(ROUNDS):
                        ours.append(this.measure(game, rate, seconds / ROUNDS))
                        theirs.append(that.measure(game, rate, seconds / ROUNDS))
                        tick()
                    rows.append(
                        {
                            "game": game,
                            "rate": rate,
                            "this": max(ours),
                            "that": max(theirs),
                            "ratio": median(one / other for one, other in zip(ours, theirs, strict=True)),
                            "this_compiled": this.compiled,
                            "that_compiled": that.compiled,
                        }
                    )
            return rows
        finally:
            this.close()
            that.close()


def rounds_of(games: Sequence[str]) -> int:
    """How many times `compare` will call `tick`."""
    return ROUNDS * len(RATES) * len(games)


def unpack(wheel: str, folder: Path) -> None:
    """Unpack a wheel of Herna into a folder."""
    try:
        with ZipFile(wheel) as archive:
            archive.extractall(folder)
    except (OSError, BadZipFile) as error:
        raise BadInput("bench-bad-wheel", file=wheel, why=str(error)) from error
    if not (folder / "herna" / "lab" / "bench.py").exists():
        raise BadInput("bench-not-herna", file=wheel)
