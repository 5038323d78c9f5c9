"""Laying out a position of Talisman from a scenario file; docs/scenarios-talisman.md lists every field."""

from __future__ import annotations

from collections.abc import Callable

from questhall.core.engine.bits import BIT
from questhall.core.engine.chance import FastChance
from questhall.core.engine.errors import listed
from questhall.core.engine.state import EVERYONE, NOBODY
from questhall.core.interface.position import Position
from questhall.core.interface.position_cards import Box
from questhall.games.talisman.belongings.alignment import alignment_cards_left
from questhall.games.talisman.belongings.counters import can_lay_out
from questhall.games.talisman.belongings.spells_in_hand import show_to_prophetess
from questhall.games.talisman.characters.new_character import COME_BACK
from questhall.games.talisman.characters.quests import GIVE_2_GOLD
from questhall.games.talisman.characters.toad import TURNS_AS_A_TOAD, toad_cards_left
from questhall.games.talisman.components.board import SPACE, SPACES
from questhall.games.talisman.components.character_cards import (
    ALIGNMENT,
    CHARACTER_NOUN,
    FATE_VALUE,
    LIFE_VALUE,
    PRINTED_ALIGNMENT,
    START,
)
from questhall.games.talisman.components.printed_cards import (
    ADVENTURE_CARD,
    BACK,
    CARD,
    CHARACTER_CARD,
    EVENT,
    FACES,
    FIRST_CHARACTER,
    FOLLOWER,
    HEX,
    KIND,
    POTION_OF_STRENGTH,
    SPELL_CARD,
    STRENGTH_WHEN_DRUNK,
    is_enemy,
    is_object,
)
from questhall.games.talisman.components.state import (
    ADVENTURE_DECK,
    ADVENTURE_DISCARD,
    ALIGNED,
    BESIDE_THE_BOARD,
    BONUS,
    CHARACTER,
    CHARACTER_CARDS,
    CHARACTER_DECK,
    CRAFT_COUNTERS,
    CRAFT_ON_FOUNTAIN,
    CRAFT_SUPPLY,
    ENCOUNTER_MARK,
    END_OF_TURN,
    FATE,
    FATE_SUPPLY,
    GOLD,
    GOLD_ON,
    GOLD_SUPPLY,
    HEXED,
    IMMOBILE,
    LIFE,
    LIFE_ON_POOL,
    LIFE_SUPPLY,
    OFFER,
    ON_SPACE,
    OUT_OF_THE_GAME,
    PLACE,
    PLACE_IN_ORDER,
    SPELL_DECK,
    SPELL_DISCARD,
    SPELLS,
    SPELLS_AT_START,
    STRENGTH_COUNTERS,
    STRENGTH_ON_STREAM,
    STRENGTH_SUPPLY,
    STRENGTHENED,
    TOAD_CRAFT,
    TOAD_STRENGTH,
    TURN_MARK,
    Table,
)
from questhall.games.talisman.encounters.encounter import ENCOUNTER_PART, SPACE_ENCOUNTER
from questhall.games.talisman.setup.table_setup import HOME, begin, lay_open_stacks
from questhall.games.talisman.showing.view import BONUSES, EFFECTS, FLAGS, NUMBERS, OFFERS, PILES, WELLS
from questhall.games.talisman.turn.movement import MOVE
from questhall.games.talisman.turn.turn import BEGIN_TURN, FINISH_TURN, NEXT_TURN

