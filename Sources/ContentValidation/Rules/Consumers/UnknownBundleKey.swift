import Diagnostics
import DuaLibrary

/// A field of a consumer is not a key of the bundle.
///
/// ## What it does
/// Compares the keys of a consumer's fields with the plain values in the rows of the bundle: `from`, or `name` where there is none. A field
/// with a `default` may have another key.
///
/// ## Why it matters
/// The program would never get a value.
///
/// ## Example
/// In a table of `duas.json`:
/// ```json
/// {"name": "titleEn", "type": "text"}
/// ```
///
/// ## How to fix it
/// Write the key of the bundle as `from`; `docs/bundle.md` lists them.
enum UnknownBundleKey: Rule {
  static let id: RuleID = "CN02"
  static let name = "unknown-bundle-key"
  static let severity = Severity.error

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.consumerTables.flatMap { table -> [Finding] in
      guard let rows = table.table.rows.value else { return [] }
      var suggester = Suggester(rows.plainKeys.map(\.name))
      return table.bundleFields.filter { $0.known == nil && $0.field.fallback.isMissing }.map { field in
        unknownName(
          "`\(rows.path)` has no plain value under the key \(field.key.value.quoted())",
          at: field.key.range,
          suggestion: field.field.from.isMissing ? nil : suggester.nearest(to: field.key.value),
          otherwise: hint(isOwnName: field.field.from.isMissing, suggester.nearest(to: field.key.value))
        )
      }
    }
  }

  private static func hint(isOwnName: Bool, _ suggestion: String?) -> String {
    isOwnName
      ? "write the bundle's key as `from`\(suggestion.map { ", such as `\($0)`" } ?? "")"
      : "`docs/bundle.md` lists the keys"
  }
}
