"""What the bots of Talisman do where the answer is obvious, and that they see no more than they may."""

from __future__ import annotations

from typing import Any, cast

import pytest
from librt.vecs import append, vec

from questhall.bots import ismcts, make_bot
from questhall.core.engine.chance import FastChance, Picker, derive
from questhall.core.engine.state import State
from questhall.core.interface.determinize import determinize
from questhall.core.interface.game import Setup
from questhall.core.search.determinization import Imagination
from questhall.core.search.policy import AtRandom, Evaluation, play_on
from questhall.core.search.tree_search import Search
from questhall.games.talisman.bots.character_sheet import Sheet
from questhall.games.talisman.bots.evaluation import Prospects
from questhall.games.talisman.bots.leanings import Leanings
from questhall.games.talisman.bots.odds import (
    FOE_ROLLS_NONE,
    TWO_DICE,
    at_most,
    lives_for_werewolf,
    to_lose,
    to_win,
)
from questhall.games.talisman.bots.roll_tables import mean, row
from questhall.games.talisman.bots.seasoned import Seasoned
from questhall.games.talisman.bots.sheet_from_table import look
from questhall.games.talisman.bots.space_values import place
from questhall.games.talisman.bots.thumb import TOPIC, Thumb
from questhall.games.talisman.bots.way_to_the_crown import portal_chance
from questhall.games.talisman.components.roll_tables import TEMPLE_TABLE
from questhall.games.talisman.components.state import Table
from questhall.games.talisman.game import TALISMAN
from tests.games.talisman.kit import LaidTable, duel, lay_out, meet, to_move

CAP = 20_000
KINDS = [Thumb, Seasoned]


def chosen(table: LaidTable) -> str:
    """What the rules of thumb do here."""
    return table.options(table.asked())[Thumb().choose(table.state, Picker(1))]


def follow(table: LaidTable, occasion: str) -> str:
    """Let the rules of thumb play on until this is asked; returns what they choose then."""
    while table.occasion() != occasion:
        table.choose(table.asked(), chosen(table))
    return chosen(table)


# Fights


def test_it_evades_what_it_cannot_beat() -> None:
    assert follow(meet("dragon", who="elf", where="woods_1"), "evasion_choice") == "evade dragon"


def test_it_fights_what_it_can_beat() -> None:
    table = meet("bear", who="elf", where="woods_1", strength={"ana": 3})
    assert follow(table, "evasion_choice") == "stand and fight"


def test_it_bribes_the_bandit_when_it_has_to() -> None:
    table = meet("bandit", who="prophetess", life={"ana": 1}, gold={"ana": 2})
    assert follow(table, "evasion_choice") == "bribe bandit"


def test_a_lost_fight_is_rolled_again_and_a_won_one_is_not() -> None:
    lost = meet("bear", who="warrior", fate={"ana": 1}, life={"ana": 2}, dice=[1, 1, 6])
    assert follow(lost, "attack_fate").startswith("reroll attack")
    won = meet("bear", who="warrior", fate={"ana": 1}, life={"ana": 2}, dice=[6, 5, 1])
    assert follow(won, "attack_fate") == "keep attack"


def test_no_fate_is_wasted_where_it_cannot_help() -> None:
    hopeless = meet("demon", who="warrior", fate={"ana": 1}, dice=[1, 6])
    assert follow(hopeless, "attack_fate") == "keep attack"


def test_the_assassin_counts_on_victims_that_roll_no_die() -> None:
    """Strength 3 and a die against 4: never lost, and often won."""
    sheet = Sheet()
    look(meet("bandit", who="assassin").state, sheet, 0)
    assert sheet.dice == FOE_ROLLS_NONE
    assert follow(meet("bandit", who="assassin"), "evasion_choice") == "stand and fight"
    assert follow(meet("bandit", who="assassin"), "prepare") == "assassinate"


