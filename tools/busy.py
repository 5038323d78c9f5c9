"""Runs the tests again and again while other work keeps the machine busy: `make test-busy`.

Each run keeps its log in build/test-busy, and adds a line to build/test-busy/results.tsv: when it ended, the
commit, the load, how many tests passed, failed and were skipped, and how many minutes it took. The first
failure ends it and names the log. Started again, it goes on counting the runs of the same tests that have
passed since the last failure.
"""

from __future__ import annotations

import argparse
import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from statistics import mean
from types import TracebackType

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "build" / "test-busy"
SUITE = ("test-interpreted", "test-compiled", "test-browser")
"""What `make test` runs, without installing and linting."""
COLUMNS = ("run", "date", "commit", "tests", "load", "passed", "failed", "skipped", "minutes")
GAMES_AT_A_TIME = 500
"""Other work that nobody ends, because this program was killed, is over soon."""
NICENESS = 5
LOOK_SECONDS = 10.0
SUMMARY = re.compile(r"^\d+ \w+(?:, \d+ \w+)* in [\d.]+s(?: \([\d:]+\))?$", re.MULTILINE)
COUNTED = re.compile(r"(\d+) (passed|failed|skipped|error)")


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.busy", description=__doc__)
    parser.add_argument("--runs", type=int, default=20, help="how many runs have to pass (default: 20)")
    parser.add_argument(
        "--workers",
        type=int,
        default=2 * (os.cpu_count() or 1),
        help="processes of other work (default: 2 per core)",
    )
    parser.add_argument(
        "tests",
        nargs="*",
        default=[*SUITE],
        help="targets of make, or what pytest is to run (default: the suite)",
    )
    wanted, for_pytest = parser.parse_known_args(arguments)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # the other work ends too
    try:
        return run_until_failure([*wanted.tests, *for_pytest], wanted.runs, wanted.workers)
    except KeyboardInterrupt:
        print("\nstopped; the next start goes on counting")
        return 130


def run_until_failure(tests: list[str], runs: int, workers: int) -> int:
    results = Results(FOLDER / "results.tsv")
    done = results.passed_since_failure(tests)
    if done >= runs:
        print(f"{done} runs have passed; RUNS={done + 1} makes one more, and without {FOLDER} it begins anew")
        return 0
    with OtherWork(workers):
        while done < runs:
            log = FOLDER / f"run-{results.next_number()}.log"
            print(f"run {done + 1} of {runs}: {log.relative_to(ROOT)}", flush=True)
            run = run_once(tests, log)
            results.add(tests, run)
            print(f"  {run.line()}", flush=True)
            if not run.is_good:
                print(f"failed: {log}", file=sys.stderr)
                return 1
            done += 1
    return 0


@dataclass
class Run:
    """What came of one run."""

    counts: dict[str, int]
    status: int
    load: float
    seconds: float
    date: str = field(default_factory=lambda: time.strftime("%Y-%m-%d %H:%M"))

    @property
    def is_good(self) -> bool:
        return self.status == 0 and not self.failed and self.counts["passed"] > 0

    @property
    def failed(self) -> int:
        """At least one, if what ran the tests failed itself."""
        return max(self.counts["failed"] + self.counts["error"], int(self.status != 0))

    def line(self) -> str:
        told = f"{self.counts['passed']} passed, {self.failed} failed, {self.counts['skipped']} skipped"
        return f"{told} in {self.seconds / 60:.1f} min, load {self.load:.1f}"


def run_once(tests: list[str], log: Path) -> Run:
    began = time.monotonic()
    status = 0
    with Load() as load, log.open("w", encoding="utf-8") as said:
        for command in commands(tests):
            said.write(f"$ {' '.join(command)}\n")
            said.flush()
            status = subprocess.run(command, cwd=ROOT, stdout=said, stderr=said, check=False).returncode
            if status:
                break
    counts = count_tests(log.read_text("utf-8", errors="replace"))
    return Run(counts, status, load.average(), time.monotonic() - began)


def commands(tests: list[str]) -> list[list[str]]:
    """A command for each target of make, or one for what pytest is to run."""
    if all(one.startswith("test-") for one in tests):
        return [["make", "--no-print-directory", target] for target in tests]
    return [[sys.executable, "-m", "pytest", "-q", "-n", "auto", "--dist", "worksteal", *tests]]


