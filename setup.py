"""Builds wheels and source archives, with the browser client inside and the rules compiled.

Without a C compiler the rules are left as they are. QUESTHALL_PURE=1 leaves compiling out, and
QUESTHALL_NO_CLIENT=1 the client. An editable install has neither: there `make` builds both.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from setuptools import Extension, find_packages, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from setuptools.errors import CompileError

ROOT = Path(__file__).resolve().parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]
is_pure = bool(os.environ.get("QUESTHALL_PURE"))

from questhall.compiling.library import FINGERPRINT, LIBRARY, fingerprint  # noqa: E402
from tools import client  # noqa: E402


class CompileRules(build_ext):
    """Compiles the rules into one library inside the package, or leaves it out: then they run interpreted."""

    def run(self) -> None:
        if not self.editable_mode:
            super().run()

    def build_extension(self, ext: Extension) -> None:
        from questhall.compiling.build import kept_objects, make_library
        from questhall.compiling.problems import BuildFailed

        library = Path(self.get_ext_fullpath(ext.name)).resolve()
        library.parent.mkdir(parents=True, exist_ok=True)
        objects = kept_objects() or Path(self.build_temp).resolve() / "objects"
        try:
            make_library(
                library, objects, lambda stage: print(f"rules: {stage.step} {stage.share:.0%}", flush=True)
            )
        except BuildFailed as problem:
            library.unlink(missing_ok=True)
            raise CompileError(f"the rules run interpreted, with weaker bots: {problem}") from None
        (library.parent / FINGERPRINT).write_text(fingerprint() + "\n", encoding="ascii")


def build_client() -> None:
    """The client is packed like any other file. Without it the server says so."""
    if os.environ.get("QUESTHALL_NO_CLIENT"):
        return
    try:
        client.build()
    except client.ClientFailed as problem:
        if "CI" in os.environ:
            raise
        print(f"the browser client is left out: {problem}", file=sys.stderr)


class BuildWithClient(build_py):
    def run(self) -> None:
        if not self.editable_mode:
            build_client()
        super().run()


class ArchiveWithClient(sdist):
    def run(self) -> None:
        build_client()
        super().run()


setup(
    cmdclass={"build_py": BuildWithClient, "build_ext": CompileRules, "sdist": ArchiveWithClient},
    packages=[*find_packages("src"), "questhall.ledgers"],
    ext_modules=[]
    if is_pure
    else [Extension(f"questhall.{LIBRARY}", sources=[], optional="CI" not in os.environ)],
)
