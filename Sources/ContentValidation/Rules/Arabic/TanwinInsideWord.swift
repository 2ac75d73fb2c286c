import ArabicText
import Diagnostics
import UnicodeText

/// Tanwin occurs inside a word.
///
/// ## What it does
/// Reports a tanwin in recited text, and in Arabic titles and names, that is not on the last letter of its word. A silent alef or alef maksura may
/// follow it, and so may the waw of the name `عَمْرٌو`. If a known word follows, the fix writes a space.
///
/// ## Why it matters
/// Tanwin ends a word: two words were joined, or a vowel was doubled by mistake.
///
/// ## Example
/// ```xml
/// <arabic>نُورٌعَلَىٰ نُورٍ</arabic>
/// ```
///
/// ## How to fix it
/// Write a space between the words, or a single vowel if they are one word.
enum TanwinInsideWord: ArabicRule {
  static let id: RuleID = "AR11"
  static let name = "tanwin-inside-word"
  static let severity = Severity.error
  static let explains: [RuleID] = ["TL03", "TL04", "TL05", "TL08", "TL09", "TL11"]
  static let explainsNeighbors = true
  static let screen = Screen.words(or: .unusual) { screened in
    let letters = screened.word.letters
    return letters.indices.dropLast().contains { index in
      letters[index].has(.tanwin)
        && (index + 2 < letters.count
          || !letters[index + 1].isBareAlef && letters[index + 1].base != "\u{0649}")
    }
  }

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    guard analysis.isRecitedOrName else { return [] }
    let issues = analysis.markRuns.filter { wordContinues(after: $0, in: analysis) }.map { marks in
      let range = max(marks.lowerBound - 1, 0)..<marks.upperBound
      return TextIssue(range: range, message: message(analysis, range), edits: edits(analysis, range))
    }
    return findings(issues, in: analysis, fix: "separate the words")
  }

  private static func message(_ analysis: ArabicTextAnalysis, _ range: Range<Int>) -> String {
    let tanwin = analysis.scalars[range].first(where: \.isTanwin)
    let word = analysis.quotedWord(around: range.lowerBound)
    let fact =
      "\(analysis.label) contains \(tanwin?.codePointAndName ?? "") inside the word \(word): tanwin ends a word"
    if let tanwin, let vowel = vowels[tanwin], isOneWord(range, analysis) {
      return "\(fact); write a single vowel, \(vowel.codePointAndName)"
    }
    return "\(fact); did you mean \(separated(analysis, after: range).quoted()), or another vowel?"
  }

  /// Writes a space after the tanwin if what follows is a known word.
  private static func edits(_ analysis: ArabicTextAnalysis, _ range: Range<Int>) -> [TextIssue.Edit] {
    let index = analysis.words.partitioningIndex { $0.range.upperBound > range.lowerBound }
    guard index < analysis.words.count, analysis.words[index].range.count <= longestWord,
      !isOneWord(range, analysis)
    else { return [] }
    let end = end(ofTanwinAt: range, analysis)
    let wordEnd = analysis.words[index].range.upperBound
    guard end + 1 < wordEnd, analysis.isKnown(Array(analysis.scalars[end..<wordEnd])) else { return [] }
    return [(end..<end, " ")]
  }

  /// The number of scalars of words that are separated.
  private static let longestWord = 64

  private static let vowels: [Unicode.Scalar: Unicode.Scalar] = [
    "\u{064B}": "\u{064E}", "\u{064C}": "\u{064F}", "\u{064D}": "\u{0650}",
  ]

  /// Whether the letters of the word are those of a known one.
  private static func isOneWord(_ range: Range<Int>, _ analysis: ArabicTextAnalysis) -> Bool {
    let index = analysis.words.partitioningIndex { $0.range.upperBound > range.lowerBound }
    return index < analysis.words.count
      && analysis.isKnown(Array(analysis.scalars[analysis.words[index].range]))
  }

  private static func wordContinues(after marks: Range<Int>, in analysis: ArabicTextAnalysis) -> Bool {
    let scalars = analysis.scalars
    guard let tanwin = scalars[marks].first(where: \.isTanwin),
      let next = analysis.nextLetters.letter(from: marks.upperBound)
    else { return false }
    guard analysis.nextLetters.letter(from: next + 1) == nil else { return true }
    return !scalars[next].isSilentAlef && !isWawOfAmr(scalars, tanwin, marks, waw: next)
  }

  private static func isWawOfAmr(
    _ scalars: [Unicode.Scalar],
    _ tanwin: Unicode.Scalar,
    _ marks: Range<Int>,
    waw: Int
  ) -> Bool {
    let letters = scalars[max(0, marks.lowerBound - 6)..<marks.lowerBound].filter(\.isArabicLetter)
    return tanwin != "\u{064B}" && scalars[waw] == "\u{0648}"
      && letters.suffix(3).elementsEqual(["\u{0639}", "\u{0645}", "\u{0631}"])
  }

  /// The index after a tanwin, and after its silent alef.
  private static func end(ofTanwinAt range: Range<Int>, _ analysis: ArabicTextAnalysis) -> Int {
    let end = range.upperBound
    guard analysis.scalars[range].contains("\u{064B}"), end < analysis.scalars.count,
      analysis.scalars[end].isSilentAlef
    else { return end }
    return analysis.scalars.endOfMarks(from: end + 1)
  }

  /// The joined words with a space between them, shortened for a message.
  private static func separated(_ analysis: ArabicTextAnalysis, after range: Range<Int>) -> String {
    let word = analysis.word(around: range.lowerBound)
    let end = end(ofTanwinAt: range, analysis)
    let shown = max(word.lowerBound, range.lowerBound - 20)..<min(word.upperBound, end + 20)
    return analysis.text(of: shown.lowerBound..<end) + " " + analysis.text(of: end..<shown.upperBound)
  }
}

extension Unicode.Scalar {
  /// An alef or alef maksura, which may follow tanwin.
  fileprivate var isSilentAlef: Bool {
    [0x0627, 0x0649, 0x06CC, 0xFE8D, 0xFE8E, 0xFEEF, 0xFEF0].contains(value)
  }
}
