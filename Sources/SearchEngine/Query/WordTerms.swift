/// Turns the words of a query that are not Arabic into groups of what they may stand for.
struct WordTerms {
  let dictionary: WordTermDictionary
  let idf: InverseDocumentFrequency

  enum Boost {
    static let relative = 0.85
    static let longer = 0.5
    static let misspelled = [0, 0.75, 0.5, 0.3]
    /// Of which only the beginning is near.
    static let beginning = 0.85
  }

  /// How well a word is known.
  enum Knowledge {
    case known
    /// A long word with one typing error.
    case near
    case similar, unknown
  }

  struct Expansion {
    var group: TermGroup
    var knowledge: Knowledge
    /// The typing errors that were corrected.
    var errors = 0

    fileprivate init(typed word: SearchWord, builder: Builder, knowledge: Knowledge, errors: Int = 0) {
      group = TermGroup(members: builder.members, typed: [word], lookedUp: builder.lookedUp)
      self.knowledge = knowledge
      self.errors = errors
    }
  }

  /// The number of completions of a prefix that are looked up.
  static let mostLonger = 48

  /// The word itself or another form of it, and, where it may go on, what it may be the beginning of.
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
    if isOpen, word.bytes.count > 1 {
      let boost = knowledge == .unknown ? Boost.longer * 1.5 : Boost.longer
      for form in dictionary.forms.range(prefix: word.bytes).prefix(Self.mostLonger) {
        builder.add(form, boost)
        if knowledge == .unknown { knowledge = .similar }
      }
    }
    return Expansion(typed: word, builder: builder, knowledge: knowledge)
  }

  /// The nearest words of the texts, for a word that none of them holds.
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

  /// The number of letters from which one error leaves little doubt.
  static let longWord = 6
  /// The number of letters of an ending that need not be typed.
  static let longestEnding = 4

  /// The words nearest to a mistyped one, or else to it without its ending: `complition`, where texts hold `completing`.
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
    // All forms of a word begin alike: two letters of a short one, three of a longer one.
    let alike = dictionary.forms.range(prefix: Array(word.bytes.prefix(word.bytes.count > 4 ? 3 : 2)))
    guard !alike.isEmpty else { return nil }
    return EnglishSuffixes.firstRelative(of: word.bytes) { dictionary.forms.find($0, in: alike) }
  }

  fileprivate struct Builder {
    let dictionary: WordTermDictionary
    let idf: InverseDocumentFrequency
    let weight: Double
    var members: [TermGroup.Member] = []
    var terms: [Int] = []
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
      if terms.isEmpty { highest = value }
      terms.append(term)
      if lookedUp.count < 8 { lookedUp.append(String(decoding: dictionary.forms[form].bytes, as: UTF8.self)) }
      members.append(
        .init(list: list, weight: Int((value * boost * weight * Double(QuantizedImpact.unit)).rounded()))
      )
    }
  }
}
