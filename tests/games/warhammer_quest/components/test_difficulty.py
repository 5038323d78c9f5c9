"""The difficulties beyond standard: what they change, and that they change nothing else."""

from __future__ import annotations

import pytest

from questhall.core.engine.chance import FastChance
from questhall.core.engine.errors import UnknownVariant
from questhall.core.interface.game import Setup
from questhall.games.warhammer_quest.components.difficulty import DIFFICULTIES
from questhall.games.warhammer_quest.components.printed_locations import LOCATIONS
from questhall.games.warhammer_quest.components.switches import SWITCHES
from questhall.games.warhammer_quest.game import WARHAMMER_QUEST
from tests.clauses import clause
from tests.games.warhammer_quest.kit import LaidTable, lay_out

PRINTED = {place.name: place.facedown for place in LOCATIONS}


def start(quest: str, difficulty: str, players: int) -> LaidTable:
    """A quest from the choice of heroes up to its first round."""
    variants = (quest, difficulty) if difficulty else (quest,)
    state = WARHAMMER_QUEST.start(Setup(players, variants), FastChance(1))
    table = LaidTable(state, [])  # type: ignore[arg-type]
    while table.occasion() in ("hero", "leader"):
        table.choose(table.asked(), table.options(table.asked())[0])
    return table


def hidden(table: LaidTable) -> int:
    """How many enemies the location has brought facedown besides what is printed on it."""
    coming = [event for event in table.told if event["event"] == "spawned_facedown"]
    return len(coming) - PRINTED[table.open()["location"]]


@clause("WHQ-Q84")
def test_a_quest_is_not_played_at_two_difficulties() -> None:
    with pytest.raises(UnknownVariant, match="veteran and heroic cannot be combined"):
        WARHAMMER_QUEST.check(Setup(2, ("quest-1", "veteran", "heroic")))


@clause("WHQ-Q84")
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
@pytest.mark.parametrize("quest", ["tutorial", "quest-1", "campaign", "delve"])
def test_everything_can_be_played_at_a_difficulty(quest: str, difficulty: str) -> None:
    WARHAMMER_QUEST.check(Setup(2, (quest, difficulty)))


def test_the_difficulties_have_bits_of_their_own() -> None:
    bits = [*(switch.bit for switch in SWITCHES), *DIFFICULTIES.values()]

    assert bits == [256 << number for number in range(len(bits))]
    assert not {*DIFFICULTIES} & {*WARHAMMER_QUEST.switches}


@clause("WHQ-Q85")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("difficulty", "more"), [("", 0), ("veteran", 1), ("heroic", 1)])
def test_the_first_location_brings_one_more_enemy(difficulty: str, more: int, players: int) -> None:
    assert hidden(start("quest-1", difficulty, players)) == more


@clause("WHQ-Q85")
@pytest.mark.parametrize(("variants", "more"), [((), 0), (("veteran",), 1), (("heroic",), 1)])
def test_every_other_location_brings_one_more_enemy(variants: tuple[str, ...], more: int) -> None:
    table = lay_out(
        moment="location_phase",
        location="throne_cavern",
        progress=8,
        location_deck=["trophy_wall"],
        enemy_deck=["giant_bat", "giant_bat", "orc_boy", "orc_boy", "goblin_warrior", "goblin_warrior"],
        variants=variants,
    )
    table.choose("party", "travel")

    assert hidden(table) == more


@clause("WHQ-Q86")
@pytest.mark.parametrize(
    ("quest", "veteran", "heroic"),
    [
        ("tutorial", 1, 2),
        ("quest-1", 0, 1),
        ("campaign", 0, 1),
        ("quest-2", 1, 2),
        ("quest-3", 2, 3),
        ("quest-4", 2, 4),
        ("quest-5", 2, 4),
        ("delve", 1, 3),
    ],
)
@pytest.mark.parametrize("difficulty", ["", "veteran", "heroic"])
def test_peril_starts_further_on_in_a_harder_quest(
    quest: str, veteran: int, heroic: int, difficulty: str
) -> None:
    table = start(quest, difficulty, 2)

    assert table.open()["peril"] == {"": 0, "veteran": veteran, "heroic": heroic}[difficulty]
    assert not table.saw("peril_effect")
    assert not table.saw("peril_moved")
