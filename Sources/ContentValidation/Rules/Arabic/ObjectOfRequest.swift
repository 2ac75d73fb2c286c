import ArabicText
import Diagnostics
import HadithText
import UnicodeText

/// What is asked for is not in the accusative.
///
/// ## What it does
/// Looks in recited text for a noun with tanwin or the article directly after أَسْأَلُكَ and نَسْأَلُكَ, and after ارْزُقْ, آتِ, أَعْطِ, زِدْ,
/// اجْعَلْ, اهْدِ, أَرِ and the like with ني or نا.
///
/// After an imperative of AR43, looks for a noun with tanwin after لِي, لَنَا or the like (اجْعَلْ لِي نُورٌ). If the imperative ends
/// with a kasra, also looks for a noun with the article directly after it (اجْعَلِ الْحَيَاةُ).
///
/// Reports a damma at the end of the noun. Also reports a kasra, except after a preposition and in plurals in ات, duals and
/// adverbs such as يَوْمَئِذٍ. After an imperative of AR43, also reports a damma before the pronoun of a noun (صَرِّفْ قُلُوبُنَا).
///
/// Skipped are words that never have a tanwin (وَتُبٌ), subjects of another sentence (الْحَمْدُ لِلَّهِ, عَفْوُكَ أَعْظَمُ), and text compared
/// with the Quran.
///
/// ## Why it matters
/// The object of a verb is in the accusative, even after a pronoun that is the first object. At the end of a phrase the vowel
/// is not spoken, so a transliteration does not show it.
///
/// ## Example
/// ```xml
/// <arabic>اللَّهُمَّ إِنِّي أَسْأَلُكَ رِزْقٌ طَيِّبًا</arabic>
/// ```
///
/// ## How to fix it
/// Write the accusative: رِزْقًا, or U+064E ARABIC FATHA after an article and before a noun in the genitive (بَرْدَ عَفْوِكَ).
enum ObjectOfRequest: ArabicRule {
  static let id: RuleID = "AR48"
  static let name = "object-of-request"
  static let severity = Severity.warning
  static let explains: [RuleID] = ["AR28", "AR46", "TL11"]
  static let screen = Screen.words { $0.word.takesTwoObjects || $0.word.asks }

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    guard analysis.kind == .recited else { return [] }
    let issues = analysis.words.indices.dropFirst().compactMap { index -> TextIssue? in
      let word = analysis.words[index]
      guard analysis.isBesideLast(index),
        let issue = ending(of: index, in: analysis) ?? pronoun(of: index, in: analysis),
        !analysis.isSplit(at: index), !analysis.isComparedWithQuran(word.range),
        !analysis.isReportedElsewhere(word.range), !analysis.isUnclear(word)
      else { return nil }
      return issue
    }
    return findings(issues, in: analysis, fix: "write the accusative")
  }

  /// A noun with the wrong vowel at its end.
  private static func ending(of index: Int, in analysis: ArabicTextAnalysis) -> TextIssue? {
    let word = analysis.words[index]
    guard let ending = WordEnding(of: word), let verb = verb(of: index, ending, in: analysis),
      isWrong(ending, of: word),
      ending.isTanwin ? analysis.mayTakeTanwin(word) : !isAscribedToAllah(index, in: analysis)
    else { return nil }
    let isInConstruct = ending.isTanwin && analysis.isBeforeGenitive(index)
    let advice = analysis.accusativeAdvice(for: word, isInConstruct ? ending.withoutTanwin : ending)
    return TextIssue(
      range: word.range,
      message:
        "\(analysis.quoted(word.range)) in \(analysis.label) ends with \(ending.mark.codePointAndName) after "
        + "\(analysis.quoted(verb.range)): what is asked for is in the accusative\(advice.text)",
      edits: advice.edits
    )
  }

  /// The verb that has a word with an ending as an object; nil if none certainly has.
  private static func verb(of index: Int, _ ending: WordEnding, in analysis: ArabicTextAnalysis)
    -> MarkedWord?
  {
    let before = analysis.words[index - 1]
    if before.takesTwoObjects { return before }
    if !ending.isTanwin {
      return before.asks && before.letters.last?.has(.kasra) == true
        && analysis.words[index].isNounWithArticle
        ? before : nil
    }
    guard analysis.isBesideLast(index - 1), before.isForSomeone, analysis.words[index - 2].asks else {
      return nil
    }
    return analysis.words[index - 2]
  }

  /// A noun with a damma before its pronoun.
  private static func pronoun(of index: Int, in analysis: ArabicTextAnalysis) -> TextIssue? {
    let (verb, word) = (analysis.words[index - 1], analysis.words[index])
    guard verb.asks, word.mayBeObject, let noun = NounWithPronoun(word, analysis.scalars),
      analysis.scalars[noun.vowel] == "\u{064F}", !mayBeSubject(index, in: analysis)
    else { return nil }
    // A plural in ات has a kasra, and a hamza may change its seat.
    let isCertain = !noun.endsWithHamza && analysis.scalars[noun.vowel - 1] != "\u{062A}"
    let edits: [TextIssue.Edit] = isCertain ? [(noun.vowel..<noun.vowel + 1, "\u{064E}")] : []
    let advice =
      isCertain
      ? "; write U+064E ARABIC FATHA, \(analysis.text(of: word.range, with: edits).quoted(limit: 30))" : ""
    return TextIssue(
      range: word.range,
      message:
        "\(analysis.quoted(word.range)) in \(analysis.label) has U+064F ARABIC DAMMA before its pronoun after "
        + "\(analysis.quoted(verb.range)): what is asked for is in the accusative\(advice)",
      edits: edits
    )
  }

  /// Whether a noun with the article begins another sentence: الْحَمْدُ لِلَّهِ, الْمُلْكُ لَكَ.
  private static func isAscribedToAllah(_ index: Int, in analysis: ArabicTextAnalysis) -> Bool {
    guard analysis.isBesideLast(index + 1), analysis.words[index].letters.last?.has(.damma) == true else {
      return false
    }
    return ascriptions.contains(analysis.words[index + 1].letters.map(\.base))
  }

  private static let ascriptions = Set(words: "لله لك له")

  /// Whether a noun with a pronoun may be the subject of another sentence, to judge by the word after it: عَفْوُكَ أَعْظَمُ, رَحْمَتُكَ وَسِعَتْ.
  /// What belongs to Allah is seldom asked for, so that after it only a preposition or an adjective shows an object.
  private static func mayBeSubject(_ index: Int, in analysis: ArabicTextAnalysis) -> Bool {
    guard analysis.isBesideLast(index + 1) else { return false }
    let next = analysis.words[index + 1]
    if let ending = WordEnding(of: next), ["\u{064F}", "\u{064C}"].contains(ending.mark) { return true }
    return analysis.words[index].letters.last?.base == "\u{0643}" && !next.isPrepositional && !next.hasArticle
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

  /// Whether the word is an imperative with which duas ask, without a pronoun, and with the sukun or the kasra of its ending.
  fileprivate var asks: Bool {
    guard letters.count > 2, letters.last?.marks.isSubset(of: [.sukun, .kasra]) == true else { return false }
    if let imperative = DerivedImperative(of: self) { return !imperative.hasPronoun }
    guard let request = Request(of: self) else { return false }
    return request.alef.isBareAlef && request.pronoun.isEmpty && letters.contains { !$0.marks.isEmpty }
  }

  /// Whether the word is لِ with a pronoun: لِي, لَنَا, لَهُمْ.
  fileprivate var isForSomeone: Bool { letters[0].base == "\u{0644}" && isPrepositionWithPronoun }

  /// Whether the word may be a noun with a pronoun that is the object of the verb before it: not a verb, nor one of the nouns with
  /// which another sentence begins (رَبُّنَا, حَسْبُنَا).
  fileprivate var mayBeObject: Bool {
    guard letters.count > 3, let first = letters.first, !Self.otherBeginnings.contains(first.base),
      !hasArticle
    else {
      return false
    }
    let bases = letters.map(\.base)
    return !Self.subjects.contains { bases.starts(with: $0) }
  }

  /// Those of verbs of the imperfect, and conjunctions and prepositions.
  private static let otherBeginnings = Set("يتنأسوفبلك".unicodeScalars)
  private static let subjects = Array(words: "رب حسب إله ولي كل بعض غير")

  private static let lastLetters: [Unicode.Scalar] = ["\u{0643}", "\u{064A}", "\u{0627}"]
  private static let verbs = Set(
    words: """
      أسألك نسألك ارزقني ارزقنا آتني آتنا أعطني أعطنا زدني زدنا اجعلني اجعلنا
      اهدني اهدنا امنحني امنحنا اكسني اكسنا اسقني اسقنا أرني أرنا أذقني أذقنا
      """
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
