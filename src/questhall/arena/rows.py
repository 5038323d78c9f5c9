"""The games of a match as rows of a Parquet file, in the same columns as those of a simulation."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from questhall.arena.match import Match
from questhall.arena.one_game import Finished, Result
from questhall.arena.saved_match import Keeper, Played
from questhall.arena.standings import Standings
from questhall.core.engine.errors import FormatError, UsageError
from questhall.dataset.output import Output
from questhall.dataset.rows import Row, Rows, batch_of
from questhall.sim.rows import row_of


class RowsFile(Keeper):
    """A row for every game, and for every decision if a file for them is named."""

    def __init__(self, path: Path, match: Match, decisions: Path | None, *, is_new: bool) -> None:
        """A new file, which must not exist yet, or one to continue, which may."""
        self.match = match
        is_new = is_new or not Output.is_begun(path)
        self.output = Output(path, match.about(), decisions, is_new=is_new)
        if self.output.games > match.total:
            self.output.close()
            raise UsageError(f"{path} already holds {self.output.games} games, more than {match.total}")

    def recall(self, standings: Standings) -> None:
        for batch in self.output.kept():
            for row in batch.to_pylist():
                standings.add(self._result(row), row["real_decisions"])

    def _result(self, row: dict[str, Any]) -> Result:
        """Rows do not say how often each bot decided and how long it took."""
        pairing = self.match.pairing(row["number"])
        if row["bots"] != self.match.bots_of(pairing):
            raise FormatError(f"{self.output.path} is damaged: game {pairing.number} has other bots")
        nothing = [0] * len(self.match.bots)
        forced = row["decisions"] - row["real_decisions"]
        lineup, ending = list(pairing.lineup), row["ending"] or ""
        return Result(
            pairing.number, pairing.deal, lineup, row["winners"], ending, forced, nothing, [0.0] * len(nothing)
        )

    def keep(self, played: Played) -> None:
        if played.rows is not None:
            self.output.add(played.rows, played.games)

    def close(self, is_complete: bool = False) -> None:
        if is_complete:
            self.output.finish()
        else:
            self.output.abandon()


def rows_of(match: Match, games: Iterable[Finished], with_decisions: bool) -> Rows:
    """Some games in the order of their numbers, as they travel from a worker."""
    rows: list[Row] = []
    for game in games:
        pairing = match.pairing(game.result.game)
        assert game.outcome is not None
        seed, bots = match.seed_of(pairing), match.bots_of(pairing)
        rows.append(row_of(pairing.number, seed, bots, match.variants, game.outcome))
    return batch_of(match.the_game(), rows, with_decisions)
