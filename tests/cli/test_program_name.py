"""Commands shown to the user can be copied and run, however the program was started."""

from __future__ import annotations

from pathlib import Path

import pytest

from questhall.cli.program_name import command


def as_if(monkeypatch: pytest.MonkeyPatch, started: str, found: str | None = None) -> None:
    monkeypatch.setattr("sys.argv", [started, "play"])
    monkeypatch.setattr("sys.orig_argv", [".venv/bin/python", "-m", "questhall", "play"])
    monkeypatch.setattr("shutil.which", lambda _name: found)


@pytest.mark.parametrize(
    ("started", "found", "shown"),
    [
        (".venv/bin/questhall", None, ".venv/bin/questhall"),
        (".venv/bin/questhall", "/usr/bin/questhall", ".venv/bin/questhall"),
        ("/usr/bin/questhall", "/usr/bin/questhall", "questhall"),
        ("/opt/my games/questhall", "/usr/bin/questhall", "'/opt/my games/questhall'"),
        ("/opt/src/questhall/__main__.py", None, ".venv/bin/python -m questhall"),
        ("/usr/lib/pytest/__main__.py", None, "questhall"),
    ],
)
def test_a_command_begins_as_the_program_was_started(
    monkeypatch: pytest.MonkeyPatch, started: str, found: str | None, shown: str
) -> None:
    as_if(monkeypatch, started, found)
    assert command("rules", "talisman") == f"{shown} rules talisman"


def test_a_path_with_spaces_is_quoted(monkeypatch: pytest.MonkeyPatch) -> None:
    as_if(monkeypatch, ".venv/bin/questhall")
    path = str(Path("my games") / "one.record")
    assert command("verify", path) == f".venv/bin/questhall verify '{path}'"
