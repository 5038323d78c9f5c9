"""Starting a game in the terminal: its seed, its file, its language."""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path

from questhall.core.engine.errors import UsageError
from questhall.core.interface.game import Game
from questhall.core.records.record import LARGEST_SEED, LaidOut
from questhall.core.records.session import Session
from questhall.i18n.texts import LANGUAGES, check_language

SEED_BYTES = 32
ENTROPY_BYTES = 8


def begin(
    game: Game,
    names: list[str],
    seed: int | None,
    variants: list[str],
    players: list[str],
    carried: str = "",
    laid_out: LaidOut | None = None,
) -> Session:
    """A new game, from a seed if one is given, otherwise from a committed random seed."""
    if seed is None:
        entropy = [secrets.token_hex(ENTROPY_BYTES) for _ in names]
        committed = (secrets.token_bytes(SEED_BYTES), entropy)
        return Session.begin(
            game,
            names,
            variants=variants,
            committed=committed,
            players=players,
            carried=carried,
            laid_out=laid_out,
        )
    if not 0 <= seed <= LARGEST_SEED:
        raise UsageError(f"the seed {seed} is not a number from 0 to {LARGEST_SEED}")
    return Session.begin(
        game, names, seed=seed, variants=variants, players=players, carried=carried, laid_out=laid_out
    )


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """The user's data folder for Questhall."""
    home = environment.get("XDG_DATA_HOME", "")
    data = Path(home) if home else Path.home() / ".local" / "share"
    return data / "questhall"


def default_path(game: Game, environment: Mapping[str, str] = os.environ, kind: str = "games") -> Path:
    """The default file for a game: in the user's data folder, named by date and time."""
    name = f"{game.id}-{datetime.now():%Y-%m-%d-%H%M%S}"
    folder = data_folder(environment) / kind
    path = folder / f"{name}.record"
    again = 1
    while path.exists():
        again += 1
        path = folder / f"{name}-{again}.record"
    return path


def chosen_language(given: str | None) -> str:
    """The language somebody asked for, which has to exist; otherwise that of the system."""
    language = given or language_of()
    check_language(language)
    return language


def language_of(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the user's system from the first variable that names one; English if unsupported.

    >>> language_of({"LANG": "pl_PL.UTF-8"})
    'pl'
    """
    settings = [environment.get(variable, "") for variable in ("LC_ALL", "LC_MESSAGES", "LANG")]
    spoken = next(filter(None, settings), "")[:2].lower()
    return spoken if spoken in LANGUAGES else LANGUAGES[0]
