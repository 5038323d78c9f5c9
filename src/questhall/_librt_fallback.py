"""A stand-in for `librt.vecs` where that binary package is missing: the same arrays as lists, only slower.

The rules import `librt.vecs`, for that is what mypyc knows; `questhall/__init__.py` puts this in its place.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any


class vec(list[Any]):  # noqa: N801 (it bears the name of what it stands for)
    """An array. Slices are independent copies, as they are of the real one."""

    def __init__(self, items: Iterable[Any] = (), *, capacity: int = 0) -> None:
        super().__init__(items)

    def __class_getitem__(cls, item: object) -> type[vec]:  # type: ignore[override]
        return cls

    def __getitem__(self, place: Any) -> Any:
        found = super().__getitem__(place)
        return vec(found) if isinstance(place, slice) else found


def append(array: vec, item: Any, /) -> vec:
    list.append(array, item)
    return array


def pop(array: vec, place: int = -1, /) -> tuple[vec, Any]:
    item = list.pop(array, place)
    return array, item


def extend(array: vec, items: Iterable[Any], /) -> vec:
    list.extend(array, items)
    return array


def remove(array: vec, item: Any, /) -> vec:
    list.remove(array, item)
    return array
