"""A mutant: the rules with one effect taken out."""

from __future__ import annotations

import importlib
import sys
import types
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from questhall.core.engine.rules import AnyRule
from tools.mutants.changes import Change, changed, changes_of
from tools.mutants.probes import Probes
from tools.mutants.sources import Source, digest_of


@dataclass(frozen=True, eq=False)
class Mutant:
    """What all mutants have. The name outlives a move to another file; the digest is of what is changed."""

    game: str
    name: str
    kind: str
    digest: str

    def apply(self) -> None:
        """Change the running program."""
        raise NotImplementedError


@dataclass(frozen=True, eq=False)
class ChangedFunction(Mutant):
    """A function without one of its effects: its code is exchanged in the running program."""

    probes: Probes
    change: Change

    def probes_passed(self) -> list[int]:
        """A test that could notice passes one of these."""
        return [self.probes.number_of(self.change)]

    def apply(self) -> None:
        function = self.probes.function
        found = function.object()
        assert found is not None, f"{self.name}: no such function"
        found.__code__ = function.compiled(changed(function.node, self.change))


@dataclass(frozen=True, eq=False)
class ChangedModule(Mutant):
    """A module with something else printed in it. `cards` are whom tests would name."""

    source: Source
    text: str
    cards: tuple[str, ...]
    users: tuple[int, ...]
    """The probes of the module's functions, for where no test names a card."""

    def apply(self) -> None:
        """Run the changed module beside the real one, and copy what is printed differently.

        What other modules have computed from it stays as it was; whoever lives has to be imported anew.
        """
        twin = types.ModuleType(self.source.module)
        twin.__file__ = str(self.source.path)
        exec(compile(self.text, str(self.source.path), "exec", dont_inherit=True), vars(twin))
        real = vars(importlib.import_module(self.source.module))
        for name, new in vars(twin).items():
            if name in real and not name.startswith("__"):
                copy_over(real[name], new)


def copy_over(old: Any, new: Any) -> None:
    """Make a table, or an entry of one, the same as another; rules and whatever else does things stay."""
    if type(old) is dict and type(new) is dict:
        old.clear()
        old.update(new)
    elif type(old).__name__ == type(new).__name__ and type(old).__name__ in ("list", "vec"):
        if len(old) == len(new):
            for i, (before, after) in enumerate(zip(old, new, strict=True)):
                if isinstance(after, int | str):
                    old[i] = after
                else:
                    copy_over(before, after)
        elif type(old) is list and all(isinstance(entry, int | str) for entry in new):
            old[:] = new
    elif isinstance(old, AnyRule | type | types.FunctionType) or type(old).__name__ != type(new).__name__:
        return
    elif hasattr(old, "__dict__"):
        vars(old).update(vars(new))


@dataclass(frozen=True, eq=False)
class ChangedConstant(Mutant):
    """A number with a name of its own that is another one wherever it is used."""

    source: Source
    constant: str
    value: int
    users: tuple[int, ...]
    """The probes of the functions that use it."""

    def probes_passed(self) -> tuple[int, ...]:
        return self.users

    def apply(self) -> None:
        package = ".".join(self.source.module.split(".")[:3])
        for name, module in list(sys.modules.items()):
            if name.startswith(package) and self.constant in vars(module):
                setattr(module, self.constant, self.value)


class Namer:
    """Names for mutants; of several with the same name all but the first get a number."""

    def __init__(self) -> None:
        self._seen: Counter[str] = Counter()

    def __call__(self, name: str) -> str:
        self._seen[name] += 1
        return name if self._seen[name] == 1 else f"{name} #{self._seen[name]}"


def changed_functions(probes: Iterable[Probes], namer: Namer) -> Iterator[ChangedFunction]:
    for one in probes:
        function = one.function
        if function.object() is None:
            continue
        for change in changes_of(function.node):
            game = function.source.game
            name = namer(f"{game} {function.name}: {change.text}")
            yield ChangedFunction(game, name, change.kind, digest_of(function.digest, name), one, change)
