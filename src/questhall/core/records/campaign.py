"""A campaign: a series of games, each taking over what the previous one passed on, kept in one small file.

The file says who plays, what has happened, and which record beside it holds the current game. Every choice is
in that record before it counts. The file moves on when a record is complete: any program that finds a complete
record moves it on in the same way, so it happens exactly once even if the program is killed.
docs/warhammer-quest.md describes the format.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from datetime import datetime
from pathlib import Path
from typing import Any, Final

import msgspec

from questhall.core.engine.errors import FormatError, NewerVersion, RecordError, SaveFailed, UsageError
from questhall.core.interface.game import Game, Setup
from questhall.core.records.record import read_record, whole_lines
from questhall.core.records.record_file import RecordFile, make_durable
from questhall.core.records.session import Session

VERSION: Final = 1
Migration = Callable[[dict[str, Any]], dict[str, Any]]
MIGRATIONS: Final[Mapping[int, Migration]] = {}
"""How a file of a version becomes one of the next: there is only one version yet."""

LINES_OF_A_START: Final = 2
"""A record with fewer lines was being made when the program was killed: nobody has chosen anything."""


class Entry(msgspec.Struct, forbid_unknown_fields=True):
    """A game that is over: its record, when and how it ended, what the game tells of it, what it passed on."""

    record: str
    fingerprint: str
    ended: datetime
    ending: str
    choices: int
    told: dict[str, Any]
    passed_on: dict[str, Any]


class Content(msgspec.Struct, forbid_unknown_fields=True):
    """The contents of a campaign's file."""

    questhall_campaign: int
    game: str
    variants: list[str]
    seats: list[str]
    players: list[str]
    record: str
    """The file beside this one with the game being played, or the next one; empty once all is over."""
    chronicle: list[Entry]


Begin = Callable[[str], Session]
"""Starts a game that takes this over."""


class Campaign:
    """A campaign in its file."""

    def __init__(self, path: Path, content: Content) -> None:
        self.path = path
        self.content = content

    @classmethod
    def create(
        cls, path: Path, game: Game, seats: list[str], players: list[str], variants: list[str]
    ) -> Campaign:
        """A new campaign in a new file."""
        if not game.campaign:
            raise UsageError(f"{game.title} has no campaign")
        if path.exists():
            raise SaveFailed(f"cannot write {path}: the file already exists")
        mask = game.variant_mask((game.campaign, *variants))
        game.check(Setup(len(seats), tuple(game.variant_names(mask))))
        content = Content(VERSION, game.id, game.variant_names(mask), seats, players, "", [])
        campaign = cls(path, content)
        content.record = campaign._new_record()
        campaign._write()
        return campaign

    @classmethod
    def open(cls, path: Path) -> Campaign:
        try:
            data = path.read_bytes()
        except OSError as problem:
            raise FormatError(f"cannot read {path}: {problem.strerror}") from problem
        return cls(path, read_content(data, str(path)))

    def check(self, game: Game) -> None:
        """Refuse a file that no campaign of this game could have written."""
        content = self.content
        if not game.campaign or game.campaign not in content.variants:
            raise FormatError(f"{self.path}: {game.title} has no such campaign")
        for entry in content.chronicle:
            carried = msgspec.json.encode(entry.passed_on).decode() if entry.passed_on else ""
            game.check(Setup(len(content.seats), tuple(content.variants), carried=carried))
            if entry.ending not in game.endings.values():
                raise FormatError(f"{self.path}: {entry.record}: unknown ending {entry.ending!r}")

    def carried(self) -> str:
        """What the current game takes over: what the last one passed on."""
        passed_on = self.content.chronicle[-1].passed_on if self.content.chronicle else {}
        return msgspec.json.encode(passed_on).decode() if passed_on else ""

    def is_over(self) -> bool:
        return not self.content.record

    def record_path(self) -> Path:
        return self.path.parent / self.content.record

    # The present game

    def session(self, game: Game, begin: Begin) -> Session:
        """The current game: resumed if its record exists, otherwise started."""
        path = self.record_path()
        if path.exists() and whole_lines(read_record(path)).count(b"\n") < LINES_OF_A_START:
            RecordFile(path, "r+b").close()  # refused if another program is creating it right now
            path.unlink()
        if not path.exists():
            session = begin(self.carried())
            session.keep_in(path)
            return session
        session = Session.resume(game, path)
        header, content = session.header, self.content
        if (header.seats, header.variants, header.carried or "") != (
            content.seats,
            content.variants,
            self.carried(),
        ):
            session.close()
            raise RecordError(f"{path} is not the game that {self.path} expects")
        return session

    def advance(self, session: Session) -> None:
        """The current game is over: add it to the chronicle and move on to the next, atomically."""
        passed_on = session.game.passes_on(session.state)
        ended = datetime.fromtimestamp(int(self.record_path().stat().st_mtime)).astimezone()
        entry = Entry(
            self.content.record,
            session.fingerprint(),
            ended,
            session.ending(),
            len(session.made),
            session.game.chronicle(session.state),
            msgspec.json.decode(passed_on) if passed_on else {},
        )
        before = self.content
        self.content = msgspec.structs.replace(
            before, players=session.players(), chronicle=[*before.chronicle, entry]
        )
        self.content.record = self._new_record() if passed_on else ""
        try:
            self._write()
        except BaseException:
            self.content = before
            raise

    def reseat(self, players: list[str]) -> None:
        """Change who plays the games to come."""
        if players != self.content.players:
            self.content.players = players
            self._write()

    def _new_record(self) -> str:
        """A name for the next record that no file beside this one has."""
        name = f"{self.path.stem}-{len(self.content.chronicle) + 1}"
        again = 1
        file = f"{name}.record"
        while (self.path.parent / file).exists():
            again += 1
            file = f"{name}-{again}.record"
        return file

    def _write(self) -> None:
        """Write it under another name first, so that readers find either the old file or the new one."""
        data = msgspec.json.format(msgspec.json.encode(self.content), indent=2) + b"\n"
        unfinished = self.path.with_name(f".{self.path.name}.part")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with open(unfinished, "wb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            os.replace(unfinished, self.path)
            make_durable(self.path.parent)
        except OSError as problem:
            unfinished.unlink(missing_ok=True)
            raise SaveFailed(f"cannot write {self.path}: {problem.strerror}") from problem


def read_content(
    data: bytes, name: str, version: int = VERSION, migrations: Mapping[int, Migration] = MIGRATIONS
) -> Content:
    """The contents of a file; older versions are upgraded."""
    try:
        found = msgspec.json.decode(data, type=dict[str, Any])
        written = found.get("questhall_campaign")
        if not isinstance(written, int) or isinstance(written, bool) or written < 1:
            raise FormatError(f"{name}: this is not a Questhall campaign file")
        if written > version:
            raise NewerVersion(f"{name}: written in version {written}; this program reads up to {version}")
        for older in range(written, version):
            found = migrations[older](found) | {"questhall_campaign": older + 1}
        content = msgspec.convert(found, Content)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as problem:
        raise FormatError(f"{name}: this is not a Questhall campaign file: {problem}") from problem
    if content.record != Path(content.record).name:
        raise FormatError(f"{name}: the record {content.record!r} is not in the same folder")
    if len(content.players) != len(content.seats):
        raise FormatError(f"{name}: {len(content.players)} players for {len(content.seats)} seats")
    if not content.record and not content.chronicle:
        raise FormatError(f"{name}: nothing was played, and there is nothing to play")
    return content
