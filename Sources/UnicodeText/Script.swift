/// A writing system whose letters the project distinguishes. The raw value is its number in ``ScalarTable``.
package enum Script: UInt8, CaseIterable, Sendable {
  case arabic = 1
  case bengali, cyrillic, devanagari, ethiopic, greek, gujarati, gurmukhi, hangul, han, hebrew
  /// Hiragana and katakana.
  case kana
  case kannada, latin, malayalam, sinhala, tamil, telugu, thai

  /// The ISO 15924 code. The cases are sorted by it.
  package var code: String {
    switch self {
    case .arabic: "Arab"
    case .bengali: "Beng"
    case .cyrillic: "Cyrl"
    case .devanagari: "Deva"
    case .ethiopic: "Ethi"
    case .greek: "Grek"
    case .gujarati: "Gujr"
    case .gurmukhi: "Guru"
    case .hangul: "Hang"
    case .han: "Hani"
    case .hebrew: "Hebr"
    case .kana: "Kana"
    case .kannada: "Knda"
    case .latin: "Latn"
    case .malayalam: "Mlym"
    case .sinhala: "Sinh"
    case .tamil: "Taml"
    case .telugu: "Telu"
    case .thai: "Thai"
    }
  }
}
