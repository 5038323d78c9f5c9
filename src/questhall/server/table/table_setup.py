"""Before the game: making a table, taking seats, getting ready, and starting."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations

from questhall.bots import check_bot
from questhall.bots.levels import LEVELS, bot_for
from questhall.core.engine.chance import commitment
from questhall.core.engine.errors import BadName, QuesthallError, UsageError
from questhall.core.interface.game import Game, Setup
from questhall.core.records.players import BOT_NAMES, HUMAN, are_alike, check_name
from questhall.core.records.session import Session
from questhall.games import GAMES
from questhall.server.protocol.client_messages import NewTable, Rematch, TakeSeat, WantedSeat
from questhall.server.protocol.refusals import Refusal
from questhall.server.table.actions import News
from questhall.server.table.campaigns import carried_from, chronicle_of, read_file
from questhall.server.table.new_secrets import NewSecrets
from questhall.server.table.table_document import (
    BOT,
    FRIEND,
    OPEN,
    PERSON,
    SLOWEST_PACE,
    SeatDoc,
    TableDoc,
    digest_of,
    new_seed,
    person_of,
)
from questhall.server.table.table_state import Standing

ME = "me"
SAME = "same"
"""A seat kept for the player of the campaign's previous quest."""
LEAST_TURN_SECONDS = 5
LEAST_WINDOW_SECONDS = 3
MOST_SECONDS = 7 * 24 * 3600
PATIENT_TURN_SECONDS = 600
PATIENT_WINDOW_SECONDS = 180
"""The default time limit for people."""


@dataclass(frozen=True)
class MadeTable:
    """A new table, and the secrets that only its maker gets."""

    game: Game
    id: str
    document: TableDoc
    secrets: dict[int, str]
    invitation: str


def make_table(wanted: NewTable) -> MadeTable:
    """Make the requested table, after checking the request."""
    game = find_playable(wanted.game)
    content = None if wanted.campaign is None else read_file(wanted.campaign, game)
    variants = wanted.variants if content is None else content.variants
    carried = "" if content is None else carried_from(content.chronicle)
    checked(lambda: game.check(Setup(len(wanted.seats), tuple(variants), carried=carried)))
    _check_times(wanted)
    check_level(wanted.level, game)
    if wanted.entropy:
        check_entropy(wanted.entropy)
    _check_rating(wanted, game)
    seats = [_wanted_seat(seat, game) for seat in wanted.seats]
    turn_seconds, window_seconds = _times(wanted)
    new = NewSecrets(wanted.secret)
    secrets = {n: new.seat(n) for n, seat in enumerate(seats) if seat.kind == PERSON}
    for number, secret in secrets.items():
        seats[number].secret = digest_of(secret)
        seats[number].entropy = wanted.entropy
        seats[number].person = person_of(wanted.person)
    seed = new_seed()
    document = TableDoc(
        seats=seats,
        variants=game.variant_names(game.variant_mask(tuple(variants))),
        seed=seed.hex(),
        commitment=commitment(seed),
        invitation=digest_of(new.invitation),
        maker=next((seat.secret for seat in seats if seat.kind == PERSON), ""),
        is_listed=wanted.listed,
        is_rated=wanted.rated,
        may_be_watched=wanted.watch,
        turn_seconds=turn_seconds,
        window_seconds=window_seconds,
        is_patient=wanted.turn_seconds is None,
        pace=wanted.pace,
        skip=wanted.skip,
        level=wanted.level,
        carried=carried,
        campaign=new.table_id if game.campaign and game.campaign in variants else "",
        chronicle=[] if content is None else content.chronicle,
    )
    _check_names(document)
    name_bots(document)
    return MadeTable(game, new.table_id, document, secrets, new.invitation)


def find_playable(game_id: str) -> Game:
    if game_id not in GAMES:
        raise Refusal("bad-value", f"game {game_id!r}")
    return GAMES[game_id]


def take_seat(standing: Standing, wanted: TakeSeat, secret: str) -> int:
    """Sit down on the first seat that is free for this person; returns which.

    A repeated request, whose first answer was lost, finds the same seat.
    """
    document = standing.document
    name, invitation, entropy = wanted.name, wanted.invitation, wanted.entropy
    person = person_of(wanted.person)
    mine = document.seat_of(secret)
    if mine is not None:
        return mine
    is_invited = bool(invitation) and digest_of(invitation) == document.invitation
    if invitation and not is_invited:
        raise Refusal("wrong-secret")
    if standing.session is not None:
        return _take_vacant_seat(document, is_invited, secret, person)
    if entropy:
        check_entropy(entropy)
    free = [n for n, seat in enumerate(document.seats) if seat.kind == FRIEND and is_invited]
    free += [n for n, seat in enumerate(document.seats) if seat.kind == OPEN]
    if not free:
        raise Refusal("no-seat")
    if document.is_rated:
        _check_rated_person(document, person)
    taken = [seat.name for seat in document.seats if seat.kind == PERSON]
    name = name.strip()
    checked(lambda: check_name(name))
    if any(are_alike(name, other) for other in taken):
        raise Refusal("name-taken")
    document.seats[free[0]] = SeatDoc(PERSON, name, secret=digest_of(secret), person=person, entropy=entropy)
    name_bots(document)
    begin_if_ready(standing)
    return free[0]


