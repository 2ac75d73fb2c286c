import Diagnostics
import DuaLibrary
import UnicodeText

/// A text in Latin letters has a stray space.
///
/// ## What it does
/// Looks in titles, translations, prose and transliterations for two or more spaces in a row, spaces at either end, before a
/// comma, a period or a closing bracket, after an opening bracket, and on the wrong side of a `"`. In languages other than
/// French, also before `:`, `;`, `!` and `?`. AR06 reports spaces in Arabic.
///
/// ## Why it matters
/// The space is shown, and a line may begin with the sign after it.
///
/// ## Example
/// `Say: He is Allah , the One.`
///
/// ## How to fix it
/// Remove the space, or write it on the other side of the sign: `You, O Allah` for `You ,O Allah`.
enum StraySpaceInProse: Rule {
  static let id: RuleID = "TX16"
  static let name = "stray-space-in-prose"
  static let severity = Severity.warning

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.texts.flatMap { text -> [Finding] in
      let isFrench: Bool
      switch text.role {
      case .transliteration: isFrench = false
      case .localized(let language): isFrench = language.language == "fr"
      case .arabic, .plain, .emoji: return []
      }
      guard text.isMostly(.latin) else { return [] }
      let spaces = strays(in: Array(text.text.value.utf8), isFrench: isFrench)
      guard let first = spaces.first else { return [] }
      let more = andMore(spaces.count - 1)
      let edits = spaces.prefix(FixIt.editLimit)
      var found = finding(
        "\(text.label) \(first.fact)\(more): \(first.advice)",
        at: text.source(of: first.bytes),
        fixIts: edits.allSatisfy { text.canReplace($0.bytes) }
          ? [
            FixIt(
              "correct the spaces",
              .safe,
              edits.map { FixIt.Edit(text.source(of: $0.bytes), $0.replacement) }
            )
          ] : []
      )
      found.others = spaces.dropFirst().map { text.source(of: $0.bytes) }
      return [found]
    }
  }

  private struct Stray {
    let bytes: Range<Int>
    let fact: String
    let replacement: String

    init(bytes: Range<Int>, fact: String, _ replacement: String = "") {
      (self.bytes, self.fact, self.replacement) = (bytes, fact, replacement)
    }

    var advice: String {
      switch replacement {
      case "": "delete it"
      case " ": "write one"
      default: "write `\(replacement)`"
      }
    }
  }

  private static func strays(in bytes: [UInt8], isFrench: Bool) -> [Stray] {
    var strays: [Stray] = []
    var end = 0
    while let start = bytes[end...].firstIndex(of: UInt8(ascii: " ")) {
      end = bytes[start...].firstIndex { $0 != UInt8(ascii: " ") } ?? bytes.count
      let range = start..<end
      if start == 0 || end == bytes.count {
        // Text of nothing else is empty, which has a rule of its own.
        guard range.count < bytes.count else { return [] }
        strays.append(
          Stray(bytes: range, fact: start == 0 ? "begins with a space" : "ends with a space")
        )
      } else if isSign(bytes[end], isFrench: isFrench), !beginsDots(end, bytes), !beginsDecimal(end, bytes) {
        let sign = Unicode.Scalar(bytes[end])
        strays.append(
          isLetter(end + 1, bytes)
            ? Stray(bytes: start..<end + 1, fact: "has a space before `\(sign)`, not after it", "\(sign) ")
            : Stray(bytes: range, fact: "has a space before `\(sign)`")
        )
      } else if bytes[start - 1] == UInt8(ascii: "(") || bytes[start - 1] == UInt8(ascii: "[") {
        strays.append(
          Stray(bytes: range, fact: "has a space after `\(Unicode.Scalar(bytes[start - 1]))`")
        )
      } else if range.count > 1, !bytes[start - 1].isLineBreak, !bytes[end].isLineBreak {
        strays.append(Stray(bytes: range, fact: "has \(range.count) spaces in a row", " "))
      }
    }
    return (strays + quotationMarks(in: bytes)).sorted { $0.bytes.lowerBound < $1.bytes.lowerBound }
  }

  /// The space of a `"` that is on its other side: `said," Praise` for `said, "Praise`. Only if the marks open and close by turns.
  private static func quotationMarks(in bytes: [UInt8]) -> [Stray] {
    let marks = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\"") }
    guard marks.count.isMultiple(of: 2) else { return [] }
    var strays: [Stray] = []
    for (turn, mark) in marks.enumerated() {
      let before = mark > 0 ? bytes[mark - 1] : UInt8(ascii: " ")
      let after = mark + 1 < bytes.count ? bytes[mark + 1] : UInt8(ascii: " ")
      let (isSpaceBefore, isSpaceAfter) = (before == UInt8(ascii: " "), after == UInt8(ascii: " "))
      let opens = turn.isMultiple(of: 2)
      guard opens ? isSpaceAfter : isSpaceBefore else { continue }
      let isInText = mark > 1 && mark + 2 < bytes.count
      if opens, isInText, before == UInt8(ascii: ",") || before == UInt8(ascii: ":"),
        bytes[mark + 2].isASCIILetter
      {
        strays.append(Stray(bytes: mark..<mark + 2, fact: "has a space after an opening `\"`", " \""))
      } else if !opens, isInText, after.isASCIILetter, !bytes[mark - 2].isASCIISpace {
        strays.append(Stray(bytes: mark - 1..<mark + 1, fact: "has a space before a closing `\"`", "\" "))
      } else {
        return []
      }
    }
    return strays
  }

  private static func isSign(_ byte: UInt8, isFrench: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: ")"), UInt8(ascii: "]"): true
    case UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "!"), UInt8(ascii: "?"): !isFrench
    default: false
    }
  }

  private static func isLetter(_ index: Int, _ bytes: [UInt8]) -> Bool {
    guard index < bytes.count else { return false }
    let scalar = String(decoding: bytes[index...].prefix(4), as: UTF8.self).unicodeScalars.first
    return scalar?.properties.isAlphabetic == true
  }

  /// Whether an ellipsis begins, which stands for words.
  private static func beginsDots(_ index: Int, _ bytes: [UInt8]) -> Bool {
    index + 1 < bytes.count && bytes[index] == UInt8(ascii: ".") && bytes[index + 1] == UInt8(ascii: ".")
  }

  /// Whether a number such as `.5` begins.
  private static func beginsDecimal(_ index: Int, _ bytes: [UInt8]) -> Bool {
    index + 1 < bytes.count && bytes[index] == UInt8(ascii: ".") && bytes[index + 1].isASCIIDigit
  }
}

extension UInt8 {
  fileprivate var isASCIISpace: Bool { self == UInt8(ascii: " ") }

  /// Whether a line breaks here, which has a rule of its own: what joins the lines also joins the spaces.
  fileprivate var isLineBreak: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}
