"""What a report says about a run, counted group by group, so that a large file needs little memory."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.parquet as pq

from questhall.arena.intervals import wilson
from questhall.core.engine.errors import FormatError
from questhall.core.interface.game import Game
from questhall.dataset.output import read_about
from questhall.dataset.rows import GAMES
from questhall.games import find_game
from questhall.report.topics import TOPICS, Topic

_NORMAL = 1.959964
_NOBODY = -1
_NAMED = ["uses.list.element.event", "uses.list.element.thing"]
"""Columns in which few names occur millions of times: they are read as numbers of names."""


@dataclass
class Tally:
    """How often something was there, and the victories that went with it."""

    count: int = 0
    victories: float = 0.0
    times: int = 0

    def add(self, victories: float, count: int = 1, times: int = 0) -> None:
        self.count += count
        self.victories += victories
        self.times += times


class Share(NamedTuple):
    """A share of the victories with its 95 % interval, and the number of observations."""

    name: str
    seen: int
    share: float
    low: float
    high: float


def share_of(name: str, tally: Tally) -> Share:
    """Wilson's interval; a shared victory makes it a little wider than it need be."""
    share = tally.victories / tally.count
    return Share(name, tally.count, share, *wilson(share, tally.count, _NORMAL))


Tallies = defaultdict[str, Tally]


def _tallies() -> Tallies:
    return defaultdict(Tally)


@dataclass
class Run:
    """The counts of one file."""

    path: Path
    about: dict[str, Any]
    game: Game
    games: int = 0
    capped: int = 0
    decisions: int = 0
    lengths: Counter[int] = field(default_factory=Counter)
    turns: Counter[int] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    shares: dict[str, Tallies] = field(default_factory=lambda: defaultdict(_tallies))
    """By what (`seat`, `bot`, `hero`...), then by its name."""
    everyone: Tally = field(default_factory=Tally)
    """All seats of all games."""
    whole: Tally = field(default_factory=Tally)
    """All games: whether anybody won."""
    uses: dict[str, Tallies] = field(default_factory=lambda: defaultdict(_tallies))
    """By topic, then by thing."""

    @property
    def topics(self) -> tuple[Topic, ...]:
        return TOPICS.get(self.game.id, ())


def count(path: Path) -> Run:
    """Everything that a report says about a file."""
    about = read_about(path)
    run = Run(path, about, find_game(str(about.get("game"))))
    try:
        if not pq.read_schema(path).equals(GAMES):
            raise FormatError(f"{path} does not have a row for each game; was it written with --decisions?")
        with pq.ParquetFile(path, read_dictionary=_NAMED) as file:
            for batch in file.iter_batches(batch_size=8192):
                _count_batch(run, batch)
    except (OSError, pa.ArrowException) as problem:
        raise FormatError(f"cannot read {path}: {problem}") from problem
    if not run.games:
        raise FormatError(f"{path} holds no games")
    return run


def _count_batch(run: Run, batch: pa.RecordBatch) -> None:
    most = run.game.most_seats
    shares: list[float | None] = []
    """The victories of every seat of every game, `most` places for each; None in games without an end."""
    wins: list[float | None] = []
    columns = [name for name in GAMES.names if name != "uses"]
    for row in batch.select(columns).to_pylist():
        run.games += 1
        run.decisions += row["decisions"]
        if row["ending"] is None:
            run.capped += 1
            shares.extend([None] * most)
            wins.append(None)
            continue
        won = victories(run.game, row["winners"], row["seats"])
        shares.extend([*won, *[None] * (most - len(won))])
        wins.append(1.0 if row["winners"] else 0.0)
        _count_row(run, row, won)
    _count_uses(run, batch.column("uses"), pa.array(shares, pa.float64()), pa.array(wins, pa.float64()))


def victories(game: Game, winners: list[int], seats: int) -> list[float]:
    """Each seat's part in the victory: a shared one is divided, unless everybody plays together.

    >>> victories(find_game("rent-a-hero"), [0, 2], 3)
    [0.5, 0.0, 0.5]
    >>> victories(find_game("warhammer-quest"), [0, 1], 2)
    [1.0, 1.0]
    """
    part = 1.0 if game.is_cooperative or not winners else 1.0 / len(winners)
    return [part if seat in winners else 0.0 for seat in range(seats)]


