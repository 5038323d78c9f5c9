"""Measures how often a person is asked, and how long bots take: the figures of the docs.

python -m tools.flow questions GAME [--rounds N]
python -m tools.flow seconds GAME [--rounds N]

At the table sit a person, for whom a medium bot chooses whenever the table really asks, and three medium bots.
`questions` counts what that person is asked per round, by where they want to be asked and by whether they held
something at the start of the round (Spells, unused powers, items). `seconds` lets the server's own driver play
on a real clock, and measures the turns of the three bots (in Warhammer Quest, where there are none, rounds).
"""

from __future__ import annotations

import argparse
import asyncio
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any, Final, cast

from questhall.bots import Bot, ask, make_bot
from questhall.bots.levels import bot_to_play_with
from questhall.core.engine.state import PARTY
from questhall.core.interface.attention import ASKINGS, Asking
from questhall.core.interface.game import Game
from questhall.core.records.session import Session
from questhall.games import GAMES
from questhall.games.rent_a_hero.components.state import Table as RentAHeroTable
from questhall.games.talisman.components.state import SPELLS
from questhall.games.warhammer_quest.components.state import ITEMS
from questhall.server.live.automatic_moves import next_step
from questhall.server.live.bot_processes import Thinkers
from questhall.server.live.live_table import LiveTable
from questhall.server.storage.store import Deed, Row, Store
from questhall.server.table import actions
from questhall.server.table.table_document import BOT, PERSON, SeatDoc, TableDoc, write_document
from questhall.server.table.table_state import Standing

NAMES: Final = ["Ana", "Ben", "Cleo", "Dan"]
ME: Final = 0
LEVEL: Final = "medium"
BY_THE_RULES: Final = "as the rules ask"
SPEEDS: Final = {"slow": (1600, False), "normal": (700, False), "fast": (150, False), "skip": (700, True)}
"""Milliseconds and whether nothing is waited for, as the browser's switch has them."""


def _holds_spells(state: Any) -> bool:
    return bool(state.size(SPELLS + ME) > 0)


def _has_powers(state: Any) -> bool:
    return bool(cast(RentAHeroTable, state).upright_heroes(ME) != 0)


def _has_items(state: Any) -> bool:
    return bool(state.size(ITEMS + ME) > 0)


def _turns_by_seats(state: Any) -> int:
    return int(state.turns) // len(NAMES)


def _round(state: Any) -> int:
    return int(state.round)


@dataclass(frozen=True)
class Measured:
    """How the rounds of a game are counted, and what a player may hold."""

    round_of: Callable[[Any], int]
    holds: Callable[[Any], bool]
    holding: str
    has_turns: bool = True


GAMES_MEASURED: Final = {
    "rent-a-hero": Measured(_turns_by_seats, _has_powers, "unused powers"),
    "talisman": Measured(_round, _holds_spells, "Spells"),
    "warhammer-quest": Measured(_round, _has_items, "items", has_turns=False),
}


class NoStore:
    """Takes every deed and keeps none."""

    def do(self, _deed: Deed) -> Future[bool]:
        done: Future[bool] = Future()
        done.set_result(True)
        return done


def sit_down(game: Game, seed: int, pace: int = 0, skip: bool = False) -> Standing:
    seats = [SeatDoc(PERSON if n == ME else BOT, name, LEVEL, entropy="x") for n, name in enumerate(NAMES)]
    document = TableDoc(seats, [], "", "", "", "", pace=pace, skip=skip)
    standing = Standing(game, Row("table", game.id, "playing", False, False, 1, 0, write_document(document)))
    standing.begin(Session.begin(game, NAMES, seed, covers=True))
    return standing


def bots_for(game: Game, seed: int) -> list[Bot]:
    return [make_bot(bot_to_play_with(LEVEL), game, seed * 10 + seat) for seat in range(len(NAMES))]


def chosen_by(standing: Standing, bots: list[Bot], seat: int) -> str:
    """The key that a medium bot takes for a seat, or for the party."""
    state = standing.playing.state
    decision = standing.decision()
    assert decision is not None
    who = standing.game.speaker(state) if seat == PARTY else seat
    return decision.keys()[ask(bots[who], state, who, len(standing.playing.made))]


# Questions


@dataclass
class Count:
    """Rounds and questions, by whether something was held when the round began."""

    rounds: Counter[bool]
    questions: Counter[bool]

    def per_round(self, held: bool) -> str:
        if not self.rounds[held]:
            return "-"
        return f"{self.questions[held] / self.rounds[held]:.2f} ({self.rounds[held]} rounds)"


