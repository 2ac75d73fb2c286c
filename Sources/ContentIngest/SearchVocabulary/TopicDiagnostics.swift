import Diagnostics
import DuaLibrary
import UnicodeText

/// A dua states a topic that does not exist.
///
/// ## What it does
/// Compares the names under `topics` with the topics of `search/topics.json`.
///
/// ## Why it matters
/// No one who searches for the topic would find the dua.
///
/// ## Example
/// `<dua topics="headake">`
///
/// ## How to fix it
/// Write the name of a topic, or add the topic to `search/topics.json`.
public enum UnknownTopic: RuleDescription {
  public static let id: RuleID = "SE03"
  public static let name = "unknown-topic"
  public static let severity = Severity.error

  /// The finding about a name that no topic has.
  ///
  /// - Parameter known: The names of all topics, of which the message may suggest one.
  public static func finding(_ topic: String, known: [Slug], at range: SourceRange) -> Finding {
    let suggestion = Suggestion.phrase(for: topic, among: known.map(\.rawValue))
    return Finding(
      Self.self,
      "there is no topic \(topic.quoted())"
        + (suggestion.isEmpty
          ? "; write one of `\(SearchVocabulary.topicsPath)`, or add it there" : suggestion),
      at: range
    )
  }
}

/// A dua states a topic twice.
///
/// ## What it does
/// Reports a name that `topics` repeats.
///
/// ## Why it matters
/// One of the two may have been meant to be another topic.
///
/// ## Example
/// `<dua topics="fever fever">`
///
/// ## How to fix it
/// Remove one, or write the topic that was meant.
public enum RepeatedTopic: RuleDescription {
  public static let id: RuleID = "SE04"
  public static let name = "repeated-topic"
  public static let severity = Severity.warning

  /// The finding about a topic that is stated again.
  ///
  /// - Parameter first: Where the topic is stated first.
  public static func finding(_ topic: Slug, at range: SourceRange, first: SourceRange) -> Finding {
    Finding(
      Self.self,
      "the topic `\(topic)` is stated twice; remove one",
      at: range,
      notes: [Finding.Note("first stated here", at: first)]
    )
  }
}
