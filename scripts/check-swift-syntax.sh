#!/bin/sh
# Type-checks the macros with each version of swift-syntax that Package.swift accepts: check-swift-syntax.sh [VERSION…], by default
# one of each major version. Only the interfaces of swift-syntax are compiled, which takes half a minute a version.
#
# The versions come from SwiftPM's clone of the repository; one that it does not have is skipped, and named.
set -eu
cd "$(dirname "$0")/.."
swiftc=${SWIFTC:-swiftc}
clone=.build/checkouts/swift-syntax
[ -d "$clone" ] || swift package resolve
[ $# -gt 0 ] || set -- 600.0.1 601.0.1 602.0.0 603.0.1

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
for version in "$@"; do
  if ! git -C "$clone" cat-file -e "$version^{tree}" 2> "$work/log"; then
    echo "swift-syntax $version: skipped, not in $clone"
    continue
  fi
  source="$work/$version"
  modules="$source/.modules"
  mkdir -p "$modules"
  git -C "$clone" archive "$version" | tar -x -C "$source"
  shims="-Xcc -fmodule-map-file=$source/Sources/_SwiftSyntaxCShims/include/module.modulemap"
  for module in SwiftSyntax SwiftDiagnostics SwiftBasicFormat SwiftParser SwiftParserDiagnostics SwiftOperators SwiftSyntaxBuilder \
    SwiftIfConfig SwiftLexicalLookup SwiftWarningControl SwiftSyntaxMacros SwiftSyntaxMacroExpansion \
    SwiftCompilerPluginMessageHandling SwiftCompilerPlugin; do
    [ -d "$source/Sources/$module" ] || continue
    # shellcheck disable=SC2046,SC2086 # no path of a source has a space
    "$swiftc" -swift-version 5 -suppress-warnings -parse-as-library -package-name swift_syntax -module-name "$module" \
      -I "$modules" $shims -Xfrontend -experimental-skip-all-function-bodies \
      -emit-module -emit-module-path "$modules/$module.swiftmodule" \
      $(find "$source/Sources/$module" -name '*.swift' -not -path '*.docc/*')
  done
  # shellcheck disable=SC2046,SC2086
  "$swiftc" -swift-version 6 -warnings-as-errors -parse-as-library -typecheck -module-name ComposableMacrosPlugin \
    -I "$modules" $shims $(find Sources/ComposableMacrosPlugin -name '*.swift')
  echo "swift-syntax $version: the macros compile"
done
