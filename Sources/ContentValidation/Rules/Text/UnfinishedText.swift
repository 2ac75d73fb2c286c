import Diagnostics
import DuaLibrary
import UnicodeText

/// A translation or a text of prose breaks off.
///
/// ## What it does
/// Looks at `translation`, `benefit`, `context` and `prophetic-context` in Latin letters. Reports a text that ends with a comma, and in
/// English and Indonesian one that ends with a word that nothing can end with, such as `and`, `or` and `the`.
///
/// Also reports a text without a period or another sign at its end, if at least twenty texts of this field and language have one,
/// and all others do.
///
/// ## Why it matters
/// The rest was not copied, and nothing else shows that something is missing.
///
/// ## Example
/// ```xml
/// <translation xml:lang="en">In Your name, O Allah, I die and</translation>
/// ```
///
/// ## How to fix it
/// Complete the text, or correct its end.
enum UnfinishedText: Rule {
  static let id: RuleID = "TX29"
  static let name = "unfinished-text"
  static let severity = Severity.warning

  static func check(_ draft: IndexedDraft) -> [Finding] {
    /// By field and language.
    var ends: [[String]: Ends] = [:]
    var findings: [Finding] = []
    for text in draft.texts where fields.contains(text.field) {
      guard case .localized(let language) = text.role, text.isMostly(.latin) else { continue }
      let bytes = Array(text.text.value.utf8)
      let end = bytes.lastIndex { !blanks.contains($0) }.map { $0 + 1 } ?? 0
      if let open = openEnd(of: text.text.value, bytes, end, language) {
        let written = text.text.value.text(ofBytes: open).quoted()
        findings.append(
          finding(
            "\(text.label) ends with \(written), so it seems to break off: complete it, or correct its end",
            at: text.source(of: open)
          )
        )
        continue
      }
      ends[[text.field, language.rawValue], default: Ends()].count(text, hasSign: hasSign(bytes[..<end]))
    }
    return findings
      + ends.values.compactMap(withoutSign).sorted { $0.text.text.range < $1.text.text.range }
      .map { text, count in
        finding(
          "\(text.label) ends without a sign, unlike all \(count) others: complete it, or write a period",
          at: text.text.range
        )
      }
  }

  private static let fields: Set<String> = ["translation", "benefit", "context", "prophetic-context"]

  // MARK: Open ends

  /// A comma or a conjunction at the end of a text.
  private static func openEnd(of text: String, _ bytes: [UInt8], _ end: Int, _ language: LanguageTag)
    -> Range<Int>?
  {
    guard end > 0 else { return nil }
    if bytes[end - 1] == UInt8(ascii: ",") { return end - 1..<end }
    let start = bytes[..<end].lastIndex(where: blanks.contains).map { $0 + 1 } ?? 0
    guard let words = openWords[language.language],
      let last = EnglishWord.words(of: text.text(ofBytes: start..<end)).last
    else { return nil }
    let word = start + last.bytes.lowerBound..<start + last.bytes.upperBound
    guard word.upperBound == end, word.lowerBound > 0, !last.isCapitalized,
      words.contains(String(decoding: last.letters, as: UTF8.self))
    else { return nil }
    return word
  }

  private static let openWords: [String: Set<String>] = [
    "en": ["and", "because", "my", "nor", "or", "our", "the", "unless", "until", "whose"],
    "id": ["atau", "dan", "dengan", "yang"],
  ]

  // MARK: Signs

  /// The texts of a field in a language.
  private struct Ends {
    private(set) var withSign = 0
    private(set) var withoutSign: [DraftText] = []

    mutating func count(_ text: DraftText, hasSign: Bool) {
      if hasSign { withSign += 1 } else if withoutSign.count < 2 { withoutSign.append(text) }
    }
  }

  /// The only text of many that has no sign at its end, and the number of the others.
  private static func withoutSign(_ ends: Ends) -> (text: DraftText, count: Int)? {
    guard ends.withSign >= fewestWithSign, ends.withoutSign.count == 1 else { return nil }
    return (ends.withoutSign[0], ends.withSign)
  }

  private static let fewestWithSign = 20

  /// Whether a text ends with the sign of a sentence, perhaps before closing brackets and quotation marks.
  private static func hasSign(_ bytes: ArraySlice<UInt8>) -> Bool {
    // “, ‘ and « close the quotations of other languages: „…“, »…«.
    let closing: [Unicode.Scalar] = [
      "\"", "'", ")", "]", "\u{201D}", "\u{2019}", "\u{201C}", "\u{2018}", "\u{00BB}", "\u{00AB}",
    ]
    let signs: [Unicode.Scalar] = [".", "!", "?", "\u{2026}"]
    return String(decoding: bytes, as: UTF8.self).unicodeScalars.last { !closing.contains($0) }
      .map(signs.contains) ?? true
  }

  private static let blanks: [UInt8] = [UInt8(ascii: " "), UInt8(ascii: "\n")]
}
