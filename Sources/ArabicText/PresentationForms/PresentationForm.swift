import UnicodeText

/// Presentation forms: letters drawn as they join, ligatures, and whole phrases as one character.
enum PresentationForm {
  static func isCandidate(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0xFB50 && scalar.value <= 0xFEFC
  }

  /// The expansion of a presentation form; nil for every other scalar.
  ///
  /// A phrase is surrounded by spaces; the space in the decomposition of an isolated mark is removed.
  static func expansion(of scalar: Unicode.Scalar) -> [Unicode.Scalar]? {
    if let phrase = phrase(scalar) { return Array(phrase.unicodeScalars) }
    var packed = packedForm(of: scalar.value)
    guard packed != 0 else { return nil }
    var parts: [Unicode.Scalar] = []
    while packed != 0 {
      if let part = Unicode.Scalar(UInt16(truncatingIfNeeded: packed)) { parts.append(part) }
      packed >>= 16
    }
    return parts
  }

  static func hasExpansion(_ scalar: Unicode.Scalar) -> Bool {
    isCandidate(scalar) && (packedForm(of: scalar.value) != 0 || isPhrase(scalar))
  }

  /// Whether a scalar is a ligature of several words.
  static func isPhrase(_ scalar: Unicode.Scalar) -> Bool { phrase(scalar) != nil }

  private static func packedForm(of value: UInt32) -> UInt64 {
    switch value {
    case 0xFB50..<0xFB50 + UInt32(formsA.count): formsA[Int(value - 0xFB50)]
    case 0xFE70..<0xFE70 + UInt32(formsB.count): formsB[Int(value - 0xFE70)]
    default: 0
    }
  }

  private static func phrase(_ scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0xFDFA: " صلى الله عليه وسلم "
    case 0xFDFB: " جل جلاله "
    case 0xFDFD: " بسم الله الرحمن الرحيم "
    default: nil
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a presentation form: whether it has a ``presentationFormExpansion``.
  public var isPresentationForm: Bool { PresentationForm.hasExpansion(self) }

  /// The expansion of a presentation form, a phrase between spaces; nil for every other scalar.
  public var presentationFormExpansion: String? {
    guard PresentationForm.isCandidate(self), let parts = PresentationForm.expansion(of: self) else {
      return nil
    }
    return String(scalars: parts)
  }
}
