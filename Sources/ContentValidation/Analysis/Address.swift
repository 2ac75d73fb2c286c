import ArabicText

extension ArabicTextAnalysis {
  /// The indices of the words after اللهم, or after رب, ربي and ربنا without a genitive, until a woman is addressed.
  var indicesAddressedToAllah: [Int] {
    var isAllahAddressed = false
    return words.indices.filter { index in
      let next = words.dropFirst(index + 1).first
      defer { if words[index].addressesAllah(before: next) { isAllahAddressed = true } }
      if words[index].addressesWoman(before: next) { isAllahAddressed = false }
      return isAllahAddressed
    }
  }
}

extension MarkedWord {
  /// Whether the word is اللهم or one of رب, ربي and ربنا that no genitive follows, as in رَبِّ الْعَالَمِينَ.
  func addressesAllah(before next: MarkedWord?) -> Bool {
    isAllahumma || Self.lords.contains(letters.map(\.base)) && next?.hasArticle != true
  }

  /// Whether the word is يا, also after a conjunction.
  var isVocativeParticle: Bool {
    letters.count <= 3 && letters.suffix(2).spell("يا")
      && letters.dropLast(2).allSatisfy { $0.isProclitic(.conjunctions) }
  }

  /// Whether the word is يا before a word that ends with teh marbuta, or before نفس.
  fileprivate func addressesWoman(before next: MarkedWord?) -> Bool {
    guard letters.spell("يا"), let next else { return false }
    return next.letters.last?.base == "\u{0629}"
      || next.letters.spell("نفس")
  }

  private static let lords = Set(words: "رب ربي ربنا")
}
