import UnicodeText

/// Expands query terms with synonyms and topics.
struct SynonymExpansion {
  let resources: RankingResources

  /// Adds the synonyms and topics of every word and phrase. Returns whether one of them has a topic as it is typed.
  ///
  /// - Parameters:
  ///   - groups: A group for each word of `query`, in the same order.
  ///   - query: The words of the query.
  ///   - phrases: The phrases of the query.
  ///   - correctsSpelling: Whether a group without members is looked up as a misspelled synonym.
  ///   - errors: The errors already corrected in each word; a correction to a synonym replaces one that needs more.
  @discardableResult
  func expand(
    _ groups: inout [TermGroup],
    words query: [SearchWord],
    phrases: QueryPhrases,
    correctsSpelling: Bool = true,
    errors: [Int]? = nil
  ) throws(SearchIndexError) -> Bool {
    guard !resources.synonyms.isEmpty else { return false }
    let isText = Self.isText(query, phrases)
    let topicBoost = isText ? Self.topicBoostInText : 1
    var isUsed = [Bool](repeating: false, count: query.count)
    var others: [Int] = []
    var hasTopic = false
    let chosen = phrases.chosen(query)
    for word in phrases.content where !isUsed[word] {
      let isUnknown = groups[word].members.isEmpty
      let found = chosen.first { $0.words[0] == word }
      let words = found?.words ?? [word]
      for word in words { isUsed[word] = true }
      if let found, try addPhrase(found, to: &groups, query, phrases, isText: isText) {
        hasTopic = true
      } else {
        others.append(word)
      }
      let near = words.count == 1 ? phrases.nearGroups[word] : nil
      if let near { try add(resources.synonyms.members(ofGroup: near), 1, to: &groups[word]) }
      if correctsSpelling, near == nil, words.count == 1, !QueryStopWords.isLight(query[word]),
        isUnknown && groups[word].members.isEmpty || errors.map({ $0[word] > 1 }) ?? false
      {
        try correctSpelling(
          in: query[word],
          fewerErrorsThan: errors.map { $0[word] } ?? 0,
          topicBoost,
          &groups[word]
        )
      }
    }
    try addCompletions(of: phrases, topicBoost, to: &groups)
    // What people add to a situation is rarely in a text.
    if hasTopic, groups.count < 10 { Self.lower(others, of: &groups) }
    return hasTopic
  }

  /// Whether a query is rather a text than a situation, because it has many words.
  private static func isText(_ query: [SearchWord], _ phrases: QueryPhrases) -> Bool {
    phrases.content.count { QueryStopWords.weight(of: query[$0]) > minimumWeight } > maximumContentWords
  }

  /// Adds the synonyms and topics of a word or phrase. Returns whether it has a topic as it is typed.
  private func addPhrase(
    _ phrase: QueryPhrases.Phrase,
    to groups: inout [TermGroup],
    _ query: [SearchWord],
    _ phrases: QueryPhrases,
    isText: Bool
  ) throws(SearchIndexError) -> Bool {
    let words = phrase.words
    // Words that only phrase a question are left out later.
    let head = words.first { !QueryStopWords.isEmpty(query[$0]) } ?? words[0]
    let members = resources.synonyms.members(ofGroup: phrase.group)
    if words.count > 1, phrases.content.count < 4 || members.contains(where: { $0.kind != .topic }) {
      Self.merge(words, of: &groups, at: head)
    }
    let hasTopic = members.contains { $0.kind == .topic && $0.boost >= Self.shownBoost }
    // A phrase that is not merged competes with texts that have each of its words.
    let isPhrase = words.count > 1 && phrases.content.count >= 4 && query[head].script == .other
    if isPhrase, hasTopic { Self.lower(words, of: &groups) }
    let topicBoost = isText ? Self.topicBoostInText : 1
    let phraseBoost =
      Double(words.count) * (phrase.isNear ? Self.nearBoost : 1) * (isText ? Self.phraseBoostInText : 1)
    try add(members, isPhrase ? phraseBoost : topicBoost, to: &groups[head])
    if words.count > 1 { try addSingleWords(words, phrases, topicBoost, to: &groups[head]) }
    return hasTopic
  }

  /// Adds what the last word may become.
  private func addCompletions(
    of phrases: QueryPhrases,
    _ topicBoost: Double,
    to groups: inout [TermGroup]
  ) throws(SearchIndexError) {
    for completion in phrases.completions {
      try add(
        resources.synonyms.members(ofGroup: completion.group),
        topicBoost * (completion.words.count > 1 ? Self.completedPhraseBoost : Self.completedWordBoost),
        to: &groups[phrases.content[phrases.content.count - 1]]
      )
    }
  }

  /// The boost of the topics of a phrase that is only near to the words.
  private static let nearBoost = 0.4
  /// The boost of a topic whose phrase the last word may become.
  private static let completedPhraseBoost = 0.8
  private static let completedWordBoost = 0.4

