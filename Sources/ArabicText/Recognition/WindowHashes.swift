import UnicodeText

/// The hashes of all words of a text in a row, three by three.
package struct WindowHashes {
  package private(set) var all: [UInt32] = []
  /// The number of words of the text.
  package private(set) var wordCount = 0

  /// The number of words in a hash.
  static let width = 3

  package init(_ text: String) {
    // The hashes of the last three words.
    var last: (UInt32, UInt32, UInt32) = (0, 0, 0)
    var word = WordHash()
    var hasLetter = false
    func endWord(_ windows: inout Self) {
      guard hasLetter else { return }
      last = (last.1, last.2, word.folded)
      windows.wordCount += 1
      if windows.wordCount >= Self.width { windows.all.append(Self.hash([last.0, last.1, last.2])) }
      (word, hasLetter) = (WordHash(), false)
    }
    let kinds = Self.kinds
    for scalar in text.unicodeScalars {
      let offset = Int(scalar.value) - 0x0600
      let kind =
        scalar.isASCII
        ? Self.separator : kinds.indices.contains(offset) ? kinds[offset] : Self.kind(of: scalar)
      switch kind {
      case Self.separator: endWord(&self)
      case Self.mark: break
      default:
        word.add(kind)
        hasLetter = true
      }
    }
    endWord(&self)
    if wordCount == 1 { all = [Self.hash([last.2])] }
    if wordCount == 2 { all = [Self.hash([last.1, last.2])] }
  }

  // What a scalar is; any other number is the folded letter.
  private static let separator: UInt32 = 0
  private static let mark: UInt32 = 1

  private static func kind(of scalar: Unicode.Scalar) -> UInt32 {
    scalar.isArabicLetter ? folded(scalar).value : scalar.isPartOfArabicWord ? mark : separator
  }

  /// The kinds of U+0600 to U+06FF.
  private static let kinds = (0x0600...0x06FF as ClosedRange<UInt32>).map { value in
    Unicode.Scalar(value).map(kind) ?? separator
  }

  private static func hash(_ words: [UInt32]) -> UInt32 {
    var hash = WordHash()
    // A short phrase is recognized only where it is the whole text.
    hash.add(UInt32(words.count))
    for word in words { hash.add(word) }
    return hash.folded
  }

  /// Editions differ in hamzas, final yehs and teh marbutas.
  package static func folded(_ letter: Unicode.Scalar) -> Unicode.Scalar {
    switch letter {
    case "أ", "إ", "آ", "ٱ": "ا"
    case "ى", "ئ", "ی": "ي"
    case "ؤ": "و"
    case "ة": "ه"
    case "ک": "ك"
    default: letter
    }
  }
}
