extension ArabicTerms {
  /// A particle and the word with which it was typed as one: `ياقيوم`, `لاتزغ`, `اغفرلي`, `الاالله`; nil if the word is in a text or
  /// in the vocabulary as it is, or after a proclitic.
  func splitParticle(_ word: SearchWord, in text: [UInt8], _ synonyms: SynonymTable) -> [SearchWord]? {
    let hasTwoAlefs = Self.haveTwoAlefs(text[word.source])
    let exception = Self.exception(word.bytes, hasTwoAlefs: hasTwoAlefs)
    let pairs = exception.map { [$0] } ?? self.pairs(word)
    guard !pairs.isEmpty, !QueryStopWords.isEmpty(word), dictionary.words.find(word.bytes) == nil,
      !synonyms.hasWord(word),
      // No word has two alefs in a row: `لااله` is not `له` after a proclitic.
      exception != nil || hasTwoAlefs
        || ArabicWord.withoutProclitics(word.bytes).allSatisfy({ dictionary.words.find($0) == nil })
    else { return nil }
    return pairs.first { $0.allSatisfy { dictionary.words.find($0) != nil } }?.map { bytes in
      var part = word
      part.bytes = bytes
      return part
    }
  }

  /// `إلا` and the word of a creed that follows it: other words that begin like it have the article, as `الإسلام` does.
  private static func exception(_ word: [UInt8], hasTwoAlefs: Bool) -> [[UInt8]]? {
    guard word.starts(with: except) else { return nil }
    let rest = Array(word.dropFirst(except.count))
    let withAlef = [ArabicWord.alef] + rest
    return hasTwoAlefs && excepted.contains(withAlef) || withAlef == name
      ? [except, withAlef] : excepted.contains(rest) ? [except, rest] : nil
  }

  /// Whether a word was typed with two alefs in a row, of which the fold makes one.
  private static func haveTwoAlefs(_ word: ArraySlice<UInt8>) -> Bool {
    var isAfterAlef = false
    var lead: UInt8 = 0
    for byte in word {
      if lead == 0xD8, [0xA2, 0xA3, 0xA5, 0xA7].contains(byte) {
        if isAfterAlef { return true }
        isAfterAlef = true
      } else if byte != 0xD8 {
        isAfterAlef = false
      }
      lead = byte
    }
    return false
  }

  /// A particle and the rest of the word, the likeliest first. All particles at the beginning end with an alef: the fold makes one of
  /// it and of that at the beginning of the rest, if both were typed.
  private func pairs(_ word: SearchWord) -> [[[UInt8]]] {
    let bytes = word.bytes
    guard bytes.count > Self.shortestRest else { return [] }
    if let particle = Self.leading.first(where: { bytes.starts(with: $0) }) {
      let rest = Array(bytes.dropFirst(particle.count))
      let withAlef = [ArabicWord.alef] + rest
      // A letter takes two bytes.
      let hasBoth = word.source.count > 2 * bytes.count
      // `يالله` has one, too.
      return (hasBoth ? [withAlef, rest] : rest == ArabicWord.toAllah ? [withAlef] : [rest])
        .filter { $0.count >= Self.shortestRest || particle == Self.vocative && Self.addressed.contains($0) }
        .map { [particle, $0] }
    }
    guard let particle = Self.trailing.first(where: { $0.elementsEqual(bytes.suffix($0.count)) }),
      bytes.count >= particle.count + Self.shortestRest
    else { return [] }
    return [[Array(bytes.dropLast(particle.count)), particle]]
  }

  /// The minimum number of letters of the word: shorter ones are often the rest of another.
  private static let shortestRest = 3
  private static let vocative = letters("يا")
  /// Shorter words that follow the vocative.
  private static let addressed = ShortWordSet(arabic: "رب حي ذا")
  private static let leading = ["يا", "لا", "ولا", "ما", "وما"].map(letters)
  private static let except = letters("الا")
  private static let name = letters("الله")
  private static let excepted = ShortWordSet(arabic: "الله بالله هو انت انا")
  private static let trailing = ["لي", "لنا"].map(letters)

  private static func letters(_ word: String) -> [UInt8] { word.unicodeScalars.compactMap(ArabicWord.byte) }
}
