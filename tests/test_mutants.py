"""The mutation tests themselves: what they change, that a change is put in place, and that survivors are found."""

import ast
import subprocess
import sys
import tomllib

import pytest

from connect_four.game import GAME
from herna.engine.match import Match
from scripts.mutants import EXPLAINED, ROOT, Function, Mutant, functions_of, live, put_in_place, variants


@pytest.mark.parametrize(
    ("text", "changed"),
    [
        ("a == b", ["a != b"]),
        ("a < b <= c", ["a <= b <= c", "a < b < c"]),
        ("a and b", ["a or b", "b", "a"]),
        ("a or b or c", ["a and b and c", "b or c", "a or c", "a or b"]),
        ("not a", ["a"]),
        ("a + b", ["a - b"]),
        ("True", ["False"]),
        ("3", ["4"]),
        ("max(a, b)", ["min(a, b)"]),
        ("'text'", []),
    ],
)
def test_every_kind_of_change(text: str, changed: list[str]) -> None:
    node = ast.parse(text, mode="eval").body

    assert [ast.unparse(variant) for variant in variants(node)] == changed


def test_a_call_is_left_out_unless_it_only_tells() -> None:
    does, tells = ast.parse("table.draw(1)\nplay.tell(event)").body

    assert [type(variant) for variant in variants(does)] == [ast.Pass]
    assert list(variants(tells)) == []


def test_a_condition_of_a_comprehension_is_left_out() -> None:
    listed = ast.parse("[a for a in b if a if c]", mode="eval").body
    assert isinstance(listed, ast.ListComp)

    assert [ast.unparse(variant).strip() for variant in variants(listed.generators[0])] == [
        "for a in b if c",
        "for a in b if a",
    ]


def test_a_mutant_runs_in_place_of_its_function() -> None:
    (function,) = [one for one in functions_of("connect_four") if one.qualname == "Drop.first_barred"]
    (mutant,) = [one for one in function.mutants() if one.after == "table.filled[column] <= ROWS"]
    match = Match(GAME, 2)
    for _ in range(6):
        match.choose(match.play.table.turn, ["drop", 3])
    before = live(function).__code__
    assert ("drop", 3) not in match.play.options()

    put_in_place(mutant)
    try:
        assert ("drop", 3) in match.play.options()
    finally:
        live(function).__code__ = before


def test_a_rule_whose_tests_prove_nothing_is_found() -> None:
    """All of Connect Four's mutants are noticed; without the test of a full rack, a draw need not be one."""
    command = [sys.executable, "scripts/mutants.py", "connect-four"]

    noticed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=600)
    survived = subprocess.run(
        [*command, "--without", "full"], cwd=ROOT, capture_output=True, text=True, check=False, timeout=600
    )

    assert (noticed.returncode, " 0 survived" in noticed.stderr) == (0, True), noticed.stderr
    assert survived.returncode == 1, survived.stderr
    assert "Drop.do: play.finish(drawn(2, 'C4-WIN-02')) -> pass" in survived.stderr


def test_every_explained_mutant_exists_and_says_why() -> None:
    explained = tomllib.loads(EXPLAINED.read_text(encoding="utf-8"))
    functions: dict[str, Function] = {}
    for package in {name.partition(": ")[0].rpartition(".games.")[2].partition(".")[0] for name in explained}:
        functions |= {function.name(): function for function in functions_of(f"herna.games.{package}")}

    for name, why in explained.items():
        mutants: list[Mutant] = functions[name.partition(": ")[0]].mutants()
        assert name in {mutant.name() for mutant in mutants}, name
        assert len(why) > 20, name
