extension QuranLetter {
  /// The letter with its marks in the imlaei orthography.
  var spelling: String {
    var scalars = String.UnicodeScalarView()
    scalars.append(bareScalar)
    if hasShadda { scalars.append("\u{0651}") }
    if let mark = vowel.scalar { scalars.append(mark) }
    if hasDagger { scalars.append("\u{0670}") }
    return String(scalars)
  }

  private var bareScalar: Unicode.Scalar {
    switch (code, form) {
    case (Self.alef, .hamzaAbove): "\u{0623}"
    case (Self.alef, .hamzaBelow): "\u{0625}"
    case (Self.alef, .madda): "\u{0622}"
    case (Self.alef, .wasla): "\u{0671}"
    case (Self.waw, .hamzaAbove): "\u{0624}"
    case (Self.yeh, .hamzaAbove): "\u{0626}"
    case (Self.yeh, .maksura): "\u{0649}"
    case (1...30, _): Self.alphabet[Int(code) - 1]
    default: "\u{25CC}"
    }
  }
}

extension QuranLetter.Vowel {
  var scalar: Unicode.Scalar? {
    switch self {
    case .none: nil
    case .fatha: "\u{064E}"
    case .damma: "\u{064F}"
    case .kasra: "\u{0650}"
    case .fathatan: "\u{064B}"
    case .dammatan: "\u{064C}"
    case .kasratan: "\u{064D}"
    case .sukun: "\u{0652}"
    }
  }

  /// The vowel that a mark denotes, in any of its variants; nil for marks that do not denote a vowel.
  init?(mark: Unicode.Scalar) {
    switch mark {
    case "\u{064E}": self = .fatha
    case "\u{064F}", "\u{0657}": self = .damma
    case "\u{0650}", "\u{0656}": self = .kasra
    case "\u{064B}", "\u{08F0}": self = .fathatan
    case "\u{064C}", "\u{08F1}": self = .dammatan
    case "\u{064D}", "\u{08F2}": self = .kasratan
    case "\u{0652}", "\u{06E1}": self = .sukun
    default: return nil
    }
  }
}

extension [QuranLetter] {
  var spelling: String { reduce(into: "") { $0 += $1.spelling } }
}
