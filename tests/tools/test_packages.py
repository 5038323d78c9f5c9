"""Which Pythons `make packages` tries."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import packages


def python(folder: Path, name: str, status: int = 0) -> Path:
    """A program that ends with this status, as a Python or as pyenv's stand-in for one that is not chosen."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / name
    path.write_text(f"#!/bin/sh\nexit {status}\n", encoding="utf-8")
    path.chmod(0o755)
    return path


@pytest.fixture
def versions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(packages, "PYENV", tmp_path / "versions")
    monkeypatch.setenv("PATH", str(tmp_path / "path"))
    return tmp_path / "versions"


def test_a_python_on_the_path_comes_first(versions: Path, tmp_path: Path) -> None:
    python(versions / "3.12.1" / "bin", "python3.12")
    python(tmp_path / "path", "python3.12")
    assert packages.find_python("python3.12") == "python3.12"


def test_the_newest_of_pyenv_is_taken_where_none_on_the_path_runs(versions: Path, tmp_path: Path) -> None:
    python(tmp_path / "path", "python3.12", status=127)
    python(versions / "3.12.9" / "bin", "python3.12")
    newest = python(versions / "3.12.10" / "bin", "python3.12")
    python(versions / "3.13.0" / "bin", "python3.13")
    assert packages.find_python("python3.12") == str(newest)
    assert packages.find_python("python3.14") is None
