"""Sentences about a game: what happened, what is asked, what can be chosen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Hashable, Iterable, Mapping
from typing import NamedTuple
from weakref import WeakKeyDictionary

from questhall.core.engine.events import NOTHING, Event
from questhall.core.engine.state import PARTY
from questhall.core.interface.decision import Decision, Option
from questhall.core.interface.game import Game
from questhall.i18n.texts import MOST_REMEMBERED, Argument, Name, Piece, Spelled, Texts, filled

KNOWN = "known"
"""The attribute with an event's fuller form, for those who are told its secret."""
SEAT = "seat"
"""The noun whose names are the players'."""
YOU = "you"
"""Begins the key of an event as it is told to the player it is about: You roll 5."""
AT_YOU = "at-you"
"""The same for another player whom it names: Ben attacks you."""
YOURSELF = "yourself"
"""The same where both are one: You cast it on yourself."""


class Named(NamedTuple):
    """A thing named in a sentence, with its span (end excluded), its kind and its id."""

    start: int
    end: int
    kind: str
    id: str | int


class Told(NamedTuple):
    """A sentence, and the things and players it names."""

    text: str
    names: list[Named]


class Placed(NamedTuple):
    """What an option refers to: its name, and where or how it lies there, as `$place`."""

    name: Name
    where: str


class EventForm(NamedTuple):
    """How an event is told: its fields, the sentence without players' names, whose names are missing, and
    what the sentence names."""

    fields: dict[str, object]
    pieces: tuple[Piece, ...]
    arguments: dict[str, Argument]
    seats: dict[str, int]
    named: dict[str, tuple[str, str | int]]


_FORMS: WeakKeyDictionary[Texts, dict[Hashable, EventForm]] = WeakKeyDictionary()
"""How events were told, for all tables with the same texts."""

Context = Argument | Mapping[str, Placed]
"""What texts may speak of: arguments, and of things that options name what is to be said of each besides."""


def text_name(game: Game, kind: str, name: str) -> Name:
    """The text key of a thing's name."""
    return Name(game.named_as.get(kind, kind), name)


