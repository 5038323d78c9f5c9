"""Programs that some tests need and that pip cannot install.

Where one is missing, its tests are skipped with a sentence that says what to install, and the end of the run
counts them. In CI (`CI=1`) they fail instead: there `tools/test_needs.sh` has to have installed everything.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import NoReturn

import pytest

START = "this test needs "


def is_missing(what: str, how: str) -> NoReturn:
    """Skip this test, or fail in CI: `is_missing("Chromium", "apt-get install chromium")`."""
    sentence = f"{START}{what}: {how}"
    if os.environ.get("CI"):
        pytest.fail(sentence, pytrace=False)
    pytest.skip(sentence)


def summary(reasons: Iterable[str]) -> Iterator[str]:
    """A line for each thing that was missing, with the number of tests that were skipped for it.

    >>> for line in summary(["Skipped: this test needs tea: buy some"] * 2 + ["Skipped: not today"]):
    ...     print(line)
    2 tests were skipped: they need tea: buy some
    """
    found = Counter(reason.partition(START)[2] for reason in reasons if START in reason)
    for what, count in sorted(found.items()):
        tests = "1 test was skipped: it needs" if count == 1 else f"{count} tests were skipped: they need"
        yield f"{tests} {what}"
