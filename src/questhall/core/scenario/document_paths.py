"""Dotted paths into the documents of a table: `state.party.ana`, `view.ben.wanderer.hero`."""

from __future__ import annotations

from collections.abc import Iterator

from questhall.core.engine.errors import ScenarioError, listed
from questhall.core.interface.checked_fields import Fields
from questhall.core.scenario.comparisons import COMPARISONS, NEGATIVE, PLACEHOLDERS, Nothing, is_comparison
from questhall.core.scenario.names import Names

Path = tuple[str, ...]


def unfolded(data: object, where: str) -> object:
    """Nested tables for dotted keys: `"state.party.ana"` means the same with and without quotes.

    >>> unfolded({"state.deck.0": "witch", "state": {"active": "ana"}}, "expect")
    {'state': {'deck': {'0': 'witch'}, 'active': 'ana'}}
    """
    if not isinstance(data, dict):
        return data
    table: dict[str, object] = {}
    for key, value in data.items():
        first, dot, rest = key.partition(".")
        _merge(table, first, unfolded({rest: value} if dot else value, where), where)
    return table


def _merge(table: dict[str, object], key: str, value: object, where: str) -> None:
    known = table.setdefault(key, value)
    if known is value:
        return
    if not isinstance(known, dict) or not isinstance(value, dict):
        raise ScenarioError(f"{where}: {key}: appears twice")
    for name, entry in value.items():
        _merge(known, name, entry, f"{where}: {key}")


def values_expected(
    fields: Fields, names: Names, tree: object, name: str, path: Path = ()
) -> Iterator[tuple[Path, object]]:
    """Every path of a tree of tables, with the plain value or the comparison at its end."""
    table = fields.checked(name, tree, dict)
    if not table:
        raise fields.fail(name, "expects nothing: give it fields or a comparison")
    mixed = [key for key in table if key in COMPARISONS]
    if mixed:
        others = listed([key for key in table if key not in COMPARISONS])
        raise fields.fail(name, f"comparisons ({listed(mixed)}) cannot be mixed with fields ({others})")
    for key, value in table.items():
        label = f"{name}.{key}"
        if is_comparison(value):
            _check_comparison(fields, names, value, label)
        elif isinstance(value, dict):
            yield from values_expected(fields, names, value, label, (*path, key))
            continue
        yield (*path, key), value


def _check_comparison(fields: Fields, names: Names, comparison: dict[str, object], label: str) -> None:
    for name, value in comparison.items():
        fields.checked(f"{label}.{name}", value, COMPARISONS[name][1])
        if name in NEGATIVE:
            names.words(fields, value, f"{label}.{name}")


def value_at(document: object, path: Path, name: str) -> object:
    """The value at a path. A field that the document never has is an error in the file."""
    value = document
    for part in path:
        if isinstance(value, dict):
            if part not in value:
                raise ScenarioError(f"{name} has no {part!r}; possible: {listed(sorted(value), 40)}")
            value = value[part]
        elif isinstance(value, list):
            if not part.isdecimal():
                raise ScenarioError(f"{name} is a list: its entries are numbered from 0, not {part!r}")
            if int(part) >= len(value):
                return Nothing(f"{name} has {len(value)} entries")
            value = value[int(part)]
        elif value in PLACEHOLDERS:
            return Nothing(f"{name} is {value!r}")
        else:
            possible = listed(list(COMPARISONS), 40)
            raise ScenarioError(f"{name} is {value!r}: it has no {part!r}; comparisons are: {possible}")
        name = f"{name}.{part}"
    return value
