import ContentDraft
import Diagnostics
import UnicodeText

// What `rizq check-consumer` reports about the files of a bundle.

/// A consumer cannot read a row.
///
/// ## What it does
/// `rizq check-consumer` decodes the rows of a bundle as the consumer does. Every required key must be there, and every value
/// must have the declared type. Where the consumer knows only some values, it must be one of them.
///
/// ## Why it matters
/// The consumer loses the row, or all rows of the file.
/// ## Example
/// The category `travel`, for an app that knows four categories.
/// ## How to fix it
/// Describe in the file of the consumer what becomes of the value (`map`, `omit`), and build with `--consumer`, or fill in what is missing.
enum UnreadableForConsumer: RuleDescription {
  static let id: RuleID = "CC01"
  static let name = "unreadable-for-consumer"
  static let severity = Severity.error

  static func finding(
    _ problem: String,
    consumer: String,
    loses loss: ConsumerLoss,
    at range: SourceRange
  ) -> Finding {
    let loss = loss == .file ? "the whole file" : "this row"
    return Finding(Self.self, "\(problem): `\(consumer)` loses \(loss)", at: range)
  }
}

/// A consumer does not know a value.
///
/// ## What it does
/// `rizq check-consumer` reports values that the consumer silently reads as nil, and pictures that it does not have.
/// ## Why it matters
/// Users of the program do not see the value.
/// ## Example
/// The difficulty `Expert`, for an app that knows `Beginner`, `Intermediate` and `Advanced`.
/// ## How to fix it
/// Say in the `map` of the consumer's file which known value stands for it; for a picture, remove the name from `names`, or add the picture
/// to the program.
enum ReadAsNil: RuleDescription {
  static let id: RuleID = "CC02"
  static let name = "read-as-nil"
  static let severity = Severity.warning

  static func unknown(
    _ text: String,
    _ key: String,
    consumer: String,
    values: some Sequence<String>,
    at range: SourceRange
  ) -> Finding {
    Finding(
      Self.self,
      "`\(consumer)` reads the `\(key)` \(text.quoted()) as nil\(Suggestion.phrase(for: text, among: values))",
      at: range
    )
  }

  static func picture(_ slug: String, consumer: String, at range: SourceRange) -> Finding {
    Finding(Self.self, "`\(consumer)` has no picture for \(slug.quoted())", at: range)
  }
}

/// A text is too long for a consumer.
///
/// ## What it does
/// `rizq check-consumer` compares the lengths of texts, in Unicode scalars, with `longest`.
/// ## Why it matters
/// A database rejects the row, or cuts the text.
/// ## Example
/// A title of 300 characters, for a column of type `varchar(255)`.
/// ## How to fix it
/// Shorten the text.
enum TooLongForConsumer: RuleDescription {
  static let id: RuleID = "CC03"
  static let name = "too-long-for-consumer"
  static let severity = Severity.error

  static func finding(
    _ key: String,
    _ length: Int,
    _ longest: Int,
    consumer: String,
    at range: SourceRange
  ) -> Finding {
    Finding(
      Self.self,
      "`\(key)` has \(length) characters; `\(consumer)` takes at most \(longest)",
      at: range
    )
  }
}
