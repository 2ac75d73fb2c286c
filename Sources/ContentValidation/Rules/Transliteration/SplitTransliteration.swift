import ArabicText
import Diagnostics
import HadithText
import UnicodeText

/// A space is inside a word of a transliteration.
///
/// ## What it does
/// Aligns every transliteration with its Arabic, sound by sound, and reports a space within an Arabic word, except after its
/// particles and its article.
///
/// A word whose two parts are words, such as إِنَّمَا, may be written as two. So may all words if the library parts more than one
/// in ten. If the policy names a scheme, TL11 compares the words with it.
///
/// ## Why it matters
/// People read two words, and pause between them.
///
/// ## Example
/// `bini' matika` for بِنِعْمَتِكَ.
///
/// ## How to fix it
/// Remove the space. If a letter is missing there, such as the apostrophe of a hamza, write it.
enum SplitTransliteration: ArabicRule {
  static let id: RuleID = "TL14"
  static let name = "split-transliteration"
  static let severity = Severity.warning
  static let screen = Screen.traits(.ownTransliteration)

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    guard let transliteration = analysis.transliteration else { return [] }
    let known = analysis.knownStems
    let splits = transliteration.deviations.filter { deviation in
      deviation.feature == .spacing && !isTwoWords(deviation, analysis, known)
    }
    return limited(splits) { split in
      let isHamza = split.sound.text.unicodeScalars.first.map { hamzas.contains($0) } == true
      let word = split.latin.text.quoted(limit: 40)
      let arabic = "\(split.arabic.text.quoted(limit: 40)) in \(analysis.label)"
      let advice = isHamza ? "write the hamza instead" : "remove it"
      return finding(
        "\(word) in the transliteration has a space inside the one word \(arabic): \(advice)",
        at: transliteration.source(of: split.latin.range),
        notes: [Finding.Note("the Arabic", at: analysis.source(of: split.arabic.range))],
        fixIts: isHamza
          ? []
          : [FixIt("remove the space", .unsafe, [.init(transliteration.source(of: split.letters.range), "")])]
      )
    }
  }

  /// Whether the Arabic has a word before the space and another after it.
  private static func isTwoWords(
    _ split: StyleDeviation,
    _ analysis: ArabicTextAnalysis,
    _ known: KnownStems
  ) -> Bool {
    let word = split.arabic.range
    let boundary = split.sound.range.lowerBound
    return [word.lowerBound..<boundary, boundary..<word.upperBound].allSatisfy { part in
      MarkedWord.words(of: Array(analysis.scalars[part])).first.map {
        $0.letters.count > 1 && known.containsStem(of: $0)
      } ?? false
    }
  }

  private static let hamzas = Set("ءأإؤئآ".unicodeScalars)
}
