import ArabicText
import Diagnostics
import UnicodeText

/// A plural in ات has a fatha.
///
/// ## What it does
/// Looks in recited text for some seventy plurals in ات, such as كَلِمَات, آيَات, سَيِّئَات and سَمَاوَات, with a fatha on their teh, at the
/// end of the word or before a pronoun. Text compared with the Quran is skipped.
///
/// ## Why it matters
/// The accusative of such a plural has a kasra, as the genitive has. The fatha of other accusatives is a frequent mistake.
///
/// ## Example
/// ```xml
/// <arabic>اللَّهُمَّ اسْتُرْ عَوْرَاتَنَا وَآمِنْ رَوْعَاتِنَا</arabic>
/// ```
///
/// ## How to fix it
/// Write U+0650 ARABIC KASRA: عَوْرَاتِنَا.
enum FemininePlural: ArabicRule {
  static let id: RuleID = "AR47"
  static let name = "feminine-plural"
  static let severity = Severity.warning
  static let explains: [RuleID] = ["AR23", "AR28", "AR29", "AR46", "TL11"]
  static let screen = Screen.words { indexOfTeh(in: $0.word) != nil }

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    guard analysis.kind == .recited else { return [] }
    let issues = analysis.words.compactMap { word -> TextIssue? in
      guard let teh = indexOfTeh(in: word), !analysis.isComparedWithQuran(word.range),
        !analysis.isReportedElsewhere(word.range), !analysis.isUnclear(word)
      else { return nil }
      let edits = edits(word, teh, analysis.scalars)
      return TextIssue(
        range: word.range,
        message:
          "\(analysis.quoted(word.range)) in \(analysis.label) has U+064E ARABIC FATHA on the teh of a plural, whose accusative "
          + "has a kasra: write U+0650 ARABIC KASRA, \(analysis.text(of: word.range, with: edits).quoted(limit: 30))",
        edits: edits
      )
    }
    return findings(issues, in: analysis, fix: "write U+0650 ARABIC KASRA")
  }

  /// The edits that write the kasra, and that of a heh after it.
  private static func edits(
    _ word: MarkedWord,
    _ teh: Int,
    _ scalars: [Unicode.Scalar]
  ) -> [ArabicTextAnalysis.Edit] {
    let heh = word.letters[(teh + 1)...].first.flatMap { $0.base == "\u{0647}" ? $0 : nil }
    let vowels: [Int?] = [
      word.letters[teh].range.first { scalars[$0] == "\u{064E}" },
      heh?.range.first { scalars[$0] == "\u{064F}" },
    ]
    return vowels.compactMap { $0 }.map { ($0..<$0 + 1, "\u{0650}") }
  }

  /// The index of the teh of a plural with a fatha, which ends the word or precedes a pronoun.
  private static func indexOfTeh(in word: MarkedWord) -> Int? {
    let letters = word.letters
    let first = max(shortest - 1, letters.count - 1 - AttachedPronoun.longest)
    guard first < letters.count else { return nil }
    return (first..<letters.count).first { index in
      guard letters[index].base == teh, letters[index].marks == .fatha, letters[index - 1].isBareAlef else {
        return false
      }
      let pronoun = letters[(index + 1)...]
      return (pronoun.isEmpty || AttachedPronoun.all.contains(pronoun.map(\.base)))
        && ([0] + word.startsAfterProclitics).contains { start in
          start < index && plurals.contains(letters[start...index].map(\.base))
        }
    }
  }

  /// Whether a word is one of these plurals, without a pronoun.
  static func isPlural(_ word: MarkedWord) -> Bool {
    ([0] + word.startsAfterProclitics).contains { plurals.contains(word.letters[$0...].map(\.base)) }
  }

  private static let teh: Unicode.Scalar = "\u{062A}"
  /// The number of letters of the shortest plural.
  private static let shortest = 4

  /// Plurals whose teh is not of the root, as it is in أَصْوَات and أَوْقَات.
  private static let plurals = Set(
    words: """
      كلمات آيات بينات بركات صلوات رحمات تحيات طيبات خيرات خبيثات حسنات سيئات خطيئات زلات عثرات هفوات
      سماوات سموات جنات ظلمات درجات دركات ثمرات شهوات شبهات نزغات همزات نفحات لحظات ساعات خطوات سكرات غمرات
      عورات روعات حرمات كربات حاجات دعوات طاعات عبادات صدقات نفقات بنات أمهات أخوات عمات خالات زوجات
      مسلمات مؤمنات قانتات صالحات صائمات تائبات عابدات محصنات باقيات مبشرات مرسلات تامات نفاثات مخلوقات منكرات
      """
  )
}
