"""Help on commands, on cards by name in any spelling, and on rules by id or by a word in them."""

from __future__ import annotations

import difflib
from typing import NamedTuple

from questhall import ledger
from questhall.cli.terminal.terminal_game import AtTable
from questhall.cli.terminal.typed_input import COMMANDS, echo, fold
from questhall.cli.terminal.vocabulary import rules_words, words_meant
from questhall.i18n.texts import Name
from questhall.ledger import Clause, Entry, by_id

MANY_KEYS = 6
MOST_DESCRIBED = 8
MOST_LISTED = 40
MOST_RULES = 5
MOST_IDS = 12


def show_help(setting: AtTable, subject: str) -> None:
    """Look for names first, then for words of the rules, then for anything that contains the word."""
    if not subject:
        _show_commands(setting)
        return
    names = _find_names(setting, subject)
    is_word = bool(words_meant(setting.speech.texts, subject))
    if names.exact:
        _show_names(setting, subject, names.exact)
    elif names.begun:
        _show_names(setting, subject, names.begun)
        if is_word:
            _mention_rules_about(setting, subject)
    elif _show_rule(setting, subject) or (is_word and _show_rules_about(setting, subject)):
        return
    elif names.inside:
        _show_names(setting, subject, names.inside)
    elif not _show_rules_about(setting, subject):
        possible = _like(subject, [setting.speech.say(name.key()) for name in _all_names(setting)])
        setting.tell("help-unknown", said=echo(subject), possible=", ".join(possible))


def _show_names(setting: AtTable, subject: str, names: list[Name]) -> None:
    """Describe each of these; duplicates are shown once, and long lists only by name."""
    drawing, speech = setting.drawing, setting.speech
    described = {name: drawing.describe(name.kind, name.id, speech) for name in names}
    different = {tuple(lines): name for name, lines in reversed(described.items())}
    if len(different) > MOST_DESCRIBED:
        possible = ", ".join(first for first, *_ in reversed(different))
        setting.tell("help-many", said=echo(subject), possible=possible)
        return
    for lines, name in reversed(different.items()):
        setting.screen.card(drawing.face(name.kind, name.id, speech), list(lines))


def _like(subject: str, names: list[str]) -> list[str]:
    """All names with help, or if there are very many, those similar to what was typed."""
    different = list(dict.fromkeys(names))
    if len(different) <= MOST_LISTED:
        return different
    spellings = {fold(name): name for name in different}
    near = difflib.get_close_matches(fold(subject), spellings, MOST_DESCRIBED, 0.5)
    return [spellings[spelling] for spelling in near] or [*different[: MOST_DESCRIBED - 1], "…"]


def _show_commands(setting: AtTable) -> None:
    setting.screen.heading(setting.speech.say("heading-help"))
    setting.screen.line(" ".join(setting.speech.say("how-to-play").split()))
    setting.screen.line()
    setting.tell("help-options")
    says, colon = setting.speech.say, setting.screen.colon
    setting.screen.items(
        (says(f"command-{name}") + colon, says(f"command-{name}.does"), "") for name in COMMANDS
    )


def _all_names(setting: AtTable) -> list[Name]:
    nouns = setting.speech.game.nouns
    return [Name(kind, name) for kind in setting.drawing.HELPS for name in nouns[kind].names]


class Names(NamedTuple):
    """What a subject may mean: exact matches, names that start with it, and names with a word that does."""

    exact: list[Name]
    begun: list[Name]
    inside: list[Name]


def _find_names(setting: AtTable, subject: str) -> Names:
    """Find names by id and by the player's language."""
    wanted = fold(subject)
    if not wanted:
        return Names([], [], [])
    spellings = {name: (fold(name.id), fold(setting.speech.say(name.key()))) for name in _all_names(setting)}
    return Names(
        [name for name, spelled in spellings.items() if wanted in spelled],
        [name for name, spelled in spellings.items() if any(s.startswith(wanted) for s in spelled)],
        [name for name, spelled in spellings.items() if any(f" {wanted}" in s for s in spelled)],
    )


def _show_rule(setting: AtTable, subject: str) -> bool:
    """A clause or ruling by its id in any spelling that `questhall rules` understands too."""
    found = by_id(setting.speech.game.id, subject, setting.speech.texts.language)
    for rule in found:
        _show_entry(setting, rule)
    return bool(found)


def _show_entry(setting: AtTable, rule: Entry) -> None:
    if isinstance(rule, Clause):
        setting.tell("help-clause", style="bold", id=rule.id, title=rule.title, page=rule.page)
    else:
        setting.tell("help-ruling", style="bold", id=rule.id, title=rule.title)
    setting.screen.line(rule.text.replace("**", "").replace("*", ""))


def _show_rules_about(setting: AtTable, subject: str) -> bool:
    """The rules that contain these words: the best match in full, the others by id."""
    found = _rules_about(setting, subject)
    if not found:
        return False
    setting.tell("help-rules", said=echo(subject))
    for rule in found[:MOST_RULES]:
        _show_entry(setting, rule)
    if len(found) > MOST_RULES:
        setting.tell("help-more-rules", rules=_ids(setting, found[MOST_RULES:]))
    return True


def _mention_rules_about(setting: AtTable, subject: str) -> None:
    """If a card merely starts like a word of the rules, that word may have been meant."""
    found = _rules_about(setting, subject)
    setting.tell("help-rules-too", said=echo(subject), rules=_ids(setting, found))


def _rules_about(setting: AtTable, subject: str) -> list[Entry]:
    """Find words of the vocabulary by meaning and others literally, in this language or English.

    The vocabulary uses the words of the English ledger, which say best what a rule is about.
    """
    game_id, texts = setting.speech.game.id, setting.speech.texts
    if game_id not in ledger.game_ids():
        return []
    meant = words_meant(texts, subject)
    for words in rules_words(texts, subject):
        found = [] if words in meant else ledger.about(game_id, words, texts.language)
        found = found or ledger.in_language(game_id, ledger.about(game_id, words), texts.language)
        if found:
            return found
    return []


def _ids(setting: AtTable, rules: list[Entry]) -> str:
    some = ", ".join(rule.id for rule in rules[:MOST_IDS])
    if len(rules) <= MOST_IDS:
        return some
    return setting.speech.say("and-more", some=some, more=len(rules) - MOST_IDS)


def explain(setting: AtTable, keys: list[str], reason: str | None) -> None:
    """Why some options are not possible, in the player's language, with the rule to look up."""
    some = ", ".join(keys[:MANY_KEYS])
    if len(keys) > MANY_KEYS:
        some = setting.speech.say("and-more", some=some, more=len(keys) - MANY_KEYS)
    if reason is None:
        setting.tell("why-possible", keys=some)
        return
    is_rule = by_id(setting.speech.game.id, reason)
    setting.tell("why-not-by-rule" if is_rule else "why-not", style="bold", keys=some, rule=reason)
    if setting.speech.texts.has(f"reason-{reason}"):
        setting.tell(f"reason-{reason}")
    else:
        _show_rule(setting, reason)
