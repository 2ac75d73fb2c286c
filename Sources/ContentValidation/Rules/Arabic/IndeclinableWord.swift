import ArabicText
import Diagnostics
import UnicodeText

/// A word whose last vowel never changes has another one.
///
/// ## What it does
/// Looks for pronouns and particles of one form, with or without a conjunction, that end with another vowel: أَنْتَ, هُوَ, نَحْنُ,
/// حَيْثُ, ثُمَّ, كَيْفَ, اللَّهُمَّ and the like. سُبْحَانَ is one of them, also before a pronoun (سُبْحَانُكَ). أَنْتَ may have kasra if a woman is
/// addressed. Text compared with the Quran is exempt.
///
/// ## Why it matters
/// No case or mood changes these words, so the vowel is a typing mistake wherever it is. At the end of a phrase it is not
/// spoken, so a transliteration does not show it.
///
/// ## Example
/// ```xml
/// <arabic>لَا إِلَٰهَ إِلَّا أَنْتُ</arabic>
/// ```
///
/// ## How to fix it
/// Write the vowel that the message names: أَنْتَ.
enum IndeclinableWord: ArabicRule {
  static let id: RuleID = "AR30"
  static let name = "indeclinable-word"
  static let severity = Severity.error
  static let explains: [RuleID] = ["AR23", "AR28", "AR46", "TL09", "TL11"]
  static let screen = Screen.words { wrongEnd(of: $0.word) != nil }

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    guard analysis.kind == .recited else { return [] }
    let issues = analysis.words.compactMap { word -> TextIssue? in
      guard let (end, wanted) = Self.wrongEnd(of: word), !analysis.isComparedWithQuran(word.range),
        !analysis.isUnclear(word),
        let mark = end.range.dropFirst().first(where: { analysis.scalars[$0].isHaraka })
      else { return nil }
      let edits: [TextIssue.Edit] = [(mark..<mark + 1, String(wanted))]
      let (written, always) = (analysis.scalars[mark].codePointAndName, wanted.codePointAndName)
      let description =
        end.range == word.letters.last?.range
        ? "ends with \(written): this word always ends with \(always)"
        : "has \(written) before its pronoun: this word always has \(always) there"
      return TextIssue(
        range: word.range,
        message:
          "\(analysis.quoted(word.range)) in \(analysis.label) \(description); write "
          + analysis.text(of: word.range, with: edits).quoted(limit: 30),
        edits: edits
      )
    }
    return findings(issues, in: analysis, fix: "write the vowel of the word")
  }

  /// The last letter before any pronoun, and the vowel that it must have; nil if it has it, or is of another word.
  private static func wrongEnd(of word: MarkedWord) -> (letter: MarkedLetter, vowel: Unicode.Scalar)? {
    guard (2...longest).contains(word.letters.count) else { return nil }
    if let end = wrongEnd(of: word.letters[...]) { return end }
    guard word.letters[0].has(.fatha), word.letters[0].isProclitic(.conjunctions) else { return nil }
    return wrongEnd(of: word.letters.dropFirst())
  }

  private static func wrongEnd(
    of letters: ArraySlice<MarkedLetter>
  ) -> (letter: MarkedLetter, vowel: Unicode.Scalar)? {
    guard let first = letters.first, let words = wordsByFirstLetter[first.base] else { return nil }
    for known in words {
      let stem = known.takesPronoun ? letters.withoutPronoun(after: known.letters.count) : letters
      guard let last = stem.last, last.has(.harakat), !last.has(known.vowels), known.matches(stem) else {
        continue
      }
      return (last, known.vowel)
    }
    return nil
  }

  private static let longest = 7

  private struct Word {
    let letters: [MarkedLetter]
    /// The vowels that it may end with.
    let vowels: ArabicMarks
    let vowel: Unicode.Scalar
    /// Whether ك or ه may follow.
    let takesPronoun: Bool

    init(_ word: String, or other: ArabicMarks = [], takesPronoun: Bool = false) {
      let scalars = Array(word.unicodeScalars)
      letters = MarkedWord.words(of: scalars).first?.letters ?? []
      vowel = scalars.last { $0.isHaraka } ?? "\u{064E}"
      vowels = (letters.last?.marks.intersection(.harakat) ?? []).union(other)
      self.takesPronoun = takesPronoun
    }

    /// Whether a word has these letters and vowels up to its last vowel. Sukun is not compared.
    func matches(_ word: ArraySlice<MarkedLetter>) -> Bool {
      guard word.count == letters.count else { return false }
      return zip(word.dropLast(), letters).allSatisfy {
        $0.base == $1.base && $0.marks.intersection(.spoken) == $1.marks.intersection(.spoken)
      }
        && word.last?.base == letters.last?.base && word.last?.has(.shadda) == letters.last?.has(.shadda)
    }
  }

  private static let wordsByFirstLetter = Dictionary(grouping: words) { $0.letters.first?.base ?? " " }
  private static let words =
    [Word("أَنْتَ", or: .kasra), Word("سُبْحَانَ", takesPronoun: true)]
    + ["هُوَ", "هِيَ", "نَحْنُ", "حَيْثُ", "ثُمَّ", "كَيْفَ", "أَيْنَ", "سَوْفَ", "الَّذِينَ", "اللَّهُمَّ", "لَعَلَّ", "كَأَنَّ"].map { Word($0) }
}

extension ArabicMarks {
  fileprivate static let spoken: Self = [.harakat, .tanwin, .shadda]
}

extension ArraySlice<MarkedLetter> {
  /// Without the pronoun of one letter that follows a number of letters, if one does.
  fileprivate func withoutPronoun(after count: Int) -> Self {
    guard self.count == count + 1, let last, ["\u{0643}", "\u{0647}"].contains(last.base) else { return self }
    return dropLast()
  }
}
