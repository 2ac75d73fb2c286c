# The entry points for people and CI. Settings: CONTENT, OUTPUT, RIZQ_FLAGS (for example RIZQ_FLAGS=--strict), PREVIEW_FLAGS, PORT.

CONTENT ?= content
OUTPUT ?= output
RIZQ_FLAGS ?=
PREVIEW_FLAGS ?=
PORT ?= 8060

SWIFT ?= swift
# Each option makes commands start faster: a static standard library takes a fifth of the time, no exported symbols a tenth less,
# system libraries from archives half of that, and a fixed address a quarter less. Darwin has none of them.
STATIC = $(if $(filter Linux,$(shell uname -s)),--static-swift-stdlib -Xlinker --no-export-dynamic -Xlinker -no-pie $(ARCHIVES))
# Computed once, when it is first needed: by then the libraries are installed.
ARCHIVES = $(eval ARCHIVES := $(shell sh scripts/static-libraries.sh '$(CURDIR)/.build/static'))$(ARCHIVES)
RELEASE = --configuration release $(STATIC)
# `swift run` has no option for a static standard library.
BUILT = $$($(SWIFT) build $(RELEASE) --show-bin-path)
RIZQ = $(SWIFT) build $(RELEASE) --quiet --product rizq && $(BUILT)/rizq
FORMATTED = Package.swift Sources Tests Examples/GRDB/Package.swift Examples/GRDB/Sources Examples/GRDB/Tests web/module
# Optimizes the targets in which tests spend their time; see Package.swift.
RIZQ_OPTIMIZE ?= 1
export RIZQ_OPTIMIZE

.DEFAULT_GOAL := help
.PHONY: help setup build-content preview pictures validate test smoke count-steps setup-tests lint check-wording format rules \
  commands contract search-vocabulary unicode-tables web check-generated english-words quran-fingerprints hadith-fingerprints \
  check-references check-swift-syntax check-grdb bench bench-peers bench-count profile bench-composable bench-live \
  bench-fidelity bench-trust bench-search bench-release documentation clean

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-20s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: ## Install the system libraries that the build needs
	@sh scripts/install-dependencies.sh

build-content: setup ## Compile content/ into output/
	@$(RIZQ) build --content $(CONTENT) --output $(OUTPUT) $(RIZQ_FLAGS)

preview: setup ## Show content/ as the app shows it, in a browser; PORT=0 takes a free port
	@$(SWIFT) build $(DEBUG) --quiet --product rizq-preview && \
	  $$($(SWIFT) build $(DEBUG) --show-bin-path)/rizq-preview --content $(CONTENT) --output $(OUTPUT) --port $(PORT) \
	  $(PREVIEW_FLAGS)

pictures: setup setup-tests ## Take the pictures of the preview in docs/pictures
	@sh scripts/install-dependencies.sh fonts-noto-color-emoji
	@$(SWIFT) build $(DEBUG) --quiet --product rizq-preview && \
	  .build/python/bin/python3 scripts/pictures.py $$($(SWIFT) build $(DEBUG) --show-bin-path)/rizq-preview

validate: setup ## Check content/ without writing anything
	@$(RIZQ) validate --content $(CONTENT) $(RIZQ_FLAGS)

# The tests of the macros link the macros, for which SwiftPM compiles every module of the test binary for the host again. So they
# have a binary of their own.
MACRO_TESTS = ComposableMacrosTests
# No test needs debug information, and it takes a tenth of the time of a build.
DEBUG = -debug-info-format none
BUILD_TESTS = $(SWIFT) build $(DEBUG) --product rizq-contentPackageTests
# Without a limit all tests start at once, and keep each other waiting until time limits are exceeded. Swift Testing records a
# backtrace of every thrown error, and tests of broken input throw thousands.
RUN_TESTS = SWT_SWIFT_ERROR_BACKTRACING_ENABLED=0 $(SWIFT) test $(DEBUG) --skip-build --experimental-maximum-parallelization-width 8
# The programs that tests run besides the commands.
TEST_PROGRAMS = shared-state-process progress-process release-process preview-demo rizq-preview
BUILD_TEST_PROGRAMS = set -e; for program in $(TEST_PROGRAMS); do $(SWIFT) build $(DEBUG) --product $$program; done
DEVELOPER_TOOL = $(SWIFT) run $(DEBUG) --quiet rizq-dev
DEVELOPED_RIZQ = $(SWIFT) run $(DEBUG) --quiet rizq

