"""The table on which a scenario is played, addressed by seat names and option keys."""

from __future__ import annotations

from dataclasses import replace

from questhall.core.engine.chance import FastChance, ScriptedChance
from questhall.core.engine.errors import (
    GameIsOver,
    IllegalChoice,
    ScenarioError,
    ScenarioStuck,
    WrongOrder,
    listed,
)
from questhall.core.engine.events import Event, Journal
from questhall.core.engine.rules import DECLINE
from questhall.core.engine.state import PARTY, State
from questhall.core.interface import decision
from questhall.core.interface.decision import Decision, Option
from questhall.core.interface.perspective import SPECTATOR, ending_of, winners_of
from questhall.core.interface.position import Position
from questhall.core.interface.saving import digest
from questhall.core.records.undo import Made, draws_of, revision_of, undo_right
from questhall.core.scenario.comparisons import HIDDEN, NONE
from questhall.core.scenario.key_spelling import Spelling
from questhall.core.scenario.model import (
    NOBODY_ASKED,
    TOGETHER,
    AnyMove,
    DeclineUntil,
    Move,
    Scenario,
    TakeBack,
)

GAME_OVER = "game-over"
"""The reason for a refusal once nothing can be chosen."""
OFFERED = "it is offered"
OPTIONS = "options"
"""The field of the documents that has the keys offered."""


