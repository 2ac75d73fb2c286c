import Diagnostics
import UnicodeText

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
