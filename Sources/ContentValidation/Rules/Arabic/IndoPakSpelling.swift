import ArabicText
import Diagnostics
import QuranText
import UnicodeText

/// A word is spelled as in South Asian prints: with a sukun on a long vowel, or a vowel on a bare alef.
///
/// ## What it does
/// Looks for a waw with sukun after damma, a yeh with sukun after kasra, and a bare alef (U+0627) with fatha, damma or
/// kasra at the beginning of a word, after a joined و ف ب ك ل س or after another vowel. The Quran is left alone, and so
/// are words in which a letter has marks that exclude each other.
///
/// ## Why it matters
/// Most readers learn that a long vowel bears no sign and that a spoken alef bears a hamza; the same word in two
/// spellings is not found by one search.
///
/// ## Example
/// ```xml
/// <arabic>اَعُوْذُ بِاللهِ</arabic>
/// ```
///
/// ## How to fix it
/// Leave the sukun out (أَعُوذُ), and write the alef with its hamza, or the alef of wasl without a vowel. Which of the two
/// an alef is, is looked up in the Quran, or else told by what follows; a person should look at it.
enum IndoPakSpelling: ArabicRule {
  static let id: RuleID = "AR14"
  static let name = "indo-pak-spelling"
  static let severity = Severity.warning

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    var sukuns: [Breach] = []
    var alefs: [Breach] = []
    for word in analysis.words where !analysis.isUnclear(word) {
      var key: QuranVocabulary.Key?
      for place in word.letters.indices {
        if let sukun = sukunOfLongVowel(at: place, in: word, analysis) {
          sukuns.append(
            Breach(range: word.letters[place].range, message: message(analysis, word), edits: [(sukun, "")])
          )
        } else if let vowel = vowelOfBareAlef(at: place, in: word, analysis) {
          let known = key ?? QuranVocabulary.Key(analysis.scalars[word.range])
          key = known
          let reading = AlefReading.of(alefAt: place, in: word, known, analysis.vocabulary)
          alefs.append(breach(at: place, in: word, vowel, reading, analysis))
        }
      }
    }
    return findings(sukuns, in: analysis, .safe, fix: "leave the sukun out")
      + findings(alefs, in: analysis, .unsafe, fix: "write the alef with hamza, or without a vowel")
  }

  private static func sukunOfLongVowel(
    at place: Int,
    in word: MarkedWord,
    _ analysis: ArabicTextAnalysis
  ) -> Range<Int>? {
    guard place > 0 else { return nil }
    let (letter, before) = (word.letters[place], word.letters[place - 1])
    guard letter.has(.sukun), !letter.has([.shadda, .fatha, .damma, .kasra]),
      letter.base == "\u{0648}" && before.has(.damma) || letter.base == "\u{064A}" && before.has(.kasra),
      !analysis.isInQuran(letter.range)
    else { return nil }
    return letter.range.first { analysis.scalars[$0] == "\u{0652}" }.map { $0..<$0 + 1 }
  }

  private static func vowelOfBareAlef(
    at place: Int,
    in word: MarkedWord,
    _ analysis: ArabicTextAnalysis
  ) -> Range<Int>? {
    let letter = word.letters[place]
    guard letter.isBareAlef, letter.has(.harakat), !letter.has(.hamza), isSpoken(at: place, in: word),
      !analysis.isInQuran(letter.range)
    else { return nil }
    return letter.range.first { analysis.scalars[$0].isHaraka }.map { $0..<$0 + 1 }
  }

  /// Whether the letter before, if any, has its own vowel or none: else the vowel on the alef is that of the letter.
  private static func isSpoken(at place: Int, in word: MarkedWord) -> Bool {
    place == 0 || word.letters[place - 1].has([.fatha, .damma, .kasra, .sukun])
  }

  private static func breach(
    at place: Int,
    in word: MarkedWord,
    _ vowel: Range<Int>,
    _ reading: AlefReading?,
    _ analysis: ArabicTextAnalysis
  ) -> Breach {
    let letter = word.letters[place]
    let alef = letter.range.lowerBound..<letter.range.lowerBound + 1
    func start() -> String {
      "\(analysis.quoted(word.range)) in \(analysis.label) has \(analysis.scalars[vowel.lowerBound].codePointAndName) on a bare alef"
    }
    switch reading {
    case .wasl?:
      return Breach(
        range: letter.range,
        message: "\(start()): an alef of wasl has no vowel; leave it out",
        edits: [(vowel, "")]
      )
    case .hamza?:
      let seat = letter.has(.kasra) ? "\u{0625}" : "\u{0623}" as Unicode.Scalar
      return Breach(
        range: letter.range,
        message: "\(start()): write \(seat.codePointAndName)",
        edits: [(alef, String(seat))]
      )
    case nil:
      return Breach(
        range: letter.range,
        message: "\(start()): write it with its hamza, or leave the vowel out where the alef is one of wasl"
      )
    }
  }

  private static func message(_ analysis: ArabicTextAnalysis, _ word: MarkedWord) -> String {
    "\(analysis.quoted(word.range)) in \(analysis.label) has U+0652 ARABIC SUKUN on a long vowel: leave it out"
  }
}
