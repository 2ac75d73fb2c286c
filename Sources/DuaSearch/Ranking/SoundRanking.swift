/// Ranks duas by the sound of their Arabic.
struct SoundRanking {
  /// Best first.
  private(set) var documents: [RankedDocument] = []
  /// How much the best is to be believed, from 0 to 1.
  private(set) var trust = 0.0

  /// So many of the best by the sounds of words are aligned with the query.
  static let aligned = 32
  /// So many where errors are allowed for, which takes longer.
  static let alignedWithErrors = 16
  /// No list of words is begun once so many postings have been walked over.
  static let budget = 1000
  /// So much more is done where nothing was found.
  static let secondEffort = 4
  /// Once one fits, so many in a row that do not end the search.
  static let patience = 18
  /// What it is worth that only one half of a query sounds like a dua.
  static let halfWorth = 0.75
  /// Below this likeness a dua is not found.
  static let least = 0.72

  /// - Parameters:
  ///   - text: The query, or those of its words that may be Arabic.
  ///   - query: The whole query.
  ///   - allowsErrors: Whether a dua is also found that only nearly sounds so.
  ///   - isPatient: Whether more is looked at where nothing is found.
  init(
    _ text: String,
    _ query: ParsedQuery,
    allowsErrors: Bool,
    isPatient: Bool,
    _ resources: RankingResources,
    _ workspace: inout Workspace
  ) throws(SearchIndexError) {
    let sounds = SoundQuery(text)
    guard sounds.mandatoryCount >= 2 else { return }
    let lexicon = try SoundLexicon(resources.index)
    let terms = SoundTerms(lexicon: lexicon, rarity: resources.rarity)
    let groups = terms.groups(of: sounds, isLastWordOpen: query.isLastWordOpen)
    // Postings of sounds have no grades: every one is worth a unit. What holds the query holds its rarest words.
    var candidates: [RankedDocument] = []
    for effort in isPatient ? [1, Self.secondEffort] : [1] {
      workspace.clear()
      workspace.add(groups, impacts: [Int32(ImpactScale.unit)], budget: Self.budget * effort)
      candidates = workspace.best(Self.aligned * effort) { document in
        Int64(lexicon.sequences.range(of: document).count)
      }
      align(candidates, sounds, lexicon, allowsErrors, effort: effort)
      guard documents.isEmpty else { break }
    }
    guard documents.isEmpty, allowsErrors, sounds.wordStarts.count >= 4 else { return }
    // Somebody remembers a part and is wrong about the rest.
    for half in sounds.halves {
      align(candidates, half, lexicon, allowsErrors, effort: 1)
    }
    for place in documents.indices { documents[place].score *= Self.halfWorth }
    trust *= Self.halfWorth
    settle()
  }

  private mutating func align(
    _ candidates: [RankedDocument],
    _ query: SoundQuery,
    _ lexicon: SoundLexicon,
    _ allowsErrors: Bool,
    effort: Int
  ) {
    let matcher = SlotMatcher(query, lexicon)
    let count = Double(query.mandatoryCount)
    let limit = min(8, Int((1 - Self.least) * count))
    // What lacks half of the words does not sound like the query.
    var best = candidates.first?.score ?? 0
    var share = 0.4
    // Most queries are matched without an error; only where none is are errors allowed for.
    for reach in limit > 0 && allowsErrors ? [0, limit] : [0] {
      var misses = 0
      for candidate in candidates.prefix((reach == 0 ? Self.aligned : Self.alignedWithErrors) * effort) {
        guard candidate.score >= best * (reach == 0 ? share : 0.4) else { break }
        guard let match = matcher.match(candidate.document, limit: reach) else {
          misses += 1
          if !documents.isEmpty, misses == Self.patience { break }
          continue
        }
        misses = 0
        if reach == 0, documents.isEmpty {
          // What sounds like the whole query holds about the same words as the first that does.
          (best, share) = (candidate.score, 0.55)
        }
        let likeness = 1 - Double(match.errors) / count
        var score = likeness + 0.12 * min(1, count / Double(max(1, match.length)))
        if match.end <= query.aligned.count + 2 { score += 0.04 }
        documents.append(
          RankedDocument(document: candidate.document, score: score, matched: candidate.matched)
        )
        let certainty = likeness * min(1, (count + 3) / 8)
        trust = max(trust, min(1, max(0, (certainty - Self.least) / 0.2)))
      }
      guard documents.isEmpty else { break }
    }
    settle()
  }

  /// Best first, each dua once.
  private mutating func settle() {
    documents.sort { $0.score == $1.score ? $0.document < $1.document : $0.score > $1.score }
    var seen: Set<Int> = []
    documents.removeAll { !seen.insert($0.document).inserted }
  }
}
