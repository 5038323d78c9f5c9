"""What is printed on cards and spaces: every number, keyword and row of the modules' tables, one at a time.

- An entry with a name, `Enemy("orc_boy", attack=2, bar=[ADVANCE, INFLICT])`: each number becomes 0 (0 becomes
  1), each flag the opposite; each thing in a list and each argument that may be missing is left out.
- A table, `{MULE: 4, PURCHASE_MULE: 4}` or `[(ANGEL, ANGEL_RULE), ...]`: each row is left out.
- A number with a name of its own, `SWARM_LIMIT: Final = 3`, becomes one more, unless it only counts things up.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

from tools.mutants.mutant import ChangedConstant, ChangedModule, Edit, Namer, fills_others
from tools.mutants.probes import Probes
from tools.mutants.sources import CORE, Source, digest_of

NO_EFFECT = ("copies",)
"""Fields that say how a card is printed, not what it does; the number of cards is checked at import."""
TABLE = "_table"
"""What the name of a table ends with; tests name the space or card that has it."""
Optional = dict[str, set[str]]


def changed_modules(probes: list[Probes], sources: list[Source], namer: Namer) -> Iterator[ChangedModule]:
    users: dict[Path, list[int]] = defaultdict(list)
    for one in probes:
        users[one.function.source.path].append(one.numbers["body"])
    for source in sources:
        optional = _optional_arguments(one for one in sources if one.game == source.game)
        followers = tuple(followers_of(source, sources))
        for edit in edits_of(source.tree, optional):
            name = namer(f"{source.game} {edit.text}")
            around = tuple(users[source.path])
            digest = digest_of(name, source.digest)
            yield ChangedModule(source.game, name, "printed", digest, source, edit, around, followers)


def followers_of(source: Source, sources: list[Source]) -> list[Source]:
    """The modules of the same room that compute something from this one, each after those that it needs."""
    room = [one for one in sources if one.path.parent == source.path.parent and not fills_others(one)]
    needs = {one.module: _imported(one) for one in room}
    touched = {source.module}
    while more := {one.module for one in room if needs[one.module] & touched} - touched:
        touched |= more
    row: list[Source] = []
    waiting = touched - {source.module}
    while ready := [one for one in room if one.module in waiting and not needs[one.module] & waiting]:
        row += ready
        waiting -= {one.module for one in ready}
    return row


def _imported(source: Source) -> set[str]:
    return {node.module for node in source.tree.body if isinstance(node, ast.ImportFrom) and node.module}


def edits_of(tree: ast.Module, optional: Optional) -> Iterator[Edit]:
    """Everything that can be taken out of what a module prints."""
    places = {id(node): place for place, node in enumerate(ast.walk(tree))}
    for statement in tree.body:
        if not isinstance(statement, ast.Assign | ast.AnnAssign | ast.Expr):
            continue
        tables = {id(inner): name for node in ast.walk(statement) for inner, name in _tables_in(node)}
        owners = {id(inner): name for node in ast.walk(statement) for inner, name in _tables_of_entry(node)}
        for node in ast.walk(statement):
            if isinstance(node, ast.Call):
                yield from _entry(node, places, optional)
            elif isinstance(node, ast.Dict):
                yield from _rows(node, places, tables.get(id(node), ""), owners.get(id(node), ""))
            elif isinstance(node, ast.List):
                yield from _pairs(node, places)


def _entry(call: ast.Call, places: dict[int, int], optional: Optional) -> Iterator[Edit]:
    if not call.args or not isinstance(call.args[0], ast.Constant) or not isinstance(call.args[0].value, str):
        return
    name = call.args[0].value
    called = call.func.id if isinstance(call.func, ast.Name) else ""
    for i, argument in enumerate(call.args[1:], 1):
        yield from _value(argument, name, str(i), places)
    for keyword in call.keywords:
        if keyword.arg is None or keyword.arg in NO_EFFECT:
            continue
        if isinstance(keyword.value, ast.Name | ast.Attribute):
            if keyword.arg in optional.get(called, ()):
                yield Edit(places[id(keyword)], f"{name} without {keyword.arg}", (name,))
        else:
            yield from _value(keyword.value, name, keyword.arg, places)


def _value(node: ast.expr, card: str, field: str, places: dict[int, int]) -> Iterator[Edit]:
    """Every number and flag in a value, and every member of a list."""
    for inner in ast.walk(node):
        if isinstance(inner, ast.Constant) and isinstance(inner.value, bool):
            yield Edit(
                places[id(inner)], f"{card}: {field} not {inner.value}", (card,), ast.Constant(not inner.value)
            )
        elif isinstance(inner, ast.Constant) and isinstance(inner.value, int):
            new = 0 if inner.value else 1
            yield Edit(
                places[id(inner)], f"{card}: {field} {new} for {inner.value}", (card,), ast.Constant(new)
            )
        elif isinstance(inner, ast.List):
            for member in inner.elts:
                if not isinstance(member, ast.Starred):
                    yield Edit(places[id(member)], f"{card}: {field} without {ast.unparse(member)}", (card,))


def _tables_in(node: ast.AST) -> Iterator[tuple[ast.AST, str]]:
    """The tables in a table of tables, `{TAVERN_TABLE: {1: MISS_A_TURN}}`, with the names they have there."""
    if isinstance(node, ast.Dict):
        for key, value in zip(node.keys, node.values, strict=True):
            if isinstance(key, ast.Name) and isinstance(value, ast.Dict):
                yield value, key.id.lower()


def _tables_of_entry(node: ast.AST) -> Iterator[tuple[ast.AST, str]]:
    """The tables in an entry with a name, with that name: a test of a row would name the whole entry."""
    if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
        name = node.args[0].value
        for keyword in node.keywords:
            if isinstance(name, str) and isinstance(keyword.value, ast.Dict):
                yield keyword.value, name


def _rows(table: ast.Dict, places: dict[int, int], called: str, owner: str) -> Iterator[Edit]:
    for key, value in zip(table.keys, table.values, strict=True):
        if isinstance(key, ast.Name | ast.Constant):
            name = ast.unparse(key).strip("'").lower()
            text = f"{called} {name}" if called else name
            card = (owner or called or name).removesuffix(TABLE)
            yield Edit(places[id(key)], f"{text}: no {ast.unparse(value)}", (card,))


def _pairs(table: ast.List, places: dict[int, int]) -> Iterator[Edit]:
    for row in table.elts:
        if isinstance(row, ast.Tuple) and len(row.elts) == 2 and isinstance(row.elts[0], ast.Name):
            name, rule = row.elts[0].id.lower(), ast.unparse(row.elts[1])
            yield Edit(places[id(row)], f"{name}: no {rule}", (name,), row=(row.elts[0].id, rule))


def _optional_arguments(sources: Iterable[Source]) -> Optional:
    """For each class the arguments of its constructor that may be missing."""
    found: Optional = {}
    for source in sources:
        for owner in source.tree.body:
            for inner in owner.body if isinstance(owner, ast.ClassDef) else []:
                if isinstance(inner, ast.FunctionDef) and inner.name == "__init__":
                    assert isinstance(owner, ast.ClassDef)
                    last = inner.args.args[len(inner.args.args) - len(inner.args.defaults) :]
                    found[owner.name] = {argument.arg for argument in last}
    return found


# Numbers with names


def changed_constants(probes: list[Probes], namer: Namer) -> Iterator[ChangedConstant]:
    """Those that functions use; what is used while modules are imported is in the tables above."""
    users: dict[tuple[str, str], list[int]] = defaultdict(list)
    modules: dict[Path, Source] = {}
    for one in probes:
        source = one.function.source
        modules[source.path] = source
        for name in {node.id for node in ast.walk(one.function.node) if isinstance(node, ast.Name)}:
            users[source.game, name].append(one.numbers["body"])
    for source in modules.values():
        if "components" in source.path.parts or source.game == CORE:
            continue  # there numbers are zones, fields, sizes and kinds
        for name, value in constants_of(source.tree):
            used = users.get((source.game, name))
            if used:
                text = namer(f"{source.game} {name} is {value + 1} for {value}")
                digest = digest_of(text, source.module)
                yield ChangedConstant(
                    source.game, text, "constant", digest, source, name, value + 1, tuple(used)
                )


def constants_of(tree: ast.Module) -> Iterator[tuple[str, int]]:
    """The numbers with names that are no counting up of kinds: alone, or between others that do not follow."""
    rows: list[tuple[str, int, int]] = []
    for node in tree.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            value = node.value
            if (
                isinstance(value, ast.Constant)
                and isinstance(value.value, int)
                and not isinstance(value.value, bool)
            ):
                rows.append((node.target.id, value.value, node.lineno))
    for i, (name, number, line) in enumerate(rows):
        neighbours = [rows[j] for j in (i - 1, i + 1) if 0 <= j < len(rows)]
        is_counting = any(
            abs(other - number) == 1 and abs(place - line) <= 2 and {number, other} != {2, 3}
            for _name, other, place in neighbours
        )
        if number > 0 and not is_counting:
            yield name, number
