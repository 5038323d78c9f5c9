"""For terminals without UTF-8: the nearest plain characters for those that they do not know."""

from __future__ import annotations

import codecs
import unicodedata
from typing import Final

PLAIN_CHARACTERS: Final = "questhall-plain-characters"
"""How a stream treats what its encoding does not know: `sys.stdout.reconfigure(errors=PLAIN_CHARACTERS)`."""
NEAREST: Final = {
    "\N{MIDDLE DOT}": "-",
    "\N{BULLET}": "-",
    "\N{EN DASH}": "-",
    "\N{EM DASH}": "-",
    "\N{MINUS SIGN}": "-",
    "\N{MULTIPLICATION SIGN}": "x",
    "\N{RIGHTWARDS ARROW}": ">",
    "\N{BLACK STAR}": "*",
    "\N{LEFT SINGLE QUOTATION MARK}": "'",
    "\N{RIGHT SINGLE QUOTATION MARK}": "'",
    **dict.fromkeys("“”„«»", '"'),
    "Ł": "L",
    "ł": "l",
    "Œ": "OE",
    "œ": "oe",
}
"""Characters of our texts that have no decomposition with a plain letter in it."""


def _replace(problem: UnicodeError) -> tuple[str, int]:
    assert isinstance(problem, UnicodeEncodeError)
    unknown = problem.object[problem.start : problem.end]
    return "".join(nearest(character) for character in unknown), problem.end


def nearest(character: str) -> str:
    """The nearest plain character, or a question mark.

    >>> [nearest(character) for character in "“é·Ł♞"]
    ['"', 'e', '-', 'L', '?']
    """
    decomposed = unicodedata.normalize("NFKD", character).encode("ascii", "ignore").decode()
    return NEAREST.get(character) or decomposed or "?"


codecs.register_error(PLAIN_CHARACTERS, _replace)
