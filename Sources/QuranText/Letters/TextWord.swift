import ArabicText

/// A word of a text and where it stands.
struct TextWord: Sendable {
  let letters: [QuranLetter]
  /// Bytes of the text's UTF-8.
  let bytes: Range<Int>
  let codes: [UInt8]
  let hash: UInt32

  init(letters: [QuranLetter], bytes: Range<Int>) {
    self.letters = letters
    self.bytes = bytes
    codes = letters.codes
    hash = SequenceHash.hash(codes)
  }

  /// The words of a text: runs of letters and marks that hold a letter. Brackets, verse numbers, pause signs that
  /// stand alone and every other character part words and are left out.
  static func words(of text: String) -> [TextWord] {
    var words: [TextWord] = []
    var run: [Unicode.Scalar] = []
    var offset = 0

    func endRun() {
      defer { run.removeAll(keepingCapacity: true) }
      guard run.contains(where: \.isArabicLetter) else { return }
      let length = run.reduce(0) { $0 + UTF8.width($1) }
      words.append(TextWord(letters: LetterParser.letters(of: run), bytes: offset - length..<offset))
    }

    for scalar in text.unicodeScalars {
      if scalar.isArabicLetter || scalar.isArabicMark || scalar.isTatweel || scalar.isInvisibleControl {
        run.append(scalar)
      } else {
        endRun()
      }
      offset += UTF8.width(scalar)
    }
    endRun()
    return words
  }
}
