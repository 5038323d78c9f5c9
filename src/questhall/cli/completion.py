"""Completing commands, options, games, variants and bots in a shell, with argcomplete.

`questhall completion bash` prints a script that a shell reads once; from then on it asks this program.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Iterator

ASKED_BY_A_SHELL = "_ARGCOMPLETE"
"""The environment variable that argcomplete sets to ask for completions."""
Completer = Callable[..., list[str]]


def is_asked() -> bool:
    return ASKED_BY_A_SHELL in os.environ


def answer(parser: argparse.ArgumentParser) -> None:
    """Tell the shell how the line can be completed, and exit."""
    import argcomplete

    add_completers(parser)
    argcomplete.autocomplete(parser)


def shell_code(shell: str) -> str:
    """What bash, zsh, fish or PowerShell reads to complete `questhall`."""
    from argcomplete.shell_integration import shellcode

    return str(shellcode(["questhall"], shell=shell))


def add_completers(parser: argparse.ArgumentParser) -> None:
    """Arguments of the same name mean the same in all commands; files complete by themselves."""
    for action in _every_action(parser):
        completer = COMPLETERS.get(action.dest)
        if completer is not None:
            action.completer = completer  # type: ignore[attr-defined]


def _every_action(parser: argparse.ArgumentParser) -> Iterator[argparse.Action]:
    for action in parser._actions:
        yield action
        if isinstance(action, argparse._SubParsersAction):
            for each in action.choices.values():
                yield from _every_action(each)


# Imported only when a shell asks: other commands start faster without it.


def _games(**_unused: object) -> list[str]:
    from questhall.games import GAMES

    return [game.id for game in GAMES.values() if game.is_listed]


def _variants(parsed_args: argparse.Namespace, **_unused: object) -> list[str]:
    from questhall.games import GAMES

    game = GAMES.get(str(getattr(parsed_args, "game", "")))
    return [] if game is None else [*game.variants]


def _bots(prefix: str, **_unused: object) -> list[str]:
    """The last of several bots, which are separated by commas."""
    from questhall import bots
    from questhall.bots.levels import LEVELS

    before, comma, _ = prefix.rpartition(",")
    return [f"{before}{comma}{name}" for name in [*bots.names(), *LEVELS]]


COMPLETERS: dict[str, Completer] = {"game": _games, "variant": _variants, "seats": _bots, "bots": _bots}
