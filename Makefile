# Everything runs from .venv, which the first target that needs it makes. Only python3, pip and make are taken for granted.
PYTHON ?= python3
VENV := .venv
MUTANTS := .venv-mutants
DEPLOY := .venv-deploy
AUDIT := .venv-audit
FUZZ := .venv-fuzz
PEERS := .venv-bench
RUN := $(VENV)/bin/python
PIP_INSTALL := $(PYTHON) -m pip --python $(RUN) --disable-pip-version-check install --quiet --require-hashes
COMPILE := uv pip compile --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --no-annotate --quiet

.DEFAULT_GOAL := help
.PHONY: help play setup doctor run test lint bench games simulate faults soak attacks fuzz audit screens deploy image container release mutants lock clean

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
	@echo "Starting ..." >&2
	@$(RUN) -m tgbot play $(ARGS)

setup: $(VENV)/.runtime  ## set up your bot: check the token, write .env, set the menus
	@$(RUN) -m tgbot setup $(ARGS)

doctor: $(VENV)/.runtime  ## check your setup and explain how to fix any problems
	@$(RUN) -m tgbot doctor

run: $(VENV)/.runtime  ## run your bot (BOT_TOKEN in the environment or in .env)
	@echo "Starting ..." >&2
	@$(RUN) -m tgbot run $(ARGS)

test: $(VENV)/.dev  ## set up and run the tests, 3 minutes on two cores (THOROUGH=1: also those left to CI)
	$(RUN) -m pytest -n auto --dist loadgroup $(ARGS)

lint: $(VENV)/.dev  ## style, types, and which folder may import which: a minute the first time, then seconds
	$(RUN) -m ruff check .
	$(RUN) -m ruff format --check .
	$(RUN) -m mypy
	$(VENV)/bin/lint-imports --no-logo

# What the bot is measured against has needs of its own: an environment of its own.
$(PEERS)/.ready: requirements-bench.lock
	@echo "Installing what the benchmark's peers need into $(PEERS) ..."
	@$(PYTHON) -m venv --without-pip --clear $(PEERS)
	@$(PYTHON) -m pip --python $(PEERS)/bin/python --disable-pip-version-check install --quiet --require-hashes -r requirements-bench.lock
	@touch $@

bench: $(VENV)/.dev $(PEERS)/.ready  ## run the benchmarks, side by side (ARGS=--quick: only check that they work)
	$(RUN) -m bench.engine
	$(RUN) -m bench.lexicon
	$(RUN) -m bench.dailies $(if $(findstring --quick,$(ARGS)),--days 3)
	$(RUN) -m bench.pictures $(if $(findstring --quick,$(ARGS)),--games 1)
	$(RUN) -m bench --peers $(PEERS)/bin/python $(if $(findstring --quick,$(ARGS)),,--write bench/results.md) $(ARGS)

games: $(VENV)/.dev  ## 200 random games of each kind, scanned for secrets, and whole games in a browser in every language
	GAMES=200 $(RUN) -m pytest tests/integration/test_random_games.py tests/integration/test_random_team_games.py tests/integration/test_random_card_games.py $(ARGS)
	EVERY_LANGUAGE=1 $(RUN) -m pytest tests/browser/test_games.py tests/browser/test_screens.py tests/browser/test_card_game.py $(ARGS)

SEEDS ?= 500
simulate: $(VENV)/.dev  ## the bot under SEEDS=500 seeded schedules of faults, with invariants after every step
	$(RUN) -m tests.simulation --seeds $(SEEDS) --jobs 2 $(ARGS)

screens: $(VENV)/.dev  ## generate the pictures in docs/screens (needs Chromium)
	$(RUN) -m tests.browser.screens $(ARGS)

$(DEPLOY)/.ready: requirements-deploy.lock
	@echo "Installing what lints the files of a deployment into $(DEPLOY) ..."
	@$(PYTHON) -m venv --without-pip --clear $(DEPLOY)
	@$(PYTHON) -m pip --python $(DEPLOY)/bin/python --disable-pip-version-check install --quiet --require-hashes -r requirements-deploy.lock
	@touch $@

