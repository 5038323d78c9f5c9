"""Laying out a position of Rent a Hero from a file; docs/scenarios-rent-a-hero.md lists every field."""

from __future__ import annotations

from questhall.core.engine.bits import BIT
from questhall.core.engine.chance import FastChance
from questhall.core.engine.errors import listed
from questhall.core.engine.knowledge import how_many
from questhall.core.engine.state import EVERYONE, NOBODY
from questhall.core.interface.position import Position
from questhall.core.interface.position_cards import Box
from questhall.games.rent_a_hero.components.heroes import CARD_COUNT, COPIES, HERO, HERO_COUNT, fitting
from questhall.games.rent_a_hero.components.state import (
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
    Table,
)
from questhall.games.rent_a_hero.setup.table_setup import deal_unshuffled
from questhall.games.rent_a_hero.turn.hint import is_answered_yes, note_the_answer
from questhall.games.rent_a_hero.turn.recruit import FULL_PARTY
from questhall.games.rent_a_hero.turn.turn import (
    REQUIREMENT_SERVED,
    REVEAL_REQUIREMENT,
    SEND,
    begin_turn,
    go_on_after,
)
from questhall.games.rent_a_hero.turn.wanderer import look_at_the_wanderer

DEAL = "deal"
TURN_BEGINS = "turn"
REQUIREMENT_SHOWN = "requirement"
OFFER_DUE = "offer"
AFTERMATH = "aftermath"
MOMENTS = [DEAL, TURN_BEGINS, REQUIREMENT_SHOWN, OFFER_DUE, AFTERMATH]
RESTS = {"deck": DECK, "discard": DISCARD, "out": OUT_OF_THE_GAME}
SOURCES = ["hand", "deck"]


def lay_out(table: Table, position: Position) -> None:
    """Put every card where the file wants it and play from its moment up to the first decision."""
    moment = _one_of(position, "moment", MOMENTS, TURN_BEGINS)
    table.active = position.take_seat("active", NOBODY if moment == DEAL else 0)
    box = Box(table, position, HERO, [COPIES] * HERO_COUNT)
    table.clear_zones()
    _lay_parties(table, position, box)
    _lay_hands(table, position, box)
    _lay_discard(table, position, box, moment)
    _lay_wanderer(table, position, box, moment)
    _lay_deck(table, position, box)
    _note_missing_fits(table, position, box)
    position.finish()
    _go_on(table, position, moment)


def _one_of(position: Position, field: str, possible: list[str], default: str) -> str:
    value = position.take(field, str, default)
    if value not in possible and value != default:
        raise position.fail(field, f"unknown value {value!r}; possible: {listed(possible)}")
    return value


def _lay_parties(table: Table, position: Position, box: Box) -> None:
    used = position.take_by_seat("used")
    for seat, heroes in position.take_by_seat("party").items():
        field = f"party.{position.seats[seat]}"
        if len(set(heroes)) != len(heroes):
            raise position.fail(field, "a hero appears twice (RAH-RECRUIT-03)")
        if len(heroes) >= FULL_PARTY:
            raise position.fail(field, "six heroes have won already (RAH-END-01)")
        for card in box.take_all(heroes, field):
            table.put(card, PARTIES + seat)
            table.reveal(card)
            table.turn_upright(seat, table.faces[card])
    for seat, heroes in used.items():
        for hero in heroes:
            field = f"used.{position.seats[seat]}"
            if not table.party_has(seat, box.face(hero, field)):
                raise position.fail(field, f"{hero} is not in that party")
            table.turn_sideways(seat, HERO.value(hero))
    for seat, heroes in position.take_by_seat("eliminated").items():
        for card in box.take_all(heroes, f"eliminated.{position.seats[seat]}"):
            table.put(card, ELIMINATED + seat)
            table.reveal(card)


def _lay_hands(table: Table, position: Position, box: Box) -> None:
    for seat, heroes in position.take_by_seat("hand").items():
        for card in box.take_all(heroes, f"hand.{position.seats[seat]}"):
            table.put(card, HANDS + seat)
            table.show(card, seat)


def _lay_discard(table: Table, position: Position, box: Box, moment: str) -> None:
    """The older cards, on top of them this turn's requirement, and on that the cards discarded since."""
    for card in box.take_all(position.take_names("discard")[::-1], "discard"):
        table.discard(card)
    hero = position.take("requirement", str, "")
    ignored = position.take("requirement_ignored", bool, default=False)
    since = position.take_names("discarded_since")
    wanted = moment in (REQUIREMENT_SHOWN, OFFER_DUE)
    if wanted != bool(hero):
        what = "needs a requirement" if wanted else "has no requirement"
        raise position.fail("requirement", f"the moment {moment!r} {what}")
    if not hero and (ignored or since):
        field = "requirement_ignored" if ignored else "discarded_since"
        raise position.fail(field, f"there is no requirement at the moment {moment!r}")
    if hero:
        table.requirement = box.take(hero, "requirement")
        table.discard(table.requirement)
    for card in box.take_all(since[::-1], "discarded_since"):
        table.discard(card)
    if ignored:
        table.begin_lasting(REQUIREMENT_IGNORED, NOBODY, EVERYONE, END_OF_TURN)


