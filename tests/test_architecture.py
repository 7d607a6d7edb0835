"""The tree keeps its shape: what import-linter cannot see. The imports themselves are in pyproject.toml."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCES = sorted((ROOT / "src" / "herna").rglob("*.py"))


def imports_of(source: Path) -> set[str]:
    """The top-level names of the modules that a file imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module.split(".")[0])
    return found


def test_the_engine_needs_only_the_standard_library() -> None:
    allowed = set(sys.stdlib_module_names) | {"herna", "mypy_extensions"}  # the latter only marks what mypyc compiles
    for source in (ROOT / "src" / "herna" / "engine").glob("*.py"):
        assert imports_of(source) <= allowed, source.name


def test_all_chance_goes_through_the_engines_chance() -> None:
    for source in SOURCES:
        if "lab" not in source.parts:  # the peers in the benchmarks bring their own dice
            assert "random" not in imports_of(source), source


def test_every_module_says_in_its_first_line_what_it_is_for() -> None:
    for source in [*SOURCES, *ROOT.joinpath("tests").rglob("*.py")]:
        assert ast.get_docstring(ast.parse(source.read_text(encoding="utf-8"))), source


def test_no_module_is_longer_than_five_hundred_lines() -> None:
    for source in [*SOURCES, *ROOT.joinpath("tests").rglob("*.py")]:
        assert len(source.read_text(encoding="utf-8").splitlines()) <= 500, source


def test_there_is_no_drawer_for_odds_and_ends() -> None:
    assert not [source for source in SOURCES if source.stem in ("utils", "util", "helpers", "common", "misc")]
