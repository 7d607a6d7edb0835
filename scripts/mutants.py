"""Mutation tests: change a rule's code a little, and see whether a test fails.

`./test --mutants [GAME]`, or `.venv/bin/python scripts/mutants.py GAME [--count N] [--seed N] [--rule ID]` (`--help`).

1. All tests of the game are run once, to find which functions of the game's rules each of them calls.
2. Mutants are drawn by a hash of their names and the seed. A changed line changes only its own mutants in the draw, and
   tests change none. One place is changed: a comparison, `and`/`or`, `not`, a number, a sign; or a condition or a call
   is left out.
3. The changed function is put in place in a forked process, which first runs the tests marked with its rules: those
   that it names, or the one whose tests call it most. If they pass, the other tests that call the function are run
   too, first those that call little else, so that a survivor is one that no test notices.

A mutant that changes nothing a player could notice is explained in tests/mutants.toml ("name of the mutant" = "why")
and not drawn. What runs only while a module is imported is not changed. The exit status is 1 if a mutant survived.
"""

from __future__ import annotations

import argparse
import ast
import copy
import functools
import gc
import importlib
import os
import re
import signal
import sys
import time
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

from herna.bots.named import cores
from herna.games.catalogue import game_named

ROOT = Path(__file__).parents[1]
REASONS = ROOT / "tests" / "contract" / "test_true_reasons.py::test_what_a_reason_says_of_the_table_is_so"
EXPLAINED = ROOT / "tests" / "mutants.toml"

# Modules of a game that hold no rules: what is shown, said, taught, and thought by bots (Doomtrooper's rough strengths
# too).
NO_RULES = (
    *("conduct", "counts", "describing", "drawing", "drawn_map", "evaluation", "features", "forecast", "found", "game"),
    *("given", "guide", "habits", "lessons", "naming", "notation", "strength", "tips"),
)
NO_RULES_PREFIX = ("refus", "scenario_", "view", "words")

SECONDS = 60  # of a core's time: a test that takes longer never ends, so its mutant is noticed
RULE_ID = re.compile(r"[A-Z]+(?:-[A-Z0-9]+)+")
COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
SIGNS: dict[type[ast.operator], type[ast.operator]] = {ast.Add: ast.Sub, ast.Sub: ast.Add}
KILLED, KILLED_BY_OTHERS, SURVIVED = 1, 2, 0


@dataclass
class Mutant:
    """One change: where, the old code, the new code."""

    function: Function
    line: int
    before: str
    after: str
    number: int  # of the node in the function, as `ast.walk` finds it
    changed: ast.AST
    twin: int = 1  # counts equal changes of the function

    def name(self) -> str:
        """Its name in tests/mutants.toml; it does not change when lines move."""
        which = f" ({self.twin})" if self.twin > 1 else ""
        return f"{self.function.name()}: {self.before} -> {self.after}{which}"

    def place(self, seed: int) -> bytes:
        """Where it stands in the draw of this seed."""
        return sha256(f"{seed} {self.name()}".encode()).digest()

    def module(self) -> ast.Module:
        """The whole module with this change."""
        tree = copy.deepcopy(self.function.tree)
        replace_node(function_at(tree, self.function.node), self.number, copy.deepcopy(self.changed))
        return tree


