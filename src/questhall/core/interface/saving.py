"""States as plain data and back: for snapshots, digests and the wire. Rules are named, not numbered."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import TypeVar

import msgspec
from librt.vecs import vec

from questhall.core.engine.cards import NO_CARD
from questhall.core.engine.chance import Chance
from questhall.core.engine.errors import FormatError, NewerVersion, UsageError
from questhall.core.engine.frames import LARGEST_ARGUMENT, NO_FRAME
from questhall.core.engine.knowledge import Knowledge, knowledge_from_record
from questhall.core.engine.plain_data import integer, integers, mapping, rows, text, texts, truth
from questhall.core.engine.rulebook import RuleBook
from questhall.core.engine.rules import Action, Question
from questhall.core.engine.state import LASTING_SIZE, PARTY, State
from questhall.core.interface.game import Game, Setup

FORMAT = 1
LARGEST_WORD = 2**63 - 1

T = TypeVar("T")


def save(game: Game, state: State) -> dict[str, object]:
    """Everything about a state except its source of chance, whose position the counters give."""
    book = state.book
    asking = book.frame_to_record(state.asking) if state.asking != NO_FRAME else []
    return {
        "format": FORMAT,
        "game": game.id,
        "seats": int(state.seats),
        "variants": game.variant_names(int(state.variants)),
        "covers": state.covers,
        "faces": list(state.faces),
        "links": list(state.links),
        "frames": [book.frame_to_record(frame) for frame in state.frames[: state.depth]],
        "contexts": list(state.contexts),
        "lasting": list(state.lasting),
        "decider": int(state.decider),
        "asking": asking,
        "options": [book.frame_to_record(state.options[i]) for i in range(state.option_count)],
        "draws": [int(state.setup_draws), int(state.shuffle_draws), int(state.dice_draws)],
        "ending": int(state.ending),
        "winners": int(state.winners),
        "own": {name: _plain(getattr(state, name)) for name in game.own_fields},
        "knowledge": None if state.knowledge is None else state.knowledge.to_record(),
    }


def _plain(value: object) -> object:
    if isinstance(value, (bool, int)):
        return value
    assert isinstance(value, vec)
    return list(value)


def digest(game: Game, state: State, choice: str = "") -> str:
    """A short fingerprint of a whole state and of how it was reached, the same on every machine and build."""
    data = msgspec.json.encode(save(game, state), order="sorted") + choice.encode()
    return hashlib.blake2b(data, digest_size=8).hexdigest()


# Loading


def load(game: Game, data: dict[str, object], chance: Chance) -> State:
    """The inverse of `save`; a loaded state continues as if it had never been saved."""
    saved = _Saved(data)
    version = saved.take("format", integer)
    if version > FORMAT:
        raise NewerVersion(f"this state was saved in format {version}; this program reads up to {FORMAT}")
    if version < 1:
        raise FormatError(f"a saved state is damaged: {version} is not a version of its format")
    if saved.take("game", text) != game.id:
        raise FormatError(f"this state belongs to {data['game']!r}, not to {game.id!r}")
    try:
        state = _load(game, saved, chance)
        _check(game, state)
    except (IndexError, ValueError, OverflowError, TypeError, UsageError) as problem:
        raise FormatError(f"a saved state is damaged: {problem}") from problem
    return state


class _Saved:
    """The fields of a saved state; errors name the field."""

    def __init__(self, data: dict[str, object]) -> None:
        self._data = data

    def take(self, name: str, read: Callable[[object], T]) -> T:
        if name not in self._data:
            raise FormatError(f"a saved state is damaged: {name} is missing")
        try:
            return read(self._data[name])
        except (FormatError, KeyError, IndexError, ValueError, OverflowError, TypeError) as problem:
            raise FormatError(f"a saved state is damaged: {name}: {problem}") from problem


def _load(game: Game, saved: _Saved, chance: Chance) -> State:
    variants = tuple(saved.take("variants", texts))
    setup = Setup(saved.take("seats", integer), variants, saved.take("covers", truth))
    game.check(setup)
    state = game.bare(setup, chance)
    book = state.book
    _take_cards(state, saved)
    state.lay_work(
        saved.take("frames", lambda value: _frames(book, value)),
        saved.take("contexts", _words),
        saved.take("lasting", _words),
        saved.take("options", lambda value: _frames(book, value)),
    )
    state.decider = saved.take("decider", _word)
    asking = saved.take("asking", lambda value: _frames(book, [value] if value else []))
    state.asking = asking[0] if len(asking) else NO_FRAME
    state.setup_draws, state.shuffle_draws, state.dice_draws = saved.take("draws", _three_words)
    state.ending = saved.take("ending", _word)
    state.winners = saved.take("winners", _word)
    own = _Saved(saved.take("own", mapping))
    for name in game.own_fields:
        value = own.take(name, _reader_like(getattr(state, name)))
        if isinstance(value, list):
            state.lay_own(name, value)
        else:
            setattr(state, name, value)
    state.knowledge = saved.take("knowledge", _knowledge)
    return state


def _take_cards(state: State, saved: _Saved) -> None:
    links, faces = saved.take("links", _words), saved.take("faces", _words)
    if len(links) != len(state.links) or len(faces) != len(state.faces) or not {*faces} <= {*state.faces}:
        raise ValueError("not the cards and zones of the box")
    state.lay_links(links)
    state.lay_faces(faces)


def _word(value: object) -> int:
    """An integer that fits a machine word, since compiled code cannot hold larger ones."""
    number = integer(value)
    if not -LARGEST_WORD - 1 <= number <= LARGEST_WORD:
        raise ValueError(f"{number} is too large")
    return number


def _three_words(value: object) -> tuple[int, int, int]:
    one, two, three = (_word(number) for number in integers(value))
    return one, two, three


def _words(value: object) -> list[int]:
    return [_word(number) for number in integers(value)]


def _reader_like(value: object) -> Callable[[object], object]:
    """The reader for fields with values like this one."""
    if isinstance(value, bool):
        return truth
    return _word if isinstance(value, int) else _words


def _frames(book: RuleBook, value: object) -> list[int]:
    return [_frame(book, row) for row in rows(value)]


def _frame(book: RuleBook, row: list[object]) -> int:
    name, a, b, c = row
    if text(name) not in book.by_name:
        raise ValueError(f"unknown rule {name!r}")
    arguments = integers([a, b, c])
    if not all(-1 <= value <= LARGEST_ARGUMENT for value in arguments):
        raise ValueError(f"arguments out of range in {row!r}")
    return int(book.by_name[text(name)].at(*arguments))


def _knowledge(value: object) -> Knowledge | None:
    return None if value is None else knowledge_from_record(mapping(value))


# A state that loads must also be one that can go on


def _check(game: Game, state: State) -> None:
    _check_cards(state)
    _check_decision(state)
    if state.ending and int(state.ending) not in game.endings:
        raise ValueError(f"there is no ending {state.ending}")
    if not 0 <= state.winners < 1 << int(state.seats):
        raise ValueError(f"invalid winners: {state.winners}")
    if min(state.setup_draws, state.shuffle_draws, state.dice_draws) < 0:
        raise ValueError("the number of draws is negative")
    if len(state.lasting) % LASTING_SIZE:
        raise ValueError("a lasting effect is cut off")
    if state.knowledge is not None:
        _check_knowledge(state, state.knowledge)


def _check_cards(state: State) -> None:
    """Every pile ends and has the right size, and no card lies twice: walking a cycle would never end."""
    seen: set[int] = set()
    for zone in range(int(state.zone_count)):
        card = int(state.top(zone))
        size = 0
        while card != NO_CARD:
            if card in seen or not 0 <= card < state.card_count:
                raise ValueError(f"card {card} is where it cannot be")
            seen.add(card)
            size += 1
            card = int(state.below(card))
        if size != state.size(zone):
            raise ValueError(f"zone {zone} has {size} cards, not {state.size(zone)}")


def _check_decision(state: State) -> None:
    if state.is_over():
        return
    if state.decider != PARTY and not 0 <= state.decider < state.seats:
        raise ValueError(f"nobody can be asked: there is no seat {state.decider}")
    if state.asking == NO_FRAME or not isinstance(state.book.rule(state.asking), Question):
        raise ValueError("nothing is being asked")
    if not state.option_count or not all(isinstance(state.book.rule(o), Action) for o in state.options):
        raise ValueError("there is nothing to choose from")


def _check_knowledge(state: State, knowledge: Knowledge) -> None:
    cards, pools = int(state.card_count), len(knowledge.pools)
    if len(knowledge.known) != cards or len(knowledge.pool_of) != cards:
        raise ValueError("knowledge of a wrong number of cards")
    if not all(0 <= pool < pools for pool in knowledge.pool_of):
        raise ValueError("a card of a pool that is not there")
    spoken_of = [card for group in (f.cards for f in knowledge.facts) for card in group]
    if not all(0 <= card < cards for card in spoken_of):
        raise ValueError("a fact about a card that is not there")