def _check_rated_person(document: TableDoc, person: str) -> None:
    """At a rated table everybody has an identity, and nobody sits twice."""
    if not person:
        raise Refusal("needs-person")
    if any(seat.person == person for seat in document.seats):
        raise Refusal("no-seat")


def _take_vacant_seat(document: TableDoc, is_invited: bool, secret: str, person: str) -> int:
    """Replace a player who has gone, in the middle of a game, and play on under that name."""
    vacant = [number for number, seat in enumerate(document.seats) if seat.is_vacant and is_invited]
    if not vacant:
        raise Refusal("no-seat")
    seat = document.seats[vacant[0]]
    seat.secret, seat.is_vacant, seat.away = digest_of(secret), False, False
    seat.person = person
    return vacant[0]


def be_ready(standing: Standing, seat: int, entropy: str) -> News:
    """Mark a player as ready, with their entropy for dice and shuffles; only the first counts."""
    check_entropy(entropy)
    if standing.session is not None:
        return News()  # it was said before
    if not standing.document.seats[seat].entropy:
        standing.document.seats[seat].entropy = entropy
    begin_if_ready(standing)
    return News()


def start_now(standing: Standing, secret: str, level: str) -> News:
    """Start without waiting for anybody else: bots take the seats that are still free."""
    if not standing.document.is_maker(secret):
        raise Refusal("wrong-secret")
    if standing.session is not None:
        return News()  # it was said before
    check_level(level, standing.game)
    seats = standing.document.seats
    for number, seat in enumerate(seats):
        if seat.is_free():
            seats[number] = SeatDoc(BOT, level=level)
    name_bots(standing.document)
    begin_if_ready(standing)
    return News()


def begin_if_ready(standing: Standing) -> None:
    """Deal once everybody is seated and ready."""
    document = standing.document
    if standing.session is None and all(seat.is_ready() for seat in document.seats):
        words = [seat.entropy or seat.level for seat in document.seats]
        kinds = [HUMAN if seat.kind == PERSON else bot_for(seat.level) for seat in document.seats]
        document.rated = rated_players(document)
        standing.begin(
            Session.begin(
                standing.game,
                document.names(),
                variants=document.variants,
                covers=True,
                committed=(bytes.fromhex(document.seed), words),
                players=kinds,
                carried=document.carried,
            )
        )


@dataclass(frozen=True)
class Follower:
    """The table that follows a finished game, and the secrets for the player who asked for it."""

    id: str
    document: TableDoc
    secrets: dict[int, str]
    invitation: str


def rematch_of(standing: Standing, wanted: Rematch) -> Follower:
    """The same people and bots again, everyone one seat further; everyone has to get ready again.

    In a campaign it is the next quest, and everybody keeps their seat and heroes, unless others are to play
    them.
    """
    document = standing.document
    carried = standing.game.passes_on(standing.playing.state)
    before = document.seats if carried else [document.seats[-1], *document.seats[:-1]]
    kept = [
        SeatDoc(seat.kind, seat.name, seat.level, seat.secret, seat.person, asking=seat.asking)
        for seat in before
    ]
    # Another table may have been made with the same secret: that one must not become the rematch.
    new = NewSecrets(wanted.secret and f"rematch of {standing.row.id} {wanted.secret}")
    seats, secrets = _reseated(kept, wanted, standing.game, new, may_change=bool(carried))
    seed = new_seed()
    follower = TableDoc(
        seats=seats,
        variants=document.variants,
        seed=seed.hex(),
        commitment=commitment(seed),
        invitation=digest_of(new.invitation),
        maker=document.maker,
        may_be_watched=document.may_be_watched,
        turn_seconds=document.turn_seconds,
        window_seconds=document.window_seconds,
        is_patient=document.is_patient,
        pace=document.pace,
        skip=document.skip,
        level=document.level,
        carried=carried,
        campaign=(document.campaign or standing.row.id) if carried else "",
        chronicle=chronicle_of(standing) if carried else [],
    )
    if standing.game.campaign in document.variants and not carried:
        follower.campaign = new.table_id
    if wanted.seats:
        _check_names(follower)
        name_bots(follower)
    return Follower(new.table_id, follower, secrets, new.invitation)


