"""Questhall plays three fantasy tabletop games completely and by the book."""

from questhall import _starting  # noqa: F401, I001  (first, for Ctrl-C may come at once)

import importlib.util
import sys
from importlib import import_module

from questhall.compiling import library

__version__ = "0.1.0"

if importlib.util.find_spec("librt") is None:
    from questhall import _librt_fallback

    sys.modules["librt"] = sys.modules["librt.vecs"] = _librt_fallback

library.use_library()


def build_kind() -> str:
    """Whether the rules run compiled or as plain Python."""
    import_module("questhall.core.engine.bits")  # only then does it show whether the library can be loaded
    return "compiled" if library.is_used() else "pure Python"