def _count_row(run: Run, row: dict[str, Any], won: list[float]) -> None:
    run.lengths[row["decisions"]] += 1
    if row["turns"] is not None:
        run.turns[row["turns"]] += 1
    run.endings[row["ending"]] += 1
    won_by_anybody = 1.0 if row["winners"] else 0.0
    run.whole.add(won_by_anybody)
    for seat, victory in enumerate(won):
        run.everyone.add(victory)
        run.shares["seat"][str(seat)].add(victory)
        run.shares["bot"][row["bots"][seat]].add(victory)
    for seat, party in enumerate(row["parties"] or ()):
        run.shares["party"][" ".join(party)].add(won[seat])
        for hero in party:
            run.shares["hero"][hero].add(won[seat])
    for seat, characters in enumerate(row["characters"] or ()):
        for character in characters[:1]:
            run.shares["character"][character].add(won[seat])
    for seat, heroes in enumerate(row["heroes"] or ()):
        for hero in heroes:
            run.shares["hero"][hero].add(won[seat])
    if row["heroes"] is not None:
        every = sorted(hero for heroes in row["heroes"] for hero in heroes)
        run.shares["party"][" ".join(every)].add(won_by_anybody)
    if row["quest"] is not None:
        run.shares["quest"][row["quest"]].add(won_by_anybody)


def _count_uses(run: Run, uses: pa.ListArray, shares: pa.Array, wins: pa.Array) -> None:
    """There are tens of millions of uses in a large file, so Arrow counts them, by the numbers of names."""
    flat = pc.list_flatten(uses)
    events, things = flat.field("event"), flat.field("thing")
    numbers = {topic: _numbers(events.dictionary, topic.events) for topic in run.topics}
    is_counted = pc.is_in(events.indices, pa.concat_arrays(numbers.values()))
    game = pc.list_parent_indices(uses).filter(is_counted)
    seat = pc.fill_null(flat.field("seat").filter(is_counted), _NOBODY).cast(pa.int64())
    place = pc.add(pc.multiply(game, run.game.most_seats), pc.max_element_wise(seat, 0))
    won = pc.if_else(pc.equal(seat, _NOBODY), pc.take(wins, game), pc.take(shares, place))
    user = pc.add(pc.multiply(game, run.game.most_seats + 1), pc.add(seat, 1))
    table = pa.table(
        {
            "event": events.indices.filter(is_counted),
            "thing": things.indices.filter(is_counted),
            "user": pc.add(pc.multiply(user, len(things.dictionary)), things.indices.filter(is_counted)),
            "times": flat.field("times").filter(is_counted),
            "won": won,
        }
    ).filter(pc.is_valid(won))
    names = things.dictionary.to_pylist()
    for topic in run.topics:
        found = table.filter(pc.is_in(table["event"], numbers[topic]))
        for thing, times, tally, victory in _by_thing(found, len(topic.events) > 1):
            run.uses[topic.id][names[thing]].add(victory, tally, times)


def _numbers(dictionary: pa.Array, names: Collection[str]) -> pa.Array:
    """The numbers that these names have in a dictionary."""
    found = [number for number, name in enumerate(dictionary.to_pylist()) if name in names]
    return pa.array(found, pa.int32())


def _by_thing(found: pa.Table, has_several_events: bool) -> Iterator[tuple[int, int, int, float]]:
    """For each thing: how often it was used, by how many seats of games, and what they won."""
    if has_several_events:
        # A seat that bought a sword and found another counts once.
        once = found.group_by("user").aggregate([("thing", "min"), ("times", "sum"), ("won", "min")])
        found = once.rename_columns(["user", "thing", "times", "won"])
    counted = found.group_by("thing").aggregate([("times", "sum"), ("won", "count"), ("won", "sum")])
    columns = [counted[name].to_pylist() for name in ("thing", "times_sum", "won_count", "won_sum")]
    yield from zip(*columns, strict=True)
