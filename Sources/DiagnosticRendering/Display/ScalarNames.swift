import UnicodeText

extension String {
  /// The first scalars by code point and name, for a text that looks the same as another.
  var scalarNames: String {
    let limit = 4
    let names = unicodeScalars.prefix(limit).map(\.codePointAndName).joined(separator: ", ")
    let rest = unicodeScalars.count - limit
    return rest > 0 ? "\(names), and \(rest) more" : names
  }
}
