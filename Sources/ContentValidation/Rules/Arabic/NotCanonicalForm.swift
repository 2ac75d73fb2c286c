import Diagnostics
import UnicodeText

/// Arabic text is not in Unicode normalization form C.
///
/// ## What it does
/// Compares every word of recited text and Arabic prose with its normalization form C (UAX #15). In that form a vowel precedes
/// the shadda of its letter, and hamza and madda are one scalar with their seat. Quotations from the Quran keep the form of
/// their edition.
///
/// ## Why it matters
/// The two orders look the same, but programs that compare bytes see two different words: a search or a duplicate check
/// misses one of them.
///
/// ## Example
/// `رَبِّ` with U+0651 ARABIC SHADDA before U+0650 ARABIC KASRA.
///
/// ## How to fix it
/// Let `rizq validate --fix` normalize the word.
enum NotCanonicalForm: ArabicRule {
  static let id: RuleID = "AR01"
  static let name = "not-canonical-form"
  static let severity = Severity.warning
  static let screen = Screen.words(or: .irregularGap) { $0.scalars.possiblyNotCanonical(from: 0) != nil }

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    guard analysis.kind != .quoting else { return [] }
    var issues: [TextIssue] = []
    var start = 0
    while let index = analysis.scalars.possiblyNotCanonical(from: start) {
      start = index + 1
      guard !analysis.scalars[index].isBlank else { continue }
      let word = analysis.word(around: index)
      start = word.upperBound
      guard let difference = Difference(analysis.scalars, in: word), !analysis.isProtected(difference.range)
      else {
        continue
      }
      issues.append(
        TextIssue(
          range: word,
          message:
            "\(analysis.label) contains the word \(analysis.quoted(word)) with \(difference.phrase): "
            + "they look the same, but text is stored in Unicode normalization form C",
          edits: [(difference.range, difference.replacement)],
          applicability: .safe
        )
      )
    }
    return findings(issues, in: analysis, fix: "write normalization form C")
  }
}

/// How a word differs from its normalization form C.
private struct Difference {
  private let typed: [Unicode.Scalar]
  private let canonical: [Unicode.Scalar]
  /// The number of equal scalars before the difference.
  private let equalBefore: Int
  /// The number of equal scalars after the difference.
  private let equalAfter: Int
  private let start: Int

  init?(_ scalars: [Unicode.Scalar], in word: Range<Int>) {
    typed = Array(scalars[word])
    canonical = typed.canonicalForm
    start = word.lowerBound
    guard typed != canonical else { return nil }
    equalBefore = zip(typed, canonical).prefix { $0 == $1 }.count
    let shared = min(typed.count, canonical.count) - equalBefore
    equalAfter = zip(typed.reversed(), canonical.reversed()).prefix(shared).prefix { $0 == $1 }.count
  }

  /// The range that differs, in scalars of the text.
  var range: Range<Int> { (start + equalBefore)..<(start + typed.count - equalAfter) }

  var replacement: String {
    String(scalars: canonical[equalBefore..<(canonical.count - equalAfter)])
  }

  /// The first letter that differs with its marks, in both orders.
  var phrase: String {
    "\(Self.names(typed, from: equalBefore)) instead of \(Self.names(canonical, from: equalBefore))"
  }

  private static func names(_ scalars: [Unicode.Scalar], from start: Int) -> String {
    let letter =
      scalars[start...].prefix(1)
      + scalars[start...].dropFirst().prefix { $0.properties.canonicalCombiningClass != .notReordered }
    let names = letter.prefix(4).map(\.codePointAndName)
    return names.joined(separator: ", ") + (letter.count > 4 ? ", and \(letter.count - 4) more" : "")
  }
}
