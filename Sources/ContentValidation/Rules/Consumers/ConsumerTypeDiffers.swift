import Diagnostics
import DuaLibrary

/// A field of a consumer has another type than the bundle.
///
/// ## What it does
/// Compares the types of a consumer's fields with those of the bundle's keys. `longest`, `values`, `map`, `omit`, `default` and `image`
/// belong to texts.
///
/// ## Why it matters
/// The program cannot read a value of another type.
///
/// ## Example
/// In a table of `duas.json`:
/// ```json
/// {"name": "xp_value", "type": "text"}
/// ```
///
/// ## How to fix it
/// Write the type that the message names.
enum ConsumerTypeDiffers: Rule {
  static let id: RuleID = "CN03"
  static let name = "consumer-type-differs"
  static let severity = Severity.error

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.consumerTables.flatMap { table in
      table.bundleFields.compactMap { field, key, known in
        guard let type = field.type.located else { return nil }
        if let known, known.type != type.value {
          return finding(
            "`\(key.value)` is \(known.type.phrase) in the bundle, not \(type.value.phrase)",
            at: type.range,
            fixIts: [FixIt("write `\(known.type.rawValue)`", .init(type.range, known.type.rawValue))]
          )
        }
        let isForTexts =
          !field.values.isEmpty || !field.map.isEmpty || !field.omit.isEmpty || !field.longest.isMissing
          || !field.fallback.isMissing || field.image != nil
        guard isForTexts, type.value != .text else { return nil }
        return finding(
          "`longest`, `values`, `map`, `omit`, `default` and `image` belong to texts, not to \(type.value.phrase): remove them",
          at: type.range
        )
      }
    }
  }
}
