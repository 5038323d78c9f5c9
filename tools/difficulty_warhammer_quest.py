"""Victories at a difficulty: `python -m tools.difficulty_warhammer_quest BOT GAMES --difficulty veteran`.

Every party plays GAMES campaigns (or delves, with `--quests delve`) with the bot at all seats, in several
processes. The same command gives the same figures, whatever the machine and the number of processes, unless
`--minutes` stops it: then no new campaign is begun, those that are under way are played to their end, and all
parties have played the same number or one more. With `--json FILE` every campaign is in that file as soon as it
is over, and the same command continues where it was stopped, so search can be spread over many runs.

`--enemies` and `--peril` try other numbers than those of `components/difficulty.py`: `--enemies 1,1,2` is what
comes with every location for two, three and four heroes, `--peril 1,3,4,5,5` is where the peril token starts in
the quests of a campaign.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import time
from collections.abc import Collection, Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

from questhall.core.engine.chance import derive
from questhall.games.warhammer_quest.components import difficulty as levers
from questhall.games.warhammer_quest.components.vocabulary import HEROES
from questhall.games.warhammer_quest.game import WARHAMMER_QUEST
from tools.balance_warhammer_quest import QUESTS, Count, Figures, Party, Players, play_setting

Task = tuple[str, Party, int, str, int, str, float]
Deal = tuple[Party, int]
"""A campaign that a party plays; its number makes the deal."""
Result = tuple[Deal, list[tuple[str, Count]]]
LEVELS = ["standard", *levers.DIFFICULTIES]
QUEST_NUMBERS = range(1, levers.SHEET_COUNT)
"""The quests of a campaign, and the delve."""


def play(task: Task) -> Result:
    """One campaign or delve, unless it is too late to begin one."""
    spec, party, game, setting, seed, difficulty, deadline = task
    counts: list[tuple[str, Count]] = []
    if time.time() < deadline:
        deal = derive(seed, len(party), *party, game)
        chosen = "" if difficulty == "standard" else difficulty
        for quest, table, decisions in play_setting(Players(spec), party, setting, deal, chosen):
            count = Count()
            count.note(table, decisions)
            counts.append((quest, count))
    return (party, game), counts


def try_numbers(difficulty: str, enemies: list[int], peril: list[int]) -> None:
    """Put other numbers into the tables of this process."""
    level = LEVELS.index(difficulty)
    for heroes, count in enumerate(enemies, 2):
        levers.MORE_ENEMIES[level * levers.SIZES + heroes] = count
    for quest, space in enumerate(peril, 1):
        levers.PERIL_AT_START[level * levers.SHEET_COUNT + quest] = space


def numbers(text: str) -> list[int]:
    return [int(number) for number in text.split(",")] if text else []


def tasks(asked: argparse.Namespace, deadline: float, played: Collection[Deal] = ()) -> Iterator[Task]:
    """Every party once, then every party again; what has been played before is left out."""
    for game in range(asked.games):
        for size in numbers(asked.heroes):
            for party in combinations(range(len(HEROES)), size):
                if (party, game) not in played:
                    yield asked.bot, party, game, asked.quests, asked.seed, asked.difficulty, deadline


def total(figures: Figures, size: int = 0, quest: str = "", party: Party | None = None) -> Count:
    found = Count()
    for (whose, name), count in figures.counts.items():
        if size in (0, len(whose)) and quest in ("", name) and party in (None, whose):
            found.add(count)
    return found


def show(figures: Figures, difficulty: str, bot: str) -> str:
    """The shares as a table, and how the parties stand to the mean of their size."""
    quests = [quest for quest in QUESTS if any(name == quest for _, name in figures.counts)]
    parties = sorted({party for party, _ in figures.counts}, key=lambda party: (len(party), party))
    lines = [f"{bot}, {difficulty}: {total(figures).share()} % of {total(figures).games} quests won", ""]
    lines += [
        f"| heroes | {' | '.join(quests)} | all | of the mean |",
        "| --- |" + " ---: |" * (len(quests) + 2),
    ]
    for size in sorted({len(party) for party in parties}):
        shares = [total(figures, size, quest).share() for quest in [*quests, ""]]
        lines.append(f"| {size} | {' | '.join(shares)} | |")
    for party in parties:
        names = ", ".join(HEROES[hero].replace("_", " ") for hero in party)
        counts = [total(figures, 0, quest, party) for quest in [*quests, ""]]
        shares = [f"{100 * each.won / each.games:.0f}" for each in counts]
        mean = total(figures, len(party))
        part = counts[-1].won / counts[-1].games * mean.games / max(mean.won, 1)
        lines.append(f"| {names} | {' | '.join(shares)} | {part:.2f}{' (below half)' if part < 0.5 else ''} |")
    return "\n".join(lines)


class Campaigns:
    """The campaigns played so far, and the file in which they are kept."""

    def __init__(self, asked: argparse.Namespace) -> None:
        self.file = Path(asked.json) if asked.json else None
        self.of = {
            "rules": WARHAMMER_QUEST.rules_version,
            **{name: getattr(asked, name) for name in ("bot", "difficulty", "quests", "seed")},
            "enemies": [int(levers.more_enemies(variant_of(asked), heroes)) for heroes in (2, 3, 4)],
            "peril": [int(levers.peril_at_start(variant_of(asked), quest)) for quest in QUEST_NUMBERS],
        }
        self.played: dict[Deal, list[tuple[str, Count]]] = {}
        if self.file and self.file.exists():
            self._read(json.loads(self.file.read_text("utf-8")))

    def _read(self, kept: dict[str, Any]) -> None:
        if kept["of"] != self.of:
            raise SystemExit(f"{self.file} holds figures of {kept['of']}; these would be of {self.of}")
        for party, game, quests in kept["campaigns"]:
            self.played[tuple(party), game] = [(quest, Count(**count)) for quest, count in quests]

    def add(self, deal: Deal, quests: list[tuple[str, Count]]) -> None:
        """One more, in the file before anything else is played."""
        self.played[deal] = quests
        if self.file:
            rows = [
                [list(party), game, [[quest, vars(count)] for quest, count in counts]]
                for (party, game), counts in sorted(self.played.items())
            ]
            new = self.file.with_name(f"{self.file.name}.new")
            new.write_text(json.dumps({"of": self.of, "campaigns": rows}) + "\n", "utf-8")
            new.replace(self.file)

    def figures(self) -> Figures:
        figures = Figures()
        for (party, _), quests in self.played.items():
            for quest, count in quests:
                figures.of(party, quest).add(count)
        return figures


def variant_of(asked: argparse.Namespace) -> int:
    return levers.DIFFICULTIES.get(asked.difficulty, 0)


def main() -> None:
    parser = argparse.ArgumentParser(description="Victory rates of Warhammer Quest at a difficulty.")
    parser.add_argument("bot", help="thumb, ismcts:200...")
    parser.add_argument("games", type=int, help="number of campaigns or delves for each party")
    parser.add_argument("--difficulty", choices=LEVELS, default="standard")
    parser.add_argument("--heroes", default="2,3,4", help="party sizes")
    parser.add_argument("--quests", choices=["campaign", "delve"], default="campaign")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("--minutes", type=float, default=1440, help="when to begin no more")
    parser.add_argument("--json", default="", help="file for the campaigns, to continue from")
    parser.add_argument("--enemies", default="", help="try other numbers of enemies, for 2, 3 and 4 heroes")
    parser.add_argument("--peril", default="", help="try other spaces for the peril token, for quests 1 to 5")
    asked = parser.parse_args()
    trial = (asked.difficulty, numbers(asked.enemies), numbers(asked.peril))
    try_numbers(*trial)
    campaigns = Campaigns(asked)
    deadline = time.time() + 60 * asked.minutes
    with multiprocessing.Pool(asked.processes, try_numbers, trial) as pool:
        for deal, quests in pool.imap_unordered(play, tasks(asked, deadline, campaigns.played)):
            if quests:
                campaigns.add(deal, quests)
    if campaigns.played:
        print(show(campaigns.figures(), asked.difficulty, asked.bot), flush=True)


if __name__ == "__main__":
    main()
