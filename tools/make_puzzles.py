"""Find puzzles in games between bots: `make puzzles`, results in src/questhall/puzzles/positions.

Plays games by rules of thumb and looks at some of their decisions. Where a few samples favour one option, all
options are compared again on many fresh tables, sampled from what the player knows. A position becomes a puzzle
if one option is better than every other one by several standard errors, and a long search chooses it too.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from questhall.analysis.estimates import estimate
from questhall.analysis.judge import Judge, place_of
from questhall.analysis.playout_judge import PlayoutJudge
from questhall.analysis.reasons import find_reason
from questhall.analysis.verdicts import advice
from questhall.bots import ask
from questhall.bots.thumb_bot import ThumbBot
from questhall.core.engine.chance import Picker, derive
from questhall.core.engine.state import State
from questhall.core.interface.decision import describe_option, find_option
from questhall.core.interface.game import Game
from questhall.core.records.players import NAMES
from questhall.core.records.session import Session
from questhall.games import find_game
from questhall.puzzles.model import Puzzle, Worth, file_of, puzzles_of, write_puzzles

POSITIONS: Final = Path("src/questhall/puzzles/positions")
GAMES: Final = ("rent-a-hero", "talisman", "warhammer-quest")
SEED: Final = 17_000
LOOKS: Final = ((24, 2.0), (120, 3.0))
"""Before the long comparison, shorter ones leave out most positions: tables, and standard errors needed."""
CLEARLY: Final = 5.0
"""Standard errors by which the best option has to be better than every other one."""
OBVIOUS: Final = 0.4
"""A loss that rules of thumb avoid and anybody would: such a position is no puzzle."""
OF_A_KIND: Final = 2
"""Puzzles with the same question and the same answer, as hard as each other."""
ITERATIONS: Final = 2000
"""Of the search that has to agree."""
EASY_SHARE: Final = 0.6
"""The largest share of puzzles that rules of thumb solve too."""
MOST_OPTIONS: Final = 8
DIGITS: Final = 4


@dataclass(frozen=True)
class Search:
    """Where to look for the puzzles of one game."""

    kinds: tuple[tuple[int, tuple[str, ...]], ...]
    """Numbers of players with variants, one game of each after the other."""
    every: int
    """One of so many decisions is looked at."""
    longest: int
    """Choices after which a game is not followed any further."""
    rounds: int
    """How far the judge plays on in long games."""
    tables: int
    least: float
    """What every other option has to lose."""
    games: int
    """How many games are looked through."""
    harder: int = 0
    """How many more are then looked through, at every decision, for puzzles that rules of thumb get wrong."""
    dull: tuple[str, ...] = ()
    """Verbs that are hardly ever wise: where all other options are of this kind, nobody wonders."""


SEARCHES: Final = {
    "rent-a-hero": Search(((3, ()), (4, ()), (5, ())), 3, 400, 1, 1200, 0.08, 63),
    "talisman": Search(((2, ()), (3, ()), (4, ())), 8, 450, 4, 500, 0.03, 36, 24, ("ditch",)),
    "warhammer-quest": Search(
        tuple((seats, (f"quest-{quest}",)) for quest in range(1, 6) for seats in (2, 3, 4)),
        3,
        300,
        1,
        600,
        0.08,
        62,
    ),
}


class Finder:
    """Looks for the puzzles of one game."""

    def __init__(self, game: Game, wanted: int) -> None:
        self.game = game
        self.wanted = wanted
        self.search = SEARCHES[game.id]
        self.judge: Judge = PlayoutJudge(game, self.search.rounds)
        self.found: list[Puzzle] = []
        self._kinds: Counter[tuple[str, str, bool]] = Counter()

    def recall(self, puzzles: Sequence[Puzzle]) -> None:
        """Go on from puzzles that were found before."""
        for puzzle in puzzles:
            state = puzzle.position().state
            option = describe_option(state, find_option(state, puzzle.best))
            self._kinds[state.book.question(state.asking).occasion, option.verb, puzzle.is_hard] += 1
            self.found.append(puzzle)

    def look(self, number: int) -> None:
        """Take the first puzzle of one game between bots, if it has any; of later games, a hard one."""
        is_later = number >= self.search.games
        seats, variants = self.search.kinds[number % len(self.search.kinds)]
        seed = derive(SEED, number)
        session = Session.begin(self.game, list(NAMES[:seats]), seed, list(variants))
        bot = ThumbBot(self.game, derive(seed, 1))
        picker = Picker(derive(seed, 2))
        while len(session.made) < self.search.longest and (decision := session.decision()) is not None:
            count = len(session.made)
            index = ask(bot, session.state, self.game.answerer(session.state), derive(seed, 3, count))
            is_small = 1 < len(decision.options) <= MOST_OPTIONS
            if is_small and (is_later or picker.below(self.search.every) == 0):
                usual = int(session.state.options[index]) if is_later else None
                found = self.clear_choice(session.state, derive(seed, 4, count), usual)
                if found is not None and self.takes(session, found, decision.keys()[index]):
                    return
            session.choose(decision.seat, decision.keys()[index], by="bot")

    def again(self, puzzle: Puzzle) -> Puzzle | None:
        """A known puzzle, compared again if the rules play differently now; None if it is none any more."""
        session = Session.begin(self.game, list(NAMES[: puzzle.seats]), puzzle.seed, list(puzzle.variants))
        for key in puzzle.choices:
            decision = session.decision()
            if decision is None or find_option(session.state, key) < 0:
                return None
            session.choose(decision.seat, key, by="bot")
        if session.digest() == puzzle.state:
            return puzzle
        found = self.clear_choice(session.state, derive(puzzle.seed, 4, len(puzzle.choices)))
        if found is None or session.state.book.key(found.best) != puzzle.best:
            return None
        return self.puzzle(session, found, "" if puzzle.is_hard else puzzle.best)

    def clear_choice(self, state: State, seed: int, usual: int | None = None) -> Compared | None:
        """All options of this decision compared, if one of them is clearly the best, and not the usual one."""
        seat = self.game.answerer(state)
        found = None
        for tables, errors in (*LOOKS, (self.search.tables, CLEARLY)):
            found = self.compared(state, seat, tables, derive(seed, tables))
            if found is None or found.best == usual or not found.is_clear(errors, self.search.least):
                return None
            if self.is_full(found.kind(state)) or self.is_dull(state, found):
                return None
        assert found is not None
        is_agreed = advice(self.game, state, seat, ITERATIONS, derive(seed, 1)) == found.best
        return found if is_agreed else None

    def takes(self, session: Session, found: Compared, by_rules_of_thumb: str) -> bool:
        """Keep this position unless it is too obvious, or there are enough like it."""
        puzzle = self.puzzle(session, found, by_rules_of_thumb)
        kind = (*found.kind(session.state), puzzle.is_hard)
        is_obvious = not puzzle.is_hard and puzzle.others[0].loss >= OBVIOUS
        easy = sum(not one.is_hard for one in self.found)
        is_one_too_many = not puzzle.is_hard and easy >= EASY_SHARE * self.wanted
        if is_obvious or is_one_too_many or self._kinds[kind] >= OF_A_KIND:
            return False
        self._kinds[kind] += 1
        self.found.append(puzzle)
        return True

    def is_dull(self, state: State, found: Compared) -> bool:
        verbs = {describe_option(state, place).verb for place in found.others()}
        return verbs <= {*self.search.dull}

    def is_full(self, kind: tuple[str, str]) -> bool:
        """Whether there are enough puzzles of this kind, hard ones and easy ones."""
        return all(self._kinds[(*kind, is_hard)] >= OF_A_KIND for is_hard in (False, True))

    def compared(self, state: State, seat: int, tables: int, seed: int) -> Compared | None:
        """Every option on the same tables; None where one of them is not offered on all tables."""
        options = [int(state.options[index]) for index in range(state.option_count)]
        kept, rows = [], []
        for forecast in self.judge.forecasts(state, seat, tables, seed):
            if any(place_of(forecast.table, option) < 0 for option in options):
                return None
            kept.append(forecast.table)
            rows.append([forecast.after(option).chances[seat] for option in options])
        return Compared(options, kept, rows)

    def puzzle(self, session: Session, found: Compared, by_rules_of_thumb: str) -> Puzzle:
        state = session.state
        seat = self.game.answerer(state)
        others = [self.worth(state, seat, found, place) for place in found.others()]
        chances = [row[found.options.index(found.best)] for row in found.rows]
        best = state.book.key(found.best)
        return Puzzle(
            id=f"{session.header.seed}-{len(session.made)}",
            game=self.game.id,
            seats=len(session.header.seats),
            variants=session.header.variants,
            seed=int(session.header.seed),
            choices=[made.key for made in session.made],
            state=session.digest(),
            seat=seat,
            best=best,
            chance=round(sum(chances) / len(chances), DIGITS),
            tables=len(found.tables),
            others=sorted(others, key=lambda worth: worth.loss),
            is_hard=by_rules_of_thumb != best,
        )

    def worth(self, state: State, seat: int, found: Compared, place: int) -> Worth:
        losses = found.losses(place)
        shown = estimate([(loss,) for loss in losses])
        return Worth(
            state.book.key(found.options[place]),
            round(shown.shares[0], DIGITS),
            round(shown.errors[0], DIGITS),
            sum(loss > 0 for loss in losses),
            sum(loss < 0 for loss in losses),
            find_reason(self.game, state, seat, found.tables, losses),
        )


@dataclass(frozen=True)
class Compared:
    """Options, tables, and the player's chance with each option on each table."""

    options: list[int]
    tables: list[State]
    rows: list[list[float]]

    @property
    def best(self) -> int:
        means = [sum(row[place] for row in self.rows) for place in range(len(self.options))]
        return self.options[means.index(max(means))]

    def kind(self, state: State) -> tuple[str, str]:
        """What the position is about: the question, and what is best."""
        option = describe_option(state, place_of(state, self.best))
        return state.book.question(state.asking).occasion, option.verb

    def others(self) -> list[int]:
        """The places of all options but the best one."""
        return [place for place, option in enumerate(self.options) if option != self.best]

    def losses(self, place: int) -> list[float]:
        best = self.options.index(self.best)
        return [row[best] - row[place] for row in self.rows]

    def is_clear(self, errors: float, least: float) -> bool:
        """Whether every other option loses so much."""
        found = [estimate([(loss,) for loss in self.losses(place)]) for place in self.others()]
        return all(one.shares[0] >= max(least, errors * one.errors[0]) for one in found)


