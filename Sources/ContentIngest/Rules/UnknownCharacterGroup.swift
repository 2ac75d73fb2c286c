import Diagnostics
import UnicodeText

/// A list of characters names a group that the policy does not have.
///
/// ## What it does
/// Looks up every name in the lists of `characters` among its `groups`. The group `emoji` is always there.
/// ## Why it matters
/// The characters of the group would all be reported in the texts.
/// ## Example
/// `"characters": {"groups": {"latin": ["a-z"]}, "transliteration": ["latni"]}`
/// ## How to fix it
/// Write the name that the message suggests, or add the group.
public enum UnknownCharacterGroup: RuleDescription {
  public static let id: RuleID = "VO23"
  public static let name = "unknown-character-group"
  public static let severity = Severity.error
  public static let isEssential = true

  static func finding(_ name: String, in list: String, groups: [String], at range: SourceRange) -> Finding {
    let suggestion = Suggestion.nearest(to: name, among: groups)
    return Finding(
      Self.self,
      "`\(list)` names the group \(name.quoted()), which is not in `groups`; "
        + (suggestion.map { "did you mean `\($0)`?" } ?? "known are \(groups.sorted().listed)"),
      at: range,
      fixIts: suggestion.map { [FixIt("write `\($0)`", .init(range, $0))] } ?? []
    )
  }

  static func nested(_ name: String, in group: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "the group `\(group)` names the group \(name.quoted()); a group lists characters and ranges only",
      at: range
    )
  }
}
