"""Clients that ask for much wait for their own requests; others do not."""

from __future__ import annotations

import asyncio

from questhall.games import GAMES
from questhall.server.live.fair_turns import FairTurns
from tests.server.live.test_secrecy import Reader, played, sat_down


def test_groups_take_turns_however_much_one_of_them_asks_for() -> None:
    served: list[str] = []

    async def ask(turns: FairTurns, name: str, gate: asyncio.Event) -> None:
        async with turns.turn(name[0]):
            await gate.wait()
            served.append(name)

    async def scene() -> None:
        turns, gate = FairTurns(1), asyncio.Event()
        wanted = [f"a{n}" for n in range(5)] + ["b0", "c0"]
        asking = [asyncio.create_task(ask(turns, name, gate)) for name in wanted]
        await asyncio.sleep(0)
        gate.set()
        await asyncio.gather(*asking)

    asyncio.run(scene())
    assert served == ["a0", "a1", "b0", "c0", "a2", "a3", "a4"]


def test_giving_up_waiting_frees_the_turn() -> None:
    async def scene() -> None:
        turns = FairTurns(1)
        async with turns.turn("a"):
            gone = asyncio.create_task(turns._take("b"))
            await asyncio.sleep(0)
            gone.cancel()
            await asyncio.gather(gone, return_exceptions=True)
        async with turns.turn("c"):
            late = asyncio.create_task(turns._take("d"))
            await asyncio.sleep(0)
        late.cancel()  # its turn has come at this very moment
        await asyncio.gather(late, return_exceptions=True)
        async with turns.turn("e"):
            pass

    asyncio.run(asyncio.wait_for(scene(), 300))


def test_who_only_watches_does_not_decide_whose_turn_a_table_waits_for() -> None:
    """Else somebody with a hundred tables could come to watch, and the table's bots would wait with theirs."""
    game = GAMES["rent-a-hero"]

    async def scene() -> None:
        table = sat_down(game, played(game, [], ()), 0).table
        player = table.connections[0]
        player.address, watcher = "player", Reader([])
        watcher.address = "watcher"
        table.connections[:] = [watcher, player]
        assert table.group() == "player"
        table.connections.remove(player)
        assert table.group() == "watcher"

    asyncio.run(scene())
