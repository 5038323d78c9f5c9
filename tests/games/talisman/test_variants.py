"""The alternative rules: chapter TAL-VAR.

TAL-Q01, TAL-Q08, TAL-Q18, TAL-Q102, TAL-Q103, TAL-Q104, TAL-Q105, TAL-Q106, TAL-Q107
"""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from questhall.cli.commands.scenarios import clauses_of
from questhall.core.engine.errors import UnknownVariant, WrongNumberOfSeats
from questhall.core.interface.game import Setup
from questhall.core.scenario import run_text
from questhall.games import find_game
from questhall.games.talisman.components.printed_cards import FACES
from questhall.games.talisman.components.state import TIME_IS_UP
from questhall.games.talisman.game import TALISMAN
from questhall.games.talisman.spaces.crown_of_command import ALWAYS, works_from
from tests.clauses import clause
from tests.games.talisman.kit import LaidTable, duel, lay_out, meet, start, to_move

INVISIBLE = [{"effect": "invisible", "seat": "ana"}]
EVASION = ("easier-evasion",)
INHERITANCE = ("inherited-objects",)
WAITING = ("inherited-objects", "resignation")  # whoever comes back is asked first
FASTER = [
    "inherited-objects",
    "trophies-6",
    "trophies-5",
    "starting-bonus",
    "bloodbath",
    "easier-command-spell",
    "sudden-death",
    "time-limit",
    "time-limit-15",
    "time-limit-60",
]
ROUNDS = {"time-limit-15": 15, "time-limit": 30, "time-limit-60": 60}


# Before the game


@clause("TAL-VAR-01")
def test_a_variant_holds_only_if_it_was_chosen_before_the_game() -> None:
    """Without a choice the printed rules hold: seven points of trophies, one character, no bonus."""
    assert start().state.variants == 0
    table = lay_out(moment="end", trophies={"ana": ["giant"]})
    assert not table.offers("ana", "hand in giant")
    with pytest.raises(UnknownVariant):
        TALISMAN.check(Setup(2, ("easier-everything",)))


@clause("TAL-VAR-27")
@pytest.mark.parametrize("variant", FASTER)
@pytest.mark.parametrize("players", range(2, 7))
def test_faster_variants_fit_any_number_of_players(variant: str, players: int) -> None:
    table = start(players, (variant,))

    assert not table.is_over()
    assert table.state.has_variant(TALISMAN.variants[variant])


SCENARIO = """
version = 1
game = "talisman"
title = "A variant in a scenario file"
"""
ROUND_IS_OVER = """
    seats = ["ana", "bob"]
    position = {{ moment = "end", active = "bob", round = {}, character = {{ ana = "troll", bob = "elf" }} }}
    step = [{{ expect = {{ over = true, ending = "time_is_up" }} }}]
"""
IN_SCENARIOS = {
    "easier-evasion": """
        seats = ["ana", "bob"]
        position = { moment = "space", character.ana = "elf", place.ana = "woods_1", cards.woods_1 = ["witch"] }
        step = [{ expect = { offered_exactly = ["avoid witch", "face it"] } }]
    """,
    "inherited-objects": """
        seats = ["ana", "bob"]
        position = { moment = "space", place.ana = "chapel", life.ana = 1, objects.ana = ["axe"] }
        step = [{ decline_until = { seat = "bob" }, expect = { state.inherited.ana = ["axe"] } }]
    """,
    "trophies-6": """
        seats = ["ana", "bob"]
        position = { moment = "end", trophies.ana = ["giant"] }
        step = [{ expect = { offered = ["hand in giant"] } }]
    """,
    "trophies-5": """
        seats = ["ana", "bob"]
        position = { moment = "end", trophies.ana = ["ogre"] }
        step = [{ expect = { offered = ["hand in ogre"] } }]
    """,
    "starting-bonus": """
        seats = ["ana", "bob"]
        position = { moment = "deal" }
        step = [{ expect = { offered = ["bonus strength", "bonus craft"] } }]
    """,
    "bloodbath": """
        seats = ["ana", "bob"]
        position = { moment = "deal" }
        step = [{ expect = { state.talismans = 1 } }]
    """,
    "easier-command-spell": """
        seats = ["ana", "bob", "cem", "dan", "eva"]
        dice = [3]
        position = { moment = "space", place.ana = "crown_of_command", fate.ana = 0, life = { bob = 3 } }
        step = [{ expect = { state.life.bob = 2 } }]
    """,
    "sudden-death": """
        seats = ["ana", "bob"]
        position = { moment = "landed", place.ana = "crown_of_command" }
        step = [{ expect = { over = true, ending = "crown_reached", winners = ["ana"] } }]
    """,
    "time-limit": ROUND_IS_OVER.format(30),
    "time-limit-15": ROUND_IS_OVER.format(15),
    "time-limit-60": ROUND_IS_OVER.format(60),
    "choose-character": """
        seats = ["ana", "bob"]
        position = { moment = "deal" }
        step = [{ expect = { occasion = "character" } }]
    """,
    "resignation": """
        seats = ["ana", "bob"]
        position = { moment = "turn", character.ana = "none" }
        step = [{ expect = { offered_exactly = ["come back", "resign"] } }]
    """,
}
"""For each variant a position where it makes a difference, and what is to be seen there."""


