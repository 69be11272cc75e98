# Everything starts here; `make help` lists the targets. Another interpreter: make PYTHON=python3.12 test
PYTHON ?= python3
GAME ?= mage_knight
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -qq

.DEFAULT_GOAL := help
.PHONY: help play test lint bench docs clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "make %-6s %s\n", $$1, $$2}' Makefile

play: .venv/.stamp ## play Mage Knight in the terminal; make play GAME=four_lands plays the other game
	@$(BIN)/hexfarer play $(GAME)

test: .venv/.stamp ## run all tests
	@$(BIN)/python -m pytest -n auto

lint: .venv/.stamp ## ruff, the formatter and mypy --strict
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy --strict src

bench: .venv/.stamp ## measure the speed of the engine
	@$(BIN)/hexfarer bench

docs: .venv/.stamp ## write docs/rules again from the rules texts
	@$(BIN)/python -m hexfarer.docs

clean: ## remove everything that make made
	@rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis build dist src/*.egg-info
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

# Debian ships python3 without ensurepip; where apt-get may be used the missing package is added without asking.
.venv/.stamp: requirements.lock pyproject.toml
	@command -v $(PYTHON) >/dev/null || { echo "hexfarer needs Python 3.11 or newer, and there is no $(PYTHON): install it, or name one with make PYTHON=..."; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "hexfarer needs Python 3.11 or newer, and $(PYTHON) is `$(PYTHON) -V 2>&1`: install a newer one, or name it with make PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c 'import ensurepip' 2>/dev/null || { \
	  echo "Installing python3-venv, which this Python lacks ..."; \
	  if [ `id -u` = 0 ]; then apt="apt-get"; else apt="sudo -n apt-get"; fi; \
	  { $$apt -qq update && DEBIAN_FRONTEND=noninteractive $$apt -qq install -y python3-venv; } >/dev/null 2>&1; \
	  $(PYTHON) -c 'import ensurepip' 2>/dev/null; \
	} || { echo "$(PYTHON) cannot make virtual environments: install its venv package (Debian, Ubuntu: sudo apt-get install python3-venv) and run make again"; exit 1; }
	@echo "Setting up .venv (once, about half a minute) ..."
	@$(PIP) --version >/dev/null 2>&1 || $(PYTHON) -m venv --clear .venv
	@$(PIP) install -r requirements.lock
	@$(PIP) install --no-deps --no-build-isolation -e .
	@touch $@
