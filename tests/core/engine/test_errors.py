"""What error messages say about what would have been possible."""

from __future__ import annotations

from questhall.core.engine.errors import listed


def test_a_list_as_long_as_the_limit_is_shown_whole() -> None:
    assert listed(["recruit", "hint", "pass"], 3) == "recruit, hint, pass"


def test_a_long_list_is_cut_short_and_says_how_much_is_missing() -> None:
    assert listed(["recruit", "hint", "pass", "send"], 2) == "recruit, hint and 2 more"
