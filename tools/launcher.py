"""Writes `.venv/bin/questhall`, the program that `make install` and `make play` start.

Python listens to Ctrl-C before it runs our first line, and answers it with a traceback of its own start-up.
Where `env` can block a signal (GNU coreutils), this program starts Python with Ctrl-C blocked: if it is pressed
meanwhile, the system keeps it until `questhall` can answer. On other systems the program written by pip stays.
"""

from __future__ import annotations

import shlex
import subprocess
from pathlib import Path

PROGRAM = """\
#!/bin/sh
'''exec' env --block-signal=INT {python} "$0" "$@"
' '''
if __name__ == "__main__":  # processes that it starts read this file as well
    import sys
    from questhall import _starting  # answers Ctrl-C from here on
    _starting.unblock()
    from questhall.cli import entry
    sys.exit(entry())
"""


def can_block() -> bool:
    """Whether the `env` of this system can start a program with a signal blocked."""
    try:
        return not subprocess.run(["env", "--block-signal=INT", "true"], capture_output=True).returncode
    except OSError:
        return False


def write(program: Path, python: Path) -> None:
    """Put our program in the place of pip's, if this system can run it."""
    text = PROGRAM.format(python=shlex.quote(str(python)))
    if (program.is_file() and program.read_text("utf-8", errors="replace") == text) or not can_block():
        return
    new = program.with_name(f"{program.name}.new")
    new.write_text(text, encoding="utf-8")
    new.chmod(0o755)
    new.replace(program)
