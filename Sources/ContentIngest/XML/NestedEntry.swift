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

  /// The end tag on a line of its own, as far to the right as the start tag of the outer entry.
  private var endTag: String {
    let line = source.bytes[..<outer.tag.lowerBound]
    // Every entry that is nested in the same one repeats it.
    let indent = line.suffix(Self.longestIndent).reversed().prefix {
      $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t")
    }
    return "\n" + String(decoding: indent, as: UTF8.self) + "</\(name)>"
  }

  private static let longestIndent = 64

  /// The change that closes the outer entry before the inner one.
  func closing(_ range: (Range<Int>) -> SourceRange) -> FixIt.Edit {
    .init(range(contentEnd..<contentEnd), endTag)
  }

  /// The changes that end the outer entry before the inner one, if only its end tag follows; otherwise none.
  func movingEndTag(_ range: (Range<Int>) -> SourceRange) -> [FixIt.Edit] {
    let tags = EntryTags(source: source, name: name)
    // An empty entry has no end tag: the next one is that of the outer entry.
    guard source.bytes[inner.range].dropLast().last != UInt8(ascii: "/"),
      let innerEnd = tags.firstEnd(from: inner.range.upperBound)?.upperBound,
      let outerEnd = tags.end(at: tags.skippingSpace(from: innerEnd))
    else { return [] }
    return [closing(range), .init(range(innerEnd..<outerEnd.upperBound), "")]
  }
}
