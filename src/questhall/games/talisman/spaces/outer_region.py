"""The Outer Region: what its spaces tell a character to do, clockwise from the City.

The tables to roll on are in `components/roll_tables.py`.

TAL-ENC-01, TAL-LIFE-13, TAL-LIFE-14, TAL-LIFE-15, TAL-FATE-13, TAL-FATE-14, TAL-GOLD-07, TAL-ALIGN-05,
TAL-TOAD-01, TAL-Q53, TAL-Q83, TAL-Q111, TAL-Q112, TAL-Q114, TAL-Q117
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from questhall.core.engine.choice import Choice, Pass
from questhall.core.engine.rules import Noun, Question, Rule
from questhall.games.talisman.belongings.counters import (
    heal,
    missing_fate,
    pay,
    replenish_fate,
    wounds,
)
from questhall.games.talisman.belongings.objects_and_followers import discard_belonging
from questhall.games.talisman.characters.dice_and_fate import SIDES, roll_dice, take_roll
from questhall.games.talisman.characters.losses import lose_life
from questhall.games.talisman.components.board import CHAPEL, CITY, CRAGS, FOREST, GRAVEYARD, TAVERN, VILLAGE
from questhall.games.talisman.components.character_cards import EVIL, GOOD
from questhall.games.talisman.components.printed_cards import CROSS, CURSED_BY_A_HAG
from questhall.games.talisman.components.roll_tables import (
    CHAPEL_TABLE,
    CRAGS_TABLE,
    ENCHANTRESS_TABLE,
    FOREST_TABLE,
    GRAVEYARD_TABLE,
    MYSTIC_TABLE,
    TAVERN_TABLE,
    outcome_of,
)
from questhall.games.talisman.components.state import GOLD, Table
from questhall.games.talisman.encounters.roll_outcomes import LookUp, carry_out
from questhall.games.talisman.spaces.shared_instructions import (
    ROLLS_ANYWAY,
    ask_whether_to_roll,
    may_skip_roll,
    prayer_top,
)
from questhall.games.talisman.spaces.shops_and_healers import (
    AT_THE_BLACKSMITH,
    PILFERING,
    can_be_healed,
    heal_for_gold,
    open_shop,
    sell_objects,
)

# City and Village: one of three services has to be visited (TAL-Q117)
ENCHANTRESS: Final = 0
DOCTOR: Final = 1
CITY_ALCHEMIST: Final = 2
VILLAGE_HEALER: Final = 3
BLACKSMITH: Final = 4
MYSTIC: Final = 5
SERVICE: Final = Noun("service", ["enchantress", "doctor", "alchemist", "healer", "blacksmith", "mystic"])

DOCTORS_LIVES: Final = 2


@final
class CityInstruction(Question[Table]):
    """Visit the Enchantress, the Doctor or the Alchemist."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        for service in (ENCHANTRESS, DOCTOR, CITY_ALCHEMIST):
            table.offer(VISIT.at(seat, service))
        table.ask(seat, self.at(seat))


@final
class VillageInstruction(Question[Table]):
    """Visit the Healer, the Blacksmith or the Mystic."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        for service in (VILLAGE_HEALER, BLACKSMITH, MYSTIC):
            table.offer(VISIT.at(seat, service))
        table.ask(seat, self.at(seat))


@final
class Visit(Choice[Table]):
    """A service with a table is rolled for; the others can be visited without paying anything (TAL-Q117).

    In the Village the Thief helps himself as well.
    """

    def run(self, table: Table, seat: i64, service: i64, _c: i64, /) -> None:
        if service == ENCHANTRESS:
            roll_dice(table, seat, 1, ENCHANTED.at(seat))
        elif service == DOCTOR:
            heal_for_gold(table, seat, DOCTORS_LIVES)
        elif service == CITY_ALCHEMIST:
            sell_objects(table, seat)
        elif service == BLACKSMITH:
            open_shop(table, seat, AT_THE_BLACKSMITH)
        else:
            table.push(PILFERING.at(seat))  # afterwards
            if service == VILLAGE_HEALER:
                heal_for_gold(table, seat, wounds(table, seat))
            else:
                table.push(FAREWELL.at(seat))  # afterwards
                roll_dice(table, seat, 1, MYSTIC_SPOKE.at(seat))


@final
class Farewell(Question[Table]):
    """Whatever the Mystic says, the Hag may go; her owner may keep her (TAL-Q112)."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        if table.has_follower(seat, CURSED_BY_A_HAG):
            table.offer(DISMISS_HAG.at(seat))
            table.offer(KEEP_HAG.at(seat))
            table.ask(seat, self.at(seat))


