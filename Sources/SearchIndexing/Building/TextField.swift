/// A part of a dua, with the weight of its words.
enum TextField: Int, CaseIterable, Sendable {
  case title, arabic, translation, notes, source, names, keywords

  static let count = allCases.count

  /// The weight of a word, relative to one in the text itself.
  var weight: Double {
    switch self {
    case .title: 1.6
    case .arabic: 1
    case .translation: 0.7
    case .names: 0.45
    case .keywords: 0.9
    case .notes: 0.5
    case .source: 0.35
    }
  }

  /// How much a long text lowers the weight of its words: b of BM25.
  var lengthShare: Double {
    switch self {
    case .title: 0.4
    // How many there are says little about the text.
    case .keywords: 0.2
    default: 0.75
    }
  }

  /// How quickly repetitions of a word stop adding weight: k1 of BM25.
  static let saturation = 1.2
}
