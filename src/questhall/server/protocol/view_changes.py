"""The difference between two views: a short list of paths and new values.

>>> changes({"deck": 31, "hand": ["witch"]}, {"deck": 30, "hand": ["witch", "wizard"]})
[[['deck'], 30], [['hand'], ['witch', 'wizard']]]
"""

from __future__ import annotations

import msgspec

Path = list[str | int]
_encode = msgspec.json.Encoder().encode
_MISSING = object()


def changes(before: object, after: object) -> list[list[object]]:
    """Changes to be made in this order: `[path, value]` sets, `[path]` removes."""
    found: list[list[object]] = []
    if not _is_the_same(before, after):
        _compare([], before, after, found)
    return found


def _compare(path: Path, before: object, after: object, found: list[list[object]]) -> None:
    """Find the changes between two values that differ."""
    if isinstance(before, dict) and isinstance(after, dict):
        found.extend([[*path, name]] for name in before if name not in after)
        for name, value in after.items():
            old = before.get(name, _MISSING)
            if old is _MISSING:
                found.append([[*path, name], value])
            elif old is not value and not _is_the_same(old, value):
                _compare([*path, name], old, value, found)
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for place, (old, value) in enumerate(zip(before, after, strict=True)):
            if old is not value and not _is_the_same(old, value):
                _compare([*path, place], old, value, found)
    else:
        found.append([path, after])


def _is_the_same(before: object, after: object) -> bool:
    """Whether two values are equal in JSON, where `true` is not 1; most parts of a view do not change."""
    kind = type(after)
    if type(before) is not kind or before != after:
        return False
    # Python says that [1] == [True], so what is equal and contains others is compared as JSON, which is quick.
    return (kind is not dict and kind is not list) or _encode(before) == _encode(after)