@clause("TAL-VAR-01")
@pytest.mark.parametrize("variant", TALISMAN.variants)
def test_every_variant_is_a_switch_of_scenario_files(variant: str) -> None:
    def holds(variants: str) -> bool:
        text = f"{SCENARIO}\nvariants = {variants}\n{IN_SCENARIOS[variant]}"
        report = run_text(text, "test.toml", find_game, clauses_of)
        assert report.error == ""
        return not report.failures

    assert holds(f'["{variant}"]')
    assert not holds("[]")


@clause("TAL-Q01")
def test_one_to_six_can_play() -> None:
    for players in range(1, 7):
        TALISMAN.check(Setup(players))
    for players in (0, 7):
        with pytest.raises(WrongNumberOfSeats):
            TALISMAN.check(Setup(players))


@clause("TAL-Q102", "TAL-Q106")
@pytest.mark.parametrize("pair", [("bloodbath", "inherited-objects"), ("trophies-6", "trophies-5")])
def test_some_variants_exclude_each_other(pair: tuple[str, str]) -> None:
    with pytest.raises(UnknownVariant):
        TALISMAN.check(Setup(3, pair))


# Choose 1 of 3


def choosing(players: int = 2) -> LaidTable:
    table = start(players, ("choose-character",))
    assert table.occasion() == "character"
    assert table.open()["active"] == "none"
    return table


@clause("TAL-VAR-02")
def test_three_are_dealt_and_one_is_chosen() -> None:
    table = choosing()
    options = table.options("ana")

    assert len(options) == 3
    table.choose("ana", options[1])
    assert table.of("character", "ana") == options[1].removeprefix("choose ")
    assert table.asked() == "bob"
    assert len(table.options("bob")) == 3


@clause("TAL-VAR-02")
def test_without_the_variant_there_is_no_choice() -> None:
    table = start()

    assert not table.offers("ana", "choose")
    assert table.why_not("ana", "choose warrior") == "TAL-VAR-02"


@clause("TAL-VAR-03", "TAL-Q18")
def test_the_others_go_back_for_later_and_are_not_dealt_again_now() -> None:
    table = choosing()
    rejected = [key.removeprefix("choose ") for key in table.options("ana")[1:]]
    table.choose("ana", table.options("ana")[0])

    assert not {key.removeprefix("choose ") for key in table.options("bob")} & set(rejected)
    table.choose("bob", table.options("bob")[0])
    assert set(rejected) <= set(table.open()["characters"])
    assert table.open()["characters_left"] == 12


