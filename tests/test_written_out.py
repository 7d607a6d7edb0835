"""What the compiled build writes out before mypyc compiles it: the same as what Python makes at run time."""

import ast
import dataclasses
import importlib
import inspect
import os
import re
import textwrap
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from herna.engine.activity import Activity, shape_of
from herna.engine.flow import Procedure
from scripts.written_out import write_out
from scripts.written_out.reading import CannotWriteOut, Sources
from scripts.written_out.shortcuts import IF_HEARD

ROOT = Path(__file__).parents[1]
NOT_COMPILED = ("__init__.py", "seen.py", "given.py", "lessons.py", "found.py")
FILES = [
    (".".join(path.relative_to(ROOT / "src").with_suffix("").parts), path)
    for part in ("engine", "games", "bots")
    for path in sorted((ROOT / "src" / "herna" / part).rglob("*.py"))
    if path.name not in NOT_COMPILED
]


@pytest.fixture(scope="module")
def sources() -> Sources:
    return Sources(FILES)


@pytest.fixture(scope="module")
def copies(sources: Sources) -> dict[str, str]:
    return write_out(sources)


@cache
def statements_in(text: str) -> list[ast.stmt]:
    return ast.parse(text).body


def methods_in(text: str, name: str) -> dict[str, ast.FunctionDef]:
    """The methods that a class of a module has itself."""
    for node in statements_in(text):
        if isinstance(node, ast.ClassDef) and node.name == name:
            return {each.name: each for each in node.body if isinstance(each, ast.FunctionDef)}
    raise AssertionError(name)


def run(function: ast.FunctionDef, module: str) -> Any:
    """The function, made of its node alone, among the names of a module."""
    for argument in [*function.args.args, *function.args.kwonlyargs]:
        argument.annotation = None
    function.returns = None
    names = dict(vars(importlib.import_module(module)))
    exec(compile(ast.unparse(function), module, "exec"), names)
    return names[function.name]


def written(tmp_path: Path, **modules: str) -> dict[str, str]:
    """The copies of made-up modules of a game."""
    files = []
    for name, text in modules.items():
        path = tmp_path / f"{name}.py"
        path.write_text(textwrap.dedent(text).lstrip("\n"), encoding="utf-8")
        files.append((f"herna.games.toy.{name}", path))
    return {name.rsplit(".", 1)[1]: text for name, text in write_out(Sources(files)).items()}


def test_every_constructor_takes_and_sets_what_the_real_one_does(sources: Sources, copies: dict[str, str]) -> None:
    compared = 0
    for record in sources.records():
        if not record.is_dataclass or record.has_own("__init__"):
            continue
        real = getattr(importlib.import_module(record.module.name), record.name)
        made = run(methods_in(copies[record.module.name], record.name)["__init__"], record.module.name)
        fields = dataclasses.fields(real)
        assert [each.name for each in fields] == list(inspect.signature(made).parameters)[1:], real
        for each, taken in zip(fields, list(inspect.signature(made).parameters.values())[1:], strict=True):
            if each.default_factory is not dataclasses.MISSING:
                assert taken.default is None, (real, each.name)
            elif each.default is not dataclasses.MISSING:
                assert (taken.default, type(taken.default)) == (each.default, type(each.default)), (real, each.name)
            else:
                assert taken.default is inspect.Parameter.empty, (real, each.name)
        if os.environ.get("HERNA_COMPILED") != "1":
            assert inspect.signature(real).parameters.keys() == {each.name for each in fields}, real
        given = {each.name: object() for each in fields}
        given_to = SimpleNamespace()
        made(given_to, **given)
        assert vars(given_to) == given, real
        left_out = SimpleNamespace()
        needed = [each for each in fields if each.default is each.default_factory is dataclasses.MISSING]
        made(left_out, *(given[each.name] for each in needed))
        for each in fields:
            if each.default_factory is not dataclasses.MISSING:
                assert getattr(left_out, each.name) == each.default_factory(), (real, each.name)
        compared += 1

    assert compared > 450


def test_every_step_has_the_number_that_order_gives_it(sources: Sources, copies: dict[str, str]) -> None:
    compared = 0
    for record in sources.records():
        real = getattr(importlib.import_module(record.module.name), record.name)
        node = methods_in(copies[record.module.name], record.name).get("take_step")
        if node is None or real is Procedure:
            continue
        take_step = run(node, record.module.name)
        order = real.order(None)
        stand_in = SimpleNamespace(**{name: lambda play, name=name: (name, play) for name in order})
        assert [take_step(stand_in, at, "play") for at in range(len(order))] == [(name, "play") for name in order], real
        compared += 1

    assert compared > 150


