"""The constants of a list have to match it."""

from __future__ import annotations

import pytest

from questhall.core.engine.numbers import check_numbers


def test_constants_may_be_more_than_the_list_has_names() -> None:
    check_numbers({"AXE": 0, "SWORD": 1, "FIRST_WEAPON": 0}, ["axe", "sword"])


@pytest.mark.parametrize("constants", [{"AXE": 1, "SWORD": 0}, {"AXE": 0}])
def test_a_constant_that_is_wrong_or_missing_is_named(constants: dict[str, object]) -> None:
    with pytest.raises(AssertionError, match="run `make numbers`"):
        check_numbers(constants, ["axe", "sword"])
