"""Fits a network to positions: `python -m tools.train.fit FOLDER`. It needs nothing of Questhall but this
folder.

In the first passes a position's target is who won in the end. After that it is mostly what the network itself
says of the next position of the same game, and of the one after that, and so on (a lambda return): this keeps
out much of the luck in between. A game in twenty is only tested on. After each pass everything is saved, and
the same command goes on from there.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from pathlib import Path
from typing import Any

import numpy as np

from tools.train.curves import draw
from tools.train.network import Network

TEST = 20
"""One game in so many is not fitted to."""
SCATTER = 2654435761
LAMBDA = 0.7
RATE = 0.003
ABOUT = "about.json"
STATE = "fit.npz"
CURVE = "curve.json"


def is_test(games: Any) -> Any:
    """Which games are kept for testing: scattered, since every so many games have the same number of seats."""
    return (games.astype(np.int64) * SCATTER % (1 << 32) >> 16) % TEST == 0


class Group:
    """The positions of tables of one size, in the order of games."""

    def __init__(self, rows: Any, shares: Any, games: Any, blank: int, arrays: Any) -> None:
        self.rows = arrays.asarray(rows)
        self.is_in = arrays.asarray((rows[:, :, 0] != blank).astype(np.float32))
        self.shares = arrays.asarray(shares)
        self.is_test = is_test(games)
        self.places = np.flatnonzero(~self.is_test)
        self.tests = np.flatnonzero(self.is_test)
        self.is_last = arrays.asarray(np.append(games[1:] != games[:-1], True))
        self.targets = self.shares
        self.longest = int(np.bincount(np.unique(games, return_inverse=True)[1]).max(initial=1))

    def look_ahead(self, network: Network, batch: int) -> None:
        """Work out targets from what the network says of later positions."""
        xp = network.arrays
        said = xp.concatenate(
            [
                xp.array(network.forward(self.rows[at : at + batch], self.is_in[at : at + batch]))
                for at in range(0, len(self.rows), batch)
            ]
        )
        last = self.is_last[:, None]
        following = xp.where(last, self.shares, xp.roll(said, -1, 0))
        targets = self.shares
        for _ in range(self.longest):
            ahead = (1.0 - LAMBDA) * following + LAMBDA * xp.roll(targets, -1, 0)
            targets = xp.where(last, self.shares, ahead)
        self.targets = targets.astype(np.float32)


def read(folder: Path, arrays: Any, most: int = 0) -> list[Group]:
    about = json.loads((folder / ABOUT).read_text("utf-8"))
    blank = len(about["aspects"]) + 1
    found: dict[int, list[tuple[Any, Any, Any]]] = {}
    paths = sorted(folder.glob("games-*.npz"))
    longest = 1
    for path in paths[: most or len(paths)]:
        with np.load(path) as file:
            seats, rows, shares, games = (file[name] for name in ("seats", "rows", "shares", "games"))
        starts = np.concatenate([[0], np.cumsum(seats.astype(np.int64))])
        if len(rows):
            longest = max(longest, int((rows != blank).sum(1).max()))
        for size in np.unique(seats):
            chosen = np.flatnonzero(seats == size)
            lines = starts[chosen][:, None] + np.arange(size)
            found.setdefault(int(size), []).append((rows[lines], shares[lines], games[chosen]))
    groups = []
    for size in sorted(found):
        rows, shares, games = (np.concatenate(each) for each in zip(*found[size], strict=True))
        groups.append(Group(rows[:, :, :longest], shares, games, blank, arrays))
    return groups


class Fit:
    """A network on its way, with what Adam remembers."""

    def __init__(self, network: Network, passes: int, rate: float) -> None:
        self.network = network
        self.passes = passes
        self.rate = rate
        xp = network.arrays
        self.means = [xp.zeros_like(each) for each in network.weights]
        self.squares = [xp.zeros_like(each) for each in network.weights]
        self.steps = 0
        self.done = 0
        self.curve: list[dict[str, float]] = []

    def step(self, slopes: list[Any], rate: float) -> None:
        self.steps += 1
        xp = self.network.arrays
        for place, slope in enumerate(slopes):
            self.means[place] = 0.9 * self.means[place] + 0.1 * slope
            self.squares[place] = 0.999 * self.squares[place] + 0.001 * slope * slope
            mean = self.means[place] / (1.0 - 0.9**self.steps)
            square = self.squares[place] / (1.0 - 0.999**self.steps)
            self.network.weights[place] -= (rate * mean / (xp.sqrt(square) + 1e-8)).astype(np.float32)

    def one_pass(self, groups: list[Group], batch: int, seed: int) -> None:
        random = np.random.default_rng([seed, self.done])
        batches = []
        for number, group in enumerate(groups):
            places = random.permutation(group.places)
            batches += [(number, places[at : at + batch]) for at in range(0, len(places), batch)]
        loss = count = 0.0
        for turn, which in enumerate(random.permutation(len(batches))):
            number, places = batches[which]
            group = groups[number]
            chosen = self.network.arrays.asarray(places)
            rows, targets = group.rows[chosen], group.targets[chosen]
            shares = self.network.forward(rows, group.is_in[chosen])
            slopes = self.network.slopes(targets)
            if turn % 8 == 0:
                loss += float(self.network.loss(shares, targets).sum())
                count += len(places)
            along = (self.done + turn / len(batches)) / self.passes
            self.step(slopes, self.rate * (0.02 + 0.98 * 0.5 * (1.0 + math.cos(math.pi * along))))
        self.done += 1
        tested = self.test(groups, batch)
        self.curve.append({"pass": self.done, "fitted": loss / max(1.0, count), **tested})

    def test(self, groups: list[Group], batch: int) -> dict[str, float]:
        """The mean loss on games not fitted to, against who really won, for all and for each size of table."""
        found: dict[str, float] = {}
        whole = number = 0.0
        for group in groups:
            loss = 0.0
            for at in range(0, len(group.tests), batch):
                chosen = self.network.arrays.asarray(group.tests[at : at + batch])
                shares = self.network.forward(group.rows[chosen], group.is_in[chosen])
                loss += float(self.network.loss(shares, group.shares[chosen]).sum())
            if len(group.tests):
                found[f"seats {group.rows.shape[1]}"] = loss / len(group.tests)
            whole += loss
            number += len(group.tests)
        return {"tested": whole / max(1.0, number), **found}

    def save(self, folder: Path) -> None:
        kept = {}
        for name, arrays in (("w", self.network.weights), ("m", self.means), ("s", self.squares)):
            for place, array in enumerate(arrays):
                kept[f"{name}{place}"] = array.get() if hasattr(array, "get") else array
        part = folder / f"{STATE}.part"
        with part.open("wb") as file:
            np.savez(file, steps=self.steps, done=self.done, **kept)
        part.rename(folder / STATE)
        (folder / CURVE).write_text(json.dumps(self.curve) + "\n", "utf-8")

    def resume(self, folder: Path) -> None:
        if not (folder / STATE).exists():
            return
        xp = self.network.arrays
        with np.load(folder / STATE) as kept:
            for name, arrays in (("w", self.network.weights), ("m", self.means), ("s", self.squares)):
                for place in range(len(arrays)):
                    arrays[place] = xp.asarray(kept[f"{name}{place}"])
            self.steps, self.done = int(kept["steps"]), int(kept["done"])
        self.curve = json.loads((folder / CURVE).read_text("utf-8"))


def arrays_of(name: str) -> Any:
    if name == "numpy":
        return np
    import cupy  # type: ignore[import-not-found, unused-ignore]

    return cupy


def fit(
    folder: Path,
    out: Path,
    width: int = 32,
    depth: int = 16,
    passes: int = 12,
    batch: int = 256,
    seed: int = 1,
    device: str = "numpy",
    rate: float = RATE,
    files: int = 0,
) -> list[dict[str, float]]:
    """Fit to the positions of a folder and write the weights, the curve and its picture."""
    about = json.loads((folder / ABOUT).read_text("utf-8"))
    arrays = arrays_of(device)
    groups = read(folder, arrays, files)
    count = sum(len(group.rows) for group in groups)
    print(f"{count} positions of {len(about['aspects'])} aspects", flush=True)
    network = Network(arrays, len(about["aspects"]), width, depth, about["is_shared"], seed)
    going = Fit(network, passes, rate)
    out.mkdir(parents=True, exist_ok=True)
    going.resume(out)
    while going.done < passes:
        started = time.monotonic()
        if going.done >= passes // 2:
            for group in groups:
                group.look_ahead(network, 4 * batch)
        going.one_pass(groups, batch, seed)
        going.save(out)
        figures = ", ".join(f"{name} {value:.4f}" for name, value in going.curve[-1].items() if name != "pass")
        print(f"pass {going.done} of {passes}: {figures} ({time.monotonic() - started:.0f} s)", flush=True)
    made_by = f"{about['course']}: seed {about['seed']}, {count} positions, {passes} passes"
    network.save(out / "judgement.weights", about["aspects"], made_by)
    draw(going.curve, out / "curve.svg", f"{made_by}")
    return going.curve


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit learned judgement to positions.")
    parser.add_argument("folder", type=Path, help="where the positions are")
    parser.add_argument("--out", type=Path, help="where the weights go; by default the same folder")
    parser.add_argument("--width", type=int, default=32, help="of the first layer")
    parser.add_argument("--depth", type=int, default=16, help="numbers of the second layer")
    parser.add_argument("--passes", type=int, default=12)
    parser.add_argument("--batch", type=int, default=256)
    parser.add_argument("--rate", type=float, default=RATE)
    parser.add_argument("--files", type=int, default=0, help="read only so many files of positions")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--device", choices=["numpy", "cupy"], default="numpy")
    asked = vars(parser.parse_args())
    folder = asked.pop("folder")
    fit(folder, asked.pop("out") or folder, **asked)


if __name__ == "__main__":
    main()
