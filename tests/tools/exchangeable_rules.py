"""Looks at every function of the rules: mutants have to find it, and to put another one in its place."""

from __future__ import annotations

from tools.mutants.changes import changed, changes_of
from tools.mutants.sources import functions_in, sources


def check() -> None:
    found = {one.id.rpartition(".")[2]: one for source in sources() for one in functions_in(source)}
    assert {one.source.game for one in found.values()} == {"core", "rent_a_hero", "talisman", "warhammer_quest"}
    lost = [name for name, one in found.items() if "__" not in name and one.object() is None]
    assert not lost, lost
    # A function that uses `super` has a cell, which its mutants need as well.
    with_cells = [one for source in sources() for one in functions_in(source) if _cells(one.object())]
    assert with_cells
    for one in with_cells:
        for change in changes_of(one.node):
            assert one.compiled(changed(one.node, change)).co_freevars == _cells(one.object()), one.id


def _cells(function: object) -> tuple[str, ...]:
    code = getattr(function, "__code__", None)
    return code.co_freevars if code is not None else ()


if __name__ == "__main__":
    check()