def test_it_attacks_the_weak_and_leaves_the_strong_alone() -> None:
    weak = duel("troll", "monk", objects={"bob": ["ring"]}, life={"bob": 1})
    assert follow(weak, "encounter") == "attack seat-1"
    strong = duel("monk", "troll", where="village", gold={"ana": 3})
    assert follow(strong, "encounter") == "meet space"


def test_the_winner_takes_the_talisman() -> None:
    table = duel("troll", "monk", objects={"bob": ["talisman", "water_bottle"]}, dice=[6, 1])
    assert follow(table, "spoils") == "take object talisman"


def test_on_the_crown_only_lives_count() -> None:
    table = duel("troll", "monk", where="crown_of_command", objects={"bob": ["talisman"]}, dice=[6, 1])
    assert follow(table, "spoils") == "take life"


def test_on_the_crown_a_ghoul_takes_the_sword_that_wins_every_life_back() -> None:
    """As he does himself: they would fight for ever."""

    def won(winner: str, life: int, *more: str) -> str:
        armed = {"bob": ["talisman", "runesword", *more]}
        table = duel(winner, "troll", "crown_of_command", objects=armed, life={"bob": life}, dice=[6, 1])
        return follow(table, "spoils")

    assert won("ghoul", 4) == "take object runesword"
    assert won("ghoul", 1) == "take life"
    assert won("ghoul", 4, "magic_belt") == "take object runesword"
    assert won("warrior", 4) == "take life", "or they would take it from each other for ever"


def test_the_character_with_fewer_lives_gives_up_an_endless_duel() -> None:
    def won(lives: dict[str, int], rounds: int) -> str:
        return follow(
            duel("ghoul", "troll", "crown_of_command", life=lives, round=rounds, dice=[6, 1]), "spoils"
        )

    assert won({"ana": 2, "bob": 5}, 20) == "take life"
    assert won({"ana": 2, "bob": 5}, 300) != "take life"
    assert won({"ana": 5, "bob": 2}, 300) == "take life"


def test_it_goes_into_battle_armed() -> None:
    assert follow(meet("bear", who="dwarf", objects={"ana": ["sword"]}), "prepare") == "attack roll"


# Belongings


def test_it_takes_a_talisman_and_leaves_something_else_for_it() -> None:
    things = ["sword", "water_bottle", "ring", "shield"]
    table = meet("talisman", where="fields_1", objects={"ana": things})
    assert follow(table, "looting") == "take talisman"
    assert follow(table, "excess_objects") == "leave water_bottle"


def test_of_two_talismans_one_is_left_first() -> None:
    things = ["sword", "talisman", "ring", "shield"]
    table = meet("stack_talisman", where="fields_1", objects={"ana": things})
    table.act("ana", "take stack_talisman")
    assert chosen(table) in ("leave talisman", "leave stack_talisman")


def test_gold_needs_no_room() -> None:
    table = meet("bag_of_gold", objects={"ana": ["sword", "axe", "ring", "shield"]})
    assert follow(table, "looting") == "take bag_of_gold"


@pytest.mark.parametrize("who", ["warrior", "priest"])
def test_nothing_useful_is_ditched(who: str) -> None:
    table = lay_out(
        character={"ana": who}, objects={"ana": ["ring", "talisman", "shield"]}, followers={"ana": ["guide"]}
    )
    assert table.offers("ana", "ditch")
    assert chosen(table) == "decline"


def test_the_amulet_is_ditched_on_the_way_to_the_crown() -> None:
    table = lay_out(
        character={"ana": "warrior"}, place={"ana": "valley_of_fire"}, objects={"ana": ["amulet", "talisman"]}
    )
    assert chosen(table) == "ditch amulet", "with it no Command Spell could be cast"


def test_it_buys_what_it_can_use() -> None:
    table = meet("market", who="dwarf", gold={"ana": 1})
    assert follow(table, "shopping") == "buy purchase_sword"
    assert follow(meet("market", who="monk", gold={"ana": 1}), "shopping") == "buy no more"


