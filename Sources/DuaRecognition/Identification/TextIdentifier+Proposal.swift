import ArabicText
import DuaLibrary
import QuranText

extension TextIdentifier {
  /// What may be said of a text that has no title or no source.
  public struct Proposal: Equatable, Sendable {
    /// The names of the known text or of the verses that the text is, the usual one first; empty for an unknown text.
    public let names: [String]
    /// The verses that the text is; empty for one that is not of the Quran, or is in several places of it.
    public let verses: [QuranReference]
  }

  /// The names and the verses of a text that is known as a whole, not of one that only contains something known.
  public func proposal(for text: String) -> Proposal {
    let verses = versesThatAre(QuotableText(text), text)
    return Proposal(names: names(ofAll: verses) ?? namesOfKnown(text), verses: verses)
  }

  /// What is known may be this much of a text with an introduction or an addition, as editions have them. A few words more are one if
  /// the text is short.
  private static let minimumKnownShare = 0.75
  private static let minimumKnownShareOfShort = 0.6
  private static let maximumOtherWords = 5.0

  private func namesOfKnown(_ text: String) -> [String] {
    let count = Double(WindowHashes(text).wordCount)
    let found = recognizer.recognitions(in: text).filter { known in
      known.share >= Self.minimumKnownShare
        || known.share >= Self.minimumKnownShareOfShort && (1 - known.share) * count <= Self.maximumOtherWords
    }
    let best = found.map(\.share).max()
    return found.first { $0.share == best }.map { vocabulary.texts[$0.text].names } ?? []
  }

  /// Other words beside the verses, such as the plea for refuge or a count, must be set apart by a sign: words that run on are
  /// another text with words of the verses.
  private func versesThatAre(_ text: QuotableText, _ string: String) -> [QuranReference] {
    let whole = locator.wholeVerses(text)
    let locations = whole.map { [$0] } ?? locator.locate(text)
    let count = locations.reduce(0) { $0 + $1.words.count }
    guard whole != nil || Double(count) >= Self.minimumKnownShare * Double(text.wordCount),
      locations.allSatisfy({ $0.references.count == 1 }),
      whole != nil || string.setsApart(locations.map(\.bytes))
    else { return [] }
    var verses: [QuranReference] = []
    for verse in locations.flatMap(\.references) where !verses.contains(verse) { verses.append(verse) }
    return verses
  }

  /// The names of exactly these verses, or of the surah that they are; nil without such names.
  private func names(ofAll verses: [QuranReference]) -> [String]? {
    guard let first = verses.first else { return nil }
    if verses.count == 1, let names = surahNames(ofAll: first) { return names }
    return vocabulary.verses.first { $0.verses == verses }?.names
  }
}

extension String {
  /// Whether a sign, or nothing, is before and after each of some ranges of UTF-8, which are in their order.
  fileprivate func setsApart(_ parts: [Range<Int>]) -> Bool {
    var part = 0
    var offset = 0
    /// Whether the last scalar that is not a space was of a word.
    var isAfterWord = false
    var isPartOpen = false
    for scalar in unicodeScalars {
      let isWord = scalar.isPartOfArabicWord
      if part < parts.count, offset == parts[part].lowerBound {
        if isAfterWord { return false }
        isPartOpen = true
      }
      if isPartOpen, offset >= parts[part].upperBound, !scalar.properties.isWhitespace {
        if isWord, part + 1 == parts.count || offset < parts[part + 1].lowerBound { return false }
        (isPartOpen, part) = (false, part + 1)
        isAfterWord = false
        if part < parts.count, offset == parts[part].lowerBound { isPartOpen = true }
      }
      if !scalar.properties.isWhitespace { isAfterWord = isWord }
      offset += UTF8.width(scalar)
    }
    return true
  }
}
