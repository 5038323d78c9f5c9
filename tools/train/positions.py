"""Positions in files: one file for so many games, written once; what is there already is not played again."""

from __future__ import annotations

import json
from collections.abc import Iterator
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

from tools.train.games import COURSES, played

GAMES_IN_FILE = 500
LONGEST = 96
"""Aspects of a row; what a row has beyond that is left out."""
ABOUT = "about.json"


def describe(folder: Path, course: str, seed: int, games: int) -> None:
    """What the positions in a folder are; a folder with other ones is refused."""
    about = {
        "course": course,
        "seed": seed,
        "aspects": COURSES[course].make_aspects().names,
        "is_shared": COURSES[course].is_shared,
    }
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / ABOUT
    if path.exists() and json.loads(path.read_text("utf-8")) != about:
        raise SystemExit(f"{folder} has positions of another kind: take an empty folder")
    path.write_text(json.dumps(about) + "\n", "utf-8")


def play_file(task: tuple[str, int, int, int, str]) -> str:
    """Play some games and write what was seen in them."""
    course, seed, first, count, path = task
    columns = Columns(len(COURSES[course].make_aspects().names))
    for number in range(first, first + count):
        for rows, shares in played(COURSES[course], seed, number):
            columns.add(number, rows, shares)
    part = Path(path).with_suffix(".part")
    with part.open("wb") as file:
        np.savez_compressed(file, **columns.arrays())
    part.rename(path)
    return path


class Columns:
    """Positions one below the other: the game and the number of seats of each, and a row for each seat."""

    def __init__(self, aspects: int) -> None:
        self.blank = aspects + 1  # stands where a row has no more aspects
        self.games: list[int] = []
        self.seats: list[int] = []
        self.rows: list[Any] = []
        self.shares: list[float] = []

    def add(self, game: int, rows: list[list[int]], shares: list[float]) -> None:
        self.games.append(game)
        self.seats.append(len(rows))
        for row in rows:
            padded = np.full(LONGEST, self.blank, np.uint16)
            padded[: len(row)] = row[:LONGEST]
            self.rows.append(padded)
        self.shares += shares

    def arrays(self) -> dict[str, Any]:
        return {
            "games": np.array(self.games, np.int32),
            "seats": np.array(self.seats, np.int8),
            "rows": np.array(self.rows, np.uint16).reshape(-1, LONGEST),
            "shares": np.array(self.shares, np.float32),
        }


def play(folder: Path, course: str, seed: int, games: int, processes: int) -> Iterator[int]:
    """Play what is not there yet; yields how many files there are."""
    describe(folder, course, seed, games)
    tasks = []
    done = 0
    for first in range(0, games, GAMES_IN_FILE):
        path = folder / f"games-{first:08}.npz"
        if path.exists():
            done += 1
        else:
            tasks.append((course, seed, first, min(GAMES_IN_FILE, games - first), str(path)))
    yield done
    if not tasks:
        return
    with get_context("spawn").Pool(processes) as pool:
        for _ in pool.imap_unordered(play_file, tasks):
            done += 1
            yield done
