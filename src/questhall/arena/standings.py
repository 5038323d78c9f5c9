"""The standings of a match, added up game by game in constant memory."""

from __future__ import annotations

from dataclasses import dataclass, field

from questhall.arena.intervals import Estimate, Sample, estimate
from questhall.arena.match import Match, Meeting
from questhall.arena.one_game import Result
from questhall.arena.ratings import Ratings


@dataclass
class Wins:
    """Games won by one seat of a bot alone, and together with other seats."""

    sole: int = 0
    shared: int = 0


@dataclass
class Tally:
    """The whole deals of one meeting."""

    games: int = 0
    share: Sample = field(default_factory=Sample)
    """What the first of the two bots won, of both halves; it fills half of the seats."""
    alone: dict[int, Sample] = field(default_factory=dict)
    """What a bot won that sat alone among the others, by bot."""
    wins: dict[int, Wins] = field(default_factory=dict)


class Standings:
    """All statistics of a match. Games must be added in the order of their numbers.

    Wins and shares cover whole deals only; games, decisions and times cover all games.
    """

    def __init__(self, match: Match) -> None:
        self.match = match
        self.games = 0
        self.deals = 0
        self.capped = 0
        self.forced = 0
        self.real = [0] * len(match.bots)
        """Real decisions of each bot, of games whose results say whose they were."""
        self.others = 0
        """Real decisions of the other games."""
        self.seconds = [0.0] * len(match.bots)
        self.tallies = [Tally() for _ in match.meetings]
        self.ratings = Ratings(match)
        self._deal: list[Result] = []

    def add(self, result: Result, others: int = 0) -> None:
        """One more game; with `others`, its real decisions are counted there and not by bot."""
        self.games += 1
        self.others += others
        self.forced += result.forced
        self.capped += not result.ending
        for bot, (real, seconds) in enumerate(zip(result.real, result.seconds, strict=True)):
            self.real[bot] += real
            self.seconds[bot] += seconds
        self._deal.append(result)
        pairing = self.match.pairing(result.game)
        if pairing.is_last_of_deal:
            self._close(pairing.meeting)

    def _close(self, number: int) -> None:
        """Count a complete deal."""
        meeting, tally = self.match.meetings[number], self.tallies[number]
        shares: list[float] = []
        for place, (lone, _) in enumerate(meeting.roles()):
            games = self._deal[place * meeting.seats : (place + 1) * meeting.seats]
            shares.append(sum(share_of(lone, game) for game in games) / meeting.seats)
            tally.alone.setdefault(lone, Sample()).add(shares[-1])
        tally.share.add((shares[0] + 1.0 - shares[-1]) / 2 if len(shares) > 1 else shares[0])
        for game in self._deal:
            self._count_wins(tally, game)
        tally.games += len(self._deal)
        self.deals += 1
        self.ratings.add(self._deal[0].deal, number, shares)
        self._deal.clear()

    def _count_wins(self, tally: Tally, result: Result) -> None:
        for bot in {result.lineup[seat] for seat in result.winners}:
            wins = tally.wins.setdefault(bot, Wins())
            if len(result.winners) == 1:
                wins.sole += 1
            else:
                wins.shared += 1

    # What is told

    @property
    def real_decisions(self) -> int:
        return sum(self.real) + self.others

    def share(self, bot: int, seats: int | None = None, other: int | None = None) -> Estimate | None:
        """A bot's share: at one table size or all, against one other bot or all. 0.5 is even."""
        samples: list[Sample] = []
        for meeting, tally in self._of(bot, seats, other):
            samples.append(tally.share if bot == meeting.first else tally.share.mirrored())
        return estimate(samples)

    def alone(self, bot: int, other: int, seats: int) -> Estimate | None:
        """A bot's share when it sat alone among the others."""
        samples: list[Sample] = []
        for _, tally in self._of(bot, seats, other):
            if bot in tally.alone:
                samples.append(tally.alone[bot])
            else:
                samples.extend(sample.mirrored() for sample in tally.alone.values())
        return estimate(samples)

    def wins(self, bot: int, seats: int | None = None) -> Wins:
        """How many games a bot won."""
        found = [tally.wins.get(bot, Wins()) for _, tally in self._of(bot, seats)]
        return Wins(sum(wins.sole for wins in found), sum(wins.shared for wins in found))

    def games_of(self, bot: int, seats: int | None = None, other: int | None = None) -> int:
        """The games of whole deals in which a bot played."""
        return sum(tally.games for _, tally in self._of(bot, seats, other))

    def deals_of(self, bot: int, seats: int | None = None, other: int | None = None) -> int:
        return sum(tally.share.count for _, tally in self._of(bot, seats, other))

    def _of(self, bot: int, seats: int | None = None, other: int | None = None) -> list[tuple[Meeting, Tally]]:
        """The meetings of a bot."""
        return [
            (meeting, tally)
            for meeting, tally in zip(self.match.meetings, self.tallies, strict=True)
            if bot in (meeting.first, meeting.second)
            and seats in (None, meeting.seats)
            and (other is None or other in (meeting.first, meeting.second))
        ]


def share_of(bot: int, result: Result) -> float:
    """A bot's share of the victory; if nobody has won, all seats share it.

    >>> share_of(0, Result(1, 1, [0, 1, 1], [0, 2], "six_heroes", 0, [5, 9], [0.1, 0.1]))
    0.5
    """
    winners = result.winners or range(len(result.lineup))
    return sum(result.lineup[seat] == bot for seat in winners) / len(winners)
