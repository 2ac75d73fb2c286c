import ArabicText
import ContentDraft
import Diagnostics
import DuaLibrary
import UnicodeText

/// A word of an Arabic title is spelled differently than in the dua.
///
/// ## What it does
/// Looks in Arabic titles for words that follow each other in the recited text too. Reports a word with another vowel or
/// without a shadda, except on its last letter, which depends on the sentence.
///
/// Also reports an unknown word between words of the text, or at the end of the title after one, if one letter of it differs.
///
/// ## Why it matters
/// One of the two is misspelled, and the title has no transliteration that would show it.
///
/// ## Example
/// ```xml
/// <title xml:lang="ar">مُقَلِبَ الْقُلُوبِ</title>
/// <arabic>يَا مُقَلِّبَ الْقُلُوبِ ثَبِّتْ قَلْبِي عَلَى دِينِكَ</arabic>
/// ```
///
/// ## How to fix it
/// Look the word up, and write it in the same way in both.
enum TitleDiffersFromText: Rule {
  static let id: RuleID = "TX17"
  static let name = "title-differs-from-text"
  static let severity = Severity.warning
  static let needsWordTables = true

  static func check(_ draft: IndexedDraft) -> [Finding] {
    let recitedTexts = Dictionary(
      draft.texts.compactMap { text in text.role == .arabic ? text.dua.map { ($0, text) } : nil },
      uniquingKeysWith: { first, _ in first }
    )
    return draft.texts.flatMap { title -> [Finding] in
      guard title.field == "title", case .localized(let language) = title.role,
        language.language == LanguageTag.arabic.language, let dua = title.dua,
        let arabic = recitedTexts[dua]
      else { return [] }
      let scalars = Array(title.text.value.unicodeScalars)
      let words = MarkedWord.words(of: scalars)
      guard words.count > 1 else { return [] }
      let recited = RecitedWordOrder(arabic)
      let offsets = title.scalarOffsets
      return words.indices.compactMap { index in
        guard
          let other = recited.misspelling(of: index, in: words, isKnown: { isKnown($0, scalars, draft) })
        else { return nil }
        let range = offsets[words[index].range.lowerBound]..<offsets[words[index].range.upperBound]
        return finding(
          "\(title.text.value.text(ofBytes: range).quoted(limit: 30)) in \(title.label) is "
            + "\(recited.text(of: other).quoted(limit: 30)) in `arabic`: one of the two is misspelled; write the same in both",
          at: title.source(of: range),
          notes: [Finding.Note("the word of the text", at: recited.source(of: other))]
        )
      }
    }
  }

  private static func isKnown(_ word: MarkedWord, _ scalars: [Unicode.Scalar], _ draft: IndexedDraft) -> Bool
  {
    draft.knownWords.contains(Array(scalars[word.range]))
  }
}

/// The words of a recited text, to be found by the words beside them.
private struct RecitedWordOrder {
  private struct Letters: Hashable {
    let values: [UInt32]

    init(_ word: MarkedWord) { values = word.letters.map(\.letterCode) }
  }

  private struct Pair: Hashable {
    let first: Letters
    let second: Letters
  }

  private let text: DraftText
  private let offsets: [Int]
  private let scalars: [Unicode.Scalar]
  private let words: [MarkedWord]
  /// The index of the first of two words that follow each other.
  private let pairs: [Pair: Int]
  /// The index of the word after a word.
  private let followers: [Letters: Int]
  /// The index of the word between two words.
  private let gaps: [Pair: Int]

  init(_ text: DraftText) {
    self.text = text
    // Once, because a title may differ in many words.
    offsets = text.scalarOffsets
    scalars = Array(text.text.value.unicodeScalars)
    words = MarkedWord.words(of: scalars)
    let letters = words.map(Letters.init)
    pairs = Dictionary(
      zip(letters, letters.dropFirst()).enumerated().map { (Pair(first: $1.0, second: $1.1), $0) },
      uniquingKeysWith: { first, _ in first }
    )
    followers = Dictionary(
      zip(letters, letters.indices.dropFirst()).map { ($0, $1) },
      uniquingKeysWith: { first, _ in first }
    )
    gaps = Dictionary(
      zip(letters, letters.dropFirst(2)).enumerated().map { (Pair(first: $1.0, second: $1.1), $0 + 1) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  func source(of word: MarkedWord) -> SourceRange {
    text.source(of: offsets[word.range.lowerBound]..<offsets[word.range.upperBound])
  }

  func text(of word: MarkedWord) -> String { String(scalars: scalars[word.range]) }

  /// The word of the text that a word of a title should be, if it is spelled differently.
  func misspelling(of index: Int, in title: [MarkedWord], isKnown: (MarkedWord) -> Bool) -> MarkedWord? {
    let word = title[index]
    let before = index > 0 ? title[index - 1] : nil
    let after = index + 1 < title.count ? title[index + 1] : nil
    let same =
      before.flatMap { pairs[Pair(first: Letters($0), second: Letters(word))] }.map { $0 + 1 }
      ?? after.flatMap { pairs[Pair(first: Letters(word), second: Letters($0))] }
    if let same { return words[same].differsInMarks(from: word) ? words[same] : nil }
    guard let before,
      let gap = after.map({ gaps[Pair(first: Letters(before), second: Letters($0))] })
        ?? followers[Letters(before)],
      words[gap].differsInOneLetter(from: word), !isKnown(word)
    else { return nil }
    return words[gap]
  }
}

extension MarkedWord {
  /// Whether a letter before the last has another vowel, or a shadda in only one of two words with the same letters.
  fileprivate func differsInMarks(from other: MarkedWord) -> Bool {
    zip(letters, other.letters).dropLast().contains { mine, others in
      let vowels = (mine.marks.intersection(.harakat), others.marks.intersection(.harakat))
      guard !vowels.0.isEmpty, !vowels.1.isEmpty else { return false }
      return vowels.0 != vowels.1 || mine.has(.shadda) != others.has(.shadda)
    }
  }

  /// Whether one letter of a word of at least four is another.
  fileprivate func differsInOneLetter(from other: MarkedWord) -> Bool {
    guard letters.count == other.letters.count, letters.count >= 4 else { return false }
    return zip(letters, other.letters).count { $0.base != $1.base } == 1
  }
}
