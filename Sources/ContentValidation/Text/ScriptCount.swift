import UnicodeText

/// The number of letters of each script in a text.
struct ScriptCount: Equatable, Sendable {
  private var latin = 0
  private var arabic = 0
  private var others: [Script: Int] = [:]

  init(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      var index = 0
      while index < bytes.count {
        guard bytes[index] >= 0x80 else {
          // Both cases of a letter have the same lower bits.
          latin += (0x61...0x7A).contains(bytes[index] | 0x20) ? 1 : 0
          index += 1
          continue
        }
        let scalar = Unicode.Scalar(in: bytes, at: &index)
        // Most marks and letters of Arabic.
        switch scalar.value {
        case 0x064B...0x0652: break
        case 0x0621...0x063A, 0x0641...0x064A: arabic += 1
        default: add(scalar)
        }
      }
    }
  }

  private mutating func add(_ scalar: Unicode.Scalar) {
    switch scalar.letterScript {
    case nil: break
    case .latin?: latin += 1
    case .arabic?: arabic += 1
    case let script?: others[script, default: 0] += 1
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
