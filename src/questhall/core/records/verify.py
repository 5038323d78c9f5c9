"""Verifying a record by replaying it: its seals, its commitment, every draw and every digest.

The record is compared with its re-execution line by line; every difference is reported with its
line, its field and both values.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import product
from typing import get_args

import msgspec

from questhall.core.engine.chance import commitment
from questhall.core.engine.errors import (
    NewerVersion,
    QuesthallError,
    RecordError,
    RulesDiffer,
    TamperedRecord,
    UsageError,
)
from questhall.core.interface.game import Game
from questhall.core.records.differences import Finding, differences
from questhall.core.records.newer_rules import place_of_takeover, take_over, version_of
from questhall.core.records.record import (
    By,
    Choice,
    Header,
    Line,
    Players,
    Rules,
    Undo,
    broken_seals,
    describe,
    kind_of,
    read_header,
    read_lines,
    seal,
    whole_lines,
)
from questhall.core.records.session import Session


@dataclass(frozen=True)
class Report:
    """The result of verifying a record. Lines are `missing` if it was cut off right after a choice.

    The first `by_seal` lines could only be checked by their seals: newer rules took over after them.
    """

    session: Session | None
    fingerprint: str
    missing: int = 0
    findings: list[Finding] = field(default_factory=list)
    by_seal: int = 0

    def is_finished(self) -> bool:
        return self.session is not None and self.session.state.is_over() and not self.missing


def replayed(game: Game, data: bytes, name: str = "record") -> Session:
    """Re-execute a record; raises `TamperedRecord` naming the first change."""
    report = verify(game, data, name)
    if report.session is None or report.findings:
        raise TamperedRecord(f"{name}, {report.findings[0]}")
    return report.session


def reopened(game: Game, data: bytes, name: str = "record") -> Session:
    """Re-execute a record to continue it, if necessary from where these rules can take over."""
    try:
        return replayed(game, data, name)
    except RulesDiffer as difference:
        try:
            return take_over(game, read_lines(data, name), game.rules_version)
        except QuesthallError as problem:
            raise RulesDiffer(f"{difference}; it cannot be continued: {problem}") from problem


def retraced(game: Game, data: bytes, name: str = "record") -> Session:
    """Re-execute a record of our own to continue it; if anything differs, it is verified."""
    lines = read_lines(data, name, check_seals=False)
    header = lines[0]
    assert isinstance(header, Header)
    if header.rules == game.rules_version:
        session = Session(game, header)
        with suppress(QuesthallError):
            if session.retrace(lines):
                return session
    return reopened(game, data, name)


def verify(game: Game, data: bytes, name: str = "record") -> Report:
    """Check a whole record. Raises `FormatError` if it cannot be read at all."""
    read_header(data, name)
    whole = whole_lines(data)
    lines = read_lines(whole, name, check_seals=False)
    _check_versions(game, lines, name)
    try:
        report = _examine(game, lines, name)
    except RecursionError as problem:
        raise RecordError(f"{name}: something in it is nested too deeply") from problem
    if whole != data:
        report.findings.append(_torn_line(data[len(whole) :], len(lines) + 1))
    return report


def _check_versions(game: Game, lines: list[Line], name: str) -> None:
    for number, line in enumerate(lines, start=1):
        version = line.rules if isinstance(line, Header) else line.version if isinstance(line, Rules) else 0
        if version > game.rules_version:
            raise NewerVersion(
                f"{name}, line {number}: played with version {version} of the rules; "
                f"this program has {game.rules_version}"
            )


def _examine(game: Game, lines: list[Line], name: str) -> Report:
    header = lines[0]
    assert isinstance(header, Header)
    written = _header_as_written(game, header)
    try:
        session = Session(game, written)
    except TamperedRecord as problem:
        committed = commitment(bytes.fromhex(header.seed))
        finding = Finding(1, "commitment", header.commitment, committed, str(problem))
        return Report(None, lines[-1].chain, 0, [finding])
    except (UsageError, RecordError) as problem:
        raise RecordError(f"{name}, line 1: {problem}") from problem
    report = _played_again(session, lines)
    place = place_of_takeover(lines)
    if report.findings and place:
        report = _examine_from(game, written, lines, place, report)
    _check_that_rules_agree(game, lines, name, report)
    return report


def _played_again(session: Session, lines: list[Line], by_seal: int = 0) -> Report:
    findings = list(Examination(session, lines).findings())
    return Report(session, lines[-1].chain, max(0, len(session.lines) - len(lines)), findings, by_seal)


def _examine_from(game: Game, header: Header, lines: list[Line], place: int, report: Report) -> Report:
    """Replay a record from where newer rules took over; the lines before are only covered by their seals."""
    rules = lines[place]
    assert isinstance(rules, Rules)
    try:
        session = take_over(game, [header, *lines[1:place]], rules.version)
    except QuesthallError:
        return report
    return _played_again(session, lines, place)


def _check_that_rules_agree(game: Game, lines: list[Line], name: str, report: Report) -> None:
    """A difference in an intact record of older rules comes from the rules, not from tampering."""
    version = version_of(lines)
    if report.findings and version < game.rules_version and not broken_seals(lines):
        finding = report.findings[0]
        raise RulesDiffer(
            f"{name}: played with version {version} of the rules; this program has version "
            f"{game.rules_version}, which plays it differently from line {finding.line} on ({finding.because})"
        )


def _torn_line(rest: bytes, number: int) -> Finding:
    shown = rest[:40].decode(errors="replace")
    return Finding(number, "line", shown, "a whole line", f"truncated in the middle of the line: {shown!r}")


class Examination:
    """Replays a record on a fresh session and reports where the record differs."""

    def __init__(self, session: Session, lines: list[Line]) -> None:
        self.session = session
        self.lines = lines
        self._broken = broken_seals(lines)
        self._is_lost = False  # once the game diverges, everything after it differs too

    def findings(self) -> Iterator[Finding]:
        for number, line in enumerate(self.lines, start=1):
            found = [] if self._is_lost else list(self._compare(number, line))
            if number in self._broken and not found:
                found = [self._broken_seal(number, line)]
            yield from found

    def _broken_seal(self, number: int, line: Line) -> Finding:
        because = f"{describe(line)} was changed after it was written, or lines before it were"
        return Finding(number, "chain", line.chain, self._broken[number], because)

    def _compare(self, number: int, line: Line) -> Iterator[Finding]:
        """Re-execute one line, unless the session writes it by itself."""
        if number > len(self.session.lines):
            written = self._as_written(number, line)
            yield from differences(number, line, written, "was written as")
            line = written
            problem = _repeat(self.session, line)
            if problem:
                self._is_lost = True
                yield Finding(number, "line", kind_of(line), None, f"{describe(line)}: {problem}")
                return
        ours = self.session.lines[number - 1]
        verb = "re-executing gives" if number > 1 else "was written as"
        for finding in differences(number, line, ours, verb):
            # The rest of the record follows from another state, or from another line here.
            self._is_lost |= finding.field in ("line", "state")
            yield finding

    def _as_written(self, number: int, line: Line) -> Line:
        """The original of a line in which the choice or its maker was changed, found by its seal."""
        if number in self._broken:
            before = self.lines[number - 2].chain
            for candidate in _candidates(self.session, line):
                if seal(candidate, before) == line.chain:
                    return candidate
        return line


def _repeat(session: Session, line: Line) -> str:
    """Redo what a line says; returns the reason if that is impossible."""
    try:
        if isinstance(line, Choice):
            session.choose(line.seat, line.key, line.by)
        elif isinstance(line, Undo):
            session.undo(line.seat, line.to, line.consent)
        elif isinstance(line, Rules):
            session.take_up_rules(line.version)
        elif isinstance(line, Players):
            session.reseat(line.players)
        else:
            return "nothing of the kind belongs here"
    except QuesthallError as problem:
        return f"not possible here: {problem}"
    return ""


# What was there before


def _candidates(session: Session, line: Line) -> Iterator[Line]:
    """Candidates for the original line, as far as they can be guessed."""
    seats = range(session.setup.seats)
    asked = session.decision()
    if isinstance(line, Choice) and asked is not None:
        for seat, key, by in product(sorted({asked.seat, *seats}), asked.keys(), get_args(By)):
            yield msgspec.structs.replace(line, seat=seat, key=key, by=by)
    elif isinstance(line, Undo):
        for to, seat, consent in product(range(len(session.made)), seats, (False, True)):
            yield msgspec.structs.replace(line, to=to, seat=seat, consent=consent)


def _header_as_written(game: Game, header: Header) -> Header:
    """The original of a header whose variant, covers or version was changed, found by its seal."""
    for candidate in (header, *_header_candidates(game, header)):
        if seal(candidate, "") == header.chain:
            return candidate
    return header


def _header_candidates(game: Game, header: Header) -> Iterator[Header]:
    """Headers that differ from this one in a single field; trying all combinations would take too long."""
    if set(header.variants) <= set(game.variants):
        mask = game.variant_mask(tuple(header.variants))
        for bit in game.variants.values():
            yield msgspec.structs.replace(header, variants=game.variant_names(mask ^ bit))
        yield msgspec.structs.replace(header, variants=game.variant_names(mask))
    yield msgspec.structs.replace(header, covers=not header.covers)
    for rules in range(1, game.rules_version + 1):
        yield msgspec.structs.replace(header, rules=rules)
