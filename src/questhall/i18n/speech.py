"""Sentences about a game: what happened, what is asked, what can be chosen."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import NamedTuple

from questhall.core.engine.events import Event
from questhall.core.engine.state import PARTY
from questhall.core.interface.decision import Decision, Option
from questhall.core.interface.game import Game
from questhall.i18n.texts import Argument, Name, Texts

KNOWN = "known"
"""The attribute with an event's fuller form, for those who are told its secret."""
SEAT = "seat"
"""The noun whose names are the players'."""


class Placed(NamedTuple):
    """What an option names: what it is called, and where or how it lies there, as `$place`."""

    name: Name
    where: str


Context = Argument | Mapping[str, Placed]
"""What texts may speak of: arguments, and of things that options name what is to be said of each besides."""


def text_name(game: Game, kind: str, name: str) -> Name:
    """Where the texts of a game have the name of something."""
    return Name(game.named_as.get(kind, kind), name)


class Speech:
    """One language at one table: the texts, the names of the players, which are never inflected, and
    the variants agreed on, by which the same answer may mean something else."""

    def __init__(self, texts: Texts, game: Game, names: list[str], variants: Collection[str] = ()) -> None:
        self.texts = texts
        self.game = game
        self.names = names
        self.variants = variants

    def say(self, key: str, **arguments: Argument) -> str:
        return self.texts.say(key, **arguments)

    def who(self, seat: int) -> str:
        """A player, or the party."""
        return self.say("party-name") if seat == PARTY else self.names[seat]

    def event(self, event: Event, seat: int | None) -> str:
        """What happened, as one seat (or a spectator) may tell it."""
        told = self.game.event_for(event, seat)
        arguments = {
            name: self._argument(kind, told[name])
            for name, _, kind in (spec.partition(":") for spec in event.kind.fields)
        }
        key = f"event-{event.kind.name}"
        secret = event.kind.secret
        if secret and secret in told:
            arguments[secret] = self._argument(secret, told[secret])
            key = f"{key}.{KNOWN}"
        return self.say(key, **arguments)

    def _argument(self, kind: str, value: object) -> Argument:
        if isinstance(value, str):
            return self.named(kind, value)
        assert isinstance(value, int)
        return self.names[value] if kind == SEAT else value

    def named(self, kind: str, name: str) -> Argument:
        """Something that a noun of the game names; seats are the players', everything unknown is a number."""
        if kind == SEAT:
            return self.names[self.game.nouns[kind].value(name)]
        has_text = kind in self.game.nouns and kind not in self.game.places
        return text_name(self.game, kind, name) if has_text else name

    def option(self, option: Option, **context: Context) -> str:
        """What choosing this does. The context says where things lie, so that it can name players."""
        arguments = _arguments(context)
        for kind, name in option.objects:
            there = context.get(kind)
            if isinstance(there, Mapping) and name in there:
                arguments[kind], arguments["place"] = there[name]
            else:
                arguments[kind] = self.named(kind, name)
        return self.say(option_key(option.verb), **arguments)

    def options(self, options: Iterable[Option], **context: Context) -> list[str]:
        """What each of these does; where two would read the same, what tells their objects apart is added."""
        options = list(options)
        said = [self.option(option, **context) for option in options]
        return [
            self._told_apart(text, option) if said.count(text) > 1 else text
            for text, option in zip(said, options, strict=True)
        ]

    def _told_apart(self, text: str, option: Option) -> str:
        keys = [f"apart-{text_name(self.game, kind, name).key()}" for kind, name in option.objects]
        return " ".join([text, *(f"({self.say(key)})" for key in keys if self.texts.has(key))])

    def occasion(self, decision: Decision, **context: Context) -> str:
        """What the asked player, or the party, has to decide."""
        return self.say(f"occasion-{decision.occasion}", seat=self.who(decision.seat), **_arguments(context))

    def players(self, seats: list[int]) -> str:
        """Players in a row: Ana, Ben and Cleo."""
        names = [self.who(seat) for seat in seats]
        if len(names) < 2:
            return "".join(names)
        return self.say("list-and", rest=", ".join(names[:-1]), last=names[-1])


def _arguments(context: Mapping[str, Context]) -> dict[str, Argument]:
    return {name: value for name, value in context.items() if not isinstance(value, Mapping)}


def option_key(verb: str) -> str:
    """The text that says what an option does.

    >>> option_key("send deck")
    'option-send-deck'
    """
    return f"option-{verb.replace(' ', '-')}"


def spoken_key(key: str, names: list[str]) -> str:
    """A key as people see and type it: with players' names, in one word each, instead of seats.

    >>> spoken_key("attack seat-1", ["Ana", "Big Ben"])
    'attack big_ben'
    """
    words = {f"seat-{seat}": "_".join(name.casefold().split()) for seat, name in enumerate(names)}
    parts = [word.partition(".") for word in key.split()]  # a place before a seat is named seat-1.2
    return " ".join(words.get(seat, seat) + dot + place for seat, dot, place in parts)
