import ArabicText
import HadithText
import QuranText

/// What is known about a spelling before any text is checked.
struct WordScreening: Sendable {
  /// The rules that it may concern, a bit for each.
  let rules: UInt64
  /// Whether the Quran has the word, in any spelling.
  let isInQuran: Bool
  /// As the endings of known phrases are looked up.
  let phraseWord: PhraseWord

  init(_ spelling: WordSpelling, _ rules: borrowing ScreenedRules, _ draft: borrowing IndexedDraft) {
    let word = ScreenedWord(spelling, draft)
    self.rules = rules.rules(concernedBy: word)
    isInQuran = draft.quran.locator.mayContain(word: spelling.scalars)
    phraseWord = PhraseWord(spelling.word)
  }
}

/// What is known about some spellings.
struct WordScreenings: Sendable {
  private var words: [WordScreening] = []
  /// In the scheme that the policy names, or else in that of this project.
  private(set) var romanized = RomanizedSpellings()

  /// The greatest number of scalars of a word that is romanized by itself. No word of Arabic has half as many.
  private static let longestRomanized = 64

  init() {}

  init(_ spellings: some Sequence<WordSpelling>, _ rules: ScreenedRules, _ draft: IndexedDraft) {
    let romanizer = draft.scheme ?? .rizq1
    for spelling in spellings {
      words.append(WordScreening(spelling, rules, draft))
      romanized.append(
        spelling.scalars.count <= Self.longestRomanized
          ? RomanizedForms(ofWord: spelling.scalars, by: romanizer) : nil
      )
    }
  }

  subscript(spelling: Int32) -> WordScreening { words[Int(spelling)] }

  /// Adds those of other spellings after these.
  mutating func append(contentsOf other: WordScreenings) {
    words += other.words
    romanized.append(contentsOf: other.romanized)
  }
}

/// What is known about the words of a recited text, for the rules that look at some of them.
struct ScreenedWords: Sendable {
  private let words: ArraySlice<RecitedWords.Word>
  private let screenings: WordScreenings
  private let rules: ScreenedRules
  /// Whether the text may consist of whole verses.
  let mayBeVerses: Bool

  init(
    _ words: ArraySlice<RecitedWords.Word>,
    _ screenings: WordScreenings,
    _ rules: ScreenedRules,
    mayBeVerses: Bool
  ) {
    (self.words, self.screenings, self.rules) = (words, screenings, rules)
    self.mayBeVerses = mayBeVerses
  }

  var count: Int { words.count }

  /// The indices of the words that may concern a rule; nil if its screen does not judge words.
  func indices(concerning rule: any ArabicRule.Type) -> [Int]? {
    guard let bit = rules.bit(of: rule) else { return nil }
    return words.indices.compactMap { index in
      screenings[words[index].spelling].rules & bit == 0 ? nil : index - words.startIndex
    }
  }
}

/// What is known about a recited text before it is checked.
struct TextScreening: Sendable {
  let traits: TextTraits
  /// The rules that its words may concern, a bit for each.
  let rules: UInt64
  /// Whether it may contain words that occur together in the Quran.
  let mayContainQuran: Bool
  /// Whether all of its words are in the Quran, perhaps without an amen at the end.
  let isOfWordsOfQuran: Bool
  /// Whether it may consist of whole verses, as far as its words and signs show.
  var mayBeVerses: Bool { isOfWordsOfQuran || !traits.isDisjoint(with: .unusual) }
  /// How its transliteration relates to its romanization; nil if there is none, or if the single words do not
  /// decide it.
  let romanization: RomanizationMatch?

  /// - Parameters:
  ///   - latin: Its transliteration.
  ///   - screenings: Those of the spellings.
  init(_ text: RecitedWords.Text, _ recited: RecitedWords, latin: String?, _ screenings: WordScreenings) {
    let words = recited.words[text.words]
    let isRegular = text.traits.isDisjoint(with: .unusual)
    var rules: UInt64 = 0
    var (wordsOfQuran, run, longestRun) = (0, 0, 0)
    var hasOtherEnding = false
    var (last, beforeLast): (PhraseWord?, PhraseWord?)
    for index in words.indices {
      let screening = screenings[words[index].spelling]
      rules |= screening.rules
      wordsOfQuran += screening.isInQuran ? 1 : 0
      run = screening.isInQuran ? run + 1 : 0
      longestRun = max(longestRun, run)
      let word = screening.phraseWord
      hasOtherEnding =
        hasOtherEnding
        || PhraseEndings.shipped.otherEnding(
          of: word,
          after: last,
          beforeLast,
          endsPair: words.endsPair(index)
        ) != nil
      (last, beforeLast) = (word, last)
    }
    traits = hasOtherEnding ? text.traits.union(.otherEnding) : text.traits
    self.rules = rules
    mayContainQuran = !isRegular || longestRun >= QuranLocator.minimumWords
    isOfWordsOfQuran = wordsOfQuran + 1 >= words.count
    romanization =
      isRegular ? latin.map { RomanizationMatch(words, $0, screenings.romanized) } : nil
  }
}

extension ArraySlice<RecitedWords.Word> {
  /// Whether a word and the one before it are between punctuation, or begin or end the text.
  fileprivate func endsPair(_ index: Int) -> Bool {
    index > startIndex && self[index - 1].sign == 0 && (index == startIndex + 1 || self[index - 2].sign != 0)
      && (index + 1 == endIndex || self[index].sign != 0)
  }
}

extension IndexedDraft {
  /// Whether a rule about the Quran may have to look at a text that consists of everyday words.
  func mayQuoteQuran(_ text: DraftText, _ screening: TextScreening) -> Bool {
    if screening.isOfWordsOfQuran || text.dua.map({ mayCiteQuran(duas[$0]) }) == true { return true }
    return quranLocations[text.text.value]?.isEmpty != true
  }
}

extension TextTraits {
  /// Words of the Quran, or a source that is the Quran.
  static let quran = Self(rawValue: 1 << 4)
  /// A transliteration that is not the romanization in the scheme of the library.
  static let ownTransliteration = Self(rawValue: 1 << 5)
  /// A word with another ending than a known phrase has there.
  static let otherEnding = Self(rawValue: 1 << 6)
}
