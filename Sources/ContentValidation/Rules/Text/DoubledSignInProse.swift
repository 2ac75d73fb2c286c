import Diagnostics
import DuaLibrary
import UnicodeText

/// A period, a comma or a semicolon is written twice.
///
/// ## What it does
/// Looks in titles, translations and prose in Latin letters for `..`, `,,` and `;;`. Three periods or more, which stand for omitted
/// words, are not reported. AR34 reports signs in Arabic that follow each other.
///
/// ## Why it matters
/// One of the two is left over from a change, or the text is not whole.
///
/// ## Example
/// `Whoever says it is forgiven..`
///
/// ## How to fix it
/// Remove one of the two. Write three dots if words are omitted.
enum DoubledSignInProse: Rule {
  static let id: RuleID = "TX27"
  static let name = "doubled-sign-in-prose"
  static let severity = Severity.warning

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.texts.compactMap { text in
      guard case .localized = text.role, text.isMostly(.latin) else { return nil }
      let bytes = Array(text.text.value.utf8)
      let signs = bytes.indices.filter { isDoubled(at: $0, bytes) }
      guard let first = signs.first else { return nil }
      let seconds = signs.prefix(FixIt.editLimit).map { $0 + 1..<$0 + 2 }
      let edits = seconds.map { FixIt.Edit(text.source(of: $0), "") }
      let sign = Unicode.Scalar(bytes[first])
      var found = finding(
        "\(text.label) has `\(sign)` twice in a row\(andMore(signs.count - 1)): remove one of the two",
        at: text.source(of: first..<first + 2),
        fixIts: seconds.allSatisfy(text.canReplace) ? [FixIt("remove the second", .unsafe, edits)] : []
      )
      found.others = signs.dropFirst().map { text.source(of: $0..<$0 + 2) }
      return found
    }
  }

  /// Whether the sign at an index is followed by itself once.
  private static func isDoubled(at index: Int, _ bytes: [UInt8]) -> Bool {
    let sign = bytes[index]
    guard signs.contains(sign), index + 1 < bytes.count, bytes[index + 1] == sign else { return false }
    let isFirst = index == 0 || bytes[index - 1] != sign
    return isFirst && (index + 2 == bytes.count || bytes[index + 2] != sign)
  }

  private static let signs: [UInt8] = [UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ";")]
}
