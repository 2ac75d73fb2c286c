import UnicodeText

/// A JSON value as it is written: keys sorted by their bytes, two blanks of indentation, no escape that is
/// not needed.
///
/// Written here, and not with Foundation's encoder, so that the bytes depend on nothing but the values, and
/// so that what could steer a terminal is escaped beyond what JSON asks for.
enum JSONText {
  case string(String)
  case integer(Int)
  case boolean(Bool)
  case array([JSONText])
  /// Members whose value is nil are left out.
  case object([String: JSONText?])

  /// The value as text, without a newline at its end.
  func written(indent: Int = 0) -> String {
    switch self {
    case .string(let text): Self.quote(text)
    case .integer(let number): String(number)
    case .boolean(let flag): flag ? "true" : "false"
    case .array(let values): Self.list("[", values.map { $0.written(indent: indent + 1) }, "]", indent)
    case .object(let members):
      Self.list(
        "{",
        members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.compactMap { key, value in
          value.map { "\(Self.quote(key)): \($0.written(indent: indent + 1))" }
        },
        "}",
        indent
      )
    }
  }

  private static func list(_ open: String, _ items: [String], _ close: String, _ indent: Int) -> String {
    guard !items.isEmpty else { return open + close }
    let outer = "\n" + String(repeating: "  ", count: indent)
    return open + items.map { "\(outer)  \($0)" }.joined(separator: ",") + outer + close
  }

  private static func quote(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case _ where scalar.isUnsafeToShow:
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16)
          quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
