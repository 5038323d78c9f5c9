"""What the server says, in each reader's language: about tables, decisions, results and reasons."""

from __future__ import annotations

from functools import cache, lru_cache

import msgspec

from questhall import ledger
from questhall.core.engine.events import Event, EventKind
from questhall.core.engine.state import PARTY, State
from questhall.core.interface.decision import Decision
from questhall.core.interface.game import Game
from questhall.core.interface.standing_orders import Order
from questhall.games.drawing import Drawing, find_drawing
from questhall.i18n.speech import SEAT, Speech, Told, text_name
from questhall.i18n.texts import LANGUAGES, Texts

View = dict[str, object]
MOST_TOLD = 256
"""How many sentences are cached per table, for others who are told the same at the same moment."""


@lru_cache(maxsize=64)
def game_texts(language: str, game_id: str, players: int) -> Texts:
    return Texts(language, game_id, players=players)


@cache
def drawing_of(game_id: str) -> Drawing:
    from questhall.games import find_game

    return find_drawing(find_game(game_id))


def best_language(accepted: str) -> str:
    """The first supported language of an Accept-Language header; English if there is none.

    >>> best_language("de-DE,pl;q=0.8,en;q=0.5")
    'pl'
    """
    wishes = []
    for place, part in enumerate(accepted.split(",")[:20]):
        name, _, quality = part.strip().partition(";q=")
        try:
            weight = float(quality or 1)
        except ValueError:
            weight = 0.0
        wishes.append((-weight, place, name[:2].lower()))
    return next((name for _, _, name in sorted(wishes) if name in LANGUAGES), LANGUAGES[0])


