import SearchEngine

extension QueryOptions {
  init(_ request: inout Request) {
    self.init()
    limit = Int(clamping: request.number())
    completesLastWord = request.number() != 0
    explains = request.number() != 0
    ignoresQuotes = request.number() != 0
    var filter = QueryFilter(
      categories: request.list { $0.number() },
      collections: request.list { $0.number() },
      journeys: request.list { $0.number() },
      slots: request.list { $0.number() },
      languages: request.list { Array($0.text().utf8) },
      duas: request.list { $0.id() }
    )
    filter.grades = UInt64(request.number())
    filter.requiresAudio = request.number() != 0
    filter.minimumWords = Int(clamping: request.number())
    filter.maximumWords = Int(clamping: request.number())
    self.filter = filter.isEmpty ? nil : filter
  }
}

extension SearchRoute {
  /// The index of the case.
  var number: UInt32 {
    switch self {
    case .citation: 0
    case .arabic: 1
    case .transliteration: 2
    case .words: 3
    }
  }
}

extension Reply {
  mutating func add(_ explanation: SearchExplanation) {
    add(UInt32(explanation.terms.count))
    for term in explanation.terms {
      add(term.typed)
      add(term.lookedUp)
    }
    add(explanation.citations.map { $0.description(works: []) })
  }

  private mutating func add(_ texts: [String]) {
    add(UInt32(texts.count))
    for text in texts { add(text) }
  }
}

/// Converts byte offsets of a text to UTF-16 offsets, in one pass, in ascending order.
struct UTF16Position {
  private var scalars: String.UnicodeScalarView.Iterator
  private var bytes = 0
  private var units = 0

  init(_ text: String) { scalars = text.unicodeScalars.makeIterator() }

  mutating func offset(ofByte byte: Int) -> UInt32 {
    while bytes < byte, let scalar = scalars.next() {
      bytes += UTF8.width(scalar)
      units += UTF16.width(scalar)
    }
    return UInt32(units)
  }
}