def test_trophies_are_handed_in_with_little_to_spare() -> None:
    table = lay_out(moment="end", trophies={"ana": ["giant", "bandit", "hobgoblin"]})
    table.until("trophies")
    while table.occasion() == "trophies":
        table.choose("ana", chosen(table))
    assert table.trophies("ana") == ["giant"], "4 and 3 are exactly 7"


# Life


def test_it_heals_when_nearly_dead() -> None:
    table = meet(who="priest", where="chapel", life={"ana": 1})
    assert follow(table, "chapel") == "heal in chapel"


def test_it_goes_where_it_is_healed_when_nearly_dead() -> None:
    assert follow(to_move("crags", 2, who="priest", life={"ana": 1}), "way") == "go chapel"


def test_nobody_goes_where_his_alignment_costs_a_life() -> None:
    assert follow(to_move("crags", 2, who="wizard"), "way") != "go chapel"


def test_followers_are_given_to_the_vampires_before_lives() -> None:
    table = meet(
        who="warrior",
        where="vampires_tower",
        dice=[6],
        followers={"ana": ["guide"]},
        objects={"ana": ["talisman"]},
    )
    assert follow(table, "blood_price") == "sacrifice guide"


def test_nobody_resigns() -> None:
    table = lay_out(character={"ana": "none", "bob": "elf"}, variants=("resignation",))
    assert table.offers("ana", "resign")
    assert chosen(table) == "come back"


# Talismans, the Portal and the Crown


def test_a_quest_is_taken_for_a_talisman_and_not_for_a_second_one() -> None:
    table = meet(who="warrior", where="warlocks_cave")
    assert follow(table, "warlock") == "take quest"
    table = meet(who="warrior", where="warlocks_cave", objects={"ana": ["talisman"]})
    assert follow(table, "warlock") == "take no quest"


def test_who_plays_alone_takes_no_quest_that_nobody_can_fulfil() -> None:
    table = meet(who="warrior", where="warlocks_cave", players=1)
    assert follow(table, "warlock") == "take no quest"


def strong_at_the_portal(*objects: str, life: int = 6) -> LaidTable:
    return to_move(
        "black_knight", 3, who="troll", strength={"ana": 6}, life={"ana": life}, objects={"ana": list(objects)}
    )


def test_the_portal_is_opened_with_a_talisman() -> None:
    assert follow(strong_at_the_portal("talisman"), "way") == "force portal"


def test_the_portal_is_left_alone_without_a_talisman() -> None:
    assert follow(strong_at_the_portal("sword"), "way").startswith("go ")


def test_the_branch_suits_the_character() -> None:
    where: dict[str, Any] = {
        "place": {"ana": "plain_of_peril"},
        "objects": {"ana": ["talisman"]},
        "moment": "move",
    }
    strong = lay_out(character={"ana": "troll"}, strength={"ana": 6}, **where)
    assert follow(strong, "inner_move") == "advance crypt"
    crafty = lay_out(character={"ana": "dwarf"}, strength={"ana": 3}, craft={"ana": 8}, **where)
    assert follow(crafty, "inner_move") == "advance mines"


def test_it_turns_back_when_there_is_nothing_left_but_to_die() -> None:
    table = lay_out(
        character={"ana": "monk"},
        place={"ana": "dice_with_death"},
        life={"ana": 1},
        fate={"ana": 0},
        objects={"ana": ["talisman"]},
        moment="move",
    )
    assert follow(table, "inner_move") == "turn back crypt"


def test_from_the_valley_of_fire_it_goes_on() -> None:
    table = lay_out(
        character={"ana": "monk"}, place={"ana": "valley_of_fire"}, objects={"ana": ["talisman"]}, moment="move"
    )
    assert follow(table, "inner_move") == "advance crown_of_command"


# Spells


def test_the_last_life_is_preserved() -> None:
    table = meet(
        who="wizard",
        where="chapel",
        life={"ana": 1},
        spells={"ana": ["preservation"]},
        spells_at_start={"ana": 1},
    )
    assert follow(table, "life_about_to_be_lost") == "cast preservation seat-0"


