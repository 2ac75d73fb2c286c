extension Unicode.Scalar {
  /// The Arabic letter that a letter of another language is typed for; nil for every other scalar.
  public var lookAlikeLetter: Unicode.Scalar? {
    switch value {
    case 0x06CC, 0x06D2: "\u{064A}"  // ی ے → ي
    case 0x06A9, 0x06AA: "\u{0643}"  // ک ڪ → ك
    case 0x06C1, 0x06BE, 0x06D5, 0x06C0, 0x06C2: "\u{0647}"  // ہ ھ ە ۀ ۂ → ه
    case 0x06C3: "\u{0629}"  // ۃ → ة
    case 0x0672, 0x0675: "\u{0623}"  // ٲ ٵ → أ
    case 0x06D3: "\u{0626}"  // ۓ → ئ
    case 0x066E: "\u{0649}"  // ٮ → ى
    default: nil
    }
  }

  /// The Persian and Urdu yeh, which at the end of a word can also denote alef maksura.
  var isForeignYeh: Bool { value == 0x06CC || value == 0x06D2 }
}

/// Letters of other scripts that look like Latin ones.
public enum Homoglyph {
  /// The Latin letter that a Cyrillic or Greek letter resembles.
  public static let latin: [Unicode.Scalar: Unicode.Scalar] = Dictionary(uniqueKeysWithValues: pairs)

  /// The letters, each with the Latin one that it resembles.
  static var pairs: Zip2Sequence<String.UnicodeScalarView, String.UnicodeScalarView> {
    zip(
      "аеорсухіјѕһԁԛԝАВЕКМНОРСТУХІЈЅαοινρυκΑΒΕΖΗΙΚΜΝΟΡΤΥΧ".unicodeScalars,
      "aeopcyxijshdqwABEKMHOPCTYXIJSaoivpukABEZHIKMNOPTYX".unicodeScalars
    )
  }
}
