import Diagnostics
import DuaLibrary
import UnicodeText

/// A sentence of a text is written twice in a row.
///
/// ## What it does
/// Looks in titles and prose in Latin letters for a text of at least eight words that is written twice, and in English also for a
/// sentence of this length that follows itself. Sentences of a story, which begin with words such as *then* or *he*, and words that
/// someone says are not reported: they may be repeated on purpose.
///
/// A translation is reported only if it is a text of at least four words, twice, and no two words of the Arabic are repeated: many
/// supplications repeat their words.
///
/// ## Why it matters
/// The text was pasted twice.
///
/// ## Example
/// ```xml
/// <arabic>اللَّهُمَّ صَيِّبًا نَافِعًا</arabic>
/// <translation xml:lang="en">O Allah, a rain that benefits. O Allah, a rain that benefits.</translation>
/// ```
///
/// ## How to fix it
/// Remove one of the two.
enum RepeatedSentence: Rule {
  static let id: RuleID = "TX25"
  static let name = "repeated-sentence"
  static let severity = Severity.warning

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.texts.compactMap { text in
      guard case .localized(let language) = text.role, text.isMostly(.latin),
        let found = repetition(in: text, language, draft)
      else { return nil }
      let words = text.text.value.text(ofBytes: found.first).quoted(limit: 40)
      let rest = found.first.upperBound..<found.end
      return finding(
        "\(text.label) has \(words) twice in a row: remove one of the two",
        at: text.source(of: found.first.lowerBound..<found.end),
        fixIts: text.canReplace(rest)
          ? [FixIt("remove the second", .unsafe, [FixIt.Edit(text.source(of: rest), "")])] : []
      )
    }
  }

  /// A text, and the end of the same text after it, in UTF-8 offsets.
  private typealias Repetition = (first: Range<Int>, end: Int)

  private static func repetition(in text: DraftText, _ language: LanguageTag, _ draft: IndexedDraft)
    -> Repetition?
  {
    let bytes = Array(text.text.value.utf8)
    guard text.field == "translation" else {
      return half(of: bytes, fewestWordsOfProse) ?? (language.language == "en" ? sentence(in: bytes) : nil)
    }
    guard let half = half(of: bytes, fewestWordsOfTranslation),
      let arabic = text.dua.flatMap({ draft.recitations.skeleton(of: $0) }), !isRepetitive(arabic)
    else { return nil }
    return half
  }

  // MARK: Texts

  /// The half of a text that is the same text twice.
  private static func half(of bytes: [UInt8], _ fewest: Int) -> Repetition? {
    guard let middle = middle(of: bytes), isLong(bytes[..<middle], fewest) else { return nil }
    return (0..<middle, bytes.count)
  }

  /// Whether a recited text is the same words twice, or has two adjacent words again.
  private static func isRepetitive(_ arabic: String) -> Bool {
    if middle(of: Array(arabic.utf8)) != nil { return true }
    let words = arabic.listedWords
    var pairs: Set<[String]> = []
    return zip(words, words.dropFirst()).contains { !pairs.insert([$0, $1]).inserted }
  }

  /// The offset of the space between two equal halves.
  private static func middle(of bytes: [UInt8]) -> Int? {
    let middle = bytes.count / 2
    guard !bytes.count.isMultiple(of: 2), bytes[middle] == space,
      bytes[..<middle].elementsEqual(bytes[(middle + 1)...])
    else { return nil }
    return middle
  }

  // MARK: Sentences

  /// The first sentence that follows itself.
  private static func sentence(in bytes: [UInt8]) -> Repetition? {
    lazy var quotation = firstQuotationMark(in: bytes)
    var last: Range<Int>?
    var start = 0
    for index in bytes.indices where isEnd(index, of: bytes) {
      let sentence = start..<index + 1
      if let last, last.count == sentence.count, isLong(bytes[sentence], fewestWordsOfProse),
        bytes[last].elementsEqual(bytes[sentence]), !mayRepeat(bytes[sentence]),
        // A quotation may have begun before the sentence.
        sentence.upperBound <= quotation
      {
        return (last, sentence.upperBound)
      }
      last = sentence
      start = bytes[(index + 1)...].firstIndex { $0 != space } ?? bytes.count
    }
    return nil
  }

  /// Whether a sentence ends with a byte.
  private static func isEnd(_ index: Int, of bytes: [UInt8]) -> Bool {
    switch bytes[index] {
    case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"):
      index + 1 == bytes.count || bytes[index + 1] == space
    default: false
    }
  }

  /// Whether a sentence is of a story, or said by someone.
  private static func mayRepeat(_ sentence: ArraySlice<UInt8>) -> Bool {
    let words = EnglishWord.words(of: String(decoding: sentence, as: UTF8.self))
      .map { String(decoding: $0.letters, as: UTF8.self) }
    guard let first = words.first else { return true }
    return openings.contains(first) || words.contains(where: speakers.contains)
  }

  /// The offset of the first quotation mark, or the end of a text without one.
  private static func firstQuotationMark(in bytes: [UInt8]) -> Int {
    var offset = 0
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch scalar {
      case "\"", "\u{201C}", "\u{2018}", "\u{00AB}": return offset
      default: offset += UTF8.width(scalar)
      }
    }
    return offset
  }

  private static let openings: Set<String> = [
    "again", "and", "he", "it", "she", "so", "then", "they", "when",
  ]
  private static let speakers: Set<String> = ["i", "me", "my", "o", "our", "us", "we", "you", "your"]

  private static func isLong(_ words: ArraySlice<UInt8>, _ fewest: Int) -> Bool {
    words.count { $0 == space } + 1 >= fewest
  }

  /// Shorter texts are repeated on purpose.
  private static let (fewestWordsOfTranslation, fewestWordsOfProse) = (4, 8)

  private static let space = UInt8(ascii: " ")
}
