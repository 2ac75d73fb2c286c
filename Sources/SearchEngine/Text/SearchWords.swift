import ArabicText
import UnicodeText

/// Reads texts as words, into arrays that it uses again for the next text: a word costs no allocation.
package struct SearchWords: Sendable {
  /// A word of the text, as ``SearchWord`` describes it.
  package struct Word: Sendable {
    package let script: SearchWord.Script
    /// The range of its bytes in ``SearchWords/letters``.
    package let letters: Range<Int>
    /// The range of the word in the text, in UTF-8 bytes.
    package fileprivate(set) var source: Range<Int>
  }

  /// The words, in order.
  package private(set) var words: [Word] = []
  /// The bytes of all words.
  package private(set) var letters: [UInt8] = []
  /// The text in UTF-8.
  package private(set) var bytes: [UInt8] = []

  /// The index of the first byte of the current word.
  private var first = 0
  private var script = SearchWord.Script.other
  private var start = 0
  private var end = 0
  /// The offset of a modifier letter that the next letter follows.
  private var lead: Int?
  private static let modifiers: ClosedRange<UInt32> = 0x02B0...0x02FF

  package init() {}

  /// Replaces the words by those of a text.
  package mutating func read(_ text: String) {
    bytes.removeAll(keepingCapacity: true)
    bytes.append(contentsOf: text.utf8)
    clear()
    guard mayContainArabic else {
      cutLatin()
      return
    }
    if !cutEveryday() {
      clear()
      cut(ArabicFold.searchForm(of: text))
    }
  }

  /// Whether a byte leads a scalar of Arabic or of a block with presentation forms.
  private var mayContainArabic: Bool {
    bytes.withUnsafeBytes { bytes in
      let start = bytes.firstGroup(from: 0) { !$0.isASCII }
      return bytes[start...].contains { $0 >= 0xD8 && $0 <= 0xE0 || $0 == 0xEF }
    }
  }

  /// Whether the first words are all words of another text.
  package func starts(with other: SearchWords) -> Bool {
    guard other.words.count <= words.count, other.letters.count <= letters.count else { return false }
    for (word, otherWord) in zip(words, other.words)
    where word.letters != otherWord.letters || word.script != otherWord.script {
      return false
    }
    return other.letters.elementsEqual(letters[..<other.letters.count])
  }

  private mutating func clear() {
    words.removeAll(keepingCapacity: true)
    letters.removeAll(keepingCapacity: true)
    first = 0
    script = .other
    lead = nil
  }

  /// Cuts a text without Arabic.
  private mutating func cutLatin() {
    let kinds = Self.ascii
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      guard byte < 0x80 else {
        let (scalar, width) = scalar(at: offset)
        take(scalar, offset..<offset + width)
        offset += width
        continue
      }
      switch kinds[Int(byte)] {
      case .letter:
        if isEmpty { start = lead ?? offset }
        while offset < bytes.count, bytes[offset] < 0x80, kinds[Int(bytes[offset])] == .letter {
          // Lowercase letters and digits have this bit already.
          letters.append(bytes[offset] | 0x20)
          offset += 1
        }
        end = offset
      case .nothing: offset += 1
      case .separator:
        finish()
        offset += 1
      }
    }
    finish()
  }

  /// The scalar of several bytes at an offset, and the number of its bytes.
  private func scalar(at offset: Int) -> (Unicode.Scalar, width: Int) {
    let lead = bytes[offset]
    let width = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    var value = UInt32(lead) & (width == 2 ? 0x1F : width == 3 ? 0x0F : 0x07)
    for index in offset + 1..<offset + width { value = value << 6 | UInt32(bytes[index] & 0x3F) }
    // Strings are well-formed.
    return (Unicode.Scalar(value) ?? "\u{FFFD}", width)
  }

  private enum Kind: UInt8 {
    /// A letter or a digit.
    case letter
    /// An apostrophe, which does not separate words.
    case nothing
    case separator
  }

  /// The kinds of ASCII.
  private static let ascii: [Kind] = (0..<0x80 as Range<UInt8>).map { byte in
    switch byte {
    case 0x61...0x7A, 0x30...0x39, 0x41...0x5A: .letter
    case 0x27, 0x60: .nothing
    default: .separator
    }
  }

  private mutating func cut(_ form: FoldedText) {
    for (position, scalar) in form.scalars.enumerated() {
      let offset = form.sourceOffsets[position]
      // The end is corrected below: marks after a letter belong to it.
      take(scalar, offset..<offset + UTF8.width(scalar))
    }
    finish()
    var position = 0
    for index in words.indices {
      while position < form.sourceOffsets.count, form.sourceOffsets[position] < words[index].source.upperBound
      {
        position += 1
      }
      let next = position < form.sourceOffsets.count ? form.sourceOffsets[position] : form.sourceLength
      words[index].source = words[index].source.lowerBound..<max(next, words[index].source.lowerBound)
    }
  }

  private mutating func take(_ scalar: Unicode.Scalar, _ source: Range<Int>) {
    if let byte = ArabicWord.byte(of: scalar) {
      add(byte, .arabic, source)
      return
    }
    if scalar.isASCII {
      switch scalar.value {
      case 0x61...0x7A, 0x30...0x39: add(UInt8(scalar.value), .other, source)
      case 0x41...0x5A: add(UInt8(scalar.value | 0x20), .other, source)
      case 0x27, 0x60: break
      default: finish()
      }
      return
    }
    let fold = ScalarFold.of(scalar)
    switch fold.kind {
    case .nothing:
      // An ayn or hamza at the beginning of a word belongs to it, though no fold of the word contains it.
      if isEmpty, Self.modifiers.contains(scalar.value) { lead = lead ?? source.lowerBound }
    case .part: append(fold, source)
    case .mark where !isEmpty: append(fold, source)
    case .mark, .separator: finish()
    }
  }

  /// Whether the current word has no letter yet.
  private var isEmpty: Bool { first == letters.count }

  private mutating func append(_ fold: ScalarFold, _ source: Range<Int>) {
    if script == .arabic { finish() }
    if isEmpty { start = lead ?? source.lowerBound }
    script = .other
    fold.append(to: &letters)
    end = source.upperBound
  }

  private mutating func add(_ byte: UInt8, _ script: SearchWord.Script, _ source: Range<Int>) {
    if !isEmpty, script != self.script { finish() }
    if isEmpty {
      start = lead ?? source.lowerBound
      self.script = script
    }
    letters.append(byte)
    end = source.upperBound
  }

  private mutating func finish() {
    lead = nil
    guard !isEmpty else { return }
    words.append(Word(script: script, letters: first..<letters.count, source: start..<end))
    first = letters.count
    script = .other
  }
}

