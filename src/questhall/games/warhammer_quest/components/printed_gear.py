"""The gear with what is printed on it, legendary gear included.

How gear is used by choice is in `cards/gear_cards.py`. What else a card does is a field of its entry, or is
in the rule it changes: see `rules`.
WHQ-GEAR-01, WHQ-LEGEND-01
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from questhall.games.warhammer_quest.components.columns import Face, column_from
from questhall.games.warhammer_quest.components.face_numbers import (
    FACE_COUNT,
    FIRST_ACTION,
    FIRST_GEAR,
    FIRST_LEGENDARY,
)
from questhall.games.warhammer_quest.components.vocabulary import (
    ACCESSORY,
    AFTER_ACTION,
    AFTER_ACTIVATION,
    AFTER_ATTACKS,
    AID,
    ARMOUR,
    AT_MODIFY,
    AT_REROLL,
    ATTACK,
    BEFORE_ACTIVATION,
    BRIGHT_WIZARD,
    DEPLETE,
    DISCARD,
    DUE_AFTER_ACTION,
    EXHAUST,
    EXPLORE,
    IRONBREAKER,
    NEVER,
    NO_ACTION,
    NO_COST,
    NO_HERO,
    NO_SLOT,
    ON_TRAVEL,
    ONCE_AN_ACTION,
    REST,
    WARRIOR_PRIEST,
    WAYWATCHER,
    WEAPON,
)


class Gear(Face):
    """A gear card.

    If it can be used by choice, `used` says when and `cost` at what cost; `amount` is the number that its text
    names, `action` the kind of action it is for.
    """

    def __init__(
        self,
        name: str,
        slot: int,
        hero: int = NO_HERO,
        health: int = 0,
        success_in: tuple[int, ...] = (),
        defence_in: tuple[int, ...] = (),
        success_at_one_target: bool = False,
        success_among_many: bool = False,
        success_at_great: bool = False,
        lower_resilience: int = 0,
        wounds_attackers: bool = False,
        bars_conditions: bool = False,
        recovers_with_power: int = 0,
        is_worn_with_armour: bool = False,
        used: int = NEVER,
        cost: int = NO_COST,
        amount: int = 0,
        action: int = NO_ACTION,
        copies: int = 1,
        rules: str = "",
    ) -> None:
        super().__init__(name, copies, rules)
        self.slot = slot
        self.hero = hero
        self.health = health
        self.success_in = success_in  # kinds of the owner's actions with one more success
        self.defence_in = defence_in  # kinds of the owner's actions with one more defence
        self.success_at_one_target = success_at_one_target  # in the owner's attacks on one target
        self.success_among_many = success_among_many  # ... if two or more enemies were engaged at the roll
        self.success_at_great = success_at_great  # ... if a target is faceup and elite or a nemesis
        self.lower_resilience = lower_resilience  # of every target of the owner's attacks
        self.wounds_attackers = wounds_attackers  # an enemy that attacked in his action suffers a wound
        self.bars_conditions = bars_conditions
        self.recovers_with_power = recovers_with_power  # wounds, whenever he becomes empowered
        self.is_worn_with_armour = is_worn_with_armour
        self.used = used
        self.cost = cost
        self.amount = amount
        self.action = action


GEAR_CARDS: Final = [
    Gear(
        "legendary_fortune", NO_SLOT, copies=4, rules="draw_gear show_ware begin_stage add_fortune is_from_pool"
    ),
    Gear("crossbow", WEAPON, used=AT_MODIFY, cost=ONCE_AN_ACTION, amount=1, rules="Crossbow"),
    Gear("balanced_blade", WEAPON, used=AT_REROLL, cost=ONCE_AN_ACTION, rules="RerollHeroDie"),
    Gear("heavy_maul", WEAPON, success_at_one_target=True),
    Gear("boar_spear", WEAPON, rules="come_close BoarSpearQuestion Spear"),
    Gear("hooked_flail", WEAPON, rules="NameTargets SwingFlail Hook"),
    Gear("throwing_knives", WEAPON, used=BEFORE_ACTIVATION, cost=EXHAUST, amount=1, rules="ThrowingKnives"),
    Gear("hunting_bow", WEAPON, rules="NameTargets DrawBow"),
    Gear("parrying_dagger", WEAPON, defence_in=(ATTACK,)),
    Gear("saw_edged_axe", WEAPON, lower_resilience=1),
    Gear(
        "headsmans_sword", WEAPON, used=AT_MODIFY, cost=DEPLETE, amount=3, action=ATTACK, rules="ExtraSuccesses"
    ),
    Gear("full_plate", ARMOUR, health=4),
    Gear("chain_shirt", ARMOUR, health=2, is_worn_with_armour=True),
    Gear("padded_coat", ARMOUR, health=1, success_in=(REST,)),
    Gear("tower_shield", ARMOUR, defence_in=(ATTACK, REST, AID)),
    Gear("spiked_harness", ARMOUR, wounds_attackers=True),
    Gear("stitched_leathers", ARMOUR, rules="Suffer Soften"),
    Gear("warded_vest", ARMOUR, rules="Fall SaveByVest"),
    Gear("scouts_jerkin", ARMOUR, health=1, defence_in=(EXPLORE,)),
    Gear("night_cloak", ACCESSORY, bars_conditions=True),
    Gear("lucky_coin", ACCESSORY, used=AT_REROLL, cost=EXHAUST, rules="LuckyCoin"),
    Gear("storm_lantern", ACCESSORY, success_in=(EXPLORE,)),
    Gear(
        "healers_satchel",
        ACCESSORY,
        used=DUE_AFTER_ACTION,
        cost=ONCE_AN_ACTION,
        amount=1,
        rules="HealersSatchel",
    ),
    Gear("signal_whistle", ACCESSORY, success_in=(AID,)),
    Gear("second_wind_ring", ACCESSORY, used=AFTER_ACTION, cost=DEPLETE, rules="RingOfSecondWind"),
    Gear("map_fragment", ACCESSORY, used=ON_TRAVEL, cost=DEPLETE, rules="MapFragment"),
    Gear("warding_charm", ACCESSORY, used=AT_MODIFY, cost=EXHAUST, rules="WardingCharm"),
    Gear("climbing_rope", ACCESSORY, used=AFTER_ACTIVATION, cost=DEPLETE, amount=2, rules="ClimbingRope"),
    Gear("vial_of_vigour", ACCESSORY, used=BEFORE_ACTIVATION, cost=DISCARD, rules="VialOfVigour"),
    Gear("trophy_string", ACCESSORY, rules="EnemySlain"),
]
LEGENDARY_GEAR: Final = [
    Gear("ib_leg_hammer", WEAPON, IRONBREAKER, success_among_many=True),
    Gear("ib_leg_plate", ARMOUR, IRONBREAKER, health=3, defence_in=(EXPLORE, REST, AID)),
    Gear(
        "ib_leg_tally", ACCESSORY, IRONBREAKER, used=AFTER_ATTACKS, cost=EXHAUST, amount=1, rules="TallyOfDebts"
    ),
    Gear("ww_leg_bow", WEAPON, WAYWATCHER, used=AT_REROLL, cost=ONCE_AN_ACTION, rules="RerollHeroDie"),
    Gear("ww_leg_mantle", ARMOUR, WAYWATCHER, health=2, rules="can_slip_away SlipAway"),
    Gear(
        "ww_leg_quiver",
        ACCESSORY,
        WAYWATCHER,
        used=AFTER_ACTION,
        cost=ONCE_AN_ACTION,
        amount=1,
        rules="Thornquiver",
    ),
    Gear("wp_leg_maul", WEAPON, WARRIOR_PRIEST, success_at_great=True),
    Gear("wp_leg_mail", ARMOUR, WARRIOR_PRIEST, health=3, recovers_with_power=1),
    Gear("wp_leg_book", ACCESSORY, WARRIOR_PRIEST, used=AFTER_ACTION, cost=EXHAUST, rules="BookOfSmallHours"),
    Gear("bw_leg_staff", WEAPON, BRIGHT_WIZARD, rules="staff_pays pay_wound"),
    Gear("bw_leg_robe", ARMOUR, BRIGHT_WIZARD, health=2, wounds_attackers=True),
    Gear(
        "bw_leg_phial",
        ACCESSORY,
        BRIGHT_WIZARD,
        used=BEFORE_ACTIVATION,
        cost=DEPLETE,
        rules="PhialOfFirstLight",
    ),
]
ALL_GEAR: Final = [*GEAR_CARDS, *LEGENDARY_GEAR]

SLOT: Final = column_from(FIRST_GEAR, [gear.slot for gear in ALL_GEAR])
HEALTH_BONUS: Final = column_from(FIRST_GEAR, [gear.health for gear in ALL_GEAR])
"""What gear adds to its wearer's health while it lies faceup."""
SUCCESS_AT_ONE_TARGET: Final = column_from(FIRST_GEAR, [int(gear.success_at_one_target) for gear in ALL_GEAR])
SUCCESS_AMONG_MANY: Final = column_from(FIRST_GEAR, [int(gear.success_among_many) for gear in ALL_GEAR])
SUCCESS_AT_GREAT: Final = column_from(FIRST_GEAR, [int(gear.success_at_great) for gear in ALL_GEAR])
LOWER_RESILIENCE: Final = column_from(FIRST_GEAR, [gear.lower_resilience for gear in ALL_GEAR])
WOUNDS_ATTACKERS: Final = column_from(FIRST_GEAR, [int(gear.wounds_attackers) for gear in ALL_GEAR])
BARS_CONDITIONS: Final = column_from(FIRST_GEAR, [int(gear.bars_conditions) for gear in ALL_GEAR])
RECOVERS_WITH_POWER: Final = column_from(FIRST_GEAR, [gear.recovers_with_power for gear in ALL_GEAR])
IS_WORN_WITH_ARMOUR: Final = column_from(FIRST_GEAR, [int(gear.is_worn_with_armour) for gear in ALL_GEAR])
KINDS_OF_ACTIONS: Final = 4


def _by_action(kinds_of: list[tuple[int, ...]]) -> vec[i64]:
    """For each face and kind of action a 1 where the gear counts: see `in_action`."""
    return column_from(
        FIRST_GEAR * KINDS_OF_ACTIONS,
        [int(kind in own) for own in kinds_of for kind in range(KINDS_OF_ACTIONS)],
        FACE_COUNT * KINDS_OF_ACTIONS,
    )


SUCCESS_IN: Final = _by_action([gear.success_in for gear in ALL_GEAR])
DEFENCE_IN: Final = _by_action([gear.defence_in for gear in ALL_GEAR])


def in_action(face: i64, kind: i64) -> i64:
    """The place of a face and a kind of action in `SUCCESS_IN` and `DEFENCE_IN`."""
    return face * KINDS_OF_ACTIONS + kind


def is_legendary(face: i64) -> bool:
    return FIRST_LEGENDARY <= face < FIRST_ACTION
