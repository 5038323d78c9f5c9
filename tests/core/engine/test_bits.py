"""Single bits by number."""

from __future__ import annotations

from questhall.core.engine.bits import _powers_of_two


def test_every_seat_that_a_mask_can_hold_has_a_bit_of_its_own() -> None:
    assert [int(bit) for bit in _powers_of_two()] == [1 << number for number in range(62)]
