import UnicodeText

/// The escapes of GitHub's workflow commands: `escapeData` and `escapeProperty` of
/// https://github.com/actions/toolkit/blob/main/packages/core/src/command.ts
enum GitHubEscaping {
  /// Escapes the message, the part after the second `::`.
  static func data(_ text: String) -> String { escape(text, "%", "\r", "\n") }

  /// Escapes the value of a property.
  static func property(_ text: String) -> String { escape(text, "%", "\r", "\n", ":", ",") }

  private static func escape(_ text: String, _ reserved: Unicode.Scalar...) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if reserved.contains(scalar) {
        escaped.append("%")
        escaped.appendEach(of: String(scalar.value, paddedTo: 2, radix: 16, uppercase: true).unicodeScalars)
      } else {
        escaped.append(scalar)
      }
    }
    return String(escaped)
  }
}