def test_the_engine_takes_steps_by_number(copies: dict[str, str]) -> None:
    """Once to ask again after a load, and once in its loop; by name only where a plug-in's class has no numbers."""
    assert copies["herna.engine.flow"].count("procedure.take_step(at, self)") == 2
    assert copies["herna.engine.flow"].count("getattr(self, self.order()[at])(play)") == 1


def test_every_order_is_the_one_that_was_written(sources: Sources, copies: dict[str, str]) -> None:
    compared = 0
    for record in sources.records():
        if not record.has_own("order") or record.name == "Procedure":
            continue
        real = getattr(importlib.import_module(record.module.name), record.name)
        constant = f"_ORDER_OF_{record.name}"
        found = {
            ast.unparse(node.target): ast.literal_eval(node.value)
            for node in statements_in(copies[record.module.name])
            if isinstance(node, ast.AnnAssign) and node.value and ast.unparse(node.target) == constant
        }
        assert found == {constant: real.order(None)}, real
        assert f"return {constant}" in copies[record.module.name]
        compared += 1

    assert compared > 90


def test_every_choice_is_carried_out_with_all_its_fields(sources: Sources, copies: dict[str, str]) -> None:
    compared = 0
    for record in sources.records():
        real = getattr(importlib.import_module(record.module.name), record.name)
        node = methods_in(copies[record.module.name], record.name).get("carry_out")
        if node is None or real is Activity or record.has_own("carry_out"):
            continue
        carry_out = run(node, record.module.name)
        choice = (real.kind, *range(len(real.fields)))
        stand_in = SimpleNamespace(do=lambda play, seat, *fields: (play, seat, *fields))
        assert carry_out(stand_in, "play", 1, choice) == ("play", 1, *range(len(real.fields))), real
        compared += 1

    assert compared > 100


def test_every_activity_knows_its_shape(sources: Sources, copies: dict[str, str]) -> None:
    compared = 0
    for record in sources.records():
        real = getattr(importlib.import_module(record.module.name), record.name)
        node = methods_in(copies[record.module.name], record.name).get("shape")
        if node is None or real is Activity:
            continue
        assert run(node, record.module.name)(None) == shape_of(real.__new__(real)), real
        compared += 1

    assert compared > 150
    assert "_SHAPES.get(type(self)) or shape_of(self)" in ast.unparse(
        methods_in(copies["herna.engine.activity"], "Activity")["shape"]
    )
    assert copies["herna.engine.activity"].count("_SHAPES.get(type(self))") == 1
    assert "self.kind" not in copies["herna.engine.activity"]
    assert ".kind == kind" not in copies["herna.engine.offer"]


def test_what_nobody_hears_is_not_made(sources: Sources, copies: dict[str, str]) -> None:
    compared = 0
    for module in sources.modules.values():
        tells = len(re.findall(r"^ +play\.tell\(", module.text, re.MULTILINE))
        heard = len(re.findall(rf"^ +{re.escape(IF_HEARD)}play\.tell\(", copies[module.name], re.MULTILINE))
        assert heard == tells, module.name
        compared += heard

    assert compared > 190


@pytest.mark.parametrize("told", ["drawn(play)", "play.chance.die()", "play.table.draw(play)", "(card := 1)"])
def test_what_is_told_may_change_nothing(tmp_path: Path, told: str) -> None:
    with pytest.raises(CannotWriteOut):
        written(tmp_path, rule=f"def rule(play):\n    play.tell(('drew', {told}))\n")


def test_a_step_that_repeats_another_returns_a_constant(tmp_path: Path) -> None:
    copies = written(
        tmp_path,
        rule="""
            from herna.engine.flow import Repeat

            def once_more(found):
                return Repeat("one") if found else Repeat("two", found)
            """,
    )

    assert "return _REPEAT_one if found else Repeat('two', found)" in copies["rule"].replace('"', "'")
    assert "_REPEAT_one: _Final = Repeat('one')" in copies["rule"]


def test_the_lines_of_a_module_keep_their_numbers(sources: Sources, copies: dict[str, str]) -> None:
    """A traceback of the compiled build names the line that it means."""
    for module in sources.modules.values():
        before, after = module.text.split("\n"), copies[module.name].split("\n")
        for node in ast.walk(module.tree):
            if isinstance(node, ast.stmt):
                old, new = before[node.lineno - 1], after[node.lineno - 1]
                start = re.match(r"\s*\w+", old)
                new = new.replace(IF_HEARD, "", 1)
                assert start is None or new.startswith(start.group()), (module.name, node.lineno)


