# Everything starts here; `make help` lists the targets. Another interpreter: make PYTHON=python3.12 test
PYTHON ?= python3
GAME ?= mage_knight
OPTIMIZE ?= 2
PORT ?= 8000
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -qq
CHROMIUM ?= $(or $(shell command -v chromium || command -v chromium-browser || command -v google-chrome),/usr/bin/chromium)
PAGE_SOURCES := $(shell find web -path web/node_modules -prune -o -type f -print) $(wildcard src/hexfarer/text/*/web*.ftl)

ENGINE := $(shell find src/hexfarer/kernel src/hexfarer/games -name '*.py')
ENGINE_TESTS := tests/kernel tests/test_properties.py

# $(call debian,packages): where apt-get may be used, what is missing is added without asking
debian = { if [ `id -u` = 0 ]; then apt="apt-get"; else apt="sudo -n apt-get"; fi; \
  $$apt -qq update && DEBIAN_FRONTEND=noninteractive $$apt -qq install -y $(1); } >/dev/null 2>&1

.DEFAULT_GOAL := help
.PHONY: help play terminal native test web e2e built page browser lint bench docs clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z0-9]+:.*## / {printf "make %-8s %s\n", $$1, $$2}' Makefile

play: .venv/.stamp web ## open the table in the browser; make play PORT=8123 at another address
	@$(BIN)/hexfarer serve --open --port $(PORT)

terminal: .venv/.stamp ## play Mage Knight in the terminal; make terminal GAME=euthia (or four_lands, heroes3) plays another
	@$(BIN)/hexfarer play $(GAME)

native: ## compile the engine: the same rules, five to eight times as fast
	@test "`cat src/hexfarer/.native 2>/dev/null`" != 1 || rm -rf build src/hexfarer/.native
	@$(MAKE) --no-print-directory src/hexfarer/.native

# Setting up and compiling leave a core idle for minutes; the page is fetched, built and checked meanwhile. Where bytecode is not
# to be written, each of some hundred processes would translate the same files again.
test: export PYTHONDONTWRITEBYTECODE :=
test: ## test the page, kernel and properties interpreted, then everything with the engine compiled
	@$(MAKE) --no-print-directory -j2 OPTIMIZE=1 built
	@$(MAKE) --no-print-directory browser
	@HEXFARER_PURE=1 $(BIN)/python -m pytest -n auto --dist worksteal $(ENGINE_TESTS)
	@$(BIN)/python -m pytest -n auto --dist worksteal

web: src/hexfarer/server/page/index.html ## build the page, if its sources changed
	@:

e2e: built ## check the page, run its tests, and play in a real browser
	@$(MAKE) --no-print-directory browser

built: page src/hexfarer/.native

page: web
	@cd web && npm run --silent check && npm run --silent test

browser: $(CHROMIUM)
	@cd web && CHROMIUM=$(CHROMIUM) npm run --silent e2e

lint: .venv/.stamp ## ruff, the formatter and mypy --strict
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy --strict src

bench: native ## measure the speed of the engine, add it to bench/history.jsonl and draw bench/history.svg
	@$(BIN)/hexfarer bench --history bench/history.jsonl --plot bench/history.svg

docs: .venv/.stamp ## write docs/rules again from the rules texts
	@$(BIN)/python -m hexfarer.docs

clean: ## remove everything that make made
	@rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis build dist src/*.egg-info src/hexfarer/.native
	@rm -rf web/node_modules src/hexfarer/server/page
	@find src \( -name '*.so' -o -name '*.pyd' \) -delete
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

# Debian ships python3 without ensurepip.
.venv/.stamp: requirements.lock pyproject.toml
	@command -v $(PYTHON) >/dev/null || { echo "hexfarer needs Python 3.11 or newer, and there is no $(PYTHON): install it, or name one with make PYTHON=..."; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "hexfarer needs Python 3.11 or newer, and $(PYTHON) is `$(PYTHON) -V 2>&1`: install a newer one, or name it with make PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c 'import ensurepip' 2>/dev/null || { \
	  echo "Installing python3-venv, which this Python lacks ..."; \
	  $(call debian,python3-venv); \
	  $(PYTHON) -c 'import ensurepip' 2>/dev/null; \
	} || { echo "$(PYTHON) cannot make virtual environments: install its venv package (Debian, Ubuntu: sudo apt-get install python3-venv) and run make again"; exit 1; }
	@echo "Setting up .venv (once, about half a minute) ..."
	@$(PIP) --version >/dev/null 2>&1 || $(PYTHON) -m venv --clear .venv
	@$(PIP) install -r requirements.lock
	@HEXFARER_PURE=1 $(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

# The stamp is as old as the build's beginning: a file that is changed meanwhile counts as changed. It tells how much the C
# compiler was to optimize: tests want to begin soon.
src/hexfarer/.native: .venv/.stamp setup.py $(ENGINE)
	@$(BIN)/python setup.py --can-compile 2>/dev/null || { echo "Installing a C compiler ..."; $(call debian,gcc python3-dev); \
	  $(BIN)/python setup.py --can-compile; }
	@echo "Compiling the engine (two to three minutes; later only what changed) ..."
	@echo $(OPTIMIZE) > $@.new
	@HEXFARER_OPTIMIZE=$(OPTIMIZE) $(BIN)/python setup.py -q build_ext --inplace
	@mv $@.new $@

src/hexfarer/server/page/index.html: web/node_modules/.stamp $(PAGE_SOURCES)
	@echo "Building the page ..."
	@cd web && npm run --silent build -- --logLevel error

web/node_modules/.stamp: web/package-lock.json
	@command -v npm >/dev/null || { echo "The page is built with Node 20.19 or newer, and there is no npm: install Node (https://nodejs.org) and run make again"; exit 1; }
	@node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' || { echo "The page is built with Node 20.19 or newer, and this is `node -v`: install a newer one and run make again"; exit 1; }
	@echo "Fetching what the page is built with (once, about half a minute) ..."
	@cd web && npm ci --silent --no-audit --no-fund
	@touch $@

/usr/bin/chromium:
	@echo "Installing chromium, which the tests of the page drive ..."
	@$(call debian,chromium); \
	  test -x $@ || { echo "The tests of the page need Chromium: install it, or name one with make CHROMIUM=/path/to/chrome"; exit 1; }
