"""Finding errors in the texts before a player does.

It finds texts that one language lacks, texts that use other arguments than their translations, names
without a form that others of their kind have, and texts that a game needs and does not have.
"""

from __future__ import annotations

from collections.abc import Iterator

from fluent.syntax import ast

from questhall.core.engine.events import EventKind
from questhall.core.engine.rules import Noun, Question
from questhall.core.interface.game import Game
from questhall.i18n.speech import AT_YOU, KNOWN, SEAT, YOU, option_key, text_name
from questhall.i18n.texts import LANGUAGES, read_messages, variables

Messages = dict[str, ast.Message]


def problems(game: Game, languages: tuple[str, ...] = LANGUAGES) -> list[str]:
    """All errors in the texts of a game and of the program itself, one sentence each."""
    texts = {language: read_messages(language, game.id) for language in languages}
    return [*missing(game, texts), *disagreements(texts), *unequal_forms(game, texts)]


def patterns(messages: Messages) -> dict[str, ast.Pattern]:
    """All texts by key, attributes as `message.attribute`."""
    found = {}
    for key, message in messages.items():
        if message.value is not None:
            found[key] = message.value
        for attribute in message.attributes:
            found[f"{key}.{attribute.id.name}"] = attribute.value
    return found


def names_of(game: Game) -> list[str]:
    """The keys of everything that has a name in the texts."""
    named = [(kind, name) for kind, noun in _nouns(game) for name in noun.names]
    return list(dict.fromkeys(text_name(game, kind, name).key() for kind, name in named))


def _nouns(game: Game) -> list[tuple[str, Noun]]:
    """The nouns with texts; seats are named after players, and places after what lies there."""
    return [(kind, noun) for kind, noun in game.nouns.items() if kind != SEAT and kind not in game.places]


def _kinds(game: Game) -> set[str]:
    """The kinds of names in the texts; some are not nouns of the game, such as a facedown card."""
    return {game.named_as.get(kind, kind) for kind in game.nouns if kind != SEAT}


def _kind_of(key: str) -> str:
    return key.partition("-")[0]


def needed_keys(game: Game) -> list[str]:
    """The texts that a game needs, derived from its rules."""
    events = [key for kind in game.events for key in _event_keys(kind)]
    questions = [rule for rule in game.book.rules if isinstance(rule, Question)]
    variants = [f"variant-{name}{part}" for name in game.variants for part in ("", ".explained")]
    return [
        "game-title",
        "how-to-play",
        *events,
        *dict.fromkeys(f"occasion-{question.occasion}" for question in questions),
        *dict.fromkeys(option_key(action.verb) for action in game.book.actions),
        *names_of(game),
        *(f"ending-{ending}" for ending in game.endings.values()),
        *variants,
        *(f"until-{condition}" for condition in game.conditions),
    ]


def _event_keys(kind: EventKind) -> list[str]:
    """The texts of an event: for everyone, for the player it is about, and for another whom it names."""
    seats = [name for name, _, noun in (spec.partition(":") for spec in kind.fields) if noun == SEAT]
    ways = ["event", *([YOU] if SEAT in seats else []), *([AT_YOU] if set(seats) - {SEAT} else [])]
    keys = [f"{way}-{kind.name}" for way in ways]
    return [*keys, *(f"{key}.{KNOWN}" for key in keys if kind.secret)]


def missing(game: Game, texts: dict[str, Messages]) -> Iterator[str]:
    """Texts the game needs but lacks, and texts that only some languages have. Forms may differ by language."""
    keys = {language: patterns(messages) for language, messages in texts.items()}
    kinds = _kinds(game)
    common = {key for found in keys.values() for key in found if "." not in key or _kind_of(key) not in kinds}
    wanted = dict.fromkeys([*needed_keys(game), *sorted(common)])
    for language, found in keys.items():
        for key in wanted:
            if key not in found:
                others = [other for other in keys if key in keys[other]]
                have = f"{', '.join(others)} have it" if others else "no language has it"
                yield f"{language}: no text {key!r}; {have}"


def disagreements(texts: dict[str, Messages]) -> Iterator[str]:
    """Translations that use different arguments; the form of an argument may differ by language."""
    asked: dict[str, dict[str, set[str]]] = {}
    for language, messages in texts.items():
        for key, pattern in patterns(messages).items():
            arguments = {variable.partition("_")[0] for variable in variables(pattern)}
            asked.setdefault(key, {})[language] = arguments
    for key, by_language in asked.items():
        if len({frozenset(arguments) for arguments in by_language.values()}) > 1:
            listed = "; ".join(f"{language}: {sorted(found)}" for language, found in by_language.items())
            yield f"{key!r} asks for different arguments: {listed}"


def unequal_forms(game: Game, texts: dict[str, Messages]) -> Iterator[str]:
    """Names without a form that others of their kind have, and forms that are used but that no name has."""
    nouns = {*names_of(game)}
    for language, messages in texts.items():
        named = {key: _forms(messages[key]) for key in messages if key in nouns or messages[key].attributes}
        forms: set[str] = set()
        for kind in sorted(_kinds(game)):
            own = {key: found for key, found in named.items() if _kind_of(key) == kind}
            every: set[str] = set().union(*own.values())
            forms |= every
            for key, found in own.items():
                for form in sorted(every - found):
                    yield f"{language}: {key!r} has no form {form!r}"
        for key, pattern in patterns(messages).items():
            for form in sorted(_forms_asked_for(pattern) - forms):
                yield f"{language}: {key!r} asks for a form {form!r} that no name has"


def _forms(message: ast.Message) -> set[str]:
    return {attribute.id.name for attribute in message.attributes}


def _forms_asked_for(pattern: ast.Pattern) -> set[str]:
    return {variable.partition("_")[2] for variable in variables(pattern)} - {""}
