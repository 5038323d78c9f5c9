"""The program as it is started: nobody takes its output, or Ctrl-C comes at the wrong time."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from questhall import _starting
from questhall.cli import main as main_module
from questhall.cli.main import main

ROOT = Path(__file__).parents[2]
FULL = Path("/dev/full")
COMMANDS = [
    ["rules", "rent-a-hero"],
    ["rules", "talisman", "--json"],
    ["sim", "rent-a-hero", "--games", "2", "--workers", "1"],
    ["sim", "rent-a-hero", "--games", "2", "--workers", "1", "--json"],
    ["verify", "README.md"],
    ["scenario", "run", "scenarios/rent-a-hero/two-chickens.toml"],
]


def start(*arguments: str, stdout: int) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "questhall", *arguments]
    return subprocess.run(command, stdout=stdout, stderr=subprocess.PIPE, text=True, cwd=ROOT)


@pytest.mark.skipif(not FULL.exists(), reason="this system has no /dev/full")
@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_output_that_does_not_fit_is_one_sentence(command: list[str]) -> None:
    with FULL.open("w") as full:
        ended = start(*command, stdout=full.fileno())

    assert ended.returncode == 2
    assert ended.stderr == "questhall: cannot write the output: No space left on device\n"


def test_a_closed_pipe_ends_quietly() -> None:
    reading, writing = os.pipe()
    os.close(reading)

    ended = start("rules", "talisman", "--json", stdout=writing)
    os.close(writing)

    assert (ended.returncode, ended.stderr) == (1, "")


# Ctrl-C. A process started in the background of a script inherits that it is ignored, and hands it on; so these
# programs say first that it counts for them.

PRESSED_WHILE_IMPORTING = """
import signal, sys
import importlib.abc

class Press(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path, target=None):
        if name == "questhall.cli.main":
            try:
                signal.raise_signal(signal.SIGINT)
            except KeyboardInterrupt:
                raise SyntaxError("interrupted in the middle of something") from None

signal.signal(signal.SIGINT, signal.default_int_handler)
sys.meta_path.insert(0, Press())
from questhall.cli import entry
sys.exit(entry())
"""


def python(program: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, cwd=ROOT)


def test_ctrl_c_while_the_program_starts() -> None:
    ended = python(PRESSED_WHILE_IMPORTING)

    assert (ended.returncode, ended.stderr) == (130, "questhall: interrupted\n")


def test_a_program_for_which_ctrl_c_is_ignored_does_not_hear_it() -> None:
    """As in the background of a script: whoever presses it means another program."""
    ended = python(PRESSED_WHILE_IMPORTING.replace("signal.default_int_handler", "signal.SIG_IGN"))

    assert ended.returncode == 0
    assert "questhall --help lists all commands" in ended.stdout


PRESSED_AT_THE_END = """
import atexit, signal, sys
from questhall.cli import entry

signal.signal(signal.SIGINT, signal.default_int_handler)
atexit.register(signal.raise_signal, signal.SIGINT)
sys.argv = ["questhall", "rules", "rent-a-hero", "q3"]
sys.exit(entry())
"""


def test_ctrl_c_while_the_program_ends() -> None:
    ended = python(PRESSED_AT_THE_END)

    assert (ended.returncode, ended.stderr) == (0, "")


PRESSED_AT_EVERY_LINE = """
# Imported before anything else, as `sitecustomize`. At every line of our start the process splits: one half
# hears Ctrl-C there, the other notes how that one ended and goes on.
import json, os, signal, sys

NAMES = ("__init__.py", "_starting.py", "__main__.py", "cli/__init__.py")
FILES = tuple(f"/questhall/{name}" for name in NAMES)
seen = []

def press(frame, event, argument):
    if event == "line":
        half = os.fork()
        if half == 0:
            sys.settrace(None)
            os.dup2(os.open(os.environ["SAID"], os.O_CREAT | os.O_TRUNC | os.O_WRONLY), 2)
            signal.raise_signal(signal.SIGINT)
        else:
            code = os.waitstatus_to_exitcode(os.waitpid(half, 0)[1])
            with open(os.environ["SAID"]) as said:
                place = "/".join(frame.f_code.co_filename.replace(os.sep, "/").split("/")[-2:])
                seen.append((place, frame.f_lineno, code, said.read()))
            with open(os.environ["SEEN"], "w") as file:
                json.dump(seen, file)
    return press

