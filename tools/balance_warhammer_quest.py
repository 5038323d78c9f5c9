"""How often parties win the quests of Warhammer Quest: `python tools/balance_warhammer_quest.py BOT GAMES`.

Every party of two, three and four heroes plays GAMES campaigns, delves and tutorials with the bot at all seats
(docs/warhammer-quest-bots.md has the figures). With `--heroes 2,4` only parties of these sizes play, with
`--quests campaign,delve` only these. The same command gives the same figures, whatever the machine, unless the
bot watches the clock. It runs in one process.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import combinations

from questhall.bots import ask, make_bot
from questhall.bots.random_bot import RandomBot
from questhall.bots.thumb_bot import ThumbBot
from questhall.cli.progress import counting
from questhall.core.engine.chance import FastChance, Picker, derive
from questhall.core.engine.state import State
from questhall.core.interface.game import Setup
from questhall.core.search.policy import AtRandom, Policy
from questhall.games.warhammer_quest.bots.thumb import Thumb
from questhall.games.warhammer_quest.components.state import Table
from questhall.games.warhammer_quest.components.vocabulary import HEROES
from questhall.games.warhammer_quest.game import WARHAMMER_QUEST

SETTINGS = ("tutorial", "campaign", "delve")
QUESTS = ("tutorial", "quest-1", "quest-2", "quest-3", "quest-4", "quest-5", "delve")
CAP = 20_000
Z = 1.96
Party = tuple[int, ...]


@dataclass
class Count:
    """What became of the games of one quest."""

    games: int = 0
    won: int = 0
    rounds: int = 0
    decisions: int = 0

    def note(self, table: Table, decisions: int) -> None:
        self.games += 1
        self.won += table.winners != 0
        self.rounds += int(table.round)
        self.decisions += decisions

    def add(self, other: Count) -> None:
        self.games += other.games
        self.won += other.won
        self.rounds += other.rounds
        self.decisions += other.decisions

    def share(self) -> str:
        """The share of games won with its 95% interval after Wilson, in percent."""
        share = self.won / self.games
        spread = Z * math.sqrt(share * (1 - share) / self.games + Z * Z / (4 * self.games**2))
        middle, whole = share + Z * Z / (2 * self.games), 1 + Z * Z / self.games
        low, high = max(middle - spread, 0.0) / whole, (middle + spread) / whole
        return f"{100 * share:.0f} ({100 * low:.0f}-{100 * high:.0f})"


@dataclass
class Figures:
    """The counts of each party and quest."""

    counts: dict[tuple[Party, str], Count] = field(default_factory=dict)

    def of(self, party: Party, quest: str) -> Count:
        return self.counts.setdefault((party, quest), Count())

    def total(self, size: int, quest: str) -> Count:
        total = Count()
        for (party, name), count in self.counts.items():
            if len(party) == size and name == quest:
                total.add(count)
        return total


class Players:
    """The bot at every seat; rules of thumb and chance need no table of their own to look at."""

    def __init__(self, spec: str) -> None:
        self.spec = spec
        kind = type(make_bot(spec, WARHAMMER_QUEST, 0))
        self.policy: Policy | None = {RandomBot: AtRandom(), ThumbBot: Thumb()}.get(kind)

    def play(self, table: State, seed: int) -> int:
        """Play on to the end; returns how many decisions were made, those with one option not counted."""
        choose = self._chooser(table, seed)
        made = real = 0
        while not table.is_over():
            if made == CAP:
                raise RuntimeError(f"a quest did not end within {CAP} decisions")
            real += table.option_count > 1
            table.choose(choose(made) if table.option_count > 1 else 0)
            made += 1
        return real

    def _chooser(self, table: State, seed: int) -> Callable[[int], int]:
        policy = self.policy
        if policy is not None:
            picker = Picker(seed)
            return lambda _: policy.choose(table, picker)
        bots = [make_bot(self.spec, WARHAMMER_QUEST, derive(seed, seat)) for seat in range(table.seats)]

        def choose(made: int) -> int:
            seat = WARHAMMER_QUEST.answerer(table)
            return ask(bots[seat], table, seat, derive(seed, 9, made))

        return choose


def start(party: Party, variants: tuple[str, ...], carried: str, seed: int, with_knowledge: bool) -> Table:
    setup = Setup(len(party), variants, carried=carried)
    table = WARHAMMER_QUEST.start(setup, FastChance(seed), knowledge=with_knowledge, journal=False)
    assert isinstance(table, Table)
    while not carried and table.book.question(table.asking).occasion == "hero":
        keys = [table.book.key(table.options[place]) for place in range(table.option_count)]
        table.choose(keys.index(f"take hero {HEROES[party[table.decider]]}"))
    return table


def play_setting(
    players: Players, party: Party, setting: str, seed: int, difficulty: str = ""
) -> Iterator[tuple[str, Table, int]]:
    """A tutorial, a delve, or the five quests of a campaign, each with what the one before has passed on."""
    variants = (setting, difficulty) if difficulty else (setting,)
    carried = ""
    for number in range(1, 6 if setting == "campaign" else 2):
        table = start(party, variants, carried, derive(seed, number), players.policy is None)
        decisions = players.play(table, derive(seed, number, 1))
        yield (f"quest-{number}" if setting == "campaign" else setting), table, decisions
        carried = WARHAMMER_QUEST.passes_on(table)


def measure(spec: str, games: int, sizes: list[int], settings: list[str], seed: int) -> Figures:
    players, figures = Players(spec), Figures()
    parties = [party for size in sizes for party in combinations(range(len(HEROES)), size)]
    done = 0
    with counting("campaigns, delves and tutorials", len(parties) * games * len(settings)) as tell:
        for place, party in enumerate(parties):
            for game in range(games):
                for setting in settings:
                    number = SETTINGS.index(setting)
                    for quest, table, decisions in play_setting(
                        players, party, setting, derive(seed, len(party), place, game, number)
                    ):
                        figures.of(party, quest).note(table, decisions)
                    done += 1
                    tell(done)
    return figures


def show(figures: Figures, sizes: list[int], settings: list[str]) -> None:
    quests = [quest for quest in QUESTS if quest in settings or (quest[0] == "q" and "campaign" in settings)]
    print("| heroes |", " | ".join(quests), "|")
    print("| --- |", " | ".join("---:" for _ in quests), "|")
    for size in sizes:
        print(f"| {size} |", " | ".join(figures.total(size, quest).share() for quest in quests), "|")
    for party in sorted({party for party, _ in figures.counts}, key=lambda party: (len(party), party)):
        names = ", ".join(HEROES[hero].replace("_", " ") for hero in party)
        shares = [figures.of(party, quest) for quest in quests]
        print(f"| {names} |", " | ".join(f"{100 * each.won / each.games:.0f}" for each in shares), "|")
    print("\n| rounds / decisions |", " | ".join(quests), "|")
    print("| --- |", " | ".join("---:" for _ in quests), "|")
    for size in sizes:
        totals = [figures.total(size, quest) for quest in quests]
        lengths = [f"{each.rounds / each.games:.1f} / {each.decisions / each.games:.0f}" for each in totals]
        print(f"| {size} |", " | ".join(lengths), "|")


def main() -> None:
    parser = argparse.ArgumentParser(description="Victory rates of Warhammer Quest by quest and party.")
    parser.add_argument("bot", help="random, thumb, ismcts:200...")
    parser.add_argument("games", type=int, help="number of campaigns, delves and tutorials for each party")
    parser.add_argument("--heroes", default="2,3,4", help="party sizes")
    parser.add_argument("--quests", default=",".join(SETTINGS), help="tutorial, campaign, delve")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="print the counts as JSON")
    asked = parser.parse_args()
    sizes = [int(size) for size in asked.heroes.split(",")]
    settings = [setting for setting in SETTINGS if setting in asked.quests.split(",")]
    figures = measure(asked.bot, asked.games, sizes, settings, asked.seed)
    if asked.json:
        rows = [[list(party), quest, vars(count)] for (party, quest), count in figures.counts.items()]
        print(json.dumps(rows))
    else:
        show(figures, sizes, settings)


if __name__ == "__main__":
    main()
