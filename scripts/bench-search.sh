#!/bin/sh
# Prints the quality and the speed of the search: the judged queries over the library and over the collections in ../shared/data
# (or RIZQ_DATA), imported and compiled as `rizq import` and `rizq build --lenient` do; the judged queries over one library of
# all of them and the Quran, beside FTS5; and speed on generated libraries.
# Usage: scripts/bench-search.sh RIZQ RIZQ_DEV [quality|large|held-out|speed]
set -eu
rizq=$1
rizq_dev=$2
part=${3:-all}
data=${RIZQ_DATA:-../shared/data}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Runs a command, and prints its output if it fails.
quietly() { "$@" >"$work/log" 2>&1 || cat "$work/log"; }

# Imports a collection from a path in a format, and compiles it.
collection() {
  name=$1 format=$2 path=$3
  shift 3
  [ -e "$path" ] || return 0
  quietly "$rizq" import "$format" "$path" "$@" --output "$work/sources/$name" --quiet
  quietly "$rizq" build --lenient --content "$work/sources/$name" --output "$work/bundles/$name" --quiet
}

if [ "$part" != speed ]; then
  mkdir "$work/sources" "$work/bundles" "$work/tables"
  quietly "$rizq" build --content content --output "$work/bundles/content" --quiet
  collection dua-dhikr dua-dhikr "$data/dua/dua-dhikr"
  collection hisnul-xml hisnul-xml "$data/dua/hisnul.xml"
  collection adhkar-json adhkar-json "$data/dua/adhkar.json"
fi
if [ "$part" = all ] || [ "$part" = quality ]; then
  "$rizq_dev" bench search quality "$work/bundles" --misses
fi
if [ "$part" != speed ] && [ "$part" != quality ] && [ -d "$data" ]; then
  python3 scripts/large-library.py "$work/tables"
  columns=$(head -n 1 "$work/tables/quran.csv" | tr -d '\r' | sed 's/[a-z][a-z]*/&=&/g')
  for table in "$work"/tables/*.csv; do
    collection "$(basename "$table" .csv)" csv "$table" --map "$columns"
  done
  if [ "$part" = held-out ]; then
    "$rizq_dev" bench search large "$work/bundles" --held-out
  else
    "$rizq_dev" bench search large "$work/bundles" --misses
  fi
fi
if [ "$part" = all ] || [ "$part" = speed ]; then
  "$rizq_dev" bench search speed 1000 10000 100000
  echo "for comparison, words only, 10,000 duas: tantivy 48 / 326 µs and 2.9 MB, SQLite FTS5 387 / 13,400 µs and 9 MB"
fi
