# Questhall: `make play` plays, `make test` runs all that the build runs.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SET_UP := $(PYTHON) tools/set_up.py

.PHONY: help install play host terminal test test-ready test-tools test-fast test-clause test-game test-card test-times test-needs test-interpreted \
	test-compiled test-browser test-busy test-peers test-cluster lint lint-here rules mutants soak bench bench-ready calibration puzzles load docs docs-ready test-training packages golden numbers clean
# Compiled files of ours are kept, whatever the environment says: reading all tests takes three times as long without.
unexport PYTHONDONTWRITEBYTECODE

help:
	@echo "make play    set everything up and play in the browser"
	@echo "make host    the same, and friends on your network can join"
	@echo "make terminal  the same in the terminal"
	@echo "make install set everything up in $(VENV); the program is $(BIN)/questhall"
	@echo "make test    lint, all tests on the interpreted and the compiled build, and in a browser"
	@echo "make test-fast  the quick tests of every game, nothing compiled: less than a minute"
	@echo "make test-clause ID=TAL-LIFE-12, make test-game GAME=talisman, make test-card CARD='holy lance'"
	@echo "             the tests of a clause, a game or a card; BUILD=compiled runs them compiled"
	@echo "make test-busy  the suite again and again on a machine kept busy, until RUNS=20 have passed (docs/soak.md)"
	@echo "make test-cluster  games on a Ray cluster of two nodes, one of which is killed"
	@echo "make lint    ruff, mypy, and known vulnerabilities in what we depend on"
	@echo "make rules   which clauses and rulings have a test"
	@echo "make mutants  take every effect out of the rules, one at a time, and list those whose loss no test notices (docs/mutants.md)"
	@echo "make soak    the long random runs, and servers killed hundreds of times (docs/soak.md has the last results)"
	@echo "make bench   how fast everything is, beside other libraries (docs/bench.md)"
	@echo "make calibration  whether the chances in analyses come true, and what they cost (docs/analysis.md)"
	@echo "make puzzles  find the puzzles of all games anew, after the rules have changed (docs/puzzles.md)"
	@echo "make load    how many tables a server holds, and how long choices take (docs/serving.md)"
	@echo "make docs    the site of the documentation, in build/site"
	@echo "make test-training  the training example in short form; installs PyTorch"
	@echo "make packages  build and try the source archive and wheels, with every Python that is here"
	@echo "make golden  rewrite the golden playthroughs and the stored screens; read the diff before you accept it"
	@echo "make numbers  number the cards anew, after one has been added to a list"

install:
	@$(SET_UP) install

# DATA=FOLDER keeps the tables there, instead of in the home folder.
SERVE := $(BIN)/questhall serve --compile$(if $(DATA), --data "$(DATA)")
play:
	@$(SET_UP) play
	@$(SERVE) || [ $$? -eq 130 ] # stopped by Ctrl-C, as it should be

host:
	@$(SET_UP) play
	@$(SERVE) --host 0.0.0.0 || [ $$? -eq 130 ]

terminal:
	@$(SET_UP) play
	@$(BIN)/questhall play rent-a-hero --terminal

lint: test-ready lint-here

# With what is there.
lint-here:
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo --no-cache
	$(BIN)/python -m tools.audit

# What tests need; without the browser client and the compiled build where the interpreted files alone are tested.
test-ready:
	@$(SET_UP) test

test-tools:
	@QUESTHALL_PURE=1 QUESTHALL_NO_CLIENT=1 $(SET_UP) test

PYTEST := $(BIN)/python -m pytest -q
INTERPRETED := QUESTHALL_PURE=1 QUESTHALL_FEWER_KINDS=1
TOGETHER := -n auto --dist worksteal
# Tests that are picked run on the interpreted files; BUILD=compiled compiles what has changed, and runs them on that.
ifeq ($(BUILD),compiled)
PICKED_READY := test-ready
PICKED := $(PYTEST)
else
PICKED_READY := test-tools
PICKED := $(INTERPRETED) $(PYTEST)
endif

test-fast: test-tools
	$(INTERPRETED) $(PYTEST) $(TOGETHER) -p no:schemathesis --fast

# Measures all tests and writes anew which are slow (tests/slow.txt); on a machine that does nothing else.
test-times: test-ready
	$(INTERPRETED) $(PYTEST) $(TOGETHER) --ignore=tests/browser --times

test-clause: $(PICKED_READY)
	@test -n "$(ID)" || { echo "Say which clause: make test-clause ID=TAL-LIFE-12" >&2; exit 2; }
	@$(PICKED) $(foreach id,$(ID),--clause $(id))

test-game: $(PICKED_READY)
	@test -n "$(GAME)" || { echo "Say which game: make test-game GAME=talisman" >&2; exit 2; }
	@$(PICKED) $(TOGETHER) --game "$(GAME)"

