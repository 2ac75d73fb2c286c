import ArabicText
import Diagnostics
import UnicodeText

/// A verb after لَمْ, لَنْ, أَنْ or كَيْ is in another mood.
///
/// ## What it does
/// Looks in recited text for a verb of the imperfect directly after one of these particles. Reports a damma at its end, if a
/// word with its letters is known.
///
/// If the verb is known with damma, also reports a fatha after لَمْ, and after the others a sukun that is not that of a pause.
/// Words that end with a pronoun are skipped, and text that is compared with the Quran.
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
  static let explains: [RuleID] = ["AR28", "AR36", "AR46", "TL11"]
  static let screen = Screen.words { ParticleOfMood($0.word) != nil }

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    guard analysis.kind == .recited else { return [] }
    let issues = analysis.words.indices.dropFirst().compactMap { index -> TextIssue? in
      let (particle, verb) = (analysis.words[index - 1], analysis.words[index])
      guard let mood = ParticleOfMood(particle), verb.mayBeImperfect, analysis.isBesideLast(index),
        !analysis.isComparedWithQuran(verb.range), !analysis.isUnclear(verb),
        let mark = verb.letters.last?.range.first(where: {
          analysis.scalars[$0].isHaraka || analysis.scalars[$0].isSukun
        }), isWrong(index, mood, analysis),
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
          "\(analysis.quoted(verb.range)) in \(analysis.label) ends with \(analysis.scalars[mark].codePointAndName) after "
          + "\(analysis.quoted(particle.range)): a verb has \(wanted.codePointAndName) there"
          + (isHollow
            ? ", and no long vowel before it"
            : "; write \(analysis.text(of: verb.range, with: edits).quoted(limit: 30))"),
        edits: edits
      )
    }
    return findings(issues, in: analysis, fix: "write the mood of the verb")
  }

  /// Whether the last letter of a verb, which has one mark, has that of another mood.
  private static func isWrong(_ index: Int, _ mood: ParticleOfMood, _ analysis: ArabicTextAnalysis) -> Bool {
    let verb = analysis.words[index]
    guard let marks = verb.letters.last?.marks else { return false }
    if marks == .damma { return verb.mayBeIndicative }
    switch mood {
    case .jussive:
      return marks == .fatha && verb.mayBeSubjunctive && analysis.isKnownInIndicative(verb)
    case .subjunctive:
      return marks == .sukun && verb.mayBeJussive && analysis.isSukunWithoutPause(index)
        && analysis.isKnownInIndicative(verb)
    }
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
  /// Whether the word begins like a verb of the imperfect, and ends with a consonant of its root.
  fileprivate var mayBeImperfect: Bool {
    guard letters.count > 2, let first = letters.first, let last = letters.last else { return false }
    return Self.prefixes.contains(first.base) && first.has([.fatha, .damma]) && last.isPlainConsonant
      && last.base != "\u{0647}"
  }

  /// Whether such a word does not end with the fatha of a pronoun or of a plural.
  fileprivate var mayBeSubjunctive: Bool {
    guard let last = letters.last, !["\u{0643}", "\u{062A}"].contains(last.base) else { return false }
    return last.base != "\u{0646}" || letters[letters.count - 2].has(.harakat)
  }

  /// Whether such a word does not end with the sukun of هُمْ or كُمْ, or of قَالَتْ, and is not the imperative of أَنْ أَخْرِجْ.
  fileprivate var mayBeJussive: Bool {
    guard letters.first?.base != "\u{0623}", let last = letters.last, last.base != "\u{062A}" else {
      return false
    }
    return last.base != "\u{0645}" || !["\u{0647}", "\u{0643}"].contains(letters[letters.count - 2].base)
  }

  /// Whether such a word may end with the damma of the indicative.
  fileprivate var mayBeIndicative: Bool {
    guard let last = letters.last else { return false }
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
