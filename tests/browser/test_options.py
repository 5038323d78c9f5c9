"""The list of options: what stands together, and the key of each."""

from __future__ import annotations

import re

import pytest

from questhall.core.engine.chance import Picker
from questhall.core.engine.state import PARTY
from questhall.core.interface.decision import current_decision
from questhall.core.interface.game import Game, Setup
from questhall.core.records.session import Session
from questhall.games import GAMES
from questhall.i18n.texts import LANGUAGES
from questhall.server.table.sentences import Words
from tests.browser.client_code import run_client_code

NAMES = ["Ana", "Zoë \N{DRAGON FACE}", "Cleo"]
DECISIONS = 120
SEEDS = 2


def decisions(game: Game) -> list[list[dict[str, object]]]:
    """The options of many decisions of random games, as players are offered them in every language."""
    words = [Words(language, game, NAMES, []) for language in LANGUAGES]
    found: dict[str, list[dict[str, object]]] = {}
    for seed in range(SEEDS):
        state = game.start(Setup(3), Session.begin(game, NAMES, seed=seed).chance)
        picker = Picker(seed)
        for _ in range(DECISIONS):
            asked = current_decision(state)
            if asked is None:
                break
            view = game.view(state, None if asked.seat == PARTY else asked.seat)
            for each in words:
                options = each.decision(asked, view)["options"]
                assert isinstance(options, list)
                found[f"{each.language} {[option['text'] for option in options]}"] = options
            state.choose(picker.below(state.option_count))
    return list(found.values())


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_options_are_grouped_only_before_what_they_name(game: Game) -> None:
    offered = decisions(game)
    code = "return given.map((options) => module.grouped(options))"
    groups = run_client_code("table/grouping.ts", code, offered)
    shared = 0
    for options, listed in zip(offered, groups, strict=True):
        assert [one["option"] for group in listed for one in group["options"]] == options
        assert [one["place"] for group in listed for one in group["options"]] == list(range(len(options)))
        for group in listed:
            label = group["label"]
            for one in group["options"]:
                text, names = one["option"]["text"], one["option"]["names"]
                if not label:
                    assert one["text"] == text
                    continue
                shared += 1
                assert text == f"{label} {one['text']}"
                [end] = [end for start, end, *_ in names if start == len(label) + 1]
                assert label.endswith(":") or re.match(r"$|\s*[,:;(–]", text[end:]), text  # noqa: RUF001
    assert shared


PRESS_ALL = """
    const keys = [...Array(given).keys()].map((place) => module.keyOf(place, given));
    const places = keys.map((pair) => {
        let state = { place: -1, held: '' };
        for (const key of pair) state = module.press(state.held, key, given);
        return state;
    });
    return { keys, places, none: module.press('', 'Tab', given), shown: keys.map(module.shownKey) };
"""
"""What is pressed for each of so many options, and what pressing it does."""


@pytest.mark.parametrize("count", [1, 9, 60, 61, 62, 119, 120, 121, 400])
def test_every_option_has_a_key_or_a_pair_of_its_own(count: int) -> None:
    found = run_client_code("table/keys.ts", PRESS_ALL, count)
    keys = found["keys"]
    assert keys[:12] == [*"1234567890ab"][:count]
    assert len({*keys}) == count
    assert not {"q", "Q", "?", " "} & {key for pair in keys for key in pair}
    singles = {key for key in keys if len(key) == 1}
    pairs = [key for key in keys if len(key) == 2]
    assert len(singles) + len(pairs) == count
    assert not singles & {pair[0] for pair in pairs}, "a key that begins a pair chooses nothing by itself"
    assert bool(pairs) == (count > 60)
    assert found["places"] == [{"place": place, "held": ""} for place in range(count)]
    assert found["none"] == {"place": -1, "held": ""}
    assert len({*found["shown"]}) == count


def test_a_key_without_an_option_chooses_nothing() -> None:
    code = "return given.map(([held, key, count]) => module.press(held, key, count))"
    nothing = {"place": -1, "held": ""}
    pressed = [["", "3", 2], ["", "Z", 60], ["", "Z", 61], ["Z", "3", 61], ["Z", "Escape", 61]]
    assert run_client_code("table/keys.ts", code, pressed) == [
        nothing,
        {"place": 59, "held": ""},
        {"place": -1, "held": "Z"},
        nothing,
        nothing,
    ]
