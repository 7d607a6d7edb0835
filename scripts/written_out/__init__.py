"""Writes out what Python makes at run time, for mypyc to compile.

mypyc compiles only what stands in the source. A dataclass makes its constructor while the program starts, `replace`
looks for fields by name, and a step or a choice is carried out by the name of a method: all of that stays interpreted,
or is looked up by strings. In the copy that mypyc is given it is written out:

- the constructor of every dataclass, with the fields of its bases;
- `replace(record, field=…)`, as a function for those fields;
- the steps of a procedure by number, where the engine finds them by name, and the call of an activity's `do`;
- the order of a procedure's steps as a constant.

What is added stands on lines that were blank, or after the end of the module, so a traceback names the same lines. The
program never knows: interpreted and compiled it does the same, which the checksums of seeded matches prove.
"""

from __future__ import annotations

import ast
import builtins
from collections.abc import Iterable, Iterator
from pathlib import Path

from .reading import CannotWriteOut, Field, Module, Name, Record, Sources
from .shortcuts import by_shape, repeats, shape, told

PROCEDURE = ("herna.engine.flow", "Procedure")
ACTIVITY = ("herna.engine.activity", "Activity")
FLOW = "herna.engine.flow"
Roots = dict[Record, set[tuple[str, ...]]]  # classes without fields whose methods replace those of the classes below
# Code that is added need not convince mypy: it is checked by a test, and an ignored line is compiled like any other.
IGNORE = "  # type: ignore"


