"""Laying out a position of Rent a Hero from a scenario file; docs/scenarios.md lists every field."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from questhall.core.cards import empty_links
from questhall.core.chance import FastChance
from questhall.core.errors import PositionError, listed
from questhall.core.knowledge import how_many
from questhall.core.position import Position
from questhall.core.state import NOBODY
from questhall.games.rent_a_hero.heroes import CARD_COUNT, COPIES, HERO, HERO_COUNT, fitting
from questhall.games.rent_a_hero.hint import answer_given, note_the_answer
from questhall.games.rent_a_hero.recruit import FULL_PARTY
from questhall.games.rent_a_hero.setup import deal_unshuffled
from questhall.games.rent_a_hero.state import (
    DECK,
    DISCARD,
    ELIMINATED,
    END_OF_TURN,
    HANDS,
    HINTS,
    OUT_OF_THE_GAME,
    PARTIES,
    REQUIREMENT_IGNORED,
    WANDERER,
    ZONE_COUNT,
    Table,
)
from questhall.games.rent_a_hero.turn import (
    REVEAL_REQUIREMENT,
    SEND,
    TURN_UP_HINTS,
    begin_turn,
    go_on_after,
)

DEAL = "deal"
TURN_BEGINS = "turn"
REQUIREMENT_SHOWN = "requirement"
OFFER_DUE = "offer"
AFTERMATH = "aftermath"
MOMENTS = [DEAL, TURN_BEGINS, REQUIREMENT_SHOWN, OFFER_DUE, AFTERMATH]
RESTS = {"deck": DECK, "discard": DISCARD, "out": OUT_OF_THE_GAME}


def lay_out(table: Table, position: Position) -> None:
    """Put every card where the file wants it and play on from its moment to the first decision."""
    moment = position.take("moment", str, TURN_BEGINS)
    if moment not in MOMENTS:
        raise PositionError(f"moment: there is no {moment!r}; moments are: {', '.join(MOMENTS)}")
    table.active = position.take_seat("active", NOBODY if moment == DEAL else 0)
    box = _Box(table)
    table.links = empty_links(CARD_COUNT, ZONE_COUNT)
    _lay_parties(table, position, box)
    _lay_hands(table, position, box)
    for card in box.take_all(position.take_names("discard")[::-1], "discard"):
        table.discard(card)
    _lay_requirement(table, position, box, moment)
    _lay_wanderer(table, position, box, moment)
    _lay_deck(table, position, box)
    _note_missing_fits(table, position)
    position.finish()
    _go_on(table, moment)


class _Box:
    """Hands out card numbers with the faces asked for, and the rest at the end."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.left = [COPIES] * HERO_COUNT
        self.next = 0
        self.table.faces = vec[i64]()

    def take(self, hero: str, where: str) -> int:
        if hero not in HERO.names:
            raise PositionError(f"{where}: there is no hero {hero!r}; heroes are: {', '.join(HERO.names)}")
        face = HERO.value(hero)
        if self.left[face] == 0:
            raise PositionError(f"{where}: more than {COPIES} cards of {hero} on the table (RAH-SETUP-01)")
        self.left[face] -= 1
        self.table.faces = append(self.table.faces, face)
        self.next += 1
        return self.next - 1

    def take_all(self, heroes: list[str], where: str) -> list[int]:
        return [self.take(hero, where) for hero in heroes]

    def take_rest(self) -> list[int]:
        names = [HERO.names[face] for face in range(HERO_COUNT) for _ in range(self.left[face])]
        return self.take_all(names, "rest")


def _lay_parties(table: Table, position: Position, box: _Box) -> None:
    used = position.take_by_seat("used")
    for seat, heroes in position.take_by_seat("party").items():
        if len(set(heroes)) != len(heroes):
            raise PositionError(f"party of {position.seats[seat]}: a hero stands there twice (RAH-RECRUIT-03)")
        if len(heroes) >= FULL_PARTY:
            raise PositionError(f"party of {position.seats[seat]}: six heroes have won already (RAH-END-01)")
        for card in box.take_all(heroes, "party"):
            table.put(card, PARTIES + seat)
            table.reveal(card)
            table.turn_upright(seat, table.faces[card])
    for seat, heroes in used.items():
        for hero in heroes:
            if hero not in HERO.names or not table.party_has(seat, HERO.value(hero)):
                raise PositionError(f"used: {hero!r} is not in the party of {position.seats[seat]}")
            table.turn_sideways(seat, HERO.value(hero))
    for seat, heroes in position.take_by_seat("eliminated").items():
        for card in box.take_all(heroes, "eliminated"):
            table.put(card, ELIMINATED + seat)
            table.reveal(card)


def _lay_hands(table: Table, position: Position, box: _Box) -> None:
    for seat, heroes in position.take_by_seat("hand").items():
        for card in box.take_all(heroes, "hand"):
            table.put(card, HANDS + seat)
            table.show(card, seat)


