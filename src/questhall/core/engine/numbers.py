"""Names for the places of a list: cards, spaces and the like are numbers, and rules call them by constants.

Compiled code is fast with numbers that stand in the source, so they stand there. That they are the places in
the list is checked when a game is imported.
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
