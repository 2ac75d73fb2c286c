import UnicodeText

extension JSONValue {
  /// An object with its keys sorted by their UTF-8 bytes. Members whose value is nil are omitted.
  static func sortedObject(_ members: [String: JSONValue?]) -> JSONValue {
    .object(
      members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        .compactMap { key, value in value.map { (key: key, value: $0) } }
    )
  }

  /// The value as text that is safe to show on a terminal, without a trailing line end.
  var text: String { String(decoding: formatted(escaping: .unsafeToShow), as: UTF8.self) }
}
