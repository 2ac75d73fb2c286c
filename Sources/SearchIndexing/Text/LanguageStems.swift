import DuaLibrary

/// The languages of the texts in which the words of a chunk occur, with their stems there.
struct LanguageStems: Sendable {
  /// A word in a language, by its number in the chunk.
  struct Word: Hashable, Sendable {
    var number: Int32
    /// An index in ``languages``.
    var language: UInt8
    /// Whether the stem is that of the word after an elided one: `aub` of `l'aube`.
    var isElided = false
  }

  /// The languages other than English that have a stemmer.
  private(set) var languages: [String] = []
  private(set) var stems: [Word: [UInt8]] = [:]
  /// By word number, whether it occurs in English, or in a language without a stemmer.
  private var isOther: [Bool] = []

  /// Whether a word has the stem that it has in English. So has one that is in no text.
  func isEnglish(_ number: Int) -> Bool { number >= isOther.count || isOther[number] || !isForeign(number) }

  private func isForeign(_ number: Int) -> Bool {
    languages.indices.contains { language in
      let word = Word(number: Int32(number), language: UInt8(language))
      var elided = word
      elided.isElided = true
      return stems[word] != nil || stems[elided] != nil
    }
  }

  /// Notes a word of a text in English, or in a language without a stemmer.
  mutating func add(_ number: Int32) {
    while isOther.count <= Int(number) { isOther.append(false) }
    isOther[Int(number)] = true
  }

  /// Notes a word of a text in another language.
  ///
  /// - Parameters:
  ///   - written: The word, or what follows the elided one in it.
  ///   - isElided: Whether an elided word is before `written`.
  mutating func add(
    _ number: Int32,
    written: some Collection<UInt8>,
    isElided: Bool = false,
    _ stemmer: WordStemmer
  ) {
    let language = languages.firstIndex(of: stemmer.language) ?? languages.count
    if language == languages.count { languages.append(stemmer.language) }
    let word = Word(number: number, language: UInt8(truncatingIfNeeded: language), isElided: isElided)
    if stems[word] == nil { stems[word] = stemmer.foldedStem(written: written) }
  }
}

/// The stemmers of the languages that occur, each opened once.
struct WordStemmers {
  private var stemmers: [String: WordStemmer?] = [:]

  /// Nil for English, whose words are stemmed when all are known, and for languages without a stemmer.
  mutating func stemmer(of language: LanguageTag?) -> WordStemmer? {
    guard let language, language.language != LanguageTag.english.language else { return nil }
    if let known = stemmers[language.language] { return known }
    let stemmer = WordStemmer(language)
    stemmers[language.language] = stemmer
    return stemmer
  }
}
