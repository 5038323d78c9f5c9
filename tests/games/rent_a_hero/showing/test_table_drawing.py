"""What the table says of the wanderer and of powers: drawn from one seat's view, in words that fit it."""

from __future__ import annotations

import pytest

from questhall.games import find_game
from questhall.games.drawing import find_drawing
from questhall.i18n.speech import Speech
from questhall.i18n.texts import LANGUAGES, Texts
from tests.games.rent_a_hero.kit import (
    ANGRY_CHICKEN,
    BLACK_KNIGHT,
    DOG_TRAINER,
    PYROMANIAC,
    SEATS,
    SERGEANT,
    WITCH,
    WIZARD,
    LaidTable,
    lay_out,
)

GAME = find_game("rent-a-hero")
DRAWING = find_drawing(GAME)


def speech(table: LaidTable, language: str = "en") -> Speech:
    texts = Texts(language, GAME.id, players=table.state.seats)
    return Speech(texts, GAME, SEATS, GAME.variant_names(int(table.state.variants)))


def row(table: LaidTable, player: str | None, label: str, language: str = "en") -> str:
    """What stands beside a label in one player's view."""
    spoken = speech(table, language)
    rows = dict(DRAWING.draw(table.view(player), spoken))
    return rows[spoken.say(label)].plain


def question(table: LaidTable, language: str = "en") -> str:
    asked = table.decision
    assert asked is not None
    spoken = speech(table, language)
    return spoken.occasion(asked, **DRAWING.context(table.view(table.asked()), spoken))


# Hints


def after_hint(hero: str, wanderer: str = WITCH, variants: tuple[str, ...] = ()) -> LaidTable:
    """Ana is active; bob, before whom the wanderer lies, has asked for a hint."""
    table = lay_out(4, variants, wanderer=wanderer, at="bob", hand={"bob": [hero, hero]})
    table.choose("bob", f"hint {hero}")
    return table


def test_who_knows_the_hint_card_knows_the_wanderer_after_a_yes() -> None:
    table = after_hint(WITCH)
    assert row(table, "bob", "label-hints") == "Witch: yes"
    assert row(table, "bob", "label-wanderer").endswith("; you know it is the Witch")
    assert row(table, "cem", "label-wanderer").endswith("; you do not know what it is")
    assert row(table, None, "label-wanderer") == "in front of bob, put there by ana"
    assert table.view("bob")["wanderer"]["hero"] is None, "the view itself says no more than before"


def test_a_no_leaves_the_wanderer_unknown() -> None:
    assert row(after_hint(SERGEANT), "bob", "label-wanderer").endswith("; you do not know what it is")


def test_an_original_hint_narrows_the_wanderer_down_to_what_meets_the_card() -> None:
    table = after_hint(WITCH, DOG_TRAINER, ("original-hint",))
    said = row(table, "bob", "label-wanderer").replace("\N{NO-BREAK SPACE}", " ")
    assert said.endswith("; going by the hints it is one of: 3 Witch, 4 Dog Trainer, 5 Sergeant")
    assert row(table, "cem", "label-wanderer").endswith("; you do not know what it is")


def test_original_hints_together_may_leave_one_hero() -> None:
    table = lay_out(
        4, ["original-hint"], wanderer=BLACK_KNIGHT, at="bob", hand={"bob": [SERGEANT, PYROMANIAC, WITCH]}
    )
    table.choose("bob", "hint sergeant")  # an even strength: yes
    table.choose("bob", "hint pyromaniac")  # 5 or more: yes
    assert row(table, "bob", "label-wanderer").endswith("; you know it is the Black Knight")


# Full circle


def come_back(party: list[str]) -> LaidTable:
    """The Witch that ana sent has gone round the table."""
    return lay_out(3, wanderer=WITCH, at="ana", active="ana", party={"ana": party, "bob": [PYROMANIAC]})


def test_a_wanderer_that_has_come_back_has_to_be_recruited() -> None:
    table = come_back([WIZARD])
    assert row(table, "ana", "label-wanderer").endswith("; ana has to recruit it now")
    assert row(table, None, "label-wanderer").endswith("; ana has to recruit it now")
    assert question(table) == (
        "bob, the wanderer has come back to ana, who has to recruit it: do you use a power?"
    )
    table.let_pass()
    assert question(table) == (
        "ana, the wanderer has come back to you and you have to recruit it: what do you do?"
    )


def test_who_knows_the_wanderer_is_told_that_both_copies_will_go() -> None:
    table = come_back([WITCH])
    assert row(table, "ana", "label-wanderer").endswith(
        "; you know it is the Witch; ana has to recruit it now, and both copies will be eliminated"
    )
    assert row(table, "bob", "label-wanderer").endswith(
        "; you do not know what it is; ana has to recruit it now"
    )
    table.let_pass()
    assert "you have to recruit it, which eliminates both copies" in question(table)


def test_on_its_way_nobody_has_to_recruit_it() -> None:
    table = lay_out(3, wanderer=WITCH, at="bob", party={"bob": [WITCH]})
    assert "has to recruit" not in row(table, "ana", "label-wanderer")
    table.let_pass()
    assert question(table) == "bob, the wanderer is in front of you: what do you do?"


# Powers


def chickens() -> LaidTable:
    """Bob's Wizard is answered by cem's Angry Chicken, and that by dan's."""
    party = {"bob": [WIZARD], "cem": [ANGRY_CHICKEN], "dan": [ANGRY_CHICKEN], "eva": [ANGRY_CHICKEN]}
    table = lay_out(5, wanderer=WITCH, at="bob", party=party, deck=[SERGEANT] * 4)
    table.let_pass()
    table.choose("bob", "use wizard")
    table.choose("cem", "use angry_chicken")
    table.choose("dan", "use angry_chicken")
    return table


def test_the_table_says_whose_power_a_chicken_is_aimed_at() -> None:
    assert row(chickens(), None, "label-announced") == (
        "bob: Wizard; cem: Angry Chicken, against bob\u2019s Wizard; "
        "dan: Angry Chicken, against cem\u2019s Angry Chicken"
    )


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "cem uses the Angry Chicken against bob\u2019s Wizard"),
        ("pl", "cem używa zdolności Wściekłego Kurczaka przeciw zdolności Czarodzieja (gracz bob)"),
        ("fr", "cem utilise le pouvoir de la Poule Enragée contre celui du Magicien (bob)"),
    ],
)
def test_the_log_says_whose_power_a_chicken_is_aimed_at(language: str, said: str) -> None:
    table = chickens()
    assert table.state.journal is not None
    told = [speech(table, language).event(event, None) for event in table.state.journal.events]
    assert said in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said_in_every_language(language: str) -> None:
    for table in (chickens(), come_back([WITCH]), come_back([WIZARD])):
        assert DRAWING.draw(table.view("ana"), speech(table, language))
        assert question(table, language).startswith(table.asked())
    narrowed = after_hint(WITCH, DOG_TRAINER, ("original-hint",))
    assert DRAWING.draw(narrowed.view("bob"), speech(narrowed, language))
