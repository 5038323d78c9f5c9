"""What the server sends, described once: for `/openapi.json`, for the client's types, and for tests.

Messages are built as plain dictionaries where they arise; a test compares whole games with the
types here. `python -m tools.protocol_types` writes the client's types.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from questhall.core.interface.adventures import Adventure, Briefing, CampaignStory
from questhall.core.interface.attention import Asking
from questhall.core.interface.faces import Face

Names = dict[str, str]
NameInText = tuple[int, int, str, str | int]
"""Which part of a sentence (start, end) names something: a kind and an id, or a seat."""
ViewChange = list[Any]
"""`[path, value]` or `[path]`."""


class Sent(msgspec.Struct, forbid_unknown_fields=True):
    """Has these fields and no others."""


class Open(msgspec.Struct):
    """Has at least these fields; the others are the game's own."""


# Games


class Named(Sent):
    id: str
    name: str


class Variant(Sent):
    id: str
    name: str
    text: str
    switch: bool
    """Whether it only selects another reading of one ruling."""
    group: str
    """What it is about: one of the game's groups, or empty."""
    excludes: list[str]
    """The variants that cannot be chosen with it."""


class VariantGroup(Sent):
    id: str
    name: str
    text: str


class Condition(Sent):
    id: str
    text: str


class Game(Sent):
    id: str
    title: str
    about: str
    least_seats: int
    most_seats: int
    minutes: list[int]
    variants: list[Variant]
    groups: list[VariantGroup]
    adventures: list[Adventure]
    """The ways to play it; empty for a game with only one."""
    campaign: str
    """The variant that makes games follow one another (a campaign); empty for none."""
    levels: list[Named]
    conditions: list[Condition]
    rated: bool
    """Whether its results can be rated: its players play against each other."""
    quiet: bool
    """Whether it has quiet windows, where people are asked only if they want to be."""
    lessons: int
    """How many there are."""
    puzzles: int


class Compiling(Sent):
    share: float
    """How much of it is done, from 0 to 1."""
    seconds: float
    """How long it will still take."""


class RulesInUse(Sent):
    compiled: bool
    """Whether bots use compiled rules, and so play at full strength."""
    compiling: Compiling | None


class Thing(Sent):
    name: str
    lines: list[str]
    face: Face | None
    """What is printed on it; empty for a mere term."""


class Introduction(Sent):
    """What a player is told before the first question."""

    role: str
    """The kind of thing that stands for a player, and its field in the view; empty for none."""
    belongings: list[str]
    """The fields of a player in the view that hold other things introduced."""
    text: str


class WholeGame(Game):
    things: dict[str, dict[str, Thing]]
    fields: Names
    windows: Names
    endings: Names
    introduction: Introduction
    briefings: dict[str, Briefing]
    """The texts before and after each quest, by the quest's name in views."""


class Clause(Sent):
    id: str
    chapter: str
    title: str
    text: str
    page: int
    kind: str


class Ruling(Sent):
    id: str
    section: str
    title: str
    text: str
    mentions: list[str]


class Chapter(Sent):
    id: str
    name: str


class Rules(Sent):
    language: str
    chapters: list[Chapter]
    clauses: list[Clause]
    rulings: list[Ruling]


class ListedLesson(Sent):
    id: str
    number: int
    title: str
    clauses: list[str]


class ListedPuzzle(Sent):
    id: str
    hard: bool
    """Whether a bot that plays by rules of thumb gets it wrong."""


# Tables


class Seat(Sent):
    seat: int
    kind: Literal["person", "bot", "friend", "open"]
    name: str
    level: str
    here: bool
    away: bool
    vacant: bool
    """Free in the middle of the game, for anyone with the invitation."""
    ready: bool


class WantedUndo(Sent):
    seat: int
    choices: int
    agreed: list[int]


class WantedFreeing(Sent):
    seat: int
    to: Literal["bot", "anyone"]
    agreed: list[int]


