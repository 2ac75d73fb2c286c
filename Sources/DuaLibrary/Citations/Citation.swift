/// Where a dua comes from.
public enum Citation: Equatable, Sendable {
  case quran(QuranReference)
  case hadith(HadithReference)
  /// A source that is neither Quran nor a numbered hadith collection: the title of the work, and where in it.
  case other(title: String)
}

extension Citation {
  /// The kinds of citation, as the source format spells them.
  public enum Kind: String, CaseIterable, Sendable {
    case quran, hadith, other
  }

  public var kind: Kind {
    switch self {
    case .quran: .quran
    case .hadith: .hadith
    case .other: .other
    }
  }
}
