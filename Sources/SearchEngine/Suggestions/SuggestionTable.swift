import UnicodeText

/// The texts with which an unfinished query is completed: sections of `search/suggestions.bin`.
package struct SuggestionTable: Sendable {
  /// What a suggestion is.
  package enum Kind: Int, Sendable {
    /// A name of a surah, of verses, or of a known text.
    case name
    case title
    case topic
    /// Words that many texts have.
    case phrase
  }

  /// A completed query.
  package struct Suggestion: Equatable, Sendable {
    package var text: String
    package var kind: Kind
  }

  /// What is stored of a text besides its words.
  package struct Value {
    package var kind: Kind
    /// How likely the text is meant.
    package var rank: Int
    /// Texts of one group mean the same; 0 for no group.
    package var group: Int

    package init(_ kind: Kind, rank: Int, group: Int) {
      (self.kind, self.rank, self.group) = (kind, rank, group)
    }

    package static let greatestRank = 31

    /// From the lowest bit: kind (2 bits), rank (5), group.
    package var packed: Int { (group << 5 | rank) << 2 | kind.rawValue }

    fileprivate init(packed: Int) {
      self.init(Kind(rawValue: packed & 3) ?? .phrase, rank: packed >> 2 & 31, group: packed >> 7)
    }
  }

  /// A word with which a completion may begin.
  package struct Start {
    /// The index of the text.
    package var text: Int
    /// The index of the word in the text.
    package var word: Int
    /// Whether the article of the word is skipped.
    package var isBare: Bool

    package init(text: Int, word: Int, isBare: Bool) {
      (self.text, self.word, self.isBare) = (text, word, isBare)
    }

    package static let maximumWords = 16

    /// From the lowest bit: whether the article is skipped (1 bit), word (4), text.
    package var packed: Int { (text << 4 | word) << 1 | (isBare ? 1 : 0) }

    fileprivate init(packed: Int) {
      self.init(text: packed >> 5, word: packed >> 1 & 15, isBare: packed & 1 != 0)
    }
  }

  /// The number of texts in a block, of which only the first one is stored whole.
  package static let blockLength = 16

  /// The distance of starts whose keys have a sample.
  package static let sampleDistance = 16

  /// The number of bytes of a key in a sample, without the one for the score.
  private static let sampleLength = 7

  /// The first seven bytes of a key, the first byte highest, to find it without reading texts.
  package static func sample(_ key: some Sequence<UInt8>, padding: UInt8 = 0) -> UInt64 {
    var sample: UInt64 = 0
    var count = 0
    for byte in key where count < sampleLength {
      sample = sample << 8 | UInt64(byte)
      count += 1
    }
    while count < sampleLength {
      sample = sample << 8 | UInt64(padding)
      count += 1
    }
    return sample
  }

  /// How well a start completes a query.
  package static func score(_ start: Start, _ value: Value) -> Int {
    value.rank + (start.word == 0 ? beginningRank : 0)
  }

  /// Of every sixteen starts the ``sample(_:padding:)`` of the first key, and in the lowest byte the highest ``score(_:_:)``: UInt64
  /// each.
  private let samples: ByteRegion
  /// ``Start/packed``, sorted by the key of the words from there.
  private let starts: PackedInts
  /// ``Value/packed`` of each text.
  private let values: PackedInts
  private let blockStarts: PackedInts
  private let blocks: ByteRegion

  package init(_ file: IndexReader) throws(SearchIndexError) {
    samples = try file.section(.suggestionSamples)
    starts = PackedInts(try file.section(.suggestionStarts))
    values = PackedInts(try file.section(.suggestionValues))
    blockStarts = PackedInts(try file.section(.suggestionBlockStarts))
    blocks = try file.section(.suggestionBlocks)
  }

  /// The folded words of a text, to sort and to compare: Arabic ones after a byte of 1, each followed by a zero.
  package static func key(of words: [SearchWord]) -> [UInt8] { key(of: words[...]) }

  /// The same for some words of a text.
  ///
  /// - Parameter isBare: Whether the article of the first word is left out.
  package static func key(of words: ArraySlice<SearchWord>, isBare: Bool = false) -> [UInt8] {
    var key: [UInt8] = []
    var isFirst = true
    for word in words {
      if word.script == .arabic { key.append(1) }
      key += word.bytes.dropFirst(isFirst && isBare && word.startsWithArticle ? ArabicWord.article.count : 0)
      key.append(0)
      isFirst = false
    }
    return key
  }

  /// The completions of an unfinished query, best first: of all its words or, if there are none, of its last ones.
  ///
  /// - Parameters:
  ///   - hidden: How many texts may be left out, in addition to those that are shown.
  ///   - isHidden: Whether a title with this key is left out.
  package func completions(
    of query: String,
    limit: Int,
    hidden: Int = 0,
    isHidden: ([UInt8]) -> Bool = { _ in false }
  ) -> [Suggestion] {
    let query = ParsedQuery.shortened(query)
    let words = SearchWord.words(of: query)
    guard let last = words.last, words.count <= Self.maximumWords, limit > 0 else { return [] }
    let bytes = Array(query.utf8)
    let isOpen = last.source.upperBound == bytes.count
    let whole = Self.key(of: words)
    var found = TextList(limit)
    var isComplete = false
    for first in words.indices.prefix(Self.maximumTries) {
      var prefix = Self.key(of: words[first...])
      if isOpen { prefix.removeLast() }
      guard
        first == 0 || prefix.count >= Self.shortestRest
          || prefix.count > 1 && words[..<first].allSatisfy(QueryStopWords.isEmpty)
      else { break }
      let lead = String(decoding: bytes[..<words[first].source.lowerBound], as: UTF8.self)
      for start in best(prefix, count: limit + min(hidden, .max - limit)) {
        let text = text(start.text)
        let value = Value(packed: values[start.text])
        let textWords = SearchWord.words(of: text)
        let key = Self.key(of: textWords)
        if key == whole {
          isComplete = true
          continue
        }
        if value.kind == .title, isHidden(key) { continue }
        // A text with a word that is kept before it would have the word twice.
        guard !textWords.contains(where: { other in words[..<first].contains { $0.bytes == other.bytes } })
        else {
          continue
        }
        var shown = text
        if first > 0, !isOpen || first < words.count - 1 {
          shown = Self.text(text, textWords, beginningWith: words[first], of: query)
        }
        found.add(Suggestion(text: lead + shown, kind: value.kind), text: start.text, group: value.group)
      }
      // Words that only phrase a question are kept before what follows them.
      guard !isComplete, found.list.isEmpty || !found.isFull && QueryStopWords.isEmpty(words[first]) else {
        break
      }
    }
    return found.list
  }

  /// A text after words that are kept, with its first word as it was typed: `dua for Pardon`, not `dua For Pardon`.
  private static func text(
    _ text: String,
    _ words: [SearchWord],
    beginningWith typed: SearchWord,
    of query: String
  ) -> String {
    guard typed.script == .other, let first = words.first, first.bytes == typed.bytes,
      first.source.lowerBound == 0
    else { return text }
    let written = Array(query.utf8)[typed.source]
    return String(decoding: written + text.utf8.dropFirst(first.source.upperBound), as: UTF8.self)
  }

  private static let maximumWords = 12
  /// The number of words at the beginning that are skipped one by one, and one.
  private static let maximumTries = 4
  /// The least number of bytes of a completed key after skipped words that do not only phrase a question.
  private static let shortestRest = 3
  /// The factor by which more starts are read than needed, because some have the same text or group.
  private static let spareFactor = 4
  /// How much better a completion of the beginning of a text is than one within the text.
  private static let beginningRank = 12

  private func best(_ prefix: [UInt8], count: Int) -> [Start] {
    let lower = position(after: prefix, padding: 0)
    guard lower < starts.count, key(lower).starts(with: prefix) else { return [] }
    let upper = position(after: prefix, padding: .max)
    let (spare, overflows) = count.multipliedReportingOverflow(by: Self.spareFactor)
    var heap = TopK(overflows ? upper - lower : min(spare, upper - lower))
    var position = lower
    while position < upper {
      let block = position / Self.sampleDistance
      // Of equal scores the earlier start counts.
      if position == block * Self.sampleDistance, position + Self.sampleDistance <= upper,
        !heap.mayTake(Int64(samples.u64(block &* 8) & 0xFF) - 1)
      {
        position += Self.sampleDistance
        continue
      }
      let start = Start(packed: starts[position])
      let score = Self.score(start, Value(packed: values[start.text]))
      heap.offer(key: Int64(score), document: position)
      position += 1
    }
    return heap.sorted.map { Start(packed: starts[$0.document]) }
  }

  /// The first start whose key is not before a prefix or, if the padding is the highest byte, not before or with it.
  private func position(after prefix: [UInt8], padding: UInt8) -> Int {
    let isBefore = { (key: [UInt8]) in
      key.lexicographicallyPrecedes(prefix) || padding > 0 && key.starts(with: prefix)
    }
    let sample = Self.sample(prefix, padding: padding)
    let all = 0..<samples.count / 8
    // Samples are equal if the prefix is longer than they are.
    let first = all.partitioningIndex { samples.u64($0 &* 8) >> 8 >= sample }
    let last = (first..<all.upperBound).partitioningIndex { samples.u64($0 &* 8) >> 8 > sample }
    let lower = max(0, first - 1) * Self.sampleDistance
    let upper = max(lower, min(last * Self.sampleDistance, starts.count))
    return (lower..<upper).partitioningIndex { !isBefore(key($0)) }
  }

  private func key(_ position: Int) -> [UInt8] {
    let start = Start(packed: starts[position])
    let words = SearchWord.words(of: text(start.text))
    return Self.key(of: words.dropFirst(start.word), isBare: start.isBare)
  }

  private func text(_ text: Int) -> String {
    var position = blockStarts[text / Self.blockLength]
    var bytes: [UInt8] = []
    for _ in 0...(text % Self.blockLength) {
      let shared = blocks.varint(&position)
      let length = blocks.varint(&position)
      bytes.removeLast(max(0, bytes.count - shared))
      let rest = blocks.slice(position, position &+ length)
      for offset in 0..<rest.count { bytes.append(UInt8(truncatingIfNeeded: rest.byte(offset))) }
      position &+= length
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Suggestions, each text and each group once.
  private struct TextList {
    private(set) var list: [Suggestion] = []
    private var texts: [Int] = []
    private var groups: [Int] = []
    private let limit: Int

    init(_ limit: Int) { self.limit = limit }

    var isFull: Bool { list.count >= limit }

    mutating func add(_ suggestion: Suggestion, text: Int, group: Int) {
      guard !isFull, !texts.contains(text), group == 0 || !groups.contains(group) else { return }
      list.append(suggestion)
      texts.append(text)
      groups.append(group)
    }
  }
}

extension SearchWord {
  fileprivate var startsWithArticle: Bool { script == .arabic && ArabicWord.startsWithArticle(bytes[...]) }
}
