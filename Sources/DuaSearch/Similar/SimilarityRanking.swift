import DuaLibrary
import SearchEngine

/// Ranks the duas of an index by what they have in common with one of them.
struct SimilarityRanking {
  private let document: Int
  private let index: IndexReader
  private let allowed: [UInt64]?
  private let arabic: ArabicTermDictionary
  private let idf: InverseDocumentFrequency
  private let categories: PackedInts
  /// The distinct words of the Arabic text, the rarest first.
  private let words: [Feature]
  private let topics: [Feature]
  private let pairs: Set<Pair>
  /// By dua, the citations in common.
  private var citations: [Int: [SearchExplanation.Citation]] = [:]
  private let ids: PackedInts

  private struct Feature {
    var number: Int
    var name: String
    var weight: Double
    var list: PostingList
  }

  private struct Pair: Hashable {
    var first: Int
    var second: Int
  }

  init(to document: Int, _ index: IndexReader, allowed: [UInt64]?) throws(SearchIndexError) {
    (self.document, self.index, self.allowed) = (document, index, allowed)
    arabic = try ArabicTermDictionary(index)
    let idf = InverseDocumentFrequency(documentCount: index.documentCount)
    self.idf = idf
    categories = PackedInts(try index.section(.categories))
    ids = PackedInts(try index.section(.ids))
    words = Self.words(of: document, arabic, idf)
    topics = Self.topics(of: document, try WordTermDictionary(index), idf)
    pairs = Self.pairs(of: document, arabic)
    for common in try CitationTable(index).citations(inCommonWith: document) {
      if citations[common.document]?.contains(common.citation) != true {
        citations[common.document, default: []].append(common.citation)
      }
    }
  }

  private static func words(
    of document: Int,
    _ arabic: ArabicTermDictionary,
    _ idf: InverseDocumentFrequency
  ) -> [Feature] {
    let numbers = Set(arabic.streams.range(of: document).map { arabic.streams[$0] })
    return sorted(
      numbers.map { number in
        let list = arabic.postings[number]
        return Feature(
          number: number,
          name: ArabicWord.text(arabic.words[number].bytes),
          weight: idf(list.count),
          list: list
        )
      }
    )
  }

  /// Topics are words of the dictionary that begin with `#`.
  private static func topics(
    of document: Int,
    _ dictionary: WordTermDictionary,
    _ idf: InverseDocumentFrequency
  ) -> [Feature] {
    sorted(
      dictionary.forms.range(prefix: Array("#".utf8)).compactMap { form in
        let list = dictionary.postings[dictionary.term(ofForm: form)]
        guard let level = list.level(of: document), level >= minimumTopicLevel else { return nil }
        let name = String(decoding: dictionary.forms[form].bytes.dropFirst(), as: UTF8.self)
        return Feature(number: form, name: name, weight: idf(list.count), list: list)
      }
    )
  }

  /// The rarest first.
  private static func sorted(_ features: [Feature]) -> [Feature] {
    features.sorted { ($1.weight, $0.number) < ($0.weight, $1.number) }
  }

  private static func pairs(of document: Int, _ arabic: ArabicTermDictionary) -> Set<Pair> {
    let range = arabic.streams.range(of: document)
    return Set(
      zip(range, range.dropFirst()).map {
        Pair(first: arabic.streams[$0], second: arabic.streams[$1])
      }
    )
  }

  /// The minimum level for a dua to be about a topic, rather than only to mention it in a note.
  private static let minimumTopicLevel = 20
  /// The number of the rarest words that find candidates.
  private static let lookedUpWords = 24
  /// The number of candidates that are compared in full.
  private static let compared = 96
  /// A word of more than this share of the duas finds no candidates.
  private static let commonShare = 0.1
}

// MARK: Candidates

