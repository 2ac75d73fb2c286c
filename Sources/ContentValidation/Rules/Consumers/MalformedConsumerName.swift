import Diagnostics
import DuaLibrary

/// The name of a consumer's file is not a slug.
///
/// ## What it does
/// Checks the names of the files in `consumers/`, without their extension.
///
/// ## Why it matters
/// The name is an argument of commands, and a folder of the bundle.
///
/// ## Example
/// `consumers/My App.json`
///
/// ## How to fix it
/// Rename the file with small letters, digits and hyphens.
enum MalformedConsumerName: Rule {
  static let id: RuleID = "CN08"
  static let name = "malformed-consumer-name"
  static let severity = Severity.error

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.consumers.filter { Slug($0.name) == nil }.map { consumer in
      finding(
        "\(consumer.name.quoted()) is not a name for a consumer: rename the file with `a-z`, `0-9` and `-`",
        at: consumer.range
      )
    }
  }
}
