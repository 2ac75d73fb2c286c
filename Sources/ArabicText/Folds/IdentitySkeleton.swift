import UnicodeText

extension ArabicFold {
  /// The letters of a text without its marks: what two spellings of one recited text share.
  ///
  /// Marks, tatweel, invisible controls and everything else that is not a letter are removed, and words are separated by one
  /// space; hamza seats and all other differences between letters are kept. Two texts with one identity skeleton consist of the
  /// same words.
  public static func identitySkeleton(of text: String) -> FoldedText {
    var skeleton = FoldedText(sourceLength: text.utf8.count)
    var gap: Int?
    var offset = 0
    for scalar in text.unicodeScalars {
      if scalar.isArabicLetter {
        if let gap, !skeleton.scalars.isEmpty { skeleton.append(" ", from: gap) }
        gap = nil
        skeleton.append(scalar, from: offset)
      } else if !scalar.isArabicMark, !scalar.isTatweel, !scalar.isInvisibleControl {
        gap = gap ?? offset
      }
      offset += UTF8.width(scalar)
    }
    return skeleton
  }
}

extension String {
  /// The scalars of ``ArabicFold/identitySkeleton(of:)``.
  public var identitySkeleton: String { ArabicFold.identitySkeleton(of: self).text }
}
