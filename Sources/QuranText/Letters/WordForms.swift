/// The forms in which words are compared if their letters differ.
extension [QuranLetter] {
  var codes: [UInt8] { map(\.code) }

  /// The letters without alef and seatless hamza: what two spellings of one word share if marks are not written.
  var consonants: [UInt8] {
    codes.filter { $0 != QuranLetter.alef && $0 != QuranLetter.hamza }
  }

  /// Consonants and the quality of vowels, in codes of their own above 40; without hamza, length and gemination. Two spellings
  /// of one word, السموات and السماوات, have the same sound.
  var sound: [UInt8] {
    var sound: [UInt8] = []
    for index in indices {
      let letter = self[index]
      if !isLong(at: index), !letter.isHamza, letter.code != QuranLetter.alef { sound.append(letter.code) }
      if let quality = quality(at: index) { sound.append(quality) }
    }
    return sound
  }

  var isVocalized: Bool { contains { $0.vowel != .none } }

  /// Whether a letter only lengthens the vowel before it.
  private func isLong(at index: Int) -> Bool {
    let letter = self[index]
    guard index > 0, letter.vowel == .none || letter.vowel == .sukun, !letter.hasShadda else { return false }
    let before = self[index - 1].vowel
    switch (letter.code, letter.form) {
    case (QuranLetter.waw, .plain): return before == .damma || letter.hasDagger
    case (QuranLetter.yeh, .plain), (QuranLetter.yeh, .farsiYeh), (QuranLetter.yeh, .maksura):
      let isMaksura = letter.form != .plain && index == count - 1
      return before == .kasra || letter.hasDagger || isMaksura && (before == .fatha || before == .fathatan)
    default: return false
    }
  }

  /// The code of the vowel; that of a fatha for an alef with madda, whose vowel is not written.
  private func quality(at index: Int) -> UInt8? {
    let letter = self[index]
    let isMadda = letter.vowel == .none && letter.form == .madda
    return isMadda ? QuranLetter.Vowel.fatha.code : letter.vowel.code
  }
}

extension QuranLetter.Vowel {
  /// The code of a vowel or tanwin among those of letters.
  var code: UInt8? {
    switch self {
    case .fatha: 41
    case .damma: 42
    case .kasra: 43
    case .fathatan: 44
    case .dammatan: 45
    case .kasratan: 46
    case .none, .sukun: nil
    }
  }
}