class Copy:
    """The text of a module with everything written out."""

    def __init__(self, sources: Sources, module: Module) -> None:
        self.sources = sources
        self.module = module
        self.lines = module.text.split("\n")
        self.edits: list[tuple[ast.expr, str]] = []  # what stands for an expression; on as many lines
        self.imports: dict[Name, str] = {}  # for the type checker only
        self.after: dict[str, list[str]] = {}  # what follows the module, by name
        self.free = _blank_lines(module)

    def text(self, copied: set[Record], roots: Roots) -> str:
        """The whole copy, with `copied` dataclasses and the `roots` of others."""
        for record in self.module.classes.values():
            added = []
            if record.is_dataclass and not record.has_own("__init__"):
                added.append(self.constructor(record))
            if record.is_dataclass and record in copied:
                added.append(self.copies_itself(record))
            added += self.changes_itself(record, roots)
            if record.is_a(PROCEDURE):
                added += self.steps(record)
            if record.is_a(ACTIVITY):
                added += self.does(record)
                added += [method for method in [shape(self.sources, record)] if method]
            self.put_into(record, added)
        if self.module.name == FLOW:
            self.take_steps_by_number()
        self.edits += [*told(self.module), *by_shape(self.module)]
        for call, constant in repeats(self.module):
            self.after["final"] = ["from typing import Final as _Final"]
            self.after[constant] = [f"{constant}: _Final = {ast.unparse(call)}"]
            self.edits.append((call, constant))
        for call, root in replaced(self.sources, self.module):
            self.edits.append((call.func, self.replacing(call, root)))
        for node, new in sorted(self.edits, key=lambda edit: (edit[0].lineno, edit[0].col_offset), reverse=True):
            self.edit(node, new)
        if self.imports:
            self.after["imports"] = [
                "import typing as _typing",
                "if _typing.TYPE_CHECKING:",
                *(f"    from {where} import {name} as {alias}" for (where, name), alias in self.imports.items()),
            ]
        return "\n".join([*self.lines, *(line for part in self.after.values() for line in part), ""])

    def put_into(self, record: Record, methods: list[str]) -> None:
        """Put methods of one line on blank lines of a class."""
        free = self.free[record.name]
        if len(free) < len(methods):
            raise CannotWriteOut(f"{self.module.name}.{record.name}: no blank lines left")
        for at, method in zip(free, methods, strict=False):
            if at == len(self.lines):
                self.lines.append("")
            self.lines[at] = f"    {method}{IGNORE}"

    def edit(self, node: ast.expr, new: str) -> None:
        """Replace the text of an expression, on as many lines as before."""
        assert node.end_lineno is not None
        first, last = node.lineno - 1, node.end_lineno - 1
        before = self.lines[first].encode()[: node.col_offset].decode()
        rest = self.lines[last].encode()[node.end_col_offset :].decode()
        self.lines[first : last + 1] = [before + new + rest] + [""] * (last - first)

    def constructor(self, record: Record) -> str:
        """`__init__` as `dataclass` would make it."""
        arguments, body = ["self"], []
        for each in record.fields():
            type_ = self.type_of(each)
            if each.factory is not None:
                arguments.append(f"{each.name}: {type_} | None = None")
                made = f"{ast.unparse(each.factory)}()"
                body.append(f"self.{each.name} = {each.name} if {each.name} is not None else {made}")
                continue
            given = "" if each.default is None else f" = {self.default_of(each)}"
            arguments.append(f"{each.name}: {type_}{given}")
            body.append(f"self.{each.name} = {each.name}")
        return f"def __init__({', '.join(arguments)}) -> None: {'; '.join(body) or 'pass'}"

    def copies_itself(self, record: Record) -> str:
        """A method that copies a record, or returns None if a plug-in's."""
        values = ", ".join(f"self.{each.name}" for each in record.fields())
        name = record.name
        return f"def _copied(self) -> {name} | None: return {name}({values}) if type(self) is {name} else None"

    def changes_itself(self, record: Record, roots: Roots) -> list[str]:
        """Methods that copy a record with other values, for bases without fields."""
        methods = []
        fields = {each.name: each for each in record.fields()}
        for root in record.bases():
            for names in roots.get(root, ()):
                if record is not root and not fields.keys() >= set(names):
                    continue
                cls, made = record.name, "None"
                if record.is_dataclass:
                    values = ", ".join(name if name in names else f"self.{name}" for name in fields)
                    made = f"{cls}({values}) if type(self) is {cls} else None"
                arguments = self.arguments(record, names)
                methods.append(f"def _with_{'_and_'.join(names)}(self, {arguments}) -> {cls} | None: return {made}")
        return methods

    def arguments(self, record: Record, names: Iterable[str]) -> str:
        """Arguments for some fields of a record, or of the records below it."""
        types = {each.name: self.type_of(each) for below in record.all_below() for each in below.fields()}
        return ", ".join(f"{name}: {types[name]}" for name in names)

    def replacing(self, call: ast.Call, root: Record) -> str:
        """The name of a function that does what a call of `replace` does."""
        names = [str(argument.arg) for argument in call.keywords]
        function = f"_replace_in_{root.name}_{'_and_'.join(names)}"
        cls = self.alias((root.module.name, root.name))
        arguments = self.arguments(root, names)
        kind, with_names = f"_Some{root.name}", f"_with_{'_and_'.join(names)}({', '.join(names)})"
        self.after[kind] = [f'{kind} = _TypeVar("{kind}")']
        self.after[function] = [
            f"def {function}(record: {kind}, {arguments}) -> {kind}:",
            f"    if isinstance(record, {cls}):{IGNORE}",
            f"        changed = record.{'_copied()' if root.is_dataclass else with_names}{IGNORE}",
            "        if changed is not None:",
            *(f"            changed.{name} = {name}{IGNORE}" for name in names if root.is_dataclass),
            f"            return changed{IGNORE}",
            f"    return replace(record, {', '.join(f'{name}={name}' for name in names)}){IGNORE}",
        ]
        self.after = {"type variables": ["from typing import TypeVar as _TypeVar"], **self.after}
        return function

    def steps(self, record: Record) -> list[str]:
        """The steps of a procedure by number, and their names as a constant."""
        for node in record.node.body:
            if isinstance(node, ast.FunctionDef) and node.name == "order":
                names, returned = _order(node), node.body[-1]
                if names and isinstance(returned, ast.Return) and returned.value is not None:
                    constant = f"_ORDER_OF_{record.name}"
                    self.after["final"] = ["from typing import Final as _Final"]
                    self.after[constant] = [f"{constant}: _Final[tuple[str, ...]] = {names!r}"]
                    self.edits.append((returned.value, constant))
        play, outcome = self.alias((FLOW, "Play")), self.alias((FLOW, "Outcome"))
        taken = f"def take_step(self, at: int, play: {play}[{self.alias(('typing', 'Any'))}]) -> {outcome}: return "
        if (record.module.name, record.name) == PROCEDURE:
            return [f"{taken}getattr(self, self.order()[at])(play)"]
        order = record.method("order")
        if record.is_open or order is None or not _order(order):
            return []
        names = _order(order)
        tests = "".join(f"self.{name}(play) if at == {at} else " for at, name in enumerate(names[:-1]))
        return [f"{taken}{tests}self.{names[-1]}(play)"]

    def take_steps_by_number(self) -> None:
        """Where the engine finds a step by its name: `getattr(procedure, steps[at])(play)`."""
        for node in ast.walk(self.module.tree):
            match node:
                case ast.Call(
                    ast.Call(ast.Name("getattr"), [procedure, ast.Subscript(slice=at)]), [ast.Name() as play]
                ):
                    call = f"{ast.unparse(procedure)}.take_step({ast.unparse(at)}, {play.id})"
                    self.edits.append((node, call))

    def does(self, record: Record) -> list[str]:
        """How choices are carried out: by `do` with all their fields."""
        do = record.method("do")
        if record.is_open or do is None or do.args.vararg or do.args.kwonlyargs or do.args.defaults:
            return []
        if any(each.has_own("carry_out") for each in record.bases() if (each.module.name, each.name) != ACTIVITY):
            return []
        fields = "".join(f", choice[{at}]" for at in range(1, len(do.args.args) - 2))
        play, any_ = self.alias((FLOW, "Play")), self.alias(("typing", "Any"))
        choice = self.alias(("herna.engine.decision", "Choice"))
        return [
            f"def carry_out(self, play: {play}[{any_}], seat: int, choice: {choice}) -> {any_}: "
            f"return self.do(play, seat{fields})"
        ]

    def alias(self, name: Name) -> str:
        """A class or type of another module, by a name of its own."""
        where, own = name
        if where == self.module.name:
            return own
        return self.imports.setdefault(name, f"_{where.replace('.', '_')}_{own}")

    def type_of(self, each: Field) -> str:
        """The type of a field, as this module can write it."""
        return ast.unparse(self.here(each.type, each.module))

    def here(self, node: ast.expr, there: Module) -> ast.expr:
        """An expression of another module, as this module can write it."""
        if there is self.module:
            return node
        copy = self

        class Renaming(ast.NodeTransformer):
            def visit_Name(self, node: ast.Name) -> ast.Name:
                where, name = there.origin(node.id)
                if where == "builtins":
                    if not hasattr(builtins, name):
                        raise CannotWriteOut(f"{there.name}: where is {name} from?")
                    return node
                return ast.Name(copy.alias((where, name)))

        renamed: ast.expr = Renaming().visit(ast.parse(ast.unparse(node), mode="eval").body)
        return renamed

    def default_of(self, each: Field) -> str:
        """The default of a field; one of another module as a plain value."""
        assert each.default is not None
        node = each.default
        if each.module is not self.module:
            node = self.value_of(node, each.module)
        return ast.unparse(node)

    def value_of(self, node: ast.expr, there: Module) -> ast.expr:
        """A plain value: written so, or the constant that is named."""
        if isinstance(node, ast.Name):
            where, name = there.origin(node.id)
            module = self.sources.modules.get(where)
            for statement in module.tree.body if module else ():
                if isinstance(statement, ast.AnnAssign) and statement.value and ast.unparse(statement.target) == name:
                    assert module is not None
                    return self.value_of(statement.value, module)
        try:
            ast.literal_eval(node)
        except ValueError:
            raise CannotWriteOut(f"{there.name}: the default {ast.unparse(node)} is not a plain value") from None
        return node


