# What a newcomer needs: `make play`. After an edit: `make quick`. What CI runs: `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
PURE := CIVITAS_PURE=1

NODE := web/node_modules/.installed
PAGE := src/civitas/server/static/index.html
DOCUMENT := web/openapi.json
TYPES := web/src/api/schema.d.ts
MAP := web/src/games/mare/map.json

.PHONY: play quick test check web web-check native bench load soak clean

$(STAMP): pyproject.toml constraints.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt pip setuptools
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[dev]'
	touch $@

play: $(STAMP) $(PAGE)
	tools/play

# The client: types from the API's document, the map from real coastlines, everything into the server's folder.
web: $(PAGE)

# Not `npm ci`, which wants the lock file to name the packages of every system, and not every registry has them; and
# nothing is saved, or the lock file would grow where a registry has more of them, and the list of licences not fit.
$(NODE): web/package.json web/package-lock.json
	cd web && npm install --no-save --no-audit --no-fund --loglevel=error
	touch $@

$(DOCUMENT): $(STAMP) $(wildcard src/civitas/server/*.py src/civitas/server/api/*.py src/civitas/kernel/*.py)
	$(PURE) $(BIN)/python -m civitas.server.document >$@.new
	mv $@.new $@

$(TYPES): $(DOCUMENT) $(NODE)
	cd web && npm run --silent types

$(MAP): $(NODE) $(wildcard web/tools/*.mjs web/tools/*.json web/tools/mare-map/*.mjs) src/civitas/games/mare/data/mediterranean.toml
	cd web && node tools/mare-map.mjs

$(PAGE): $(TYPES) $(MAP) $(shell find web/src web/index.html web/vite.config.ts web/svelte.config.js -type f)
	cd web && npm run --silent build

web-check: $(TYPES) $(MAP)
	cd web && npm run --silent check && npm run --silent test

check: $(STAMP)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/mypy tools/*.py
	$(BIN)/lint-imports
	$(PURE) $(BIN)/python -m civitas.testing.messages
	$(BIN)/python tools/licences

# On all cores; what did not change since the last time is kept.
native: $(STAMP)
	tools/native $(CURDIR)/$(BIN)/python

# The checks, and the interpreted suite without long games.
quick: $(STAMP)
	tools/quick

# Everything CI runs; the steps are side by side where they do not wait for each other.
test:
	tools/test

bench: native
	$(BIN)/civitas bench

# How the server bears many tables at once, a crowd, a restart and an upgrade.
load: native
	$(BIN)/python bench/load.py
	$(BIN)/python bench/crowd.py
	$(BIN)/python bench/upgrade.py

soak: native
	CIVITAS_SOAK=1 $(BIN)/pytest -q -n 2 tests
	$(BIN)/python tools/census.py 3000
	$(BIN)/python tools/mutants.py --least 90 2

clean:
	rm -rf $(VENV) build dist .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache
	rm -rf web/node_modules src/civitas/server/static $(DOCUMENT) $(TYPES) $(MAP)
	find src -name '*.so' -delete
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
