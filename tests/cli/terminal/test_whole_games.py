"""Whole terminal games, scripted: in every language, alone and with several people at one keyboard."""

from __future__ import annotations

import io
import json
import re
from itertools import pairwise
from pathlib import Path

import pytest

from questhall.bots.levels import LEVELS, bot_for
from questhall.cli.main import main
from questhall.cli.terminal.display import introduce
from questhall.cli.terminal.players import DEFAULT_SEATS, read_kinds
from questhall.core.interface.determinize import determinize
from questhall.core.records.session import Session
from questhall.core.records.verify import replayed, verify
from questhall.games import find_game
from questhall.i18n.texts import LANGUAGES
from tests.cli.terminal.scripted_game import CLEAR, Game

RENT_A_HERO = find_game("rent-a-hero")
HEROES = RENT_A_HERO.nouns["hero"].names


@pytest.mark.parametrize(
    ("language", "title", "ending"),
    [
        ("en", "Rent a Hero · active player: Ben", "The game is over: the deck has run out"),
        ("pl", "Bohater do wynajęcia · Rozgrywający: Ben", "Koniec gry: talia się wyczerpała"),
        ("fr", "Rent a Hero · joueur principal : Ben", "La partie est finie : la pioche est épuisée"),
    ],
)
def test_a_whole_game_in_every_language(tmp_path: Path, language: str, title: str, ending: str) -> None:
    shown = Game(tmp_path, "--lang", language).play_on()
    assert title in shown
    assert ending in shown
    assert "???" not in shown
    assert "{" not in shown


def test_the_same_seed_and_the_same_answers_give_the_same_game(tmp_path: Path) -> None:
    games = [Game(tmp_path, "--save", str(tmp_path / f"{n}.record")) for n in range(2)]
    one, other = (game.play_on().replace(str(game.setting.path), "") for game in games)
    assert one == other
    assert one != Game(tmp_path, "--save", str(tmp_path / "other.record"), seed=4).play_on()


@pytest.mark.parametrize(
    "seats", ["human,random,random,random,random", "human,human,human", "random,random,random"]
)
def test_a_finished_game_leaves_a_record_that_verifies(tmp_path: Path, seats: str) -> None:
    game = Game(tmp_path, "--seats", seats, "--variant", "endless", "--variant", "original-hint")
    shown = game.play_on()
    report = verify(RENT_A_HERO, game.setting.path.read_bytes())
    assert report.is_finished()
    assert not report.findings
    assert "Variant: Original end, only six heroes end the game" in shown
    assert f"questhall verify {game.setting.path}" in shown
    assert f"fingerprint is {report.fingerprint}" in shown


def test_the_record_says_who_chose(tmp_path: Path) -> None:
    game = Game(tmp_path)
    game.play_on()
    made = game.setting.session.made
    assert {(one.seat, one.by) for one in made} == {(0, "person"), (0, "order"), (1, "bot"), (2, "bot")}
    assert {one.key for one in made if one.by == "order"} == {"recruit"}, "there was no other answer"


def test_the_winner_is_named_with_the_reason(tmp_path: Path) -> None:
    game = Game(tmp_path)
    shown = game.play_on()
    (winner,) = game.setting.session.winners()
    assert f"{['Ana', 'Ben', 'Cleo'][winner]} wins with the largest party" in shown
    assert shown.index("The game is over") < shown.index("All shuffles and dice come from the seed 3", 500)


# Hidden information


def segments(shown: str) -> list[tuple[str, str]]:
    """What was shown between two clears, with the name of whoever was at the keyboard."""
    found = []
    parts = shown.split(CLEAR)
    for before, part in pairwise(parts):
        called = re.findall(r"Hand the keyboard to (\w+),", before)
        if called:
            found.append((called[-1], part))
    return found


@pytest.mark.parametrize(("name", "variants"), [("rent-a-hero", ()), ("talisman", ("--variant", "time-limit"))])
def test_between_two_people_nothing_is_shown_but_whose_turn_it_is(
    tmp_path: Path, name: str, variants: tuple[str, ...]
) -> None:
    shown = Game(tmp_path, "--seats", "human,human,random", *variants, game=name).play_on()
    introduction, *parts = shown.split(CLEAR)
    covers = [part for part in parts if "Hand the keyboard to" in part]
    assert len(covers) > 10
    for cover in covers:
        assert re.fullmatch(r"Hand the keyboard to (Ana|Ben), who presses Enter .*: ", cover), cover
    assert "Your hand" not in introduction
    assert all(one != other for (one, _), (other, _) in pairwise(segments(shown)))


