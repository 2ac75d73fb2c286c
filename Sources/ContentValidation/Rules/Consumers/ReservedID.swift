import ContentDraft
import Diagnostics

/// An id that users' data refers to is not that of its entity.
///
/// ## What it does
/// Looks up the reserved ids of consumers in the library. ID04 reports entities that were renamed.
///
/// ## Why it matters
/// Programs in use have stored these numbers: another dua under one of them takes over the history of its users.
///
/// ## Example
/// ```json
/// "reserved": [{"id": 1, "slug": "morning-dominion"}]
/// ```
/// and the library has
/// ```xml
/// <dua id="1" slug="leaving-home">
/// ```
///
/// ## How to fix it
/// Give the id back to its entity, and the other one an id that no entity of its kind has ever had.
enum ReservedID: Rule {
  static let id: RuleID = "CN06"
  static let name = "reserved-id"
  static let severity = Severity.error
  static let needsWholeLibrary = true

  static func check(_ draft: IndexedDraft) -> [Finding] {
    let issued = draft.issuedIDs.filter { draft.hasRead($0.kind) }
    return draft.consumerTables.flatMap { table -> [Finding] in
      guard let ids = issued.first(where: { "\($0.kind.key).json" == table.table.rows.value?.path }) else {
        return []
      }
      let owners = Dictionary(
        ids.entities.compactMap { entity in entity.id.located.map { ($0.value, (entity, $0.range)) } },
        uniquingKeysWith: { first, _ in first }
      )
      let unreadable = Set(
        ids.entities.filter { !$0.id.isMissing && $0.id.value == nil }.compactMap(\.slug.value)
      )
      return table.table.reserved.compactMap { reserved in
        guard let id = reserved.id.value, let slug = reserved.slug.located, ids.renames[slug.value] == nil
        else {
          return nil
        }
        let kind = ids.kind.rawValue
        // An id that cannot be read is reported where it is.
        if unreadable.contains(slug.value) { return nil }
        guard let (owner, range) = owners[id] else {
          return finding(
            "no \(kind) has id \(id), which `\(table.consumer.name)` reserves for `\(slug.value)`: give `\(slug.value)` this id again",
            at: slug.range
          )
        }
        guard let name = owner.slug.value, name != slug.value else { return nil }
        return finding(
          "id \(id) is that of `\(name)`, but `\(table.consumer.name)` reserves it for `\(slug.value)`: "
            + "give it to `\(slug.value)` again, and another to `\(name)`",
          at: slug.range,
          notes: [Finding.Note("the \(kind) with id \(id) is here", at: range)]
        )
      }
    }
  }
}
