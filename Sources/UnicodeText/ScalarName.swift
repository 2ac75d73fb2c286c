extension Unicode.Scalar {
  /// Code point and name: `U+06CC ARABIC LETTER FARSI YEH`.
  public var codePointAndName: String {
    characterName.map { "\(codePoint) \($0)" } ?? codePoint
  }

  /// `ARABIC LETTER FARSI YEH`; nil for a scalar without a name.
  public var characterName: String? { properties.name ?? properties.nameAlias ?? Self.controlNames[value] }

  /// `U+06CC`: at least four hexadecimal digits.
  public var codePoint: String { "U+" + String(value, paddedTo: 4, radix: 16, uppercase: true) }

  /// The control characters, which have aliases in Unicode (NameAliases.txt) but no names.
  private static let controlNames: [UInt32: String] = [
    0x00: "NULL", 0x01: "START OF HEADING", 0x02: "START OF TEXT", 0x03: "END OF TEXT",
    0x04: "END OF TRANSMISSION", 0x05: "ENQUIRY", 0x06: "ACKNOWLEDGE", 0x07: "ALERT", 0x08: "BACKSPACE",
    0x09: "TAB", 0x0A: "LINE FEED", 0x0B: "LINE TABULATION", 0x0C: "FORM FEED", 0x0D: "CARRIAGE RETURN",
    0x0E: "SHIFT OUT", 0x0F: "SHIFT IN", 0x10: "DATA LINK ESCAPE", 0x11: "DEVICE CONTROL ONE",
    0x12: "DEVICE CONTROL TWO", 0x13: "DEVICE CONTROL THREE", 0x14: "DEVICE CONTROL FOUR",
    0x15: "NEGATIVE ACKNOWLEDGE", 0x16: "SYNCHRONOUS IDLE", 0x17: "END OF TRANSMISSION BLOCK",
    0x18: "CANCEL", 0x19: "END OF MEDIUM", 0x1A: "SUBSTITUTE", 0x1B: "ESCAPE",
    0x1C: "INFORMATION SEPARATOR FOUR", 0x1D: "INFORMATION SEPARATOR THREE",
    0x1E: "INFORMATION SEPARATOR TWO", 0x1F: "INFORMATION SEPARATOR ONE", 0x7F: "DELETE", 0x85: "NEXT LINE",
    0x9B: "CONTROL SEQUENCE INTRODUCER",
  ]
}

extension String {
  /// The text with control, bidirectional and other invisible scalars written as `\u{202E}`, safe to show anywhere.
  public var escapedForDisplay: String {
    guard unicodeScalars.contains(where: { $0.isUnsafeToShow }) else { return self }
    var shown = ""
    for scalar in unicodeScalars {
      if scalar.isUnsafeToShow {
        shown += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }

  /// The same, except for the ends of the lines.
  public var linesEscapedForDisplay: String {
    var shown = ""
    var line = ""
    for scalar in unicodeScalars {
      if scalar == "\n" {
        shown += line.escapedForDisplay + "\n"
        line = ""
      } else {
        line.unicodeScalars.append(scalar)
      }
    }
    return shown + line.escapedForDisplay
  }

  /// The text between backticks, escaped, and truncated after `limit` scalars.
  public func quoted(limit: Int = 60) -> String {
    let scalars = unicodeScalars
    guard scalars.count > limit else { return "`\(escapedForDisplay)`" }
    return "`\(String(scalars: scalars.prefix(limit)).escapedForDisplay)…`"
  }
}
