import Diagnostics

/// A lenient build leaves something out.
///
/// ## What it does
/// Reports everything that is in the sources and not in the bundle of a build with `--lenient`:
///
/// - a dua without an id or without any text;
/// - a text that cannot be read or belongs to no dua;
/// - a source that cites nothing;
/// - a step without a dua.
/// ## Why it matters
/// A build without the flag publishes all content, or none.
/// ## Example
/// A dua without `id`.
/// ## How to fix it
/// Write what the message names.
enum OmittedContent: RuleDescription {
  static let id: RuleID = "LN01"
  static let name = "omitted-content"
  static let severity = Severity.warning
  static let isEssential = true

  static func finding(_ what: String, because reason: String, at range: SourceRange) -> Finding {
    Finding(Self.self, "\(what) is left out of the bundle: \(reason)", at: range)
  }
}

/// A lenient build fills in a default.
///
/// ## What it does
/// Reports every value that a build with `--lenient` fills in because a bundle requires it:
///
/// - a title made of the first words;
/// - an empty translation;
/// - a slug made of the id;
/// - one repetition;
/// - the points of the lowest level.
/// ## Why it matters
/// No editor wrote it. Existing texts are never changed.
/// ## Example
/// A dua without a title in the default language.
/// ## How to fix it
/// Write what the message names.
enum DefaultedValue: RuleDescription {
  static let id: RuleID = "LN02"
  static let name = "defaulted-value"
  static let severity = Severity.information

  static func finding(
    _ what: String,
    _ value: String,
    of owner: String,
    at range: SourceRange
  ) -> Finding {
    Finding(Self.self, "\(owner) gets \(what) \(value) by default", at: range)
  }
}
