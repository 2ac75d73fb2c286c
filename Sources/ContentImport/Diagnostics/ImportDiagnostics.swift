import Diagnostics
import DuaLibrary
import UnicodeText

/// Something in a foreign file is not imported.
///
/// ## What it does
/// Reports every key, element, attribute and column that is not imported, once each, with a count.
/// ## Why it matters
/// It is lost to the library. Someone should decide whether that matters.
/// ## Example
/// The key `filename` of a JSON file, which names a recording that is not part of the collection.
/// ## How to fix it
/// Nothing, if the library does not need it. Otherwise rename the key to one that the importer knows.
enum NotImported: RuleDescription {
  static let id: RuleID = "IM01"
  static let name = "not-imported"
  static let severity = Severity.warning

  /// Reported where it first occurs.
  static func finding(_ kind: String, _ name: String, count: Int, at range: SourceRange) -> Finding {
    let times = count == 1 ? "once" : "\(count) times"
    return Finding(
      Self.self,
      "\(kind) \(name) is not imported (it occurs \(times)); the source format has no field for it",
      at: range
    )
  }

  /// Tables of a database to which no field is mapped. Reported at the file.
  static func tables(_ names: [String], at range: SourceRange) -> Finding {
    let list = names.prefix(12).map { $0.quoted() }.joined(separator: ", ") + (names.count > 12 ? ", …" : "")
    let what = names.count == 1 ? "the table \(list) is" : "\(names.count) tables are"
    return Finding(
      Self.self,
      "\(what) not imported\(names.count == 1 ? "" : ": \(list)"); "
        + "if the library needs one, map a field to one of its columns, and join it",
      at: range
    )
  }
}

/// A text of a foreign file is empty.
///
/// ## What it does
/// Looks for empty texts, which are omitted, and for duas without Arabic, transliteration and translation.
/// ## Why it matters
/// An empty translation usually means that someone meant to write one.
/// ## Example
/// `"translation": ""`
/// ## How to fix it
/// Write the text, or remove the key. A dua without a text is imported; a lenient build omits it.
enum EmptyImport: RuleDescription {
  static let id: RuleID = "IM03"
  static let name = "empty-import"
  static let severity = Severity.warning

  /// A text that is empty or only white space. Reported at the text.
  static func finding(_ name: String, at range: SourceRange) -> Finding {
    Finding(Self.self, "\(name) is empty and is omitted; write it, or remove it", at: range)
  }

  /// A dua without any text. Reported at its start.
  static func dua(at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "this dua has no Arabic, transliteration or translation; write one of them, or remove the dua",
      at: range
    )
  }
}

/// Two imported duas have the same Arabic text.
///
/// ## What it does
/// Compares the Arabic texts of a collection, scalar for scalar. Both duas are imported.
/// ## Why it matters
/// Readers would find the same dua twice. Collections often repeat duas in the chapters for morning and evening.
/// ## Example
/// Two entries with the text `سُبْحَانَ اللَّهِ وَبِحَمْدِهِ`.
/// ## How to fix it
/// After the import, remove one or mark it with `variant-of`.
enum DuplicateImport: RuleDescription {
  static let id: RuleID = "IM07"
  static let name = "duplicate-import"
  static let severity = Severity.warning

  /// Reports each text that an earlier dua has, with a note at the earlier one.
  static func check(_ duas: [ImportedDua], _ log: ImportLog) {
    var ranges: [[UInt8]: SourceRange] = [:]
    for arabic in duas.compactMap(\.arabic) {
      let bytes = Array(arabic.value.utf8)
      guard let first = ranges[bytes] else {
        ranges[bytes] = arabic.range
        continue
      }
      log.report(
        Finding(
          Self.self,
          "\(arabic.value.quoted()) is the text of an earlier dua; both duas are imported",
          at: arabic.range,
          notes: [.init("first given here", at: first)]
        )
      )
    }
  }
}

/// A foreign file refers to something that it does not contain.
///
/// ## What it does
/// Looks up the categories, collections and duas that rows refer to by number. A reference to a missing one is omitted.
/// ## Why it matters
/// A step needs a dua.
/// ## Example
/// `"categoryId": 12` in a file with 8 categories.
/// ## How to fix it
/// Correct the number, or add the missing row.
enum UnknownReference: RuleDescription {
  static let id: RuleID = "IM16"
  static let name = "unknown-reference"
  static let severity = Severity.warning

  /// Reported at the row or the value that refers to it.
  ///
  /// - Parameter what: What is missing: `the dua 7`.
  static func finding(_ what: String, at range: SourceRange) -> Finding {
    Finding(Self.self, "\(what) is not in the file; the reference is omitted", at: range)
  }
}
