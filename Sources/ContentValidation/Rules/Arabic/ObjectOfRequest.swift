import ArabicText
import Diagnostics
import HadithText
import UnicodeText

/// What is asked for is not in the accusative.
///
/// ## What it does
/// Looks in recited text for a noun with tanwin or the article directly after أَسْأَلُكَ and نَسْأَلُكَ, and after ارْزُقْ, آتِ, أَعْطِ, زِدْ and اجْعَلْ
/// with ني or نا. Reports a damma at its end, and a kasra, except after a preposition and of plurals in ات, of duals and of adverbs
/// such as يَوْمَئِذٍ. Text compared with the Quran is skipped.
///
/// ## Why it matters
/// These verbs have two objects, and their pronoun is the first. At the end of a phrase the vowel is not spoken, so that a
/// transliteration does not show it.
///
/// ## Example
/// ```xml
/// <arabic>اللَّهُمَّ إِنِّي أَسْأَلُكَ رِزْقٌ طَيِّبًا</arabic>
/// ```
///
/// ## How to fix it
/// Write the accusative: رِزْقًا, or U+064E ARABIC FATHA after an article.
enum ObjectOfRequest: ArabicRule {
  static let id: RuleID = "AR48"
  static let name = "object-of-request"
  static let severity = Severity.warning
  static let explains: [RuleID] = ["AR28", "AR46", "TL11"]
  static let screen = Screen.words { $0.word.takesTwoObjects }

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    guard analysis.kind == .recited else { return [] }
    let issues = analysis.words.indices.dropFirst().compactMap { index -> TextIssue? in
      let (verb, word) = (analysis.words[index - 1], analysis.words[index])
      guard verb.takesTwoObjects, let ending = WordEnding(of: word), isWrong(ending, of: word),
        analysis.isBesideLast(index), !analysis.isSplit(at: index), !analysis.isComparedWithQuran(word.range),
        !analysis.isReportedElsewhere(word.range), !analysis.isUnclear(word)
      else { return nil }
      let advice = analysis.accusativeAdvice(for: word, ending)
      return TextIssue(
        range: word.range,
        message:
          "\(analysis.quoted(word.range)) in \(analysis.label) ends with \(ending.mark.codePointAndName) after "
          + "\(analysis.quoted(verb.range)): what is asked for has the accusative\(advice.text)",
        edits: advice.edits
      )
    }
    return findings(issues, in: analysis, fix: "write the accusative")
  }

  /// Whether a word with an ending is a noun that is certainly not in the accusative.
  private static func isWrong(_ ending: WordEnding, of word: MarkedWord) -> Bool {
    guard ending != ending.accusative, let first = word.letters.first else { return false }
    if ending != ending.genitive { return ending.isTanwin || word.isNounWithArticle }
    if word.mayKeepKasra(isTanwin: ending.isTanwin) { return false }
    return ending.isTanwin
      ? !first.isProclitic([.conjunctions, .prepositions]) : word.isNounWithArticle
  }
}

extension MarkedWord {
  /// Whether the word is a verb of asking with its first object: أَسْأَلُكَ, ارْزُقْنِي.
  fileprivate var takesTwoObjects: Bool {
    guard (4...8).contains(letters.count), let last = letters.last, Self.lastLetters.contains(last.base)
    else {
      return false
    }
    let bases = letters.map(\.base)
    return Self.verbs.contains(bases)
      || letters[0].isProclitic(.conjunctions) && Self.verbs.contains(Array(bases.dropFirst()))
  }

  private static let lastLetters: [Unicode.Scalar] = ["\u{0643}", "\u{064A}", "\u{0627}"]
  private static let verbs = Set(
    words: "أسألك نسألك ارزقني ارزقنا آتني آتنا أعطني أعطنا زدني زدنا اجعلني اجعلنا"
  )

  /// Whether the word begins with the article, and is not the name of Allah.
  fileprivate var isNounWithArticle: Bool { letters.count > 4 && letters[0].isBareAlef && hasCertainArticle }

  /// Whether the word may have its kasra in the accusative too: a plural in ات, a dual, which has no tanwin, or an adverb such as
  /// يَوْمَئِذٍ.
  fileprivate func mayKeepKasra(isTanwin: Bool) -> Bool {
    isTanwin ? Self.endingsWithTanwin.contains(letters.suffix(2).map(\.base)) : hasGenitiveAsAccusative
  }

  private static let endingsWithTanwin = Set(words: "ات ئذ")
}
