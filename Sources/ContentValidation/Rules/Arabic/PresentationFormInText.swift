import ArabicText
import Diagnostics
import UnicodeText

/// Arabic text contains presentation forms.
///
/// ## What it does
/// Reports letters and ligatures of the blocks Arabic Presentation Forms A and B (U+FB50 to U+FDFF, U+FE70 to U+FEFC)
/// in recited text and Arabic prose. The brackets ﴿ and ﴾ are exempt; the honorifics ﷺ and ﷻ are reported by
/// `honorific-in-recited-text`.
///
/// ## Why it matters
/// They come from old documents that store the shape of a letter. They take no marks, break lines in the wrong place,
/// and are not found by searches.
///
/// ## Example
/// ```xml
/// <arabic>الحمد ﷲ</arabic>
/// ```
///
/// ## How to fix it
/// Write the letters, or run `rizq validate --fix`. If at least half of the words begin with the final form of a letter, or
/// end with the initial form of one, the letters are in reverse order, as in copies of some PDF files: write the text again
/// from its source.
///
/// Many fonts show the name of Allah (U+FDF2) without its alef, so that one is typed before it: اﷲ is written as الله, on request.
enum PresentationFormInText: ArabicRule {
  static let id: RuleID = "AR03"
  static let name = "presentation-form"
  static let severity = Severity.error
  static let screen = Screen.traits(.unusual)

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    guard analysis.kind != .quoting else { return [] }
    let backward = analysis.words.count(where: \.isBackward)
    let isReversed = backward > 0 && backward * 2 >= analysis.words.count(where: \.hasShapes)
    var issues: [TextIssue] = []
    var index = 0
    while let start = analysis.scalars[index...].firstIndex(where: \.isLetterShape) {
      index = analysis.scalars[start...].firstIndex { !$0.isLetterShape } ?? analysis.scalars.count
      let range = start..<index
      issues.append(
        TextIssue(
          range: range,
          message: message(analysis, start, isReversed: isReversed),
          edits: isReversed ? [] : [(range, letters(of: range, in: analysis))],
          applicability: analysis.markedWord(at: start)?.isBackward == true
            || range.contains { alef(beforeName: $0, analysis.scalars) != nil } ? .unsafe : .safe
        )
      )
    }
    return findings(issues, in: analysis, fix: "write the letters")
  }

  private static func message(_ analysis: ArabicTextAnalysis, _ index: Int, isReversed: Bool) -> String {
    if isReversed {
      return
        "\(analysis.label) contains \(analysis.mention(of: index)): the letters of the text are shapes, and in reverse order, as in copies "
        + "of PDF files; write the text again from its source"
    }
    let letters = letters(of: index..<(index + 1), in: analysis)
    return
      "\(analysis.label) contains \(analysis.mention(of: index)): text is stored as letters, not as shapes; "
      + "write \(letters.quoted())"
  }

  /// The name of Allah with the marks that the ligature shows.
  private static let divineName = "\u{0627}\u{0644}\u{0644}\u{064E}\u{0651}\u{0647}"

  /// The letters that presentation forms stand for; spaces separate a phrase from the words around it.
  private static func letters(of range: Range<Int>, in analysis: ArabicTextAnalysis) -> String {
    let scalars = analysis.scalars
    let hasMarks = scalars.contains(where: \.isVowelMark)
    var letters = String.UnicodeScalarView()
    for index in range {
      let scalar = scalars[index]
      let isName = scalar == ligatureAllah && hasMarks
      guard
        let expansion = isName ? divineName.unicodeScalars : scalar.presentationFormExpansion?.unicodeScalars
      else {
        continue
      }
      if let alef = alef(beforeName: index, scalars), beginsName(alef, scalars) {
        letters.appendEach(of: expansion.dropFirst())
        continue
      }
      if expansion.first == " ", (letters.last ?? scalarBefore(range, scalars))?.joinsWords != true {
        letters.appendEach(of: expansion.dropFirst())
      } else if letters.last == " ", expansion.first == " " {
        letters.appendEach(of: expansion.dropFirst())
      } else {
        letters.appendEach(of: expansion)
      }
    }
    if letters.last == " ", range.upperBound == scalars.count || !scalars[range.upperBound].joinsWords {
      letters.removeLast()
    }
    return String(letters)
  }

  private static let ligatureAllah: Unicode.Scalar = "\u{FDF2}"

  /// The alef, with or without marks, before the name of Allah at an index; nil if there is none. It may be that of the name.
  private static func alef(beforeName index: Int, _ scalars: [Unicode.Scalar]) -> Int? {
    guard scalars[index] == ligatureAllah,
      let before = scalars[..<index].lastIndex(where: { !$0.isCombiningArabicMark }),
      alefs.contains(scalars[before])
    else { return nil }
    return before
  }

  /// Alef and alef wasla, and their shapes.
  private static let alefs: Set<Unicode.Scalar> = [
    "\u{0627}", "\u{0671}", "\u{FB50}", "\u{FB51}", "\u{FE8D}", "\u{FE8E}",
  ]

  /// Whether an alef before the name of Allah begins it, because nothing, a particle of one letter or a teh marbuta precedes it.
  private static func beginsName(_ alef: Int, _ scalars: [Unicode.Scalar]) -> Bool {
    guard let before = scalars[..<alef].lastIndex(where: { !$0.isCombiningArabicMark }) else { return true }
    let letter = scalars[before].presentationFormExpansion?.unicodeScalars.first ?? scalars[before]
    if !letter.joinsWords || letter == "\u{0629}" { return true }
    let isFirst = scalars[..<before].last?.joinsWords != true
    return isFirst && ["\u{0648}", "\u{0641}", "\u{0628}", "\u{062A}"].contains(letter)
  }

  private static func scalarBefore(_ range: Range<Int>, _ scalars: [Unicode.Scalar]) -> Unicode.Scalar? {
    range.lowerBound > 0 ? scalars[range.lowerBound - 1] : nil
  }
}

extension MarkedWord {
  /// Whether the word begins and ends with shapes of letters, and has more than one letter.
  fileprivate var hasShapes: Bool {
    letters.count > 1 && letters.first?.base.isLetterShape == true && letters.last?.base.isLetterShape == true
  }

  /// Whether the first letter has the shape of one that follows another, or the last that of one before another.
  fileprivate var isBackward: Bool {
    guard hasShapes, let first = letters.first?.base, let last = letters.last?.base else { return false }
    return [" FINAL FORM", " MEDIAL FORM"].contains(where: first.codePointAndName.hasSuffix)
      || [" INITIAL FORM", " MEDIAL FORM"].contains(where: last.codePointAndName.hasSuffix)
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a presentation form of letters.
  var isLetterShape: Bool { isPresentationForm && !isHonorificSign }

  /// Whether the scalar would join an adjacent phrase: space and punctuation would not.
  fileprivate var joinsWords: Bool {
    if isArabicLetter || isCombiningArabicMark || isTatweel || isIgnoredInFolds { return true }
    return properties.isAlphabetic || properties.numericType != nil
  }
}
