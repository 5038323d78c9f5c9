"""What a game tells the rest of the program about itself.

Everything above the core (bots, simulation, terminal, server) works through this, so a new game is
one folder and one entry in `questhall.games`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from questhall.core.engine.chance import Chance
from questhall.core.engine.errors import UnknownSeat, UnknownVariant, UsageError, WrongNumberOfSeats
from questhall.core.engine.events import Event, EventKind, Journal
from questhall.core.engine.rulebook import RuleBook
from questhall.core.engine.rules import Noun
from questhall.core.engine.state import PARTY, State
from questhall.core.interface.attention import CONCERNED, Weight
from questhall.core.interface.learned import Learned
from questhall.core.interface.position import Position
from questhall.core.learning.observer import Observer
from questhall.core.search.policy import Evaluation, Policy


@dataclass(frozen=True)
class Setup:
    """What is agreed before a game: the number of seats, the variants, whether windows are covered, and what
    carries over from an earlier game, as a line of JSON that only the game understands."""

    seats: int
    variants: tuple[str, ...] = ()
    covers: bool = False
    carried: str = ""


Condition = Callable[[State, int], bool]
"""Whether something public holds for a seat; standing orders end on these."""


@dataclass(frozen=True)
class Game(ABC):
    """A game that Questhall plays. One object each; see `questhall.games`."""

    id: str
    title: str
    rules_version: int
    least_seats: int
    most_seats: int
    variants: dict[str, int]
    table: type[State]
    """The class of its states."""
    book: RuleBook
    nouns: dict[str, Noun]
    zones: list[str]
    endings: dict[int, str]
    own_fields: tuple[str, ...]
    faces: tuple[str, ...] = ()
    """What each face is called in scenario files."""
    words: tuple[str, ...] = ()
    """The other words of its documents for scenario files: fields inside tables, and fixed values."""
    events: tuple[EventKind, ...] = ()
    """Everything that can happen, for checking what a scenario file expects."""
    named_as: dict[str, str] = field(default_factory=dict)
    """Nouns whose names stand in the texts under another kind: Spells are cards."""
    places: tuple[str, ...] = ()
    """Nouns that name places: they have no texts, for what lies there says what to call it."""
    conditions: dict[str, Condition] = field(default_factory=dict)
    is_quiet: Condition | None = None
    """Whether nobody in this seat's place is likely to do anything in a window; public facts decide."""
    attention: Callable[[State, int], int] | None = None
    """How much a window matters to a seat, by what that seat holds: a level of `attention.py`."""
    is_forced: Condition | None = None
    """Whether a question with a single answer need not be asked. Public facts decide here too."""
    scene: Callable[[State], tuple[int, ...]] | None = None
    """What the decision of this state is part of, a turn or an activation, as numbers: those that follow one
    another with the same numbers belong together."""
    campaign: str = ""
    """The variant with which games follow one another, each taking over what the one before passes on."""
    is_cooperative: bool = False
    """Whether the players win and lose together: people at one keyboard then hide nothing that lies open."""
    make_thumb: Callable[[], Policy] | None = None
    make_seated_thumb: Callable[[], Policy] | None = None
    """Rules of thumb for a seat at a real table, where the usual ones would look at what is hidden."""
    make_guide: Callable[[], Policy] | None = None
    """Stronger rules of thumb than the usual ones, if there are any."""
    guide_searches: bool = True
    """Whether a search goes by them too, or by the usual ones because it is no stronger for them."""
    make_evaluation: Callable[[], Evaluation] = Evaluation
    learned: Learned | None = None
    """Learned judgement, for the bot `learned`."""
    make_observer: Callable[[], Observer] | None = None
    """What learners are shown; without it there are no environments for this game."""
    playout_depth: int = 10_000
    patience: int = 30
    """How often a search passes a decision further down by rules of thumb before it thinks about it."""
    switches: tuple[str, ...] = ()
    """Those of the variants that turn another reading of one ruling on: many, and each of them small."""
    groups: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """The variants by what they are about, for people who look through them."""
    exclusive: tuple[tuple[str, ...], ...] = ()
    """Variants of which one at most can be chosen."""
    is_finished: bool = True
    is_listed: bool = True

    def is_quiet_for(self, state: State, seat: int) -> bool:
        """Whether the window in which this seat is now asked is a quiet one."""
        return self.is_quiet is not None and self.is_quiet(state, seat)

    def weigh(self, state: State, seat: int) -> Weight:
        """How much the question that this seat is now asked matters to it."""
        is_single = state.option_count == 1
        if not state.book.question(state.asking).is_window():
            is_forced = is_single and self.is_forced is not None and self.is_forced(state, seat)
            return Weight(is_single=is_single, is_forced=is_forced)
        level = CONCERNED if self.attention is None else self.attention(state, seat)
        return Weight(self.is_quiet_for(state, seat), level, is_single)

    def start(self, setup: Setup, chance: Chance, knowledge: bool = True, journal: bool = True) -> State:
        """Set the table up and play on to the first decision."""
        self.check(setup)
        table = self.bare(setup, chance, knowledge)
        if journal:
            table.journal = Journal()
        self.deal(table)
        return table

    @abstractmethod
    def bare(self, setup: Setup, chance: Chance, knowledge: bool = True) -> State:
        """A table with every card in the box: to be dealt, or to load a saved state into."""

    @abstractmethod
    def deal(self, table: State) -> None:
        """Set a bare table up and play on to the first decision."""

    @abstractmethod
    def view(self, state: State, seat: int | None) -> dict[str, object]:
        """The table as one seat sees it, or a spectator (None), as plain data."""

    def views(self, state: State) -> Callable[[int | None], dict[str, object]]:
        """The views of everybody at a table, as long as it does not change; a game may make them together."""
        return lambda seat: self.view(state, seat)

    def named_view(self, state: State, seat: int | None, names: list[str]) -> dict[str, object]:
        """A view for scenario files: people by their names, and texts where plain data has null."""
        return self.view(state, seat)

    def open_view(self, state: State, names: list[str]) -> dict[str, object]:
        """Everything on the table, hidden or not: every zone, top card first, with seats by name."""
        document: dict[str, Any] = {}
        for zone, name in enumerate(self.zones):
            cards = [self.face_name(state, int(card)) for card in state.pile(zone)]
            place, _, seat = name.partition(".")
            if not seat:
                document[place] = cards
            elif int(seat) < len(names):
                document.setdefault(place, {})[names[int(seat)]] = cards
        return document

    @abstractmethod
    def lay_out(self, position: Position, setup: Setup, chance: Chance) -> State:
        """The table of a scenario file's [position], played on to its first decision."""

    @abstractmethod
    def full_box(self) -> Counter[str]:
        """Every component by name, with its number of copies."""

    def components(self, state: State) -> Counter[str]:
        """Every component on the table now; it must equal the full box after every decision."""
        found: Counter[str] = Counter()
        for zone in range(state.zone_count):
            found.update(self.face_name(state, int(card)) for card in state.pile(zone))
        return found

    def is_complete(self, state: State) -> bool:
        """Whether nothing was lost or added. Faster than comparing `components`."""
        return state.every_card_lies_once()

    def face_name(self, state: State, card: int) -> str:
        """The id of what a card really is."""
        return self.faces[state.faces[card]]

    def variant_mask(self, variants: tuple[str, ...]) -> int:
        """The variants as one number, as a state keeps them; raises `UnknownVariant`."""
        mask = 0
        for name in variants:
            if name not in self.variants:
                possible = ", ".join(sorted(self.variants)) or "none"
                raise UnknownVariant(f"{self.title} has no variant {name!r}; variants are: {possible}")
            mask |= self.variants[name]
        return mask

    def variant_names(self, mask: int) -> list[str]:
        """The names of the variants in such a number."""
        return [name for name, bit in self.variants.items() if mask & bit]

    def group_of(self, variant: str) -> str:
        """What a variant is about; empty where the game does not say."""
        return next((group for group, names in self.groups.items() if variant in names), "")

    def excluded_by(self, variant: str) -> list[str]:
        """The variants that cannot be chosen with this one."""
        alternatives = [name for names in self.exclusive if variant in names for name in names]
        return [name for name in self.variants if name in alternatives and name != variant]

    def check(self, setup: Setup) -> None:
        """Refuse a setup that the box does not allow."""
        self.variant_mask(setup.variants)
        if not self.least_seats <= setup.seats <= self.most_seats:
            raise WrongNumberOfSeats(
                f"{self.title} is for {self.least_seats} to {self.most_seats} players, not {setup.seats}"
            )
        if setup.carried:
            self.check_carried(setup)

    def check_carried(self, setup: Setup) -> None:
        """Refuse invalid carried data; most games carry nothing over."""
        raise UsageError(f"{self.title} cannot continue from an earlier game")

    def passes_on(self, state: State) -> str:
        """What a finished game hands to the next one as its `carried` data; empty if there is nothing."""
        return ""

    def chronicle(self, state: State) -> dict[str, object]:
        """What a campaign's chronicle says about a finished game, besides its ending and what it passes on."""
        return {}

    def speaker(self, state: State) -> int:
        """The seat whose bot answers for the party when no person can."""
        return 0

    def answerer(self, state: State) -> int:
        """The seat whose bot answers: the one that is asked, or the one that speaks for the party."""
        return self.speaker(state) if state.decider == PARTY else int(state.decider)

    def check_seat(self, state: State, seat: int) -> None:
        """Raise `UnknownSeat` if the table has no such seat."""
        if not 0 <= seat < state.seats:
            raise UnknownSeat(f"unknown seat {seat}; seats are 0 to {state.seats - 1}")

    def event_for(self, event: Event, seat: int | None) -> dict[str, object]:
        """An event as one seat (or a spectator) sees it.

        Its secret appears only to those who may know it; the others cannot tell that there is one.
        """
        told: dict[str, object] = {"event": event.kind.name}
        for spec, value in zip(event.kind.fields, event.arguments, strict=True):
            told.update([self._named(spec, value)])
        if event.kind.secret and event.is_told_to(-1 if seat is None else seat):
            told[event.kind.secret] = self.nouns[event.kind.secret].names[event.secret]
        return told

    def _named(self, spec: str, value: int) -> tuple[str, object]:
        name, _, kind = spec.partition(":")
        if not kind or kind == "seat":
            return name, value
        return name, self.nouns[kind].names[value]
