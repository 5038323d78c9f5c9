"""Log lines with time, level, table and cause, as text or JSON."""

from __future__ import annotations

import logging
import time

import msgspec

JSON = "json"
WARNINGS = "warnings"
LONGEST_ID = 40
"""Ids may come from a client: they must fill no log, and look like no other line of it."""


class Lines(logging.Formatter):
    """Text for people: `2026-11-16T15:00:00Z ERROR table=… the database cannot be read`."""

    converter = staticmethod(time.gmtime)

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(about)s%(message)s", "%Y-%m-%dT%H:%M:%SZ")

    def format(self, record: logging.LogRecord) -> str:
        table = getattr(record, "table", "")
        record.about = f"table={table} " if table else ""
        return super().format(record)


class JsonLines(logging.Formatter):
    """One JSON object a line, for programs that gather logs."""

    converter = staticmethod(time.gmtime)

    def format(self, record: logging.LogRecord) -> str:
        fields: dict[str, object] = {
            "time": f"{self.formatTime(record, '%Y-%m-%dT%H:%M:%S')}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "message": record.getMessage(),
        }
        table = getattr(record, "table", "")
        if table:
            fields["table"] = table
        cause = _cause(record)
        if cause:
            fields["cause"] = cause
        if record.exc_info:
            fields["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(fields).decode()


def _cause(record: logging.LogRecord) -> str:
    """The cause: the error that was caught or passed in, with its type and message."""
    given = getattr(record, "cause", None)
    problem = record.exc_info[1] if record.exc_info else given
    if isinstance(problem, BaseException):
        return f"{type(problem).__name__}: {problem}"
    return str(given or "")


def about(table: str, cause: object = None) -> dict[str, object]:
    """What a line is about, for `LOGGER.error(…, extra=about(table, problem))`."""
    named = "".join(sign if sign.isprintable() else "?" for sign in table[:LONGEST_ID])
    return {"table": named} if cause is None else {"table": named, "cause": cause}


def without_traces_of_clients(record: logging.LogRecord) -> bool:
    """A client's mistake is logged as one line, without a traceback."""
    if record.msg.startswith("Invalid UTF-8"):
        record.exc_info = None
        record.levelno, record.levelname = logging.WARNING, "WARNING"
    return True


def log_to_stderr(kind: str) -> None:
    """Log like this in the whole process: "text" or "json" has everything, "warnings" no connections."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if kind == JSON else Lines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("questhall").setLevel(logging.WARNING if kind == WARNINGS else logging.INFO)
