"""Whether the chances that an analysis gives come true: `make calibration`, results in docs/analysis.md.

Plays games between rules of thumb, stops each at a few places, and compares the chances given there with who
won. Also analyses games of each kind twice, with different seeds, and compares the verdicts (`--only times`,
with the processor time) and the turning points (`--only turning`).
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import msgspec

from questhall.analysis import QUICK, SETTINGS, Setting, analyse
from questhall.analysis.judge import Judge
from questhall.analysis.luck_and_skill import Course
from questhall.analysis.played_game import PlayedGame
from questhall.analysis.playout_judge import PlayoutJudge
from questhall.analysis.turning_points import WANTED, Moment, largest_change, scenes, turning_points
from questhall.core.engine.chance import FastChance, Picker, derive
from questhall.core.engine.state import PARTY, State
from questhall.core.interface.game import Game, Setup
from questhall.core.records.record import encode
from questhall.core.records.session import Session
from questhall.core.search.policy import Policy, play_on
from questhall.games import find_game

KINDS: Final = [("rent-a-hero", 4), ("talisman", 2), ("talisman", 4), ("warhammer-quest", 4)]
SEED: Final = 20_260
PLACES: Final = 6
"""Of each game, evenly spread."""
BINS: Final = 5


@dataclass
class Tally:
    """Chances that were given, and how often they came true, in equal bins."""

    given: list[float] = field(default_factory=lambda: [0.0] * BINS)
    true: list[float] = field(default_factory=lambda: [0.0] * BINS)
    count: list[int] = field(default_factory=lambda: [0] * BINS)
    squares: float = 0.0

    def note(self, chance: float, result: float) -> None:
        place = min(BINS - 1, int(chance * BINS))
        self.given[place] += chance
        self.true[place] += result
        self.count[place] += 1
        self.squares += (chance - result) ** 2

    def row(self) -> str:
        cells = [
            f"{given / count:.0%} → {true / count:.0%} ({count})" if count else "-"
            for given, true, count in zip(self.given, self.true, self.count, strict=True)
        ]
        return f"{' | '.join(cells)} | {self.squares / max(1, sum(self.count)):.3f}"


def stops(game: Game, seats: int, policy: Policy, number: int) -> tuple[list[State], State]:
    """A game between rules of thumb: some of its tables, and how it ended."""
    length = 0
    for is_measured in (False, True):
        state = game.start(Setup(seats), FastChance(derive(SEED, number)))
        picker = Picker(derive(SEED, number, 1))
        found: list[State] = []
        made = 0
        while not state.is_over():
            if is_measured and made % max(1, length // PLACES) == 0:
                found.append(state.clone())
            play_on(state, policy, picker, 1)
            made += 1
        length = made
    return found, state


def calibrate(game: Game, seats: int, games: int, setting: Setting) -> tuple[Tally, Tally]:
    """With all hands open, and as the seat that is asked could know."""
    judge = PlayoutJudge(game, setting.rounds)
    openly, own = Tally(), Tally()
    for number in range(games):
        tables, end = stops(game, seats, judge.policy, number)
        result = judge.worth(end)
        for place, table in enumerate(tables):
            seed = derive(SEED, number, 2, place)
            note(judge, game, table, result, setting.samples, seed, openly, own)
    return openly, own


def note(
    judge: Judge,
    game: Game,
    table: State,
    result: tuple[float, ...],
    samples: int,
    seed: int,
    openly: Tally,
    own: Tally,
) -> None:
    found = judge.chances(table, None, samples, seed).shares
    seats = 1 if game.is_cooperative else len(found)  # a party has one chance
    for seat in range(seats):
        openly.note(found[seat], result[seat])
    asked = game.speaker(table) if table.decider == PARTY else int(table.decider)
    own.note(judge.chances(table, asked, samples, derive(seed, 1)).shares[asked], result[asked])


def a_game(game: Game, seats: int, number: int = 0) -> bytes:
    """The record of a game between rules of thumb; the first seat makes every fourth choice at random."""
    session = Session.begin(game, [f"p{seat}" for seat in range(seats)], SEED + number)
    policy = PlayoutJudge(game).policy
    picker = Picker(SEED + number)
    while (decision := session.decision()) is not None:
        index = policy.choose(session.state, picker)
        if decision.seat == 0 and picker.below(4) == 0:
            index = picker.below(len(decision.options))
        session.choose(decision.seat, decision.keys()[index], by="bot")
    return b"".join(encode(line) for line in session.lines)


def measure(game: Game, seats: int, setting: Setting) -> str:
    """Time, and what two seeds agree on."""
    data = a_game(game, seats)
    begun = time.process_time()
    one = analyse(game, data, setting, 1)
    took = time.process_time() - begun
    other = analyse(game, data, setting, 2)
    mistakes = [{each.step for each in report.decisions if each.is_mistake} for report in (one, other)]
    turning = [{each.step for each in report.turning_points} for report in (one, other)]
    apart = max(
        abs(a - b)
        for first, second in zip(one.points, other.points, strict=True)
        for a, b in zip(first.chances, second.chances, strict=True)
    )
    return (
        f"{len(one.points) - 1} choices, {took:.0f} s; mistakes {len(mistakes[0])} and {len(mistakes[1])}, "
        f"{len(mistakes[0] & mistakes[1])} of them the same; turning points "
        f"{len(turning[0] & turning[1])} of {max(map(len, turning))} the same; "
        f"curves at most {apart:.0%} apart; "
        f"error of luck {one.sums[0].luck_error:.2f}, drift {one.sums[0].drift:+.2f}"
    )


def repeat(game: Game, seats: int, setting: Setting, number: int) -> tuple[int, int, int, int]:
    """Turning points of one game that two seeds share, and how many there are at most: first by the largest
    single steps, as they were found before there were closer looks, then as an analysis finds them."""
    played = PlayedGame(game, a_game(game, seats, number))
    moves = list(played.moves())
    samples = setting.samples_for(len(moves))
    simple, closer = [], []
    for seed in (1, 2):
        course = Course(PlayoutJudge(game, setting.rounds), played.start(), samples, derive(seed, 1))
        for move in moves:
            course.take(move)
        steps = [largest_change(course, place) for place in range(1, len(moves) + 1)]
        clear = [one for one in steps if one.at_least() > 0]
        simple.append(sorted(clear, key=lambda one: -one.size)[:WANTED])
        closer.append(turning_points(course, scenes(game, moves), samples, told=lambda done: None))
    return *shared(*simple), *shared(*closer)


def shared(ones: list[Moment], others: list[Moment]) -> tuple[int, int]:
    """How many of one list meet one of the other, and the length of the longer list."""
    return sum(any(one.overlaps(other) for other in others) for one in ones), max(len(ones), len(others))


def repeated(game: Game, seats: int, setting: Setting, games: int) -> str:
    rows = [repeat(game, seats, setting, number) for number in range(games)]
    before, of_before, after, of_after = (sum(column) for column in zip(*rows, strict=True))
    each = ", ".join(f"{row[0]}/{row[1]} {row[2]}/{row[3]}" for row in rows)
    return (
        f"turning points of {games} games in common: {before} of {of_before} by single steps, "
        f"{after} of {of_after} with closer looks ({each})"
    )


def drawing(tallies: dict[str, Tally]) -> str:
    """The calibration as an SVG picture: how often chances came true against the chances that were given."""
    import altair as alt
    import vl_convert

    names = [name for name in (name_of(*kind) for kind in kinds([], None)) if name in tallies]
    rows = [
        {"kind": kind, "given": given / count, "true": true / count, "seats": count}
        for kind, tally in tallies.items()
        for given, true, count in zip(tally.given, tally.true, tally.count, strict=True)
        if count
    ]
    share = alt.Scale(domain=[0, 1])
    dots = (
        alt.Chart()
        .mark_circle(opacity=0.9)
        .encode(
            x=alt.X("given:Q", title="chance given", axis=alt.Axis(format="%"), scale=share),
            y=alt.Y("true:Q", title="came true", axis=alt.Axis(format="%"), scale=share),
            size=alt.Size("seats:Q", title="seats", scale=alt.Scale(rangeMin=30)),
        )
    )
    even = alt.Chart(alt.Data(values=[{"x": 0, "y": 0}, {"x": 1, "y": 1}]))
    line = even.mark_line(strokeDash=[4, 4], color="#888888").encode(x="x:Q", y="y:Q")
    panel = alt.layer(line, dots, data=alt.Data(values=rows)).properties(width=200, height=200)
    chart = panel.facet(alt.Facet("kind:N", title=None, sort=names), columns=2)
    return str(vl_convert.vegalite_to_svg(chart.to_json()))


def name_of(game: Game, seats: int) -> str:
    return f"{game.title.partition(':')[0]}, {seats} {'heroes' if game.is_cooperative else 'players'}"


def recalled(path: Path | None) -> dict[str, Tally]:
    """What earlier calls have kept."""
    if path is None or not path.exists():
        return {}
    found: dict[str, Tally] = msgspec.json.decode(path.read_bytes(), type=dict[str, Tally])
    return found


def kinds(wanted: list[str], only: int | None) -> Iterator[tuple[Game, int]]:
    found = KINDS if only is None else [(game_id, only) for game_id in dict(KINDS)]
    for game_id, seats in found:
        if not wanted or game_id in wanted:
            yield find_game(game_id), seats


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=60, help="games of each kind (default %(default)s)")
    parser.add_argument("--setting", choices=SETTINGS, default=QUICK.name)
    parser.add_argument("--game", action="append", default=[], help="only this game; may be repeated")
    parser.add_argument("--picture", type=Path, help="write the calibration as an SVG file")
    parser.add_argument("--keep", type=Path, help="keep it in this file, so that kinds can be done one by one")
    parser.add_argument("--seats", type=int, help="with this number of players")
    parser.add_argument("--only", choices=("calibration", "times", "turning"), help="one of the parts")
    options = parser.parse_args()
    setting = SETTINGS[options.setting]
    tallies = recalled(options.keep)
    for game, seats in kinds(options.game, options.seats):
        name = name_of(game, seats)
        if options.only in (None, "calibration"):
            openly, own = calibrate(game, seats, options.games, setting)
            tallies[name] = openly
            if options.keep:
                options.keep.write_bytes(msgspec.json.encode(tallies))
            print(f"{name}, all hands open | {openly.row()}\n{name}, own view | {own.row()}", flush=True)
        if options.only in (None, "times"):
            print(f"{name}, {setting.name}: {measure(game, seats, setting)}", flush=True)
        if options.only in (None, "turning"):
            print(f"{name}, {setting.name}: {repeated(game, seats, setting, options.games)}", flush=True)
    if options.picture and tallies:
        options.picture.write_text(drawing(tallies), encoding="utf-8")


if __name__ == "__main__":
    main()
