/// Expands the words of a query that are not Arabic into groups of candidate words.
struct WordTerms {
  let dictionary: WordTermDictionary
  let idf: InverseDocumentFrequency

  enum Boost {
    static let relative = 0.85
    static let longer = 0.5
    static let misspelled = [0, 0.75, 0.5, 0.3]
    /// Only a prefix is near.
    static let beginning = 0.85
  }

  /// How certainly a word is one of the texts'.
  enum Knowledge {
    case known
    /// A long word with one typing error.
    case near
    case similar, unknown
  }

  struct Expansion {
    var group: TermGroup
    var knowledge: Knowledge
    /// The number of typing errors that were corrected.
    var errors = 0
    /// The first word of the dictionary that was found, or -1.
    var form: Int

    fileprivate init(typed word: SearchWord, builder: Builder, knowledge: Knowledge, errors: Int = 0) {
      group = TermGroup(members: builder.members, typed: [word], lookedUp: builder.lookedUp)
      form = builder.form
      self.knowledge = knowledge
      self.errors = errors
    }
  }

  /// The maximum number of completions of a prefix.
  static let maximumCompletions = 48

  /// The word itself or another form of it, and, if it may be a prefix, its completions.
  func expansion(of word: SearchWord, isOpen: Bool) -> Expansion {
    var builder = Builder(dictionary: dictionary, idf: idf, weight: QueryStopWords.weight(of: word))
    var knowledge = Knowledge.unknown
    if let form = dictionary.forms.find(word.bytes) {
      builder.add(form, 1)
      knowledge = .known
    } else if let form = relative(of: word) {
      builder.add(form, Boost.relative)
      knowledge = .known
    }
    if isOpen, word.bytes.count > 1, knowledge == .unknown || !QueryStopWords.isLight(word) {
      let boost = knowledge == .unknown ? Boost.longer * 1.5 : Boost.longer
      for form in dictionary.forms.range(prefix: word.bytes).prefix(Self.maximumCompletions) {
        builder.add(form, boost)
        if knowledge == .unknown { knowledge = .similar }
      }
    }
    return Expansion(typed: word, builder: builder, knowledge: knowledge)
  }

  /// The nearest words of the texts, for a word that occurs in none.
  func correction(of word: SearchWord, _ accumulator: inout ScoreAccumulator) -> Expansion {
    var builder = Builder(dictionary: dictionary, idf: idf, weight: QueryStopWords.weight(of: word))
    let found = word.hasDigit ? [] : nearest(word.bytes, &accumulator)
    for found in found {
      builder.add(found.word, Boost.misspelled[found.distance] * (found.isBeginning ? Boost.beginning : 1))
    }
    guard let nearest = found.first, !builder.members.isEmpty else {
      return Expansion(typed: word, builder: builder, knowledge: .unknown)
    }
    let isNear = nearest.distance == 1 && word.bytes.count >= Self.longWord
    return Expansion(
      typed: word,
      builder: builder,
      knowledge: isNear ? .near : .similar,
      errors: nearest.distance
    )
  }

  /// The minimum number of letters for which a single error is rarely ambiguous.
  static let longWord = 6
  /// The maximum number of letters of an ending that need not be typed.
  static let longestEnding = 4

  /// The words nearest to a misspelled one, or else to its stem: `complition`, where texts contain `completing`.
  private func nearest(_ word: [UInt8], _ accumulator: inout ScoreAccumulator) -> [SpellingSearch.Found] {
    var spelling = SpellingSearch(words: dictionary.forms, grams: dictionary.grams)
    if word.count >= 5 { spelling.longestEnding = Self.longestEnding }
    let limit = SpellingSearch.limit(letters: word.count)
    let found = spelling.nearest(word, limit: limit, count: 6, &accumulator)
    guard found.first.map({ $0.distance > 2 }) ?? true,
      let stem = EnglishSuffixes.stem(of: word), stem.count >= 6
    else { return found }
    let stemmed = spelling.nearest(stem, limit: 1, count: 6, &accumulator)
    return stemmed.isEmpty ? found : stemmed
  }

  private func relative(of word: SearchWord) -> Int? {
    guard !word.hasDigit, word.bytes.count > 2 else { return nil }
    // All forms of a word share a prefix: two letters of a short word, three of a longer one.
    let alike = dictionary.forms.range(prefix: Array(word.bytes.prefix(word.bytes.count > 4 ? 3 : 2)))
    guard !alike.isEmpty else { return nil }
    return EnglishSuffixes.firstRelative(of: word.bytes) { dictionary.forms.find($0, in: alike) }
      ?? dictionary.endings.relative(of: word.bytes, in: dictionary.forms)
  }

  fileprivate struct Builder {
    let dictionary: WordTermDictionary
    let idf: InverseDocumentFrequency
    let weight: Double
    var members: [TermGroup.Member] = []
    var terms: [Int] = []
    var form = -1
    var lookedUp: [String] = []
    private var highest = Double.infinity

    init(dictionary: WordTermDictionary, idf: InverseDocumentFrequency, weight: Double) {
      self.dictionary = dictionary
      self.idf = idf
      self.weight = weight
    }

    mutating func add(_ form: Int, _ boost: Double) {
      let term = dictionary.term(ofForm: form)
      guard !terms.contains(term) else { return }
      let list = dictionary.postings[term]
      guard list.count > 0 else { return }
      let value = min(idf(list.count), highest)
      if terms.isEmpty { (highest, self.form) = (value, form) }
      terms.append(term)
      if lookedUp.count < 8 { lookedUp.append(String(decoding: dictionary.forms[form].bytes, as: UTF8.self)) }
      members.append(
        .init(list: list, weight: Int((value * boost * weight * Double(QuantizedImpact.unit)).rounded()))
      )
    }
  }
}
