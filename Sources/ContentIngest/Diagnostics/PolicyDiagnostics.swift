import Diagnostics
import DuaLibrary
import UnicodeText

/// The policy puts a hadith grade into two lists.
///
/// ## What it does
/// Compares the lists `allowed`, `disclose` and `forbidden` of `grades`.
/// ## Why it matters
/// A grade cannot be both allowed and forbidden.
/// ## Example
/// `"grades": {"allowed": ["sahih", "hasan"], "forbidden": ["hasan"]}`
/// ## How to fix it
/// Remove it from one of the lists.
public enum GradeInTwoLists: RuleDescription {
  public static let id: RuleID = "VO18"
  public static let name = "grade-in-two-lists"
  public static let severity = Severity.error
  public static let isEssential = true

  static func finding(_ grade: HadithGrade, at range: SourceRange, first: SourceRange) -> Finding {
    Finding(
      Self.self,
      "the grade `\(grade.rawValue)` is listed twice; remove one of them",
      at: range,
      notes: [.init("it is listed here first", at: first)]
    )
  }
}

/// The policy names a rule by something that is no rule id.
///
/// ## What it does
/// Checks that the keys of `severity` are two upper-case letters and two digits.
/// ## Why it matters
/// The level of a rule that does not exist has no effect.
/// ## Example
/// `"severity": {"tx01": "off"}`
/// ## How to fix it
/// Write the id as diagnostics show it: `TX01`.
public enum MalformedRuleID: RuleDescription {
  public static let id: RuleID = "VO19"
  public static let name = "malformed-rule-id"
  public static let severity = Severity.error

  static func finding(_ key: Located<String>) -> Finding {
    let upper = key.value.uppercased()
    let hasFix = RuleID.isWellFormed(upper)
    return Finding(
      Self.self,
      "\(key.value.quoted()) is not the id of a rule; write it as in `TX01`",
      at: key.range,
      fixIts: hasFix ? [FixIt("write `\(upper)`", .init(key.range, upper))] : []
    )
  }
}

/// An entry of the policy's lists of characters is neither a character nor a range.
///
/// ## What it does
/// Reads every entry of `characters`: one character (`،`), its code point (`U+060C`), a range of two of either
/// (`a-z`, `U+0621-U+063A`), or the name of a group.
/// ## Why it matters
/// A list that is not understood allows other characters than its editor meant.
/// ## Example
/// `"characters": {"transliteration": ["z-a"]}`
/// ## How to fix it
/// Write the characters one by one, and the lower end of a range first.
public enum MalformedCharacters: RuleDescription {
  public static let id: RuleID = "VO22"
  public static let name = "malformed-characters"
  public static let severity = Severity.error
  public static let isEssential = true

  static func finding(_ raw: RawValue, _ name: String, _ problem: CharacterEntry.Problem) -> Finding {
    let (reason, mended) = explanation(raw.text, problem)
    return Finding(
      Self.self,
      "\(raw.text.quoted()) in `\(name)` \(reason)",
      at: raw.range,
      fixIts: mended.map { [FixIt("write `\($0)`", .init(raw.range, $0))] } ?? []
    )
  }

  static func groupName(_ key: Located<String>) -> Finding {
    Finding(
      Self.self,
      "\(key.value.quoted()) is no name of a group; write two or more of `a`-`z`, `0`-`9` and `-`, beginning with a "
        + "letter, and neither `emoji` nor what reads as a range",
      at: key.range
    )
  }

  private static func explanation(_ text: String, _ problem: CharacterEntry.Problem) -> (String, String?) {
    switch problem {
    case .empty: ("is empty; write a character, a range or a group", nil)
    case .notACodePoint(let part):
      (
        "has \(part.quoted()), which is no code point; write four to six hexadecimal digits as in `U+060C`",
        nil
      )
    case .severalCharacters(let count):
      ("is \(count) characters; write each as an entry of its own, or a range as in `a-z`", nil)
    case .reversed(let mended): ("ends before it begins; did you mean \(mended.quoted())?", mended)
    }
  }
}

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
