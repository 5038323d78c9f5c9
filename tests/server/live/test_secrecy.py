"""Two tables that a seat cannot tell apart give that seat the very same bytes, while they look alike."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import cast

import pytest

from questhall.core.engine.chance import Picker
from questhall.core.engine.events import Event
from questhall.core.engine.state import State
from questhall.core.interface.attention import ASKINGS, Asking
from questhall.core.interface.game import Game
from questhall.core.interface.standing_orders import When
from questhall.core.records.record import LaidOut
from questhall.core.records.session import Session
from questhall.games import GAMES
from questhall.server.live import live_table as table_
from questhall.server.live.automatic_moves import Step, next_step
from questhall.server.live.bot_processes import Thinkers
from questhall.server.live.connection import Connection
from questhall.server.live.live_table import LiveTable
from questhall.server.protocol.refusals import Refusal
from questhall.server.storage.store import Deed, Row, Store
from questhall.server.table import actions, seat_views
from questhall.server.table import table_state as standing_
from questhall.server.table.table_document import BOT, PERSON, SeatDoc, TableDoc, write_document
from questhall.server.table.table_state import Standing
from tests.every_game.twins import make_twin

pytestmark = pytest.mark.usefixtures("no_time_passes")

NAMES = ["Ana", "Ben", "Cleo"]
ENTROPY = ["one", "two", "three"]
SEED = bytes(32)
LONGEST = 25
"""Choices that a pair of tables is followed for."""
LONGEST_GAME = 400


TRIED = 25
"""Keys that a seat tries and asks about at every decision."""


class NoStore:
    """Takes every deed and keeps none."""

    def do(self, _deed: Deed) -> Future[bool]:
        done: Future[bool] = Future()
        done.set_result(True)
        return done


class NoWire:
    """Takes nothing: what is sent stays where it waits."""

    when_writable: Callable[[], None] | None = None

    def call_soon(self, call: Callable[[], None]) -> None:
        """It is never called."""

    def is_writable(self) -> bool:
        return False

    def write(self, messages: list[bytes]) -> None:
        raise AssertionError("it cannot be written to")

    def close(self, code: int) -> None:
        """Nobody is there."""


class Reader(Connection):
    """Keeps what it is sent, byte by byte."""

    def __init__(self, seats: list[int]) -> None:
        super().__init__(NoWire())
        self.seats = seats

    def traffic(self) -> list[str]:
        sent = [message.decode() for message in self._messages]
        self._messages.clear()
        return sent


@dataclass
class Onlooker:
    """A table, and the connection of the seat whose traffic is compared."""

    table: LiveTable
    reader: Reader
    watcher: Reader
    told: list[Event] = field(default_factory=list)

    def traffic(self) -> list[list[str]]:
        """What the seat was sent, and what a spectator was: all messages in their order."""
        return [self.reader.traffic(), self.watcher.traffic()]

    def next_step(self) -> object:
        """Who acts next without being asked, and how long that takes."""
        step = next_step(self.standing)
        return step and (step.seat, step.by, step.at - self.standing.opened)

    def undisturbed(self) -> list[int]:
        """Who is spared the window that is now open: an order answers at once, for everybody to see."""
        answers = {
            seat: self.standing.orders.answer_to(asked.decision, asked.weight)
            for seat, asked in self.standing.asked().items()
        }
        return [seat for seat, answer in answers.items() if answer is not None and answer.when is When.AT_ONCE]

    @property
    def standing(self) -> Standing:
        return self.table.standing

    @property
    def state(self) -> State:
        return self.standing.playing.state


def played(
    game: Game, choices: list[int], variants: tuple[str, ...], laid_out: LaidOut | None = None
) -> Session:
    """A game after these choices, given by their places in the lists of options."""
    session = Session.begin(
        game,
        NAMES,
        variants=list(variants),
        covers=True,
        committed=(SEED, ENTROPY),
        players=["human"] * 3,
        laid_out=laid_out,
    )
    for place in choices:
        decision = session.decision()
        assert decision is not None
        session.choose(decision.seat, decision.keys()[place])
    return session


def sat_down(game: Game, session: Session, seat: int, bots: Sequence[int] = ()) -> Onlooker:
    """A table with a seat of interest, a spectator, and bots on some of the other seats."""
    seats = [SeatDoc(BOT if number in bots else PERSON, name, entropy="x") for number, name in enumerate(NAMES)]
    document = TableDoc(seats, [], "", "", "", "", window_seconds=20, turn_seconds=60, pace=700)
    row = Row("table", game.id, "playing", False, False, 1, 0, write_document(document))
    standing = Standing(game, row)
    standing.begin(session)
    table = LiveTable(standing, cast(Store, NoStore()), Thinkers(), lambda _table: None)
    reader, watcher = Reader([seat]), Reader([])
    table.join(reader)
    table.join(watcher)
    return Onlooker(table, reader, watcher)


def random_choices(game: Game, picker: Picker) -> list[int]:
    """The choices up to any moment of a whole game."""
    session, choices = played(game, [], ()), list[int]()
    while (decision := session.decision()) is not None and len(choices) < LONGEST_GAME:
        choices.append(int(picker.below(len(decision.options))))
        session.choose(decision.seat, decision.keys()[choices[-1]])
    return choices[: int(picker.below(len(choices)))]


async def follow(game: Game, seed: int, picker: Picker, laid_out: LaidOut | None = None) -> tuple[int, int]:
    """Compare the traffic of a seat at a table and at its twin.

    How many comparisons could have failed, and how many of those were in windows that were quiet for somebody.
    """
    choices = [] if laid_out else random_choices(game, picker)
    seat = int(picker.below(len(NAMES)))
    bots = [number for number in range(len(NAMES)) if number != seat and picker.below(2)]
    one, other = played(game, choices, (), laid_out), played(game, choices, (), laid_out)
    other.state = make_twin(game, one.state, seat, picker)
    differ = [face for face, twin in zip(one.state.faces, other.state.faces, strict=True) if face != twin]
    pair = [sat_down(game, session, seat, bots) for session in (one, other)]
    compared = quiet = 0
    for _ in range(LONGEST):
        if one.state.is_over():
            break  # everything is shown now, down to the seed
        where = f"{game.id}, seed {seed}, seat {seat}, choice {len(one.made)}"
        assert pair[0].traffic() == pair[1].traffic(), where
        assert pair[0].next_step() == pair[1].next_step(), where
        assert pair[0].undisturbed() == pair[1].undisturbed(), where
        assert _reasons(pair[0], seat) == _reasons(pair[1], seat), where
        compared += bool(differ)
        quiet += bool(differ and pair[0].undisturbed())
        if not await _step(game, pair, seat, picker):
            break
    return compared, quiet


def _reasons(onlooker: Onlooker, seat: int) -> list[object]:
    """What a seat is answered when it tries or asks about anything that the game knows."""
    standing = onlooker.standing
    number = len(standing.playing.made) + 1
    book = standing.playing.state.book
    words = onlooker.table.words("en")
    known = sorted({book.key(option) for option in book.every_option(seat)})
    keys = known[number % 10 :: max(1, len(known) // TRIED)]
    answers: list[object] = [words.reason(actions.why_not(standing, seat, key)) for key in keys]
    offered = standing.asked().get(seat)
    for key in keys:
        if offered is None or not offered.decision.offers(key):
            with pytest.raises(Refusal) as refusal:
                actions.choose(standing, seat, number, key)
            answers.append((refusal.value.code, refusal.value.clause, str(refusal.value)))
    return answers


async def _step(game: Game, pair: list[Onlooker], seat: int, picker: Picker) -> bool:
    """Something happens at both tables that looks the same; whether they still do afterwards."""
    others = [number for number in range(len(NAMES)) if number != seat]
    if picker.below(3) == 0:
        await _answer_early(pair, others[int(picker.below(2))])
        return True
    index = int(picker.below(pair[0].state.option_count))
    alike = [
        i for i in range(pair[1].state.option_count) if _looks(pair[1], seat, i) == _looks(pair[0], seat, index)
    ]
    if not alike:
        return False
    for onlooker, place in zip(pair, (index, alike[int(picker.below(len(alike)))]), strict=True):
        state = onlooker.state
        decider, key = int(state.decider), state.book.key(state.options[place])
        await onlooker.table.do(lambda o=onlooker, d=decider, k=key: actions.make(o.standing, d, k, "person"))  # type: ignore[misc]
        story, made = onlooker.standing.story, len(onlooker.standing.playing.made)
        onlooker.told = [event for choice, event in story.part(0, len(story)) if choice == made]
    told = [[game.event_for(event, seat) for event in onlooker.told] for onlooker in pair]
    return told[0] == told[1] and game.view(pair[0].state, seat) == game.view(pair[1].state, seat)


async def _answer_early(pair: list[Onlooker], seat: int) -> None:
    """Another seat declines before its turn, or gives an order for later: nobody hears of either."""
    for onlooker in pair:
        asked = onlooker.standing.asked().get(seat)
        number = len(onlooker.standing.playing.made) + 1
        if asked is not None and asked.ahead:
            choice = number + asked.ahead
            await onlooker.table.do(lambda o=onlooker, c=choice: actions.choose(o.standing, seat, c, "decline"))  # type: ignore[misc]
        assert onlooker.traffic() == [[], []]


def _looks(onlooker: Onlooker, seat: int, index: int) -> object:
    """An option as the seat sees it chosen."""
    state = onlooker.state
    option = state.options[index]
    if state.decider == seat:
        return option
    return state.book.action(option).as_seen(state, option, seat)


@pytest.mark.parametrize(
    ("game_id", "tables", "least"), [("rent-a-hero", 30, 150), ("talisman", 6, 30), ("warhammer-quest", 4, 20)]
)
def test_what_a_seat_cannot_see_changes_no_byte_that_it_is_sent(game_id: str, tables: int, least: int) -> None:
    """Nor any that a spectator is sent, who knows no more than any seat; nor who acts when."""
    compared = 0
    for seed in range(tables):
        compared += asyncio.run(follow(GAMES[game_id], seed, Picker(seed)))[0]
    assert compared > least, "tables that do not differ prove nothing"


BELONGINGS = LaidOut(
    ["ana", "ben", "cleo"],
    {
        "character": {"ana": "wizard", "ben": "sorceress", "cleo": "ghoul"},
        "objects": {"ana": ["sword"], "ben": ["shield", "helmet"], "cleo": ["holy_lance"]},
        "spells": {"ana": ["hex"], "ben": ["nullify", "counterspell"]},
    },
)
"""All could ditch something before every roll; Ana and Ben have Spells, which do not fit at any time."""


def test_what_a_seat_cannot_see_does_not_change_who_is_asked() -> None:
    compared = 0
    for seed in range(7):
        compared += asyncio.run(follow(GAMES["talisman"], seed, Picker(seed), BELONGINGS))[1]
    assert compared > 10, "tables that do not differ prove nothing"


# Where somebody wants to be asked


BEN = 1
HANDS = ["hex", "counterspell", "immobility", "healing", "teleport", "random", "destroy_magic", "psionic_blast"]
"""Spells that fit at different moments, or at none that comes."""
STEPS = 70


def with_spell(face: str) -> LaidOut:
    """Ana's turn begins, then comes Ben's; all see that he holds a Spell, he alone sees which."""
    return LaidOut(
        ["ana", "ben", "cleo"],
        {
            "character": {"ana": "warrior", "ben": "ghoul", "cleo": "thief"},
            "place": {"ana": "fields_1", "ben": "chapel", "cleo": "city"},
            "objects": {"ana": ["sword"], "ben": ["shield"]},
            "spells": {"ben": [face]},
            "life": {"ben": 2},
        },
    )


async def timeline(face: str, asking: Asking, clock: list[float]) -> list[object]:
    """What Ana and a spectator are sent, and when. All answer as soon as they are asked; Ben casts nothing."""
    game = GAMES["talisman"]
    clock[0] = 1000.0
    onlooker = sat_down(game, played(game, [], (), with_spell(face)), 0)
    table, seen = onlooker.table, list[object]()
    await table.do(lambda: actions.set_asking(table.standing, BEN, asking))
    for _ in range(STEPS):
        before = len(seen)
        for seat in table.standing.asked_people():
            asked = table.standing.asked().get(seat)
            if asked is not None and seat in table.standing.asked_people():
                key = "decline" if asked.decision.is_window else asked.decision.keys()[0]
                choice = len(table.standing.playing.made) + 1 + asked.ahead
                await table.do(lambda s=seat, c=choice, k=key: actions.choose(table.standing, s, c, k))  # type: ignore[misc]
        if (traffic := onlooker.traffic()) != [[], []]:
            seen.append((clock[0], traffic))
        step = next_step(table.standing)
        if step is not None and len(seen) == before:
            clock[0] = max(clock[0], step.at)
            await table.do(lambda one=step: done(table.standing, one))  # type: ignore[misc]
            if (traffic := onlooker.traffic()) != [[], []]:
                seen.append((clock[0], traffic))
    return seen


def done(standing: Standing, step: Step) -> actions.News:
    """What the driver does when a step is due."""
    if step.lifts:
        return actions.lift_cover(standing)
    return actions.make(standing, step.seat, step.key, step.by)


def timelines(monkeypatch: pytest.MonkeyPatch, hands: Sequence[str]) -> dict[tuple[str, str], list[object]]:
    clock = [1000.0]
    runs = SimpleNamespace(monotonic=lambda: clock[0], time=lambda: 1000.0)
    for module in (seat_views, standing_, table_):
        monkeypatch.setattr(module, "time", runs)
    return {(face, asking): asyncio.run(timeline(face, asking, clock)) for face in hands for asking in ASKINGS}


def test_nobody_else_is_told_what_somebody_holds_or_where_they_want_to_be_asked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Every byte that Ana and a spectator are sent, and the moment at which it is sent."""
    found = timelines(monkeypatch, HANDS)
    first = next(iter(found.values()))
    assert len(first) > 25
    for case, seen in found.items():
        assert len(seen) == len(first), case
        for n, (one, other) in enumerate(zip(first, seen, strict=True)):
            assert one == other, (case, n)


def test_without_the_common_moment_they_would_learn_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Standing, "is_covered", lambda _standing, _asked: False)
    found = timelines(monkeypatch, ["hex", "immobility"])

    assert found["hex", "fitting"] != found["immobility", "fitting"]
    assert found["hex", "fitting"] != found["hex", "every"]


def test_the_person_himself_is_asked_by_what_he_holds() -> None:
    """The tables that look the same to the others are not the same to Ben."""
    game = GAMES["talisman"]

    async def is_asked(face: str) -> bool:
        standing = sat_down(game, played(game, [], (), with_spell(face)), 0).standing
        return BEN in standing.asked_people()

    assert {face for face in HANDS if asyncio.run(is_asked(face))} == {"immobility"}


def test_a_difference_would_be_noticed() -> None:
    """The comparison can fail: at a table where the seat's own card is another, its bytes are others."""
    game = GAMES["rent-a-hero"]

    async def compare() -> bool:
        one, other = played(game, [], ()), played(game, [], ())
        other.state = make_twin(game, other.state, 1, Picker(1))
        pair = [sat_down(game, session, 0) for session in (one, other)]
        return pair[0].reader.traffic() == pair[1].reader.traffic()

    assert not asyncio.run(compare())
