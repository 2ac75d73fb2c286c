import Diagnostics
import DuaLibrary
import UnicodeText

/// A sentence of a text is written twice in a row.
///
/// ## What it does
/// Looks in titles and prose in Latin letters for a sentence of at least eight words that follows itself. A translation is reported only
/// if it is a text of at least four words, twice, and the Arabic is not: many supplications repeat their words.
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
      guard case .localized = text.role, text.isMostly(.latin) else { return nil }
      let bytes = Array(text.text.value.utf8)
      let found = text.field == "translation" ? half(of: bytes, text, draft) : sentence(in: bytes)
      guard let found else { return nil }
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

  // MARK: Translations

  /// The half of a translation that is the same text twice, while the Arabic is not.
  private static func half(of bytes: [UInt8], _ text: DraftText, _ draft: IndexedDraft) -> Repetition? {
    guard let middle = middle(of: bytes), isLong(bytes[..<middle], fewestWordsOfTranslation),
      let dua = text.dua,
      let arabic = draft.recitations.skeleton(of: dua), self.middle(of: Array(arabic.utf8)) == nil
    else { return nil }
    return (0..<middle, bytes.count)
  }

  /// The offset of the space between two equal halves.
  private static func middle(of bytes: [UInt8]) -> Int? {
    let middle = bytes.count / 2
    guard !bytes.count.isMultiple(of: 2), bytes[middle] == space,
      bytes[..<middle].elementsEqual(bytes[(middle + 1)...])
    else { return nil }
    return middle
  }

  // MARK: Prose

  /// The first sentence that follows itself.
  private static func sentence(in bytes: [UInt8]) -> Repetition? {
    var last: Range<Int>?
    var start = 0
    for index in bytes.indices where isEnd(index, of: bytes) {
      let sentence = start..<index + 1
      if let last, last.count == sentence.count, isLong(bytes[sentence], fewestWordsOfProse),
        bytes[last].elementsEqual(bytes[sentence])
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

  private static func isLong(_ words: ArraySlice<UInt8>, _ fewest: Int) -> Bool {
    words.count { $0 == space } + 1 >= fewest
  }

  /// Shorter texts are repeated on purpose.
  private static let (fewestWordsOfTranslation, fewestWordsOfProse) = (4, 8)

  private static let space = UInt8(ascii: " ")
}
