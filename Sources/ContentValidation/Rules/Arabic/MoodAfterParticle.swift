import ArabicText
import Diagnostics
import UnicodeText

/// A verb after لَمْ, لَنْ, أَنْ or كَيْ is in the indicative.
///
/// ## What it does
/// Looks in recited text for a verb of the imperfect that ends with damma directly after one of these particles, if a word with its
/// letters is known. Words that end with a pronoun are skipped, and text that is compared with the Quran.
///
/// ## Why it matters
/// After لَمْ a verb is in the jussive, after the others in the subjunctive, without exception. The wrong vowel is often in the middle of a
/// phrase, so it is recited.
///
/// ## Example
/// ```xml
/// <arabic>أَسْأَلُكَ أَنْ تَغْفِرُ لِي</arabic>
/// ```
///
/// ## How to fix it
/// Write U+0652 ARABIC SUKUN after لَمْ, and U+064E ARABIC FATHA after the others: أَنْ تَغْفِرَ لِي. After لَمْ a long vowel before the last letter is
/// left out: لَمْ يَكُنْ.
enum MoodAfterParticle: ArabicRule {
  static let id: RuleID = "AR45"
  static let name = "mood-after-particle"
  static let severity = Severity.warning
  static let explains: [RuleID] = ["AR28", "AR46", "TL11"]
  static let screen = Screen.words { ParticleOfMood($0.word) != nil }

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    guard analysis.kind == .recited else { return [] }
    let issues = analysis.words.indices.dropFirst().compactMap { index -> TextIssue? in
      let (particle, verb) = (analysis.words[index - 1], analysis.words[index])
      guard let mood = ParticleOfMood(particle), verb.mayBeIndicative, analysis.isBesideLast(index),
        !analysis.isComparedWithQuran(verb.range), !analysis.isUnclear(verb),
        let mark = verb.letters.last?.range.first(where: { analysis.scalars[$0] == "\u{064F}" }),
        analysis.isKnown(Array(analysis.scalars[verb.range]))
      else { return nil }
      let isJoined =
        analysis.isBesideLast(index + 1) && analysis.words[index + 1].letters.first?.isBareAlef == true
      let wanted = mood.ending(isJoined: isJoined)
      let isHollow = mood == .jussive && verb.hasLongVowelBeforeLast
      let edits: [TextIssue.Edit] = isHollow ? [] : [(mark..<mark + 1, String(wanted))]
      return TextIssue(
        range: verb.range,
        message:
          "\(analysis.quoted(verb.range)) in \(analysis.label) ends with U+064F ARABIC DAMMA after "
          + "\(analysis.quoted(particle.range)): a verb has \(wanted.codePointAndName) there"
          + (isHollow
            ? ", and no long vowel before it"
            : "; write \(analysis.text(of: verb.range, with: edits).quoted(limit: 30))"),
        edits: edits
      )
    }
    return findings(issues, in: analysis, fix: "write the mood of the verb")
  }
}

/// What a particle does to the verb after it.
private enum ParticleOfMood {
  case jussive
  case subjunctive

  init?(_ word: MarkedWord) {
    guard word.letters.count <= Self.longest else { return nil }
    var letters = word.letters[...]
    while letters.count > 2, let first = letters.first, first.isProclitic(Self.proclitics),
      !Self.isParticle(letters)
    {
      letters.removeFirst()
    }
    guard Self.isParticle(letters), let first = letters.first, let last = letters.last,
      first.marks.isSubset(of: .fatha), last.marks.isSubset(of: .sukun)
    else { return nil }
    self = letters.map(\.base) == Self.lam ? .jussive : .subjunctive
  }

  /// The mark at the end of the verb; before the alef of hamzat al-wasl a sukun is a kasra.
  func ending(isJoined: Bool) -> Unicode.Scalar {
    switch self {
    case .jussive: isJoined ? "\u{0650}" : "\u{0652}"
    case .subjunctive: "\u{064E}"
    }
  }

  private static let proclitics: Proclitics = [.interrogative, .conjunctions, .beh, .lam]
  /// The number of letters of a particle with three proclitics.
  private static let longest = 5
  private static let lam = Array("لم".unicodeScalars)
  private static let all = Set(words: "لم لن أن كي")

  private static func isParticle(_ letters: ArraySlice<MarkedLetter>) -> Bool {
    all.contains(letters.map(\.base))
  }
}

extension MarkedWord {
  /// Whether the word has the form of a verb of the imperfect that ends with the damma of the indicative.
  fileprivate var mayBeIndicative: Bool {
    guard letters.count > 2, let first = letters.first, let last = letters.last,
      Self.prefixes.contains(first.base), first.has([.fatha, .damma]), last.isPlainConsonant,
      last.marks == .damma, last.base != "\u{0647}"
    else { return false }
    // In لَمْ يَدْعُ the last letter of the root has been left out already.
    if letters.count == 3, !letters[1].has(.harakat) { return false }
    // تَوَضَّأْتُ, أَغْنَاهُمُ
    let before = letters[letters.count - 2]
    return !(last.base == "\u{062A}" && before.has(.sukun))
      && !(last.base == "\u{0645}" && ["\u{0647}", "\u{0643}"].contains(before.base))
  }

  fileprivate var hasLongVowelBeforeLast: Bool {
    let letter = letters[letters.count - 2]
    return letter.marks.isEmpty && ["\u{0627}", "\u{0648}", "\u{064A}"].contains(letter.base)
  }

  private static let prefixes: [Unicode.Scalar] = ["\u{064A}", "\u{062A}", "\u{0646}", "\u{0623}"]
}
