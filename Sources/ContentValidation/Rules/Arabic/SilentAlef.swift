import ArabicText
import Diagnostics
import UnicodeText

/// The silent alef after a final waw is missing, or is where it does not belong.
///
/// ## What it does
/// Looks in recited text for verbs that end with a damma and a waw, if the Quran or hadiths have them only with an alef after
/// it (ظَلَمُو).
///
/// Also looks for verbs of the first person of the imperfect with such an alef (نَرْجُوا); of those with أ only أَدْعُو, أَرْجُو, أَشْكُو
/// and أَتْلُو. Text of the Quran is exempt, even a quotation of three words.
///
/// ## Why it matters
/// The alef is not spoken, so a transliteration does not show it. It distinguishes the plural of a verb from a verb whose last
/// letter is a waw. Only the mushaf writes it after both.
///
/// ## Example
/// ```xml
/// <arabic>اللَّهُمَّ رَحْمَتَكَ نَرْجُوا</arabic>
/// ```
///
/// ## How to fix it
/// Add U+0627 ARABIC LETTER ALEF, or remove it, as the message says.
enum SilentAlef: ArabicRule {
  static let id: RuleID = "AR49"
  static let name = "silent-alef"
  static let severity = Severity.warning
  static let explains: [RuleID] = ["AR27", "AR28", "TK02", "TL11"]
  static let screen = Screen.words { screened in
    screened.word.alefAfterWawOfRoot != nil || isWithoutAlef(screened.word, screened.scalars, screened.known)
  }

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    guard analysis.kind == .recited else { return [] }
    let issues = analysis.words.compactMap { word -> TextIssue? in
      guard let (edit, reason) = correction(of: word, analysis), !analysis.isInQuran(word.range),
        !analysis.isInShortQuotation(word.range), !analysis.isComparedWithQuran(word.range),
        !analysis.isReportedElsewhere(word.range), !analysis.isUnclear(word)
      else { return nil }
      return TextIssue(
        range: word.range,
        message:
          "\(analysis.quoted(word.range)) in \(analysis.label) \(reason): write "
          + analysis.text(of: word.range, with: [edit]).quoted(limit: 30),
        edits: [edit]
      )
    }
    return findings(issues, in: analysis, fix: "write the word with or without its alef")
  }

  private static func correction(
    of word: MarkedWord,
    _ analysis: ArabicTextAnalysis
  ) -> (edit: ArabicTextAnalysis.Edit, reason: String)? {
    if let alef = word.alefAfterWawOfRoot {
      return ((alef.range, ""), "has an alef after a waw that is a letter of the verb")
    }
    guard isWithoutAlef(word, analysis.scalars, analysis.knownStems) else { return nil }
    let end = word.range.upperBound
    return ((end..<end, "\u{0627}"), "ends with the waw of a plural, which a silent alef follows")
  }

  /// Whether a word ends with the waw of a plural, and is known only with an alef after it. Other duas do not count: they may
  /// repeat the mistake.
  private static func isWithoutAlef(
    _ word: MarkedWord,
    _ scalars: [Unicode.Scalar],
    _ known: KnownStems
  ) -> Bool {
    guard word.mayEndWithWawOfPlural, !known.isFamiliar(word, scalars, library: false) else { return false }
    let written = Array(scalars[word.range]) + ["\u{0627}"]
    return known.isFamiliar(spelling: written, library: false)
  }
}

extension MarkedWord {
  /// Whether the word ends with a damma and a waw, and is neither a verb of the imperfect nor أَبُو, أَخُو or the construct of a
  /// participle.
  fileprivate var mayEndWithWawOfPlural: Bool {
    guard letters.count > 3, let waw = letters.last, waw.base == "\u{0648}", waw.marks.isSubset(of: .sukun),
      letters[letters.count - 2].marks == .damma || letters[letters.count - 2].marks == [.damma, .shadda]
    else { return false }
    var start = 0
    while letters.count - start > 4, letters[start].isProclitic([.conjunctions, .lam, .seen]) { start += 1 }
    let first = letters[start]
    if Self.firstLetters.contains(first.base) || first.base == "\u{0645}" && first.has(.damma) {
      return false
    }
    return !(letters.count - start == 5 && letters[start + 1].isBareAlef)
  }

  /// The first letters of verbs in the imperfect.
  private static let firstLetters: [Unicode.Scalar] = ["\u{0623}", "\u{0646}", "\u{062A}", "\u{064A}"]

  /// The alef after the waw with which a verb of the first person ends: نَرْجُوا. Imperatives begin with أ too, such as أَعْطُوا.
  fileprivate var alefAfterWawOfRoot: MarkedLetter? {
    let start = letters.count - 5
    guard (0...2).contains(start), let alef = letters.last, alef.isBareAlef, alef.marks.isSubset(of: .sukun)
    else {
      return nil
    }
    let (first, second, third, waw) = (
      letters[start], letters[start + 1], letters[start + 2], letters[start + 3]
    )
    guard waw.base == "\u{0648}", waw.marks.isSubset(of: .sukun), third.marks == .damma,
      first.marks == .fatha,
      second.marks.isSubset(of: .sukun), second.isPlainConsonant, third.isPlainConsonant,
      first.base == "\u{0646}"
        || first.base == "\u{0623}" && Self.rootsWithWaw.contains([second.base, third.base]),
      letters[..<start].allSatisfy({ $0.isProclitic([.conjunctions, .lam, .seen]) })
    else { return nil }
    return alef
  }

  private static let rootsWithWaw = Set(words: "دع رج شك تل")
}
