"""Running the suite again and again: what counts as passed, and going on with the count."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import busy

LOG = """$ make test-interpreted
..s                                                                      [100%]
=========================== short test summary info ============================
FAILED tests/test_api.py::test_one - assert 3 passed in 4s
2 failed, 5961 passed, 3 skipped, 1 error in 177.21s (0:02:57)
$ make test-compiled
12 passed in 0.31s
"""
TESTS = ["tests/server"]


@pytest.fixture
def results(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> busy.Results:
    """Of runs that are made up, on a machine that nothing else keeps busy."""
    monkeypatch.setattr(busy, "ROOT", tmp_path)
    monkeypatch.setattr(busy, "FOLDER", tmp_path)
    monkeypatch.setattr(busy, "commit", lambda: "abc1234")
    return busy.Results(tmp_path / "results.tsv")


def play(monkeypatch: pytest.MonkeyPatch, *failures: int) -> list[str]:
    """Runs end like this, one after the other; the logs they wrote."""
    ends = iter(failures)
    logs: list[str] = []

    def run_once(_tests: list[str], log: Path) -> busy.Run:
        log.write_text("")
        logs.append(log.name)
        failed = next(ends)
        counts = {"passed": 5, "failed": failed, "skipped": 1, "error": 0}
        return busy.Run(counts, int(failed > 0), 3.2, 90.0)

    monkeypatch.setattr(busy, "run_once", run_once)
    return logs


def test_tests_are_counted_in_the_last_lines_of_pytest() -> None:
    assert busy.count_tests(LOG) == {"passed": 5973, "failed": 2, "skipped": 3, "error": 1}


def test_a_run_that_tests_nothing_is_not_good() -> None:
    nothing = dict.fromkeys(("passed", "failed", "skipped", "error"), 0)
    assert not busy.Run(nothing, 0, 1.0, 1.0).is_good
    stopped = busy.Run({**nothing, "passed": 9}, 2, 1.0, 1.0)
    assert not stopped.is_good
    assert stopped.failed == 1, "nobody counts it as passed later"
    assert not busy.Run({**nothing, "passed": 9, "error": 1}, 0, 1.0, 1.0).is_good
    assert busy.Run({**nothing, "passed": 9}, 0, 1.0, 1.0).is_good


def test_the_first_failure_ends_it_and_names_its_log(
    results: busy.Results, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    logs = play(monkeypatch, 0, 2, 0)
    assert busy.run_until_failure(TESTS, 5, workers=0) == 1
    assert logs == ["run-1.log", "run-2.log"]
    assert "run-2.log" in capsys.readouterr().err
    assert results.passed_since_failure(TESTS) == 0


def test_it_goes_on_counting(
    results: busy.Results,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    play(monkeypatch, 0, 0)
    assert busy.run_until_failure(TESTS, 2, workers=0) == 0
    (tmp_path / "run-3.log").write_text("interrupted")
    play(monkeypatch, 3)
    assert busy.run_until_failure(["tests/cli"], 2, workers=0) == 1, "other tests are counted apart"
    logs = play(monkeypatch, 0)
    assert busy.run_until_failure(TESTS, 3, workers=0) == 0
    assert logs == ["run-5.log"]
    assert "run 3 of 3" in capsys.readouterr().out
    logs = play(monkeypatch)
    assert busy.run_until_failure(TESTS, 3, workers=0) == 0
    assert logs == []
    lines = (tmp_path / "results.tsv").read_text().splitlines()
    assert lines[0].split("\t") == list(busy.COLUMNS)
    assert [line.split("\t")[0] for line in lines[1:]] == ["1", "2", "4", "5"]
    assert lines[1].split("\t")[2:] == ["abc1234", "tests/server", "3.2", "5", "0", "1", "1.5"]


def test_parts_of_the_suite_are_targets_of_make() -> None:
    assert busy.commands(["test-browser"])[0][-1] == "test-browser"
    assert len(busy.commands([*busy.SUITE])) == 3
    command = busy.commands(["tests/server", "-k", "crash"])[0]
    assert command[-3:] == ["tests/server", "-k", "crash"]
