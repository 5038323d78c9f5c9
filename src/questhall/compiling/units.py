"""Turns what mypyc writes into C files that compile quickly, side by side, and only when they have changed.

mypyc writes one C file per module, one that defines all globals, and two headers that every file includes.
Left as they are, any change compiles everything again, and nothing is inlined into another module. So here

- modules of a folder are joined into *units* of a few, since every compiler run reads Python's headers first;
- each unit gets only the declarations that it uses, so a new function somewhere else does not change it;
- each unit gets a copy of the short functions that it calls elsewhere, for inlining only (`gnu_inline`);
- literals are named by what they are, not by their place in a table that shifts with every new one;
- what runs once, or only when plain Python calls in, is marked as cold and left unoptimized.

What mypyc writes is regular, and its version is pinned, so regular expressions are enough to read it.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable
from typing import NamedTuple

MODULES_PER_UNIT = 5
"""More modules in a unit mean less compiling altogether, and more of it again after a change."""
LONGEST_INLINED = 60
"""Lines of a function that other units may inline."""
INLINE_DEPTH = 3
"""How far calls are followed from a unit into functions that it may inline."""

PRELUDE = """\
#if defined(__clang__)
#define QUESTHALL_COLD __attribute__((cold, noinline, optnone))
#elif defined(__GNUC__)
#define QUESTHALL_COLD __attribute__((cold, noinline, optimize("O0")))
#else
#define QUESTHALL_COLD
#endif
#define QUESTHALL_INLINE extern inline __attribute__((gnu_inline))
"""

START = """\
static PyObject *questhall_start(PyObject *self, PyObject *name)
{
    static const struct { const char *name; PyObject *(*start)(void); } modules[] = {
MODULES};
    for (size_t i = 0; i < sizeof(modules) / sizeof(modules[0]); i++)
        if (PyUnicode_CompareWithASCIIString(name, modules[i].name) == 0)
            return modules[i].start();
    return PyErr_Format(PyExc_ImportError, "%S is not in the library of compiled rules", name);
}
static PyMethodDef questhall_methods[] = {
    {"start", questhall_start, METH_O, PyDoc_STR("Start a compiled module, and return it.")},
    {NULL, NULL, 0, NULL}
};
"""
"""How the library starts its modules when they are imported (`library.py`)."""

NAME = re.compile(r"[A-Za-z_]\w+")
NATIVE_FUNCTION = re.compile(
    r"^(?P<head>\S[^\n]*?\b(?P<name>CPyDef_\w+)\([^\n]*\)) \{\n.*?^\}$", re.MULTILINE | re.DOTALL
)
STATIC = re.compile(r"^static [^;={\n]*?\b(\w+)(?:\[|\(| =)", re.MULTILINE)
STATIC_BELOW = re.compile(r"^static [^;={(\n]*\n(\w+)\(", re.MULTILINE)
LITERAL = re.compile(r"CPyStatics\[(\d+)\]")
COLD_DECLARATION = re.compile(r"\b(CPyPy_\w+|CPyExec_\w+|CPyInit\w*_\w+|CPyDef_\w+_____top_level__)\(")
COLD_STATIC = re.compile(
    r"^static (?=int CPyExec_|PyObject \*\n\w+_get_|int\n\w+_set_|bool\n\w+_trait_vtable_setup)", re.MULTILINE
)


class Translation(NamedTuple):
    """What mypyc has written."""

    modules: dict[str, str]
    """The C text of each module."""
    globals: str
    """The C file that defines what they share, and starts the library."""
    types: str
    declarations: str


class Unit(NamedTuple):
    """A C file, and how much the compiler is to think about it."""

    name: str
    text: str
    flags: str = "-O3"


class Function(NamedTuple):
    """A function that other units may inline."""

    text: str
    names: frozenset[str]


def make_units(translation: Translation) -> list[Unit]:
    """The C files to compile, the largest first."""
    literals = read_literals(translation.globals)
    declarations = Declarations(translation.types, translation.declarations, set(literals))
    texts = {name: name_literals(strip(text), literals) for name, text in translation.modules.items()}
    short = {name: function for text in texts.values() for name, function in short_functions(text).items()}
    units = [
        Unit(name, declarations.complete("\n".join(texts[module] for module in modules), short))
        for name, modules in join(texts).items()
    ]
    units.sort(key=lambda unit: len(unit.text), reverse=True)
    units.append(Unit("globals", globals_unit(translation, literals), "-O0"))
    units.append(Unit("runtime", runtime_unit()))
    return units


def strip(text: str) -> str:
    """Without the lines that include headers: each unit has its own declarations."""
    return re.sub(r'^#include "__native[^\n]*\n', "", text, flags=re.MULTILINE)


def join(modules: Iterable[str]) -> dict[str, list[str]]:
    """The modules of each unit, by names alone: a module that grows leaves the other units as they are."""
    folders: dict[str, list[str]] = {}
    for module in sorted(modules):
        folders.setdefault(module.rpartition(".")[0], []).append(module)
    return {
        f"{folder}.{start // MODULES_PER_UNIT}": members[start : start + MODULES_PER_UNIT]
        for folder, members in folders.items()
        for start in range(0, len(members), MODULES_PER_UNIT)
    }


def short_functions(text: str) -> dict[str, Function]:
    """The functions of a module that may be inlined elsewhere: short ones that use nothing private to it."""
    private = {*STATIC.findall(text), *STATIC_BELOW.findall(text)}
    found = {}
    for match in NATIVE_FUNCTION.finditer(text):
        body = match[0]
        if match["name"].endswith("_____top_level__") or body.count("\n") > LONGEST_INLINED:
            continue
        names = frozenset(NAME.findall(body))
        if names.isdisjoint(private):
            found[match["name"]] = Function(body, names - {match["name"]})
    return found


class Declarations:
    """The declarations of both headers, to be picked from."""

    def __init__(self, types: str, declarations: str, literals: set[str]) -> None:
        self._includes = list(
            dict.fromkeys(re.findall(r'^#include (?!"__native)[^\n]*', types + declarations, re.MULTILINE))
        )
        self._texts: dict[str, str] = {}
        self._needs: dict[str, frozenset[str]] = {}
        self._literals = literals
        for block, name in re.findall(
            r"^(typedef struct[^\n]*\{\n.*?^\} (\w+);)", types, re.MULTILINE | re.DOTALL
        ):
            guard = f"MYPYC_DECLARED_{name}"  # the runtime's own headers declare some of these too
            self._add(name, f"#ifndef {guard}\n#define {guard}\n{block}\n#endif")
        for line in re.findall(r"^extern [^\n]*;$", declarations, re.MULTILINE):
            found = re.match(r"extern .*?(\w+)(?:\(.*\)|\[[^\]]*\])?;$", line)
            assert found is not None, line
            is_cold = COLD_DECLARATION.search(line) is not None
            self._add(found[1], f"QUESTHALL_COLD {line}" if is_cold else line)
        self._order = {name: place for place, name in enumerate(self._texts)}

    def _add(self, name: str, text: str) -> None:
        self._texts[name] = text
        self._needs[name] = frozenset(NAME.findall(text)) - {name}

    def complete(self, text: str, short: dict[str, Function]) -> str:
        """This text, with all that it needs before it."""
        names = set(NAME.findall(text))
        defined = {match["name"] for match in NATIVE_FUNCTION.finditer(text)}
        inlined: dict[str, Function] = {}
        calls = names
        for _ in range(INLINE_DEPTH):
            new = {name: short[name] for name in sorted(calls & short.keys() - defined - inlined.keys())}
            inlined.update(new)
            calls = {name for function in new.values() for name in function.names}
            names |= calls
        return "\n".join(
            [
                *self._includes,
                PRELUDE,
                *self._declare(names),
                *(f"extern PyObject *{name};" for name in sorted(names & self._literals)),
                *(f"QUESTHALL_INLINE {function.text}" for _, function in sorted(inlined.items())),
                COLD_STATIC.sub("static QUESTHALL_COLD ", text),
            ]
        )

    def _declare(self, names: set[str]) -> list[str]:
        needed: set[str] = set()
        waiting = names & self._texts.keys()
        while waiting:
            needed |= waiting
            waiting = {name for known in waiting for name in self._needs[known]} & self._texts.keys() - needed
        return [self._texts[name] for name in sorted(needed, key=self._order.__getitem__)]


def name_literals(text: str, literals: list[str]) -> str:
    return LITERAL.sub(lambda match: literals[int(match[1])], text)


def globals_unit(translation: Translation, literals: list[str]) -> str:
    """The file that defines all globals; it fills the named literals once mypyc has filled its table."""
    headers = strip(translation.types) + strip(translation.declarations)
    text = strip(translation.globals)
    named = "".join(f"PyObject *{name};\n" for name in literals)
    filled = "".join(f"{name} = CPyStatics[{place}];\n" for place, name in enumerate(literals))
    done = re.search(r"if \(CPyStatics_Initialize\([^\n]*\n[^\n]*\n\s*\}\n", text)
    assert done is not None
    text = text[: done.end()] + filled + text[done.end() :]
    text = text.replace(".m_methods = NULL", ".m_methods = questhall_methods")
    modules = "".join(
        f'{{"{name}", CPyInit_{name.replace(".", "___")}}},\n' for name in sorted(translation.modules)
    )
    return f"{headers}\n{PRELUDE}\n{named}\n{START.replace('MODULES', modules)}\n{text}"


def runtime_unit() -> str:
    """mypyc's own runtime library, as one file."""
    from mypyc.common import RUNTIME_C_FILES

    return "".join(f"#include <{name}>\n" for name in [*RUNTIME_C_FILES, "vecs/librt_vecs_api.c"])


