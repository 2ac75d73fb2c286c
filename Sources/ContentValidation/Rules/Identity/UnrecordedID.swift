import ContentDraft
import Diagnostics
import DuaLibrary
import UnicodeText

/// Ids are not recorded in `ids.json`.
///
/// ## What it does
/// Reports entities that are new since ids were recorded last, one finding for each kind.
/// A library without the file is not checked, even if it had one before.
///
/// ## Why it matters
/// Only a recorded id is never given to another entity.
///
/// ## Example
/// A new dua has id 147, and the last row of `duas` in `ids.json` has id 146.
///
/// ## How to fix it
/// Run `rizq validate --fix`, which adds the rows, and commit `ids.json` together with the entities.
enum UnrecordedID: Rule {
  static let id: RuleID = "ID06"
  static let name = "unrecorded-id"
  static let severity = Severity.error
  static let needsWholeLibrary = true

  /// The number of entities that a message names.
  private static let listLimit = 10

  static func check(_ draft: IndexedDraft) -> [Finding] {
    guard let register = draft.idRegister else { return [] }
    return draft.issuedIDs.compactMap { finding($0, in: register) }
  }

  private static func finding(_ issued: IssuedIDs, in register: IDRegister) -> Finding? {
    let new = newIDs(issued)
    guard let first = new.first else { return nil }
    let ids = new.map { (id: $0.id.value, slug: $0.slug) }
    let fixIt = FixIt(
      "record \(new.count.counted("id"))",
      .safe,
      IDRecording(register, issued.kind, ids).edits
    )
    return finding(
      message(issued.kind, ids),
      at: first.id.range,
      fixIts: register.isIntact ? [fixIt] : []
    )
  }

  /// Without those that another rule reports.
  private static func newIDs(_ issued: IssuedIDs) -> [(id: Located<Int>, slug: Slug)] {
    let repeatedIDs = Set(issued.duplicates.map(\.first.value))
    let repeatedSlugs = Set(issued.entities.map(\.slug).located().repeats(by: \.value).map(\.first.value))
    return issued.entities.compactMap { entity in
      guard case .new? = issued.status(of: entity), let id = entity.id.located, let slug = entity.slug.value,
        NumberRange.id.contains(id.value), !repeatedIDs.contains(id.value), !repeatedSlugs.contains(slug)
      else { return nil }
      return (id, slug)
    }
  }

  private static func message(_ kind: EntityKind, _ ids: [(id: Int, slug: Slug)]) -> String {
    let named = ids.prefix(listLimit).map { "\($0.id) (`\($0.slug)`)" }.joined(separator: ", ")
    let others = ids.count > listLimit ? " and \(ids.count - listLimit) more" : ""
    let subject = ids.count == 1 ? "the \(kind.rawValue) id" : "the \(kind.rawValue) ids"
    return "\(subject) \(named)\(others) \(ids.count == 1 ? "is" : "are") not in `ids.json`: "
      + "`rizq validate --fix` records new ids"
  }
}
