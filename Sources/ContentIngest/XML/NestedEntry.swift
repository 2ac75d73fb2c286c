import Diagnostics

/// An entry that begins inside another one of its kind: the end tag of the outer one is missing, or the inner one was
/// inserted in the wrong place.
struct NestedEntry {
  let source: Source
  /// `dua`.
  let name: String
  let outer: OpenElement
  /// The start tag of the inner entry.
  let inner: StartTag
  /// The offset after the last element of the outer entry.
  let contentEnd: Int

  /// Whether the file has more start tags than end tags of the name.
  var isOuterUnclosed: Bool {
    var (starts, ends) = (0, 0)
    let bytes = source.bytes
    source.work.add(bytes.count)
    for index in bytes.indices where bytes[index] == UInt8(ascii: "<") {
      if isTag("<\(name)", at: index) { starts += 1 }
      if isTag("</\(name)", at: index) { ends += 1 }
    }
    return starts > ends
  }

  private func isTag(_ tag: String, at index: Int) -> Bool {
    let rest = source.bytes[index...]
    guard rest.starts(with: tag.utf8), let next = rest.dropFirst(tag.utf8.count).first else { return false }
    return next.isXMLSpace || next == UInt8(ascii: ">") || next == UInt8(ascii: "/")
  }

  /// The end tag on a line of its own, as far to the right as the start tag of the outer entry.
  private var endTag: String {
    let line = source.bytes[..<outer.tag.lowerBound]
    let indent = line.reversed().prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return "\n" + String(decoding: indent, as: UTF8.self) + "</\(name)>"
  }

  /// The change that closes the outer entry before the inner one.
  func closing(_ range: (Range<Int>) -> SourceRange) -> FixIt.Edit {
    .init(range(contentEnd..<contentEnd), endTag)
  }

  /// The changes that end the outer entry before the inner one, if only its end tag follows; otherwise none.
  func movingEndTag(_ range: (Range<Int>) -> SourceRange) -> [FixIt.Edit] {
    let rest = source.bytes[inner.range.upperBound...]
    source.work.add(rest.count)
    let tag = "</\(name)>"
    guard let innerEnd = rest.firstRange(of: Array(tag.utf8))?.upperBound else { return [] }
    let next = rest[innerEnd...].firstIndex { !$0.isXMLSpace } ?? rest.endIndex
    guard rest[next...].starts(with: tag.utf8) else { return [] }
    return [closing(range), .init(range(innerEnd..<next + tag.utf8.count), "")]
  }
}
