import ContentDraft
import Diagnostics

/// A consumer gives a name twice.
///
/// ## What it does
/// Compares the names of a table's fields, and the file names of a consumer's tables.
///
/// ## Why it matters
/// A JSON object has each key once, and a file is written once.
///
/// ## Example
/// ```json
/// "fields": [{"name": "id", "type": "integer"}, {"name": "id", "type": "text"}]
/// ```
///
/// ## How to fix it
/// Remove one of the two, or rename it.
enum RepeatedConsumerName: Rule {
  static let id: RuleID = "CN07"
  static let name = "repeated-consumer-name"
  static let severity = Severity.error

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.consumers.flatMap { consumer in
      repeated(consumer.tables.compactMap(\.fileName), "file")
        + consumer.tables.flatMap { repeated($0.fields.map(\.name).located(), "field") }
    }
  }

  private static func repeated(_ names: [Located<String>], _ kind: String) -> [Finding] {
    names.repeats(by: \.value).map { first, again in
      finding(
        "another \(kind) is called `\(again.value)`: rename one of them, or remove it",
        at: again.range,
        notes: [Finding.Note("the first \(kind) called `\(first.value)` is here", at: first.range)]
      )
    }
  }
}

extension ConsumerTableFragment {
  /// The name of the program's file.
  fileprivate var fileName: Located<String>? {
    if let file = file.located { return Located(file.value.rawValue, at: file.range) }
    return rows.located.map { Located($0.value.path, at: $0.range) }
  }
}