test: setup ## Run all tests
	$(SWIFT) build $(DEBUG) --product rizq
# In the background, because it takes two minutes. If it fails or is not done in time, the tests of the web build it themselves.
	sh scripts/build-web.sh .build/web/dua-search.wasm > /dev/null 2>&1 &
	$(SWIFT) build $(DEBUG) --product rizq-dev
	$(BUILD_TEST_PROGRAMS)
	RIZQ_TESTS=-$(MACRO_TESTS) $(BUILD_TESTS)
	RIZQ_TESTS=-$(MACRO_TESTS) $(RUN_TESTS)
	RIZQ_TESTS=$(MACRO_TESTS) $(BUILD_TESTS)
	RIZQ_TESTS=$(MACRO_TESTS) $(RUN_TESTS)

smoke: setup ## Run the fast tests, in under a minute after a build
	$(BUILD_TEST_PROGRAMS)
	RIZQ_TESTS=-$(MACRO_TESTS) $(BUILD_TESTS)
	RIZQ_TESTS=-$(MACRO_TESTS) RIZQ_SMOKE=1 $(RUN_TESTS) --skip "^CommandTests\."

count-steps: setup ## Check that each pass takes steps in proportion to its text
	$(SWIFT) build $(DEBUG) --product rizq
	$(SWIFT) build $(DEBUG) --product rizq-dev
	RIZQ_TESTS=CommandTests $(BUILD_TESTS)
	RIZQ_TESTS=CommandTests RIZQ_COUNT_STEPS=all $(RUN_TESTS) --filter LinearWorkTests

setup-tests: setup ## Install the programs and fonts that tests need; CONTRIBUTING.md lists them
	@sh scripts/install-dependencies.sh nodejs chromium playwright fonts-hosny-amiri fonts-sil-scheherazade fontconfig \
	  postgresql jsonschema tuf google-cloud-firestore node-typescript kotlin default-jre-headless

lint: ## Fail if the formatter would change a file
	@$(SWIFT) format lint --strict --recursive --parallel --configuration .swift-format $(FORMATTED)

check-wording: ## Fail if a text uses a word that the list in CONTRIBUTING.md replaces
	@python3 scripts/check-wording.py

format: ## Format all Swift files
	@$(SWIFT) format --in-place --recursive --parallel --configuration .swift-format $(FORMATTED)

rules: setup ## Generate the registry and the documentation of the rules from their sources
	@$(DEVELOPER_TOOL) rules

commands: setup ## Generate the page of the commands from their help
	@$(DEVELOPED_RIZQ) --experimental-dump-help | python3 scripts/commands.py

contract: setup ## Generate the JSON Schema of the bundle and the models for TypeScript and Kotlin
	@$(DEVELOPER_TOOL) contract

search-vocabulary: setup ## Generate the vocabulary that `rizq` includes from content/search
	@$(DEVELOPER_TOOL) search-vocabulary

web: ## Build the query engine for browsers as web/dua-search.wasm
	@sh scripts/build-web.sh

hadith-fingerprints: setup ## Generate the fingerprints of the words of hadiths from collections in ../shared/data
	@$(DEVELOPER_TOOL) hadith-fingerprints

unicode-tables: ## Generate the table of scalar properties from Debian's package unicode-data
	@sh scripts/install-dependencies.sh unicode-data
	@$(DEVELOPER_TOOL) unicode-tables

check-generated: setup ## Fail if a generated file is stale
	@$(DEVELOPER_TOOL) rules --check
	@$(DEVELOPER_TOOL) contract --check
	@$(DEVELOPER_TOOL) search-vocabulary --check
	@$(DEVELOPED_RIZQ) --experimental-dump-help | python3 scripts/commands.py --check
	@if [ -e /usr/share/unicode/PropList.txt ]; then $(DEVELOPER_TOOL) unicode-tables --check; \
	  else echo "the Unicode table is not checked: unicode-data is not installed"; fi
	@if [ -e /usr/share/dict/british-english ]; then python3 scripts/english-words.py --check; \
	  else echo "the English words are not checked: wamerican and wbritish are not installed"; fi