extension SimilarityRanking {
  /// The most similar duas, best first; ties by id.
  func best(_ count: Int) -> [SimilarDua] {
    var scores: [Int: Double] = [:]
    let most = Int(Double(index.documentCount) * Self.commonShare)
    for word in words.prefix(Self.lookedUpWords) where word.list.count <= max(most, 16) {
      word.list.visit { other, _ in scores[other, default: 0] += word.weight }
    }
    for topic in topics {
      topic.list.visit { other, level in
        if level >= Self.minimumTopicLevel { scores[other, default: 0] += topic.weight }
      }
    }
    for other in citations.keys { scores[other, default: 0] += Self.citationWeight }
    let candidates = scores.filter { $0.key != document && isAllowed($0.key) }
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    return candidates.prefix(max(Self.compared, count)).compactMap { comparison(with: $0.key) }
      .sorted { ($1.score, $0.id) < ($0.score, $1.id) }
      .prefix(count).map(\.self)
  }

  private func isAllowed(_ other: Int) -> Bool {
    guard other < index.documentCount else { return false }
    return allowed.map { $0[other >> 6] & (1 << UInt64(other & 63)) != 0 } ?? true
  }

  private static let citationWeight = 4.0
}

// MARK: Comparison

extension SimilarityRanking {
  /// Nil if they have too little in common.
  private func comparison(with other: Int) -> SimilarDua? {
    var reasons: [SimilarDua.Reason] = []
    var score = 0.0
    let otherPairs = Self.pairs(of: other, arabic)
    let shared = Double(pairs.intersection(otherPairs).count)
    let isSame = shared > 0 && shared >= Self.sameShare * Double(max(pairs.count, otherPairs.count))
    let share = shared / Double(max(1, min(pairs.count, otherPairs.count)))
    if isSame {
      reasons.append(.sameText)
      score += Score.sameText
    } else if share >= Self.minimumShare, shared >= Self.minimumPairs {
      reasons.append(.passage(share: share))
    }
    score += Score.passage * shared / Double(max(1, pairs.union(otherPairs).count))
    score += Score.part * share * min(1, shared / Self.longPassage)
    score += addWords(with: other, isSame: isSame, to: &reasons)
    score += addTopics(with: other, to: &reasons)
    let cited = citations[other] ?? []
    reasons += cited.map { .citation($0) }
    if !cited.isEmpty { score += Score.citation }
    if categories.wide(document) > 0, categories.wide(document) == categories.wide(other) {
      reasons.append(.category)
      score += Score.category
    }
    guard score >= Score.least, reasons != [.category] else { return nil }
    return SimilarDua(
      id: Dua.ID(rawValue: Int(truncatingIfNeeded: ids.wide(other))),
      score: score,
      reasons: reasons
    )
  }

  /// Texts are the same with this share of the pairs of the longer one.
  private static let sameShare = 0.75
  private static let minimumShare = 0.2
  private static let minimumPairs = 3.0
  /// The number of pairs at which a passage in common counts fully.
  private static let longPassage = 6.0
  /// The minimum share of the highest idf for a word in common to be a reason.
  private static let rareShare = 0.45
  private static let shownWords = 5

  private enum Score {
    /// More than everything else together.
    static let sameText = 10.0
    static let passage = 3.0
    static let part = 1.0
    static let words = 2.0
    static let topics = 2.0
    static let citation = 1.0
    static let category = 0.3
    static let least = 0.3
  }

  private func addWords(with other: Int, isSame: Bool, to reasons: inout [SimilarDua.Reason]) -> Double {
    let otherWords = Set(arabic.streams.range(of: other).map { arabic.streams[$0] })
    let rare = words.filter { $0.weight >= Self.rareShare * idf(0) && otherWords.contains($0.number) }
    if !isSame, !rare.isEmpty { reasons.append(.words(rare.prefix(Self.shownWords).map(\.name))) }
    return Score.words * Self.share(of: rare, in: words)
  }

  private func addTopics(with other: Int, to reasons: inout [SimilarDua.Reason]) -> Double {
    let common = topics.filter { topic in
      topic.list.level(of: other).map { $0 >= Self.minimumTopicLevel } ?? false
    }
    if !common.isEmpty { reasons.append(.topics(common.prefix(Self.shownWords).map(\.name))) }
    return Score.topics * Self.share(of: common, in: topics)
  }

  private static func share(of some: [Feature], in all: [Feature]) -> Double {
    let whole = all.reduce(0) { $0 + $1.weight }
    return whole > 0 ? some.reduce(0) { $0 + $1.weight } / whole : 0
  }
}
