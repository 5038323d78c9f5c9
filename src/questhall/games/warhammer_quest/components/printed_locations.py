"""The locations with what is printed on them. `cards/location_cards.py` has the effects of the location phase.

WHQ-LOCATION-02
"""

from __future__ import annotations

from typing import Final

from questhall.games.warhammer_quest.components.columns import Face, column_from
from questhall.games.warhammer_quest.components.face_numbers import FIRST_LOCATION


class Location(Face):
    """A location card. Those with the quest icon have no level: 0."""

    def __init__(
        self,
        name: str,
        level: int,
        exploration: int,
        faceup: int,
        facedown: int,
        most_progress: int = 0,
        fewer_in_rest: int = 0,
        wounds_by_ranged: int = 0,
        wounds_without_progress: int = 0,
        tokens_for_great: int = 0,
        attack_when_revealed: int = 0,
        rules: str = "",
    ) -> None:
        super().__init__(name, 1, rules)
        self.level = level
        self.exploration = exploration
        self.faceup = faceup
        self.facedown = facedown
        self.most_progress = most_progress  # by one explore action; 0 for any number
        self.fewer_in_rest = fewer_in_rest  # successes that a rest action loses
        self.wounds_by_ranged = wounds_by_ranged  # for the hero after each of his ranged attacks
        self.wounds_without_progress = wounds_without_progress  # after an explore action that places none
        self.tokens_for_great = tokens_for_great  # for each elite enemy or nemesis that his action defeats
        self.attack_when_revealed = attack_when_revealed  # of an enemy turned faceup by being activated


LOCATIONS: Final = [
    Location("choking_passage", 1, exploration=6, faceup=1, facedown=3, rules="ChokingPassage"),
    Location("flooded_gallery", 1, exploration=5, faceup=2, facedown=1, rules="FloodedGallery"),
    Location("gnawed_crossing", 1, exploration=5, faceup=1, facedown=2, rules="GnawedCrossing"),
    Location("bone_strewn_stair", 1, exploration=5, faceup=2, facedown=2, fewer_in_rest=1),
    Location("abandoned_cellar", 1, exploration=5, faceup=1, facedown=2, rules="Travel Cellar"),
    Location("crumbling_arches", 1, exploration=6, faceup=1, facedown=2, rules="CrumblingArches Tutorial"),
    Location("echoing_vault", 1, exploration=5, faceup=2, facedown=1, rules="EchoingVault"),
    Location("fungus_hollow", 2, exploration=6, faceup=2, facedown=2, rules="FungusHollow"),
    Location("sunken_shrine", 2, exploration=6, faceup=1, facedown=3, rules="SunkenShrine"),
    Location("grate_maze", 2, exploration=6, faceup=2, facedown=1, most_progress=3),
    Location("gallows_cistern", 2, exploration=6, faceup=2, facedown=2, rules="GallowsCistern"),
    Location("powder_store", 2, exploration=6, faceup=1, facedown=3, wounds_by_ranged=1),
    Location("brood_warren", 2, exploration=7, faceup=1, facedown=2, rules="BroodWarren"),
    Location("slick_ramp", 2, exploration=6, faceup=3, facedown=0, wounds_without_progress=1),
    Location("ruined_feast_hall", 3, exploration=7, faceup=2, facedown=1, rules="RuinedFeastHall"),
    Location("pit_of_stakes", 3, exploration=7, faceup=2, facedown=2, rules="PitOfStakes"),
    Location("throne_cavern", 3, exploration=8, faceup=2, facedown=2),
    Location("burning_gallery", 3, exploration=6, faceup=2, facedown=1, rules="BurningGallery"),
    Location("bell_chamber", 3, exploration=7, faceup=1, facedown=3, rules="NemesisResult RingBell"),
    Location("drowned_tombs", 3, exploration=7, faceup=1, facedown=3, attack_when_revealed=1),
    Location("trophy_wall", 3, exploration=7, faceup=2, facedown=2, tokens_for_great=1),
    Location("grumps_sump", 0, exploration=6, faceup=2, facedown=2, rules="GrumpsSump AFoulStench"),
    Location(
        "tainted_reservoir", 0, exploration=6, faceup=2, facedown=3, rules="TaintedReservoir TraceTheToxin"
    ),
    Location("last_bolt_hole", 0, exploration=6, faceup=2, facedown=2, rules="Pursuit"),
    Location("gun_gallery", 0, exploration=7, faceup=2, facedown=3, rules="GunGallery Firepower"),
    Location("muster_field", 0, exploration=6, faceup=2, facedown=2, rules="MusterField Waaagh"),
]

LOCATION_LEVEL: Final = column_from(FIRST_LOCATION, [location.level for location in LOCATIONS])
EXPLORATION: Final = column_from(FIRST_LOCATION, [location.exploration for location in LOCATIONS])
SPAWN_FACEUP: Final = column_from(FIRST_LOCATION, [location.faceup for location in LOCATIONS])
SPAWN_FACEDOWN: Final = column_from(FIRST_LOCATION, [location.facedown for location in LOCATIONS])
MOST_PROGRESS: Final = column_from(FIRST_LOCATION, [location.most_progress for location in LOCATIONS])
FEWER_IN_REST: Final = column_from(FIRST_LOCATION, [location.fewer_in_rest for location in LOCATIONS])
WOUNDS_BY_RANGED: Final = column_from(FIRST_LOCATION, [location.wounds_by_ranged for location in LOCATIONS])
WOUNDS_WITHOUT_PROGRESS: Final = column_from(
    FIRST_LOCATION, [location.wounds_without_progress for location in LOCATIONS]
)
TOKENS_FOR_GREAT: Final = column_from(FIRST_LOCATION, [location.tokens_for_great for location in LOCATIONS])
ATTACK_WHEN_REVEALED: Final = column_from(
    FIRST_LOCATION, [location.attack_when_revealed for location in LOCATIONS]
)
