"""Custom bots: a class in a file, named as `path/to/file.py:ClassName`.

The file is plain Python and also runs on the compiled rules; docs/bots.md says how to write it.
"""

from __future__ import annotations

import hashlib
import importlib.util
import inspect
import re
import sys
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

from questhall.bots.bot import Bot
from questhall.core.engine.chance import derive
from questhall.core.engine.errors import UnknownBot, listed

# A greedy path, so that it includes the colon of a Windows drive.
_SPEC = re.compile(r"(?P<path>.+\.py)(?::(?P<kind>[^:]*))?(?::(?P<setting>.*))?")


class OwnBot(NamedTuple):
    """Where to find a custom bot, and its setting."""

    path: Path
    kind: str
    setting: str

    @property
    def bot(self) -> type[Bot]:
        """Its class, from its file."""
        return _class_in(_module(self.path.resolve()), self)


def read_own(spec: str) -> OwnBot | None:
    """A custom bot, if the name refers to a file.

    >>> read_own("bots/mine.py:Mine").kind
    'Mine'
    >>> read_own("ismcts:2000") is None
    True
    """
    found = _SPEC.fullmatch(spec)
    if found is None:
        return None
    return OwnBot(Path(found["path"]).expanduser(), found["kind"] or "", found["setting"] or "")


def digests_of(specs: Iterable[str]) -> dict[str, str]:
    """A digest of the file of each custom bot: a run that is continued needs the same bots."""
    owned = {spec: own for spec in specs if (own := read_own(spec)) is not None}
    return {spec: hashlib.sha256(own.path.read_bytes()).hexdigest() for spec, own in owned.items()}


def _class_in(module: ModuleType, wanted: OwnBot) -> type[Bot]:
    kind = getattr(module, wanted.kind, None) if wanted.kind else None
    if not (inspect.isclass(kind) and issubclass(kind, Bot)):
        own = [name for name, value in vars(module).items() if _is_own_bot(value, module)]
        bots = f"its bots are: {listed(own)}" if own else "a bot is a subclass of questhall.bots.Bot"
        named = f"has no bot {wanted.kind!r}" if wanted.kind else "needs a class name: FILE.py:CLASS"
        raise UnknownBot(f"{wanted.path} {named}; {bots}")
    if inspect.isabstract(kind):
        missing = listed(sorted(kind.__abstractmethods__))
        raise UnknownBot(f"{wanted.kind} in {wanted.path} is incomplete; missing: {missing}")
    if not hasattr(kind, "name"):
        kind.name = wanted.kind
    return kind


def _is_own_bot(value: object, module: ModuleType) -> bool:
    return inspect.isclass(value) and issubclass(value, Bot) and value.__module__ == module.__name__


@cache
def _module(path: Path) -> ModuleType:
    """Run a file once, as a module with a unique name."""
    if not path.is_file():
        raise UnknownBot(f"bot file not found: {path}")
    name = f"{path.stem}_{derive(0, *str(path).encode()):x}"
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    if str(path.parent) not in sys.path:
        # Modules beside it can be imported, but do not hide installed ones.
        sys.path.append(str(path.parent))
    try:
        spec.loader.exec_module(module)
    except Exception as problem:
        del sys.modules[name]
        raise UnknownBot(f"cannot run {path}: {type(problem).__name__}: {problem}") from problem
    return module
