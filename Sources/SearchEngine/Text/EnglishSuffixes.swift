/// The suffixes of English inflection: they replace a stemmer when a query contains a form that the library does not.
enum EnglishSuffixes {
  /// Other forms that a word might have, most likely first; most of them are not words.
  static func relatives(of word: [UInt8]) -> [[UInt8]] {
    var relatives: [[UInt8]] = []
    _ = firstRelative(of: word) { relative -> Never? in
      relatives.append(relative)
      return nil
    }
    return relatives
  }

  /// The first result of `find` for another form that is not nil.
  static func firstRelative<Found>(of word: [UInt8], _ find: ([UInt8]) -> Found?) -> Found? {
    var relative: [UInt8] = []
    func found(_ stem: ArraySlice<UInt8>, _ ending: [UInt8]) -> Found? {
      relative.removeAll(keepingCapacity: true)
      relative.append(contentsOf: stem)
      relative.append(contentsOf: ending)
      return find(relative)
    }
    for (ending, exchanges) in exchanges where word.count >= ending.count + 3 && word.hasSuffix(ending) {
      let stem = word.dropLast(ending.count)
      for exchange in exchanges { if let found = found(stem, exchange) { return found } }
      if let last = stem.last, stem.dropLast().last == last, let found = found(stem.dropLast(), []) {
        return found
      }
    }
    for ending in additions { if let found = found(word[...], ending) { return found } }
    guard word.count > 3, word.last == UInt8(ascii: "e") else { return nil }
    for ending in additionsWithoutE { if let found = found(word.dropLast(), ending) { return found } }
    return nil
  }

  /// A word without its longest suffix; nil if it has none.
  static func stem(of word: [UInt8]) -> [UInt8]? {
    exchanges.map { $0.0 }.filter(word.hasSuffix).max { $0.count < $1.count }.map {
      Array(word.dropLast($0.count))
    }
  }

  static let exchanges: [([UInt8], [[UInt8]])] = [
    ("ies", ["y", "ie"]), ("ied", ["y"]), ("es", ["", "e"]), ("s", [""]), ("ing", ["", "e"]),
    ("ed", ["", "e"]),
    ("d", [""]), ("ers", ["", "e", "er"]), ("er", ["", "e"]), ("ily", ["y"]), ("ly", [""]), ("iness", ["y"]),
    ("ness", [""]), ("ments", ["", "ment"]), ("ment", [""]), ("ful", [""]), ("less", [""]),
    ("ations", ["e", "ate"]),
    ("ation", ["e", "ate", ""]), ("ion", ["", "e"]), ("ous", ["", "e"]), ("al", ["", "e"]),
    ("y", ["", "e", "ies", "ied", "ier"]),
    ("e", [""]), ("or", ["", "e"]), ("able", ["", "e"]), ("ance", ["", "e"]), ("ence", ["", "e"]),
  ].map { ending, exchanges in (Array(ending.utf8), exchanges.map { Array($0.utf8) }) }

  static let additions = [
    "s", "es", "ing", "ed", "d", "er", "ly", "ness", "ful", "ment", "ation", "r",
  ]
  .map { Array($0.utf8) }
  static let additionsWithoutE = ["ing", "ed", "er", "ion", "ation", "able"].map { Array($0.utf8) }
}

extension [UInt8] {
  func hasSuffix(_ suffix: some Collection<UInt8>) -> Bool {
    count >= suffix.count && self[(count - suffix.count)...].elementsEqual(suffix)
  }
}
