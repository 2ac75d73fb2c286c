import UnicodeText

/// Finds the recited words that a query in Latin letters may consist of.
///
/// People split words as they like (`walhamdulillah`, `wal hamdu lillah`), so words are looked up from every slot where one may
/// begin: where a word was typed, and where a match ends.
struct SoundTerms {
  let dictionary: SoundTermDictionary
  let idf: InverseDocumentFrequency

  struct Match {
    var start: Int
    var end: Int
    var keys: Range<Int>
    var isPrefix = false
    var hasError = false
  }

  /// A group for every slot of the query at which words begin.
  func groups(of query: SoundQuery, isLastWordOpen: Bool) -> [TermGroup] {
    let count = query.slots.count
    var isStart = [Bool](repeating: false, count: count + 1)
    for start in query.wordStarts { isStart[start] = true }
    var isCovered = [Bool](repeating: false, count: count)
    var groups: [TermGroup] = []
    for start in 0..<count where isStart[start] {
      var search = Walk(query: query, dictionary: dictionary, start: start, isOpen: isLastWordOpen)
      search.run()
      let isTyped = query.wordStarts.contains(start)
      if isTyped { search.preferWhole(end: query.wordStarts.first { $0 > start } ?? count) }
      if isTyped, !search.matches.contains(where: { $0.end - start >= 3 }) {
        let end = query.wordStarts.first { $0 > start } ?? count
        if end - start >= 3, !isCovered[start..<end].allSatisfy({ $0 }) { search.runWithError(end: end) }
      }
      for match in search.matches {
        // Do not start a new word after a fragment of one or two symbols.
        if isTyped || match.end - start > 2 { isStart[match.end] = true }
        if match.end - start > 1 { for position in start..<match.end { isCovered[position] = true } }
      }
      var group = group(of: search.matches)
      group.isTyped = isTyped
      if !group.members.isEmpty { groups.append(group) }
    }
    return groups
  }

  private func group(of matches: [Match]) -> TermGroup {
    var group = TermGroup()
    var seen: [Int] = []
    // Homophones share one document frequency.
    var postings = [Int](repeating: 0, count: matches.reduce(0) { max($0, $1.end) } + 1)
    for match in matches where !match.isPrefix && !match.hasError {
      postings[match.end] += match.keys.prefix(48).reduce(0) {
        $0 + dictionary.postings[dictionary.word(ofKey: $1)].count
      }
    }
    let order = matches.map { match in
      SortKey((match.hasError ? 2 : 0) + (match.isPrefix ? 1 : 0), UInt64(Int.max - match.end))
    }
    for match in order.order().map({ matches[$0] }) {
      let length = match.end - match.start
      guard length > 1 else { continue }
      for position in match.keys.prefix(match.isPrefix ? 128 : 48) {
        let word = dictionary.word(ofKey: position)
        guard !seen.contains(word) else { continue }
        seen.append(word)
        let list = dictionary.postings[word]
        guard list.count > 0 else { continue }
        let count = match.isPrefix || match.hasError ? list.count : postings[match.end]
        var boost = idf(count) * Double(min(length, 6)) / 4
        if match.isPrefix { boost *= 0.7 }
        if match.hasError { boost *= 0.6 }
        group.members.append(.init(list: list, weight: Int((boost * Double(QuantizedImpact.unit)).rounded())))
      }
    }
    return group
  }

  /// Follows the query through the sorted keys from one slot.
  struct Walk {
    let query: SoundQuery
    let dictionary: SoundTermDictionary
    let start: Int
    let isOpen: Bool
    var matches: [Match] = []
    /// The slot at which the walk ends.
    private var end: Int
    /// Whether one consonant may be wrong, missing or superfluous.
    private var allowsError = false
    private var steps = 0
    /// The step limit: a query of ambiguous letters only is abandoned.
    static let maximumSteps = 600

    /// What has been read so far: the symbols of a key, and the keys that start with them.
    private struct Path {
      var position: Int
      var key: UInt64 = 0
      var depth = 0
      var keys: Range<Int>
      var hasError = false
    }

    init(query: SoundQuery, dictionary: SoundTermDictionary, start: Int, isOpen: Bool) {
      (self.query, self.dictionary) = (query, dictionary)
      (self.start, self.isOpen) = (start, isOpen)
      end = query.slots.count
    }

    mutating func run() { walk(Path(position: start, keys: 0..<dictionary.keys.count)) }

    /// Runs again, with one wrong, missing or superfluous consonant in the typed word.
    mutating func runWithError(end: Int) {
      (self.end, allowsError, steps) = (end, true, 0)
      walk(Path(position: start, keys: 0..<dictionary.keys.count))
      matches.removeAll { $0.hasError && $0.end != end }
    }

    /// Drops matches of prefixes when the whole typed word matches.
    mutating func preferWhole(end: Int) {
      guard end - start >= 3, matches.contains(where: { $0.end == end && !$0.isPrefix }) else { return }
      matches.removeAll { $0.end < end }
    }

    private mutating func walk(_ path: Path) {
      steps += 1
      guard steps < Self.maximumSteps, !path.keys.isEmpty else { return }
      if path.depth > 0 { note(path) }
      guard path.position < end, path.depth < dictionary.keys.longest else { return }
      let slot = query.slots[path.position]
      let isOptional = slot & SoundKey.optional != 0
      let mayErr = allowsError && !path.hasError && path.depth > 0
      var skipping = path
      skipping.position += 1
      if isOptional { walk(skipping) }
      for symbol in 0..<15 {
        let isMeant = slot & (1 << UInt16(symbol)) != 0
        guard isMeant || mayErr else { continue }
        var next = path
        next.key = SoundKey.appending(symbol, at: path.depth, to: path.key)
        next.depth += 1
        next.keys = narrow(path.keys, next.key, next.depth)
        guard !next.keys.isEmpty else { continue }
        next.hasError = path.hasError || !isMeant
        var replacing = next
        replacing.position += 1
        walk(replacing)
        // The typed word does not have this symbol.
        if !isMeant { walk(next) }
      }
      if mayErr, !isOptional {
        skipping.hasError = true
        walk(skipping)
      }
    }

    /// The minimum number of sounds for which an unfinished word is completed.
    private var shortestPrefix: Int { query.wordStarts.count > 1 ? 2 : 3 }

    /// Adds the words that end here and, at the end of the query, those that continue.
    private mutating func note(_ path: Path) {
      let (position, keys) = (path.position, path.keys)
      var same = keys.lowerBound
      while same < keys.upperBound, dictionary.keys[same] == path.key { same += 1 }
      if same > keys.lowerBound {
        matches.append(
          Match(start: start, end: position, keys: keys.lowerBound..<same, hasError: path.hasError)
        )
      }
      if isOpen, !path.hasError, position == query.slots.count, position - start >= shortestPrefix,
        same < keys.upperBound
      {
        matches.append(Match(start: start, end: position, keys: same..<keys.upperBound, isPrefix: true))
      }
    }

    /// The part of a range whose keys start with the first `depth` symbols of `key`.
    private func narrow(_ range: Range<Int>, _ key: UInt64, _ depth: Int) -> Range<Int> {
      let past = depth == 16 ? key : key | (UInt64.max >> UInt64(4 * depth))
      let lower = range.partitioningIndex { dictionary.keys[$0] >= key }
      return lower..<(lower..<range.upperBound).partitioningIndex { dictionary.keys[$0] > past }
    }
  }
}
