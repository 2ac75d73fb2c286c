#!/bin/sh
# Times the debug compilation of FEATURES (50) small features, each with ten properties and six actions, in one file.
# SWIFT names the command that builds the package.
set -eu
cd "$(dirname "$0")/.."

FEATURES=${FEATURES:-50}
SWIFT=${SWIFT:-swift}

$SWIFT build --quiet --target ComposableMacros
products=$($SWIFT build --show-bin-path)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT INT TERM

awk -v features="$FEATURES" 'BEGIN {
  print "import ComposableMacros"
  for (i = 1; i <= features; i++) {
    printf "\n@Reducer struct Feature%d {\n  @ObservableState struct State: Equatable {\n", i
    print "    var count = 0\n    var name = \"\"\n    var isLoading = false\n    var total: Double = 0"
    print "    var tags: [String] = []\n    var selection: Int?\n    var query = \"\"\n    var page = 1"
    print "    var error: String?\n    var scores: [Int: Double] = [:]\n  }\n"
    print "  enum Action {\n    case appeared\n    case incremented\n    case queryChanged(String)"
    print "    case loaded(Result<[String], any Error>)\n    case selected(id: Int, page: Int)\n    case failed(String)\n  }\n"
    print "  var body: some ReducerOf<Self> {\n    Reduce { state, action in\n      switch action {"
    print "      case .appeared:\n        state.isLoading = true\n        return .send(.incremented)"
    print "      case .incremented:\n        state.count += 1\n        return .none"
    print "      case .queryChanged(let query):\n        state.query = query\n        return .none"
    print "      case .loaded(.success(let tags)):\n        state.tags = tags\n        return .none"
    print "      case .loaded(.failure(let error)):\n        state.error = \"\\(error)\"\n        return .none"
    print "      case .selected(let id, let page):\n        (state.selection, state.page) = (id, page)\n        return .none"
    print "      case .failed(let error):\n        state.error = error\n        return .none"
    print "      }\n    }\n  }\n}"
  }
}' > "$folder/Features.swift"

compile() {
  swiftc -swift-version 6 -Onone -g -parse-as-library -module-name Features -c "$1" -o "$folder/Features.o" \
    -I "$products/Modules" -load-plugin-executable "$products/ComposableMacrosPlugin-tool#ComposableMacrosPlugin"
}

start=$(date +%s%N)
times > "$folder/before"
compile "$folder/Features.swift"
times > "$folder/after"
end=$(date +%s%N)

# The second line of `times` is that of the commands: the processor time of the compiler and of the macros.
awk -v elapsed=$((end - start)) -v features="$FEATURES" '
  FNR == 2 {
    split($1, inUser, "[ms]")
    split($2, inSystem, "[ms]")
    seconds[++count] = inUser[1] * 60 + inUser[2] + inSystem[1] * 60 + inSystem[2]
  }
  END {
    elapsed /= 1e9
    processor = seconds[2] - seconds[1]
    printf "%d features: %.1f s elapsed, %.1f s of processor time\n", features, elapsed, processor
    printf "a feature: %.3f s elapsed, %.3f s of processor time\n", elapsed / features, processor / features
  }' "$folder/before" "$folder/after"
