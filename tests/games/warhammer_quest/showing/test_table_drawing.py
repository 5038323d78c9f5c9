"""Warhammer Quest as text: the rows of the table, what questions and options speak of, help, and the end."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.core.engine.rules import Question
from questhall.core.engine.state import PARTY
from questhall.core.interface.perspective import view_for
from questhall.games.warhammer_quest.components.printed_cards import FACES
from questhall.games.warhammer_quest.components.state import ENGAGED
from questhall.games.warhammer_quest.components.vocabulary import KEYWORDS
from questhall.games.warhammer_quest.game import WARHAMMER_QUEST
from questhall.games.warhammer_quest.showing import table_drawing
from questhall.games.warhammer_quest.showing import view as seen
from questhall.games.warhammer_quest.showing.faces import face
from questhall.i18n.check import patterns
from questhall.i18n.speech import Speech
from questhall.i18n.texts import LANGUAGES, Name, Texts, read_messages, variables
from tests.clauses import clause
from tests.games.warhammer_quest.kit import SEATS, LaidTable, lay_out, start
from tests.games.warhammer_quest.settling import settle


def speech(table: LaidTable, language: str = "en") -> Speech:
    variants = WARHAMMER_QUEST.variant_names(int(table.state.variants))
    texts = Texts(language, WARHAMMER_QUEST.id, players=len(table.seats))
    return Speech(texts, WARHAMMER_QUEST, table.seats, variants)


def view(table: LaidTable, player: str | None = "ana") -> dict[str, Any]:
    seat = None if player is None else SEATS.index(player)
    return view_for(WARHAMMER_QUEST, table.state, seat, table.seats)


def rows(table: LaidTable, player: str | None = "ana", in_full: bool = False) -> dict[str, str]:
    """What stands beside each label; rows without a label belong to the one before."""
    found: dict[str, str] = {}
    label = ""
    for name, text in table_drawing.draw(view(table, player), speech(table), in_full=in_full):
        label = name or label
        said = text.plain.replace("\N{NO-BREAK SPACE}", " ")
        found[label] = f"{found[label]}\n{said}".strip() if label in found else said
    return found


def question(table: LaidTable, language: str = "en") -> str:
    assert table.decision is not None
    spoken = speech(table, language)
    player = "ana" if table.state.decider == PARTY else table.asked()
    return spoken.occasion(table.decision, **table_drawing.context(view(table, player), spoken))


def options(table: LaidTable, language: str = "en") -> dict[str, str]:
    """What is said of each option, by its key."""
    assert table.decision is not None
    spoken = speech(table, language)
    player = "ana" if table.state.decider == PARTY else table.asked()
    said = spoken.options(table.decision.options, **table_drawing.context(view(table, player), spoken))
    return dict(zip(table.decision.keys(), said, strict=True))


# The rows


def test_the_goal_is_shown_and_in_full_the_quest_sheet() -> None:
    table = start()
    assert "Quest" not in rows(table)
    assert rows(table)["Goal"].startswith(
        "At the start of a location phase Grump\N{RIGHT SINGLE QUOTATION MARK}s Sump"
    )
    shown = rows(table, in_full=True)
    assert "A ratcatcher shows the heroes a tunnel" in shown["Quest"]
    assert "Red peril: Toxic fog" in shown["Quest"]


def test_the_peril_track_names_what_is_to_come() -> None:
    assert rows(lay_out(peril=6))["Peril"] == "6 of 10 · red at 7 · blue at 8 · red at 9 · red at 10"
    assert rows(lay_out(peril=10))["Peril"] == "10 of 10 · red again every round"
    assert rows(lay_out(quest="tutorial", peril=2))["Peril"] == "2 of 5"


def test_the_location_shows_its_progress_and_effect_and_what_lies_ahead() -> None:
    shown = rows(lay_out(location="grate_maze", progress=2, location_deck=["brood_warren", "slick_ramp"]))
    assert (
        shown["Location"] == "Grate Maze · 2 of 6 explored. Each explore action places at most 3 progress here."
    )
    assert shown["Ahead"] == "2 more locations"
    table = start()
    table.choose("ana", "take hero ironbreaker")
    table.choose("bob", "take hero waywatcher")
    assert (
        rows(table)["Ahead"] == "4 more locations, the last one Grump\N{RIGHT SINGLE QUOTATION MARK}s Sump"
    ), "the sheet names it to all"


def test_a_hero_shows_health_actions_gear_items_conditions_and_enemies() -> None:
    table = lay_out(
        wounds={"ana": 4},
        conditions={"ana": ["bleeding"]},
        exhausted={"ana": ["ib_rest_basic"]},
        tokens={"ana": {"ib_attack_basic": 2}},
        gear={"ana": ["crossbow"]},
        items={"ana": ["lamp_oil", "lamp_oil"]},
        engaged={"ana": [{"card": "black_orc_elite", "wounds": 1, "exhausted": True}]},
    )
    assert rows(table)["ana (you)"].splitlines() == [
        "Ironbreaker · health 12 of 16 · Bleeding · party leader · active",
        "ready: Wide Hewing (attack) +2 tokens, Inexorable Advance (explore), Face Me First (aid, prepare)"
        " · exhausted: Set the Shield (rest)",
        "gear (limit 1): Crossbow · items: Lamp Oil \N{MULTIPLICATION SIGN}2",
        "against Elite Black Orc (attack 3, health 3/4, resilience 2) · Prey, Inflict · guards · exhausted",
    ]


def test_nobody_is_told_what_lies_facedown_in_the_shadows() -> None:
    shadows = [
        {"card": "orc_boy", "facedown": True},
        {"card": "giant_bat"},
        {"card": "rat_ogre", "facedown": True, "exhausted": True},
    ]
    table = lay_out(shadows=shadows)
    for player in ("ana", "bob", None):
        text = rows(table, player)["Shadows"]
        assert text == (
            "Giant Bat (attack 1, health 2/2) · Advance, Inflict, Retreat\n"
            "2 facedown enemies, 1 of them exhausted"
        )


def test_what_holds_for_an_enemy_is_shown_with_it() -> None:
    """The Orc Boy's passive, and the Jezzail Team's, as long as they are faceup."""
    table = lay_out(engaged={"ana": ["orc_boy"]}, shadows=["jezzail_team"])
    shown = [face("card", card, speech(table)) for card in ("orc_boy", "jezzail_team", "giant_bat")]
    ids = [[keyword.id for keyword in each.keywords] for each in shown]

    assert "Advance, Inflict · cannot be exhausted" in "\n".join(rows(table).values())
    assert "cannot be engaged" in rows(table)["Shadows"]
    assert [each[-1] for each in ids] == ["cannot_be_exhausted", "cannot_be_engaged", "retreat"]


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "the active hero is Bob"), ("pl", "aktywny bohater: Bob"), ("fr", "héros actif : Bob")],
)
def test_an_activation_names_the_active_hero_and_no_target(language: str, said: str) -> None:
    """Whom it strikes is often somebody else: the hero it is engaged with, or the most wounded."""
    told = Texts(language, WARHAMMER_QUEST.id, players=2).say(
        "event-enemy_activates", card=Name("card", "giant_bat"), seat="Bob"
    )

    assert told.replace("\N{NO-BREAK SPACE}", " ").endswith(said)


def test_with_hidden_enemies_known_they_are_named_and_still_facedown() -> None:
    table = lay_out(shadows=[{"card": "orc_boy", "facedown": True}], variants=("hidden-enemies-known",))
    assert rows(table)["Shadows"] == "Orc Boy (attack 2, health 3/3) · Advance, Inflict · facedown"


def test_the_dice_of_an_action_lie_open_while_it_lasts() -> None:
    table = lay_out(
        hero={"ana": "waywatcher"},
        gear={"ana": ["lucky_coin"]},
        engaged={"ana": ["goblin_warrior"]},
        dice=[6, 3, 4, 1],
    )
    table.choose("ana", "perform ww_attack_basic")
    assert rows(table)["Action"] == (
        "ana performs Arrow from the Dark · against Goblin Warrior (engaged with you, 2 of 2 health)"
        " · hero dice: two successes, a success and a defence, 1 critical success · enemy dice: attack"
    )
    assert question(table).startswith(
        "ana, as it stands you have 4 successes and 1 defence, which blocks every attack"
    )


def test_in_the_middle_of_something_less_is_drawn() -> None:
    table = lay_out(tokens={"ana": {"ib_rest_basic": 1}})
    assert "Goal" in rows(table)
    table.choose("ana", "perform ib_rest_basic")
    shown = rows(table)
    assert table.occasion() == "spend_tokens"
    assert "Goal" not in shown
    assert shown["bob"] == "Waywatcher · health 13 of 13"
    assert "ready: " in shown["ana (you)"]


def test_in_full_every_card_is_explained_and_every_pile_laid_open() -> None:
    table = lay_out(
        gear={"ana": ["crossbow"]},
        enemy_discard=["orc_boy", "orc_boy"],
        gear_discard=["full_plate"],
        dungeon_deck=["ambush"],
    )
    shown = rows(table, in_full=True)
    assert "Crossbow: Once in each attack action of another hero" in shown["ana (you)"]
    assert (
        "Wide Hewing (basic attack action of the Ironbreaker, 2 dice). You may make 1 enemy"
        in shown["ana (you)"]
    )
    assert shown["Enemy deck"] == "0 cards, discarded: Orc Boy \N{MULTIPLICATION SIGN}2"
    assert shown["Dungeon deck"] == "1 card, discarded: none"
    assert shown["Gear deck"] == "0 cards, discarded: Full Plate"


def test_in_full_gear_says_whether_it_can_be_used() -> None:
    table = lay_out(gear={"ana": ["map_fragment"]}, depleted={"ana": ["map_fragment"]})
    assert "Map Fragment (depleted). Deplete it when" in rows(table, in_full=True)["ana (you)"]


def test_a_defeated_hero_and_one_out_of_a_delve() -> None:
    assert rows(lay_out(defeated={"bob": True}))["bob"].startswith("Waywatcher · defeated")
    table = lay_out(quest="delve", lair=["nunkel"], defeated={"bob": True}, out={"bob": True})
    assert rows(table)["bob"] == "Waywatcher · out of the game"


def test_the_settlement_shows_what_goes_on_to_the_next_quest() -> None:
    table = settle(gear={"bob": ["crossbow"]}, pool=["odious_grump"], moment="upgrade")
    shown = rows(table)
    assert shown["Campaign pool"] == "Odious Grump"
    assert shown["Defeat"].endswith("Penalty: Odious Grump joins the campaign pool. The campaign goes on.")
    assert "Peril" not in shown
    assert "Shadows" not in shown
    assert "visits made: none\nactions: Wide Hewing (attack), Inexorable Advance" in shown["ana (you)"]
    assert "gear (limit 1): none" in shown["ana (you)"]
    assert "gear (limit 1): Crossbow" in shown["bob"]


# The map


def with_a_map() -> LaidTable:
    deck = ["grate_maze", "brood_warren", "slick_ramp", "grumps_sump"]
    table = lay_out(gear={"bob": ["map_fragment"]}, location_deck=deck, moment="location_phase", progress=8)
    table.choose("party", "travel")
    table.choose("bob", "use map_fragment")
    return table


def test_nobody_has_enemies_before_him_in_the_settlement() -> None:
    table = settle(engaged={"ana": ["goblin_warrior"]}, shadows=["goblin_warrior"])

    shown = seen.view(table.state, 0)

    assert table.state.size(ENGAGED) == 1
    assert "Goblin" not in rows(table)["ana (you)"]
    assert shown["shadows"] == []


def test_only_the_owner_of_the_map_sees_what_lies_ahead() -> None:
    table = with_a_map()
    assert rows(table, "bob")["Foreseen"] == "Grate Maze, Brood Warren"
    for player in ("ana", None):
        assert "Foreseen" not in rows(table, player)
    assert options(table)["go to grate_maze"].startswith("Go to the Grate Maze \N{EN DASH} Each explore action")


# Questions and options


def test_an_enemy_is_called_by_what_lies_there_and_where() -> None:
    table = lay_out(
        hero={"ana": "waywatcher"},
        engaged={"ana": [{"card": "orc_boy_elite", "wounds": 1}], "bob": ["giant_bat"]},
        shadows=[{"card": "clanrat", "facedown": True}, {"card": "clanrat", "facedown": True}],
    )
    table.choose("ana", "perform ww_attack_basic")
    assert options(table) == {
        "target seat-0.1": "Attack the elite Orc Boy (engaged with you, 3 of 4 health)",
        "target seat-1.1": "Attack the Giant Bat (engaged with bob, 2 of 2 health)",
        "target shadows.1": "Attack the facedown enemy (in the shadows, no. 1)",
        "target shadows.2": "Attack the facedown enemy (in the shadows, no. 2)",
    }


def test_dice_are_called_by_what_they_show() -> None:
    table = lay_out(hero={"ana": "waywatcher"}, gear={"ana": ["lucky_coin"]}, dice=[1, 1])
    table.choose("ana", "perform ww_explore_basic")
    said = options(table)
    assert said["use lucky_coin hero-1"] == "Lucky Coin: reroll the hero die (a success, no. 1)"
    assert said["use lucky_coin hero-2"] == "Lucky Coin: reroll the hero die (a success, no. 2)"


def test_an_action_is_offered_with_its_dice_and_tokens_and_an_upgrade_with_what_it_becomes() -> None:
    table = lay_out(tokens={"ana": {"ib_aid_basic": 1}})
    said = options(table)["perform ib_aid_basic"]
    assert said.startswith(
        "Face Me First (aid, 1 die, prepare icon, +1 token) \N{EN DASH} You may make 1 enemy"
    )
    trained = options(settle(moment="upgrade"))["train ib_aid_basic"]
    assert trained.startswith(
        "Visit the trainer: exchange Face Me First for Wall for Two (aid, 2 dice, prepare icon)"
    )


def test_the_party_is_asked_as_one() -> None:
    table = lay_out(moment="enemy_phase", engaged={"ana": ["goblin_warrior"]})
    assert table.asked() == "party"
    assert (
        question(table) == "Party, several heroes are equally wounded: which one does the Goblin Warrior hunt?"
    )
    assert question(table, "pl").startswith("Drużyna, ")


def test_options_stand_in_the_order_of_the_cards_and_what_lets_pass_last() -> None:
    table = lay_out(engaged={"ana": ["orc_boy", "giant_bat"]})
    assert table.decision is not None
    ordered = sorted(table.decision.options, key=table_drawing.rank)
    kinds = ["attack", "explore", "rest", "aid"]
    assert [option.key for option in ordered] == [f"perform ib_{kind}_basic" for kind in kinds]
    table.choose("ana", "perform ib_attack_basic", "target seat-0.2")
    assert table.decision is not None
    last = sorted(table.decision.options, key=table_drawing.rank)
    assert [option.key for option in last] == ["target seat-0.1", "no more targets"]


ALWAYS = {"seat"}
IN_AN_ACTION = {
    *("empowerment", "spend_tokens", "aided_hero", "targets", "guiding_psalm", "reroll", "modify"),
    *("after_action", "due_after_action"),
}
GIVEN = {
    "amount": set(seen.WITH_AN_AMOUNT),
    "foe": {*seen.ABOUT_A_CARD, *seen.ABOUT_A_FACE, *seen.IN_AN_ACTIVATION},
    "action": IN_AN_ACTION,
    "roll": {"reroll", "modify"},
    "turn": {"before_activation", "after_activation"},
    "active": {"before_activation", "after_activation"},
    "drawn": {"equipping"},
    "visits": {"settlement"},
    "moment": {"hero_phase"},
    "next": {"hero_phase"},
}
"""What the texts of questions may speak of besides who is asked, and at which questions it is there."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_speaks_only_of_what_is_there_when_it_is_asked(language: str) -> None:
    texts = patterns(read_messages(language, WARHAMMER_QUEST.id))
    for rule in WARHAMMER_QUEST.book.rules:
        if isinstance(rule, Question):
            asked = {name.partition("_")[0] for name in variables(texts[f"occasion-{rule.occasion}"])} - ALWAYS
            assert {name for name in asked if rule.occasion not in GIVEN[name]} == set(), rule.occasion


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_option_speaks_only_of_its_own_objects_and_where_they_lie(language: str) -> None:
    texts = patterns(read_messages(language, WARHAMMER_QUEST.id))
    for action in WARHAMMER_QUEST.book.actions:
        asked = {name.partition("_")[0] for name in variables(texts[f"option-{action.verb.replace(' ', '-')}"])}
        assert asked <= {noun.kind for noun in action.nouns} | {"place", "action"}, action.verb
        if "action" in asked:
            assert action.verb == "use second_wind_ring", "used after an action only"


