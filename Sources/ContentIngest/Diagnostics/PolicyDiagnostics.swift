import Diagnostics
import DuaLibrary
import UnicodeText

/// The policy lists a hadith grade twice.
///
/// ## What it does
/// Compares the lists `allowed`, `disclose` and `forbidden` in `grades`.
/// ## Why it matters
/// A grade cannot be both allowed and forbidden.
/// ## Example
/// `"grades": {"allowed": ["sahih", "hasan"], "forbidden": ["hasan"]}`
/// ## How to fix it
/// Remove it from one of the lists.
enum GradeInTwoLists: RuleDescription {
  static let id: RuleID = "VO18"
  static let name = "grade-in-two-lists"
  static let severity = Severity.error
  static let isEssential = true

  static func finding(_ grade: HadithGrade, at range: SourceRange, first: SourceRange) -> Finding {
    Finding(
      Self.self,
      "the grade `\(grade.rawValue)` is listed twice; remove one of them",
      at: range,
      notes: [.init("first listed here", at: first)]
    )
  }
}

/// The policy refers to a rule by something that is not a rule id.
///
/// ## What it does
/// Checks that the keys of `severity` are two uppercase letters and two digits.
/// ## Why it matters
/// The severity of a rule that does not exist has no effect.
/// ## Example
/// `"severity": {"tx01": "off"}`
/// ## How to fix it
/// Write the id as in a diagnostic: `TX01`.
enum MalformedRuleID: RuleDescription {
  static let id: RuleID = "VO19"
  static let name = "malformed-rule-id"
  static let severity = Severity.error

  static func finding(_ key: Located<String>) -> Finding {
    let upper = key.value.uppercased()
    let hasFix = RuleID.isWellFormed(upper)
    return Finding(
      Self.self,
      "\(key.value.quoted()) is not a rule id; write one such as `TX01`",
      at: key.range,
      fixIts: hasFix ? [FixIt("write `\(upper)`", .init(key.range, upper))] : []
    )
  }
}

/// An entry in the policy's lists of characters is malformed.
///
/// ## What it does
/// Checks that every entry of `characters` is a character (`،`), its code point (`U+060C`), a range of either (`a-z`,
/// `U+0621-U+063A`), or the name of a group.
/// ## Why it matters
/// A misread list would allow other characters than its editor meant.
/// ## Example
/// `"characters": {"transliteration": ["z-a"]}`
/// ## How to fix it
/// Write the characters separately, and the lower end of a range first.
enum MalformedCharacters: RuleDescription {
  static let id: RuleID = "VO22"
  static let name = "malformed-characters"
  static let severity = Severity.error
  static let isEssential = true

  static func finding(_ raw: RawValue, _ name: String, _ problem: CharacterEntry.Problem) -> Finding {
    let (reason, corrected) = explanation(raw.text, problem)
    return Finding(
      Self.self,
      "\(raw.text.quoted()) in `\(name)` \(reason)",
      at: raw.range,
      fixIts: corrected.map { [FixIt("write `\($0)`", .init(raw.range, $0))] } ?? []
    )
  }

  static func groupName(_ key: Located<String>) -> Finding {
    Finding(
      Self.self,
      "\(key.value.quoted()) is not a group name; write at least two of `a`-`z`, `0`-`9` and `-`, starting with a "
        + "letter, and neither `emoji` nor a range",
      at: key.range
    )
  }

  private static func explanation(_ text: String, _ problem: CharacterEntry.Problem) -> (String, String?) {
    switch problem {
    case .empty: ("is empty; write a character, a range or a group", nil)
    case .notACodePoint(let part):
      (
        "has \(part.quoted()), which is not a code point; write four to six hexadecimal digits, as in `U+060C`",
        nil
      )
    case .severalCharacters(let count):
      ("is \(count) characters; write each as a separate entry, or a range such as `a-z`", nil)
    case .reversed(let corrected): ("ends before it begins; did you mean \(corrected.quoted())?", corrected)
    }
  }
}

/// A list of characters refers to an unknown group.
///
/// ## What it does
/// Looks up every name in the lists of `characters` in its `groups`. The group `emoji` is predefined.
/// ## Why it matters
/// Every character of the group would be reported in the texts.
/// ## Example
/// `"characters": {"groups": {"latin": ["a-z"]}, "transliteration": ["latni"]}`
/// ## How to fix it
/// Write the suggested name, or add the group.
enum UnknownCharacterGroup: RuleDescription {
  static let id: RuleID = "VO23"
  static let name = "unknown-character-group"
  static let severity = Severity.error
  static let isEssential = true

  static func finding(_ name: String, in list: String, groups: [String], at range: SourceRange) -> Finding {
    let suggestion = Suggestion.nearest(to: name, among: groups)
    return Finding(
      Self.self,
      "`\(list)` refers to the group \(name.quoted()), which is not in `groups`; "
        + (suggestion.map { "did you mean `\($0)`?" } ?? "known groups are \(groups.sorted().listed)"),
      at: range,
      fixIts: suggestion.map { [FixIt("write `\($0)`", .init(range, $0))] } ?? []
    )
  }

  static func nested(_ name: String, in group: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "the group `\(group)` refers to the group \(name.quoted()); a group may list only characters and ranges",
      at: range
    )
  }
}
