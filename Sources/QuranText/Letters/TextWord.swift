import ArabicText
import UnicodeText

/// A word of a text with its range.
///
/// Locating a word takes only its hash; its letters are parsed when it is compared.
struct TextWord: Sendable {
  /// Bytes of the text's UTF-8.
  let bytes: Range<Int>
  /// The hash of the folded letters (``SequenceHash``).
  let hash: UInt32
  let writing: QuranWriting
  private let contents: Contents

  private enum Contents: Sendable {
    case scalars(ArraySlice<Unicode.Scalar>)
    case letters([QuranLetter])
  }

  init(letters: [QuranLetter], bytes: Range<Int>) {
    self.bytes = bytes
    hash = SequenceHash.hash(letters.codes)
    (writing, contents) = (.standard, .letters(letters))
  }

  private init(scalars: ArraySlice<Unicode.Scalar>, bytes: Range<Int>, _ writing: QuranWriting) {
    (self.bytes, self.writing) = (bytes, writing)
    if let hash = Self.hash(ofPlain: scalars) {
      (self.hash, contents) = (hash, .scalars(scalars))
    } else {
      let letters = LetterParser.letters(of: scalars, writing)
      (hash, contents) = (SequenceHash.hash(letters.codes), .letters(letters))
    }
  }

  var letters: [QuranLetter] {
    switch contents {
    case .scalars(let scalars): LetterParser.letters(of: scalars, writing)
    case .letters(let letters): letters
    }
  }

  /// The hashes of the readings by which the word is found, if its letters are not those of any word.
  var readings: [UInt32] {
    // Only a word with a hamza of its own, and words of Indo-Pak texts, have any.
    if case .scalars(let scalars) = contents, writing != .indoPak, !scalars.contains("\u{0621}") { return [] }
    return WordReading.hashes(letters, writing)
  }

  /// The words of a text: runs of letters and marks with at least one letter. Brackets, verse numbers, separate pause signs and
  /// all other characters separate words and are not included.
  static func words(of text: String) -> [TextWord] { words(of: Array(text.unicodeScalars)) }

  static func words(of scalars: [Unicode.Scalar]) -> [TextWord] {
    var words: [TextWord] = []
    words.reserveCapacity(scalars.count / 8)
    let signs = QuranWriting.Signs(in: scalars)
    var (start, startByte, offset) = (0, 0, 0)
    var hasLetter = false
    for (index, scalar) in scalars.enumerated() {
      let isLetter =
        scalar.isArabicLetter || scalar.isIndoPakGlyph && IndoPakLetters.glyphs[scalar.value] != nil
      if isLetter || scalar.isArabicMark || scalar.isTatweel || scalar.isInvisibleControl
        || scalar.isIndoPakGlyph || scalars.isJoiningAlef(at: index)
      {
        hasLetter = hasLetter || isLetter
        offset += UTF8.width(scalar)
        continue
      }
      if hasLetter { words.append(word(start..<index, startByte..<offset)) }
      offset += UTF8.width(scalar)
      (start, startByte, hasLetter) = (index + 1, offset, false)
    }
    if hasLetter { words.append(word(start..<scalars.count, startByte..<offset)) }
    return words

    func word(_ range: Range<Int>, _ bytes: Range<Int>) -> TextWord {
      TextWord(scalars: scalars[range], bytes: bytes, signs.writing(of: scalars[range]))
    }
  }

  /// The hash of a word of single letters, and of marks that are not letters of their own; nil for any other word.
  static func hash(ofPlain scalars: ArraySlice<Unicode.Scalar>) -> UInt32? {
    let codes = codes
    var hash: UInt64 = 0
    for scalar in scalars {
      switch scalar.value {
      case 0x064B...0x0652, 0x0670: continue
      case 0x0621...0x063A, 0x0641...0x064A, 0x0671:
        let code = codes[Int(scalar.value) - 0x0600]
        hash = (hash * SequenceHash.base + UInt64(code)) % SequenceHash.prime
      default: return nil
      }
    }
    return UInt32(hash)
  }

  /// The codes of the letters from U+0600 to U+067F.
  private static let codes: [UInt8] = (0x0600...0x067F as ClosedRange<UInt32>).map { value in
    Unicode.Scalar(value).flatMap { QuranLetter($0) }?.code ?? 0
  }
}

extension [Unicode.Scalar] {
  /// Whether the digit one is the joining alef of an Indo-Pak font, before the glyph of a small noon.
  fileprivate func isJoiningAlef(at index: Int) -> Bool {
    self[index] == "\u{0661}" && index + 1 < count && self[index + 1].value == 0xF61F
  }
}