def _order(node: ast.FunctionDef) -> tuple[str, ...]:
    """The names of the steps, if all that `order` does is return them."""
    body = [each for each in node.body if not isinstance(each, ast.Expr)]
    if len(body) > 1 or not isinstance(body[0], ast.Return) or body[0].value is None:
        return ()
    names: tuple[str, ...] = ast.literal_eval(body[0].value)
    return names


def _blank_lines(module: Module) -> dict[str, list[int]]:
    """For each class the indices of blank lines between its statements, and after it."""
    lines = module.text.split("\n")
    found: dict[str, list[int]] = {}
    starts = [_first_line(node) for node in module.tree.body] + [len(lines) + 3]
    for number, node in enumerate(module.tree.body):
        if isinstance(node, ast.ClassDef):
            ends = [each.end_lineno or 0 for each in node.body]
            nexts = [*(_first_line(each) for each in node.body[1:]), starts[number + 1]]
            found[node.name] = [
                at
                for end, following in zip(ends, nexts, strict=True)
                for at in range(end, following - 1)
                if at >= len(lines) or not lines[at].strip()
            ]
    return found


def _first_line(node: ast.stmt) -> int:
    decorators = node.decorator_list if isinstance(node, ast.ClassDef | ast.FunctionDef) else []
    return min([node.lineno, *(each.lineno for each in decorators)])


