"""What can be taken out of a function: its whole body, a branch, a condition, a limit, a step.

A change is found by its place in `ast.walk`, which is the same in every copy of a function.
"""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator
from dataclasses import dataclass

from tools.mutants.sources import twin_of

SILENT = ("tell", "tell_private", "tell_seat")
"""Calls that only feed the log: what they say is proved where it is shown."""
NO_EFFECT = ("name",)
"""Methods that say what a rule is called in records."""
NEVER, ALWAYS = "never", "always"


@dataclass(frozen=True)
class Change:
    """One thing taken out: of which kind, at which node, and how it is called.

    `reach` says which probes a test has to pass to notice: those of the block around, or of one branch only.
    """

    kind: str
    place: int
    text: str
    new: ast.AST | None = None
    reach: str = "around"


def changes_of(function: ast.FunctionDef) -> Iterator[Change]:
    """Everything that can be taken out of a function, each once."""
    original = ast.dump(function)
    seen = {original}
    for change in _found(function):
        shape = ast.dump(changed(function, change))
        if shape not in seen:
            seen.add(shape)
            yield change


def changed(function: ast.FunctionDef, change: Change) -> ast.FunctionDef:
    """A copy of the function with this taken out."""
    twin = twin_of(function)
    if change.kind == "body":
        assert isinstance(change.new, ast.stmt)
        # What was there stays behind a condition that never holds, so that names keep their scopes.
        old = ast.If(ast.Constant(False), twin.body, [])
        twin.body = [old, copy.deepcopy(change.new)]
        return twin
    node = list(ast.walk(twin))[change.place]
    for parent in ast.walk(twin):
        for field, value in ast.iter_fields(parent):
            if value is node:
                setattr(parent, field, copy.deepcopy(change.new))
                return twin
            if isinstance(value, list) and any(entry is node for entry in value):
                at = next(i for i, entry in enumerate(value) if entry is node)
                value[at : at + 1] = [copy.deepcopy(change.new)] if change.new else []
                if not value:
                    value.append(ast.Pass())
                return twin
    raise AssertionError("the node is in its own function")


def _found(function: ast.FunctionDef) -> Iterator[Change]:
    if function.name.startswith("__") or function.name in NO_EFFECT:
        return
    yield from _bodies(function)
    counters = _counters(function)
    in_doubt = {id(node) for node in (*_assertions(function), *_only_told(function))}
    for place, node in enumerate(ast.walk(function)):
        if id(node) in in_doubt:
            continue
        if isinstance(node, ast.If | ast.IfExp):
            yield from _conditions(node, place, function)
        elif isinstance(node, ast.While):
            test = list(ast.walk(function)).index(node.test)
            yield Change(NEVER, test, f"never while {_short(node.test)}", ast.Constant(False), f"then {place}")
        elif isinstance(node, ast.BoolOp):
            yield from _operands(node, place)
        elif isinstance(node, ast.Compare):
            yield from _members(node, place)
        elif isinstance(node, ast.Call):
            yield from _limits(node, place)
        elif isinstance(node, ast.Expr | ast.Assign | ast.AugAssign):
            yield from _steps(node, place, counters)


def _bodies(function: ast.FunctionDef) -> Iterator[Change]:
    """The whole function: nothing happens, the answer is always the same, nothing is found."""
    code = [node for node in function.body if not _is_docstring(node)]
    if any(isinstance(node, ast.Yield | ast.YieldFrom) for node in ast.walk(function)):
        return
    if not code or isinstance(code[0], ast.Raise | ast.Pass) or all(map(_is_silent, code)):
        return
    returned = ast.unparse(function.returns) if function.returns else "None"
    answers = {
        "None": ["None"],
        "bool": ["False", "True"],
        "i64": ["0"],
        "int": ["0"],
        "str": ["''"],
    }.get(returned)
    if answers is None:
        if not returned.startswith(("vec[", "list[")):
            return
        answers = ["[]"] if returned.startswith("list[") else [f"{returned}()"]
    for answer in answers:
        new = ast.parse(f"return {answer}" if answer != "None" else "pass").body[0]
        if len(code) == 1 and ast.dump(code[0]) == ast.dump(new):
            continue
        yield Change("body", 0, "does nothing" if answer == "None" else f"returns {answer}", new)


