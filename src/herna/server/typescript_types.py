"""Python types as TypeScript.

Structs and typed dictionaries become interfaces.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterable

from msgspec import inspect as types

PLAIN: dict[type[types.Type], str] = {
    types.AnyType: "unknown",
    types.BoolType: "boolean",
    types.FloatType: "number",
    types.IntType: "number",
    types.NoneType: "null",
    types.StrType: "string",
}
FIELD_WITH_COMMENT = re.compile(r"^    (\w+): .*?  # (.*)$", re.MULTILINE)


def type_in_typescript(kind: types.Type) -> str:
    """A type as TypeScript writes it."""
    match kind:
        case types.Metadata():
            return type_in_typescript(kind.type)
        case types.StructType() | types.TypedDictType():
            return kind.cls.__name__
        case types.LiteralType():
            return " | ".join(str(each) if isinstance(each, int) else quoted(each) for each in kind.values)
        case types.UnionType():
            return " | ".join(type_in_typescript(each) for each in kind.types)
        case types.ListType():
            inner = type_in_typescript(kind.item_type)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case types.TupleType():
            return f"[{', '.join(type_in_typescript(each) for each in kind.item_types)}]"
        case types.DictType():
            return f"Record<{type_in_typescript(kind.key_type)}, {type_in_typescript(kind.value_type)}>"
    return PLAIN[type(kind)]


def interface(kind: type, lines: Iterable[str]) -> str:
    """An interface with these lines, and the docstring as its comment."""
    about = inspect.cleandoc(vars(kind).get("__doc__") or "")
    comment = "" if not about else "/** " + about.replace("\n", "\n * ").replace(" * \n", " *\n") + " */\n"
    return f"{comment}export interface {kind.__name__} {{\n" + "\n".join(lines) + "\n}\n"


def typed_dict(kind: type) -> str:
    """A typed dictionary as an interface, with the comments of its fields."""
    shape = types.type_info(kind)
    assert isinstance(shape, types.TypedDictType)
    comments = dict(FIELD_WITH_COMMENT.findall(inspect.getsource(kind)))
    fields = {each.name: each for each in shape.fields}
    lines: list[str] = []
    for name in kind.__annotations__:
        lines += [f"  /** {comments[name]} */"] if name in comments else []
        lines.append(f"  {name}{'' if fields[name].required else '?'}: {type_in_typescript(fields[name].type)}")
    return interface(kind, lines)


def quoted(value: object) -> str:
    return f"'{value}'"