def read_literals(text: str) -> list[str]:
    """A name for each literal of the table, in its order, made from what the literal is."""
    keys: list[bytes] = [b"none", b"false", b"true"]
    keys += [b"s" + value for line in _c_strings(text, "CPyLit_Str") for value in _split_lengths(line)]
    keys += [b"b" + value for line in _c_strings(text, "CPyLit_Bytes") for value in _split_lengths(line)]
    keys += [b"i" + value for line in _c_strings(text, "CPyLit_Int") for value in _split_zeros(line)]
    keys += [b"f" + value.encode() for value in _c_numbers(text, "CPyLit_Float")[1:]]
    parts = _c_numbers(text, "CPyLit_Complex")[1:]
    keys += [f"c{parts[place]} {parts[place + 1]}".encode() for place in range(0, len(parts), 2)]
    for kind, table in ((b"t", "CPyLit_Tuple"), (b"z", "CPyLit_FrozenSet")):
        numbers = [int(number) for number in _c_numbers(text, table)]
        place = 1
        for _ in range(numbers[0]):
            items = numbers[place + 1 : place + 1 + numbers[place]]
            keys.append(kind + b"\0".join(hashlib.sha256(keys[item]).digest() for item in items))
            place += 1 + numbers[place]
    names = [f"questhall_literal_{hashlib.sha256(key).hexdigest()[:16]}" for key in keys]
    size = re.search(r"^PyObject \*CPyStatics\[(\d+)\];$", text, re.MULTILINE)
    assert size is not None
    assert len(names) == len(set(names)) == int(size[1]), "the table of literals was misread"
    return names


