import UnicodeText

/// Words of an index that are spelled similarly to a word that finds nothing, with more errors than a search allows.
package struct SimilarWords {
  private let index: IndexReader

  package init(_ index: IndexReader) { self.index = index }

  /// The nearest words; of equally near ones those of the most duas first.
  package func words(like word: SearchWord, count: Int) throws(SearchIndexError) -> [String] {
    let letters = word.bytes.count
    guard !word.hasDigit, letters >= Self.shortest else { return [] }
    let limit = min(Self.maximumErrors, letters * 2 / 5)
    var accumulator = ScoreAccumulator(documentCount: 0)
    switch word.script {
    case .arabic:
      let dictionary = try ArabicTermDictionary(index)
      let found = SpellingSearch(words: dictionary.words, grams: dictionary.grams)
        .nearest(word.bytes, limit: limit, count: Self.candidates, &accumulator)
      return best(found, count) { dictionary.postings[$0].count }.map {
        ArabicWord.text(dictionary.words[$0].bytes)
      }
    case .other:
      let dictionary = try WordTermDictionary(index)
      let found = SpellingSearch(words: dictionary.forms, grams: dictionary.grams)
        .nearest(word.bytes, limit: limit, count: Self.candidates, &accumulator)
      return best(found, count) { dictionary.postings[dictionary.term(ofForm: $0)].count }.map {
        String(decoding: dictionary.forms[$0].bytes, as: UTF8.self)
      }
    }
  }

  private func best(_ found: [SpellingSearch.Found], _ count: Int, postings: (Int) -> Int) -> [Int] {
    found.map { SortKey(descending: Int64(postings($0.word)), UInt64($0.word)) }.order().prefix(count).map {
      found[$0].word
    }
  }

  /// The number of letters below which any word is similar to others.
  private static let shortest = 4
  private static let maximumErrors = 4
  private static let candidates = 64
}
