/// The tags of the entries of a file, found without its parser. Those in comments and sections are ignored.
struct EntryTags {
  let source: Source
  /// `dua`.
  let name: String

  private var bytes: [UInt8] { source.bytes }

  /// How many more start tags than end tags the file has; negative if it has more end tags. Reads the whole file.
  var balance: Int {
    var (open, offset) = (0, 0)
    source.work.add(bytes.count)
    while let bracket = bytes[offset...].firstIndex(of: UInt8(ascii: "<")) {
      offset = end(ofHiddenTextAt: bracket) ?? bracket + 1
      guard offset == bracket + 1 else { continue }
      if end(at: bracket) != nil { open -= 1 }
      if let tagEnd = end(ofStartAt: bracket) {
        if bytes[tagEnd - 2] != UInt8(ascii: "/") { open += 1 }
        offset = tagEnd
      }
    }
    return open
  }

  /// The first end tag that begins at an offset or after it; nil if a comment or a section comes before it.
  func firstEnd(from offset: Int) -> Range<Int>? {
    var position = offset
    defer { source.work.add(position - offset) }
    while let bracket = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
      if let end = end(at: bracket) {
        position = end.upperBound
        return end
      }
      position = bracket + 1
      if end(ofHiddenTextAt: bracket) != nil { return nil }
    }
    position = bytes.count
    return nil
  }

  /// The end tag at an offset.
  func end(at offset: Int) -> Range<Int>? {
    guard let nameEnd = nameEnd(after: "</", at: offset) else { return nil }
    let end = skippingSpace(from: nameEnd)
    return end < bytes.count && bytes[end] == UInt8(ascii: ">") ? offset..<end + 1 : nil
  }

  /// The offset after the start tag at an offset, whose values may contain its closing bracket; the end of the file if it does not
  /// end.
  private func end(ofStartAt offset: Int) -> Int? {
    guard var position = nameEnd(after: "<", at: offset) else { return nil }
    var quote: UInt8?
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return position
      }
    }
    return bytes.count
  }

  /// The offset after the comment or section at an offset, or the end of the file if it does not end.
  private func end(ofHiddenTextAt offset: Int) -> Int? {
    let rest = bytes[offset...]
    for (start, end) in [("<!--", "-->"), ("<![CDATA[", "]]>")] where rest.starts(with: start.utf8) {
      return rest.firstRange(of: Array(end.utf8))?.upperBound ?? bytes.count
    }
    return nil
  }

  func skippingSpace(from offset: Int) -> Int {
    bytes[offset...].firstIndex { !$0.isXMLSpace } ?? bytes.count
  }

  /// The end of the name of a tag that begins at an offset.
  private func nameEnd(after bracket: String, at offset: Int) -> Int? {
    let rest = bytes[offset...]
    guard rest.starts(with: bracket.utf8), rest.dropFirst(bracket.utf8.count).starts(with: name.utf8) else {
      return nil
    }
    let end = offset + bracket.utf8.count + name.utf8.count
    guard end < bytes.count else { return nil }
    let next = bytes[end]
    return next.isXMLSpace || next == UInt8(ascii: ">") || next == UInt8(ascii: "/") ? end : nil
  }
}
