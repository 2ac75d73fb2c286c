import ArabicText
import Diagnostics
import UnicodeText

/// A letter of a transliteration is almost certainly a slip.
///
/// ## What it does
/// Learns from the transliterations of the library how each sound and each word is written. Reports a spelling if the word is
/// written otherwise in all its other places, at least four, or the sound in at least 99% of very many places.
///
/// Also reports a long vowel written short, or a short one written long, in a text that writes nearly all vowels by their
/// length, whatever the other texts do.
///
/// A deviation that a text has more than twice, or for all such sounds, is a habit of its author, and left to TL10, as are
/// those with less evidence. If the policy names a scheme, TL11 compares the words with it.
///
/// ## Why it matters
/// A long vowel that is short, a letter that is not doubled, or `g` for `gh` is another sound, and often another word.
///
/// ## Example
/// `a'udhu`, in a library that writes `aʿūdhu` in all other places.
///
/// ## How to fix it
/// Compare the word with the Arabic. If the Arabic is right, write the word as the rest of the library does.
enum TransliterationSlip: ArabicRule {
  static let id: RuleID = "TL13"
  static let name = "transliteration-slip"
  static let severity = Severity.warning
  static let screen = Screen.traits(.ownTransliteration)

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    guard let transliteration = analysis.transliteration else { return [] }
    return limited(words(transliteration.soundDeviations.slips)) { slips in
      let edits = edits(slips)
      let word = written(slips[0].latin, edits)
      let fixIt = FixIt(
        "write \(word.quoted(limit: 40))",
        .unsafe,
        edits.map { FixIt.Edit(transliteration.source(of: $0.range), $0.replacement) }
      )
      let text = transliteration.text
      return finding(
        message(slips, edits.isEmpty ? nil : word, in: analysis),
        at: transliteration.source(of: slips[0].latin.range),
        notes: [Finding.Note("the Arabic", at: analysis.source(of: slips[0].arabic.range))],
        fixIts: !edits.isEmpty && text.canReplace(0..<text.text.value.utf8.count) ? [fixIt] : []
      )
    }
  }

  /// The slips of each word.
  private static func words(_ slips: [StyleDeviation]) -> [[StyleDeviation]] {
    slips.reduce(into: [[StyleDeviation]]()) { words, slip in
      if words.last?.first?.latin.range == slip.latin.range {
        words[words.count - 1].append(slip)
      } else {
        words.append([slip])
      }
    }
  }

  private typealias Edit = (range: Range<Int>, replacement: String)

  /// The changes to the usual letters, as scalars of the transliteration in their order; none if one of them is not certain: of
  /// capitals, outside of the word, or beside another.
  private static func edits(_ slips: [StyleDeviation]) -> [Edit] {
    let word = slips[0].latin.range
    let edits = slips.map { (range: $0.letters.range, replacement: $0.usual) }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
    let isCertain =
      slips.allSatisfy { $0.letters.text.unicodeScalars.allSatisfy { !$0.properties.isUppercase } }
      && edits.allSatisfy {
        word.contains($0.range) && ($0.range.upperBound < word.upperBound || !$0.range.isEmpty)
      }
      && zip(edits, edits.dropFirst()).allSatisfy { $0.range.upperBound < $1.range.lowerBound }
    return isCertain ? edits : []
  }

  /// The word after some changes.
  private static func written(_ word: TransliterationFinding.Excerpt, _ edits: [Edit]) -> String {
    var scalars = Array(word.text.unicodeScalars)
    for edit in edits.reversed() {
      let start = edit.range.lowerBound - word.range.lowerBound
      scalars.replaceSubrange(start..<start + edit.range.count, with: edit.replacement.unicodeScalars)
    }
    return String(scalars: scalars)
  }

  /// Which vowels a text writes by their length.
  private static func lengths(_ slip: StyleDeviation) -> String {
    if case .vowel(_, isLong: true, _) = slip.feature { return "long vowels long" }
    return "short vowels short"
  }

  /// - Parameter word: What to write; nil if that is not certain.
  private static func message(
    _ slips: [StyleDeviation],
    _ word: String?,
    in analysis: ArabicTextAnalysis
  ) -> String {
    let slip = slips[0]
    let letters = slip.letters.text.isEmpty ? "nothing" : slip.letters.text.quoted()
    let usual = slip.usual.isEmpty ? "nothing" : slip.usual.quoted()
    let others = slips.count > 1 ? " (and \(slips.count - 1) more in this word)" : ""
    let evidence =
      slip.isOfText
      ? "the text writes \(lengths(slip)) in \(slip.usualCount) of \(slip.occurrenceCount) other places"
      : slip.isOfWord
        ? "this word has \(usual) in all \(slip.usualCount) other places"
        : "the library writes it as \(usual) in \(slip.usualCount) of \(slip.occurrenceCount) places"
    let advice =
      word.map { "write \($0.quoted(limit: 40)) if the Arabic is right" } ?? "compare the two words"
    return
      "\(slip.latin.text.quoted(limit: 40)) in the transliteration has \(letters) for \(slip.sound.text.quoted()) of "
      + "\(slip.arabic.text.quoted(limit: 40)) in \(analysis.label)\(others), but \(evidence): \(advice)"
  }
}
