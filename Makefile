# Questhall: `make play` plays, `make test` runs all that the build runs.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SET_UP := $(PYTHON) tools/set_up.py

.PHONY: help install play terminal test test-ready test-fast lint rules soak bench load golden clean

help:
	@echo "make play    set everything up and play in the browser"
	@echo "make terminal  the same in the terminal"
	@echo "make install set everything up in $(VENV); the program is $(BIN)/questhall"
	@echo "make test    lint, all tests on the interpreted and the compiled build"
	@echo "make lint    ruff, mypy, and known vulnerabilities in what we depend on"
	@echo "make rules   which clauses and rulings have a test"
	@echo "make soak    the long random runs, and servers killed hundreds of times (docs/soak.md has the last results)"
	@echo "make bench   how fast everything is, beside other libraries (docs/bench.md)"
	@echo "make load    how many tables a server holds, and how long choices take (docs/serving.md)"
	@echo "make golden  rewrite the golden playthroughs; read the diff before you accept it"

install:
	@$(SET_UP) install

play:
	@$(SET_UP) play
	@$(BIN)/questhall serve --compile

terminal:
	@$(SET_UP) play
	@$(BIN)/questhall play rent-a-hero --terminal

lint: test-ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python -m tools.audit

test-ready:
	@$(SET_UP) test

test-fast:
	@QUESTHALL_PURE=1 $(SET_UP) test
	QUESTHALL_PURE=1 $(BIN)/python -m pytest -q -n auto -m "not slow"

# Browsers play at the compiled build only: what they look at is the same on both. Tests with real servers and browsers are
# at the mercy of a busy machine, so what failed is tried once more, alone; what fails twice fails.
PYTEST := $(BIN)/python -m pytest -q
test: lint
	QUESTHALL_PURE=1 $(PYTEST) -n auto --ignore=tests/browser || QUESTHALL_PURE=1 $(PYTEST) --last-failed --ignore=tests/browser
	$(PYTEST) -n auto --ignore=tests/browser tests || $(PYTEST) --last-failed --ignore=tests/browser tests
	$(PYTEST) tests/browser || $(PYTEST) --last-failed tests/browser

rules: test-ready
	@$(BIN)/python -m tests.rules_report

soak: test-ready
	$(BIN)/python -m tests.soak
	$(BIN)/python -m tests.soak --campaigns
	QUESTHALL_PURE=1 $(BIN)/python -m tests.soak
	$(BIN)/python -m tests.server.crash_soak

bench:
	@$(SET_UP) bench
	$(BIN)/questhall bench

load: install
	$(BIN)/python -m tools.load $(LOAD)

golden: test-ready
	QUESTHALL_PURE=1 $(BIN)/python -m tests.golden.rewrite

clean:
	rm -rf $(VENV) build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
