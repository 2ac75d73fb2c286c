/// The tags of the entries of a file, found without reading its markup.
struct EntryTags {
  let source: Source
  /// `dua`.
  let name: String

  /// Whether the file has more start tags than end tags. Reads the whole file.
  var areUnclosed: Bool {
    var open = 0
    source.work.add(source.bytes.count)
    for index in source.bytes.indices where source.bytes[index] == UInt8(ascii: "<") {
      if end(at: index) != nil { open -= 1 }
      if isStart(at: index) { open += 1 }
    }
    return open > 0
  }

  /// The first end tag that begins at an offset or after it.
  func firstEnd(from offset: Int) -> Range<Int>? {
    for index in source.bytes[offset...].indices where source.bytes[index] == UInt8(ascii: "<") {
      guard let end = end(at: index) else { continue }
      source.work.add(end.upperBound - offset)
      return end
    }
    source.work.add(source.bytes.count - offset)
    return nil
  }

  /// The end tag at an offset.
  func end(at offset: Int) -> Range<Int>? {
    guard let nameEnd = nameEnd(after: "</", at: offset) else { return nil }
    let end = skippingSpace(from: nameEnd)
    return end < source.bytes.count && source.bytes[end] == UInt8(ascii: ">") ? offset..<end + 1 : nil
  }

  /// Whether a start tag that is not also the end of its element is at an offset.
  private func isStart(at offset: Int) -> Bool {
    guard let nameEnd = nameEnd(after: "<", at: offset),
      // No attribute contains the other bracket.
      let end = source.bytes[nameEnd...].firstIndex(where: {
        $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "<")
      })
    else { return false }
    return source.bytes[end] == UInt8(ascii: "<") || source.bytes[end - 1] != UInt8(ascii: "/")
  }

  func skippingSpace(from offset: Int) -> Int {
    source.bytes[offset...].firstIndex { !$0.isXMLSpace } ?? source.bytes.count
  }

  /// The end of the name of a tag that begins at an offset.
  private func nameEnd(after bracket: String, at offset: Int) -> Int? {
    let rest = source.bytes[offset...]
    guard rest.starts(with: bracket.utf8), rest.dropFirst(bracket.utf8.count).starts(with: name.utf8) else {
      return nil
    }
    let end = offset + bracket.utf8.count + name.utf8.count
    guard end < source.bytes.count else { return nil }
    let next = source.bytes[end]
    return next.isXMLSpace || next == UInt8(ascii: ">") || next == UInt8(ascii: "/") ? end : nil
  }
}
