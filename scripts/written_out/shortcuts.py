"""Shortcuts of the engine's hot path: fewer look-ups by name, no events without listeners."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator

from .reading import CannotWriteOut, Module, Record, Sources

Edit = tuple[ast.expr, str]  # what stands for an expression

FLOW = "herna.engine.flow"
ACTIVITY = ("herna.engine.activity", "Activity")
OFFER = "herna.engine.offer"

IF_HEARD = "if play.log is not None: "


# Told to nobody


def told(module: Module) -> Iterator[Edit]:
    """Each `play.tell(…)`, for a log only: otherwise not even its event is made.

    What is told is only looked up: a change of the table would be made or not, as somebody listens or not.
    """
    for node in ast.walk(module.tree):
        match node:
            case ast.Expr(ast.Call(ast.Attribute(ast.Name("play"), "tell") as tell) as call):
                given = [*call.args, *(keyword.value for keyword in call.keywords)]
                if any(_may_change_something(each) for part in given for each in ast.walk(part)):
                    raise CannotWriteOut(f"{module.name}, line {node.lineno}: what is told may change something")
                yield tell, IF_HEARD + ast.unparse(tell)


def _may_change_something(node: ast.AST) -> bool:
    """Whether it assigns something, or calls what is given the play."""
    if isinstance(node, ast.NamedExpr | ast.Await | ast.Yield):
        return True
    if not isinstance(node, ast.Call):
        return False
    given = [*node.args, *(keyword.value for keyword in node.keywords)]
    draws = ast.unparse(node.func).startswith("play.chance.")
    return draws or any(isinstance(each, ast.Name) and each.id == "play" for each in given)


# The shape of an activity


def shape(sources: Sources, record: Record) -> str:
    """A method that knows an activity's kind, fields and bars; else nothing."""
    where, _ = ACTIVITY
    head = "def shape(self) -> tuple[str, int, int]: return "
    if (record.module.name, record.name) == ACTIVITY:
        return f"{head}_SHAPES.get(type(self)) or shape_of(self)"
    kind, fields = _class_value(record, "kind"), _class_value(record, "fields")
    if record.is_open or not isinstance(kind, str) or not isinstance(fields, tuple):
        return ""
    names = next(
        ast.literal_eval(node.value)
        for node in sources.modules[where].tree.body
        if isinstance(node, ast.AnnAssign) and node.value and ast.unparse(node.target) == "BARS"
    )
    own = [each for each in record.bases() if (each.module.name, each.name) != ACTIVITY]
    bars = sum(1 << at for at, bar in enumerate(names) if any(each.has_own(bar) for each in own))
    return f"{head}({kind!r}, {len(fields)}, {bars})"


def _class_value(record: Record, name: str) -> object:
    """The plain value that a class or its nearest base gives."""
    for each in record.bases():
        for node in each.node.body:
            targets = node.targets if isinstance(node, ast.Assign) else []
            if isinstance(node, ast.AnnAssign) and node.value is not None:
                targets = [node.target]
            if any(isinstance(target, ast.Name) and target.id == name for target in targets):
                assert isinstance(node, ast.Assign | ast.AnnAssign)
                try:
                    return ast.literal_eval(node.value) if node.value is not None else None
                except ValueError:
                    return None
    return None


def by_shape(module: Module) -> Iterator[Edit]:
    """Where an activity's shape or kind is looked up."""
    if module.name == ACTIVITY[0]:
        yield from ((node, "self.shape()") for node in _outermost(module.tree, _is_shape))
    if module.name == OFFER:
        for node in ast.walk(module.tree):
            if isinstance(node, ast.Attribute) and node.attr == "kind":
                yield node, f"{ast.unparse(node.value)}.shape()[0]"
    for record in module.classes.values():
        if record.is_a(ACTIVITY):
            for node in ast.walk(record.node):
                if isinstance(node, ast.Attribute) and ast.unparse(node) == "self.kind":
                    yield node, "self.shape()[0]"


def _is_shape(node: ast.expr) -> bool:
    return ast.unparse(node) in ("_SHAPES.get(type(self)) or shape_of(self)", "shape_of(self)")


def _outermost(node: ast.AST, wanted: Callable[[ast.expr], bool]) -> Iterator[ast.expr]:
    """The expressions that are wanted, and nothing inside of them."""
    for each in ast.iter_child_nodes(node):
        if isinstance(each, ast.expr) and wanted(each):
            yield each
        else:
            yield from _outermost(each, wanted)


# Outcomes that are always the same


def repeats(module: Module) -> Iterator[tuple[ast.Call, str]]:
    """Each `Repeat("a_step")`, with the name of a constant for it."""
    if module.imported.get("Repeat") != (FLOW, "Repeat"):
        return
    for node in ast.walk(module.tree):
        match node:
            case ast.Call(ast.Name("Repeat"), [ast.Constant(str() as step)], []):
                yield node, f"_REPEAT_{step}"
