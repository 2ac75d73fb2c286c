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
