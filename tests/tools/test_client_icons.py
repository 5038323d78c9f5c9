"""Every icon that the client names is among those it is built with: another would be drawn as nothing."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

CLIENT = Path(__file__).parents[2] / "web" / "src"
NAMED = re.compile(r'<Icon name="([a-z0-9-]+)"')


def icons_of(component: Path) -> set[str]:
    """The common icons, and those of the component's game."""
    rooms = [CLIENT / "parts", *(folder for folder in component.parents if folder.parent.name == "games")]
    files = [room / "icon-names.json" for room in rooms]
    return {name for file in files if file.exists() for name in json.loads(file.read_text())}


@pytest.mark.parametrize(
    "component", sorted(CLIENT.rglob("*.svelte")), ids=lambda path: path.relative_to(CLIENT).as_posix()
)
def test_the_icons_of_a_component_are_there(component: Path) -> None:
    assert set(NAMED.findall(component.read_text())) <= icons_of(component)
