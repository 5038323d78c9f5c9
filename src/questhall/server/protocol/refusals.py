"""Refusals: a stable code, and a sentence in the client's language.

The sentences are the texts `error-…`; docs/protocol.md lists the codes.
"""

from __future__ import annotations

from functools import cache

from questhall.core.engine.errors import QuesthallError
from questhall.i18n.texts import Texts

STATUS = {
    "bad-message": 400,
    "bad-value": 422,
    "too-large": 413,
    "too-slow": 408,
    "too-fast": 429,
    "too-many": 429,
    "muted": 403,
    "banned": 403,
    "wrong-host": 403,
    "wrong-origin": 403,
    "unknown-path": 404,
    "wrong-method": 405,
    "unknown-game": 404,
    "unknown-lesson": 404,
    "unknown-table": 404,
    "unknown-replay": 404,
    "wrong-secret": 403,
    "no-seat": 409,
    "name-taken": 409,
    "needs-person": 409,
    "not-possible": 409,
    "no-hello": 400,
    "not-yours": 403,
    "stale": 409,
    "illegal": 409,
    "undo-refused": 409,
    "not-analysed": 409,
    "no-hint": 503,
    "not-saved": 503,
    "not-known": 503,
    "server-error": 500,
}
"""The codes, with the status that HTTP has for them."""

CLOSE = {"no-hello": 4000, "wrong-secret": 4003, "unknown-table": 4004, "too-many": 4029, "not-known": 1012}
"""The refusals that end a WebSocket, with its closing code. A client that reconnects after the last one
repeats what had no answer, and learns the outcome."""


class Refusal(QuesthallError):
    """An error that changed nothing. `detail` adds to the code's own sentence.

    A detail that is a whole sentence replaces the code's own sentence in English, the language it is in. In the
    others, `text` names the sentence to say instead; without it, it is the code's own with the English detail.

    >>> str(Refusal("unknown-table"))
    'Table not found'
    """

    def __init__(
        self, code: str, detail: str = "", clause: str = "", is_sentence: bool = False, text: str = ""
    ) -> None:
        assert code in STATUS, f"no code {code!r}"
        self.code = code
        self.detail = detail
        self.clause = clause
        self.is_sentence = is_sentence
        self.text = text
        super().__init__(self.said_in("en"))

    def said_in(self, language: str) -> str:
        if self.is_sentence and language == "en":
            return self.detail[:1].upper() + self.detail[1:]
        if self.text:
            return program_texts(language).say(self.text)
        sentence = program_texts(language).say(f"error-{self.code}")
        return f"{sentence}: {self.detail}" if self.detail else sentence


@cache
def program_texts(language: str) -> Texts:
    """The program's own texts, independent of any game."""
    return Texts(language)
