import ArabicText
import DuaLibrary

/// Some of the encodings.
public struct QuranEncodingSet: OptionSet, Hashable, Sendable {
  /// One bit for each encoding.
  public let rawValue: UInt8

  /// The set with these bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Every encoding.
  public static let all = QuranEncodingSet(QuranEncoding.allCases)

  /// The set of these encodings.
  public init(_ encodings: some Sequence<QuranEncoding>) {
    rawValue = encodings.reduce(0) { $0 | Self.bit($1) }
  }

  /// Whether the encoding is one of them.
  public func contains(_ encoding: QuranEncoding) -> Bool { rawValue & Self.bit(encoding) != 0 }

  private static func bit(_ encoding: QuranEncoding) -> UInt8 {
    switch encoding {
    case .tanzilSimple: 1
    case .tanzilSimpleClean: 2
    case .tanzilUthmani: 4
    case .qpcHafs: 8
    case .indoPak: 16
    }
  }
}

extension QuranEncodingSet {
  /// The encodings that have every letter and mark of a text. Spaces, digits, brackets and signs between verses do not count.
  public init(having scalars: some Sequence<Unicode.Scalar>) {
    self = .all
    var letter: Unicode.Scalar?
    for scalar in scalars {
      formIntersection(Self.having(scalar))
      if scalar.isArabicLetter { letter = scalar }
      // The King Fahd Complex writes U+0652 only on letters that are not read.
      if scalar == "\u{0652}", let letter, !Self.silent.contains(letter) { subtract(Self.qpc) }
    }
  }

  /// The encodings that have a letter or mark: the characters of Tanzil's texts (version 1.1), of the King Fahd Complex's Hafs
  /// text (version 18) and of an Indo-Pak text (version 9.6). U+08F0 to U+08F2 are the open tanwin of other versions of the
  /// Hafs text, and some Indo-Pak texts write the letters of Urdu.
  private static func having(_ scalar: Unicode.Scalar) -> Self {
    switch scalar.value {
    case 0x0621, 0x0627...0x063A, 0x0641...0x0648, 0x0624, 0x0626: all
    case 0x0622: [simple, clean]
    case 0x0623, 0x0649: all
    case 0x0625, 0x064A: [simple, clean, uthmani, qpc]
    case 0x0640, 0x0670, 0x064B...0x0651: all.subtracting(clean)
    case 0x0652: all.subtracting(clean)
    case 0x0653, 0x0654: [uthmani, qpc, indoPak]
    case 0x0655...0x0657: [qpc, indoPak]
    case 0x065E, 0x08F0...0x08F2: qpc
    case 0x0671: [uthmani, qpc]
    case 0x06D6...0x06DC: all
    case 0x06DF: [uthmani, indoPak]
    case 0x06E0, 0x06E2, 0x06E3, 0x06E5, 0x06EC, 0x06ED: [uthmani, qpc, indoPak]
    case 0x06E1, 0x06E4: [qpc, indoPak]
    case 0x06E6, 0x06E7: [uthmani, qpc]
    case 0x06E8: uthmani
    case 0x06EA, 0x06EB: [uthmani, indoPak]
    case 0x0614, 0x0615, 0x0617, 0x065A, 0x06A9, 0x06BE, 0x06C0...0x06C3, 0x06CC, 0x06D2, 0x06D5: indoPak
    case 0xF500...0xF697: indoPak
    default: scalar.isArabicLetter || scalar.isArabicMark ? [] : all
    }
  }

  private static let silent: Set<Unicode.Scalar> = ["\u{0627}", "\u{0648}", "\u{0649}", "\u{064A}"]
  private static let simple = Self([.tanzilSimple])
  private static let clean = Self([.tanzilSimpleClean])
  private static let uthmani = Self([.tanzilUthmani])
  private static let qpc = Self([.qpcHafs])
  private static let indoPak = Self([.indoPak])
}
