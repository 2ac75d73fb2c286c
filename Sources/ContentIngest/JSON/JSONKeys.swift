import Diagnostics

// Letters outside of the quotes of a key.
extension JSONReader {
  /// Letters before the opening quote of a key, which is at the current offset: its first ones, as in `d"ifficulty"`, or some too
  /// many, as in `n"slug"`.
  func lettersBeforeKey(_ word: Range<Int>) -> Finding? {
    guard word.count <= 64, scanner.isLateQuote(before: ":") else { return nil }
    let quoted = scanner.bytes[(scanner.position + 1)...].prefix(64).prefix(while: \.isJSONWord)
    let (letters, key) = (scanner.text(word), scanner.text(quoted.startIndex..<quoted.endIndex))
    let isWhole = SourceFormat.keys.contains(letters + key)
    if !isWhole, SourceFormat.keys.contains(key) {
      return MalformedJSON.lettersOutside(letters, of: key, at: range(word))
    }
    let keyRange = range(word.lowerBound..<word.upperBound + 1)
    return MalformedJSON.lateQuote(letters, at: keyRange, isWhole ? .safe : .unsafe)
  }

  /// Letters after the closing quote of a key: its last ones, as in `"slu"g`, or some too many, as in `"slug"n`.
  func lettersAfterKey(_ key: Key) -> Finding? {
    let end = key.bytes.upperBound + 1
    guard scanner.position == end, let rest = scanner.restOfKey else { return nil }
    let letters = scanner.text(rest)
    let isWhole = SourceFormat.keys.contains(key.text + letters)
    if !isWhole, SourceFormat.keys.contains(key.text) {
      return MalformedJSON.lettersOutside(letters, of: key.text, at: range(rest))
    }
    return MalformedJSON.earlyQuote(
      letters,
      at: range(end - 1..<rest.upperBound),
      isWhole ? .safe : .unsafe
    )
  }
}

extension SourceFormat {
  /// The keys of all JSON files, except languages and others that a file may choose.
  static let keys: Set<String> = {
    var keys = Set(DocumentKind.allCases.map(\.rootName))
    var schemas = DocumentKind.allCases.map(\.schema)
    schemas += [header.schema, declaration.schema, idRegister.schema, consumer.schema]
    while let schema = schemas.popLast() {
      keys.formUnion(schema.nameSet)
      for field in schema.fields {
        if case .record(let inner) = field.content { schemas.append(inner) }
      }
    }
    return keys
  }()
}
