import Diagnostics
import UnicodeText

// Signs in a tag that are one too many, or others than those of XML.
extension XMLFailure {
  /// A sign where a name is expected: after a `<`, after the name of a tag, or after a value.
  func signBeforeName() -> Finding? {
    guard offset > 0, offset < bytes.count else { return nil }
    if bytes[offset - 1] == UInt8(ascii: "<") {
      return extraOpening() ?? backslashAtStart() ?? otherCommentStart()
    }
    return signBeforeEnd() ?? signAfterName() ?? signAfterValue()
  }

  /// Whether the parser stopped in a start tag, after its name.
  var isAfterTagName: Bool {
    let open = source.lastOpening(before: offset)
    return open + 1 < offset && bytes[open] == UInt8(ascii: "<") && bytes[open + 1].isASCIILetter
  }

  /// `<<title>` and `<</title>`.
  private func extraOpening() -> Finding? {
    guard bytes[offset] == UInt8(ascii: "<") else { return nil }
    let isEndTag = bytes[(offset + 1)...].first == UInt8(ascii: "/")
    let start = offset + (isEndTag ? 2 : 1)
    let name = start..<nameEnd(from: start)
    let isTag =
      isEndTag
      ? openElements.last.map { bytes[$0].elementsEqual(bytes[name]) } == true
      : Self.elements.contains(source.text(name))
    guard isTag else { return nil }
    let isAfterText = source.isAfterText(offset - 1)
    return MalformedXML.extraSign("<", at: range(offset - 1..<offset), isAfterText ? .unsafe : .safe)
  }

  /// `<\title>`.
  private func backslashAtStart() -> Finding? {
    guard bytes[offset] == UInt8(ascii: "\\"), let element = openElements.last,
      bytes[(offset + 1)...].starts(with: bytes[element]),
      bytes[(offset + 1 + element.count)...].first == UInt8(ascii: ">")
    else { return nil }
    return MalformedXML.backslash(at: range(offset..<offset + 1))
  }

  /// `<! -- a comment -->` and `<!- a comment -->`.
  private func otherCommentStart() -> Finding? {
    guard bytes[offset] == UInt8(ascii: "!") else { return nil }
    let blank = bytes[(offset + 1)...].prefix(while: \.isXMLSpace)
    let hyphens = bytes[blank.endIndex...].prefix(2).prefix { $0 == UInt8(ascii: "-") }
    let content = bytes[hyphens.endIndex...].prefix { $0 != UInt8(ascii: "<") }
    source.work.add(content.count)
    guard content.contains("-->".utf8) else { return nil }
    let end = hyphens.isEmpty ? offset + 1 : hyphens.endIndex
    return MalformedXML.commentMark("<!--", at: range(offset - 1..<end))
  }

  /// `"//>` and `"\>`, at the end of an element without content.
  func signBeforeEnd() -> Finding? {
    let slashes = bytes[offset...].prefix(4).prefix { $0 == UInt8(ascii: "/") }
    if slashes.count > 1, bytes[slashes.endIndex...].first == UInt8(ascii: ">") {
      return MalformedXML.extraSign("/", at: range(offset..<slashes.endIndex - 1))
    }
    let open = source.lastOpening(before: offset)
    guard bytes[offset...].starts(with: "\\>".utf8), open < offset,
      Self.emptyElements.contains(source.text(open + 1..<nameEnd(from: open + 1)))
    else { return nil }
    return MalformedXML.backslash(at: range(offset..<offset + 1))
  }

  /// `<dua, id="1">`.
  private func signAfterName() -> Finding? {
    let open = source.lastOpening(before: offset)
    guard Self.elements.contains(source.text(open + 1..<offset)), let sign = straySign(at: offset) else {
      return nil
    }
    let end = offset + UTF8.width(sign)
    let rest = bytes[end...].prefix(64)
    let next = rest.drop(while: \.isXMLSpace)
    guard startsAttribute(next) else { return nil }
    return MalformedXML.straySign(
      sign,
      after: "the name of an element",
      isSeparator: next.startIndex == end,
      at: range(offset..<end)
    )
  }

