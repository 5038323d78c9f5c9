"""The action cards with all that is printed on them, hero by hero.

A field says what a card adds to the action of its kind; the rules that carry the fields out are in
`actions/` (dice, icons, targets, results) and `cards/action_cards.py` (the lines before the dice and after
"Then"). Each entry is followed by the English name of the card.
WHQ-HERO-01, WHQ-HERO-02
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from questhall.games.warhammer_quest.components.columns import Face, column_from
from questhall.games.warhammer_quest.components.face_numbers import FIRST_ACTION
from questhall.games.warhammer_quest.components.vocabulary import (
    ADVANCED,
    AID,
    ALL_ENGAGED,
    ALL_HEROES,
    ATTACK,
    BASIC,
    BRIGHT_WIZARD,
    EXPLORE,
    HEROES,
    IRONBREAKER,
    REST,
    WARRIOR_PRIEST,
    WAYWATCHER,
)


class ActionCard(Face):
    """An action card. "He" in the comments is the hero who performs the action."""

    def __init__(
        self,
        name: str,
        hero: int,
        kind: int,
        tier: int,
        dice: int,
        prepares: bool = False,
        ranged: bool = False,
        targets: int = 1,
        wound_for_target: bool = False,
        pulls: int = 0,
        wound_for_successes: int = 0,
        successes: int = 0,
        successes_at_shadows: int = 0,
        successes_among_exhausted: int = 0,
        defence: int = 0,
        fewer_enemy_dice: int = 0,
        draws_to_choose: int = 0,
        recovers_by_slaying: int = 0,
        other_recovers_by_slaying: int = 0,
        exhausts: int = 0,
        moves_away: int = 0,
        exhausts_moved: bool = False,
        readies_alone: int = 0,
        wounds_engaged: int = 0,
        wounds_around: int = 0,
        wounds_shadows: int = 0,
        cures: int = 0,
        exhausts_in_shadows: int = 0,
        empowers: int = 0,
        empowers_himself: bool = False,
        recovers: int = 0,
        readies: int = 0,
        exhausts_at_aided: int = 0,
        readies_for_wounds: int = 0,
        must_ready: bool = False,
    ) -> None:
        super().__init__(name, 1)
        self.hero = hero
        self.kind = kind
        self.tier = tier
        self.dice = dice
        self.prepares = prepares  # the prepare icon
        self.ranged = ranged
        # Before the dice
        self.targets = targets  # of an attack, at most
        self.wound_for_target = wound_for_target  # each target after the first costs him a wound
        self.pulls = pulls  # enemies that he may make engage him: in the shadows, or engaged with whom he aids
        self.wound_for_successes = wound_for_successes  # he may suffer a wound for so many successes
        self.fewer_enemy_dice = fewer_enemy_dice
        # Icons
        self.successes = successes
        self.successes_at_shadows = successes_at_shadows  # if a target was in the shadows when he chose it
        self.successes_among_exhausted = successes_among_exhausted  # for each exhausted enemy engaged with him
        self.defence = defence
        # Results
        self.draws_to_choose = draws_to_choose  # dungeon cards of which he resolves one or none
        self.recovers_by_slaying = recovers_by_slaying  # wounds, for each enemy that the attack defeats
        self.other_recovers_by_slaying = other_recovers_by_slaying  # and one other hero
        # Then
        self.exhausts = exhausts  # enemies engaged with him that he may exhaust
        self.moves_away = (
            moves_away  # enemies, engaged with him or whom he aids, that he may move to the shadows
        )
        self.exhausts_moved = exhausts_moved
        self.readies_alone = readies_alone  # action cards of his own, if no enemy is engaged with him then
        self.wounds_engaged = wounds_engaged  # enemies engaged with him that suffer a wound
        self.wounds_around = wounds_around  # by each enemy engaged with a hero of his choice
        self.wounds_shadows = wounds_shadows  # enemies in the shadows that suffer a wound
        self.cures = cures  # heroes who may discard Bleeding or Sickened
        self.exhausts_in_shadows = exhausts_in_shadows  # enemies there that he may exhaust
        self.empowers = empowers  # heroes who become empowered
        self.empowers_himself = empowers_himself  # he may be one of them, and they are "up to" so many
        self.recovers = recovers  # wounds, he and the hero whom he aids
        self.readies = readies  # action cards that the aided hero may ready
        self.exhausts_at_aided = exhausts_at_aided  # enemies engaged with that hero that may be exhausted
        self.readies_for_wounds = (
            readies_for_wounds  # times that hero may suffer a wound: a token, a card readied
        )
        self.must_ready = must_ready  # a hero who has suffered that wound has to ready a card


ACTION_CARDS: Final = [
    # Ironbreaker
    ActionCard("ib_attack_basic", IRONBREAKER, ATTACK, BASIC, dice=2, targets=2, pulls=1),  # Wide Hewing
    ActionCard(  # Ring of Steel
        "ib_attack_advanced", IRONBREAKER, ATTACK, ADVANCED, dice=3, targets=3, pulls=1, defence=1
    ),
    ActionCard(  # Inexorable Advance
        "ib_explore_basic", IRONBREAKER, EXPLORE, BASIC, dice=2, draws_to_choose=1
    ),
    ActionCard(  # Nothing Bars the Way
        "ib_explore_advanced",
        IRONBREAKER,
        EXPLORE,
        ADVANCED,
        dice=2,
        successes=1,
        successes_among_exhausted=1,
        draws_to_choose=2,
    ),
    ActionCard("ib_rest_basic", IRONBREAKER, REST, BASIC, dice=2, exhausts=1),  # Set the Shield
    ActionCard("ib_rest_advanced", IRONBREAKER, REST, ADVANCED, dice=2, pulls=1, exhausts=2),  # Unmoved
    ActionCard("ib_aid_basic", IRONBREAKER, AID, BASIC, dice=1, prepares=True, pulls=1),  # Face Me First
    ActionCard(  # Wall for Two
        "ib_aid_advanced", IRONBREAKER, AID, ADVANCED, dice=2, prepares=True, pulls=2, exhausts=1
    ),
    # Waywatcher
    ActionCard(  # Arrow from the Dark
        "ww_attack_basic", WAYWATCHER, ATTACK, BASIC, dice=2, prepares=True, ranged=True, successes_at_shadows=1
    ),
    ActionCard(  # Shadow to Shadow
        "ww_attack_advanced",
        WAYWATCHER,
        ATTACK,
        ADVANCED,
        dice=2,
        prepares=True,
        ranged=True,
        successes_at_shadows=2,
        moves_away=1,
    ),
    ActionCard("ww_explore_basic", WAYWATCHER, EXPLORE, BASIC, dice=2, successes=1),  # Quiet Scouting
    ActionCard(  # Trail Unseen
        "ww_explore_advanced", WAYWATCHER, EXPLORE, ADVANCED, dice=3, successes=1, fewer_enemy_dice=1
    ),
    ActionCard("ww_rest_basic", WAYWATCHER, REST, BASIC, dice=2, moves_away=1),  # Slip Away
    ActionCard(  # Gone to Ground
        "ww_rest_advanced", WAYWATCHER, REST, ADVANCED, dice=2, moves_away=ALL_ENGAGED, readies_alone=1
    ),
    ActionCard("ww_aid_basic", WAYWATCHER, AID, BASIC, dice=1, moves_away=1),  # Covering Shots
    ActionCard(  # Storm of Feathers
        "ww_aid_advanced", WAYWATCHER, AID, ADVANCED, dice=2, moves_away=2, exhausts_moved=True
    ),
    # Warrior Priest
    ActionCard(  # Righteous Blow
        "wp_attack_basic", WARRIOR_PRIEST, ATTACK, BASIC, dice=2, recovers_by_slaying=1
    ),
    ActionCard(  # Final Verdict
        "wp_attack_advanced",
        WARRIOR_PRIEST,
        ATTACK,
        ADVANCED,
        dice=3,
        recovers_by_slaying=1,
        other_recovers_by_slaying=1,
    ),
    ActionCard("wp_explore_basic", WARRIOR_PRIEST, EXPLORE, BASIC, dice=2, cures=1),  # Guiding Psalm
    ActionCard(  # Lamp of the Faithful
        "wp_explore_advanced",
        WARRIOR_PRIEST,
        EXPLORE,
        ADVANCED,
        dice=2,
        cures=ALL_HEROES,
        exhausts_in_shadows=1,
    ),
    ActionCard(  # Short Vigil
        "wp_rest_basic", WARRIOR_PRIEST, REST, BASIC, dice=1, prepares=True, empowers=1
    ),
    ActionCard(  # Long Vigil
        "wp_rest_advanced",
        WARRIOR_PRIEST,
        REST,
        ADVANCED,
        dice=2,
        prepares=True,
        empowers=2,
        empowers_himself=True,
    ),
    ActionCard("wp_aid_basic", WARRIOR_PRIEST, AID, BASIC, dice=2, recovers=1, readies=1),  # Sigmar's Light
    ActionCard(  # Oath of Dawn
        "wp_aid_advanced", WARRIOR_PRIEST, AID, ADVANCED, dice=2, recovers=2, readies=1, exhausts_at_aided=1
    ),
    # Bright Wizard
    ActionCard(  # Spreading Blaze
        "bw_attack_basic", BRIGHT_WIZARD, ATTACK, BASIC, dice=2, ranged=True, targets=2, wound_for_target=True
    ),
    ActionCard(  # Sea of Cinders
        "bw_attack_advanced",
        BRIGHT_WIZARD,
        ATTACK,
        ADVANCED,
        dice=2,
        ranged=True,
        targets=3,
        wound_for_target=True,
        successes=1,
    ),
    ActionCard(  # Ember Light
        "bw_explore_basic", BRIGHT_WIZARD, EXPLORE, BASIC, dice=1, prepares=True, wound_for_successes=2
    ),
    ActionCard(  # Torch the Dark
        "bw_explore_advanced",
        BRIGHT_WIZARD,
        EXPLORE,
        ADVANCED,
        dice=2,
        prepares=True,
        wound_for_successes=2,
        wounds_shadows=1,
    ),
    ActionCard("bw_rest_basic", BRIGHT_WIZARD, REST, BASIC, dice=2, wounds_engaged=1),  # Bank the Coals
    ActionCard(  # Mantle of Warm Ash
        "bw_rest_advanced", BRIGHT_WIZARD, REST, ADVANCED, dice=2, wounds_around=1
    ),
    ActionCard(  # Fan the Flames
        "bw_aid_basic", BRIGHT_WIZARD, AID, BASIC, dice=1, readies=1, readies_for_wounds=1, must_ready=True
    ),
    ActionCard(  # Shared Fever
        "bw_aid_advanced", BRIGHT_WIZARD, AID, ADVANCED, dice=2, readies=1, readies_for_wounds=2
    ),
]


def _printed(field: Callable[[ActionCard], int]) -> vec[i64]:
    return column_from(FIRST_ACTION, [int(field(card)) for card in ACTION_CARDS])


ACTION_KIND: Final = _printed(lambda card: card.kind)
TIER: Final = _printed(lambda card: card.tier)
PRINTED_DICE: Final = _printed(lambda card: card.dice)
PREPARES: Final = _printed(lambda card: card.prepares)
RANGED: Final = _printed(lambda card: card.ranged)
TARGETS: Final = _printed(lambda card: card.targets)
WOUND_FOR_TARGET: Final = _printed(lambda card: card.wound_for_target)
PULLS: Final = _printed(lambda card: card.pulls)
WOUND_FOR_SUCCESSES: Final = _printed(lambda card: card.wound_for_successes)
FEWER_DICE: Final = _printed(lambda card: card.fewer_enemy_dice)
PRINTED_SUCCESSES: Final = _printed(lambda card: card.successes)
SUCCESSES_AT_SHADOWS: Final = _printed(lambda card: card.successes_at_shadows)
SUCCESSES_AMONG_EXHAUSTED: Final = _printed(lambda card: card.successes_among_exhausted)
PRINTED_DEFENCE: Final = _printed(lambda card: card.defence)
DRAWS_TO_CHOOSE: Final = _printed(lambda card: card.draws_to_choose)
RECOVERS_BY_SLAYING: Final = _printed(lambda card: card.recovers_by_slaying)
OTHER_RECOVERS_BY_SLAYING: Final = _printed(lambda card: card.other_recovers_by_slaying)
EXHAUSTS: Final = _printed(lambda card: card.exhausts)
MOVES_AWAY: Final = _printed(lambda card: card.moves_away)
EXHAUSTS_MOVED: Final = _printed(lambda card: card.exhausts_moved)
READIES_ALONE: Final = _printed(lambda card: card.readies_alone)
WOUNDS_ENGAGED: Final = _printed(lambda card: card.wounds_engaged)
WOUNDS_AROUND: Final = _printed(lambda card: card.wounds_around)
WOUNDS_SHADOWS: Final = _printed(lambda card: card.wounds_shadows)
CURES: Final = _printed(lambda card: card.cures)
EXHAUSTS_IN_SHADOWS: Final = _printed(lambda card: card.exhausts_in_shadows)
EMPOWERS: Final = _printed(lambda card: card.empowers)
EMPOWERS_HIMSELF: Final = _printed(lambda card: card.empowers_himself)
AID_RECOVERS: Final = _printed(lambda card: card.recovers)
AID_READIES: Final = _printed(lambda card: card.readies)
EXHAUSTS_AT_AIDED: Final = _printed(lambda card: card.exhausts_at_aided)
READIES_FOR_WOUNDS: Final = _printed(lambda card: card.readies_for_wounds)

for number in range(len(HEROES)):  # one card of each version of his actions prepares (WHQ-PREPARE-01)
    for tier in (BASIC, ADVANCED):
        own = [card for card in ACTION_CARDS if card.hero == number and card.tier == tier]
        assert sum(card.prepares for card in own) == 1, f"{HEROES[number]} needs one card that prepares"
