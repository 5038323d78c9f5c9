"""The games and campaigns saved on this computer, most recently played first."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from questhall.cli.terminal.new_game import data_folder
from questhall.core.engine.errors import QuesthallError, UsageError
from questhall.core.records.campaign import Campaign
from questhall.core.records.record import read_header

LAST = "last"
CHOICE_LINE = b'\n{"line":"choice"'
RESULT_LINE = b'{"line":"result"'


@dataclass(frozen=True)
class Saved:
    """A record or a campaign; `choices` counts the choices made, or the quests played."""

    path: Path
    game: str
    names: tuple[str, ...]
    when: datetime
    choices: int
    is_over: bool
    is_campaign: bool = False


def saved_games() -> list[Saved]:
    """The games in the data folder, and the campaigns there and here.

    What cannot be read is left out, and so are games in which nobody has chosen anything yet.
    """
    folder = data_folder()
    records = [saved for saved in _read((folder / "games").glob("*.record"), _record) if saved.choices]
    campaigns = _read([*campaign_folder().glob("*.campaign"), *Path().glob("*.campaign")], _campaign)
    return sorted([*records, *campaigns], key=lambda saved: saved.when, reverse=True)


def campaign_folder() -> Path:
    """Where campaigns started from the start screen are stored."""
    return data_folder() / "campaigns"


def _read(paths: Iterable[Path], read: Callable[[Path], Saved]) -> list[Saved]:
    found = []
    for path in paths:
        try:
            found.append(read(path))
        except (OSError, QuesthallError):
            continue
    return found


def _record(path: Path) -> Saved:
    data = path.read_bytes()
    header = read_header(data.partition(b"\n")[0] + b"\n", str(path))
    is_over = data.rstrip().rpartition(b"\n")[2].startswith(RESULT_LINE)
    return Saved(path, header.game, tuple(header.seats), _when(path), data.count(CHOICE_LINE), is_over)


def _campaign(path: Path) -> Saved:
    campaign = Campaign.open(path)
    content = campaign.content
    return Saved(
        path,
        content.game,
        tuple(content.seats),
        _when(path),
        len(content.chronicle),
        campaign.is_over(),
        is_campaign=True,
    )


def _when(path: Path) -> datetime:
    return datetime.fromtimestamp(path.stat().st_mtime)


def find_saved(wanted: str, game_id: str = "") -> Saved:
    """The unfinished game played last, or the one with this number in the list of unfinished ones."""
    going = [saved for saved in saved_games() if not saved.is_over and game_id in ("", saved.game)]
    if not going:
        raise UsageError("no unfinished game is saved here")
    number = 1 if wanted == LAST else int(wanted)
    if not 1 <= number <= len(going):
        raise UsageError(f"there is no saved game number {number}; there are {len(going)}")
    return going[number - 1]