DEAL = "deal"
TURN = "turn"
MOVE_DUE = "move"
LANDED = "landed"
SPACE_MET = "space"
TURN_END = "end"
MOMENTS = [DEAL, TURN, MOVE_DUE, LANDED, SPACE_MET, TURN_END]
IN_DECKS = "decks"
OUT = "out"
RESTS = [IN_DECKS, OUT]
TURN_LONG = ("invisible", "immobile", "strengthened", "mercenary")
COLOURS = [
    ("strength", STRENGTH_SUPPLY, (STRENGTH_COUNTERS, TOAD_STRENGTH), STRENGTH_ON_STREAM),
    ("craft", CRAFT_SUPPLY, (CRAFT_COUNTERS, TOAD_CRAFT), CRAFT_ON_FOUNTAIN),
    ("life", LIFE_SUPPLY, (LIFE,), LIFE_ON_POOL),
]
MOST = {"quest": GIVE_2_GOLD, "toad": TURNS_AS_A_TOAD + 1}
"""The highest number that a field can have, where there is one."""
LARGEST = 999
"""More of anything than a table can ever have."""
OF_PLAYERS = (
    *("character", "place", "alignment", "offer", "bonus", "spells"),
    *(*NUMBERS, *FLAGS, *PILES),
)
"""The fields that have a value for each seat."""


def lay_out(table: Table, position: Position) -> None:
    """Put everything where the file wants it and play from its moment up to the first decision."""
    moment = _one_of(position, "moment", MOMENTS, TURN)
    _begin_count(table, position, moment)
    table.is_death_final = position.take("death_final", bool, default=False)
    box = Box(table, position, CARD, [face.copies for face in FACES])
    table.clear_zones()
    _lay_players(table, position, box, moment)
    _lay_board(table, position, box)
    _lay_decks(table, position, box)
    _sort_pools(table)
    _lay_lasting(table, position)
    position.finish()
    _settle_supplies(table, position)
    _check_characters(table, position, moment)
    _go_on(table, moment)


def _begin_count(table: Table, position: Position, moment: str) -> None:
    """Whose turn it is in which round; before the first turn it is nobody's."""
    if moment == DEAL:
        for field in ("active", "round"):
            if position.has(field):
                raise position.fail(field, "at the deal no turn has begun yet; the first seat will begin")
        table.active, table.round = NOBODY, 0
        return
    table.active = position.take_seat("active", 0)
    table.round = _number(position, "round", position.take("round", int, 1), 1)


def _one_of(position: Position, field: str, possible: list[str], default: str) -> str:
    value = position.take(field, str, default)
    if value not in possible:
        raise position.fail(field, f"unknown value {value!r}; possible: {listed(possible, 60)}")
    return value


def _by_seat(position: Position, field: str) -> dict[int, object]:
    return {position.seat(name, field): value for name, value in position.take(field, dict, {}).items()}


# Players


def _lay_players(table: Table, position: Position, box: Box, moment: str) -> None:
    if moment == DEAL:
        _refuse_players(position)
    else:
        wanted = _by_seat(position, "character")
        for seat in range(table.seats):
            _lay_character(table, position, box, seat, wanted.get(seat))
    _lay_places(table, position)
    says_when_turn_began = position.has("spells_at_start")
    for field, word in NUMBERS.items():
        for seat, value in _by_seat(position, field).items():
            table.set(seat, word, _number(position, field, value, 0, MOST.get(field, LARGEST)))
    for field, word in FLAGS.items():
        for seat, value in _by_seat(position, field).items():
            table.set(seat, word, int(position.checked(field, value, bool)))
    _lay_words(table, position, "alignment", ALIGNED, ALIGNMENT.names)
    _lay_words(table, position, "offer", OFFER, OFFERS)
    _lay_words(table, position, "bonus", BONUS, BONUSES)
    for field, zone in {**PILES, "spells": SPELLS}.items():
        for seat, cards in position.take_by_seat(field).items():
            for card in _take(box, cards, f"{field}.{position.seats[seat]}", FITS[field]):
                table.put(card, zone + seat)
                _make_known(table, card, zone, seat)
    if moment != DEAL and not says_when_turn_began:
        table.set(table.active, SPELLS_AT_START, table.size(SPELLS + table.active))


def _refuse_players(position: Position) -> None:
    for field in OF_PLAYERS:
        if position.has(field):
            raise position.fail(
                field, "at the deal nobody has anything yet; `characters` sets the order of their deck"
            )


