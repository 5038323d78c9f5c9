"""`python -m questhall.compiling` compiles the rules of these sources, unless that has been done already."""

from __future__ import annotations

import argparse
import json
import os
import sys
from typing import TextIO

from questhall.compiling.build import build
from questhall.compiling.compiler import find_compiler
from questhall.compiling.library import PURE_VARIABLE, find_library
from questhall.compiling.problems import BuildFailed
from questhall.compiling.progress import Bar, Stage
from questhall.compiling.tools import install_tools

LOWEST_PRIORITY = 19


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m questhall.compiling", description="Compiles the rules.")
    parser.add_argument(
        "--jobs", type=int, default=0, metavar="N", help="C compilers at a time (default: one per core)"
    )
    parser.add_argument("--get-tools", action="store_true", help="install mypyc with pip if it is missing")
    parser.add_argument(
        "--behind", action="store_true", help="leave the machine to others, and report in JSON lines"
    )
    options = parser.parse_args()
    if options.behind and sys.platform != "win32":
        os.nice(LOWEST_PRIORITY)
    reporter = Lines(sys.stdout) if options.behind else Bar(sys.stdout)
    return compile_rules(reporter, options.get_tools, options.jobs)


def compile_rules(reporter: Bar | Lines, get_tools: bool, jobs: int = 0) -> int:
    """Compile the rules and report how that goes; the exit code."""
    if os.environ.get(PURE_VARIABLE):
        print(f"{PURE_VARIABLE} is set: the rules run interpreted", file=sys.stderr)
        return 0
    try:
        if find_library() is None:
            find_compiler()  # before anything is fetched for it
            if get_tools:
                install_tools(reporter.report)
            build(reporter.report, jobs)
    except BuildFailed as problem:
        reporter.failed(str(problem))
        return 1
    except KeyboardInterrupt:
        reporter.failed("interrupted; the next time goes on from here")
        return 130
    reporter.finished()
    return 0


class Lines:
    """Reports to another program: an object of JSON on each line."""

    def __init__(self, out: TextIO) -> None:
        self._out = out

    def report(self, stage: Stage) -> None:
        self._tell(**stage._asdict())

    def failed(self, why: str) -> None:
        self._tell(failed=why)

    def finished(self) -> None:
        self._tell(finished=True)

    def _tell(self, **told: object) -> None:
        print(json.dumps(told), file=self._out, flush=True)


if __name__ == "__main__":
    sys.exit(main())
