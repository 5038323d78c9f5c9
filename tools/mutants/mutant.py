"""A mutant: the rules with one effect taken out."""

from __future__ import annotations

import ast
import importlib
import sys
import types
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from questhall.core.engine.rules import AnyRule
from tools.mutants.changes import Change, changed, changes_of
from tools.mutants.probes import Probes
from tools.mutants.sources import Source, digest_of, twin_of


@dataclass(frozen=True, eq=False)
class Mutant:
    """What all mutants have. The name outlives a move to another file; the digest is of what is changed."""

    game: str
    name: str
    kind: str
    digest: str

    def apply(self) -> Callable[[], None]:
        """Change the running program; what is returned changes it back."""
        raise NotImplementedError

    def changed_source(self) -> tuple[Source, str]:
        """The module that is changed, and its text afterwards, to be imported anew."""
        raise NotImplementedError


@dataclass(frozen=True, eq=False)
class ChangedFunction(Mutant):
    """A function without one of its effects: its code is exchanged in the running program."""

    probes: Probes
    change: Change

    def probes_passed(self) -> list[int]:
        """A test that could notice passes one of these."""
        return [self.probes.number_of(self.change)]

    def apply(self) -> Callable[[], None]:
        function = self.probes.function
        found = function.object()
        assert found is not None, f"{self.name}: no such function"
        before = found.__code__
        found.__code__ = function.compiled(changed(function.node, self.change))

        def undo() -> None:
            found.__code__ = before

        return undo

    def changed_source(self) -> tuple[Source, str]:
        source = self.probes.function.source
        place = list(ast.walk(source.tree)).index(self.probes.function.node)
        twin = twin_of(source.tree)
        node = list(ast.walk(twin))[place]
        assert isinstance(node, ast.FunctionDef)
        node.body = changed(self.probes.function.node, self.change).body
        return source, ast.unparse(twin)


@dataclass(frozen=True)
class Edit:
    """A node of a module to be replaced or left out, and the cards that a test of it would name."""

    place: int
    text: str
    cards: tuple[str, ...]
    new: ast.expr | None = None
    row: tuple[str, str] | None = None
    """For a row `(ANGEL, ANGEL_RULE)` its two names."""


def edited(tree: ast.Module, edit: Edit) -> ast.Module:
    twin = twin_of(tree)
    node = list(ast.walk(twin))[edit.place]
    for parent in ast.walk(twin):
        if isinstance(parent, ast.Dict) and any(key is node for key in parent.keys):
            at = next(i for i, key in enumerate(parent.keys) if key is node)
            del parent.keys[at], parent.values[at]
            return twin
        for field, value in ast.iter_fields(parent):
            if value is node and edit.new:
                setattr(parent, field, edit.new)
                return twin
            if isinstance(value, list) and any(entry is node for entry in value):
                at = next(i for i, entry in enumerate(value) if entry is node)
                value[at : at + 1] = [edit.new] if edit.new else []
                return twin
    raise AssertionError("the node is in its own module")


@dataclass(frozen=True, eq=False)
class ChangedModule(Mutant):
    """A module with something else printed in it."""

    source: Source
    edit: Edit
    users: tuple[int, ...]
    """The probes of the module's functions, for where no test names a card."""
    followers: tuple[Source, ...] = ()
    """Other modules that compute tables from this one, in the order in which they are imported."""

    @property
    def cards(self) -> tuple[str, ...]:
        return self.edit.cards

    def changed_source(self) -> tuple[Source, str]:
        return self.source, ast.unparse(edited(self.source.tree, self.edit))

    def apply(self) -> Callable[[], None]:
        """Run the changed module beside the real one, and copy what is printed differently.

        What modules outside its room have computed from it stays; a survivor has to be imported anew.
        """
        if self.edit.row and self._is_rule(self.edit.row[1]):
            return self._leave_out(*self.edit.row)
        if fills_others(self.source):
            raise ValueError(f"{self.source.module} fills tables of other modules when it is run")
        original = self._run(self.source.code)
        tree = ast.fix_missing_locations(edited(self.source.tree, self.edit))
        self._copy(self._run(compile(tree, str(self.source.path), "exec", dont_inherit=True)))
        return lambda: self._copy(original)

    def _is_rule(self, name: str) -> bool:
        return isinstance(getattr(importlib.import_module(self.source.module), name, None), AnyRule)

    def _leave_out(self, face: str, rule: str) -> Callable[[], None]:
        """Put what stands for no rule at all into the lists of rules by number that have this one."""
        module = vars(importlib.import_module(self.source.module))
        number = module[face]
        lists = [one for one in rules_by_number(self.source.game) if number < len(one)]
        found = [one for one in lists if one[number] is module[rule]]
        if not found:
            raise ValueError(f"{self.source.module}: {rule} is in no list of rules")
        for one in found:
            one[number] = most_frequent(one)

        def undo() -> None:
            for one in found:
                one[number] = module[rule]

        return undo

    def _run(self, code: types.CodeType) -> list[types.ModuleType]:
        """Twins of the module with this code and of all that follow from it."""
        row = [(self.source, code), *((source, source.code) for source in self.followers)]
        real = {source.module: importlib.import_module(source.module) for source, _ in row}
        twins = []
        try:
            for source, own in row:
                twin = types.ModuleType(source.module)
                twin.__file__ = str(source.path)
                sys.modules[source.module] = twin
                exec(own, vars(twin))
                twins.append(twin)
        finally:
            sys.modules.update(real)
        return twins

    def _copy(self, twins: list[types.ModuleType]) -> None:
        for twin in twins:
            real = vars(importlib.import_module(twin.__name__))
            for name, new in vars(twin).items():
                if name in real and not name.startswith("__"):
                    copy_over(real[name], new)


def rules_by_number(game: str) -> list[list[AnyRule]]:
    """The lists of a game's modules in which one rule stands wherever there is no other."""
    lists = {
        id(value): value
        for name, module in list(sys.modules.items())
        if name.startswith(f"questhall.games.{game}.")
        for value in vars(module).values()
        if type(value) is list and len(value) > 1 and all(isinstance(entry, AnyRule) for entry in value)
    }
    return [one for one in lists.values() if one.count(most_frequent(one)) > 1]


def most_frequent(rules: list[AnyRule]) -> AnyRule:
    return max(rules, key=rules.count)


def fills_others(source: Source) -> bool:
    """Whether a module calls something when it is imported, and not only to have what it returns."""
    return any(isinstance(node, ast.Expr) and isinstance(node.value, ast.Call) for node in source.tree.body)


def copy_over(old: Any, new: Any) -> None:
    """Make a table, or an entry of one, the same as another; rules and whatever else does things stay."""
    if type(old) is dict and type(new) is dict:
        old.clear()
        old.update(new)
    elif type(old).__name__ == type(new).__name__ and type(old).__name__.startswith(("list", "vec")):
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

    def apply(self) -> Callable[[], None]:
        before = getattr(importlib.import_module(self.source.module), self.constant)
        self._set(self.value)
        return lambda: self._set(before)

    def _set(self, value: int) -> None:
        """In its own module, and wherever it has been imported."""
        package = ".".join(self.source.module.split(".")[:3])
        for name, module in list(sys.modules.items()):
            if name.startswith(package) and self.constant in vars(module):
                setattr(module, self.constant, value)


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