def replaced(sources: Sources, module: Module) -> Iterator[tuple[ast.Call, Record]]:
    """The calls of `replace` with fields by name, each with its dataclass."""
    if module.imported.get("replace") != ("dataclasses", "replace"):
        return
    for top in module.tree.body:
        own = module.classes.get(top.name) if isinstance(top, ast.ClassDef) else None
        for node in ast.walk(top):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "replace"):
                continue
            names = {str(argument.arg) for argument in node.keywords if argument.arg is not None}
            if len(names) < len(node.keywords) or not names:
                continue
            subject = node.args[0]
            of_self = own is not None and (
                (ast.unparse(subject) == "self" and own.is_dataclass) or is_self(own, subject)
            )
            root = own if of_self else annotated(sources, module, top, subject) or sources.with_fields(names, module)
            if root is not None:
                yield node, root


def is_self(own: Record, subject: ast.expr) -> bool:
    """Whether a method has said `subject: Any = self`, for any subclass."""
    return any(
        isinstance(node, ast.AnnAssign)
        and node.value is not None
        and (ast.unparse(node.target), ast.unparse(node.value)) == (ast.unparse(subject), "self")
        for method in own.node.body
        if method.lineno <= subject.lineno <= (method.end_lineno or 0)
        for node in ast.walk(method)
    )


def annotated(sources: Sources, module: Module, top: ast.stmt, subject: ast.expr) -> Record | None:
    """The dataclass of what is replaced, where an argument declares it."""
    for node in ast.walk(top):
        if isinstance(node, ast.FunctionDef) and node.lineno <= subject.lineno <= (node.end_lineno or 0):
            for argument in node.args.args:
                if isinstance(subject, ast.Name) and argument.arg == subject.id and argument.annotation is not None:
                    record = sources.record(module, argument.annotation)
                    return record if record is not None and record.is_dataclass else None
    return None


def write_out(sources: Sources) -> dict[str, str]:
    """The text of each module's copy, by the module's name."""
    copied: set[Record] = set()
    roots: Roots = {}
    for module in sources.modules.values():
        for call, root in replaced(sources, module):
            if root.is_dataclass:
                copied.update(root.all_below())
            else:
                roots.setdefault(root, set()).add(tuple(str(argument.arg) for argument in call.keywords))
    return {name: Copy(sources, module).text(copied, roots) for name, module in sources.modules.items()}


def copy_of(root: Path, folders: Iterable[str], compiled: Iterable[str], target: Path) -> None:
    """Copy the folders with sources to a target; what is compiled is written out.

    A file that would not change is left alone, so that nothing is compiled again without need.
    """
    files = {
        file: ".".join(Path(file).relative_to(_import_root(file, folders)).with_suffix("").parts) for file in compiled
    }
    texts = write_out(Sources((name, root / file) for file, name in files.items()))
    wanted = {"pyproject.toml": (root / "pyproject.toml").read_text(encoding="utf-8")}
    for folder in folders:
        for path in sorted((root / folder).rglob("*.py")):
            wanted[str(path.relative_to(root))] = path.read_text(encoding="utf-8")
    wanted.update({file: texts[name] for file, name in files.items()})
    for path in [*target.rglob("*.py")] if target.exists() else []:
        if str(path.relative_to(target)) not in wanted:
            path.unlink()
    for name, text in wanted.items():
        path = target / name
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")


def _import_root(file: str, folders: Iterable[str]) -> str:
    return next(folder for folder in folders if Path(file).is_relative_to(folder))
