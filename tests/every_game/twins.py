"""Twins: two tables that one seat cannot tell apart, made without the code that imagines tables.

`make_twin` exchanges faces that a seat does not know, so that everything it does know stays true. What
the seat is shown, told, offered and can imagine must then be the same at both tables, now and for as long
as play goes on without showing it a difference.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from questhall.core.engine.chance import Picker
from questhall.core.engine.events import Journal
from questhall.core.engine.frames import second_of, third_of
from questhall.core.engine.knowledge import Fact, Knowledge
from questhall.core.engine.state import State
from questhall.core.interface.decision import current_decision
from questhall.core.interface.determinize import determinize
from questhall.core.interface.game import Game
from questhall.core.interface.saving import save
from questhall.core.records.undo import Made, draws_of, revision_of, undo_right
from questhall.games.proving_ground.components import state as proving
from questhall.games.proving_ground.game import PROVING_GROUND
from questhall.games.rent_a_hero.game import RENT_A_HERO
from questhall.games.talisman.components import state as talisman
from questhall.games.talisman.game import TALISMAN

DECKS = ("deck", "adventure_deck", "spell_deck", "enemy_deck", "location_deck", "dungeon_deck", "gear_deck")
"""The zones of cards that will be drawn, in all games."""
SWAPS_PER_CARD = 3
LONGEST_RUN = 30
"""Choices that twins are followed for."""
SEEDS = (1, 2)
"""What each seat imagines is compared for these."""


# Making a twin


def make_twin(game: Game, state: State, seat: int, picker: Picker) -> State:
    """A table with other hidden cards, for all that `seat` knows the same.

    Every second one has the same decks: what is drawn from them does not end the likeness.
    """
    twin = state.clone()
    spared = _in_decks(game, twin) if picker.below(2) else set()
    hidden = [c for c in range(twin.card_count) if c not in spared and not _knowledge(twin).knows(seat, c)]
    for _ in range(SWAPS_PER_CARD * len(hidden)):
        one, other = (hidden[picker.below(len(hidden))] for _ in range(2))
        if _are_interchangeable(twin, one, other):
            _exchange(twin, one, other)
            if not _facts_hold(twin, seat):
                _exchange(twin, one, other)
    _make_private_facts_true(twin, seat)
    _reseal_bids(twin, seat, picker)
    if not twin.is_over() and twin.decider != seat:
        twin.reask()
    return twin


def _in_decks(game: Game, state: State) -> set[int]:
    decks = [zone for zone, name in enumerate(game.zones) if name in DECKS]
    return {int(card) for zone in decks for card in state.pile(zone)}


def _knowledge(state: State) -> Knowledge:
    assert state.knowledge is not None
    return state.knowledge


def _are_interchangeable(state: State, one: int, other: int) -> bool:
    """Whether both are from one pool."""
    return _knowledge(state).pool_of[one] == _knowledge(state).pool_of[other]


def _exchange(state: State, one: int, other: int) -> None:
    faces = state.faces[:]
    faces[one], faces[other] = state.faces[other], state.faces[one]
    state.faces = faces


def _facts_hold(state: State, seat: int) -> bool:
    faces = {card: int(face) for card, face in enumerate(state.faces)}
    return all(fact.allows(faces) for fact in _knowledge(state).facts if fact.seats >> seat & 1)


def _make_private_facts_true(state: State, seat: int) -> None:
    """What only others know is about other faces at this table."""
    knowledge = _knowledge(state)
    knowledge.facts = [
        fact
        if fact.seats >> seat & 1
        else Fact(fact.seats, fact.cards, 1 << int(state.faces[fact.cards[0]]), 1, len(fact.cards), ())
        for fact in knowledge.facts
    ]


def _reseal_bids(state: State, seat: int, picker: Picker) -> None:
    if isinstance(state, proving.Table):
        for other in range(state.seats):
            if other != seat and state.get(other, proving.BID) != proving.NO_BID:
                most = state.get(other, proving.FATE_TOKENS)
                state.set(other, proving.BID, picker.below(most + 1))


# Comparing twins


@dataclass
class Twins:
    """Two tables, the seat that cannot tell them apart, and the choices made since."""

    game: Game
    one: State
    other: State
    seat: int
    lines: tuple[list[Made], list[Made]] = field(default_factory=lambda: ([], []))

    def are_different(self) -> bool:
        return save(self.game, self.one) != save(self.game, self.other)

    def check(self, where: str) -> None:
        """Whatever the seat can look at is the same at both tables."""
        assert self._seen(self.one) == self._seen(self.other), f"{where}: seat {self.seat} sees a difference"
        assert self._undo_rights(0) == self._undo_rights(1), f"{where}: undo tells seat {self.seat}"
        for seed in SEEDS:
            one, other = (determinize(state, self.seat, seed) for state in (self.one, self.other))
            check_imagined_options(self.game, one, self.seat, where)
            for part, value in save(self.game, one).items():
                found = save(self.game, other)[part]
                assert value == found, f"{where}: what seat {self.seat} imagines depends on the truth: {part}"

    def _seen(self, state: State) -> object:
        """Besides the view the faces of cards by their places: who draws two cards knows which came first."""
        known = [card for card in range(state.card_count) if _knowledge(state).knows(self.seat, card)]
        faces = {card: int(state.faces[card]) for card in known}
        return self.game.view(state, self.seat), asked_of(state, self.seat), faces

    def _undo_rights(self, table: int) -> list[int]:
        state = (self.one, self.other)[table]
        return [undo_right(self.lines[table], state, seat) for seat in range(state.seats)]

    def step(self, picker: Picker, where: str) -> bool:
        """Make a choice at both that looks the same; whether the tables still look the same afterwards."""
        index = picker.below(self.one.option_count)
        alike = [
            i
            for i in range(self.other.option_count)
            if self._looks(self.other, i) == self._looks(self.one, index)
        ]
        if not alike:
            return False
        has_bids = _has_sealed_bids(self.one)
        told = self._choose(0, index), self._choose(1, alike[picker.below(len(alike))])
        is_same = told[0] == told[1] and self._seen(self.one) == self._seen(self.other)
        if not has_bids and not self._anything_shown():
            assert told[0] == told[1], f"{where}: seat {self.seat} was told what nobody was shown"
            assert is_same, f"{where}: seat {self.seat} sees what nobody was shown"
        return is_same

    def follow(self, picker: Picker, where: str) -> int:
        """Compare for as long as the tables look the same; how many comparisons could have failed."""
        compared = 0
        for _ in range(LONGEST_RUN):
            self.check(where)
            compared += self.are_different()
            if self.one.is_over() or not self.step(picker, where):
                break
        return compared

    def _looks(self, state: State, index: int) -> object:
        """An option as the seat sees it chosen."""
        option = state.options[index]
        if state.decider == self.seat:
            return option
        return state.book.action(option).as_seen(state, option, self.seat)

    def _choose(self, table: int, index: int) -> list[dict[str, object]]:
        """Make a choice at one table; what the seat is told of it."""
        state = (self.one, self.other)[table]
        journal = state.journal = Journal()
        key, decider = state.book.key(state.options[index]), int(state.decider)
        made = Made(decider, key, "person", draws_of(state), revision_of(state), ())
        state.choose(index)
        self.lines[table].append(made)
        return [self.game.event_for(event, self.seat) for event in journal.take_events()]

    def _anything_shown(self) -> bool:
        """Whether the last choice drew, showed or proved anything, or whom it led to tells something."""
        for state, line in zip((self.one, self.other), self.lines, strict=True):
            if line[-1].draws_before != draws_of(state) or line[-1].revision_before != revision_of(state):
                return True
        return self.game is not RENT_A_HERO and not self.one.covers


def _has_sealed_bids(state: State) -> bool:
    if not isinstance(state, proving.Table):
        return False
    return any(state.get(seat, proving.BID) != proving.NO_BID for seat in range(state.seats))


def asked_of(state: State, seat: int) -> object:
    """Who is asked about what; the options only for the seat itself."""
    decision = current_decision(state)
    if decision is None:
        return state.winners
    return decision.seat, decision.occasion, decision.keys() if decision.seat == seat else None


def check_imagined_options(game: Game, imagined: State, seat: int, where: str) -> None:
    """Whoever is asked at an imagined table can do there what the hand allows there."""
    if imagined.is_over() or imagined.decider in (seat, -2):
        return
    offered = {imagined.book.key(imagined.options[i]) for i in range(imagined.option_count)}
    expected = _allowed(imagined) if game is RENT_A_HERO else offered - _impossible(game, imagined, offered)
    assert offered == expected, f"{where}: an imagined seat {imagined.decider} is offered {sorted(offered)}"


def _allowed(state: State) -> set[str]:
    """The keys for which no clause speaks against choosing them."""
    book, asked = state.book, int(state.decider)
    reasons = {
        book.key(option): book.action(option).why_not(state, asked, second_of(option), third_of(option))
        for option in book.every_option(asked)
    }
    return {key for key, reason in reasons.items() if not reason}


def _impossible(game: Game, state: State, keys: set[str]) -> set[str]:
    """Keys that need a Spell which the imagined hand has not."""
    is_proving = game is PROVING_GROUND
    if not is_proving and game is not TALISMAN:
        return set()
    hands = proving.HANDS if is_proving else talisman.SPELLS
    hand = {game.face_name(state, int(card)) for card in state.pile(hands + int(state.decider))}
    needed = {key: _proving_spell_of(key) if is_proving else _spell_of(key) for key in keys}
    return {key for key, spell in needed.items() if spell and spell not in hand}


def _spell_of(key: str) -> str:
    verb, _, rest = key.partition(" ")
    if verb == "cast":
        return rest.partition(" ")[0]
    return {"immobilise": "immobility", "preserve": "preservation"}.get(verb, "")


def _proving_spell_of(key: str) -> str:
    verb, _, name = key.partition(" ")
    if verb in ("cast", "drop"):
        return name
    return verb if verb in ("teleport", "peek") else ""


# Playing


def check_twins(game: Game, play: Iterator[tuple[State, Picker]], every: int, where: str) -> int:
    """Follow twins from one decision in `every` of a game, each time for another seat.

    Returns how many comparisons could have failed: twins may happen to be the same table.
    """
    compared = 0
    for number, (state, picker) in enumerate(play):
        if picker.below(every) == 0:
            seat = int(picker.below(state.seats))
            twins = Twins(game, state.clone(), make_twin(game, state, seat, picker), seat)
            compared += twins.follow(picker, f"{where}, decision {number}")
    return compared
