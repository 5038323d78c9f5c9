"""The source of dice and shuffles: counted streams, so a state only holds how far each has been read.

A source of chance is a pure function from (stream, counter) to a 32-bit word. It is shared by all
copies of a state and never changes; the counters are part of the state. So undo and replay never
draw anew, and nothing depends on the order in which copies are played.
"""

from __future__ import annotations

import hashlib
from typing import Final

from mypy_extensions import i64, mypyc_attr

SETUP: Final = 0
SHUFFLES: Final = 1
DICE: Final = 2
STREAMS: Final = ("setup", "shuffles", "dice")

_WORD: Final = 0xFFFFFFFF
_STRIDE: Final = 0x1E3779B1


def mix(word: i64) -> i64:
    """Scramble a 32-bit word; both multipliers stay below 2**31, so no product leaves 63 bits."""
    word = ((word ^ (word >> 16)) * 0x21F0AAAD) & _WORD
    word = ((word ^ (word >> 15)) * 0x735A2D97) & _WORD
    return word ^ (word >> 15)


def derive(seed: i64, *path: i64) -> i64:
    """Derive a separate seed for a game, a seat or a worker.

    >>> derive(7, 1) != derive(7, 2)
    True
    """
    low: i64 = mix(seed & _WORD)
    high: i64 = mix(((seed >> 32) & 0x7FFFFFFF) ^ 0x5BD1E995)
    for part in path:
        low = mix((low + (part & _WORD) * 3 + _STRIDE) & _WORD)
        high = mix(high ^ low ^ ((part >> 32) & 0x7FFFFFFF))
    # 62 bits, the most that a record's header takes as a seed.
    return ((high & 0x3FFFFFFF) << 32) | low


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A source of chance. `describe` names it without revealing its secrets."""

    def word(self, stream: i64, counter: i64) -> i64:
        """The 32-bit word at this place of a stream."""
        raise NotImplementedError

    def fixed_roll(self, counter: i64) -> i64:
        """What the die must show, or -1 to roll it: scenario files fix dice here."""
        return -1

    def fixed_order(self, counter: i64) -> list[int] | None:
        """The faces of the next shuffle from top to bottom, if a scenario file fixes them."""
        return None

    def describe(self) -> dict[str, object]:
        """The kind of this source and what it was made from, as plain data."""
        raise NotImplementedError


class FastChance(Chance):
    """For simulation and search: two rounds of mixing over key, stream and counter."""

    def __init__(self, seed: i64) -> None:
        self.seed = seed
        self.low: i64 = mix(seed & _WORD)
        # Without the constant both rounds would cancel out at the first word of every small seed.
        self.high: i64 = mix(((seed >> 32) & 0x7FFFFFFF) ^ self.low ^ 0x5BD1E995)

    def word(self, stream: i64, counter: i64) -> i64:
        return mix(mix((self.low + counter * _STRIDE) & _WORD) ^ self.high ^ (stream << 28))

    def describe(self) -> dict[str, object]:
        return {"kind": "fast", "seed": int(self.seed)}

    def __reduce__(self) -> tuple[object, ...]:
        return FastChance, (self.seed,)


class CommittedChance(Chance):
    """For tables of people: a keyed hash whose seed was committed to before anyone added entropy.

    The commitment binds the host, the players' entropy keeps the host from choosing the game, and
    once the seed is revealed, anybody can recompute every die and shuffle.
    """

    def __init__(self, seed: bytes, entropy: list[str]) -> None:
        self.seed = seed
        self.entropy = entropy
        self.key = mixed_key(seed, entropy)

    def word(self, stream: i64, counter: i64) -> i64:
        place = f"{STREAMS[stream]}:{counter}".encode()
        digest = hashlib.blake2b(place, key=self.key, digest_size=4).digest()
        return int.from_bytes(digest, "big")

    def describe(self) -> dict[str, object]:
        return {"kind": "committed", "commitment": commitment(self.seed), "entropy": list(self.entropy)}

    def __reduce__(self) -> tuple[object, ...]:
        return CommittedChance, (self.seed, self.entropy)


class ScriptedChance(Chance):
    """Dice and shuffles fixed in advance; once they run out, the fallback takes over."""

    def __init__(self, dice: list[int], orders: list[list[int]], fallback: Chance) -> None:
        self.dice = dice
        self.orders = orders
        self.fallback = fallback

    def word(self, stream: i64, counter: i64) -> i64:
        return self.fallback.word(stream, counter)

    def fixed_roll(self, counter: i64) -> i64:
        return self.dice[counter] if counter < len(self.dice) else -1

    def fixed_order(self, counter: i64) -> list[int] | None:
        return self.orders[counter] if counter < len(self.orders) else None

    def describe(self) -> dict[str, object]:
        return {
            "kind": "scripted",
            "dice": list(self.dice),
            "orders": [list(order) for order in self.orders],
            "fallback": self.fallback.describe(),
        }

    def __reduce__(self) -> tuple[object, ...]:
        return ScriptedChance, (self.dice, self.orders, self.fallback)


def commitment(seed: bytes) -> str:
    """What the host publishes before the game.

    >>> commitment(b"secret")[:16]
    '2bb80d537b1da3e3'
    """
    return hashlib.sha256(seed).hexdigest()


def mixed_key(seed: bytes, entropy: list[str]) -> bytes:
    """The key of the streams: the committed seed and everybody's entropy, each with its length."""
    hasher = hashlib.blake2b(digest_size=32)
    for part in [seed, *(text.encode() for text in entropy)]:
        hasher.update(len(part).to_bytes(4, "big"))
        hasher.update(part)
    return hasher.digest()


class Picker:
    """A sequential generator for random choices in bots, playouts and tests."""

    def __init__(self, seed: i64) -> None:
        self.low: i64 = mix(seed & _WORD)
        self.high: i64 = mix(((seed >> 32) & 0x7FFFFFFF) ^ self.low)
        self.counter: i64 = 0

    def below(self, bound: i64) -> i64:
        """A number from 0 to `bound` - 1; the bias of at most bound / 2**32 does not matter here."""
        self.counter += 1
        word = mix(mix((self.low + self.counter * _STRIDE) & _WORD) ^ self.high)
        return (word * bound) >> 32

    def __reduce__(self) -> tuple[object, ...]:
        return picker_at, (self.low, self.high, self.counter)


def picker_at(low: i64, high: i64, counter: i64) -> Picker:
    """A picker that goes on where another one was when it was copied or pickled."""
    picker = Picker(0)
    picker.low, picker.high, picker.counter = low, high, counter
    return picker
