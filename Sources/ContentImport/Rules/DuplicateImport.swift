import Diagnostics
import UnicodeText

/// Two imported duas have the same Arabic text.
///
/// ## What it does
/// Compares the Arabic texts of a collection, scalar for scalar. Both duas are imported.
/// ## Why it matters
/// A reader would find the same dua twice. Collections repeat duas in the chapters of the morning and the evening.
/// ## Example
/// Two entries with the text `سُبْحَانَ اللَّهِ وَبِحَمْدِهِ`.
/// ## How to fix it
/// Remove one, or declare it with `variant-of` after the import.
public enum DuplicateImport: RuleDescription {
  public static let id: RuleID = "IM07"
  public static let name = "duplicate-import"
  public static let severity = Severity.warning

  static func check(_ duas: [ImportedDua], _ log: ImportLog) {
    var places: [[UInt8]: SourceRange] = [:]
    for arabic in duas.compactMap(\.arabic) {
      let bytes = Array(arabic.value.utf8)
      guard let first = places[bytes] else {
        places[bytes] = arabic.range
        continue
      }
      log.report(
        Finding(
          Self.self,
          "\(arabic.value.quoted()) is there already; both duas are imported",
          at: arabic.range,
          notes: [.init("the first is here", at: first)]
        )
      )
    }
  }
}
