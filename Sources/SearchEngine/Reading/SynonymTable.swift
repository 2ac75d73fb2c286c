import UnicodeText

/// Words and phrases with the same meaning: `wudu`, `ablution`, `وضوء`.
package struct SynonymTable: Sendable {
  /// The folded phrases, words separated by one space, Arabic ones as ``ArabicWord`` after a byte of 1.
  private let phrases: StringTable
  private let groups: PackedInts
  private let memberStarts: PackedInts
  /// For each group the words to look up: kind (0 other, 1 Arabic), 0, phrase, number.
  private let members: ByteRegion

  package struct Member: Sendable {
    package var isArabic: Bool
    /// The words of one phrase have one number; 0 for a single word.
    package var phrase: Int
    /// An index into the word dictionary, or into the Arabic one.
    package var word: Int
  }

  package init(_ index: IndexReader) throws(SearchIndexError) {
    phrases = StringTable(starts: try index.section(.synonymStarts), bytes: try index.section(.synonyms))
    groups = PackedInts(try index.section(.synonymGroups))
    memberStarts = PackedInts(try index.section(.synonymMemberStarts))
    members = try index.section(.synonymMembers)
  }

  package var isEmpty: Bool { phrases.count == 0 }

  /// The key of a phrase.
  package static func key(of words: some Collection<SearchWord>) -> [UInt8] {
    var key: [UInt8] = []
    for word in words {
      if !key.isEmpty { key.append(0x20) }
      if word.script == .arabic { key.append(1) }
      key += word.bytes
    }
    return key
  }

  /// Whether a phrase has synonyms, even if the library contains none of them.
  func knows(_ words: some Collection<SearchWord>) -> Bool { phrases.find(Self.key(of: words)) != nil }

  /// The words of all groups of a phrase; empty if it has no synonyms.
  package func members(of words: some Collection<SearchWord>) -> [Member] {
    phrases.find(Self.key(of: words)).map(members(ofPhrase:)) ?? []
  }

  /// The words of the group of a misspelled word; empty if no word is within `limit` errors.
  func members(near word: SearchWord, limit: Int) -> [Member] {
    guard limit > 0, !word.hasDigit, let first = word.bytes.first else { return [] }
    let key = Self.key(of: [word])
    // The first letter must match: it is rarely mistyped, and few words share it.
    var nearest: (distance: Int, phrase: Int)?
    for phrase in phrases.range(prefix: word.script == .arabic ? [1, first] : [first]) {
      let other = phrases[phrase]
      guard abs(other.count - key.count) <= limit,
        let distance = EditDistance.between(other.bytes, key, limit: nearest.map { $0.distance - 1 } ?? limit)
      else { continue }
      nearest = (distance, phrase)
      if distance == 1 { break }
    }
    return nearest.map { members(ofPhrase: $0.phrase) } ?? []
  }

  private func members(ofPhrase position: Int) -> [Member] {
    let group = groups[position]
    let rows = members.slice(memberStarts.bounds(group))
    return (0..<rows.count / 8).map { row in
      Member(
        isArabic: rows.byte(row * 8) == 1,
        phrase: rows.u16(row * 8 + 2),
        word: rows.u32(row * 8 + 4)
      )
    }
  }
}
