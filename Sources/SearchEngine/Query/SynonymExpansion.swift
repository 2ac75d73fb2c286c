/// Expands query terms with synonyms.
struct SynonymExpansion {
  let resources: RankingResources

  static let boost = 0.65

  /// Adds the synonyms of every word and phrase.
  ///
  /// - Parameters:
  ///   - groups: A group for each word of `query`, in the same order.
  ///   - query: The words of the query.
  ///   - correctsSpelling: Whether a group without members is looked up as a misspelled synonym.
  ///   - errors: The errors already corrected in each word; a correction to a synonym replaces one that needs more.
  func expand(
    _ groups: inout [TermGroup],
    words query: [SearchWord],
    correctsSpelling: Bool = true,
    errors: [Int]? = nil
  ) throws(SearchIndexError) {
    guard !resources.synonyms.isEmpty else { return }
    var position = 0
    while position < query.count {
      var step = 1
      let isUnknown = groups[position].members.isEmpty
      for length in stride(from: min(Self.longestPhrase, query.count - position), through: 1, by: -1) {
        let members = members(of: query[position..<position + length])
        guard !members.isEmpty else { continue }
        if length > 1 { Self.merge(position..<position + length, of: &groups) }
        try add(members, to: &groups[position])
        step = length
        break
      }
      if correctsSpelling,
        isUnknown && groups[position].members.isEmpty || errors.map({ $0[position] > 1 }) ?? false
      {
        try correctSpelling(
          in: query[position],
          fewerErrorsThan: errors.map { $0[position] } ?? 0,
          &groups[position]
        )
      }
      position += step
    }
  }

  /// Merges the groups of a phrase with a meaning of its own: `night of power` is not a night and a power.
  private static func merge(_ phrase: Range<Int>, of groups: inout [TermGroup]) {
    let words = groups[phrase].filter { !$0.members.isEmpty }
    let rarest = words.compactMap { $0.members.first }.sorted { $0.list.count < $1.list.count }
    let weight = rarest.reduce(0) { $0 + $1.weight }
    var whole = groups[phrase.lowerBound]
    whole.typed = groups[phrase].flatMap { $0.typed }
    whole.lookedUp = words.flatMap { $0.lookedUp }
    whole.members = []
    if let first = rarest.first, words.count == phrase.count {
      whole.members = [.init(list: first.list, weight: weight, others: rarest.dropFirst().map { $0.list })]
    }
    whole.members += words.flatMap { $0.members }.map { member in
      var member = member
      member.weight = Int((Double(member.weight) * singleWordBoost).rounded())
      return member
    }
    for position in phrase { groups[position].members = [] }
    groups[phrase.lowerBound] = whole
  }

  /// The boost of a single word of such a phrase.
  static let singleWordBoost = 0.3

  /// The synonyms of a word or phrase; an Arabic word may have proclitics.
  private func members(of words: ArraySlice<SearchWord>) -> [SynonymTable.Member] {
    let members = resources.synonyms.members(of: words)
    guard members.isEmpty, words.count == 1, let word = words.first, word.script == .arabic else {
      return members
    }
    for bare in ArabicWord.withoutProclitics(word.bytes) {
      var other = word
      other.bytes = bare
      let members = resources.synonyms.members(of: CollectionOfOne(other))
      if !members.isEmpty { return members }
    }
    return []
  }

  /// Which words of a query have synonyms, alone or as part of a phrase.
  func knownWords(of query: [SearchWord]) -> [Bool] {
    var known = [Bool](repeating: false, count: query.count)
    for position in query.indices {
      for length in 1...min(Self.longestPhrase, query.count - position)
      where resources.synonyms.knows(query[position..<position + length]) {
        for word in position..<position + length { known[word] = true }
      }
    }
    return known
  }

  static let longestPhrase = 4

  private func correctSpelling(
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

  /// Adds single words, and phrases by the rarest of their words.
  private func add(_ members: [SynonymTable.Member], to group: inout TermGroup) throws(SearchIndexError) {
    // A synonym weighs less than the word itself, however rare it is.
    let highest = group.typed.count > 1 ? .max : group.members.first?.weight ?? .max
    for member in members where member.phrase == 0 { add([try list(of: member)], highest, to: &group) }
    var phrase = 0
    while true {
      phrase = members.reduce(Int.max) { $1.phrase > phrase ? min($0, $1.phrase) : $0 }
      guard phrase < .max else { break }
      var lists: [PostingList] = []
      for member in members where member.phrase == phrase { lists.append(try list(of: member)) }
      add(lists, highest, to: &group)
    }
  }

  private func list(of member: SynonymTable.Member) throws(SearchIndexError) -> PostingList {
    try (member.isArabic ? resources.arabicPostings() : resources.wordTerms().postings)[member.word]
  }

  private func add(_ lists: [PostingList], _ highest: Int, to group: inout TermGroup) {
    let lists = lists.sorted { $0.count < $1.count }
    guard let rarest = lists.first, rarest.count > 0 else { return }
    let weight = Int((resources.idf(rarest.count) * Double(QuantizedImpact.unit)).rounded())
    group.members.append(
      .init(
        list: rarest,
        weight: Int((Double(min(weight, highest)) * Self.boost).rounded()),
        others: Array(lists.dropFirst())
      )
    )
  }
}
