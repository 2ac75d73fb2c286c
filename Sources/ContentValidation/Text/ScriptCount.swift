/// How many letters of each script a text holds.
struct ScriptCount: Equatable, Sendable {
  private var letters: [Script: Int] = [:]

  init(_ text: String) {
    for scalar in text.unicodeScalars {
      if let script = scalar.letterScript { letters[script, default: 0] += 1 }
    }
  }

  var total: Int { letters.values.reduce(0, +) }

  subscript(script: Script) -> Int { letters[script] ?? 0 }

  /// Whether less than half of the letters are of these scripts. A text without letters is in no wrong script.
  func isMostlyOutside(_ scripts: Set<Script>) -> Bool {
    let inside = scripts.reduce(0) { $0 + self[$1] }
    return inside * 2 < total
  }

  /// The script of most letters; of several the first by code.
  var predominant: Script? {
    letters.min { ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue) }?.key
  }
}
