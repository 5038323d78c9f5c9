"""The promised names are there, documented in the code and on their page, and the page's code runs."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

import pytest

from questhall import api

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "api.md").read_text("utf-8")


@pytest.mark.parametrize("name", api.__all__)
def test_every_promised_name_is_on_the_page(name: str) -> None:
    assert re.search(rf"`[^`]*\b{name}\b[^`]*`", PAGE)


@pytest.mark.parametrize("name", sorted(set(api.__all__) - {"GAMES"}))
def test_every_promised_name_has_a_docstring_of_its_own(name: str) -> None:
    thing = getattr(api, name)
    assert inspect.getdoc(thing), name
    if inspect.isclass(thing):
        assert thing.__doc__ not in (None, thing.__mro__[1].__doc__), name


def promised_methods() -> list[str]:
    """`State.choose` and the like: everything that can be called on an instance of a promised class."""
    classes = [name for name in api.__all__ if inspect.isclass(getattr(api, name))]
    methods = [(name, method) for name in classes for method in dir(getattr(api, name)) if method[0] != "_"]
    return [f"{name}.{method}" for name, method in methods if callable(getattr(getattr(api, name), method))]


@pytest.mark.parametrize("method", promised_methods())
def test_every_promised_method_has_a_docstring(method: str) -> None:
    owner, _, name = method.partition(".")
    assert inspect.getdoc(getattr(getattr(api, owner), name))


def test_docstrings_are_there_on_either_build() -> None:
    assert "next decision" in (inspect.getdoc(api.State.choose) or "")
    assert "independent copy" in (inspect.getdoc(api.State.clone) or "")
    assert "0 to `bound` - 1" in (inspect.getdoc(api.Picker.below) or "")


@pytest.mark.parametrize("page", ["api.md", "bots.md"])
def test_code_on_the_page_runs_as_pasted(page: str) -> None:
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / page).read_text("utf-8"), re.DOTALL)
    assert blocks
    for block in blocks:
        exec(block, {"__name__": "pasted"})


def test_the_bot_on_the_page_is_the_example() -> None:
    block = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "bots.md").read_text("utf-8"), re.DOTALL)[0]
    assert block in (ROOT / "examples" / "own_bot.py").read_text("utf-8")
