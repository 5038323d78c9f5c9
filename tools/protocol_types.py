"""Writes the client's types of all messages, from what the server reads and sends.

python -m tools.protocol_types
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from msgspec import Struct, inspect

from questhall.core.interface import adventures, faces
from questhall.server.protocol import client_messages, server_messages

TARGET = Path(__file__).resolve().parents[1] / "web" / "src" / "lib" / "messages.ts"
HEADING = """\
// Written by `python -m tools.protocol_types` from what the server reads and sends: do not edit.
"""
UNIONS = {"ClientMessage": client_messages.ClientMessage, "ServerMessage": server_messages.ServerMessage}
MODULES = (client_messages, adventures, faces, server_messages)
NOT_MESSAGES = {
    client_messages.Body,
    client_messages.Message,
    client_messages.SeatMessage,
    server_messages.Sent,
    server_messages.Open,
}
"""What messages are made from."""
SIMPLE = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}


def structs(module: Any) -> list[type[Struct]]:
    """The messages of a module in their order."""
    found = [one for one in vars(module).values() if isinstance(one, type) and issubclass(one, Struct)]
    return [one for one in found if one.__module__ == module.__name__ and one not in NOT_MESSAGES]


def interface(struct: type[Struct]) -> str:
    described = inspect.type_info(struct)
    assert isinstance(described, inspect.StructType)
    lines = [f"export interface {struct.__name__} {{"]
    if described.tag is not None:
        lines.append(f"  {described.tag_field}: '{described.tag}';")
    lines += [f"  {_field(field)};" for field in described.fields]
    if issubclass(struct, server_messages.Open):
        lines.append("  [name: string]: unknown;")
    return "\n".join([*lines, "}"])


def _field(field: inspect.Field) -> str:
    return f"{field.encode_name}{'' if field.required else '?'}: {_type(field.type)}"


def _type(described: inspect.Type) -> str:
    match described:
        case inspect.Metadata():
            choices = (described.extra_json_schema or {}).get("enum")
            return _union([f"'{choice}'" for choice in choices]) if choices else _type(described.type)
        case inspect.StructType():
            return described.cls.__name__
        case inspect.LiteralType():
            return _union([f"'{value}'" for value in described.values])
        case inspect.UnionType():
            return _union([_type(one) for one in described.types])
        case inspect.ListType():
            items = _type(described.item_type)
            return f"({items})[]" if " " in items else f"{items}[]"
        case inspect.TupleType():
            return f"[{', '.join(_type(one) for one in described.item_types)}]"
        case inspect.DictType():
            return f"Record<{_type(described.key_type)}, {_type(described.value_type)}>"
    return SIMPLE[type(described)]


def _union(parts: list[str]) -> str:
    return " | ".join(parts)


def union(name: str, members: Any) -> str:
    return "\n".join([f"export type {name} =", *(f"  | {one.__name__}" for one in members.__args__)]) + ";"


def written() -> str:
    """The whole file."""
    every = [interface(struct) for module in MODULES for struct in structs(module)]
    every += [union(name, members) for name, members in UNIONS.items()]
    return "\n\n".join([HEADING.strip(), *every]) + "\n"


if __name__ == "__main__":
    TARGET.write_text(written(), "utf-8")
