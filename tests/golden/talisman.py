"""The golden playthroughs of Talisman, and how its table is written down."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from questhall.core.engine.state import State
from questhall.games.talisman.game import TALISMAN
from tests.golden.playthrough import Playthrough


class TalismanPlaythrough(Playthrough):
    """As each turn begins whose turn it is is shown, and who sees which Spells; at the end everybody."""

    game = TALISMAN

    def shows_table_after(self, event: str) -> bool:
        return event == "turn_begins"

    def table(self, state: State) -> Iterator[str]:
        public: dict[str, Any] = self.game.view(state, None)
        decks = f"Adventure deck {public['adventure_deck']}, Spell deck {public['spell_deck']}"
        yield f"--- round {public['round']}; {decks}"
        for seat, name in enumerate(self.seats):
            if state.is_over() or seat == public["active"]:
                yield f"{name}: {_player(public['players'][seat])}"
        if any(player["spell_count"] for player in public["players"]):
            for seat, name in enumerate(self.seats):
                view: dict[str, Any] = self.game.view(state, seat)
                yield f"{name} sees Spells: {' | '.join(_spells(player) for player in view['players'])}"


def _player(player: dict[str, Any]) -> str:
    if player["character"] is None:
        return "out of the game" if player["out"] else "no character"
    values = [f"{name} {player[name]}" for name in ("total_strength", "total_craft", "life", "fate", "gold")]
    cards = [
        f"{name} {', '.join(player[name])}" for name in ("objects", "followers", "trophies") if player[name]
    ]
    shape = f"{player['character']} as a toad" if player["toad"] else player["character"]
    return "; ".join([f"{shape} on {player['place']}", *values, *cards])


def _spells(player: dict[str, Any]) -> str:
    known: list[str] = player["known_spells"]
    hidden = ["?"] * (player["spell_count"] - len(known))
    return " ".join([*known, *hidden]) or "-"


NEAR_THE_CROWN = {
    "character": {"ana": "warrior", "bob": "wizard"},
    "place": {"ana": "werewolf_den", "bob": "city"},
    "strength": {"ana": 8},
    "objects": {"ana": ["talisman", "talisman"]},
    "spells": {"bob": ["random"]},
    "may_move_on": {"ana": True},
}
"""Chance alone hardly ever brings anybody there: it throws Talismans away."""
ON_THE_CROWN = {
    "character": {"ana": "troll", "bob": "druid", "cem": "elf"},
    "place": {"ana": "crown_of_command", "bob": "woods_1", "cem": "tavern"},
    "objects": {"ana": ["talisman"]},
    "spells": {"bob": ["preservation"], "cem": ["counterspell"]},
    "death_final": True,
}
PLAYTHROUGHS = [
    TalismanPlaythrough("alone", 1, 4),
    TalismanPlaythrough("last-alive", 2, 339),
    TalismanPlaythrough("crown-reached", 2, 794, ("sudden-death",), NEAR_THE_CROWN),
    TalismanPlaythrough("command-spell", 3, 9, ("easier-command-spell",), ON_THE_CROWN),
    TalismanPlaythrough("time-is-up", 4, 7, ("starting-bonus", "time-limit", "choose-character")),
    TalismanPlaythrough("fifteen-rounds", 2, 3, ("time-limit-15",)),
    TalismanPlaythrough("sixty-rounds", 2, 3, ("time-limit-60",), {"round": 59}),
    TalismanPlaythrough(
        "resigned", 5, 33, ("easier-evasion", "inherited-objects", "trophies-5", "resignation")
    ),
    TalismanPlaythrough("bloodbath", 6, 136, ("trophies-6", "bloodbath")),
]
