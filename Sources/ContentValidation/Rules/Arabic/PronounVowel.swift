import ArabicText
import Diagnostics
import UnicodeText

/// The vowel of an attached pronoun does not fit the word.
///
/// ## What it does
/// Looks for ـه and ـك at the end of a word whose beginning is a known word.
///
/// ـه has kasra after a kasra or a yeh, and damma elsewhere. After an alef it may be a letter of the word, as in مِيَاه: it is
/// reported only if the word is known with damma and is not such a noun. ـهم, ـهما and ـهن have kasra where ـه has it,
/// whatever the word is (عَلَيْهِمْ).
///
/// ـك has fatha, or kasra if a woman is addressed. A kasra is reported only in a text that has other pronouns with fatha, or
/// اللهم, and no other with kasra. So is أَنْتِ. In a text that tells what someone says, they are reported only where Allah is
/// addressed.
///
/// A kaf of the root is not a pronoun: the word is a noun if it is known with an article or a teh marbuta, as شِرْكِ and مَلَائِكِ are.
///
/// ـت before ـني has fatha, because no one is the subject and the object of a verb, except of those such as رَأَيْتُنِي: a damma is reported
/// (خَلَقْتُنِي).
///
/// Words that the Quran or another dua has with this vowel are skipped, but not إِنَّكِ, أَنْتِ and particles such as بِكِ where Allah
/// is addressed. Text from the Quran is skipped, and so are names beside بْن, such as عَتِيك.
///
/// Where the vowel before ـه may be the mistake, as in خَلْقَهِ, the message names the known words.
///
/// ## Why it matters
/// The vowel decides who is meant. At the end of a phrase it is not spoken, so a transliteration does not show it.
///
/// ## Example
/// ```xml
/// <arabic>سُبْحَانَ اللَّهِ وَبِحَمْدِهَ</arabic>
/// ```
///
/// ## How to fix it
/// Write the vowel that the message names, or look the word up.
enum PronounVowel: ArabicRule {
  static let id: RuleID = "AR23"
  static let name = "pronoun-vowel"
  static let severity = Severity.warning
  static let explains: [RuleID] = ["AR28", "AR46"]
  static let screen = Screen.words { screened in
    isAddressed(screened.word, by: .kasra) || hasOtherVowel(screened.word, screened.scalars)
      || screened.word.pluralPronounWithDamma != nil || screened.word.firstPersonBeforeMe != nil
  }

