"""Commands besides the options. Each returns whether to show the decision again."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from questhall.cli.terminal.display import show_question, show_table
from questhall.cli.terminal.help import explain, show_help
from questhall.cli.terminal.screen import Leave
from questhall.cli.terminal.seat_command import seat
from questhall.cli.terminal.skipping import STOP, confirm, find_condition, show_conditions
from questhall.cli.terminal.terminal_game import Setting
from questhall.cli.terminal.typed_input import echo, find_spoken, read_number
from questhall.core.engine.errors import QuesthallError
from questhall.core.engine.state import PARTY
from questhall.core.interface.decision import Decision
from questhall.core.interface.standing_orders import Order
from questhall.core.records.record_file import RecordFile
from questhall.core.records.undo import Made
from questhall.i18n.speech import SEAT, spoken_key

LOG_LINES = 25

Command = Callable[[Setting, Decision, str], bool]


def help_(setting: Setting, _asked: Decision, subject: str) -> bool:
    show_help(setting, subject)
    return False


def why(setting: Setting, asked: Decision, said: str) -> bool:
    """Why something cannot be chosen now: the reason in words, and the clause behind it."""
    if said.isdecimal():
        setting.tell("why-options-are-possible")
        return False
    book = setting.session.state.book
    names = setting.session.header.seats
    seat = setting.people()[0] if asked.seat == PARTY else asked.seat
    keys = find_spoken(said, possible_keys(setting, seat), names)
    verbs = ", ".join(sorted({action.verb.split()[0] for action in book.actions}))
    if not said:
        setting.tell("why-about", verbs=verbs)
    elif not keys:
        setting.tell("why-what", said=echo(said), verbs=verbs)
    reasons = {key: setting.session.why_not(seat, key) for key in keys}
    for reason in dict.fromkeys(reasons.values()):
        explain(setting, [spoken_key(key, names) for key in keys if reasons[key] == reason], reason)
    return False


def possible_keys(setting: Setting, seat: int) -> list[str]:
    """The keys of all options a seat could ever have at this table."""
    book = setting.session.state.book
    keys = [book.key(option) for option in book.every_option(seat)]
    nouns, seats = setting.session.game.nouns, len(setting.session.header.seats)
    empty = set(nouns[SEAT].names[seats:]) if SEAT in nouns else set()
    return [key for key in keys if empty.isdisjoint(word.partition(".")[0] for word in key.split())]


def undo(setting: Setting, asked: Decision, _rest: str) -> bool:
    people = [made.seat for made in setting.session.made if made.by == "person"]
    # A party undoes together: the last choice, whoever made it.
    together = setting.is_open() and people
    return take_back(setting, people[-1] if together else asked.seat)


def take_back(setting: Setting, seat: int) -> bool:
    """Undo a seat's last own choice: by right, or further if everyone at the keyboard agrees."""
    session = setting.session
    own = [n for n, made in enumerate(session.made) if made.seat == seat and made.by == "person"]
    if not own:
        setting.tell("undo-nothing")
        return False
    is_free = session.undo_right(seat) < len(session.made)
    if not is_free and not _agree(setting, seat, session.made[own[-1] :]):
        setting.tell("undo-refused")
        return False
    session.undo(seat, consent=not is_free)
    setting.orders.withdraw(seat)
    setting.tell("undo-done", seat=setting.speech.who(seat))
    return True


def _agree(setting: Setting, seat: int, taken_back: list[Made]) -> bool:
    """Ask everyone at the keyboard, naming those whose choices would be undone."""
    who = setting.speech.players(sorted({made.seat for made in taken_back}))
    name = setting.speech.who(seat)
    return setting.agrees("undo-consent", seat=name, choices=len(taken_back), who=who)


def log(setting: Setting, asked: Decision, rest: str) -> bool:
    """The log as this seat knows it: the last lines, or as many as requested."""
    story = [setting.speech.event(event, setting.eyes(asked.seat)) for event in setting.story()]
    lines = read_number(rest) or (len(story) if rest else LOG_LINES)
    setting.screen.heading(setting.speech.say("heading-log", shown=min(lines, len(story)), all=len(story)))
    setting.screen.sentences(story[max(0, len(story) - lines) :])
    return False


def table(setting: Setting, asked: Decision, _rest: str) -> bool:
    show_table(setting, setting.eyes(asked.seat), in_full=True)
    show_question(setting, asked)
    return False


def save(setting: Setting, _asked: Decision, file: str) -> bool:
    """Every choice is already saved; with a file name, write a copy there."""
    if file:
        RecordFile.create(Path(file).expanduser(), setting.session.lines).close()
    setting.tell_path("saved-copy" if file else "saved-in", path=file or str(setting.path))
    return False


def skip(setting: Setting, asked: Decision, rest: str) -> bool:
    """A standing order: decline windows until one of the game's conditions comes true."""
    if not rest:
        show_conditions(setting)
        rest = setting.ask("skip-prompt")
    if not rest:
        setting.tell("skip-nothing")
        return False
    until = find_condition(setting, rest)
    if not until:
        return False
    setting.orders.withdraw(asked.seat)
    if until == STOP:
        setting.orders.asking[asked.seat] = "every"
    else:
        setting.orders.asking[asked.seat] = setting.drawing.ASKED
        setting.orders.give(asked.seat, Order(until=until))
    confirm(setting, until)
    return asked.is_window and until != STOP


def together(setting: Setting, _asked: Decision, _rest: str) -> bool:
    setting.look_together()
    return False


def quit_(_setting: Setting, _asked: Decision, _rest: str) -> bool:
    raise Leave


COMMANDS: dict[str, Command] = {
    "help": help_,
    "why": why,
    "undo": undo,
    "log": log,
    "table": table,
    "save": save,
    "skip": skip,
    "seat": seat,
    "together": together,
    "quit": quit_,
}


def obey(setting: Setting, asked: Decision, command: str, rest: str) -> bool:
    return attempt(setting, lambda: COMMANDS[command](setting, asked, rest))


def attempt(setting: Setting, deed: Callable[[], bool]) -> bool:
    """Try something; an expected error becomes a sentence and changes nothing."""
    try:
        return deed()
    except QuesthallError as problem:
        setting.screen.line(str(problem), "red")
        return False
