# What a newcomer needs: `make play`. What CI runs: `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
PURE := CIVITAS_PURE=1

.PHONY: play test check native bench soak clean

$(STAMP): pyproject.toml constraints.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt pip setuptools
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[dev]'
	touch $@

play: $(STAMP)
	tools/play

check: $(STAMP)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(PURE) $(BIN)/python -m civitas.testing.messages

native: $(STAMP)
	tools/native $(CURDIR)/$(BIN)/python

# Random positions and whole games: many more steps than lines, so they are run without measuring coverage.
LONG := $(wildcard tests/*/test_model.py tests/*/test_games.py tests/*/test_census.py tests/*/test_bots.py)

# The compiler has one core for some minutes; the interpreted suite runs beside it and sees nothing of it.
test: check
	rm -f .coverage .coverage.*
	mkdir -p build
	tools/native $(CURDIR)/$(BIN)/python build >build/native.log 2>&1 & native=$$!; \
	$(PURE) $(BIN)/coverage run -m pytest -q -n 2 --dist worksteal $(addprefix --ignore=,$(LONG)) && \
	$(PURE) $(BIN)/pytest -q -n 2 --dist worksteal $(LONG); tested=$$?; \
	wait $$native || { cat build/native.log; exit 1; }; \
	exit $$tested
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report --fail-under=90 --skip-covered
	tools/native $(CURDIR)/$(BIN)/python install
	$(BIN)/pytest -q -n 2 --dist worksteal

bench: native
	$(BIN)/civitas bench

soak: native
	CIVITAS_SOAK=1 $(BIN)/pytest -q -n 2 tests

clean:
	rm -rf $(VENV) build dist .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache
	find src -name '*.so' -delete
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