def look(frame, event, argument):
    return press if frame.f_code.co_filename.replace(os.sep, "/").endswith(FILES) else None

signal.signal(signal.SIGINT, signal.default_int_handler)
sys.settrace(look)
"""
CONSOLE_SCRIPT = """
import re
import sys
from questhall.cli import entry
if __name__ == "__main__":
    sys.argv[0] = re.sub(r"(-script\\.pyw|\\.exe)?$", "", sys.argv[0])
    sys.exit(entry())
"""
"""What installers write."""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system cannot split a process")
@pytest.mark.parametrize("way", ["module", "script"])
def test_ctrl_c_at_any_line_of_the_start_is_one_sentence(way: str, tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(PRESSED_AT_EVERY_LINE)
    script = tmp_path / "questhall"
    script.write_text(CONSOLE_SCRIPT)
    program = ["-m", "questhall"] if way == "module" else [str(script)]
    folders = [str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])]
    extra = {"PYTHONPATH": os.pathsep.join(folders), "SEEN": f"{tmp_path}/seen", "SAID": f"{tmp_path}/said"}

    ended = subprocess.run(
        [sys.executable, *program, "rules", "rent-a-hero", "q3"],
        capture_output=True,
        text=True,
        cwd=ROOT,
        env=os.environ | extra,
    )

    assert (ended.returncode, ended.stderr) == (0, "")
    seen = json.loads((tmp_path / "seen").read_text())
    told = [(code, said) for _, _, code, said in seen]
    first = told.index((130, "questhall: interrupted\n"))
    last = len(told) - told[::-1].index((130, "questhall: interrupted\n"))
    assert set(told[first:last]) == {(130, "questhall: interrupted\n")}, seen
    # Before: what puts the handler in place. Afterwards: all is said and done.
    assert {place for place, *_ in seen[:first]} <= {"questhall/__init__.py", "questhall/_starting.py"}, seen
    assert [place for place, *_ in seen[:first]].count("questhall/__init__.py") <= 2
    assert {place for place, *_ in seen[first:]} >= {"questhall/__init__.py", "cli/__init__.py"}
    assert set(told[last:]) <= {(0, "")}, seen


def test_a_program_that_imports_questhall_keeps_its_own_handling_of_ctrl_c() -> None:
    ended = python(
        "import signal; before = signal.getsignal(signal.SIGINT)\n"
        "import questhall, questhall.core.records.session\n"
        "assert signal.getsignal(signal.SIGINT) is before"
    )

    assert (ended.returncode, ended.stderr) == (0, "")


@pytest.mark.parametrize(
    ("first", "words", "expected"),
    [
        ("-m", ["python", "-m", "questhall", "sim"], True),
        ("-m", ["python", "-Im", "questhall"], True),
        ("/usr/bin/questhall", ["python", "/usr/bin/questhall", "play"], True),
        ("C:/Scripts/questhall.exe", ["python.exe", "C:/Scripts/questhall.exe"], True),
        ("-m", ["python", "-m", "pytest", "questhall"], False),
        ("-m", ["python", "-m", "questhall_tools"], False),
        ("-c", ["python", "-c", "import questhall"], False),
        ("/home/ana/study.py", ["python", "/home/ana/study.py", "questhall"], False),
        ("/usr/bin/questhall", ["python", "-c", "from multiprocessing...", "--multiprocessing-fork"], False),
        ("", ["python"], False),
    ],
)
def test_the_program_is_told_from_a_library_and_from_its_own_workers(
    first: str, words: list[str], expected: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.argv", [first])
    monkeypatch.setattr("sys.orig_argv", words)

    assert _starting.is_program() == expected


def test_the_program_alone_says_where_to_begin(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    shown = capsys.readouterr().out
    commands = re.findall(r"^  questhall ([a-z]+)", shown, re.MULTILINE)
    assert {"serve", "play", "sim"} <= set(commands) <= set(main_module.COMMANDS)
