/// Guesses the encoding of a file that is not UTF-8.
enum EncodingGuess {
  /// Recognizes UTF-16 and UTF-32 by their byte order mark, or by the zero bytes of the first character, which is ASCII in
  /// every XML and JSON file.
  static func fromFirstBytes(_ bytes: [UInt8]) -> String? {
    let first = Array(bytes.prefix(4))
    let zeros = first.map { $0 == 0 }
    if first.starts(with: [0xFF, 0xFE, 0, 0]) || zeros == [false, true, true, true] { return "UTF-32LE" }
    if first == [0, 0, 0xFE, 0xFF] || zeros == [true, true, true, false] { return "UTF-32BE" }
    if first.starts(with: [0xFF, 0xFE]) || zeros.starts(with: [false, true]) && isPaired(bytes) {
      return "UTF-16LE"
    }
    if first.starts(with: [0xFE, 0xFF]) || zeros.starts(with: [true, false]) && isPaired(bytes) {
      return "UTF-16BE"
    }
    return nil
  }

  /// Whether the sampled bytes look like 16-bit units; a single NUL does not make UTF-16.
  private static func isPaired(_ bytes: [UInt8]) -> Bool {
    let sample = bytes.prefix(64)
    return sample.count >= 2 && sample.count { $0 == 0 } * 4 >= sample.count
  }

  /// Recognizes Windows-1256, the old code page for Arabic, by the share of its letters among the high bytes.
  static func fromHighBytes(_ bytes: ArraySlice<UInt8>) -> String? {
    let high = bytes.prefix(4096).filter { $0 >= 0x80 }
    let letters = high.count(where: isArabicLetterInWindows1256)
    return high.count >= 8 && letters * 4 >= high.count * 3 ? "Windows-1256" : nil
  }

  private static func isArabicLetterInWindows1256(_ byte: UInt8) -> Bool {
    switch byte {
    case 0xC0...0xD6, 0xD8...0xDF, 0xE1, 0xE3...0xE6, 0xEC...0xED, 0xF0...0xF3, 0xF5, 0xF6, 0xF8, 0xFA: true
    default: false
    }
  }
}