@pytest.mark.parametrize("seed", range(3))
def test_nobody_is_shown_what_only_another_knows(tmp_path: Path, seed: int) -> None:
    """A hero that is neither in a seat's view nor in what it was told is never named to it."""
    game = Game(tmp_path, "--seats", "human,human,random", seed=seed)
    setting = game.setting
    checked = 0

    def policy() -> str:
        nonlocal checked
        asked = setting.session.decision()
        assert asked is not None
        latest = game.screen.text().rsplit(CLEAR, 1)[-1]
        if "Hand the keyboard" in latest:
            return ""
        told = [RENT_A_HERO.event_for(event, asked.seat) for event in setting.story()]
        legitimate = json.dumps([setting.session.view(asked.seat), told])
        for hero in HEROES:
            if f'"{hero}"' not in legitimate and f"hint {hero}" not in legitimate:
                checked += 1
                assert setting.speech.say(f"hero-{hero}") not in latest
        return str(1 + len(setting.session.made) % len(asked.options))

    game.play_on(policy)
    assert checked > 0


def test_only_the_owner_is_told_what_was_drawn_or_sent(tmp_path: Path) -> None:
    shown = Game(tmp_path, "--seats", "human,human,random").play_on()
    secrets = re.compile(r"^- (\w+) (?:draws the|sends the .* from the hand)", re.MULTILINE)
    found = [(owner, name) for owner, part in segments(shown) for name in secrets.findall(part)]
    # After the last clear the end is shown to everybody, so it is no segment of anyone.
    assert len(found) > 5
    assert all(owner == name for owner, name in found)


def test_the_end_shows_several_people_no_hand(tmp_path: Path) -> None:
    end = Game(tmp_path, "--seats", "human,human,random").play_on().rsplit(CLEAR, 1)[-1]
    assert "The game is over" in end
    assert "Your hand" not in end
    alone = Game(tmp_path, "--save", str(tmp_path / "alone.record")).play_on()
    assert "Your hand" in alone[alone.index("The game is over") - 200 :]


@pytest.mark.parametrize("name", ["rent-a-hero", "talisman"])
@pytest.mark.parametrize("seat", range(3))
def test_a_table_looks_the_same_whatever_is_hidden(tmp_path: Path, seat: int, name: str) -> None:
    game = Game(tmp_path, game=name)
    setting = game.setting
    for step in range(60):
        asked = setting.session.decision()
        if asked is None:
            break
        imagined = determinize(setting.session.state, seat, step)
        real, other = (
            setting.drawing.draw(setting.session.game.view(state, seat), setting.speech, in_full=True)
            for state in (setting.session.state, imagined)
        )
        assert real == other
        setting.session.choose(asked.seat, asked.keys()[step % len(asked.options)])
    setting.session.close()


# Saving and resuming


