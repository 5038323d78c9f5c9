"""Replays of finished games: step by step, from any perspective, in words."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable

from questhall.core.engine.errors import QuesthallError
from questhall.core.engine.state import PARTY, State
from questhall.core.interface.decision import current_decision
from questhall.core.interface.perspective import ALL, SPECTATOR, Perspective, seen_by, together
from questhall.core.records.record import Choice, Result, Rules, Start, Undo, read_header, read_lines
from questhall.core.records.replay import Moment, Replay
from questhall.games import GAMES
from questhall.i18n.speech import spoken_key
from questhall.server.protocol.refusals import Refusal
from questhall.server.table.sentences import Words, game_texts

Fields = dict[str, object]

LONGEST_WORD = 200
"""The longest name, or name of a bot, in a record. Names at tables are shorter."""
MOST_STEPS = 50
MOST_MOVES = 200
MOST_KEPT = 8
"""How many replays stay open, for viewers who step through them."""


class OpenReplay:
    """One finished game. Seeking keeps a position, so only one thread may use it at a time."""

    def __init__(self, replay_id: str, data: bytes) -> None:
        try:
            header = read_header(data)
            if header.game not in GAMES:
                raise _not_a_record(f"there is no game {header.game[:40]!r}")
            words = [*header.seats, *header.players]
            if any(len(word) > LONGEST_WORD or not word.isprintable() for word in words):
                raise _not_a_record("it has names that cannot be shown")
            self.replay = Replay(GAMES[header.game], data)
            result = read_lines(data)[-1]
            if not isinstance(result, Result) or not self.replay.is_finished():
                raise Refusal("bad-value", text="error-unfinished-record")
        except Refusal:
            raise
        except QuesthallError as problem:
            raise _not_a_record(str(problem)) from problem
        self.id = replay_id
        self.result = result
        self._lock = threading.Lock()

    def about(self, language: str) -> Fields:
        header = self.replay.header
        game = self.replay.game
        return {
            "id": self.id,
            "game": game.id,
            "title": game_texts(language, game.id, game.least_seats).say("game-title"),
            "seats": header.seats,
            "players": header.players,
            "variants": header.variants,
            "steps": self.replay.last() + 1,
            "ending": self.result.ending,
            "winners": self.result.winners,
            "commitment": header.commitment,
            "seed": header.seed,
            "fingerprint": self.result.chain,
        }

    def steps(self, first: int, end: int, eyes: str, language: str) -> list[Fields]:
        """Some steps, as seen from this perspective."""
        return self._told(self._step, first, end, MOST_STEPS, eyes, language)

    def moves(self, first: int, end: int, eyes: str, language: str) -> list[Fields]:
        """What was done in some steps, in a sentence each, without the table."""
        return self._told(self._move, first, end, MOST_MOVES, eyes, language)

    def _told(
        self,
        tell: Callable[[int, Perspective, Words], Fields],
        first: int,
        end: int,
        most: int,
        eyes: str,
        language: str,
    ) -> list[Fields]:
        perspective = self._perspective(eyes)
        last = self.replay.last()
        if not (0 <= first < end and first <= last and end - first <= most):
            raise Refusal("bad-value", f"from={first} to={end}, 0 … {last}")
        header = self.replay.header
        words = Words(language, self.replay.game, header.seats, header.variants)
        with self._lock:
            try:
                return [tell(n, perspective, words) for n in range(first, min(end, last + 1))]
            except QuesthallError as problem:
                raise Refusal("bad-value", str(problem)) from problem

    def _perspective(self, eyes: str) -> Perspective:
        if eyes in (ALL, SPECTATOR):
            return ALL if eyes == ALL else None
        if eyes.isdecimal() and len(eyes) < 3 and int(eyes) < len(self.replay.header.seats):
            return int(eyes)
        raise Refusal("bad-value", f"eyes {eyes[:20]!r}")

    def _step(self, number: int, perspective: Perspective, words: Words) -> Fields:
        before = self.replay.before(number)
        moment = self.replay.moment(number)
        fields = self.replay.as_data(moment, perspective)
        shown: Fields = {"step": number, "kind": fields["kind"]}
        for name in ("seat", "by", "key", "undone", "to", "consent"):
            if name in fields:
                shown[name] = fields[name]
        if isinstance(moment.step.what, Choice):
            shown["choice"] = moment.step.what.n
        view = self._view(moment.state, perspective, words)
        shown |= {"text": self._headline(before, moment, perspective, words), "view": view}
        if perspective == ALL:
            shown["hidden"] = self.replay.game.open_view(moment.state, self.replay.header.seats)
        shown["log"] = [
            {"event": self.replay.game.event_for(told, seat), **words.event(told, seat)}
            for told, seat in (seen_by(event, perspective) for event in moment.events)
        ]
        seen = fields["view"]
        assert isinstance(seen, dict)
        shown["awaited"] = seen.get("awaited")
        return shown

    def _move(self, number: int, perspective: Perspective, words: Words) -> Fields:
        before = self.replay.before(number)
        moment = self.replay.moment(number)
        told: Fields = {"step": number, "text": self._headline(before, moment, perspective, words)}
        what = moment.step.what
        if isinstance(what, Choice):
            told |= {"seat": what.seat, "by": what.by}
        return {**told, "undone": self.replay.is_undone(moment.step), "events": len(moment.events)}

    def _view(self, state: State, perspective: Perspective, words: Words) -> object:
        """The view from this perspective; `all` sees what anybody sees."""
        game = self.replay.game
        if perspective != ALL:
            return words.view(state, perspective)
        views: list[object] = [game.view(state, seat) for seat in (None, *range(state.seats))]
        common = together(views)
        assert isinstance(common, dict)
        common["seat"] = None
        return {**common, **words.drawing.explained(common, words.speech)}

    def _headline(self, before: State | None, moment: Moment, perspective: Perspective, words: Words) -> str:
        """What was done in a step, in a sentence."""
        what, say = moment.step.what, words.speech.say
        if isinstance(what, Start):
            return say("replay-start")
        if isinstance(what, Rules):
            return say("replay-rules", version=what.version, choice=what.to)
        name = self.replay.player(what.seat)
        if isinstance(what, Undo):
            return say("replay-undo.agreed" if what.consent else "replay-undo", seat=name, choice=what.to)
        who = name if what.by == "person" else say(f"replay-{what.by}", seat=name)
        key = self.replay.key_seen(what, perspective)
        if key is None:
            done = say("replay-chooses", seat=who)
        else:
            done = say("replay-chose", seat=who, option=self._offered(before, what.seat, key, words))
        return say("replay-undone", step=done) if self.replay.is_undone(moment.step) else done

    def _offered(self, before: State | None, seat: int, key: str, words: Words) -> str:
        """The chosen option in the words in which it was offered; its key if newer rules no longer offer it."""
        decision = None if before is None else current_decision(before)
        if before is not None and decision is not None:
            view = self.replay.game.view(before, None if seat == PARTY else seat)
            options = words.decision(decision, view)["options"]
            assert isinstance(options, list)
            for option in options:
                if option["key"] == key:
                    return str(option["text"])
        return spoken_key(key, self.replay.header.seats)


class Replays:
    """A cache of the most recently viewed replays."""

    def __init__(self) -> None:
        self._open: OrderedDict[str, OpenReplay] = OrderedDict()
        self._lock = threading.Lock()

    def find(self, replay_id: str) -> OpenReplay | None:
        with self._lock:
            found = self._open.get(replay_id)
            if found is not None:
                self._open.move_to_end(replay_id)
            return found

    def keep(self, replay: OpenReplay) -> OpenReplay:
        with self._lock:
            self._open[replay.id] = replay
            if len(self._open) > MOST_KEPT:
                self._open.popitem(last=False)
        return replay


def _not_a_record(why: str) -> Refusal:
    return Refusal("bad-value", why, is_sentence=True, text="error-bad-record")
