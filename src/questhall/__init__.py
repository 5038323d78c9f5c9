"""Questhall plays three fantasy tabletop games completely and by the book."""

from questhall import _starting  # noqa: F401, I001  (first, for Ctrl-C may come at once)

import importlib.util
import sys

__version__ = "0.1.0"

if importlib.util.find_spec("librt") is None:
    from questhall import _arrays

    sys.modules["librt"] = sys.modules["librt.vecs"] = _arrays


def build_kind() -> str:
    """Whether the rules run compiled or as plain Python."""
    from questhall.core import state

    return "pure Python" if (state.__file__ or "").endswith(".py") else "compiled"