def test_a_game_left_and_resumed_continues_as_if_never_left(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    first = Game(tmp_path, "--names", "Ola,Jan,Ewa", "--lang", "pl")
    shown = first.type("1", "2", "wyjdź")
    made = [(choice.seat, choice.key) for choice in first.setting.session.made]
    assert f"questhall play rent-a-hero --resume {path} --lang pl\n" in shown

    again = Game(tmp_path, "--resume", str(path), seed=None)
    assert [(choice.seat, choice.key) for choice in again.setting.session.made] == made
    assert again.setting.session.header.seats == ["Ola", "Jan", "Ewa"]
    assert [player.kind for player in again.setting.players] == ["human", "random", "random"]
    again.play_on()
    assert verify(RENT_A_HERO, path.read_bytes()).is_finished()


def left_game(folder: Path, *made: str) -> Path:
    """A record from before the players were kept in it: Ana and Ben made choices, Cleo a bot's."""
    session = Session.begin(RENT_A_HERO, ["Ana", "Ben", "Cleo"], seed=3)
    session.keep_in(folder / "old.record")
    while {choice.seat for choice in session.made} != {0, 1, 2}:
        asked = session.decision()
        assert asked is not None
        session.choose(asked.seat, asked.keys()[-1], "bot" if session.name(asked.seat) in made else "person")
    session.close()
    return folder / "old.record"


@pytest.mark.parametrize("seats", ["human,human,easy", "human,medium,hard", "ismcts:7,human,human"])
def test_a_resumed_game_has_the_same_players(tmp_path: Path, seats: str) -> None:
    game = Game(tmp_path, "--seats", seats)
    kinds = [player.kind for player in game.setting.players]
    game.type()
    again = Game(tmp_path, "--resume", str(game.setting.path), seed=None)
    assert [player.kind for player in again.setting.players] == kinds == again.setting.session.header.players
    again.type()


def test_others_may_go_on_with_a_game(tmp_path: Path) -> None:
    Game(tmp_path, "--seats", "human,human,easy").type()
    path = str(tmp_path / "game.record")
    again = Game(tmp_path, "--resume", path, "--seats", "human,hard,easy", seed=None)
    assert again.setting.people() == [0]
    assert "--seats" not in again.type(), "the record says it"
    assert again.setting.session.players() == ["human", "ismcts:400", "random"]


def test_an_old_record_is_not_resumed_by_guessing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = left_game(tmp_path, "Cleo")
    assert main(["play", "rent-a-hero", "--resume", str(path)]) == 2
    assert "does not say which seats are people and which are bots; use --seats" in (capsys.readouterr().err)
    again = Game(tmp_path, "--resume", str(path), "--seats", "human,human,easy", seed=None)
    assert again.setting.people() == [0, 1]
    again.type()


def test_an_old_record_in_which_everybody_chose_in_person_is_clear(tmp_path: Path) -> None:
    again = Game(tmp_path, "--resume", str(left_game(tmp_path)), seed=None)
    assert again.setting.people() == [0, 1, 2]
    again.type()


def test_a_torn_line_at_the_end_is_dropped_on_resuming(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    Game(tmp_path).type("1", "2")
    whole = path.read_bytes()
    path.write_bytes(whole + b'{"line":"choice","n":')
    Game(tmp_path, "--resume", str(path), seed=None).type("quit")
    assert path.read_bytes() == whole


def test_a_finished_game_resumed_shows_its_end_again(tmp_path: Path) -> None:
    game = Game(tmp_path)
    game.play_on()
    before = game.setting.path.read_bytes()
    assert "The game is over" in Game(tmp_path, "--resume", str(game.setting.path), seed=None).type()
    assert game.setting.path.read_bytes() == before


def test_without_a_seed_the_chance_is_committed_to_and_revealed_in_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("secrets.token_bytes", bytes)
    monkeypatch.setattr("secrets.token_hex", lambda size: "ab" * size)
    monkeypatch.setattr("secrets.randbits", lambda _bits: 7)
    game = Game(tmp_path, seed=None)
    header = game.setting.session.header
    assert header.seed == "00" * 32
    assert header.entropy == ["ab" * 8] * 3
    shown = game.play_on()
    beginning, end = shown[:800], shown[-1500:]
    assert f"the commitment to their seed is {header.commitment}" in beginning
    assert "fingerprint" not in beginning
    assert header.seed not in beginning
    assert f"The seed was {header.seed}" in end
    assert f"its SHA-256 is the commitment shown at the start, {header.commitment}" in end
    assert isinstance(replayed(RENT_A_HERO, game.setting.path.read_bytes()), Session)


# Opponents


def test_without_seats_one_person_plays_against_two_medium_bots() -> None:
    assert DEFAULT_SEATS == "human,medium,medium"
    assert read_kinds(DEFAULT_SEATS, RENT_A_HERO) == ["human", "thumb", "thumb"]


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_is_a_bot_that_has_a_name_in_every_language(tmp_path: Path, level: str) -> None:
    for language in LANGUAGES:
        path = str(tmp_path / f"{language}.record")
        game = Game(tmp_path, "--seats", f"human,{level},{level}", "--lang", language, "--save", path)
        bot = game.setting.players[1].bot
        assert bot is not None
        assert bot.name == bot_for(level).partition(":")[0]
        assert f"({bot_for(level)})" in game.screen_after(introduce)


def test_a_bot_on_no_level_is_called_by_its_name(tmp_path: Path) -> None:
    game = Game(tmp_path, "--seats", "human,ismcts:7,easy")
    shown = game.screen_after(introduce)
    assert "Ben is a bot: ismcts:7\nCleo is an easy bot (random)" in shown


def test_a_medium_game_is_played_to_the_end(tmp_path: Path) -> None:
    game = Game(tmp_path, "--seats", "human,medium,medium")
    assert "The game is over" in game.play_on()
    assert verify(RENT_A_HERO, game.setting.path.read_bytes()).is_finished()


# The command line itself


def test_the_command_plays_from_standard_input(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    monkeypatch.setattr("sys.stdin", io.StringIO("1\nquit\n"))
    assert main(["play", "rent-a-hero", "--terminal", "--seed", "3"]) == 0
    (record,) = (tmp_path / "questhall" / "games").iterdir()
    shown = capsys.readouterr().out
    assert record.name.startswith("rent-a-hero-")
    assert f"--resume {record}" in shown
    assert "Votre main" in shown


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["proving-ground"], "Proving Ground cannot be played in the terminal yet"),
        (["chess"], "unknown game 'chess'; games are: rent-a-hero"),
        (["rent-a-hero", "--lang", "de"], "unknown language 'de'; languages are: en, pl, fr"),
        (
            ["rent-a-hero", "--seats", "human,deep,random"],
            "unknown player 'deep'; possible: human, easy, medium, hard, expert, random, thumb",
        ),
        (
            ["rent-a-hero", "--seats", "human,thumb:9,random"],
            "the bot thumb has no setting '9'; settings are: quick, careful, seasoned",
        ),
        (
            ["talisman", "--variant", "bloodbath", "--variant", "inherited-objects"],
            "the variants 'bloodbath' and 'inherited-objects' cannot be combined (TAL-Q102)",
        ),
        (["rent-a-hero", "--seats", "human,,random"], "unknown player ''"),
        (["rent-a-hero", "--seats", "human,random"], "for 3 to 5 players, not 2"),
        (["rent-a-hero", "--seats", ",".join(["human"] * 6)], "for 3 to 5 players, not 6"),
        (["rent-a-hero", "--names", "Ana,Ana"], "two players have the same name"),
        (["rent-a-hero", "--names", "Ana,ANA"], "two players have the same name"),
        (["rent-a-hero", "--names", "Spectator"], "'Spectator' is not a valid name"),
        (["rent-a-hero", "--names", "Ana,all"], "'all' is not a valid name"),
        (["rent-a-hero", "--names", "1"], "'1' is not a valid name"),
        (["rent-a-hero", "--names", "a,b,c,d"], "4 names are too many for 3 seats"),
        (["rent-a-hero", "--names", "\x1b[2J"], "is not a valid name"),
        (["rent-a-hero", "--names", "x" * 21], "is not a valid name"),
        (["rent-a-hero", "--variant", "fast"], "no variant 'fast'; variants are: endless, original-hint"),
        (["rent-a-hero", "--seed", "-1"], "the seed -1 is not a number from 0"),
        (["rent-a-hero", "--scenario", __file__], f"{__file__}: not a TOML file"),
        (["rent-a-hero", "--resume", "nowhere.record"], "cannot read nowhere.record"),
        (["rent-a-hero", "--resume", "x", "--names", "Ana"], "--names cannot be changed in a resumed game"),
        (["rent-a-hero", "--resume", "x", "--seed", "0"], "--seed cannot be changed in a resumed game"),
    ],
)
def test_bad_arguments_get_a_clear_error(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    arguments: list[str],
    problem: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert main(["play", *arguments]) == 2
    assert problem in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == [], "a refused game leaves no file"


@pytest.mark.parametrize(
    "words", [["play", "talisman", "--seed"], ["replay", "x", "--from"], ["scenario", "show", "x", "--step"]]
)
@pytest.mark.parametrize("number", ["x", "1e5", "", "9" * 5000])
def test_what_is_no_number_is_refused_in_words(
    words: list[str], number: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="2"):
        main([*words, number])
    said = capsys.readouterr().err.splitlines()[-1]
    assert said.endswith("is not a whole number")
    assert len(said) < 120


def test_a_record_of_another_number_of_seats_is_not_played_with_these(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    Game(tmp_path).type()
    arguments = ["play", "rent-a-hero", "--resume", str(tmp_path / "game.record"), "--seats", "human,random"]
    assert main(arguments) == 2
    assert "this game has 3 seats, not 2" in capsys.readouterr().err


def test_a_game_is_not_saved_over_another(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "kept.record"
    path.write_text("mine")
    assert main(["play", "rent-a-hero", "--save", str(path)]) == 2
    assert "cannot write" in capsys.readouterr().err
    assert path.read_text() == "mine"