def test_another_characters_last_life_is_not_preserved() -> None:
    table = meet(
        who="wizard",
        where="chapel",
        life={"ana": 1},
        character={"bob": "priest"},
        spells={"bob": ["preservation"]},
    )
    assert follow(table, "life_about_to_be_lost") == "decline"


def test_the_command_spell_is_countered() -> None:
    table = meet(
        who="troll",
        where="crown_of_command",
        character={"bob": "wizard"},
        life={"bob": 2},
        spells={"bob": ["counterspell"]},
        objects={"ana": ["talisman"]},
    )
    assert follow(table, "spell_cast") == "cast counterspell"


def test_a_blast_is_kept_for_a_battle_that_it_may_decide() -> None:
    hard = meet("giant", who="wizard", spells={"ana": ["psionic_blast"]}, spells_at_start={"ana": 1})
    assert follow(hard, "before_attack") == "cast psionic_blast"
    spell: dict[str, Any] = {"spells": {"ana": ["psionic_blast"]}, "craft": {"ana": 1}}
    easy = meet("wolf", who="warrior", spells_at_start={"ana": 1}, **spell)
    assert follow(easy, "before_attack") == "decline"


# Odds and tables


def test_the_odds_are_those_of_the_dice() -> None:
    assert to_win(0) == to_lose(0) == pytest.approx(15 / 36)
    assert to_win(5) == pytest.approx(35 / 36)
    assert to_win(0, TWO_DICE) > to_win(0)
    assert to_win(0, FOE_ROLLS_NONE) == 1.0
    assert to_lose(-4, FOE_ROLLS_NONE) == pytest.approx(3 / 6)
    assert at_most(2, 7) == pytest.approx(21 / 36)
    assert at_most(3, 2) == 0.0
    assert lives_for_werewolf(14, 0) < 0.1 < 3.0 < lives_for_werewolf(3, 0)


def test_the_temple_is_weighed_by_its_two_dice() -> None:
    table = lay_out(character={"ana": "warrior"})
    sheet = Sheet()
    look(table.state, sheet, 0)
    rows = [row(table.state, sheet, TEMPLE_TABLE, one + other) for one in range(1, 7) for other in range(1, 7)]
    assert mean(table.state, sheet, TEMPLE_TABLE) == pytest.approx(sum(rows) / 36)


# Whole games


def start(seats: int, seed: int, *variants: str) -> Table:
    chance = FastChance(derive(9, seed))
    return cast(Table, TALISMAN.start(Setup(seats, variants), chance, knowledge=False, journal=False))


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seats", range(1, 7))
def test_games_between_rules_of_thumb_end(seats: int, kind: type[Thumb]) -> None:
    table = start(seats, seats)
    play_on(table, kind(), Picker(seats), CAP)
    assert table.is_over()


def test_rules_of_thumb_beat_random_play() -> None:
    won = 0
    for seed in range(6):
        table, picker = start(2, seed), Picker(seed)
        thumb, others = Thumb(), AtRandom()
        while not table.is_over():
            policy = thumb if table.decider == seed % 2 else others
            table.choose(policy.choose(table, picker))
        won += table.winners == 1 << seed % 2
    assert won == 6


VARIANTS = [(), ("easier-evasion", "bloodbath", "trophies-5"), ("inherited-objects", "choose-character")]


@pytest.mark.parametrize("variants", VARIANTS, ids=lambda variants: "+".join(variants) or "plain")
@pytest.mark.parametrize("seats", [1, 2, 6])
@pytest.mark.parametrize("kind", KINDS)
def test_it_copes_with_any_position_of_random_play(
    seats: int, variants: tuple[str, ...], kind: type[Thumb]
) -> None:
    table = start(seats, 100 + seats, *variants, "starting-bonus")
    thumb, picker = kind(), Picker(seats)
    for _ in range(1500):
        if table.is_over():
            break
        assert 0 <= thumb.choose(table, picker) < table.option_count
        table.choose(picker.below(table.option_count))


