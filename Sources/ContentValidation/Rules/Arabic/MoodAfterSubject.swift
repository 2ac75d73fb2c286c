import ArabicText
import Diagnostics
import HadithText
import UnicodeText

/// A verb after its subject is in the subjunctive or the jussive, with nothing to govern it.
///
/// ## What it does
/// Looks in recited text for a verb of the imperfect directly after its subject: إِنَّكَ, أَنْتَ and كُنْتَ, إِنَّهُ, هُوَ and الَّذِي, and إِنَّا
/// and نَحْنُ. أَنَّ, كَأَنَّ, لَكِنَّ and لَعَلَّ count as إِنَّ. After these with their pronoun, a لَا may be between the two. After
/// الَّذِي لَا only AR31 looks.
///
/// If the verb is known with damma, reports a fatha at its end, and a sukun that is not that of a pause. Words that end with a
/// pronoun are skipped, and text that is compared with the Quran.
///
/// ## Why it matters
/// Without a particle such as أَنْ or لَمْ a verb is in the indicative. The wrong vowel is often in the middle of a phrase, so it is recited.
///
/// ## Example
/// ```xml
/// <arabic>فَإِنَّكَ تَعْلَمْ وَلَا أَعْلَمُ</arabic>
/// ```
///
/// ## How to fix it
/// Write U+064F ARABIC DAMMA: تَعْلَمُ.
enum MoodAfterSubject: ArabicRule {
  static let id: RuleID = "AR50"
  static let name = "mood-after-subject"
  static let severity = Severity.warning
  static let explains: [RuleID] = ["AR28", "AR36", "AR46", "TL11"]
  static let screen = Screen.words { $0.word.mayNotBeIndicative }

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    guard analysis.kind == .recited else { return [] }
    let issues = analysis.words.indices.dropFirst().compactMap { index -> TextIssue? in
      let verb = analysis.words[index]
      guard verb.mayNotBeIndicative, let subject = subject(of: index, in: analysis),
        let mark = verb.letters.last?.range.first(where: {
          analysis.scalars[$0].isHaraka || analysis.scalars[$0].isSukun
        }),
        !analysis.isComparedWithQuran(verb.range), !analysis.isReportedElsewhere(verb.range),
        !analysis.isUnclear(verb),
        verb.letters.last?.has(.sukun) != true || analysis.isSukunWithoutPause(index),
        analysis.isKnownInIndicative(verb)
      else { return nil }
      let edits: [TextIssue.Edit] = [(mark..<mark + 1, "\u{064F}")]
      return TextIssue(
        range: verb.range,
        message:
          "\(analysis.quoted(verb.range)) in \(analysis.label) ends with \(analysis.scalars[mark].codePointAndName) after "
          + "\(analysis.quoted(subject.range)), and nothing governs it: write U+064F ARABIC DAMMA, "
          + analysis.text(of: verb.range, with: edits).quoted(limit: 30),
        edits: edits
      )
    }
    return findings(issues, in: analysis, fix: "write the indicative")
  }

  /// The subject of a verb, directly before it or before its لَا; nil if the word there is not one, or is that of another person.
  private static func subject(of index: Int, in analysis: ArabicTextAnalysis) -> MarkedWord? {
    let words = analysis.words
    guard analysis.isBesideLast(index), let person = words[index].letters.first?.base else { return nil }
    guard words[index - 1].letters.spell("لا") else {
      return words[index - 1].isSubject(of: person, isDenied: false) ? words[index - 1] : nil
    }
    guard analysis.isBesideLast(index - 1), words[index - 2].isSubject(of: person, isDenied: true) else {
      return nil
    }
    return words[index - 2]
  }
}

extension MarkedWord {
  /// Whether the word has the form of a verb of the imperfect that ends with fatha or sukun, without a pronoun. The second letter
  /// has a sukun before a sukun, which that of an imperative such as تَقَبَّلْ does not have, and that of يَسَّرَ is doubled.
  fileprivate var mayNotBeIndicative: Bool {
    guard letters.count > 3, let first = letters.first, let last = letters.last,
      Self.persons.contains(first.base), first.marks == .fatha || first.marks == .damma,
      last.isPlainConsonant, !Self.otherEnds.contains(last.base), !letters[1].has(.shadda)
    else { return false }
    let before = letters[letters.count - 2]
    if last.marks == .sukun {
      return letters[1].has(.sukun)
        && !(last.base == "\u{0645}" && ["\u{0647}", "\u{0643}"].contains(before.base))
    }
    return last.marks == .fatha && (last.base != "\u{0646}" || before.has(.harakat))
      && !Self.nouns.contains(letters.map(\.base))
  }

  private static let persons: [Unicode.Scalar] = ["\u{062A}", "\u{064A}", "\u{0646}"]
  /// Letters that may be a pronoun, and the teh of توضأتَ.
  private static let otherEnds: [Unicode.Scalar] = ["\u{0647}", "\u{0643}", "\u{062A}", "\u{0629}"]
  private static let nouns = Set(words: "يمين يسار يقين يتيم ياقوت يوسف يونس يعقوب تأويل ترتيل تسبيح توفيق")

  /// Whether the word is a subject whose verb begins with a letter.
  ///
  /// - Parameter isDenied: Whether لَا is between them: after أَنْتَ it may forbid.
  fileprivate func isSubject(of person: Unicode.Scalar, isDenied: Bool) -> Bool {
    let isJoined = letters.count == 3 && letters[0].isProclitic(.conjunctions)
    let starts = possibleStarts + (isJoined ? [1] : [])
    return starts.contains { start in
      let rest = letters[start...]
      let bases = rest.map(\.base)
      let isInna = Self.sisters.contains { sister in
        bases.count > sister.count && bases.starts(with: sister)
          && rest[start + sister.count - 1].has(.shadda)
          && Self.pronouns[person]?.contains(Array(bases[sister.count...])) == true
      }
      if isInna { return true }
      // كُنْتُ and أَنْتِ are of other persons.
      return !isDenied && Self.independent[person]?.contains(bases) == true
        && (person == "\u{0646}" || rest.last?.has([.kasra, .damma]) != true)
    }
  }

  private static let sisters = Array(words: "إن أن لكن كأن لعل")
  private static let pronouns: [Unicode.Scalar: Set<[Unicode.Scalar]>] = [
    "\u{062A}": Set(words: "ك"), "\u{064A}": Set(words: "ه"), "\u{0646}": Set(words: "ا نا"),
  ]
  private static let independent: [Unicode.Scalar: Set<[Unicode.Scalar]>] = [
    "\u{062A}": Set(words: "أنت كنت"), "\u{064A}": Set(words: "هو الذي"), "\u{0646}": Set(words: "نحن"),
  ]
}
