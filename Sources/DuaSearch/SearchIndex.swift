import DuaLibrary

/// For every word of a library, the duas that hold it and where.
///
/// An inverted index: terms sorted by their UTF-8 bytes, and for each the duas sorted by id.
public struct SearchIndex: Equatable, Sendable {
  /// A dua that holds a term, and in which of its fields.
  public struct Posting: Equatable, Sendable {
    public var dua: Dua.ID
    public var fields: SearchFields

    public init(dua: Dua.ID, fields: SearchFields) {
      self.dua = dua
      self.fields = fields
    }
  }

  /// Sorted by UTF-8 bytes, each once.
  public let terms: [String]
  /// The postings of the term at the same place, sorted by dua, each dua once.
  public let postings: [[Posting]]

  /// The duas that hold every word of `query`, the last word also as the beginning of a longer one.
  ///
  /// Duas that match in more fields come first, then those with the lower id. A query without a word finds
  /// nothing.
  public func lookup(_ query: String) -> [Dua.ID] {
    let tokens = SearchTokens.tokens(of: query)
    guard let last = tokens.last else { return [] }
    var found = fields(of: places(from: last))
    for token in tokens.dropLast() {
      let matches = fields(of: places(of: token))
      found = found.reduce(into: [:]) { kept, entry in
        if let fields = matches[entry.key] { kept[entry.key] = entry.value.union(fields) }
      }
    }
    return found.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.map(\.key)
  }

  /// The fields in which any of the terms stands, by dua.
  private func fields(of places: Range<Int>) -> [Dua.ID: SearchFields] {
    postings[places].joined().reduce(into: [:]) { fields, posting in
      fields[posting.dua, default: []].formUnion(posting.fields)
    }
  }

  /// The place of a term, or an empty range.
  private func places(of term: String) -> Range<Int> {
    let lower = terms.firstPlace { !$0.utf8.lexicographicallyPrecedes(term.utf8) }
    let isThere = lower < terms.count && terms[lower].utf8.elementsEqual(term.utf8)
    return lower..<(isThere ? lower + 1 : lower)
  }

  /// The places of all terms that begin with `prefix`.
  private func places(from prefix: String) -> Range<Int> {
    let lower = terms.firstPlace { !$0.utf8.lexicographicallyPrecedes(prefix.utf8) }
    let count = terms[lower...].firstPlace { !$0.utf8.starts(with: prefix.utf8) } - lower
    return lower..<(lower + count)
  }
}

extension RandomAccessCollection where Index == Int {
  /// The first place whose element, and so every later one, satisfies the condition; the end when there is
  /// none.
  fileprivate func firstPlace(where holds: (Element) -> Bool) -> Int {
    var lower = startIndex
    var upper = endIndex
    while lower < upper {
      let middle = lower + (upper - lower) / 2
      if holds(self[middle]) { upper = middle } else { lower = middle + 1 }
    }
    return lower
  }
}