deploy: $(DEPLOY)/.ready $(VENV)/.dev  ## lint Dockerfile, compose.yaml, deploy/, its alerts and dashboard, and .github/; a delivery through Caddy: half a minute
	$(DEPLOY)/bin/hadolint Dockerfile
	$(DEPLOY)/bin/check-jsonschema --builtin-schema vendor.compose-spec compose.yaml
	$(DEPLOY)/bin/check-jsonschema --builtin-schema vendor.github-issue-config .github/ISSUE_TEMPLATE/config.yml
	$(DEPLOY)/bin/check-jsonschema --builtin-schema vendor.github-issue-forms $(filter-out %/config.yml,$(wildcard .github/ISSUE_TEMPLATE/*.yml))
	$(DEPLOY)/bin/check-jsonschema --builtin-schema vendor.github-workflows $(wildcard .github/workflows/*.yml)
	$(DEPLOY)/bin/check-jsonschema --builtin-schema vendor.dependabot .github/dependabot.yml
	$(DEPLOY)/bin/kubernetes-validate --strict deploy/kubernetes.yaml
	$(DEPLOY)/bin/zizmor --offline --quiet .github
	DOMAIN=bot.example.org $(DEPLOY)/bin/caddy validate --adapter caddyfile --config deploy/Caddyfile
	$(RUN) -m pytest -q tests/deploy/test_proxy.py tests/deploy/test_monitoring.py

image: $(VENV)/.dev  ## the image's steps without Docker: install, run as another user on a read-only tree, print sizes
	$(RUN) -m tests.deploy.image

VERSION = $(shell sed -n 's/^__version__ = "\([^"]*\)".*/\1/p' tgbot/__init__.py)
container:  ## build the image with Docker, and keep it in dist/
	docker build --tag crosswire:$(VERSION) .
	mkdir -p dist
	docker save --output dist/crosswire-$(VERSION)-image.tar crosswire:$(VERSION)
	gzip --force dist/crosswire-$(VERSION)-image.tar

release: $(VENV)/.dev  ## check that version, changelog, locks, pictures and docs agree, then build wheel and sdist into dist/: seconds
	$(RUN) -m tests.deploy.release $(TAG)
	rm -rf dist
	$(RUN) -m hatchling build --directory dist

faults: $(VENV)/.dev  ## the faults in docs/reliability.md, as often as it says (about an hour)
	$(RUN) -m tests.faults crash --runs 20
	$(RUN) -m tests.faults crash --how STOP --runs 2
	$(RUN) -m tests.faults valkey --times 50
	$(RUN) -m tests.faults failover --times 10
	$(RUN) -m tests.faults cluster
	$(RUN) -m tests.faults rolling --times 2
	$(RUN) -m tests.faults upgrade
	$(RUN) -m tests.faults network
	$(RUN) -m tests.faults flood
	$(RUN) -m tests.faults strangers

soak: $(VENV)/.dev  ## 2,000 groups for two hours, the store restarted every ten minutes: does memory stay flat, is anything left
	$(RUN) -m tests.faults soak --minutes 120 --groups 2000 $(ARGS)

attacks: $(VENV)/.dev  ## the attacks in SECURITY.md, and how many were made
	THOROUGH=1 $(RUN) -m pytest tests/security tests/integration/test_forged_taps.py tests/integration/test_forged_card_taps.py $(ARGS)

# atheris runs with the bot's own packages, and needs none of those that the tests have.
$(FUZZ)/.ready: requirements-fuzz.lock
	@echo "Installing what fuzzing needs into $(FUZZ) ..."
	@$(PYTHON) -m venv --without-pip --clear $(FUZZ)
	@$(PYTHON) -m pip --python $(FUZZ)/bin/python --disable-pip-version-check install --quiet --require-hashes -r requirements-fuzz.lock
	@touch $@

SECONDS ?= 3600
fuzz: $(FUZZ)/.ready  ## hostile input for everything that decodes, SECONDS=3600 for each target (ARGS="saves texts": only those); six hours
	$(FUZZ)/bin/python -m tests.fuzz --seconds $(SECONDS) $(ARGS)

$(AUDIT)/.ready: requirements-audit.lock
	@$(PYTHON) -m venv --without-pip --clear $(AUDIT)
	@$(PYTHON) -m pip --python $(AUDIT)/bin/python --disable-pip-version-check install --quiet --require-hashes -r requirements-audit.lock
	@touch $@

ifdef ADVISORIES
audit: $(VENV)/.dev
	$(RUN) -m tests.security.advisories $(ADVISORIES)
else
audit: $(AUDIT)/.ready  ## check our dependencies against known advisories (ADVISORIES=all.zip: those in a file, offline)
	$(AUDIT)/bin/pip-audit --strict --disable-pip --require-hashes -r requirements.lock
endif

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
	$(COMPILE) requirements-deploy.in -o requirements-deploy.lock
	$(COMPILE) requirements-audit.in -o requirements-audit.lock
	$(COMPILE) pyproject.toml requirements-fuzz.in -o requirements-fuzz.lock

clean:  ## remove what the other targets made
	rm -rf $(VENV) $(MUTANTS) $(DEPLOY) $(AUDIT) $(FUZZ) $(PEERS) .fuzz dist .mypy_cache .pytest_cache .ruff_cache .hypothesis mutants
