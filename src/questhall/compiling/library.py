"""Finds the library of compiled rules that belongs to the sources that are here, and imports modules from it.

A library is named by a fingerprint of all that it was made from, so one that does not belong to these sources
is never used, and a new one can be built while programs run. Where there is none, or it cannot be loaded,
modules are imported from the sources: the same rules, only slower.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import sys
import sysconfig
from collections.abc import Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from questhall.compiling.sources import compiled_modules

PACKAGE = Path(__file__).parent.parent
LIBRARY = "questhall_rules__mypyc"
"""The name that mypyc gives to a library whose modules belong to the group `questhall_rules`."""
FILE_NAME = LIBRARY + EXTENSION_SUFFIXES[0]
FINGERPRINT = "questhall_rules.fingerprint"
"""What lies beside a library that is shipped inside the package, and says what it was made from."""
PURE_VARIABLE = "QUESTHALL_PURE"
LIBRARY_VARIABLE = "QUESTHALL_LIBRARY"
"""Names a library to use, whatever it was made from: for trying one out."""
CACHE_VARIABLE = "QUESTHALL_CACHE"


def fingerprint() -> str:
    """A digest of everything that decides what the library has to be."""
    digest = hashlib.sha256(f"{sys.implementation.cache_tag} {sysconfig.get_platform()}".encode())
    builders = sorted(Path(__file__).parent.glob("*.py"))
    for path in [*compiled_modules().values(), *builders]:
        data = path.read_bytes()
        digest.update(f"{path.relative_to(PACKAGE).as_posix()} {len(data)}\n".encode())
        digest.update(data)
    return digest.hexdigest()[:32]


def cache_folders() -> list[Path]:
    """Where libraries are kept: the first that can be written to is used for a new one."""
    named = os.environ.get(CACHE_VARIABLE)
    if named:
        return [Path(named)]
    folders = []
    with contextlib.suppress(RuntimeError):  # not everybody has a home
        folders.append(Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "questhall")
    checkout = PACKAGE.parent.parent
    if (checkout / "pyproject.toml").is_file():
        folders.append(checkout / "build" / "compiled")
    return folders


def find_library() -> Path | None:
    """The library that belongs to the sources, if it has been built."""
    wanted = fingerprint()
    shipped = PACKAGE / FILE_NAME
    if shipped.is_file() and _says(PACKAGE / FINGERPRINT, wanted):
        return shipped
    for folder in cache_folders():
        library = folder / wanted / FILE_NAME
        if library.is_file():
            return library
    return None


def _says(path: Path, wanted: str) -> bool:
    try:
        return path.read_text(encoding="ascii").strip() == wanted
    except (OSError, ValueError):
        return False


def use_library() -> bool:
    """Import the rules compiled from now on, if they can be. Says whether they will be."""
    if os.environ.get(PURE_VARIABLE):
        return False
    named = os.environ.get(LIBRARY_VARIABLE)
    path = Path(named) if named else find_library()
    if path is None:
        return False
    sys.meta_path.insert(0, CompiledFinder(path))
    return True


def is_used() -> bool:
    """Whether the rules run compiled in this process."""
    return any(isinstance(finder, CompiledFinder) for finder in sys.meta_path)


class CompiledFinder(MetaPathFinder):
    """Answers for the modules that are in the library. If that cannot be loaded, all come from the sources."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._names = frozenset(compiled_modules())
        self._library: ModuleType | None = None

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname not in self._names:
            return None
        if self._library is None:
            try:
                self._library = self._load()
            except (ImportError, OSError) as problem:
                sys.meta_path.remove(self)
                print(f"questhall: the compiled rules cannot be used: {problem}", file=sys.stderr)
                return None
        return ModuleSpec(fullname, CompiledLoader(self._library), origin=str(self._path))

    def _load(self) -> ModuleType:
        import librt.vecs  # noqa: F401 (the library needs it, and fails less clearly without)

        loader = ExtensionFileLoader(LIBRARY, str(self._path))
        spec = spec_from_file_location(LIBRARY, self._path, loader=loader)
        assert spec is not None
        library = module_from_spec(spec)
        sys.modules[LIBRARY] = library
        loader.exec_module(library)
        return library


class CompiledLoader(Loader):
    """Starts a module of the library. Its body runs when it is created, as mypyc has it."""

    def __init__(self, library: ModuleType) -> None:
        self._library = library

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        module: ModuleType = self._library.start(spec.name)
        return module

    def exec_module(self, module: ModuleType) -> None:
        pass
