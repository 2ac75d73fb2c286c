import Diagnostics
import DuaRecognition

/// Two imported duas are the same, or a library has an imported dua already.
///
/// ## What it does
/// Compares the Arabic texts word by word, without marks. Texts of ten words or more are the same supplication if at most one
/// word in ten differs. Shorter ones are the same only if their words are, apart from one letter. Both duas are imported.
///
/// ## Why it matters
/// Readers would find the same dua twice.
/// ## Example
/// `وَرِضَا نَفْسِهِ` in one collection, `وَرِضَى نَفْسِهِ` in another.
/// ## How to fix it
/// Import with `--merge same`, or remove one of the duas after the import or mark it with `variant-of`.
enum SameDua: RuleDescription {
  static let id: RuleID = "IM23"
  static let name = "same-dua"
  static let severity = Severity.warning

  /// Reported at the text, with notes about the words that differ and at the other dua.
  static func finding(
    _ comparison: TextComparison,
    _ name: String,
    at range: SourceRange,
    other: SourceRange?
  ) -> Finding {
    Finding(
      Self.self,
      "the text is that of \(name)\(comparison.extent); both duas are kept",
      at: range,
      notes: comparison.notes(other)
    )
  }
}

/// An imported dua contains another one, or is a part of it.
///
/// ## What it does
/// Compares the Arabic texts of at least five words as IM23 does, with a part of the other text.
/// ## Why it matters
/// The shorter dua may have been split from the longer one, or the longer one may be two.
/// ## Example
/// A dua, and the narration in which it is taught.
/// ## How to fix it
/// Nothing if both are wanted.
enum ContainedDua: RuleDescription {
  static let id: RuleID = "IM24"
  static let name = "contained-dua"
  static let severity = Severity.information

  /// Reported at the text, with notes about the words that differ and at the other dua.
  static func finding(
    _ comparison: TextComparison,
    _ name: String,
    at range: SourceRange,
    other: SourceRange?
  ) -> Finding {
    let relation = comparison.relation == .isPart ? "is a part of that of" : "contains that of"
    return Finding(
      Self.self,
      "the text \(relation) \(name)\(comparison.extent)",
      at: range,
      notes: comparison.notes(other)
    )
  }
}

/// An imported dua was merged into another one, or left out because a library has it.
///
/// ## What it does
/// With `--merge`, reports every dua that is not added because it is an earlier one. What the earlier one does not have is added
/// to it: sources, translations and titles in other languages. A dua of the library in `--existing` is not changed; the finding says
/// what the imported one would add.
/// ## Why it matters
/// The import leaves nothing out silently.
/// ## Example
/// One dua in the chapters for morning and evening.
/// ## How to fix it
/// Add what is missing to the dua of the library, if it should have it.
enum MergedDua: RuleDescription {
  static let id: RuleID = "IM25"
  static let name = "merged-dua"
  static let severity = Severity.information

  /// Reported at the text, with notes about the words that differ and at the other dua.
  ///
  /// - Parameters:
  ///   - added: What the other dua does not have.
  ///   - isWritten: Whether the other dua is imported, so that it gets what is added.
  static func finding(
    _ comparison: TextComparison,
    _ name: String,
    _ added: [String],
    isWritten: Bool,
    at range: SourceRange,
    other: SourceRange?
  ) -> Finding {
    let list = added.isEmpty ? "nothing" : added.joined(separator: ", ")
    return Finding(
      Self.self,
      "the text is that of \(name)\(comparison.extent); "
        + (isWritten
          ? "the dua is merged into it, and adds \(list)" : "the dua is left out, and would add \(list)"),
      at: range,
      notes: comparison.notes(other)
    )
  }
}

/// A part of a merged dua is not imported.
///
/// ## What it does
/// With `--merge`, reports the texts and values of a merged dua that differ from those of the dua into which it is merged.
/// ## Why it matters
/// They are lost to the library.
/// ## Example
/// Another translation into the same language, or the same dua with another count.
/// ## How to fix it
/// Compare them, and keep the better ones. Import without `--merge`, or with `--merge letters`, to keep both duas.
enum NotMerged: RuleDescription {
  static let id: RuleID = "IM26"
  static let name = "not-merged"
  static let severity = Severity.warning

  /// Reported at the text, with a note for each part.
  static func finding(_ omitted: [String], _ name: String, at range: SourceRange) -> Finding {
    let parts = omitted.count == 1 ? "a part" : "\(omitted.count) parts"
    return Finding(
      Self.self,
      "\(parts) of the merged dua \(omitted.count == 1 ? "is" : "are") not imported, because \(name) has others",
      at: range,
      notes: omitted.map { Finding.Note($0) }
    )
  }
}

extension TextComparison {
  /// The first words that differ, and the other dua if it is in the files.
  fileprivate func notes(_ other: SourceRange?) -> [Finding.Note] {
    var notes = differences.prefix(Self.maximumNotes).map { Finding.Note($0.phrase) }
    if differences.count > Self.maximumNotes {
      notes.append(Finding.Note("and \(differences.count - Self.maximumNotes) more"))
    }
    if let other { notes.append(Finding.Note("the other dua is here", at: other)) }
    return notes
  }

  private static let maximumNotes = 5
}
