"""Option keys with the names of the file's seats: read everywhere, shown everywhere, never in doubt."""

from __future__ import annotations

from pathlib import Path

import pytest

from questhall.cli.main import main
from questhall.core.engine.errors import UnknownKey
from questhall.core.engine.rulebook import RuleBook
from questhall.core.engine.rules import Action, Noun
from questhall.core.engine.state import State
from questhall.core.scenario.key_spelling import Spelling
from questhall.core.scenario.model import Move
from tests.core.scenario.small_scenarios import error, play, run

DUEL = """
version = 1
game = "talisman"
title = "ana has landed where bob is"
seats = ["ana", "bob", "cem"]
[position]
moment = "landed"
character = { ana = "warrior", bob = "dwarf" }
place = { ana = "fields_1", bob = "fields_1", cem = "city" }
fate = { ana = 0, bob = 0 }
[[step]]
"""
EXPECT = f"{DUEL}[step.expect]\n"


@pytest.mark.parametrize("bob", ["bob", "seat-1"])
def test_a_key_may_say_either_everywhere(bob: str) -> None:
    expectations = [
        f'offered = ["attack {bob}"]',
        f'offered_exactly.ana = ["attack {bob}", "meet space"]',
        f'not_offered = ["rob {bob}"]',
        f'why_not = [{{ seat = "ana", key = "rob {bob}", clause = "TAL-ENC-05" }}]',
        f'state.options = ["attack {bob}", "meet space"]',
        f'view.ana.options = {{ contains = "attack {bob}", contains_not = ["rob {bob}", "none"] }}',
        f'"view.bob.options" = {{ not = ["attack {bob}"], length = 0 }}',
    ]
    refused = f'refused = [{{ seat = "ana", key = "rob {bob}", clause = "TAL-ENC-05" }}]'
    moves = f'choose = ["ana: attack {bob}"]\n'
    until = f'[[step]]\ndecline_until = {{ key = "attack {bob}" }}\n'

    report = run(f"{DUEL}{refused}\n[step.expect]\n" + "\n".join(expectations) + f"\n{until}[[step]]\n{moves}")

    assert report.holds(), report
    assert report.checks == 8


@pytest.mark.parametrize("bob", ["bob", "seat-1"])
@pytest.mark.parametrize(
    "expectation",
    [
        'not_offered = ["attack {bob}"]',
        'offered = ["rob {bob}"]',
        'state.options = {{ contains_not = "attack {bob}" }}',
        '"state.options.0" = {{ not = "attack {bob}" }}',
    ],
)
def test_neither_spelling_is_overlooked(expectation: str, bob: str) -> None:
    assert len(run(EXPECT + expectation.format(bob=bob)).failures) == 1


def test_failures_show_the_names() -> None:
    reason = 'why_not = [{ seat = "ana", key = "rob seat-1", clause = "TAL-Q51" }]'
    [offered, why_not] = run(f'{EXPECT}offered = ["rob seat-1"]\n{reason}\n').failures

    assert (offered.expected, offered.found) == (["rob bob"], ["attack bob", "meet space"])
    assert why_not.what == "why_not ana: rob bob"


def test_a_file_that_is_stuck_shows_them_too() -> None:
    [failure] = run(f'{DUEL}choose = ["ana: attack seat-2"]\n').failures

    assert failure.what == "choose 'ana: attack cem'"
    assert "(attack bob, meet space)" in str(failure.found)


def test_what_must_be_refused_but_is_not_shows_them_too() -> None:
    attempt = '{ seat = "ana", key = "attack seat-1", clause = "TAL-ENC-03" }'
    [failure] = run(f"{DUEL}refused = [{attempt}]\n").failures

    assert failure.what == "refused ana: attack bob"


