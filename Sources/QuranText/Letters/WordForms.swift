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

  private func quality(at index: Int) -> UInt8? {
    switch self[index].vowel {
    case .fatha: 41
    case .damma: 42
    case .kasra: 43
    case .fathatan: 44
    case .dammatan: 45
    case .kasratan: 46
    case .none where self[index].form == .madda: 41
    case .none, .sukun: nil
    }
  }
}
