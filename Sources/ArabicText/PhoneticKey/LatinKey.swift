extension PhoneticKey {
  /// The key of Arabic in Latin letters, in any of the common spellings.
  public init(latin: String) {
    self.init(latinWords: LatinPreparation.words(in: Array(latin.unicodeScalars)))
  }

  init(latinWords: [[LatinLetter]]) {
    var reader = LatinReader()
    for word in latinWords { reader.read(word) }
    self = reader.writer.key
  }
}

/// Parses the words of a Latin spelling into slots.
private struct LatinReader {
  var writer = SlotWriter()
  private var word: [LatinLetter] = []
  private var index = 0

  init() {}

  mutating func read(_ word: [LatinLetter]) {
    guard let first = word.first, let last = word.last else { return }
    self.word = word
    index = 0
    writer.beginWord(first.offset..<last.offset + 1)
    while index < word.count { readLetter() }
    writer.markWordEnd()
  }

  private func scalar(_ ahead: Int) -> Unicode.Scalar? {
    let position = index + ahead
    return word.indices.contains(position) && word[position].kind == .letter ? word[position].scalar : nil
  }

  private func vowel(_ ahead: Int) -> VowelSet? { scalar(ahead).flatMap(LatinSpellings.vowel) }

  private func range(_ count: Int) -> Range<Int> { word[index].offset..<word[index + count - 1].offset + 1 }

  private mutating func readLetter() {
    switch word[index].kind {
    case .hyphen: index += 1
    case .apostrophe:
      let isAin = word[index].scalar == LatinLetter.ain
      writer.part()
      index += 1
      // An apostrophe may also separate the halves of a diphthong: na`um.
      if !isAin, scalar(-2) == "a", scalar(0) == "u", vowel(1) == nil {
        writer.add([.w, .nothing], at: range(1))
        writer.add(.u, optional: true, at: range(1))
        index += 1
      }
    case .digit: readDigit()
    case .letter:
      if vowel(0) != nil { readVowel() } else { readConsonant() }
    }
  }

  private mutating func readDigit() {
    let hasApostrophe = index + 1 < word.count && word[index + 1].kind == .apostrophe
    let isBesideLetter =
      scalar(1) != nil || scalar(-1) != nil || (hasApostrophe && scalar(2) != nil)
    let length = hasApostrophe ? 2 : 1
    if isBesideLetter {
      if let classes = LatinSpellings.digit(word[index].scalar, hasApostrophe: hasApostrophe) {
        writer.add(classes, at: range(length))
      } else {
        writer.part()
      }
    }
    index += length
  }

  private mutating func readConsonant() {
    guard let first = scalar(0) else { return }
    if let second = scalar(1), let group = LatinSpellings.digraph(first, second) {
      if isRepeated(first, second) {
        index += 2
        return
      }
      // A following h is the second sound itself: shh.
      let slots = scalar(2) == "h" && second == "h" ? group.filter { !$0.isOptional } : group
      for classes in slots { writer.add(classes, at: range(2)) }
      index += 2
      return
    }
    guard let classes = LatinSpellings.letter(first) else {
      index += 1
      return
    }
    let isAfterVowel = vowel(-1) != nil
    let isWordEnd = index == word.count - 1 || word[(index + 1)...].allSatisfy { $0.kind != .letter }
    if first == "h", isAfterVowel, isWordEnd {
      writer.add([.h, .nothing], at: range(1))
    } else if first == "y" || first == "w", isAfterVowel, vowel(1) == nil, isLengthening(first) {
      writer.add([classes, .nothing], at: range(1))
    } else {
      writer.add(classes, at: range(1))
    }
    index += 1
  }

  /// A repeated group, possibly with a hyphen: `dhdh`, `sh-sh`.
  private func isRepeated(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    let gap = index > 0 && word[index - 1].kind == .hyphen ? 1 : 0
    return scalar(-1 - gap) == second && scalar(-2 - gap) == first
  }

  /// `iy`, `uw`: a long vowel, or a consonant.
  private func isLengthening(_ glide: Unicode.Scalar) -> Bool {
    guard let before = scalar(-1), scalar(1) != glide else { return false }
    return glide == "y" ? before == "i" : before == "u" || before == "o"
  }

  /// Whether the letter before a vowel may be one after which some schemes write o for a: خ ر ص ض ط ظ غ ق.
  private var isAfterHeavyLetter: Bool {
    guard let last = scalar(-1) else { return false }
    return "rqṣḍṭẓ".unicodeScalars.contains(last)
      || last == "h" && scalar(-2).map { "kgsdtz".unicodeScalars.contains($0) } == true
  }

  private mutating func readVowel() {
    guard let first = scalar(0), let vowels = LatinSpellings.vowel(first) else { return }
    let second = scalar(1)
    let third = vowel(2)
    switch (first, second) {
    case ("e", "e"):
      writer.add(.i, at: range(2))
      index += 2
    case ("o", "o"):
      writer.add(isAfterHeavyLetter ? [.a, .u] : .u, at: range(2))
      index += 2
    case ("o", "u"):
      writer.add(.u, optional: third != nil, at: range(2))
      if third != nil { writer.add([.w, .nothing], at: range(2)) }
      index += 2
    case ("a", "u"), ("a", "o"):
      writer.add(.a, at: range(1))
      writer.add([.w, .nothing], at: range(2))
      index += 1
      writer.add(.u, optional: true, at: range(1))
      index += second == "o" && scalar(1) == "u" ? 2 : 1
    case ("a", "i"), ("e", "i"), ("o", "i"):
      writer.add(vowels, at: range(1))
      writer.add([.y, .nothing], at: range(2))
      index += 1
      writer.add(.i, optional: true, at: range(1))
      index += 1
    case ("i", let next?) where next != "i" && vowel(1) != nil:
      writer.add(.i, at: range(1))
      writer.add([.y, .nothing], at: range(2))
      index += 1
    case ("u", let next?) where next != "u" && vowel(1) != nil:
      writer.add(.u, optional: true, at: range(1))
      writer.add([.w, .nothing], at: range(2))
      index += 1
    default:
      writer.add(vowels, at: range(1))
      index += 1
    }
  }
}
