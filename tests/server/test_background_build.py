"""A server that starts on interpreted rules compiles them behind itself, and its bots then think compiled."""

from __future__ import annotations

import asyncio
import sys

import pytest

from questhall.compiling.progress import Stage
from questhall.server.background_build import BackgroundBuild
from tests.server.serving import WAIT_SECONDS

FINISHING = """
import json
print(json.dumps({"step": "compiling", "share": 0.5, "seconds_left": 30.0}), flush=True)
print(json.dumps({"finished": True}), flush=True)
"""
FAILING = """
import json
print(json.dumps({"failed": "no C compiler was found"}), flush=True)
"""
HANGING = """
import json, time
print(json.dumps({"step": "compiling", "share": 0.5, "seconds_left": 30.0}), flush=True)
while True:
    time.sleep(600)
"""
Told = list[tuple[Stage | None, str]]


def behind(code: str, told: Told, renewed: list[bool]) -> BackgroundBuild:
    def show(stage: Stage | None, why: str) -> None:
        told.append((stage, why))

    build = BackgroundBuild(lambda: renewed.append(True), show, (sys.executable, "-c", code))
    build.is_compiled = False
    return build


@pytest.mark.parametrize(
    ("code", "why", "is_renewed"),
    [(FINISHING, "", True), (FAILING, "no C compiler was found", False), ("", "it was killed", False)],
)
def test_bots_get_new_processes_when_the_rules_are_compiled(code: str, why: str, is_renewed: bool) -> None:
    told: Told = []
    renewed: list[bool] = []

    async def run() -> BackgroundBuild:
        build = behind(code, told, renewed)
        build.start()
        while not told or told[-1][0] is not None:
            await asyncio.sleep(0.01)
        await build.close()
        return build

    build = asyncio.run(run())
    assert told[-1] == (None, why)
    assert bool(renewed) is is_renewed
    assert build.is_compiled is is_renewed
    assert build.stage is None


def test_a_server_that_closes_does_not_wait_for_the_build() -> None:
    told: Told = []

    async def run() -> None:
        build = behind(HANGING, told, [])
        build.start()
        while build.stage is None:
            await asyncio.sleep(0.01)
        await asyncio.wait_for(build.close(), WAIT_SECONDS)

    asyncio.run(run())
    assert told == [(Stage("compiling", 0.5, 30.0), "")]


def test_compiled_rules_are_not_compiled_again() -> None:
    async def run() -> bool:
        build = behind(FAILING, [], [])
        build.is_compiled = True
        build.start()
        await build.close()
        return build.stage is None

    assert asyncio.run(run())
