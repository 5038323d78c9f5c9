"""Observes a game for its row: who played what, how often everything was used, and every decision."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from questhall.core.engine.events import Event, EventKind
from questhall.core.engine.state import State
from questhall.core.interface.game import Game
from questhall.core.search.observed_play import NO_PLACE, SECRET, DecisionLog, UseCounts, unpack_use

HEROES = "hero_chosen"
CHARACTERS = "character_enters"
PARTIES = "party."
"""The zones of parties are named after their seats."""

Names = tuple[tuple[str, ...], ...]
"""For each seat, in the order in which they came."""


class Observation(NamedTuple):
    """What a row says about a game besides its result; None where a game has no such thing."""

    quest: str | None
    heroes: Names | None
    characters: Names | None
    parties: Names | None
    uses: tuple[tuple[int, int], ...]
    """How often each use occurred; `unpack_use` says what it is."""
    decisions: list[int]
    """As in a `DecisionLog`."""


class Observer:
    """Used for one game after another: `begin`, and `observation` at the end."""

    def __init__(self, game: Game, with_decisions: bool = False) -> None:
        self.game = game
        self.journal = UseCounts(shapes_of(game))
        self.log = DecisionLog() if with_decisions else None
        self._indices = {kind.name: index for index, kind in enumerate(game.events)}

    def begin(self) -> None:
        self.journal.clear()
        if self.log is not None:
            self.log.clear()

    def note(self, events: Iterable[Event]) -> None:
        """Events that somebody else has kept."""
        for event in events:
            a, b, c = (*event.arguments, NO_PLACE, NO_PLACE, NO_PLACE)[:3]
            if event.kind.secret:
                self.journal.note_secret(event.kind, a, b, event.secret, event.informed)
            else:
                self.journal.note(event.kind, a, b, c)

    def note_decision(self, state: State, seat: int, index: int) -> None:
        if self.log is not None:
            self.log.note(state, seat, index)

    def observation(self, state: State) -> Observation:
        quest = self.game.chronicle(state).get("quest")
        return Observation(
            quest if isinstance(quest, str) else None,
            self._names(HEROES, state),
            self._names(CHARACTERS, state),
            self._parties(state),
            tuple(sorted(self.journal.counts.items())),
            [] if self.log is None else self.log.numbers,
        )

    def _names(self, event: str, state: State) -> Names | None:
        """What each seat has taken, by the event that tells it."""
        if event not in self._indices:
            return None
        taken: list[list[str]] = [[] for _ in range(state.seats)]
        for use in self.journal.counts:
            index, thing, seat = unpack_use(use)
            if index == self._indices[event]:
                taken[seat].append(name_of(self.game, self.game.events[index], thing))
        return tuple(tuple(names) for names in taken)

    def _parties(self, state: State) -> Names | None:
        zones = [zone for zone, name in enumerate(self.game.zones) if name.startswith(PARTIES)][: state.seats]
        if not zones:
            return None
        cards = [[int(card) for card in state.pile(zone)] for zone in zones]
        return tuple(tuple(sorted(self.game.face_name(state, card) for card in pile)) for pile in cards)


def shapes_of(game: Game) -> dict[int, tuple[int, int, int]]:
    """The kinds of events that are about something, as `UseCounts` wants them."""
    shapes: dict[int, tuple[int, int, int]] = {}
    for index, kind in enumerate(game.events):
        thing = place_of_thing(game, kind)
        if thing != NO_PLACE:
            nouns = [_noun(field) for field in kind.fields]
            seat = nouns.index("seat") if "seat" in nouns else NO_PLACE
            shapes[kind.number] = (index, seat, thing)
    return shapes


def place_of_thing(game: Game, kind: EventKind) -> int:
    """Which argument says what an event is about: the first that names a card, a space, a character..."""
    for place, field in enumerate(kind.fields):
        noun = _noun(field)
        if noun in game.nouns and noun != "seat" and noun not in game.places:
            return place
    return SECRET if kind.secret else NO_PLACE


def noun_of(game: Game, kind: EventKind) -> str:
    """What kind of thing an event is about."""
    place = place_of_thing(game, kind)
    return kind.secret if place == SECRET else _noun(kind.fields[place])


def name_of(game: Game, kind: EventKind, thing: int) -> str:
    return game.nouns[noun_of(game, kind)].names[thing]


def _noun(field: str) -> str:
    return field.partition(":")[2]
