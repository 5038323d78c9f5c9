"""An example of your own bot for Rent a Hero. To measure it against others:

questhall arena rent-a-hero --bots random,examples/own_bot.py:Careful --games 240
"""

from typing import Any

from questhall.api import Bot, current_decision


class Careful(Bot):
    """Recruits while a second copy is unlikely, sends what others cannot use, and keeps its powers."""

    name = "careful"

    def choose(self, state: Any, seat: int) -> int:
        view: Any = self.game.view(state, seat)
        parties = [{member["hero"] for member in player["party"]} for player in view["players"]]

        def worth(option: Any) -> float:
            if option.verb == "recruit":
                known = view["wanderer"]["hero"]
                return -1.0 if known in parties[seat] else 4.5 - len(parties[seat])
            if option.verb == "send":
                return sum(option.objects[0][1] in party for party in parties)
            return 0.0 if option.verb in ("pass", "decline") else -1.0

        decision: Any = current_decision(state)
        ratings = [worth(option) for option in decision.options]
        return ratings.index(max(ratings))