def _make_known(table: Table, card: int, zone: int, seat: int) -> None:
    if zone == SPELLS:
        table.show(card, seat)
        show_to_prophetess(table, card, seat)
    else:
        table.reveal(card)


def _lay_character(table: Table, position: Position, box: Box, seat: int, name: object) -> None:
    """A named character, or the first one that nobody has; "none" for a player between two characters."""
    if name == "none":
        return
    if name is None:
        free = [face for face in range(FIRST_CHARACTER, len(FACES)) if box.left[face]]
        name = FACES[free[0]].name
    if name not in CHARACTER_NOUN.names:
        possible = listed(CHARACTER_NOUN.names, 40)
        raise position.fail("character", f"unknown character {name!r}; possible: {possible}")
    card = box.take(str(name), "character")
    table.put(card, CHARACTER_CARDS + seat)
    table.reveal(card)
    character = CHARACTER_NOUN.value(str(name))
    table.set(seat, CHARACTER, character)
    table.set(seat, ALIGNED, PRINTED_ALIGNMENT[character])
    table.set(seat, PLACE, START[character])
    table.set(seat, LIFE, LIFE_VALUE[character])
    table.set(seat, FATE, FATE_VALUE[character])
    table.set(seat, GOLD, 1)


def _lay_places(table: Table, position: Position) -> None:
    for seat, name in _by_seat(position, "place").items():
        table.set(seat, PLACE, _space(position, "place", name))


def _space(position: Position, field: str, name: object) -> int:
    if name not in SPACES:
        raise position.fail(field, f"unknown space {name!r}; possible: {listed(SPACES, 60)}")
    return SPACE.value(str(name))


def _number(position: Position, field: str, value: object, least: int = 0, most: int = LARGEST) -> int:
    number = position.checked(field, value, int)
    if not least <= number <= most:
        raise position.fail(field, f"expected a number from {least} to {most}, found {number}")
    return number


def _lay_words(table: Table, position: Position, field: str, word: int, possible: list[str]) -> None:
    for seat, value in _by_seat(position, field).items():
        if value not in possible:
            raise position.fail(field, f"unknown value {value!r}; possible: {listed(possible)}")
        table.set(seat, word, possible.index(str(value)))


# Cards, each only where it can lie


def _is_belonging(face: int) -> bool:
    return is_object(face) or KIND[face] == FOLLOWER


def _is_follower(face: int) -> bool:
    """Raised and charmed Enemies are Followers too (TAL-Q115)."""
    return KIND[face] == FOLLOWER or is_enemy(face)


def _is_on_board(face: int) -> bool:
    """A Hex is the only Spell that lies on a space (TAL-Q73)."""
    return BACK[face] not in (SPELL_CARD, CHARACTER_CARD) or face == HEX


def _is_adventure_card(face: int) -> bool:
    return BACK[face] == ADVENTURE_CARD


def _is_spell(face: int) -> bool:
    return BACK[face] == SPELL_CARD


def _is_character(face: int) -> bool:
    return BACK[face] == CHARACTER_CARD


def _is_event(face: int) -> bool:
    return KIND[face] == EVENT


def _is_any(face: int) -> bool:
    return True


FITS: dict[str, Callable[[int], bool]] = {
    "objects": is_object,
    "followers": _is_follower,
    "trophies": is_enemy,
    "inherited": _is_belonging,
    "spells": _is_spell,
    "cards": _is_on_board,
    "adventure_discard": _is_adventure_card,
    "spell_discard": _is_spell,
    "beside": _is_event,
    "out_of_the_game": _is_any,
    "adventure_deck": _is_adventure_card,
    "spell_deck": _is_spell,
    "characters": _is_character,
}


def _take(box: Box, names: list[str], field: str, fits: Callable[[int], bool]) -> list[int]:
    for name in names:
        if not fits(box.face(name, field)):
            possible = [face.name for number, face in enumerate(FACES) if fits(number)]
            raise box.position.fail(field, f"{name} cannot lie there; possible: {listed(possible, 40)}")
    return box.take_all(names, field)


