"""The page about observations is what the fields say, and the code on the page about environments runs."""

from __future__ import annotations

import re
from pathlib import Path

from tools.observations_page import PAGE, page

ENVIRONMENTS = Path(__file__).parents[2] / "docs" / "environments.md"


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text("utf-8") == page(), "run python -m tools.observations_page"


def test_the_code_about_environments_runs_as_pasted() -> None:
    blocks = re.findall(r"```python\n(.*?)```", ENVIRONMENTS.read_text("utf-8"), re.DOTALL)
    assert len(blocks) == 3
    for block in blocks:
        shorter = block.replace("for agent in env.agent_iter():", "for agent in env.agent_iter(200):")
        exec(compile(shorter, str(ENVIRONMENTS), "exec"), {})
