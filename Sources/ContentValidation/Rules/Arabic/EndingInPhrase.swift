import ArabicText
import Diagnostics
import HadithText
import UnicodeText

/// A word of a known phrase has another ending than wherever the phrase is known.
///
/// ## What it does
/// Looks up how every vocalized word ends after the two words before it, or as the second of two words between punctuation, in
/// phrases of the Quran, of hadiths and of collections of duas.
///
/// If the phrase has one ending wherever it is known, reports another vowel, a missing tanwin before a pause, and a teh
/// marbuta for a heh or a heh for a teh marbuta. Also reports another tanwin. If it adds or removes the alef of an accusative
/// (عِلْمٌ for عِلْمًا), it is not reported after a preposition.
///
/// Words that another rule reports are skipped, and text compared with the Quran. A kasra of ـكِ, which may address a woman, is
/// left to AR23.
///
/// What grammar allows besides the known ending is skipped, too: a noun that is joined to the subject of إِنَّ after its predicate
/// (لَكَ وَالْمُلْكُ), a day before a verb (كَيَوْمِ وَلَدَتْهُ), and names of Allah in another case than the word before them (أَهْلُ الثَّنَاءِ,
/// أَسْتَغْفِرُ اللَّهَ الَّذِي لَا إِلَهَ إِلَّا هُوَ الْحَيَّ الْقَيُّومَ).
///
/// ## Why it matters
/// The ending says who does what to whom. At the end of a phrase it is not spoken, so a transliteration does not show it.
///
/// ## Example
/// ```xml
/// <arabic>أَعُوذُ بِاللَّهِ مِنَ الشَّيْطَانِ الرَّجِيمُ</arabic>
/// ```
///
/// ## How to fix it
/// Write the ending that the message names. If the source has the other one, acknowledge the finding.
enum EndingInPhrase: ArabicRule {
  static let id: RuleID = "AR28"
  static let name = "ending-in-phrase"
  static let severity = Severity.warning
  static let explains: [RuleID] = ["AR46"]
  static let screen = Screen.traits([.unusual, .otherEnding])

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    guard analysis.kind == .recited else { return [] }
    let sequence = WordSequence(analysis.words)
    let issues = sequence.indices.compactMap { index -> TextIssue? in
      let word = analysis.words[index]
      guard let written = sequence.ending(at: index),
        let known = PhraseEndings.shipped.otherEnding(
          at: index,
          of: sequence,
          endsPair: analysis.endsPair(index)
        ),
        !analysis.isComparedWithQuran(word.range), !analysis.isReportedElsewhere(word.range),
        !analysis.isUnclear(word), !mayAddressWoman(word), !isCalledLord(index, analysis),
        !word.mayEndWithJoiningVowel, !analysis.allowsBothEndings(written, known, at: index),
        !mayBeInConstruct(written, known) || !analysis.isBesideLast(index + 1) && known.isTanwin,
        !isOfOtherLetters(written, known)
          || !analysis.words[max(0, index - 2)..<index].contains(where: \.isPrepositional)
      else { return nil }
      let edits = analysis.edits(writing: known, at: word)
      // A phrase is known by its letters: مِنْ أُخَرَ is not مِنْ آخِرِ.
      guard
        edits.isEmpty || analysis.isFamiliar(word, with: edits) || !analysis.isFamiliar(word)
      else { return nil }
      let fitting = analysis.fittingEdits(edits, of: word)
      return TextIssue(
        range: word.range,
        message: message(word, written, known, fitting, analysis),
        edits: fitting
      )
    }
    return findings(issues, in: analysis, fix: "write the ending of the known phrase")
  }

  private static func message(
    _ word: MarkedWord,
    _ written: WordEnding,
    _ known: WordEnding,
    _ edits: [ArabicTextAnalysis.Edit],
    _ analysis: ArabicTextAnalysis
  ) -> String {
    let names =
      written.isTehMarbuta == known.isTehMarbuta
      ? [written, known].map(\.mark) : [written, known].map { $0.isTehMarbuta ? "\u{0629}" : "\u{0647}" }
    let advice =
      edits.isEmpty
      ? "compare it with its source"
      : "write \(analysis.text(of: word.range, with: edits).quoted(limit: 30)), or compare it with its source"
    return
      "\(analysis.quoted(word.range)) in \(analysis.label) ends with \(names[0].codePointAndName), where this phrase has "
      + "\(names[1].codePointAndName) in hadiths and collections of duas: \(advice)"
  }

  /// Whether only the tanwin differs, which a noun loses before another that belongs to it.
  private static func mayBeInConstruct(_ written: WordEnding, _ known: WordEnding) -> Bool {
    written.isTehMarbuta == known.isTehMarbuta && written.hasVowel(of: known)
  }

  /// Whether one has the alef of an accusative, and the other does not. After a preposition the noun may be the subject: لِي فِي قَلْبِي
  /// نُورٌ.
  private static func isOfOtherLetters(_ written: WordEnding, _ known: WordEnding) -> Bool {
    written.isTanwin && known.isTanwin && !written.isTehMarbuta && !known.isTehMarbuta
      && (written == written.accusative) != (known == known.accusative)
  }

  /// Whether the word is that of يَا رَبُّ, which is as right as يَا رَبِّ.
  private static func isCalledLord(_ index: Int, _ analysis: ArabicTextAnalysis) -> Bool {
    let word = analysis.words[index]
    guard word.letters.count == 2, word.letters[1].has(.damma), analysis.isBesideLast(index) else {
      return false
    }
    return word.letters.spell("رب")
      && analysis.words[index - 1].letters.spell("يا")
  }

  /// Whether the word ends with a kaf with kasra, which another rule looks at.
  private static func mayAddressWoman(_ word: MarkedWord) -> Bool {
    word.letters.last?.base == "\u{0643}" && word.letters.last?.has(.kasra) == true
  }
}

extension MarkedWord {
  /// Whether this is من, عن or أن, whose vowel before a joining alef is not its own.
  fileprivate var mayEndWithJoiningVowel: Bool { letters.count == 2 && letters[1].base == "\u{0646}" }
}
