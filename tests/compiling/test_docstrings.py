"""Docstrings are put behind the signatures that mypyc writes."""

from __future__ import annotations

from questhall.compiling.docstrings import add_docstrings

PYTHON = '''
class Pile:
    """Some "cards"."""

    def top(self) -> int:
        """The top card.

        In two parts.
        """

    def size(self) -> int: ...


def size() -> int:
    """How many § in all."""
'''
C = r"""
static PyMethodDef cards___Pile_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_cards___Pile_setup, METH_O, NULL},
    {"top",
     (PyCFunction)CPyPy_cards___Pile___top,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("top($self, name=\"x\")\n--\n\n")},
    {"size",
     (PyCFunction)CPyPy_cards___Pile___size,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("size($self)\n--\n\n")},
    {NULL}  /* Sentinel */
};
    .tp_doc = PyDoc_STR("Pile(cards)\n--\n\n"),
static PyMethodDef cardsmodule_methods[] = {
    {"size", (PyCFunction)CPyPy_cards___size, METH_FASTCALL, PyDoc_STR("size()\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};
"""


def test_each_docstring_stands_behind_its_own_signature() -> None:
    text = add_docstrings(C, PYTHON)

    assert r'PyDoc_STR("top($self, name=\"x\")\n--\n\nThe top card.\n\nIn two parts.")' in text
    assert r'PyDoc_STR("size($self)\n--\n\n")' in text
    assert r'PyDoc_STR("Pile(cards)\n--\n\nSome \"cards\".")' in text
    assert r'PyDoc_STR("size()\n--\n\nHow many \302\247 in all.")' in text
