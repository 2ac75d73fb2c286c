#!/bin/sh
# Compiles the code that only Apple systems have, with stand-ins for their modules and the modules of the last debug build.
set -eu
cd "$(dirname "$0")/.."
# Tests that link the macros have modules of their own.
modules=$(dirname "$(ls -td .build/debug/Modules*/RizqFeatures.swiftmodule | head -n 1)")
plugin=.build/debug/ComposableMacrosPlugin-tool
swiftc=${SWIFTC:-swiftc}
build=$(mktemp -d)
trap 'rm -rf "$build"' EXIT
compile() {
  name=$1
  shift
  "$swiftc" -swift-version 6 -warnings-as-errors -package-name package -parse-as-library -module-name "$name" "$@"
}
for name in os SwiftUI UserNotifications; do
  compile "$name" -emit-module -emit-module-path "$build/$name.swiftmodule" "Tests/AppleStandIns/$name.swift"
done
compile Locks -wmo -emit-sil -o "$build/Locks.sil" -I "$build" Sources/Locks/*.swift
# As a module of its own, which imports the built kernel.
compile ComposableSwiftUI -emit-module -emit-module-path "$build/ComposableSwiftUI.swiftmodule" -I "$build" -I "$modules" \
  -Xfrontend -import-module -Xfrontend Composable Sources/Composable/SwiftUI/*.swift
# As a module of its own, which imports the features.
compile Notifications -typecheck -I "$build" -I "$modules" -I Sources/CLibCrypto -I Sources/CLibSQLite -Xfrontend -import-module -Xfrontend RizqFeatures \
  Sources/RizqFeatures/Clients/NotificationsClient+UserNotifications.swift
compile Views -typecheck -I "$build" -I "$modules" -load-plugin-executable "$plugin#ComposableMacrosPlugin" \
  -Xfrontend -import-module -Xfrontend ComposableSwiftUI Tests/AppleStandIns/Views.swift
echo "the code for Apple systems compiles"
