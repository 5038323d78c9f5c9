"""The games as the lobby shows them: players, variants, levels, everything in the box, and the rules."""

from __future__ import annotations

from dataclasses import asdict
from functools import lru_cache

import msgspec

from questhall import ledger
from questhall.bots import check_bot
from questhall.bots.levels import LEVELS, bot_for
from questhall.core.engine.errors import UnknownBot
from questhall.core.interface.game import Game
from questhall.games import GAMES
from questhall.games.adventures import find_adventures
from questhall.i18n.speech import Speech
from questhall.i18n.texts import Texts
from questhall.lessons import lessons_of
from questhall.puzzles import puzzles_of
from questhall.server.table.sentences import game_texts, things

Fields = dict[str, object]

MINUTES = {"rent-a-hero": [15, 30], "talisman": [90, 240], "warhammer-quest": [60, 120]}
"""How many minutes people usually need for a game: the shortest and the longest."""
ROLES = {"talisman": "character", "warhammer-quest": "hero"}
"""What stands for a player, where something does."""
BELONGINGS = {"rent-a-hero": ["party"], "warhammer-quest": ["actions"]}
"""What a player starts with that is worth an introduction."""


@lru_cache(maxsize=16)
def every_game(language: str) -> list[Fields]:
    return [one_game(game, language) for game in GAMES.values()]


def one_game(game: Game, language: str) -> Fields:
    say = game_texts(language, game.id, game.least_seats).say
    return {
        "id": game.id,
        "title": say("game-title"),
        "about": " ".join(say("how-to-play").split()),
        "least_seats": game.least_seats,
        "most_seats": game.most_seats,
        "minutes": MINUTES.get(game.id, []),
        "variants": [
            {
                "id": name,
                "name": say(f"variant-{name}"),
                "text": say(f"variant-{name}.explained"),
                "switch": name in game.switches,
                "group": game.group_of(name),
                "excludes": game.excluded_by(name),
            }
            for name in game.variants
        ],
        "groups": [
            {
                "id": group,
                "name": say(f"variant-group-{group}"),
                "text": say(f"variant-group-{group}.explained"),
            }
            for group in game.groups
        ],
        "adventures": _adventures(game, language),
        "campaign": game.campaign,
        "levels": [{"id": level, "name": say(f"level-{level}")} for level in LEVELS if _plays(level, game)],
        "conditions": [{"id": name, "text": say(f"until-{name}")} for name in game.conditions],
        "quiet": game.is_quiet is not None,
        "rated": not game.is_cooperative,
        "lessons": len(lessons_of(game.id)),
        "puzzles": len(puzzles_of(game.id)),
    }


def _adventures(game: Game, language: str) -> list[Fields]:
    found = find_adventures(game)
    if found is None:
        return []
    return [msgspec.to_builtins(one) for one in found.adventures(_speech(game, language, game.least_seats))]


def _briefings(game: Game, language: str, players: int) -> dict[str, Fields]:
    found = find_adventures(game)
    if found is None:
        return {}
    speech = _speech(game, language, players)
    return {one.id: msgspec.to_builtins(one) for one in found.briefings(speech)}


def _speech(game: Game, language: str, players: int) -> Speech:
    return Speech(game_texts(language, game.id, players), game, [""] * game.most_seats)


def _plays(level: str, game: Game) -> bool:
    try:
        check_bot(bot_for(level), game)
    except UnknownBot:
        return False
    return True


@lru_cache(maxsize=64)
def whole_game(game_id: str, language: str, players: int) -> Fields:
    """A game with the names and descriptions of everything in its box; some depend on the number of players."""
    game = GAMES[game_id]
    texts = game_texts(language, game.id, game.least_seats)
    say = texts.say
    return {
        **one_game(game, language),
        "things": things(language, game, players),
        "fields": _named("field-", texts),
        "windows": _named("window-", texts),
        "endings": {ending: say(f"ending-{ending}") for ending in game.endings.values()},
        "introduction": {
            "role": ROLES.get(game.id, ""),
            "belongings": BELONGINGS.get(game.id, []),
            "text": " ".join(say("introduction").split()),
        },
        "briefings": _briefings(game, language, players),
    }


def _named(prefix: str, texts: Texts) -> dict[str, str]:
    """All texts with a common key prefix, by the rest of the key."""
    keys = [key for key in texts.messages if key.startswith(prefix)]
    return {key.removeprefix(prefix): texts.say(key) for key in keys}


@lru_cache(maxsize=16)
def rules_of(game_id: str, language: str) -> Fields:
    names = ledger.chapter_names(game_id, language)
    return {
        "language": language,
        "chapters": [{"id": chapter, "name": name} for chapter, name in names.items()],
        "clauses": [
            {**asdict(clause), "chapter": clause.chapter}
            for clause in ledger.clauses(game_id, language).values()
        ],
        "rulings": [asdict(ruling) for ruling in ledger.rulings(game_id, language).values()],
    }
