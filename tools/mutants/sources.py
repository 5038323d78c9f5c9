"""The functions of the rules: found in the sources, and found again in the imported modules."""

from __future__ import annotations

import ast
import hashlib
import importlib
import pickle
import types
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path
from typing import TypeVar

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src"
GAMES = PACKAGE / "questhall" / "games"
ENGINE = PACKAGE / "questhall" / "core" / "engine"
CORE = "core"
"""What all games lean on is listed like a game of this name."""
NO_RULES = ("showing", "bots", "learning")
"""Rooms of a game in which no rule stands."""
MADE_UP = ("proving_ground",)
"""A game that only exists to test the core: nobody plays it, and it has no rulebook that could be broken."""


@dataclass(frozen=True)
class Source:
    """One module of a game's rules."""

    game: str
    path: Path

    @cached_property
    def text(self) -> str:
        return self.path.read_text("utf-8")

    @cached_property
    def tree(self) -> ast.Module:
        return ast.parse(self.text, str(self.path))

    @cached_property
    def code(self) -> types.CodeType:
        return compile(self.text, str(self.path), "exec", dont_inherit=True)

    @cached_property
    def digest(self) -> str:
        return digest_of(bare(self.tree))

    @property
    def module(self) -> str:
        return ".".join(self.path.relative_to(PACKAGE).with_suffix("").parts)


@dataclass(frozen=True)
class Function:
    """A function or method of a rule; `owner` is the class it belongs to."""

    source: Source
    node: ast.FunctionDef
    owner: ast.ClassDef | None = None

    @property
    def name(self) -> str:
        """As people call it: it does not depend on the file it is in."""
        return f"{self.owner.name}.{self.node.name}" if self.owner else self.node.name

    @property
    def id(self) -> str:
        return f"{self.source.module}:{self.name}"

    @cached_property
    def digest(self) -> str:
        return digest_of(bare(self.node))

    def object(self) -> types.FunctionType | None:
        """The function itself, in its imported module; None where a decorator hides it."""
        holder: object = importlib.import_module(self.source.module)
        if self.owner:
            holder = getattr(holder, self.owner.name)
        found = vars(holder).get(self.node.name)
        if isinstance(found, property):
            found = found.fget
        if isinstance(found, staticmethod | classmethod):
            found = found.__func__
        return found if isinstance(found, types.FunctionType) else None

    def compiled(self, node: ast.FunctionDef) -> types.CodeType:
        """The code of this function if it read as `node`."""
        inner: ast.stmt = node
        if self.owner:
            if any(isinstance(name, ast.Name) and name.id == "super" for name in ast.walk(self.node)):
                # Functions can only exchange code that has the same cells, and `super` needs one.
                node.body.append(ast.parse("if False:\n    super").body[0])
            inner = ast.ClassDef(self.owner.name, [], [], [node], [])
        future = ast.parse("from __future__ import annotations").body
        module = ast.fix_missing_locations(ast.Module([*future, inner], []))
        code = compile(module, str(self.source.path), "exec")
        for name in self.name.split("."):
            code = next(
                const for const in code.co_consts if isinstance(const, types.CodeType) and const.co_name == name
            )
        return code


def sources(root: Path = GAMES, engine: Path = ENGINE) -> list[Source]:
    """All modules with rules, game by game, and the engine after them."""
    found = []
    for path in sorted(root.rglob("*.py")):
        game, *rooms = path.relative_to(root).parts
        if len(rooms) > 1 and rooms[0] not in NO_RULES and game not in MADE_UP:
            found.append(Source(game, path))
    return found + [Source(CORE, path) for path in sorted(engine.glob("*.py"))]


def functions_in(source: Source) -> Iterator[Function]:
    for node in source.tree.body:
        if isinstance(node, ast.FunctionDef):
            yield Function(source, node)
        elif isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef):
                    yield Function(source, inner, node)


T = TypeVar("T", bound=ast.AST)


def twin_of(node: T) -> T:
    """A copy of a syntax tree that is not changed itself; several times as quick as `copy.deepcopy`."""
    twin: T = pickle.loads(_pickled(node))
    return twin


@lru_cache(maxsize=64)
def _pickled(node: ast.AST) -> bytes:
    return pickle.dumps(node)


def bare(node: ast.AST) -> str:
    """The code alone, without comments and docstrings: rewording those changes no rule and no test."""
    twin = ast.parse(ast.unparse(node))
    for holder in ast.walk(twin):
        if isinstance(holder, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            holder.body = [line for line in holder.body if not _is_text(line)]
    return ast.unparse(twin)


def _is_text(node: ast.stmt) -> bool:
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )


def digest_of(*parts: str) -> str:
    """A short digest of some texts.

    >>> digest_of("a", "b") == digest_of("ab")
    False
    """
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:20]
