"""The record of a game: a header, then one line for everything that happened, in JSON.

Every line carries a digest over itself and all lines before it, so a line changed, removed, added or
moved is found at its place. A choice also carries the state's digest and the chance it drew, so that
re-executing the record checks the rules too. The format is described in docs/records.md.
"""

from __future__ import annotations

import hashlib
import os
from pathlib import Path
from typing import BinaryIO, Literal

import msgspec

from questhall.core.chance import Chance, CommittedChance, FastChance, commitment
from questhall.core.errors import NewerVersion, RecordError, SaveFailed, TamperedRecord

FORMAT = 1
SNAPSHOT_EVERY = 50
LARGEST_SEED = 2**62 - 1

By = Literal["person", "bot", "order", "clock"]
"""Who made a choice: a time-out is a choice too, made by the clock."""


class Header(msgspec.Struct, tag_field="line", tag="header", forbid_unknown_fields=True):
    """What was agreed before the game. `seed` stays with the record, which leaves its keeper only
    after the game; before it only `commitment` is shown."""

    questhall: int
    game: str
    rules: int
    seats: list[str]
    variants: list[str]
    covers: bool
    generator: Literal["fast", "committed"]
    seed: str
    commitment: str = ""
    entropy: list[str] = []
    chain: str = ""


class Choice(msgspec.Struct, tag_field="line", tag="choice", forbid_unknown_fields=True):
    """One choice: its number from 1, the seat (-2 for the party), the option's key, who made it, the
    chance drawn until the next decision (stream, bound, value), and the state's digest then."""

    n: int
    seat: int
    key: str
    by: By
    draws: list[tuple[int, int, int]]
    state: str
    chain: str = ""


class Undo(msgspec.Struct, tag_field="line", tag="undo", forbid_unknown_fields=True):
    """Back to the state after choice `to`; the undone line stays in the record."""

    to: int
    seat: int
    consent: bool
    state: str
    chain: str = ""


class Start(msgspec.Struct, tag_field="line", tag="start", forbid_unknown_fields=True):
    """The table as set up, before the first choice."""

    draws: list[tuple[int, int, int]]
    state: str
    chain: str = ""


class Snapshot(msgspec.Struct, tag_field="line", tag="snapshot", forbid_unknown_fields=True):
    """The whole state after choice `n`: seeking starts here."""

    n: int
    data: dict[str, object]
    chain: str = ""


class Result(msgspec.Struct, tag_field="line", tag="result", forbid_unknown_fields=True):
    """How the game ended."""

    ending: str
    winners: list[int]
    choices: int
    chain: str = ""


Line = Header | Start | Choice | Undo | Snapshot | Result

_decoder: msgspec.json.Decoder[Line] = msgspec.json.Decoder(Line)


def seal(line: Line, before: str) -> str:
    """The digest of a line and all lines before it."""
    bare = msgspec.structs.replace(line, chain="")
    data = before.encode() + msgspec.json.encode(bare, order="sorted")
    return hashlib.blake2b(data, digest_size=12).hexdigest()


def encode(line: Line) -> bytes:
    return msgspec.json.encode(line) + b"\n"


def make_chance(header: Header) -> Chance:
    """The source of chance a header describes."""
    if header.generator == "committed":
        return CommittedChance(bytes.fromhex(header.seed), header.entropy)
    if not header.seed.isdecimal() or int(header.seed) > LARGEST_SEED:
        raise RecordError(f"header: the seed {header.seed!r} is not a number from 0 to {LARGEST_SEED}")
    return FastChance(int(header.seed))


def check_commitment(header: Header) -> None:
    """The revealed seed has to be the one that was committed to."""
    if header.generator != "committed":
        return
    try:
        seed = bytes.fromhex(header.seed)
    except ValueError as problem:
        raise RecordError(f"header: the seed is not hexadecimal: {header.seed!r}") from problem
    if commitment(seed) != header.commitment:
        raise TamperedRecord("header: the seed is not the one that was committed to before the game")


def read_lines(data: bytes, name: str = "record", check_seals: bool = True) -> list[Line]:
    """The lines of a record, each checked for its form and, unless told otherwise, its seal."""
    if not data.strip():
        raise RecordError(f"{name}: the file is empty")
    parts = data.split(b"\n")
    if parts[-1] != b"":
        raise RecordError(f"{name}: truncated in the middle of line {len(parts)}")
    lines: list[Line] = []
    chain = ""
    for number, part in enumerate(parts[:-1], start=1):
        line = _read_line(part, f"{name}, line {number}", number)
        if check_seals and seal(line, chain) != line.chain:
            raise TamperedRecord(f"{name}, line {number}: {_what(line)} was changed after it was written")
        chain = line.chain
        lines.append(line)
    return lines


def _read_line(part: bytes, where: str, number: int) -> Line:
    try:
        if number == 1:
            _check_version(part, where)
        line = _decoder.decode(part)
    except msgspec.DecodeError as problem:
        raise RecordError(f"{where}: not a line of a record: {problem}") from problem
    if isinstance(line, Header) != (number == 1):
        raise RecordError(f"{where}: a record has its header in the first line and nowhere else")
    return line


def _check_version(part: bytes, where: str) -> None:
    head = msgspec.json.decode(part)
    if not isinstance(head, dict) or "questhall" not in head:
        raise RecordError(f"{where}: this is not a record of Questhall")
    version = head["questhall"]
    if not isinstance(version, int) or isinstance(version, bool):
        raise RecordError(f"{where}: the format's version is not a number: {version!r}")
    if version > FORMAT:
        raise NewerVersion(f"{where}: written in format {version}; this program reads up to {FORMAT}")


def _what(line: Line) -> str:
    """What a line is about, for messages."""
    if isinstance(line, Choice):
        return f"choice {line.n} ({line.key!r} of seat {line.seat})"
    if isinstance(line, Snapshot):
        return f"the snapshot after choice {line.n}"
    return f"the {type(line).__name__.lower()}"


class RecordFile:
    """A record on disk, appended line by line; what was written before is never in danger."""

    def __init__(self, path: Path, append: bool = False) -> None:
        self.path = path
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file: BinaryIO = open(path, "r+b" if append else "xb")
            self._length = self._file.seek(0, os.SEEK_END)
        except OSError as problem:
            raise SaveFailed(f"cannot write {path}: {problem.strerror}") from problem

    def write(self, lines: list[Line]) -> None:
        """Append lines and make them durable; on failure the file is cut back to what it was."""
        data = b"".join(encode(line) for line in lines)
        try:
            self._file.write(data)
            self._file.flush()
            os.fsync(self._file.fileno())
            self._length += len(data)
        except OSError as problem:
            self._cut_back()
            raise SaveFailed(
                f"cannot save to {self.path}: {problem.strerror}; everything before this choice is safe"
            ) from problem

    def _cut_back(self) -> None:
        try:
            self._file.seek(self._length)
            self._file.truncate(self._length)
        except OSError:
            pass  # the torn line at the end is dropped when the record is opened again

    def close(self) -> None:
        self._file.close()


def whole_lines(data: bytes) -> bytes:
    """A record cut off by a crash, without the torn line at its end."""
    return data[: data.rfind(b"\n") + 1]