@dataclass(eq=False)
class Function:
    """A function of the game's rules, with its possible changes."""

    path: Path
    module: str
    qualname: str
    line: int
    text: str
    node: ast.FunctionDef
    tree: ast.Module
    tests: list[pytest.Item] = field(default_factory=list)
    rules: list[str] = field(default_factory=list)

    def name(self) -> str:
        return f"{self.module}.{self.qualname}"

    def find_rules(self, tests_of_rules: Counter[str]) -> None:
        """Its tested rules: those it names, or the one whose tests call it most."""
        tested = Counter(rule for item in self.tests for rule in rules_of(item))
        self.rules = [rule for rule in dict.fromkeys(RULE_ID.findall(self.text)) if rule in tested]
        if not self.rules and tested:
            self.rules = [max(sorted(tested), key=lambda rule: (tested[rule] / tests_of_rules[rule], tested[rule]))]

    def mutants(self) -> list[Mutant]:
        """Every change of this function."""
        found: list[Mutant] = []
        twins: Counter[tuple[str, str]] = Counter()
        once = (self.node.args, *self.node.decorator_list)  # what is computed once, when the module is imported
        left_alone = {node for part in once for node in ast.walk(part)}
        named = [node for node in ast.walk(self.node) if isinstance(node, ast.keyword)]
        left_alone |= {node.value for node in named if node.arg == "strict"}  # of zip: no rule
        for number, node in enumerate(ast.walk(self.node)):
            for changed in variants(node) if node not in left_alone else ():
                line = getattr(node, "lineno", self.line)
                change = (ast.unparse(node), ast.unparse(changed))
                twins[change] += 1
                found.append(Mutant(self, line, *change, number, changed, twins[change]))
        return found


def variants(node: ast.AST) -> Iterator[ast.AST]:
    """What a node could become."""
    match node:
        case ast.Compare(left, operators, compared):
            for at, operator in enumerate(operators):
                yield ast.Compare(
                    left, [*operators[:at], COMPARISONS[type(operator)](), *operators[at + 1 :]], compared
                )
        case ast.BoolOp(operator, values):
            yield ast.BoolOp(ast.Or() if isinstance(operator, ast.And) else ast.And(), values)
            for at in range(len(values)):
                left_over = values[:at] + values[at + 1 :]
                yield left_over[0] if len(left_over) == 1 else ast.BoolOp(operator, left_over)
        case ast.UnaryOp(ast.Not(), operand):
            yield operand
        case ast.BinOp(left, sign, right) if type(sign) in SIGNS:
            yield ast.BinOp(left, SIGNS[type(sign)](), right)
        case ast.Constant(bool(truth)):
            yield ast.Constant(not truth)
        case ast.Constant(int(number)):
            yield ast.Constant(number + 1)
        case ast.Call(ast.Name("min" | "max" as name), given, named):
            yield ast.Call(ast.Name("max" if name == "min" else "min", ast.Load()), given, named)
        case ast.Expr(ast.Call() as call) if not tells(call):
            yield ast.Pass()
        case ast.comprehension(target, iterated, conditions):
            for at in range(len(conditions)):
                yield ast.comprehension(target, iterated, conditions[:at] + conditions[at + 1 :], node.is_async)


def tells(call: ast.Call) -> bool:
    """Whether a call only reports what happens, which is no rule."""
    return isinstance(call.func, ast.Attribute) and call.func.attr == "tell"


def function_at(tree: ast.Module, wanted: ast.FunctionDef) -> ast.FunctionDef:
    return next(
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and (node.lineno, node.name) == (wanted.lineno, wanted.name)
    )


def replace_node(within: ast.AST, number: int, changed: ast.AST) -> None:
    """Replace the node that `ast.walk` finds at this number."""
    wanted = next(node for at, node in enumerate(ast.walk(within)) if at == number)
    for parent in ast.walk(within):
        for name, value in ast.iter_fields(parent):
            if value is wanted:
                setattr(parent, name, ast.copy_location(changed, wanted))
            elif isinstance(value, list) and any(one is wanted for one in value):
                value[:] = [changed if one is wanted else one for one in value]
    ast.fix_missing_locations(within)


# What is mutated


def functions_of(package: str) -> list[Function]:
    """Every function of a game's modules that hold rules."""
    folder = Path(str(importlib.import_module(package).__file__)).parent
    found: list[Function] = []
    for path in sorted(folder.rglob("*.py")):
        within = path.relative_to(folder)
        part = within.parts[0].removesuffix(".py")
        shown = part in NO_RULES or within.stem in NO_RULES or part.startswith(NO_RULES_PREFIX)
        if (folder / "rules").exists() and shown:
            continue  # a small game has its rules in one module
        module = ".".join([package, *within.with_suffix("").parts]).removesuffix(".__init__")
        text = path.read_text(encoding="utf-8")
        tree = ast.parse(text)
        for qualname, node in functions_in(tree.body, ""):
            source = ast.get_source_segment(text, node) or ""
            line = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
            found.append(Function(path, module, qualname, line, source, node, tree))
    return found