def test_replace_knows_the_class_of_what_it_copies(tmp_path: Path) -> None:
    copies = written(
        tmp_path,
        table="""
            from dataclasses import dataclass, replace

            @dataclass(frozen=True, slots=True)
            class Unit:
                \"\"\"A unit.\"\"\"

                life: int
                name: str = "orc"

                def hurt(self) -> "Unit":
                    return replace(self, life=self.life - 1)


            @dataclass(frozen=True, slots=True)
            class Champion(Unit):
                \"\"\"A unit with a rank.\"\"\"

                rank: int = 1


            def healed(unit: Unit) -> Unit:
                return replace(unit, life=9)
            """,
    )

    assert "return _replace_in_Unit_life(self, life=self.life - 1)" in copies["table"]
    assert "return _replace_in_Unit_life(unit, life=9)" in copies["table"]
    assert "Unit(self.life, self.name) if type(self) is Unit else None" in copies["table"]
    assert "Champion(self.life, self.name, self.rank) if type(self) is Champion else None" in copies["table"]


def test_a_base_without_fields_replaces_those_of_the_classes_below(tmp_path: Path) -> None:
    copies = written(
        tmp_path,
        deeds="""
            from dataclasses import dataclass, replace
            from typing import Any

            class Deed:
                \"\"\"A deed.\"\"\"

                def of(self, seat: int) -> "Deed":
                    chosen: Any = self
                    return replace(chosen, seat=seat)


            @dataclass(frozen=True, slots=True)
            class Draws(Deed):
                \"\"\"A player draws.\"\"\"

                seat: int
                count: int = 1


            @dataclass(frozen=True, slots=True)
            class Nothing(Deed):
                \"\"\"Nobody does anything.\"\"\"
            """,
    )

    assert "return _replace_in_Deed_seat(chosen, seat=seat)" in copies["deeds"]
    assert "def _with_seat(self, seat: int) -> Deed | None: return None" in copies["deeds"]
    assert "return Draws(seat, self.count) if type(self) is Draws else None" in copies["deeds"]
    assert "Nothing(" not in copies["deeds"].replace("class Nothing(", "")


def test_a_field_of_a_base_in_another_module_brings_its_type_and_its_default(tmp_path: Path) -> None:
    copies = written(
        tmp_path,
        base="""
            from dataclasses import dataclass
            from fractions import Fraction
            from typing import Final

            NOBODY: Final = -1


            @dataclass(frozen=True, slots=True)
            class Base:
                \"\"\"What others are based on.\"\"\"

                share: Fraction | None = None
                owner: int = NOBODY
            """,
        above="""
            from dataclasses import dataclass

            from herna.games.toy.base import Base


            @dataclass(frozen=True, slots=True)
            class Above(Base):
                \"\"\"Based on it.\"\"\"

                extra: int = 0
            """,
    )

    start = "def __init__(self, share: _fractions_Fraction | None = None, owner: int = -1, extra: int = 0)"
    assert start in copies["above"]
    assert "from fractions import Fraction as _fractions_Fraction" in copies["above"]


def test_a_class_that_a_plug_in_may_extend_finds_its_steps_by_name(copies: dict[str, str]) -> None:
    """A plug-in's class below it may have other steps, and is not compiled."""
    assert "take_step" not in methods_in(copies["herna.engine.effects"], "Window")
    assert "take_step" in methods_in(copies["herna.engine.effects"], "Triggered")


@pytest.mark.parametrize(
    "declared",
    [
        "@dataclass(kw_only=True)\nclass Odd:\n    a: int\n\n\n",
        "@dataclass\nclass Odd:\n    a: InitVar[int]\n\n\n",
        "@dataclass\nclass Odd:\n    a: int = field(default=1, repr=False)\n\n\n",
        "@dataclass\nclass Odd:\n    a: int\n\n    def __post_init__(self) -> None:\n        pass\n\n\n",
    ],
)
def test_what_is_not_known_is_refused(tmp_path: Path, declared: str) -> None:
    with pytest.raises(CannotWriteOut):
        written(tmp_path, odd=declared)


@pytest.mark.skipif(os.environ.get("HERNA_COMPILED") != "1", reason="only the compiled build has compiled constructors")
def test_in_the_compiled_build_every_constructor_is_compiled(sources: Sources) -> None:
    for record in sources.records():
        if record.is_dataclass:
            real = getattr(importlib.import_module(record.module.name), record.name)
            assert not inspect.isfunction(real.__init__), real
