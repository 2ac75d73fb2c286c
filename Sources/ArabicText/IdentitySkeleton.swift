extension String {
  /// The letters of a text without its marks: what two spellings of one recited text share.
  ///
  /// Marks, tatweel, invisible controls and everything else that is not a letter are left out, words are
  /// parted by one space; hamza seats and every other difference between letters stay. Two texts with one
  /// skeleton are the same words.
  public var identitySkeleton: String {
    var skeleton = String.UnicodeScalarView()
    var isBetweenWords = false
    for scalar in unicodeScalars {
      if scalar.isArabicLetter {
        if isBetweenWords, !skeleton.isEmpty { skeleton.append(" ") }
        isBetweenWords = false
        skeleton.append(scalar)
      } else if !scalar.isArabicMark, !scalar.isTatweel, !scalar.isInvisibleControl {
        isBetweenWords = true
      }
    }
    return String(skeleton)
  }
}
