"""What a run of mutants found, as text and as a table for the docs."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from tools.mutants.mutant import Mutant
from tools.mutants.running import Fate


@dataclass
class Report:
    """All mutants with what became of them, and the equivalents that were expected among those alive."""

    equivalents: dict[str, str]
    is_whole: bool = True
    fates: dict[Mutant, Fate] = field(default_factory=dict)

    @property
    def alive(self) -> list[Mutant]:
        """Those that a test should have killed."""
        return [
            mutant
            for mutant, fate in self.fates.items()
            if not fate.is_killed and mutant.name not in self.equivalents
        ]

    @property
    def needless(self) -> list[str]:
        """Equivalents that are killed, or that no longer exist."""
        killed = {mutant.name for mutant, fate in self.fates.items() if fate.is_killed}
        known = {mutant.name for mutant in self.fates}
        return [name for name in self.equivalents if name in killed or (self.is_whole and name not in known)]

    def rows(self) -> list[tuple[str, int, int, int, int]]:
        """For each game: how many were made, killed, known as equivalent, and alive."""
        made: Counter[str] = Counter(mutant.game for mutant in self.fates)
        killed: Counter[str] = Counter(mutant.game for mutant, fate in self.fates.items() if fate.is_killed)
        alive: Counter[str] = Counter(mutant.game for mutant in self.alive)
        return [
            (game, made[game], killed[game], made[game] - killed[game] - alive[game], alive[game])
            for game in sorted(made)
        ]

    def lines(self) -> list[str]:
        rows = self.rows()
        total = tuple(sum(column) for column in list(zip(*rows, strict=True))[1:]) if rows else (0, 0, 0, 0)
        lines = [f"{'game':<18}{'mutants':>9}{'killed':>9}{'equivalent':>12}{'alive':>7}"]
        lines += [
            f"{game:<18}{made:>9}{killed:>9}{same:>12}{alive:>7}" for game, made, killed, same, alive in rows
        ]
        lines.append(f"{'all':<18}{total[0]:>9}{total[1]:>9}{total[2]:>12}{total[3]:>7}")
        lines += [f"alive: {mutant.name}  [{self.fates[mutant].by}]" for mutant in self.alive]
        lines += [f"no longer needed in equivalents.toml: {name}" for name in self.needless]
        return lines