@final
class DismissHag(Choice[Table]):
    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        discard_belonging(table, seat, CURSED_BY_A_HAG)


# The Tavern


@final
class TavernInstruction(Rule[Table]):
    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        roll_dice(table, seat, 1, NIGHT_IN_THE_TAVERN.at(seat))


# Forest and Crags


@final
class ForestInstruction(Question[Table]):
    """Roll, unless he knows the way and would rather not."""

    def run(self, table: Table, seat: i64, rolls_anyway: i64, _c: i64, /) -> None:
        if rolls_anyway != ROLLS_ANYWAY and may_skip_roll(table, seat, FOREST):
            ask_whether_to_roll(table, seat, self.at(seat))
        else:
            roll_dice(table, seat, 1, FOREST_CROSSED.at(seat))


@final
class CragsInstruction(Question[Table]):
    """Roll, unless he knows the way and would rather not."""

    def run(self, table: Table, seat: i64, rolls_anyway: i64, _c: i64, /) -> None:
        if rolls_anyway != ROLLS_ANYWAY and may_skip_roll(table, seat, CRAGS):
            ask_whether_to_roll(table, seat, self.at(seat))
        else:
            roll_dice(table, seat, 1, CRAGS_CROSSED.at(seat))


# Chapel and Graveyard: one harms the Evil, the other the Good. Only what can be carried out is offered
# (TAL-Q53).


@final
class ChapelInstruction(Question[Table]):
    """Evil characters lose a Life, Neutral ones pay for healing, Good ones are healed or pray."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        if table.alignment(seat) == EVIL:
            suffer_on_holy_ground(table, seat)
        elif table.alignment(seat) != GOOD:
            heal_for_gold(table, seat, wounds(table, seat))
        elif can_be_healed(table, seat):
            table.offer(HEAL_IN_CHAPEL.at(seat))
            table.offer(PRAY.at(seat))
            table.ask(seat, self.at(seat))
        else:
            pray(table, seat)


@final
class GraveyardInstruction(Question[Table]):
    """Good characters lose a Life, Neutral ones pay for fate, Evil ones replenish it or pray."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        if table.alignment(seat) == GOOD:
            suffer_on_holy_ground(table, seat)
        elif table.alignment(seat) != EVIL:
            table.push(PAID_FATE.at(seat))
        elif missing_fate(table, seat) > 0:
            table.offer(REPLENISH_FATE.at(seat))
            table.offer(PRAY.at(seat))
            table.ask(seat, self.at(seat))
        else:
            pray(table, seat)


def suffer_on_holy_ground(table: Table, seat: i64) -> None:
    """The Cross protects its owner from the Life that the Chapel or the Graveyard would take."""
    if not table.uses_object(seat, CROSS):
        lose_life(table, seat, 1)