@clause("TAL-Q18")
@pytest.mark.parametrize(
    ("players", "dealt"),
    [(1, [3]), (4, [3, 3, 3, 3]), (5, [3, 3, 3, 3, 2]), (6, [3, 3, 3, 3, 1, 1])],
)
def test_later_players_get_fewer_so_that_everyone_gets_one(players: int, dealt: list[int]) -> None:
    table = choosing(players)

    assert [len(cards) for cards in table.open()["dealt"].values()] == dealt


@clause("TAL-VAR-02", "TAL-VAR-03")
def test_a_player_who_comes_back_chooses_too() -> None:
    table = duel(
        dice=[6, 6, 1],
        life={"bob": 1},
        gold={"bob": 0},
        characters=["monk", "troll", "thief", "elf"],
        variants=("choose-character",),
    )
    table.choose("ana", "attack seat-1", "take life")

    assert sorted(table.options("bob")) == ["choose monk", "choose thief", "choose troll"]
    table.choose("bob", "choose thief")
    assert table.of("character", "bob") == "thief"


# Easier evasion


@clause("TAL-VAR-04", "TAL-Q107")
def test_an_unfriendly_event_is_avoided_and_discarded() -> None:
    table = meet("devil", alignment={"ana": "good"}, lasting=INVISIBLE, variants=EVASION)

    assert table.options("ana") == ["avoid devil", "face it"]
    table.choose("ana", "avoid devil")
    assert table.of("life", "ana") == 5
    assert table.open()["adventure_discard"] == ["devil"]


@clause("TAL-VAR-04")
def test_an_unfriendly_event_need_not_be_avoided() -> None:
    table = meet("devil", alignment={"ana": "good"}, lasting=INVISIBLE, variants=EVASION)
    table.choose("ana", "face it")

    assert table.of("life", "ana") == 4


@clause("TAL-VAR-04", "TAL-Q107")
@pytest.mark.parametrize("card", ["witch", "cursed_by_a_hag", "poltergeist"])
def test_what_is_avoided_stays_on_the_space(card: str) -> None:
    table = meet(card, lasting=INVISIBLE, variants=EVASION)
    table.choose("ana", f"avoid {card}")

    assert table.cards("fields_1") == [card]
    assert table.of("followers", "ana") == []


@clause("TAL-Q107")
def test_without_a_means_nothing_is_avoided() -> None:
    table = meet("devil", alignment={"ana": "good"}, variants=EVASION)

    assert table.of("life", "ana") == 4
    assert table.why_not("ana", "avoid devil") == "TAL-VAR-04"


@clause("TAL-VAR-04")
def test_without_the_variant_only_creatures_and_characters_are_evaded() -> None:
    table = meet("devil", alignment={"ana": "good"}, lasting=INVISIBLE)

    assert table.of("life", "ana") == 4


@clause("TAL-Q107")
def test_the_own_means_count_where_they_work() -> None:
    in_the_woods = meet("witch", who="elf", where="woods_1", variants=EVASION)
    in_the_fields = meet("witch", who="elf", dice=[3], variants=EVASION)

    assert in_the_woods.offers("ana", "avoid witch")
    assert in_the_fields.of("strength", "ana") == 1


@clause("TAL-VAR-06", "TAL-VAR-07", "TAL-Q08", "TAL-Q107")
def test_whom_the_variant_counts_as_unfriendly() -> None:
    """The list of the facts stands for the vote: the rulebook's Witch and Hag, and those like them."""
    assert [face.name for face in FACES if face.is_unfriendly] == [
        "devil",
        "imp",
        "mephistopheles",
        "raiders",
        "cursed_by_a_hag",
        "poltergeist",
        "witch",
    ]


@clause("TAL-VAR-07")
@pytest.mark.parametrize("card", ["healer", "market", "angel", "marsh"])
def test_others_cannot_be_avoided(card: str) -> None:
    table = meet(card, life={"ana": 1}, gold={"ana": 9}, dice=[4], lasting=INVISIBLE, variants=EVASION)

    assert table.occasion() != "avoidance"


