import ArabicText
import Diagnostics
import UnicodeText

/// A letter has marks that exclude each other.
///
/// ## What it does
/// Reports letters in recited text, and in Arabic titles and names, with two vowels, a vowel and a sukun, a shadda and a sukun, or the same mark twice.
///
/// ## Why it matters
/// Only one of the two can be read, and only a scholar knows which. They overlap on the screen, so an editor may not
/// notice.
///
/// ## Example
/// `بَُ`: U+064E ARABIC FATHA and U+064F ARABIC DAMMA on one letter.
///
/// ## How to fix it
/// Look the word up and keep the correct mark. If the alef of a lam-alef has a vowel and a sukun, as with some fonts and in
/// some PDF files (الأَْرْضِ), write the sukun on the lam of the article: الْأَرْضِ.
enum ClashingMarks: ArabicRule {
  static let id: RuleID = "AR09"
  static let name = "clashing-marks"
  static let severity = Severity.error
  static let screen = Screen.words(or: .unusual) { !$0.scalars.clashes(in: $0.scalars.markRuns).isEmpty }

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    guard analysis.isRecitedOrName else { return [] }
    var (removals, moves, sukuns): ([TextIssue], [TextIssue], [TextIssue]) = ([], [], [])
    for run in analysis.clashes {
      let issue = issue(analysis, run.marks, run.clash)
      if let sukun = sukunOfArticle(analysis, issue, run.marks) {
        sukuns.append(sukun)
      } else if let move = move(analysis, issue) {
        moves.append(move)
      } else {
        removals.append(issue)
      }
    }
    return findings(removals, in: analysis, fix: "remove the repeated marks")
      + findings(moves, in: analysis, fix: "write the mark on the letter before")
      + findings(sukuns, in: analysis, fix: "write the sukun on the lam")
  }

  private static func message(_ analysis: ArabicTextAnalysis, _ clash: MarkClash, bearer: Int) -> String {
    let (earlier, later) = (analysis.scalars[clash.earlier], analysis.scalars[clash.later])
    let letter =
      "\(analysis.scalars[bearer].codePointAndName) in the word \(analysis.quotedWord(around: clash.later))"
    return earlier == later
      ? "\(analysis.label) contains \(earlier.codePointAndName) twice on \(letter): remove the second"
      : "\(analysis.label) contains \(earlier.codePointAndName) and \(later.codePointAndName) on \(letter): "
        + advice(earlier, later)
  }

  private static func advice(_ earlier: Unicode.Scalar, _ later: Unicode.Scalar) -> String {
    let isShadda = earlier.isShadda || later.isShadda
    return if earlier.isVowelMark && later.isVowelMark {
      "a letter has one vowel; keep the correct one"
    } else if isShadda {
      "a letter with shadda has a vowel, never sukun; keep the correct one"
    } else {
      "a letter has a vowel or sukun, never both; keep the correct one"
    }
  }

  /// The marked range starts at the letter. Only a repeated mark has a fix; between different marks an editor must choose.
  private static func issue(_ analysis: ArabicTextAnalysis, _ run: Range<Int>, _ clash: MarkClash)
    -> TextIssue
  {
    let marks = run.map { (offset: $0, element: analysis.scalars[$0]) }
    var kept: [(offset: Int, element: Unicode.Scalar)] = []
    var edits: [ArabicTextAnalysis.Edit] = []
    for mark in marks {
      if kept.contains(where: { $0.element == mark.element }) {
        if edits.count < FixIt.editLimit { edits.append((mark.offset..<(mark.offset + 1), "")) }
      } else {
        kept.append(mark)
      }
    }
    let bearer = max(run.lowerBound - 1, 0)
    return TextIssue(
      range: bearer..<(clash.later + 1),
      message: message(analysis, clash, bearer: bearer),
      edits: MarkClash(in: kept) == nil ? edits : []
    )
  }

  /// The same issue with the edit that writes the sukun of an alef with hamza and a vowel on the lam of the article before it,
  /// which has no mark: الأَْرْضِ is الْأَرْضِ. Nil otherwise. The change is safe if the word is known so.
  private static func sukunOfArticle(_ analysis: ArabicTextAnalysis, _ issue: TextIssue, _ marks: Range<Int>)
    -> TextIssue?
  {
    let sukuns = marks.filter { analysis.scalars[$0].isSukun }
    guard sukuns.count == 1, marks.count == 2, analysis.scalars[marks].contains(where: \.isHaraka),
      let word = analysis.markedWord(at: issue.range.lowerBound),
      let index = word.indexAfterArticleAndProclitics, index < word.letters.count,
      word.letters[index].range.lowerBound == issue.range.lowerBound,
      ["\u{0623}", "\u{0625}"].contains(word.letters[index].base),
      case let lam = word.letters[index - 1], lam.base == "\u{0644}", lam.range.count == 1
    else { return nil }
    let letter = word.letters[index].range
    let rest = letter.filter { $0 != sukuns[0] }.map { analysis.scalars[$0] }
    let sukun = analysis.scalars[sukuns[0]]
    let edit = (
      range: lam.range.lowerBound..<letter.upperBound, replacement: String(scalars: [lam.base, sukun] + rest)
    )
    let isKnown = word.letters.count <= ScreenedWord.longestStem && analysis.isFamiliar(word, with: [edit])
    return TextIssue(
      range: issue.range,
      message: "\(analysis.label) contains \(sukun.codePointAndName) and a vowel on "
        + "\(word.letters[index].base.codePointAndName) in the word \(analysis.quotedWord(around: issue.range.lowerBound)): the "
        + "sukun belongs to the lam; write \(analysis.text(of: word.range, with: [edit]).quoted(limit: 30))",
      edits: [edit],
      applicability: isKnown ? .safe : .unsafe
    )
  }

  /// The same issue with the edit that writes the repeated mark, and perhaps the shadda with it, on the letter before, if that has
  /// no mark, sign or tatweel and the word is known only so: السلََّامُ is السَّلَامُ. Nil otherwise.
  private static func move(_ analysis: ArabicTextAnalysis, _ issue: TextIssue) -> TextIssue? {
    let bearer = issue.range.lowerBound
    guard issue.edits.count == 1, let removal = issue.edits.first, let word = analysis.markedWord(at: bearer),
      word.letters.count <= ScreenedWord.longestStem,
      let index = word.letters.firstIndex(where: { $0.range.lowerBound == bearer }), index > 0,
      case let before = word.letters[index - 1], before.range.count == 1, before.isPlainConsonant,
      !analysis.isFamiliar(word, with: [removal])
    else { return nil }
    let mark = analysis.scalars[removal.range.lowerBound]
    let letter = word.letters[index].range
    let rest = letter.filter { $0 != removal.range.lowerBound }.map { analysis.scalars[$0] }
    let range = before.range.lowerBound..<letter.upperBound
    let written: [[Unicode.Scalar]] = [
      [before.base, mark] + rest,
      [before.base, mark, "\u{0651}"] + rest.filter { !$0.isShadda },
    ]
    return written.lazy.map { scalars -> TextIssue.Edit in (range, String(scalars: scalars)) }
      .first { analysis.isFamiliar(word, with: [$0]) }
      .map { edit in
        TextIssue(
          range: issue.range,
          message: "\(analysis.label) contains \(mark.codePointAndName) twice on "
            + "\(analysis.scalars[bearer].codePointAndName) in the word \(analysis.quotedWord(around: bearer)): one belongs to "
            + "the letter before; write \(analysis.text(of: word.range, with: [edit]).quoted(limit: 30))",
          edits: [edit]
        )
      }
  }
}
