# Everything starts here: `make play`, `make test`. Each target sets up what it needs in .venv;
# PYTHON=/path/to/python chooses the interpreter of a new .venv.

BIN := .venv/bin
PARTS := redeal features server attacks page mutants mutants-ante-up mutants-blood-money ante-up ante-up-laws blood-money blood-money-games blood-money-scenarios exhaustive cluster environments styles train rest
UNCOMPILED := server attacks page exhaustive mutants mutants-ante-up mutants-blood-money
ENGINE := $(shell find src -type f ! -path '*/static/*' ! -name '*.pyc')
PYTEST := $(BIN)/python -m pytest -n auto --dist worksteal
FAST := tests/core tests/contract tests/games tests/same
INSTALL := -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation

# Where an environment forbids it, every process that a test starts would compile its imports anew.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: help play terminal page test extended quick lint style typed translatable checked-page whole-run engine-matrix fast-tests bench soak soak-cluster soak-train pictures docs release sbom audit lock clean services

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' Makefile

play: .venv/play.stamp page ## set everything up and open the tables in the browser
	$(BIN)/tumbleweed serve --open

terminal: .venv/play.stamp ## the same in the terminal
	$(BIN)/tumbleweed play

page: # the browser's side, built into the package; after one of the stamps
	tools/node .venv
	$(BIN)/python tools/page.py

# A core that waits for one check does another: they run side by side, the quickest first of all.
test: services .venv/dev.stamp style ## check every promise once
	$(MAKE) --jobs=2 translatable checked-page
	$(MAKE) --jobs=2 whole-run typed
	$(MAKE) --jobs=2 --output-sync $(addprefix coverage-,goat legends legends+ante-up legends+blood-money)

# The engine's matrix tests it as compiled, and on every interpreter found.
extended: services .venv/dev.stamp ## the same promises in more languages, sizes, set-ups and databases
	$(MAKE) --jobs=2 engine-matrix checked-page
	TUMBLEWEED_WHOLE_RUN=1 $(PYTEST) -m "extended and not soak"

whole-run: # tests often wait, types never do
	TUMBLEWEED_WHOLE_RUN=1 $(PYTEST)

quick: .venv/dev.stamp style ## style, types, layers, security and the engine's tests that are fast, in two minutes
	$(MAKE) --jobs=2 typed fast-tests

lint: style typed translatable ## check style, types, fitness for mypyc, layers and security

style: .venv/dev.stamp
	$(BIN)/ruff check
	$(BIN)/ruff format --check

typed: .venv/dev.stamp
	$(BIN)/mypy --strict
	$(BIN)/lint-imports
	$(BIN)/bandit -q -c pyproject.toml -r src

translatable: .venv/dev.stamp
	$(BIN)/python hatch_build.py

checked-page: .venv/dev.stamp
	tools/node .venv
	$(BIN)/python tools/page.py --check

engine-matrix: .venv/dev.stamp
	$(BIN)/python tools/engine_matrix.py

# A game, and a module of it after a plus sign.
coverage-%:
	$(BIN)/tumbleweed rules coverage $(subst +, --module ,$*)

fast-tests: .venv/dev.stamp
	$(PYTEST) -q -m "not soak and not walk and not slow" $(FAST)

bench: ## compare speed with peers, in .venvs/bench with a compiled wheel (ARGS="--seconds 300": the server for longer); COMMIT=abc123: with that commit
ifdef COMMIT
	tools/venv .venvs/compare requirements/engine.lock requirements/build.lock
	.venvs/compare/bin/python -m benchmarks.compare $(COMMIT) $(ARGS)
else
	tools/venv .venvs/bench requirements/bench.lock requirements/build.lock
	.venvs/bench/bin/python $(INSTALL) --force-reinstall .
	.venvs/bench/bin/python -m benchmarks $(ARGS)
endif

soak: services .venv/dev.stamp $(addprefix soak-,$(or $(PART),$(PARTS))) ## play for hours: the tests marked soak (PART=redeal: one part, an hour at most)

soak-%: .venvs/soak.stamp
	.venvs/soak/bin/python tools/compiled_soak.py $* -n auto
	$(if $(filter rest,$*),$(BIN)/python tools/engine_matrix.py --compile-all)

# What changes the source, listens within the engine (exhaustive), or watches a server and its page,
# runs in the tree. Attacks measure how long others wait: nothing may run beside them.
$(addprefix soak-,$(UNCOMPILED)): soak-%: services .venv/dev.stamp
	$(BIN)/python -m pytest $(if $(filter attacks,$*),,-n auto) -m soak -rP --part $*

# Ray and PyTorch are large and nothing else needs them: they have environments of their own.
soak-train: services .venv/dev.stamp
	tools/venv .venvs/train requirements/train.lock
	$(BIN)/python -m pytest -m soak -rP --part train

soak-cluster:
	tools/venv .venvs/cluster requirements/cluster.lock requirements/build.lock
	.venvs/cluster/bin/python $(INSTALL) --editable .
	.venvs/cluster/bin/python -m pytest -m soak -rP --part cluster tests/soak/test_cluster.py

pictures: services .venv/dev.stamp page ## take pictures of the page's key screens into build/pictures, and those of the README
	$(BIN)/python tools/screenshots.py build/pictures --readme docs/pictures

docs: .venv/dev.stamp ## build the documentation as a site into build/site
	$(BIN)/python tools/docs.py

release: .venv/dev.stamp page ## VERSION=0.3.0: check, set the version, build, try out, tag here; publishes nothing
	$(BIN)/python tools/release.py $(VERSION)

sbom: .venv/dev.stamp page ## write what it all consists of, with versions, hashes and licences, into build/tumbleweed.cdx.json
	$(BIN)/python tools/sbom.py

# The only check that needs the network, so it is no part of `make test`: two public lists are asked.
audit: .venv/dev.stamp ## ask whether a locked package has a fault that is publicly known (needs a network)
	tools/venv .venvs/audit requirements/audit.lock
	tools/node .venv
	for lock in requirements/*.lock; do .venvs/audit/bin/pip-audit --disable-pip --require-hashes --progress-spinner off -r $$lock || exit 1; done
	PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web audit

lock: .venv/dev.stamp ## rewrite requirements/*.lock from pyproject.toml (ARGS=--upgrade: newest versions)
	$(BIN)/python tools/lock.py $(ARGS)

clean: ## remove environments, builds and caches
	rm -rf .venv .venvs build dist .cache .rules .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

services:
	tools/services

.venv/play.stamp: requirements/base.lock requirements/build.lock pyproject.toml tools/venv
	tools/venv .venv requirements/base.lock requirements/build.lock
	$(BIN)/python $(INSTALL) --editable .
	touch $@

.venv/dev.stamp: requirements/dev.lock pyproject.toml tools/venv
	tools/venv .venv requirements/dev.lock
	$(BIN)/python $(INSTALL) --editable .
	touch $@

# Level 1 of the C compiler takes half the time of level 3: ten minutes of one core.
.venvs/soak.stamp: requirements/dev.lock requirements/build.lock hatch_build.py pyproject.toml $(ENGINE)
	tools/venv .venvs/soak requirements/dev.lock requirements/build.lock
	TUMBLEWEED_COMPILE=1 TUMBLEWEED_OPTIMIZE=1 .venvs/soak/bin/python $(INSTALL) --force-reinstall .
	touch $@
