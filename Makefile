# The targets people and CI use. Settings: CONTENT, OUTPUT, RIZQ_FLAGS (for example RIZQ_FLAGS=--strict).

CONTENT ?= content
OUTPUT ?= output
RIZQ_FLAGS ?=

SWIFT ?= swift
RELEASE = --configuration release
RIZQ = $(SWIFT) run $(RELEASE) --quiet rizq
FORMATTED = Package.swift Sources Tests

.DEFAULT_GOAL := help
.PHONY: help setup build-content validate test lint format rules search-tables check-generated quran-fingerprints check-references bench bench-composable bench-fidelity bench-search documentation clean

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-20s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: ## Install the system libraries that the build needs
	@sh scripts/install-dependencies.sh

build-content: setup ## Compile content/ into output/
	@$(RIZQ) build --content $(CONTENT) --output $(OUTPUT) $(RIZQ_FLAGS)

validate: setup ## Check content/ without writing anything
	@$(RIZQ) validate --content $(CONTENT) $(RIZQ_FLAGS)

test: setup ## Run all tests
	$(SWIFT) test

lint: ## Fail where the formatter would change a file
	@$(SWIFT) format lint --strict --recursive --parallel --configuration .swift-format $(FORMATTED)

format: ## Format all Swift files
	@$(SWIFT) format --in-place --recursive --parallel --configuration .swift-format $(FORMATTED)

rules: setup ## Generate the registry and the documentation of the rules from their sources
	@$(SWIFT) run --quiet rizq-dev rules

search-tables: setup ## Generate the tables of the search for the web from the query engine
	@$(SWIFT) run --quiet generate-search-tables

check-generated: setup ## Fail where generated files are stale
	@$(SWIFT) run --quiet rizq-dev rules --check
	@$(SWIFT) run --quiet generate-search-tables --check

quran-fingerprints: setup ## Generate the fingerprints of the Quran from Tanzil's texts in ../shared/data
	@$(SWIFT) run --quiet rizq-dev quran-fingerprints

check-references: ## Check content/ against the reference texts in ../shared/data
	@python3 scripts/check-references.py

bench: setup ## Time a release build over 10,000 generated duas against xmllint
	@DUAS=$(or $(DUAS),10000) sh scripts/bench.sh

bench-composable: ## Print what operations of the reducer kernel cost beside TCA's figures and those asked
	@sh scripts/bench-composable.sh

bench-fidelity: setup ## Print how faithfully the text code handles reference texts and the library
	@$(SWIFT) run $(RELEASE) --quiet rizq-dev bench fidelity $(FIDELITY_FLAGS)

bench-search: setup ## Print how well and how fast the search answers; SEARCH=quality or SEARCH=speed for one of both
	@$(SWIFT) build $(RELEASE) --quiet --product rizq
	@$(SWIFT) build $(RELEASE) --quiet --product rizq-dev
	@sh scripts/bench-search.sh "$$($(SWIFT) build $(RELEASE) --show-bin-path)/rizq" \
	  "$$($(SWIFT) build $(RELEASE) --show-bin-path)/rizq-dev" $(SEARCH)

documentation: ## Make the documentation of the reducer kernel in .build/documentation
	@SWIFT="$(SWIFT)" sh scripts/documentation.sh

clean: ## Remove what the build made, except output/
	@$(SWIFT) package clean
