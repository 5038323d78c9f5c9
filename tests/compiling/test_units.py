"""The C files that mypyc writes are cut so that a change compiles little again, and calls are still inlined."""

from __future__ import annotations

import pytest

from questhall.compiling.units import Translation, Unit, join, make_units, read_literals

TYPES = """\
#ifndef MYPYC_NATIVE_H
#include <Python.h>
#include "vecs/librt_vecs.h"
#ifndef MYPYC_DECLARED_tuple_T1O
#define MYPYC_DECLARED_tuple_T1O
typedef struct tuple_T1O {
    PyObject *f0;
} tuple_T1O;
#endif

typedef struct {
    PyObject_HEAD
    tuple_T1O _pair;
} questhall___core___cards___CardsObject;

#endif
"""
DECLARATIONS = """\
#include "__native_questhall_rules.h"
extern PyObject *CPyStatics[6];
extern char CPyDef_cards_____top_level__(void);
extern PyObject *CPyPy_cards___count(PyObject *self);
extern int64_t CPyDef_cards___count(PyObject *cpy_r_self);
extern int64_t CPyDef_cards___long(PyObject *cpy_r_self);
extern int64_t CPyDef_raft___build(PyObject *cpy_r_self);
extern PyObject *CPyInit_questhall___core___cards(void);
extern PyObject *CPyInit_questhall___games___talisman___raft(void);
"""
CARDS = """\
#include "__native_questhall_rules.h"
#include "__native_internal_questhall_rules.h"
int64_t CPyDef_cards___count(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    cpy_r_r0 = CPyStatics[3]; /* 'hand' */
    return ((questhall___core___cards___CardsObject *)cpy_r_self)->_pair.f0 == cpy_r_r0;
}

int64_t CPyDef_cards___long(PyObject *cpy_r_self) {
LINES
    return 1;
}

char CPyDef_cards_____top_level__(void) {
    return 1;
}
""".replace("LINES", "\n".join(f"    int line{number};" for number in range(200)))
RAFT = """\
#include "__native_questhall_rules.h"
int64_t CPyDef_raft___build(PyObject *cpy_r_self) {
    int64_t cpy_r_r0;
    cpy_r_r0 = CPyDef_cards___count(cpy_r_self) + CPyDef_cards___long(cpy_r_self);
    return CPyStatics[5] == CPyStatics[4];
}
"""
GLOBALS = """\
#include "__native_questhall_rules.h"
int CPyGlobalsInit(void)
{
    if (CPyStatics_Initialize(CPyStatics, CPyLit_Str) < 0) {
        return -1;
    }
    return 0;
}
PyObject *CPyStatics[6];
const char * const CPyLit_Str[] = {
    "\\001\\004hand",
    "",
};
const char * const CPyLit_Bytes[] = {
    "",
};
const char * const CPyLit_Int[] = {
    "\\00277",
    "",
};
const double CPyLit_Float[] = {0};
const double CPyLit_Complex[] = {0};
const int CPyLit_Tuple[] = {
    1, 2, 3, 4
};
const int CPyLit_FrozenSet[] = {0};
static PyModuleDef module_def = {
    .m_methods = NULL,
};
"""


def translation(**changed: str) -> Translation:
    modules = {"questhall.core.engine.cards": CARDS, "questhall.games.talisman.turn.raft": RAFT}
    texts = {"globals": GLOBALS, "types": TYPES, "declarations": DECLARATIONS, **changed}
    return Translation(modules, texts["globals"], texts["types"], texts["declarations"])


def units(made_from: Translation) -> dict[str, Unit]:
    pytest.importorskip("mypyc", reason="mypyc is not installed: run `make install`")
    return {unit.name: unit for unit in make_units(made_from)}


def test_a_unit_declares_what_it_uses_and_nothing_else() -> None:
    raft = units(translation())["questhall.games.talisman.0"].text
    assert "extern int64_t CPyDef_cards___long(" in raft
    assert "top_level" not in raft
    assert "CPyPy_cards___count" not in raft
    assert "#include <Python.h>" in raft
    assert "__native" not in raft


def test_short_functions_of_other_modules_can_be_inlined_with_all_they_need() -> None:
    raft = units(translation())["questhall.games.talisman.0"].text
    assert "QUESTHALL_INLINE int64_t CPyDef_cards___count(" in raft
    assert raft.index("} tuple_T1O;") < raft.index("} questhall___core___cards___CardsObject;")
    assert raft.index("CardsObject;") < raft.index("QUESTHALL_INLINE int64_t")
    assert "QUESTHALL_INLINE int64_t CPyDef_cards___long(" not in raft, "long functions stay where they are"


def test_what_runs_once_or_for_plain_python_is_cold() -> None:
    cards = units(translation())["questhall.core.0"].text
    assert "QUESTHALL_COLD extern char CPyDef_cards_____top_level__(" in cards
    assert "QUESTHALL_COLD extern int64_t" not in cards


def test_a_new_declaration_or_literal_elsewhere_leaves_a_unit_as_it_is() -> None:
    before = units(translation())
    declared = DECLARATIONS + "extern char CPyDef_cards___new(PyObject *cpy_r_self);\n"
    assert (
        units(translation(declarations=declared))["questhall.games.talisman.0"]
        == before["questhall.games.talisman.0"]
    )
    # A new string before the number: every literal behind it is at another place.
    shifted = (
        GLOBALS.replace('"\\001\\004hand"', '"\\002\\004hand\\003new"')
        .replace("[6]", "[7]")
        .replace("2, 3, 4", "2, 3, 5")
    )
    names, moved = read_literals(GLOBALS), read_literals(shifted)
    assert [name for name in moved if name in names] == names
    assert len(moved) == len(names) + 1


def test_literals_are_filled_from_the_table_of_mypyc() -> None:
    made = units(translation())
    names = read_literals(GLOBALS)
    assert f"cpy_r_r0 = {names[3]};" in made["questhall.core.0"].text
    assert f"{names[5]} = CPyStatics[5];" in made["globals"].text
    assert "CPyStatics" not in made["questhall.core.0"].text


def test_a_table_that_is_misread_stops_the_build() -> None:
    with pytest.raises(AssertionError, match="misread"):
        read_literals(GLOBALS.replace("CPyStatics[6]", "CPyStatics[9]"))


def test_units_depend_on_the_names_of_modules_only() -> None:
    modules = [f"questhall.games.talisman.m{number}" for number in range(7)]
    assert [len(members) for members in join(modules).values()] == [5, 2]
    assert join([*modules, "questhall.core.engine.cards"])["questhall.games.talisman.1"] == modules[5:]