# The board


def _lay_board(table: Table, position: Position, box: Box) -> None:
    for name, cards in position.take("cards", dict, {}).items():
        space = _space(position, "cards", name)
        for card in _take(box, position.names(cards, f"cards.{name}"), f"cards.{name}", FITS["cards"]):
            table.put(card, ON_SPACE + space)
            table.reveal(card)
    for name, coins in position.take("coins", dict, {}).items():
        table.set_board(GOLD_ON + _space(position, "coins", name), _number(position, "coins", coins))
    for name, counters in position.take("wells", dict, {}).items():
        if name not in WELLS:
            raise position.fail("wells", f"unknown well {name!r}; possible: {listed(list(WELLS))}")
        table.set_board(WELLS[name], _number(position, "wells", counters))


def _lay_decks(table: Table, position: Position, box: Box) -> None:
    """The cards listed lie on top; the rest goes back to its pile, shuffled, or out of the game."""
    for field, zone in (
        ("adventure_discard", ADVENTURE_DISCARD),
        ("spell_discard", SPELL_DISCARD),
        ("beside", BESIDE_THE_BOARD),
        ("out_of_the_game", OUT_OF_THE_GAME),
    ):
        for card in _take_pile(position, box, field):
            table.put(card, zone)
            table.reveal(card)
    decks = {"adventure_deck": ADVENTURE_DECK, "spell_deck": SPELL_DECK, "characters": CHARACTER_DECK}
    on_top = {zone: _take_pile(position, box, field) for field, zone in decks.items()}
    is_out = _one_of(position, "rest", RESTS, IN_DECKS) == OUT
    for card in box.take_rest():
        if is_out:
            table.put_under(card, OUT_OF_THE_GAME)
            table.reveal(card)
        else:
            table.put_under(card, HOME[BACK[table.faces[card]]])
    for zone, cards in on_top.items():
        _shuffle_aside(table, zone)
        for card in cards:
            table.put(card, zone)
    lay_open_stacks(table)


def _take_pile(position: Position, box: Box, field: str) -> list[int]:
    """The cards of a pile that a file names from top to bottom, the lowest first."""
    return _take(box, position.take_names(field)[::-1], field, FITS[field])


def _sort_pools(table: Table) -> None:
    """Cards got their numbers in the order of the file, but cards are counted by their backs."""
    assert table.knowledge is not None
    table.knowledge.pool_of = [int(BACK[table.faces[card]]) for card in range(table.card_count)]


def _shuffle_aside(table: Table, zone: int) -> None:
    """Shuffle without using up the file's fixed shuffles."""
    chance, knowledge = table.chance, table.knowledge
    table.chance, table.knowledge = FastChance(zone), None
    table.shuffle(zone)
    table.chance, table.knowledge = chance, knowledge
    table.shuffle_draws = 0
    if table.journal is not None:
        table.journal.take_draws()


def _lay_lasting(table: Table, position: Position) -> None:
    for entry in position.take("lasting", list, []):
        fields = Position(entry, position.seats, f"{position.where}: lasting")
        name = _one_of(fields, "effect", EFFECTS, "")
        effect = EFFECTS.index(name)
        by = fields.take_seat("by", int(table.active))
        if by == NOBODY:
            raise fields.fail("by", "missing; at the deal it is nobody's turn")
        left = _number(fields, "left", fields.take("left", int, 1), 1)
        scope = EVERYONE
        if effect == HEXED:
            scope = _space(fields, "space", fields.need("space", str))
        elif name in TURN_LONG:
            scope = fields.seat(fields.need("seat", object), "seat")
        elif name == "magic_destroyed":
            scope = fields.take_seat("seat", EVERYONE)
        fields.finish()
        if name in TURN_LONG:
            amount = STRENGTH_WHEN_DRUNK[POTION_OF_STRENGTH] if effect == STRENGTHENED else 1
            table.begin_lasting(effect, by, scope, END_OF_TURN, amount=amount)
        else:
            table.begin_lasting(effect, by, scope, PLACE_IN_ORDER, by, left)


