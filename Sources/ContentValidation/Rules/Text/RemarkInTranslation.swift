import ArabicText
import CitationText
import ContentDraft
import Diagnostics
import DuaLibrary
import UnicodeText

/// A translation contains a remark about the dua.
///
/// ## What it does
/// Looks in translations for brackets that contain nothing but the number of a verse or a note (`(1)`, `[1]`), or a citation
/// (`(Muslim 2710)`).
///
/// In English ones, looks for brackets with an instruction or with what is said of the dua: `(Whoever says this …)`,
/// `(recite three times)`, `(Enter with the right foot and say:)`. Also looks for `Say:` at the beginning, if the recited text
/// has no such word. Words that complete the sense, such as `(this garment)`, are not reported.
///
/// ## Why it matters
/// Readers take the remark for a part of the supplication. The app has places of its own for it.
///
/// ## Example
/// `My Lord, forgive me. (Whoever says this will be forgiven.)`
///
/// ## How to fix it
/// Move it to `<benefit>`, `<best-time>` or `<context>`; a count belongs in `repetitions`, and a citation in `<source>`.
enum RemarkInTranslation: Rule {
  static let id: RuleID = "TX14"
  static let name = "remark-in-translation"
  static let severity = Severity.warning
  static let explains: [RuleID] = ["DU09"]

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.texts.flatMap { text -> [Finding] in
      guard text.field == "translation", case .localized(let language) = text.role,
        let first = text.text.value.utf8.first(where: { !isSpace($0) }),
        introductionStarts.contains(first)
          || text.bytes.intersects(.openingBrackets)
      else { return [] }
      let bytes = Array(text.text.value.utf8)
      let isEnglish = language.language == "en"
      let introduction = isEnglish ? introduction(of: bytes, text, draft) : nil
      let found =
        (introduction.map { [$0] } ?? [])
        + brackets(in: bytes).filter { bracket in
          let content = bytes[bracket.lowerBound + 1..<bracket.upperBound - 1]
          return isNumber(content) || isCitation(content) || isEnglish && isRemark(content)
        }
      guard let first = found.first else { return [] }
      let more = andMore(found.count - 1)
      let advice = advice(on: bytes[first.lowerBound + 1..<first.upperBound - 1])
      var remarks = finding(
        "\(text.text.value.text(ofBytes: first).quoted(limit: 40)) in \(text.label)\(more) \(advice)",
        at: text.source(of: first)
      )
      remarks.others = found.dropFirst().map(text.source)
      return [remarks]
    }
  }

  /// The word before the translation that tells to say it, if the recited text has none: `Say:`.
  private static func introduction(of bytes: [UInt8], _ text: DraftText, _ draft: IndexedDraft) -> Range<Int>?
  {
    let start = bytes.prefix { isSpace($0) || !$0.isASCIILetter && $0 < 0x80 }.count
    guard
      let word = introductions.first(where: { bytes[start...].starts(with: $0.utf8) }),
      let dua = text.dua, let arabic = draft.duas[dua].arabic.value
    else { return nil }
    let commands = MarkedWord.words(of: Array(arabic.unicodeScalars)).map { $0.letters.map(\.base) }
    guard !commands.contains(where: Self.commands.contains) else { return nil }
    return start..<start + word.utf8.count
  }

  private static let introductions = ["Say:", "Recite:", "say:"]
  private static let introductionStarts = Set("SRs(\"".utf8)
  /// The commands to say, after a conjunction or without one.
  private static let commands: Set<[Unicode.Scalar]> = Set(
    ["قل", "قولوا", "قولي", "قولا"].flatMap { command in
      ["", "و", "ف"].map { Array(($0 + command).unicodeScalars) }
    }
  )

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A }

  /// The greatest length of a remark in bytes.
  private static let longest = 1000

  /// The brackets, in UTF-8: the innermost ones and those around one pair of them, such as the number of a note.
  private static func brackets(in bytes: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var openings: (outer: Int?, inner: Int?) = (nil, nil)
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["): openings = (openings.inner ?? openings.outer, index)
      case UInt8(ascii: ")"), UInt8(ascii: "]"):
        if let start = openings.inner ?? openings.outer, index - start <= longest {
          found.append(start..<index + 1)
        }
        openings = (openings.inner == nil ? nil : openings.outer, nil)
      default: break
      }
    }
    return found.sorted { $0.lowerBound < $1.lowerBound }
  }

  private static func advice(on content: ArraySlice<UInt8>) -> String {
    if isNumber(content) {
      return "is the number of a verse or a note: remove it; the verse belongs in `<source>`"
    }
    if isCitation(content) { return "is a citation: remove it; it belongs in `<source>`" }
    return
      "is about the dua and not its meaning: move it to `<benefit>`, `<best-time>` or `<context>`; a count belongs in "
      + "`repetitions`"
  }

  private static func isCitation(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.contains(where: \.isASCIIDigit) else { return false }
    let (citations, isWhole) = CitationParser.parse(String(decoding: bytes, as: UTF8.self))
    return isWhole && !citations.isEmpty
  }

  private static func isNumber(_ bytes: ArraySlice<UInt8>) -> Bool {
    !bytes.isEmpty && bytes.count <= 3 && bytes.allSatisfy(\.isASCIIDigit)
  }

  private static func isRemark(_ bytes: ArraySlice<UInt8>) -> Bool {
    let words = bytes.split { !$0.isASCIILetter }.map { word in
      String(decoding: word.map { $0 | 0x20 }, as: UTF8.self)
    }
    guard let first = words.first, words.count > 1 else { return false }
    let introducesSpeech = words.last == "say" && bytes.last == UInt8(ascii: ":")
    return introducesSpeech || instructions.contains(first) || words.contains(where: remarks.contains)
  }

  /// Words with which an instruction begins.
  private static let instructions: Set<String> = ["read", "recite", "repeat", "say", "whoever"]
  /// Words of remarks about supplications.
  private static let remarks: Set<String> = [
    "narrated", "narrator", "recited", "recites", "reciting", "repeated", "thrice", "times", "whoever",
  ]
}
