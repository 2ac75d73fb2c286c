import UnicodeText

/// The number of letters of each script in a text.
struct ScriptCount: Equatable, Sendable {
  private var latin = 0
  private var arabic = 0
  private var others: [Script: Int] = [:]

  init(_ text: String) {
    for scalar in text.unicodeScalars {
      switch scalar.letterScript {
      case nil: break
      case .latin?: latin += 1
      case .arabic?: arabic += 1
      case let script?: others[script, default: 0] += 1
      }
    }
  }

  var total: Int { others.values.reduce(latin + arabic, +) }

  subscript(script: Script) -> Int {
    switch script {
    case .latin: latin
    case .arabic: arabic
    default: others[script] ?? 0
    }
  }

  /// Whether less than half of the letters are of these scripts; false for a text without letters.
  func isMostlyOutside(_ scripts: Set<Script>) -> Bool {
    let inside = scripts.reduce(0) { $0 + self[$1] }
    return inside * 2 < total
  }

  /// The script of most letters; the first by code if several have as many.
  var predominant: Script? {
    Script.allCases.filter { self[$0] > 0 }.min { (self[$1], $0.rawValue) < (self[$0], $1.rawValue) }
  }
}
