"""Three people who do anything at any time: whatever they send is answered, and the record stays true."""

from __future__ import annotations

import random
from typing import Any

import pytest

from questhall.core.records.verify import verify
from questhall.games import find_game
from questhall.server.protocol.refusals import STATUS
from tests.server.serving import MOST_MESSAGES, Running, do, wait_for

MESSAGES = 250
KEYS = [
    "recruit",
    "pass",
    "decline",
    "hint witch",
    "use wizard",
    "send deck",
    "silent",
    "fly away",
    "claim wizard",
]
WORDS = ["", "my_turn", "wanderer_before_me", "offer", "power_announced", "tomorrow"]


def anything(seat: Any, picker: random.Random) -> dict[str, Any]:
    """A message that could have been meant, or one that nobody would mean."""
    decision = seat.shown.get("decision")
    if decision and picker.random() < 0.5:
        option = picker.choice(decision["options"])["key"]
        return {"kind": "choose", "choice": decision["choice"] + (picker.random() < 0.1), "key": option}
    kind = picker.choice(
        ["choose", "undo", "consent", "order", "withdraw", "quiet", "chat", "leave", "return", "why", "log"]
    )
    number = seat.shown["choice"] + picker.randrange(-2, 3)
    fields: dict[str, dict[str, Any]] = {
        "choose": {"choice": number, "key": picker.choice(KEYS)},
        "consent": {"agree": picker.random() < 0.7},
        "order": {
            "until": picker.choice(WORDS),
            "occasion": picker.choice(WORDS),
            "use": picker.choice(["", *KEYS]),
        },
        "quiet": {"ask": picker.random() < 0.5},
        "chat": {"text": picker.choice(["hello", "\u0000", "x" * 500, "zażółć gęślą jaźń", "<b>"])},
        "why": {"key": picker.choice(KEYS)},
        "log": {"from": picker.randrange(50), "to": picker.randrange(300)},
    }
    return {"kind": kind, **fields.get(kind, {})}


def look_alike(one: Any, other: Any) -> bool:
    """Whether two who hold the same seat see the same, once each has heard everything.

    Bots play for those who have left, so the table may move on between the two, but not beyond its end.
    """
    do(one, "ping")
    do(other, "ping")
    return bool(one.shown["view"] == other.shown["view"])


@pytest.mark.parametrize("seed", range(3))
def test_whatever_is_sent_is_answered_and_the_record_stays_true(server: Running, seed: int) -> None:
    picker = random.Random(seed)
    table = server.make("Ana", "Ben", "Cleo", level="easy")
    with table.seat(0) as ana, table.seat(1) as ben, table.seat(2) as cleo:
        seats = [ana, ben, cleo]
        used: list[str] = []
        for number in range(MESSAGES):
            seat = picker.choice(seats)
            message = anything(seat, picker)
            kind = message.pop("kind")
            # Now and then an id is used again: then nothing may happen.
            id_ = picker.choice(used) if used and picker.random() < 0.05 else f"m{number}"
            used.append(id_)
            answer = do(seat, kind, **{**message, "id": id_})
            assert answer["type"] in ("ok", "answer", "error")
            if answer["type"] == "error":
                assert answer["code"] in STATUS
                assert answer["code"] != "server-error", (kind, message)
                assert answer["text"]
        for seat in seats:
            wait_for(seat, lambda seat=seat: not seat.unanswered)  # type: ignore[misc]
            assert do(seat, "ping")["type"] == "ok"
        with table.seat(1) as again:
            assert any(look_alike(ben, again) for _ in range(MOST_MESSAGES))
    stored = server.stored(table.id)
    report = verify(find_game("rent-a-hero"), stored)
    assert not report.findings
    assert report.session is not None
    assert len(report.session.lines) > 20
