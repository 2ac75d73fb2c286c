#!/bin/sh
# Times a release build of a generated library, relative to a lower bound: `xmllint --noout` over the same files in one call.
# Both run alternately on the same machine, so that their ratio is meaningful although seconds are not.
set -eu
cd "$(dirname "$0")/.."

# The Makefile's flags, so that both share one build.
release=${RELEASE:---configuration release}
duas=${DUAS:-10000}
runs=${RUNS:-5}
sh scripts/install-dependencies.sh libxml2-utils

swift build $release --product rizq
swift build $release --product rizq-dev
bin=$(swift build $release --show-bin-path)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT INT TERM
"$bin/rizq-dev" corpus "$work/content" --duas "$duas"

# Prints the milliseconds that a command takes.
milliseconds() {
  begin=$(date +%s%N)
  "$@" >/dev/null
  end=$(date +%s%N)
  echo $(((end - begin) / 1000000))
}

median() { sort -n | awk '{ value[NR] = $1 } END { print value[int((NR + 1) / 2)] }'; }

set -- "$work"/content/duas/*.xml
milliseconds xmllint --noout "$@" >/dev/null
: >"$work/floor"; : >"$work/validate"; : >"$work/build"
for _ in $(seq "$runs"); do
  milliseconds xmllint --noout "$@" >>"$work/floor"
  milliseconds "$bin/rizq" validate --no-cache --content "$work/content" --quiet >>"$work/validate"
  milliseconds "$bin/rizq" build --no-cache --content "$work/content" --output "$work/output" --quiet >>"$work/build"
done

floor=$(median <"$work/floor")
echo "$duas duas in $# files, $(cat "$@" | wc -c) bytes; median of $runs runs"
for step in floor validate build; do
  time=$(median <"$work/$step")
  awk -v step="$step" -v time="$time" -v floor="$floor" \
    'BEGIN { printf "%-28s %6d ms  %5.1f x floor\n", step == "floor" ? "xmllint --noout (floor)" : "rizq " step, time, time / floor }'
done
echo "bundle: $(cat "$work"/output/*.* "$work"/output/search/* | wc -c) bytes"
