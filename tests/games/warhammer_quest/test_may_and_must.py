"""What may be declined and what may not, at every question of random games.

An effect with a cost or a "may" can be declined, any other cannot. The tables say which of the two each
question is, by its card or rule, so that a way out offered or left out by mistake is found.
"""

from __future__ import annotations

from typing import Final

import pytest

from questhall.core.engine.chance import FastChance, Picker
from questhall.core.engine.frames import second_of, third_of
from questhall.core.engine.rules import Question
from questhall.core.interface.decision import Decision, current_decision
from questhall.core.interface.game import Setup
from questhall.games.warhammer_quest.components.printed_cards import FACES, USED_AT
from questhall.games.warhammer_quest.components.vocabulary import DEPLETE, DISCARD, DUE_AFTER_ACTION, EXHAUST
from questhall.games.warhammer_quest.dungeon.item_and_gear_uses import USES, Use
from questhall.games.warhammer_quest.game import WARHAMMER_QUEST
from tests.clauses import clause
from tests.games.warhammer_quest.kit import lay_out

MAY: Final = {
    # occasion: the option that declines
    "empowerment": "keep power",
    "spend_tokens": "roll",
    "pull_enemies": "leave it",
    "ember": "leave it",
    "exhaust_enemies": "leave it",
    "exhaust_in_shadows": "leave it",
    "move_enemies": "leave it",
    "drive_enemies_off": "leave it",
    "shed_condition": "leave it",
    "fever": "leave it",
    "treasure": "leave treasure",
    "equipping": "discard gear",
    "wares": "leave wares",
    "engage": "stand ground",
    "boar_spear": "do not spear",
    "suffer": "suffer all",
    "fall": "fall",
    "travel": "stay",
    "cellar": "leave cellar",
    "flooded_gallery": "let water in",
    "shrine": "pass shrine",
    "under_fire": "stand fire",
    "order": "next",  # of the engine; the game never asks it
}
MUST: Final = {
    *("hero", "leader", "action", "aided_hero", "flail_target", "divide_successes", "place_tokens"),
    *("share_verdict", "spikes", "guiding_psalm", "bank_the_coals", "torch_the_dark", "due_after_action"),
    "mantle_of_warm_ash",
    "enemy_turn",
    *("prey", "harry", "ensnare", "goad", "rampage", "choke", "exhaust_or_wounds", "nemesis_hunts"),
    *("grumps_spite", "crumbling_arches", "echoing_vault", "gallows_cistern", "read_map", "distributing"),
    *("token_or_wounds", "token_or_sickened", "stir_in_the_dark", "fire_from_the_dark", "onslaught"),
    *("order_of_rank", "growth"),
}
BY_CARD: Final = {
    # both ways, as the card or the state of things has it; tests of these say when
    "targets": "no more targets",
    "turn_away": "turn away",
    "vigil": "leave it",
    "ready_actions": "leave it",
    "settlement": "ready to go",
}
WAYS_OUT: Final = {"decline", *MAY.values(), *BY_CARD.values()}


def questions() -> set[str]:
    return {rule.occasion for rule in WARHAMMER_QUEST.book.rules if isinstance(rule, Question)}


def windows() -> set[str]:
    rules = WARHAMMER_QUEST.book.rules
    return {rule.occasion for rule in rules if isinstance(rule, Question) and rule.is_window()}


def ways_out(asked: Decision) -> set[str]:
    """The options that decline; one that names a card does so by its first words."""
    keys = [option.key for option in asked.options]
    return {way for way in WAYS_OUT for key in keys if key == way or key.startswith(f"{way} ")}


def test_every_question_is_listed_once() -> None:
    assert questions() == windows() | set(MAY) | MUST | set(BY_CARD)
    assert len(questions()) == len(windows()) + len(MAY) + len(MUST) + len(BY_CARD)


@clause("WHQ-EFFECT-03", "WHQ-EFFECT-04", "WHQ-GOLDEN-08", "WHQ-Q21")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("quest", ["quest-3", "quest-4", "quest-5", "delve", "campaign"])
def test_only_optional_effects_can_be_declined(quest: str, seats: int) -> None:
    """Together these games ask nearly every question; the rest have tests of their own."""
    for seed in range(20):
        state = WARHAMMER_QUEST.start(Setup(seats, (quest, "divided-successes")), FastChance(seed))
        picker = Picker(seed)
        while (asked := current_decision(state)) is not None:
            check(asked)
            state.choose(picker.below(state.option_count))


def check(asked: Decision) -> None:
    found = ways_out(asked)
    if asked.is_window:
        assert found == {"decline"}, asked
    elif asked.occasion in MAY:
        assert found == {MAY[asked.occasion]}, asked
    elif asked.occasion in MUST:
        assert not found, asked
    else:
        assert found <= {BY_CARD[asked.occasion]}, asked


PAID_WITH_A_TOKEN: Final = {"crossbow", "ww_leg_quiver"}
SAYS_MAY: Final = {"balanced_blade", "ww_leg_bow"}
MUST_BE_USED: Final = {"healers_satchel"}


@clause("WHQ-EFFECT-03", "WHQ-EFFECT-04", "WHQ-GOLDEN-08")
@pytest.mark.parametrize("use", USES.values(), ids=[use.verb for use in USES.values()])
def test_gear_and_items_are_optional_by_their_cost_or_their_wording_or_not_at_all(use: Use) -> None:
    card = FACES[use.face].name
    reasons = {
        "WHQ-EFFECT-03": use.cost in (EXHAUST, DEPLETE, DISCARD) or card in PAID_WITH_A_TOKEN,
        "WHQ-GOLDEN-08": card in SAYS_MAY,
        "WHQ-EFFECT-04": card in MUST_BE_USED,
    }
    assert [clause for clause, holds in reasons.items() if holds] == [use.clause]
    assert (USED_AT[use.face] == DUE_AFTER_ACTION) == (card in MUST_BE_USED)


@pytest.mark.parametrize("location", ["throne_cavern", "gallows_cistern"])
def test_nothing_speaks_against_what_is_offered(location: str) -> None:
    """A hero is asked for his action, or the party who bleeds."""
    state = lay_out(moment="location_phase", location=location).state
    assert state.option_count > 1
    seat = max(state.decider, 0)
    for option in state.options[: state.option_count]:
        action = state.book.action(option)
        assert action.why_not(state, seat, second_of(option), third_of(option)) == ""
