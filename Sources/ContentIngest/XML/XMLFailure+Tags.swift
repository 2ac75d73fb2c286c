import Diagnostics
import UnicodeText

// Mistakes inside a tag.
extension XMLFailure {
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

  /// Elements that have attributes and no content.
  static let emptyElements: Set<String> = ["source", "step", "audio", "review"]

  /// The names of elements.
  static let elements = Set(
    DocumentKind.allCases.flatMap { [$0.rootName, $0.schema.name] + $0.schema.xmlNames(.element) }
  )

  /// What is where the space before an attribute or the end of the tag is expected.
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
}
