import Diagnostics

/// A text does not say its language.
///
/// ## What it does
/// Looks for `xml:lang` on every text that is written once for each language, and on a layer of translations.
/// ## Why it matters
/// Nobody can say to whom the text is shown.
/// ## Example
/// `<title>Morning</title>`
/// ## How to fix it
/// Write `<title xml:lang="en">`.
public enum MissingLanguage: RuleDescription {
  public static let id: RuleID = "VO09"
  public static let name = "missing-language"
  public static let severity = Severity.error
  public static let isEssential = true

  static func finding(_ name: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "`\(name)` does not say its language; write it as in `<\(name) xml:lang=\"en\">`",
      at: range
    )
  }

  static func ofLayer(at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "a layer of translations does not say its language; give it in `xml:lang`, in JSON in `lang`",
      at: range
    )
  }
}
