# Everything starts here; `make help` lists the targets. Another interpreter: make PYTHON=python3.12 test
PYTHON ?= python3
GAME ?= mage_knight
N ?= 60
SEED ?= 71
OPTIMIZE ?= 2
PORT ?= 8000
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -qq
# The shell without windows needs a third less time for the same.
CHROMIUM ?= $(or $(shell command -v chromium-headless-shell || command -v chromium || command -v chromium-browser || \
  command -v google-chrome),/usr/bin/chromium-headless-shell)
PAGE_SOURCES := $(shell find web -path web/node_modules -prune -o -type f -print) $(wildcard src/hexfarer/text/*/web*.ftl)

# $(call debian,packages): where apt-get may be used, what is missing is added without asking
debian = { if [ `id -u` = 0 ]; then apt="apt-get"; else apt="sudo -n apt-get"; fi; \
  $$apt -qq update && DEBIAN_FRONTEND=noninteractive $$apt -qq install -y $(1); } >/dev/null 2>&1

define COMPILE
$(BIN)/python setup.py --can-compile 2>/dev/null || { echo "Installing a C compiler ..."; $(call debian,gcc python3-dev); \
  $(BIN)/python setup.py --can-compile; } && HEXFARER_OPTIMIZE=$(OPTIMIZE) $(BIN)/python setup.py -q build_ext --inplace
endef

# Compiles at low priority beside the command that follows, and ends with it; what was done by then is not done again.
define ASIDE
mkdir -p build; $(PYTHON) src/hexfarer/native.py >/dev/null || { \
  echo "The engine is being compiled aside (some minutes, at low priority); bots use it when it is ready."; \
  $(PYTHON) -c 'import os, sys; os.setsid(); os.nice(19); os.execvp(sys.argv[1], sys.argv[1:])' \
    $(MAKE) --no-print-directory native >build/native.log 2>&1 & trap "kill -- -$$! 2>/dev/null" EXIT INT TERM; };
endef

.DEFAULT_GOAL := help
.PHONY: help play terminal native test test-all soak mutate quick lint web e2e built page browser interpreted compiled wheel bench pictures docs clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / {printf "make %-9s %s\n", $$1, $$2}' Makefile

# Where bytecode is not to be written, the table would translate its sources at every start, and each of some hundred
# processes of the tests as well.
play test test-all: export PYTHONDONTWRITEBYTECODE :=

# The table opens as soon as it can; the engine is compiled meanwhile and taken over by the bots when it is whole.
play: ## open the table in the browser; make play PORT=8123 at another address
	@$(MAKE) --no-print-directory -s -j2 .venv/.server web
	@$(ASIDE) $(BIN)/hexfarer serve --open --port $(PORT)

terminal: .venv/.server ## play Mage Knight in the terminal; make terminal GAME=euthia (or four_lands, heroes3) plays another
	@$(BIN)/hexfarer play $(GAME)

native: .venv/.server ## compile the engine: the same rules, five to eight times as fast
	@$(COMPILE)

test: ## check and test everything within ten minutes, a sample where all of it takes longer
	@$(MAKE) --no-print-directory -j3 OPTIMIZE=1 built
	@$(MAKE) --no-print-directory compiled

test-all: export HEXFARER_ALL := 1
test-all: test ## the same without sampling: every table, theme and language

soak: .venv/.stamp native ## play thousands of random games of every scenario and ask the properties of all of them
	@HEXFARER_ALL=1 HEXFARER_TOURS=13 $(BIN)/python -m pytest -n auto --dist worksteal tests/test_properties.py

mutate: .venv/.stamp ## break rules of a game on purpose, and see which the tests notice: make mutate GAME=euthia N=60 SEED=71
	@$(BIN)/python -m tests.mutate $(GAME) --number $(N) --seed $(SEED)

quick: .venv/.stamp ## test what you changed and what stands on it, in less than a minute
	@$(BIN)/python tests/quick.py

web: src/hexfarer/server/page/index.html ## build the page, if its sources changed
	@:

e2e: web native ## check the page, run its tests, and play in a real browser
	@$(MAKE) --no-print-directory page browser

built: page lint interpreted native $(CHROMIUM)

page: web
	@cd web && npm run --silent check && npm run --silent test

browser: $(CHROMIUM)
	@cd web && CHROMIUM=$(CHROMIUM) npm run --silent e2e

lint: .venv/.stamp ## ruff, the formatter and mypy --strict
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy --strict src

interpreted: lint
	@HEXFARER_PURE=1 $(BIN)/python -m pytest tests/kernel tests/test_properties.py

# One process more than there are cores: a browser often waits.
compiled: $(CHROMIUM)
	@CHROMIUM=$(CHROMIUM) $(BIN)/python -m pytest -n $$(( `getconf _NPROCESSORS_ONLN` + 1 )) --dist worksteal

wheel: web native ## build a wheel with the compiled engine and the page, into dist/
	@$(PIP) wheel . --no-deps --no-build-isolation --no-index -w dist

pictures: web native $(CHROMIUM) ## take the pictures of the README again
	@cd web && CHROMIUM=$(CHROMIUM) node pictures.mjs

bench: native ## measure the speed of the engine, add it to bench/history.jsonl and draw bench/history.svg
	@$(BIN)/hexfarer bench --history bench/history.jsonl --plot bench/history.svg

docs: .venv/.stamp ## write docs/rules again from the rules texts
	@$(BIN)/python -m hexfarer.docs

clean: ## remove everything that make made
	@rm -rf .venv .wheels .mypy_cache .ruff_cache .pytest_cache .hypothesis build dist src/*.egg-info
	@rm -rf web/node_modules src/hexfarer/server/page src/hexfarer/engine
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

# What the table needs, and what compiles the engine; the rest, for developing, comes when it is asked for. Debian ships python3
# without ensurepip.
.venv/.server: requirements.lock pyproject.toml
	@command -v $(PYTHON) >/dev/null || { echo "hexfarer needs Python 3.11 or newer, and there is no $(PYTHON): install it, or name one with make PYTHON=..."; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "hexfarer needs Python 3.11 or newer, and $(PYTHON) is `$(PYTHON) -V 2>&1`: install a newer one, or name it with make PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c 'import ensurepip' 2>/dev/null || { \
	  echo "Installing python3-venv, which this Python lacks ..."; \
	  $(call debian,python3-venv); \
	  $(PYTHON) -c 'import ensurepip' 2>/dev/null; \
	} || { echo "$(PYTHON) cannot make virtual environments: install its venv package (Debian, Ubuntu: sudo apt-get install python3-venv) and run make again"; exit 1; }
	@echo "Setting up .venv (once, about a quarter of a minute) ..."
	@$(PIP) --version >/dev/null 2>&1 || $(PYTHON) -m venv --clear .venv
	@$(PIP) install --no-compile -c requirements.lock setuptools wheel mypy
	@HEXFARER_PURE=1 $(PIP) install --no-compile -c requirements.lock --no-build-isolation -e '.[server]'
	@touch $@

# Everything in the lock file comes as a wheel into .wheels, from which tests can install without a network.
.venv/.stamp: .venv/.server
	@echo "Setting up what developing needs (once, about a quarter of a minute) ..."
	@$(PIP) download --no-deps -r requirements.lock -d .wheels
	@$(PIP) install --no-compile --no-deps --no-index --find-links .wheels -r requirements.lock
	@touch $@

src/hexfarer/server/page/index.html: web/node_modules/.stamp $(PAGE_SOURCES)
	@echo "Building the page ..."
	@cd web && npm run --silent build -- --logLevel error

web/node_modules/.stamp: web/package-lock.json
	@command -v npm >/dev/null || { echo "The page is built with Node 20.19 or newer, and there is no npm: install Node (https://nodejs.org) and run make again"; exit 1; }
	@node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' || { echo "The page is built with Node 20.19 or newer, and this is `node -v`: install a newer one and run make again"; exit 1; }
	@echo "Fetching what the page is built with (once, about half a minute) ..."
	@cd web && npm ci --silent --no-audit --no-fund
	@touch $@

/usr/bin/chromium-headless-shell:
	@echo "Installing chromium, which the tests of the page drive ..."
	@$(call debian,chromium-headless-shell); \
	  test -x $@ || { echo "The tests of the page need Chromium: install it, or name one with make CHROMIUM=/path/to/chrome"; exit 1; }
