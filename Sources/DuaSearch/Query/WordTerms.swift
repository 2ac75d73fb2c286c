/// Turns the words of a query that are not Arabic into groups of what they may stand for.
struct WordTerms {
  let lexicon: WordLexicon
  let rarity: Rarity

  enum Worth {
    static let relative = 0.85
    static let longer = 0.5
    static let misspelt = [0, 0.75, 0.5]
  }

  /// How well a word is known.
  enum Knowledge {
    case known, similar, unknown
  }

  struct Expansion {
    var group: TermGroup
    var knowledge: Knowledge

    fileprivate init(typed word: SearchWord, builder: Builder, knowledge: Knowledge) {
      group = TermGroup(members: builder.members, typed: [word], lookedUp: builder.lookedUp)
      self.knowledge = knowledge
    }
  }

  /// The word itself or another form of it, and, where it may go on, what it may be the beginning of.
  func expansion(of word: SearchWord, isOpen: Bool) -> Expansion {
    var builder = Builder(lexicon: lexicon, rarity: rarity, weight: QueryStopWords.weight(of: word))
    var knowledge = Knowledge.unknown
    if let form = lexicon.forms.find(word.bytes) {
      builder.add(form, 1)
      knowledge = .known
    } else if let form = relative(of: word) {
      builder.add(form, Worth.relative)
      knowledge = .known
    }
    if isOpen, word.bytes.count > 1 {
      let worth = knowledge == .unknown ? Worth.longer * 1.5 : Worth.longer
      for form in lexicon.forms.range(prefix: word.bytes).prefix(24) {
        builder.add(form, worth)
        if knowledge == .unknown { knowledge = .similar }
      }
    }
    return Expansion(typed: word, builder: builder, knowledge: knowledge)
  }

  /// The nearest words of the texts, for a word that none of them holds.
  func correction(of word: SearchWord, _ workspace: inout Workspace) -> Expansion {
    var builder = Builder(lexicon: lexicon, rarity: rarity, weight: QueryStopWords.weight(of: word))
    let spelling = SpellingSearch(words: lexicon.forms, grams: lexicon.grams)
    let limit = word.hasDigit ? 0 : SpellingSearch.limit(letters: word.bytes.count)
    for found in spelling.nearest(word.bytes, limit: limit, count: 6, &workspace) {
      builder.add(found.word, Worth.misspelt[found.distance])
    }
    return Expansion(typed: word, builder: builder, knowledge: builder.members.isEmpty ? .unknown : .similar)
  }

  private func relative(of word: SearchWord) -> Int? {
    guard !word.hasDigit, word.bytes.count > 2 else { return nil }
    // All forms of a word begin alike: two letters of a short one, three of a longer one.
    let alike = lexicon.forms.range(prefix: Array(word.bytes.prefix(word.bytes.count > 4 ? 3 : 2)))
    guard !alike.isEmpty else { return nil }
    return EnglishSuffixes.firstRelative(of: word.bytes) { lexicon.forms.find($0, in: alike) }
  }

  fileprivate struct Builder {
    let lexicon: WordLexicon
    let rarity: Rarity
    let weight: Double
    var members: [TermGroup.Member] = []
    var terms: [Int] = []
    var lookedUp: [String] = []
    private var highest = Double.infinity

    init(lexicon: WordLexicon, rarity: Rarity, weight: Double) {
      self.lexicon = lexicon
      self.rarity = rarity
      self.weight = weight
    }

    mutating func add(_ form: Int, _ worth: Double) {
      let term = lexicon.term(ofForm: form)
      guard !terms.contains(term) else { return }
      let list = lexicon.lists[term]
      guard list.count > 0 else { return }
      let value = min(rarity(list.count), highest)
      if terms.isEmpty { highest = value }
      terms.append(term)
      if lookedUp.count < 8 { lookedUp.append(String(decoding: lexicon.forms[form].bytes, as: UTF8.self)) }
      members.append(
        .init(list: list, weight: Int((value * worth * weight * Double(ImpactScale.unit)).rounded()))
      )
    }
  }
}
