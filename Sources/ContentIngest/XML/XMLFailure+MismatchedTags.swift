import Diagnostics
import UnicodeText

// An end tag whose element is not the open one.
extension XMLFailure {
  func mismatchedTag() -> Finding {
    let tag = source.lastOpening(before: offset)
    guard let element = openElements.last, bytes[tag...].starts(with: "</".utf8) else {
      return malformed(.tag)
    }
    let name = (tag + 2)..<nameEnd(from: tag + 2)
    if openElements.dropLast().contains(where: { bytes[$0].elementsEqual(bytes[name]) }) {
      log.removeFindings(of: MisplacedText.id, from: element.lowerBound)
      if let end = endOfEmptyElement(element, before: tag) {
        // What follows was read as its content.
        log.removeFindings(of: UnknownName.id, from: element.lowerBound)
        let isSlashInValue = bytes[end.lowerBound] == UInt8(ascii: "/")
        let quote = isSlashInValue ? source.text(end.lowerBound + 1..<end.lowerBound + 2) : ""
        return MismatchedTag.notEmpty(
          source.text(element),
          at: range(element),
          end: range(end),
          write: quote + "/>"
        )
      }
      if let finding = missingOpening(of: element, before: tag) { return finding }
      let end = contentEnd(of: element, before: tag)
      return MismatchedTag.unclosed(
        source.text(element),
        before: source.text(name),
        at: range(element),
        end: range(end..<end)
      )
    }
    let finding =
      surplusEnd(of: name, in: tag) ?? escapedStart(of: name, before: tag, in: element)
      ?? misspelledStart(of: element, end: name) ?? missingStart(of: name, before: tag)
    if let finding { return finding }
    let isLast = openElements.count > 1 || !bytes[name.upperBound...].contains(UInt8(ascii: "<"))
    return MismatchedTag.finding(
      source.text(name),
      expected: source.text(element),
      at: range(name),
      start: range(element),
      isLast: isLast
    )
  }

  /// A start tag whose name is unknown and like that of the end tag: only the start tag is misspelled.
  private func misspelledStart(of element: Range<Int>, end: Range<Int>) -> Finding? {
    let (name, meant) = (source.text(element), source.text(end))
    guard log.hasFinding(of: [UnknownName.id], in: range(element)),
      Suggestion.nearest(to: name, among: [meant]) != nil
    else { return nil }
    log.removeFindings(of: UnknownName.id, at: [range(element)])
    return MismatchedTag.misspelledStart(name, meant: meant, at: range(element), end: range(end))
  }

  /// An end tag after a text that is in no element, which has been reported.
  private func missingStart(of name: Range<Int>, before tag: Int) -> Finding? {
    let start = bytes[..<tag].lastIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? 0
    source.work.add(tag - start)
    guard let text = bytes[start..<tag].firstIndex(where: { !$0.isXMLSpace }),
      log.hasFinding(of: [MisplacedText.id], in: range(start..<tag))
    else { return nil }
    log.removeFindings(of: MisplacedText.id, from: start - 1)
    return MismatchedTag.missingStart(source.text(name), at: range(name), start: range(text..<text))
  }

  /// A start tag that was written as text, as `&lt;dua id="1">`, before its end tag. The text and the elements after it have been
  /// reported.
  private func escapedStart(of name: Range<Int>, before tag: Int, in element: Range<Int>) -> Finding? {
    let reference = Array("&lt;".utf8)
    let start = reference + bytes[name]
    let content = element.upperBound..<tag
    source.work.add(content.count)
    let opening = content.last { bytes[$0] == start[0] && bytes[$0..<tag].starts(with: start) }
    guard let opening, log.hasFinding(of: [MisplacedText.id], in: range(content)),
      let next = bytes[(opening + start.count)...].first, next.isXMLSpace || next == UInt8(ascii: ">")
    else { return nil }
    log.removeFindings(of: MisplacedText.id, from: opening - 1)
    log.removeFindings(of: UnknownName.id, from: opening)
    return MismatchedTag.escapedStart(
      source.text(name),
      at: range(opening..<opening + reference.count),
      end: range(name)
    )
  }

