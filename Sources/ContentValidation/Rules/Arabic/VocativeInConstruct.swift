import ArabicText
import Diagnostics
import HadithText
import UnicodeText

/// A noun in construct after يَا or اللَّهُمَّ is not in the accusative.
///
/// ## What it does
/// Looks in recited text for a noun with damma at its end, between يَا and a noun with the article in the genitive. Also looks
/// for ذُو and أَبُو after يَا.
///
/// Between اللَّهُمَّ and such a noun, looks for رَبّ, participles (فَاطِر, مُصَرِّف) and titles such as بَدِيع with damma or kasra. A damma
/// before أَنْتَ is not reported, because the noun may be its predicate (اللَّهُمَّ رَبُّ النَّاسِ أَنْتَ), unless a word with the article
/// follows أَنْتَ.
///
/// Of two names of Allah (يَا عَلِيُّ الْعَظِيمِ) the message names both readings, since the kasra may be the mistake. Text that is
/// compared with the Quran is exempt.
///
/// ## Why it matters
/// A noun in construct is in the accusative when it is addressed, as in يَا أَرْحَمَ الرَّاحِمِينَ and اللَّهُمَّ رَبَّ النَّاسِ. The wrong vowel
/// is in the middle of a phrase, so it is recited.
///
/// ## Example
/// ```xml
/// <arabic>يَا مُقَلِّبُ الْقُلُوبِ ثَبِّتْ قَلْبِي</arabic>
/// ```
///
/// ## How to fix it
/// Write U+064E ARABIC FATHA: يَا مُقَلِّبَ الْقُلُوبِ; or ذَا and أَبَا.
enum VocativeInConstruct: ArabicRule {
  static let id: RuleID = "AR44"
  static let name = "vocative-in-construct"
  static let severity = Severity.warning
  static let explains: [RuleID] = ["AR28", "AR46", "TL11"]
  static let screen = Screen.words { $0.word.isVocativeParticle || $0.word.mayBeWrongTitle }

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    guard analysis.kind == .recited else { return [] }
    let issues = analysis.words.indices.dropFirst().compactMap { index -> TextIssue? in
      let word = analysis.words[index]
      let particle = analysis.words[index - 1]
      guard analysis.isBesideLast(index),
        let found = particle.isVocativeParticle
          ? longVowel(of: word) ?? ending(of: index, in: analysis, mayBeGenitive: false)
          : particle.isAllahumma && word.mayBeWrongTitle
            ? ending(of: index, in: analysis, mayBeGenitive: true) : nil,
        !analysis.isComparedWithQuran(word.range), !analysis.isUnclear(word)
      else { return nil }
      let areNames = word.isNameOfAllah && analysis.words.dropFirst(index + 1).first?.isNameOfAllah == true
      return TextIssue(
        range: word.range,
        message:
          "\(analysis.quoted(word.range)) in \(analysis.label) is in the \(found.isGenitive ? "genitive" : "nominative"): a noun in "
          + "construct after \(analysis.quoted(particle.range)) has \(found.wanted.codePointAndName); write "
          + analysis.text(of: word.range, with: [found.edit]).quoted(limit: 30)
          + (areNames ? ", or U+064F ARABIC DAMMA at the end of the name after it" : ""),
        edits: areNames ? [] : [found.edit],
        applicability: .unsafe
      )
    }
    return findings(issues, in: analysis, fix: "write the accusative")
  }

  private typealias Correction = (wanted: Unicode.Scalar, isGenitive: Bool, edit: ArabicTextAnalysis.Edit)

  /// A noun with damma, or a title with kasra, before a noun in the genitive.
  private static func ending(
    of index: Int,
    in analysis: ArabicTextAnalysis,
    mayBeGenitive: Bool
  ) -> Correction? {
    let word = analysis.words[index]
    guard !word.hasArticle, let ending = WordEnding(of: word),
      ending.mark == damma || mayBeGenitive && ending.mark == kasra,
      analysis.isBesideLast(index + 1), analysis.words[index + 1].isGenitiveWithArticle,
      !mayBeGenitive || ending.mark == kasra || !isPredicate(index, in: analysis),
      let mark = word.letters.last?.range.first(where: { analysis.scalars[$0] == ending.mark })
    else { return nil }
    // The yeh of a dual in construct has a kasra before an article: يَا صَاحِبَيِ السِّجْنِ.
    let wanted = word.endsWithYehOfDual ? kasra : fatha
    return (wanted, ending.mark == kasra, (mark..<mark + 1, String(wanted)))
  }

  /// Whether a title says who Allah is: أَنْتَ follows it, and no name that أَنْتَ would be the subject of.
  private static func isPredicate(_ index: Int, in analysis: ArabicTextAnalysis) -> Bool {
    guard analysis.isBesideLast(index + 2),
      analysis.words[index + 2].letters.spell("أنت")
    else { return false }
    return !analysis.isBesideLast(index + 3) || !analysis.words[index + 3].hasArticle
  }

  /// ذُو and أَبُو, whose case is a long vowel.
  private static func longVowel(of word: MarkedWord) -> Correction? {
    let letters = word.letters
    guard ["ذو", "أبو"].contains(where: { letters.map(\.base).elementsEqual($0.unicodeScalars) }) else {
      return nil
    }
    let end = letters.suffix(2)
    guard let first = end.first, first.marks == .damma, let last = end.last, last.marks.isEmpty else {
      return nil
    }
    let range = first.range.lowerBound..<last.range.upperBound
    return ("\u{0627}", false, (range, String(first.base) + "\u{064E}\u{0627}"))
  }

  private static let fatha: Unicode.Scalar = "\u{064E}"
  private static let damma: Unicode.Scalar = "\u{064F}"
  private static let kasra: Unicode.Scalar = "\u{0650}"
}

extension MarkedWord {
  /// Whether the word ends with a yeh after a fatha, as a dual in construct does.
  fileprivate var endsWithYehOfDual: Bool {
    guard letters.count > 3, let last = letters.last, last.base == "\u{064A}", !last.has(.shadda) else {
      return false
    }
    return letters[letters.count - 2].has(.fatha)
  }

  /// Whether the word is one of the names of Allah that are adjectives, with or without the article.
  fileprivate var isNameOfAllah: Bool {
    let bases = letters.map(\.base)
    return Self.names.contains(hasArticle ? Array(bases.dropFirst(2)) : bases)
  }

  private static let names = Set(
    words: """
      علي عظيم كريم رحيم حليم عليم حكيم قدير سميع بصير كبير غفور شكور ودود لطيف خبير حي قيوم عزيز مجيد حميد رحمن رؤوف رءوف
      قوي متين غني واسع جليل جميل قريب مجيب تواب وهاب رزاق فتاح قهار جبار غفار
      """
  )

  /// Whether the word is رَبّ, a participle or another title by which Allah is called, with damma or kasra at its end.
  fileprivate var mayBeWrongTitle: Bool {
    guard let last = letters.last, last.has([.damma, .kasra]), last.base != "\u{0629}" else { return false }
    let isParticiple =
      letters.count > 3 && letters[0].base == "\u{0645}" && letters[0].has(.damma)
      && letters[letters.count - 2].has(.kasra)
    return isParticiple || Self.lengths.contains(letters.count) && Self.titles.contains(letters.map(\.base))
  }

  /// The numbers of letters of the titles.
  private static let lengths = [2, 4]

  private static let titles = Set(
    words: "رب بديع رفيع سريع شديد فاطر عالم مالك جامع واسع كاشف فارج غافر قابل سامع خالق رازق فالق جاعل هازم"
  )
}
