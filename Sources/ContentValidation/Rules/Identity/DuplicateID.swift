import ContentDraft
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
/// Give the newer of the two an id that no entity of its kind has ever had. The message names the one after the greatest id.
enum DuplicateID: Rule {
  static let id: RuleID = "ID01"
  static let name = "duplicate-id"
  static let severity = Severity.error
  static let isEssential = true

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.ids.flatMap { findings($0.kind, $0.ids) }
  }

  private static func findings(_ kind: String, _ ids: [Field<Int>]) -> [Finding] {
    let located = ids.located()
    var next = (located.map(\.value).max() ?? 0) + 1
    return located.repeats(by: \.value).map { first, duplicate in
      defer { next += 1 }
      let isFree = NumberRange.id.contains(next)
      return finding(
        message(kind, duplicate.value, next: isFree ? next : nil),
        at: duplicate.range,
        notes: [Finding.Note("the first \(kind) with id \(first.value) is here", at: first.range)],
        fixIts: isFree ? [FixIt("write `\(next)`", .init(duplicate.range, String(next)))] : []
      )
    }
  }

  private static func message(_ kind: String, _ id: Int, next: Int?) -> String {
    "another \(kind) already has id \(id): give this one a number that no \(kind) has ever had"
      + (next.map { ", such as \($0)" } ?? "")
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
