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


def test_every_option_has_a_key_of_its_own() -> None:
    code = """
        const keys = [...Array(60).keys()].map(module.keyOf);
        return { keys, places: keys.map(module.placeOf), more: module.keyOf(60), none: module.placeOf('') };
    """
    found = run_client_code("table/keys.ts", code, None)
    assert found["keys"][:12] == [*"1234567890ab"]
    assert len({*found["keys"]}) == 60
    assert not {"q", "Q", "?", "", " "} & {*found["keys"]}
    assert found["places"] == list(range(60))
    assert (found["more"], found["none"]) == ("", -1)
