"""Followers that force themselves on whoever meets them: Cursed by a Hag and the Poltergeist (TAL-Q112).

How one gets rid of them: the Hag at the Mystic's (`spaces/outer_region.py`), the Poltergeist over the river
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
    """He has to take it, unless he can have no Follower: it then stays on the space.

    So it does for a Toad (TAL-Q76), and the Poltergeist for whoever has the Hag (TAL-Q112).
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