def find(game: Game, wanted: int, known: Sequence[Puzzle] = ()) -> list[Puzzle]:
    """At most so many puzzles: no two from one game, few of a kind, and enough hard ones.

    With known puzzles, only the games for harder ones are looked through.
    """
    finder = Finder(game, wanted)
    finder.recall(known)
    search = finder.search
    for number in range(search.games if known else 0, search.games + search.harder):
        finder.look(number)
        print(f"{game.id}: {number + 1} games, {len(finder.found)} puzzles", file=sys.stderr, flush=True)
        if len(finder.found) == wanted:
            break
    return sorted(finder.found, key=lambda puzzle: (puzzle.is_hard, -puzzle.others[0].loss))


def renew(game: Game, wanted: int, known: Sequence[Puzzle]) -> list[Puzzle]:
    """Those of the known puzzles that still are puzzles."""
    finder = Finder(game, wanted)
    renewed = []
    for number, puzzle in enumerate(known):
        found = finder.again(puzzle)
        is_same = "as it was" if found == puzzle else "gone" if found is None else "compared again"
        print(f"{game.id}: puzzle {number + 1} of {len(known)}: {is_same}", file=sys.stderr, flush=True)
        renewed += [] if found is None else [found]
    return renewed


def check(game: Game, wanted: int, count: int) -> str:
    """Whether the first puzzles that are found are among the stored ones, to the last figure."""
    finder = Finder(game, wanted)
    number = 0
    while len(finder.found) < count and number < finder.search.games:
        finder.look(number)
        number += 1
    stored = puzzles_of(game.id)
    same = sum(puzzle in stored for puzzle in finder.found)
    return f"{same} of the first {len(finder.found)} puzzles are as stored ({number} games)"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", choices=GAMES, help="only this game; may be repeated")
    parser.add_argument(
        "--puzzles", type=int, default=40, help="puzzles of each game at most (default %(default)s)"
    )
    parser.add_argument("--harder", action="store_true", help="keep what there is, and add hard ones")
    parser.add_argument(
        "--renew", action="store_true", help="keep what there is; compare again where the rules have changed"
    )
    parser.add_argument(
        "--check", type=int, metavar="N", help="find the first N again, compare, and write nothing"
    )
    options = parser.parse_args()
    for game_id in options.game or GAMES:
        if options.check:
            print(f"{game_id}: {check(find_game(game_id), options.puzzles, options.check)}")
            continue
        known = puzzles_of(game_id) if options.harder or options.renew else ()
        search = renew if options.renew else find
        found = search(find_game(game_id), options.puzzles, known)
        (POSITIONS / file_of(game_id)).write_bytes(write_puzzles(found))
        print(f"{game_id}: {len(found)} puzzles, {sum(puzzle.is_hard for puzzle in found)} of them hard")


if __name__ == "__main__":
    main()