@pytest.mark.parametrize("kind", KINDS)
def test_states_that_a_seat_cannot_tell_apart_get_the_same_choice(kind: type[Thumb]) -> None:
    state = TALISMAN.start(Setup(4), FastChance(11))
    thumb, picker, compared = kind(), Picker(2), 0
    for number in range(900):
        if state.is_over():
            break
        if state.option_count > 1 and number % 5 == 0:
            other = determinize(state, int(state.decider), seed=number)
            assert thumb.choose(state, Picker(number)) == thumb.choose(other, Picker(number))
            compared += list(state.faces) != list(other.faces)
        state.choose(thumb.choose(state, picker) if number % 3 else picker.below(state.option_count))
    assert compared > 30


def test_every_option_but_the_declining_ones_is_thought_of() -> None:
    """An option without a topic is worth nothing, so it has to be one that does nothing."""
    unrated = [
        action.verb
        for action in TALISMAN.book.actions
        if TOPIC[action.number] == 0 and type(action).__name__ not in ("Pass", "Decline", "Order", "Next")
    ]
    assert sorted(unrated) == UNRATED


UNRATED = sorted(
    [
        *("bonus craft", "bonus strength", "choose", "come back", "resign"),  # rated apart
        *("evade knight", "face it", "hand in no more", "raise no more"),  # nothing happens
    ]
)


# The evaluation


def shares(table: LaidTable) -> list[float]:
    worth = vec[float]()
    for _ in table.seats:
        worth = append(worth, 0.0)
    Prospects().judge(table.state, worth)
    return [float(share) for share in worth]


def test_the_shares_of_the_victory_add_up() -> None:
    assert sum(shares(lay_out(players=4))) == pytest.approx(1.0)


@pytest.mark.parametrize(
    "better",
    [
        {"strength": {"ana": 2}},
        {"craft": {"ana": 2}},
        {"life": {"ana": 4, "bob": 2}},
        {"objects": {"ana": ["talisman"]}},
        {"objects": {"ana": ["sword"]}},
        {"trophies": {"ana": ["bear"]}},
        {"place": {"ana": "crown_of_command", "bob": "city"}},
    ],
    ids=lambda better: next(iter(better)),
)
def test_a_player_who_is_better_off_expects_more(better: dict[str, Any]) -> None:
    character = {"ana": "elf", "bob": "dwarf"}
    assert shares(lay_out(character=character, **better))[0] > shares(lay_out(character=character))[0]


def test_a_player_who_is_out_expects_nothing() -> None:
    table = lay_out(players=3, character={"ana": "elf", "bob": "dwarf"}, out={"cem": True})
    assert shares(table)[2] < 0.001


def test_a_player_who_cannot_come_back_expects_nothing() -> None:
    character = {"ana": "elf", "bob": "dwarf", "cem": "none"}
    assert shares(lay_out(3, character=character))[2] > 0.1
    assert shares(lay_out(3, character=character, death_final=True))[2] == 0.0


# The rules that `thumb` does not have


def sheet_of(table: LaidTable, **leanings: float) -> Sheet:
    """Ana's, with other leanings than those of `thumb`."""
    other = Leanings()
    for name, value in leanings.items():
        setattr(other, name, value)
    sheet = Sheet(other)
    look(table.state, sheet, 0)
    return sheet


def test_the_usual_leanings_know_neither_hurry_nor_danger() -> None:
    feared = lay_out(character={"ana": "elf", "bob": "troll"}, strength={"bob": 6})
    left_alone = lay_out(character={"ana": "elf", "bob": "troll"})
    values = []
    for table in (feared, left_alone):
        sheet = sheet_of(table)
        values.append((sheet.ahead, sheet.more_strength(), place(table.state, sheet, table.state.place(0))))
    assert values[0] == values[1]


