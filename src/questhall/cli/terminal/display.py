"""Displaying the table, the news, the question with its options, the start and the end."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from questhall.bots.levels import level_of
from questhall.cli.program_name import command
from questhall.cli.terminal.moments import lesson_of, news_of, question_of
from questhall.cli.terminal.players import Player
from questhall.cli.terminal.screen import Screen, real_screen
from questhall.cli.terminal.terminal_game import Setting
from questhall.core.engine.state import PARTY
from questhall.core.interface.adventures import Briefing
from questhall.core.interface.decision import Decision, Option
from questhall.core.records.players import HUMAN
from questhall.games.adventures import find_adventures
from questhall.i18n.speech import Speech


class PlainLines:
    """A game as lines that scroll by: for pipes, screen readers and simple terminals."""

    def __init__(self, *, shows_keys: bool = False, is_read_aloud: bool = False) -> None:
        self._shows_keys = shows_keys
        self._is_read_aloud = is_read_aloud
        self._known: dict[int | None, set[str]] = {}
        """The lines of the table that were last shown, by who looked."""

    def screen(self, names: list[str], colon: str) -> Screen:
        screen = real_screen(names, colon)
        screen.shows_keys = self._shows_keys
        screen.is_plain = screen.is_plain or self._is_read_aloud
        return screen

    def introduce(self, setting: Setting) -> None:
        introduce(setting)
        self._known.clear()
        if setting.screen.is_plain and not setting.is_shared():
            setting.tell("only-changes")

    def show_decision(self, setting: Setting, asked: Decision) -> None:
        if setting.screen.is_plain and not setting.is_shared():
            self._show_changes(setting, setting.eyes(asked.seat))
        else:
            show_table(setting, setting.eyes(asked.seat), options=asked.options)
        show_what_is_asked(setting, asked)

    def _show_changes(self, setting: Setting, eyes: int | None) -> None:
        """Show the whole table the first time, and then only what has changed: read aloud, a table is long."""
        view = setting.session.view(eyes)
        drawn = setting.drawing.draw(view, setting.speech)
        rows = {f"{label} {value.plain}": (label, value) for label, value in drawn}
        known = self._known.get(eyes, set())
        changed = [row for line, row in rows.items() if line not in known]
        if changed:
            setting.screen.rows(setting.drawing.title(view, setting.speech), changed)
        self._known[eyes] = {*rows}

    def show_choice(self, setting: Setting) -> None:
        """Show nothing: it becomes news when somebody here is asked."""

    def show_end(self, setting: Setting) -> None:
        show_end(setting)


def introduce(setting: Setting) -> None:
    """Introduce the game, and what there is to know before anybody is asked anything."""
    setting.screen.heading(setting.speech.say("game-title"))
    introduce_game(setting)
    setting.tell("ask-for-help")
    if not setting.session.made:
        show_briefing(setting)


def introduce_game(setting: Setting) -> None:
    """Who plays, where it is saved, and the source of its shuffles."""
    header = setting.session.header
    introduce_players(setting)
    for variant in header.variants:
        name = setting.speech.say(f"variant-{variant}")
        setting.tell("variant", name=name, explained=setting.speech.say(f"variant-{variant}.explained"))
    if header.generator == "committed":
        setting.tell_path("chance-committed", commitment=header.commitment)
    else:
        setting.tell("chance-seed", seed=header.seed)
    setting.tell_path("saved-in", path=str(setting.path))


def show_briefing(setting: Setting) -> None:
    """What the quest is about, before anybody is asked anything; only games with quests have that."""
    briefing = briefing_of(setting)
    if briefing is None:
        return
    say = setting.speech.say
    rows = [("", Text(briefing.story)), ("", Text()), (say("briefing-aim"), Text(briefing.aim))]
    rows += [(part.name, Text(part.text)) for part in briefing.parts]
    setting.screen.rows(f"{say('briefing')}{setting.screen.colon} {briefing.name}", rows)


def briefing_of(setting: Setting) -> Briefing | None:
    adventures = find_adventures(setting.session.game)
    if adventures is None:
        return None
    return adventures.briefing(str(setting.session.view(None)["quest"]), setting.speech)


def introduce_players(setting: Setting) -> None:
    """Who sits where."""
    for player in setting.players:
        introduce_player(setting, player)


def introduce_player(setting: Setting, player: Player) -> None:
    setting.screen.line(introduction(setting.speech, player.name, player.kind))


def introduction(speech: Speech, name: str, kind: str) -> str:
    """A seat's player, in words."""
    level = level_of(kind)
    if kind == HUMAN:
        return speech.say("player-human", seat=name)
    if level:
        return speech.say("player-level", seat=name, level=speech.say(f"level-{level}"), bot=kind)
    return speech.say("player-bot", seat=name, bot=kind)