class Words:
    """One language at one table."""

    def __init__(self, language: str, game: Game, names: list[str], variants: list[str]) -> None:
        self.language = language
        self.game = game
        self.drawing = drawing_of(game.id)
        self.speech = Speech(game_texts(language, game.id, len(names)), game, names, variants)
        self._lines: dict[tuple[Event, bool, int | None], msgspec.Raw] = {}
        self._awaited: tuple[Decision | None, str] = (None, "")

    def event(self, event: Event, seat: int | None, reader: int | None = None) -> View:
        """What happened as a sentence, with what it names; `reader` is addressed as "you"."""
        return _told(self.speech.told(event, seat, reader))

    def entry(self, event: Event, seat: int | None) -> View:
        """What happened as a seat may know and read it."""
        form = self.speech.form(event, seat, seat if seat in _seats_in(event) else None)
        return {"event": form.fields, **_told(self.speech.fill(form))}

    def line(self, n: int, choice: int, step: int, event: Event, seat: int | None) -> msgspec.Raw:
        """The same as a line of the log, ready to be sent.

        Most events are the same for everybody they are not about, so they are put into words once.
        """
        is_known = event.is_told_to(-1 if seat is None else seat)
        eyes = (event, is_known, seat if seat in _seats_in(event) else None)
        line = self._lines.get(eyes)
        if line is None:
            if len(self._lines) >= MOST_TOLD:
                self._lines.clear()
            fields = {"n": n, "choice": choice, "step": step, **self.entry(event, seat)}
            line = self._lines[eyes] = msgspec.Raw(msgspec.json.encode(fields))
        return line

    def forget_lines(self) -> None:
        """Everybody who is here has been told."""
        self._lines.clear()

    def is_remarkable(self, event: Event, seat: int | None) -> bool:
        return self.drawing.is_remarkable(self.game.event_for(event, seat))

    def view(self, state: State, seat: int | None) -> View:
        """The table as a seat sees it, with what follows from that."""
        return self.explained(self.game.view(state, seat))

    def explained(self, seen: View) -> View:
        """A view with what follows from it."""
        return {**seen, **self.drawing.explained(seen, self.speech)}

    def awaited(self, decision: Decision) -> str:
        """Whom the table is waiting for, for onlookers."""
        if self._awaited[0] is not decision:
            self._awaited = (decision, self._say_awaited(decision))
        return self._awaited[1]

    def _say_awaited(self, decision: Decision) -> str:
        if decision.seat == PARTY:
            return self.speech.say("awaits-all")
        key = "awaits-answer" if decision.is_window else "awaits-decision"
        return self.speech.say(key, seat=self.speech.who(decision.seat))

    def decision(self, decision: Decision, view: View) -> dict[str, object]:
        """The question and its options as a seat sees them; options in display order."""
        asked = {"seat": decision.seat, "occasion": decision.occasion, "window": decision.is_window}
        context = self.drawing.context({**view, "awaited": asked}, self.speech)
        options = sorted(decision.options, key=self.drawing.rank)
        said = self.speech.told_options(options, **context)
        return {
            "text": self.speech.occasion(decision, **context),
            "options": [
                {
                    "key": option.key,
                    "verb": option.verb,
                    "objects": [list(named) for named in option.objects],
                    "refers": [list(named) for named in self.drawing.refers(option, view)],
                    "clause": option.clause,
                    **_told(told),
                }
                for option, told in zip(options, said, strict=True)
            ],
        }

    def verdict(self, view: View, reader: int | None) -> dict[str, object]:
        """How the game ended, who won, and how; a `reader` who won is addressed as "you"."""
        ending, winners = self.drawing.verdict(view, self.speech, reader)
        rows = self.drawing.standings(view, self.speech)
        return {
            "text": ending,
            "verdict": winners,
            "standings": [[label, value.plain] for label, value in rows],
        }

    def order(self, order: Order) -> str:
        until = self.speech.say(f"until-{order.until}") if order.until else self.speech.say("until-withdrawn")
        if order.use:
            return self.speech.say("order-use", what=self._things_of(order.use), until=until)
        if order.occasion:
            window = self.speech.say(f"window-{order.occasion}")
            return self.speech.say("order-decline-window", window=window, until=until)
        return self.speech.say("order-decline", until=until)

    def _things_of(self, key: str) -> str:
        """What a key names, as people call it."""
        named = [
            self.speech.say(text_name(self.game, kind, word).key())
            for word in key.split()
            for kind, noun in self.game.nouns.items()
            if word in noun.names and self.speech.texts.has(text_name(self.game, kind, word).key())
        ]
        return ", ".join(dict.fromkeys(named)) or key

    def reason(self, reason: str | None) -> dict[str, object]:
        """Why something is not possible, and the rule that forbids it, in the player's language."""
        if reason is None:
            return {"possible": True, "clause": "", "text": self.speech.say("reason-possible")}
        found = ledger.entries(self.game.id, self.language).get(reason)
        title, rule = ("", "") if found is None else (found.title, _plain(found.text))
        key = f"reason-{reason}"
        text = self.speech.say(key) if self.speech.texts.has(key) else title or reason
        return {"possible": False, "clause": reason, "text": text, "title": title, "rule": rule}


@cache
def _places_of_seats(kind: EventKind) -> tuple[int, ...]:
    """Which arguments of an event are seats."""
    return tuple(place for place, spec in enumerate(kind.fields) if spec.rpartition(":")[2] == SEAT)


def _seats_in(event: Event) -> list[int]:
    """The seats that an event names."""
    return [event.arguments[place] for place in _places_of_seats(event.kind)]


def things(language: str, game: Game, players: int) -> dict[str, dict[str, object]]:
    """Everything in the box that views and events mention, named and described for this many players."""
    texts = game_texts(language, game.id, players)
    speech = Speech(texts, game, [""] * game.most_seats)
    drawing = drawing_of(game.id)
    found: dict[str, dict[str, object]] = {}
    for kind, noun in game.nouns.items():
        if kind == SEAT:
            continue
        found[kind] = {}
        for name in noun.names:
            key = text_name(game, kind, name).key()
            if texts.has(key):
                has_help = kind in drawing.HELPS
                lines = drawing.describe(kind, name, speech) if has_help else []
                face = msgspec.to_builtins(drawing.face(kind, name, speech)) if has_help else None
                found[kind][name] = {"name": texts.say(key), "lines": lines, "face": face}
    return found


def _told(told: Told) -> dict[str, object]:
    return {"text": told.text, "names": [list(named) for named in told.names]}


def _plain(markdown: str) -> str:
    return markdown.replace("**", "").replace("*", "")
