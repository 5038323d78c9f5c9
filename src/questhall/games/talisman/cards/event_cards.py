"""Events: each is discarded, and its text is carried out.

TAL-ADV-10, TAL-MISS-01, TAL-MISS-02, TAL-MISS-03, TAL-ALIGN-05, TAL-Q24, TAL-Q82, TAL-Q83, TAL-Q84, TAL-Q110,
TAL-Q111
"""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from questhall.core.engine.bits import BIT
from questhall.core.engine.rules import Rule
from questhall.core.engine.state import EVERYONE
from questhall.games.talisman.belongings.alignment import change_alignment
from questhall.games.talisman.belongings.counters import gain_craft, gain_life, leave_gold
from questhall.games.talisman.belongings.objects_and_followers import discard_from_space
from questhall.games.talisman.belongings.spells_in_hand import discard_all_spells, fill_spells
from questhall.games.talisman.characters.losses import announce_loss, lose_life
from questhall.games.talisman.characters.missed_turns import miss_turn
from questhall.games.talisman.components.board import (
    CRAGS,
    CURSED_GLADE,
    FOREST,
    HIDDEN_VALLEY,
    OASIS,
    RUINS,
    TAVERN,
)
from questhall.games.talisman.components.character_cards import EVIL, GOOD
from questhall.games.talisman.components.event_kinds import BLIZZARD_BEGINS, RAIDED
from questhall.games.talisman.components.printed_cards import (
    ANGEL,
    BLIZZARD,
    BOOK_OF_SPELLS,
    DEVIL,
    EVIL_DARKNESS,
    IMP,
    MAGICAL_VORTEX,
    MARKET_DAY,
    MEPHISTOPHELES,
    PESTILENCE,
    RAIDERS,
    SIREN,
    STORM,
)
from questhall.games.talisman.components.state import (
    BESIDE_THE_BOARD,
    BLIZZARD_BLOWS,
    GOLD,
    ON_SPACE,
    PLACE_IN_ORDER,
    Table,
)
from questhall.games.talisman.encounters.teleporting import CarriedOff
from questhall.games.talisman.spaces.shops_and_healers import AT_THE_MARKET, open_shop

BLIZZARD_ROUNDS: Final = 2


@mypyc_attr(allow_interpreted_subclasses=False)
class EventCard(Rule[Table]):
    """An Event leaves the space before it happens: it may carry its drawer off or end his turn.

    TAL-ADV-10, TAL-Q24
    """

    def __init__(self, label: str) -> None:
        super().__init__()
        self.label = label

    def name(self) -> str:
        return self.label

    def run(self, table: Table, seat: i64, card: i64, _c: i64, /) -> None:
        discard_from_space(table, seat, card)
        self.happen(table, seat)

    def happen(self, table: Table, seat: i64) -> None:
        raise NotImplementedError


# By alignment


@final
class LifeByAlignment(EventCard):
    """The Angel and the Devil give a Life to one side and take one from the other; Neutral is left alone."""

    def __init__(self, label: str, favoured: int, despised: int) -> None:
        super().__init__(label)
        self.favoured: i64 = favoured
        self.despised: i64 = despised

    def happen(self, table: Table, seat: i64) -> None:
        if table.alignment(seat) == self.favoured:
            gain_life(table, seat, 1)
        elif table.alignment(seat) == self.despised:
            lose_life(table, seat, 1)


ANGEL_EVENT: Final = LifeByAlignment("angel", GOOD, EVIL)
DEVIL_EVENT: Final = LifeByAlignment("devil", EVIL, GOOD)


@final
class Mephistopheles(EventCard):
    """Evil gains Craft, all others become evil, if they still can this turn.

    TAL-ALIGN-05, TAL-Q82, TAL-Q83
    """

    def happen(self, table: Table, seat: i64) -> None:
        if table.alignment(seat) == EVIL:
            gain_craft(table, seat, 1)
        else:
            change_alignment(table, seat, EVIL)


MEPHISTOPHELES_EVENT: Final = Mephistopheles("mephistopheles")


# Weather and other calamities


@final
class Blizzard(Rule[Table]):
    """For two rounds everyone moves one space; until then the card lies beside the board (TAL-Q24, TAL-Q110).

    Its effect on movement is in `turn/movement.py`.
    """

    def run(self, table: Table, seat: i64, card: i64, _c: i64, /) -> None:
        table.take(card, ON_SPACE + table.place(seat))
        table.put(card, BESIDE_THE_BOARD)
        table.begin_lasting(BLIZZARD_BLOWS, seat, EVERYONE, PLACE_IN_ORDER, seat, BLIZZARD_ROUNDS)
        table.tell(BLIZZARD_BEGINS, seat)


BLIZZARD_EVENT: Final = Blizzard()


@mypyc_attr(allow_interpreted_subclasses=False)
class MissedTurns(EventCard):
    """Many miss a turn. The drawer comes last, as it ends his own (TAL-MISS-01, TAL-Q84)."""

    def strikes(self, table: Table, seat: i64) -> i64:
        """Who misses a turn, as a mask."""
        raise NotImplementedError

    def happen(self, table: Table, seat: i64) -> None:
        struck = self.strikes(table, seat)
        other = table.left_of(seat)
        while other != seat:
            if struck & BIT[other]:
                miss_turn(table, other)
            other = table.left_of(other)
        if struck & BIT[seat]:
            miss_turn(table, seat)


