"""What a seat may know of Rent a Hero, as numbers. docs/observations.md lists the fields."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from questhall.core.engine.cards import NO_CARD
from questhall.core.engine.state import EVERYONE, NOBODY, State
from questhall.core.learning.observer import Field, Observer, Section, count_faces, count_known_faces
from questhall.core.learning.page import Page
from questhall.games.rent_a_hero.components.heroes import (
    ANGRY_CHICKEN,
    DOG_TRAINER,
    HERO_COUNT,
    MOST_PLAYERS,
    WITCH,
)
from questhall.games.rent_a_hero.components.state import (
    ANNOUNCED_POWER,
    DECK,
    DISCARD,
    ELIMINATED,
    HANDS,
    HINTS,
    PARTIES,
    RECRUIT_SHOWN,
    REQUIREMENT_IGNORED,
    Table,
)
from questhall.games.rent_a_hero.powers.powers import IS_CANCELLED, POWER, TARGET, USER
from questhall.games.rent_a_hero.setup.rulebook import BOOK
from questhall.games.rent_a_hero.turn.hint import is_answered_yes

POWERS_SHOWN: Final = 4
HERO_MEANING: Final = "by hero, from the Angry Chicken to the Wizard"

TABLE: Final = Section(
    "table",
    [
        Field("turns", 1, "requirements revealed so far"),
        Field("active", MOST_PLAYERS, "whose turn it is: you, your left neighbour and so on"),
        Field("deck", 1, "cards in the deck"),
        Field("discard", HERO_COUNT, f"cards in the discard pile that you know, {HERO_MEANING}"),
        Field("discard_hidden", 1, "cards in the discard pile that you do not know"),
        Field("hand", HERO_COUNT, f"cards in your hand, {HERO_MEANING}"),
        Field("requirement", HERO_COUNT, "the hero whose requirement is in force"),
        Field("is_ignored", 1, "1 if the requirement is ignored this turn"),
        Field("is_pending", 1, "1 if nobody has sent a wanderer yet"),
        Field("wanderer_at", MOST_PLAYERS, "before whom the wanderer lies"),
        Field("wanderer_from", MOST_PLAYERS, "who put it there"),
        Field("wanderer", HERO_COUNT, "the wanderer, if you know it"),
        Field("recruited", HERO_COUNT, "the recruited copy that is turned up and not settled yet"),
    ],
)
PLAYERS: Final = Section(
    "players",
    [
        Field("hand_size", 1, "cards in hand"),
        Field("party", HERO_COUNT, f"1 for each hero in the party, {HERO_MEANING}"),
        Field("upright", HERO_COUNT, "1 for each of them whose power is unused"),
        Field("eliminated", HERO_COUNT, f"eliminated heroes that you know, {HERO_MEANING}"),
        Field("eliminated_hidden", 1, "eliminated heroes that you do not know"),
        Field("hints_yes", 1, "hints of this turn that were answered with yes"),
        Field("hints_no", 1, "hints of this turn that were answered with no"),
        Field("known_yes", HERO_COUNT, "those of them answered with yes whose card you know, by hero"),
        Field("known_no", HERO_COUNT, "those answered with no whose card you know, by hero"),
    ],
    MOST_PLAYERS,
)
POWERS: Final = Section(
    "announced_powers",
    [
        Field("is_there", 1, "1 if there is such a power; the newest four come newest first"),
        Field("user", MOST_PLAYERS, "who announced it"),
        Field("hero", HERO_COUNT, "whose power it is"),
        Field("target_seat", MOST_PLAYERS, "the player it is aimed at"),
        Field("target_hero", HERO_COUNT, "the hero it is aimed at"),
        Field("is_cancelled", 1, "1 if it has been cancelled"),
    ],
    POWERS_SHOWN,
)
SECTIONS: Final = [TABLE, PLAYERS, POWERS]


@final
class RentAHeroObserver(Observer):
    """Writes the sections above."""

    def __init__(self) -> None:
        super().__init__(BOOK, MOST_PLAYERS, SECTIONS)

    def write(self, state: State, seat: i64, page: Page) -> None:
        assert isinstance(state, Table)
        self._write_table(state, seat, page)
        self.write_seats(PLAYERS, state, seat, page)
        self._write_powers(state, seat, page)

    def _write_table(self, table: Table, seat: i64, page: Page) -> None:
        page.put(table.turns)
        self.seat(page, table, table.active, seat)
        page.put(table.size(DECK))
        hidden = count_known_faces(page, table, DISCARD, seat)
        page.skip(HERO_COUNT)
        page.put(hidden)
        count_faces(page, table, HANDS + seat)
        page.skip(HERO_COUNT)
        if table.requirement == NO_CARD:
            page.skip(HERO_COUNT + 2)
        else:
            page.one_of(table.required(), HERO_COUNT)
            page.flag(table.has_lasting(REQUIREMENT_IGNORED, EVERYONE))
            page.flag(table.is_requirement_pending())
        if table.wanderer_on_its_way():
            wanderer = table.wanderer()
            self.seat(page, table, table.holder, seat)
            self.seat(page, table, table.cause, seat)
            if table.is_known_to(seat, wanderer):
                page.one_of(table.faces[wanderer], HERO_COUNT)
            else:
                page.skip(HERO_COUNT)
        else:
            page.skip(2 * MOST_PLAYERS + HERO_COUNT)
        shown = table.top(RECRUIT_SHOWN)
        if shown == NO_CARD:
            page.skip(HERO_COUNT)
        else:
            page.one_of(table.faces[shown], HERO_COUNT)

    def write_seat(self, section: Section, state: State, owner: i64, seat: i64, page: Page) -> None:
        """A player: the only section about seats."""
        assert isinstance(state, Table)
        table = state
        page.put(table.size(HANDS + owner))
        count_faces(page, table, PARTIES + owner)
        page.skip(HERO_COUNT)
        page.bits(table.upright_heroes(owner), HERO_COUNT)
        hidden = count_known_faces(page, table, ELIMINATED + owner, seat)
        page.skip(HERO_COUNT)
        page.put(hidden)
        self._write_hints(table, owner, seat, page)

    def _write_hints(self, table: Table, owner: i64, seat: i64, page: Page) -> None:
        """Besides the active player only the one who asked knows a hint card (RAH-HINT-06)."""
        card = table.top(HINTS)
        while card != NO_CARD:
            if owner != table.active and table.is_known_to(owner, card):
                answer: i64 = 0 if is_answered_yes(table, card) else 1
                page.count(answer)
                if table.is_known_to(seat, card):
                    page.count(2 + answer * HERO_COUNT + table.faces[card])
            card = table.links[card]
        page.skip(2 + 2 * HERO_COUNT)

    def _write_powers(self, table: Table, seat: i64, page: Page) -> None:
        left: i64 = POWERS_SHOWN
        place = table.top_context(ANNOUNCED_POWER)
        while place >= 0 and left > 0:
            self._write_power(table, place, seat, page)
            left -= 1
            place = table.context_below(ANNOUNCED_POWER, place)
        page.skip(left * POWERS.size)

    def _write_power(self, table: Table, place: i64, seat: i64, page: Page) -> None:
        hero = table.field(place, POWER)
        target = table.field(place, TARGET)
        target_seat: i64 = NOBODY
        target_hero: i64 = NOBODY
        if hero == DOG_TRAINER:
            target_seat = target
        elif hero == WITCH:
            target_hero = target
        elif hero == ANGRY_CHICKEN:
            target_hero = table.field(target, POWER)
        page.flag(is_set=True)
        self.seat(page, table, table.field(place, USER), seat)
        page.one_of(hero, HERO_COUNT)
        self.seat(page, table, target_seat, seat)
        page.one_of(target_hero, HERO_COUNT)
        page.flag(table.field(place, IS_CANCELLED) != 0)
