/// Whether one text writes long and short vowels apart, learned from the text alone: `ā` and `a`, `aa` and `a`.
///
/// A library may have texts of several authors, of whom some write no long vowel, so that it has no habit. A text that writes
/// nearly all of its long vowels long and its short ones short has one, and a vowel that breaks it is a slip.
struct TextLengths {
  private enum Length {
    case short, long
    /// A long vowel and once more the same vowel, which no style writes: `āa`.
    case overlong
  }

  /// The minimum number of long vowels for a habit, and that of short ones.
  private static let (minimumLong, minimumShort) = (4, 8)
  private static let share = 0.8

  private let arabic: [Unicode.Scalar]
  /// How often the text writes long vowels in each way, and how often within words: some authors mark only these.
  private var long: [Length: Int] = [:]
  private var longInside: [Length: Int] = [:]
  /// The same for short vowels.
  private var short: [Length: Int] = [:]
  /// How often the text writes each long vowel in each way.
  private var spellings: [Vowel: StyleTally] = [:]

  init(_ observations: [StyleObservation], _ arabic: [Unicode.Scalar]) {
    self.arabic = arabic
    for observation in observations {
      guard let (vowel, isLong) = observation.vowel, let length = Self.length(of: observation.spelling) else {
        continue
      }
      if isLong {
        long[length, default: 0] += 1
        if observation.isInsideWord { longInside[length, default: 0] += 1 }
        if length == .long { spellings[vowel, default: StyleTally()].add(observation.spelling) }
      } else {
        short[length, default: 0] += 1
      }
    }
  }

  /// The habit of the text that the spelling of a vowel breaks; nil if it breaks none.
  func habit(brokenBy observation: StyleObservation) -> TransliterationStyle.Habit? {
    guard let (vowel, isLong) = observation.vowel, let length = Self.length(of: observation.spelling),
      isLong ? length != .long : length != .short, isJudged(observation)
    else { return nil }
    let isInside = observation.isInsideWord && longInside[.long] ?? 0 >= Self.minimumLong
    let counts = isInside ? longInside : long
    let written = counts[.long] ?? 0
    let others = counts.values.reduce(0, +) - (isLong ? 1 : 0)
    guard written >= Self.minimumLong, Double(written) >= Self.share * Double(others) else { return nil }
    if isLong {
      guard let usual = spellings[vowel]?.usual(without: nil)?.spelling ?? likely(vowel) else { return nil }
      return TransliterationStyle.Habit(spelling: usual, count: written, total: others, isOfText: true)
    }
    let plain = short[.short] ?? 0
    let total = short.values.reduce(0, +) - 1
    guard plain >= Self.minimumShort, Double(plain) >= Self.share * Double(total),
      let usual = Self.plainVowel(of: observation.spelling)
    else { return nil }
    return TransliterationStyle.Habit(spelling: usual, count: plain, total: total, isOfText: true)
  }

  /// Whether the text has a habit, and the spelling of a vowel follows it, so that another length in other texts says nothing.
  func keeps(_ observation: StyleObservation, against usual: String) -> Bool {
    guard let (_, isLong) = observation.vowel, let length = Self.length(of: observation.spelling),
      let other = Self.length(of: usual), other != length, length == (isLong ? .long : .short),
      case let written = long[.long] ?? 0, written > Self.minimumLong,
      Double(written) >= Self.share * Double(long.values.reduce(0, +))
    else { return false }
    return true
  }

  /// Whether the words around do not affect the length: the vowel is inside a word, or ends one, and does not join it to the next. The
  /// pronoun ـه is spoken long in some places, and the last vowel of أنا is written long and spoken short.
  private func isJudged(_ observation: StyleObservation) -> Bool {
    guard observation.isClear else { return false }
    if observation.isInsideWord { return true }
    guard observation.surroundings.after == .wordEnd,
      observation.latinRange.upperBound == observation.latinWord.upperBound
    else { return false }
    if case .vowel(_, isLong: true, _) = observation.feature { return true }
    return observation.soundBefore != .consonant(.heh, isGeminate: false)
      && arabic[observation.arabicWord].last { !$0.isArabicMark } != "\u{0627}"
  }

  /// The long vowel in the style of the others of the text, if they have a macron or a circumflex.
  private func likely(_ vowel: Vowel) -> String? {
    let index =
      switch vowel {
      case .a: 0
      case .i: 1
      case .u: 2
      }
    let used = spellings.values.compactMap { $0.usual(without: nil)?.spelling }
    guard !used.isEmpty else { return nil }
    return [["ā", "ī", "ū"], ["â", "î", "û"]].first { style in used.allSatisfy(style.contains) }.map {
      $0[index]
    }
  }

  // MARK: Letters

  /// Nil if the letters are not one vowel, or two, and for the `ou` of French, which is one letter, long or short.
  private static func length(of spelling: String) -> Length? {
    let letters = Array(spelling.lowercased().unicodeScalars.prefix(2))
    if letters.count == 2, letters[0] == "o", ["u", "\u{FB}", "\u{16B}"].contains(letters[1]) { return nil }
    var vowels = 0
    var marks = 0
    for scalar in spelling.unicodeScalars {
      if isLong(scalar) {
        (vowels, marks) = (vowels + 1, marks + 1)
      } else if scalar == "\u{0304}" || scalar == "\u{0302}" {
        marks += 1
      } else if (0x0300...0x036F).contains(scalar.value) {
        continue
      } else if LatinSpellings.vowel(scalar) != nil || dottedVowels.contains(scalar) {
        vowels += 1
      } else {
        return nil
      }
    }
    switch (vowels, marks) {
    case (1, 0): return .short
    case (1, 1), (2, 0): return .long
    case (2, 1): return .overlong
    default: return nil
    }
  }

  /// Vowels with a dot, which no scheme has: somebody meant the macron.
  private static let dottedVowels: Set<Unicode.Scalar> = ["ạ", "ẹ", "ị", "ọ", "ụ"]

  private static func isLong(_ letter: Unicode.Scalar) -> Bool { plainVowels[letter] != nil }

  private static let plainVowels: [Unicode.Scalar: String] = [
    "ā": "a", "ī": "i", "ū": "u", "ē": "e", "ō": "o", "â": "a", "î": "i", "û": "u", "ê": "e", "ô": "o",
  ]

  /// The vowel without its sign of length, or its first letter.
  private static func plainVowel(of spelling: String) -> String? {
    guard let first = spelling.unicodeScalars.first else { return nil }
    return plainVowels[first] ?? String(first)
  }
}

extension StyleObservation {
  /// The vowel and its length, of vowels for whose length the spelling of the Arabic is decisive: without tanwin and the name of
  /// Allah.
  fileprivate var vowel: (Vowel, isLong: Bool)? {
    guard case .vowel(let vowel, let isLong, let sign) = feature, isClear, sign != .tanwin, !spelling.isEmpty,
      !(sign == .dagger && soundBefore == .consonant(.lam, isGeminate: true))
    else { return nil }
    return (vowel, isLong)
  }
}
