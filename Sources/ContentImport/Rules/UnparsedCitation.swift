import Diagnostics
import UnicodeText

/// A citation in free text could not be read whole.
///
/// ## What it does
/// Reads the sources of foreign files as places in the Quran and numbers of hadith collections. Where something is left
/// over, the whole text is kept as a source of type `other`, beside what was understood.
/// ## Why it matters
/// A source that is only text cannot be checked, linked or looked up by its number.
/// ## Example
/// `Bukhari & Muslim` names two works and no number.
/// ## How to fix it
/// Write a number for each work: `Sahih al-Bukhari 6405, Sahih Muslim 2691`.
public enum UnparsedCitation: RuleDescription {
  public static let id: RuleID = "IM06"
  public static let name = "unparsed-citation"
  public static let severity = Severity.warning

  static func finding(_ text: String, understood: Int, at range: SourceRange) -> Finding {
    let kept = "its text is kept as a source of type `other`"
    return Finding(
      Self.self,
      understood == 0
        ? "no place in the Quran and no number of a hadith could be read from \(text.quoted()); \(kept)"
        : "not all of \(text.quoted()) could be read as citations; \(kept) beside the \(understood) that could",
      at: range
    )
  }
}
