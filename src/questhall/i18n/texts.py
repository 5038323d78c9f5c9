"""Fluent messages of one language: the program's own and, on top of them, those of one game.

A name (of a hero, say) is a message whose value is the plain name and whose attributes are its forms.
Fluent cannot select a message by variable, so a sentence asks for a form by the name of its variable:
given `hero=Name("hero", "witch")`, the variable `$hero` is the value of the message `hero-witch` and
`$hero_acc` is its attribute `.acc`. Each language has its own forms.
"""

from __future__ import annotations

import re
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from questhall.core.engine.errors import UnknownLanguage

LANGUAGES: Final = ("en", "pl", "fr")
MOST_REMEMBERED: Final = 10_000
"""The most sentences remembered. Players' names are left open in them, so all tables share them."""


class Name(NamedTuple):
    """Something that has a name in every language."""

    kind: str
    id: str

    def key(self) -> str:
        return f"{self.kind}-{self.id}"


Argument = str | int | Name


Template = tuple[tuple[str, str | None], ...]
"""A simple message: pieces of text, and variables between them."""


class Spelled(NamedTuple):
    """A sentence and the spans of its arguments: start, end (excluded), argument."""

    text: str
    places: tuple[tuple[int, int, str], ...]


class Piece(NamedTuple):
    """A part of a sentence up to the next player's name: its text, the spans in it, and whose name follows."""

    text: str
    places: tuple[tuple[int, int, str], ...]
    argument: str | None
    is_named: bool
    """Whether the sentence names that player, rather than saying something about them."""


BEGIN: Final = "\ue000"
END: Final = "\ue001"
FIRST: Final = 0xE100
"""Around a name while a sentence is put together: characters that no text has and no player can type."""
GAPS: Final = 0xE200
"""The first of the characters that stand for players' names in sentences that are remembered without them."""
NAME_FORMS: Final = {"", "def", "indef", "start", "acc", "gen", "dat", "ins", "loc", "of", "at", "to", "from"}
"""The forms of a name that are still the name; others say something about what is named."""
MARK: Final = re.compile(f"{BEGIN}([{chr(FIRST)}-\ue1ff])|{END}")


