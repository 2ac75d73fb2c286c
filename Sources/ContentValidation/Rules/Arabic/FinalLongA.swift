import ArabicText
import Diagnostics
import UnicodeText

/// A long a at the end of a word is written with the wrong letter.
///
/// ## What it does
/// Looks for U+0627 ARABIC LETTER ALEF after a fatha at the end of a word that the Quran or hadiths have only with U+0649
/// ARABIC LETTER ALEF MAKSURA (الْهُدَا).
///
/// Also looks for عَلَا before a word in the genitive, and for the alef maksura in the past tense of verbs whose last letter is a
/// waw (دَعَى). Text from the Quran is exempt, even a quotation of three words.
///
/// ## Why it matters
/// Both letters are spoken alike, so a transliteration does not show it. A search for the word does not find it.
///
/// ## Example
/// ```xml
/// <arabic>اللَّهُمَّ إِنِّي أَسْأَلُكَ الْهُدَا</arabic>
/// ```
///
/// ## How to fix it
/// Write the letter that the message names: الْهُدَى.
enum FinalLongA: ArabicRule {
  static let id: RuleID = "AR40"
  static let name = "final-long-a"
  static let severity = Severity.warning
  static let explains: [RuleID] = ["AR27"]
  static let screen = Screen.words { screened in
    screened.word.mayHaveAlefForMaksura
      && (screened.word.isAla || !screened.known.isFamiliar(screened.word, screened.scalars, library: false))
      || screened.word.hasMaksuraForAlef
  }

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    guard analysis.kind == .recited else { return [] }
    let issues = analysis.words.indices.compactMap { index -> TextIssue? in
      let word = analysis.words[index]
      guard let last = word.letters.last, let (letter, reason) = correction(index, analysis),
        !analysis.isInQuran(word.range), !analysis.isComparedWithQuran(word.range),
        !analysis.isInShortQuotation(word.range), !analysis.isReportedElsewhere(word.range),
        !analysis.isUnclear(word)
      else { return nil }
      let edit = (range: last.baseRange, replacement: String(letter))
      return TextIssue(
        range: word.range,
        message:
          "\(analysis.quoted(word.range)) in \(analysis.label) ends with \(last.base.codePointAndName)\(reason): write "
          + "\(letter.codePointAndName), \(analysis.text(of: word.range, with: [edit]).quoted(limit: 30))",
        edits: [edit],
        applicability: .unsafe
      )
    }
    return findings(issues, in: analysis, fix: "write the letter of the word")
  }

  /// The letter that a word ends with, and why; nil if it has the right one.
  private static func correction(
    _ index: Int,
    _ analysis: ArabicTextAnalysis
  ) -> (letter: Unicode.Scalar, reason: String)? {
    let word = analysis.words[index]
    if word.hasMaksuraForAlef { return ("\u{0627}", ", but its last letter is a waw in the present tense") }
    guard word.mayHaveAlefForMaksura else { return nil }
    if word.isAla {
      guard analysis.isBesideLast(index + 1), let ending = analysis.words[index + 1].letters.last,
        ending.has([.kasra, .kasratan]), !analysis.words[index + 1].beginsWithPreposition
      else { return nil }
      return ("\u{0649}", " before a word in the genitive")
    }
    return isKnownOnlyWithMaksura(word, analysis) ? ("\u{0649}", " and is known only with U+0649") : nil
  }

  private static func isKnownOnlyWithMaksura(_ word: MarkedWord, _ analysis: ArabicTextAnalysis) -> Bool {
    let bases = word.letters.map(\.base)
    if word.possibleStarts.contains(where: { eitherWay.contains(Array(bases[$0...])) }) {
      return false
    }
    let stem = Array(analysis.scalars[word.range].dropLast())
    // Other duas do not count: they may repeat the mistake.
    func isFamiliar(_ scalars: [Unicode.Scalar]) -> Bool {
      MarkedWord.words(of: scalars).first.map {
        !$0.hasMaksuraForAlef && analysis.knownStems.isFamiliar($0, scalars, library: false)
      } ?? false
    }
    // Of an alef whose tanwin was forgotten, the noun is known: ذِكْرًا.
    return !isFamiliar(stem + ["\u{0627}"]) && isFamiliar(stem + ["\u{0649}"])
      && !isFamiliar(stem.dropLast() + ["\u{064B}", "\u{0627}"])
  }
}

extension FinalLongA {
  /// Words that are written with either letter, and a dual.
  private static let eitherWay = Set(
    words: "عصا ربا سنا قفا صفا ذرا رضا رحا زنا حثا سبا سجا ضحا دجا زكا ابنا علا"
  )
}

extension MarkedWord {
  /// Whether the word ends with a fatha and an alef without a mark.
  fileprivate var mayHaveAlefForMaksura: Bool {
    guard letters.count > 2, let last = letters.last, last.isBareAlef, last.marks.isEmpty else {
      return false
    }
    let before = letters[letters.count - 2]
    // After a yeh an alef is right (يَحْيَا), and so is that of a dual (مِائَتَا).
    return before.has(.fatha) && before.base != "\u{064A}"
      && (before.base != "\u{062A}" || before.has(.shadda))
      && before.range.count == (before.has(.shadda) ? 3 : 2)
  }

  /// Whether the first letter is a preposition, before which there is no other.
  fileprivate var beginsWithPreposition: Bool {
    guard let first = letters.first, first.isProclitic(.prepositions) else { return false }
    return first.has(.kasra) || first.base == "\u{0643}" && first.has(.fatha)
  }

  /// Whether the word is عَلَا, also after a conjunction.
  fileprivate var isAla: Bool {
    let start = letters.count == 4 && letters[0].isProclitic(.conjunctions) ? 1 : 0
    return letters[start...].spell("علا")
  }

  /// Whether the word is a verb in the past tense whose last letter is a waw, with an alef maksura.
  fileprivate var hasMaksuraForAlef: Bool {
    let start = letters.count == 4 && letters[0].isProclitic(.conjunctions) ? 1 : 0
    guard letters.count == start + 3, let last = letters.last, last.base == "\u{0649}", last.marks.isEmpty,
      letters[start].marks == .fatha, letters[start + 1].marks == .fatha
    else { return false }
    return Self.verbsWithWaw.contains([letters[start].base, letters[start + 1].base])
  }

  private static let verbsWithWaw = Set(words: "دع عف نج رج تل دن بد غز سه كس")
}
