"""Finished games for tests of the analysis: played by bots, or laid out so that what decides them is known."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache

from questhall.analysis import Report, Setting, analyse
from questhall.analysis.playout_judge import PlayoutJudge
from questhall.bots import ask, make_bot
from questhall.core.engine.chance import Picker, derive
from questhall.core.interface.game import Game
from questhall.core.records.record import LaidOut
from questhall.core.records.session import Session
from questhall.games import find_game
from tests.core.records.played_games import written

NAMES = ["ana", "ben", "cleo", "dora"]
TINY = Setting("quick", samples=4, work=10_000, iterations=8, looks=3, rounds=1)
SMALL = Setting("quick", samples=40, work=100_000, iterations=60, looks=3, rounds=1)

SIXTH_HERO = """
moment = "offer"
active = "cleo"
at = "ana"
requirement = "angry_chicken"
wanderer = "dog_trainer"
peeked = ["ana"]
party.ana = ["witch", "wizard", "sergeant", "pyromaniac", "black_knight"]
used.ana = ["witch", "wizard", "sergeant", "pyromaniac", "black_knight"]
party.ben = ["witch", "wizard", "sergeant", "pyromaniac", "angry_chicken"]
used.ben = ["witch", "wizard", "sergeant", "pyromaniac", "angry_chicken"]
party.cleo = ["witch"]
used.cleo = ["witch"]
hand.ana = ["black_knight"]
hand.ben = ["witch"]
hand.cleo = ["wizard"]
deck = ["sergeant"]
rest = "out"
"""
"""Ana has seen that it is her sixth hero who stands before her; if she lets it go, Ben has his chance."""

LAST_LIFE = """
moment = "space"
death_final = true
character = { ana = "ghoul", ben = "monk" }
place = { ana = "fields_1", ben = "forest" }
strength.ana = 4
cards.fields_1 = ["dragon"]
life = { ana = 1, ben = 1 }
fate = { ana = 1, ben = 0 }
"""
"""Ana fights a Dragon for her last Life: whoever dies has lost."""


def laid_out(game: Game, seats: int, position: str, dice: list[int] | None = None) -> Session:
    names = NAMES[:seats]
    return Session.begin(game, names, laid_out=LaidOut(names, tomllib.loads(position), dice or []))


def choose(session: Session, key: str) -> None:
    decision = session.decision()
    assert decision is not None
    session.choose(decision.seat, key)


def finish(session: Session, seed: int = 1, planted: Mapping[int, str] | None = None) -> Session:
    """Rules of thumb play it out, but for choices that are planted, by their number."""
    game = session.game
    seats = len(session.header.seats)
    bots = [make_bot("thumb", game, derive(seed, seat)) for seat in range(seats)]
    while (decision := session.decision()) is not None:
        seat = game.answerer(session.state)
        index = ask(bots[seat], session.state, seat, derive(seed, seats, len(session.made)))
        key = (planted or {}).get(len(session.made) + 1, decision.keys()[index])
        session.choose(decision.seat, key, by="bot")
    return session


@cache
def bot_game(game_id: str, seats: int, seed: int = 1) -> bytes:
    return written(finish(_begun(game_id, seats, seed), seed))


def _begun(game_id: str, seats: int, seed: int) -> Session:
    variants = ["sudden-death"] if game_id == "talisman" else []
    return Session.begin(find_game(game_id), NAMES[:seats], seed, variants)


@cache
def played_by_the_yardstick() -> bytes:
    """A game in which every choice is the one that the judge expects."""
    game = find_game("warhammer-quest")
    session = Session.begin(game, NAMES[:2], 5)
    policy = PlayoutJudge(game).policy
    while (decision := session.decision()) is not None:
        session.choose(decision.seat, decision.keys()[policy.choose(session.state, Picker(1))], by="bot")
    return written(session)


@cache
def tiny_report(game_id: str, seats: int, seed: int = 0) -> Report:
    return analyse(find_game(game_id), bot_game(game_id, seats), TINY, seed)


@cache
def sixth_hero_let_go(is_seen: bool = True, last_card: str = "sergeant") -> bytes:
    """Ana passes on the hero that would have won her the game, knowing it or not.

    With another last card in the deck it is another record, which a server has not analysed yet.
    """
    position = SIXTH_HERO if is_seen else SIXTH_HERO.replace('peeked = ["ana"]', "")
    position = position.replace('deck = ["sergeant"]', f'deck = ["{last_card}"]')
    session = laid_out(find_game("rent-a-hero"), 3, position)
    choose(session, "pass")
    return written(finish(session))


@cache
def last_life_lost() -> bytes:
    """Ana rolls a 1 against the Dragon's 2, spends her fate, and rolls another 1."""
    session = laid_out(find_game("talisman"), 2, LAST_LIFE, dice=[1, 2, 1])
    choose(session, "reroll attack first")
    return written(finish(session))


LAST_HERO = """
hero = { ana = "ironbreaker", ben = "waywatcher" }
wounds = { ana = 13, ben = 13 }
defeated.ben = true
location_deck = []
engaged.ana = ["orc_boy"]
"""
"""Ana is the last hero standing, with two health left; about every second such quest is won."""


@cache
def last_hero_slain() -> bytes:
    """Ana attacks, as rules of thumb would, and the dice kill her."""
    position = LaidOut(NAMES[:2], tomllib.loads(LAST_HERO), [1] * 8)
    session = Session.begin(find_game("warhammer-quest"), NAMES[:2], variants=["tutorial"], laid_out=position)
    return written(finish(session))


@dataclass(frozen=True)
class Blunder:
    """The worst option, taken at one step of a game between rules of thumb; all other choices are theirs."""

    game_id: str
    seats: int
    seed: int
    step: int
    seat: int
    worst: str
    setting: Setting


PLANTED = [
    Blunder("rent-a-hero", 3, 10, 131, 2, "send black_knight", SMALL),
    Blunder("talisman", 2, 1, 681, 0, "ditch stack_talisman", replace(SMALL, rounds=4)),
    Blunder("warhammer-quest", 2, 2, 177, 1, "perform bw_aid_basic", SMALL),
]


@cache
def with_blunder(blunder: Blunder) -> bytes:
    session = _begun(blunder.game_id, blunder.seats, blunder.seed)
    return written(finish(session, blunder.seed, {blunder.step: blunder.worst}))
