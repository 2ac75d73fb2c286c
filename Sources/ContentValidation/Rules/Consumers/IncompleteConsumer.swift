import ContentDraft
import Diagnostics

/// A consumer is incomplete.
///
/// ## What it does
/// Requires tables in every file of `consumers/`, `rows` and `fields` in every table, `name` and `type` in every field, `id` and `slug` in
/// every reserved id, and `prefix` in every `image`.
///
/// ## Why it matters
/// Without them it is unknown what the program reads.
///
/// ## Example
/// ```json
/// {"name": "title_en", "required": true}
/// ```
///
/// ## How to fix it
/// Add what the message names; `docs/consumers.md` describes the keys.
enum IncompleteConsumer: Rule {
  static let id: RuleID = "CN01"
  static let name = "incomplete-consumer"
  static let severity = Severity.error

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.consumers.flatMap { consumer in
      missing(
        [
          RequiredField("tables", isMissing: consumer.tables.isEmpty, "list the files that the program reads")
        ],
        in: "consumer `\(consumer.name)`",
        at: consumer.range,
        of: draft
      ) + consumer.tables.flatMap { findings($0, draft) }
    }
  }

  private static func findings(_ table: ConsumerTableFragment, _ draft: IndexedDraft) -> [Finding] {
    missing(
      [
        RequiredField("rows", table.rows, "write the file of the bundle, such as `duas.json`"),
        RequiredField("fields", isMissing: table.fields.isEmpty, "list the keys that the program reads"),
      ],
      in: "this table",
      at: table.range,
      of: draft
    ) + table.fields.flatMap { findings($0, draft) }
      + table.reserved.flatMap { reserved in
        missing(
          [
            RequiredField("id", reserved.id, "write the id that users' data refers to"),
            RequiredField("slug", reserved.slug, "write the slug of the entity that has the id"),
          ],
          in: "this reserved id",
          at: reserved.range,
          of: draft
        )
      }
  }

  private static func findings(_ field: ConsumerFieldFragment, _ draft: IndexedDraft) -> [Finding] {
    let image = field.image.map { image in
      missing(
        [RequiredField("prefix", image.prefix, "write the part of the path before the slug")],
        in: "this image",
        at: image.range,
        of: draft
      )
    }
    return missing(
      [
        RequiredField("name", field.name, "write the key that the program reads"),
        RequiredField("type", field.type, "write `text`, `integer` or `boolean`"),
      ],
      in: "this field",
      at: field.range,
      of: draft
    ) + (image ?? [])
  }
}
