"""Reading plain data (from JSON or TOML) with a clear error instead of a stack trace."""

from __future__ import annotations

from questhall.core.engine.errors import FormatError


def integer(value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise FormatError(f"expected a whole number, found {value!r}")
    return value


def integers(value: object) -> list[int]:
    if not isinstance(value, list):
        raise FormatError(f"expected a list of whole numbers, found {value!r}")
    return [integer(item) for item in value]


def rows(value: object) -> list[list[object]]:
    if not isinstance(value, list) or not all(isinstance(item, list) for item in value):
        raise FormatError(f"expected a list of lists, found {value!r}")
    return [list(item) for item in value]


def text(value: object) -> str:
    if not isinstance(value, str):
        raise FormatError(f"expected a string, found {value!r}")
    return value


def texts(value: object) -> list[str]:
    if not isinstance(value, list):
        raise FormatError(f"expected a list of strings, found {value!r}")
    return [text(item) for item in value]


def truth(value: object) -> bool:
    if not isinstance(value, bool):
        raise FormatError(f"expected true or false, found {value!r}")
    return value


def mapping(value: object) -> dict[str, object]:
    if not isinstance(value, dict) or not all(isinstance(key, str) for key in value):
        raise FormatError(f"expected a table of named values, found {value!r}")
    return dict(value)
