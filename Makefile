# `make` alone tells what there is.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMPS := .make
export NO_MKDOCS_2_WARNING := 1
JOBS ?= 2
ENGINE := setup.py src/terramara/_build.py src/terramara/content/model.py $(wildcard src/terramara/engine/*.py src/terramara/bots/fast/*.py)
WEB_SOURCES := $(shell find web -type f -not -path '*/node_modules/*' -not -path '*/dist/*' 2>/dev/null) $(wildcard src/terramara/locales/*/*.ftl)
# On the sources of the engine these would only repeat themselves; tests/bots/test_pure.py compares the bots' choices.
NOT_ENGINE := arena benchmarks bots/test_beginner.py bots/test_bots.py bots/test_pure.py browser cli learning locales project server
# Those that are quick on the compiled engine.
FAST_TESTS := $(addprefix tests/,content engine golden locales pieces rules scoring project/test_engine_sources.py project/test_repository.py)
PYTEST := $(BIN)/python -m pytest -q --dist worksteal -n
STATIC := src/terramara/server/static
PACKAGES := web/node_modules/.package-lock.json

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup build play test test-compiled test-pure check lint wire sentences format bench bench-equal bench-server docs docs-serve web web-test test-tools browser-test requirements clean

help: ## what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(STAMPS)/built $(STAMPS)/web ## make .venv with the game and all it needs (quick when nothing changed)
	@echo "Ready: make play"

build: $(STAMPS)/built ## compile the engine again if its sources changed

$(STAMPS)/venv:
	@mkdir -p $(STAMPS)
	@command -v $(PYTHON) >/dev/null || { echo "There is no $(PYTHON) here. Install Python 3.11 or newer, or say where it is: make PYTHON=/path/to/python"; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "$(PYTHON) is $$($(PYTHON) -V 2>&1), but 3.11 or newer is needed. Say which to use: make PYTHON=python3.12 setup"; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { echo "$(PYTHON) has no venv module. On Debian and its kin: apt install python3-venv"; exit 1; }
	$(PYTHON) -m venv --clear $(VENV)
	@touch $@

# --no-deps: everything is pinned, and older pips look for a newer package[extra] beside a pinned package.
$(STAMPS)/packages: $(STAMPS)/venv requirements/dev.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --require-hashes -r requirements/dev.txt
	@touch $@

$(STAMPS)/built: $(STAMPS)/packages pyproject.toml requirements/runtime.in $(ENGINE)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@$(BIN)/python -c 'from terramara import _build; print("Engine:", _build.describe())'
	@touch $@

# The browser game. Without Node the rest works, and a line says what is missing.
# locked.js says why this isn't `npm ci`, and checks that exactly the locked packages are there.
$(PACKAGES): web/package.json web/package-lock.json
	@if command -v npm >/dev/null; then npm --prefix web install --no-save --silent && touch $@; \
	else echo "No npm here: the browser game is left out. Install Node.js 22.12 or newer (or 20.19), then: make web"; fi

$(STAMPS)/web: $(PACKAGES) $(WEB_SOURCES)
	@mkdir -p $(STAMPS)
	@if [ -f $< ]; then node web/scripts/locked.js && npm --prefix web run --silent build && \
	  rm -rf $(STATIC) && cp -r web/dist $(STATIC) && touch $@; fi

web: $(STAMPS)/web ## build the browser game
	@test -f $<

web-test: $(STAMPS)/web ## check and test the browser game
	@if [ -f $< ]; then npm --prefix web run --silent check && npm --prefix web test --silent && \
	  npm --prefix web run --silent size; else echo "No npm here: the browser game is not tested."; fi

play: setup web ## play in the browser (`.venv/bin/terramara play` for the terminal)
	@$(BIN)/terramara serve --open

# The parts run two at a time, long ones first: each of them waits now and then. The suite builds the docs.
test: setup test-tools ## all that must hold: checks, browser, suite compiled and pure
	@$(MAKE) --no-print-directory -j2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target) \
	  test-compiled browser-test test-pure web-test lint

test-compiled: $(STAMPS)/built ## the suite, with the compiled engine
	$(PYTEST) $(JOBS)

test-pure: $(STAMPS)/built ## the engine's tests with its sources, and what they cover
	TERRAMARA_PURE=1 $(PYTEST) $(JOBS) $(foreach part,$(NOT_ENGINE),--ignore=tests/$(part)) \
	  --cov --cov-report=term --cov-report=html:build/coverage

check: $(STAMPS)/built lint web-test ## lint, types and the quick tests: before every commit
	$(PYTEST) $(JOBS) $(FAST_TESTS)

test-tools: ## get what the tests need beyond Python and Node: Chromium, PostgreSQL, nginx
	@sh scripts/test_tools.sh

browser-test: $(STAMPS)/web test-tools ## play whole games in a real browser
	npm --prefix web run --silent test:browser

lint: $(STAMPS)/built $(PACKAGES) ## style, types, import direction
	$(BIN)/ruff check .
	$(BIN)/ruff format --check --quiet .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	$(BIN)/python scripts/wire_types.py --check
	@if [ -f $(PACKAGES) ]; then npm --prefix web run --silent lint; else echo "No npm here: the browser game's style is not checked."; fi

wire: $(STAMPS)/built ## write the browser's types after a change of the API's shapes
	$(BIN)/python scripts/wire_types.py

sentences: $(STAMPS)/built ## write the golden sentences after a change of words (look at the diff)
	$(BIN)/python -m tests.golden.sentences

format: $(STAMPS)/packages $(PACKAGES) ## lay the sources out
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	@if [ -f $(PACKAGES) ]; then npm --prefix web run --silent format; fi

bench: setup ## measure the engine, pure and compiled, beside others (about 8 minutes; ARGS=--help)
	$(BIN)/python -m benchmarks.engine $(ARGS)

bench-equal: setup ## play 2,000 games pure and compiled, and compare
	$(BIN)/python -m benchmarks.engine --equal $(ARGS)

bench-server: setup ## measure the server under load beside boardgame.io (ARGS=--help)
	$(BIN)/python -m benchmarks.server $(ARGS)

docs: $(STAMPS)/built ## build the documentation into site/ (a warning is an error)
	$(BIN)/mkdocs build --strict --quiet --site-dir site

docs-serve: $(STAMPS)/built ## read the documentation while writing it
	$(BIN)/mkdocs serve

# UPGRADE=1 takes the newest of everything; otherwise what is pinned stays.
requirements: $(STAMPS)/venv ## pin the requirements again after a change of requirements/*.in
	$(BIN)/python -m pip install --quiet --disable-pip-version-check uv
	for name in runtime dev bench-catanatron bench-open-spiel; do \
	  $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header \
	    --no-emit-index-url --no-emit-find-links $(if $(UPGRADE),--upgrade) \
	    requirements/$$name.in --output-file requirements/$$name.txt || exit 1; done

clean: ## remove what was built (.venv included)
	rm -rf $(VENV) $(STAMPS) $(STATIC) web/dist build dist site src/*.egg-info .mypy_cache .pytest_cache .ruff_cache htmlcov .coverage .coverage.*
	rm -f src/*.so src/terramara/engine/*.so src/terramara/bots/fast/*.so src/terramara/_compiled.*.json
	find . -name __pycache__ -type d -not -path './node_modules/*' -prune -exec rm -rf {} +
