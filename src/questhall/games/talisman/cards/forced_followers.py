"""Followers that force themselves on the character who meets them: Cursed by a Hag, the Poltergeist (TAL-Q112).

To get rid of them: the Hag leaves at the Mystic's (`spaces/outer_region.py`), the Poltergeist at the river
(`characters/landing.py`).
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from questhall.core.engine.rules import Rule
from questhall.games.talisman.belongings.objects_and_followers import may_have, take_from_space
from questhall.games.talisman.components.printed_cards import CURSED_BY_A_HAG, POLTERGEIST
from questhall.games.talisman.components.state import Table


@final
class ForcedOn(Rule[Table]):
    """He has to take it, unless he cannot have Followers: then it stays on the space.

    This goes for a Toad (TAL-Q76), and for the Poltergeist if he has the Hag (TAL-Q112).
    """

    def run(self, table: Table, seat: i64, card: i64, _c: i64, /) -> None:
        if may_have(table, seat, table.faces[card]):
            take_from_space(table, seat, card)


FORCED_ON: Final = ForcedOn()


RULES: Final[list[Rule[Any]]] = [FORCED_ON]
MEETINGS_HERE: Final[list[tuple[int, Rule[Table]]]] = [
    (CURSED_BY_A_HAG, FORCED_ON),
    (POLTERGEIST, FORCED_ON),
]
