"""Warhammer Quest at the terminal: whole quests, alone and together, what the party decides, help, orders."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from questhall.cli.terminal.commands import possible_keys
from questhall.cli.terminal.game_loop import take_decision
from questhall.core.engine.state import NOBODY, PARTY
from questhall.core.records.verify import verify
from questhall.games import find_game
from tests.cli.terminal.scripted_game import CLEAR, Game

WARHAMMER_QUEST = find_game("warhammer-quest")
HAND_OVER = "Hand the keyboard"


def quest(folder: Path, *arguments: str, seed: int = 3) -> Game:
    seats = [] if "--seats" in arguments else ["--seats", "human,easy"]
    return Game(folder, *seats, *arguments, seed=seed, game="warhammer-quest")


def play_to(game: Game, occasion: str, seat: int | None = None) -> None:
    """Let everybody choose something until this question is asked, of this seat if one is named."""
    session = game.setting.session
    while (asked := session.decision()) is not None:
        if asked.occasion == occasion and seat in (None, asked.seat):
            return
        session.choose(asked.seat, asked.keys()[len(session.made) % len(asked.options)])
    raise AssertionError(f"{occasion} was never asked")


# Whole quests


@pytest.mark.parametrize(
    ("language", "title", "endings"),
    [
        ("en", "Tutorial · round 1 · hero phase", ("has won Tutorial", "has lost Tutorial")),
        ("pl", "Samouczek · runda 1 · faza bohaterów", ("Samouczek", "Samouczek")),
        ("fr", "Tutoriel · round 1", ("Tutoriel", "Tutoriel")),
    ],
)
def test_a_quest_in_every_language(tmp_path: Path, language: str, title: str, endings: tuple[str, str]) -> None:
    shown = quest(tmp_path, "--lang", language, "--variant", "tutorial").play_on()
    assert any(ending in shown for ending in endings)
    assert title.split(" · ")[0] in shown
    assert "???" not in shown
    assert "{" not in shown


@pytest.mark.parametrize(("seats", "name"), [("human,human", "quest-1"), ("human,easy,easy,easy", "delve")])
def test_a_finished_quest_leaves_a_record_that_verifies(tmp_path: Path, seats: str, name: str) -> None:
    game = quest(tmp_path, "--seats", seats, "--variant", name)
    shown = game.play_on()
    report = verify(WARHAMMER_QUEST, game.setting.path.read_bytes())
    assert report.is_finished()
    assert not report.findings
    ending = game.setting.session.ending()
    assert game.setting.speech.say(f"ending-{ending}") in shown


def test_a_quest_of_a_campaign_continues_in_the_settlement(tmp_path: Path) -> None:
    game = quest(tmp_path, "--seats", "human,human", "--variant", "campaign")
    shown = game.play_on()
    assert "The quest is over: the party returns to the settlement" in shown
    assert "what do you do in the settlement?" in shown
    assert "A Foul Stench · settlement stage" in shown


def test_a_quest_left_and_resumed_continues_as_if_never_left(tmp_path: Path) -> None:
    game = quest(tmp_path, "--seats", "human,human")
    game.type("1", "1", "1", "1")
    again = Game(tmp_path, "--resume", str(game.setting.path), seed=None, game="warhammer-quest")
    assert again.setting.session.digest() == game.setting.session.digest()
    assert again.play_on().count("which hero do you play?") == 0


# Several heroes in one pair of hands


def test_one_person_plays_two_heroes_without_handing_anything_over(tmp_path: Path) -> None:
    shown = quest(tmp_path, "--seats", "human,human", "--variant", "tutorial").play_on()
    assert HAND_OVER not in shown
    assert CLEAR not in shown
    assert "Ana (you)" in shown
    assert "Ben (you)" in shown


def test_nothing_that_happened_is_told_twice(tmp_path: Path) -> None:
    shown = quest(tmp_path, "--seats", "human,human", "--variant", "tutorial").play_on()
    for number in range(1, 4):
        assert shown.count(f"- Round {number} begins\n") == 1


def with_a_map(folder: Path) -> Game:
    """Ana has looked at the next location and Ben has not."""
    for seed in range(200):
        game = quest(folder, "--seats", "human,human", "--save", str(folder / f"{seed}.record"), seed=seed)
        session = game.setting.session
        while (asked := session.decision()) is not None:
            if asked.occasion == "read_map":
                return game
            keys = asked.keys()
            liked = [key for key in keys if key.startswith(("use map", "equip map", "travel", "draw gear"))]
            explored = [key for key in keys if "explore" in key]
            session.choose(asked.seat, (liked or explored or keys)[0])
        session.close()
    raise AssertionError("nobody ever read a map")


def test_what_only_one_hero_knows_is_hidden_from_the_others(tmp_path: Path) -> None:
    game = with_a_map(tmp_path)
    setting = game.setting
    asked = setting.session.decision()
    assert asked is not None
    reader, other = asked.seat, 1 - asked.seat
    assert setting.changes_hands(reader, other)
    setting.session.choose(reader, asked.keys()[0])
    assert setting.changes_hands(other, reader), "the reader still knows the next location"
    assert HAND_OVER in game.type("")
    setting.is_together = True
    assert not setting.changes_hands(other, reader)


# The party


def test_the_people_at_the_keyboard_decide_for_the_party(tmp_path: Path) -> None:
    game = quest(tmp_path, "--seats", "human,easy,easy", "--keys")
    shown = game.type("1", "2")
    assert "Party, who becomes party leader?" in shown
    assert "2. Ben leads the party [lead ben]" in shown
    chosen = [made for made in game.setting.session.made if made.seat == PARTY]
    assert [(made.key, made.by) for made in chosen] == [("lead seat-1", "person")]


def test_without_people_the_leaders_bot_decides(tmp_path: Path) -> None:
    game = quest(tmp_path, "--seats", "human,easy,easy")
    play_to(game, "travel")
    setting = game.setting
    asked = setting.session.decision()
    assert asked is not None
    assert asked.seat == PARTY
    assert WARHAMMER_QUEST.answerer(setting.session.state) == setting.session.view(None)["leader"]
    setting.players[0] = setting.players[1]
    assert take_decision(setting, asked, NOBODY) == NOBODY
    setting.session.close()
    made = setting.session.made[-1]
    assert (made.seat, made.by) == (PARTY, "bot")


def test_before_there_is_a_leader_the_first_seat_speaks(tmp_path: Path) -> None:
    game = quest(tmp_path)
    play_to(game, "leader")
    assert WARHAMMER_QUEST.answerer(game.setting.session.state) == 0
    game.setting.session.close()


def test_commands_work_while_the_party_is_asked(tmp_path: Path) -> None:
    game = quest(tmp_path)
    play_to(game, "leader")
    said = game.type("why travel", "why lead ben", "log", "table", "undo", "n").split("\n> ", 1)[-1]
    assert "Not possible now by rule WHQ-PHASE-LOC-01: travel\nThe party travels in the location phase" in said
    assert "Possible now: lead ben" in said
    assert "- Ana plays " in said
    assert "Enemy deck: " in said
    assert "Nothing was undone" in said or "undoes their last choice" in said


def test_a_choice_of_the_party_can_be_undone(tmp_path: Path) -> None:
    game = quest(tmp_path, "--seats", "human,human")
    play_to(game, "leader")
    session = game.setting.session
    made = len(session.made)
    shown = game.type("lead ana", "undo", "y")
    assert "Party undoes their last choice" in shown
    assert len(session.made) == made


def test_a_hero_is_handed_to_a_bot_and_back(tmp_path: Path) -> None:
    game = quest(tmp_path, "--seats", "human,human,easy", "--variant", "tutorial")
    play_to(game, "action")
    shown = game.type("seat ben easy", "seat ben human", "quit")
    assert "Ben is an easy bot (random)" in shown
    assert "Ben plays at this keyboard" in shown.rsplit("Ben is an easy bot", 1)[1]
    again = Game(tmp_path, "--resume", str(game.setting.path), seed=None, game="warhammer-quest")
    assert again.setting.people() == [0, 1]
    again.setting.session.close()


# Commands


def after(folder: Path, *lines: str, language: str = "en") -> str:
    """What is shown after the first question when these lines are typed."""
    return quest(folder, "--lang", language).type(*lines).split("\n> ", 1)[-1]


@pytest.mark.parametrize(
    ("language", "line", "said"),
    [
        ("en", "help crossbow", "Crossbow (weapon)"),
        ("en", "help elite orc", "Elite Orc Boy (elite enemy, Greenskin, level I): attack 2, health 4"),
        ("en", "help bat", "Elite Giant Bat (elite enemy, Creature, level I)"),
        ("en", "help rabbit", "There is no help on “rabbit”"),
        ("en", "help retreat", "Retreat: it moves to the shadows."),
        ("en", "help firepower", "Goal: Defeat Fusewright Oddlock."),
        ("en", "help waywatcher", "Waywatcher (hero): health 13 with two heroes, 11 with three, 9 with four"),
        ("en", "help whq-action-07", "WHQ-ACTION-07 Step 1: choose and exhaust"),
        ("en", "help q14", "WHQ-Q14"),
        (
            "en",
            "help",
            "a card (help crossbow), a word of the rules or a rule (help WHQ-ACTION-07, help q14)",
        ),
        ("pl", "pomoc kusza", "Kusza"),
        ("fr", "aide arbalete", "Arbalète"),
    ],
)
def test_help_on_cards_keywords_quests_and_rules(tmp_path: Path, language: str, line: str, said: str) -> None:
    assert said in after(tmp_path, line, language=language)


def test_why_names_heroes_and_only_those_at_the_table(tmp_path: Path) -> None:
    game = quest(tmp_path)
    keys = possible_keys(game.setting, 0)
    assert "aid seat-1" in keys
    assert not [key for key in keys if "seat-2" in key]
    said = game.type("why aid ben", "why target ben.1").split("\n> ", 1)[-1]
    assert said.startswith("Not possible now by rule WHQ-AID-05: aid ben\n")
    assert "Not possible now by rule WHQ-ATTACK-01: target ben.1\n" in said


def test_a_standing_order_lasts_until_the_own_activation(tmp_path: Path) -> None:
    said = after(tmp_path, "skip my_activation")
    assert said.startswith("You will not be asked about items and gear until your own activation; to")


def test_every_decision_can_be_shown_and_tells_no_secret(tmp_path: Path) -> None:
    """The names of facedown enemies stand nowhere that the views do not show them."""
    game = quest(tmp_path, "--seats", "human,human", "--variant", "quest-1", seed=8)
    setting = game.setting
    checked = 0

    def policy() -> str:
        nonlocal checked
        asked = setting.session.decision()
        assert asked is not None
        latest = game.screen.text().rsplit("\n> ", 1)[0].rsplit("A Foul Stench · ", 1)[-1]
        told = [WARHAMMER_QUEST.event_for(event, None) for event in setting.story()]
        shown = json.dumps([setting.session.view(None), told])
        for card in WARHAMMER_QUEST.nouns["card"].names[:30]:
            if f'"{card}"' not in shown and f'"{card}_elite"' not in shown and not card.endswith("_elite"):
                checked += 1
                assert setting.speech.say(f"card-{card}") not in latest
        return str(1 + len(setting.session.made) % len(asked.options))

    game.play_on(policy)
    assert checked > 100
