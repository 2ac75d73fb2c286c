import UnicodeText

/// Ranks duas by the sound of their Arabic.
struct SoundRanking {
  /// Best first.
  private(set) var documents: [RankedDocument] = []
  /// The confidence that the query is a transliteration of the best dua, from 0 to 1.
  private(set) var confidence = 0.0
  /// Whether a dua sounds exactly like the query, which is long enough not to do so by chance.
  private(set) var isExact = false
  /// The minimum number of consonants for which words rarely sound like others by chance.
  static let distinctive = 6.0

  /// The number of candidates that are aligned with the query.
  static let aligned = 32
  /// The number of matching duas up to which all are aligned, which takes no longer than the postings of a large library; and of
  /// more, the number that is aligned if none of the first ones sounds exactly like the query.
  static let few = 256
  /// The number of candidates that are aligned with errors allowed, which takes longer.
  static let alignedWithErrors = 16
  /// The number of postings after which no further group is looked up.
  static let budget = 1000
  /// The factor by which budget and candidates grow if nothing was found.
  static let widenedBudgetFactor = 4
  /// The factor for a query whose last word is a single sound so far: that word selects no candidates.
  static let beginningFactor = 3
  /// The number of consecutive candidates without a match that end the search, once one has matched.
  static let maxConsecutiveMisses = 18
  /// The minimum score of a candidate that is aligned with errors, as a share of the best: one with fewer of the words does not sound
  /// like the query. A candidate that matches without an error may have less, if the best has a rare word across the typed ones.
  static let minimumScoreShare = 0.4
  /// The boost of a match of only half of the query.
  static let halfQueryBoost = 0.75
  /// The minimum similarity for a dua to be a result.
  static let minimumSimilarity = 0.72

  /// Finds nothing.
  init() {}

  /// - Parameters:
  ///   - text: The query, or those of its words that may be Arabic.
  ///   - isLastWordOpen: Whether the last word may be the beginning of a longer one.
  ///   - allowsErrors: Whether approximate matches count.
  ///   - widensSearch: Whether to widen the search if nothing was found.
  init(
    _ text: String,
    isLastWordOpen: Bool,
    allowsErrors: Bool,
    widensSearch: Bool,
    _ resources: RankingResources,
    _ accumulator: inout ScoreAccumulator
  ) throws(SearchIndexError) {
    let sounds = SoundQuery(text)
    guard sounds.mandatoryCount >= 2 else { return }
    let dictionary = try resources.soundTerms()
    let terms = SoundTerms(dictionary: dictionary, idf: resources.idf)
    let groups = terms.groups(of: sounds, isLastWordOpen: isLastWordOpen)
    let matcher = BitapMatcher(sounds, dictionary)
    let maximumErrors = allowsErrors ? Self.maximumErrors(sounds) : 0
    // Postings of sounds have no levels: each has the weight of one unit. A dua that contains the query contains its rarest
    // words.
    var candidates: [RankedDocument] = []
    let isBeginning = isLastWordOpen && sounds.endsWithSingleSound
    let first = isBeginning ? Self.beginningFactor : 1
    for effort in widensSearch ? [first, first * Self.widenedBudgetFactor] : [first] {
      accumulator.clear()
      accumulator.add(groups, impacts: [Int32(QuantizedImpact.unit)], budget: Self.budget * effort)
      // Words that sound like many others (`la ilaha illa anta`) do not tell apart the duas that have them all.
      let areFew = accumulator.matchedCount <= Self.few
      candidates = Self.best(areFew ? Self.few : Self.aligned * effort, accumulator, dictionary)
      let maximumMisses = areFew ? Self.few : Self.maxConsecutiveMisses * first
      align(candidates[...], sounds, matcher, errors: 0, maximumMisses: maximumMisses)
      if documents.isEmpty, allowsErrors, !areFew, effort == first, let best = candidates.first,
        let last = candidates.last, last.hasSameWords(as: best)
      {
        // Nor do they in a large library, where more duas have the same words in another order than are aligned at first.
        let more = Self.best(Self.few, accumulator, dictionary).dropFirst(candidates.count)
        align(
          more.prefix { $0.hasSameWords(as: best) },
          sounds,
          matcher,
          errors: 0,
          maximumMisses: maximumMisses
        )
      }
      if documents.isEmpty, maximumErrors > 0 {
        let likely = candidates.prefix(Self.alignedWithErrors * effort)
        align(likely, sounds, matcher, errors: maximumErrors, maximumMisses: maximumMisses)
      }
      guard documents.isEmpty else { break }
    }
    if documents.isEmpty, allowsErrors, sounds.wordStarts.count >= 4 {
      alignHalves(of: sounds, candidates.prefix(Self.aligned), dictionary)
    }
  }