def test_a_rival_who_has_grown_makes_it_hurry() -> None:
    def ahead(counters: int, **leanings: float) -> float:
        rival = lay_out(character={"ana": "elf", "bob": "troll"}, strength={"bob": counters})
        return float(sheet_of(rival, ahead=0.9, ahead_too_late=0.6, **leanings).ahead)

    assert ahead(4, hurry=0.02) == 0.9
    assert ahead(7, hurry=0.02) == pytest.approx(0.84)
    assert ahead(7, hurry=0.5) == 0.6, "it is too late only once a rival is on the Crown"


def test_so_does_a_rival_in_the_inner_region() -> None:
    where = {"ana": "city", "bob": "plain_of_peril"}
    near = lay_out(character={"ana": "elf", "bob": "troll"}, place=where)
    assert sheet_of(near, ahead=0.9, ahead_too_late=0.6, rival_inside=0.5).ahead == pytest.approx(0.75)
    far = lay_out(character={"ana": "elf", "bob": "troll"}, place={**where, "bob": "castle"})
    assert sheet_of(far, ahead=0.9, ahead_too_late=0.6, rival_inside=0.5).ahead == 0.9


def test_a_stronger_character_within_a_roll_makes_a_space_worth_less() -> None:
    def worth(danger: float, strength: int) -> float:
        table = lay_out(
            character={"ana": "elf", "bob": "troll"},
            place={"ana": "city", "bob": "hills_1"},
            strength={"bob": strength},
        )
        sheet = sheet_of(table, danger=danger)
        return float(place(table.state, sheet, table.state.place(0)))

    assert worth(1.0, 6) < worth(0.3, 6) < worth(0.0, 6) == worth(0.0, 0)
    assert worth(1.0, 6) < worth(1.0, 0)


def test_counters_count_by_what_they_add_to_the_prospects_of_the_way() -> None:
    table = lay_out(character={"ana": "troll", "bob": "elf"}, strength={"ana": 2})
    plain = sheet_of(table)
    far_sighted = sheet_of(table, counter_on_the_way=1.0)
    assert far_sighted.plain == plain.plain
    assert far_sighted.talisman == plain.talisman
    assert far_sighted.more_strength() > plain.more_strength()
    stronger = lay_out(character={"ana": "troll", "bob": "elf"}, strength={"ana": 3})
    assert far_sighted.strength_ahead == pytest.approx(
        prospects(sheet_of(stronger)) - prospects(sheet_of(table))
    )


def prospects(sheet: Sheet) -> float:
    return float(portal_chance(sheet) * sheet.plain)


def test_a_counter_above_six_is_worth_less_to_who_has_enough() -> None:
    def more(strength: int) -> float:
        table = lay_out(character={"ana": "troll", "bob": "elf"}, strength={"ana": strength})
        return float(sheet_of(table, enough=0.1).more_strength())

    assert more(0) == pytest.approx(1.3)
    assert more(2) == pytest.approx(1.1)


def test_lives_can_count_for_more_once_somebody_is_on_the_crown() -> None:
    late = lay_out(character={"ana": "troll", "bob": "elf"}, place={"bob": "crown_of_command"})
    assert sheet_of(late, life_too_late=2.0).losing(1) == 2.0 * sheet_of(late).losing(1)
    early = lay_out(character={"ana": "troll", "bob": "elf"})
    assert sheet_of(early, life_too_late=2.0).losing(1) == sheet_of(early).losing(1)


def test_a_seasoned_player_guides_the_search() -> None:
    state = TALISMAN.start(Setup(2), FastChance(3))
    thumb, seasoned, picker, differ = Thumb(), Seasoned(), Picker(1), 0
    for _ in range(400):
        if state.option_count > 1:
            seat = int(state.decider)
            liked = ismcts.favourite_of(TALISMAN, state, seat, 5)
            assert liked == seasoned.choose(state, Picker(derive(5, 2)))
            differ += liked != thumb.choose(state, Picker(derive(5, 2)))
        state.choose(thumb.choose(state, picker) if state.option_count > 1 else 0)
    assert differ > 3


