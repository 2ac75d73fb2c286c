extension ArabicTerms {
  /// A particle and the word with which it was typed as one: `ياقيوم`, `لاتزغ`, `اغفرلي`; nil if the word is in a text or in the
  /// vocabulary as it is, or after a proclitic.
  func partedParticle(_ word: SearchWord, _ synonyms: SynonymTable) -> [SearchWord]? {
    let pairs = pairs(word)
    guard !pairs.isEmpty, !QueryStopWords.isEmpty(word), dictionary.words.find(word.bytes) == nil,
      !synonyms.hasWord(word),
      ArabicWord.withoutProclitics(word.bytes).allSatisfy({ dictionary.words.find($0) == nil })
    else { return nil }
    return pairs.first { $0.allSatisfy { dictionary.words.find($0) != nil } }?.map { bytes in
      var part = word
      part.bytes = bytes
      return part
    }
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
  private static let trailing = ["لي", "لنا"].map(letters)

  private static func letters(_ word: String) -> [UInt8] { word.unicodeScalars.compactMap(ArabicWord.byte) }
}
