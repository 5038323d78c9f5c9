"""What the rules of thumb think of others."""

from __future__ import annotations

from typing import cast

import pytest

from questhall.core.engine.bits import BIT
from questhall.core.engine.chance import FastChance
from questhall.core.interface.game import Setup
from questhall.core.interface.position import Position
from questhall.games.rent_a_hero.bots.belief import Belief
from questhall.games.rent_a_hero.bots.thumb import Thumb
from questhall.games.rent_a_hero.components.heroes import WITCH
from questhall.games.rent_a_hero.components.state import Table
from questhall.games.rent_a_hero.game import RENT_A_HERO

ANA, BEN, CLEO = 0, 1, 2


def sent(wanderer: str, kept: list[str]) -> Table:
    """Ana has sent a card to Ben, who has a Witch, and has kept others that would have fitted, or not."""
    fields: dict[str, object] = {
        "moment": "offer",
        "requirement": "dog_trainer",  # odd
        "wanderer": wanderer,
        "party": {"ben": ["witch"]},
        "hand": {"ana": kept, "ben": ["wizard"], "cleo": ["wizard"]},
    }
    return cast(Table, RENT_A_HERO.lay_out(Position(fields, ["ana", "ben", "cleo"]), Setup(3), FastChance(1)))


def test_nobody_is_believed_to_send_what_helps_when_there_was_something_else() -> None:
    thumb = Thumb()
    gift = thumb.plausibility(sent("sergeant", ["witch"]), BEN)
    trap = thumb.plausibility(sent("witch", ["sergeant"]), BEN)
    assert gift < 0.5 < trap
    assert gift + trap == pytest.approx(1.0), "one of the two had to be sent"


def test_a_sender_without_a_choice_sent_what_there_was() -> None:
    assert Thumb().plausibility(sent("sergeant", ["black_knight"]), BEN) == 1.0


def test_the_sender_has_no_doubts() -> None:
    assert Thumb().plausibility(sent("sergeant", ["witch"]), ANA) == 1.0


def passed_on(wanderer: str, hint: str) -> Table:
    """Ben, who has a Witch, has had the wanderer; a hint card lies there, and now it is Cleo's turn."""
    fields: dict[str, object] = {
        "moment": "offer",
        "requirement": "dog_trainer",
        "wanderer": wanderer,
        "at": "cleo",
        "hints": [{"by": "ben", "hero": hint}],
        "party": {"ben": ["witch"]},
        "hand": {"ana": ["black_knight"], "ben": ["wizard"], "cleo": ["wizard"]},
    }
    return cast(Table, RENT_A_HERO.lay_out(Position(fields, ["ana", "ben", "cleo"]), Setup(3), FastChance(1)))


def test_nobody_is_believed_to_pass_on_what_a_hint_has_shown_to_be_new() -> None:
    thumb = Thumb()
    of_a_copy = thumb.plausibility(passed_on("witch", "witch"), CLEO)
    of_a_gift = thumb.plausibility(passed_on("sergeant", "sergeant"), CLEO)
    in_the_dark = thumb.plausibility(passed_on("sergeant", "angry_chicken"), CLEO)
    assert of_a_copy > 0.9
    assert of_a_gift < 0.1
    assert of_a_gift < in_the_dark < of_a_copy


def test_a_player_wonders_about_others_who_passed_and_not_about_himself() -> None:
    assert Thumb().plausibility(passed_on("sergeant", "sergeant"), BEN) == 1.0


def test_in_a_playout_a_player_who_has_looked_does_not_count() -> None:
    fields: dict[str, object] = {"moment": "offer", "requirement": "dog_trainer", "wanderer": "witch"}
    names = ["ana", "ben", "cleo"]
    odds = []
    for peeked in (["ben"], ["cleo"]):
        position = Position({**fields, "peeked": peeked}, names)
        table = cast(Table, RENT_A_HERO.lay_out(position, Setup(3), FastChance(1)))
        belief = Belief()
        belief.count(table, BEN)
        odds.append(belief.of(BIT[WITCH]))
    assert odds[0] == 1.0
    assert 0.0 < odds[1] < 1.0
