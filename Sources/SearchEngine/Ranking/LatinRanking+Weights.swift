// How much the words of a query count, and how much its words and its sounds.
extension LatinRanking {
  /// Drops stop words if there are other words: they occur nearly everywhere and only cost time.
  static func dropStopWords(_ groups: inout [TermGroup], _ query: [SearchWord]) {
    let weights = query.map(QueryStopWords.weight)
    guard zip(groups, weights).contains(where: { $1 > 0.3 && !$0.members.isEmpty }) else { return }
    for (position, weight) in weights.enumerated() where weight < 0.1 { groups[position].members = [] }
  }

  /// Of a situation in a few words, drops those that name who is in it: `I am lonely` is not `I am your servant`.
  static func dropPersons(_ groups: inout [TermGroup], _ query: [SearchWord]) {
    var contentWords = 0
    for word in query where !QueryStopWords.isPerson(word) && QueryStopWords.weight(of: word) > 0.5 {
      contentWords += 1
    }
    guard contentWords <= Self.maximumContentWords else { return }
    for position in query.indices
    where QueryStopWords.isPerson(query[position]) && groups[position].typed.count < 2 {
      groups[position].members = []
    }
  }

  /// The maximum number of content words of a situation.
  private static let maximumContentWords = 2

  /// In a sentence, lowers words that say little to a quarter of their share of the matched words, and those around what is said to a
  /// quarter of their weight.
  static func discount(_ groups: inout [TermGroup], _ query: ParsedQuery) {
    var isContentWord = query.words.map { QueryStopWords.weight(of: $0) > 0.5 }
    if !query.saysAll {
      for position in groups.indices where !query.said.contains(position) {
        isContentWord[position] = false
        for index in groups[position].members.indices { groups[position].members[index].weight /= 4 }
      }
    }
    guard Self.sentenceLength.contains(query.words.count), isContentWord.contains(true) else { return }
    for position in query.words.indices { groups[position].share = isContentWord[position] ? 4 : 1 }
  }

  /// The number of words of a sentence; the shares of more would not fit into a byte.
  private static let sentenceLength = 4...60

  /// The share of what is said in the query that consists of known words of titles and translations; nil without evidence.
  static func share(of query: ParsedQuery, _ expansions: [WordTerms.Expansion]) -> Double? {
    var (sum, weight) = (0.0, 0.0)
    for position in query.said {
      let word = query.words[position]
      guard QueryStopWords.weight(of: word) > 0.3, word.bytes.count > 1,
        !word.bytes.starts(with: "allah".utf8)
      else { continue }
      weight += 1
      switch expansions[position].knowledge {
      case .known: sum += 1
      case .near: sum += 0.85
      case .similar: sum += 0.5
      case .unknown: break
      }
    }
    return weight > 0 ? sum / weight : nil
  }

  static func boost(
    of sounding: SoundRanking,
    _ query: ParsedQuery,
    _ expansions: [WordTerms.Expansion],
    hasTopic: Bool
  ) -> (words: Double, sounds: Double) {
    let isRecited = query.said.first.map { opensRecitation(query.words[$0]) } ?? false
    // A situation that was understood is not a misspelled recitation, whatever else was typed.
    let isSituation = hasTopic && !isRecited && sounding.confidence < 0.9
    // Nor is one of words that say little, like `need help`, recited because a text happens to sound like it.
    let share: Double? = isSituation ? 1 : share(of: query, expansions) ?? (hasTopic && !isRecited ? 1 : nil)
    return boost(of: sounding, share, isRecited: isRecited)
  }

  /// The boosts of sound and word matches, by the share of known words in the query.
  private static func boost(of sounding: SoundRanking, _ share: Double?, isRecited: Bool)
    -> (words: Double, sounds: Double)
  {
    let confidence = sounding.confidence
    let known = share ?? (confidence >= 0.9 ? 0.4 : 1)
    if isRecited, confidence >= 0.9 { return (0.3 * known, 1) }
    // Translations and narrations quote recited words, too.
    if sounding.isExact, known >= 0.9 { return (0.8, 1) }
    return known >= 0.9 ? (1, 0.3 * confidence) : confidence >= 0.9 ? (0.3 * known, 1) : (known, confidence)
  }

  static func scaled(_ documents: [RankedDocument], to boost: Double) -> [RankedDocument] {
    guard let best = documents.first?.score, best > 0, boost > 0 else { return [] }
    return documents.map { document in
      var scaled = document
      scaled.score = boost * document.score / best
      return scaled
    }
  }
}
