"""Puts docstrings into the C that mypyc writes, so that `help` and notebooks show them for compiled code too.

mypyc keeps only signatures. Only the core gets its docstrings: nobody calls the rules of a game from outside,
and a unit is compiled again whenever a text in it changes.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Mapping

DOCUMENTED = "questhall.core."

METHODS = re.compile(
    r"^static PyMethodDef (\w+?)(module)?_methods\[\] = \{\n(.*?)^\};", re.MULTILINE | re.DOTALL
)
SIGNATURE = r'PyDoc_STR\("(?:[^"\\]|\\.)*?--\\n\\n'
METHOD = re.compile(r'\{"(\w+)",[^{}]*?' + SIGNATURE)
CLASS = re.compile(r'\.tp_doc = PyDoc_STR\("(\w+)\((?:[^"\\]|\\.)*?--\\n\\n')

Docstrings = Mapping[tuple[str, str], str]
"""By the name of a class and of a method in it; a function has no class, a class no method."""


def add_docstrings(c_text: str, python_source: str) -> str:
    """The C text of a module, with the docstrings of its Python source behind their signatures."""
    docstrings = read_docstrings(python_source)

    def in_table(table: re.Match[str]) -> str:
        owner = "" if table[2] else table[1].rpartition("___")[2]
        return METHOD.sub(lambda row: row[0] + as_c(docstrings.get((owner, row[1]), "")), table[0])

    c_text = METHODS.sub(in_table, c_text)
    return CLASS.sub(lambda found: found[0] + as_c(docstrings.get((found[1], ""), "")), c_text)


def read_docstrings(python_source: str) -> Docstrings:
    """The docstrings of a module's classes, methods and functions."""
    found: dict[tuple[str, str], str] = {}
    for node in ast.parse(python_source).body:
        if isinstance(node, ast.FunctionDef):
            found["", node.name] = ast.get_docstring(node) or ""
        elif isinstance(node, ast.ClassDef):
            found[node.name, ""] = ast.get_docstring(node) or ""
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef):
                    found[node.name, inner.name] = ast.get_docstring(inner) or ""
    return found


def as_c(text: str) -> str:
    r"""A text as the inside of a C string.

    >>> print(as_c('a "b"'), as_c("§ 1"))
    a \"b\" \302\247 1
    """
    plain = {ord('"'): '\\"', ord("\\"): "\\\\", ord("\n"): "\\n"}
    return "".join(
        plain.get(byte) or (chr(byte) if 32 <= byte < 127 else f"\\{byte:03o}") for byte in text.encode()
    )
