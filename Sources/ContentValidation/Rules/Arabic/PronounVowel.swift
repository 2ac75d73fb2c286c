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
    SecondPerson.isAddressed(screened.word, by: .kasra) || hasOtherVowel(screened.word, screened.scalars)
      || screened.word.pluralPronounWithDamma != nil || screened.word.firstPersonBeforeMe != nil
  }

  private static let heh: Unicode.Scalar = "\u{0647}"
  private static let son = Array("بن".unicodeScalars)
  private static let kaf: Unicode.Scalar = "\u{0643}"
  private static let fatha: Unicode.Scalar = "\u{064E}"
  private static let damma: Unicode.Scalar = "\u{064F}"
  private static let kasra: Unicode.Scalar = "\u{0650}"

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    guard analysis.kind == .recited else { return [] }
    let feminine = analysis.words.filter { SecondPerson.isAddressed($0, by: .kasra) }
    let isMixed =
      feminine.count == 1
      && analysis.words.contains { SecondPerson.isAddressed($0, by: .fatha) || $0.isAllahumma }
    let addressed = isMixed ? Set(analysis.indicesAddressedToAllah) : []
    let isNarration = isMixed && analysis.words.contains(where: SecondPerson.isVerbOfSaying)
    let mixed = feminine.first?.range
    let issues = analysis.suspects(of: Self.self).compactMap { index -> TextIssue? in
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
      isAddressed && SecondPerson.isCertainlyYou(word) || FinalPronoun.isPronoun(word, analysis)
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
}

extension MarkedLetter {
  /// Whether the letter ends with the sound i, or is a yeh without a vowel: a pronoun after it has kasra.
  fileprivate var isFront: Bool { has(.kasra) || base == "\u{064A}" && !has(.harakat) }
}
