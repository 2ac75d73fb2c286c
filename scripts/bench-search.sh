#!/bin/sh
# Prints the quality and the speed of the search: the judged queries over the library and over the collections in ../shared/data
# (or RIZQ_DATA), imported and compiled as `rizq import` and `rizq build --lenient` do, and speed on generated libraries.
# Usage: scripts/bench-search.sh RIZQ RIZQ_DEV [quality|speed]
set -eu
rizq=$1
rizq_dev=$2
part=${3:-all}
data=${RIZQ_DATA:-../shared/data}/dua
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

if [ "$part" != speed ]; then
  mkdir "$work/sources" "$work/bundles"
  "$rizq" build --content content --output "$work/bundles/content" --quiet >"$work/log" 2>&1 || cat "$work/log"
  for pair in dua-dhikr:dua-dhikr hisnul-xml:hisnul.xml adhkar-json:adhkar.json; do
    collection=${pair%%:*}
    source=$data/${pair#*:}
    [ -e "$source" ] || continue
    "$rizq" import "$collection" "$source" --output "$work/sources/$collection" --quiet >"$work/log" 2>&1 || cat "$work/log"
    "$rizq" build --lenient --content "$work/sources/$collection" --output "$work/bundles/$collection" --quiet \
      >"$work/log" 2>&1 || cat "$work/log"
  done
  "$rizq_dev" bench search quality "$work/bundles" --misses
fi
if [ "$part" != quality ]; then
  "$rizq_dev" bench search speed 1000 10000 100000
  echo "for comparison, words only, 10,000 duas: tantivy 48 / 326 µs and 2.9 MB, SQLite FTS5 387 / 13,400 µs and 9 MB"
fi
