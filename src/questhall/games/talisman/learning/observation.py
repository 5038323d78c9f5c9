"""What a seat may know of Talisman, as numbers. docs/observations.md lists the fields."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from questhall.core.engine.cards import NO_CARD
from questhall.core.engine.state import EVERYONE, LASTING_SIZE, State
from questhall.core.learning.observer import (
    Observer,
    Section,
    count_faces,
    count_known_faces,
    write_faces,
)
from questhall.core.learning.page import Page
from questhall.games.talisman.belongings.objects_and_followers import object_limit
from questhall.games.talisman.belongings.spells_in_hand import spell_limit
from questhall.games.talisman.casting import spells_being_cast as casting
from questhall.games.talisman.characters import dice_and_fate, losses
from questhall.games.talisman.components import encounter_context
from questhall.games.talisman.components.board import SPACE_COUNT
from questhall.games.talisman.components.printed_cards import FACE_COUNT
from questhall.games.talisman.components.state import (
    ADVENTURE_DECK,
    ADVENTURE_DISCARD,
    BESIDE_THE_BOARD,
    BONUS,
    CHARACTER,
    CHARACTER_CARDS,
    CHARACTER_DECK,
    CRAFT_ON_FOUNTAIN,
    ENCOUNTER,
    FIGHT,
    FOLLOWER_LOSS,
    FOLLOWERS,
    GOLD_ON,
    HANDED_IN,
    HEXED,
    LIFE_ON_POOL,
    LOSS,
    MOST_SEATS,
    OBJECTS,
    OFFER,
    ON_SPACE,
    OUT_OF_THE_GAME,
    PURCHASE_STACK,
    ROLL,
    SET_ASIDE,
    SPELL_CAST,
    SPELL_DECK,
    SPELL_DISCARD,
    SPELLS,
    STRENGTH_ON_STREAM,
    TALISMAN_STACK,
    TROPHIES,
    Table,
)
from questhall.games.talisman.fights import fight_context, sides_and_scores
from questhall.games.talisman.learning.fields import (
    ALIGNMENTS,
    CASTING,
    CAUSED,
    CHARACTER_COUNT,
    CREATURE_COUNT,
    FIGHT_FIELDS,
    FORESEEN_SHOWN,
    LASTING_KINDS,
    PLAYER_WORDS,
    PLAYERS,
    ROLL_FIELDS,
    SECTIONS,
    SIDES,
    SPELLS_SHOWN,
)
from questhall.games.talisman.setup.rulebook import BOOK


@final
class TalismanObserver(Observer):
    """Writes the sections of `fields.py`."""

    def __init__(self) -> None:
        super().__init__(BOOK, MOST_SEATS, SECTIONS)

    def write(self, state: State, seat: i64, page: Page) -> None:
        assert isinstance(state, Table)
        self._write_table(state, seat, page)
        self._write_foreseen(state, seat, page)
        self.write_seats(PLAYERS, state, seat, page)
        self._write_spaces(state, page)
        self._write_casting(state, seat, page)
        self._write_roll(state, seat, page)
        self._write_fight(state, seat, page)
        self._write_encounter(state, seat, page)
        self.write_seats(CAUSED, state, seat, page)

    def write_seat(self, section: Section, state: State, owner: i64, seat: i64, page: Page) -> None:
        assert isinstance(state, Table)
        if section is PLAYERS:
            self._write_player(state, owner, seat, page)
        else:
            self._write_caused(state, owner, page)

    def _write_table(self, table: Table, seat: i64, page: Page) -> None:
        self.seat(page, table, table.active, seat)
        page.put(table.round)
        page.flag(table.is_death_final)
        page.put(table.size(ADVENTURE_DECK))
        page.put(table.size(SPELL_DECK))
        page.put(table.size(TALISMAN_STACK))
        page.put(table.size(CHARACTER_DECK))
        what: i64 = 0
        while what < 5:
            page.put(table.board[what])
            what += 1
        page.put(table.board[CRAFT_ON_FOUNTAIN])
        page.put(table.board[STRENGTH_ON_STREAM])
        page.put(table.board[LIFE_ON_POOL])
        count_faces(page, table, ADVENTURE_DISCARD)
        write_faces(page, table, SPELL_DISCARD, FACE_COUNT)
        write_faces(page, table, PURCHASE_STACK, FACE_COUNT)
        write_faces(page, table, OUT_OF_THE_GAME, FACE_COUNT)
        write_faces(page, table, BESIDE_THE_BOARD, FACE_COUNT)
        write_faces(page, table, HANDED_IN, FACE_COUNT)
        i: i64 = 0
        while i < len(table.ditched):
            card = table.ditched[i]
            page.count(table.faces[card])
            i += 1
        page.skip(FACE_COUNT)

    def _write_foreseen(self, table: Table, seat: i64, page: Page) -> None:
        """The known cards below the first four as counts, then the first four, each in its place."""
        card = table.top(ADVENTURE_DECK)
        depth: i64 = 0
        while card != NO_CARD:
            if table.is_known_to(seat, card):
                if depth < FORESEEN_SHOWN:
                    page.count(FACE_COUNT * (1 + depth) + table.faces[card])
                else:
                    page.count(table.faces[card])
            depth += 1
            card = table.links[card]
        page.skip(FACE_COUNT * (1 + FORESEEN_SHOWN))

    def _write_player(self, table: Table, owner: i64, seat: i64, page: Page) -> None:
        is_alive = table.is_alive(owner)
        page.flag(is_alive)
        page.one_of(table.get(owner, CHARACTER), CHARACTER_COUNT)
        if is_alive:
            page.one_of(table.place(owner), SPACE_COUNT)
            page.one_of(table.alignment(owner), ALIGNMENTS)
        else:
            page.skip(SPACE_COUNT + ALIGNMENTS)
        i: i64 = 0
        while i < len(PLAYER_WORDS):
            page.put(table.get(owner, PLAYER_WORDS[i]))
            i += 1
        if is_alive:
            page.put(table.strength(owner))
            page.put(table.craft(owner))
            page.put(object_limit(table, owner))
            page.put(spell_limit(table, owner))
        else:
            page.skip(4)
        page.put(table.size(SPELLS + owner))
        page.put(table.get(owner, OFFER))
        page.put(table.get(owner, BONUS))
        count_faces(page, table, OBJECTS + owner)
        count_faces(page, table, FOLLOWERS + owner)
        count_faces(page, table, CHARACTER_CARDS + owner)
        count_known_faces(page, table, SPELLS + owner, seat)
        page.skip(FACE_COUNT)
        write_faces(page, table, TROPHIES + owner, FACE_COUNT)
        write_faces(page, table, SET_ASIDE + owner, FACE_COUNT)
        self._write_lasting(table, owner, page)
        self._write_loss(table, owner, page)

    def _write_lasting(self, table: Table, owner: i64, page: Page) -> None:
        """A lasting effect is seven words: effect, source, scope, amount, and when it ends."""
        i: i64 = 0
        while i < len(table.lasting):
            effect = table.lasting[i]
            scope = table.lasting[i + 2]
            if effect != HEXED and scope in (owner, EVERYONE):
                page.count(effect, table.lasting[i + 3])
            i += LASTING_SIZE
        page.skip(LASTING_KINDS)

    def _write_loss(self, table: Table, owner: i64, page: Page) -> None:
        place = table.top_context(LOSS)
        if place >= 0 and (table.field(place, losses.LOSERS) >> owner) & 1:
            page.put(table.field(place, losses.LIVES))
        else:
            page.skip(1)

    def _write_spaces(self, table: Table, page: Page) -> None:
        size: i64 = 2 + FACE_COUNT
        i: i64 = 0
        while i < len(table.lasting):
            if table.lasting[i] == HEXED:
                page.count(table.lasting[i + 2] * size + 1)
            i += LASTING_SIZE
        space: i64 = 0
        while space < SPACE_COUNT:
            page.put(table.board[GOLD_ON + space])
            page.skip(1)
            write_faces(page, table, ON_SPACE + space, FACE_COUNT)
            space += 1

    def _write_casting(self, table: Table, seat: i64, page: Page) -> None:
        left: i64 = SPELLS_SHOWN
        place = table.top_context(SPELL_CAST)
        while place >= 0 and left > 0:
            self.seat(page, table, table.field(place, casting.CASTER), seat)
            page.one_of(table.field(place, casting.WHICH), FACE_COUNT + 1)
            page.put(table.field(place, casting.TARGET) + 1)
            page.put(table.field(place, casting.DETAIL) + 1)
            page.flag(table.field(place, casting.IS_COUNTERED) != 0)
            left -= 1
            place = table.context_below(SPELL_CAST, place)
        page.skip(left * CASTING.size)

    def _write_roll(self, table: Table, seat: i64, page: Page) -> None:
        place = table.top_context(ROLL)
        if place < 0:
            page.skip(ROLL_FIELDS.size)
            return
        self.seat(page, table, table.field(place, dice_and_fate.ROLLER), seat)
        die: i64 = 0
        while die < 3:
            page.put(table.field(place, dice_and_fate.FIRST_DIE + die))
            die += 1
        page.put(table.field(place, dice_and_fate.ADDED))

    def _write_fight(self, table: Table, seat: i64, page: Page) -> None:
        place = table.top_context(FIGHT)
        if place < 0:
            page.skip(FIGHT_FIELDS.size + SIDES.times * SIDES.size)
            return
        page.flag(is_set=True)
        page.flag(fight_context.is_psychic(table, place))
        page.flag(table.field(place, fight_context.IS_ASSASSINATION) != 0)
        page.one_of(table.field(place, fight_context.CREATURE_FOE), CREATURE_COUNT)
        self._write_side(table, place, fight_context.ATTACKER, seat, page)
        self._write_side(table, place, fight_context.DEFENDER, seat, page)

    def _write_side(self, table: Table, place: i64, side: i64, seat: i64, page: Page) -> None:
        where = place + side
        self.seat(page, table, table.field(where, fight_context.SEAT), seat)
        page.put(table.field(where, fight_context.DIE))
        page.put(table.field(where, fight_context.SECOND_DIE))
        page.put(table.field(where, fight_context.WEAPON))
        page.put(table.field(where, fight_context.SECOND_WEAPON))
        page.put(table.field(where, fight_context.HELPER))
        page.put(sides_and_scores.side_power(table, place, side))

    def _write_encounter(self, table: Table, seat: i64, page: Page) -> None:
        place = table.top_context(ENCOUNTER)
        if place < 0:
            page.skip(MOST_SEATS + 2 * FACE_COUNT)
        else:
            self.seat(page, table, table.field(place, encounter_context.WHO), seat)
            space = table.field(place, encounter_context.WHERE)
            number: i64 = 0
            while number < table.field(place, encounter_context.COUNT):
                entry = place + encounter_context.FIRST_CARD + 2 * number
                card = table.contexts[entry]
                if table.contains(ON_SPACE + space, card):
                    fate = table.field(entry, 1)
                    if fate == encounter_context.UNMET:
                        page.count(table.faces[card])
                    elif fate == encounter_context.EVADED:
                        page.count(FACE_COUNT + table.faces[card])
                number += 1
            page.skip(2 * FACE_COUNT)
        place = table.top_context(FOLLOWER_LOSS)
        if place < 0:
            page.skip(MOST_SEATS + FACE_COUNT + 1)
            return
        self.seat(page, table, table.field(place, losses.OWNER), seat)
        page.one_of(table.field(place, losses.VICTIM), FACE_COUNT)
        page.flag(table.field(place, losses.IS_SAVED) != 0)

    def _write_caused(self, table: Table, owner: i64, page: Page) -> None:
        i: i64 = 0
        while i < len(table.lasting):
            if table.lasting[i + 1] == owner:
                page.count(table.lasting[i], table.lasting[i + 6])
            i += LASTING_SIZE
        page.skip(LASTING_KINDS)
