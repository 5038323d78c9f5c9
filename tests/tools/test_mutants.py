"""`make mutants`: what is taken out of the rules, who would notice, and what is made of the answers."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
import types
from datetime import UTC, datetime
from pathlib import Path

import pytest

from questhall.core.engine.rules import AnyRule
from tools.mutants.changes import changed, changes_of
from tools.mutants.docs import span, write_docs
from tools.mutants.equivalents import read_equivalents
from tools.mutants.fresh import words_in
from tools.mutants.killers import read_killers, write_killers
from tools.mutants.mutant import ChangedFunction, ChangedModule, Edit, Mutant, Namer, copy_over, edited
from tools.mutants.notes import Notes
from tools.mutants.order import Order, distance
from tools.mutants.printed import constants_of, edits_of, followers_of
from tools.mutants.probes import Probes, probes_of
from tools.mutants.reach import Reach, digests_of_tests
from tools.mutants.report import Report
from tools.mutants.running import TEST_LIMIT, Fate, passes, run_all
from tools.mutants.sources import PACKAGE, Source, functions_in

RULE = '''
def run(self, table, seat):
    """A rule."""
    if table.location() == MAZE and seat > 0:
        table.progress = min(table.progress, 3)
    table.tell(PROGRESS)
    for card in table.cards():
        if card in (SWORD, AXE):
            table.hurt(card)
            table.push(card)
'''


def function(text: str) -> ast.FunctionDef:
    node = ast.parse(text).body[0]
    assert isinstance(node, ast.FunctionDef)
    return node


def names(text: str) -> list[str]:
    return [change.text for change in changes_of(function(text))]


def test_everything_that_a_rule_does_is_taken_out_once() -> None:
    assert sorted(names(RULE)) == sorted(
        [
            "does nothing",
            "never if table.location() == MAZE and seat > 0",
            "always if table.location() == MAZE and seat > 0",
            "without 'and table.location() == MAZE'",
            "without 'and seat > 0'",
            "without 'table.progress = min(table.progress, 3)'",
            "min without 3",
            "min without table.progress",
            "never if card in (SWORD, AXE)",
            "always if card in (SWORD, AXE)",
            "without SWORD in 'card in'",
            "without AXE in 'card in'",
            "without 'table.hurt(card)'",
            "without 'table.push(card)'",
        ]
    )


@pytest.mark.parametrize(
    ("text", "answers"),
    [
        ("def is_it(self) -> bool:\n    return self.x", ["returns False", "returns True"]),
        ("def is_it(self) -> bool:\n    return False", ["returns True"]),
        ("def count(self) -> i64:\n    return self.x", ["returns 0"]),
        ("def why_not(self) -> str:\n    return self.x", ["returns ''"]),
        ("def cards(self) -> vec[i64]:\n    return self.x", ["returns vec[i64]()"]),
        ("def run(self) -> None:\n    raise NotImplementedError", []),
        ("def run(self) -> None:\n    pass", []),
        ("def __init__(self) -> None:\n    self.x = 1", []),
    ],
)
def test_a_whole_body_is_replaced_by_what_says_nothing(text: str, answers: list[str]) -> None:
    assert names(text) == answers


def test_a_loop_is_never_left_without_its_end() -> None:
    text = "def run(self):\n    i = 0\n    while i < 3:\n        self.go(i)\n        i += 1"

    assert names(text) == ["does nothing", "never while i < 3", "without 'self.go(i)'"]


def test_log_messages_stay() -> None:
    text = (
        "def run(self, table):\n    table.heal()\n    if table.is_new() or table.x:\n        table.tell(HEALED)"
    )

    assert names(text) == ["does nothing", "without 'table.heal()'"]


def test_a_change_is_made_in_a_copy() -> None:
    rule = function(RULE)
    before = ast.dump(rule)
    texts = {change.text: ast.unparse(changed(rule, change)) for change in changes_of(rule)}

    assert ast.dump(rule) == before
    assert "if seat > 0:" in texts["without 'and table.location() == MAZE'"]
    assert "table.progress = table.progress" in texts["min without 3"]
    assert "if card in (AXE,):" in texts["without SWORD in 'card in'"]
    assert "table.hurt" not in texts["without 'table.hurt(card)'"]


# Probes


def probed(tmp_path: Path, text: str) -> Probes:
    tmp_path.mkdir(exist_ok=True)
    path = tmp_path / "rule.py"
    path.write_text(text)
    return probes_of(functions_in(Source("game", path)))[0]


def test_each_branch_has_its_probe(tmp_path: Path) -> None:
    text = "def f(x):\n    if x:\n        return 1\n    return 0\n"
    probes = probed(tmp_path, text)
    reached: set[int] = set()
    space: dict[str, object] = {"__probe__": reached.add}
    exec(compile(ast.fix_missing_locations(ast.Module([probes.node], [])), "rule", "exec"), space)
    f = space["f"]
    assert callable(f)

    changes = {change.kind: change for change in changes_of(function(text))}
    never, always = changes["never"], changes["always"]
    f(1)
    assert reached == {probes.numbers["body"], probes.number_of(never)}
    reached.clear()
    f(0)
    assert reached == {probes.numbers["body"], probes.number_of(always)}


def test_the_quickest_tests_come_first() -> None:
    reach = Reach()
    reach.add("slow", 0.9, [1, 2])
    reach.add("quick", 0.1, [2])
    reach.add("endless", 9.0, [2])

    assert reach.tests_of([2]) == ["quick", "slow"]
    assert reach.tests_of([1]) == ["slow"]
    assert reach.tests_of([3]) == []


def test_tests_about_a_module_come_first_then_those_of_its_room() -> None:
    source = Source("talisman", PACKAGE / "questhall/games/talisman/fights/evading.py")
    tests = {
        "tests/games/talisman/fights/test_evading.py::test_a": 0,
        "tests/games/talisman/fights/test_combat.py::test_a": 1,
        "tests/games/talisman/turn/test_evading.py::test_a": 2,
        "tests/core/scenario/test_scenario_files.py::test_a[evading]": 2,
    }

    assert {test: distance(test, source) for test in tests} == tests


def test_what_killed_its_like_a_moment_ago_comes_before_all_others(tmp_path: Path) -> None:
    probes = probed(tmp_path / "src", RULE)
    vars(probes.function)["source"] = Source("talisman", PACKAGE / "questhall/games/talisman/turn/turn.py")
    near, far = "tests/games/talisman/turn/test_turn.py::test_it", "tests/games/talisman/test_far.py::test_it"
    reach = Reach()
    reach.add(far, 0.1, range(10))
    reach.add(near, 0.9, range(10))
    reach.add("of another rule", 0.1, [11])
    notes = Notes(tmp_path / "results.jsonl", {"tests/games/talisman/turn/test_turn.py": "1"})
    order = Order(reach, notes, {})
    first, second, third = (
        ChangedFunction("talisman", f"run: {change.text}", change.kind, "digest", probes, change)
        for change in list(changes_of(probes.function.node))[:3]
    )

    assert order.all(first) == [near, far]
    assert (order.first(first), order.rest(first)) == ([near], [far])
    notes.add(first, Fate(True, far))
    assert order.all(second) == [far, near]
    assert (order.is_killer_known(first), order.is_killer_known(second)) == (True, False)
    assert order.killer_first(first, [near, "another"]) == [far, near, "another"]
    assert order.killer_first(second, [near]) == [near]
    notes.add(third, Fate(False, "nobody"))
    assert order.all(third) == [far], "it has survived the other file as it is"
    assert order.count(third) == 2


def test_tests_of_a_game_are_taken_from_all_its_files_in_turn() -> None:
    reach = Reach()
    for test, seconds in [("a.py::x", 0.1), ("a.py::y", 0.2), ("b.py::x", 0.3), ("b.py::y", 0.4)]:
        reach.add(f"tests/games/talisman/{test}", seconds, [])
    reach.add("tests/games/rent_a_hero/c.py::x", 0.0, [])

    found = [test.rpartition("/")[2] for test in reach.of_all_files("talisman")]
    assert found == ["a.py::x", "b.py::x", "a.py::y", "b.py::y"]
    assert len(reach.of_all_files("core")) == 5


# What is printed


PRINTED = """
LIMIT: Final = 3
FIRST: Final = 0
SECOND: Final = 1
class Enemy:
    def __init__(self, name, attack, bar, trait=0): ...
