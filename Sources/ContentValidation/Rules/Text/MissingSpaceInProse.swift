import Diagnostics
import DuaLibrary
import UnicodeText

/// No space follows a comma or the end of a sentence.
///
/// ## What it does
/// Looks in titles, translations and prose in Latin letters for a comma or a semicolon between two ASCII letters, and for a period, `!`
/// or `?` between two letters in lowercase and a capitalized word. Abbreviations such as `U.S.` and addresses of web sites are not
/// reported. AR25 reports missing spaces in Arabic, TX16 spaces in the wrong place.
///
/// ## Why it matters
/// The words are shown as one, and a line does not break between them.
///
/// ## Example
/// `My Lord,forgive me.Have mercy on me.`
///
/// ## How to fix it
/// Write a space after the sign.
enum MissingSpaceInProse: Rule {
  static let id: RuleID = "TX26"
  static let name = "missing-space-in-prose"
  static let severity = Severity.warning

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.texts.compactMap { text in
      guard case .localized = text.role, text.isMostly(.latin) else { return nil }
      let bytes = Array(text.text.value.utf8)
      let signs = bytes.indices.filter { isSpaceMissing(after: $0, bytes) }
      guard let first = signs.first else { return nil }
      let edits = signs.prefix(FixIt.editLimit).map { FixIt.Edit(text.source(of: $0 + 1..<$0 + 1), " ") }
      let canReplace = signs.prefix(FixIt.editLimit).allSatisfy { text.canReplace($0..<$0 + 1) }
      var found = finding(
        "\(text.label) has no space after `\(Unicode.Scalar(bytes[first]))`\(andMore(signs.count - 1)): write one",
        at: text.source(of: first..<first + 1),
        fixIts: canReplace ? [FixIt("write a space", .unsafe, edits)] : []
      )
      found.others = signs.dropFirst().map { text.source(of: $0..<$0 + 1) }
      return found
    }
  }

  private static func isSpaceMissing(after index: Int, _ bytes: [UInt8]) -> Bool {
    guard index > 0, index + 1 < bytes.count else { return false }
    switch bytes[index] {
    case UInt8(ascii: ","), UInt8(ascii: ";"):
      return bytes[index - 1].isASCIILetter && bytes[index + 1].isASCIILetter && !isInAddress(index, bytes)
    case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"):
      guard index > 1, index + 2 < bytes.count else { return false }
      return isLowercase(bytes[index - 2]) && isLowercase(bytes[index - 1]) && isCapital(bytes[index + 1])
        && isLowercase(bytes[index + 2]) && !isInAddress(index, bytes)
    default: return false
    }
  }

  /// Whether a sign is part of the address of a web page or a mailbox.
  private static func isInAddress(_ index: Int, _ bytes: [UInt8]) -> Bool {
    let before = bytes[max(0, index - reach)..<index]
    let after = bytes[index..<min(bytes.count, index + reach)]
    let start = before.lastIndex(where: blanks.contains).map { $0 + 1 } ?? before.startIndex
    let end = after.firstIndex(where: blanks.contains) ?? after.endIndex
    let word = String(decoding: bytes[start..<end], as: UTF8.self).lowercased()
    return word.contains("www.") || word.contains("://") || word.contains("@")
  }

  /// How far an address is looked for on both sides of a sign, so that the time stays linear in a text without spaces.
  private static let reach = 200
  private static let blanks: [UInt8] = [UInt8(ascii: " "), UInt8(ascii: "\n")]

  private static func isLowercase(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  private static func isCapital(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }
}