class Origin(Sent):
    replay: str
    step: int


class Table(Sent):
    id: str
    game: str
    title: str
    phase: Literal["gathering", "playing", "over"]
    variants: list[str]
    seats: list[Seat]
    listed: bool
    rated: bool
    """Whether its result is to count for ratings."""
    watch: bool
    turn_seconds: int
    window_seconds: int
    patient: bool
    """Time runs only while somebody else is at the table and waits."""
    pace: int
    skip: bool
    """Whether bots wait for nothing until a person is asked."""
    pacemakers: list[int]
    """The seats that may change how fast bots play."""
    level: str
    commitment: str
    made: int
    undo: WantedUndo | None
    freeing: WantedFreeing | None
    """The seat that some want to give away, and who they are."""
    rematch: str
    campaign: str
    """The campaign that it is part of; empty for none."""
    chapter: int
    """Which game of its campaign this is, from 1; 0 for none."""
    continues: Origin | None
    """The finished game that this one goes on from."""
    lesson: str
    """The lesson that is played here; empty for none."""
    watching: int


class SeatSecret(Sent):
    seat: int
    secret: str


class MadeTable(Sent):
    table: Table
    seats: list[SeatSecret]
    invitation: str


class TakenSeat(Sent):
    table: Table
    seat: int
    secret: str


class FollowingTable(Sent):
    """The table of a rematch, and the seat that one has there, if any."""

    table: Table
    seat: int | None
    seats: list[SeatSecret]
    """Further seats of the player who asked for it."""
    invitation: str
    """The invitation for those who are to take the free seats; only for the player who asked."""


class CampaignNow(Sent):
    """A campaign as it stands at one of its tables."""

    table: Table
    campaign: str
    story: CampaignStory


class CampaignRead(Sent):
    """What a campaign's file tells: who had the seats, and all that the campaign has come to."""

    seats: list[str]
    story: CampaignStory


class MyTableNow(Sent):
    table: Table
    seat: int
    asked: bool


# People who come back


class PersonName(Sent):
    name: str
    tag: str
    """Tells apart people with the same name."""


class PersonResult(Sent):
    """How a game of theirs ended."""

    table: str
    game: str
    title: str
    ended: int
    won: bool
    others: list[str]
    """The names of the others at the table; empty where somebody wanted to be forgotten."""
    rated: bool


class PersonRating(Sent):
    game: str
    title: str
    rating: int
    games: int


class Me(PersonName):
    """Everything about the person who asks."""

    tables: list[MyTableNow]
    results: list[PersonResult]
    ratings: list[PersonRating]


class Ranked(PersonName):
    """One of the best: a person, or the bots of a level."""

    level: str
    rating: int
    games: int


# What a seat is shown


class View(Open):
    """The table as a game shows it; every game has its own fields."""

    seat: int | None
    active: int | None
    players: list[dict[str, Any]] | UnsetType = UNSET


class GameEvent(Open):
    event: str
    seat: int | UnsetType = UNSET


class Entry(Sent):
    n: int
    choice: int
    step: int
    """The step that this is in the replay."""
    event: GameEvent
    text: str
    names: list[NameInText]


class Clock(Sent):
    left: int
    of: int


class Awaited(Sent):
    seat: int
    occasion: str
    window: bool
    text: str
    clock: Clock | None


class Option(Sent):
    key: str
    verb: str
    objects: list[tuple[str, str | int]]
    refers: list[tuple[str, str]]
    """What on the table it is about, if its key does not name it."""
    clause: str
    text: str
    names: list[NameInText]


class Vote(Sent):
    seat: int
    key: str


class Decision(Sent):
    choice: int
    epoch: int
    """Tells questions with the same number apart: an answer repeats it."""
    occasion: str
    window: bool
    early: bool
    text: str
    options: list[Option]
    answer: str
    votes: list[Vote]
    """What the people of the party want, where all decide together."""
    casting_vote: int | None
    """Whose vote counts if they differ; null where the option with most votes wins, or one seat is asked."""


