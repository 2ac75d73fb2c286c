/// Counts of recitations in English prose: `says it three times`, `recited a hundred times`, `said 33 times`, `says it twice`.
enum EnglishCounts {
  struct Count: Equatable {
    /// Bytes of the text's UTF-8.
    let bytes: Range<Int>
    let number: Int
  }

  /// The counts of a text, in its order.
  static func counts(in text: String) -> [Count] {
    var counts: [Count] = []
    var number: (start: Int, value: Int)?
    // How many words ago reciting was mentioned: `Allah blesses him ten times` is not a count of recitations.
    var distance = reach
    for word in words(of: text) {
      let name = String(decoding: word.letters, as: UTF8.self)
      let isNear = distance < reach
      distance = verbs.contains(name) ? 0 : min(distance + 1, reach)
      if let value = adverbs[name] {
        if isNear { counts.append(Count(bytes: word.bytes, number: value)) }
        number = nil
      } else if name == "times" {
        if isNear, let number {
          counts.append(Count(bytes: number.start..<word.bytes.upperBound, number: number.value))
        }
        number = nil
      } else if let value = Int32(name).map(Int.init) ?? numbers[name] {
        number = (number?.start ?? word.bytes.lowerBound, combined(number?.value, value))
      } else if name != "a", name != "and" {
        number = nil
      }
    }
    return counts
  }

  /// `thirty` and `three` are 33; `three` and `hundred` are 300.
  private static func combined(_ number: Int?, _ next: Int) -> Int {
    guard let number, number < 1_000_000 else { return next }
    return next >= 100 ? number * next : number + next
  }

  /// Runs of ASCII letters and of digits, in lower case. A hyphen separates words.
  private static func words(of text: String) -> [(letters: [UInt8], bytes: Range<Int>)] {
    var words: [(letters: [UInt8], bytes: Range<Int>)] = []
    var run: [UInt8] = []
    var offset = 0
    func close() {
      if !run.isEmpty { words.append((run, offset - run.count..<offset)) }
      run.removeAll(keepingCapacity: true)
    }
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"): run.append(byte)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): run.append(byte | 0x20)
      default: close()
      }
      offset += 1
    }
    close()
    return words
  }

  /// The number of words between a verb and its count: `says it in the morning three hundred and thirteen times`.
  private static let reach = 9
  private static let verbs: Set<String> = [
    "say", "says", "said", "saying", "recite", "recites", "recited", "reciting", "repeat", "repeats",
    "repeated",
    "repeating", "read", "reads",
  ]
  private static let adverbs = ["twice": 2, "thrice": 3]
  private static let numbers = [
    "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9,
    "ten": 10,
    "eleven": 11, "twelve": 12, "thirteen": 13, "twenty": 20, "thirty": 30, "forty": 40, "fifty": 50,
    "sixty": 60,
    "seventy": 70, "eighty": 80, "ninety": 90, "hundred": 100, "thousand": 1000,
  ]
}
