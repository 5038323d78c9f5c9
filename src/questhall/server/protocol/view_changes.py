"""The difference between two views: a short list of paths and new values.

>>> changes({"deck": 31, "hand": ["witch"]}, {"deck": 30, "hand": ["witch", "wizard"]})
[[['deck'], 30], [['hand'], ['witch', 'wizard']]]
"""

from __future__ import annotations

import msgspec

Path = list[str | int]


def changes(before: object, after: object) -> list[list[object]]:
    """Changes to be made in this order: `[path, value]` sets, `[path]` removes."""
    found: list[list[object]] = []
    _compare([], before, after, found)
    return found


def _is_the_same(before: object, after: object) -> bool:
    """Whether two values are equal: most parts of a view do not change, and comparing JSON is much faster."""
    if type(before) is not type(after) or before != after:
        return False
    return not isinstance(before, dict | list) or msgspec.json.encode(before) == msgspec.json.encode(after)


def _compare(path: Path, before: object, after: object, found: list[list[object]]) -> None:
    if _is_the_same(before, after):
        return
    if isinstance(before, dict) and isinstance(after, dict):
        found.extend([[*path, name]] for name in before if name not in after)
        for name, value in after.items():
            if name not in before:
                found.append([[*path, name], value])
            elif value is not before[name]:  # most unchanged values are the same object
                _compare([*path, name], before[name], value, found)
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for place, (one, other) in enumerate(zip(before, after, strict=True)):
            if one is not other:
                _compare([*path, place], one, other, found)
    else:
        found.append([path, after])
