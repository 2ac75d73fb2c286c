/// The endings of English inflection, without a dictionary.
///
/// A stemmer of the index knows more, but a query engine that includes one would be a tenth larger.
enum EnglishInflection {
  /// A word without its inflection, the same for `travels`, `travelled` and `travelling`; it need not be a word itself.
  static func stem(of word: [UInt8]) -> [UInt8] {
    guard word.count > 2, !exceptions.contains(word) else { return word }
    var stem = word
    if word.count > 4, stem.hasSuffix("ies".utf8) || stem.hasSuffix("ied".utf8) {
      stem.removeLast(3)
      stem.append(UInt8(ascii: "y"))
      return stem
    }
    if word.count > 3, stem.hasSuffix("s".utf8),
      !["ss", "us", "is"].contains(where: { stem.hasSuffix($0.utf8) })
    {
      stem.removeLast()
    }
    for ending in ["ness", "ing", "ed"].map({ $0.utf8 }) where stem.hasSuffix(ending) {
      let rest = stem.dropLast(ending.count)
      guard rest.count >= 3 || ending.count == 4, rest.contains(where: isVowel),
        !stem.hasSuffix("eed".utf8)
      else { break }
      stem = Array(rest)
      break
    }
    if stem.count > 3, stem.last == UInt8(ascii: "e") { stem.removeLast() }
    if let last = stem.last, stem.count > 2, !isVowel(last), stem[stem.count - 2] == last {
      stem.removeLast()
    }
    return stem
  }

  /// Words that only look inflected, each beside a frequent word without the ending.
  private static let exceptions = ShortWordSet(latin: "evening business witness wedding during this thus")

  private static func isVowel(_ letter: UInt8) -> Bool {
    switch letter {
    case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"), UInt8(ascii: "u"),
      UInt8(ascii: "y"):
      true
    default: false
    }
  }
}
