/// How a transliteration relates to the romanization of its text.
package enum RomanizationMatch: Sendable {
  /// It is the romanization, scalar for scalar.
  case exact
  /// Each word is in a form that it has in some position: before a pause or not, after another word or not.
  case wordByWord
  case other
}

extension RomanizationMatch {
  /// - Parameters:
  ///   - words: Those of the text. Each is followed by a space, or by one sign and a space, and the last by at most a sign.
  ///   - latin: The transliteration.
  ///   - forms: By the spellings of the words; nil for what a romanizer does not take for one word.
  package init(_ words: ArraySlice<RecitedWords.Word>, _ latin: String, forms: (Int32) -> RomanizedForms?) {
    self = .other
    var latin = LatinCursor(latin)
    var isExact = true
    var next = words.first.flatMap { forms($0.spelling) }
    for index in words.indices {
      let word = words[index]
      guard let romanized = next, index == words.startIndex || latin.skip(UInt8(ascii: " ")) else { return }
      next = index + 1 < words.endIndex ? forms(words[index + 1].spelling) : nil
      let helpingVowel =
        romanized.endsWithTanwin && !word.isBeforePause && next?.beginsWithJoiningVowel == true
      let usual = RomanizedForms.index(
        isJoined: index > words.startIndex && !words[index - 1].isBeforePause,
        isBeforePause: word.isBeforePause
      )
      if !latin.skip(word: romanized.forms[usual], with: helpingVowel ? UInt8(ascii: "i") : nil) {
        isExact = false
        guard romanized.forms.contains(where: { latin.skip(word: $0) }) else { return }
      }
      guard word.sign == 0 || latin.skip(word.sign) else { return }
    }
    guard latin.isAtEnd else { return }
    self = isExact ? .exact : .wordByWord
  }
}

/// Reads a transliteration from its start.
private struct LatinCursor {
  private let bytes: [UInt8]
  private var index = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  var isAtEnd: Bool { index == bytes.count }

  /// Skips a byte, if it is next.
  mutating func skip(_ byte: UInt8) -> Bool {
    guard index < bytes.count, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  /// Skips a word and a letter after it, if they are next and end there.
  mutating func skip(word: String, with letter: UInt8? = nil) -> Bool {
    let start = index
    // The buffer is only read within the closure. A string that has none is read byte by byte.
    let isNext =
      word.utf8.withContiguousStorageIfAvailable { skip(sequence: $0) } ?? skip(sequence: word.utf8)
    guard isNext, letter.map({ skip($0) }) ?? true, isAtEndOfWord else {
      index = start
      return false
    }
    return true
  }

  /// Skips bytes, if all of them are next; otherwise the index is anywhere after its start.
  @inline(__always)
  private mutating func skip(sequence: some Sequence<UInt8>) -> Bool {
    for byte in sequence {
      guard index < bytes.count, bytes[index] == byte else { return false }
      index += 1
    }
    return true
  }

  private var isAtEndOfWord: Bool {
    if isAtEnd { return true }
    switch bytes[index] {
    case UInt8(ascii: " "), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "."), UInt8(ascii: "?"),
      UInt8(ascii: "!"), UInt8(ascii: ":"):
      return true
    default: return false
    }
  }
}
