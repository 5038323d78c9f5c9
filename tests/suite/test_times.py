"""The fast tests are chosen by measured time, and leave no clause out."""

from __future__ import annotations

from tests.suite.rules_report import ROOT, named_by_scenarios, named_by_tests
from tests.suite.times import is_slow, slow_tests


def test_every_slow_test_exists() -> None:
    missing = []
    for name in slow_tests():
        file, _, test = name.partition("::")
        source = (ROOT / file).read_text("utf-8") if (ROOT / file).exists() else ""
        if file.startswith("tests/") and f"def {test.rpartition('::')[2]}(" not in source:
            missing.append(name)
    assert missing == [], "make test-times writes tests/slow.txt anew"


def test_the_fast_tests_prove_every_clause_and_ruling() -> None:
    by_tests = list(named_by_tests(ROOT / "tests"))
    by_scenarios = {named.id for named in named_by_scenarios(ROOT / "scenarios")}
    assert not is_slow("tests/core/scenario/test_scenario_files.py::test_the_scenarios_hold")
    fast = by_scenarios | {named.id for named in by_tests if not is_slow(named.where)}
    assert sorted({named.id for named in by_tests} - fast) == []
