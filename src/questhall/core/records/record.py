"""The record of a game: a header, then one line for everything that happened, in JSON.

Every line carries a digest over itself and all lines before it, so a changed, removed, added or moved
line is found exactly. A choice also carries the state's digest and the chance it drew, so that
re-executing the record checks the rules too. The format is described in docs/records.md.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

from questhall.core.engine.chance import Chance, CommittedChance, FastChance, commitment
from questhall.core.engine.errors import NewerVersion, RecordError, TamperedRecord

FORMAT = 2
WITH_CHOICES = 2
"""Since this format the digest after a choice covers the choice too: several may lead to the same table."""
SNAPSHOT_EVERY = 50
LARGEST_SEED = 2**62 - 1
DEEPEST_POSITION = 40
"""Tables and lists inside each other; no position comes near it."""

By = Literal["person", "bot", "order", "clock"]
"""Who made a choice: a time-out is a choice too, made by the clock."""


class LaidOut(msgspec.Struct, forbid_unknown_fields=True):
    """The table of a scenario file, at which a game begins instead of a deal: its position, which speaks
    of `seats` by names of its own, and the dice and shuffles that the file fixes."""

    seats: list[str]
    position: dict[str, object]
    dice: list[int] = []
    shuffles: list[list[str]] = []


class Header(msgspec.Struct, tag_field="line", tag="header", forbid_unknown_fields=True):
    """What was agreed before the game. `seed` stays in the record, which is released only
    after the game; until then only `commitment` is shown. `players` says who sits where: `human` or
    the name of a bot; it is empty if unknown. `carried` is what the game took over from an
    earlier one, `laid_out` the table it began at; they are left out when
    empty, so that older records are written as before."""

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
    players: list[str] = []
    carried: str | UnsetType = UNSET
    laid_out: LaidOut | UnsetType = UNSET
    chain: str = ""


class Start(msgspec.Struct, tag_field="line", tag="start", forbid_unknown_fields=True):
    """The table after set-up, before the first choice."""

    draws: list[tuple[int, int, int]]
    state: str
    chain: str = ""


class Choice(msgspec.Struct, tag_field="line", tag="choice", forbid_unknown_fields=True):
    """One choice: its number from 1, the seat (-2 for the party), the option's key, who made it, the
    chance drawn until the next decision (stream, bound, value), and the digest of the state then and of
    the choice itself."""

    n: int
    seat: int
    key: str
    by: By
    draws: list[tuple[int, int, int]]
    state: str
    chain: str = ""


class Undo(msgspec.Struct, tag_field="line", tag="undo", forbid_unknown_fields=True):
    """Back to the state after choice `to`; the undone line stays in the record. `consent` stands where
    the seat had no right to it and the table agreed."""

    to: int
    seat: int
    consent: bool
    state: str
    chain: str = ""


class Rules(msgspec.Struct, tag_field="line", tag="rules", forbid_unknown_fields=True):
    """From here on the game was played by a newer version of the rules: it was resumed after an update.

    It goes on after choice `to`. Where the newer rules play differently what was played before,
    `snapshot` is the choice whose table they went on from (0 is the start); what came after it they
    played again as far as it was still possible.
    """

    version: int
    to: int
    snapshot: int | None
    state: str
    chain: str = ""


class Players(msgspec.Struct, tag_field="line", tag="players", forbid_unknown_fields=True):
    """From choice `after` on others sit there: a seat was handed to a bot, or to a person."""

    after: int
    players: list[str]
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


Line = Header | Start | Choice | Undo | Rules | Players | Snapshot | Result

_decoder: msgspec.json.Decoder[Line] = msgspec.json.Decoder(Line)


def kind_of(line: Line) -> str:
    """The kind of a line, from its field `line`."""
    return type(line).__name__.lower()


def describe(line: Line) -> str:
    """What a line is about, for messages."""
    if isinstance(line, Choice):
        return f"choice {line.n} ({line.key!r} of seat {line.seat})"
    if isinstance(line, Snapshot):
        return f"the snapshot after choice {line.n}"
    if isinstance(line, Undo):
        return f"the undo back to choice {line.to}"
    if isinstance(line, Rules):
        return f"the change to version {line.version} of the rules"
    return f"the {kind_of(line)}"


def covered_by_digest(header: Header, line: Line | None) -> str:
    """What the digest of a line covers besides the state: after a choice, who chose what."""
    if isinstance(line, Choice) and header.questhall >= WITH_CHOICES:
        return f"{line.seat} {line.by} {line.key}"
    return ""


# Seals


def seal(line: Line, before: str) -> str:
    """The digest of a line and all lines before it."""
    bare = msgspec.structs.replace(line, chain="")
    data = before.encode() + msgspec.json.encode(bare, order="sorted")
    return hashlib.blake2b(data, digest_size=12).hexdigest()


def broken_seals(lines: list[Line]) -> dict[int, str]:
    """The numbers of the lines whose seal does not fit, each with the seal that would."""
    broken: dict[int, str] = {}
    before = ""
    for number, line in enumerate(lines, start=1):
        fitting = seal(line, before)
        if fitting != line.chain:
            broken[number] = fitting
        before = line.chain
    return broken


def encode(line: Line) -> bytes:
    return msgspec.json.encode(line) + b"\n"


# Reading


def read_record(path: Path) -> bytes:
    """The bytes of a record file."""
    try:
        if path.exists() and not path.is_file():
            raise RecordError(f"{path} is not a file")
        return path.read_bytes()
    except OSError as problem:
        raise RecordError(f"cannot read {path}: {problem.strerror}") from problem


def whole_lines(data: bytes) -> bytes:
    """The lines of a record without one torn by a crash at its end."""
    return data[: data.rfind(b"\n") + 1]


def read_header(data: bytes, name: str = "record") -> Header:
    """The first line of a record, which names the game."""
    if not data.strip():
        raise RecordError(f"{name}: the file is empty")
    first, end, _ = data.partition(b"\n")
    _check_version(first, f"{name}, line 1")
    if not end:
        raise RecordError(f"{name}: truncated in the middle of line 1")
    line = _read_line(first, f"{name}, line 1")
    if not isinstance(line, Header):
        raise RecordError(f"{name}, line 1: a record begins with its header, not with {describe(line)}")
    return line


def read_lines(data: bytes, name: str = "record", check_seals: bool = True) -> list[Line]:
    """The lines of a record, each checked for its form and, unless told otherwise, its seal."""
    lines: list[Line] = [read_header(data, name)]
    parts = data.split(b"\n")
    if parts.pop() != b"":
        raise RecordError(f"{name}: truncated in the middle of line {len(parts) + 1}")
    for number, part in enumerate(parts[1:], start=2):
        line = _read_line(part, f"{name}, line {number}")
        if isinstance(line, Header):
            raise RecordError(f"{name}, line {number}: a second header")
        lines.append(line)
    for number in broken_seals(lines) if check_seals else ():
        raise TamperedRecord(
            f"{name}, line {number}: {describe(lines[number - 1])} was changed after it was written"
        )
    return lines


def _read_line(part: bytes, where: str) -> Line:
    try:
        line = _decoder.decode(part)
        as_we_write_it = encode(line)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as problem:
        raise RecordError(f"{where}: not a line of a record: {problem}") from problem
    # Whitespace, field order and escapes do not change the JSON value, so the seal would not notice them.
    if as_we_write_it != part + b"\n":
        raise TamperedRecord(f"{where}: {describe(line)} is not written the way Questhall writes it")
    return line


def _check_version(part: bytes, where: str) -> None:
    """A newer format may have other fields, so the version is checked before anything else."""
    try:
        head = msgspec.json.decode(part)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as problem:
        raise RecordError(f"{where}: this is not a record of Questhall: {problem}") from problem
    if not isinstance(head, dict) or "questhall" not in head:
        raise RecordError(f"{where}: this is not a record of Questhall")
    version = head["questhall"]
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        raise RecordError(f"{where}: {version!r} is not a version of the format")
    if version > FORMAT:
        raise NewerVersion(f"{where}: written in format {version}; this program reads up to {FORMAT}")


# What a header promises


def check_header(header: Header) -> None:
    """Refuse a header with which no game could have started."""
    if header.rules < 1:
        raise RecordError(f"header: {header.rules} is not a version of the rules")
    _check_names(header)
    if header.generator == "committed":
        _check_commitment(header)
    elif header.commitment or header.entropy:
        raise RecordError("header: a game from a plain seed has neither commitment nor entropy")
    if header.carried == "":
        raise RecordError("header: a game that continues nothing must leave `carried` out")
    if header.laid_out is not UNSET:
        _check_laid_out(header.laid_out, len(header.seats))


def _check_names(header: Header) -> None:
    """Names differ by more than upper and lower case; either every seat has a player or none is known."""
    for name in header.seats:
        if not name.strip() or not name.isprintable():
            raise RecordError(f"header: {name!r} is not a valid name for a seat")
    names = [name.strip().casefold() for name in header.seats]
    for name in header.seats:
        if names.count(name.strip().casefold()) > 1:
            raise RecordError(f"header: two seats have the name {name!r}")
    if header.players:
        check_players(header.players, len(header.seats), "header")


def check_players(players: list[str], seats: int, where: str) -> None:
    """Every seat has a player."""
    if len(players) != seats:
        raise RecordError(f"{where}: {len(players)} players for {seats} seats")
    for player in players:
        if not player.strip() or not player.isprintable():
            raise RecordError(f"{where}: {player!r} is not a valid player")


def _check_laid_out(laid_out: LaidOut, seats: int) -> None:
    """A position contains only what a scenario file can say: no null, and no excessive nesting."""
    if len(laid_out.seats) != seats:
        raise RecordError(f"header: laid_out: a position of {len(laid_out.seats)} seats for a game of {seats}")
    if any(value < 1 for value in laid_out.dice):
        raise RecordError(f"header: laid_out: a die shows 1 or more, found {min(laid_out.dice)}")
    left: list[tuple[object, int]] = [(laid_out.position, 0)]
    while left:
        value, depth = left.pop()
        if value is None or depth > DEEPEST_POSITION:
            raise RecordError("header: laid_out: this is not a position from a scenario file")
        if isinstance(value, dict | list):
            entries = value.values() if isinstance(value, dict) else value
            left.extend((entry, depth + 1) for entry in entries)


def _check_commitment(header: Header) -> None:
    """The revealed seed must match the commitment."""
    committed = commitment(_secret_seed(header))
    if committed != header.commitment:
        raise TamperedRecord(
            "header: the seed is not the one that was committed to before the game: "
            f"commitment is {header.commitment!r}, that of the seed {committed!r}"
        )


def _secret_seed(header: Header) -> bytes:
    try:
        seed = bytes.fromhex(header.seed)
    except ValueError as problem:
        raise RecordError(f"header: the seed is not hexadecimal: {header.seed!r}") from problem
    if seed.hex() != header.seed:
        raise RecordError(f"header: the seed is not plain lower-case hexadecimal: {header.seed!r}")
    return seed


def make_chance(header: Header) -> Chance:
    """The source of chance a header describes."""
    if header.generator == "committed":
        return CommittedChance(_secret_seed(header), header.entropy)
    digits = header.seed
    is_number = digits.isascii() and digits.isdecimal() and len(digits) <= len(str(LARGEST_SEED))
    if not is_number or digits != str(int(digits)) or int(digits) > LARGEST_SEED:
        raise RecordError(f"header: the seed {digits[:40]!r} is not a number from 0 to {LARGEST_SEED}")
    return FastChance(int(digits))
