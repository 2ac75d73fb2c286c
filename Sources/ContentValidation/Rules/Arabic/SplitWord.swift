import ArabicText
import Diagnostics
import UnicodeText

/// A word is split by a space.
///
/// ## What it does
/// Looks for two adjacent words of a recited text that are one word without the space between them, in the Quran, in hadiths
/// or in the other duas. They are reported only if one of the two is not a known word by itself.
///
/// Also looks for a space between an article, or an article and an alef with hamza, and the rest of the word. `stray-spacing`
/// reports a space after a particle.
///
/// ## Why it matters
/// The reader stops in the middle of a word.
///
/// ## Example
/// ```xml
/// <arabic>اللَّهُمَّ إِنِّي أَسْأَلُكَ الْعَافِ يَةَ</arabic>
/// ```
///
/// ## How to fix it
/// Remove the space: الْعَافِيَةَ.
enum SplitWord: ArabicRule {
  static let id: RuleID = "AR26"
  static let name = "split-word"
  static let severity = Severity.warning
  static let explains: [RuleID] = ["AR23", "AR24", "AR27", "AR28", "AR29", "AR33", "AR47"]
  static let screen = Screen.words { screened in
    screened.word.letters.count == 1 || screened.word.isArticle || !screened.hasKnownStem
  }

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    guard analysis.kind == .recited else { return [] }
    let issues = firstWords(analysis).compactMap { index -> TextIssue? in
      let (first, second) = (analysis.words[index], analysis.words[index + 1])
      let gap = first.range.upperBound..<second.range.lowerBound
      let range = first.range.lowerBound..<second.range.upperBound
      guard analysis.isSplit(at: index), !analysis.isComparedWithQuran(range), !analysis.isProtected(range),
        !analysis.isReportedElsewhere(range)
      else { return nil }
      let word = Array(analysis.scalars[first.range] + analysis.scalars[second.range])
      let written = String(scalars: word).quoted(limit: 30)
      return TextIssue(
        range: range,
        message: "\(analysis.quoted(range)) in \(analysis.label) is one word, \(written): remove the space",
        edits: [(gap, "")],
        applicability: .unsafe
      )
    }
    return findings(issues, in: analysis, fix: "remove the space")
  }

  /// The indices of the words that may be the beginning of one that is split: either of the two may be the fragment.
  private static func firstWords(_ analysis: ArabicTextAnalysis) -> [Int] {
    let firsts = analysis.words.indices.dropLast()
    var indices: [Int] = []
    for index in analysis.suspects(of: Self.self) {
      for first in [index - 1, index] where firsts.contains(first) && indices.last != first {
        indices.append(first)
      }
    }
    return indices
  }
}

extension ArabicTextAnalysis {
  /// Whether a word and the next are one known word that a space splits, so that one of the two is not a word by itself.
  func isSplit(at index: Int) -> Bool {
    guard words.indices.contains(index), index + 1 < words.count else { return false }
    let (first, second) = (words[index], words[index + 1])
    let gap = first.range.upperBound..<second.range.lowerBound
    guard gap.count == 1, scalars[gap.lowerBound] == " ",
      first.letters.count + second.letters.count <= ScreenedWord.longestStem
    else { return false }
    if first.isArticle { return true }
    let known = knownStems
    guard !isDetachedParticle(first),
      known.hasWord(ofLetters: MarkedWord.bases(of: first, second))
    else { return false }
    // In لَهُ وَ ارْحَمْهُ the letter is a conjunction, although لَهُوَ is a word too.
    if second.letters[0].isProclitic(.conjunctions), isDetachedParticle(second),
      known.hasWord(vocalized: Array(scalars[first.range]))
    {
      return false
    }
    return known.hasWord(vocalized: Array(scalars[first.range] + scalars[second.range]))
      && (isFragment(first, known) || isFragment(second, known))
  }

  /// Whether the letters are not those of a word.
  private func isFragment(_ word: MarkedWord, _ known: KnownStems) -> Bool {
    word.letters.count == 1 || !known.containsStem(of: word)
  }
}

extension MarkedWord {
  /// The letters of two words without their marks.
  fileprivate static func bases(of first: MarkedWord, _ second: MarkedWord) -> [Unicode.Scalar] {
    var bases: [Unicode.Scalar] = []
    bases.reserveCapacity(first.letters.count + second.letters.count)
    for letter in first.letters { bases.append(letter.base) }
    for letter in second.letters { bases.append(letter.base) }
    return bases
  }

  /// Whether this is an article, or an article and the hamza with which its word begins: ال, الْأ, الآ.
  fileprivate var isArticle: Bool {
    guard letters.count == 2 || letters.count == 3, letters[0].isBareAlef, letters[1].base == "\u{0644}",
      !letters[1].has([.harakat, .tanwin, .shadda])
    else { return false }
    return letters.count == 2 || ["\u{0622}", "\u{0623}", "\u{0625}"].contains(letters[2].base)
  }
}