def count_tests(log: str) -> dict[str, int]:
    """How many tests passed, failed and were skipped, from the last lines that pytest writes."""
    counts = dict.fromkeys(("passed", "failed", "skipped", "error"), 0)
    for summary in SUMMARY.findall(log):
        for number, what in COUNTED.findall(summary):
            counts[what] += int(number)
    return counts


class Results:
    """A line for every run, in a file that is only added to."""

    def __init__(self, path: Path) -> None:
        self._path = path
        path.parent.mkdir(parents=True, exist_ok=True)

    def _rows(self) -> list[dict[str, str]]:
        if not self._path.exists():
            return []
        lines = self._path.read_text("utf-8").splitlines()[1:]
        return [dict(zip(COLUMNS, line.split("\t"), strict=True)) for line in lines]

    def next_number(self) -> int:
        """A number of its own for every run, those that were interrupted included: their logs stay."""
        used = {int(path.stem.rpartition("-")[2]) for path in self._path.parent.glob("run-*.log")}
        used |= {int(row["run"]) for row in self._rows()}
        return max(used, default=0) + 1

    def passed_since_failure(self, tests: list[str]) -> int:
        passed = 0
        for row in self._rows():
            if row["tests"] == " ".join(tests):
                passed = 0 if int(row["failed"]) else passed + 1
        return passed

    def add(self, tests: list[str], run: Run) -> None:
        number = max(int(path.stem.rpartition("-")[2]) for path in self._path.parent.glob("run-*.log"))
        counts = (run.counts["passed"], run.failed, run.counts["skipped"])
        fields = (
            number,
            run.date,
            commit(),
            " ".join(tests),
            f"{run.load:.1f}",
            *counts,
            f"{run.seconds / 60:.1f}",
        )
        is_new = not self._path.exists()
        with self._path.open("a", encoding="utf-8") as file:
            if is_new:
                file.write("\t".join(COLUMNS) + "\n")
            file.write("\t".join(map(str, fields)) + "\n")


def commit() -> str:
    """The commit that is checked out; `+` says that something has been changed since."""
    command = ["git", "describe", "--always", "--dirty=+", "--exclude=*"]
    said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout
    return said.strip() or "unknown"


class Load:
    """The average load of the machine while something runs."""

    def __init__(self) -> None:
        self._seen: list[float] = []
        self._is_over = threading.Event()
        self._thread = threading.Thread(target=self._look, daemon=True)

    def __enter__(self) -> Load:
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, at: TracebackType | None
    ) -> None:
        self._is_over.set()
        self._thread.join()

    def _look(self) -> None:
        while not self._is_over.wait(LOOK_SECONDS if self._seen else 0):
            self._seen.append(os.getloadavg()[0])
        self._seen.append(os.getloadavg()[0])

    def average(self) -> float:
        return mean(self._seen)


class OtherWork:
    """Simulations that keep the machine busy, at a lower priority than the tests."""

    def __init__(self, workers: int) -> None:
        self._is_over = threading.Event()
        self._lock = threading.Lock()
        self._running: set[subprocess.Popen[bytes]] = set()
        self._seeds = count(1)
        self._threads = [threading.Thread(target=self._work, daemon=True) for _ in range(workers)]

    def __enter__(self) -> OtherWork:
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, at: TracebackType | None
    ) -> None:
        self._is_over.set()
        with self._lock:
            for process in self._running:
                with suppress(ProcessLookupError):
                    process.kill()
        for thread in self._threads:
            thread.join()

    def _work(self) -> None:
        while True:
            with self._lock:
                if self._is_over.is_set():
                    return
                process = self._start(next(self._seeds))
                self._running.add(process)
            process.wait()
            with self._lock:
                self._running.discard(process)

    def _start(self, seed: int) -> subprocess.Popen[bytes]:
        nice = ["nice", "-n", str(NICENESS), sys.executable, "-m", "questhall"]
        games = ["sim", "talisman", "--games", str(GAMES_AT_A_TIME), "--workers", "1", "--seed", str(seed)]
        return subprocess.Popen([*nice, *games], cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


if __name__ == "__main__":
    sys.exit(main())