@clause("TAL-VAR-06", "TAL-Q08")
def test_the_black_knight_can_be_avoided() -> None:
    table = meet(where="black_knight", lasting=INVISIBLE, variants=EVASION)
    table.choose("ana", "evade knight")

    assert table.of("life", "ana") == 5
    assert table.of("gold", "ana") == 1
    printed = meet(where="black_knight", lasting=INVISIBLE)
    assert printed.why_not("ana", "evade knight") == "TAL-VAR-04"


@clause("TAL-VAR-05", "TAL-VAR-06")
@pytest.mark.parametrize(
    ("where", "dice", "event"),
    [
        ("vampires_tower", [1], "lost_life"),
        ("werewolf_den", [1, 1, 6, 6, 1], "creature_attacks"),
        ("dice_with_death", [1, 1, 6, 6], "lost_life"),
        ("pits", [1, 6, 6, 1], "creature_attacks"),
    ],
)
def test_nothing_is_avoided_in_the_inner_region(where: str, dice: list[int], event: str) -> None:
    table = meet(where=where, dice=dice, lasting=INVISIBLE, variants=EVASION)

    assert table.saw(event, seat=0)
    assert not table.saw("evaded_by")


# Inherited objects


def bequeath(*answers: str, **position: Any) -> LaidTable:
    """Ana kills bob, who answers her attack with these choices; his next character is a Thief, unless given."""
    position = {"characters": ["thief"], "variants": INHERITANCE, **position}
    table = duel(dice=[6, 6, 1], life={"bob": 1}, **position)
    table.act("ana", "attack seat-1")
    table.act("bob", *answers)
    table.act("ana", "take life")
    return table


@clause("TAL-VAR-08", "TAL-VAR-09", "TAL-VAR-12")
def test_the_things_of_a_killed_character_are_set_aside_and_nobody_loots_them() -> None:
    table = bequeath(
        "keep attack",
        gold={"bob": 3},
        objects={"bob": ["ring", "water_bottle"]},
        followers={"bob": ["maiden"]},
        trophies={"bob": ["bear"]},
        spells={"bob": ["hex"]},
        strength={"bob": 1},
        fate={"bob": 2},
        variants=WAITING,
    )
    table.let_pass()

    assert sorted(table.of("inherited", "bob")) == ["maiden", "ring", "water_bottle"]
    assert table.of("gold", "bob") == 3
    assert table.cards("fields_1") == []
    assert table.coins("fields_1") == 0
    assert not table.saw("took_from")
    assert table.open()["out_of_the_game"] == ["dwarf"]
    assert table.open()["adventure_discard"] == ["bear"]
    assert table.open()["spell_discard"] == ["hex"]
    assert table.of("strength", "bob") == table.of("fate", "bob") == 0


@clause("TAL-VAR-10", "TAL-Q105")
def test_the_next_character_gets_them_as_well_as_his_own() -> None:
    table = bequeath(gold={"bob": 3}, objects={"bob": ["ring"]}, followers={"bob": ["maiden"]})

    assert table.of("character", "bob") == "thief"
    assert table.of("gold", "bob") == 4
    assert table.of("objects", "bob") == ["ring"]
    assert table.of("followers", "bob") == ["maiden"]
    assert table.of("total_strength", "bob") == 4


@clause("TAL-VAR-11")
def test_what_he_may_not_have_lies_on_his_start_space() -> None:
    """The Runesword was the Dwarf's, who is neutral; the Monk is good and starts in the Village."""
    table = bequeath("attack roll", gold={"bob": 0}, objects={"bob": ["runesword"]}, characters=["monk"])

    assert table.cards("village") == ["runesword"]
    assert table.of("objects", "bob") == []


