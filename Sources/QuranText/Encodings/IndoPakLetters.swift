/// The letters of a word of an Indo-Pak text, as the standard spelling has them.
enum IndoPakLetters {
  /// What glyphs of Indo-Pak fonts stand for; other private-use characters are signs.
  static let glyphs: [UInt32: String] = [
    0xF658:
      "\u{0648}\u{064E}\u{0644}\u{0652}\u{06CC}\u{064E}\u{062A}\u{064E}\u{0644}\u{064E}\u{0637}\u{0651}\u{064E}\u{0641}\u{0652}",
    0xF653: "\u{064A}\u{064E}", 0xF656: "\u{0654}\u{0650}", 0xF657: "\u{0654}\u{064D}",
    0xF65F: "\u{0654}\u{0650}", 0xF664: "\u{0646}\u{0652}\u{062B}\u{0670}\u{0649}",
    0xF665: "\u{0646}\u{0652}\u{062B}\u{0670}\u{0649}", 0xF669: "\u{0643}\u{0651}\u{0670}\u{0649}",
    0xF66C: "\u{0621}\u{064D}",
  ]

  static func standard(_ letters: [QuranLetter]) -> [QuranLetter] {
    var letters = letters
    // The letters that open some surahs are read by their names; marks above them show their length.
    let isDisjointed = letters.allSatisfy { letter in
      let isRead = letter.code == QuranLetter.alef || letter.code == QuranLetter.waw
      return letter.vowel == .none && !(isRead && letter.hasDagger)
    }
    for index in letters.indices {
      if isDisjointed {
        (letters[index].hasDagger, letters[index].hasShadda) = (false, false)
        continue
      }
      addImpliedFatha(to: &letters, at: index)
      letters[index].takeHamza()
    }
    return letters
  }

  /// A dagger alef implies the fatha of its letter; on a final yeh or waw, of the letter before it.
  private static func addImpliedFatha(to letters: inout [QuranLetter], at index: Int) {
    let letter = letters[index]
    guard letter.hasDagger, letter.vowel == .none, letter.code != QuranLetter.alef else { return }
    let isSemivowel = letter.code == QuranLetter.yeh || letter.code == QuranLetter.waw
    if isSemivowel, index == letters.count - 1 {
      if index > 0, letters[index - 1].vowel == .none { letters[index - 1].vowel = .fatha }
    } else if letter.form != .maksura {
      letters[index].vowel = .fatha
    }
  }
}

extension QuranLetter {
  /// An alef with a dagger alef is a hamza with a long vowel, and one with a vowel or a sukun is a hamza.
  fileprivate mutating func takeHamza() {
    guard code == Self.alef, form == .plain, !isSilent else { return }
    if hasDagger {
      (form, hasDagger) = (.madda, false)
    } else {
      switch vowel {
      case .fatha, .damma, .sukun: form = .hamzaAbove
      case .kasra: form = .hamzaBelow
      default: break
      }
    }
  }
}
