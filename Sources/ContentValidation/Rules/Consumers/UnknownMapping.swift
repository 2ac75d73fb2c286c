import ContentDraft
import Diagnostics

/// A consumer maps from or to a value that does not exist.
///
/// ## What it does
/// Compares the values of `map` with `values` and, for slugs of categories and collections, `map` and `omit` with the library. The `names`
/// of images are slugs of the library too.
///
/// ## Why it matters
/// A misspelled value is silently not mapped.
///
/// ## Example
/// ```json
/// {"name": "slug", "type": "text", "values": ["morning", "evening"], "map": {"sleeep": "evening", "prayer": "mornings"}}
/// ```
///
/// ## How to fix it
/// Write the value that the message suggests, or remove the entry.
enum UnknownMapping: Rule {
  static let id: RuleID = "CN05"
  static let name = "unknown-mapping"
  static let severity = Severity.error
  static let needsWholeLibrary = true

  static func check(_ draft: IndexedDraft) -> [Finding] {
    let slugs = Dictionary(
      draft.issuedIDs.filter { draft.hasReadSlugs(of: $0.kind) }.map { issued in
        // Those of renamed entities are reported with the references to them.
        (issued.kind, (issued.entities.compactMap(\.slug.value) + issued.renames.keys).map(\.rawValue))
      },
      uniquingKeysWith: { first, _ in first }
    )
    return draft.consumerTables.flatMap { table in
      table.table.fields.flatMap { targets($0) } + sources(table, slugs) + images(table, slugs)
    }
  }

  /// The values of `map`.
  private static func targets(_ field: ConsumerFieldFragment) -> [Finding] {
    guard !field.values.isEmpty else { return [] }
    let known = Set(field.values.map(\.value))
    var suggester = Suggester(known)
    return field.map.compactMap(\.target.located).filter { !known.contains($0.value) }.map { target in
      unknownName(
        "\(target.value.quoted()) is not one of `values`",
        at: target.range,
        suggestion: suggester.nearest(to: target.value),
        otherwise: "write one of them"
      )
    }
  }

  /// The slugs of categories and collections.
  ///
  /// - Parameter slugs: Those of each kind; none of a kind if its declarations or a slug could not be read.
  private static func sources(_ table: ConsumerTable, _ slugs: [EntityKind: [String]]) -> [Finding] {
    guard let (kind, field) = table.closedSlugs else { return [] }
    let values = Set(field.values.map(\.value))
    let targets = field.map.compactMap(\.target.located).filter { values.contains($0.value) }
    return unknown(field.map.map(\.source) + field.omit + targets, kind, slugs)
  }

  /// The slugs of rows with pictures.
  private static func images(_ table: ConsumerTable, _ slugs: [EntityKind: [String]]) -> [Finding] {
    guard let kind = table.kind else { return [] }
    let names = table.table.fields.flatMap { $0.image?.names ?? [] }
    return unknown(names.map { Located($0.value.rawValue, at: $0.range) }, kind, slugs)
  }

  private static func unknown(
    _ names: [Located<String>],
    _ kind: EntityKind,
    _ slugs: [EntityKind: [String]]
  ) -> [Finding] {
    guard let slugs = slugs[kind] else { return [] }
    let known = Set(slugs)
    var suggester = Suggester(known)
    return names.filter { !known.contains($0.value) }.map { name in
      unknownName(
        "no \(kind.rawValue) is called \(name.value.quoted())",
        at: name.range,
        suggestion: suggester.nearest(to: name.value),
        otherwise: "remove it here"
      )
    }
  }
}
