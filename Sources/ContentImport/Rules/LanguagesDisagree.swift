import Diagnostics

/// The files of two languages do not say the same.
///
/// ## What it does
/// Holds the entries of a chapter's languages against each other, in their order. The Arabic and the transliteration of
/// the first language are kept.
/// ## Why it matters
/// An entry that one language lacks shifts all translations behind it to the wrong dua.
/// ## Example
/// `en.json` has 19 entries, and `id.json` has 18.
/// ## How to fix it
/// Give both files the same entries in the same order.
public enum LanguagesDisagree: RuleDescription {
  public static let id: RuleID = "IM14"
  public static let name = "languages-disagree"
  public static let severity = Severity.warning

  static func text(_ name: String, at range: SourceRange, kept: SourceRange) -> Finding {
    Finding(
      Self.self,
      "\(name) is not that of the other language; the other is kept",
      at: range,
      notes: [.init("this one is kept", at: kept)]
    )
  }

  static func unmatched(at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "the files of the chapter have different numbers of entries, so this one is imported as a dua of its own",
      at: range
    )
  }
}
