"""The results of a match in a file: a line that says which match it is, and a line for every game.

Games are in the order of their numbers, so the file is the same for any number of workers (except for the
times), and a match that was stopped goes on behind the last line.
"""

from __future__ import annotations

import contextlib
import math
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

import msgspec

from questhall import build_kind
from questhall.arena.match import Match
from questhall.arena.one_game import Result
from questhall.arena.saved_match import Keeper, Played
from questhall.arena.standings import Standings
from questhall.bots.levels import bot_for
from questhall.core.engine.errors import FormatError, NewerVersion, SaveFailed, UsageError

FORMAT = 1


class Header(msgspec.Struct, frozen=True):
    """Which match it is. The number of games is no part of it: a match may be made longer.

    `sources` has a digest of the file of every bot of one's own, for it may change.
    """

    arena: int
    version: str
    build: str
    game: str
    rules_version: int
    variants: list[str]
    bots: list[str]
    sources: dict[str, str]
    seats: list[int]
    seed: int
    cap: int


def header_of(match: Match) -> Header:
    bots = [bot_for(name) for name in match.bots]
    return msgspec.convert({**match.about(), "arena": FORMAT, "build": build_kind(), "bots": bots}, Header)


class ResultsFile(Keeper):
    """Results on disk. What is not a whole line at its end is cut off: it was being written."""

    def __init__(self, path: Path, match: Match, *, is_new: bool) -> None:
        """A new file, which must not be there yet; or one to go on with, which may be."""
        self.path = path
        self.match = match
        try:
            self._is_ours = not path.exists()
            """Whether this run has made it, and no game is in it yet."""
            if is_new or self._is_ours or not path.stat().st_size:
                with open(path, "xb" if is_new else "wb") as file:
                    file.write(_line(header_of(match)))
            self._file: BinaryIO = open(path, "r+b")
        except FileExistsError as problem:
            raise SaveFailed(
                f"{path} already exists and is not overwritten; continue it with --resume"
            ) from problem
        except OSError as problem:
            raise SaveFailed(f"cannot write {path}: {problem.strerror}") from problem

    def played(self) -> Iterator[Result]:
        """The games of the match that are in the file; afterwards it is ready for the next one."""
        lines = self._lines()
        self._check_header(next(lines, b""))
        for number, line in enumerate(lines, start=1):
            if number > self.match.total:
                break
            yield self._result(number, line)

    def _lines(self) -> Iterator[bytes]:
        whole = 0
        for line in self._file:
            if not line.endswith(b"\n"):
                break
            whole += len(line)
            yield line
        self._file.seek(whole)
        self._file.truncate()

    def _check_header(self, line: bytes) -> None:
        try:
            found = msgspec.json.decode(line, type=Header)
        except msgspec.MsgspecError as problem:
            raise FormatError(f"{self.path} does not hold match results: {problem}") from problem
        if found.arena > FORMAT:
            raise NewerVersion(f"{self.path} was written by a newer version of Questhall")
        wanted = header_of(self.match)
        for name in Header.__struct_fields__:
            theirs, ours = getattr(found, name), getattr(wanted, name)
            if theirs != ours and name == "sources":
                raise UsageError(f"{self.path} is from another match: a bot's file has changed since")
            if theirs != ours:
                raise UsageError(f"{self.path} is from another match: its {name} is {theirs!r}, not {ours!r}")

    def _result(self, number: int, line: bytes) -> Result:
        try:
            result = msgspec.json.decode(line, type=Result)
        except msgspec.MsgspecError as problem:
            raise FormatError(f"{self.path}, line {number + 1}: {problem}") from problem
        if not is_sound(result, self.match, number):
            raise FormatError(f"{self.path}, line {number + 1}: this is not game {number} of the match")
        return result

    def recall(self, standings: Standings) -> None:
        for result in self.played():
            standings.add(result)

    def keep(self, played: Played) -> None:
        """They are in the hands of the system when this returns."""
        self._is_ours = False
        try:
            for result in played.results:
                self._file.write(_line(result))
            self._file.flush()
        except OSError as problem:
            raise SaveFailed(
                f"cannot write {self.path}: {problem.strerror}; all earlier games are saved"
            ) from problem

    def close(self, is_complete: bool = False) -> None:
        """Without any games there is nothing to continue, and nothing is left behind."""
        with contextlib.suppress(OSError):  # whatever could not be written has been reported
            self._file.close()
        if self._is_ours:
            self.path.unlink(missing_ok=True)


def _line(content: Header | Result) -> bytes:
    return msgspec.json.encode(content) + b"\n"


def is_sound(result: Result, match: Match, number: int) -> bool:
    """Whether this can be the result of the game with this number."""
    pairing = match.pairing(number)
    return (
        (result.game, result.deal, tuple(result.lineup)) == (number, pairing.deal, pairing.lineup)
        and {*result.winners} <= {*range(len(pairing.lineup))}
        and len({*result.winners}) == len(result.winners)
        and len(result.real) == len(result.seconds) == len(match.bots)
        and min(result.real) >= 0
        and all(math.isfinite(seconds) and seconds >= 0 for seconds in result.seconds)
    )