test-card: $(PICKED_READY)
	@test -n "$(CARD)" || { echo "Say which card: make test-card CARD='holy lance'" >&2; exit 2; }
	@$(PICKED) --card "$(CARD)"

# Everything, part by part; what does not pass fails, nothing is tried again. The end says how long each part took.
TIMES := build/times
TIMED := @tools/timed.sh $(TIMES)
test:
	@mkdir -p build && rm -f $(TIMES)
	$(TIMED) "programs that tests need" tools/test_needs.sh
	$(TIMED) "installing" env QUESTHALL_PURE=1 $(SET_UP) test
	$(TIMED) "compiling, beside it lint" tools/beside.sh "$(MAKE) --no-print-directory test-ready" "$(MAKE) --no-print-directory lint-here"
	$(TIMED) "tests, interpreted" $(MAKE) --no-print-directory test-interpreted
	$(TIMED) "tests, compiled" $(MAKE) --no-print-directory test-compiled
	$(TIMED) "tests, browser" $(MAKE) --no-print-directory test-browser
	@cat $(TIMES)

test-needs:
	@tools/test_needs.sh

# What is around the rules (server, command line, browser, texts, runs of many games) is never compiled: it is tested
# once, with the compiled rules, and so is whether both builds play the same games. The interpreted build runs all
# tests of rules, and random games of fewer kinds (tests/every_game/properties.py).
ONE_BUILD := analysis puzzles compiling server cli browser tools i18n bench envs arena dataset report cluster sim/test_simulate.py suite \
	every_game/test_builds.py every_game/test_views_page.py
test-interpreted: test-ready
	$(INTERPRETED) $(PYTEST) $(TOGETHER) $(ONE_BUILD:%=--ignore=tests/%)

test-compiled: test-ready
	$(PYTEST) $(TOGETHER) --ignore=tests/browser tests

test-browser: test-ready
	$(PYTEST) $(TOGETHER) tests/browser

# Until RUNS have passed; counts on where it was stopped. TESTS="test-browser" or TESTS="tests/server" runs a part.
RUNS ?= 20
test-busy: test-ready
	@$(BIN)/python -m tools.busy --runs $(RUNS) $(TESTS)

test-peers: test-ready bench-ready
	$(INTERPRETED) $(PYTEST) tests/bench tests/envs src/questhall/bench src/questhall/envs

# Games on a cluster of two nodes on this machine, one of which is killed. Ray is large and slow to start, so CI does not run it.
test-cluster: test-ready
	@$(SET_UP) cluster
	$(PYTEST) tests/cluster

rules: test-ready
	@$(BIN)/python -m tests.suite.rules_report

# Goes on where the last run stopped; MUTANTS="--game talisman" takes one game, MUTANTS="--only GrateMaze" what is named so.
mutants: test-tools
	$(BIN)/python -m tools.mutants $(MUTANTS)

soak: test-ready
	$(BIN)/python -m tests.every_game.soak
	$(BIN)/python -m tests.every_game.soak --campaigns
	QUESTHALL_PURE=1 $(BIN)/python -m tests.every_game.soak
	$(BIN)/python -m tests.server.crash_soak

bench-ready:
	@$(SET_UP) bench

# Pgx brings JAX, which is large: CI tests beside the other libraries only.
bench: bench-ready
	@$(SET_UP) pgx
	$(BIN)/questhall bench

calibration: install
	$(BIN)/python -m tools.calibrate_analysis $(CALIBRATION)

puzzles: install
	$(BIN)/python -m tools.make_puzzles $(PUZZLES)

load: install
	$(BIN)/python -m tools.load $(LOAD)

# The site of docs/, with a reference from the docstrings. The variable silences an advertisement.
docs: docs-ready
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet
	@echo "build/site/index.html"

docs-ready:
	@QUESTHALL_PURE=1 QUESTHALL_NO_CLIENT=1 $(SET_UP) docs

# Trains for a moment with examples/train_ppo.py. Not part of CI: PyTorch may bring gigabytes for graphics cards.
test-training: test-ready
	@$(SET_UP) training
	$(PYTEST) tests/envs/test_training.py

packages:
	@$(PYTHON) -m tools.packages

numbers: test-ready
	QUESTHALL_PURE=1 $(BIN)/python tools/number_talisman_cards.py
	QUESTHALL_PURE=1 $(BIN)/python tools/number_warhammer_quest_cards.py

golden: test-ready
	QUESTHALL_PURE=1 $(BIN)/python -m tests.golden.rewrite
	QUESTHALL_PURE=1 $(BIN)/python -m tests.cli.fullscreen.stored_screens

clean:
	rm -rf $(VENV) build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
