#!/bin/sh
# Generates the documentation of the reducer kernel, a folder for any web server, from comments and catalogs.
# SWIFT names the command that builds the package, DOCC the documentation compiler.
set -eu
cd "$(dirname "$0")/.."

SWIFT=${SWIFT:-swift}
DOCC=${DOCC:-docc}
OUTPUT=${1:-.build/documentation}
modules="Composable ComposableMacros ComposableTesting"

$SWIFT build --quiet --target ComposableMacros
$SWIFT build --quiet --target ComposableTesting
products=$($SWIFT build --show-bin-path)/Modules
triple=$(swiftc -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)".*/\1/p')
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT INT TERM

archives=
for module in $modules; do
  mkdir "$work/$module"
  swift symbolgraph-extract -module-name "$module" -I "$products" -target "$triple" \
    -skip-synthesized-members -emit-extension-block-symbols -output-dir "$work/$module"
  # Parameters that say where a call stands are filled in by the compiler, and need no words.
  status=0
  "$DOCC" convert "Sources/$module/$module.docc" --additional-symbol-graph-dir "$work/$module" \
    --fallback-display-name "$module" --fallback-bundle-identifier "$module" --diagnostic-level information \
    --ide-console-output --output-dir "$work/$module.doccarchive" > "$work/messages" 2>&1 || status=$?
  grep 'warning:\|error:' "$work/messages" \
    | grep -v "Parameter '\(fileID\|filePath\|line\|column\)' is missing documentation" || true
  [ "$status" -eq 0 ] || exit "$status"
  archives="$archives $work/$module.doccarchive"
done

rm -rf "$OUTPUT"
mkdir -p "$(dirname "$OUTPUT")"
# shellcheck disable=SC2086 # One word for each archive.
"$DOCC" merge $archives --synthesized-landing-page-name "Composable" --output-path "$OUTPUT"
echo "wrote $OUTPUT: serve it with \`python3 -m http.server --directory $OUTPUT\` and open /documentation/composable"