@clause("TAL-Q105")
def test_the_surplus_is_laid_on_the_start_space_by_choice() -> None:
    """Five Objects, which a Mule of the dead character had carried, and the Mule is gone."""
    table = lay_out(
        moment="end",
        character={"bob": "none"},
        inherited={"bob": ["ring", "cross", "wand", "helmet", "shield"]},
        characters=["thief"],
        variants=INHERITANCE,
    )
    table.until("excess_objects")

    assert table.of("character", "bob") == "thief"
    table.choose("bob", "leave helmet")
    assert table.cards("city") == ["helmet"]
    assert len(table.of("objects", "bob")) == 4


@clause("TAL-Q105")
def test_if_the_player_is_out_his_things_stay_where_the_character_died() -> None:
    table = bequeath(
        gold={"bob": 2}, objects={"bob": ["ring"]}, players=3, place={"cem": "city"}, variants=WAITING
    )
    table.act("bob", "resign")

    assert table.cards("fields_1") == ["ring"]
    assert table.coins("fields_1") == 2


@clause("TAL-VAR-12", "TAL-Q105", "TAL-LIFE-12", "TAL-ENC-06")
def test_once_the_crown_has_been_reached_the_killer_loots_what_nobody_will_inherit() -> None:
    table = bequeath(
        gold={"bob": 2}, objects={"bob": ["ring"]}, players=3, place={"cem": "city"}, death_final=True
    )
    assert table.options("ana") == ["loot gold", "loot ring", "loot no more"]
    table.choose("ana", "loot ring", "loot no more")

    assert table.of("objects", "ana") == ["ring"]
    assert table.coins("fields_1") == 2, "and the rest stays where the character died"
    assert table.of("out", "bob") is True


@clause("TAL-VAR-08", "TAL-Q105", "TAL-LIFE-12")
def test_nothing_is_set_aside_any_more_for_a_player_whose_character_dies_for_good() -> None:
    """Ana dies at the Black Knight, without a killer."""
    table = meet(
        where="black_knight",
        players=3,
        life={"ana": 1},
        gold={"ana": 2},
        objects={"ana": ["ring"]},
        variants=INHERITANCE,
        death_final=True,
    )
    table.act("ana", "defy knight")

    assert table.of("out", "ana") is True
    assert table.of("inherited", "ana") == []
    assert table.cards("black_knight") == ["ring"]
    assert table.coins("black_knight") == 2


@clause("TAL-VAR-08")
def test_rafts_and_forced_followers_are_not_inherited() -> None:
    table = bequeath(
        gold={"bob": 0},
        objects={"bob": ["raft", "ring"]},
        followers={"bob": ["poltergeist"]},
        variants=WAITING,
    )
    table.let_pass()

    assert table.of("inherited", "bob") == ["ring"]
    assert table.cards("fields_1") == ["poltergeist"]
    assert "raft" in table.open()["adventure_discard"]


@clause("TAL-VAR-08", "TAL-Q115")
@pytest.mark.parametrize("who", ["ghoul", "minstrel"])
def test_raised_and_charmed_enemies_are_not_inherited(who: str) -> None:
    table = bequeath(
        "attack roll",
        character={"bob": who},
        gold={"bob": 0},
        followers={"bob": ["wolf", "maiden"]},
        variants=WAITING,
    )
    table.let_pass()

    assert table.of("inherited", "bob") == ["maiden"]
    assert table.open()["adventure_discard"] == ["wolf"]


# Trophies


@clause("TAL-VAR-13", "TAL-VAR-14", "TAL-Q106")
@pytest.mark.parametrize(("variants", "price"), [((), 7), (("trophies-6",), 6), (("trophies-5",), 5)])
@pytest.mark.parametrize(("trophy", "points"), [("serpent", 4), ("ogre", 5), ("giant", 6), ("dragon", 7)])
def test_the_price_of_a_counter(variants: tuple[str, ...], price: int, trophy: str, points: int) -> None:
    table = lay_out(moment="end", variants=variants, trophies={"ana": [trophy]})

    assert table.offers("ana", f"hand in {trophy}") == (points >= price)
    if points >= price:
        table.choose("ana", f"hand in {trophy}")
        assert table.of("strength", "ana") == 1