class Order(Sent):
    until: str
    occasion: str
    use: str
    text: str


class Result(Sent):
    ending: str
    winners: list[int]
    text: str
    verdict: str
    standings: list[tuple[str, str]]
    story: list[str]
    """The highlights of the game, in order."""
    seed: str
    commitment: str
    fingerprint: str
    replay: str
    goes_on: bool
    """A campaign goes on: the rematch is its next quest."""


class Lesson(Sent):
    """What a lesson tells the learner."""

    id: str
    number: int
    of: int
    title: str
    text: str
    clauses: list[str]
    titles: list[str]
    """What these clauses are called, in the learner's language."""
    advice: str
    """The key of the option to take now; empty for none."""
    strayed: bool
    done: bool
    next: str
    """The lesson that follows; empty after the last one."""


class SeatView(Sent, kw_only=True):
    choice: int
    view: View
    log: list[Entry]
    log_length: int
    awaited: Awaited | None
    decision: Decision | None
    undo: Literal["free", "consent", "none"]
    orders: list[Order]
    asking: Asking
    """Where the seat wants to be asked."""
    result: Result | None
    lesson: Lesson | UnsetType | None = UNSET
    """Only where a lesson is played."""


class MadeChoice(Sent):
    seat: int
    by: Literal["person", "bot", "clock"]
    key: str | UnsetType = UNSET


class Made(MadeChoice):
    then: list[MadeChoice] | UnsetType = UNSET
    """The declines that followed at the same moment, without anybody being asked."""


class Undone(Sent):
    seat: int
    choices: int
    consent: bool
    text: str


class Chat(Sent):
    n: int
    seat: int
    name: str
    text: str
    at: int


# Messages over the WebSocket


class WelcomeMessage(Sent, tag="welcome", tag_field="type"):
    protocol: int
    table: Table
    seats: list[int]
    chat: list[Chat]


class TableMessage(Sent, tag="table", tag_field="type"):
    table: Table


class ViewMessage(SeatView, tag="view", tag_field="type", kw_only=True):
    seat: int | None
    count: int


class ChangeMessage(Sent, tag="change", tag_field="type", kw_only=True):
    seat: int | None
    count: int
    choice: int
    view: list[ViewChange] | UnsetType = UNSET
    log: list[Entry] | UnsetType = UNSET
    log_length: int | UnsetType = UNSET
    awaited: Awaited | UnsetType | None = UNSET
    decision: Decision | UnsetType | None = UNSET
    undo: Literal["free", "consent", "none"] | UnsetType = UNSET
    orders: list[Order] | UnsetType = UNSET
    asking: Asking | UnsetType = UNSET
    result: Result | UnsetType | None = UNSET
    lesson: Lesson | UnsetType | None = UNSET
    made: Made | UnsetType = UNSET
    undone: Undone | UnsetType = UNSET


class ChatMessage(Chat, tag="chat", tag_field="type"):
    pass


class NoticeMessage(Sent, tag="notice", tag_field="type"):
    """A notice from the server's operator to everybody."""

    text: str


class OkMessage(Sent, tag="ok", tag_field="type"):
    id: str


class AnswerMessage(Open, tag="answer", tag_field="type"):
    id: str


class ErrorMessage(Sent, tag="error", tag_field="type"):
    code: str
    text: str
    id: str | UnsetType = UNSET
    clause: str | UnsetType = UNSET


ServerMessage = (
    WelcomeMessage
    | TableMessage
    | ViewMessage
    | ChangeMessage
    | ChatMessage
    | NoticeMessage
    | OkMessage
    | AnswerMessage
    | ErrorMessage
)


# Answers to questions


class Reason(Sent):
    """Why something cannot be chosen."""

    possible: bool
    clause: str
    text: str
    title: str | UnsetType = UNSET
    rule: str | UnsetType = UNSET


