"""Tables of a server that begin where a scenario file ends, for pictures, measurements and browser tests."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from questhall import ledger
from questhall.core.engine.chance import commitment
from questhall.core.records.session import Session
from questhall.core.scenario.lesson import Lesson
from questhall.core.scenario.load import load
from questhall.games import find_game
from questhall.server.live.hall import new_row
from questhall.server.live.live_table import as_stored
from questhall.server.storage.database import open_database
from questhall.server.storage.store import Store
from questhall.server.table.table_document import BOT, PERSON, SeatDoc, TableDoc, digest_of, new_id
from questhall.server.table.table_state import Standing

SECRET = "laid-table-laid-table-laid-table"
SEED = bytes(range(32))
WORD = "laid"
LEVEL = "easy"


class LaidTable(NamedTuple):
    """A table, and the seat of the person at it."""

    id: str
    title: str
    seat: int

    @property
    def path(self) -> str:
        """Where a browser finds it."""
        return f"/#/table/{self.id}/{SECRET}"


def read_scene(file: Path) -> Lesson:
    """A scenario file whose `learner` is the person at the table."""
    scenario = load(file.read_text("utf-8"), find_game, lambda game: list(ledger.entries(game.id)))
    return Lesson(file.stem, scenario)


def lay_table(database_url: str, scene: Lesson, pace: int = 0) -> LaidTable:
    """Store the table to which the moves of the file lead; bots in the other seats, who answer after `pace`."""
    scenario = scene.scenario
    seats = [SeatDoc(BOT, f"Bot {name.capitalize()}", LEVEL) for name in scenario.seats]
    seats[scene.learner] = SeatDoc(
        PERSON, scenario.learner.capitalize(), secret=digest_of(SECRET), entropy=WORD
    )
    session = Session.begin(
        scenario.game,
        [seat.name for seat in seats],
        variants=list(scenario.setup.variants),
        covers=scenario.setup.covers,
        committed=(SEED, [WORD]),
        laid_out=scene.laid_out(),
    )
    for seat, key in scene.script:
        session.choose(seat, key, "person")
    document = TableDoc(
        seats=seats,
        variants=session.header.variants,
        seed=SEED.hex(),
        commitment=commitment(SEED),
        invitation=digest_of(SECRET[::-1]),
        maker=seats[scene.learner].secret,
        pace=pace,
        level=LEVEL,
    )
    standing = Standing(scenario.game, new_row(scenario.game, new_id(), document))
    standing.begin(session)
    row = as_stored(standing, standing.row.revision)
    store = Store(open_database(database_url))
    try:
        store.make(row, standing.unstored_lines()).result()
    finally:
        store.close()
    return LaidTable(row.id, scenario.title, scene.learner)
