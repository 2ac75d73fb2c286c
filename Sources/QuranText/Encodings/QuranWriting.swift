import ArabicText

/// How the marks of a word are read. The encodings of the Quran use some characters for different signs.
///
/// Derived by comparing, letter by letter, the verses of the King Fahd Complex's Hafs text (version 18) and of an Indo-Pak text
/// (version 9.6) with Tanzil's Uthmani and simple texts.
enum QuranWriting: Sendable {
  /// As Tanzil writes, and as people type.
  case standard
  /// As the King Fahd Complex writes: U+0656, U+0657 and U+065E are open tanwin.
  case qpcHafs
  /// As mushafs of India and Pakistan are written: U+0656 and U+0657 are long vowels, an alef with a vowel or a sukun is a hamza,
  /// and a dagger alef implies its fatha.
  case indoPak
}

extension QuranWriting {
  /// The signs of the encodings in a text.
  struct Signs {
    private var hasIndoPak = false
    private var hasQPCHafs = false

    init(in scalars: [Unicode.Scalar]) {
      for scalar in scalars where scalar.value >= 0x0614 {
        switch scalar.value {
        case 0x0615, 0x0617, 0x06CC, 0x06E4, 0xF500...0xF697: hasIndoPak = true
        case 0x065E, 0x06E1: hasQPCHafs = true
        default: break
        }
      }
      // The King Fahd Complex writes U+06E4 as well, above a few letters.
      if hasQPCHafs, !scalars.contains("\u{06CC}") { hasIndoPak = false }
    }

    func writing(of word: ArraySlice<Unicode.Scalar>) -> QuranWriting {
      if hasIndoPak, !word.contains(where: \.isForeignToIndoPak) { return .indoPak }
      if hasQPCHafs || word.hasOpenTanwin { return .qpcHafs }
      return .standard
    }
  }
}

extension Unicode.Scalar {
  /// A private-use character of Indo-Pak fonts inside or beside a word: a sign, or letters written as one glyph.
  package var isIndoPakGlyph: Bool { (0xF500...0xF697).contains(value) }

  /// A letter that Indo-Pak texts write differently: alef with hamza, madda or wasla, and yeh with two dots.
  fileprivate var isForeignToIndoPak: Bool {
    switch value {
    case 0x0622, 0x0623, 0x0625, 0x064A, 0x0671: true
    default: false
    }
  }
}

extension ArraySlice<Unicode.Scalar> {
  /// Whether a word has an open tanwin of the King Fahd Complex rather than a long vowel: U+0657 before an alef or on a final teh
  /// marbuta or hamza, U+0656 on any other final letter than heh.
  fileprivate var hasOpenTanwin: Bool {
    guard let mark = lastIndex(where: { $0.value == 0x0656 || $0.value == 0x0657 }),
      let bearer = self[..<mark].lastIndex(where: \.isArabicLetter)
    else { return false }
    let follower = self[mark...].first { $0.isArabicLetter }
    if self[mark].value == 0x0656 { return follower == nil && self[bearer] != "\u{0647}" }
    if let follower { return follower == "\u{0627}" || follower == "\u{0649}" }
    return self[bearer] == "\u{0629}" || self[bearer] == "\u{0621}"
  }
}
