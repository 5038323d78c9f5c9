"""Small scenario files for the tests: a table that is always the same, with steps added."""

from __future__ import annotations

from questhall.cli.commands.scenarios import clauses_of
from questhall.core.scenario import Failure, Play, Report, load, play_to, run_text
from questhall.games import find_game

HEADER = """\
version = 1
game = "rent-a-hero"
title = "A Witch is offered to ben"
seats = ["ana", "ben", "cleo"]
"""
POSITION = """
[position]
moment = "offer"
active = "ana"
requirement = "angry_chicken"
wanderer = "witch"
sent_from = "hand"
party.ben = ["witch", "sergeant"]
used.ben = ["sergeant"]
party.cleo = ["pyromaniac"]
hand.ben = ["wizard", "sergeant"]
deck = ["wizard", "witch"]
rest = "out"
"""
TABLE = HEADER + POSITION
"""cleo is asked first: the wanderer has arrived, and her Pyromaniac could answer."""


def run(text: str) -> Report:
    return run_text(text, "test.toml", find_game, clauses_of)


def expect(expectation: str, moves: str = "") -> Report:
    """Run one step on the table above."""
    return run(f"{TABLE}\n[[step]]\n{moves}\n[step.expect]\n{expectation}\n")


def failures(expectation: str, moves: str = "") -> list[Failure]:
    """What fails of the expectation, of a file that is in order otherwise."""
    report = expect(expectation, moves)
    assert report.error == ""
    return report.failures


def error(text: str) -> str:
    """Why a file cannot be run."""
    report = run(text)
    assert report.failures == []
    assert report.error
    return report.error


def play(text: str = f"{TABLE}\n[[step]]\n", steps: int = 0) -> Play:
    return play_to(load(text, find_game, clauses_of), steps)