// MARK: Everyday Arabic

extension SearchWords {
  /// Cuts a text of everyday Arabic, without its search form; false if it has a scalar for which that is needed.
  ///
  /// Such a text has only the letters of Arabic, the marks from fathatan to sukun, the dagger alef, Arabic punctuation and ASCII.
  /// Nothing of it shows the orthography of printed Qurans, unless a dagger alef follows a yeh.
  private mutating func cutEveryday() -> Bool {
    let kinds = Self.everyday
    // A word ends where the next scalar begins that the search form keeps. It keeps white space only before another scalar.
    var isOpen = false
    var isLast = false
    var (endsWithAlef, endsWithYeh) = (false, false)
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      guard byte < 0x80 else {
        // D8 and D9 lead the scalars U+0600 to U+067F.
        guard byte & 0xFE == 0xD8 else { return false }
        let kind = kinds[Int(byte & 1) << 6 | Int(bytes[offset + 1] & 0x3F)]
        switch kind {
        case Self.rare: return false
        case Self.daggerAlef where endsWithYeh: return false
        case Self.mark, Self.daggerAlef, Self.hamza: break
        case Self.sign:
          finish(isOpen ? offset : end)
          (isLast, endsWithAlef, endsWithYeh) = (false, false, false)
        case Self.alef where endsWithAlef: endsWithYeh = false
        default:
          if isEmpty || script != .arabic {
            finish(isOpen ? offset : end)
            (start, script) = (offset, .arabic)
          }
          letters.append(kind)
          (isOpen, isLast) = (true, true)
          endsWithAlef = kind == Self.alef
          endsWithYeh = byte == Self.yeh.0 && bytes[offset + 1] == Self.yeh.1
        }
        if kind == Self.hamza { endsWithYeh = false }
        offset += 2
        continue
      }
      (endsWithAlef, endsWithYeh) = (false, false)
      switch byte {
      case 0x61...0x7A, 0x30...0x39, 0x41...0x5A:
        if isEmpty || script != .other {
          finish(isOpen ? offset : end)
          (start, script) = (offset, .other)
        }
        letters.append(byte | 0x20)
        (isOpen, isLast) = (true, true)
      case 0x09...0x0D, 0x20: finish(isOpen ? offset : end)
      case 0..<0x20: return false
      case 0x27, 0x60:
        if isOpen, !isEmpty { end = offset }
        (isOpen, isLast) = (false, false)
      default:
        finish(isOpen ? offset : end)
        isLast = false
      }
      offset += 1
    }
    finish(isOpen ? offset : end)
    if isLast, let last = words.indices.last { words[last].source = words[last].source.lowerBound..<offset }
    return true
  }

  private mutating func finish(_ end: Int) {
    self.end = end
    finish()
  }

  // What a scalar is; any other number is the letter in the search form.
  private static let rare: UInt8 = 0
  private static let mark: UInt8 = 1
  private static let daggerAlef: UInt8 = 2
  private static let sign: UInt8 = 3
  private static let hamza: UInt8 = 4
  private static let alef: UInt8 = 0x27
  /// U+064A in UTF-8.
  private static let yeh: (UInt8, UInt8) = (0xD9, 0x8A)

  /// The kinds of U+0600 to U+067F.
  private static let everyday: [UInt8] = (0x0600...0x067F as ClosedRange<UInt32>).map { value in
    switch value {
    case 0x060C, 0x061B, 0x061F: sign
    case 0x0621: hamza
    case 0x0622...0x063A, 0x0641...0x064A:
      Unicode.Scalar(value).flatMap(ArabicFold.searchLetter).flatMap(ArabicWord.byte) ?? rare
    case 0x064B...0x0652: mark
    case 0x0670: daggerAlef
    default: rare
    }
  }
}