def _reseated(
    kept: list[SeatDoc], wanted: Rematch, game: Game, new: NewSecrets, may_change: bool
) -> tuple[list[SeatDoc], dict[int, str]]:
    """Who sits where from now on; seats newly taken for the player who asks get a secret."""
    if not wanted.seats:
        return kept, {}
    if not may_change:
        raise Refusal("not-possible")
    if len(wanted.seats) != len(kept):
        raise Refusal("bad-value", "seats")
    seats = [
        before if seat.kind == SAME else _wanted_seat(seat, game)
        for seat, before in zip(wanted.seats, kept, strict=True)
    ]
    secrets = {n: new.seat(n) for n, seat in enumerate(wanted.seats) if seat.kind == ME}
    for number, secret in secrets.items():
        seats[number].secret = digest_of(secret)
    return seats, secrets


# Ratings


def rated_players(document: TableDoc) -> list[str]:
    """Whose ratings the game counts for; nobody's unless two people, or a person and a bot, can be compared."""
    if not document.is_rated:
        return []
    holders = [seat.person if seat.kind == PERSON else f"{BOT}:{seat.level}" for seat in document.seats]
    return holders if all(holders) else []


def _check_rating(wanted: NewTable, game: Game) -> None:
    if not wanted.rated:
        return
    if not wanted.person:
        raise Refusal("needs-person")
    people = sum(seat.kind == ME for seat in wanted.seats)
    if game.is_cooperative or not wanted.listed or people != 1:
        raise Refusal("bad-value", "rated")


# Names and values


def name_bots(document: TableDoc) -> None:
    """Name the bots: recognizable as bots, and different from people's names."""
    people = [seat.name.casefold() for seat in document.seats if seat.kind == PERSON]
    spare = [
        name for name in BOT_NAMES if not {name.casefold(), name.casefold().removeprefix("bot ")} & {*people}
    ]
    bots = [seat for seat in document.seats if seat.kind == BOT]
    used = [seat.name for seat in bots if seat.name in spare]
    free = [name for name in spare if name not in used]
    for seat in bots:
        if seat.name not in spare:
            seat.name = free.pop(0)


def check_entropy(word: str) -> None:
    if not word.isprintable() or not word.strip():
        raise Refusal("bad-value", "entropy")


def _wanted_seat(wanted: WantedSeat, game: Game) -> SeatDoc:
    if wanted.kind == ME:
        name = wanted.name.strip()
        checked(lambda: check_name(name))
        return SeatDoc(PERSON, name)
    if wanted.kind == BOT:
        check_level(wanted.level, game)
        return SeatDoc(BOT, level=wanted.level)
    if wanted.kind not in (FRIEND, OPEN):
        raise Refusal("bad-value", f"kind {wanted.kind!r}")
    return SeatDoc(wanted.kind)


def _check_names(document: TableDoc) -> None:
    names = [seat.name for seat in document.seats if seat.kind == PERSON]
    if any(are_alike(name, other) for name, other in combinations(names, 2)):
        raise Refusal("name-taken")


def check_level(level: str, game: Game) -> None:
    """Only levels are allowed: a bot by file name would run somebody else's program."""
    if level not in LEVELS:
        raise Refusal("bad-value", f"level {level!r}")
    checked(lambda: check_bot(bot_for(level), game))


def _times(wanted: NewTable) -> tuple[int, int]:
    """The seconds for a decision and for a window, 0 for no limit; the default for people is generous."""
    if wanted.turn_seconds is None:
        has_others = any(seat.kind in (FRIEND, OPEN) for seat in wanted.seats)
        return (PATIENT_TURN_SECONDS, PATIENT_WINDOW_SECONDS) if has_others else (0, 0)
    return wanted.turn_seconds, wanted.window_seconds if wanted.turn_seconds else 0


def _check_times(wanted: NewTable) -> None:
    turn, window = wanted.turn_seconds, wanted.window_seconds
    if turn and not LEAST_TURN_SECONDS <= turn <= MOST_SECONDS:
        raise Refusal("bad-value", "turn_seconds")
    if turn and not LEAST_WINDOW_SECONDS <= window <= MOST_SECONDS:
        raise Refusal("bad-value", "window_seconds")
    check_pace(wanted.pace)


def check_pace(pace: int) -> None:
    if pace > SLOWEST_PACE:
        raise Refusal("bad-value", "pace")


def checked(doubtful: Callable[[], object]) -> None:
    """Report what the rest of the program refuses with a sentence as an invalid value."""
    try:
        doubtful()
    except BadName as problem:
        raise Refusal("bad-value", str(problem), is_sentence=True, text="error-bad-name") from problem
    except UsageError as problem:
        raise Refusal("bad-value", str(problem), is_sentence=True) from problem
    except QuesthallError as problem:
        raise Refusal("bad-value") from problem
