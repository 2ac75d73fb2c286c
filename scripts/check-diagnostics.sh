#!/bin/sh
# Compiles the mistakes of Tests/CompilerMistakes with the modules of the last debug build, and checks that the compiler reports
# the errors that are written there, at their lines, and no others.
set -eu
cd "$(dirname "$0")/.."
# Tests that link the macros have modules of their own.
modules=$(dirname "$(ls -td .build/debug/Modules*/ComposableMacros.swiftmodule | head -n 1)")
"${SWIFTC:-swiftc}" -frontend -typecheck -verify -verify-ignore-unrelated -swift-version 6 -module-name CompilerMistakes -I "$modules" \
  -load-plugin-executable ".build/debug/ComposableMacrosPlugin-tool#ComposableMacrosPlugin" Tests/CompilerMistakes/*.swift
echo "the compiler reports the mistakes"
