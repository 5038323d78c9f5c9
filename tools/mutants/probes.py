"""Which tests reach what: every block of every function is given a probe, and the tests are run once.

A probe is a call of `__probe__(number)` at the beginning of a block. Numbers are counted over all functions in
the order of `sources`; a branch that is not there (`if` without `else`) is given one to hold its probe.
"""

from __future__ import annotations

import ast
import builtins
import types
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from tools.mutants.changes import Change
from tools.mutants.sources import Function, twin_of

PROBE = "__probe__"
MOST_PROBES = 1_000_000
"""Of one game."""


@dataclass
class Probes:
    """The probes of one function: by the block they are in, named as changes name what they reach."""

    function: Function
    first: int
    numbers: dict[str, int] = field(default_factory=dict)
    around: dict[int, int] = field(default_factory=dict)
    """The probe of the block around each node, by its place in `ast.walk`."""
    node: ast.FunctionDef = field(init=False)

    def __post_init__(self) -> None:
        self.node = twin_of(self.function.node)
        places = {id(node): place for place, node in enumerate(ast.walk(self.node))}
        blocks = list(_blocks(self.node, places))
        for name, body, _ in blocks:
            self.numbers[name] = self.first + len(self.numbers)
            for statement in body:
                self._mark(statement, places, self.numbers[name])
        for name, body, owner in blocks:
            probe = ast.parse(f"{PROBE}({self.numbers[name]})").body
            if body:
                body[:0] = probe
            else:
                assert isinstance(owner, ast.If)
                owner.orelse = list(probe)

    def _mark(self, node: ast.AST, places: dict[int, int], number: int) -> None:
        """Blocks come from the outside in, so the innermost has the last word."""
        for inner in ast.walk(node):
            self.around[places[id(inner)]] = number

    @property
    def last(self) -> int:
        return self.first + len(self.numbers)

    def number_of(self, change: Change) -> int:
        if change.kind == "body":
            return self.numbers["body"]
        if change.reach != "around":
            return self.numbers[change.reach]
        return self.around[change.place]


def _blocks(function: ast.FunctionDef, places: dict[int, int]) -> Iterator[tuple[str, list[ast.stmt], ast.AST]]:
    yield "body", function.body, function
    for node in ast.walk(function):
        place = places.get(id(node))
        if isinstance(node, ast.If):
            yield f"then {place}", node.body, node
            yield f"else {place}", node.orelse, node
        elif isinstance(node, ast.While | ast.For):
            yield f"then {place}", node.body, node


def probes_of(functions: Iterable[Function]) -> list[Probes]:
    """Numbered for each game by itself, so that a change in one does not touch the others."""
    found: list[Probes] = []
    next_number: dict[str, int] = {}
    for function in functions:
        game = function.source.game
        first = next_number.get(game, len(next_number) * MOST_PROBES)
        found.append(Probes(function, first))
        next_number[game] = found[-1].last
    return found


def compiled(probes: Iterable[Probes]) -> list[tuple[types.FunctionType, types.CodeType]]:
    """The imported functions, each with its code with probes: made once, for all processes to come."""
    found = ((one, one.function.object()) for one in probes)
    return [(function, one.function.compiled(one.node)) for one, function in found if function is not None]


def put_in(codes: Iterable[tuple[types.FunctionType, types.CodeType]]) -> set[int]:
    """Put the probes into the functions; they fill the set that is returned."""
    reached: set[int] = set()
    setattr(builtins, PROBE, reached.add)
    for function, code in codes:
        function.__code__ = code
    return reached
