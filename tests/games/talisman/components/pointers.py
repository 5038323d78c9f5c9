"""Where the rules of Talisman name a card or a character, read from the sources.

The rooms `bots/` and `showing/` follow the rules and are left out; `components/` is what is printed.
"""

from __future__ import annotations

import ast
from pathlib import Path

import questhall.games.talisman

ROOT = Path(questhall.games.talisman.__file__).parent
OTHER_ROOMS = ("bots", "showing", "components", "setup", "texts")
QUESTIONS = {
    "has_talisman": "TALISMAN",
    "is_talisman": "TALISMAN",
    "is_raft": "RAFT",
    "has_poltergeist": "POLTERGEIST",
}
"""Functions that stand for a card wherever they are asked."""
REGISTRIES = ("RULES", "MEETINGS_HERE", "INSTRUCTIONS_HERE")


def places_that_name(names: set[str]) -> dict[str, set[str]]:
    """For each of these constants the functions, classes and tables that use it, as `room.module.name`."""
    found: dict[str, set[str]] = {name: set() for name in names}
    for path in sorted(ROOT.glob("*/*.py")):
        if path.parent.name not in OTHER_ROOMS:
            for name, place in _places_in(ast.parse(path.read_text("utf-8"))):
                if name in found:
                    found[name].add(f"{path.parent.name}.{path.stem}.{place}")
    return found


def _places_in(module: ast.Module) -> list[tuple[str, str]]:
    classes = {node.name for node in module.body if isinstance(node, ast.ClassDef)}
    class_of: dict[str, str] = {}
    found: list[tuple[str, str]] = []
    for node in module.body:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            found.extend((used, node.name) for used in _names_in(node))
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
            name = node.target.id
            made = _called(node.value)
            class_of[name] = made if made in classes else name
            if name not in REGISTRIES:
                found.extend((used, class_of[name]) for used in _names_in(node.value))
            elif name == "MEETINGS_HERE":
                found.extend(_met(node.value, class_of))
    return found


def _met(registry: ast.expr, class_of: dict[str, str]) -> list[tuple[str, str]]:
    """Which rule meets which card."""
    assert isinstance(registry, ast.List)
    pairs = [
        tuple(ast.unparse(part) for part in entry.elts)
        for entry in registry.elts
        if isinstance(entry, ast.Tuple)
    ]
    return [(card, class_of[rule]) for card, rule in pairs]


def _called(value: ast.expr) -> str:
    is_call = isinstance(value, ast.Call) and isinstance(value.func, ast.Name)
    return ast.unparse(value).partition("(")[0] if is_call else ""


def _names_in(node: ast.AST) -> set[str]:
    names = {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}
    asked = {part.attr for part in ast.walk(node) if isinstance(part, ast.Attribute)}
    return names | {card for question, card in QUESTIONS.items() if question in names | asked}
