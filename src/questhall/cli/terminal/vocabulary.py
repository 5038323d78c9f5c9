"""The words of the rules: translates input in the player's language to the words of the English ledgers.

Texts whose key begins with `vocabulary-` give their words in each language, several
forms separated by commas; the rest of the key is the English word.
"""

from __future__ import annotations

from collections.abc import Iterator

from questhall.cli.terminal.typed_input import fold
from questhall.i18n.texts import Texts

PREFIX = "vocabulary-"
SHORTEST_STEM = 4
LONGEST_ENDING = 3


def rules_words(texts: Texts, subject: str) -> Iterator[str]:
    """What to look for in the rules, likeliest first: words of the vocabulary, the input itself, its stem."""
    yield from words_meant(texts, subject)
    words = fold(subject).split()
    if words:
        yield " ".join(words)
    stems = [word[:-2] if len(word) >= SHORTEST_STEM + 2 else word for word in words]
    if stems != words:
        yield " ".join(stems)


def words_meant(texts: Texts, subject: str) -> list[str]:
    """The English words that a word of the player's language stands for.

    >>> words_meant(Texts("pl", "warhammer-quest"), "zagrożenia")
    ['peril']
    """
    wanted = fold(subject)
    words = {key: [fold(form) for form in texts.say(key).split(",")] for key in _keys(texts)}
    exact = [key for key, forms in words.items() if wanted in forms]
    alike = [key for key, forms in words.items() if any(_are_alike(wanted, form) for form in forms)]
    return [key.removeprefix(PREFIX).replace("-", " ") for key in exact or alike]


def _keys(texts: Texts) -> list[str]:
    return [key for key in texts.messages if key.startswith(PREFIX)]


def _are_alike(one: str, other: str) -> bool:
    """Whether two words differ only in their endings: `shadow` and `shadows`, or two cases of a noun."""
    shared = 0
    while shared < min(len(one), len(other)) and one[shared] == other[shared]:
        shared += 1
    return shared >= SHORTEST_STEM and max(len(one), len(other)) - shared <= LONGEST_ENDING
