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
        if let last = word.last, let composed = composition(of: last.scalar, scalar) {
          word[word.count - 1].scalar = composed
        }
      } else if isApostrophe(scalar) {
        let sign = isAinSign(scalar) ? LatinLetter.ain : "'"
        word.append(LatinLetter(kind: .apostrophe, scalar: sign, offset: offset))
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
    default: index(of: scalar).flatMap { table[$0] }
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

  /// Whether an apostrophe denotes ayn and never hamza.
  private static func isAinSign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "ʿ", "ʻ", "ʽ", "‘", "‛": true
    default: false
    }
  }

  /// The index of a letter in ``table``.
  private static func index(of letter: Unicode.Scalar) -> Int? {
    switch letter.value {
    case 0x00C0...0x024F: Int(letter.value) - 0x00C0
    case 0x1E00...0x1EFF: Int(letter.value) - 0x1E00 + 0x0190
    case 0x0370...0x052F: Int(letter.value) - 0x0370 + 0x0290
    default: nil
    }
  }

  /// Letters with marks and those of other keyboard layouts, by the letter that they sound like or resemble.
  private static let table: [Unicode.Scalar?] = {
    let rows: [(Unicode.Scalar, String)] = [
      ("a", "àáâãäåāăąǎạảấầẩẫậắằặ"), ("c", "ćĉċč"), ("d", "ďđḋḍḏḑ"), ("e", "èéêëēĕėęěẹẻẽếề"), ("f", "ḟ"),
      ("h", "ĥħḣḥḧḩḫẖ"), ("i", "ìíîïĩīĭįǐỉị"), ("j", "ĵǰ"), ("k", "ķǩḱḳḵ"), ("l", "ĺļľḷḹḻ"), ("m", "ḿṁṃ"),
      ("n", "ñńņňṅṇṉ"), ("o", "òóôõöøōŏőǒọỏ"), ("p", "ṕṗ"), ("r", "ŕŗřṙṛṝṟ"), ("s", "śŝšșṡṣ"), ("ş", "ş"),
      ("t", "ţťțṫṭẗ"), ("ṯ", "ṯ"), ("u", "ùúûüũūŭůűųǔụủ"), ("v", "ṽṿ"), ("w", "ŵẁẃẅẇẉ"), ("x", "ẋẍ"),
      ("y", "ýÿŷẏỳỵ"), ("z", "źżžẑẓẕ"), ("ç", "ç"), ("ğ", "ğġḡ"), ("ǧ", "ǧ"), ("ı", "ı"),
    ]
    var table = [Unicode.Scalar?](repeating: nil, count: 0x0450)
    func set(_ letter: Unicode.Scalar, _ base: Unicode.Scalar?) {
      if let index = index(of: letter) { table[index] = base }
    }
    for (base, letters) in rows {
      for letter in letters.unicodeScalars {
        set(letter, base)
        let capitals = letter.properties.uppercaseMapping.unicodeScalars
        if let capital = capitals.first, capitals.count == 1 { set(capital, base) }
      }
    }
    set("İ", "i")
    // The lowercase letters of ASCII have this bit.
    for (letter, latin) in Homoglyph.pairs { set(letter, Unicode.Scalar(latin.value | 0x20)) }
    return table
  }()

  /// The letter for a letter and a mark that changes the class of its sound, typed as two scalars.
  private static func composition(of letter: Unicode.Scalar, _ mark: Unicode.Scalar) -> Unicode.Scalar? {
    switch (letter, mark) {
    case ("s", "\u{0327}"): "ş"
    case ("c", "\u{0327}"): "ç"
    case ("g", "\u{0304}"), ("g", "\u{0306}"), ("g", "\u{0307}"): "ğ"
    case ("g", "\u{030C}"): "ǧ"
    case ("t", "\u{0331}"): "ṯ"
    default: nil
    }
  }
}
