# Everything starts here; `make help` lists the targets. Another interpreter: make PYTHON=python3.12 test
PYTHON ?= python3
GAME ?= mage_knight
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -qq

ENGINE := $(shell find src/hexfarer/kernel src/hexfarer/games -name '*.py')
ENGINE_TESTS := tests/kernel tests/games tests/test_situations.py tests/test_properties.py

# $(call debian,packages): where apt-get may be used, what is missing is added without asking
debian = { if [ `id -u` = 0 ]; then apt="apt-get"; else apt="sudo -n apt-get"; fi; \
  $$apt -qq update && DEBIAN_FRONTEND=noninteractive $$apt -qq install -y $(1); } >/dev/null 2>&1

.DEFAULT_GOAL := help
.PHONY: help play native test lint bench docs clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "make %-7s %s\n", $$1, $$2}' Makefile

play: .venv/.stamp ## play Mage Knight in the terminal; make play GAME=four_lands plays the other game
	@$(BIN)/hexfarer play $(GAME)

native: src/hexfarer/.native ## compile the engine: the same rules, five to eight times as fast

test: native ## run the engine's tests interpreted, then all tests compiled
	@HEXFARER_PURE=1 $(BIN)/python -m pytest -n auto $(ENGINE_TESTS)
	@$(BIN)/python -m pytest -n auto

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

# The stamp is as old as the build's beginning: a file that is changed meanwhile counts as changed.
src/hexfarer/.native: .venv/.stamp setup.py $(ENGINE)
	@$(BIN)/python setup.py --can-compile 2>/dev/null || { echo "Installing a C compiler ..."; $(call debian,gcc python3-dev); \
	  $(BIN)/python setup.py --can-compile; }
	@echo "Compiling the engine (two to three minutes; later only what changed) ..."
	@touch $@.new
	@$(BIN)/python setup.py -q build_ext --inplace
	@mv $@.new $@
