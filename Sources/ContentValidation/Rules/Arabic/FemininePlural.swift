import ArabicText
import Diagnostics
import UnicodeText

/// A plural in ات has a fatha.
///
/// ## What it does
/// Looks in recited text for plurals in ات with a fatha on their teh, at the end of the word or before a pronoun:
///
/// - some seventy such as كَلِمَات, آيَات, سَيِّئَات and سَمَاوَات;
/// - those of participles that begin with مُ (مُوجِبَات);
/// - those in ـيَّات (ذُرِّيَّات).
///
/// A plural after لَا that denies all of them may have a fatha, and is skipped, as is text compared with the Quran.
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
/// Write U+0650 ARABIC KASRA: عَوْرَاتِنَا; or U+064F ARABIC DAMMA if the plural is in the nominative: وَبَرَكَاتُهُ.
enum FemininePlural: ArabicRule {
  static let id: RuleID = "AR47"
  static let name = "feminine-plural"
  static let severity = Severity.warning
  static let explains: [RuleID] = ["AR23", "AR28", "AR29", "TL11"]
  static let screen = Screen.words { indexOfTeh(in: $0.word) != nil }

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    guard analysis.kind == .recited else { return [] }
    let issues = analysis.words.indices.compactMap { index -> TextIssue? in
      let word = analysis.words[index]
      guard let teh = indexOfTeh(in: word), !isDenied(index, teh, analysis),
        !analysis.isComparedWithQuran(word.range),
        !analysis.isReportedElsewhere(word.range), !analysis.isUnclear(word)
      else { return nil }
      let vowel = Self.vowel(of: index, in: analysis)
      let edits = vowel.map { Self.edits(writing: $0, word, teh, analysis.scalars) } ?? []
      let written = analysis.text(of: word.range, with: edits).quoted(limit: 30)
      return TextIssue(
        range: word.range,
        message:
          "\(analysis.quoted(word.range)) in \(analysis.label) has U+064E ARABIC FATHA on the teh of a plural"
          + advice(vowel, written),
        edits: edits
      )
    }
    return findings(issues, in: analysis, fix: "write the vowel of the plural")
  }

  /// Whether the plural is that of لَا خَيْرَاتَ, “no good deeds at all”, which may have a fatha as well as a kasra.
  private static func isDenied(_ index: Int, _ teh: Int, _ analysis: ArabicTextAnalysis) -> Bool {
    let word = analysis.words[index]
    return teh == word.letters.count - 1 && !word.hasArticle && analysis.isBesideLast(index)
      && analysis.words[index - 1].isLa
  }

  private static func advice(_ vowel: Unicode.Scalar?, _ written: String) -> String {
    guard let vowel else {
      return ": write U+064F ARABIC DAMMA in the nominative, and U+0650 ARABIC KASRA in the other cases"
    }
    return vowel == kasra
      ? ", whose accusative has a kasra: write U+0650 ARABIC KASRA, \(written)"
      : " that is joined to a nominative: write U+064F ARABIC DAMMA, \(written)"
  }

  /// The vowel of the teh: a damma after a noun in the nominative that the plural is joined to, otherwise a kasra; nil where the
  /// plural may be in any case.
  private static func vowel(of index: Int, in analysis: ArabicTextAnalysis) -> Unicode.Scalar? {
    let words = analysis.words
    let word = words[index]
    guard analysis.isBesideLast(index) else {
      return word.letters[0].isBareAlef && word.hasArticle ? nil : kasra
    }
    let before = words[index - 1]
    guard word.letters[0].isProclitic(.conjunctions) else {
      let isPredicate = !analysis.isBesideLast(index - 1) && predicates.contains(before.letters.map(\.base))
      return isPredicate ? nil : kasra
    }
    // وَرَحْمَةُ اللَّهِ وَبَرَكَاتُهُ
    guard before.ends(with: kasra), analysis.isBesideLast(index - 1) else {
      return before.ends(with: damma) ? damma : kasra
    }
    guard words[index - 2].ends(with: damma) else { return kasra }
    return before.isPrepositional ? nil : damma
  }

  private static let kasra: Unicode.Scalar = "\u{0650}"
  private static let damma: Unicode.Scalar = "\u{064F}"
  /// What a subject may follow that begins the phrase with it: لَهُ الْآيَاتُ.
  private static let predicates = Set(words: "له لك لله ولله وله ولك")

  /// The edits that write the vowel, and that of a heh after it.
  private static func edits(
    writing vowel: Unicode.Scalar,
    _ word: MarkedWord,
    _ teh: Int,
    _ scalars: [Unicode.Scalar]
  ) -> [ArabicTextAnalysis.Edit] {
    let heh = word.letters[(teh + 1)...].first.flatMap { $0.base == "\u{0647}" ? $0 : nil }
    let vowels: [Int?] = [
      word.letters[teh].range.first { scalars[$0] == "\u{064E}" },
      vowel == kasra ? heh?.range.first { scalars[$0] == damma } : nil,
    ]
    return vowels.compactMap { $0 }.map { ($0..<$0 + 1, String(vowel)) }
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
        && word.possibleStarts.contains { start in
          start < index && isPlural(letters[start...index])
        }
    }
  }

  /// Whether a word is one of these plurals, without a pronoun.
  static func isPlural(_ word: MarkedWord) -> Bool {
    word.possibleStarts.contains { isPlural(word.letters[$0...]) }
  }

  /// Whether letters, of which the last is the teh, are those of one of these plurals.
  private static func isPlural(_ letters: ArraySlice<MarkedLetter>) -> Bool {
    plurals.contains(letters.map(\.base)) || isOfParticiple(letters) || isRelative(letters)
  }

  /// Whether they are those of مُوجِبَات. Without the kasra of an active participle they may be those of the singular مُعَافَاة before its
  /// pronoun.
  private static func isOfParticiple(_ letters: ArraySlice<MarkedLetter>) -> Bool {
    guard letters.count > 5, let first = letters.first, let middle = letters.dropLast(3).last else {
      return false
    }
    return first.base == "\u{0645}" && first.marks == .damma && middle.has(.kasra)
      && endsLikePlural(letters)
  }

  /// Whether they are those of ذُرِّيَّات: no root has a teh after a doubled yeh and a long a.
  private static func isRelative(_ letters: ArraySlice<MarkedLetter>) -> Bool {
    guard letters.count > 3, let yeh = letters.dropLast(2).last else { return false }
    return yeh.base == "\u{064A}" && yeh.has(.shadda) && yeh.has(.fatha) && endsLikePlural(letters)
  }

  private static func endsLikePlural(_ letters: ArraySlice<MarkedLetter>) -> Bool {
    letters.last?.base == teh && letters.dropLast().last?.isBareAlef == true
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

extension MarkedWord {
  /// Whether the word ends with a vowel or its tanwin, before ـه or ـك if it has one.
  fileprivate func ends(with vowel: Unicode.Scalar) -> Bool {
    guard let last = letters.last else { return false }
    let mayBePronoun =
      letters.count > 2 && ["\u{0647}", "\u{0643}"].contains(last.base) && last.has(.harakat)
    let isName = letters.suffix(3).spell("لله")
    if mayBePronoun, !isName {
      return letters[letters.count - 2].marks.contains(vowel == "\u{064F}" ? .damma : .kasra)
    }
    return vowel == "\u{064F}" ? last.has([.damma, .dammatan]) : last.has([.kasra, .kasratan])
  }
}
