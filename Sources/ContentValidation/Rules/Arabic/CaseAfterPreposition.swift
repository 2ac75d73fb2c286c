import ArabicText
import Diagnostics
import HadithText
import UnicodeText

/// A noun after a preposition is not in the genitive.
///
/// ## What it does
/// Looks for a word with the article, with a tanwin, or with an attached pronoun, directly after مِن, عَن, إِلَى, عَلَى, فِي, مَعَ, or
/// after a noun that is nearly always in construct with the next, such as كُلّ, غَيْر, سُبْحَانَ and بَعْدَ. Looks also for a word in which the
/// article follows بِ, كَ or لِ.
///
/// Looks for a noun known in the genitive, after one of these words or joined to بِ, before one that is in the genitive because
/// it belongs to it (مِنْ شَرُّ الشَّيْطَانِ, بِعِزَّةُ اللَّهِ).
///
/// Reports a fatha or damma at its end or before its pronoun, their tanwin, and the plural in ونَ of a noun with the article
/// (لِلْمُؤْمِنُونَ). Also reports a fatha or damma before the pronoun of a noun to which بِ is joined, if it is known with a kasra
/// there (بِرَحْمَتَكَ).
///
/// Words that do not decline, or are known with no tanwin (مِنْ ذَلِكٌ), are skipped, and text compared with the Quran.
///
/// ## Why it matters
/// The word before it governs the genitive without exception. At the end of a phrase the vowel is not spoken, so a
/// transliteration does not show it.
///
/// ## Example
/// ```xml
/// <arabic>لَا حَوْلَ وَلَا قُوَّةَ إِلَّا بِاللَّهُ</arabic>
/// ```
///
/// ## How to fix it
/// Write U+0650 ARABIC KASRA: بِاللَّهِ. For a tanwin write U+064D ARABIC KASRATAN, except before a noun in the genitive. A plural
/// in ين and a diptote such as جَهَنَّم have U+064E ARABIC FATHA.
enum CaseAfterPreposition: ArabicRule {
  static let id: RuleID = "AR29"
  static let name = "case-after-preposition"
  static let severity = Severity.warning
  static let explains: [RuleID] = ["AR28", "AR46"]
  static let screen = Screen.words { screened in
    GenitiveGovernor.mayGovern(screened.word) || NounInConstruct.mayBegin(screened.word)
      || screened.word.startAfterBeh != nil && NounWithPronoun(screened.word, screened.scalars) != nil
  }

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    guard analysis.kind == .recited else { return [] }
    let issues = analysis.words.indices.compactMap { index -> TextIssue? in
      guard
        let issue = ending(of: index, in: analysis) ?? plural(of: index, in: analysis)
          ?? pronoun(of: index, in: analysis) ?? construct(of: index, in: analysis)
      else { return nil }
      let word = analysis.words[index]
      return analysis.isComparedWithQuran(word.range) || analysis.isReportedElsewhere(word.range)
        || analysis.isUnclear(word) || word.hasLookAlikeLetter ? nil : issue
    }
    return findings(issues, in: analysis, fix: "write the genitive")
  }

  /// A noun with the wrong vowel at its end.
  private static func ending(of index: Int, in analysis: ArabicTextAnalysis) -> TextIssue? {
    let word = analysis.words[index]
    guard let ending = WordEnding(of: word), !ending.isGenitive,
      let governor = GenitiveGovernor(of: index, in: analysis),
      !ending.isTanwin || word.hasArticle || word.hasJoinedPreposition || analysis.mayTakeTanwin(word)
    else { return nil }
    let isInConstruct = ending.isTanwin && analysis.isBeforeGenitive(index)
    return issue(word, ending, governor, isInConstruct: isInConstruct, analysis)
  }

  /// A noun in construct with the wrong vowel at its end.
  private static func construct(of index: Int, in analysis: ArabicTextAnalysis) -> TextIssue? {
    NounInConstruct(index, in: analysis).map {
      issue(analysis.words[index], $0.ending, $0.governor, isInConstruct: true, analysis)
    }
  }

  private static func issue(
    _ word: MarkedWord,
    _ ending: WordEnding,
    _ governor: GenitiveGovernor,
    isInConstruct: Bool,
    _ analysis: ArabicTextAnalysis
  ) -> TextIssue {
    let advice = analysis.genitiveAdvice(for: word, isInConstruct ? ending.withoutTanwin : ending)
    return TextIssue(
      range: word.range,
      message:
        "\(analysis.quoted(word.range)) in \(analysis.label) ends with \(ending.mark.codePointAndName) "
        + "\(governor.phrase(analysis)): a noun is in the genitive there\(advice.text)",
      edits: advice.edits
    )
  }

  /// A plural in the nominative.
  private static func plural(of index: Int, in analysis: ArabicTextAnalysis) -> TextIssue? {
    let word = analysis.words[index]
    guard let plural = NominativePlural(word),
      let governor = GenitiveGovernor(ofPlural: index, in: analysis)
    else { return nil }
    let edits = plural.editsOfGenitive(analysis.scalars)
    return TextIssue(
      range: word.range,
      message:
        "\(analysis.quoted(word.range)) in \(analysis.label) is a plural in the nominative \(governor.phrase(analysis)): a noun "
        + "is in the genitive there; write \(analysis.text(of: word.range, with: edits).quoted(limit: 30))",
      edits: edits
    )
  }

  /// A noun with the wrong vowel before its pronoun.
  private static func pronoun(of index: Int, in analysis: ArabicTextAnalysis) -> TextIssue? {
    let word = analysis.words[index]
    guard let noun = NounWithPronoun(word, analysis.scalars) else { return nil }
    if let governor = GenitiveGovernor(before: index, in: analysis) {
      return analysis.isVerb(word, insteadOf: noun) ? nil : issue(word, noun, governor, analysis)
    }
    guard let start = word.startAfterBeh, analysis.isKnownInGenitive(word, noun, after: start) else {
      return nil
    }
    return issue(word, noun, .joined, analysis)
  }

  private static func issue(
    _ word: MarkedWord,
    _ noun: NounWithPronoun,
    _ governor: GenitiveGovernor,
    _ analysis: ArabicTextAnalysis
  ) -> TextIssue {
    TextIssue(
      range: word.range,
      message:
        "\(analysis.quoted(word.range)) in \(analysis.label) has \(analysis.scalars[noun.vowel].codePointAndName) before its "
        + "pronoun \(governor.phrase(analysis)): a noun is in the genitive there; write U+0650 ARABIC "
        + "KASRA\(advice(word, noun.edits, analysis))",
      edits: noun.edits
    )
  }

  private static func advice(
    _ word: MarkedWord,
    _ edits: [ArabicTextAnalysis.Edit],
    _ analysis: ArabicTextAnalysis
  ) -> String {
    edits.isEmpty ? "" : ", \(analysis.text(of: word.range, with: edits).quoted(limit: 30))"
  }
}

