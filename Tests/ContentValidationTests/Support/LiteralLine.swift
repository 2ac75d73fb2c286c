/// A line of a ``DraftLiteral``, with the byte ranges of its words in the literal.
struct LiteralLine {
  struct Word: Equatable {
    let text: String
    let bytes: Range<Int>
  }

  let isIndented: Bool
  /// The first word, without its tag.
  let head: Word
  /// The text after the colon in the first word.
  let tag: String?
  /// Everything after the first word.
  let rest: Word?
  /// The `key=value` pairs in it.
  let attributes: [String: Word]

  static func lines(of source: String) -> [LiteralLine] {
    var offset = 0
    return source.split(separator: "\n", omittingEmptySubsequences: false).compactMap { line in
      defer { offset += line.utf8.count + 1 }
      return LiteralLine(line, at: offset)
    }
  }

  private init?(_ line: Substring, at offset: Int) {
    let content = line.drop { $0 == " " }
    guard !content.isEmpty else { return nil }
    let indentation = line.utf8.count - content.utf8.count
    isIndented = indentation > 0
    let first = content.prefix { $0 != " " }
    let parts = first.split(separator: ":", maxSplits: 1)
    let start = offset + indentation
    head = Word(text: String(parts[0]), bytes: start..<(start + parts[0].utf8.count))
    tag = parts.count > 1 ? String(parts[1]) : nil
    let rest = content.dropFirst(first.count + 1)
    let restStart = start + first.utf8.count + 1
    self.rest =
      first.count < content.count
      ? Word(text: String(rest), bytes: restStart..<(restStart + rest.utf8.count)) : nil
    attributes = Self.attributes(of: rest, at: restStart)
  }

  private static func attributes(of text: Substring, at offset: Int) -> [String: Word] {
    var found: [String: Word] = [:]
    var left = text
    while let equals = left.firstIndex(of: "=") {
      let key = left[..<equals].split(separator: " ").last.map(String.init) ?? ""
      var value = left[left.index(after: equals)...]
      let isQuoted = value.first == "\""
      if isQuoted { value = value.dropFirst() }
      let word = value.prefix { $0 != (isQuoted ? "\"" : " ") }
      let start = offset + text.utf8.distance(from: text.startIndex, to: word.startIndex)
      found[key] = Word(text: String(word), bytes: start..<(start + word.utf8.count))
      left = value.dropFirst(word.count + 1)
    }
    return found
  }
}
