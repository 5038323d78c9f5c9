"""Ratings from results, by the Plackett-Luce model of openskill.

Winners share the first place and everybody else the second: games name winners, not places.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from questhall.server.storage.people import Rating, Result

START = 1000
PER_POINT = 24
"""A newcomer is shown 1000; somebody who wins nearly always, about 1800."""


def shown(rating: Rating) -> int:
    """A rating as one number, which is low as long as little is known about the player."""
    return round(START + PER_POINT * (rating.mu - 3 * rating.sigma))


def rate(results: Sequence[Result], before: dict[str, Rating]) -> list[Rating]:
    """The ratings of everybody at a table after a game; empty if it cannot be rated.

    If bots of one level sit there twice, their level gets the mean of what each of them would get.
    """
    from openskill.models import PlackettLuce  # not needed until a rated game ends

    game = results[0].game
    if len({one.holder for one in results}) < 2 or not any(one.has_won for one in results):
        return []
    model = PlackettLuce()
    teams = []
    for one in results:
        known = before.get(one.holder)
        teams.append([model.rating() if known is None else model.rating(known.mu, known.sigma)])
    rated = model.rate(teams, ranks=[1 if one.has_won else 2 for one in results])
    count = Counter(one.holder for one in results)
    mu, sigma = Counter[str](), Counter[str]()
    for one, (after,) in zip(results, rated, strict=True):
        mu[one.holder] += after.mu / count[one.holder]  # type: ignore[assignment]
        sigma[one.holder] += after.sigma / count[one.holder]  # type: ignore[assignment]
    games = {holder: before[holder].games if holder in before else 0 for holder in count}
    return [Rating(holder, game, mu[holder], sigma[holder], games[holder] + 1) for holder in sorted(count)]
