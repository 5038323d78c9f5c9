"""`questhall verify` and `questhall replay`: checking and viewing records."""

from __future__ import annotations

import argparse
import json
import re
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Literal

from questhall.cli.arguments import integer
from questhall.cli.terminal import replay_loop
from questhall.core.engine.errors import FormatError, TamperedRecord, UsageError
from questhall.core.interface.game import Game
from questhall.core.interface.perspective import ALL
from questhall.core.records.differences import Finding
from questhall.core.records.record import Header, read_header, read_record
from questhall.core.records.verify import Report, verify
from questhall.games import find_game
from questhall.i18n.texts import LANGUAGES

Verdict = Literal["good", "unfinished", "tampered", "unreadable"]

EXIT_CODES: dict[Verdict, int] = {"good": 0, "unfinished": 1, "tampered": 1, "unreadable": 2}
MOST_SHOWN = 20
FINGERPRINT_DIGITS = 24

VERIFY_DESCRIPTION = """\
Replays the record and checks its seals, the commitment, every draw, every state, the snapshots and
the result.
"""

VERIFY_EPILOG = """\
The exit code is 0 if everything is correct, 1 if something was changed or the game is not over, and 2
if the file cannot be read.

example:
  questhall verify game.record --fingerprint 0f1e2d3c4b5a69788796a5b4
"""

REPLAY_EPILOG = """\
In a terminal: Enter or n for the next step, p for the previous one, g 12 to go to step 12, s ben to
see the game as Ben, q to quit. If the output is not a terminal, the whole game is printed.

example:
  questhall replay game.record --seat ben --from 10 --to 20
"""


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    style = argparse.RawDescriptionHelpFormatter
    check = commands.add_parser(
        "verify",
        help="check that nobody changed a record",
        description=VERIFY_DESCRIPTION,
        epilog=VERIFY_EPILOG,
        formatter_class=style,
    )
    check.add_argument("records", nargs="+", type=Path, metavar="RECORD", help="the record of a game")
    check.add_argument("--unfinished", action="store_true", help="accept a game that is not over yet")
    check.add_argument("--fingerprint", metavar="HEX", help="the fingerprint shown at the end of the game")
    check.add_argument("--json", action="store_true", help="print the verdicts as JSON and nothing else")
    check.set_defaults(run=run_verify)
    show = commands.add_parser(
        "replay",
        help="step through a finished game",
        description="Shows a finished game step by step.",
        epilog=REPLAY_EPILOG,
        formatter_class=style,
    )
    show.add_argument("record", type=Path, metavar="RECORD", help="the record of a game")
    show.add_argument("--seat", default=ALL, help="a seat's name or number, spectator, or all (the default)")
    show.add_argument("--from", dest="first", type=integer, metavar="N", help="the first step to show")
    show.add_argument("--to", dest="last", type=integer, metavar="N", help="the last step to show")
    show.add_argument("--unfinished", action="store_true", help="show a game that is not over yet")
    show.add_argument(
        "--lang", choices=LANGUAGES, default="en", help="the language (option keys and --json stay as they are)"
    )
    show.add_argument("--json", action="store_true", help="print the steps as JSON and nothing else")
    show.set_defaults(run=run_replay)


def run_replay(options: argparse.Namespace) -> int:
    header, game, data = open_record(options.record)
    return replay_loop.run(game, header, data, options)


def open_record(path: Path) -> tuple[Header, Game, bytes]:
    """A record file, its header, and the game it is of."""
    data = read_record(path)
    header = read_header(data, str(path))
    return header, find_game(header.game), data


# Verifying


@dataclass(frozen=True)
class Checked:
    """The verdict on one file, and what it is based on.

    Of the first `by_seal` lines only the seals could be checked: newer rules took over after them.
    """

    file: str
    verdict: Verdict
    problems: list[str]
    findings: list[Finding]
    fingerprint: str = ""
    by_seal: int = 0
    game: str = ""
    seats: tuple[str, ...] = ()
    choices: int = 0
    ending: str = ""
    winners: tuple[int, ...] = ()

    def exit_code(self, *, accept_unfinished: bool) -> int:
        return 0 if accept_unfinished and self.verdict == "unfinished" else EXIT_CODES[self.verdict]


