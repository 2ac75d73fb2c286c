import Diagnostics
import UnicodeText

/// The recited text has punctuation or digits of Latin text.
///
/// ## What it does
/// Looks for `,` `;` `?` `"` `'` `{` `}` and the digits `0` to `9` in every `<arabic>`. Digits that tell how often
/// something is said have a rule of their own, and so have letters of other scripts and what is written with them.
///
/// ## Why it matters
/// Latin punctuation stands on the wrong side of its word, or is turned the wrong way, and digits in a recited text are
/// remarks that are not recited.
///
/// ## Example
/// ```xml
/// <arabic>اللَّهُمَّ أَنْتَ رَبِّي, لَا إِلَٰهَ إِلَّا أَنْتَ</arabic>
/// ```
///
/// ## How to fix it
/// Write the Arabic comma ، semicolon ؛ and question mark ؟, put the Quran between ﴿ and ﴾, and take digits and quotation
/// marks out.
enum LatinPunctuationInArabic: ArabicRule {
  static let id: RuleID = "AR17"
  static let name = "latin-punctuation-in-arabic"
  static let severity = Severity.error

  static func check(_ field: ArabicField) -> [Finding] {
    guard field.kind == .recited, field.text.letters[.arabic] > 0 else { return [] }
    let marks = field.scalars.indices.filter { field.scalars[$0].isLatinPunctuation }
    let certain = marks.filter { arabic[field.scalars[$0]] != nil }
    let probable = marks.filter { arabic[field.scalars[$0]] == nil }
    return findings(certain.map { breach(field, $0) }, in: field, .safe, fix: "write the Arabic punctuation")
      + findings(
        probable.map { breach(field, $0) },
        in: field,
        .unsafe,
        fix: "fix the quotation marks and braces"
      )
      + digits(in: field)
  }

  private static let arabic: [Unicode.Scalar: Unicode.Scalar] = [
    ",": "\u{060C}", ";": "\u{061B}", "?": "\u{061F}",
  ]
  private static let brackets: [Unicode.Scalar: Unicode.Scalar] = ["{": "\u{FD3F}", "}": "\u{FD3E}"]

  private static func breach(_ field: ArabicField, _ index: Int) -> Breach {
    let scalar = field.scalars[index]
    let replacement = arabic[scalar] ?? brackets[scalar]
    let advice = replacement.map { "write \($0.codePointAndName)" } ?? "take it out"
    return Breach(
      range: index..<index + 1,
      message: "\(field.mention(of: index)) of \(field.label) is not Arabic: \(advice)",
      edits: [(index..<index + 1, replacement.map(String.init) ?? "")]
    )
  }

  private static func digits(in field: ArabicField) -> [Finding] {
    guard field.scalars.contains(where: \.isLatinDigit) else { return [] }
    let counted = Set(RecitedTokens(field.scalars, field.words).counts.flatMap(\.range))
    let runs = field.scalars.indices.filter { index in
      field.scalars[index].isLatinDigit && (index == 0 || !field.scalars[index - 1].isLatinDigit)
        && !counted.contains(index) && !isBesideForeignLetters(field, index)
    }
    return findings(
      runs.map { index in
        let end = field.scalars[index...].firstIndex { !$0.isLatinDigit } ?? field.scalars.count
        return Breach(
          range: index..<end,
          message:
            "\(field.mention(of: index)) of \(field.label) is a digit: recited text has none; how often it is "
            + "said belongs in `repetitions`, numbers of verses in `<source>`"
        )
      },
      in: field
    )
  }

  /// Whether the word is one that the rule about foreign letters tells.
  private static func isBesideForeignLetters(_ field: ArabicField, _ index: Int) -> Bool {
    let before = field.scalars[..<index].suffix(30).reversed().prefix { !$0.isBlank }
    let rest = field.scalars[index...].prefix(30)
    let word = rest.prefix(1) + rest.dropFirst().prefix { !$0.isBlank }
    func isForeign(_ scalar: Unicode.Scalar) -> Bool { scalar.letterScript.map { $0 != .arabic } == true }
    return before.contains(where: isForeign) || word.contains(where: isForeign)
  }
}
