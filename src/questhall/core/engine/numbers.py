"""Names for positions in a list: cards, spaces and the like are numbers, and rules use constants for them.

Compiled code is fastest with literal numbers, so the constants are literals. Importing a game checks
that they match the list.
"""

from __future__ import annotations


def check_numbers(constants: dict[str, object], names: list[str]) -> None:
    """Refuse to start if the constant of a name (in capitals) is not its place in the list.

    >>> check_numbers({"AXE": 0, "SWORD": 1}, ["axe", "sword"])
    """
    for number, name in enumerate(names):
        found = constants.get(name.upper())
        assert found == number, (
            f"{name.upper()} is {found}, but {name!r} is number {number}: run `make numbers`"
        )
