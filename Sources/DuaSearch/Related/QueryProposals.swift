import SearchEngine
import UnicodeText

/// Queries that differ from one in few words. Not all of them find something.
struct QueryProposals {
  private(set) var list: [RelatedQuery] = []
  private let index: IndexReader
  private let bytes: [UInt8]
  private let words: [SearchWord]

  /// The maximum number of words that are looked up one by one.
  private static let maximumWords = 12

  /// - Parameter finds: Whether a query finds something.
  init(
    _ query: String,
    _ index: IndexReader,
    finds: (String) throws(SearchIndexError) -> Bool
  ) throws(SearchIndexError) {
    self.index = index
    let query = ParsedQuery.shortened(query)
    bytes = Array(query.utf8)
    words = Array(SearchWord.words(of: query).prefix(Self.maximumWords))
    let all = words.map(text)
    let plain = all.joined(separator: " ")
    if !ParsedQuery.quoted(in: query).isEmpty {
      list.append(RelatedQuery(text: plain, change: .unquoted))
    }
    var isKnown: [Bool] = []
    for word in all { isKnown.append(try finds(word)) }
    try addCorrections(isKnown)
    if isKnown.contains(true), isKnown.contains(false) {
      addShortened(to: all.indices.filter { isKnown[$0] })
    } else if all.count > 1 {
      for left in all.indices { addShortened(to: all.indices.filter { $0 != left }) }
    }
    try addTopics()
  }

  private func text(_ word: SearchWord) -> String { String(decoding: bytes[word.source], as: UTF8.self) }

  private mutating func add(_ words: [String], _ change: RelatedQuery.Change) {
    list.append(RelatedQuery(text: words.joined(separator: " "), change: change))
  }

  /// Adds some of the words, unless they ask for nothing: `dua for`, or the `2` of `2:999`.
  private mutating func addShortened(to kept: [Int]) {
    guard kept.contains(where: { words[$0].isSubject }) else { return }
    add(kept.map { text(words[$0]) }, .shortened)
  }

  /// Replaces the words that find nothing by similar ones of the library.
  private mutating func addCorrections(_ isKnown: [Bool]) throws(SearchIndexError) {
    var corrected = words.map { [text($0)] }
    for (position, word) in words.enumerated() where !isKnown[position] {
      let similar = try SimilarWords(index).words(like: word, count: 3)
      if !similar.isEmpty { corrected[position] = similar }
    }
    guard zip(corrected, isKnown).contains(where: { !$1 && $0.count > 0 }) else { return }
    let most = corrected.map(\.count).max() ?? 0
    for rank in 0..<most { add(corrected.map { $0[min(rank, $0.count - 1)] }, .spelling) }
  }

  /// Topics of which a word begins like a word of the query.
  private mutating func addTopics() throws(SearchIndexError) {
    let forms = try WordTermDictionary(index).forms
    for form in forms.range(prefix: Array("#".utf8)) {
      let parts = forms[form].bytes.dropFirst().split(separator: UInt8(ascii: "-"))
      let isNear = parts.contains { part in
        words.contains { word in
          let shared = zip(part, word.bytes).prefix { $0 == $1 }.count
          return word.script == .other && shared >= Self.minimumShared
            && 2 * shared > max(part.count, word.bytes.count)
        }
      }
      if isNear { add(parts.map { String(decoding: $0, as: UTF8.self) }, .topic) }
    }
  }

  /// The number of letters that a topic must share with a word.
  private static let minimumShared = 4
}