ENEMIES = [Enemy("orc", attack=2, bar=[PREY, INFLICT], trait=GREEN)]
CARRIES = given({MULE: 4, HORSE: 8})
MEETINGS = [(ANGEL, ANGEL_RULE), (DEVIL, DEVIL_RULE)]
HEROES = [Hero("elf", start=WOODS, abilities={"turn.evade": "evades in Woods"})]
"""


def test_every_printed_number_and_row_is_taken_out_once() -> None:
    tree = ast.parse(PRINTED)
    edits = list(edits_of(tree, {"Enemy": {"trait"}}))

    assert [edit.text for edit in edits] == [
        *("orc: attack 0 for 2", "orc: bar without PREY", "orc: bar without INFLICT", "orc without trait"),
        *("mule: no 4", "horse: no 8", "angel: no ANGEL_RULE", "devil: no DEVIL_RULE"),
        "turn.evade: no 'evades in Woods'",
    ]
    assert edits[4].cards == ("mule",)
    assert edits[-1].cards == ("elf",), "a test of it names the hero"
    texts = [ast.unparse(edited(tree, edit)) for edit in edits]
    assert "attack=0" in texts[0]
    assert "bar=[INFLICT]" in texts[1]
    assert "Enemy('orc', attack=2, bar=[PREY, INFLICT])" in texts[3]
    assert "{HORSE: 8}" in texts[4]
    assert "[(DEVIL, DEVIL_RULE)]" in texts[6]


def test_numbers_that_only_count_up_are_left_alone() -> None:
    assert list(constants_of(ast.parse(PRINTED))) == [("LIMIT", 3)]


def test_a_changed_table_is_copied_over_the_one_that_others_have_imported() -> None:
    numbers = [1, 2, 3]
    rows = {"mule": 4}
    copy_over(numbers, [1, 0, 3])
    copy_over(rows, {})

    assert numbers == [1, 0, 3]
    assert rows == {}


def test_a_row_is_left_out_of_the_list_of_rules_that_was_made_from_it() -> None:
    nothing, angel, devil = AnyRule(), AnyRule(), AnyRule()
    rules = types.ModuleType("questhall.games.game.setup.rules")
    cards = types.ModuleType("questhall.games.game.cards.cards")
    vars(rules).update(MEETINGS=[nothing, angel, devil, nothing], ALL=[angel, devil])
    vars(cards).update(ANGEL=1, ANGEL_RULE=angel, DEVIL=2, DEVIL_RULE=devil, ELF=3, ELF_RULE=AnyRule())
    source = Source("game", PACKAGE / "questhall/games/game/cards/cards.py")
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(sys.modules, rules.__name__, rules)
        patch.setitem(sys.modules, cards.__name__, cards)
        made = [
            ChangedModule("game", name, "printed", "", source, Edit(0, name, (name,), row=row), ())
            for name, row in [("angel", ("ANGEL", "ANGEL_RULE")), ("elf", ("ELF", "ELF_RULE"))]
        ]
        undo = made[0].apply()
        assert vars(rules)["MEETINGS"] == [nothing, nothing, devil, nothing]
        assert vars(rules)["ALL"] == [angel, devil]
        undo()
        assert vars(rules)["MEETINGS"] == [nothing, angel, devil, nothing]
        with pytest.raises(ValueError, match="ELF_RULE"):
            made[1].apply()


def test_modules_that_follow_from_another_come_after_what_they_need() -> None:
    texts = {
        "board": "SPACES = [1]\n",
        "cards": "from questhall.room.board import SPACES\n",
        "state": "from questhall.room.board import SPACES\nfrom questhall.room.columns import POWER\n",
        "columns": "from questhall.room.cards import CARDS\n",
        "events": "KINDS = [2]\n",
        "rules": "from questhall.room.board import SPACES\nregister(SPACES)\n",
    }
    room = []
    for name, text in texts.items():
        path = PACKAGE / "questhall" / "room" / f"{name}.py"
        source = Source("game", path)
        vars(source)["text"] = text
        room.append(source)

    assert [one.path.stem for one in followers_of(room[0], room)] == ["cards", "columns", "state"]


# Results


def mutant(name: str) -> Mutant:
    return Mutant("talisman", name, "body", f"digest of {name}")


def test_mutants_of_one_name_are_told_apart() -> None:
    namer = Namer()

    assert [namer("a"), namer("b"), namer("a")] == ["a", "b", "a #2"]


def test_a_kill_is_remembered_until_the_test_changes(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    Notes(path, {"test_a.py": "1", "test_b.py": "1"}).add(mutant("a"), Fate(True, "test_a.py::test_it"))

    assert Notes(path, {"test_a.py": "1", "test_b.py": "2"}).fate_of(mutant("a")) == Fate(
        True, "test_a.py::test_it"
    )
    assert Notes(path, {"test_a.py": "2", "test_b.py": "1"}).fate_of(mutant("a")) is None
    assert Notes(path, {"test_a.py": "2"}).last_killer(mutant("a")) == "test_a.py::test_it"


def test_other_tests_in_the_file_of_a_killing_test_may_change(tmp_path: Path) -> None:
    path, kill = tmp_path / "results.jsonl", Fate(True, "test_a.py::test_it[x]")
    Notes(path, {"test_a.py": "1"}, {}, {"test_a.py::test_it": "1"}).add(mutant("a"), kill)

    assert Notes(path, {"test_a.py": "2"}, {}, {"test_a.py::test_it": "1"}).fate_of(mutant("a")) == kill
    assert Notes(path, {"test_a.py": "2"}, {}, {"test_a.py::test_it": "2"}).fate_of(mutant("a")) is None


def test_the_digest_of_a_test_is_of_itself_and_of_what_it_uses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tools.mutants.reach.ROOT", tmp_path)
    test, other, helper = "def test_it(): use(1)\n", "def test_other(): use(1)\n", "def use(x): ...\n"
    found = []
    for text in (
        test + other + helper,
        test + other.replace("1", "2") + helper,
        test + other + helper.replace("x", "y"),
        test.replace("1", "2") + other + helper,
    ):
        (tmp_path / "test_a.py").write_text(text)
        found.append(digests_of_tests({"test_a.py": ""})["test_a.py::test_it"])

    assert found[0] == found[1]
    assert len(set(found)) == 3


def test_a_killing_test_is_tried_first_on_a_machine_without_results(tmp_path: Path) -> None:
    killers = [(mutant("a"), "test_a.py::test_it[x | y]"), (mutant("b"), "test_a.py::test_it[x | y]")]
    write_killers("talisman", [*killers, (mutant("c"), "it hangs"), (mutant("d"), "")], tmp_path)
    write_killers("rent_a_hero", [(mutant("e"), "test_b.py::test_it")], tmp_path)
    notes = Notes(tmp_path / "results.jsonl", {"test_a.py": "1"}, read_killers(tmp_path))

    found = {name: notes.last_killer(mutant(name)) for name in "abcde"}
    assert found == {
        **dict.fromkeys("ab", "test_a.py::test_it[x | y]"),
        "c": "",
        "d": "",
        "e": "test_b.py::test_it",
    }
    assert notes.fate_of(mutant("a")) is None, "it has to be killed again"


def test_rewording_a_docstring_changes_no_digest(tmp_path: Path) -> None:
    texts = (
        RULE,
        RULE.replace("A rule.", "Some rule."),
        RULE.replace('"""A rule."""', "# none"),
        RULE.replace("seat > 0", "seat > 1"),
    )
    digests = []
    for text in texts:
        path = tmp_path / "rule.py"
        path.write_text(text)
        digests.append(next(functions_in(Source("game", path))).digest)

    assert len(set(digests[:3])) == 1
    assert digests[3] != digests[0]


def test_tests_that_killed_other_mutants_of_a_function_are_tried_first(tmp_path: Path) -> None:
    notes = Notes(tmp_path / "results.jsonl", {})
    for name, killer in [("f: a", "t::one"), ("f: b", "t::two"), ("f: c", "t::two"), ("g: a", "t::three")]:
        notes.add(mutant(name), Fate(True, killer))
    notes.add(mutant("f: d"), Fate(False, "nobody"))

    assert notes.killers_of_siblings(mutant("f: e")) == ["t::two", "t::one"]
    assert notes.killers_of_siblings(mutant("h: a")) == []


def test_a_survivor_has_to_face_new_tests(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    Notes(path, {"test_a.py": "1"}).add(mutant("a"), Fate(False, "nobody"))

    assert Notes(path, {"test_a.py": "1"}).fate_of(mutant("a")) == Fate(False, "nobody")
    later = Notes(path, {"test_a.py": "1", "test_b.py": "1"})
    assert later.fate_of(mutant("a")) is None
    assert later.has_lived(mutant("a"))
    assert not later.has_lived(mutant("b"))
    for other in ("tests/core/engine/test_c.py", "tests/games/rent_a_hero/test_d.py"):
        assert Notes(path, {"test_a.py": "1", other: "1"}).fate_of(mutant("a")), (
            "it is of no concern to Talisman"
        )


def test_a_survivor_faces_only_the_files_that_have_changed_since(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    Notes(path, {"test_a.py": "1", "test_b.py": "1"}).add(mutant("a"), Fate(False, "nobody"))
    later = Notes(path, {"test_a.py": "1", "test_b.py": "2", "test_c.py": "1"})

    assert later.survived(mutant("a")) == {"test_a.py"}
    assert later.survived(mutant("b")) == set()
    assert later.survived(Mutant("talisman", "a", "body", "the rule has changed")) == set()
    later.add(mutant("a"), Fate(True, "test_c.py::test_it"))
    assert later.survived(mutant("a")) == set(), "whoever was killed has to face all"


def test_a_survivor_in_the_engine_has_to_face_the_tests_of_all_games(tmp_path: Path) -> None:
    path, one = tmp_path / "results.jsonl", Mutant("core", "core a", "body", "digest of a")
    Notes(path, {"test_a.py": "1"}).add(one, Fate(False, "nobody"))

    assert Notes(path, {"test_a.py": "1"}).fate_of(one)
    assert not Notes(path, {"test_a.py": "1", "tests/games/talisman/test_b.py": "1"}).fate_of(one)


def test_the_list_in_the_docs_is_written_from_the_results(tmp_path: Path) -> None:
    notes = Notes(tmp_path / "results.jsonl", {})
    mutants = [mutant(f"talisman {name}") for name in "abcd"]
    for one, fate in zip(mutants, [Fate(True, "t"), Fate(False, "all"), Fate(False, "all")], strict=False):
        notes.add(one, fate)
    docs = tmp_path / "mutants.md"
    docs.write_text(
        "# Mutants\n\n## The last run\n\n| Rent a Hero | 1,002 | 2 | 1 | 0 | 1 | 1,000 | yesterday |\n\n"
        "Alive in Rent a Hero:\n\n```\nz\n```\n"
    )
    for _ in range(2):
        write_docs(["talisman"], mutants, notes, {"talisman c": "the same as before"}, docs)

    lines = docs.read_text().splitlines()
    assert lines[:3] == ["# Mutants", "", "## The last run"]
    assert "| Rent a Hero | 1,002 | 2 | 1 | 0 | 1 | 1,000 | yesterday |" in lines
    assert f"| Talisman | 4 | 3 | 1 | 1 | 1 | 1 | {span(sorted(map(notes.when, mutants[:3])))} |" in lines
    assert "| all | 1,006 | 5 | 2 | 1 | 2 | 1,001 |  |" in lines
    assert lines[lines.index("Alive in Rent a Hero:") + 3] == "z"
    assert lines[lines.index("Alive in Talisman:") + 3] == "b"
    assert "| `c` | the same as before |" in lines


@pytest.mark.parametrize(
    ("times", "said"),
    [
        ([], ""),
        (["2026-11-18 20:05"], "2026-11-18 20:05"),
        (["2026-11-18 20:05", "2026-11-18 20:11", "2026-11-18 20:12"], "2026-11-18 20:05 to 20:12"),
        (["2026-11-17 23:59", "2026-11-18 20:12"], "2026-11-17 23:59 to 2026-11-18 20:12"),
    ],
)
def test_the_docs_say_when_the_mutants_were_run(times: list[str], said: str) -> None:
    assert span(times) == said


def test_it_is_noted_when_a_mutant_was_run(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    before = f"{datetime.now(UTC):%Y-%m-%d %H:%M}"
    Notes(path, {}).add(mutant("a"), Fate(False, "nobody"))
    after = f"{datetime.now(UTC):%Y-%m-%d %H:%M}"

    assert before <= Notes(path, {}).when(mutant("a")) <= after
    assert Notes(path, {}).when(mutant("b")) == ""


def test_the_report_counts_and_names_who_lives() -> None:
    report = Report({"b": "the same as before", "c": "the same as before", "gone": "the same as before"})
    report.fates = {
        mutant("a"): Fate(False, "nobody"),
        mutant("b"): Fate(False, "nobody"),
        mutant("c"): Fate(True, "test"),
    }

    assert report.rows() == [("talisman", 3, 1, 1, 1)]
    assert [one.name for one in report.alive] == ["a"]
    assert report.needless == ["c", "gone"]


def test_every_equivalent_has_a_reason(tmp_path: Path) -> None:
    path = tmp_path / "equivalents.toml"
    path.write_text('[equivalents]\n"talisman a" = "so"\n')
    with pytest.raises(SystemExit, match="talisman a"):
        read_equivalents(path)


def test_a_task_runs_in_a_process_of_its_own_and_may_die() -> None:
    found = {what: said for what, said, _seconds in run_all([(1, lambda: ["yes"]), (2, lambda: [][1])], 2)}

    assert found == {1: ["yes"], 2: None}


def test_every_test_has_its_own_time(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """A mutant that survives many long tests does not count as one that hangs."""
    used = iter([0.0, 80.5, 161.2])
    limits: list[int] = []
    monkeypatch.setattr("tools.mutants.running.time.process_time", lambda: next(used))
    monkeypatch.setattr(
        "tools.mutants.running.resource.setrlimit", lambda _kind, limit: limits.append(limit[0])
    )
    monkeypatch.setattr("tools.mutants.running._run", lambda _item: None)
    seen = [passes(request.node, 1.0) for _ in range(3)]
    monkeypatch.undo()

    assert seen == [True] * 3
    assert limits == [TEST_LIMIT, 80 + TEST_LIMIT, 161 + TEST_LIMIT]


# The rules themselves


def test_functions_of_rules_are_found_and_can_be_exchanged() -> None:
    """On the interpreted files, as mutants are tried, whatever this test runs on."""
    interpreted = {**os.environ, "QUESTHALL_PURE": "1"}
    checking = [sys.executable, "-m", "tests.tools.exchangeable_rules"]
    done = subprocess.run(checking, env=interpreted, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_a_test_names_the_cards_among_its_parameters() -> None:
    """Hyphens join the parameters of a test, and the words in the name of a scenario file."""
    assert {"giant_bat_elite", "advance"} <= words_in(
        "test_an_enemy_has_its_bar[giant_bat_elite-advance retreat]"
    )
    assert "holy_lance" in words_in("test_scenarios[monk-and-the-holy-lance.toml] holy-lance")


def test_the_first_tests_are_those_that_fit_into_the_time() -> None:
    reach = Reach()
    for name, seconds in [("a", 0.2), ("b", 0.2), ("c", 0.3)]:
        reach.add(name, seconds, [1])

    assert reach.in_time(["a", "b", "c"], 0.3) == ["a", "b"]
    assert reach.in_time(["c", "a"], 0.1) == ["c"]
    assert reach.in_time([], 1.0) == []
