"""The messages as TypeScript: `python -m herna.server.typescript` writes them for the page, and a test compares."""

from __future__ import annotations

import inspect
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import inspect as types

from herna.server import messages, shelf

PROTOCOL = Path(__file__).parents[3] / "ui" / "src" / "lib" / "protocol.ts"
HEAD = "// Made from src/herna/server/messages.py and shelf.py by `python -m herna.server.typescript`; not by hand.\n"
PLAIN: dict[type[types.Type], str] = {
    types.AnyType: "unknown",
    types.BoolType: "boolean",
    types.FloatType: "number",
    types.IntType: "number",
    types.NoneType: "null",
    types.StrType: "string",
}


def protocol() -> str:
    """Everything that travels between the page and the server, as TypeScript."""
    structs: list[type[msgspec.Struct]] = [
        each for module in (messages, shelf) for each in vars(module).values() if _is_ours(each, module.__name__)
    ]
    told = [each for each in structs if _tag(each)[0] == "type"]
    unions = {
        "Field": "string | number",
        "Language": " | ".join(_quoted(each) for each in get_args(messages.Language)),
        "AnyAct": _named(messages.AnyAct),
        "FromClient": _named(messages.FromClient),
        "FromServer": " | ".join(each.__name__ for each in told),
    }
    aliases = [f"export type {name} = {union}\n" for name, union in unions.items()]
    return "\n".join([HEAD, *(_interface(each) for each in structs), *aliases])


def _is_ours(kind: Any, module: str) -> bool:
    is_struct = inspect.isclass(kind) and issubclass(kind, msgspec.Struct)
    return is_struct and kind.__module__ == module and kind is not messages.Act


def _named(union: Any) -> str:
    return " | ".join(each.__name__ for each in get_args(union))


def _tag(kind: type[msgspec.Struct]) -> tuple[str | None, Any]:
    return kind.__struct_config__.tag_field, kind.__struct_config__.tag


def _interface(kind: type[msgspec.Struct]) -> str:
    shape = types.type_info(kind)
    assert isinstance(shape, types.StructType)
    sent = shape.forbid_unknown_fields  # what a client sends may leave out whatever has a default
    field, tag = _tag(kind)
    lines = [] if field is None else [f"  {field}: {_quoted(tag)}"]
    lines += [f"  {each.name}{'?' if sent and not each.required else ''}: {_type(each.type)}" for each in shape.fields]
    about = inspect.cleandoc(vars(kind).get("__doc__") or "")
    comment = "" if not about else "/** " + about.replace("\n", "\n * ").replace(" * \n", " *\n") + " */\n"
    return f"{comment}export interface {kind.__name__} {{\n" + "\n".join(lines) + "\n}\n"


def _type(kind: types.Type) -> str:
    match kind:
        case types.Metadata():
            return _type(kind.type)
        case types.StructType():
            return kind.cls.__name__
        case types.LiteralType():
            return " | ".join(_quoted(each) for each in kind.values)
        case types.UnionType():
            return " | ".join(_type(each) for each in kind.types)
        case types.ListType():
            inner = _type(kind.item_type)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case types.TupleType():
            return f"[{', '.join(_type(each) for each in kind.item_types)}]"
        case types.DictType():
            return f"Record<{_type(kind.key_type)}, {_type(kind.value_type)}>"
    return PLAIN[type(kind)]


def _quoted(value: object) -> str:
    return f"'{value}'"


if __name__ == "__main__":
    PROTOCOL.write_text(protocol(), encoding="utf-8")
