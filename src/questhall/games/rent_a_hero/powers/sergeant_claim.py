"""What the user of the Sergeant tells the table after looking at the wanderer.

RAH-P5-02, RAH-Q21
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from questhall.core.engine.rules import Action, Question, Rule, is_asked
from questhall.games.rent_a_hero.components.event_kinds import CLAIMED, STAYED_SILENT
from questhall.games.rent_a_hero.components.heroes import HERO, HERO_COUNT
from questhall.games.rent_a_hero.components.state import Table


@final
class ClaimQuestion(Question[Table]):
    """After looking, the user names a hero, truly or not, or stays silent.

    RAH-P5-02, RAH-Q21
    """

    def run(self, table: Table, user: i64, _b: i64, _c: i64, /) -> None:
        hero: i64 = 0
        while hero < HERO_COUNT:
            table.offer(CLAIM.at(user, hero))
            hero += 1
        table.offer(STAY_SILENT.at(user))
        table.ask(user, self.at(user))


@final
class Claim(Action[Table]):
    """Tell the table which hero it is said to be; this has no other effect.

    RAH-P5-02, RAH-Q21
    """

    def run(self, table: Table, user: i64, hero: i64, _c: i64, /) -> None:
        table.tell(CLAIMED, user, hero)

    def why_not(self, table: Table, seat: i64, _hero: i64, _c: i64, /) -> str:
        return "" if is_asked(table, seat, CLAIM_QUESTION) else "RAH-P5-02"


@final
class StaySilent(Action[Table]):
    """Stay silent about what was seen. RAH-P5-02"""

    def run(self, table: Table, user: i64, _b: i64, _c: i64, /) -> None:
        table.tell(STAYED_SILENT, user)

    def why_not(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> str:
        return "" if is_asked(table, seat, CLAIM_QUESTION) else "RAH-P5-02"


CLAIM_QUESTION: Final = ClaimQuestion("claim")
CLAIM: Final = Claim("claim", "RAH-P5-02", HERO)
STAY_SILENT: Final = StaySilent("silent", "RAH-P5-02")
RULES: Final[list[Rule[Any]]] = [CLAIM_QUESTION, CLAIM, STAY_SILENT]
