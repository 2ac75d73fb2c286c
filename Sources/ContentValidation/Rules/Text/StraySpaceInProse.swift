import Diagnostics
import DuaLibrary
import UnicodeText

/// A text in Latin letters has a stray space.
///
/// ## What it does
/// Looks in titles, translations, prose and transliterations for two or more spaces in a row, spaces at either end, and spaces before
/// a comma, a period or a closing bracket, and after an opening one. In languages other than French also before `:`, `;`, `!` and `?`.
/// Spaces in Arabic are reported by AR06.
///
/// ## Why it matters
/// The space is shown, and a line may begin with the sign after it.
///
/// ## Example
/// `Say: He is Allah , the One.`
///
/// ## How to fix it
/// Remove the space.
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
      let spaces = strays(in: Array(text.text.value.utf8), isFrench)
      guard let first = spaces.first else { return [] }
      let more = spaces.count > 1 ? " (and \(spaces.count - 1) more in this text)" : ""
      let edits = spaces.prefix(FixIt.editLimit)
      var found = finding(
        "\(text.label) \(first.fact)\(more): \(first.kept == 0 ? "delete it" : "write one")",
        at: text.source(of: first.bytes),
        fixIts: edits.allSatisfy { text.canReplace($0.bytes) }
          ? [
            FixIt(
              "remove the space",
              .safe,
              edits.map { FixIt.Edit(text.source(of: $0.bytes), $0.kept == 0 ? "" : " ") }
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
    /// The number of spaces that belong there.
    let kept: Int
  }

  private static func strays(in bytes: [UInt8], _ isFrench: Bool) -> [Stray] {
    var strays: [Stray] = []
    var end = 0
    while let start = bytes[end...].firstIndex(of: UInt8(ascii: " ")) {
      end = bytes[start...].firstIndex { $0 != UInt8(ascii: " ") } ?? bytes.count
      let range = start..<end
      if start == 0 || end == bytes.count {
        // Text of nothing else is empty, which has a rule of its own.
        guard range.count < bytes.count else { return [] }
        strays.append(
          Stray(bytes: range, fact: start == 0 ? "begins with a space" : "ends with a space", kept: 0)
        )
      } else if isSign(bytes[end], isFrench), !beginsDots(end, bytes) {
        strays.append(
          Stray(bytes: range, fact: "has a space before `\(Unicode.Scalar(bytes[end]))`", kept: 0)
        )
      } else if bytes[start - 1] == UInt8(ascii: "(") || bytes[start - 1] == UInt8(ascii: "[") {
        strays.append(
          Stray(bytes: range, fact: "has a space after `\(Unicode.Scalar(bytes[start - 1]))`", kept: 0)
        )
      } else if range.count > 1 {
        strays.append(Stray(bytes: range, fact: "has \(range.count) spaces in a row", kept: 1))
      }
    }
    return strays
  }

  private static func isSign(_ byte: UInt8, _ isFrench: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: ")"), UInt8(ascii: "]"): true
    case UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "!"), UInt8(ascii: "?"): !isFrench
    default: false
    }
  }

  /// Whether an ellipsis begins, which stands for words.
  private static func beginsDots(_ index: Int, _ bytes: [UInt8]) -> Bool {
    index + 1 < bytes.count && bytes[index] == UInt8(ascii: ".") && bytes[index + 1] == UInt8(ascii: ".")
  }
}