english-words: ## Generate the hashes of English words from the packages wamerican and wbritish
	@sh scripts/install-dependencies.sh wamerican wbritish
	@python3 scripts/english-words.py

quran-fingerprints: setup ## Generate the fingerprints of the Quran from Tanzil's texts in ../shared/data
	@$(DEVELOPER_TOOL) quran-fingerprints

check-references: ## Check content/ against the reference texts in ../shared/data
	@python3 scripts/check-references.py

# The release build of both commands, then a script of scripts/bench with their paths.
BENCH = $(SWIFT) build $(RELEASE) --quiet --product rizq && $(SWIFT) build $(RELEASE) --quiet --product rizq-dev
MEASURED = "$(BUILT)/rizq" "$(BUILT)/rizq-dev"

bench: setup ## Print the time and the memory of builds beside the floor and the peers; SIZES, RUNS, PEERS=0, WRITE=1
	@$(BENCH)
	@python3 scripts/bench/bench.py $(MEASURED)

bench-peers: ## Install the tools that `make bench` compares with, from PyPI
	@sh scripts/bench/install-peers.sh

bench-count: setup ## Count the instructions of a build by stage, and keep them in docs/performance.json
	@sh scripts/install-dependencies.sh binutils util-linux valgrind
	@$(BENCH)
	@python3 scripts/bench/count.py $(MEASURED)

profile: setup ## Draw a flame graph of a build in .build/profile; DUAS, COMMAND, JOBS
	@sh scripts/install-dependencies.sh binutils linux-perf
	@$(BENCH)
	@python3 scripts/bench/sample.py $(MEASURED)

bench-composable: ## Print the cost of the reducer kernel's operations, with TCA's figures and the targets
	@RELEASE="$(RELEASE)" sh scripts/bench-composable.sh

# Without a static standard library: FlyingFox imports FoundationNetworking, whose static library needs that of curl.
bench-live: setup setup-tests ## Print the latency of taps, typing and saved files in the preview, and the cost of a page; PAGES, SECONDS, WRITE=1
	@$(SWIFT) build --configuration release --quiet --product preview-demo
	@$(SWIFT) build --configuration release --quiet --product rizq-preview
	@$(SWIFT) build --configuration release --quiet --product rizq-dev
	@built=$$($(SWIFT) build --configuration release --show-bin-path) && \
	  .build/python/bin/python3 scripts/bench/live.py $$built/preview-demo $$built/rizq-preview $$built/rizq-dev

bench-fidelity: setup ## Print the accuracy of the text code on reference texts and on the library
	@$(SWIFT) build $(RELEASE) --quiet --product rizq-dev && $(BUILT)/rizq-dev bench fidelity $(FIDELITY_FLAGS)

bench-trust: setup ## Print which mistakes an editor is shown, how many findings are right, and which verses are blamed
	@$(SWIFT) build $(RELEASE) --quiet --product rizq-dev && $(BUILT)/rizq-dev bench trust $(TRUST_FLAGS) && \
	  $(BUILT)/rizq-dev bench fidelity "Wrong findings"

check-swift-syntax: ## Check that the macros compile with each version of swift-syntax that Package.swift accepts
	@sh scripts/check-swift-syntax.sh

check-grdb: setup ## Build and test the example package that opens an export with GRDB
	@$(SWIFT) build $(DEBUG) --quiet --product rizq
	@sh scripts/check-grdb.sh "$$($(SWIFT) build $(DEBUG) --show-bin-path)/rizq"

bench-search: setup ## Print the quality and the speed of the search; SEARCH=quality, large, held-out or speed prints one of them
	@$(SWIFT) build $(RELEASE) --quiet --product rizq
	@$(SWIFT) build $(RELEASE) --quiet --product rizq-dev
	@sh scripts/bench-search.sh "$(BUILT)/rizq" "$(BUILT)/rizq-dev" $(SEARCH)

bench-release: setup ## Print how long updates and exports of 10,000 duas take; DUAS, RUNS
	@$(BENCH)
	@$(SWIFT) build $(RELEASE) --quiet --product release-process
	@python3 scripts/bench/release.py $(MEASURED) "$(BUILT)/release-process"

documentation: ## Generate the documentation of the reducer kernel in .build/documentation
	@SWIFT="$(SWIFT)" sh scripts/documentation.sh

clean: ## Remove build products, except output/
	@$(SWIFT) package clean