extension ArabicTextAnalysis {
  /// Whether the letters after a beh are a noun of which the Quran, hadiths or other duas have the genitive with the beh, or
  /// without it before some pronoun. In بِضَاعَتَهُمْ and بِلَادَكَ the beh is of the root.
  fileprivate func isKnownInGenitive(_ word: MarkedWord, _ noun: NounWithPronoun, after start: Int) -> Bool {
    guard !noun.endsWithHamza else { return false }
    let known = knownStems
    let end = word.range.upperBound
    let stem = MarkedWord(
      letters: Array(word.letters[start...]),
      range: word.letters[start].range.lowerBound..<end
    )
    // بِأَنَّكَ is not a noun, although بِأَنِّي is known.
    guard NounWithPronoun(stem, scalars) != nil, known.containsStem(of: stem),
      !known.hadiths.contains(vocalized: word),
      !vocabulary.containsVocalized(scalars[word.letters[start - 1].range.lowerBound..<end])
    else { return false }
    let written = Array(text(of: word.range, with: noun.edits).unicodeScalars)
    if known.isFamiliar(spelling: written) { return true }
    guard let letter = word.letters.first(where: { $0.range.contains(noun.vowel) }) else { return false }
    var genitive = Array(scalars[stem.range.lowerBound..<letter.range.upperBound])
    genitive[noun.vowel - stem.range.lowerBound] = "\u{0650}"
    return Self.pronouns.contains { known.hasWord(vocalized: genitive + $0.unicodeScalars) }
  }

  /// Pronouns after a kasra.
  private static let pronouns = ["ي", "هِ", "هَا", "كَ", "كُمْ", "نَا", "هِمْ"]
}

extension WordEnding {
  fileprivate var isGenitive: Bool { mark == "\u{0650}" || mark == "\u{064D}" }
}
