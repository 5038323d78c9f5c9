"""What a shell is told when somebody presses Tab."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from questhall.cli.main import main

SEPARATOR = "\v"


def completed(line: str, tmp_path: Path) -> list[str]:
    """How the program completes a line, asked in the way in which a shell asks."""
    answers = tmp_path / "answers"
    environment = {
        **os.environ,
        "_ARGCOMPLETE": "1",
        "_ARGCOMPLETE_STDOUT_FILENAME": str(answers),
        "_ARGCOMPLETE_IFS": SEPARATOR,
        "COMP_LINE": line,
        "COMP_POINT": str(len(line)),
        "COMP_TYPE": "9",
    }
    program = "import sys; sys.argv[0] = 'questhall'; from questhall.cli.main import main; main()"
    subprocess.run([sys.executable, "-c", program], env=environment, check=True)
    return [answer.strip() for answer in answers.read_text("utf-8").split(SEPARATOR)]


def test_commands_games_variants_and_bots_are_completed(tmp_path: Path) -> None:
    assert completed("questhall are", tmp_path) == ["arena"]
    assert completed("questhall sim tal", tmp_path) == ["talisman"]
    assert completed("questhall sim rent-a-hero --var", tmp_path) == ["--variant"]
    assert completed("questhall sim rent-a-hero --variant end", tmp_path) == ["endless"]
    assert completed("questhall sim rent-a-hero --seats thumb,ran", tmp_path) == ["thumb,random"]


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_shell_is_given_what_it_has_to_read(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["completion", shell]) == 0

    code = capsys.readouterr().out
    assert "questhall" in code
    if shell == "bash":
        bash = shutil.which("bash")
        assert bash is not None
        assert subprocess.run([bash, "-n"], input=code, text=True).returncode == 0
