import UnicodeText

/// A letter of a Latin spelling, prepared for parsing: lowercase, without its marks unless they change the sound.
struct LatinLetter {
  enum Kind {
    case letter, digit, apostrophe, hyphen
  }
  var kind: Kind
  /// Lowercase, ASCII or one of ç ğ ǧ ġ ı ş ʿ.
  var scalar: Unicode.Scalar
  var offset: Int

  /// The value of ``scalar`` for an apostrophe that denotes ayn; `'` for every other apostrophe.
  static let ain: Unicode.Scalar = "ʿ"
}

/// Splits a Latin spelling into words of letters.
enum LatinPreparation {
  /// The words of the text; offsets for which `isRecited` is false are skipped as if they were spaces.
  static func words(
    in scalars: [Unicode.Scalar],
    where isRecited: (Int) -> Bool = { _ in true }
  ) -> [[LatinLetter]] {
    var words: [[LatinLetter]] = []
    var word: [LatinLetter] = []
    func endWord() {
      if word.contains(where: { $0.kind == .letter }) { words.append(word) }
      word.removeAll(keepingCapacity: true)
    }
    var offset = 0
    while offset < scalars.count {
      defer { offset += 1 }
      let scalar = scalars[offset]
      guard isRecited(offset) else {
        endWord()
        continue
      }
      if isAin(scalars, at: offset) {  // AA in a word of mixed case
        word.append(LatinLetter(kind: .apostrophe, scalar: LatinLetter.ain, offset: offset))
        offset += 1
      } else if let base = base(scalar) {
        word.append(LatinLetter(kind: .letter, scalar: base, offset: offset))
      } else if scalar.isASCIIDigit {
        word.append(LatinLetter(kind: .digit, scalar: scalar, offset: offset))
      } else if (0x0300...0x036F).contains(scalar.value) {
        if let last = word.last, let composed = compositions[Pair(last.scalar, scalar)] {
          word[word.count - 1].scalar = composed
        }
      } else if isApostrophe(scalar) {
        let isAin = ainSigns.contains(scalar)
        word.append(LatinLetter(kind: .apostrophe, scalar: isAin ? LatinLetter.ain : "'", offset: offset))
      } else if scalar == "-" || scalar == "\u{2010}" || scalar == "\u{2011}" {
        word.append(LatinLetter(kind: .hyphen, scalar: "-", offset: offset))
      } else if !scalar.isInvisibleControl, !isForeignLetter(scalar) {
        endWord()
      }
    }
    endWord()
    return words
  }

  private static func isAin(_ scalars: [Unicode.Scalar], at offset: Int) -> Bool {
    guard scalars[offset] == "A", offset + 1 < scalars.count, scalars[offset + 1] == "A" else { return false }
    let next = offset + 2 < scalars.count ? scalars[offset + 2] : " "
    let before = offset > 0 ? scalars[offset - 1] : " "
    return (0x61...0x7A).contains(next.value) || (0x61...0x7A).contains(before.value)
  }

  static func base(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x61...0x7A: scalar
    case 0x41...0x5A: Unicode.Scalar(scalar.value + 0x20)
    case ..<0xC0: nil
    case 0xC0...0x024F: table[Int(scalar.value) - 0xC0]
    case 0x1E00...0x1EFF: table[Int(scalar.value) - 0x1E00 + 0x0190]
    // A letter from another keyboard layout is read as the letter that it resembles.
    case 0x0370...0x052F: Homoglyph.latin[scalar].flatMap(base)
    default: nil
    }
  }

  /// A letter that is ignored and does not separate words.
  private static func isForeignLetter(_ scalar: Unicode.Scalar) -> Bool {
    // These scalars have no decimal digits.
    (0x0370...0x052F).contains(scalar.value) && scalar.isLetterOrDigit
  }

  static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "'", "`", "´", "‘", "’", "‛", "ʼ", "ʻ", "ʾ", "ʿ", "ʽ", "ˈ", "′": true
    default: false
    }
  }

  /// ``bases`` for U+00C0 to U+024F and U+1E00 to U+1EFF.
  private static let table: [Unicode.Scalar?] = [0x00C0...0x024F, 0x1E00...0x1EFF as ClosedRange<UInt32>]
    .flatMap { block in block.map { value in Unicode.Scalar(value).flatMap { bases[$0] } } }

  /// Apostrophes that denote ayn and never hamza.
  static let ainSigns: Set<Unicode.Scalar> = ["ʿ", "ʻ", "ʽ", "‘", "‛"]

  /// Letters with marks, by the letter that they sound like.
  private static let bases: [Unicode.Scalar: Unicode.Scalar] = {
    let rows: [(Unicode.Scalar, String)] = [
      ("a", "àáâãäåāăąǎạảấầẩẫậắằặ"), ("c", "ćĉċč"), ("d", "ďđḋḍḏḑ"), ("e", "èéêëēĕėęěẹẻẽếề"), ("f", "ḟ"),
      ("h", "ĥħḣḥḧḩḫẖ"), ("i", "ìíîïĩīĭįǐỉị"), ("j", "ĵǰ"), ("k", "ķǩḱḳḵ"), ("l", "ĺļľḷḹḻ"), ("m", "ḿṁṃ"),
      ("n", "ñńņňṅṇṉ"), ("o", "òóôõöøōŏőǒọỏ"), ("p", "ṕṗ"), ("r", "ŕŗřṙṛṝṟ"), ("s", "śŝšșṡṣ"), ("ş", "ş"),
      ("t", "ţťțṫṭẗ"), ("ṯ", "ṯ"), ("u", "ùúûüũūŭůűųǔụủ"), ("v", "ṽṿ"), ("w", "ŵẁẃẅẇẉ"), ("x", "ẋẍ"),
      ("y", "ýÿŷẏỳỵ"), ("z", "źżžẑẓẕ"), ("ç", "ç"), ("ğ", "ğġḡ"), ("ǧ", "ǧ"), ("ı", "ı"),
    ]
    var bases: [Unicode.Scalar: Unicode.Scalar] = [:]
    for (base, letters) in rows {
      for letter in letters.unicodeScalars {
        bases[letter] = base
        let capitals = letter.properties.uppercaseMapping.unicodeScalars
        if let capital = capitals.first, capitals.count == 1, capital.value >= 0xC0 { bases[capital] = base }
      }
    }
    bases["İ"] = "i"
    return bases
  }()

  struct Pair: Hashable {
    var letter: Unicode.Scalar
    var mark: Unicode.Scalar
    init(_ letter: Unicode.Scalar, _ mark: Unicode.Scalar) { (self.letter, self.mark) = (letter, mark) }
  }

  /// Letters whose mark changes the class of the sound, typed as two scalars.
  static let compositions: [Pair: Unicode.Scalar] = [
    Pair("s", "\u{0327}"): "ş", Pair("c", "\u{0327}"): "ç", Pair("g", "\u{0306}"): "ğ",
    Pair("g", "\u{0307}"): "ğ",
    Pair("g", "\u{0304}"): "ğ", Pair("g", "\u{030C}"): "ǧ", Pair("t", "\u{0331}"): "ṯ",
  ]
}
