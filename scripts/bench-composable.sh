#!/bin/sh
# Prints what operations of the reducer kernel cost, and how many actions a second a build of 10,000 files takes.
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
# An effect that runs and sends wakes a thread four times. Where the other processor sleeps, to wake it costs more than all the rest.
if [ $# -eq 0 ] && command -v taskset >/dev/null; then
  printf '\nThe same on one processor, where no processor has to be woken:\n'
  taskset -c 0 "$bin/bench-composable" "Effect.run" "empty Task" | grep -v '^$' | head -n 6
fi
"$bin/bench-composable" --build "$work/content" "$work/output"
