"""Puzzles: positions from games between bots in which one option is clearly better than the others.

docs/puzzles.md says how they are found. The positions are in `positions/`, one file for each game.
"""

from questhall.puzzles.model import Puzzle, Worth, find_puzzle, puzzles_of

__all__ = ["Puzzle", "Worth", "find_puzzle", "puzzles_of"]
