"""Files that are not in order: each gets an error that says where, and what would be possible."""

from __future__ import annotations

import dataclasses

import pytest

from questhall.core.engine.errors import NewerVersion
from questhall.core.interface.saving import digest
from questhall.core.records.record import LARGEST_SEED
from questhall.core.records.session import Session
from questhall.core.scenario import load, play_to, run_text
from questhall.games import find_game
from tests.core.scenario.small_scenarios import HEADER, POSITION, TABLE, error, run

STEP = "\n[[step]]\n"
EXPECT = f"{TABLE}{STEP}[step.expect]\n"


def header(field: str, value: str) -> str:
    """The file with another value in one of the fields of its header."""
    lines = [line for line in HEADER.splitlines() if not line.startswith(f"{field} ")]
    return "\n".join([f"{field} = {value}" if value else "", *lines]) + POSITION + STEP


WRONG = [
    ("version = ", "not a TOML file"),
    (header("version", ""), "version: missing"),
    (header("version", '"1"'), "version: expected a whole number, found '1'"),
    (header("version", "0"), "version: unknown version 0; possible: 1 to 1"),
    (header("game", ""), "game: missing"),
    (header("game", '"chess"'), "unknown game 'chess'; games are: rent-a-hero"),
    (header("title", ""), "title: missing"),
    (header("title", "7"), "title: expected a string, found 7"),
    (header("seats", ""), "seats: missing"),
    (header("seats", '"ana"'), "seats: expected a list, found 'ana'"),
    (header("seats", '["ana", "ben", 3]'), "seats: expected a list of names"),
    (header("seats", '["ana", "ben", "ben"]'), "seats: a name appears twice"),
    (header("seats", '["ana", "ben", "a.b"]'), "seats: 'a.b' cannot be a name"),
    (header("seats", '["ana", "ben", "length"]'), "seats: 'length' cannot be a name"),
    (header("seats", '["ana", "ben", "spectator"]'), "seats: 'spectator' cannot be a name"),
    (header("seats", '["ana", "ben"]'), "Rent a Hero is for 3 to 5 players, not 2"),
    (
        header("variants", '["endles"]'),
        "Rent a Hero has no variant 'endles'; variants are: endless, original-hint",
    ),
    (header("covers", '"yes"'), "covers: expected true or false, found 'yes'"),
    (header("clauses", '["RAH-HINT-55"]'), "clauses: Rent a Hero has no clause or ruling 'RAH-HINT-55'"),
    (header("seed", "-1"), "seed: expected a number from 0"),
    (header("dice", "[0]"), "dice: a die shows 1 or more, found 0"),
    (header("dice", "[true]"), "dice: expected a whole number, found True"),
    (header("shuffles", '[["wich"]]'), "shuffles: order 1: unknown card 'wich'; possible: angry_chicken"),
    (header("shuffles", '["witch"]'), "shuffles: order 1: expected a list of names"),
    (header("carried", "{ version = 1 }"), "Rent a Hero cannot continue from an earlier game"),
    (header("carried", '"a lot"'), "carried: expected a table"),
    (
        header("colour", '"red"'),
        "unknown: colour; possible: about, carried, clauses, covers, dice, game, learner, position",
    ),
    (HEADER + STEP, "position: missing; a scenario has a [position], or a seed to deal from"),
    (TABLE, "step: missing; a scenario has at least one [[step]]"),
    (f'{TABLE}{STEP}chose = ["ana: pass"]', "step 1: unknown: chose; possible: choose, decline_until"),
    (f'{TABLE}{STEP}choose = "ana: pass"', "step 1: choose: expected a list"),
    (f'{TABLE}{STEP}choose = ["pass"]', "step 1: choose: expected 'seat: option', found 'pass'"),
    (
        f'{TABLE}{STEP}choose = ["dora: pass"]',
        "step 1: choose: seat: unknown seat 'dora'; possible: ana, ben",
    ),
    (f'{TABLE}{STEP}choose = ["ana: dance"]', "step 1: choose: key: unknown option 'dance'"),
    (f'{TABLE}{STEP}choose = [{{ seat = "ana" }}]', "step 1: choose: key: missing"),
    (
        f'{TABLE}{STEP}choose = [{{ seat = "ana", key = "pass", by = "cat" }}]',
        "by: unknown value 'cat'; possible: person, bot, order, clock",
    ),
    (
        f'{TABLE}{STEP}decline_until = {{ seat = "dora" }}',
        "step 1: decline_until: seat: unknown seat 'dora'",
    ),
    (f'{TABLE}{STEP}decline_until = {{ occasion = "x" }}', "decline_until: occasion: unknown occasion 'x'"),
    (
        f'{TABLE}{STEP}decline_until = {{ when = "x" }}',
        "decline_until: unknown: when; possible: key, occasion, seat",
    ),
    (f'{TABLE}{STEP}refused = [{{ seat = "ana", key = "pass" }}]', "step 1: refused: clause: missing"),
    (
        f'{TABLE}{STEP}refused = [{{ seat = "ana", key = "pass", clause = "RAH-OFER-03" }}]',
        "step 1: refused: clause: Rent a Hero has no clause or ruling 'RAH-OFER-03'; possible: RAH-OFFER-03",
    ),
    (f'{EXPECT}askd = "ana"', "step 1: expect: unknown: askd; possible: asked, ending"),
    (f'{EXPECT}asked = "dora"', "asked: unknown seat 'dora'; possible: ana, ben, cleo, party, nobody"),
    (
        f'{EXPECT}occasion = "offers"',
        "occasion: unknown occasion 'offers'; possible: claim, duplicate_shown",
    ),
    (f'{EXPECT}offered = ["hint wich"]', "offered: unknown option 'hint wich'"),
    (f'{EXPECT}not_offered.ana = ["hint wich"]', "not_offered.ana: unknown option 'hint wich'"),
    (f'{EXPECT}offered.dora = ["pass"]', "offered: unknown seat 'dora'"),
    (f'{EXPECT}view.dora.active = "ana"', "view: unknown seat 'dora'; possible: ana, ben, cleo, spectator"),
    (f'{EXPECT}saw.ana = ["danced"]', "saw.ana: unknown event 'danced'; possible: announced"),
    (f'{EXPECT}not_saw.ana = [{{ hero = "witch" }}]', "not_saw.ana: unknown event None"),
    (
        f'{EXPECT}saw.ana = [{{ event = "passed", hero = "witch" }}]',
        "saw.ana: passed has no 'hero'; possible: event, seat, to",
    ),
    (
        f'{EXPECT}saw.ana = [{{ event = "passed", to = "dora" }}]',
        "to of passed: found 'dora'; possible: ana, ben",
    ),
    (f'{EXPECT}saw.ana = [{{ event = "drew", hero = "wich" }}]', "hero of drew: found 'wich'; possible: angry"),
    (f'{EXPECT}ending = "draw"', "ending: unknown ending 'draw'; possible: six_heroes"),
    (f'{EXPECT}winners = ["dora"]', "winners: unknown seat 'dora'"),
    (f"{EXPECT}undo.ana = 1", "undo.ana: expected true or false, found 1"),
    (f'{EXPECT}state.deck = {{ length = "3" }}', "state.deck.length: expected a whole number"),
    (f'{EXPECT}state.deck = {{ starts_with = "witch" }}', "state.deck.starts_with: expected a list"),
    (
        f"{EXPECT}state.deck = {{ length = 2, size = 2 }}",
        "comparisons (length) cannot be mixed with fields (size)",
    ),
    (f"{EXPECT}state.deck = {{}}", "state.deck: expects nothing"),
    (f'{EXPECT}state.active = "ana"\n"state.active" = "ben"', "active: appears twice"),
    # What a misspelt word would always fulfil
    (
        f'{EXPECT}state.wanderer.hero = {{ not = "wizzard" }}',
        "state.wanderer.hero.not: the value is never 'wizzard'; possible: wizard",
    ),
    (f'{EXPECT}state.hand.ben = {{ contains_not = "wizzard" }}', "state.hand.ben.contains_not: the value is"),
    (f'{EXPECT}state.hand.ben = {{ contains_not = ["witch", "wizzard"] }}', "is never 'wizzard'"),
    (f'{EXPECT}state.hints = {{ contains_not = {{ heroo = "witch" }} }}', "the value is never 'heroo'"),
    (f'{EXPECT}state.hints = {{ contains_not = {{ hero = "wich" }} }}', "the value is never 'wich'"),
    (f'{EXPECT}state.options = {{ contains_not = "use wich" }}', "the value is never 'use wich'"),
    (f'{EXPECT}state.hand = {{ contains_not = "dora" }}', "the value is never 'dora'"),
    (f'{EXPECT}state.active = {{ not = "" }}', "the value is never ''"),
    (
        f'{EXPECT}not_saw.ben = [{{ event = "new_deck", cards = "3" }}]',
        "not_saw.ben: cards of new_deck: expected a whole number, found '3'",
    ),
    (f'{EXPECT}not_saw.ben = [{{ event = "new_deck", cards = true }}]', "expected a whole number, found True"),
    (f'{EXPECT}not_saw.ben = [{{ event = "passed", to = 1 }}]', "to of passed: found 1; possible: ana, ben"),
    (
        f'{EXPECT}not_saw.ben = [{{ event = "paid", hero = "hidden" }}]',
        "hero of paid: found 'hidden'; possible",
    ),
    (
        f"{EXPECT}state.deck_size = {{ more_than = 3 }}",
        "state.deck_size is 2: it has no 'more_than'; comparisons are: equals, not, contains",
    ),
    (f"{EXPECT}state.active.name = 'ana'", "state.active is 'ana': it has no 'name'"),
    (f'{TABLE}{STEP}undo = "dora"', "step 1: undo: unknown seat 'dora'; possible: ana, ben, cleo"),
    (f"{TABLE}{STEP}undo = true", "step 1: undo: expected a string, found True"),
    (f'{TABLE}{STEP}choose = [{{ undo = "ben", key = "pass" }}]', "step 1: choose: unknown: key"),
    # Numbers that no game counts to
    (header("seed", str(LARGEST_SEED + 1)), f"seed: expected a number from 0 to {LARGEST_SEED}"),
    (header("dice", "[2000000000]"), "dice: expected a number up to 1000000000, found 2000000000"),
    (header("seed", "9" * 5000), "a number in it has too many digits"),
    (header("seed", "0x" + "f" * 5000), "seed: the number has too many digits"),
    (f"{HEADER}[position]\ndeck = [{'9' * 5000}]{STEP}", "a number in it has too many digits"),
    (f"{HEADER}[position]\ndeck = [0x{'f' * 5000}]{STEP}", "position.deck: the number has too many digits"),
    (f"{EXPECT}state.deck_size = 0x{'f' * 5000}", "the number has too many digits"),
    # What would break whoever reads it recursively
    (f"a = {'[' * 5000}", "tables and lists lie more than 40 deep inside each other"),
    (f"{'a.' * 5000}a = 1", "tables and lists lie more than 40 deep"),
    (f'{EXPECT}"state.{"a." * 5000}a" = 1', "tables and lists lie more than 40 deep"),
    (f"{HEADER}[position]\nhand.ana = {'[' * 60}{']' * 60}{STEP}", "tables and lists lie more than 40 deep"),
]


