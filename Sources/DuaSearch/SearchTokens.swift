import ArabicText

/// The words of a text in the form in which they are indexed and looked up.
public enum SearchTokens {
  /// The folded words of `text`, in order, repeated words included.
  ///
  /// Arabic is folded to its ``Swift/String/searchForm``, Latin to plain lower-case ASCII, digits of the
  /// Arabic script to ASCII digits. Everything that is neither letter, digit nor a mark on one parts words.
  public static func tokens(of text: String) -> [String] {
    var tokens: [String] = []
    var token = String.UnicodeScalarView()
    var folded = String.UnicodeScalarView()
    for scalar in text.searchForm.unicodeScalars {
      folded.removeAll(keepingCapacity: true)
      LatinFold.append(asciiDigit(of: scalar) ?? scalar, to: &folded)
      for scalar in folded {
        if isWordPart(scalar, afterLetter: !token.isEmpty) {
          token.append(scalar)
        } else if !token.isEmpty {
          tokens.append(String(token))
          token = String.UnicodeScalarView()
        }
      }
    }
    if !token.isEmpty { tokens.append(String(token)) }
    return tokens
  }

  private static func isWordPart(_ scalar: Unicode.Scalar, afterLetter: Bool) -> Bool {
    switch scalar.properties.generalCategory {
    case .lowercaseLetter, .uppercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber:
      true
    case .nonspacingMark, .spacingMark: afterLetter
    default: false
    }
  }

  /// The ASCII digit of an Arabic-Indic or extended Arabic-Indic one.
  private static func asciiDigit(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x0660...0x0669: Unicode.Scalar(scalar.value - 0x0660 + 0x30)
    case 0x06F0...0x06F9: Unicode.Scalar(scalar.value - 0x06F0 + 0x30)
    default: nil
    }
  }
}
