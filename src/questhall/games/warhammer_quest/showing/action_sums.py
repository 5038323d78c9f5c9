"""The result of an action with its current dice: what adds up, whom it hits, and who strikes back.

Everything is counted as the rules will count it, so players need not add anything up. Of a facedown enemy it
reveals nothing that its back does not show.
"""

from __future__ import annotations

from collections.abc import Iterator

from questhall.core.engine.frames import first_of, rule_of
from questhall.core.engine.rules import Rule
from questhall.core.engine.state import NOBODY
from questhall.games.warhammer_quest.actions.action_steps import (
    COUNT_ICONS,
    MODIFYING,
    RESOLVING,
    ROLL_DICE,
    SPENDING,
)
from questhall.games.warhammer_quest.actions.modifiers import (
    MANY,
    among_exhausted,
    has_great_target,
    resilience_of,
)
from questhall.games.warhammer_quest.actions.results import allowed_progress, attack_value
from questhall.games.warhammer_quest.components import action_in_progress as deed
from questhall.games.warhammer_quest.components.face_numbers import EMPOWERED, HUNTING_BOW, SICKENED
from questhall.games.warhammer_quest.components.printed_actions import (
    PRINTED_DEFENCE,
    PRINTED_SUCCESSES,
    SUCCESSES_AT_SHADOWS,
)
from questhall.games.warhammer_quest.components.printed_cards import CARD
from questhall.games.warhammer_quest.components.printed_gear import (
    DEFENCE_IN,
    SUCCESS_AMONG_MANY,
    SUCCESS_AT_GREAT,
    SUCCESS_AT_ONE_TARGET,
    SUCCESS_IN,
    in_action,
)
from questhall.games.warhammer_quest.components.printed_heroes import CONDITION_DEFENCE, CONDITION_SUCCESSES
from questhall.games.warhammer_quest.components.printed_locations import EXPLORATION, FEWER_IN_REST
from questhall.games.warhammer_quest.components.state import ENEMY, GEAR, WOUNDS, Table
from questhall.games.warhammer_quest.components.vocabulary import ATTACK, EXPLORE, REST
from questhall.games.warhammer_quest.enemies.enemies_in_play import enemy_health

Part = dict[str, object]
"""What adds up: an `amount`, what it is `by`, and the `card` it comes from, if it is one."""


def sums(table: Table, place: int) -> dict[str, object]:
    """The fields of an action that follow from its dice."""
    counted = not _is_pending(table, COUNT_ICONS, place) and not _is_pending(table, MODIFYING, place)
    successes, defence = list(_successes(table, place)), list(_defence(table, place))
    if counted:
        total, blocked = table.field(place, deed.SUCCESSES), table.field(place, deed.DEFENCE)
        successes, defence = _as_counted(successes, total), _as_counted(defence, blocked)
    total, blocked = max(_total(successes), 0), _total(defence)
    blows = [] if _is_pending(table, ROLL_DICE, place) else list(_blows(table, place))
    return {
        "step": _step(table, place),
        "parts": {"successes": successes, "defence": defence},
        "totals": {
            "successes": int(total),
            "defence": int(blocked),
            "wounds": max(sum(attack for attack, _ in blows) - int(blocked), 0),
            "outcome": _outcome(table, place, int(total)),
        },
        "blows": [{"attack": attack, "card": card} for attack, card in blows],
        "struck": list(_struck(table, place, int(total))),
    }


def _is_pending(table: Table, rule: Rule[Table], place: int) -> bool:
    return any(
        rule_of(frame) == rule.number and first_of(frame) == place for frame in table.frames[: table.depth]
    )


def _step(table: Table, place: int) -> str:
    """Where the action is in its six steps."""
    if _is_pending(table, SPENDING, place):
        return "choose"
    if _is_pending(table, ROLL_DICE, place):
        return "spend"
    if _is_pending(table, MODIFYING, place):
        return "reroll"
    return "modify" if _is_pending(table, RESOLVING, place) else "resolve"


def _total(parts: list[Part]) -> int:
    return sum(amount for part in parts if isinstance(amount := part["amount"], int))


def _as_counted(parts: list[Part], total: int) -> list[Part]:
    """What has been counted stays, whatever happens to the cards meanwhile."""
    if max(_total(parts), 0) == total:
        return parts
    return [{"amount": int(total), "by": "counted", "card": None}]


def _part(amount: int, by: str, face: int = -1) -> Iterator[Part]:
    if amount:
        yield {"amount": int(amount), "by": by, "card": CARD.names[face] if face >= 0 else None}


