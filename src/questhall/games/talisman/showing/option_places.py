"""Where on the board options are chosen whose keys name no space: the bridge, the ferry, the Portal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from questhall.core.interface.decision import Option
from questhall.games.talisman.components.board import (
    MIDDLE_HILLS,
    OUTER,
    PLAIN_OF_PERIL,
    PORTAL_OF_POWER,
    SENTINEL,
    SPACE,
    SPACES,
    TEMPLE,
    region_of,
)
from questhall.games.talisman.showing.view_types import read

THROUGH_THE_PORTAL: Final = frozenset({"force portal", "pick portal"})


def refers(option: Option, view: Mapping[str, object]) -> list[tuple[str, str]]:
    """The space that it leads to; of a crossing both ends, the far one last."""
    own = read(view).own()
    if own is None or own.place is None:
        return []
    return [(SPACE.kind, space) for space in _spaces(option.verb, own.place)]


def _spaces(verb: str, here: str) -> list[str]:
    if verb == "cross bridge":
        ends = [SPACES[SENTINEL], SPACES[MIDDLE_HILLS]]
        return ends if region_of(SPACE.value(here)) == OUTER else ends[::-1]
    if verb in THROUGH_THE_PORTAL:
        return [SPACES[PORTAL_OF_POWER], SPACES[PLAIN_OF_PERIL]]
    if verb == "leave by portal":
        return [SPACES[PLAIN_OF_PERIL], SPACES[PORTAL_OF_POWER]]
    if verb == "accept ferry":
        return [SPACES[TEMPLE]]
    return []
