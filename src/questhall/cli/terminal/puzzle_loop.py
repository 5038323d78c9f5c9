"""Puzzles in the terminal: the position, the question, an answer, and why it is right or wrong."""

from __future__ import annotations

from questhall.cli.terminal.display import numbers_of
from questhall.cli.terminal.screen import Leave, Screen
from questhall.cli.terminal.typed_input import find_numbered, fold
from questhall.core.interface.decision import Option
from questhall.core.interface.game import Game
from questhall.puzzles import puzzles_of
from questhall.puzzles.puzzle_texts import PuzzleTeller, Solution, puzzle_texts

STOP = ("q", "quit")


def solve_puzzles(game: Game, first: int, language: str, screen: Screen) -> None:
    """One puzzle after the other, from this number on, until the player has had enough."""
    puzzles = puzzles_of(game.id)
    solved = 0
    for number, puzzle in enumerate(puzzles[first - 1 :], start=first):
        teller = PuzzleTeller(puzzle, puzzle_texts(puzzle, language))
        name = teller.texts.say("game-title")
        title = teller.texts.say("puzzle-title", game=name, number=number, count=len(puzzles))
        try:
            solved += solve(teller, title, screen)
            if number == len(puzzles):
                screen.line(teller.texts.say("puzzle-done", solved=solved, seen=number - first + 1))
            elif fold(screen.ask(teller.texts.say("puzzle-next") + " ")) in STOP:
                return
        except Leave:
            return


def solve(teller: PuzzleTeller, title: str, screen: Screen) -> bool:
    """Whether the first answer was the best one."""
    screen.heading(title)
    hard = "yes" if teller.puzzle.is_hard else "no"
    screen.line(teller.texts.say("puzzle-who", seat=teller.speech.names[teller.puzzle.seat], hard=hard))
    options = teller.options()
    show_position(teller, [option for option, _ in options], screen)
    screen.heading(teller.question())
    screen.choices((text, option.key) for option, text in options)
    solution = teller.solution(ask(teller, [option.key for option, _ in options], screen))
    show_solution(solution, screen)
    return solution.is_right


def show_position(teller: PuzzleTeller, options: list[Option], screen: Screen) -> None:
    """The table as the player sees it, and what has happened since the player last chose."""
    if not screen.is_plain:
        named = [option.objects or teller.drawing.refers(option, teller.view)[-1:] for option in options]
        width = screen.console.width
        screen.picture(
            teller.drawing.board(teller.view, teller.speech, width, numbers_of(named), in_full=False)
        )
    title = teller.drawing.title(teller.view, teller.speech)
    screen.rows(title, teller.drawing.draw(teller.view, teller.speech))
    news = teller.news()
    if news:
        screen.heading(teller.texts.say("heading-news"))
        screen.sentences(news)


def ask(teller: PuzzleTeller, keys: list[str], screen: Screen) -> str:
    """Ask until an option is named."""
    while True:
        said = screen.ask(teller.texts.say("puzzle-ask") + " ")
        if fold(said) in STOP:
            raise Leave
        found = find_numbered(said, keys, teller.speech.names)
        if len(found) == 1:
            return found[0]
        screen.line(teller.texts.say("puzzle-unclear"))


def show_solution(solution: Solution, screen: Screen) -> None:
    screen.heading(solution.headline)
    screen.line(solution.chance)
    for value in solution.values:
        screen.sentences([f"{value.text}{screen.colon} {value.sentence} {value.reason}".strip()])
