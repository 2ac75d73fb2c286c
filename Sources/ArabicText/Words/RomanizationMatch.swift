import UnicodeText

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
  ///   - spellings: The romanized spellings of the words.
  package init(
    _ words: ArraySlice<RecitedWords.Word>,
    _ latin: String,
    _ spellings: borrowing RomanizedSpellings
  ) {
    self = .other
    var latin = LatinCursor(latin)
    var isExact = true
    for index in words.indices {
      let word = words[index]
      guard spellings.isWord(word.spelling), index == words.startIndex || latin.skip(UInt8(ascii: " "))
      else { return }
      let helpingVowel =
        spellings.endsWithTanwin(word.spelling) && !word.isBeforePause && index + 1 < words.endIndex
        && spellings.beginsWithJoiningVowel(words[index + 1].spelling)
      let usual = RomanizedForms.index(
        isJoined: index > words.startIndex && !words[index - 1].isBeforePause,
        isBeforePause: word.isBeforePause
      )
      let form = spellings.form(usual, of: word.spelling)
      if !latin.skip(form, of: spellings.bytes, with: helpingVowel ? UInt8(ascii: "i") : nil) {
        isExact = false
        guard
          (0..<RomanizedForms.count).contains(where: {
            latin.skip(spellings.form($0, of: word.spelling), of: spellings.bytes)
          })
        else { return }
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
  mutating func skip(_ word: Range<Int32>, of letters: [UInt8], with letter: UInt8? = nil) -> Bool {
    let start = index
    let range = Int(word.lowerBound)..<Int(word.upperBound)
    guard range.count <= bytes.count - start, bytes.hasBytes(from: start, equalTo: range, of: letters) else {
      return false
    }
    index += range.count
    guard letter.map({ skip($0) }) ?? true, isAtEndOfWord else {
      index = start
      return false
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
