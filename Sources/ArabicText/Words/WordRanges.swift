/// The words of a text in UTF-8, as ``MarkedWord/words(of:)`` finds them.
struct WordRanges: Sequence, IteratorProtocol {
  struct Word {
    let range: Range<Int>
    /// That of its scalars.
    let hash: UInt64
    /// Whether it has other scalars than everyday letters and marks, or a mark before its first letter.
    let isUnusual: Bool
  }

  private let bytes: [UInt8]
  /// The kinds of U+0600 to U+06FF.
  private let kinds = DecodedScalar.arabic
  private var index = 0

  /// - Parameter bytes: Well-formed UTF-8.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> Word? {
    // Local, so that they are not retained for each scalar.
    let (bytes, kinds) = (bytes, kinds)
    while index < bytes.count {
      let start = index
      var hash = WordHash()
      var (hasLetter, isUnusual) = (false, false)
      while index < bytes.count, case let scalar = DecodedScalar(bytes, at: index, kinds),
        scalar.kind != .separator
      {
        switch scalar.kind {
        case .letter: hasLetter = true
        case .mark: isUnusual = isUnusual || !hasLetter
        case .rareLetter: (hasLetter, isUnusual) = (true, true)
        case .rareMark, .separator: isUnusual = true
        }
        hash.add(scalar.value)
        index += scalar.width
      }
      if hasLetter { return Word(range: start..<index, hash: hash.value, isUnusual: isUnusual) }
      if index == start { index += DecodedScalar(bytes, at: index, kinds).width }
    }
    return nil
  }
}

/// A scalar of a text in UTF-8.
private struct DecodedScalar {
  enum Kind: UInt8 {
    case separator
    /// From hamza to ghain, and from feh to yeh.
    case letter
    /// From fathatan to sukun, and the dagger alef.
    case mark
    /// Another letter of a word.
    case rareLetter
    /// Another mark, a tatweel or an invisible control.
    case rareMark

    init(_ scalar: Unicode.Scalar) {
      switch scalar.value {
      case 0x0621...0x063A, 0x0641...0x064A: self = .letter
      case 0x064B...0x0652, 0x0670: self = .mark
      case _ where scalar.isArabicLetter: self = .rareLetter
      default: self = scalar.isPartOfArabicWord ? .rareMark : .separator
      }
    }
  }

  let value: UInt32
  /// The number of its bytes.
  let width: Int
  let kind: Kind

  /// - Parameter kinds: ``arabic``.
  @inline(__always)
  init(_ bytes: [UInt8], at index: Int, _ kinds: [Kind]) {
    let lead = bytes[index]
    switch lead {
    case 0..<0xC0: (value, width, kind) = (UInt32(lead), 1, .separator)
    // U+0600 to U+06FF
    case 0xD8...0xDB:
      let offset = UInt32(lead & 0x03) << 6 | UInt32(bytes[index + 1] & 0x3F)
      (value, width, kind) = (0x0600 + offset, 2, kinds[Int(offset)])
    default: self = Self(other: bytes, at: index)
    }
  }

  /// A scalar of several bytes outside the block of Arabic.
  @inline(never)
  private init(other bytes: [UInt8], at index: Int) {
    let lead = bytes[index]
    switch lead {
    case ..<0xE0:
      (value, width) = (UInt32(lead & 0x1F) << 6 | UInt32(bytes[index + 1] & 0x3F), 2)
      kind = Self.kind(value)
    case 0xE0..<0xF0:
      value = bytes[index + 1...index + 2].reduce(UInt32(lead & 0x0F)) { $0 << 6 | UInt32($1 & 0x3F) }
      (width, kind) = (3, Self.kind(value))
    default:
      value = bytes[index + 1...index + 3].reduce(UInt32(lead & 0x07)) { $0 << 6 | UInt32($1 & 0x3F) }
      (width, kind) = (4, Self.kind(value))
    }
  }

  private static func kind(_ value: UInt32) -> Kind { Unicode.Scalar(value).map(Kind.init) ?? .separator }

  /// The kinds of the block of Arabic.
  static let arabic = (0x0600...0x06FF as ClosedRange<UInt32>).map(kind)
}
