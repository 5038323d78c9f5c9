"""Rewrite the golden playthroughs: `make golden`. Read the diff like code before you accept it."""

from __future__ import annotations

from pathlib import Path

from tests.golden.playthrough import Playthrough
from tests.golden.rent_a_hero import PLAYTHROUGHS as RENT_A_HERO
from tests.golden.talisman import PLAYTHROUGHS as TALISMAN
from tests.golden.warhammer_quest import PLAYTHROUGHS as WARHAMMER_QUEST

HERE = Path(__file__).parent
PLAYTHROUGHS: list[Playthrough] = [*RENT_A_HERO, *TALISMAN, *WARHAMMER_QUEST]


def path_of(playthrough: Playthrough) -> Path:
    return HERE / f"{playthrough.game.id}-{playthrough.name}.txt"


def main() -> None:
    for old in HERE.glob("*.txt"):
        old.unlink()
    for playthrough in PLAYTHROUGHS:
        path_of(playthrough).write_text(playthrough.text(), encoding="utf-8")
        print(f"wrote {path_of(playthrough).name}")


if __name__ == "__main__":
    main()