class Hint(Sent):
    """What a strong bot would do with a seat's knowledge, compared with another option."""

    choice: int
    best: str
    other: str
    """The option in question, or the choice of simple rules of thumb; empty if it is the same."""
    loss: float
    """What the other option loses of the player's chance to win, from 0 to 1."""
    error: float
    is_mistake: bool
    better: int
    """On how many of the `tables`, sampled from what the seat knows, the advised option does better."""
    worse: int
    tables: int
    reason: str
    """Which hidden card makes the difference, in words; empty if none clearly does."""


class MomentAwaited(Sent):
    seat: int
    occasion: str
    window: bool
    text: str


class Moment(Sent):
    """The table as a seat saw it after a choice."""

    choice: int
    view: View
    awaited: MomentAwaited | None


# Puzzles


class PuzzlePosition(Sent):
    """A position as the player who is asked sees it."""

    id: str
    title: str
    seats: list[str]
    seat: int
    """Whose eyes it is seen through."""
    awaited: int
    """Who is asked: this seat, or -1 for the party."""
    hard: bool
    view: View
    news: list[str]
    """What has happened since the player last chose."""
    text: str
    options: list[Option]


class PuzzleValue(Sent):
    """What one option loses of the player's chance to win against the best one, in points."""

    key: str
    text: str
    loss: int
    why: str


class PuzzleSolution(Sent):
    """Whether an answer is right, and all options from the best to the worst."""

    right: bool
    headline: str
    chance: str
    values: list[PuzzleValue]


# Replays


class Replay(Sent):
    id: str
    game: str
    title: str
    seats: list[str]
    players: list[str]
    variants: list[str]
    steps: int
    ending: str
    winners: list[int]
    commitment: str
    seed: str
    fingerprint: str


class Told(Sent):
    event: GameEvent
    text: str
    names: list[NameInText]


class Move(Sent, kw_only=True):
    """What was done in a step of a replay."""

    step: int
    text: str
    seat: int | UnsetType = UNSET
    by: str | UnsetType = UNSET
    undone: bool
    events: int
    """How many entries of the log it brought."""


class CoursePoint(Sent):
    """The chances to win after one step of a replay."""

    step: int
    chances: list[float]
    """Of each player, from 0 to 1, with all hands open."""
    own: list[float | None]
    """From what each player could know; None where that was not estimated."""


class AnalysedMoment(Sent):
    """A turning point or a mistake."""

    step: int
    headline: str
    lines: list[str]


class AnalysisRow(Sent):
    name: str
    cells: list[str]


class GameAnalysis(Sent):
    """What decided a finished game; docs/analysis.md defines every figure."""

    setting: Literal["quick", "thorough"]
    players: list[str]
    """Who wins or loses: every player, or the party."""
    result: str
    how: str
    points: list[CoursePoint]
    turning_points: list[AnalysedMoment]
    mistakes: list[AnalysedMoment]
    within_error: str
    luck: str
    columns: list[str]
    """Of luck and skill; the first one is the player's name."""
    rows: list[AnalysisRow]


class AnalysisState(Sent):
    state: Literal["none", "waiting", "running", "done"]
    share: float
    """How much of it is done, from 0 to 1."""
    seconds: float | None
    """How long it will still take, once that can be told."""
    analysis: GameAnalysis | None


class StepAwaited(Sent):
    seat: int
    occasion: str
    window: bool


class Step(Sent, kw_only=True):
    step: int
    kind: Literal["start", "choice", "undo", "rules"]
    choice: int | UnsetType = UNSET
    seat: int | UnsetType = UNSET
    by: str | UnsetType = UNSET
    key: str | UnsetType | None = UNSET
    undone: bool | UnsetType = UNSET
    to: int | UnsetType = UNSET
    consent: bool | UnsetType = UNSET
    text: str
    view: View
    hidden: dict[str, Any] | UnsetType = UNSET
    log: list[Told]
    awaited: StepAwaited | None