  /// Adds the candidates that sound like either half of a query.
  private mutating func alignHalves(
    of query: SoundQuery,
    _ candidates: ArraySlice<RankedDocument>,
    _ dictionary: SoundTermDictionary
  ) {
    for half in query.halves {
      let matcher = BitapMatcher(half, dictionary)
      let maximumMisses = Self.maxConsecutiveMisses
      align(candidates, half, matcher, errors: 0, maximumMisses: maximumMisses)
      let maximumErrors = Self.maximumErrors(half)
      if documents.isEmpty, maximumErrors > 0 {
        let likely = candidates.prefix(Self.alignedWithErrors)
        align(likely, half, matcher, errors: maximumErrors, maximumMisses: maximumMisses)
      }
    }
    for position in documents.indices { documents[position].score *= Self.halfQueryBoost }
    confidence *= Self.halfQueryBoost
    settle()
  }

  /// The duas with the rarest words of the query; of those with the same, the shorter ones.
  private static func best(
    _ count: Int,
    _ accumulator: ScoreAccumulator,
    _ dictionary: SoundTermDictionary
  ) -> [RankedDocument] {
    accumulator.best(count) { document in Int64(dictionary.streams.count(of: document)) }
  }

  /// The number of errors with which a query is still similar enough.
  private static func maximumErrors(_ query: SoundQuery) -> Int {
    min(8, Int((1 - minimumSimilarity) * Double(query.mandatoryCount)))
  }

  /// Adds the candidates that sound like the query with at most this number of errors.
  private mutating func align(
    _ candidates: ArraySlice<RankedDocument>,
    _ query: SoundQuery,
    _ matcher: BitapMatcher,
    errors limit: Int,
    maximumMisses: Int
  ) {
    let count = Double(query.mandatoryCount)
    let best = candidates.first?.score ?? 0
    var misses = 0
    for candidate in candidates {
      guard limit == 0 || candidate.score >= best * Self.minimumScoreShare else { break }
      guard let match = matcher.match(candidate.document, limit: limit) else {
        misses += 1
        if !documents.isEmpty, misses == maximumMisses { break }
        continue
      }
      misses = 0
      let similarity = 1 - Double(match.errors) / count
      var score = similarity + 0.12 * min(1, count / Double(max(1, match.length)))
      if match.end <= query.aligned.count + 2 { score += 0.04 }
      documents.append(RankedDocument(document: candidate.document, score: score))
      if match.errors == 0, count >= Self.distinctive { isExact = true }
      let certainty = similarity * min(1, (count + 3) / 8)
      confidence = max(confidence, min(1, max(0, (certainty - Self.minimumSimilarity) / 0.2)))
    }
    settle()
  }

  /// Sorts the results, best first, and keeps each dua once.
  private mutating func settle() {
    let order = documents.map { SortKey(descending: $0.score, UInt64($0.document)) }.order()
    var best: [RankedDocument] = []
    for document in order.map({ documents[$0] })
    where !best.contains(where: { $0.document == document.document }) {
      best.append(document)
    }
    documents = best
  }
}

extension RankedDocument {
  /// Whether the scores of two candidates differ only by their lengths.
  fileprivate func hasSameWords(as other: RankedDocument) -> Bool {
    abs(score - other.score) < 1 / Double(QuantizedImpact.unit)
  }
}
