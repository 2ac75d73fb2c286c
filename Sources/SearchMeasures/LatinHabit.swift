/// How speakers of one language, or users of one convention, write Arabic in Latin letters.
package enum LatinHabit: String, CaseIterable, Sendable {
  case scientific, english, french, chat, turkish, indonesian, southAsian

  /// Respells a scientific transliteration.
  package func spelling(of scientific: String) -> String {
    guard self != .scientific else { return scientific }
    var text = ""
    let scalars = Array(scientific.unicodeScalars)
    var index = 0
    while index < scalars.count {
      let pair = index + 1 < scalars.count ? String(scalars[index]) + String(scalars[index + 1]) : ""
      if let spelling = table[pair] {
        text += spelling
        index += 2
      } else {
        text += table[String(scalars[index])] ?? String(scalars[index])
        index += 1
      }
    }
    return text
  }

  private var table: [String: String] {
    let plain = [
      "ḥ": "h", "ṣ": "s", "ḍ": "d", "ṭ": "t", "ẓ": "z", "ʿ": "", "ʾ": "", "ā": "a", "ī": "i", "ū": "u",
      "-": "",
    ]
    let own: [String: String] =
      switch self {
      case .scientific: [:]
      case .english: ["ʿ": "'", "ā": "aa", "-": "-", "ẓ": "dh"]
      case .french: ["ū": "ou", "u": "ou", "sh": "ch", "w": "w", "j": "dj", "kh": "kh", "-": " "]
      case .chat:
        ["ḥ": "7", "ʿ": "3", "ʾ": "2", "ṣ": "9", "ṭ": "6", "kh": "5", "sh": "sh", "ḍ": "d", "-": ""]
      case .turkish:
        [
          "sh": "ş", "j": "c", "kh": "h", "gh": "ğ", "q": "k", "w": "v", "ā": "â", "th": "s", "dh": "z",
          "ḍ": "d", "-": "-",
        ]
      case .indonesian:
        ["sh": "sy", "ʿ": "'", "dh": "dz", "ḍ": "dh", "ẓ": "zh", "th": "ts", "ā": "aa", "-": ""]
      case .southAsian: ["ī": "ee", "ū": "oo", "ā": "aa", "dh": "z", "ḍ": "dh", "w": "w", "-": " "]
      }
    return plain.merging(own) { $1 }
  }
}
