"""Chances and differences as whole points, the way people speak of them."""

from __future__ import annotations


def percent(share: float) -> int:
    """A chance or a difference in whole points.

    >>> percent(0.314)
    31
    """
    return round(share * 100)


def points(share: float) -> str:
    """An error in points, never shown as nothing at all.

    >>> points(0.0031)
    '0.3'
    """
    value = share * 100
    return f"{value:.0f}" if value >= 2 else f"{value:.1f}"


def signed(share: float) -> str:
    """A difference in points, with its sign.

    >>> signed(0.12), signed(-0.031), signed(0.0)
    ('+12', '-3', '0')
    """
    value = percent(share)
    return f"+{value}" if value > 0 else str(value)
