import ArabicText
import Diagnostics
import QuranText
import UnicodeText

/// Two words are written as one.
///
/// ## What it does
/// Looks for a teh marbuta (U+0629) or an alef maksura (U+0649) within a word; an alef maksura that bears a dagger alef
/// or a hamza may stand there. Then for words that the Quran does not have, which are two words that stand side by side in
/// the Quran or elsewhere in the library, one of them of at least four letters or both of three. Pronouns and ما, which are
/// joined to the word before, are not such a second word. The Quran is left alone.
///
/// ## Why it matters
/// The word is read in one breath with a wrong ending, and no search for either of the two finds it.
///
/// ## Example
/// ```xml
/// <arabic>مَا شَاءَاللهُ</arabic>
/// ```
///
/// ## How to fix it
/// Write the space: مَا شَاءَ اللهُ.
enum JoinedWords: Rule {
  static let id: RuleID = "AR12"
  static let name = "joined-words"
  static let severity = Severity.error

  static func check(_ draft: IndexedDraft) -> [Finding] {
    var pairs = WordPairs(draft)
    return draft.texts.flatMap { text -> [Finding] in
      guard text.role.isArabic else { return [] }
      let scalars = Array(text.text.value.unicodeScalars)
      let splits = MarkedWord.words(of: scalars).compactMap { word -> Split? in
        endInside(word).map { Split(word: word, place: $0, letter: $0 - 1) }
          ?? (text.role == .arabic
            ? pairs.split(of: word, scalars).map { Split(word: word, place: $0, letter: nil) } : nil)
      }
      // What is known of the Quran is looked up only where something was found.
      guard !splits.isEmpty, let analysis = ArabicTextAnalysis(text, in: draft) else { return [] }
      let breaches = splits.filter { !analysis.isInQuran($0.word.range) && !isTorn($0, analysis) }.map {
        breach(analysis, $0)
      }
      return findings(breaches, in: analysis, fix: "separate the words")
    }
  }

  private struct Split {
    let word: MarkedWord
    /// The letter that begins the second word.
    let place: Int
    /// The letter that can only end a word, where that gave the two away.
    let letter: Int?
  }

  /// The letter after one that only ends words.
  private static func endInside(_ word: MarkedWord) -> Int? {
    word.letters.indices.dropLast().first { place in
      let letter = word.letters[place]
      switch letter.base {
      case "\u{0629}", "\u{06C3}": return true
      case "\u{0649}": return !letter.has([.daggerAlef, .hamzaAbove, .hamzaBelow])
      default: return false
      }
    }
    .map { $0 + 1 }
  }

  /// Whether the words are parted by an invisible character, for which the rule about spacing has a space.
  private static func isTorn(_ split: Split, _ analysis: ArabicTextAnalysis) -> Bool {
    let boundary = split.word.letters[split.place].range.lowerBound
    return analysis.scalars[boundary - 1].isIgnoredInFolds
  }

  private static func breach(_ analysis: ArabicTextAnalysis, _ split: Split) -> Breach {
    let letters = split.word.letters
    let boundary = letters[split.place].range.lowerBound
    let (first, second) = (split.word.range.lowerBound..<boundary, boundary..<split.word.range.upperBound)
    let parts = "\(analysis.quoted(first)) and \(analysis.quoted(second))"
    guard let letter = split.letter else {
      return Breach(
        range: split.word.range,
        message:
          "\(analysis.quoted(split.word.range)) in \(analysis.label) is two words, \(parts): write a space between them",
        edits: [(boundary..<boundary, " ")]
      )
    }
    let isWord = letters.count - split.place > 2
    let name = letters[letter].base.codePointAndName
    let letterMeant =
      letters[letter].base == "\u{0649}" ? "U+064A ARABIC LETTER YEH" : "U+062A ARABIC LETTER TEH"
    let advice = isWord ? "are these two words, \(parts)?" : "write \(letterMeant), if that is meant"
    return Breach(
      range: split.word.range,
      message:
        "\(analysis.quoted(split.word.range)) in \(analysis.label) has \(name) within it, which ends a word: \(advice)",
      edits: isWord ? [(boundary..<boundary, " ")] : []
    )
  }
}
