"""The source of judgement: what each seat's chance to win is.

Everything else in this package asks a `Judge` and does not care how it knows. Today it plays games out by
rules of thumb (`playout_judge.py`); a learned one has to offer the same.
"""

from __future__ import annotations

from abc import ABC, abstractmethod

from questhall.analysis.estimates import Estimate, Shares, estimate, exactly
from questhall.analysis.sampling import sample_tables
from questhall.core.engine.chance import derive
from questhall.core.engine.state import State
from questhall.core.search.policy import Policy


class Forecast(ABC):
    """How one sampled table, on which nothing is hidden, is expected to go on."""

    table: State
    chances: Shares

    @abstractmethod
    def expected(self) -> int:
        """The option that the judge expects to be taken here, as it stands in the list of options."""

    @abstractmethod
    def after(self, option: int) -> Forecast:
        """The forecast once this option has been taken, with the same dice and choices to come.

        After the expected option, nothing that this forecast counted on has changed.
        """


class Judge(ABC):
    """Gives each seat's chance to win, with its standard error."""

    policy: Policy
    """How the judge expects everyone to play."""

    @abstractmethod
    def forecast(self, table: State, seed: int) -> Forecast:
        """One sample of how this table goes on."""

    def forecasts(self, state: State, seat: int | None, samples: int, seed: int) -> list[Forecast]:
        """Forecasts for tables as this seat could imagine them, or (None) as they look with all hands open."""
        tables = sample_tables(state, seat, samples, derive(seed, 1), self.policy)
        return [self.forecast(table, derive(seed, 2, number)) for number, table in enumerate(tables)]

    def chances(self, state: State, seat: int | None, samples: int, seed: int) -> Estimate:
        """Each seat's chance, from what one seat may know or with all hands open."""
        if state.is_over():
            return exactly(self.forecast(state, seed).chances)
        return estimate([found.chances for found in self.forecasts(state, seat, samples, seed)])


def place_of(table: State, option: int) -> int:
    """The index of an option at a table, or -1: what a party may do can depend on hidden cards."""
    for index in range(table.option_count):
        if table.options[index] == option:
            return index
    return -1
