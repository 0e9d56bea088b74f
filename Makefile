# Everything runs from .venv, which the first target that needs it makes. Only python3, pip and make are taken for granted.
PYTHON ?= python3
VENV := .venv
MUTANTS := .venv-mutants
PEERS := .venv-bench
RUN := $(VENV)/bin/python
PIP_INSTALL := $(PYTHON) -m pip --python $(RUN) --disable-pip-version-check install --quiet --require-hashes
COMPILE := uv pip compile --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --no-annotate --quiet

.DEFAULT_GOAL := help
.PHONY: help play run test lint bench games screens mutants lock clean

help:  ## list the targets
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## (.*)/  make \1\t\2/'

# Debian's venv may come without ensurepip, and its pip may be externally managed: an empty venv filled from outside needs neither.
$(RUN):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Crosswire needs Python 3.11 or newer; this is %d.%d. Set PYTHON=python3.11, for example." % sys.version_info[:2])'
	@$(PYTHON) -m pip --version >/dev/null 2>&1 || { echo "pip is missing: install python3-pip, then run make again."; exit 1; }
	@$(PYTHON) -m venv --without-pip --clear $(VENV)

$(VENV)/.runtime: requirements.lock | $(RUN)
	@echo "Installing what the bot needs into $(VENV) ..."
	@$(PIP_INSTALL) -r requirements.lock
	@touch $@

$(VENV)/.dev: requirements-dev.lock | $(RUN)
	@echo "Installing what the tests need into $(VENV) ..."
	@$(PIP_INSTALL) -r requirements-dev.lock
	@touch $@ $(VENV)/.runtime

play: $(VENV)/.runtime  ## play in the browser: no token, no Redis, no network
	@$(RUN) -m tgbot play $(ARGS)

run: $(VENV)/.runtime  ## run your bot (BOT_TOKEN in the environment or in .env)
	@$(RUN) -m tgbot run $(ARGS)

test: $(VENV)/.dev  ## set up and run the whole suite
	$(RUN) -m pytest -n auto --dist loadgroup $(ARGS)

lint: $(VENV)/.dev  ## style and types
	$(RUN) -m ruff check .
	$(RUN) -m ruff format --check .
	$(RUN) -m mypy

# What the bot is measured against has needs of its own: an environment of its own.
$(PEERS)/.ready: requirements-bench.lock
	@echo "Installing what the benchmark's peers need into $(PEERS) ..."
	@$(PYTHON) -m venv --without-pip --clear $(PEERS)
	@$(PYTHON) -m pip --python $(PEERS)/bin/python --disable-pip-version-check install --quiet --require-hashes -r requirements-bench.lock
	@touch $@

bench: $(VENV)/.dev $(PEERS)/.ready  ## measure, side by side in one run (ARGS=--quick: only that it works)
	$(RUN) -m bench.engine
	$(RUN) -m bench.lexicon
	$(RUN) -m bench --peers $(PEERS)/bin/python $(if $(findstring --quick,$(ARGS)),,--write bench/results.md) $(ARGS)

games: $(VENV)/.dev  ## 200 random games of each kind, scanned for secrets, and whole games in a browser in every language
	GAMES=200 $(RUN) -m pytest tests/bot/test_random_games.py tests/bot/test_random_team_games.py tests/bot/test_random_card_games.py $(ARGS)
	EVERY_LANGUAGE=1 $(RUN) -m pytest tests/browser/test_games.py tests/browser/test_screens.py tests/browser/test_card_game.py $(ARGS)

screens: $(VENV)/.dev  ## make the pictures under docs/screens anew (needs Chromium)
	$(RUN) -m tests.browser.screens $(ARGS)

# mutmut needs an older pytest than the tests have: an environment of its own.
$(MUTANTS)/.ready: requirements-mutants.lock
	@echo "Installing what mutation testing needs into $(MUTANTS) ..."
	@$(PYTHON) -m venv --without-pip --clear $(MUTANTS)
	@$(PYTHON) -m pip --python $(MUTANTS)/bin/python --disable-pip-version-check install --quiet --require-hashes -r requirements-mutants.lock
	@touch $@

mutants: $(MUTANTS)/.ready  ## mutation testing of engine/codes: prints the score and what survived
	rm -rf mutants
	$(MUTANTS)/bin/mutmut run $(ARGS)
	@$(MUTANTS)/bin/mutmut export-cicd-stats
	@$(MUTANTS)/bin/python -m tests.mutants

lock:  ## pin all dependencies again, with hashes (needs uv)
	$(COMPILE) pyproject.toml -o requirements.lock
	$(COMPILE) pyproject.toml --group dev -o requirements-dev.lock
	$(COMPILE) pyproject.toml --group bench -o requirements-bench.lock
	$(COMPILE) requirements-mutants.in -o requirements-mutants.lock

clean:  ## remove what the other targets made
	rm -rf $(VENV) $(MUTANTS) $(PEERS) .mypy_cache .pytest_cache .ruff_cache .hypothesis mutants
