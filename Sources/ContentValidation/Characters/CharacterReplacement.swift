import UnicodeText

/// What to write instead of a character that a field does not allow.
enum CharacterReplacement {
  /// The first replacement whose characters are all allowed; empty for a character that is to be removed, and nil if there is none.
  static func text(for scalar: Unicode.Scalar, in text: DraftText, _ allowed: AllowedCharacters) -> String? {
    let found = candidates(for: scalar).first { $0.unicodeScalars.allSatisfy(allowed.contains) }
    if let found { return found }
    switch text.role {
    case .arabic, .transliteration: return isDecoration(scalar) ? "" : nil
    case .localized(let language):
      if scalar == "&", language.language == "en" { return "and" }
      return isEmphasis(scalar) ? "" : nil
    // Names of people and works.
    case .plain: return scalar == "&" && "and".unicodeScalars.allSatisfy(allowed.contains) ? "and" : nil
    case .emoji: return nil
    }
  }

  /// Whether a character is never part of a recited text: quotation marks, and the signs of bold and italics in messages.
  private static func isDecoration(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .initialPunctuation, .finalPunctuation: true
    default: isEmphasis(scalar) || ["\"", "\u{201A}", "\u{201E}", "\u{2022}"].contains(scalar)
    }
  }

  /// Whether a character marks bold, italics or a heading in messages and Markdown.
  private static func isEmphasis(_ scalar: Unicode.Scalar) -> Bool { ["*", "_", "~", "#"].contains(scalar) }

  /// The replacements of typographic characters, best first.
  private static func candidates(for scalar: Unicode.Scalar) -> [String] {
    switch scalar {
    case "\"", "\u{201C}"..."\u{201F}", "\u{00AB}", "\u{00BB}", "\u{2033}", "\u{FF02}": ["\"", "'"]
    case "\u{2018}"..."\u{201B}", "\u{2032}", "\u{2039}", "\u{203A}", "\u{00B4}", "`", "\u{FF07}": ["'"]
    case "\u{2010}"..."\u{2015}", "\u{2212}", "\u{FE58}", "\u{FE63}", "\u{FF0D}": ["-"]
    case "\u{2026}": ["..."]
    case "\u{2022}", "\u{00B7}": ["-"]
    case "\u{066C}", "\u{060C}", "\u{FF0C}": [",", "\u{060C}"]
    case "\u{066B}": [",", "."]
    case ",": ["\u{060C}"]
    case ";": ["\u{061B}"]
    case "\u{061B}", "\u{FF1B}": [";"]
    case "?": ["\u{061F}"]
    case "\u{061F}", "\u{FF1F}": ["?"]
    case "\u{FF1A}": [":"]
    case "\u{06D4}", "\u{FF0E}": ["."]
    case "\u{FD3E}", "\u{FF08}": ["("]
    case "\u{FD3F}", "\u{FF09}": [")"]
    case _ where scalar.properties.generalCategory == .spaceSeparator: [" "]
    case _ where scalar.properties.generalCategory == .decimalNumber:
      scalar.properties.numericValue.map { [String(Int($0))] } ?? []
    case _ where scalar.properties.isUppercase: [scalar.properties.lowercaseMapping]
    default: []
    }
  }
}