def functions_in(body: list[ast.stmt], within: str) -> Iterator[tuple[str, ast.FunctionDef]]:
    for node in body:
        if isinstance(node, ast.FunctionDef):
            yield within + node.name, node
        elif isinstance(node, ast.ClassDef):
            yield from functions_in(node.body, f"{within}{node.name}.")


def live(function: Function) -> FunctionType:
    """The running function behind a static method or property."""
    found: Any = importlib.import_module(function.module)
    for part in function.qualname.split("."):
        found = found.__dict__[part]
    found = getattr(found, "__func__", found)
    found = getattr(found, "fget", found)
    found = getattr(found, "__wrapped__", found)
    assert isinstance(found, FunctionType), function.name()
    return found


def put_in_place(mutant: Mutant) -> None:
    """Run the changed function from here on, and clear caches of the old one."""
    code = compile(mutant.module(), str(mutant.function.path), "exec", dont_inherit=True)
    for part in mutant.function.qualname.split("."):
        code = next(const for const in code.co_consts if isinstance(const, CodeType) and const.co_name == part)
    live(mutant.function).__code__ = code
    for cached in [one for one in gc.get_objects() if isinstance(one, functools._lru_cache_wrapper)]:
        cached.cache_clear()


def rules_of(item: pytest.Item) -> set[str]:
    return {str(rule) for kind in ("rule", "example") for mark in item.iter_markers(kind) for rule in mark.args}


def passes(item: pytest.Item) -> bool:
    signal.setitimer(signal.ITIMER_PROF, SECONDS)  # unlike `alarm` it does not run while other processes do
    return not any(report.failed for report in runtestprotocol(item, log=False, nextitem=None))


# The run