# What a search asks of them


def rated(table: LaidTable) -> dict[str, float]:
    """What speaks against each option."""
    thumb = Thumb()
    thumb.choose(table.state, Picker(1))
    every = table.options(table.asked())
    return {key: float(thumb.reluctance(table.state, place)) for place, key in enumerate(every)}


def test_what_costs_lives_meets_more_reluctance() -> None:
    table = meet("dragon", who="elf", where="woods_1")
    follow(table, "evasion_choice")
    against = rated(table)
    assert against["stand and fight"] > 3 * against["evade dragon"] > 0.0


def test_nothing_speaks_against_any_character() -> None:
    start = TALISMAN.start(Setup(2, ("choose-character",)), FastChance(1))
    thumb = Thumb()
    thumb.choose(start, Picker(1))
    assert [float(thumb.reluctance(start, place)) for place in range(3)] == [0.0] * 3


class Witness(Evaluation):
    """Judges like `Prospects`, and remembers how many turns had begun."""

    def __init__(self) -> None:
        self.prospects = Prospects()
        self.turns: set[int] = set()

    def clock(self, state: State) -> int:
        return int(self.prospects.clock(state))

    def horizon(self, state: State) -> int:
        return int(self.prospects.horizon(state))

    def judge(self, state: State, worth: Any) -> None:
        self.turns.add(int(cast(Table, state).turns))
        self.prospects.judge(state, worth)


def test_playouts_end_with_a_round_however_many_decisions_it_has() -> None:
    """Or whatever wastes a decision would put off what is to come."""
    table = lay_out(players=3, character={"ana": "druid", "bob": "elf", "cem": "dwarf"})
    assert table.offers("ana", "realign")
    witness = Witness()
    search = Search(Imagination(table.state, 0), Thumb(), witness, 3, depth=200, patience=2)
    search.run(24)
    assert witness.turns == {int(table.state.turns) + 3}


def test_trivial_declines_are_not_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    def think(*_: object) -> None:
        raise AssertionError("this needs no thought")

    monkeypatch.setattr(ismcts, "think", think)
    bot = make_bot("ismcts:50", TALISMAN, 1)
    idle = lay_out(character={"ana": "elf", "bob": "dwarf"}, objects={"ana": ["sword"]})
    assert idle.options("ana") == ["ditch sword", "decline"]
    assert bot.choose(idle.state, 0) == 1
    druid = lay_out(character={"ana": "druid", "bob": "dwarf"})
    with pytest.raises(AssertionError, match="no thought"):
        bot.choose(druid.state, 0)


# Spells that cost nothing


def test_a_character_who_always_has_a_spell_does_not_save_it() -> None:
    """A Dwarf's single counter is hardly worth a Spell; the Prophetess gets another for it."""
    spells: dict[str, Any] = {"spells": {"ana": ["random"]}, "strength": {"bob": 3}}
    thrifty = lay_out(character={"ana": "minstrel", "bob": "dwarf"}, **spells)
    assert chosen(thrifty) == "decline"
    generous = lay_out(character={"ana": "prophetess", "bob": "dwarf"}, **spells)
    assert chosen(generous) == "cast random seat-1"
    careful = lay_out(
        character={"ana": "prophetess", "bob": "dwarf"},
        spells={"ana": ["random", "preservation"]},
        strength={"bob": 3},
    )
    assert chosen(careful) == "decline", "the last one only is replaced"


def test_spells_about_to_be_lost_are_cast() -> None:
    fields: dict[str, Any] = {"who": "minstrel", "spells": {"ana": ["random"]}, "strength": {"bob": 3}}
    assert chosen(meet("magical_vortex", character={"bob": "dwarf"}, **fields)) == "cast random seat-1"
    assert chosen(meet("angel", character={"bob": "dwarf"}, **fields)) == "decline"