def show_table(
    setting: Setting, seat: int | None, options: Sequence[Option] = (), *, in_full: bool = False
) -> None:
    """The table as a seat sees it; a picture of the board, if there is one, shows these options' numbers."""
    view = setting.session.view(seat)
    width = setting.screen.console.width
    if not setting.screen.is_plain:
        named = [option.objects or setting.drawing.refers(option, view)[-1:] for option in options]
        board = setting.drawing.board(view, setting.speech, width, numbers_of(named), in_full=in_full)
        setting.screen.picture(board)
    title = setting.drawing.title(view, setting.speech)
    setting.screen.rows(title, setting.drawing.draw(view, setting.speech, in_full=in_full))


def numbers_of(named: Sequence[Sequence[tuple[str, str]]]) -> dict[str, str]:
    """The numbers of options by what they refer or lead to."""
    numbers: dict[str, str] = {}
    for number, things in enumerate(named, start=1):
        for _, name in things:
            numbers[name] = f"{numbers[name]},{number}" if name in numbers else str(number)
    return numbers


def show_news(setting: Setting, seats: list[int], to: int | None) -> None:
    """What happened since one of these seats last chose, as `to` may be told it."""
    news = news_of(setting, setting.news(seats), to)
    if news:
        setting.screen.heading(setting.speech.say("heading-news"))
        setting.screen.sentences(news)


def show_question(setting: Setting, asked: Decision) -> None:
    """What is asked, and the numbered options."""
    view = setting.session.view(setting.eyes(asked.seat))
    question, choices = question_of(setting, asked, view)
    setting.screen.heading(question)
    setting.screen.choices((choice.text, choice.key) for choice in choices)


def show_decision(setting: Setting, asked: Decision) -> None:
    """The whole table, what happened, and what is asked."""
    show_table(setting, setting.eyes(asked.seat), options=asked.options)
    show_what_is_asked(setting, asked)


def show_what_is_asked(setting: Setting, asked: Decision) -> None:
    """What happened, and the question with its options."""
    show_news(setting, setting.listeners(asked.seat), setting.eyes(asked.seat))
    if setting.teacher is not None:
        show_lesson(setting)
    show_question(setting, asked)


def show_lesson(setting: Setting) -> None:
    title, said = lesson_of(setting)
    setting.screen.heading(title)
    setting.screen.line(said)


def show_end(setting: Setting) -> None:
    """Who won and why, and how anyone can check it."""
    seat = setting.onlooker()
    if setting.teacher is not None:
        show_news(setting, [*setting.people(), PARTY], seat)
        show_lesson(setting)
        return
    if setting.is_shared():
        setting.screen.hide()
    show_news(setting, [*setting.people(), PARTY], seat)
    show_table(setting, seat)
    show_result(setting)


def show_result(setting: Setting) -> None:
    """Who won and by what, how the story goes on, and how to check it."""
    view = setting.session.view(setting.onlooker())
    ending, winners = setting.drawing.verdict(view, setting.speech)
    setting.screen.rows(ending, setting.drawing.standings(view, setting.speech))
    setting.screen.line(winners, "bold")
    _show_outcome(setting)
    setting.screen.line()
    _show_proof(setting)


def _show_outcome(setting: Setting) -> None:
    """How the story goes on, and what that means for the campaign."""
    briefing, game = briefing_of(setting), setting.session.game
    if briefing is None:
        return
    outcome = briefing.endings[setting.session.ending()]
    setting.screen.line(outcome.text)
    if outcome.meaning and game.campaign in setting.session.header.variants:
        setting.screen.line(outcome.meaning)


def _show_proof(setting: Setting) -> None:
    header = setting.session.header
    if header.generator == "committed":
        setting.tell_path("proof-committed", seed=header.seed, commitment=header.commitment)
    else:
        setting.tell("chance-seed", seed=header.seed)
    path = str(setting.path)
    setting.tell_path("proof-fingerprint", fingerprint=setting.session.fingerprint())
    setting.tell_path("proof-replay", command=command("replay", path))
    setting.tell_path("proof-verify", command=command("verify", path))


def say_goodbye(setting: Setting) -> None:
    """Where the game is saved and how to resume it."""
    if setting.is_shared():
        setting.screen.hide()
    setting.tell_path("saved-in", path=str(setting.path))
    setting.tell_path("goodbye", command=command(*_resuming(setting)))


def _resuming(setting: Setting) -> list[str]:
    """The command to resume; it names the players only if the record does not."""
    kinds = [player.kind for player in setting.players]
    others = [] if kinds == setting.session.players() else ["--seats", ",".join(kinds)]
    language = ["--lang", setting.speech.texts.language]
    if setting.teacher is not None:
        return ["learn", setting.session.game.id, str(setting.teacher.number), *language]
    where = ["--resume", str(setting.path)]
    if setting.campaign is not None:
        where = ["--campaign", str(setting.campaign)]
    return ["play", setting.session.game.id, *where, *others, *language]