  /// An end tag without its `<`: `<title xml:lang="en">Morning/title>`.
  private func missingOpening(of element: Range<Int>, before tag: Int) -> Finding? {
    guard let end = bytes[element.upperBound..<tag].firstIndex(of: UInt8(ascii: ">")) else { return nil }
    let text = bytes[(end + 1)..<tag].prefix { $0 != UInt8(ascii: "<") }
    source.work.add(text.count)
    let content = text.dropLast(while: \.isXMLSpace)
    let written = Array("/\(source.text(element))>".utf8)
    guard content.count >= written.count, content.suffix(written.count).elementsEqual(written) else {
      return nil
    }
    let start = content.endIndex - written.count
    return MismatchedTag.missingOpening(
      source.text(element),
      at: range(start..<content.endIndex),
      opening: range(start..<start),
      start: range(element)
    )
  }

  /// An end tag after that of the same element: `</title></title>` and `<source/></source>`.
  private func surplusEnd(of name: Range<Int>, in tag: Int) -> Finding? {
    let before = bytes[..<tag].dropLast(while: \.isXMLSpace)
    guard before.last == UInt8(ascii: ">") else { return nil }
    let open = source.lastOpening(before: before.endIndex)
    let isEndTag = bytes[(open + 1)...].first == UInt8(ascii: "/")
    let start = open + (isEndTag ? 2 : 1)
    guard bytes[start...].starts(with: bytes[name]), nameEnd(from: start) == start + name.count,
      isEndTag || before.dropLast().last == UInt8(ascii: "/"),
      let end = bytes[name.upperBound...].prefix(64).firstIndex(of: UInt8(ascii: ">"))
    else { return nil }
    return MismatchedTag.surplus(
      source.text(name),
      at: range(name),
      first: range(open..<before.endIndex),
      edit: range(before.endIndex..<end + 1)
    )
  }

  /// The `>` of an element that has no content, if its slash is missing or after it: the next tag is not its end tag. With the
  /// slash and the quote of the last value if that ends with the slash, as in `grader="al-Albani/">`.
  private func endOfEmptyElement(_ name: Range<Int>, before tag: Int) -> Range<Int>? {
    guard Self.emptyElements.contains(source.text(name)) else { return nil }
    var quote: UInt8?
    let end = bytes[name.upperBound..<tag].firstIndex { byte in
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      }
      return quote == nil && byte == UInt8(ascii: ">")
    }
    guard let end else { return nil }
    let blank = bytes[(end + 1)..<tag].prefix(while: \.isXMLSpace)
    let next = bytes[blank.endIndex] == UInt8(ascii: "/") ? blank.endIndex + 1 : end + 1
    guard bytes[next...tag].first(where: { !$0.isXMLSpace }) == UInt8(ascii: "<") else { return nil }
    return (slashInValue(before: end) ?? end)..<next
  }

  /// The slash at the end of a value whose closing quote is right before an offset, if the value has no other, as a path has.
  private func slashInValue(before end: Int) -> Int? {
    let quote = bytes[end - 1]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"), bytes[end - 2] == UInt8(ascii: "/")
    else {
      return nil
    }
    let value = bytes[..<(end - 2)].suffix(256).reversed().prefix { $0 != quote }
    return value.isEmpty || value.contains(UInt8(ascii: "/")) ? nil : end - 2
  }

  /// Where the content of an open element should end: a text before the next tag, other content before `tag`.
  private func contentEnd(of name: Range<Int>, before tag: Int) -> Int {
    let start =
      bytes[name.upperBound..<tag].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? name.upperBound
    let text = bytes[start..<tag].prefix { $0 != UInt8(ascii: "<") }
    let content = text.allSatisfy(\.isXMLSpace) ? bytes[start..<tag] : text
    return content.dropLast(while: \.isXMLSpace).endIndex
  }
}