@final
class EvilDarkness(MissedTurns):
    """Everybody who is not evil, wherever he is."""

    def strikes(self, table: Table, _seat: i64) -> i64:
        mask = table.characters()
        other: i64 = 0
        while other < table.seats:
            if table.alignment(other) == EVIL:
                mask &= ~BIT[other]
            other += 1
        return mask


EVIL_DARKNESS_EVENT: Final = EvilDarkness("evil_darkness")


@final
class StrikesRegion(MissedTurns):
    """The Siren and the Storm: everybody in the drawer's Region."""

    def strikes(self, table: Table, seat: i64) -> i64:
        return table.characters_in(table.region(seat))


SIREN_EVENT: Final = StrikesRegion("siren")
STORM_EVENT: Final = StrikesRegion("storm")


@final
class Pestilence(EventCard):
    """Everybody in the drawer's Region loses a Life, all at the same time."""

    def happen(self, table: Table, seat: i64) -> None:
        announce_loss(table, table.characters_in(table.region(seat)), 1)


PESTILENCE_EVENT: Final = Pestilence("pestilence")


@final
class Raiders(EventCard):
    """They carry all gold off to the Oasis, where it can be picked up."""

    def happen(self, table: Table, seat: i64) -> None:
        if table.get(seat, GOLD) > 0:
            table.tell(RAIDED, seat, table.get(seat, GOLD), OASIS)
            leave_gold(table, seat, OASIS)


RAIDERS_EVENT: Final = Raiders("raiders")


@final
class Imp(EventCard):
    """The turn goes on where the die sends him; the other cards stay behind (TAL-ENC-17, TAL-ENC-18).

    The Imp is an Event, whatever the book calls it (TAL-Q07).
    """

    def happen(self, table: Table, seat: i64) -> None:
        CARRIED_OFF_BY_IMP.roll(table, seat)


IMP_EVENT: Final = Imp("imp")
CARRIED_OFF_BY_IMP: Final = CarriedOff(
    "carried_off_by_imp",
    [CRAGS, FOREST, TAVERN, RUINS, HIDDEN_VALLEY, CURSED_GLADE],
)


# Magic


@final
class BookOfSpells(EventCard):
    """As many Spells as his Craft allows."""

    def happen(self, table: Table, seat: i64) -> None:
        fill_spells(table, seat)


BOOK_OF_SPELLS_EVENT: Final = BookOfSpells("book_of_spells")


@final
class MagicalVortex(EventCard):
    """Everybody loses all Spells, and nobody draws new ones to replace them (TAL-Q118)."""

    def happen(self, table: Table, seat: i64) -> None:
        discard_all_spells(table, seat)
        other = table.left_of(seat)
        while other != seat:
            discard_all_spells(table, other)
            other = table.left_of(other)


MAGICAL_VORTEX_EVENT: Final = MagicalVortex("magical_vortex")


# Market Day


@final
class MarketDay(EventCard):
    """Clockwise from the drawer everybody may buy, wherever he is."""

    def happen(self, table: Table, seat: i64) -> None:
        row = vec[i64]()
        customer = seat
        for _ in range(table.seats):
            row = append(row, STALL.at(customer))
            customer = table.left_of(customer)
        table.push_row(row)


MARKET_DAY_EVENT: Final = MarketDay("market_day")


@final
class Stall(Rule[Table]):
    """One character's shopping on Market Day; a Toad is sold nothing (TAL-Q76).

    It is owed: what the drawer buys may fulfil his quest and so end his turn, but not the Market Day of the
    others (TAL-Q91).
    """

    def is_owed(self) -> bool:
        return True

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        if table.is_alive(seat):
            open_shop(table, seat, AT_THE_MARKET)


STALL: Final = Stall()


RULES: Final[list[Rule[Any]]] = [
    ANGEL_EVENT,
    BLIZZARD_EVENT,
    BOOK_OF_SPELLS_EVENT,
    DEVIL_EVENT,
    EVIL_DARKNESS_EVENT,
    IMP_EVENT,
    CARRIED_OFF_BY_IMP,
    MAGICAL_VORTEX_EVENT,
    MARKET_DAY_EVENT,
    STALL,
    MEPHISTOPHELES_EVENT,
    PESTILENCE_EVENT,
    RAIDERS_EVENT,
    SIREN_EVENT,
    STORM_EVENT,
]
MEETINGS_HERE: Final[list[tuple[int, Rule[Table]]]] = [
    (ANGEL, ANGEL_EVENT),
    (BLIZZARD, BLIZZARD_EVENT),
    (BOOK_OF_SPELLS, BOOK_OF_SPELLS_EVENT),
    (DEVIL, DEVIL_EVENT),
    (EVIL_DARKNESS, EVIL_DARKNESS_EVENT),
    (IMP, IMP_EVENT),
    (MAGICAL_VORTEX, MAGICAL_VORTEX_EVENT),
    (MARKET_DAY, MARKET_DAY_EVENT),
    (MEPHISTOPHELES, MEPHISTOPHELES_EVENT),
    (PESTILENCE, PESTILENCE_EVENT),
    (RAIDERS, RAIDERS_EVENT),
    (SIREN, SIREN_EVENT),
    (STORM, STORM_EVENT),
]