  /// A sign of a text, or one that another language writes between two attributes.
  func straySign(at index: Int) -> Unicode.Scalar? {
    let text = source.text(min(index, bytes.count)..<min(index + 4, bytes.count))
    guard let sign = text.unicodeScalars.first else { return nil }
    let isSign =
      sign.isASCII
      ? !sign.isASCIILetterOrDigit && sign.value > 0x20 && !"<>&".unicodeScalars.contains(sign)
      : ["\u{60C}", "\u{61B}", "\u{201C}", "\u{201D}", "\u{2018}", "\u{2019}"].contains(sign)
    return isSign ? sign : nil
  }

  /// A character of no name, in the name of an attribute or after a value: `x…p="40"` and `xp="40"…`.
  func strayCharacter() -> Finding? {
    let text = source.text(offset..<min(offset + 4, bytes.count))
    guard let character = text.unicodeScalars.first, !character.isASCII, !character.isBlank else {
      return nil
    }
    return MalformedXML.strayCharacter(character, at: range(offset..<offset + UTF8.width(character)))
  }

  /// A sign between the slash, the name and the `>` of an end tag: `<//title>`, `</title/>` and `</title">`.
  func signInEndTag() -> Finding? {
    let open = source.lastOpening(before: offset)
    guard bytes[open...].starts(with: "</".utf8), let element = openElements.last, open + 2 <= offset else {
      return nil
    }
    if open + 2 == offset, bytes[offset...].first == UInt8(ascii: "/") {
      guard bytes[(offset + 1)...].starts(with: bytes[element]) else { return nil }
      return MalformedXML.extraSign("/", at: range(offset..<offset + 1))
    }
    guard bytes[(open + 2)..<offset].elementsEqual(bytes[element]), let sign = straySign(at: offset) else {
      return nil
    }
    let end = offset + UTF8.width(sign)
    guard bytes[end...].first == UInt8(ascii: ">") else { return nil }
    return MalformedXML.extraSign(source.text(offset..<end), at: range(offset..<end))
  }

  /// A misspelled end tag with a sign that no name has: `</titl!e>`.
  func misspelledEnd() -> Finding? {
    let open = source.lastOpening(before: offset)
    guard bytes[open...].starts(with: "</".utf8), let element = openElements.last else { return nil }
    let name = bytes[(open + 2)...].prefix(64).prefix { !$0.isXMLSpace && !"<>".utf8.contains($0) }
    let (written, expected) = (source.text(name.indices), source.text(element))
    guard bytes[name.endIndex...].first == UInt8(ascii: ">"),
      Suggestion.nearest(to: written, among: [expected]) != nil
    else { return nil }
    return MismatchedTag.finding(written, expected: expected, at: range(name.indices), start: range(element))
  }

  /// A sign in the name of an attribute, after it, or instead of its equals sign: `xp?="40"`, `x?p="40"` and `xp["40"`.
  func signInAttributeName() -> Finding? {
    let isPart = { (byte: UInt8) in byte.isASCIILetter || "-:".utf8.contains(byte) }
    let name = bytes[..<offset].suffix(64).reversed().prefix(while: isPart).count
    guard name > 0, let sign = straySign(at: offset), !["\"", "'", "=", "/"].contains(sign) else {
      return nil
    }
    let end = offset + UTF8.width(sign)
    let rest = bytes[end...].prefix(64)
    guard let next = rest.first else { return nil }
    if next == UInt8(ascii: "\"") || next == UInt8(ascii: "'") {
      return MalformedXML.otherEquals(
        sign,
        after: source.text(offset - name..<offset),
        at: range(offset - name..<offset),
        end: range(offset..<end)
      )
    }
    let isAtEnd = rest.first { !$0.isXMLSpace } == UInt8(ascii: "=")
    guard isAtEnd || startsAttribute(rest) else { return nil }
    return MalformedXML.extraSign(
      source.text(offset..<end),
      at: range(offset..<end),
      isAtEnd ? .safe : .unsafe
    )
  }

