/// An error in a row of a bundle's file, or in the manifest.
///
/// A nested key is written as a path: `sources[0].grade`.
public enum RowProblem: Error, Equatable, Sendable {
  /// A row must have the key.
  case missing(key: String)
  /// The key occurs twice in one object.
  case repeated(key: String)
  /// The value is of another type than `expected` says.
  case wrongType(key: String, expected: String)
  /// The value is not one that the schema version defines.
  case unknownValue(key: String, value: String, known: [String])
  /// The value is of the right type, but not what `expected` says.
  case malformed(key: String, value: String, expected: String)
  /// The row refers to a row that is not in `file`.
  case dangling(key: String, value: String, file: String)
  /// An earlier row has the same value, and values of this key are unique.
  case duplicate(key: String, value: String)
  /// Two keys for the same text have different values.
  case disagreement(key: String, other: String)
}

extension RowProblem: CustomStringConvertible {
  public var description: String {
    switch self {
    case .missing(let key): "`\(key)` is missing"
    case .repeated(let key): "`\(key)` is written twice"
    case .wrongType("", let expected): "this is not \(expected)"
    case .wrongType(let key, let expected): "`\(key)` is not \(expected)"
    case .unknownValue(let key, let value, let known):
      "`\(key)` is \(value.shownInMessage); expected one of \(known.map { "`\($0)`" }.joined(separator: ", "))"
    case .malformed(let key, let value, let expected):
      "`\(key)` is \(value.shownInMessage), not \(expected)"
    case .dangling(let key, let value, let file):
      "`\(key)` is \(value.shownInMessage), which \(file) does not contain"
    case .duplicate(let key, let value):
      "`\(key)` is \(value.shownInMessage), as in an earlier row"
    case .disagreement(let key, let other):
      "`\(key)` and `\(other)` hold different texts for one language"
    }
  }
}

extension String {
  /// In backticks, truncated to 64 scalars, which are a whole SHA-256; everything except printable ASCII is escaped, so that a value
  /// cannot disturb the surrounding message.
  var shownInMessage: String {
    let shown = unicodeScalars.prefix(64).map { $0.escaped(asASCII: true) }.joined()
    return unicodeScalars.count > 64 ? "`\(shown)…`" : "`\(shown)`"
  }
}
