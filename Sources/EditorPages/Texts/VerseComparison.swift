import ArabicText
import DuaLibrary
import QuranText

/// A text beside a verse that it cites.
struct VerseComparison: Sendable {
  /// A verse as one of Tanzil's texts has it.
  struct Verse: Sendable {
    let ayah: Int
    let text: String
    /// In bytes of the text: the words that differ.
    var differences: [Range<Int>] = []
  }

  let reference: QuranReference
  /// In the order of the text.
  let findings: [QuotationFinding]
  /// The whole verses, in the orthography of which the text has more words; empty without Tanzil's texts, which the program does not
  /// contain: it knows the words by their fingerprints.
  private(set) var verses: [Verse] = []
  /// The orthography of the verses.
  private(set) var orthography = Orthography.simple
  /// The number of cited verses that are not among ``verses``.
  private(set) var others = 0

  /// The greatest number of verses that are shown.
  private static let limit = 20

  /// Nil if the program's fingerprints are damaged, which the check reports.
  init?(_ text: String, cited reference: QuranReference, _ texts: QuranTexts? = nil) {
    guard let verifier = Self.verifier else { return nil }
    self.reference = reference
    findings = verifier.verify(text, cited: reference)
    guard let texts else { return }
    let ayahs = reference.ayahs.prefix(Self.limit)
    others = reference.ayahs.count - ayahs.count
    let own = ComparedWord.words(of: text)
    var best: (equal: Int, words: WordMatches, verses: [Verse])?
    for orthography in Orthography.allCases {
      let verses = ayahs.compactMap { ayah in
        texts.verse(surah: reference.surah, ayah: ayah, orthography).map { Verse(ayah: ayah, text: $0) }
      }
      let matches = WordMatches(own, verses.flatMap { ComparedWord.words(of: $0.text) })
      let equal = matches.exact
      if best.map({ $0.equal < equal }) ?? true {
        best = (equal, matches, verses)
        self.orthography = orthography
      }
    }
    guard let best else { return }
    verses = best.verses
    markDifferences(own, best.words)
  }

  /// Marks the words of the verses at which the text differs.
  private mutating func markDifferences(_ own: [ComparedWord], _ matches: WordMatches) {
    let differing = matches.differing(in: own, at: findings.map(\.bytes))
    var number = 0
    for index in verses.indices {
      for word in ComparedWord.words(of: verses[index].text) {
        if differing.contains(number) { verses[index].differences.append(word.bytes) }
        number += 1
      }
    }
  }

  private static let verifier = (try? QuranFingerprints.shipped()).map { QuranVerifier(fingerprints: $0) }
}

extension QuotationFinding.Kind {
  /// What differs, for a row of a table.
  var phrase: String {
    switch self {
    case .letter: "a letter differs"
    case .vowel: "a vowel differs"
    case .missingWord: "a word is missing after this"
    case .missingVerse: "a verse is missing after this"
    case .extraWord: "not in the verse"
    case .otherWord: "another word"
    case .swappedWords: "words in another order"
    case .otherText: "not the text of this verse"
    case .spelling: "another spelling"
    case .missingShadda: "a shadda is missing"
    case .missingMarks: "marks are missing"
    }
  }
}

extension Orthography {
  /// For a heading.
  var phrase: String {
    switch self {
    case .simple: "in modern spelling"
    case .uthmani: "in the spelling of the mushaf"
    }
  }
}
