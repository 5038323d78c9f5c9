"""The start screen: what there is to choose, and the command line that comes of it."""

from __future__ import annotations

import asyncio
from datetime import datetime
from pathlib import Path

import pytest

from questhall.cli.fullscreen.app import KEYS
from questhall.cli.fullscreen.start_screen import StartScreen, arguments_of, fields_of, seated
from questhall.cli.main import make_parser
from questhall.cli.terminal.saved_games import Saved
from questhall.games import find_game
from questhall.i18n.texts import LANGUAGES, Texts
from tests.cli.fullscreen.keyboard import SMALL, Keyboard

GAMES = ("rent-a-hero", "talisman", "warhammer-quest")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_chosen_becomes_a_command_line(name: str, language: str) -> None:
    game = find_game(name)
    texts = Texts(language, name, players=game.least_seats)
    fields = fields_of(game, texts)
    options = make_parser().parse_args(arguments_of(game, fields, texts))
    assert (options.game, options.lang) == (name, language)
    assert options.seats.split(",")[0] == "human"
    assert len(options.seats.split(",")) == 3


def test_fewer_players_have_fewer_seats() -> None:
    game = find_game("talisman")
    texts = Texts("en", "talisman", players=1)
    fields = fields_of(game, texts)
    fewer = [field.turned(-1) if field.id == "seats" else field for field in fields]
    assert len([field for field in seated(fewer) if field.id.startswith("seat-")]) == 2
    assert "human,medium" in arguments_of(game, fewer, texts)


def test_a_campaign_gets_a_file() -> None:
    game = find_game("warhammer-quest")
    texts = Texts("en", game.id, players=2)
    fields = fields_of(game, texts)
    (adventure,) = [field for field in fields if field.id == "adventure"]
    turns = [value for value, _ in adventure.values].index("campaign")
    chosen = [field.turned(turns) if field is adventure else field for field in fields]
    words = arguments_of(game, chosen, texts)
    assert words[words.index("--campaign") + 1].endswith(".campaign")


def test_keys_choose_go_back_and_go_on(tmp_path: Path) -> None:
    saved = Saved(tmp_path / "a.record", "talisman", ("Ana", "Ben"), datetime(2026, 11, 18), 4, is_over=False)

    async def choose(*keys: str) -> tuple[StartScreen, list[str] | None]:
        app = StartScreen("en", [saved])
        async with Keyboard(app).plugged_in() as keyboard:
            await keyboard.press(*keys)
        return app, app.return_value

    _, words = asyncio.run(choose("enter"))
    assert words == ["play", "talisman", "--resume", str(saved.path), "--lang", "en"]
    app, _ = asyncio.run(choose("down", "enter", "down", "right", "escape"))
    assert app.game is None
    _, words = asyncio.run(choose("down", "enter", "down", "right", "up", "enter"))
    assert words is not None
    assert words[words.index("--seats") + 1] == "human,medium,medium,medium"
    named = ["down", "enter", "down", "down", "n", *"Zoq", "left", "backspace", "e", "right", "enter"]
    _, words = asyncio.run(choose(*named, "up", "up", "enter"))
    assert words is not None
    assert words[words.index("--names") + 1] == "Zeq,Ben,Cleo"
    app, words = asyncio.run(choose(*named[:5], *"Ben", "enter", "up", "up", "enter", "escape", "q"))
    assert words == [], "two players with one name cannot begin"
    _, words = asyncio.run(choose("q"))
    assert words == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_keys_fit_on_a_line_in_every_language(language: str) -> None:
    texts = Texts(language)
    shown = [f"{display or key} {texts.say(f'key-{action}')} " for key, (action, display) in KEYS.items()]
    assert len("".join(shown).rstrip()) <= SMALL[0], "".join(shown)
