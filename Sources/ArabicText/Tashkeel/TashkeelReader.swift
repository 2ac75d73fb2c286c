import UnicodeText

/// Determines the status of every letter of a text.
enum TashkeelReader {
  static func words(of text: String) -> [TashkeelWord] {
    let spelled = SpelledWord.words(of: text)
    var readings: [[LetterReading]] = []
    readings.reserveCapacity(spelled.count)
    var custom = MarkCustom()
    for (position, word) in spelled.enumerated() {
      let letters = word.readings(before: position + 1 < spelled.count ? spelled[position + 1] : nil)
      for letter in letters { custom.add(letter) }
      readings.append(letters)
    }
    let expected = custom.expected
    return zip(spelled, readings).map { word, readings in
      TashkeelWord(
        letters: zip(word.letters, readings).map { letter, reading in
          TashkeelWord.Letter(status: reading.status(expecting: expected), range: letter.range)
        },
        range: word.range
      )
    }
  }
}

/// The reading of a letter on its own, before it is known which marks its text writes.
struct LetterReading {
  var status: LetterTashkeel
  /// The mark that texts write or omit, if it applies to the letter.
  var customary: CustomaryMark?
  var isWritten = true
  /// The status if the text usually writes that mark, but not here.
  var statusIfExpected = LetterTashkeel.missing

  init(_ status: LetterTashkeel, with customary: CustomaryMark? = nil) {
    (self.status, self.customary) = (status, customary)
  }

  init(_ status: LetterTashkeel, without customary: CustomaryMark, expected: LetterTashkeel = .missing) {
    (self.status, self.customary, isWritten) = (status, customary, false)
    statusIfExpected = expected
  }

  func status(expecting marks: Set<CustomaryMark>) -> LetterTashkeel {
    guard let customary, !isWritten, marks.contains(customary) else { return status }
    return statusIfExpected
  }
}

extension Tashkeel {
  /// Whether some text may miss a mark in a word: one that the word needs before every other word, or that a text may write elsewhere.
  package static func mayMissMark(inWord scalars: [Unicode.Scalar]) -> Bool {
    SpelledWord.words(ofWord: scalars).contains { word in
      var word = word
      // At a pause the last letter needs no mark.
      word.isBeforePause = false
      return word.readings(before: nil).contains { reading in
        reading.status != .ok && reading.status != .exempt || reading.customary != nil && !reading.isWritten
      }
    }
  }
}