class Mutation:
    """A pytest plug-in that runs the tests over mutants."""

    def __init__(self, game: str, count: int, seed: int, rule: str) -> None:
        self.game = game_named(game)
        self.count = count
        self.rule = rule
        self.seed = seed
        self.breadth: dict[pytest.Item, int] = {}  # how many functions a test calls
        self.survivors: list[Mutant] = []

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        functions = functions_of(self.game.package)
        self._trace(functions, session.items)
        self._run(self._sample(functions))
        return True

    def _trace(self, functions: list[Function], items: list[pytest.Item]) -> None:
        """Find which functions each test calls; every test must pass unchanged."""
        by_place = {(str(function.path), function.line): function for function in functions}
        called: set[CodeType] = set()

        def note(frame: FrameType, event: str, argument: object) -> None:
            if event == "call":
                called.add(frame.f_code)

        for number, item in enumerate(items, 1):
            say(f"{self.game.key}: test {number} of {len(items)} runs unchanged", again=True)
            called.clear()
            sys.setprofile(note)
            passed = passes(item)
            sys.setprofile(None)
            if not passed:
                raise pytest.UsageError(f"{item.nodeid} fails with nothing changed")
            places = {(code.co_filename, code.co_firstlineno) for code in called} & by_place.keys()
            self.breadth[item] = len(places)
            for place in places:
                by_place[place].tests.append(item)
        tests_of_rules = Counter(rule for item in items for rule in rules_of(item))
        for function in functions:
            function.find_rules(tests_of_rules)
        say("")

    def _sample(self, functions: list[Function]) -> list[Mutant]:
        """The first mutants in the draw of this seed, or all of a rule."""
        explained = set(tomllib.loads(EXPLAINED.read_text(encoding="utf-8"))) if EXPLAINED.exists() else set()
        meant = [one for one in functions if (self.rule in one.rules if self.rule else one.tests)]
        mutants = [mutant for function in meant for mutant in function.mutants() if mutant.name() not in explained]
        mutants.sort(key=lambda mutant: mutant.place(self.seed))
        return mutants if self.rule else mutants[: self.count]

    def _run(self, mutants: list[Mutant]) -> None:
        """Run each mutant in a process of its own, one process a core."""
        running: dict[int, Mutant] = {}
        counts = {KILLED: 0, KILLED_BY_OTHERS: 0, SURVIVED: 0}
        waiting = list(reversed(mutants))
        while waiting or running:
            while waiting and len(running) < cores():
                mutant = waiting.pop()
                running[self._start(mutant)] = mutant
            pid, status = os.wait()
            mutant = running.pop(pid)
            noticed = KILLED if os.WIFSIGNALED(status) else os.WEXITSTATUS(status)
            counts[noticed] += 1
            if noticed == SURVIVED:
                self.survivors.append(mutant)
                place = f"{mutant.function.path.relative_to(ROOT)}:{mutant.line}"
                say(f"survived: {' '.join(mutant.function.rules[:1])} {place} {mutant.name()}")
            say(f"{self.game.key}: {sum(counts.values())} of {len(mutants)} mutants", again=True)
        say("")
        say(
            f"{self.game.key}: {len(mutants)} mutants, {counts[KILLED]} noticed by tests of their rule, "
            f"{counts[KILLED_BY_OTHERS]} by tests of others, {counts[SURVIVED]} survived"
        )

    def _start(self, mutant: Mutant) -> int:
        pid = os.fork()
        if pid:
            return pid
        status = KILLED  # also if it breaks before a test runs
        try:
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, 1)
            os.dup2(nowhere, 2)
            put_in_place(mutant)
            status = self._is_noticed(mutant)
        finally:
            os._exit(status)

    def _is_noticed(self, mutant: Mutant) -> int:
        tests = mutant.function.tests
        own = [item for item in tests if rules_of(item).intersection(mutant.function.rules)]
        if not all(passes(item) for item in own):
            return KILLED
        others = sorted(set(tests).difference(own), key=lambda item: (self.breadth[item], item.nodeid))
        return SURVIVED if all(passes(item) for item in others) else KILLED_BY_OTHERS


def say(line: str, again: bool = False) -> None:
    """Print a line; with `again`, one that the next line overwrites on a terminal."""
    if again:
        if sys.stderr.isatty():
            print(f"\r\033[K{line}", end="", file=sys.stderr, flush=True)
    elif line or sys.stderr.isatty():
        print(f"\r\033[K{line}" if sys.stderr.isatty() else line, file=sys.stderr, flush=True)


def tests_of(game: str) -> list[str]:
    """A game's tests, and the contract's test of what its reasons say."""
    package = game_named(game).package
    folder = Path(str(importlib.import_module(package).__file__)).parent
    tests = ROOT / "tests" / "games" / folder.name
    if not tests.exists():
        return [str(folder.parent)]
    return [str(tests), f"{REASONS}[{game}]"]


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="changes rules a little and sees whether their tests notice")
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=100, help="how many mutants (100)")
    parser.add_argument("--seed", type=int, default=1, help="another number draws other mutants (1)")
    parser.add_argument("--rule", default="", help="only this rule, all its mutants")
    parser.add_argument(
        "--without", default="", help="leave out the tests with this in their name: what do they prove?"
    )
    given = parser.parse_args(arguments)
    started = time.monotonic()
    mutation = Mutation(given.game, given.count, given.seed, given.rule)
    chosen = ["-k", f"not {given.without}"] if given.without else []
    status = pytest.main(
        [*tests_of(given.game), *chosen, "-s", "-p", "no:cacheprovider", "-p", "no:terminal"], plugins=[mutation]
    )
    say(f"{given.game}: {time.monotonic() - started:.0f} s")
    return int(status) or int(bool(mutation.survivors))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
