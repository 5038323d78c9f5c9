"""The figures of a match as plain data; docs/bots.md explains every key."""

from __future__ import annotations

from questhall import __version__, build_kind
from questhall.arena.intervals import Estimate
from questhall.arena.run import Contest
from questhall.bots.custom_bots import digests_of


def figures(contest: Contest) -> dict[str, object]:
    """What `questhall arena --json` prints. Only the times depend on the number of workers."""
    match, standings = contest.match, contest.standings
    real = standings.real_decisions
    return {
        "game": match.the_game().id,
        "rules_version": match.the_game().rules_version,
        "variants": list(match.variants),
        "bots": list(match.bots),
        "sources": digests_of(match.bots),
        "seats": list(match.sizes),
        "seed": match.seed,
        "cap": match.cap,
        "requested": match.games,
        "total": match.total,
        "games": standings.games,
        "deals": standings.deals,
        "capped": standings.capped,
        "interrupted": contest.is_interrupted,
        "problem": None if contest.problem is None else str(contest.problem),
        "decisions": real + standings.forced,
        "real_decisions": real,
        "forced_decisions": standings.forced,
        "ratings": ratings(contest),
        "shares": shares(contest),
        "pairs": pairs(contest),
        "thinking": thinking(contest),
        "resumed_after": contest.before,
        "seconds": contest.seconds,
        "workers": contest.workers,
        "build": build_kind(),
        "version": __version__,
    }


def ratings(contest: Contest) -> list[dict[str, object]] | None:
    """Points of every bot above the first one."""
    found = contest.standings.ratings.points()
    if found is None:
        return None
    return [
        {"bot": bot, "rating": rating.points, "low": rating.low, "high": rating.high}
        for bot, rating in zip(contest.match.bots, found, strict=True)
    ]


def shares(contest: Contest) -> list[dict[str, object]]:
    """What each bot won against all others, at each table size and (null) overall."""
    standings = contest.standings
    rows: list[dict[str, object]] = []
    for number, bot in enumerate(contest.match.bots):
        for seats in (*contest.match.sizes, None):
            wins = standings.wins(number, seats)
            row: dict[str, object] = {"bot": bot, "seats": seats}
            row |= {"deals": standings.deals_of(number, seats), "games": standings.games_of(number, seats)}
            row |= {"sole": wins.sole, "shared": wins.shared}
            rows.append(row | plain(standings.share(number, seats)))
    return rows


def pairs(contest: Contest) -> list[dict[str, object]]:
    """What the first of each pair of bots won, at each table size and (null) overall."""
    match, standings = contest.match, contest.standings
    rows: list[dict[str, object]] = []
    for first, bot in enumerate(match.bots):
        for second in range(first + 1, len(match.bots)):
            for seats in (*match.sizes, None):
                row: dict[str, object] = {"bots": [bot, match.bots[second]], "seats": seats}
                row["deals"] = standings.deals_of(first, seats, second)
                row |= plain(standings.share(first, seats, second))
                if seats is not None:
                    row["alone"] = [
                        plain(standings.alone(first, second, seats)),
                        plain(standings.alone(second, first, seats)),
                    ]
                rows.append(row)
    return rows


def thinking(contest: Contest) -> list[dict[str, object]]:
    """How many real decisions each bot made, and the mean time it took for one, in games that say so."""
    standings = contest.standings
    return [
        {"bot": bot, "decisions": real, "seconds_per_decision": seconds / real if real else None}
        for bot, real, seconds in zip(contest.match.bots, standings.real, standings.seconds, strict=True)
    ]


def plain(found: Estimate | None) -> dict[str, object]:
    """An estimate, with null for values that are not known yet."""
    return dict(zip(("share", "low", "high"), found or (None, None, None), strict=True))
