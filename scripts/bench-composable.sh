#!/bin/sh
# Prints the cost of the operations of the reducer kernel, and the actions per second in a build of 10,000 files.
set -eu
cd "$(dirname "$0")/.."

# The Makefile's flags, so that both share one build.
release=${RELEASE:---configuration release}
files=${FILES:-10000}
sh scripts/install-dependencies.sh

swift build $release --quiet --product bench-composable
swift build $release --quiet --product rizq-dev
bin=$(swift build $release --show-bin-path)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT INT TERM
"$bin/rizq-dev" corpus "$work/content" --duas "$files" --duas-per-file 1

"$bin/bench-composable" "$@"
# An effect that runs and sends wakes a thread four times. Waking an idle processor costs more than everything else.
if [ $# -eq 0 ] && command -v taskset >/dev/null; then
  printf '\nOn a single processor, where none has to be woken:\n'
  taskset -c 0 "$bin/bench-composable" "Effect.run" "empty Task" | grep -v '^$' | head -n 6
fi
"$bin/bench-composable" --build "$work/content" "$work/output"