class Speech:
    """One language at one table: the texts, the players' names (which are never inflected), and the variants,
    which may change the meaning of an answer."""

    def __init__(self, texts: Texts, game: Game, names: list[str], variants: Collection[str] = ()) -> None:
        self.texts = texts
        self.game = game
        self.names = names
        self.variants = variants
        self._forms = _FORMS.setdefault(texts, {})

    def say(self, key: str, **arguments: Argument) -> str:
        return self.texts.say(key, **arguments)

    def who(self, seat: int) -> str:
        """A player, or the party."""
        return self.say("party-name") if seat == PARTY else self.names[seat]

    def event(self, event: Event, seat: int | None) -> str:
        """What happened, as told to one seat (or a spectator)."""
        return self.told(event, seat).text

    def told(self, event: Event, seat: int | None, reader: int | None = None) -> Told:
        """The same with the things it names, addressed to a `reader` who may be one of the players in it."""
        return self.fill(self.form(event, seat, reader))

    def fill(self, form: EventForm) -> Told:
        """How an event is told at this table, with its players' names."""
        given = {**form.arguments, **{argument: self.names[one] for argument, one in form.seats.items()}}
        return _named(filled(form.pieces, given), form.named)

    def form(self, event: Event, seat: int | None, reader: int | None = None) -> EventForm:
        """An event as it is told at every table; what is left open are the players' names."""
        is_known = event.is_told_to(-1 if seat is None else seat)
        about = (event.kind, event.arguments, event.secret if is_known else NOTHING, is_known, reader)
        found = self._forms.get(about)
        if found is None:
            found, is_general = self._make_form(event, seat, reader)
            if is_general:
                if len(self._forms) >= MOST_REMEMBERED:
                    self._forms.clear()
                self._forms[about] = found
        return found

    def _make_form(self, event: Event, seat: int | None, reader: int | None) -> tuple[EventForm, bool]:
        """How an event is told, and whether that is the same whatever the players are called."""
        told = self.game.event_for(event, seat)
        kinds = dict(_field(spec) for spec in event.kind.fields)
        secret = event.kind.secret
        known = ""
        if secret and secret in told:
            kinds[secret] = secret
            known = f".{KNOWN}"
        arguments = {name: self._argument(kind, told[name]) for name, kind in kinds.items()}
        key = self._event_key(event.kind.name, told, kinds, reader)
        named = {
            name: (kind, value)
            for name, kind in kinds.items()
            if (kind == SEAT or kind in self.game.nouns) and isinstance(value := told[name], str | int)
        }
        seats = {
            name: value for name, (kind, value) in named.items() if kind == SEAT and isinstance(value, int)
        }
        form = EventForm(told, self.texts.pieces(key + known, arguments), arguments, seats, named)
        return form, not self.texts.closed(key + known).intersection(seats)

    def _event_key(self, name: str, told: dict[str, object], kinds: dict[str, str], reader: int | None) -> str:
        """The text for an event: players read about themselves as `you`."""
        if reader is not None:
            is_about = told.get(SEAT) == reader
            is_at = any(
                kind == SEAT and told[field] == reader for field, kind in kinds.items() if field != SEAT
            )
            ways = [YOURSELF] if is_about and is_at else []
            ways += [YOU] if is_about else [AT_YOU] if is_at else []
            for way in ways:
                if self.texts.has(f"{way}-{name}"):
                    return f"{way}-{name}"
        return f"event-{name}"

    def _argument(self, kind: str, value: object) -> Argument:
        if isinstance(value, str):
            return self.named(kind, value)
        assert isinstance(value, int)
        return self.names[value] if kind == SEAT else value

    def named(self, kind: str, name: str) -> Argument:
        """The name of a noun's value; seats have players' names, and unknown kinds are numbers."""
        if kind == SEAT:
            return self.names[self.game.nouns[kind].value(name)]
        has_text = kind in self.game.nouns and kind not in self.game.places
        return text_name(self.game, kind, name) if has_text else name

    def option(self, option: Option, **context: Context) -> str:
        """What choosing this option does. The context says where things lie, so that it can name players."""
        return self.told_option(option, **context).text

    def told_option(self, option: Option, **context: Context) -> Told:
        """The same with what it names."""
        return self._tell_option(option, _arguments(context), context)

    def _tell_option(self, option: Option, said: dict[str, Argument], context: Mapping[str, Context]) -> Told:
        arguments = {**said}
        for kind, name in option.objects:
            there = context.get(kind)
            if there is not None and not isinstance(there, str | int | Name) and name in there:
                arguments[kind], arguments["place"] = there[name]
            else:
                arguments[kind] = self.named(kind, name)
        found = self.texts.spell(option_key(option.verb), **arguments)
        seats = self.game.nouns.get(SEAT)
        named = {
            kind: (kind, seats.value(name) if kind == SEAT and seats is not None else name)
            for kind, name in option.objects
        }
        return _named(found, named)

    def options(self, options: Iterable[Option], **context: Context) -> list[str]:
        """What each option does; if two would read the same, a distinguishing detail is added."""
        return [told.text for told in self.told_options(options, **context)]

    def told_options(self, options: Iterable[Option], **context: Context) -> list[Told]:
        """The same with what they name."""
        options = list(options)
        arguments = _arguments(context)
        found = [self._tell_option(option, arguments, context) for option in options]
        said = Counter(told.text for told in found)
        return [
            Told(self._told_apart(told.text, option), told.names) if said[told.text] > 1 else told
            for told, option in zip(found, options, strict=True)
        ]

    def _told_apart(self, text: str, option: Option) -> str:
        keys = [f"apart-{text_name(self.game, kind, name).key()}" for kind, name in option.objects]
        return " ".join([text, *(f"({self.say(key)})" for key in keys if self.texts.has(key))])

    def occasion(self, decision: Decision, **context: Context) -> str:
        """What the asked player, or the party, has to decide."""
        return self.say(f"occasion-{decision.occasion}", seat=self.who(decision.seat), **_arguments(context))

    def won(self, how: str, winners: list[int], reader: int | None = None) -> str:
        """Who won and by what; a winner reads of itself as `you`, and of the others who share the victory."""
        if reader is not None and reader in winners:
            others = [seat for seat in winners if seat != reader]
            return self.say(f"{YOU}-won-{how}", others=self.players(others))
        return self.say(f"won-{how}", winners=self.players(winners))

    def players(self, seats: list[int]) -> str:
        """A list of players: Ana, Ben and Cleo."""
        names = [self.who(seat) for seat in seats]
        if len(names) < 2:
            return "".join(names)
        return self.say("list-and", rest=", ".join(names[:-1]), last=names[-1])


def _field(spec: str) -> tuple[str, str]:
    """A field of an event: its name and its kind of thing."""
    name, _, kind = spec.partition(":")
    return name, kind


def _named(found: Spelled, named: Mapping[str, tuple[str, str | int]]) -> Told:
    """A sentence, and the things that its arguments name."""
    places = [Named(start, end, *named[name]) for start, end, name in found.places if name in named]
    return Told(found.text, places)


def _arguments(context: Mapping[str, Context]) -> dict[str, Argument]:
    return {name: value for name, value in context.items() if isinstance(value, str | int | Name)}


def option_key(verb: str) -> str:
    """The text that says what an option does.

    >>> option_key("send deck")
    'option-send-deck'
    """
    return f"option-{verb.replace(' ', '-')}"


def spoken_key(key: str, names: list[str]) -> str:
    """A key as people see and type it: with players' names, each as one word, instead of seats.

    >>> spoken_key("attack seat-1", ["Ana", "Big Ben"])
    'attack big_ben'
    """
    words = {f"seat-{seat}": "_".join(name.casefold().split()) for seat, name in enumerate(names)}
    parts = [word.partition(".") for word in key.split()]  # a place before a seat is named seat-1.2
    return " ".join(words.get(seat, seat) + dot + place for seat, dot, place in parts)