def _conditions(node: ast.If | ast.IfExp, place: int, function: ast.FunctionDef) -> Iterator[Change]:
    at = list(ast.walk(function)).index(node.test)
    is_statement = isinstance(node, ast.If)
    for kind, value, branch in ((NEVER, False, "then"), (ALWAYS, True, "else")):
        reach = f"{branch} {place}" if is_statement else "around"
        yield Change(kind, at, f"{kind} if {_short(node.test)}", ast.Constant(value), reach)


def _operands(node: ast.BoolOp, place: int) -> Iterator[Change]:
    """Each part of an "and" or "or" left out."""
    for i, operand in enumerate(node.values):
        rest = [value for j, value in enumerate(node.values) if j != i]
        new: ast.expr = rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest)
        word = "and" if isinstance(node.op, ast.And) else "or"
        yield Change("operand", place, f"without '{word} {_short(operand)}'", new)


def _members(node: ast.Compare, place: int) -> Iterator[Change]:
    """Each of several things that are named together: `face in (SWORD, AXE)`."""
    among = node.comparators[-1]
    if not isinstance(node.ops[-1], ast.In | ast.NotIn) or not isinstance(among, ast.Tuple | ast.Set):
        return
    for i, member in enumerate(among.elts):
        rest = [value for j, value in enumerate(among.elts) if j != i]
        new = ast.Compare(node.left, node.ops, [ast.Tuple(rest, ast.Load())])
        yield Change("member", place, f"without {_short(member)} in '{_short(node.left)} in'", new)


def _limits(node: ast.Call, place: int) -> Iterator[Change]:
    """`min(a, b)` becomes a, then b: the limit is gone."""
    if isinstance(node.func, ast.Name) and node.func.id in ("min", "max") and len(node.args) == 2:
        for i, kept in enumerate(node.args):
            yield Change("limit", place, f"{node.func.id} without {_short(node.args[1 - i])}", kept)


def _steps(node: ast.Expr | ast.Assign | ast.AugAssign, place: int, counters: set[str]) -> Iterator[Change]:
    """One step among others: something is done, or a value on the table is changed."""
    if isinstance(node, ast.Expr):
        call = node.value
        if not isinstance(call, ast.Call) or _is_silent(node):
            return
    elif isinstance(node, ast.Assign):
        if any(isinstance(target, ast.Name | ast.Tuple) for target in node.targets):
            return
    elif isinstance(node.target, ast.Name) and node.target.id in counters:
        return
    yield Change("step", place, f"without '{_short(node)}'")


def _counters(function: ast.FunctionDef) -> set[str]:
    """The variables that end loops: a loop that does not count on would never end."""
    found: set[str] = set()
    for node in ast.walk(function):
        if isinstance(node, ast.While):
            found.update(name.id for name in ast.walk(node.test) if isinstance(name, ast.Name))
    return found


def _only_told(function: ast.FunctionDef) -> Iterator[ast.AST]:
    """What is only done for the log, and the conditions under which something is logged."""
    for node in ast.walk(function):
        is_heard = isinstance(node, ast.If) and "journal is not None" in ast.unparse(node.test)
        if is_heard or (isinstance(node, ast.If) and _is_silent(node)):
            yield from ast.walk(node)


def _assertions(function: ast.FunctionDef) -> Iterator[ast.AST]:
    """Assertions are for our own mistakes: nobody can see them hold."""
    for node in ast.walk(function):
        if isinstance(node, ast.Assert):
            yield from ast.walk(node)


def _is_silent(node: ast.stmt) -> bool:
    """Whether a step is only told."""
    if isinstance(node, ast.If):
        return all(map(_is_silent, [*node.body, *node.orelse]))
    if not isinstance(node, ast.Expr) or not isinstance(node.value, ast.Call):
        return False
    return isinstance(node.value.func, ast.Attribute) and node.value.func.attr in SILENT


def _is_docstring(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _short(node: ast.AST) -> str:
    """A line of code, shortened in the middle where it is long."""
    text = " ".join(ast.unparse(node).split())
    return text if len(text) <= 90 else f"{text[:60]} … {text[-27:]}"
