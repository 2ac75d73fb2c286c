import ContentDraft
import Diagnostics

/// A consumer does not know a category or a collection.
///
/// ## What it does
/// Where a consumer knows only some slugs of categories or collections (`values`), looks up every slug of the library in `values`, `map` and
/// `omit`.
///
/// ## Why it matters
/// A program with a closed list of categories cannot read others: it loses the category, or the whole file.
///
/// ## Example
/// `library.json` has a category `travel`, and the app knows these:
/// ```json
/// {"name": "slug", "type": "text", "values": ["morning", "evening"], "map": {"sleep": "evening"}}
/// ```
///
/// ## How to fix it
/// Say in `map` which of the known slugs stands for it, or list it in `omit`: its duas then have no category there.
enum UnmappedSlug: Rule {
  static let id: RuleID = "CN04"
  static let name = "unmapped-slug"
  static let severity = Severity.error

  static func check(_ draft: IndexedDraft) -> [Finding] {
    let entities = Dictionary(
      draft.issuedIDs.map { ($0.kind, $0.entities) },
      uniquingKeysWith: { first, _ in first }
    )
    return draft.consumerTables.flatMap { table -> [Finding] in
      guard let (kind, field) = table.closedSlugs else { return [] }
      let mapped = Set((field.map.map(\.source) + field.omit).map(\.value))
      let named = mapped.union(field.values.map(\.value))
      // Where the old slug of a renamed entity is known, it is one of the references to it, which are reported together.
      let renamed = draft.renames(of: kind).filter { named.contains($0.key.rawValue) }.values
      let known = named.union(renamed.map(\.rawValue))
      return (entities[kind] ?? []).compactMap { entity in
        guard let slug = entity.slug.located, !known.contains(slug.value.rawValue) else { return nil }
        return finding(
          "`\(table.consumer.name)` does not know the \(kind.rawValue) `\(slug.value)`: "
            + "add it to `map` or `omit` in `consumers/\(table.consumer.name).json`",
          at: slug.range,
          notes: [Finding.Note("the slugs that it knows are here", at: field.range)]
        )
      }
    }
  }
}