@clause("TAL-Q106")
def test_the_surplus_is_lost_as_ever() -> None:
    """Twelve points of Strength at five each: two counters, and two points are gone."""
    table = lay_out(moment="end", variants=("trophies-5",), trophies={"ana": ["giant", "ogre", "wild_boar"]})
    table.choose("ana", "hand in giant", "hand in ogre", "hand in no more")

    assert table.of("strength", "ana") == 2
    assert table.trophies("ana") == ["wild_boar"]


# The starting bonus


@clause("TAL-VAR-15")
@pytest.mark.parametrize(
    ("key", "strength", "craft"),
    [("bonus strength", 1, 0), ("bonus craft", 0, 1), ("no bonus", 0, 0)],
)
def test_everybody_may_begin_with_a_counter_of_his_choice(key: str, strength: int, craft: int) -> None:
    table = start(2, ("starting-bonus",))

    assert table.options("ana") == ["bonus strength", "bonus craft", "no bonus"]
    table.choose("ana", key)
    assert table.of("strength", "ana") == strength
    assert table.of("craft", "ana") == craft
    assert table.options("bob") == ["bonus strength", "bonus craft", "no bonus"]


@clause("TAL-VAR-15", "TAL-Q104")
@pytest.mark.parametrize("bonus", ["strength", "craft"])
def test_which_counter_he_began_with_is_kept_in_mind(bonus: str) -> None:
    """It does not count as a gain when the time is up."""
    table = start(2, ("starting-bonus", "time-limit"))
    table.choose("ana", f"bonus {bonus}")

    assert table.of("bonus", "ana") == bonus


@clause("TAL-VAR-15")
def test_without_the_variant_nobody_does() -> None:
    assert start().why_not("ana", "bonus strength") == "TAL-VAR-15"


@clause("TAL-VAR-16")
def test_the_starting_bonus_can_be_lost_like_any_counter_and_the_printed_value_stays() -> None:
    """The Enchantress takes a Strength with a 2: first the bonus, then nothing."""
    fields: dict[str, Any] = {"where": "city", "variants": ("starting-bonus",), "bonus": {"ana": "strength"}}
    table = meet(dice=[2], strength={"ana": 1}, **fields)
    assert table.of("total_strength", "ana") == 5
    table.act("ana", "visit enchantress")
    assert table.of("total_strength", "ana") == 4

    again = meet(dice=[2], **fields)
    again.act("ana", "visit enchantress")
    assert again.of("total_strength", "ana") == 4


@clause("TAL-VAR-15")
def test_a_player_who_comes_back_gets_no_bonus() -> None:
    table = duel(dice=[6, 6, 1], life={"bob": 1}, gold={"bob": 0}, variants=("starting-bonus",))
    table.choose("ana", "attack seat-1", "take life")

    assert table.occasion() != "starting_bonus"
    assert table.saw("turn_begins", seat=1)


# Bloodbath


@clause("TAL-VAR-17")
def test_one_talisman_is_left() -> None:
    table = start(3, ("bloodbath",))

    assert table.open()["talismans"] == 1
    assert table.open()["out_of_the_game"] == ["stack_talisman"] * 3
    assert start().open()["talismans"] == 4


@clause("TAL-VAR-18")
def test_a_player_whose_character_is_killed_has_lost() -> None:
    table = duel(
        dice=[6, 6, 1],
        life={"bob": 1},
        gold={"bob": 0},
        players=3,
        place={"cem": "city"},
        variants=("bloodbath",),
    )
    table.choose("ana", "attack seat-1", "take life")

    assert table.open()["out"] == {"ana": False, "bob": True, "cem": False}
    assert not table.offers("bob", "come back")
    assert table.saw("turn_begins", seat=2)