# Supplies


def _settle_supplies(table: Table, position: Position) -> None:
    """What is not on the table is in the supply; a position that needs more than the box is refused."""
    seats = range(table.seats)
    for name, supply, words, well in COLOURS:
        used = sum(int(table.get(seat, word)) for seat in seats for word in words) + int(table.board[well])
        table.set_board(supply, int(table.board[supply]) - used)
        other = words[1] if len(words) > 1 else -1
        if table.board[supply] < 0 or not _fits(table, words[0], other, well):
            raise position.fail(name, "more counters on the table than the box holds (TAL-Q55)")
    for supply, word in ((FATE_SUPPLY, FATE), (GOLD_SUPPLY, GOLD)):
        used = sum(int(table.get(seat, word)) for seat in seats)
        if supply == GOLD_SUPPLY:
            used += sum(int(table.board[GOLD_ON + space]) for space in range(len(SPACES)))
        table.set_board(supply, int(table.board[supply]) - used)
        if table.board[supply] < 0:
            raise position.fail("gold" if supply == GOLD_SUPPLY else "fate", "more than the box holds")


def _fits(table: Table, counter: int, as_toad: int, well: int) -> bool:
    """Whether there are enough cones: as if the card had one point less and got it now (TAL-Q55)."""
    table.set_board(well, int(table.board[well]) - 1)
    fits = can_lay_out(table, counter, as_toad, well, NOBODY)
    table.set_board(well, int(table.board[well]) + 1)
    return bool(fits)


# Going on


def _check_characters(table: Table, position: Position, moment: str) -> None:
    """What a character needs, and what the box has too few of."""
    if toad_cards_left(table) < 0:
        raise position.fail("toad", "more Toads than the box has cards for (TAL-COMP-16)")
    if alignment_cards_left(table) < 0:
        raise position.fail("alignment", "more changed than the box has cards for (TAL-COMP-17)")
    if moment == DEAL and table.size(CHARACTER_DECK) < table.seats:
        raise position.fail("characters", f"one for each of {table.seats} seats is needed at the deal")
    for seat in range(table.seats):
        if table.is_alive(seat) and table.get(seat, LIFE) == 0:
            raise position.fail("life", f"{position.seats[seat]} has a character, so at least 1")
    if moment not in (DEAL, TURN) and not table.is_alive(table.active):
        where = f"{position.seats[table.active]} has no character; possible moments: {listed([TURN])}"
        raise position.fail("active", where)


def _go_on(table: Table, moment: str) -> None:
    """What limits, permissions and quests demand comes first, as it would have long ago (TAL-Q70)."""
    seat = table.active
    if moment == DEAL:
        begin(table)
        table.advance()
        return
    table.push(NEXT_TURN.at(seat))
    if moment == TURN:
        table.push(BEGIN_TURN.at(seat))
        if not table.is_alive(seat):
            table.push(COME_BACK.at(seat))
    else:
        table.push(FINISH_TURN.at(seat))
        if moment != TURN_END and not table.has_lasting(IMMOBILE, seat):  # Immobility has ended the rest
            table.mark(TURN_MARK)
            _push_part(table, int(seat), moment)
    table.unsettled = sum(int(BIT[player]) for player in range(table.seats) if table.is_alive(player))
    table.advance()


def _push_part(table: Table, seat: int, moment: str) -> None:
    if moment == SPACE_MET:
        table.mark(ENCOUNTER_MARK)
        table.push(SPACE_ENCOUNTER.at(seat))
    else:
        table.push(ENCOUNTER_PART.at(seat))
        if moment == MOVE_DUE:
            table.push(MOVE.at(seat))
