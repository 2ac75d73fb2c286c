import ArabicText
import Diagnostics
import UnicodeText

/// Arabic text contains tatweel.
///
/// ## What it does
/// Reports U+0640 ARABIC TATWEEL in recited text and Arabic prose. In a quotation from the Quran, a tatweel with a
/// dagger alef, a hamza or a small letter is part of the spelling. In prose, `هـ` is the abbreviation for Hijri years.
///
/// ## Why it matters
/// Tatweel only stretches a word on the screen. To a search, the stretched word is another word.
///
/// ## Example
/// ```xml
/// <arabic>اللَّهُـمَّ</arabic>
/// ```
///
/// ## How to fix it
/// Delete it. Marks on it belong to the preceding letter; a hamza on it needs its own letter or seat.
///
/// The change is only a suggestion at the beginning or end of a word, in a word that is not known, and in one that is known
/// only with a letter there: the tatweel may have been typed for a letter.
enum Tatweel: ArabicRule {
  static let id: RuleID = "AR02"
  static let name = "tatweel"
  static let severity = Severity.error
  static let screen = Screen.traits(.unusual)

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    guard analysis.kind != .quoting else { return [] }
    return findings(issues(in: analysis), in: analysis, fix: "delete tatweel")
  }

  private static func advice(_ marks: [Unicode.Scalar]) -> String {
    return if marks.contains(where: \.isHamzaMark) {
      "it only stretches the word; write the hamza on it as U+0621 ARABIC LETTER HAMZA or on its seat"
    } else if marks.isEmpty {
      "it only stretches the word; delete it"
    } else {
      "it only stretches the word; delete it, its marks belong to the preceding letter"
    }
  }

  private static func issues(in analysis: ArabicTextAnalysis) -> [TextIssue] {
    var issues: [TextIssue] = []
    var end = 0
    // The word that was looked at last, which may have many.
    var word: (range: Range<Int>, isDoubtful: Bool)?
    while let start = analysis.scalars[end...].firstIndex(where: \.isTatweel) {
      let stretch = Stretch(analysis, from: start)
      end = stretch.range.upperBound
      if analysis.kind == .prose, isHijri(analysis, stretch.range) { continue }
      if analysis.isProtected(stretch.range), stretch.marks.contains(where: isWrittenOnTatweel) { continue }
      if let found = analysis.markedWord(at: start), found.range != word?.range {
        let isDoubtful = analysis.isDoubtful(found, with: []) || mayBeLetter(stretch, of: found, analysis)
        word = (found.range, isDoubtful)
      }
      let isDoubtful = !stretch.isBetweenLetters || word?.isDoubtful == true
      issues.append(
        TextIssue(
          range: stretch.tatweels.first ?? stretch.range,
          message: "\(analysis.label) contains \(analysis.mention(of: start)): \(advice(stretch.marks))"
            + (isDoubtful && stretch.isInWord ? ", unless it was typed for a letter" : ""),
          edits: stretch.canBeDeleted ? stretch.tatweels.map { ($0, "") } : [],
          applicability: isDoubtful ? .unsafe : .safe
        )
      )
    }
    return issues
  }

  /// Whether a word is known with a letter for its first tatweel, but not without one: دُعَـءُ.
  private static func mayBeLetter(_ stretch: Stretch, of word: MarkedWord, _ analysis: ArabicTextAnalysis)
    -> Bool
  {
    guard let first = stretch.tatweels.first, word.range.count <= longestWord else { return false }
    let others = word.range.filter { $0 >= first.upperBound && analysis.scalars[$0].isTatweel }
    let deletions = others.map { index -> TextIssue.Edit in (index..<index + 1, "") }
    func isKnown(writing letter: String) -> Bool {
      let edit: TextIssue.Edit = (first, letter)
      return analysis.isFamiliar(word, with: [edit] + deletions)
    }
    return !isKnown(writing: "") && letters.contains(where: isKnown)
  }

  /// The number of letters, marks and tatweels of words that are looked up.
  private static let longestWord = 64
  private static let letters = "ابتثجحخدذرزسشصضطظعغفقكلمنهويىءئؤ".unicodeScalars.map(String.init)

  /// Whether the spelling of the Quran writes the mark on a tatweel.
  private static func isWrittenOnTatweel(_ mark: Unicode.Scalar) -> Bool {
    mark.isDaggerAlef || mark.isHamzaMark || mark.isSmallBearer
  }

  /// `هـ` by itself.
  private static func isHijri(_ analysis: ArabicTextAnalysis, _ tatweel: Range<Int>) -> Bool {
    let scalars = analysis.scalars
    let heh = tatweel.lowerBound - 1
    return tatweel.count == 1 && heh >= 0 && scalars[heh] == "\u{0647}"
      && (heh == 0 || !scalars[heh - 1].isArabicLetter && !scalars[heh - 1].isArabicMark)
      && analysis.nextLetters.letter(from: tatweel.upperBound) == nil
  }
}

/// Tatweel and the marks on it.
private struct Stretch {
  let range: Range<Int>
  /// Each run of tatweel.
  let tatweels: [Range<Int>]
  let marks: [Unicode.Scalar]
  private let marksBefore: ArraySlice<Unicode.Scalar>
  private let followsLetter: Bool
  private let precedesLetter: Bool

  /// - Parameter start: The first tatweel.
  init(_ analysis: ArabicTextAnalysis, from start: Int) {
    let scalars = analysis.scalars
    var tatweels: [Range<Int>] = []
    var end = start
    while end < scalars.count, scalars[end].isTatweel {
      let marks = scalars[end...].firstIndex { !$0.isTatweel } ?? scalars.count
      tatweels.append(end..<marks)
      end = scalars.endOfMarks(from: marks)
    }
    self.tatweels = tatweels
    range = start..<end
    marks = scalars[range].filter { !$0.isTatweel }
    let letterEnd = scalars.startOfMarks(before: start)
    marksBefore = scalars[letterEnd..<start]
    followsLetter = letterEnd > 0 && scalars[letterEnd - 1].isArabicLetter
    precedesLetter = analysis.nextLetters.letter(from: end) != nil
  }

  /// Whether it is next to a letter; alone, it is used as a dash.
  var isInWord: Bool { followsLetter || precedesLetter }
  var isBetweenLetters: Bool { followsLetter && precedesLetter }

  /// Whether its marks can move to the preceding letter; a hamza cannot, because it is a letter itself.
  var canBeDeleted: Bool {
    marks.isEmpty
      || (followsLetter && !marks.contains(where: \.isHamzaMark)
        && MarkClash(in: Array((marksBefore + marks).enumerated())) == nil)
  }
}