# The Command Spell


@clause("TAL-VAR-19", "TAL-VAR-20", "TAL-VAR-22", "TAL-Q103")
@pytest.mark.parametrize(("players", "works"), [(2, 4), (3, 4), (4, 4), (5, 3), (6, 2)])
@pytest.mark.parametrize("roll", range(1, 7))
def test_the_command_spell_works_more_easily_against_many(players: int, works: int, roll: int) -> None:
    table = to_move("crown_of_command", roll, players=players, variants=("easier-command-spell",))

    assert table.saw("lost_life", seat=1) == (roll >= works)


@clause("TAL-VAR-21", "TAL-Q01")
def test_for_seven_it_would_always_work() -> None:
    """There are no seven seats, but the row of the table is kept."""
    assert works_from(7, True) == works_from(8, True) == ALWAYS == 1
    assert works_from(7, False) == 4


@clause("TAL-Q103")
def test_players_are_counted_at_the_start() -> None:
    """Three of five are out: a 3 works all the same."""
    table = to_move(
        *("crown_of_command", 3),
        players=5,
        variants=("easier-command-spell",),
        character={"cem": "none", "dan": "none", "eva": "none"},
        out={"cem": True, "dan": True, "eva": True},
    )

    assert table.saw("lost_life", seat=1)


# Sudden death


@clause("TAL-VAR-23")
def test_the_first_on_the_crown_wins_at_once() -> None:
    fields: dict[str, Any] = {"objects": {"ana": ["talisman"]}, "players": 3}
    table = to_move("valley_of_fire", variants=("sudden-death",), **fields)
    table.act("ana", "advance crown_of_command")
    assert table.is_over()
    assert table.winners() == ["ana"]

    printed = to_move("valley_of_fire", 1, **fields)
    printed.act("ana", "advance crown_of_command")
    assert not printed.is_over()


@clause("TAL-VAR-23", "TAL-Q13")
@pytest.mark.parametrize(("players", "variants"), [(3, ("sudden-death",)), (1, ())])
def test_no_other_space_ends_the_game(players: int, variants: tuple[str, ...]) -> None:
    character, place = {"ana": "elf"}, {"ana": "chapel"}

    assert not lay_out(players, variants, character=character, place=place, moment="landed").is_over()


def at_the_limit(players: int = 2, active: str = "", variant: str = "time-limit", **position: Any) -> LaidTable:
    """The last round is over; everybody has a coin and nothing else, unless given."""
    seats = ["ana", "bob", "cem"][:players]
    for field, usual in (("character", ["elf", "dwarf", "warrior"]), ("gold", [1, 1, 1])):
        position[field] = dict(zip(seats, usual, strict=False)) | position.get(field, {})
    position = {"moment": "end", "round": ROUNDS[variant], **position}
    table = lay_out(players, (variant,), active=active or seats[-1], **position)
    table.let_pass("turn_end")
    return table


@clause("TAL-VAR-24", "TAL-Q104")
@pytest.mark.parametrize("variant", ROUNDS)
def test_the_game_ends_when_the_time_is_up_and_the_round_complete(variant: str) -> None:
    assert at_the_limit(variant=variant).is_over()
    assert at_the_limit(variant=variant).state.ending == TIME_IS_UP
    assert not at_the_limit(active="ana", variant=variant).is_over()
    assert not at_the_limit(round=ROUNDS[variant] - 1, variant=variant).is_over()


@clause("TAL-VAR-24", "TAL-Q104")
@pytest.mark.parametrize("pair", [*combinations(ROUNDS, 2)])
def test_only_one_limit_can_be_agreed_on(pair: tuple[str, str]) -> None:
    with pytest.raises(UnknownVariant, match="TAL-Q104"):
        TALISMAN.check(Setup(2, pair))


