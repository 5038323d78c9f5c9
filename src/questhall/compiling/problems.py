"""Why rules could not be compiled. None of it keeps anybody from playing."""

from __future__ import annotations


class BuildFailed(Exception):
    """The rules could not be compiled; the message says why, and what would help."""