def test_show_uses_the_names(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "duel.toml"
    file.write_text(DUEL)

    assert main(["scenario", "show", str(file)]) == 0
    out = capsys.readouterr().out
    assert "\n  attack bob  (TAL-" in out
    assert "\noptions: attack bob, meet space\n" in out
    assert "seat-" not in out


def test_a_table_takes_either_and_remembers_what_the_rules_say() -> None:
    for key in ("attack bob", "attack seat-1"):
        table = play(DUEL)
        table.choose(Move("ana", key))
        assert [made.key for made in table.made] == ["attack seat-1"]


def test_a_name_that_nobody_has_is_not_a_key() -> None:
    assert "unknown option 'attack dora'" in error(f'{DUEL}choose = ["ana: attack dora"]\n')
    assert "the value is never 'attack dora'" in error(
        f'{EXPECT}state.options = {{ contains_not = "attack dora" }}\n'
    )


def test_a_name_means_a_seat_only_where_the_rules_speak_of_seats() -> None:
    text = DUEL.replace("bob", "sword")
    spelling = Spelling(play(text).game.book, ["ana", "sword"])

    assert play(text).keys() == ["attack sword", "meet space"]
    assert spelling.read("attack sword") == "attack seat-1"
    assert spelling.read("ditch sword") == "ditch sword"


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("roll", "seats: 'roll' cannot be a name in Talisman: 'attack roll' would have two meanings"),
        ("seat-0", "seats: 'seat-0' cannot be a name in Talisman: "),
    ],
)
def test_a_name_that_would_give_a_key_two_meanings_is_refused(name: str, message: str) -> None:
    assert message in error(DUEL.replace("bob", name))


@pytest.mark.parametrize("name", ["attack", "psychically", "seat-1", "space", "warrior"])
def test_names_that_give_no_key_two_meanings_are_accepted(name: str) -> None:
    report = run(f'{DUEL}choose = ["ana: attack {name}"]\n'.replace("bob", name))

    assert report.holds(), report


# Another game: places at seats, and two nouns


class Deed(Action[State]):
    def __init__(self, verb: str, *nouns: Noun) -> None:
        super().__init__(verb, "", *nouns)

    def name(self) -> str:
        return self.verb


def book() -> RuleBook:
    try:
        Deed("probe")
    except TypeError:
        pytest.skip("compiled rules take no rules written in a test; the interpreted run has this one")
    seat = Noun("seat", [f"seat-{number}" for number in range(4)])
    enemy = Noun("enemy", [f"seat-{number}.{place}" for number in range(4) for place in (1, 2)] + ["shadows.1"])
    card = Noun("card", ["rope", "lamp"])
    return RuleBook(
        Deed("strike", enemy), Deed("give", seat, card), Deed("give up lamp"), Deed("swap", seat, enemy)
    )


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("strike ana.2", "strike seat-0.2"),
        ("strike bob.1", "strike seat-1.1"),
        ("strike shadows.1", "strike shadows.1"),
        ("give bob rope", "give seat-1 rope"),
        ("swap bob ana.1", "swap seat-1 seat-0.1"),
        ("give up lamp", "give up lamp"),
        ("give seat-3 rope", "give seat-3 rope"),  # the rules know more seats than are taken
    ],
)
def test_places_at_seats(written: str, meant: str) -> None:
    spelling = Spelling(book(), ["ana", "bob"])

    assert spelling.read(written) == meant
    assert spelling.read(meant) == meant
    assert spelling.write(meant) == written
    assert spelling.clash() is None


@pytest.mark.parametrize(
    "key", ["strike ana", "strike ana.3", "give ana.1 rope", "give bob", "ana bob", "", "swap bob bob"]
)
def test_unknown_keys_are_refused(key: str) -> None:
    with pytest.raises(UnknownKey):
        Spelling(book(), ["ana", "bob"]).read(key)


@pytest.mark.parametrize(
    ("seats", "clash"),
    [
        (["ana", "up"], ("up", "give up lamp")),
        (["shadows", "bob"], ("shadows", "strike shadows.1")),
        (["seat-1", "bob"], ("seat-1", "strike seat-1.2")),
        (["rope", "lamp"], None),
        (["seat-0", "seat-1"], None),
    ],
)
def test_names_in_doubt(seats: list[str], clash: tuple[str, str] | None) -> None:
    assert Spelling(book(), seats).clash() == clash
