# make play · make test · make check · make site (and make lock after changing dependencies)
# Everything stays inside this folder, but for a browser that `make test` may have to install.

PORT ?= 8000
PYTHON ?= python3
VENV := .venv
RUN := $(VENV)/bin/python
NODE_STAMP := node_modules/.package-lock.json
SITE_STAMP := $(VENV)/site.stamp
TEST_STAMP := $(VENV)/test.stamp
TEST_FLAGS ?= -q -n 2

.PHONY: play site test check install browser lint fast bench bench-solver lock screenshots clean needs-python needs-node
.NOTPARALLEL:

play: site ## build, serve on localhost, open the browser
	@$(RUN) -m crescent.site serve --port $(PORT) --open

site: $(SITE_STAMP) $(NODE_STAMP) ## build dist/ if a source is newer
	@$(RUN) -m crescent.site build --if-stale

test: ## everything, browser included
	@start=$$(date +%s); $(MAKE) --no-print-directory install browser && \
	  echo "Installed in $$(( $$(date +%s) - start )) s."
	@start=$$(date +%s); $(MAKE) --no-print-directory lint site && \
	  echo "Checked and built in $$(( $$(date +%s) - start )) s."
	@$(RUN) -m pytest $(TEST_FLAGS) tests e2e

check: install lint fast ## everything but the browser

fast:
	@$(RUN) -m crescent.site catalogues
	@$(RUN) -m pytest $(TEST_FLAGS) tests

bench: site browser ## start, transfers and taps, as ratios to bare pages: some minutes, best alone
	@$(RUN) -m e2e.bench

bench-solver: | $(RUN) ## how good the solver is: some minutes of one core
	@$(RUN) -m tests.bench_solver deals 1 1000
	@$(RUN) -m tests.bench_solver midgame

lint:
	@$(VENV)/bin/ruff check --quiet
	@$(VENV)/bin/ruff format --check --quiet
	@$(VENV)/bin/mypy --no-error-summary crescent e2e tests
	@node_modules/.bin/tsc --project tests/stubs
	@node_modules/.bin/tsc --project tests/stubs/tsconfig.worker.json

install: $(TEST_STAMP) $(NODE_STAMP)

browser: $(TEST_STAMP)
	@$(RUN) -m e2e.browser

$(NODE_STAMP): package-lock.json .npmrc | needs-node
	@npm ci --ignore-scripts --silent
	@touch $@

$(RUN): | needs-python
	@$(PYTHON) -m venv $(VENV)

$(SITE_STAMP): crescent/site/requirements.txt | $(RUN)
	@$(RUN) -m pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@touch $@

$(TEST_STAMP): tests/requirements.txt | $(RUN)
	@$(RUN) -m pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@touch $@ $(SITE_STAMP)

needs-python:
	@command -v $(PYTHON) >/dev/null || { echo "Crescent needs Python 3.11 or newer: please install python3."; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Crescent needs Python 3.11 or newer; $(PYTHON) is older. Try: make PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || \
	  { echo "Python's venv module is missing: please install it (Debian, Ubuntu: apt install python3-venv)."; exit 1; }

needs-node:
	@command -v node >/dev/null || { echo "Crescent is built with Node.js 20 or newer: please install node."; exit 1; }
	@node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' || \
	  { echo "Crescent is built with Node.js 20 or newer; this node is older."; exit 1; }
	@command -v npm >/dev/null || { echo "npm is missing: please install it (it comes with Node.js)."; exit 1; }

# The locks hold for every system and for Python 3.11 and newer. Needs uv.
lock:
	@uv pip compile -q --universal --generate-hashes --python-version 3.11 --no-header --no-annotate \
	  --group site -o crescent/site/requirements.txt
	@uv pip compile -q --universal --generate-hashes --python-version 3.11 --no-header --no-annotate \
	  --group test -o tests/requirements.txt
	@npm install --package-lock-only --ignore-scripts

screenshots: install browser site ## render the icons and the pictures anew, to be committed
	@$(RUN) -m e2e.screenshots

clean:
	@rm -rf build dist node_modules $(VENV)
