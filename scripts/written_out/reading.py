"""The dataclasses of the sources, read without importing them."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

Name = tuple[str, str]  # of something in a module: the module, and its name there


class CannotWriteOut(Exception):
    """A dataclass uses something that is not known here."""


@dataclass(frozen=True)
class Field:
    """A field of a dataclass, with the module that declares it."""

    name: str
    type: ast.expr
    default: ast.expr | None
    factory: ast.expr | None
    module: Module


@dataclass(eq=False)
class Module:
    """One source file: its text, what it imports, and its classes."""

    name: str
    path: Path
    text: str
    tree: ast.Module
    imported: dict[str, Name] = field(default_factory=dict)
    classes: dict[str, Record] = field(default_factory=dict)
    defined: set[str] = field(default_factory=set)

    def origin(self, name: str) -> Name:
        """Where a name of this module comes from."""
        if name in self.imported:
            return self.imported[name]
        return (self.name, name) if name in self.defined else ("builtins", name)


@dataclass(eq=False)
class Record:
    """A class, a dataclass or not."""

    name: str
    module: Module
    node: ast.ClassDef
    is_dataclass: bool
    is_open: bool  # a plug-in that is not compiled may have a class below it
    base: Record | None = None
    below: list[Record] = field(default_factory=list)

    def bases(self) -> Iterator[Record]:
        """The class itself, the one it is based on, and so on."""
        at: Record | None = self
        while at is not None:
            yield at
            at = at.base

    def is_a(self, name: Name) -> bool:
        return any((each.module.name, each.name) == name for each in self.bases())

    def all_below(self) -> Iterator[Record]:
        """The class itself and all classes based on it."""
        yield self
        for each in self.below:
            yield from each.all_below()

    def method(self, name: str) -> ast.FunctionDef | None:
        """A method of this class or of the nearest base that has it."""
        for each in self.bases():
            for node in each.node.body:
                if isinstance(node, ast.FunctionDef) and node.name == name:
                    return node
        return None

    def has_own(self, name: str) -> bool:
        return any(isinstance(node, ast.FunctionDef) and node.name == name for node in self.node.body)

    def fields(self) -> list[Field]:
        """All fields in the order of the constructor: those of bases first."""
        found: dict[str, Field] = {}
        for each in reversed(list(self.bases())):
            if each.is_dataclass:
                found.update({own.name: own for own in each.own_fields()})
        return list(found.values())

    def own_fields(self) -> Iterator[Field]:
        for node in self.node.body:
            if isinstance(node, ast.FunctionDef) and node.name == "__post_init__":
                raise CannotWriteOut(f"{self.module.name}.{self.name}: __post_init__")
            if not isinstance(node, ast.AnnAssign) or not isinstance(node.target, ast.Name):
                continue
            kind = _called(node.annotation.value if isinstance(node.annotation, ast.Subscript) else node.annotation)
            if kind == "ClassVar":
                continue
            if kind in ("InitVar", "KW_ONLY"):
                raise CannotWriteOut(f"{self.module.name}.{self.name}: {kind}")
            default, factory = node.value, None
            if isinstance(default, ast.Call) and _called(default.func) == "field":
                given = {argument.arg: argument.value for argument in default.keywords}
                if not given.keys() <= {"default", "default_factory", "compare"}:
                    raise CannotWriteOut(f"{self.module.name}.{self.name}: {ast.unparse(node)}")
                default, factory = given.get("default"), given.get("default_factory")
            yield Field(node.target.id, node.annotation, default, factory, self.module)


def _called(node: ast.expr) -> str:
    """The last part of a name such as `dataclasses.field`."""
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


class Sources:
    """All modules that are compiled together."""

    def __init__(self, files: Iterable[tuple[str, Path]]) -> None:
        self.modules = {name: _read(name, path) for name, path in files}
        for module in self.modules.values():
            for node in module.tree.body:
                if isinstance(node, ast.ClassDef):
                    module.classes[node.name] = _record(module, node)
        for record in self.records():
            for base in record.node.bases:
                above = self.record(record.module, base)
                if above is None:
                    continue
                if record.base is not None:
                    raise CannotWriteOut(f"{record.module.name}.{record.name}: two bases")
                record.base = above
                above.below.append(record)

    def records(self) -> Iterator[Record]:
        for module in self.modules.values():
            yield from module.classes.values()

    def record(self, module: Module, node: ast.expr) -> Record | None:
        """The class that an expression names, if it is one of ours."""
        if isinstance(node, ast.Subscript):
            node = node.value
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):  # of a module
            at = self.modules.get(".".join(module.imported.get(node.value.id, ())))
            return None if at is None else at.classes.get(node.attr)
        if not isinstance(node, ast.Name):
            return None
        at, name = module, node.id
        while at is not None and name not in at.classes and name in at.imported:  # a module may pass on what it imports
            where, name = at.imported[name]
            at = self.modules.get(where)
        return None if at is None else at.classes.get(name)

    def with_fields(self, names: set[str], module: Module) -> Record | None:
        """The dataclass that has these fields and is the base of others with them.

        One of the engine or the module's game; if there are several, the one that the module knows by name.
        """
        package = ".".join(module.name.split(".")[:3])
        having = [
            record
            for record in self.records()
            if record.is_dataclass
            and record.module.name.startswith(("herna.engine.", package))
            and names <= {each.name for each in record.fields()}
        ]
        roots = [record for record in having if record.base not in having]
        if len(roots) > 1:
            roots = [record for record in roots if module.origin(record.name) == (record.module.name, record.name)]
        return roots[0] if len(roots) == 1 else None


def _read(name: str, path: Path) -> Module:
    text = path.read_text(encoding="utf-8")
    module = Module(name, path, text, ast.parse(text))
    for node in ast.walk(module.tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            module.imported.update({each.asname or each.name: (node.module, each.name) for each in node.names})
    for statement in module.tree.body:
        if isinstance(statement, ast.ClassDef | ast.FunctionDef):
            module.defined.add(statement.name)
        elif isinstance(statement, ast.Assign | ast.AnnAssign):
            targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
            module.defined |= {each.id for target in targets for each in ast.walk(target) if isinstance(each, ast.Name)}
    return module


def _record(module: Module, node: ast.ClassDef) -> Record:
    is_dataclass, is_open = False, False
    for decorator in node.decorator_list:
        call = decorator.func if isinstance(decorator, ast.Call) else decorator
        given = {each.arg for each in decorator.keywords} if isinstance(decorator, ast.Call) else set()
        if _called(call) == "dataclass":
            if not given <= {"frozen", "slots", "eq"}:
                raise CannotWriteOut(f"{module.name}.{node.name}: {ast.unparse(decorator)}")
            is_dataclass = True
        is_open = is_open or "allow_interpreted_subclasses" in given
    return Record(node.name, module, node, is_dataclass, is_open)
