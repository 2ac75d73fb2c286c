extension ArabicFold {
  /// The skeleton of a search form (S2), a fallback: words without conjunction, preposition and article, and without the alefs,
  /// waws and yehs in which spellings differ.
  ///
  /// In a word of more than four letters, a leading `(و|ف)?(ب|ك|ل)?ال` is removed; then every alef, waw and yeh except the
  /// first letter.
  public static func searchSkeleton(of text: String) -> FoldedText {
    searchSkeleton(of: searchForm(of: text))
  }

  /// The skeleton of a search form.
  public static func searchSkeleton(of form: FoldedText) -> FoldedText {
    var skeleton = FoldedText(sourceLength: form.sourceLength)
    skeleton.reserveCapacity(form.scalars.count)
    var position = 0
    while position < form.scalars.count {
      guard form.scalars[position].isArabicLetter else {
        skeleton.append(form.scalars[position], from: form.sourceOffsets[position])
        position += 1
        continue
      }
      let end = form.scalars[position...].firstIndex { !$0.isArabicLetter } ?? form.scalars.count
      let start = position + Proclitics.lengthThroughArticle(of: form.scalars[position..<end])
      for letter in start..<end where letter == start || !form.scalars[letter].isWeakLetter {
        skeleton.append(form.scalars[letter], from: form.sourceOffsets[letter])
      }
      position = end
    }
    return skeleton
  }
}

extension String {
  /// The scalars of ``ArabicFold/searchSkeleton(of:)-(String)``.
  public var searchSkeleton: String { ArabicFold.searchSkeleton(of: self).text }
}

extension Unicode.Scalar {
  fileprivate var isWeakLetter: Bool { self == "ا" || self == "و" || self == "ي" }
}