  /// Adds what the words of a phrase mean alone.
  private func addSingleWords(
    _ words: [Int],
    _ phrases: QueryPhrases,
    _ topicBoost: Double,
    to group: inout TermGroup
  ) throws(SearchIndexError) {
    for word in words {
      guard let single = phrases.phrases(at: word).last, single.words.count == 1 else { continue }
      let members = resources.synonyms.members(ofGroup: single.group).filter { $0.kind == .topic }
      try add(members, topicBoost * Self.singleWordBoost, to: &group)
    }
  }

  /// The greatest number of words that say something in a query that is a situation, and the weight above which a word does.
  private static let (maximumContentWords, minimumWeight) = (5, 0.3)
  /// The boosts of topics of single words and of phrases in a query that is rather a text.
  private static let topicBoostInText = 0.1
  private static let phraseBoostInText = 0.3

  /// Lowers the weights of words to a half.
  private static func lower(_ words: [Int], of groups: inout [TermGroup]) {
    for position in words {
      for member in groups[position].members.indices {
        groups[position].members[member].weight = groups[position].members[member].weight / 2
      }
    }
  }

  /// Merges the groups of a phrase with a meaning of its own: `night of power` is not a night and a power.
  private static func merge(_ phrase: [Int], of groups: inout [TermGroup], at head: Int) {
    let words = phrase.map { groups[$0] }.filter { !$0.members.isEmpty }
    let first = words.compactMap { $0.members.first }
    let rarest = first.map { SortKey(UInt64($0.list.count)) }.order().map { first[$0] }
    let weight = rarest.reduce(0) { $0 + $1.weight }
    var whole = groups[head]
    whole.typed = phrase.flatMap { groups[$0].typed }
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
    groups[head] = whole
  }

  /// The boost of a single word of such a phrase.
  static let singleWordBoost = 0.3

  private func correctSpelling(
    in word: SearchWord,
    fewerErrorsThan errors: Int,
    _ topicBoost: Double,
    _ group: inout TermGroup
  ) throws(SearchIndexError) {
    let limit = SpellingSearch.limit(letters: word.bytes.count)
    let found = resources.synonyms.group(near: word, limit: errors > 0 ? min(limit, errors - 1) : limit)
    guard let found else { return }
    group.members = []
    group.lookedUp = []
    try add(resources.synonyms.members(ofGroup: found), topicBoost, to: &group)
  }

  /// The minimum boost, in hundredths, for which a topic is explained: broader and related ones are not.
  private static let shownBoost = 50

  /// Adds single words and topics, and phrases by the rarest of their words.
  private func add(
    _ members: [SynonymTable.Member],
    _ topicBoost: Double,
    to group: inout TermGroup
  ) throws(SearchIndexError) {
    // A synonym weighs less than the word itself, however rare it is.
    let highest = group.typed.count > 1 ? .max : group.members.first?.weight ?? .max
    for member in members where member.phrase == 0 {
      let boost = Double(member.boost) / 100 * (member.kind == .topic ? topicBoost : 1)
      add([try list(of: member)], boost, member.kind == .topic ? .max : highest, to: &group)
      if member.kind == .topic, member.boost >= Self.shownBoost {
        group.lookedUp.append(
          String(decoding: try resources.wordTerms().forms[member.word].bytes, as: UTF8.self)
        )
      }
    }
    var phrase = 0
    while true {
      phrase = members.reduce(Int.max) { $1.phrase > phrase ? min($0, $1.phrase) : $0 }
      guard phrase < .max else { break }
      var lists: [PostingList] = []
      var boost = 1.0
      for member in members where member.phrase == phrase {
        lists.append(try list(of: member))
        boost = Double(member.boost) / 100
      }
      add(lists, boost, highest, to: &group)
    }
  }

  private func list(of member: SynonymTable.Member) throws(SearchIndexError) -> PostingList {
    switch member.kind {
    case .arabic: return try resources.arabicPostings()[member.word]
    case .term: return try resources.wordTerms().postings[member.word]
    case .topic:
      let dictionary = try resources.wordTerms()
      return dictionary.postings[dictionary.term(ofForm: member.word)]
    }
  }

  private func add(_ lists: [PostingList], _ boost: Double, _ highest: Int, to group: inout TermGroup) {
    let lists = lists.map { SortKey(UInt64($0.count)) }.order().map { lists[$0] }
    guard let rarest = lists.first, rarest.count > 0 else { return }
    let idf = Int((resources.idf(rarest.count) * Double(QuantizedImpact.unit)).rounded())
    let weight = Int((Double(min(idf, highest)) * boost).rounded())
    // Of several members of one group the best counts: a list that was added for another phrase is not read again.
    for member in group.members.indices
    where lists.count == 1 && group.members[member].others.isEmpty
      && group.members[member].list.isSame(as: rarest)
    {
      group.members[member].weight = max(group.members[member].weight, weight)
      return
    }
    group.members.append(.init(list: rarest, weight: weight, others: Array(lists.dropFirst())))
  }
}
