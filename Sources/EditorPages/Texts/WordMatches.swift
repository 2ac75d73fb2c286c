import ArabicText
import RizqFeatures
import UnicodeText

/// A word of a text or a verse.
struct ComparedWord {
  /// In bytes of the text.
  let bytes: Range<Int>
  /// As it is written, without punctuation, which verses do not have.
  let text: String
  /// Without marks.
  let letters: String

  /// The words of a text: what spaces separate, without pause marks and signs that stand alone.
  static func words(of text: String) -> [ComparedWord] {
    var words: [ComparedWord] = []
    for word in text.utf8.split(separator: UInt8(ascii: " ")) {
      let lower = text.utf8.distance(from: text.startIndex, to: word.startIndex)
      let scalars = text[word.startIndex..<word.endIndex].unicodeScalars
      let written = String(scalars: scalars.filter { !$0.isPunctuation })
      guard written.hasArabicLetter else { continue }
      let bytes = lower..<lower + word.count
      words.append(ComparedWord(bytes: bytes, text: written, letters: written.searchForm))
    }
    return words
  }
}

/// Which words of a text are which words of verses, by their letters.
struct WordMatches {
  /// For each word of the verses, that of the text.
  private let matches: [Int?]
  /// The number of words that have the same marks too.
  let exact: Int

  /// More words are not compared.
  private static let limit = 2000

  init(_ text: [ComparedWord], _ verses: [ComparedWord]) {
    var matches = [Int?](repeating: nil, count: verses.count)
    if text.count <= Self.limit, verses.count <= Self.limit {
      let (own, others) = (text.map(\.letters), verses.map(\.letters))
      var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
      for change in others.difference(from: own, by: { $0.hasSameScalars(as: $1) }) {
        switch change {
        case .remove(let offset, _, _): removed.insert(offset)
        case .insert(let offset, _, _): inserted.insert(offset)
        }
      }
      let (left, right) = (
        own.indices.filter { !removed.contains($0) }, others.indices.filter { !inserted.contains($0) }
      )
      for (word, other) in zip(left, right) { matches[other] = word }
    }
    self.matches = matches
    exact = matches.enumerated().count { index, word in
      word.map { text[$0].text.hasSameScalars(as: verses[index].text) } ?? false
    }
  }

  /// The words of the verses at which a text differs: those whose counterpart has a finding, and those without one between the first
  /// and the last word of the quotation.
  ///
  /// - Parameters:
  ///   - text: The words of the text.
  ///   - findings: The bytes of the text with findings.
  func differing(in text: [ComparedWord], at findings: [Range<Int>]) -> Set<Int> {
    guard !findings.isEmpty, let first = matches.firstIndex(where: { $0 != nil }),
      let last = matches.lastIndex(where: { $0 != nil })
    else { return [] }
    let found = MergedRanges(findings)
    let hasFinding = text.map { found.overlaps($0.bytes) }
    // Words of the text before and after those that are in the verses replace as many.
    let before = hasFinding.prefix(matches[first] ?? 0).count { $0 }
    let after = hasFinding.suffix(from: min((matches[last] ?? 0) + 1, text.count)).count { $0 }
    let quoted = max(0, first - before)..<min(matches.count, last + 1 + after)
    return Set(quoted.filter { index in matches[index].map { hasFinding[$0] } ?? true })
  }
}
