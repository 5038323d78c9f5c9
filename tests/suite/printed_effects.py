"""Which printed effects have a test of their own name; `python -m tests.suite.printed_effects` lists others.

A card, space, character, hero, location, quest or keyword is named by a test if its id or its English name is

- in the name of the test: `test_the_holy_lance_adds_3_against_dragons`,
- a parameter of it: `@pytest.mark.parametrize("location", ["slick_ramp", ...])`,
- in its marker, where neither reads well: `@effect_of("waaagh")`,
- or in the name of a scenario file: `monk-and-the-holy-lance.toml`.

That a card lies on the table while another is tested does not count. The names are read from the sources of the
game's own tests, so nothing is run.
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from questhall.games import EVERY_GAME
from questhall.i18n.speech import text_name
from questhall.i18n.texts import Texts

ROOT = Path(__file__).parents[2]
KINDS = {
    "rent-a-hero": ("hero",),
    "talisman": ("card", "space", "character", "creature"),
    "warhammer-quest": ("card", "hero", "keyword", "quest"),
}
"""The nouns of each game that are printed and do something."""
WITHOUT_EFFECT = {"throne_cavern"}


@dataclass(frozen=True)
class Printed:
    """Something printed that has an effect, and what it may be called in the name of a test."""

    game: str
    kind: str
    id: str
    names: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.game}: {self.kind} {' or '.join(self.names)}"


def printed_effects() -> Iterator[Printed]:
    for game in EVERY_GAME:
        if game.id not in KINDS:
            continue
        texts = Texts("en", game.id)
        for kind in KINDS[game.id]:
            for id_ in game.nouns[kind].names:
                if id_ not in WITHOUT_EFFECT:
                    name = as_words(texts.say(text_name(game, kind, id_).key()))
                    yield Printed(game.id, kind, id_, tuple(dict.fromkeys((as_words(id_), name))))


def as_words(name: str) -> str:
    """A name as it would stand in the name of a test.

    >>> as_words("Warlock's Cave"), as_words("Bone-Strewn Stair")
    ('warlocks_cave', 'bone_strewn_stair')
    """
    plain = unicodedata.normalize("NFKD", name).replace("\N{RIGHT SINGLE QUOTATION MARK}", "").replace("'", "")
    return re.sub(r"[^a-z0-9]+", "_", plain.encode("ascii", "ignore").decode().lower()).strip("_")


def unnamed(root: Path = ROOT) -> list[Printed]:
    """The printed effects that no test of their game has in its name."""
    named: dict[str, str] = {}
    found = []
    for printed in printed_effects():
        if printed.game not in named:
            named[printed.game] = " ".join(f"_{name}_" for name in names_of_tests(root, printed.game))
        if not any(f"_{name}_" in named[printed.game] for name in printed.names):
            found.append(printed)
    return found


def names_of_tests(root: Path, game: str) -> Iterator[str]:
    """The names of the tests and scenarios of a game's rules, and what their parameters and markers name."""
    for path in sorted((root / "tests" / "games" / game.replace("-", "_")).rglob("test_*.py")):
        if not {"showing", "bots"} & set(path.parts):
            yield from names_in(path.read_text("utf-8"))
    for path in sorted((root / "scenarios" / game).glob("*.toml")):
        yield as_words(path.stem)
        yield from map(as_words, tomllib.loads(path.read_text("utf-8")).get("cards", []))


def names_in(source: str) -> Iterator[str]:
    """What the tests of one file name.

    >>> list(names_in("@effect_of('ape')\\n@parametrize('who', ['elf'])\\ndef test_it(): pass"))
    ['test_it', 'ape', 'who', 'elf']
    """
    module = ast.parse(source)
    constants = {
        target.id: node.value
        for node in module.body
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        if isinstance(target, ast.Name)
    }
    for node in ast.walk(module):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield node.name
            for decorator in node.decorator_list:
                if not ast.unparse(decorator).startswith("clause("):
                    yield from _texts_in(decorator, constants)


def _texts_in(node: ast.expr, constants: dict[str, ast.expr]) -> Iterator[str]:
    """All texts in a decorator, and in the lists of the module that it names."""
    for inner in ast.walk(node):
        if isinstance(inner, ast.Constant) and isinstance(inner.value, str):
            yield as_words(inner.value)
        elif isinstance(inner, ast.Name) and inner.id in constants and constants[inner.id] is not node:
            rest = {name: value for name, value in constants.items() if name != inner.id}
            yield from _texts_in(constants[inner.id], rest)


if __name__ == "__main__":
    missing = unnamed()
    print("\n".join(map(str, missing)))
    sys.exit(1 if missing else 0)
