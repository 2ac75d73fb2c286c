import ArabicText
import Diagnostics
import QuranText
import UnicodeText

/// Two words are written as one.
///
/// ## What it does
/// Looks for teh marbuta (U+0629) and alef maksura (U+0649) inside a word, except an alef maksura with a dagger alef or a
/// hamza.
///
/// Looks for words that are not in the Quran, but consist of two words that occur side by side in the Quran or elsewhere in the
/// library. One of the two must have at least four letters, or both three. A suffixed pronoun or ما is not such a second word.
/// Two words of at least three letters need not occur side by side if the Quran or a hadith has both with these vowels, and neither
/// has the whole.
///
/// Looks also for:
///
/// - إِنْشَاءَ before the name of Allah or رب (إِنْ شَاءَ اللَّهُ);
/// - لَا joined to a noun or verb;
/// - the vocative يَا joined to another word;
/// - an article, or an alef with a hamza below it, after other letters than particles.
///
/// Text from the Quran is exempt.
///
/// ## Why it matters
/// The word is read with a wrong ending, and a search for either of the two does not find it.
///
/// ## Example
/// ```xml
/// <arabic>مَا شَاءَاللهُ</arabic>
/// ```
///
/// ## How to fix it
/// Write a space: مَا شَاءَ اللهُ.
enum JoinedWords: Rule {
  static let id: RuleID = "AR12"
  static let name = "joined-words"
  static let severity = Severity.error
  static let needsWordTables = true
  static let explains: [RuleID] = [
    "AR11", "AR22", "AR24", "TK02", "TK03", "TL03", "TL04", "TL05", "TL08", "TL09", "TL11", "TL14",
  ]

  static func check(_ draft: IndexedDraft) -> [Finding] {
    var pairs = WordPairs(draft)
    func split(of word: MarkedWord, _ scalars: [Unicode.Scalar], isRecited: Bool) -> Split? {
      // `presentation-form` writes the letters first: it is not known where words of shapes end.
      guard !word.letters.contains(where: { $0.base.isLetterShape }) else { return nil }
      if let end = endInside(word) { return Split(word: word, index: end, letter: end - 1) }
      guard isRecited else { return nil }
      let start =
        pairs.split(of: word, scalars) ?? JoinedParticles.split(of: word, scalars, draft.quran.vocabulary)
        ?? pairs.splitOfKnownWords(word, scalars)
      return start.map { Split(word: word, index: $0, letter: nil) }
    }
    let isSplit = draft.recited.spellings.map { split(of: $0.word, $0.scalars, isRecited: true) != nil }
    return draft.texts.indices.flatMap { index -> [Finding] in
      let text = draft.texts[index]
      guard text.role.isArabic else { return [] }
      if let words = draft.recitedTexts[index]?.words,
        !draft.recited.words[words].contains(where: { isSplit[Int($0.spelling)] })
      {
        return []
      }
      let scalars = Array(text.text.value.unicodeScalars)
      let words = MarkedWord.words(of: scalars)
      let splits = words.indices.compactMap { index -> Split? in
        let isNoun =
          JoinedParticles.startOfVerb(afterCondition: words[index]) != nil
          && !words.dropFirst(index + 1).prefix(1).contains(where: \.isSubjectAllah)
        return isNoun ? nil : split(of: words[index], scalars, isRecited: text.role == .arabic)
      }
      // The Quran is looked up only if there is something to report.
      guard !splits.isEmpty, let analysis = ArabicTextAnalysis(text, in: draft) else { return [] }
      let issues =
        splits
        .filter { !isQuran($0, analysis) && !isSplitByInvisible($0, analysis) }
        .map { issue(analysis, $0) }
      let isLetter = { (issue: TextIssue) in issue.edits.first?.range.isEmpty == false }
      return findings(issues.filter { !isLetter($0) }, in: analysis, fix: "separate the words")
        + findings(issues.filter(isLetter), in: analysis, fix: "write the letter that occurs inside a word")
    }
  }

  private struct Split {
    let word: MarkedWord
    /// The index of the first letter of the second word.
    let index: Int
    /// The index of the letter that only ends words, if one revealed the split.
    let letter: Int?
  }

