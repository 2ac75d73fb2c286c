import Diagnostics
import UnicodeText

/// A phrase of the search vocabulary stands for two things.
///
/// ## What it does
/// Reports a synonym that stands in two groups, and a name of two suras, verses or works. Spellings that the search folds
/// together are one.
///
/// ## Why it matters
/// Only the first would ever be found.
///
/// ## Example
/// `[["wudu", "ablution"], ["ghusl", "Ablution"]]`
///
/// ## How to fix it
/// Keep the phrase where it belongs, or make one group of both.
public enum AmbiguousVocabulary: RuleDescription {
  public static let id: RuleID = "SE02"
  public static let name = "ambiguous-vocabulary"
  public static let severity = Severity.error
  public static let isEssential = true

  static func finding(_ phrase: String, at range: SourceRange, first: SourceRange) -> Finding {
    Finding(
      Self.self,
      "\(phrase.quoted()) stands for something else already; keep it in one place",
      at: range,
      notes: [Finding.Note("it stands here first", at: first)]
    )
  }
}