def _table(text: str, name: str) -> str:
    start = text.index(f" {name}[] = {{")
    end = text.index("};\n", start)
    return text[text.index("{", start) + 1 : end]


def _c_strings(text: str, name: str) -> list[bytes]:
    """The strings of a table; the last one is empty and ends it."""
    lines = re.findall(r'"((?:[^"\\]|\\.)*)"', _table(text, name), re.DOTALL)
    return [_unescape(line) for line in lines][:-1]


_ESCAPES = {"a": 7, "b": 8, "f": 12, "n": 10, "r": 13, "t": 9, "v": 11}


def _unescape(text: str) -> bytes:
    def byte(match: re.Match[str]) -> str:
        code = match[1]
        if code[0].isdigit():
            return chr(int(code, 8))
        return chr(_ESCAPES[code]) if code in _ESCAPES else code

    return re.sub(r"\\([0-7]{3}|.)", byte, text, flags=re.DOTALL).encode("latin-1")


def _c_numbers(text: str, name: str) -> list[str]:
    return [number.strip() for number in _table(text, name).split(",") if number.strip()]


def _number(data: bytes, place: int) -> tuple[int, int]:
    """A number of seven bits a byte, and the place behind it."""
    value = 0
    while True:
        value = value << 7 | data[place] & 0x7F
        place += 1
        if data[place - 1] < 0x80:
            return value, place


def _split_lengths(line: bytes) -> list[bytes]:
    count, place = _number(line, 0)
    values = []
    for _ in range(count):
        length, place = _number(line, place)
        values.append(line[place : place + length])
        place += length
    return values


def _split_zeros(line: bytes) -> list[bytes]:
    _, place = _number(line, 0)
    return line[place:].split(b"\0")
