"""The Outer Region: what its spaces tell a character to do, clockwise from the City.

TAL-ENC-01, TAL-LIFE-13, TAL-LIFE-14, TAL-LIFE-15, TAL-FATE-13, TAL-FATE-14, TAL-GOLD-07, TAL-ALIGN-05,
TAL-TOAD-01, TAL-Q53, TAL-Q83, TAL-Q111, TAL-Q112, TAL-Q114, TAL-Q117
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from questhall.core.engine.choice import Choice, Pass
from questhall.core.engine.rules import Noun, Question, Rule
from questhall.games.talisman.belongings.alignment import change_alignment
from questhall.games.talisman.belongings.counters import (
    gain_craft,
    gain_fate,
    gain_gold,
    gain_life,
    gain_strength,
    heal,
    lose_craft,
    lose_gold,
    lose_strength,
    missing_fate,
    pay,
    replenish_fate,
    wounds,
)
from questhall.games.talisman.belongings.objects_and_followers import discard_belonging
from questhall.games.talisman.belongings.spells_in_hand import gain_spell
from questhall.games.talisman.characters.dice_and_fate import SIDES, roll_dice, take_roll
from questhall.games.talisman.characters.losses import lose_life
from questhall.games.talisman.characters.missed_turns import miss_turn
from questhall.games.talisman.characters.toad import become_toad
from questhall.games.talisman.components.board import CHAPEL, CITY, CRAGS, FOREST, GRAVEYARD, TAVERN, VILLAGE
from questhall.games.talisman.components.character_cards import EVIL, GOOD
from questhall.games.talisman.components.creatures import BRIGAND, FARMER, SPIRIT_OF_THE_CRAGS
from questhall.games.talisman.components.event_kinds import FERRY_OFFERED, TELEPORT_OFFERED
from questhall.games.talisman.components.printed_cards import CROSS, CURSED_BY_A_HAG
from questhall.games.talisman.components.state import FERRY_OFFER, GOLD, OFFER, TELEPORT_OFFER, Table
from questhall.games.talisman.fights.combat import fight_creature
from questhall.games.talisman.spaces.shared_instructions import ask_whether_to_roll, may_skip_roll, prayer_top
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

    In the Village the Thief helps himself besides.
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
class Enchanted(Rule[Table]):
    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        roll = take_roll(table)
        if roll == 1:
            become_toad(table, seat)
        elif roll == 2:
            lose_strength(table, seat, 1)
        elif roll == 3:
            lose_craft(table, seat, 1)
        elif roll == 4:
            gain_craft(table, seat, 1)
        elif roll == 5:
            gain_strength(table, seat, 1)
        else:
            gain_spell(table, seat)


@final
class MysticSpoke(Rule[Table]):
    """Changes of alignment are limited (TAL-ALIGN-05, TAL-Q83)."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        roll = take_roll(table)
        if roll == 1:
            change_alignment(table, seat, EVIL)
        elif roll == 4:
            change_alignment(table, seat, GOOD)
        elif roll == 5:
            gain_craft(table, seat, 1)
        elif roll == 6:
            gain_spell(table, seat)


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


@final
class NightInTheTavern(Rule[Table]):
    """Drink, a brawl, gambling, or an offer for the next move that he makes (TAL-Q111)."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        roll = take_roll(table)
        if roll == 1:
            miss_turn(table, seat)
        elif roll == 2:
            fight_creature(table, seat, FARMER)
        elif roll == 3:
            lose_gold(table, seat, 1)
        elif roll == 4:
            gain_gold(table, seat, 1)
        elif roll == 5:
            table.set(seat, OFFER, TELEPORT_OFFER)
            table.tell(TELEPORT_OFFERED, seat)
        else:
            table.set(seat, OFFER, FERRY_OFFER)
            table.tell(FERRY_OFFERED, seat)


# Forest and Crags


@final
class ForestInstruction(Question[Table]):
    """Roll, unless he knows the way and would rather not."""

    def run(self, table: Table, seat: i64, rolls_anyway: i64, _c: i64, /) -> None:
        if rolls_anyway != 1 and may_skip_roll(table, seat, FOREST):
            ask_whether_to_roll(table, seat, self.at(seat))
        else:
            roll_dice(table, seat, 1, FOREST_CROSSED.at(seat))


@final
class ForestCrossed(Rule[Table]):
    """A Brigand, lost, safe, or a ranger who teaches him something."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        roll = take_roll(table)
        if roll == 1:
            fight_creature(table, seat, BRIGAND)
        elif roll <= 3:
            miss_turn(table, seat)
        elif roll == 6:
            gain_craft(table, seat, 1)


@final
class CragsInstruction(Question[Table]):
    """Roll, unless he knows the way and would rather not."""

    def run(self, table: Table, seat: i64, rolls_anyway: i64, _c: i64, /) -> None:
        if rolls_anyway != 1 and may_skip_roll(table, seat, CRAGS):
            ask_whether_to_roll(table, seat, self.at(seat))
        else:
            roll_dice(table, seat, 1, CRAGS_CROSSED.at(seat))


@final
class CragsCrossed(Rule[Table]):
    """A Spirit, lost, safe, or a barbarian who teaches him something."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        roll = take_roll(table)
        if roll == 1:
            fight_creature(table, seat, SPIRIT_OF_THE_CRAGS)
        elif roll <= 3:
            miss_turn(table, seat)
        elif roll == 6:
            gain_strength(table, seat, 1)


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
    """A 5 gives Life in the Chapel and fate in the Graveyard, a 6 a Spell (TAL-LIFE-14, TAL-FATE-14)."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        roll = take_roll(table)
        if roll == 6:
            gain_spell(table, seat)
        elif roll == 5:
            if table.place(seat) == CHAPEL:
                gain_life(table, seat, 1)
            else:
                gain_fate(table, seat, 1)


CITY_INSTRUCTION: Final = CityInstruction("city")
VILLAGE_INSTRUCTION: Final = VillageInstruction("village")
VISIT: Final = Visit("visit", "TAL-Q117", SERVICE)
ENCHANTED: Final = Enchanted()
MYSTIC_SPOKE: Final = MysticSpoke()
FAREWELL: Final = Farewell("farewell_to_the_hag")
DISMISS_HAG: Final = DismissHag("dismiss hag", "TAL-Q112")
KEEP_HAG: Final = Pass("keep hag", "TAL-Q112")
TAVERN_INSTRUCTION: Final = TavernInstruction()
NIGHT_IN_THE_TAVERN: Final = NightInTheTavern()
FOREST_INSTRUCTION: Final = ForestInstruction("forest")
FOREST_CROSSED: Final = ForestCrossed()
CRAGS_INSTRUCTION: Final = CragsInstruction("crags")
CRAGS_CROSSED: Final = CragsCrossed()
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
