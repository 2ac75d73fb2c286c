extension Unicode.Scalar {
  /// The scalar as a person can look it up: `U+06CC ARABIC LETTER FARSI YEH`.
  public var codePointAndName: String {
    guard let name = properties.name ?? properties.nameAlias ?? Self.controlNames[value] else {
      return codePoint
    }
    return "\(codePoint) \(name)"
  }

  /// `U+06CC`: at least four hexadecimal digits.
  public var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// The control characters that Unicode gives no name and the toolchain no alias.
  private static let controlNames: [UInt32: String] = [
    0x00: "NULL", 0x09: "TAB", 0x0A: "LINE FEED", 0x0D: "CARRIAGE RETURN",
  ]
}

extension String {
  /// The text with control, bidirectional and other invisible scalars written as `\u{202E}`, safe to show anywhere.
  public var escapedForDisplay: String {
    guard unicodeScalars.contains(where: \.mustBeEscaped) else { return self }
    var shown = ""
    for scalar in unicodeScalars {
      if scalar.mustBeEscaped {
        shown += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }

  /// The text between backquotes, escaped, and cut after `limit` scalars.
  public func quoted(limit: Int = 60) -> String {
    let scalars = unicodeScalars
    guard scalars.count > limit else { return "`\(escapedForDisplay)`" }
    return "`\(String(String.UnicodeScalarView(scalars.prefix(limit))).escapedForDisplay)…`"
  }
}

extension Unicode.Scalar {
  /// Whether showing the scalar as it is could hide it, reorder the text around it, or steer a terminal.
  fileprivate var mustBeEscaped: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F, 0xAD, 0x061C, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF,
      0xFFF9...0xFFFB, 0xFFFE, 0xFFFF, 0xE0000...0xE0FFF:
      true
    default: false
    }
  }
}
