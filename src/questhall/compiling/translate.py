"""Has mypyc translate the rules to C."""

from __future__ import annotations

import contextlib
import io
import os
from collections.abc import Callable

from questhall.compiling.docstrings import DOCUMENTED, add_docstrings
from questhall.compiling.problems import BuildFailed
from questhall.compiling.sources import PACKAGE, compiled_modules
from questhall.compiling.units import Translation

GROUP = "questhall_rules"


def translate(checked: Callable[[], None]) -> Translation:
    """The rules as C; `checked` is called when mypy is through and mypyc begins.

    Paths are relative to the package's parent, so that the same sources give the same C wherever they lie.
    """
    try:
        from mypy.errors import CompileError
        from mypy.fscache import FileSystemCache
        from mypyc import build, errors
        from mypyc.codegen import emitmodule
        from mypyc.options import CompilerOptions
    except ImportError as problem:
        raise BuildFailed(f"mypyc is not installed ({problem})") from None

    options = CompilerOptions(multi_file=True, group_name=GROUP)
    files = FileSystemCache()
    paths = [str(path.relative_to(PACKAGE.parent)) for path in compiled_modules().values()]
    quiet = ["--config-file=", "--ignore-missing-imports", "--follow-imports=silent"]
    printed = io.StringIO()
    with (
        contextlib.chdir(PACKAGE.parent),
        contextlib.redirect_stdout(printed),
        contextlib.redirect_stderr(printed),
    ):
        try:
            sources, all_sources, mypy_options = build.get_mypy_config([*quiet, *paths], None, options, files)
            mypy_options.cache_dir = os.devnull
            groups = build.construct_groups(
                sources, separate=False, use_shared_lib=True, group_name_override=GROUP
            )
            result = emitmodule.parse_and_typecheck(all_sources, mypy_options, options, groups, files)
            if result.errors:
                raise BuildFailed("mypy refuses the rules: " + "; ".join(result.errors[:3]))
            checked()
            found = errors.Errors(mypy_options)
            _, texts, _ = emitmodule.compile_modules_to_c(result, options, found, groups)
        except CompileError as problem:
            raise BuildFailed("mypy refuses the rules: " + "; ".join(problem.messages[:3])) from None
        except SystemExit:
            raise BuildFailed(f"mypy gave up: {printed.getvalue().strip()[:500]}") from None
    if found.num_errors:
        raise BuildFailed("mypyc refuses the rules: " + "; ".join(found.new_messages()[:3]))
    return _sorted(dict(texts[0]))


def _sorted(texts: dict[str, str]) -> Translation:
    main = f"__native_{GROUP}"
    modules = {}
    for name, path in compiled_modules().items():
        text = texts.pop(f"__native_{name.replace('.', '___')}.c")
        modules[name] = add_docstrings(text, path.read_text("utf-8")) if name.startswith(DOCUMENTED) else text
    translation = Translation(
        modules, texts.pop(f"{main}.c"), texts.pop(f"{main}.h"), texts.pop(f"__native_internal_{GROUP}.h")
    )
    assert not texts, f"mypyc wrote more than expected: {sorted(texts)}"
    return translation
