import Diagnostics
import DuaLibrary
import UnicodeText

/// A slug of a foreign file cannot be a slug here.
///
/// ## What it does
/// Looks at the slugs that a foreign file states. One that is malformed or taken is replaced by a slug made of the title.
/// ## Why it matters
/// Links that used the old slug lead nowhere.
/// ## Example
/// `"slug": "Morning Dua"`
/// ## How to fix it
/// Use `a` to `z`, `0` to `9` and hyphens, and every slug once.
public enum SlugNotTaken: RuleDescription {
  public static let id: RuleID = "IM09"
  public static let name = "slug-not-taken"
  public static let severity = Severity.warning

  static func malformed(_ slug: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "\(slug.quoted()) is not a slug, which is `a` to `z`, `0` to `9` and hyphens; one is made of the title",
      at: range
    )
  }

  static func repeated(_ slug: String, at range: SourceRange) -> Finding {
    Finding(Self.self, "the slug `\(slug)` is taken; another is made of the title", at: range)
  }
}