  private static let heh: Unicode.Scalar = "\u{0647}"
  private static let teh: Unicode.Scalar = "\u{062A}"
  private static let you = Array("أنت".unicodeScalars)
  private static let son = Array("بن".unicodeScalars)
  private static let kaf: Unicode.Scalar = "\u{0643}"
  private static let bless = Array("بارك".unicodeScalars)
  private static let fatha: Unicode.Scalar = "\u{064E}"
  private static let damma: Unicode.Scalar = "\u{064F}"
  private static let kasra: Unicode.Scalar = "\u{0650}"

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    guard analysis.kind == .recited else { return [] }
    let feminine = analysis.words.filter { isAddressed($0, by: .kasra) }
    let isMixed =
      feminine.count == 1
      && analysis.words.contains { isAddressed($0, by: .fatha) || $0.isAllahumma }
    let addressed = isMixed ? Set(analysis.indicesAddressedToAllah) : []
    let isNarration = isMixed && analysis.words.contains(where: isVerbOfSaying)
    let mixed = feminine.first?.range
    let issues = analysis.words.indices.compactMap { index -> TextIssue? in
      let word = analysis.words[index]
      guard
        let (mark, wanted) = wrongVowel(
          of: word,
          isMixed: isMixed && mixed == word.range && (!isNarration || addressed.contains(index)),
          isAddressed: addressed.contains(index),
          analysis
        ),
        !isJoinedJussive(index, analysis), !isToHim(word), !isName(index, analysis),
        !analysis.isComparedWithQuran(word.range), !analysis.isReportedElsewhere(word.range),
        !analysis.isUnclear(word)
      else { return nil }
      let correction = PronounCorrection(of: index, writing: wanted, at: mark, analysis)
      return TextIssue(
        range: word.range,
        message:
          "\(analysis.quoted(word.range)) in \(analysis.label) has \(analysis.scalars[mark].codePointAndName) on its pronoun: "
          + correction.advice,
        edits: correction.edits
      )
    }
    return findings(withoutFormulae(issues, analysis), in: analysis, fix: "write the vowel of the pronoun")
  }

  /// Without the words of a formula for which this rule knows no fix: the formula shows it.
  private static func withoutFormulae(_ issues: [TextIssue], _ analysis: ArabicTextAnalysis) -> [TextIssue] {
    guard issues.contains(where: \.edits.isEmpty) else { return issues }
    let formulae = MergedRanges(analysis.wrongMarksInFormulae.map { $0.word.range })
    return issues.filter { !$0.edits.isEmpty || !formulae.overlaps($0.range) }
  }

  /// The index of the vowel on the pronoun of a word, and the one to write instead.
  private static func wrongVowel(
    of word: MarkedWord,
    isMixed: Bool,
    isAddressed: Bool,
    _ analysis: ArabicTextAnalysis
  ) -> (mark: Int, wanted: Unicode.Scalar)? {
    if let heh = word.pluralPronounWithDamma {
      return heh.range.first { analysis.scalars[$0] == damma }.map { ($0, kasra) }
    }
    if let subject = word.firstPersonBeforeMe {
      return subject.range.first { analysis.scalars[$0] == damma }.map { ($0, fatha) }
    }
    guard let last = word.letters.last, let wanted = expected(word, isMixed: isMixed),
      let mark = last.range.dropFirst().first(where: { analysis.scalars[$0].isHaraka }),
      analysis.scalars[mark] != wanted,
      isAddressed && isCertainlyYou(word) || isPronoun(word, analysis)
    else { return nil }
    return (mark, wanted)
  }

  /// Whether a word is the name of someone: بْن is before it, or after it, as in عَتِيكِ بْنِ الْحَارِثِ.
  private static func isName(_ index: Int, _ analysis: ArabicTextAnalysis) -> Bool {
    [index, index + 1].contains { second in
      analysis.isBesideLast(second)
        && analysis.words[second == index ? index - 1 : second].letters.map(\.base) == son
    }
  }

  /// Whether a word is meant as لَهُ, so that the vowel of its lam is the mistake: لِهُ.
  private static func isToHim(_ word: MarkedWord) -> Bool {
    let letters = word.letters.suffix(2)
    return letters.spell("له") && letters.last?.has(.damma) == true
      && letters.first?.has(.kasra) == true
      && word.letters.dropLast(2).allSatisfy { $0.isProclitic(.conjunctions) }
  }

  /// Whether a word addresses someone: it ends with ـك, or is أنت, with this vowel.
  private static func isAddressed(_ word: MarkedWord, by vowel: ArabicMarks) -> Bool {
    guard let last = word.letters.last, last.base == kaf || last.base == teh, last.has(vowel),
      word.letters.count > 1, !word.hasArticle
    else { return false }
    return last.base == kaf && !(vowel == .fatha && (mayBeVerbInPast(word) || isDemonstrative(word)))
      || last.base == teh && word.letters.count <= 4
        && word.letters.suffix(3).lazy.map(\.base).elementsEqual(you)
  }

  /// Whether the kaf addresses no one, as in ذَلِكَ and كَتِلْكَ.
  private static func isDemonstrative(_ word: MarkedWord) -> Bool {
    let bases = word.letters.map(\.base)
    return bases.count <= longestDemonstrative
      && word.possibleStarts.contains { demonstratives.contains(Array(bases[$0...])) }
  }

  private static let demonstratives = Set(words: "ذلك ذاك تلك أولئك أولائك هنالك هناك كذلك")
  private static let longestDemonstrative = 8

  /// Whether a word tells that someone speaks, who may address someone else than the words before.
  private static func isVerbOfSaying(_ word: MarkedWord) -> Bool {
    var letters = word.letters[...]
    if letters.count > 3, letters.first?.isProclitic(.conjunctions) == true { letters.removeFirst() }
    return verbsOfSaying.contains(letters.map(\.base))
  }

  private static let verbsOfSaying = Set(words: "قال قالت قالوا قلت قلنا يقول تقول")

  /// Whether the kaf may belong to the root of a verb: بَارَكَ, أَدْرَكَ.
  private static func mayBeVerbInPast(_ word: MarkedWord) -> Bool {
    word.letters.count > 3
      && word.letters[word.letters.count - 2].marks.intersection([.fatha, .shadda]) == .fatha
  }

  /// Whether a word ends with another vowel than a pronoun would have there.
  private static func hasOtherVowel(_ word: MarkedWord, _ scalars: [Unicode.Scalar]) -> Bool {
    guard let wanted = expected(word, isMixed: false), let last = word.letters.last,
      let mark = last.range.dropFirst().first(where: { scalars[$0].isHaraka })
    else { return false }
    return scalars[mark] != wanted
  }

  /// The vowel that the pronoun at the end of a word has; nil if it may have the one that is written.
  private static func expected(_ word: MarkedWord, isMixed: Bool) -> Unicode.Scalar? {
    let letters = word.letters
    guard let last = letters.last, letters.count > 1, isMixed || last.base == heh || last.base == kaf,
      last.has(.harakat), !last.has(.shadda), !word.hasArticle, !beginsWithAffirmedArticle(word)
    else { return nil }
    let before = letters[letters.count - 2]
    switch last.base {
    case heh:
      let isKnown = before.isFront || !before.marks.isEmpty || ["\u{0627}", "\u{0648}"].contains(before.base)
      return isKnown ? before.isFront ? kasra : damma : nil
    // After an alef the kaf is mostly of the root: هَلَاكِ.
    case kaf: return last.has(.damma) || isMixed && !before.isBareAlef ? fatha : nil
    default: return isMixed ? fatha : nil
    }
  }

  /// Whether a word begins with the article after لَ, before which it has lost its alef: لَلشِّرْكُ.
  private static func beginsWithAffirmedArticle(_ word: MarkedWord) -> Bool {
    guard word.letters.count > 4, word.letters[0].base == "\u{0644}", word.letters[0].has(.fatha),
      word.letters[1].base == "\u{0644}", !word.letters[1].has([.harakat, .shadda])
    else { return false }
    return word.letters[1].has(.sukun) || word.letters[2].has(.shadda)
  }

  /// Whether a teh with a vowel follows a fatha, as in نِقْمَتِكَ: the teh marbuta of a noun, and no letter of a root before its kaf.
  private static func endsWithFeminineNoun(_ stem: ArraySlice<MarkedLetter>) -> Bool {
    guard stem.count > 3, let teh = stem.last, let before = stem.dropLast().last else { return false }
    return teh.base == "\u{062A}" && teh.has(.harakat) && before.has(.fatha)
  }

  private static let particles: Set<[Unicode.Scalar]> = Set(words: "ل ب في إلي علي من عن لدي كل")

  /// Whether a word is أنت, or a particle or إن with the pronoun ك.
  private static func isCertainlyYou(_ word: MarkedWord) -> Bool {
    var letters = word.letters[...]
    // Not of فُلْكِ.
    if letters.count > 2, let first = letters.first, first.isProclitic(.conjunctions),
      !first.has([.damma, .kasra])
    {
      letters.removeFirst()
    }
    let bases = letters.map(\.base)
    return bases == you
      || bases.last == kaf
        && (particles.contains(Array(bases.dropLast()))
          || bases.dropLast().elementsEqual("إن".unicodeScalars))
  }

  /// Other pronouns that follow what ـه follows.
  private static let others = Array(words: "كم هم نا ها")

  /// Whether the last kaf may belong to the root of a verb: of بَارِكْ, or in the imperfect: أُدْرِكُ, نَسْلُكُ, تُشَارِكُ. Before a pronoun the
  /// verb would have a letter more, and its own damma.
  private static func mayBeVerbOfKaf(_ word: MarkedWord) -> Bool {
    var letters = word.letters[...]
    if letters.count > 4, letters[0].isProclitic(.conjunctions) { letters.removeFirst() }
    if letters.count > 4, letters.first?.base == "\u{0623}", letters.dropFirst().first?.base == "\u{0623}" {
      letters.removeFirst()
    }
    if letters.lazy.map(\.base).elementsEqual(bless), letters.dropFirst(2).first?.marks == .kasra {
      return true
    }
    // سَيَتْرُكُ, but not سَأَلْتُكَ
    if letters.count > 4, letters.first?.base == "\u{0633}", letters.first?.marks == .fatha,
      let next = letters.dropFirst().first, next.base == "\u{064A}" || next.base == "\u{0646}"
    {
      letters.removeFirst()
    }
    guard let first = letters.first, let last = letters.last, last.base == kaf, last.has(.damma),
      ["\u{0623}", "\u{0646}", "\u{062A}", "\u{064A}"].contains(first.base)
    else { return false }
    return letters.count <= 4 || letters.dropLast().last?.has(.damma) != true
  }

  /// Whether the kasra of the last letter joins a verb without ending to the next word: لَمْ يُدْرِكِ الرَّكْعَةَ.
  private static func isJoinedJussive(_ index: Int, _ analysis: ArabicTextAnalysis) -> Bool {
    guard analysis.words[index].letters.last?.has(.kasra) == true, analysis.isBesideLast(index),
      analysis.isBesideLast(index + 1), analysis.words[index + 1].letters.first?.isBareAlef == true
    else { return false }
    var before = analysis.words[index - 1].letters.map(\.base)
    if before.count == 3, ["\u{0648}", "\u{0641}"].contains(before[0]) { before.removeFirst() }
    return jussiveParticles.contains(before)
  }

  private static let jussiveParticles = Set(words: "لم لا من إن ما")

  /// Whether the last letter is a pronoun: what precedes it is a known word, and the word with this vowel is not.
  private static func isPronoun(_ word: MarkedWord, _ analysis: ArabicTextAnalysis) -> Bool {
    let scalars = Array(analysis.scalars[word.range])
    let isHeh = word.letters.last?.base == heh
    guard !analysis.isFamiliar(word, hadiths: isHeh), !mayBeVerbOfKaf(word), !endsWithLetterOfRoot(word)
    else {
      return false
    }
    let letters = word.letters
    if isHeh, letters.dropLast().last?.isBareAlef == true,
      endsWithHehOfRoot(word) || !isFamiliar(scalars, with: damma, analysis)
    {
      return false
    }
    if letters.last?.base != heh, letters.last?.base != kaf || endsWithFeminineNoun(letters.dropLast()) {
      return true
    }
    let stem = letters.dropLast()
    var start = 0
    if stem.count > 1, letters[0].isProclitic(.conjunctions), letters[0].has(.fatha) {
      start = 1
    }
    if particles.contains(stem.map(\.base)) || particles.contains(stem[start...].map(\.base)) { return true }
    guard stem.count - start >= 3, let end = stem.last?.range.upperBound, !mayBeNounOfKaf(word, analysis)
    else { return false }
    var bare = Array(scalars[..<(end - word.range.lowerBound)])
    if analysis.isKnown(bare) || others.contains(where: { analysis.isKnown(bare + $0) }) { return true }
    // A teh marbuta is written as teh before a pronoun.
    guard let index = stem.last?.range.lowerBound, stem.last?.base == "\u{062A}" else { return false }
    bare[index - word.range.lowerBound] = "\u{0629}"
    return analysis.isKnown(bare)
  }

  /// Whether the last kaf may belong to the root of a noun, because the word is known with an article or a teh marbuta, and so without a
  /// pronoun: بِشِرْكِ, وَمَلَائِكِ. A letter that is doubled before it ends another noun, as in حُبُّكِ; so does the alef in سِوَاكُ, which is
  /// more likely than السِّوَاك.
  private static func mayBeNounOfKaf(_ word: MarkedWord, _ analysis: ArabicTextAnalysis) -> Bool {
    guard word.letters.last?.base == kaf else { return false }
    let known = analysis.knownStems
    return word.possibleStarts.contains { start in
      let letters = word.letters[start...]
      guard letters.count > 2, let first = letters.first, let before = letters.dropLast().last,
        !first.has(.shadda), letters.count > 3 || !before.has(.shadda)
      else { return false }
      let bases = letters.map(\.base)
      return bases != besidesYou
        && (known.hasWord(ofLetters: article + bases) || known.hasWord(ofLetters: bases + [tehMarbuta]))
    }
  }

  private static let article = Array("ال".unicodeScalars)
  private static let besidesYou = Array("سواك".unicodeScalars)
  private static let tehMarbuta: Unicode.Scalar = "\u{0629}"

  /// Whether a word that without its last letter is another one ends with a letter of the root: أَفْقَهَ, مُكْرِهَ, سَالِكُ.
  private static func endsWithLetterOfRoot(_ word: MarkedWord) -> Bool {
    word.possibleStarts.contains { start in
      let letters = word.letters[start...]
      return wordsOfRoot.contains { known in
        known.count == letters.count && zip(known, letters).allSatisfy { $0.base == $1.base }
          && zip(known.dropLast(), letters).allSatisfy {
            $0.marks.subtracting(.sukun) == $1.marks.subtracting(.sukun)
          }
      }
    }
  }

  private static let wordsOfRoot = MarkedWord.words(
    of: Array(
      """
      أَفْقَه أَسْفَه أَنْبَه أَبْلَه سَفِيه نَبِيه تَنْبِيه كَارِه مُكْرِه مُوَجِّه مُشْتَبِه مُتَشَابِه نَكْرَه شَابَه
      وُجُوه أَكْرَه أَشْبَه أَفْكَه فَقِيه شَبِيه نَزِيه وَجِيه كَرِيه تَشْبِيه تَنْزِيه تَوْجِيه تَشَبَّه تَنَبَّه اشْتَبَه انْتَبَه سَالِك مُدْرِك مَلَاك إِدْرَاك
      مَالِك هَالِك نَاسِك تَارِك حَالِك فَاتِك سَامِك مَلِيك عَتِيك رَكِيك تَرْك ضَنْك هَتْك سَفْك فَتْك سَمْك سَمَك حَنَك مَهْلَك مَسْلَك مَنْسَك
      مَنْسِك مَسَالِك مَهَالِك مَمَالِك مُهْلِك مُحَرِّك مُتَحَرِّك مُتَمَسِّك تَمَسُّك تَحَرُّك تَدَارُك تَشَارُك تَمْلِيك تَحْرِيك تَشْكِيك تَشْرِيك سُلُوك شُكُوك مَتْرُوك
      مَمْلُوك هَلَاك إِهْلَاك إِمْسَاك إِشْرَاك اشْتِرَاك مِسْوَاك شِبَاك أَشْوَاك أَفْلَاك أَمْلَاك فَكَّاك سَفَّاك أَفَّاك فَتَّاك ضَحَّاك
      """.unicodeScalars
    )
  )
  .map(\.letters)

  /// Whether a heh after an alef is a letter of a noun, as in شِفَاهَ, with or without proclitics.
  private static func endsWithHehOfRoot(_ word: MarkedWord) -> Bool {
    let bases = word.letters.map(\.base)
    return word.possibleStarts.contains { nounsWithHeh.contains(Array(bases[$0...])) }
  }

  private static let nounsWithHeh = Set(
    words: """
      إلاه جاه تجاه وجاه اتجاه مياه شفاه أفواه جباه أشباه اشتباه انتباه إكراه رفاه شياه سفاه متاه ملاه
      """
  )

  /// Whether a word is familiar with another last vowel. With a pronoun after an alef, other texts have the word with its vowel:
  /// أَبَاهُ, إِيَّاهُ.
  private static func isFamiliar(
    _ scalars: [Unicode.Scalar],
    with vowel: Unicode.Scalar,
    _ analysis: ArabicTextAnalysis
  ) -> Bool {
    var written = scalars
    guard let last = written.lastIndex(where: \.isHaraka) else { return false }
    written[last] = vowel
    return analysis.knownStems.isFamiliar(spelling: written)
  }
}

extension MarkedLetter {
  /// Whether the letter ends with the sound i, or is a yeh without a vowel: a pronoun after it has kasra.
  fileprivate var isFront: Bool { has(.kasra) || base == "\u{064A}" && !has(.harakat) }
}
