"""Observations: what one seat may know of a table, as a row of numbers of fixed length.

A game's observer writes the same sections in the same order at every decision. What a seat cannot know changes
nothing in its row. Seats are numbered from the one that observes, clockwise, so the same play looks the same
from every seat.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from questhall.core.engine.frames import first_of, rule_of, second_of, third_of
from questhall.core.engine.rulebook import RuleBook
from questhall.core.engine.rules import Question
from questhall.core.engine.state import ONGOING, PARTY, State
from questhall.core.learning.page import Page

ARGUMENTS: Final = 3


@final
class Field:
    """Some numbers of an observation that belong together."""

    def __init__(self, name: str, size: int, meaning: str) -> None:
        self.name = name
        self.size = size
        self.meaning = meaning


@final
class Section:
    """A row of fields, written once or several times: for each seat, for each space."""

    def __init__(self, name: str, fields: list[Field], times: int = 1) -> None:
        self.name = name
        self.fields = fields
        self.times: i64 = times
        self.size: i64 = sum(field.size for field in fields)
        """Of one repetition."""


class Observer:
    """Writes what a seat may know. A game adds its own sections and writes them in `write`."""

    def __init__(self, book: RuleBook, most_seats: int, sections: list[Section]) -> None:
        self.most_seats: i64 = most_seats
        self.occasions: list[str] = []
        places = vec[i64]()
        for rule in book.rules:
            place = -1
            if isinstance(rule, Question):
                if rule.occasion not in self.occasions:
                    self.occasions.append(rule.occasion)
                place = self.occasions.index(rule.occasion)
            places = append(places, place)
        self._occasion_of = places
        self.sections = [self._question_section(most_seats), *sections]
        self.size: i64 = sum(section.size * section.times for section in self.sections)

    def _question_section(self, seats: int) -> Section:
        return Section(
            "question",
            [
                Field("is_asked", 1, "1 if you are asked, or answer for the party"),
                Field("decider", seats, "who is asked: you, your left neighbour and so on"),
                Field("is_party", 1, "1 if the party is asked"),
                Field("occasion", len(self.occasions), "which question: " + ", ".join(self.occasions)),
                Field(
                    "arguments",
                    ARGUMENTS,
                    "what the question is about, plus 1: seats from the table's first, spaces, cards, amounts",
                ),
                Field("seats", seats, "1 for each seat in the game"),
            ],
        )

    def observe(self, state: State, seat: i64, page: Page) -> None:
        """Write what this seat may know; the table has to keep knowledge."""
        page.clear()
        self._write_question(state, seat, page)
        self.write(state, seat, page)
        assert page.is_full(), "an observer has written more or less than its sections say"

    def write(self, state: State, seat: i64, page: Page) -> None:
        """Write the game's own sections."""
        raise NotImplementedError

    def write_seat(self, section: Section, state: State, owner: i64, seat: i64, page: Page) -> None:
        """Write what `seat` may know of `owner`, in a section that `write_seats` repeats for every seat."""
        raise NotImplementedError

    def answerer(self, state: State) -> i64:
        """The seat that is asked, or the one that speaks for the party."""
        if state.decider == PARTY:
            return self.speaker(state)
        return state.decider

    def speaker(self, state: State) -> i64:
        """Who speaks for the party."""
        return 0

    def _write_question(self, state: State, seat: i64, page: Page) -> None:
        if state.ending != ONGOING:
            page.skip(2 + self.most_seats + len(self.occasions) + ARGUMENTS)
        else:
            page.flag(self.answerer(state) == seat)
            self.seat(page, state, state.decider, seat)
            page.flag(state.decider == PARTY)
            asking = state.asking
            place = rule_of(asking)
            page.one_of(self._occasion_of[place], len(self.occasions))
            page.put(first_of(asking) + 1)
            page.put(second_of(asking) + 1)
            page.put(third_of(asking) + 1)
        other: i64 = 0
        while other < self.most_seats:
            page.flag(other < state.seats)
            other += 1

    # For the games' own sections

    def seat(self, page: Page, state: State, other: i64, seat: i64) -> None:
        """One of so many seats, counted from the observing one; none if `other` is nobody."""
        place: i64 = -1
        if other >= 0:
            place = other - seat
            if place < 0:
                place += state.seats
        page.one_of(place, self.most_seats)

    def write_seats(self, section: Section, state: State, seat: i64, page: Page) -> None:
        """Write a section for every seat, clockwise from the observing one; seats that are not there stay 0."""
        place: i64 = 0
        while place < state.seats:
            owner = seat + place
            if owner >= state.seats:
                owner -= state.seats
            self.write_seat(section, state, owner, seat, page)
            place += 1
        page.skip((self.most_seats - state.seats) * (section.size * section.times // self.most_seats))


def write_faces(page: Page, state: State, zone: i64, faces: i64) -> None:
    """How many cards of each face lie in an open zone."""
    count_faces(page, state, zone)
    page.skip(faces)


def count_faces(page: Page, state: State, zone: i64) -> None:
    """Add the cards of an open zone to the numbers that are written next."""
    card = state.top(zone)
    while card >= 0:
        page.count(state.faces[card])
        card = state.links[card]


def count_known_faces(page: Page, state: State, zone: i64, seat: i64) -> i64:
    """The same for the cards that this seat knows; returns how many it does not know."""
    hidden: i64 = 0
    card = state.top(zone)
    while card >= 0:
        if state.is_known_to(seat, card):
            page.count(state.faces[card])
        else:
            hidden += 1
        card = state.links[card]
    return hidden
