import ArabicText
import DuaLibrary
import UnicodeText

/// The style of a library's transliterations, learned from some of them.
struct LibraryStyle: Sendable {
  private var style = TransliterationStyle()
  /// The number of words that are written as in the scheme of this project.
  private var romanizedCount = 0
  private var wordCount = 0
  /// The indices of the duas that were learned from.
  private var duas: Set<Int> = []

  /// The style of a library whose transliterations are all written in the scheme of this project.
  static let romanized: Self = {
    var style = Self()
    (style.romanizedCount, style.wordCount) = (1, 1)
    return style
  }()

  /// - Parameter duas: The indices of the duas with these texts.
  mutating func train(on duas: [Int], arabic: String, latin: String) {
    let pair = TransliterationComparison(arabic: arabic, latin: latin)
    let count = pair.romanizedWordCount(by: .rizq1)
    style.learn(pair)
    self.duas.formUnion(duas)
    wordCount += count.all
    romanizedCount += count.romanized
  }

  mutating func merge(_ other: Self) {
    style.merge(other.style)
    duas.formUnion(other.duas)
    wordCount += other.wordCount
    romanizedCount += other.romanizedCount
  }

  /// Whether nearly all words are written as in the scheme, so that words of the scheme are never deviations.
  var followsProjectScheme: Bool { Double(romanizedCount) >= 0.97 * Double(wordCount) }

  /// The deviations of a dua's transliteration from the style.
  func deviations(in pair: TransliterationComparison, ofDua dua: Int) -> [StyleDeviation] {
    style.deviations(in: pair, isLearned: duas.contains(dua), skipping: followsProjectScheme ? .rizq1 : nil)
  }
}

extension String {
  /// Whether this is the romanization of an Arabic text in a scheme, scalar for scalar.
  func isRomanization(of arabic: String, by scheme: Romanizer?) -> Bool {
    scheme.map { $0.isRomanization(self, of: arabic) } ?? false
  }
}