def run_verify(options: argparse.Namespace) -> int:
    if options.fingerprint is not None and len(options.records) > 1:
        raise UsageError("a fingerprint belongs to one record; name one file with --fingerprint")
    fingerprint = read_fingerprint(options.fingerprint) if options.fingerprint is not None else ""
    checked = [check(path) for path in options.records]
    if fingerprint:
        checked = [_compare_fingerprint(checked[0], fingerprint)]
    if options.json:
        print(json.dumps([asdict(each) for each in checked], indent=2))
    else:
        for each in checked:
            print("\n".join(_in_words(each)))
    return max(each.exit_code(accept_unfinished=options.unfinished) for each in checked)


def check(path: Path) -> Checked:
    """The verdict on a record file; errors become part of the verdict."""
    try:
        _, game, data = open_record(path)
        return _judged(str(path), game, verify(game, data, str(path)))
    except TamperedRecord as problem:
        return Checked(str(path), "tampered", [str(problem)], [])
    except (FormatError, UsageError) as problem:
        return Checked(str(path), "unreadable", [str(problem)], [])


def _judged(file: str, game: Game, report: Report) -> Checked:
    verdict: Verdict = "tampered" if report.findings else "good" if report.is_finished() else "unfinished"
    problems = [f"{file}, {finding}" for finding in report.findings]
    if verdict == "unfinished":
        problems = [f"{file}: {_what_is_missing(report)}"]
    checked = Checked(file, verdict, problems, report.findings, report.fingerprint, report.by_seal, game.id)
    session = report.session
    if session is None:
        return checked
    return replace(
        checked,
        seats=tuple(session.header.seats),
        choices=len(session.made),
        ending=session.ending(),
        winners=tuple(session.winners()),
    )


def _what_is_missing(report: Report) -> str:
    if report.session is not None and report.session.state.is_over():
        return "the game is over, but its result line is missing"
    return "truncated or still being played: the record does not reach the end of the game"


def read_fingerprint(text: str) -> str:
    """A fingerprint as somebody wrote it down.

    >>> read_fingerprint("0F1E2D3C4B5A69788796A5B4")
    '0f1e2d3c4b5a69788796a5b4'
    """
    wanted = text.strip().lower()
    if re.fullmatch("[0-9a-f]{64}", wanted):
        raise UsageError(
            f"{wanted} is not a fingerprint but a commitment, which is shown before a game and stored in its "
            f"header; the fingerprint is shown at the end and has {FINGERPRINT_DIGITS} digits"
        )
    if not re.fullmatch(f"[0-9a-f]{{{FINGERPRINT_DIGITS}}}", wanted):
        raise UsageError(f"{text!r} is not a fingerprint, which has {FINGERPRINT_DIGITS} hexadecimal digits")
    return wanted


def _compare_fingerprint(checked: Checked, wanted: str) -> Checked:
    if checked.fingerprint in ("", wanted):
        return checked
    problem = (
        f"{checked.file}: the fingerprint is {checked.fingerprint}, not {wanted}: this is a different record"
    )
    return replace(checked, verdict="tampered", problems=[*checked.problems, problem])


def _in_words(checked: Checked) -> list[str]:
    lines = [f"{checked.file}: {checked.verdict}"]
    lines += [f"  {problem}" for problem in checked.problems[:MOST_SHOWN]]
    if len(checked.problems) > MOST_SHOWN:
        lines.append(f"  and {len(checked.problems) - MOST_SHOWN} more")
    if checked.seats:
        winners = ", ".join(checked.seats[seat] for seat in checked.winners)
        won = f"won by {winners}" if winners else "nobody won"
        result = f"; {checked.ending}, {won}" if checked.ending else ""
        lines.append(f"  {checked.game}: {', '.join(checked.seats)}; {checked.choices} choices{result}")
    if checked.by_seal:
        lines.append(
            f"  lines 1 to {checked.by_seal} were played under older rules: only their seals were checked"
        )
    if checked.fingerprint:
        lines.append(f"  fingerprint {checked.fingerprint}")
    return lines