def count_questions(game: Game, asking: str, rounds: int, first_seed: int = 0) -> Count:
    """What the person is asked in this many rounds, over as many games as that takes."""
    measured, count, seed = GAMES_MEASURED[game.id], Count(Counter(), Counter()), first_seed
    while count.rounds.total() < rounds:
        _count_in_a_game(game, measured, asking, rounds, seed, count)
        seed += 1
    return count


def _count_in_a_game(game: Game, measured: Measured, asking: str, rounds: int, seed: int, count: Count) -> None:
    standing, bots = sit_down(game, seed), bots_for(game, seed)
    if asking == BY_THE_RULES:
        standing.orders.asking = {}
    else:
        actions.set_asking(standing, ME, cast(Asking, asking))
    now, held = -1, False
    while standing.decision() is not None:
        state = standing.playing.state
        if measured.round_of(state) != now:
            if count.rounds.total() == rounds:
                return
            now, held = measured.round_of(state), measured.holds(state)
            count.rounds[held] += 1
        count.questions[held] += _go_on(standing, bots)


def _go_on(standing: Standing, bots: list[Bot]) -> bool:
    """Make the next choice, as the server would; whether the person had to be asked for it."""
    step, decision = next_step(standing), standing.decision()
    assert decision is not None
    if step is None:
        key = chosen_by(standing, bots, decision.seat)
        actions.make(standing, decision.seat, key, "person")
        return True
    if step.lifts:
        actions.lift_cover(standing)
    else:
        actions.make(standing, step.seat, step.key or chosen_by(standing, bots, step.seat), step.by)
    return False


# Seconds


async def measure_seconds(game: Game, pace: int, skip: bool, rounds: int, seed: int = 1) -> float:
    """Seconds per round in which it is the turn of one of the bots; the person never keeps anybody waiting."""
    measured, standing, thinkers = GAMES_MEASURED[game.id], sit_down(game, seed, pace, skip), Thinkers(1)
    thinkers.start()
    await thinkers.choose(game, LEVEL, standing.playing.state, ME)  # once they are there
    table = LiveTable(standing, cast(Store, NoStore()), thinkers, lambda _table: None)
    table.may_drive = True
    bots, first = bots_for(game, seed), measured.round_of(standing.playing.state)
    spent, last = 0.0, time.monotonic()
    table.driver.look_again()
    while standing.decision() is not None and measured.round_of(standing.playing.state) < first + rounds:
        state, now = cast(Any, standing.playing.state), time.monotonic()
        if not measured.has_turns or state.active != ME:
            spent += now - last
        last = now
        if standing.asked_people() and _is_my_move(standing):
            await table.do(lambda: _answer(standing, bots))
        await asyncio.sleep(0.001)
    table.driver.stop()
    thinkers.close()
    return spent / max(1, measured.round_of(standing.playing.state) - first)


def _is_my_move(standing: Standing) -> bool:
    decision = standing.decision()
    return decision is not None and decision.seat in (ME, PARTY)


def _answer(standing: Standing, bots: list[Bot]) -> actions.News:
    decision = standing.decision()
    if decision is None or decision.seat not in (ME, PARTY) or not standing.asked_people():
        return actions.News()
    key = chosen_by(standing, bots, decision.seat)
    return actions.choose(standing, ME, len(standing.playing.made) + 1, key)


# Printing


def print_questions(game: Game, rounds: int) -> None:
    holding = GAMES_MEASURED[game.id].holding
    print(f"{game.title}: questions per round\n{'':20}{'with ' + holding:28}without")
    for asking in (*ASKINGS, BY_THE_RULES):
        count = count_questions(game, asking, rounds)
        print(f"{asking:20}{count.per_round(True):28}{count.per_round(False)}", flush=True)


def print_seconds(game: Game, rounds: int) -> None:
    print(f"{game.title}: seconds of a round of three medium bots")
    for name, (pace, skip) in SPEEDS.items():
        print(f"{name:10}{asyncio.run(measure_seconds(game, pace, skip, rounds)):.1f}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["questions", "seconds"])
    parser.add_argument("game", choices=sorted(GAMES_MEASURED))
    parser.add_argument("--rounds", type=int, default=0)
    options = parser.parse_args()
    game = GAMES[options.game]
    if options.what == "questions":
        print_questions(game, options.rounds or 300)
    else:
        print_seconds(game, options.rounds or 3)


if __name__ == "__main__":
    main()
