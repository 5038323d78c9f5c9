"""Every enemy card in play: its attack, health, resilience and effect bar (WHQ-ENEMY)."""

from __future__ import annotations

from typing import Final

import pytest

from questhall.games.warhammer_quest.components.printed_enemies import ENEMIES
from questhall.games.warhammer_quest.components.vocabulary import KEYWORDS
from tests.clauses import clause
from tests.games.warhammer_quest.acting import act, each
from tests.games.warhammer_quest.kit import lay_out

PRINTED: Final = [
    # card, attack, health, resilience, effect bar
    ("goblin_warrior", 1, 2, 0, "prey inflict"),
    ("goblin_warrior_elite", 2, 3, 0, "prey pilfer inflict"),
    ("orc_boy", 2, 3, 0, "advance inflict"),
    ("orc_boy_elite", 2, 4, 0, "advance inflict"),
    ("giant_bat", 1, 2, 0, "advance inflict retreat"),
    ("giant_bat_elite", 2, 3, 0, "advance lacerate retreat"),
    ("gigantic_spider", 1, 3, 0, "advance ensnare"),
    ("gigantic_spider_elite", 2, 4, 0, "advance ensnare inflict"),
    ("clanrat", 1, 2, 0, "advance swarm"),
    ("clanrat_elite", 2, 3, 0, "advance swarm"),
    ("crypt_ghoul", 1, 3, 0, "advance lacerate"),
    ("crypt_ghoul_elite", 2, 4, 0, "prey lacerate"),
    ("sewer_hound", 1, 2, 0, "harry inflict"),
    ("sewer_hound_elite", 2, 3, 0, "harry inflict goad"),
    ("plague_monk", 2, 3, 0, "advance disease"),
    ("plague_monk_elite", 2, 5, 0, "advance disease inflict"),
    ("night_runner", 2, 3, 0, "prey inflict retreat"),
    ("night_runner_elite", 2, 4, 0, "prey inflict disease retreat"),
    ("jezzail_team", 2, 3, 0, "inflict"),
    ("jezzail_team_elite", 2, 4, 0, "barrage inflict"),
    ("mosscap_chanter", 1, 3, 0, "goad inflict"),
    ("mosscap_chanter_elite", 2, 5, 0, "goad disease"),
    ("rat_ogre", 3, 5, 0, "advance inflict rampage"),
    ("rat_ogre_elite", 3, 6, 1, "advance trample inflict rampage"),
    ("river_troll", 3, 5, 0, "advance inflict regenerate"),
    ("river_troll_elite", 3, 7, 0, "advance disease inflict regenerate"),
    ("black_orc", 3, 4, 1, "prey inflict"),
    ("black_orc_elite", 3, 4, 2, "prey inflict"),
    ("barrow_wight", 2, 5, 0, "advance drain inflict"),
    ("barrow_wight_elite", 3, 6, 0, "raise advance drain inflict"),
    ("odious_grump", 2, 6, 0, "prey inflict"),
    ("nunkel", 3, 7, 1, "advance disease inflict retreat"),
    ("tallowfoot", 2, 10, 0, "prey inflict retreat"),
    ("fusewright_oddlock", 3, 10, 1, "barrage inflict"),
    ("chief_mudmaw", 3, 12, 1, "prey inflict bellow"),
]


def test_no_enemy_is_left_out() -> None:
    assert [row[0] for row in PRINTED] == [enemy.name for enemy in ENEMIES]


@clause("WHQ-ENEMY-04", "WHQ-ENEMYATK-04")
@pytest.mark.parametrize(("card", "attack"), [row[:2] for row in PRINTED if "jezzail" not in row[0]])
def test_an_enemy_attacks_with_its_attack(card: str, attack: int) -> None:
    table = act("perform ib_explore_basic", hero="ironbreaker", engaged={"ana": [card]}, dice=[1, 1, 1])

    assert each(table, "enemies_attack", "total") == [(attack,)]


@clause("WHQ-ENEMY-05")
@pytest.mark.parametrize(
    ("card", "health", "left", "is_defeated"),
    [
        (row[0], row[2], left, is_defeated)
        for row in PRINTED
        for left, is_defeated in ((2, True), (3, False))
        if left <= row[2]
    ],
)
def test_an_enemy_is_defeated_by_as_many_wounds_as_it_has_health(
    card: str, health: int, left: int, is_defeated: bool
) -> None:
    """A Fire Flask wounds it twice, whatever its resilience."""
    table = lay_out(
        items={"ana": ["fire_flask"]}, shadows=[{"card": card, "wounds": health - left, "exhausted": True}]
    )
    table.until("hero_phase")
    table.choose("ana", "use fire_flask shadows.1")

    assert table.saw("enemy_defeated", card=card) == is_defeated


@clause("WHQ-ENEMY-09")
@pytest.mark.parametrize(("card", "resilience"), [(row[0], row[3]) for row in PRINTED])
def test_resilience_takes_wounds_off_an_attack(card: str, resilience: int) -> None:
    enemy = {"card": card, "exhausted": True}
    if card.startswith("jezzail"):
        table = act("perform ww_attack_basic", shadows=[enemy], dice=[1, 5])  # one more from the shadows
    else:
        table = act("perform ww_attack_basic", engaged={"ana": [enemy]}, dice=[3, 5])

    assert sum(int(str(wounds)) for (wounds,) in each(table, "enemy_wounded", "wounds")) == 2 - resilience


@clause("WHQ-ENEMY-08")
@pytest.mark.parametrize(("card", "bar"), [(row[0], row[4]) for row in PRINTED])
def test_an_enemy_has_its_effect_bar(card: str, bar: str) -> None:
    face = next(enemy for enemy in ENEMIES if enemy.name == card)

    assert " ".join(KEYWORDS[keyword] for keyword in face.bar) == bar