def _lay_requirement(table: Table, position: Position, box: _Box, moment: str) -> None:
    hero = position.take("requirement", str, "")
    ignored = position.take("requirement_ignored", bool, False)
    wanted = moment in (REQUIREMENT_SHOWN, OFFER_DUE)
    if wanted != bool(hero):
        what = "needs" if wanted else "has no"
        raise PositionError(f"requirement: the moment {moment!r} {what} requirement")
    if hero:
        table.requirement = box.take(hero, "requirement")
        table.discard(table.requirement)
    if ignored and not hero:
        raise PositionError("requirement_ignored: there is no requirement to ignore")
    if ignored:
        table.begin_lasting(REQUIREMENT_IGNORED, NOBODY, NOBODY, END_OF_TURN)


def _lay_wanderer(table: Table, position: Position, box: _Box, moment: str) -> None:
    hero = position.take("wanderer", str, "")
    holder = position.take_seat("at", NOBODY)
    cause = position.take_seat("from", NOBODY)
    peeked = [position.seat(name, "peeked") for name in position.take("peeked", list, [])]
    hints = position.take("hints", list, [])
    if moment != OFFER_DUE:
        if hero or holder != NOBODY or cause != NOBODY or peeked or hints:
            raise PositionError(f"wanderer: there is none at the moment {moment!r}; use moment = 'offer'")
        return
    if not hero:
        raise PositionError("wanderer: the moment 'offer' needs one")
    table.holder = table.left_of(table.active) if holder == NOBODY else holder
    table.cause = (table.holder - 1) % table.seats if cause == NOBODY else cause
    card = box.take(hero, "wanderer")
    table.put(card, WANDERER)
    table.is_sent = True
    for seat in [int(table.active), *peeked]:
        table.show(card, seat)
    for hint in hints:
        _lay_hint(table, position, box, hint)


def _lay_hint(table: Table, position: Position, box: _Box, hint: object) -> None:
    if not isinstance(hint, dict) or set(hint) != {"by", "hero"}:
        raise PositionError(f"hints: expected {{ by = seat, hero = name }}, found {hint!r}")
    seat = position.seat(hint["by"], "hints")
    card = box.take(str(hint["hero"]), "hints")
    table.put(card, HINTS)
    table.show(card, seat)
    table.show(card, table.active)
    note_the_answer(table, card, answer_given(table, card) == "yes")


def _lay_deck(table: Table, position: Position, box: _Box) -> None:
    """The cards listed lie on top; all cards not named anywhere go to `rest`, shuffled."""
    listed_cards = position.take_names("deck")
    rest = position.take("rest", str, "deck")
    if rest not in RESTS:
        raise PositionError(f"rest: cannot go to {rest!r}; possible: {listed(list(RESTS))}")
    on_top = box.take_all(listed_cards[::-1], "deck")
    for card in box.take_rest():
        table.put_under(card, RESTS[rest])
        if RESTS[rest] != DECK:
            table.reveal(card)
    if rest == "deck":
        _shuffle_aside(table)
    for card in on_top:
        table.put(card, DECK)


def _shuffle_aside(table: Table) -> None:
    """Shuffle without touching the fixed shuffles of the file."""
    chance, knowledge = table.chance, table.knowledge
    table.chance, table.knowledge = FastChance(0), None
    table.shuffle(DECK)
    table.chance, table.knowledge = chance, knowledge
    table.shuffle_draws = 0


def _note_missing_fits(table: Table, position: Position) -> None:
    """What all know since a wanderer came from the deck: nothing in that hand fitted (RAH-Q15)."""
    assert table.knowledge is not None
    for seat, heroes in position.take_by_seat("nothing_fits").items():
        hand = [int(card) for card in table.pile(HANDS + seat)]
        for hero in heroes:
            if hero not in HERO.names:
                raise PositionError(f"nothing_fits: there is no hero {hero!r}")
            fits = fitting(HERO.value(hero), table.seats)
            if table.heroes_in(HANDS + seat) & fits:
                raise PositionError(
                    f"nothing_fits: {position.seats[seat]} does hold a card that fits the {hero}"
                )
            table.show_fact(how_many(table.knowledge.everybody, hand, int(fits), 0, 0))


def _go_on(table: Table, moment: str) -> None:
    if moment == DEAL:
        deal_unshuffled(table)
        return
    if moment == TURN_BEGINS:
        begin_turn(table)
    elif moment == REQUIREMENT_SHOWN:
        go_on_after(table, REVEAL_REQUIREMENT)
    elif moment == OFFER_DUE:
        go_on_after(table, SEND)
    else:
        table.is_sent = True
        go_on_after(table, TURN_UP_HINTS)
    table.advance()
