"""The encounter part of a turn: the space or a character, and the Adventure cards that are drawn there."""