class Texts:
    """The texts of one language. `standing` arguments are available to every message.

    >>> texts = Texts("pl", "rent-a-hero")
    >>> texts.say("event-joined", seat="Ana", hero=Name("hero", "witch"))
    'Ana przyjmuje Wiedźmę do drużyny'
    """

    def __init__(self, language: str, game_id: str = "", **standing: Argument) -> None:
        self.language = language
        self.messages = read_messages(language, game_id)
        self._standing = standing
        self._variables: dict[str, set[str]] = {}
        self._arguments: dict[str, set[str]] = {}
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(ast.Resource(list(self.messages.values())))
        self._selectors: dict[str, set[str]] = {}
        self._closed_arguments: dict[str, set[str]] = {}
        self._templates: dict[str, Template | None] = {}
        self._said = lru_cache(MOST_REMEMBERED)(self._format)
        self._pieces = lru_cache(MOST_REMEMBERED)(self._in_pieces)

    def has(self, key: str) -> bool:
        """Whether a message exists, or with `message.attribute` that attribute."""
        return self._pattern(key) is not None

    def say(self, key: str, **arguments: Argument) -> str:
        """A message, or with `message.attribute` one of its attributes, as plain text."""
        if any(type(argument) is str for argument in arguments.values()):
            return self.spell(key, **arguments).text
        return self._said(key, tuple(arguments.items()))

    def spell(self, key: str, **arguments: Argument) -> Spelled:
        """The same with the spans of everything it names: things, and players given as text.

        >>> Texts("en", "rent-a-hero").spell("event-joined", seat="Ana", hero=Name("hero", "witch"))
        Spelled(text='Ana welcomes the Witch to the party', places=((0, 3, 'seat'), (17, 22, 'hero')))
        """
        return filled(self.pieces(key, arguments), arguments)

    def pieces(self, key: str, arguments: dict[str, Argument]) -> tuple[Piece, ...]:
        """A sentence without the arguments that are players' names, to be filled with them, or with others."""
        closed = self.closed(key)
        # Without what it does not speak of, the same sentence is found again in other circumstances.
        spoken_of = self._arguments[key]
        given = [(name, value) for name, value in arguments.items() if name in spoken_of]
        return self._pieces(
            key,
            tuple(
                (name, chr(GAPS + place) if type(value) is str and name not in closed else value)
                for place, (name, value) in enumerate(given)
            ),
        )

    def _in_pieces(self, key: str, arguments: tuple[tuple[str, Argument], ...]) -> tuple[Piece, ...]:
        names = [name for name, _ in arguments]
        return _divided(_unmarked(self._format(key, arguments, is_marked=True), names), names)

    def closed(self, key: str) -> set[str]:
        """The arguments by which a message selects a variant: with a gap in its place it would be another."""
        if key not in self._selectors:
            self._read(key)
        return self._closed_arguments[key]

    def _read(self, key: str) -> None:
        pattern = self._pattern(key)
        assert pattern is not None, f"no text {key!r} in {self.language}"
        self._variables[key] = variables(pattern)
        self._arguments[key] = {variable.partition("_")[0] for variable in self._variables[key]}
        self._selectors[key] = selectors(pattern)
        self._templates[key] = template_of(pattern)
        self._closed_arguments[key] = {variable.partition("_")[0] for variable in self._selectors[key]}

    def _format(self, key: str, arguments: tuple[tuple[str, Argument], ...], is_marked: bool = False) -> str:
        if key not in self._variables:
            self._read(key)
        given = dict(arguments)
        wanted = {variable: self._value(variable, given) for variable in self._variables[key]}
        if is_marked:
            order = {name: chr(FIRST + place) for place, name in enumerate(given)}
            for variable in wanted.keys() - self._selectors[key]:
                argument, _, form = variable.partition("_")
                mark = order.get(argument) if form in NAME_FORMS else None
                if mark is not None and isinstance(wanted[variable], str):
                    wanted[variable] = f"{BEGIN}{mark}{wanted[variable]}{END}"
        template = self._templates[key]
        if template is not None and all(type(value) is str for value in wanted.values()):
            return "".join([text if variable is None else str(wanted[variable]) for text, variable in template])
        message_id, _, attribute = key.partition(".")
        message = self._bundle.get_message(message_id)
        compiled = message.attributes[attribute] if attribute else message.value
        assert compiled is not None
        said, errors = self._bundle.format_pattern(compiled, wanted)
        assert not errors, f"{key!r} in {self.language}: {errors}"
        return str(said)

    def _pattern(self, key: str) -> ast.Pattern | None:
        message_id, _, attribute = key.partition(".")
        if message_id not in self.messages:
            return None
        message = self.messages[message_id]
        if not attribute:
            return message.value
        found = [each.value for each in message.attributes if each.id.name == attribute]
        return found[0] if found else None

    def _value(self, variable: str, arguments: dict[str, Argument]) -> str | int:
        """The value of a variable: an argument, or the form of a name after the underscore."""
        argument, _, form = variable.partition("_")
        value = arguments[argument] if argument in arguments else self._standing[argument]
        if not isinstance(value, Name):
            return value
        return self.say(f"{value.key()}.{form}" if form else value.key())


def _unmarked(marked: str, names: list[str]) -> Spelled:
    """A sentence without its marks, and their positions."""
    text = ""
    places: list[tuple[int, int, str]] = []
    open_names: list[tuple[int, str]] = []
    read = 0
    for mark in MARK.finditer(marked):
        text += marked[read : mark.start()]
        read = mark.end()
        if mark[1]:
            open_names.append((len(text), names[ord(mark[1]) - FIRST]))
        else:
            start, name = open_names.pop()
            places.append((start, len(text), name))
    return Spelled(text + marked[read:], tuple(places))


