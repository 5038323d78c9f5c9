"""Questhall plays three fantasy tabletop games completely and by the book."""

__version__ = "0.1.0"


def build_kind() -> str:
    """Whether the rules run compiled or as plain Python."""
    from questhall.core import state

    return "pure Python" if (state.__file__ or "").endswith(".py") else "compiled"
