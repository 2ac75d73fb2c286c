import Diagnostics
import UnicodeText

/// Arabic is not written in Unicode's normalization form C.
///
/// ## What it does
/// Compares every word of recited text and of prose in Arabic with its normalization form C (UAX #15): a vowel comes
/// before the shadda of its letter, and hamza and madda are one scalar with their seat. Quotations of the Quran are
/// kept as their edition has them.
///
/// ## Why it matters
/// The two orders look the same, but programs that compare bytes find two different words: a search or a duplicate check
/// misses one of them.
///
/// ## Example
/// `رَبِّ` with U+0651 ARABIC SHADDA before U+0650 ARABIC KASRA.
///
/// ## How to fix it
/// Let `rizq validate --fix` write the word in the normal form.
enum NotCanonicalForm: ArabicRule {
  static let id: RuleID = "AR01"
  static let name = "not-canonical-form"
  static let severity = Severity.warning

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    guard analysis.kind != .quoting else { return [] }
    var spots: [TextSpot] = []
    var start = 0
    while let place = analysis.scalars.possiblyNotCanonical(from: start) {
      start = place + 1
      guard !analysis.scalars[place].isBlank else { continue }
      let word = analysis.word(around: place)
      start = word.upperBound
      guard let difference = Difference(analysis.scalars, in: word), !analysis.isProtected(difference.range)
      else {
        continue
      }
      spots.append(TextSpot(range: word, edits: [(difference.range, difference.replacement)]))
    }
    return findings(of: spots, in: analysis, change: "write normalization form C") { spot in
      (
        fact: "contains the word \(analysis.text(of: spot.range).quoted(limit: 30)) with "
          + (Difference(analysis.scalars, in: spot.range)?.phrase ?? ""),
        advice: "they look the same, and text is stored in one order (Unicode's NFC)"
      )
    }
  }
}

/// How a word differs from its normalization form C.
private struct Difference {
  private let typed: [Unicode.Scalar]
  private let canonical: [Unicode.Scalar]
  /// How many scalars are the same before and after what differs.
  private let before: Int
  private let behind: Int
  private let start: Int

  init?(_ scalars: [Unicode.Scalar], in word: Range<Int>) {
    typed = Array(scalars[word])
    canonical = typed.canonicalForm
    start = word.lowerBound
    guard typed != canonical else { return nil }
    before = zip(typed, canonical).prefix { $0 == $1 }.count
    let shared = min(typed.count, canonical.count) - before
    behind = zip(typed.reversed(), canonical.reversed()).prefix(shared).prefix { $0 == $1 }.count
  }

  /// What differs, as scalars of the text.
  var range: Range<Int> { (start + before)..<(start + typed.count - behind) }

  var replacement: String { String(String.UnicodeScalarView(canonical[before..<(canonical.count - behind)])) }

  /// The first letter's worth of scalars that differ, in both orders.
  var phrase: String { "\(Self.names(typed, from: before)) for \(Self.names(canonical, from: before))" }

  private static func names(_ scalars: [Unicode.Scalar], from start: Int) -> String {
    let letter =
      scalars[start...].prefix(1)
      + scalars[start...].dropFirst().prefix { $0.properties.canonicalCombiningClass != .notReordered }
    let names = letter.prefix(4).map(\.codePointAndName)
    return names.joined(separator: ", ") + (letter.count > 4 ? ", and \(letter.count - 4) more" : "")
  }
}
