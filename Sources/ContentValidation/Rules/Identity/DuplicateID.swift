import Diagnostics

/// Two entities of the same kind have the same id.
///
/// ## What it does
/// Compares the ids of duas, journeys, categories and collections, each kind across all files.
///
/// ## Why it matters
/// The app stores progress by id: if two duas share one, practicing either counts for both.
///
/// ## Example
/// ```xml
/// <dua id="8" slug="sayyid-al-istighfar">
/// <dua id="8" slug="hasbunallah">
/// ```
///
/// ## How to fix it
/// Give the newer of the two an id that no entity of its kind has ever had.
enum DuplicateID: Rule {
  static let id: RuleID = "ID01"
  static let name = "duplicate-id"
  static let severity = Severity.error
  static let isEssential = true

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.ids.flatMap { findings($0.kind, $0.ids) }
  }

  private static func findings(_ kind: String, _ ids: [Field<Int>]) -> [Finding] {
    ids.located().repeats(by: \.value).map { first, duplicate in
      finding(
        message(kind, duplicate.value),
        at: duplicate.range,
        notes: [Finding.Note("the first \(kind) with id \(first.value) is here", at: first.range)]
      )
    }
  }

  private static func message(_ kind: String, _ id: Int) -> String {
    "another \(kind) already has id \(id): give this one a number that no \(kind) has ever had"
  }
}

extension IndexedDraft {
  /// The ids of every kind of entity that has one. Each kind counts for itself.
  var ids: [(kind: String, ids: [Field<Int>])] {
    [
      ("dua", duas.map(\.id)), ("journey", journeys.map(\.id)),
      ("category", declaration?.categories.map(\.id) ?? []),
      ("collection", declaration?.collections.map(\.id) ?? []),
    ]
  }
}
