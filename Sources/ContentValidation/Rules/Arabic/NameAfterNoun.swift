import ArabicText
import Diagnostics
import HadithText
import UnicodeText

/// The name of Allah has the wrong case after a noun or a verb, or the lam before it is missing.
///
/// ## What it does
/// Looks for اللَّهُ directly after a word that ends with a single damma. Words that may come before the subject of a sentence are
/// skipped: verbs with ي, ت, ن or أ before their root, and words that end with a pronoun. So are nouns with the article,
/// particles such as حَيْثُ, what is called with يَا (يَا لَطِيفُ اللَّهُ أَكْبَرُ, but not يَا رَسُولُ اللَّهُ), and text compared with the Quran.
///
/// Also looks for اللَّهُ after verbs of the first person (أَسْأَلُ اللَّهُ), unless أَكْبَر follows it, and for اللَّهِ directly after
/// الْحَمْدُ, الشُّكْرُ, الْمُلْكُ, الْفَضْلُ or الْمِنَّةُ.
///
/// ## Why it matters
/// قَدَرُ اللَّهُ is not Arabic: either the name is in the genitive, or the other word is a verb with another vowel. Nor is الْحَمْدُ اللَّهِ,
/// since a noun with the article is not in construct.
///
/// ## Example
/// ```xml
/// <arabic>قَدَرُ اللَّهُ وَمَا شَاءَ فَعَلَ</arabic>
/// ```
///
/// ## How to fix it
/// Compare both words with their source: write the genitive, اللَّهِ, or the vowels of the verb. After a verb of the first person,
/// write the accusative, اللَّهَ. After a noun with the article, write لِلَّهِ.
enum NameAfterNoun: ArabicRule {
  static let id: RuleID = "AR35"
  static let name = "name-after-noun"
  static let severity = Severity.warning
  static let explains: [RuleID] = ["AR28", "AR46"]
  static let screen = Screen.words { isNoun($0.word) || isPraise($0.word) || isVerbOfFirstPerson($0.word) }

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    guard analysis.kind == .recited else { return [] }
    let wrong = analysis.words.indices.dropFirst().filter { isWrong($0, analysis) }
    return findings(wrong.compactMap { object($0, analysis) }, in: analysis, fix: "write the accusative")
      + findings(wrong.compactMap { nominative($0, analysis) }, in: analysis, fix: "write the genitive")
      + findings(wrong.compactMap { verb($0, analysis) }, in: analysis, fix: "write the fatha of the verb")
      + findings(wrong.compactMap { missingLam($0, analysis) }, in: analysis, fix: "write the lam")
  }

  /// Whether the word at an index is the name of Allah, with a vowel that it does not have after the word before it.
  private static func isWrong(_ index: Int, _ analysis: ArabicTextAnalysis) -> Bool {
    let (noun, name) = (analysis.words[index - 1], analysis.words[index])
    guard name.letters.count == 4, name.letters.lazy.map(\.base).elementsEqual(divineName),
      name.letters[3].has(.damma) && (isNoun(noun) || isVerbOfFirstPerson(noun))
        || name.letters[3].has(.kasra) && isPraise(noun),
      analysis.isBesideLast(index), !isCalled(index - 1, analysis)
    else { return false }
    let range = noun.range.lowerBound..<name.range.upperBound
    return !analysis.isComparedWithQuran(range) && !analysis.isInQuran(range)
      && !analysis.isReportedElsewhere(range) && !analysis.isUnclear(noun) && !analysis.isUnclear(name)
  }

  /// Whether a noun is called alone, so that the name begins another sentence. A messenger or servant is that of Allah.
  private static func isCalled(_ index: Int, _ analysis: ArabicTextAnalysis) -> Bool {
    analysis.isBesideLast(index) && analysis.words[index - 1].isVocativeParticle
      && !ofAllah.contains(analysis.words[index].letters.map(\.base))
  }

  private static let ofAllah = Set(words: "رسول نبي عبد أمة ولي حبيب خليل كليم روح سيف أسد خليفة")

  private static func nominative(_ index: Int, _ analysis: ArabicTextAnalysis) -> TextIssue? {
    let (noun, name) = (analysis.words[index - 1], analysis.words[index])
    guard name.letters[3].has(.damma), !isVerb(noun), !isVerbOfFirstPerson(noun),
      let ending = WordEnding(of: name)
    else { return nil }
    let range = noun.range.lowerBound..<name.range.upperBound
    let edits = analysis.edits(writing: ending.genitive, at: name)
    return TextIssue(
      range: range,
      message:
        "\(analysis.quoted(range)) in \(analysis.label) has U+064F ARABIC DAMMA on both words: after a noun write "
        + "\(analysis.text(of: name.range, with: edits).quoted(limit: 30)); if \(analysis.quoted(noun.range)) is a verb, "
        + "look up its vowels",
      edits: edits
    )
  }

  /// أَسْأَلُ اللَّهُ: the name is the object.
  private static func object(_ index: Int, _ analysis: ArabicTextAnalysis) -> TextIssue? {
    let (verb, name) = (analysis.words[index - 1], analysis.words[index])
    // Without punctuation اللَّهُ أَكْبَرُ may follow.
    let isTakbir =
      analysis.isBesideLast(index + 1)
      && analysis.words[index + 1].letters.spell("أكبر")
    guard name.letters[3].has(.damma), isVerbOfFirstPerson(verb), !isTakbir, let ending = WordEnding(of: name)
    else { return nil }
    let range = verb.range.lowerBound..<name.range.upperBound
    let edits = analysis.edits(writing: ending.accusative, at: name)
    return TextIssue(
      range: range,
      message:
        "\(analysis.quoted(range)) in \(analysis.label) has the name in the nominative: after a verb of the first person it is the "
        + "object; write \(analysis.text(of: name.range, with: edits).quoted(limit: 30))",
      edits: edits
    )
  }

  /// Whether a word is a verb with which one calls upon Allah: نَعْبُدُ, أَسْتَوْدِعُكُمُ.
  private static func isVerbOfFirstPerson(_ word: MarkedWord) -> Bool {
    guard word.letters.count > 3, word.letters.last?.has(.damma) == true else { return false }
    let verb = word.letters[(word.letters[0].isProclitic(.conjunctions) ? 1 : 0)...]
    return verb.first?.has(.fatha) == true && verbsOfFirstPerson.contains(verb.map(\.base))
  }

  private static let verbsOfFirstPerson = Set(
    words:
      "أسأل نسأل أستغفر نستغفر أستودع نستودع أستودعكم أستعين نستعين أستخير نحمد أعبد نعبد أذكر نذكر أشكر نشكر"
  )

  /// شَاءُ اللَّهُ: the vowel of the verb is the mistake.
  private static func verb(_ index: Int, _ analysis: ArabicTextAnalysis) -> TextIssue? {
    let (verb, name) = (analysis.words[index - 1], analysis.words[index])
    guard name.letters[3].has(.damma), isVerb(verb),
      let damma = verb.letters.last?.range.first(where: { analysis.scalars[$0] == "\u{064F}" })
    else { return nil }
    let range = verb.range.lowerBound..<name.range.upperBound
    let edit = (range: damma..<damma + 1, replacement: "\u{064E}")
    return TextIssue(
      range: range,
      message:
        "\(analysis.quoted(range)) in \(analysis.label) has U+064F ARABIC DAMMA on both words: a verb of the past ends with a fatha; "
        + "write \(analysis.text(of: verb.range, with: [edit]).quoted(limit: 30))",
      edits: [edit]
    )
  }

  /// Whether a word has the letters of a verb of the past, and a vowel on the second, which nouns such as خَلْق and رِزْق do not have.
  private static func isVerb(_ word: MarkedWord) -> Bool {
    let start = word.letters.count == 4 && word.letters[0].isProclitic(.conjunctions) ? 1 : 0
    guard word.letters.count == start + 3, word.letters[start].has(.fatha) else { return false }
    let second = word.letters[start + 1]
    let bases = word.letters[start...].map(\.base)
    return (second.isBareAlef || second.has([.fatha, .kasra])) && verbs.contains(bases)
      || second.has(.kasra) && verbsWithKasra.contains(bases)
  }

  /// With a fatha these are nouns: غَضَب, عَجَب.
  private static let verbsWithKasra = Set(words: "غضب علم شهد رحم حمد عجب فرح")

  private static let verbs = Set(words: "شاء قال جعل خلق كتب غفر رزق سمع شرح رفع ستر وعد حفظ")

  private static func missingLam(_ index: Int, _ analysis: ArabicTextAnalysis) -> TextIssue? {
    let (noun, name) = (analysis.words[index - 1], analysis.words[index])
    guard name.letters[3].has(.kasra) else { return nil }
    let range = noun.range.lowerBound..<name.range.upperBound
    // After the lam the name loses its alef.
    let start = name.letters[0].range.lowerBound..<name.letters[2].range.lowerBound
    let edit = (range: start, replacement: "\u{0644}\u{0650}")
    return TextIssue(
      range: range,
      message:
        "\(analysis.quoted(range)) in \(analysis.label) has the genitive without a lam: after a noun with the article write "
        + analysis.text(of: range, with: [edit]).quoted(limit: 30),
      edits: [edit]
    )
  }

  private static let divineName = Array("الله".unicodeScalars)

  /// Whether a word that ends with a damma is a noun without article or pronoun.
  private static func isNoun(_ word: MarkedWord) -> Bool {
    guard word.letters.count > 2, let last = word.letters.last, last.marks.contains(.damma),
      !pronounEnds.contains(last.base), !word.hasArticle, !word.hasLookAlikeLetter,
      // حَسْبِيُ اللَّهُ: the yeh is a pronoun.
      last.base != "\u{064A}" || last.has(.shadda)
    else { return false }
    if last.base == "\u{0629}" { return true }
    let start = word.possibleStarts.last ?? 0
    return word.letters[..<(start + 1)].allSatisfy { !verbPrefixes.contains($0.base) }
      && !particles.contains(word.letters.map(\.base))
  }

  /// Whether a word is one of the nouns with the article that people ascribe to Allah, in the nominative or the accusative.
  private static func isPraise(_ word: MarkedWord) -> Bool {
    guard let last = word.letters.last, last.has([.fatha, .damma]) else { return false }
    return praises.contains { praise in
      let start = word.letters.count - praise.count
      return (start == 0 || start == 1 && word.letters[0].isProclitic(.conjunctions))
        && word.letters[start...].lazy.map(\.base).elementsEqual(praise)
    }
  }

  private static let praises = Array(words: "الحمد الشكر الملك الفضل المنة")

  /// The last letters of هُ, كُمُ, هُمُ and تُ.
  private static let pronounEnds = Set("همتك".unicodeScalars)
  private static let verbPrefixes = Set("يتنأ".unicodeScalars)
  private static let particles = Set(words: "حيث نحن منذ قبل بعد قط")
}
