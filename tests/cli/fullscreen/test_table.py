"""The table on the full screen: its keys, its pages, its sizes."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest
from textual.app import App
from textual.widgets import Input, OptionList

from questhall.bots.ismcts import think_elsewhere
from questhall.bots.multicore import CORES
from questhall.cli.fullscreen.announcement import Announcement
from questhall.cli.fullscreen.board import Board
from questhall.cli.fullscreen.command_line import CommandLine
from questhall.cli.fullscreen.pages import Cover, Log, Page, YesOrNo
from questhall.cli.fullscreen.stage import CHOICE, COVER, Stage
from questhall.core.records.session import Session
from questhall.games import find_game
from tests.cli.fullscreen.keyboard import LARGE, SMALL, WAIT_SECONDS
from tests.cli.fullscreen.played import Played, playing

Steps = Callable[[Played], Awaitable[None]]
RENT_A_HERO = ("rent-a-hero", "--seats", "human,easy,easy")
WARHAMMER_QUEST = ("warhammer-quest", "--seats", "human,easy", "--variant", "quest-1")
TALISMAN = ("talisman", "--seats", "human,easy,easy")


def play(folder: Path, steps: Steps, *arguments: str, size: tuple[int, int] = SMALL) -> None:
    async def run() -> None:
        async with playing(folder, *(arguments or RENT_A_HERO), size=size) as played:
            await steps(played)

    asyncio.run(run())


def made(played: Played) -> list[str]:
    return [one.key for one in played.setting.session.made if one.by == "person"]


def test_arrows_and_enter_choose(tmp_path: Path) -> None:
    async def steps(played: Played) -> None:
        assert [choice.key for choice in played.moment().choices] == ["use wizard", "decline"]
        await played.press("down", "enter")
        await played.until_asked()
        assert made(played) == ["decline"]

    play(tmp_path, steps)


def test_the_mouse_chooses(tmp_path: Path) -> None:
    async def steps(played: Played) -> None:
        await played.click("#options", (5, 1))
        await played.until_asked()
        assert made(played) == ["decline"]

    play(tmp_path, steps)


def test_a_number_that_is_no_option_changes_nothing(tmp_path: Path) -> None:
    async def steps(played: Played) -> None:
        await played.press("7", "0")
        assert made(played) == []
        assert played.app.waits_for == CHOICE

    play(tmp_path, steps)


def test_a_key_counts_from_the_moment_the_options_are_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_ask = threading.Event()
    put = Stage.put

    def put_late(stage: Stage, kind: str, prompt: str = "") -> str:
        may_ask.wait(WAIT_SECONDS)
        return put(stage, kind, prompt)

    async def steps(played: Played) -> None:
        first = played.moment()
        monkeypatch.setattr(Stage, "put", put_late)
        await played.press("2")
        await played.until(lambda: played.moment() is not first and bool(played.moment().choices))
        await played.press("1")
        assert made(played) == ["decline"]
        may_ask.set()
        await played.until(lambda: len(made(played)) == 2)

    play(tmp_path, steps)


def test_help_on_a_word_opens_a_page_and_closes_again(tmp_path: Path) -> None:
    async def steps(played: Played) -> None:
        await played.press("question_mark", *"fate", "enter")
        await played.until(lambda: isinstance(played.app.screen, Page))
        assert "fate" in played.text()
        await played.press("escape")
        assert played.app.waits_for == CHOICE

    play(tmp_path, steps, *TALISMAN)


def test_why_says_why_not(tmp_path: Path) -> None:
    async def steps(played: Played) -> None:
        await played.press("w", *"recruit", "enter")
        await played.until(lambda: isinstance(played.app.screen, Page))
        assert "Not possible now" in played.text()

    play(tmp_path, steps)


def test_the_command_line_completes_and_remembers(tmp_path: Path) -> None:
    async def steps(played: Played) -> None:
        line = played.app.table.query_one(CommandLine)
        await played.press("colon", "d", "e", "tab")
        assert line.value == "decline"
        await played.press("enter")
        await played.until_asked()
        assert made(played) == ["decline"]
        await played.press("colon", "up")
        assert line.value == "decline"
        await played.press("escape")
        assert not line.display
        assert made(played) == ["decline"]

    play(tmp_path, steps)


def test_undo_asks_everyone_where_it_is_not_free(tmp_path: Path) -> None:
    async def steps(played: Played) -> None:
        await played.press("2")
        await played.until_asked()
        before = len(played.setting.session.made)
        await played.press("u")
        await played.until(lambda: isinstance(played.app.screen, YesOrNo))
        await played.press("y")
        await played.until(lambda: played.app.waits_for == CHOICE)
        assert len(played.setting.session.made) < before
        assert made(played) == []

    play(tmp_path, steps)


def test_the_log_is_searched(tmp_path: Path) -> None:
    async def steps(played: Played) -> None:
        await played.press("l")
        assert isinstance(played.app.screen, Log)
        await played.press(*"goes first")
        assert played.app.screen.query_one(Input).value == "goes first"
        assert "1 of" in played.text()
        assert "Ben goes first" in played.text()
        assert "is dealt" not in played.text()
        await played.press("escape")

    play(tmp_path, steps)


def test_what_an_option_is_about_is_opened(tmp_path: Path) -> None:
    async def steps(played: Played) -> None:
        await played.press("o")
        assert isinstance(played.app.screen, Page)
        assert "Acquisition" in played.text()

    play(tmp_path, steps, *TALISMAN)


def test_the_board_is_walked_on_and_a_space_opened(tmp_path: Path) -> None:
    async def steps(played: Played) -> None:
        await played.press("b")
        board = played.app.screen
        assert isinstance(board, Board)
        assert board.cursor == "graveyard"
        await played.press("left")
        assert board.cursor.startswith("woods")
        await played.press("right", "up")
        assert board.cursor == "black_knight"
        assert "►Black" in played.text()
        await played.press("enter")
        assert "Pay 1 gold or lose 1 Life" in played.text()
        await played.press("escape", "escape")
        assert played.app.screen is played.app.table

    play(tmp_path, steps, *TALISMAN)


@pytest.mark.parametrize(
    ("game", "titles"),
    [
        (RENT_A_HERO, ["Deck", "Requirement", "►Ana", "Ben", "Cleo"]),
        (
            ("warhammer-quest", "--seats", "human,easy", "--variant", "quest-1"),
            ["Location", "Peril", "Shadows"],
        ),
    ],
    ids=["parties", "zones"],
)
def test_parties_and_zones_are_places_too(tmp_path: Path, game: tuple[str, ...], titles: list[str]) -> None:
    async def steps(played: Played) -> None:
        if played.app.waits_for != CHOICE:
            await played.press("enter")
            await played.until_asked()
        await played.press("b")
        for title in titles:
            assert title in played.text()

    play(tmp_path, steps, *game)


def test_a_window_that_is_too_small_says_so_and_loses_nothing(tmp_path: Path) -> None:
    async def steps(played: Played) -> None:
        await played.resize((40, 10))
        assert "The window is too small" in played.text().replace("\n", " ")
        await played.resize(SMALL)
        assert "do you use a power?" in played.text()
        await played.press("2")
        await played.until_asked()
        assert made(played) == ["decline"]

    play(tmp_path, steps)


def test_a_size_that_textual_has_skipped_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(App, "_check_resize", lambda _app: None)  # as on a busy computer

    async def steps(played: Played) -> None:
        await played.press("l")
        await played.resize(LARGE)
        assert len(played.text().splitlines()) == LARGE[1]
        await played.press("escape")
        await played.until(lambda: len(played.text().splitlines()) == LARGE[1])
        assert "do you use a power?" in played.text()

    play(tmp_path, steps)


def test_leaving_saves_and_says_how_to_go_on(tmp_path: Path) -> None:
    async def steps(played: Played) -> None:
        await played.press("2")
        await played.until_asked()
        await played.press("q")
        await played.until(lambda: not played.app.game.is_alive())
        said = played.app.stage.taken().plain
        assert "--resume" in said
        session = Session.resume(find_game("rent-a-hero"), played.setting.path)
        assert [one.key for one in session.made if one.by == "person"] == ["decline"]
        session.close()

    play(tmp_path, steps)


def test_nothing_is_seen_while_the_keyboard_changes_hands(tmp_path: Path) -> None:
    async def steps(played: Played) -> None:
        covers = 0
        while covers < 3:
            if played.app.waits_for == COVER:
                covers += 1
                await played.until(lambda: isinstance(played.app.screen, Cover))
                text = played.text()
                assert "Hand the keyboard to" in text
                assert "Your hand" not in text
                assert played.app.table.moment is None or covers == 1
                await played.press("enter")
            else:
                assert "Your hand" in played.text()
                await played.press("1")
            await played.until_asked()

    play(tmp_path, steps, "rent-a-hero", "--seats", "human,human,easy")


def test_a_bot_that_searches_does_so_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    thought: list[object] = []

    def work(task: Callable[..., object], shares: list[tuple[object, ...]]) -> list[object]:
        thought.append(task)
        return [task(*share) for share in shares]

    monkeypatch.setattr(CORES, "work", work)

    async def steps(played: Played) -> None:
        while not thought:
            await played.choose(1)
        assert set(thought) == {think_elsewhere}

    play(tmp_path, steps, "rent-a-hero", "--seats", "human,ismcts:5,easy")


def test_speeds_take_turns(tmp_path: Path) -> None:
    async def steps(played: Played) -> None:
        seen = [played.app.stage.pace]
        for _ in range(4):
            await played.press("v")
            seen.append(played.app.stage.pace)
        assert seen == ["instant", "slow", "normal", "fast", "instant"]

    play(tmp_path, steps)


def test_dice_and_news_come_to_rest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)

    async def steps(played: Played) -> None:
        played.app.stage.pace = "fast"
        assert played.app.is_lively()
        while not played.moment().drawing.dice(played.moment().view):
            await played.choose(len(played.moment().choices))
        (die,) = played.moment().drawing.dice(played.moment().view)
        await played.until(lambda: f"active player: Ana   {die}" in played.text())
        await played.until(lambda: f"• {played.moment().news[-1]}" in played.text())
        assert played.app.table.query_one(OptionList).option_count == len(played.moment().choices)
        monkeypatch.setenv("NO_COLOR", "1")
        assert not played.app.is_lively()

    play(tmp_path, steps, "talisman", "--seats", "human")


def test_a_large_moment_is_announced_once_and_takes_no_keys(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)

    async def steps(played: Played) -> None:
        table, moment = played.app.table, played.moment()
        announcement = table.query_one(Announcement)
        table.show(replace(moment, large=("Ana dies",)))
        assert not announcement.display, "bots play without a pause"
        played.app.stage.pace = "fast"
        table.show(replace(moment, large=("Ana dies",)))
        assert not announcement.display, "it was shown before"
        table.show(replace(moment, large=("Ana dies", "Ben dies")))
        assert announcement.display
        assert announcement.sentence == "Ben dies"
        await played.until(lambda: not announcement.display)
        table.show(replace(moment, large=()))
        table.show(replace(moment, large=("Ana dies",)))
        await played.press("2")
        await played.until(lambda: made(played) == ["decline"])

    play(tmp_path, steps)


def test_what_others_do_takes_neither_the_highlight_nor_the_line_away(tmp_path: Path) -> None:
    async def steps(played: Played) -> None:
        table, moment = played.app.table, played.moment()
        await played.press("down")
        table.show(replace(moment, news=["Ben is back"]))
        assert table.highlighted() == 1
        await played.press("colon", *"chat ")
        table.show(replace(moment, question="Something else?", choices=moment.choices[::-1]))
        await played.press(*"hello")
        assert table.query_one(CommandLine).value == "chat hello"
        assert table.highlighted() == 0

    play(tmp_path, steps)
