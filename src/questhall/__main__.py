"""`python -m questhall` is the same as `questhall`."""

from __future__ import annotations

import sys

from questhall.cli import entry

if __name__ == "__main__":
    sys.exit(entry())