  /// A sign between the equals sign and the quote of a value, or instead of that quote: `xp=("40"`, `xp=;40"` and `xp=>40"`.
  func signBeforeValue() -> Finding? {
    let isEnd = bytes[offset...].first == UInt8(ascii: ">")
    guard let sign = isEnd ? ">" : straySign(at: offset), !["\"", "'", "="].contains(sign) else { return nil }
    let end = offset + UTF8.width(sign)
    let rest = bytes[end...].prefix(1024)
    let isBeforeQuote = rest.first.map { "\"'".utf8.contains($0) } == true
    let quote = isBeforeQuote ? rest[end] : UInt8(ascii: "\"")
    let value = rest.dropFirst(isBeforeQuote ? 1 : 0).prefix { $0 != quote && !"<>=\n".utf8.contains($0) }
    guard bytes[value.endIndex...].first == quote, let next = bytes[(value.endIndex + 1)...].first,
      next.isXMLSpace || "/>".utf8.contains(next)
    else { return nil }
    // After the `>` of a tag the quotes may be those of its text: `xml:lang=>"Morning" words`.
    if isEnd, !isInTag(value.endIndex + 1) { return nil }
    if !isBeforeQuote {
      // A value may begin with some signs.
      let isPart = sign.properties.isQuotationMark || "/.-#_%+".unicodeScalars.contains(sign)
      return isPart ? nil : MalformedXML.otherQuote(sign, at: range(offset..<end))
    }
    return MalformedXML.extraSign(source.text(offset..<end), at: range(offset..<end))
  }

  /// Whether a tag goes on at an offset: with an attribute, or with its end.
  private func isInTag(_ index: Int) -> Bool {
    let next = bytes[index...].prefix(64).drop(while: \.isXMLSpace)
    return next.first == UInt8(ascii: ">") || next.starts(with: "/>".utf8) || startsAttribute(next)
  }

  /// A `<` before an attribute: `slug="a" <xp="40"`.
  func openingBeforeAttribute() -> Finding? {
    guard bytes[offset...].first == UInt8(ascii: "<"), startsAttribute(bytes[(offset + 1)...].prefix(64)),
      isAfterTagName
    else { return nil }
    return MalformedXML.extraSign("<", at: range(offset..<offset + 1))
  }

  /// A second quote before a value: `slug=""al-ikhlas"`.
  func doubledQuote() -> Finding? {
    let start = offset
    var tag = StartTag()
    tag.read(source, endingAt: start)
    guard let value = tag.attributes.last?.value, value.isEmpty, value.upperBound + 1 == start else {
      return nil
    }
    let quote = bytes[start - 1]
    let text = bytes[start...].prefix { $0 != quote && !"<>=\n".utf8.contains($0) }
    source.work.add(text.count)
    guard !text.isEmpty, bytes[text.endIndex...].first == quote else { return nil }
    // In `title=""Morning" words"` the second quote belongs to the text.
    let next = bytes[(text.endIndex + 1)...].prefix(64).drop(while: \.isXMLSpace)
    guard next.first.map({ "/>".utf8.contains($0) }) == true || startsAttribute(next) else { return nil }
    return MalformedXML.extraSign(source.text(start - 1..<start), at: range(start - 1..<start))
  }

  /// A start tag whose `>` is missing before its text, or is another sign: `<title xml:lang="en"Morning</title>`.
  ///
  /// - Parameter text: The offset of the first letter of the text, or of that sign.
  func missingEnd(before text: Int) -> Finding? {
    let open = source.lastOpening(before: text)
    let name = open + 1..<nameEnd(from: open + 1)
    let content = bytes[text...].prefix { !"<>".utf8.contains($0) }
    source.work.add(content.count)
    guard bytes[open] == UInt8(ascii: "<"), name.upperBound < text, !content.isEmpty,
      bytes[content.endIndex...].starts(with: Array("</".utf8) + bytes[name])
    else { return nil }
    let before = bytes[name.upperBound..<text]
    let isAfterSpace = before.last == UInt8(ascii: " ") && before.dropLast().last?.isXMLSpace != true
    let start = isAfterSpace ? text - 1 : text
    let end = straySign(at: text).map { text + UTF8.width($0) } ?? text
    return MalformedXML.unclosedTag(
      source.text(open..<name.upperBound),
      missing: ">",
      sign: end > text ? source.text(text..<end) : nil,
      at: range(name),
      end: range(start..<end)
    )
  }
}