@clause("TAL-VAR-25", "TAL-VAR-26", "TAL-Q104")
@pytest.mark.parametrize(
    "ana",
    [
        {"strength": 1},
        {"craft": 1},
        {"gold": 2},
        {"objects": ["helmet"]},
        {"objects": ["ring"]},
        {"followers": ["prince"]},
        {"spells": ["hex"]},
    ],
)
def test_everything_gained_counts_one(ana: dict[str, object]) -> None:
    fields: dict[str, Any] = {field: {"ana": value} for field, value in ana.items()}

    assert at_the_limit(character={"ana": "elf"}, **fields).winners() == ["ana"]


@clause("TAL-VAR-26", "TAL-Q104")
def test_the_highest_count_wins_and_ties_share() -> None:
    points: dict[str, Any] = {"strength": {"ana": 5, "bob": 2}, "gold": {"bob": 4}}  # a large cone counts five

    assert at_the_limit(3, **points).winners() == ["ana", "bob"]
    assert at_the_limit(3, **points, followers={"bob": ["prince"]}).winners() == ["bob"]


@clause("TAL-VAR-25", "TAL-Q104")
def test_starting_values_are_left_out() -> None:
    """Everybody's coin and the Wizard's two Spells, as numbers; less of a kind is not below nothing."""
    two = ["hex", "teleport"]

    assert at_the_limit().winners() == ["ana", "bob"]
    assert at_the_limit(character={"ana": "wizard"}, spells={"ana": two}).winners() == ["ana", "bob"]
    assert at_the_limit(character={"ana": "elf"}, spells={"ana": two}).winners() == ["ana"]
    assert at_the_limit(character={"ana": "wizard"}, gold={"ana": 0}).winners() == ["ana", "bob"]


@clause("TAL-Q104")
def test_the_starting_bonus_is_left_out() -> None:
    assert at_the_limit(strength={"ana": 1}, bonus={"ana": "strength"}).winners() == ["ana", "bob"]
    assert at_the_limit(craft={"ana": 1}, bonus={"ana": "craft"}).winners() == ["ana", "bob"]
    assert at_the_limit(craft={"ana": 1}, bonus={"ana": "strength"}).winners() == ["ana"]


@clause("TAL-VAR-25", "TAL-Q104")
@pytest.mark.parametrize("bonus", ["strength", "craft"])
def test_a_starting_bonus_that_was_lost_does_not_count_below_nothing(bonus: str) -> None:
    assert at_the_limit(bonus={"ana": bonus}).winners() == ["ana", "bob"]


@clause("TAL-VAR-26")
def test_a_player_who_is_out_cannot_win() -> None:
    table = at_the_limit(3, active="bob", character={"cem": "none"}, out={"cem": True}, gold={"cem": 0})

    assert table.winners() == ["ana", "bob"]


@clause("TAL-VAR-25", "TAL-VAR-26")
def test_what_waits_for_the_next_character_counts_for_its_player() -> None:
    """Killed in the last turn of all, ana has a coin more than she began with, and a Ring."""
    table = at_the_limit(character={"ana": "none"}, gold={"ana": 2, "bob": 2}, inherited={"ana": ["ring"]})

    assert table.winners() == ["ana"]


@clause("TAL-LIFE-12", "TAL-VAR-26")
def test_what_waits_for_a_character_who_can_no_longer_come_does_not_count() -> None:
    """No next character will come for it."""
    things: dict[str, Any] = {"gold": {"ana": 2, "bob": 2}, "inherited": {"ana": ["ring"]}}

    assert at_the_limit(character={"ana": "none"}, death_final=True, **things).winners() == ["bob"]


@clause("TAL-VAR-24")
def test_when_the_time_is_up_nobody_begins_another_turn() -> None:
    table = at_the_limit(missed={"ana": 1})

    assert table.is_over()
    assert not table.saw("missed_turn")
    assert table.of("missed", "ana") == 1
