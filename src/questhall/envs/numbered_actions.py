"""A game in progress as research libraries see it: numbered actions, and information as text.

An action has the same meaning everywhere: its number is the index of its key among all keys of the
game, whoever acts. What a seat knows is text, made of its view of the table.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final, cast

import msgspec

from questhall.core.engine.chance import FastChance
from questhall.core.engine.frames import rule_of, second_of, third_of
from questhall.core.engine.state import State
from questhall.core.interface.determinize import determinize
from questhall.core.interface.game import Game, Setup
from questhall.core.interface.perspective import ALL, Perspective, view_for, winners_of
from questhall.core.interface.saving import load, save
from questhall.envs.observers import action_numbers_of, observed_page

SIDES: Final = 256
CHOICES_SHOWN: Final = 64
"""How many of the latest choices since the deal are given as numbers; the text has all of them."""
CHOICE_SIZE: Final = 4
THROWS: Final = 4
"""How many throws of a die with how many sides determine a deal: four billion deals, equally likely."""


class Actions:
    """The numbers of all options of a game.

    >>> from questhall.games import find_game
    >>> Actions(find_game("rent-a-hero")).keys[:3]
    ['decline', 'send angry_chicken', 'send pyromaniac']
    """

    def __init__(self, game: Game) -> None:
        book = game.book
        self.keys = [book.key(option) for option in book.every_option(0)]
        self._numbers = action_numbers_of(game.id)

    def number(self, option: int) -> int:
        return int(self._numbers.number(option))

    def offered(self, table: State) -> list[int]:
        """The number of each option of the decision being asked, in the order of the options."""
        return [self.number(table.options[i]) for i in range(table.option_count)]


@cache
def actions_of(game_id: str) -> Actions:
    from questhall.games import find_game

    return Actions(find_game(game_id))


class Playing:
    """A game from its deal on; before `THROWS` throws of the die there is no table yet.

    `logs` has for each seat every choice since the deal as that seat saw it.
    """

    def __init__(self, game: Game, setup: Setup, table: State | None = None) -> None:
        self.game = game
        self.setup = setup
        self.throws: tuple[int, ...] = ()
        self.table = table
        self.logs: tuple[str, ...] = ("",) * setup.seats
        self._seen: dict[int, str] = {}

    @property
    def actions(self) -> Actions:
        return actions_of(self.game.id)

    def the_table(self) -> State:
        assert self.table is not None, "nothing has been dealt yet"
        return self.table

    def is_over(self) -> bool:
        return self.table is not None and self.table.is_over()

    # Chance

    def throw(self, side: int) -> None:
        """One throw of the die; the last one deals."""
        self.throws = (*self.throws, side)
        if len(self.throws) == THROWS:
            seed = sum(side * SIDES**place for place, side in enumerate(self.throws))
            self.table = self.game.start(self.setup, FastChance(seed), journal=False)

    # Choices

    def decider(self) -> int:
        """The asked seat, or the one that speaks for the party."""
        return self.game.answerer(self.the_table())

    def legal_actions(self) -> list[int]:
        return sorted(self.actions.offered(self.the_table()))

    def choose(self, action: int) -> None:
        table = self.the_table()
        index = self.actions.offered(table).index(action)
        self.logs = tuple(log + self._as_seen(index, seat) for seat, log in enumerate(self.logs))
        self._seen = {}
        table.choose(index)

    def _as_seen(self, index: int, onlooker: int) -> str:
        table = self.the_table()
        option = table.options[index]
        chooser = self.decider()
        if onlooker != chooser:
            option = table.book.rule(option).as_seen(table, option, onlooker)
        return f"{chooser}:{option} "

    def returns(self) -> list[float]:
        """The share of the victory of each seat; nothing before the end."""
        winners = winners_of(self.table) if self.table is not None and self.is_over() else []
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(self.setup.seats)]

    # Information

    def observation(self, seat: int) -> str:
        """What the seat sees now: its view, what is being asked, and its options if it is asked."""
        if seat not in self._seen:
            self._seen[seat] = self._view(seat)
        return self._seen[seat]

    def information(self, seat: int) -> str:
        """The same, with every choice since the deal as this seat saw it."""
        return f"{self.logs[seat]}{self.observation(seat)}"

    def numbers(self, seat: int) -> list[int]:
        """What the seat sees now as numbers."""
        return [*observed_page(self.game.id, self.the_table(), seat).values]

    def newest_choices(self, seat: int) -> list[tuple[int, int, int, int]]:
        """The newest choices as this seat saw them, newest first.

        Who chose (1 is the seat itself), the number of the rule, and what the option names, plus 1.
        """
        told = self.logs[seat].rsplit(maxsplit=CHOICES_SHOWN)[-CHOICES_SHOWN:]
        choices = []
        for entry in reversed(told):
            chooser, option = map(int, entry.split(":"))
            place = (chooser - seat) % self.setup.seats
            named = int(second_of(option)) + 1, int(third_of(option)) + 1
            choices.append((place + 1, int(rule_of(option)), *named))
        return choices

    def seen_by_everyone(self) -> str:
        """What a spectator sees."""
        return self._view(None)

    def own_secrets(self, seat: int) -> str:
        """What the seat sees and a spectator does not."""
        if self.table is None:
            return ""
        names = [str(seat) for seat in range(self.setup.seats)]
        public = view_for(self.game, self.table, None, names)
        own = view_for(self.game, self.table, seat, names)
        return msgspec.json.encode({key: own[key] for key in own if own[key] != public.get(key)}).decode()

    def everything(self) -> str:
        """The whole table, secrets included."""
        return f"{self.throws} {self._view(ALL)}"

    def _view(self, perspective: Perspective) -> str:
        if self.table is None:
            return ""
        names = [str(seat) for seat in range(self.setup.seats)]
        return msgspec.json.encode(view_for(self.game, self.table, perspective, names)).decode()

    # Copies

    def imagined(self, seat: int, seed: int) -> Playing:
        """The same game with what `seat` cannot know resampled; others' logs start with what `seat` saw."""
        other = Playing(self.game, self.setup, determinize(self.the_table(), seat, seed))
        other.logs = (self.logs[seat],) * self.setup.seats
        return other

    def clone(self) -> Playing:
        table = None if self.table is None else self.table.clone()
        other = Playing(self.game, self.setup, table)
        other.throws = self.throws
        other.logs = self.logs
        other._seen = dict(self._seen)
        return other

    def __deepcopy__(self, memo: dict[int, object]) -> Playing:
        return self.clone()

    def __reduce__(self) -> tuple[Callable[..., Playing], tuple[object, ...]]:
        saved = None if self.table is None else save(self.game, self.table)
        seed = 0 if self.table is None else int(cast(FastChance, self.table.chance).seed)
        return _restored, (self.game.id, self.setup, self.throws, self.logs, saved, seed)


def _restored(
    game_id: str,
    setup: Setup,
    throws: tuple[int, ...],
    logs: tuple[str, ...],
    saved: dict[str, object] | None,
    seed: int,
) -> Playing:
    from questhall.games import find_game

    game = find_game(game_id)
    playing = Playing(game, setup, None if saved is None else load(game, saved, FastChance(seed)))
    playing.throws = throws
    playing.logs = logs
    return playing
