import Diagnostics
import UnicodeText

// Mistakes inside a tag.
extension XMLFailure {
  /// A start tag whose name is unknown and like that of the end tag: only the start tag is misspelled.
  func misspelledStart(of element: Range<Int>, end: Range<Int>) -> Finding? {
    let (name, meant) = (source.text(element), source.text(end))
    guard log.hasFinding(of: [UnknownName.id], in: range(element)),
      Suggestion.nearest(to: name, among: [meant]) != nil
    else { return nil }
    log.removeFindings(of: UnknownName.id, at: [range(element)])
    return MismatchedTag.misspelledStart(name, meant: meant, at: range(element), end: range(end))
  }

  /// An end tag after a text that is in no element, which has been reported.
  func missingStart(of name: Range<Int>, before tag: Int) -> Finding? {
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
  func escapedStart(of name: Range<Int>, before tag: Int, in element: Range<Int>) -> Finding? {
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
  func missingOpening(of element: Range<Int>, before tag: Int) -> Finding? {
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
  func surplusEnd(of name: Range<Int>, in tag: Int) -> Finding? {
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

  /// The `>` of an element that has no content, if its slash is missing or after it: the next tag is not its end tag. With the slash and
  /// the quote of the last value if that ends with the slash, as in `grader="al-Albani/">`.
  func endOfEmptyElement(_ name: Range<Int>, before tag: Int) -> Range<Int>? {
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

  /// A tag without `>`, in which the parser stopped at the next tag.
  func unclosedTag() -> Finding? {
    let end = offset
    guard end < bytes.count, bytes[end] == UInt8(ascii: "<") else { return nil }
    return unclosedTag(before: end)
  }

  private func unclosedTag(before end: Int) -> Finding? {
    let tag = source.lastOpening(before: end)
    guard tag + 1 < end, bytes[tag] == UInt8(ascii: "<") else { return nil }
    let isEndTag = bytes[tag + 1] == UInt8(ascii: "/")
    let start = tag + (isEndTag ? 2 : 1)
    let name = start..<max(start, min(nameEnd(from: start), end))
    guard let first = bytes[name].first, first.isASCIILetter else { return nil }
    let contentEnd = bytes[tag..<end].dropLast(while: \.isXMLSpace).endIndex
    // `</name.`, with another sign that a name may have.
    if isEndTag, name.upperBound == contentEnd, let element = openElements.last,
      bytes[name].dropLast().elementsEqual(bytes[element]), !bytes[contentEnd - 1].isASCIILetter
    {
      return MalformedXML.otherEnd(
        source.text(contentEnd - 1..<contentEnd),
        of: source.text(tag..<contentEnd - 1),
        at: range(contentEnd - 1..<contentEnd)
      )
    }
    let needsSlash =
      !isEndTag && Self.emptyElements.contains(source.text(name))
      && bytes[contentEnd - 1] != UInt8(ascii: "/")
    return MalformedXML.unclosedTag(
      source.text(tag..<name.upperBound),
      missing: needsSlash ? "/>" : ">",
      at: range(name),
      end: range(contentEnd..<contentEnd)
    )
  }

  /// White space between the `<` of a tag and its name: `< dua id="1">`, `< /dua>` and `</ dua>`. It may begin a tag if what follows
  /// is the rest of one.
  func spaceBeforeName() -> Finding? {
    let open = source.lastOpening(before: offset)
    guard bytes[open...].first == UInt8(ascii: "<") else { return nil }
    let start = bytes[(open + 1)...].prefix(64).prefix { $0.isXMLSpace || $0 == UInt8(ascii: "/") }
    let name = bytes[start.endIndex...].prefix(64).prefix { $0.isASCIILetter || $0 == UInt8(ascii: "-") }
    let rest = bytes[name.endIndex...].prefix(64).drop(while: \.isXMLSpace)
    guard start.contains(where: \.isXMLSpace), !name.isEmpty, let next = rest.first else { return nil }
    let isEndTag: Bool
    switch start.count(where: { $0 == UInt8(ascii: "/") }) {
    case 0:
      guard Self.elements.contains(source.text(name.indices)),
        "/>".utf8.contains(next) || startsAttribute(rest)
      else { return nil }
      isEndTag = false
    case 1:
      guard let element = openElements.last, bytes[element].elementsEqual(name), next == UInt8(ascii: ">")
      else {
        return nil
      }
      isEndTag = true
    default: return nil
    }
    return MalformedXML.spaceBeforeName(isEndTag: isEndTag, at: range(start.indices))
  }

  /// White space in the `/>` of an element without content.
  func spaceInEnd() -> Finding? {
    let start = offset
    guard bytes[start...].first == UInt8(ascii: "/") else { return nil }
    let blank = bytes[(start + 1)...].prefix(64).prefix(while: \.isXMLSpace)
    guard !blank.isEmpty, bytes[blank.endIndex...].first == UInt8(ascii: ">") else { return nil }
    return MalformedXML.spaceInEnd(at: range(blank.indices))
  }

  /// The names of elements.
  static let elements = Set(
    DocumentKind.allCases.flatMap { [$0.rootName, $0.schema.name] + $0.schema.xmlNames(.element) }
  )

  /// What stands where the space before an attribute or the end of the tag is expected.
  func missingSpace() -> Finding? {
    let start = offset
    guard start < bytes.count else { return nil }
    if bytes[start] == UInt8(ascii: "/") {
      return spaceInEnd() ?? signBeforeEnd() ?? signAfterValue() ?? unclosedTag(before: start + 1)
    }
    let name = bytes[start...].prefix(64).prefix {
      $0.isASCIILetter || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ":")
    }
    let isAttribute = !name.isEmpty && bytes[name.endIndex...].first == UInt8(ascii: "=")
    guard isAttribute else {
      return signBeforeEnd() ?? signAfterValue() ?? doubledQuote() ?? missingEnd(before: start)
        ?? invisible()
    }
    return MalformedXML.missingSpace(
      source.text(name.indices),
      at: range(name.indices),
      start: range(start..<start)
    )
  }

  /// Characters that are not seen, outside of the values of a tag.
  ///
  /// - Parameter isAfterAttribute: Whether they follow what may be a part of the name of an attribute, not that of the element.
  func invisible(isAfterAttribute: Bool = false) -> Finding? {
    let start = offset
    guard start > 0 else { return nil }
    let scalars = source.text(start..<start + 64).unicodeScalars.prefix { !$0.isASCII && $0.isBlank }
    guard let first = scalars.first else { return nil }
    let end = start + scalars.reduce(0) { $0 + UTF8.width($1) }
    let isBesideSpace =
      bytes[start - 1].isXMLSpace || bytes[start - 1] == UInt8(ascii: "=")
      || bytes[end...].first.map { $0.isXMLSpace || "=/>".utf8.contains($0) } != false
    // In `<st⟨U+200B⟩ep` and `sl⟨U+200B⟩ug="x"` it is to be removed, but not in `<dua⟨U+200B⟩id="1"`.
    let isInWord = bytes[start - 1].isASCIILetter && bytes[end...].first?.isASCIILetter == true
    let isSeparator =
      !isBesideSpace && bytes[start - 1] != UInt8(ascii: "<") && (first.isWhiteSpace || !isAfterAttribute)
    guard isInWord, first.isWhiteSpace else {
      return MalformedXML.invisible(
        first,
        isSeparator: isSeparator,
        isInWord: isInWord,
        at: range(start..<end)
      )
    }
    // A space that cannot be seen is one between an element and an attribute, or one too many in a name.
    let name = source.lastOpening(before: start) + 1..<start
    let isElement = bytes[name].allSatisfy { $0.isASCIILetter || $0 == UInt8(ascii: "-") }
    let isBeforeAttribute = isElement && startsAttribute(bytes[end...].prefix(64))
    return MalformedXML.invisible(
      first,
      isSeparator: isBeforeAttribute,
      isInWord: !isBeforeAttribute,
      at: range(start..<end)
    )
  }

  /// Characters that are not seen, before the quote of a value. Before a value without one they are a part of what to replace.
  func invisibleBeforeValue() -> Finding? {
    let start = offset
    let next = source.text(start..<start + 64).unicodeScalars.first { $0.isASCII || !$0.isBlank }
    return next == "\"" || next == "'" ? invisible() : nil
  }

  /// A value in quotes right after the name of its attribute.
  func missingEquals() -> Finding? {
    let start = offset
    guard start < bytes.count, bytes[start] == UInt8(ascii: "\"") || bytes[start] == UInt8(ascii: "'") else {
      return nil
    }
    let before = bytes[..<start].dropLast(while: \.isXMLSpace)
    guard let space = before.suffix(256).lastIndex(where: \.isXMLSpace) else { return nil }
    let name = space + 1..<before.endIndex
    if let finding = otherEquals(name, value: start) { return finding }
    // `category"=x"`
    let isInValue = bytes[(start + 1)...].first == UInt8(ascii: "=")
    if isInValue, isQuoteOfValue(start + 2) {
      return MalformedXML.extraSign(source.text(start..<start + 1), at: range(start..<start + 1))
    }
    return MalformedXML.missingEquals(
      source.text(name),
      quote: isInValue ? source.text(start..<start + 1) : nil,
      at: range(name),
      end: range(name.upperBound..<start + (isInValue ? 2 : 0))
    )
  }

  /// Whether a value begins with a quote there: `category"="x"`. In `category"="` a value without characters ends.
  private func isQuoteOfValue(_ index: Int) -> Bool {
    guard let quote = bytes[index...].first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
      let next = bytes[(index + 1)...].first
    else { return false }
    return !next.isXMLSpace && !"/>".utf8.contains(next)
  }

  /// `category: "x"`, as JSON writes it, and other signs that no name ends with.
  private func otherEquals(_ name: Range<Int>, value: Int) -> Finding? {
    guard let sign = source.text(name).unicodeScalars.last,
      !sign.isASCIILetterOrDigit, !sign.properties.isAlphabetic
    else { return nil }
    let name = name.lowerBound..<name.upperBound - UTF8.width(sign)
    guard !name.isEmpty else { return nil }
    return MalformedXML.otherEquals(
      sign,
      after: source.text(name),
      at: range(name),
      end: range(name.upperBound..<value)
    )
  }

  /// `category=="x"`.
  func repeatedEquals() -> Finding? {
    let start = offset
    let signs = bytes[start...].prefix { $0 == UInt8(ascii: "=") || $0.isXMLSpace }
    guard signs.first == UInt8(ascii: "="), let next = bytes[signs.endIndex...].first,
      next == UInt8(ascii: "\"") || next == UInt8(ascii: "'")
    else { return nil }
    return MalformedXML.extraSign("=", at: range(signs.indices))
  }

  /// `&amp` without its semicolon, and `& amp;` with a space.
  func brokenReference(after ampersand: Int) -> Finding? {
    let rest = bytes[(ampersand + 1)...].prefix(32)
    let blank = rest.prefix(while: \.isXMLSpace)
    let name = rest[blank.endIndex...].prefix {
      $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "#")
    }
    let text = source.text(name.indices)
    let isNamed = ["amp", "lt", "gt", "quot", "apos", "nbsp"].contains(text)
    let hasSemicolon = bytes[name.endIndex...].first == UInt8(ascii: ";")
    if isNamed, hasSemicolon, !blank.isEmpty {
      return BareAmpersand.space(in: "&\(text);", at: range(blank.indices))
    }
    let isNumber =
      text.hasPrefix("#") && text.utf8.dropFirst().allSatisfy(\.isASCIIDigit) && text.utf8.count > 1
    guard isNamed || isNumber, !hasSemicolon, blank.isEmpty else { return nil }
    return BareAmpersand.missingSemicolon(
      "&\(text)",
      at: range(ampersand..<name.endIndex),
      end: range(name.endIndex..<name.endIndex)
    )
  }

  /// `&amp؛`, with the semicolon of an Arabic keyboard.
  func arabicSemicolon(after ampersand: Int) -> Finding? {
    let name = bytes[(ampersand + 1)...].prefix(16).prefix {
      $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "#")
    }
    let semicolon = Array("\u{61B}".utf8)
    let text = source.text(name.indices)
    guard ["amp", "lt", "gt", "quot", "apos", "nbsp"].contains(text) || text.hasPrefix("#"),
      bytes[name.endIndex...].starts(with: semicolon)
    else { return nil }
    return BareAmpersand.arabicSemicolon(
      source.text(ampersand..<name.endIndex),
      at: range(name.endIndex..<name.endIndex + semicolon.count)
    )
  }
}