  /// Whether a word is left to the rules about quotations. A letter that only ends words may be the only mistake in one that
  /// nothing marks.
  private static func isQuran(_ split: Split, _ analysis: ArabicTextAnalysis) -> Bool {
    analysis.isInQuran(split.word.range)
      && (split.letter == nil || !analysis.isMisspelledInQuran(split.word.range))
  }

  /// The index after a letter that only ends words.
  private static func endInside(_ word: MarkedWord) -> Int? {
    word.letters.indices.dropLast().first { index in
      let letter = word.letters[index]
      switch letter.base {
      case "\u{0629}", "\u{06C3}": return true
      case "\u{0649}": return !letter.has([.daggerAlef, .hamzaAbove, .hamzaBelow])
      default: return false
      }
    }
    .map { $0 + 1 }
  }

  /// Whether an invisible character separates the words; `stray-spacing` suggests a space there.
  private static func isSplitByInvisible(_ split: Split, _ analysis: ArabicTextAnalysis) -> Bool {
    let boundary = split.word.letters[split.index].range.lowerBound
    return analysis.scalars[boundary - 1].isIgnoredInFolds
  }

  /// The pronouns that are attached to a word, before which teh marbuta is written as teh, and alef maksura as alef or yeh.
  private static let pronouns = AttachedPronoun.all.union([["\u{064A}"]])

  private static func issue(_ analysis: ArabicTextAnalysis, _ split: Split) -> TextIssue {
    let letters = split.word.letters
    let boundary = letters[split.index].range.lowerBound
    let (first, second) = (split.word.range.lowerBound..<boundary, boundary..<split.word.range.upperBound)
    let parts = "\(analysis.quoted(first)) and \(analysis.quoted(second))"
    guard let letter = split.letter else {
      return TextIssue(
        range: split.word.range,
        message:
          "\(analysis.quoted(split.word.range)) in \(analysis.label) is two words, \(parts): write a space between them",
        edits: [(boundary..<boundary, " ")]
      )
    }
    let tail = letters[split.index...].map(\.base)
    let base = letters[letter].baseRange
    let isKnownWithYeh =
      letters[letter].base == "\u{0649}"
      && analysis.knownStems.hasWord(
        ofLetters: letters.indices.map { $0 == letter ? "\u{064A}" : letters[$0].base }
      )
    let isWord =
      !isKnownWithYeh
      && (tail.count > 2 && !pronouns.contains(tail)
        || tail.count == 2 && !pronouns.contains(tail) && analysis.isKnown(Array(analysis.scalars[second])))
    let name = letters[letter].base.codePointAndName
    let letterMeant: Unicode.Scalar = letters[letter].base == "\u{0649}" ? "\u{064A}" : "\u{062A}"
    let advice =
      isWord ? "are these two words, \(parts)?" : "write \(letterMeant.codePointAndName) if that is meant"
    // With a vowel or a sukun an alef maksura can only be a yeh: شَىْءٌ.
    let isYeh =
      isKnownWithYeh
      || letters[letter].base == "\u{0649}" && letters[letter].has([.harakat, .shadda, .sukun])
    return TextIssue(
      range: split.word.range,
      message:
        "\(analysis.quoted(split.word.range)) in \(analysis.label) has \(name) inside it, which occurs only at the end of a word: \(advice)",
      edits: isWord
        ? [(boundary..<boundary, " ")]
        : isYeh || pronouns.contains(tail) ? [(base, String(letterMeant))] : []
    )
  }
}

extension MarkedWord {
  /// Whether the word is the name of Allah, or رب with a pronoun, and may be in the nominative.
  fileprivate var isSubjectAllah: Bool {
    let bases = letters.basesWithoutWasla
    if bases.elementsEqual("الله".unicodeScalars) { return letters.last?.has([.fatha, .kasra]) == false }
    guard bases.starts(with: "رب".unicodeScalars), letters[0].has(.fatha), letters[1].has(.shadda) else {
      return false
    }
    return !letters[1].has([.fatha, .kasra])
      || bases.elementsEqual("ربي".unicodeScalars) && !letters[1].has(.fatha)
  }
}