def _divided(spelled: Spelled, names: list[str]) -> tuple[Piece, ...]:
    """A sentence divided at its gaps."""
    pieces: list[Piece] = []
    start = 0
    for end, sign in enumerate(spelled.text + chr(GAPS + len(names))):
        place = ord(sign) - GAPS
        if not 0 <= place <= len(names):
            continue
        inside = tuple((a - start, b - start, name) for a, b, name in spelled.places if start <= a and b <= end)
        argument = names[place] if place < len(names) else None
        is_named = any((a, b) == (end, end + 1) for a, b, _ in spelled.places)
        pieces.append(Piece(spelled.text[start:end], inside, argument, is_named))
        start = end + 1
    return tuple(pieces)


def filled(pieces: tuple[Piece, ...], arguments: dict[str, Argument]) -> Spelled:
    """A sentence with players' names in its gaps."""
    text = ""
    places: list[tuple[int, int, str]] = []
    for piece in pieces:
        begun = len(text)
        places += [(begun + start, begun + end, name) for start, end, name in piece.places]
        text += piece.text
        if piece.argument is not None:
            begun = len(text)
            text += str(arguments[piece.argument])
            if piece.is_named:
                places.append((begun, len(text), piece.argument))
    return Spelled(text, tuple(places))


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()
        self.selectors: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (Fluent's name)
        self.found.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 (Fluent's name)
        if isinstance(node.selector, ast.VariableReference):
            self.selectors.add(node.selector.id.name)
        self.generic_visit(node)


def variables(pattern: ast.Pattern) -> set[str]:
    """The variables that a message or attribute uses."""
    visitor = _Variables()
    visitor.visit(pattern)
    return visitor.found


def selectors(pattern: ast.Pattern) -> set[str]:
    """The variables by which a message or attribute selects a variant."""
    visitor = _Variables()
    visitor.visit(pattern)
    return visitor.selectors


def template_of(pattern: ast.Pattern) -> Template | None:
    """The parts of a message that only has text and variables in it; None if it selects or calls anything.

    Most messages are so simple that Fluent's general way takes five times as long as joining their parts.
    """
    parts: list[tuple[str, str | None]] = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts.append((element.value, None))
        elif isinstance(element.expression, ast.StringLiteral):
            parts.append((element.expression.parse()["value"], None))
        elif isinstance(element.expression, ast.VariableReference):
            parts.append(("", element.expression.id.name))
        else:
            return None
    return tuple(parts)


def check_language(language: str) -> None:
    """Refuse an unsupported language."""
    if language not in LANGUAGES:
        raise UnknownLanguage(f"unknown language {language!r}; languages are: {', '.join(LANGUAGES)}")


def read_messages(language: str, game_id: str = "") -> dict[str, ast.Message]:
    """All messages of a language by id: the program's own and those of a game."""
    check_language(language)
    packages = ["questhall"]
    if game_id:
        packages.append(f"questhall.games.{game_id.replace('-', '_')}")
    messages: dict[str, ast.Message] = {}
    for file in _text_files(packages, language):
        for message in parse_messages(file):
            assert message.id.name not in messages, f"two texts are called {message.id.name} in {language}"
            messages[message.id.name] = message
    return messages


def _text_files(packages: list[str], language: str) -> list[Traversable]:
    """The files of a language: `en.ftl`, and parts in files of their own such as `replay.en.ftl`."""
    found = [file for package in packages for file in (files(package) / "texts").iterdir()]
    return [file for file in found if f".{file.name}".endswith(f".{language}.ftl")]


def parse_messages(file: Traversable) -> list[ast.Message]:
    """The messages of a file; a line that Fluent cannot parse is an error at start-up."""
    resource: Any = FluentResource(file.read_text(encoding="utf-8"))
    unreadable = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not unreadable, f"{file}: cannot read {unreadable[0]!r}"
    return [entry for entry in resource.body if isinstance(entry, ast.Message)]