def _successes(table: Table, place: int) -> Iterator[Part]:
    face, kind, seat = deed.action_face(table, place), table.field(place, deed.KIND), deed.doer(table, place)
    yield {"amount": int(deed.dice_successes(table, place)), "by": "dice", "card": None}
    yield from _part(table.field(place, deed.CRITICALS), "criticals")
    yield from _part(table.field(place, deed.SPENT), "tokens")
    own = PRINTED_SUCCESSES[face] + among_exhausted(table, seat, face)
    if table.field(place, deed.WAS_IN_SHADOWS):
        own += SUCCESSES_AT_SHADOWS[face]
    yield from _part(own, "card", face)
    yield from _part(table.field(place, deed.EXTRA_SUCCESSES), "used")
    if table.field(place, deed.IS_EMPOWERED):
        yield from _part(CONDITION_SUCCESSES[EMPOWERED], "card", EMPOWERED)
    for gear in _gear(table, seat):
        amount = SUCCESS_IN[in_action(gear, kind)]
        if kind == ATTACK:
            amount += SUCCESS_AT_ONE_TARGET[gear] * (table.field(place, deed.TARGET_COUNT) == 1)
            amount += SUCCESS_AMONG_MANY[gear] * (table.field(place, deed.ENEMIES_THERE) >= MANY)
            amount += SUCCESS_AT_GREAT[gear] * has_great_target(table, place)
        yield from _part(amount, "card", gear)
    yield from _part(-table.field(place, deed.LOST_SUCCESSES), "card", HUNTING_BOW)
    if table.has_condition(seat, SICKENED):
        yield from _part(CONDITION_SUCCESSES[SICKENED], "card", SICKENED)
    if kind == REST and table.location() >= 0:
        yield from _part(-table.here(FEWER_IN_REST), "card", table.location())


def _defence(table: Table, place: int) -> Iterator[Part]:
    face, kind = deed.action_face(table, place), table.field(place, deed.KIND)
    yield {"amount": int(deed.dice_defence(table, place)), "by": "dice", "card": None}
    yield from _part(PRINTED_DEFENCE[face], "card", face)
    if table.field(place, deed.IS_EMPOWERED):
        yield from _part(CONDITION_DEFENCE[EMPOWERED], "card", EMPOWERED)
    for gear in _gear(table, deed.doer(table, place)):
        yield from _part(DEFENCE_IN[in_action(gear, kind)], "card", gear)


def _gear(table: Table, seat: int) -> list[int]:
    """The gear that he can use."""
    if not table.is_standing(seat):
        return []
    return [int(table.faces[card]) for card in table.pile(GEAR + seat) if not table.is_facedown(card)]


def _blows(table: Table, place: int) -> Iterator[tuple[int, str]]:
    """One attacker for each icon, the strongest first (WHQ-ENEMYATK-04)."""
    count = table.field(place, deed.ATTACKER_COUNT)
    attackers = [
        (int(attack_value(table, place, n)), CARD.names[table.faces[deed.attacker(table, place, n)]])
        for n in range(count)
    ]
    yield from sorted(attackers, reverse=True)[: deed.attack_icons(table, place)]


def _outcome(table: Table, place: int, successes: int) -> int:
    """How many of the successes do something: progress, wounds recovered, tokens claimed."""
    kind = table.field(place, deed.KIND)
    if kind == EXPLORE:
        location = table.location()
        if location < 0:
            return 0
        return int(min(allowed_progress(table, successes), EXPLORATION[location] - table.progress))
    if kind == REST:
        return int(min(successes, table.get(deed.doer(table, place), WOUNDS)))
    if kind != ATTACK and table.field(place, deed.AIDED) == NOBODY:
        return 0
    return successes


def _struck(table: Table, place: int, successes: int) -> Iterator[Part]:
    """What each target is going to suffer; a facedown one keeps its secret."""
    for number in range(table.field(place, deed.TARGET_COUNT)):
        card = deed.target(table, place, number)
        if table.zone_of_enemy(card) < 0:
            continue
        is_hidden = table.is_facedown(card)
        wounds = 0 if is_hidden else max(successes - resilience_of(table, place, card), 0)
        yield {
            "place": ENEMY.names[table.place_of(card)],
            "wounds": None if is_hidden else int(wounds),
            "falls": None if is_hidden else bool(wounds >= enemy_health(table, card) - table.amount(card)),
        }
