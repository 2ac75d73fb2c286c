import DuaLibrary
import SearchEngine

/// The titles that are not merely the beginning of a text: importers give such a title to texts without one.
///
/// Words are read into arrays that are used again for the next title.
struct OwnTitles {
  private var titleWords = SearchWords()
  private var beginning = SearchWords()

  mutating func contains(_ title: String, of dua: Dua) -> Bool {
    titleWords.read(title)
    let length = 4 * title.unicodeScalars.count
    if mayBegin(dua.arabic, title), isBeginning(of: dua.arabic, length) { return false }
    return !dua.translation.entries.contains { isBeginning(of: $0.text, length) }
  }

  /// Whether a title may be the beginning of an Arabic text. A title in ASCII is not if the text begins with a letter that every
  /// search form keeps: then its first word is in Arabic letters.
  private func mayBegin(_ arabic: String, _ title: String) -> Bool {
    guard let first = arabic.unicodeScalars.first, Self.letters.contains(first), !titleWords.words.isEmpty
    else { return true }
    return !title.utf8.allSatisfy { $0 < 0x80 }
  }

  /// Letters that every search form keeps, but not all of them. It drops a hamza (U+0621).
  private static let letters: ClosedRange<Unicode.Scalar> = "\u{0622}"..."\u{063A}"

  private mutating func isBeginning(of text: String, _ length: Int) -> Bool {
    beginning.read(String(Substring(text.unicodeScalars.prefix(length))))
    return beginning.starts(with: titleWords)
  }
}