class Play:
    """One scenario in progress. `events` are those since the previous checkpoint."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.game = scenario.game
        self.names = list(scenario.seats)
        self.spelling = Spelling(scenario.game.book, scenario.seats)
        self.made: list[Made] = []
        self.before: list[State] = []  # the table before each choice, for undo
        self.events: list[Event] = []
        self.state = self._begin()
        self._collect()

    def _begin(self) -> State:
        scenario = self.scenario
        orders = [list(order) for order in scenario.orders]
        chance = ScriptedChance(list(scenario.dice), orders, FastChance(scenario.seed))
        try:
            if scenario.position is None:
                return self.game.start(scenario.setup, chance)
            return self.game.lay_out(Position(scenario.position, self.names), scenario.setup, chance)
        except WrongOrder as problem:
            raise self._in_words(problem) from problem

    def _in_words(self, problem: WrongOrder) -> ScenarioError:
        name = self.game.faces[problem.face]
        pile = listed(
            [f"{problem.pile.count(face)} {self.game.faces[face]}" for face in sorted({*problem.pile})]
        )
        return ScenarioError(
            f"shuffles: order {problem.number}: names {name} more often than the shuffled cards contain it;"
            f" these are: {pile or 'none'}"
        )

    def _collect(self) -> list[Event]:
        assert self.state.journal is not None
        events = self.state.journal.take_events()
        self.state.journal.take_draws()
        self.events.extend(events)
        return events

    # The decision

    def decision(self) -> Decision | None:
        return decision.current_decision(self.state)

    def asked(self) -> str:
        """The seat being asked, the party, or nobody once the game is over."""
        asked = self.decision()
        if asked is None:
            return NOBODY_ASKED
        return TOGETHER if asked.seat == PARTY else self.names[asked.seat]

    def occasion(self) -> str:
        asked = self.decision()
        return "" if asked is None else asked.occasion

    def is_window(self) -> bool:
        asked = self.decision()
        return asked is not None and asked.is_window

    def options(self, seat: str = "") -> list[Option]:
        """The options of this seat, or of the seat that is asked."""
        asked = self.decision()
        is_open = not seat or self.asked() in (seat, TOGETHER)
        if asked is None or not is_open:
            return []
        return [replace(option, key=self.spelling.write(option.key)) for option in asked.options]

    def keys(self, seat: str = "") -> list[str]:
        return [option.key for option in self.options(seat)]

    def why_not(self, seat: str, key: str) -> str:
        """Why this cannot be chosen now, or that it can."""
        if self.state.is_over():
            return GAME_OVER
        return decision.why_not(self.state, self._number(seat), self.spelling.read(key)) or OFFERED

    def _number(self, seat: str) -> int:
        """A seat's number; any seat may speak for the party."""
        return 0 if seat == TOGETHER else self.names.index(seat)

    # Moves

    def make(self, move: AnyMove) -> None:
        if isinstance(move, DeclineUntil):
            self.decline_until(move)
        elif isinstance(move, TakeBack):
            self.take_back(move)
        else:
            self.choose(move)

    def choose(self, move: Move) -> None:
        """Make a choice, or say why the file is stuck."""
        draws, revision = draws_of(self.state), revision_of(self.state)
        reason = self.why_not(move.seat, move.key)
        if reason != OFFERED:
            raise ScenarioStuck(f"refused ({reason}); {self._where()}")
        before, key = self.state.clone(), self.spelling.read(move.key)
        try:
            decision.choose(self.state, self._number(move.seat), key, move.seat)
        except WrongOrder as problem:
            raise self._in_words(problem) from problem
        events = tuple(self._collect())
        self.made.append(Made(self._number(move.seat), key, move.by, draws, revision, events))
        self.before.append(before)

    def take_back(self, move: TakeBack) -> None:
        """Undo the seat's last choice if it has the right; events already reported stay."""
        if not self.is_undo_free(move.seat):
            raise ScenarioStuck(f"{move.seat} may not undo anything; {self._where()}")
        target = undo_right(self.made, self.state, self._number(move.seat))
        self.state = self.before[target]
        self.state.journal = Journal()
        del self.made[target:], self.before[target:]

    def decline_until(self, until: DeclineUntil) -> None:
        while not self._is_reached(until):
            asked = self.decision()
            if asked is None or not asked.offers(DECLINE.verb):
                raise ScenarioStuck(f"nobody can decline any further: {self._where()}")
            self.choose(Move(self.asked(), DECLINE.verb))

    def _is_reached(self, until: DeclineUntil) -> bool:
        if until == DeclineUntil():
            return not self.is_window()
        return (
            until.seat in ("", self.asked())
            and until.occasion in ("", self.occasion())
            and (not until.key or until.key in self.keys())
        )

    def _where(self) -> str:
        if self.state.is_over():
            return f"the game is over ({self.ending()})"
        return f"{self.asked()} is asked: {self.occasion()} ({listed(self.keys(), 20)})"

    def refusal(self, seat: str, key: str) -> str:
        """Try something that must be refused; returns the reason given, or what happened instead."""
        reason = self.why_not(seat, key)
        if reason == OFFERED:
            return OFFERED
        before = digest(self.game, self.state)
        try:
            decision.choose(self.state, self._number(seat), self.spelling.read(key), seat)
        except (IllegalChoice, GameIsOver):
            return (
                reason if digest(self.game, self.state) == before else "it was refused, but changed the table"
            )
        return "it was accepted"

    # Looking

    def document(self, seat: str = "") -> dict[str, object]:
        """The whole table, or what one seat or a spectator sees of it."""
        if not seat:
            seen = self.game.open_view(self.state, self.names)
        else:
            viewer = None if seat == SPECTATOR else self.names.index(seat)
            seen = self.game.named_view(self.state, viewer, self.names)
        seen["awaited"] = self._awaited()
        seen[OPTIONS] = [] if seat == SPECTATOR else self.keys(seat)
        seen["result"] = self._result()
        return seen

    def _awaited(self) -> object:
        if self.state.is_over():
            return NONE
        return {"seat": self.asked(), "occasion": self.occasion(), "window": self.is_window()}

    def _result(self) -> object:
        if not self.state.is_over():
            return NONE
        return {"ending": self.ending(), "winners": self.winners()}

    def ending(self) -> str:
        return ending_of(self.game, self.state)

    def winners(self) -> list[str]:
        return [self.names[seat] for seat in winners_of(self.state)]

    def told(self, seat: str) -> list[dict[str, object]]:
        """What a seat or a spectator was told since the previous checkpoint."""
        viewer = None if seat == SPECTATOR else self.names.index(seat)
        return [self._named(event, viewer) for event in self.events]

    def _named(self, event: Event, viewer: int | None) -> dict[str, object]:
        told = self.game.event_for(event, viewer)
        for spec, value in zip(event.kind.fields, event.arguments, strict=True):
            if spec.endswith(":seat"):
                told[spec.partition(":")[0]] = self.names[value] if value >= 0 else NONE
        if event.kind.secret:
            told.setdefault(event.kind.secret, HIDDEN)
        return told

    def unused_dice(self) -> list[int]:
        """The dice of the file that were never rolled."""
        return list(self.scenario.dice[self.state.dice_draws :])

    def unused_orders(self) -> list[list[str]]:
        """The orders of the file for shuffles that never happened."""
        orders = self.scenario.orders[self.state.shuffle_draws :]
        return [[self.game.faces[face] for face in order] for order in orders]

    def is_undo_free(self, seat: str) -> bool:
        """Whether this seat may undo its last choice without consent."""
        return undo_right(self.made, self.state, self._number(seat)) < len(self.made)
