"""The game loop: bots choose, standing orders answer, people are asked."""

from __future__ import annotations

from contextlib import nullcontext
from dataclasses import replace

from questhall.cli.terminal.commands import obey
from questhall.cli.terminal.display import say_goodbye, show_question
from questhall.cli.terminal.moments import question_of
from questhall.cli.terminal.screen import Leave
from questhall.cli.terminal.shared_keyboard import hand_over
from questhall.cli.terminal.terminal_game import Setting
from questhall.cli.terminal.typed_input import echo, find_numbered, fold, split_command
from questhall.core.engine.chance import derive
from questhall.core.engine.errors import SaveFailed
from questhall.core.engine.state import NOBODY, PARTY
from questhall.core.interface.decision import Decision
from questhall.core.records.record import By
from questhall.i18n.speech import spoken_key


def play(setting: Setting) -> None:
    """Play until the game is over or the players leave; either way it is saved."""
    try:
        setting.front.introduce(setting)
        at_keyboard = NOBODY
        while (asked := setting.session.decision()) is not None and not is_taught(setting):
            at_keyboard = take_decision(setting, asked, at_keyboard)
        setting.front.show_end(setting)
    except (Leave, KeyboardInterrupt):
        say_goodbye(setting)
    finally:
        setting.session.close()


def is_taught(setting: Setting) -> bool:
    """Whether this was a lesson and it is over; the game need not be."""
    return setting.teacher is not None and setting.teacher.is_done(setting.session)


def take_decision(setting: Setting, asked: Decision, at_keyboard: int) -> int:
    """Get one decision made; returns who is at the keyboard afterwards."""
    answer = setting.orders.answer(setting.session.state)
    seat = setting.session.game.answerer(setting.session.state)
    taught = "" if setting.teacher is None else setting.teacher.scripted_key(setting.session, asked)
    is_for_people = setting.people() if asked.seat == PARTY else setting.players[seat].is_human()
    if taught:
        choose(setting, asked.seat, taught, "bot" if not is_for_people else "order")
        setting.front.show_choice(setting)
    elif answer is not None:
        choose(setting, answer.seat, answer.key, "order")
        setting.front.show_choice(setting)
    elif not is_for_people:
        choose(setting, asked.seat, ask_bot(setting, seat, asked), "bot")
        setting.front.show_choice(setting)
    elif asked.seat == PARTY:
        ask_person(setting, asked)
    else:
        if setting.changes_hands(seat, at_keyboard) and not hand_over(setting, seat, at_keyboard):
            return at_keyboard
        ask_person(setting, asked)
        return seat
    return at_keyboard


def ask_bot(setting: Setting, seat: int, asked: Decision) -> str:
    """The key of the option that the bot of this seat takes."""
    player, session = setting.players[seat], setting.session
    seed = derive(setting.seed, seat, len(session.made))
    waiting = setting.speech.say("bot-thinks", seat=player.name)
    with setting.screen.meanwhile(waiting) if player.takes_time() else nullcontext():
        chosen = player.choose(session.state, seat, seed, aside=setting.screen.is_live)
        return asked.options[chosen].key


def ask_person(setting: Setting, asked: Decision) -> None:
    """Ask until something is chosen, or a command changes what is asked."""
    asked = replace(asked, options=tuple(sorted(asked.options, key=setting.drawing.rank)))
    setting.front.show_decision(setting, asked)
    while True:
        said = setting.ask("prompt")
        command, rest = split_command(said, setting.speech.texts)
        if not said:
            show_question(setting, asked)
        elif command:
            if obey(setting, asked, command, rest):
                return
        elif choose_what_was_said(setting, asked, said):
            return


def choose_what_was_said(setting: Setting, asked: Decision, said: str) -> bool:
    names = setting.session.header.seats
    meant = find_numbered(said, asked.keys(), names) or find_texts(setting, asked, said)
    if len(meant) == 1:
        return choose(setting, asked.seat, meant[0], "person")
    if meant:
        possible = ", ".join(spoken_key(key, names) for key in meant)
        setting.tell("input-ambiguous", said=echo(said), possible=possible)
    else:
        setting.tell("input-unknown", said=echo(said), options=len(asked.options))
    return False


def find_texts(setting: Setting, asked: Decision, said: str) -> list[str]:
    """The keys of the options whose text begins with what was said."""
    if said.isdecimal():
        return []
    _, choices = question_of(setting, asked, setting.session.view(setting.eyes(asked.seat)))
    options = zip(asked.options, choices, strict=True)
    return [option.key for option, choice in options if fold(choice.text).startswith(fold(said))]


def choose(setting: Setting, seat: int, key: str, by: By) -> bool:
    """Make a choice. If it cannot be saved, it is not made and may be tried again now or later."""
    try:
        setting.session.choose(seat, key, by)
    except SaveFailed as problem:
        setting.screen.line(str(problem), "red")
        command, _ = split_command(setting.ask("try-again"), setting.speech.texts)
        if command == "quit":
            raise Leave from problem
        return False
    return True
