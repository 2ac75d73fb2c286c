import UnicodeText

/// Where a dua comes from.
public enum Citation: Sendable {
  /// Verses of one surah.
  case quran(QuranReference)
  /// A hadith of a numbered collection.
  case hadith(HadithReference)
  /// A source other than the Quran or a numbered hadith collection: the title of the work, and the passage in it.
  case other(title: String)
}

extension Citation: Equatable {
  /// Texts are compared scalar by scalar.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    switch (lhs, rhs) {
    case (.quran(let lhs), .quran(let rhs)): lhs == rhs
    case (.hadith(let lhs), .hadith(let rhs)): lhs == rhs
    case (.other(let lhs), .other(let rhs)): lhs.hasSameScalars(as: rhs)
    case (.quran, _), (.hadith, _), (.other, _): false
    }
  }
}

extension Citation {
  /// The kinds of citation, as the source format spells them.
  public enum Kind: String, CaseIterable, Sendable {
    case quran, hadith, other
  }

  /// The kind of the citation.
  public var kind: Kind {
    switch self {
    case .quran: .quran
    case .hadith: .hadith
    case .other: .other
    }
  }
}

extension Citation {
  /// The citation for display: `Quran 2:201`, `Sahih al-Bukhari 6306`.
  ///
  /// - Parameter workName: The name of a reference work; if it is nil, the slug is used.
  public func displayText(workName: (Slug) -> String?) -> String {
    switch self {
    case .quran(let reference): "Quran \(reference)"
    case .hadith(let reference): "\(workName(reference.work) ?? reference.work.rawValue) \(reference.number)"
    case .other(let title): title
    }
  }
}

extension Library {
  /// A citation for display, in the library's default language.
  public func displayText(of citation: Citation) -> String {
    citation.displayText { self[work: $0]?.name[defaultLanguage] }
  }
}
