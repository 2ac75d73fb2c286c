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

echo 'import ComposableMacros' > "$folder/Empty.swift"
compile "$folder/Empty.swift"
start=$(date +%s%N)
compile "$folder/Empty.swift"
middle=$(date +%s%N)
compile "$folder/Features.swift"
end=$(date +%s%N)

awk -v start="$start" -v middle="$middle" -v end="$end" -v features="$FEATURES" 'BEGIN {
  total = (end - middle) / 1e9
  printf "%d features: %.1f s, of which %.1f s without any; %.3f s a feature\n", features, total, \
    (middle - start) / 1e9, total / features
}'