def _lay_wanderer(table: Table, position: Position, box: Box, moment: str) -> None:
    hero = position.take("wanderer", str, "")
    holder = position.take_seat("at", NOBODY)
    cause = position.take_seat("from", NOBODY)
    peeked = position.take_seats("peeked")
    hints = position.take("hints", list, [])
    source = _one_of(position, "sent_from", SOURCES, "")
    if moment != OFFER_DUE:
        if hero or holder != NOBODY or cause != NOBODY or peeked or hints or source:
            raise position.fail("wanderer", f"there is none at the moment {moment!r}; use moment = 'offer'")
        return
    if not hero:
        raise position.fail("wanderer", "the moment 'offer' needs one")
    _set_out(table, position, holder, cause)
    card = box.take(hero, "wanderer")
    table.put(card, WANDERER)
    table.show(card, table.active)
    for seat in peeked:
        look_at_the_wanderer(table, seat)
    _note_source(table, position, source)
    for hint in hints:
        _lay_hint(table, position, box, hint)


def _set_out(table: Table, position: Position, holder: int, cause: int) -> None:
    """The wanderer always lies to the left of the player who sent it or passed it on."""
    if holder == NOBODY:
        holder = int(table.left_of(table.active if cause == NOBODY else cause))
    table.holder = holder
    table.cause = (holder - 1) % table.seats
    table.is_sent = True
    if cause not in (NOBODY, table.cause):
        right = position.seats[table.cause]
        raise position.fail("from", f"a wanderer before {position.seats[holder]} comes from {right}")


def _note_source(table: Table, position: Position, source: str) -> None:
    """What everybody knows from seeing where the wanderer came from (RAH-TURN-05, RAH-Q15)."""
    assert table.knowledge is not None
    fits = fitting(table.required(), table.seats)
    is_ignored = table.has_lasting(REQUIREMENT_IGNORED, EVERYONE)
    everybody, card = table.knowledge.everybody, table.wanderer()
    if source == "hand" and not is_ignored:
        if not fits & BIT[table.faces[card]]:
            raise position.fail("sent_from", "this wanderer does not meet the requirement (RAH-TURN-05)")
        table.show_fact(how_many(everybody, [int(card)], int(fits), 1, 1))
    if source == "deck":
        if is_ignored or table.heroes_in(HANDS + table.active) & fits:
            raise position.fail("sent_from", "the active player holds a card that may be sent (RAH-TURN-05)")
        hand = [int(held) for held in table.pile(HANDS + table.active)]
        table.show_fact(how_many(everybody, hand, int(fits), 0, 0))


def _lay_hint(table: Table, position: Position, box: Box, hint: object) -> None:
    if not isinstance(hint, dict) or set(hint) != {"by", "hero"} or not isinstance(hint["hero"], str):
        raise position.fail("hints", f"expected {{ by = seat, hero = name }}, found {hint!r}")
    seat = position.seat(hint["by"], "hints")
    on_the_way = (seat - int(table.active)) % table.seats
    gone_so_far = (int(table.holder) - int(table.active)) % table.seats or int(table.seats)
    if not 0 < on_the_way <= gone_so_far:
        name = position.seats[seat]
        raise position.fail("hints", f"the wanderer has not been before {name} (RAH-OFFER-01, RAH-OFFER-03)")
    card = box.take(hint["hero"], "hints")
    table.put(card, HINTS)
    table.show(card, seat)
    table.show(card, table.active)
    note_the_answer(table, card, is_answered_yes(table, card))


def _lay_deck(table: Table, position: Position, box: Box) -> None:
    """The cards listed lie on top; all cards not named anywhere go to `rest`, shuffled."""
    on_top = box.take_all(position.take_names("deck")[::-1], "deck")
    rest = _one_of(position, "rest", list(RESTS), "deck")
    for card in box.take_rest():
        table.put_under(card, RESTS[rest])
        if RESTS[rest] != DECK:
            table.reveal(card)
    if rest == "deck":
        _shuffle_aside(table)
    for card in on_top:
        table.put(card, DECK)


def _shuffle_aside(table: Table) -> None:
    """Shuffle without using up the file's fixed shuffles."""
    chance, knowledge = table.chance, table.knowledge
    table.chance, table.knowledge = FastChance(0), None
    table.shuffle(DECK)
    table.chance, table.knowledge = chance, knowledge
    table.shuffle_draws = 0
    if table.journal is not None:
        table.journal.take_draws()


def _note_missing_fits(table: Table, position: Position, box: Box) -> None:
    """What everybody knows when a wanderer came from the deck: no card in that hand fitted (RAH-Q15)."""
    assert table.knowledge is not None
    for seat, heroes in position.take_by_seat("nothing_fits").items():
        field = f"nothing_fits.{position.seats[seat]}"
        hand = [int(card) for card in table.pile(HANDS + seat)]
        for hero in heroes:
            fits = fitting(box.face(hero, field), table.seats)
            if table.heroes_in(HANDS + seat) & fits:
                raise position.fail(field, f"that hand does hold a card that fits the {hero}")
            table.show_fact(how_many(table.knowledge.everybody, hand, int(fits), 0, 0))


def _go_on(table: Table, position: Position, moment: str) -> None:
    if moment == DEAL:
        if table.size(DECK) + table.size(OUT_OF_THE_GAME) < CARD_COUNT:
            raise position.fail("moment", "before the deal all cards lie in the deck, or out of the game")
        deal_unshuffled(table)
        return
    if moment == TURN_BEGINS:
        if table.size(DECK) == 0 and not table.is_endless():
            raise position.fail("deck", "it ran out in the turn before, so the game is over (RAH-END-02)")
        begin_turn(table)
    elif moment == REQUIREMENT_SHOWN:
        go_on_after(table, REVEAL_REQUIREMENT)
    elif moment == OFFER_DUE:
        go_on_after(table, SEND)
    else:
        table.is_sent = True
        go_on_after(table, REQUIREMENT_SERVED)
    table.advance()