# Help and the end


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_help_on_every_card_keyword_and_quest(language: str) -> None:
    spoken = speech(lay_out(), language)
    for kind in table_drawing.HELPS:
        for name in WARHAMMER_QUEST.nouns[kind].names:
            lines = table_drawing.describe(kind, name, spoken)
            assert all(lines), name
            assert "{" not in "".join(lines)
    assert len(WARHAMMER_QUEST.nouns["card"].names) == len(FACES)


@pytest.mark.parametrize(
    ("kind", "name", "lines"),
    [
        (
            "card",
            "jezzail_team",
            [
                "Jezzail Team (standard enemy, Skaven, level II): attack 2, health 3, resilience 0",
                "Never engages a hero, whether ready or exhausted: instead of entering a zone it goes faceup "
                "to the shadows or stays there. It shoots the active hero from afar.",
                "Inflict: the hero it is engaged with, or else the active hero, suffers wounds equal to its "
                "attack.",
            ],
        ),
        (
            "card",
            "choking_passage",
            [
                "Choking Passage (location, level I): 6 to explore, 1 faceup and 3 facedown enemies",
                "Location phase: each hero exhausts one of his ready action cards, not the one with the "
                "prepare icon.",
            ],
        ),
        ("card", "full_plate", ["Full Plate (armour)", "+4 health."]),
        (
            "card",
            "trapped_chest",
            ["Trapped Chest (event, 2 treasures)", "You suffer 2 wounds; then the treasure."],
        ),
        ("keyword", KEYWORDS[0], ["Advance: it engages the active hero."]),
    ],
)
def test_help_says_what_is_printed_and_what_it_does(kind: str, name: str, lines: list[str]) -> None:
    assert table_drawing.describe(kind, name, speech(lay_out())) == lines


def test_the_end_says_whether_the_party_has_won_and_how_the_heroes_are() -> None:
    table = lay_out(moment="location_phase", location="grumps_sump", progress=6, wounds={"ana": 3})
    assert table.has_won()
    spoken = speech(table)
    assert table_drawing.verdict(view(table, None), spoken) == ["Victory", "The party has won A Foul Stench"]
    standings = {name: text.plain for name, text in table_drawing.standings(view(table, None), spoken)}
    assert standings["ana"].replace("\N{NO-BREAK SPACE}", " ") == "Ironbreaker · health 13 of 16"


@clause("WHQ-GEAR-05", "WHQ-GEAR-06", "WHQ-GEAR-07")
def test_wares_say_whether_they_fit_and_what_would_have_to_go() -> None:
    table = settle(moment="upgrade", gear={"ana": ["night_cloak"]}, gear_deck=["full_plate", "crossbow"])
    assert view(table)["wares"] == []

    table.choose("ana", "visit blacksmith")

    wares = {ware["card"]: ware for ware in view(table)["wares"]}
    assert set(wares) == {"full_plate", "crossbow"}
    assert wares["crossbow"] == {"card": "crossbow", "fits": False, "instead_of": ["night_cloak"]}
