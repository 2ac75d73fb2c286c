/// A part of a dua, as words in it are weighed.
enum TextField: Int, CaseIterable, Sendable {
  case title, arabic, translation, notes, source, names

  /// The weight of a word in it, relative to one in the text itself.
  var weight: Double {
    switch self {
    case .title: 1.6
    case .arabic, .translation: 1
    case .names: 0.45
    case .notes, .source: 0.35
    }
  }

  /// How much a long text lowers the weight of a word in it: b of BM25.
  var lengthShare: Double { self == .title ? 0.4 : 0.75 }

  /// How soon more of the same word adds nothing: k1 of BM25.
  static let saturation = 1.2
}