@final
class HealInChapel(Choice[Table]):
    """Free, up to the printed Life (TAL-LIFE-13)."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        heal(table, seat, wounds(table, seat))

    def reason(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> str:
        return "TAL-LIFE-13" if table.place(seat) == CHAPEL else "TAL-ENC-01"


@final
class ReplenishFate(Choice[Table]):
    """Free, up to the printed Fate (TAL-FATE-13)."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        replenish_fate(table, seat, missing_fate(table, seat))

    def reason(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> str:
        return "TAL-FATE-13" if table.place(seat) == GRAVEYARD else "TAL-ENC-01"


@final
class PaidFate(Question[Table]):
    """Replenish one more fate for a coin, or leave it at that. TAL-FATE-13"""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        if table.get(seat, GOLD) > 0 and missing_fate(table, seat) > 0:
            table.offer(BUY_FATE.at(seat))
            table.offer(BUY_NO_FATE.at(seat))
            table.ask(seat, self.at(seat))


@final
class BuyFate(Choice[Table]):
    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        table.push(table.asking)
        pay(table, seat, 1)
        replenish_fate(table, seat, 1)

    def reason(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> str:
        if table.is_alive(seat) and missing_fate(table, seat) == 0:
            return "TAL-FATE-13"
        return "TAL-Q53" if table.get(seat, GOLD) == 0 else "TAL-ENC-01"


@final
class Pray(Choice[Table]):
    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        pray(table, seat)


def pray(table: Table, seat: i64) -> None:
    """The Monk and the Priest may add 1 (TAL-Q114)."""
    roll_dice(table, seat, 1, PRAYER_HEARD.at(seat), prayer_top(table, seat, SIDES))


@final
class PrayerHeard(Rule[Table]):
    """Chapel and Graveyard answer differently."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        which: i64 = GRAVEYARD_TABLE
        if table.place(seat) == CHAPEL:
            which = CHAPEL_TABLE
        carry_out(table, seat, outcome_of(which, take_roll(table)))


CITY_INSTRUCTION: Final = CityInstruction("city")
VILLAGE_INSTRUCTION: Final = VillageInstruction("village")
VISIT: Final = Visit("visit", "TAL-Q117", SERVICE)
ENCHANTED: Final = LookUp("enchanted", ENCHANTRESS_TABLE)
MYSTIC_SPOKE: Final = LookUp("mystic_spoke", MYSTIC_TABLE)
FAREWELL: Final = Farewell("farewell_to_the_hag")
DISMISS_HAG: Final = DismissHag("dismiss hag", "TAL-Q112")
KEEP_HAG: Final = Pass("keep hag", "TAL-Q112")
TAVERN_INSTRUCTION: Final = TavernInstruction()
NIGHT_IN_THE_TAVERN: Final = LookUp("night_in_the_tavern", TAVERN_TABLE)
FOREST_INSTRUCTION: Final = ForestInstruction("forest")
FOREST_CROSSED: Final = LookUp("forest_crossed", FOREST_TABLE)
CRAGS_INSTRUCTION: Final = CragsInstruction("crags")
CRAGS_CROSSED: Final = LookUp("crags_crossed", CRAGS_TABLE)
CHAPEL_INSTRUCTION: Final = ChapelInstruction("chapel")
GRAVEYARD_INSTRUCTION: Final = GraveyardInstruction("graveyard")
HEAL_IN_CHAPEL: Final = HealInChapel("heal in chapel", "TAL-LIFE-13")
REPLENISH_FATE: Final = ReplenishFate("replenish fate", "TAL-FATE-13")
PAID_FATE: Final = PaidFate("paid_fate")
BUY_FATE: Final = BuyFate("buy fate", "TAL-FATE-13")
BUY_NO_FATE: Final = Pass("buy no fate", "TAL-FATE-13")
PRAY: Final = Pray("pray", "TAL-ENC-01")
PRAYER_HEARD: Final = PrayerHeard()
RULES: Final[list[Rule[Any]]] = [
    CITY_INSTRUCTION,
    VILLAGE_INSTRUCTION,
    VISIT,
    ENCHANTED,
    MYSTIC_SPOKE,
    FAREWELL,
    DISMISS_HAG,
    KEEP_HAG,
    TAVERN_INSTRUCTION,
    NIGHT_IN_THE_TAVERN,
    FOREST_INSTRUCTION,
    FOREST_CROSSED,
    CRAGS_INSTRUCTION,
    CRAGS_CROSSED,
    CHAPEL_INSTRUCTION,
    GRAVEYARD_INSTRUCTION,
    HEAL_IN_CHAPEL,
    REPLENISH_FATE,
    PAID_FATE,
    BUY_FATE,
    BUY_NO_FATE,
    PRAY,
    PRAYER_HEARD,
]
INSTRUCTIONS_HERE: Final[list[tuple[int, Rule[Table]]]] = [
    (CITY, CITY_INSTRUCTION),
    (TAVERN, TAVERN_INSTRUCTION),
    (FOREST, FOREST_INSTRUCTION),
    (VILLAGE, VILLAGE_INSTRUCTION),
    (GRAVEYARD, GRAVEYARD_INSTRUCTION),
    (CHAPEL, CHAPEL_INSTRUCTION),
    (CRAGS, CRAGS_INSTRUCTION),
]
