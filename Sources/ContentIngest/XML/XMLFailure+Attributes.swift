import Diagnostics
import UnicodeText

// Attributes that are incomplete or repeated.
extension XMLFailure {
  func lessThanInAttribute() -> Finding {
    let sign =
      bytes[offset...].first == UInt8(ascii: "<")
      ? offset : source.lastOpening(before: offset)
    var tag = StartTag()
    tag.read(source, endingAt: sign)
    let isTag = isTag(at: sign)
    guard let (name, value) = tag.attributes.last, isUnclosed(value, before: sign, isTag: isTag) else {
      return LessThanInAttribute.finding(isTag: isTag, at: range(sign..<(sign + 1)))
    }
    return LessThanInAttribute.unclosed(source.text(name), at: range(name))
  }

  /// Whether a `<` starts what looks like a tag.
  private func isTag(at sign: Int) -> Bool {
    let next = bytes[sign...].dropFirst().first
    return next == UInt8(ascii: "/") || next?.isASCIILetter == true
  }

  /// Whether the closing quote of a value is missing before a `<`: a tag or a line ends in the value, or a tag starts, and the next
  /// quote in the line is the opening one of another attribute.
  private func isUnclosed(_ value: Range<Int>, before sign: Int, isTag: Bool) -> Bool {
    let isEnd = { (byte: UInt8) in byte == UInt8(ascii: ">") || byte == 0x0A || byte == 0x0D }
    if bytes[value].contains(where: isEnd) { return true }
    guard isTag else { return false }
    let line = bytes[sign...].prefix { $0 != 0x0A && $0 != 0x0D }
    source.work.add(line.count)
    guard let quote = line.firstIndex(of: bytes[value.lowerBound - 1]) else { return true }
    return bytes[quote - 1] == UInt8(ascii: "=")
  }

  func duplicateAttribute() -> Finding {
    var tag = StartTag()
    tag.read(source, endingAt: offset)
    var first: [String: Range<Int>] = [:]
    for (name, _) in tag.attributes {
      let text = source.text(name)
      if let earlier = first[text] {
        return DuplicateAttribute.finding(text, at: range(name), first: range(earlier))
      }
      first[text] = name
    }
    return malformed(.other)
  }

  /// The name of an attribute with nothing but white space after it.
  func attributeWithoutValue() -> Finding {
    let before = bytes[..<offset].dropLast(while: \.isXMLSpace)
    let length = before.suffix(256).reversed().prefix { !$0.isXMLSpace && !"<>=\"'".utf8.contains($0) }.count
    guard length > 0 else { return malformed(.attributeWithoutValue) }
    let name = before.endIndex - length..<before.endIndex
    if let finding = missingEnd(before: name.lowerBound) { return finding }
    if name.upperBound == offset, let finding = strayCharacter() { return finding }
    return MalformedXML.attributeWithoutValue(source.text(name), at: range(name))
  }

  /// A value that ends at the first quote of the next attribute: `category="x collection="core"`.
  func unclosedValue() -> Finding? {
    var tag = StartTag()
    tag.read(source, endingAt: offset)
    guard let attribute = tag.attributes.last(where: { $0.value.upperBound < offset }) else { return nil }
    let value = bytes[attribute.value]
    guard value.last == UInt8(ascii: "="), let space = value.lastIndex(where: \.isXMLSpace) else {
      return nil
    }
    let end = value[..<space].dropLast(while: \.isXMLSpace).endIndex
    return MalformedXML.unclosedValue(
      source.text(attribute.name),
      quote: source.text(attribute.value.lowerBound - 1..<attribute.value.lowerBound),
      at: range(attribute.name),
      end: range(end..<end)
    )
  }
}
