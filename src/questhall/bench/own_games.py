"""Random play of our own games, as `questhall sim` runs it: the deal, the playout, the result."""

from __future__ import annotations

from functools import partial
from importlib.util import find_spec

from questhall import __version__, build_kind
from questhall.bench.measurements import Play, Played, Stopwatch
from questhall.core.engine.chance import FastChance, Picker, derive
from questhall.core.interface.game import Game, Setup
from questhall.core.search.playout import Tally, play_out
from questhall.sim.one_game import Player
from questhall.sim.plan import USUAL_CAP, Plan

LIBRARY = "questhall"
STEP = "one decision, and all the rules up to the next"
USUAL_SEATS = 4
GAMES_BETWEEN_LOOKS_AT_THE_CLOCK = 8
STEPS_BETWEEN_LOOKS_AT_THE_CLOCK = 8
GAMES_IN_A_BATCH = 32
STEPS_COUNTED = 40
"""How many further steps of a batch are sampled to estimate the share of real decisions."""


def reference(game: Game, deals: bool = True) -> str:
    """The play that others are compared with: four players, or as near as the game allows.

    Libraries that do not deal are compared with play from a position after the deal.
    """
    return f"{LIBRARY}/{usual_seats(game)}" + ("" if deals else "-playouts")


def usual_seats(game: Game) -> int:
    return max(game.least_seats, min(USUAL_SEATS, game.most_seats))


def plays(game: Game) -> list[Play]:
    """Every number of players, every variant, and what knowledge, events and covers cost."""
    seats = usual_seats(game)
    others = [number for number in range(game.least_seats, game.most_seats + 1) if number != seats]
    return [
        *(_simulated(game, number, ()) for number in (seats, *others)),
        *(_simulated(game, seats, (variant,)) for variant in game.variants),
        _dealt(game, seats),
        _watched(game, Setup(seats), "knowledge"),
        _watched(game, Setup(seats, covers=True), "covers"),
        *_batched(game, seats),
    ]


def _simulated(game: Game, seats: int, variants: tuple[str, ...]) -> Play:
    name = "-".join([f"{LIBRARY}/{seats}", *variants])
    return Play(name, seats, STEP, partial(_simulate, game.id, seats, variants), _version())


def _dealt(game: Game, seats: int) -> Play:
    name = reference(game, deals=False)
    return Play(name, seats, STEP, partial(_play_out, game, Setup(seats)), _version(), deals=False)


def _watched(game: Game, setup: Setup, extra: str) -> Play:
    return Play(
        f"{LIBRARY}/{setup.seats}-{extra}",
        setup.seats,
        f"{STEP}; what happened is told as events",
        partial(_watch, game, setup),
        _version(),
        knowledge=True,
        covers=setup.covers,
    )


def _batched(game: Game, seats: int) -> list[Play]:
    """Steps of many games at once, if the game has observations and NumPy is installed."""
    if game.make_observer is None or find_spec("numpy") is None:
        return []
    step = f"{STEP}; the next seat's observation and mask as NumPy arrays"
    name = f"{LIBRARY}/{seats}-batch"
    return [
        Play(
            name,
            seats,
            step,
            partial(_step_batch, game.id, seats),
            _version(),
            knowledge=True,
            is_counted=False,
        )
    ]


def _version() -> str:
    return f"{__version__}, {build_kind()}"


def _simulate(game_id: str, seats: int, variants: tuple[str, ...], seconds: float, seed: int) -> Played:
    """What `questhall sim` does in one worker."""
    player = Player(Plan(game_id, ("random",) * seats, 1, seed, variants))
    games = real = forced = 0
    watch = Stopwatch(seconds)
    while watch.is_running():
        for _ in range(GAMES_BETWEEN_LOOKS_AT_THE_CLOCK):
            games += 1
            outcome = player.play(games)
            real += outcome.real
            forced += outcome.forced
    return Played(watch.spent(), games, real, forced)


def _play_out(game: Game, setup: Setup, seconds: float, seed: int) -> Played:
    """What a search does: playouts from copies of one position after the deal."""
    dealt = game.start(setup, FastChance(seed), knowledge=False, journal=False)
    picker = Picker(derive(seed, 1))
    games = 0
    tally = Tally()
    watch = Stopwatch(seconds)
    while watch.is_running():
        for _ in range(GAMES_BETWEEN_LOOKS_AT_THE_CLOCK):
            games += 1
            play_out(dealt.clone(), picker, USUAL_CAP, tally)
    return Played(watch.spent(), games, float(tally.real), float(tally.forced))


def _watch(game: Game, setup: Setup, seconds: float, seed: int) -> Played:
    """The same with everything that a table of people needs besides the rules."""
    games = 0
    tally = Tally()
    watch = Stopwatch(seconds)
    while watch.is_running():
        games += 1
        table = game.start(setup, FastChance(derive(seed, games)))
        play_out(table, Picker(derive(seed, games, 1)), USUAL_CAP, tally)
    return Played(watch.spent(), games, float(tally.real), float(tally.forced))


def _step_batch(game_id: str, seats: int, seconds: float, seed: int) -> Played:
    """What a learner does apart from learning: many games per step, with observations, masks and rewards."""
    from questhall.envs.batch import BatchEnv

    env = BatchEnv(game_id, GAMES_IN_A_BATCH, seats, seed)
    games = steps = 0
    watch = Stopwatch(seconds)
    while watch.is_running() or not games:
        for _ in range(STEPS_BETWEEN_LOOKS_AT_THE_CLOCK):
            env.step(env.random_actions())
            games += int(env.terminated.sum())
        steps += GAMES_IN_A_BATCH * STEPS_BETWEEN_LOOKS_AT_THE_CLOCK
    spent = watch.spent()
    forced = 0
    for _ in range(STEPS_COUNTED):
        forced += int((env.masks.sum(axis=1) == 1).sum())
        env.step(env.random_actions())
    share = forced / (STEPS_COUNTED * GAMES_IN_A_BATCH)
    return Played(spent, games, steps * (1 - share), steps * share)
