"""Who has chosen is told first, and is acknowledged before the others are told."""

from __future__ import annotations

import asyncio

from questhall.core.interface.game import Game
from questhall.games import find_game
from questhall.server.live.live_table import LiveTable
from questhall.server.table import actions
from tests.server.live.test_secrecy import Reader, played, sat_down

GAME: Game = find_game("rent-a-hero")


def kinds(reader: Reader) -> list[str]:
    """What a reader was sent since it was last asked, besides who is at the table."""
    found = [message.partition('"type":"')[2].partition('"')[0] for message in reader.traffic()]
    return [kind for kind in found if kind != "table"]


async def choose_first_option(table: LiveTable, chooser: Reader) -> None:
    standing = table.standing
    decision = standing.decision()
    assert decision is not None
    await table.carry_out(
        lambda: actions.make(standing, decision.seat, decision.keys()[0], "person"),
        (decision.seat, "c1"),
        lambda: chooser.send({"type": "ok", "id": "c1"}),
        chooser,
    )


def test_who_chooses_is_told_and_acknowledged_before_the_others() -> None:
    async def scene() -> None:
        session = played(GAME, [], ())
        decision = session.decision()
        assert decision is not None
        onlooker = sat_down(GAME, session, decision.seat)
        table, chooser, watcher = onlooker.table, onlooker.reader, onlooker.watcher
        onlooker.traffic()
        done = asyncio.ensure_future(choose_first_option(table, chooser))
        seen: list[str] = []
        while not seen:
            await asyncio.sleep(0)
            seen = kinds(chooser)
        assert seen == ["change", "ok"]
        assert kinds(watcher) == []
        await done
        assert (kinds(chooser), kinds(watcher)) == ([], ["change"])

    asyncio.run(scene())


def test_everybody_is_told_of_one_choice_before_the_next_one() -> None:
    async def scene() -> None:
        session = played(GAME, [], ())
        decision = session.decision()
        assert decision is not None
        onlooker = sat_down(GAME, session, decision.seat)
        onlooker.traffic()
        table, chooser = onlooker.table, onlooker.reader
        both = [choose_first_option(table, chooser)]
        seen_at_second: list[list[str]] = []

        async def second() -> None:
            def act() -> actions.News:
                seen_at_second.append(kinds(onlooker.watcher))
                return actions.News()

            await table.carry_out(act)

        both.append(second())
        await asyncio.gather(*both)
        assert seen_at_second == [["change"]]

    asyncio.run(scene())
