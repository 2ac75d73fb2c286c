import ArabicText
import ContentSource

/// A vowel of the lam stands on the alef behind it.
///
/// ## What it does
/// Reports a vowel, tanwin or shadda on a bare alef (U+0627) that directly follows a lam without marks. A hamza or madda
/// on the alef has its own vowel and is no fault.
///
/// ## Why it matters
/// Lam and alef are drawn as one, so it looks right, but the vowel is the lam's: whoever reads the text letter by letter
/// (a screen reader, a transliteration, a comparison) reads another word.
///
/// ## Example
/// ```xml
/// <arabic>لاَ إِلَهَ إِلاَّ اللهُ</arabic>
/// ```
///
/// ## How to mend it
/// Write the marks behind the lam: `لَا`. Behind an article, the alef may lack its hamza instead: `الأَرْضِ`.
enum MarkOnLamAlef: ArabicRule {
  static let id: RuleID = "AR07"
  static let name = "mark-on-lam-alef"
  static let severity = Severity.error

  static func check(_ field: ArabicField) -> [Finding] {
    guard field.kind == .recited else { return [] }
    let spots = field.markRuns.compactMap { spot(field.scalars, $0) }
    return findings(of: spots, in: field, change: "write the marks on the lam") { spot in
      let alef = spot.range.lowerBound + 1
      let mark = field.scalars[(alef + 1)...].first { isMoved($0) }
      let doubt = spot.applicability == .unsafe ? ", unless the alef lacks its hamza" : ""
      return (
        fact: "holds \(mark?.codePointAndName ?? "") on the alef of lam-alef in the word "
          + field.quotedWord(around: alef),
        advice:
          "it belongs to the lam; write \((spot.edits.first.map { "\u{0644}\($0.replacement)" } ?? "").quoted())"
          + doubt
      )
    }
  }

  private static func spot(_ scalars: [Unicode.Scalar], _ marks: Range<Int>) -> TextSpot? {
    let alef = marks.lowerBound - 1
    guard alef > 0, scalars[alef] == "\u{0627}", scalars[alef - 1] == "\u{0644}" else { return nil }
    let moved = scalars[marks].filter(isMoved)
    guard !moved.isEmpty, !scalars[marks].contains(where: isOfHamzaOrMadda) else { return nil }
    var replacement = String.UnicodeScalarView(moved)
    replacement.append(scalars[alef])
    replacement.append(contentsOf: scalars[marks].filter { !isMoved($0) })
    return TextSpot(
      range: (alef - 1)..<marks.upperBound,
      edits: [(alef..<marks.upperBound, String(replacement))],
      applicability: isCertain(moved, scalars, lam: alef - 1) ? .safe : .unsafe
    )
  }

  private static func isMoved(_ mark: Unicode.Scalar) -> Bool { mark.isVowelMark || mark.isShadda }

  private static func isOfHamzaOrMadda(_ mark: Unicode.Scalar) -> Bool {
    (0x0653...0x0655).contains(mark.value)
  }

  /// Alef lengthens a fatha, so a fatha is the lam's; another vowel, or any behind an article, may be that of an alef
  /// whose hamza was left out. A shadda never is.
  private static func isCertain(_ marks: [Unicode.Scalar], _ scalars: [Unicode.Scalar], lam: Int) -> Bool {
    guard marks.allSatisfy({ $0 == "\u{064E}" || $0 == "\u{064B}" || $0.isShadda }) else { return false }
    return marks.contains(where: \.isShadda) || !isArticle(scalars, lam: lam)
  }

  /// Whether a lam follows a bare alef with which a word begins, prefixes of one letter aside.
  private static func isArticle(_ scalars: [Unicode.Scalar], lam: Int) -> Bool {
    guard lam > 0, ["\u{0627}", "\u{0671}"].contains(scalars[lam - 1]) else { return false }
    var place = lam - 1
    for _ in 0..<2 {
      let letter = scalars.startOfMarks(before: place) - 1
      guard letter >= 0, ["\u{0648}", "\u{0641}", "\u{0628}", "\u{0643}"].contains(scalars[letter]) else {
        break
      }
      place = letter
    }
    return place == 0 || !(scalars[place - 1].isArabicLetter || scalars[place - 1].isArabicMark)
  }
}
