/// Adds to the groups of a query what means the same.
struct SynonymExpansion {
  let resources: RankingResources
  let words: WordLexicon

  static let worth = 0.65

  /// `query` are the words of the first groups, in their order; of those without members a slip of the hand is mended, where
  /// `mendsSlips`. Of those in which `errors` were mended already, it is mended in this way where that takes fewer.
  func expand(
    _ groups: inout [TermGroup],
    words query: [SearchWord],
    mendsSlips: Bool = true,
    errors: [Int]? = nil
  ) throws(SearchIndexError) {
    guard !resources.synonyms.isEmpty else { return }
    var place = 0
    while place < query.count {
      var step = 1
      let isUnknown = groups[place].members.isEmpty
      for length in stride(from: min(Self.longestPhrase, query.count - place), through: 1, by: -1) {
        let members = members(of: query[place..<place + length])
        guard !members.isEmpty else { continue }
        if length > 1 { Self.merge(place..<place + length, of: &groups) }
        try add(members, to: &groups[place])
        step = length
        break
      }
      if mendsSlips, isUnknown && groups[place].members.isEmpty || errors.map({ $0[place] > 1 }) ?? false {
        try mendSlip(in: query[place], fewerErrorsThan: errors.map { $0[place] } ?? 0, &groups[place])
      }
      place += step
    }
  }

  /// Makes one group of a phrase that means something of its own: `night of power` is not a night and a power.
  private static func merge(_ phrase: Range<Int>, of groups: inout [TermGroup]) {
    let words = groups[phrase].filter { !$0.members.isEmpty }
    let rarest = words.compactMap(\.members.first).sorted { $0.list.count < $1.list.count }
    let weight = rarest.reduce(0) { $0 + $1.weight }
    var whole = groups[phrase.lowerBound]
    whole.typed = groups[phrase].flatMap(\.typed)
    whole.lookedUp = words.flatMap(\.lookedUp)
    whole.members = []
    if let first = rarest.first, words.count == phrase.count {
      whole.members = [.init(list: first.list, weight: weight, others: rarest.dropFirst().map(\.list))]
    }
    whole.members += words.flatMap(\.members).map { member in
      var member = member
      member.weight = Int((Double(member.weight) * singleWorth).rounded())
      return member
    }
    for place in phrase { groups[place].members = [] }
    groups[phrase.lowerBound] = whole
  }

  /// What a single word of such a phrase is worth.
  static let singleWorth = 0.3

  /// What means the same as a word or phrase; an Arabic word may have particles or an article.
  private func members(of words: ArraySlice<SearchWord>) -> [SynonymTable.Member] {
    let members = resources.synonyms.members(of: words)
    guard members.isEmpty, words.count == 1, let word = words.first, word.script == .arabic else {
      return members
    }
    for bare in ArabicWord.withoutParticles(word.bytes) {
      var other = word
      other.bytes = bare
      let members = resources.synonyms.members(of: CollectionOfOne(other))
      if !members.isEmpty { return members }
    }
    return []
  }

  /// Which words of a query are among the synonyms, alone or in a phrase.
  func knownWords(of query: [SearchWord]) -> [Bool] {
    var known = [Bool](repeating: false, count: query.count)
    for place in query.indices {
      for length in 1...min(Self.longestPhrase, query.count - place)
      where resources.synonyms.knows(query[place..<place + length]) {
        for word in place..<place + length { known[word] = true }
      }
    }
    return known
  }

  static let longestPhrase = 4

  private func mendSlip(
    in word: SearchWord,
    fewerErrorsThan errors: Int,
    _ group: inout TermGroup
  ) throws(SearchIndexError) {
    let limit = SpellingSearch.limit(letters: word.bytes.count)
    let members = resources.synonyms.members(near: word, limit: errors > 0 ? min(limit, errors - 1) : limit)
    guard !members.isEmpty else { return }
    group.members = []
    group.lookedUp = []
    try add(members, to: &group)
  }

  /// Adds words that stand alone, and phrases by the rarest of their words.
  private func add(_ members: [SynonymTable.Member], to group: inout TermGroup) throws(SearchIndexError) {
    // What means the same is worth less than the word itself, however rare it is.
    let highest = group.typed.count > 1 ? .max : group.members.first?.weight ?? .max
    var phrases: [Int: [PostingList]] = [:]
    for member in members {
      let list =
        try member.isArabic ? PostingTable(arabic: resources.index)[member.word] : words.lists[member.word]
      guard member.phrase == 0 else {
        phrases[member.phrase, default: []].append(list)
        continue
      }
      add([list], highest, to: &group)
    }
    for phrase in phrases.keys.sorted() { add(phrases[phrase] ?? [], highest, to: &group) }
  }

  private func add(_ lists: [PostingList], _ highest: Int, to group: inout TermGroup) {
    let lists = lists.sorted { $0.count < $1.count }
    guard let rarest = lists.first, rarest.count > 0 else { return }
    let weight = Int((resources.rarity(rarest.count) * Double(ImpactScale.unit)).rounded())
    group.members.append(
      .init(
        list: rarest,
        weight: Int((Double(min(weight, highest)) * Self.worth).rounded()),
        others: Array(lists.dropFirst())
      )
    )
  }
}
