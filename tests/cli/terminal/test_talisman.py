"""Talisman at the terminal: whole games, alone and with six, what is hidden, the board, help and orders."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from questhall.cli.terminal.commands import possible_keys
from questhall.cli.terminal.display import introduce
from questhall.core.records.verify import verify
from questhall.games import find_game
from tests.cli.terminal.scripted_game import CLEAR, Game

TALISMAN = find_game("talisman")
SECRETIVE = ("nullify", "mesmerism", "psionic_blast", "temporal_warp", "counterspell", "destroy_magic")
"""Spells whose names no other text mentions."""


def talisman(folder: Path, *arguments: str, seed: int = 3) -> Game:
    return Game(folder, *arguments, seed=seed, game="talisman")


@pytest.mark.parametrize(
    ("language", "title", "ending"),
    [
        ("en", "Talisman · round 30 · active player: Ana", "The game is over: the last round has been played"),
        ("pl", "Talisman: Magia i Miecz · runda 30 · tura gracza Ana", "Koniec gry: minęła ostatnia runda"),
        (
            "fr",
            "Talisman · tour de table 30 · joueur actif : Ana",
            "La partie est finie : le dernier tour de table est joué",
        ),
    ],
)
def test_a_game_with_a_time_limit_in_every_language(
    tmp_path: Path, language: str, title: str, ending: str
) -> None:
    shown = talisman(tmp_path, "--lang", language, "--variant", "time-limit", seed=4).play_on()
    assert title in shown
    assert ending in shown
    assert "???" not in shown
    assert "{" not in shown


@pytest.mark.parametrize("seats", ["human", "human,random,random,random,random,random"])
def test_alone_and_with_six_a_finished_game_leaves_a_record_that_verifies(tmp_path: Path, seats: str) -> None:
    game = talisman(tmp_path, "--seats", seats, "--variant", "bloodbath", "--variant", "time-limit")
    shown = game.play_on()
    report = verify(TALISMAN, game.setting.path.read_bytes())
    assert report.is_finished()
    assert not report.findings
    assert "Variant: Time limit, the game ends after 30 rounds" in shown
    ending = game.setting.session.ending()
    assert game.setting.speech.say(f"ending-{ending}") in shown


def test_nobody_is_shown_the_spells_that_only_another_knows(tmp_path: Path) -> None:
    game = talisman(tmp_path, "--seats", "human,human,random", "--variant", "time-limit")
    setting = game.setting
    checked = 0

    def policy() -> str:
        nonlocal checked
        asked = setting.session.decision()
        assert asked is not None
        latest = game.screen.text().rsplit(CLEAR, 1)[-1]
        if "Hand the keyboard" in latest:
            return ""
        told = [TALISMAN.event_for(event, asked.seat) for event in setting.story()]
        legitimate = json.dumps([setting.session.view(asked.seat), told])
        for spell in SECRETIVE:
            if f'"{spell}"' not in legitimate:
                checked += 1
                assert setting.speech.say(f"card-{spell}") not in latest
        return str(1 + len(setting.session.made) % len(asked.options))

    game.play_on(policy)
    assert checked > 100


def test_the_deal_is_summarised_and_the_log_has_everything(tmp_path: Path) -> None:
    shown = talisman(tmp_path, "--seats", "human,random").type("log 100")
    news, log = shown.split("events")
    assert "Ana enters the game as the" in news
    assert "gains 1 gold" not in news
    assert "- Ana gains 1 gold" in log


# Options


def first_question(game: Game, verb: str, occasion: str = "") -> None:
    """Play on until the first seat is offered something of this verb, at this occasion if given."""
    session = game.setting.session
    while (asked := session.decision()) is not None:
        offered = asked.seat == 0 and any(option.verb == verb for option in asked.options)
        if offered and occasion in ("", asked.occasion):
            return
        session.choose(asked.seat, asked.keys()[len(session.made) % len(asked.options)])
    raise AssertionError(f"{verb} was never offered")


def test_ditching_stands_last_and_letting_pass_before_it(tmp_path: Path) -> None:
    game = talisman(tmp_path, "--keys", seed=9)
    first_question(game, "ditch", "after_move")
    game.setting.orders.asking[0] = "every"
    shown = game.type()
    keys = re.findall(r"^\d+\. .* \[(.*)\]$", shown.rsplit("\n\n", 1)[-1], re.MULTILINE)
    assert "decline" in keys
    assert all(key.startswith("ditch ") for key in keys[keys.index("decline") + 1 :])
    asked = game.setting.session.decision()
    assert asked is not None
    assert keys != [option.key for option in asked.options], "the rules name them in another order"


def test_numbers_choose_what_stands_beside_them(tmp_path: Path) -> None:
    game = talisman(tmp_path, "--keys", seed=9)
    first_question(game, "ditch", "after_move")
    game.setting.orders.asking[0] = "every"
    before = len(game.setting.session.made)
    shown = game.type("1")
    first = re.findall(r"^1\. .* \[(.*)\]$", shown, re.MULTILINE)[0]
    assert game.setting.session.made[before].key == first


def test_players_are_named_in_keys_and_by_what_is_typed(tmp_path: Path) -> None:
    game = talisman(tmp_path, "--keys", "--names", "Ana,Big Ben,Cleo")
    first_question(game, "attack")
    asked = game.setting.session.decision()
    assert asked is not None
    key = next(option.key for option in asked.options if option.verb == "attack")
    name = "big_ben" if key == "attack seat-1" else "cleo"
    before = len(game.setting.session.made)
    shown = game.type(f"attack {name}")
    assert f"[attack {name}]" in shown
    assert "seat-" not in shown
    assert game.setting.session.made[before].key == key


# Commands


def after(folder: Path, *lines: str, language: str = "en") -> str:
    """What is shown after the first question when these lines are typed."""
    return talisman(folder, "--lang", language).type(*lines).split("\n> ", 1)[-1]


@pytest.mark.parametrize(
    ("language", "line", "said"),
    [
        ("en", "help dragon", "Dragon (Dragon, Strength 7)"),
        ("en", "help shield", "Shield (Object, Armour)"),
        ("en", "help lemure", "Lemure (Spirit, Craft 1)"),
        ("en", "help warrior", "Strength 4, Craft 2, Life 5, fate 1; starts at the Tavern"),
        ("en", "help werewolf", "Werewolf (Strength: roll 2 dice)"),
        ("en", "help crypt", "Crypt, Inner Region"),
        ("en", "help mystic", "Mystic (Village)"),
        ("en", "help tal-move-05", "TAL-MOVE-05 Exact movement"),
        (
            "en",
            "help",
            "help: this help, a card (help dragon), a word of the rules or a rule (help TAL-MOVE-05, help q33)",
        ),
        ("pl", "pomoc puszcza", "Puszcza, Kraina Zewnętrzna"),
        ("fr", "aide magicien", "Magicien (mauvais)"),
    ],
)
def test_help_on_cards_spaces_characters_and_rules(tmp_path: Path, language: str, line: str, said: str) -> None:
    assert said in after(tmp_path, line, language=language)


def test_help_shows_what_reads_the_same_once_and_of_many_only_the_names(tmp_path: Path) -> None:
    assert after(tmp_path, "help talisman").count("may enter the Valley of Fire") == 1
    many = talisman(tmp_path, "--save", str(tmp_path / "2.record")).type("help s").split("\n> ", 1)[-1]
    assert many.startswith("“s” can mean many things: ")
    assert "Sword (Object, Weapon)" in many


def test_help_on_a_misspelt_name_suggests_others(tmp_path: Path) -> None:
    said = after(tmp_path, "help draggon")
    assert said.startswith("There is no help on “draggon”; possible: Dragon")
    assert len(said.splitlines()[0]) < 200


def test_why_names_players_and_only_those_at_the_table(tmp_path: Path) -> None:
    game = talisman(tmp_path)
    assert not [key for key in possible_keys(game.setting, 0) if "seat-3" in key]
    said = game.type("why attack ben").split("\n> ", 1)[-1]
    assert said.startswith("Not possible now by rule TAL-ENC-03: attack ben\n")
    assert "You can encounter only a character on the space where your move ended" in said


def test_a_standing_order_lasts_until_the_own_turn(tmp_path: Path) -> None:
    said = after(tmp_path, "skip my_turn")
    assert said.startswith("You will not be asked about Spells and abilities until your turn; to cancel")


def test_people_are_not_asked_everywhere_what_they_ditch(tmp_path: Path) -> None:
    game = talisman(tmp_path)
    first_question(game, "ditch", "turn_start")
    before = len(game.setting.session.made)
    game.type()
    assert (game.setting.session.made[before].key, game.setting.session.made[before].by) == ("decline", "order")


def test_a_player_can_ask_to_be_asked_everywhere(tmp_path: Path) -> None:
    game = talisman(tmp_path)
    assert game.setting.orders.asking == {0: "fitting"}, "the bots are asked as the rules have it"
    game.type("skip stop")
    assert game.setting.orders.asking == {0: "every"}


def test_every_variant_is_introduced_with_what_it_means(tmp_path: Path) -> None:
    excluded = ("inherited-objects", "trophies-6", "time-limit-15", "time-limit-60")
    variants = [name for name in TALISMAN.variants if name not in excluded]
    flags = [argument for name in variants for argument in ("--variant", name)]
    shown = talisman(tmp_path, *flags).screen_after(introduce)
    assert shown.count("Variant: ") == len(variants)
