import ArabicText
import Diagnostics
import UnicodeText

/// A final yeh is written without its dots, as alef maksura.
///
/// ## What it does
/// Looks for U+0649 ARABIC LETTER ALEF MAKSURA at the end of a word, after a letter with kasra, or with a shadda of its
/// own. Text from the Quran is exempt, and so are an alef maksura with a dagger alef or a hamza, and texts in other languages with
/// Arabic letters.
///
/// ## Why it matters
/// After kasra, and with shadda, the letter is a yeh. A search for one letter does not find the other, and readers who learn the
/// difference are misled.
///
/// ## Example
/// ```xml
/// <arabic>الْحَمْدُ لِلَّهِ الَّذِى</arabic>
/// ```
///
/// ## How to fix it
/// Write U+064A ARABIC LETTER YEH: الَّذِي. If the vowel is the mistake, write U+064E ARABIC FATHA: عَلَى for عَلِى.
enum DotlessFinalYeh: ArabicRule {
  static let id: RuleID = "AR13"
  static let name = "dotless-final-yeh"
  static let severity = Severity.warning
  static let explains: [RuleID] = ["AR27"]
  static let screen = Screen.words { screened in
    let end = screened.word.letters.suffix(2)
    return end.last?.base == "\u{0649}" && (end.last?.has(.shadda) == true || end.first?.has(.kasra) == true)
  }

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    guard !analysis.isSpelledInOtherLanguage else { return [] }
    let issues = analysis.words.indices.compactMap { index -> TextIssue? in
      let word = analysis.words[index]
      guard let last = word.letters.last, last.base == "\u{0649}", !last.has([.daggerAlef, .hamza]),
        last.has(.shadda) || word.letters.dropLast().last?.has(.kasra) == true,
        !analysis.isInQuran(last.range),
        !analysis.isUnclear(word)
      else { return nil }
      let edit: TextIssue.Edit = (last.baseRange, "\u{064A}")
      let mayBeVowel = !last.has(.shadda) && analysis.isKnownOnlyWithFatha(word, besides: [edit])
      let mayBePerfect = hasFormOfPerfect(word) && !analysis.isFamiliar(word, with: [edit])
      let isDoubtful =
        mayBePerfect || isWithoutPronoun(index, last, analysis)
        || mayBeAnotherLetter(analysis, word, last, edit)
      return TextIssue(
        range: last.range,
        message: message(analysis, word, hasShadda: last.has(.shadda))
          + (mayBeVowel || mayBePerfect ? ", or U+064E ARABIC FATHA for the kasra" : ""),
        edits: mayBeVowel ? [] : [edit],
        applicability: isDoubtful ? .unsafe : .safe
      )
    }
    return findings(issues, in: analysis, fix: "write U+064A ARABIC LETTER YEH")
  }

  /// Whether the word has the form of أَمْسَى, a verb whose last vowel is a fatha.
  private static func hasFormOfPerfect(_ word: MarkedWord) -> Bool {
    let isJoined = word.letters.count == 5 && word.letters[0].isProclitic(.conjunctions)
    let letters = Array(word.letters.dropFirst(isJoined ? 1 : 0))
    return letters.count == 4 && letters[0].base == "\u{0623}" && letters[0].has(.fatha)
      && letters[1].has(.sukun) && letters[2].has(.kasra)
  }

  /// Whether a genitive follows a word that is known without the letter, so that it has no pronoun: رَبِّى الْعَالَمِينَ. In رَبِّى الْعَظِيمِ it is
  /// an attribute of the Lord, and not what He is the Lord of.
  private static func isWithoutPronoun(_ index: Int, _ last: MarkedLetter, _ analysis: ArabicTextAnalysis)
    -> Bool
  {
    analysis.words[index].letters.count > 2 && analysis.isBeforeGenitive(index)
      && !(isLord(analysis.words[index]) && analysis.words[index + 1].hasFormOfAttribute)
      && analysis.isFamiliar(analysis.words[index], with: [(last.range, "")])
  }

  /// Whether a word is رَبّ with one more letter, also after a conjunction or preposition.
  private static func isLord(_ word: MarkedWord) -> Bool {
    word.letters.dropLast().suffix(2).spell("رب")
      && word.letters.dropLast(3).allSatisfy { $0.isProclitic([.conjunctions, .prepositions]) }
  }

  /// Whether the letter itself may be the mistake, or the vowel before it: the word is not known with a yeh, and has a shadda (صَىِّ for
  /// صَلِّ, رَبِىّ), is known without the letter (لِلَّهِى), or has the article, which no pronoun follows (التُّقِى for التُّقَى); or no
  /// word has its letters, or it has only three: لَإِى.
  private static func mayBeAnotherLetter(
    _ analysis: ArabicTextAnalysis,
    _ word: MarkedWord,
    _ last: MarkedLetter,
    _ edit: TextIssue.Edit
  ) -> Bool {
    let written = Array(analysis.text(of: word.range, with: [edit]).unicodeScalars)
    let known = analysis.knownStems
    // Any letter may seem to be a particle before the two that are left: لَـ and إِي.
    if word.letters.count <= 3 { return !known.hasWord(vocalized: written) }
    return !analysis.isFamiliar(word, with: [edit])
      && (last.has(.shadda) || word.hasCertainArticle || analysis.isFamiliar(word, with: [(last.range, "")])
        || MarkedWord.words(of: written).first.map(known.containsStem) != true)
  }

  private static func message(_ analysis: ArabicTextAnalysis, _ word: MarkedWord, hasShadda: Bool) -> String {
    "\(analysis.quoted(word.range)) in \(analysis.label) ends with U+0649 ARABIC LETTER ALEF MAKSURA "
      + "\(hasShadda ? "with shadda" : "after kasra"): "
      + "write U+064A ARABIC LETTER YEH"
  }
}

extension MarkedWord {
  /// Whether the word has the article and the form of an adjective that says how great something is: فَعِيل, فَعُول or فَعَّال.
  fileprivate var hasFormOfAttribute: Bool {
    guard let start = indexAfterArticleAndProclitics, letters.count > start + 2, letters[start].has(.fatha)
    else { return false }
    let (second, third) = (letters[start + 1], letters[start + 2])
    // In الْعَلِيِّ the third letter is also the last.
    guard letters.count == start + 4 || letters.count == start + 3 && third.has(.shadda) else { return false }
    return switch third.base {
    case "\u{064A}": second.has(.kasra)
    case "\u{0648}": second.has(.damma)
    case "\u{0627}": second.has(.shadda) && second.has(.fatha)
    default: false
    }
  }
}
