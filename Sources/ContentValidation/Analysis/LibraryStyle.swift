import ArabicText
import DuaLibrary
import UnicodeText

/// How a library writes its transliterations, learned from some of them.
struct LibraryStyle: Sendable {
  private var style = TransliterationStyle()
  /// How many words are written as in the scheme of this project.
  private var romanizedCount = 0
  private var wordCount = 0
  /// The duas that were learned from, by place.
  private var duas: Set<Int> = []

  mutating func learn(fromDua dua: Int, arabic: String, latin: String) {
    let pair = TransliterationComparison(arabic: arabic, latin: latin)
    let count = pair.romanizedWordCount(by: .rizq1)
    style.learn(pair)
    duas.insert(dua)
    wordCount += count.all
    romanizedCount += count.romanized
  }

  mutating func merge(_ other: Self) {
    style.merge(other.style)
    duas.formUnion(other.duas)
    wordCount += other.wordCount
    romanizedCount += other.romanizedCount
  }

  /// Whether next to all words are written as in the scheme: such a word then departs from nothing.
  var isOfScheme: Bool { Double(romanizedCount) >= 0.97 * Double(wordCount) }

  /// Where the transliteration of a dua is written in another way than in the rest of the library.
  func departures(in pair: TransliterationComparison, ofDua dua: Int) -> [StyleDeparture] {
    style.departures(in: pair, isLearned: duas.contains(dua), skipping: isOfScheme ? .rizq1 : nil)
  }
}

extension String {
  /// Whether this is what the scheme of this project makes of an Arabic text, scalar for scalar.
  func isRomanization(of arabic: String) -> Bool {
    hasSameScalars(as: Romanizer.rizq1.romanize(arabic))
  }
}
