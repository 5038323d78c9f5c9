"""The golden playthroughs of Warhammer Quest, and how its table is written down."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from questhall.core.engine.state import State
from questhall.games.warhammer_quest.components.switches import SWITCHES
from questhall.games.warhammer_quest.game import WARHAMMER_QUEST
from tests.golden.playthrough import Playthrough


class WarhammerQuestPlaythrough(Playthrough):
    """The table is shown as each round begins, as the settlement does, and at the end."""

    game = WARHAMMER_QUEST

    def shows_table_after(self, event: str) -> bool:
        return event in ("round_begins", "settlement_begins")

    def table(self, state: State) -> Iterator[str]:
        public: dict[str, Any] = self.game.view(state, None)
        track = f"peril {public['peril']} of {len(public['peril_track']) - 1}"
        explored = f"{public['location']} explored {public['progress']} of {public['exploration']}"
        decks = ", ".join(
            f"{public[deck]} in {deck}" for deck in ("enemy_deck", "location_deck", "dungeon_deck")
        )
        yield f"--- {public['quest']}, round {public['round']}; {track}; {explored}; {decks}"
        for name, hero in zip(self.seats, public["heroes"], strict=True):
            yield f"{name}: {_hero(hero)}"
        if public["shadows"]:
            yield f"shadows: {_enemies(public['shadows'])}"


def _hero(hero: dict[str, Any]) -> str:
    if hero["hero"] is None:
        return "no hero"
    state = " (defeated)" if hero["defeated"] else ""
    parts = [f"{hero['hero']}{state}, {hero['wounds']} of {hero['health']} wounds", _actions(hero["actions"])]
    parts += [f"{field} {', '.join(hero[field])}" for field in ("items", "conditions") if hero[field]]
    if hero["gear"]:
        parts.append(f"gear {', '.join(gear['card'] for gear in hero['gear'])}")
    if hero["engaged"]:
        parts.append(f"engaged {_enemies(hero['engaged'])}")
    return "; ".join(parts)


def _actions(actions: list[dict[str, Any]]) -> str:
    """An exhausted action is in brackets, its success tokens stand behind it as plus signs."""
    words = [action["card"] + "+" * action["tokens"] for action in actions]
    return " ".join(
        f"({word})" if action["exhausted"] else word for word, action in zip(words, actions, strict=True)
    )


def _enemies(enemies: list[dict[str, Any]]) -> str:
    return ", ".join(_enemy(enemy) for enemy in enemies)


def _enemy(enemy: dict[str, Any]) -> str:
    exhausted = ", exhausted" * enemy["exhausted"]
    if enemy["card"] is None:
        return f"facedown{exhausted}"
    return f"{enemy['card']} ({enemy['wounds']} of {enemy['health']} wounds{exhausted})"


switches = [switch.name for switch in SWITCHES]
PLAYTHROUGHS = [
    WarhammerQuestPlaythrough("tutorial", 2, 7, ("tutorial",)),
    WarhammerQuestPlaythrough("quest-1", 2, 6, ("quest-1",)),
    WarhammerQuestPlaythrough("quest-2", 3, 8, ("quest-2", *switches[:9])),
    WarhammerQuestPlaythrough("quest-3", 4, 10, ("quest-3", *switches[9:18])),
    WarhammerQuestPlaythrough("quest-4", 2, 17, ("quest-4", *switches[18:27])),
    WarhammerQuestPlaythrough("quest-5", 3, 7, ("quest-5", *switches[27:])),
    WarhammerQuestPlaythrough("delve", 4, 33, ("delve",)),
    WarhammerQuestPlaythrough("campaign", 2, 20, ("campaign",)),
    WarhammerQuestPlaythrough("veteran", 3, 5, ("quest-1", "veteran")),
    WarhammerQuestPlaythrough("heroic", 2, 9, ("quest-5", "heroic")),
]
