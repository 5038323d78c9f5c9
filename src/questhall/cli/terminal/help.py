"""Help on the commands, on a card by its name in any spelling, on a clause or ruling by its id."""

from __future__ import annotations

import difflib

from questhall.cli.rules import by_id
from questhall.cli.terminal.reading import COMMANDS, echo, fold
from questhall.cli.terminal.setting import Setting
from questhall.i18n.texts import Name
from questhall.ledger import Clause

MANY_KEYS = 6
MOST_DESCRIBED = 8
MOST_LISTED = 40


def show_help(setting: Setting, subject: str) -> None:
    if not subject:
        _show_commands(setting)
        return
    names = _find_names(setting, subject)
    if names:
        _show_names(setting, subject, names)
    elif not _show_rule(setting, subject):
        possible = _like(subject, [setting.speech.say(name.key()) for name in _all_names(setting)])
        setting.tell("help-unknown", said=echo(subject), possible=", ".join(possible))


def _show_names(setting: Setting, subject: str, names: list[Name]) -> None:
    """What each of these is; what reads the same is shown once, and of very many only the names."""
    described = [setting.drawing.describe(name.kind, name.id, setting.speech) for name in names]
    different = [text for n, text in enumerate(described) if text not in described[:n]]
    if len(different) > MOST_DESCRIBED:
        setting.tell("help-many", said=echo(subject), possible=", ".join(first for first, *_ in different))
        return
    for first, *rest in different:
        setting.screen.line(first, "bold")
        for line in rest:
            setting.screen.line(line)


def _like(subject: str, names: list[str]) -> list[str]:
    """All names there is help on, or of very many those that look like what was typed."""
    different = list(dict.fromkeys(names))
    if len(different) <= MOST_LISTED:
        return different
    spellings = {fold(name): name for name in different}
    near = difflib.get_close_matches(fold(subject), spellings, MOST_DESCRIBED, 0.5)
    return [spellings[spelling] for spelling in near] or [*different[: MOST_DESCRIBED - 1], "…"]


def _show_commands(setting: Setting) -> None:
    setting.screen.heading(setting.speech.say("heading-help"))
    setting.screen.line(" ".join(setting.speech.say("how-to-play").split()))
    setting.screen.line()
    setting.tell("help-options")
    says, colon = setting.speech.say, setting.screen.colon
    setting.screen.items(
        (says(f"command-{name}") + colon, says(f"command-{name}.does"), "") for name in COMMANDS
    )


def _all_names(setting: Setting) -> list[Name]:
    nouns = setting.session.game.nouns
    return [Name(kind, name) for kind in setting.drawing.HELPS for name in nouns[kind].names]


def _find_names(setting: Setting, subject: str) -> list[Name]:
    """What a subject may mean: an id or a name in the player's language, or the beginning of one."""
    wanted = fold(subject)
    spellings = {name: (fold(name.id), fold(setting.speech.say(name.key()))) for name in _all_names(setting)}
    exact = [name for name, spelled in spellings.items() if wanted in spelled]
    begun = [name for name, spelled in spellings.items() if any(s.startswith(wanted) for s in spelled)]
    return exact or (begun if wanted else [])


def _show_rule(setting: Setting, subject: str) -> bool:
    """A clause or ruling by its id in any spelling that `questhall rules` understands too."""
    found = by_id(setting.session.game.id, subject)
    for rule in found:
        if isinstance(rule, Clause):
            setting.tell("help-clause", style="bold", id=rule.id, title=rule.title, page=rule.page)
        else:
            setting.tell("help-ruling", style="bold", id=rule.id, title=rule.title)
        setting.screen.line(rule.text.replace("**", "").replace("*", ""))
    return bool(found)


def explain(setting: Setting, keys: list[str], reason: str | None) -> None:
    """Why some options are not possible, in the player's language, with the rule to look up."""
    some = ", ".join(keys[:MANY_KEYS])
    if len(keys) > MANY_KEYS:
        some = setting.speech.say("and-more", some=some, more=len(keys) - MANY_KEYS)
    if reason is None:
        setting.tell("why-possible", keys=some)
        return
    is_rule = by_id(setting.session.game.id, reason)
    setting.tell("why-not-by-rule" if is_rule else "why-not", style="bold", keys=some, rule=reason)
    if setting.speech.texts.has(f"reason-{reason}"):
        setting.tell(f"reason-{reason}")
    else:
        _show_rule(setting, reason)