@pytest.mark.parametrize(("text", "message"), WRONG)
def test_errors_in_a_file_are_named(text: str, message: str) -> None:
    assert message in error(text)


@pytest.mark.parametrize("seed", [0, 10**9 + 1, LARGEST_SEED])
def test_every_seed_of_a_record_deals_the_same_game(seed: int) -> None:
    """Simulated games have seeds of 62 bits; such a game can be written down as a scenario."""
    session = Session.begin(find_game("rent-a-hero"), ["ana", "ben", "cleo"], seed)
    assert session.header.seed == str(seed)
    text = f"{HEADER}seed = {seed}\n[[step]]\n"

    dealt = play_to(load(text, find_game, lambda game: []), 0)

    assert digest(dealt.game, dealt.state) == session.digest()


@pytest.mark.parametrize(
    "word",
    ["wizard", "ana", "spectator", "none", "hidden", "yes", "hand.ben", "offer", "six_heroes", "use wizard"],
)
def test_words_of_the_game_may_be_compared_with(word: str) -> None:
    assert run(f'{EXPECT}state.hand.ben = {{ contains_not = "{word}x" }}').error
    assert run(f'{EXPECT}state.party.ana = {{ contains_not = "{word}" }}').holds()


def test_a_game_that_does_not_tell_its_words_takes_any() -> None:
    text = TABLE + '[[step]]\n[step.expect]\nstate.hand.ben = { contains_not = "wizzard" }\n'
    silent = dataclasses.replace(find_game("rent-a-hero"), words=())

    assert run_text(text, "test.toml", lambda name: silent, lambda game: []).holds()


def test_the_table_of_these_tests_is_in_order() -> None:
    assert run(TABLE + STEP).holds()


def test_a_newer_version_is_refused_as_such() -> None:
    with pytest.raises(NewerVersion, match="written for version 2; this program reads up to 1"):
        load(header("version", "2"), find_game, lambda game: [])


def test_a_game_without_a_ledger_takes_any_clause() -> None:
    text = header("clauses", '["XYZ-01"]')

    assert load(text, find_game, lambda game: []).clauses == ("XYZ-01",)
