#!/bin/sh
# Builds the query engine as WebAssembly: build-web.sh [OUTPUT], by default web/dua-search.wasm. Does nothing if OUTPUT is
# newer than its sources. SWIFTC names the compiler; wasm-ld, clang and the Embedded Swift library are those of its toolchain.
set -eu
cd "$(dirname "$0")/.."

output=${1:-web/dua-search.wasm}
swiftc=$(command -v "${SWIFTC:-swiftc}") || {
  echo "error: swiftc is not in the PATH; install Swift 6.3 or later" >&2
  exit 2
}
bin=$(dirname "$(readlink -f "$swiftc")")
library="$bin/../lib/swift/embedded/wasm32-unknown-none-wasm"
for tool in "$bin/wasm-ld" "$bin/clang" "$library/libswiftUnicodeDataTables.a"; do
  [ -e "$tool" ] || {
    echo "error: $tool is missing; install a Swift toolchain that builds Embedded Swift for WebAssembly" >&2
    exit 2
  }
done

sources="Sources/Locks/AtomicWord.swift Sources/UnicodeText Sources/ArabicText Sources/SearchEngine web/module scripts/build-web.sh"
# shellcheck disable=SC2086 # each word is a path
if [ -e "$output" ] && [ -z "$(find $sources -newer "$output" | head -n 1)" ]; then exit 0; fi

build=$(mktemp -d)
trap 'rm -rf "$build"' EXIT
# By default the compiler writes position-independent code, which is not needed, and optimizes each module separately. Linked as
# LLVM bitcode, the modules are optimized together, which makes the result a tenth smaller.
compile() {
  module=$1
  shift
  # shellcheck disable=SC2046 # no path of a source has a space
  "$swiftc" -target wasm32-unknown-none-wasm -enable-experimental-feature Embedded -swift-version 6 \
    -warnings-as-errors -wmo -Osize -enforce-exclusivity=unchecked -Xfrontend -disable-stack-protector \
    -package-name rizq -parse-as-library -module-name "$module" -I "$build" \
    -emit-module-path "$build/$module.swiftmodule" -emit-ir -o "$build/$module.ll" \
    $(find "$@" -name '*.swift' | LC_ALL=C sort)
  "$bin/clang" --target=wasm32-unknown-none-wasm -Wno-override-module -flto -Oz -c -o "$build/$module.bc" \
    "$build/$module.ll"
}
# Embedded Swift has atomics but no mutex, and the query engine needs none.
compile Locks Sources/Locks/AtomicWord.swift
compile UnicodeText Sources/UnicodeText
compile ArabicText Sources/ArabicText
compile SearchEngine Sources/SearchEngine
compile DuaSearchModule web/module
"$bin/clang" --target=wasm32-unknown-none-wasm -O2 -mbulk-memory -ffreestanding -Wall -Werror -c \
  -o "$build/memory.o" web/module/memory.c

mkdir -p "$(dirname "$output")"
# The stack is at the beginning of memory, so that a stack overflow traps instead of overwriting data. By default, the linker leaves
# five bytes for every address and every number of a function, which is a twentieth of the code.
# With a threshold below zero, only what makes the code smaller is inlined.
"$bin/wasm-ld" --no-entry --gc-sections --strip-all --compress-relocations --stack-first -z stack-size=1048576 \
  -mllvm -enable-merge-functions -mllvm -inline-threshold=-20 -o "$build/module.wasm" \
  "$build/DuaSearchModule.bc" "$build/SearchEngine.bc" "$build/ArabicText.bc" \
  "$build/UnicodeText.bc" "$build/Locks.bc" "$build/memory.o" \
  "$library/libswiftUnicodeDataTables.a"
mv "$build/module.wasm" "$output"
