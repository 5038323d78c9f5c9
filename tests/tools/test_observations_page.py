"""The page about observations names all fields, and the code on the page about environments runs."""

from __future__ import annotations

import re
from pathlib import Path

from tools.observations_page import PAGE, page

ENVIRONMENTS = Path(__file__).parents[2] / "docs" / "environments.md"


def test_the_page_has_every_field_that_there_is_and_no_other() -> None:
    """Places may be outdated until the next `python -m tools.observations_page`; names and order may not."""
    named = re.compile(r"^(?:#+ .*|\| `\w+`)", re.MULTILINE)

    assert named.findall(PAGE.read_text("utf-8")) == named.findall(page())


def test_the_code_about_environments_runs_as_pasted() -> None:
    blocks = re.findall(r"```python\n(.*?)```", ENVIRONMENTS.read_text("utf-8"), re.DOTALL)
    assert len(blocks) == 3
    for block in blocks:
        shorter = block.replace("for agent in env.agent_iter():", "for agent in env.agent_iter(200):")
        exec(compile(shorter, str(ENVIRONMENTS), "exec"), {})
