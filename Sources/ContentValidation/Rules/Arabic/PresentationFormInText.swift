import ArabicText
import Diagnostics
import UnicodeText

/// Arabic is written in presentation forms.
///
/// ## What it does
/// Reports letters and ligatures of the blocks Arabic Presentation Forms A and B (U+FB50 to U+FDFF, U+FE70 to U+FEFC)
/// in recited text and in prose in Arabic. The brackets ﴿ and ﴾ are exempt, and the honorifics ﷺ and ﷻ are for
/// `honorific-in-recited-text`.
///
/// ## Why it matters
/// They come from old documents that store a letter as it is drawn. They take no marks, break between lines in the wrong
/// place, and no search finds them.
///
/// ## Example
/// ```xml
/// <arabic>الحمد ﷲ</arabic>
/// ```
///
/// ## How to fix it
/// Write the letters, or let `rizq validate --fix` write them.
enum PresentationFormInText: ArabicRule {
  static let id: RuleID = "AR03"
  static let name = "presentation-form"
  static let severity = Severity.error

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    guard analysis.kind != .quoting else { return [] }
    var spots: [TextSpot] = []
    var place = 0
    while let start = analysis.scalars[place...].firstIndex(where: isReported) {
      place = analysis.scalars[start...].firstIndex { !isReported($0) } ?? analysis.scalars.count
      let range = start..<place
      spots.append(TextSpot(range: range, edits: [(range, letters(of: range, in: analysis.scalars))]))
    }
    return findings(of: spots, in: analysis, change: "write letters") { spot in
      let start = spot.range.lowerBound
      let letters = letters(of: start..<(start + 1), in: analysis.scalars)
      return (
        fact:
          "contains \(analysis.scalars[start].codePointAndName) in the word \(analysis.quotedWord(around: start))",
        advice: "letters are stored as letters, not as they are drawn; write \(letters.quoted())"
      )
    }
  }

  private static func isReported(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0xFB50 && !scalar.isHonorificSign && scalar.presentationFormExpansion != nil
  }

  /// What presentation forms stand for; a phrase is set off from the words beside it.
  private static func letters(of range: Range<Int>, in scalars: [Unicode.Scalar]) -> String {
    var letters = String.UnicodeScalarView()
    for scalar in scalars[range] {
      guard let expansion = scalar.presentationFormExpansion?.unicodeScalars else { continue }
      if expansion.first == " ", (letters.last ?? scalarBefore(range, scalars))?.isOfWord != true {
        letters.append(contentsOf: expansion.dropFirst())
      } else if letters.last == " ", expansion.first == " " {
        letters.append(contentsOf: expansion.dropFirst())
      } else {
        letters.append(contentsOf: expansion)
      }
    }
    if letters.last == " ", range.upperBound == scalars.count || !scalars[range.upperBound].isOfWord {
      letters.removeLast()
    }
    return String(letters)
  }

  private static func scalarBefore(_ range: Range<Int>, _ scalars: [Unicode.Scalar]) -> Unicode.Scalar? {
    range.lowerBound > 0 ? scalars[range.lowerBound - 1] : nil
  }
}

extension Unicode.Scalar {
  /// Whether the scalar would join a phrase beside it: space and punctuation do not.
  fileprivate var isOfWord: Bool {
    if isArabicLetter || isCombiningArabicMark || isTatweel || isIgnoredInFolds { return true }
    return properties.isAlphabetic || properties.numericType != nil
  }
}
