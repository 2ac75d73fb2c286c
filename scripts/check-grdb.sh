#!/bin/sh
# Builds and tests the example package Examples/GRDB with an export of output/. The first build of GRDB takes some minutes.
# Usage: scripts/check-grdb.sh RIZQ
set -eu
cd "$(dirname "$0")/.."
rizq=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$rizq" export sqlite --output "$work/library.sqlite"
# A package with unsafe flags cannot be a dependency.
RIZQ_OPTIMIZE=0 RIZQ_SQLITE="$work/library.sqlite" swift test --package-path Examples/GRDB -debug-info-format none
