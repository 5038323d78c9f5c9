"""Positions of Rent a Hero: what can be laid out, and what is refused."""

from __future__ import annotations

import pytest

from tests.core.scenario.small_scenarios import HEADER, error, play

STEP = "\n[[step]]\n"


def position(fields: str) -> str:
    return f"{HEADER}[position]\n{fields}\n{STEP}"


OFFER = 'moment = "offer"\nrequirement = "sergeant"\nwanderer = "witch"\n'

WRONG = [
    ('moment = "dawn"', "moment: unknown value 'dawn'; possible: deal, turn, requirement, offer, aftermath"),
    ("moment = 1", "moment: expected a string, found 1"),
    ('active = "dora"', "active: unknown seat 'dora'; seats are: ana, ben, cleo"),
    ('hand.ana = ["wich"]', "hand.ana: unknown hero 'wich'; possible: angry_chicken"),
    ('hand.ana = "witch"', "hand.ana: expected a list of names, found 'witch'"),
    (f"hand.ana = {['witch'] * 12}", "hand.ana: more cards of witch on the table than the box holds"),
    ('party.ana = ["witch", "witch"]', "party.ana: a hero appears twice (RAH-RECRUIT-03)"),
    (
        'party.ana = ["angry_chicken", "pyromaniac", "witch", "dog_trainer", "sergeant", "wizard"]',
        "party.ana: six heroes have won already (RAH-END-01)",
    ),
    ('used.ana = ["witch"]', "used.ana: witch is not in that party"),
    ('eliminated.dora = ["witch"]', "eliminated: unknown seat 'dora'"),
    ('requirement = "witch"', "requirement: the moment 'turn' has no requirement"),
    ('moment = "requirement"', "requirement: the moment 'requirement' needs a requirement"),
    ("requirement_ignored = true", "requirement_ignored: there is no requirement at the moment 'turn'"),
    ('discarded_since = ["witch"]', "discarded_since: there is no requirement at the moment 'turn'"),
    ('wanderer = "witch"', "wanderer: there is none at the moment 'turn'; use moment = 'offer'"),
    ('at = "ana"', "wanderer: there is none at the moment 'turn'"),
    ('moment = "offer"\nrequirement = "witch"', "wanderer: the moment 'offer' needs one"),
    (f'{OFFER}at = "cleo"\nfrom = "ana"', "from: a wanderer before cleo comes from ben"),
    (f'{OFFER}sent_from = "box"', "sent_from: unknown value 'box'; possible: hand, deck"),
    (f'{OFFER}sent_from = "hand"', "sent_from: this wanderer does not meet the requirement (RAH-TURN-05)"),
    (
        f'{OFFER}sent_from = "deck"\nhand.ana = ["pyromaniac"]',
        "sent_from: the active player holds a card that may be sent (RAH-TURN-05)",
    ),
    (f'{OFFER}hints = [{{ by = "cleo", hero = "witch" }}]', "hints: the wanderer has not been before cleo"),
    (
        f'{OFFER}at = "ana"\nhints = [{{ by = "ana", hero = "witch" }}]',
        "hints: the wanderer has not been before ana",
    ),
    (f'{OFFER}hints = [{{ by = "ben" }}]', "hints: expected { by = seat, hero = name }"),
    (f'{OFFER}peeked = ["dora"]', "peeked: unknown seat 'dora'"),
    (
        'hand.ana = ["witch"]\nnothing_fits.ana = ["witch"]',
        "nothing_fits.ana: that hand does hold a card that fits",
    ),
    ('rest = "discard"', "deck: it ran out in the turn before, so the game is over (RAH-END-02)"),
    ('rest = "hand"', "rest: unknown value 'hand'; possible: deck, discard, out"),
    ('moment = "deal"\nhand.ana = ["witch"]', "moment: before the deal all cards lie in the deck"),
    ('moment = "deal"\ndeck = ["witch"]\nrest = "out"', "the deck runs out during the deal"),
    ('decks = ["witch"]', "unknown: decks; possible: active, at, deck, discard"),
]


@pytest.mark.parametrize(("fields", "message"), WRONG, ids=[message for _, message in WRONG])
def test_what_cannot_be_laid_out_is_refused(fields: str, message: str) -> None:
    assert message in error(position(fields))


def test_the_wanderer_lies_left_of_the_player_who_sent_it() -> None:
    given = {"": ("ben", "ana"), 'at = "cleo"': ("cleo", "ben"), 'from = "cleo"': ("ana", "cleo")}

    for field, (at, sender) in given.items():
        wanderer = play(position(OFFER + field)).document()["wanderer"]
        assert wanderer == {"at": at, "from": sender, "hero": "witch", "known_to": ["ana"]}


def test_who_has_peeked_knows_the_wanderer() -> None:
    table = play(position(f'{OFFER}peeked = ["cleo"]'))

    assert table.document("cleo")["wanderer"] == {"at": "ben", "from": "ana", "hero": "witch"}
    assert table.document("ben")["wanderer"] == {"at": "ben", "from": "ana", "hero": "hidden"}


def test_hints_by_everyone_the_wanderer_has_been_with_are_laid_out() -> None:
    hints = 'at = "ana"\nhints = [{ by = "ben", hero = "witch" }, { by = "cleo", hero = "wizard" }]'
    laid = play(position(OFFER + hints)).document()["hints"]

    assert laid == [
        {"by": "ben", "hero": "witch", "answer": "yes", "known_to": ["ana", "ben"]},
        {"by": "cleo", "hero": "wizard", "answer": "no", "known_to": ["ana", "cleo"]},
    ]


@pytest.mark.parametrize(("rest", "deck", "discard"), [("deck", 74, 2), ("discard", 1, 75), ("out", 1, 2)])
def test_the_rest_of_the_box_goes_where_it_is_told(rest: str, deck: int, discard: int) -> None:
    pile = 'moment = "requirement"\nrequirement = "witch"\ndiscard = ["wizard"]\n'
    laid = play(position(f'{pile}deck = ["sergeant"]\nhand.ana = ["witch"]\nrest = "{rest}"')).document()

    assert laid["deck_size"] == deck
    assert isinstance(laid["discard"], list)
    assert len(laid["discard"]) == discard
    assert laid["discard"][:2] == ["witch", "wizard"]


def test_the_same_file_gives_the_same_table() -> None:
    assert play(position("")).document() == play(position("")).document()
