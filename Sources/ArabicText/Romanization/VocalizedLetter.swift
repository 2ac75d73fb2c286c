/// One Arabic letter with its marks.
struct VocalizedLetter: Hashable, Sendable {
  /// The letter; look-alikes are replaced by the Arabic letter, a seatless hamza is U+0621.
  var base: Unicode.Scalar
  var vowel: Vowel?
  var hasTanwin = false
  var hasSukun = false
  var hasShadda = false
  /// U+0670 ARABIC LETTER SUPERSCRIPT ALEF.
  var hasDagger = false
  /// U+0653 ARABIC MADDAH ABOVE as a separate scalar: it only lengthens.
  var hasMadda = false
  /// U+0654 or U+0655, not yet composed with its seat.
  var hasHamza = false
  /// U+06E5, U+06E6 or U+06E7: the vowel of the letter is long.
  var isLengthened = false
  /// U+06DF: not spoken.
  var isSilent = false
  /// U+06E0: not spoken within a phrase.
  var isSilentInPhrase = false
  /// Offsets of Unicode scalars in the source.
  var range: Range<Int>

  init(_ base: Unicode.Scalar, at range: Range<Int>) {
    self.base = base
    self.range = range
  }

  /// Whether no mark shows how the letter is spoken.
  var isBare: Bool { vowel == nil && !hasSukun && !hasShadda && !hasDagger && !isLengthened }

  var isJoiningAlef: Bool { base == "ٱ" || (base == "ا" && isBare && !hasMadda) }

  /// Takes over the marks of a tatweel, or of an alef that only carries them.
  mutating func take(_ other: VocalizedLetter) {
    if let vowel = other.vowel { self.vowel = vowel }
    hasTanwin = hasTanwin || other.hasTanwin
    hasSukun = hasSukun || other.hasSukun
    hasShadda = hasShadda || other.hasShadda
    hasDagger = hasDagger || other.hasDagger
    hasMadda = hasMadda || other.hasMadda
    isLengthened = isLengthened || other.isLengthened
    range = range.lowerBound..<other.range.upperBound
  }

  /// Adds a mark to the letter; marks that only guide recitation are ignored.
  mutating func mark(_ scalar: Unicode.Scalar, at offset: Int) {
    range = range.lowerBound..<offset + 1
    switch scalar.value {
    case 0x064E: vowel = .a
    case 0x064F: vowel = .u
    case 0x0650: vowel = .i
    case 0x064B, 0x08F0: (vowel, hasTanwin) = (.a, true)
    case 0x064C, 0x08F1: (vowel, hasTanwin) = (.u, true)
    case 0x064D, 0x08F2: (vowel, hasTanwin) = (.i, true)
    case 0x0651: hasShadda = true
    case 0x0652, 0x06E1: hasSukun = true
    case 0x0670: hasDagger = true
    // The King Fahd Complex writes a hamza and the long vowel after it as one letter.
    case 0x0653 where base == "\u{0623}": (vowel, isLengthened) = (.a, true)
    // It writes a tanwin that is read as mim as a vowel with a small mim.
    case 0x06E2 where vowel != nil, 0x06ED where vowel != nil: hasTanwin = true
    case 0x0653, 0x06E4: hasMadda = true
    case 0x0654, 0x0655: hasHamza = true
    case 0x0656: (vowel, isLengthened) = (.i, true)
    case 0x0657: (vowel, isLengthened) = (.u, true)
    case 0x06E5, 0x06E6, 0x06E7: isLengthened = true
    case 0x06DF: isSilent = true
    case 0x06E0: isSilentInPhrase = true
    default: break
    }
  }
}

extension [VocalizedLetter] {
  /// Marks the waw at the end of the name عَمْرو as silent: it is only written.
  mutating func markSilentWaw() {
    guard count >= 4, let waw = last, waw.base == "و", waw.isBare else { return }
    let name = suffix(4)
    guard name.map({ $0.base }) == ["ع", "م", "ر", "و"], name[name.startIndex].vowel == .a,
      name[name.startIndex + 1].hasSukun, dropLast(4).allSatisfy({ $0.isProclitic(.beforeNouns) })
    else { return }
    self[count - 1].isSilent = true
  }
}
