import Diagnostics
import UnicodeText

// Mistakes in references: `&amp;`.
extension XMLFailure {
  func bareAmpersand() -> Finding {
    guard let ampersand else { return malformed(.other) }
    return arabicSemicolon(after: ampersand) ?? brokenReference(after: ampersand)
      ?? BareAmpersand.finding(at: range(ampersand..<(ampersand + 1)))
  }

  func undefinedEntity(_ name: String) -> Finding {
    guard let start = readReference ?? ampersand else { return malformed(.other) }
    let end = bytes[start...].prefix(64).firstIndex(of: UInt8(ascii: ";")).map { $0 + 1 } ?? offset
    return UndefinedEntity.finding(name, at: range(start..<max(start + 1, end)))
  }

  func invalidCharacter() -> Finding {
    guard let start = readReference ?? ampersand, offset - start < 64 else { return malformed(.other) }
    if let finding = arabicSemicolon(after: start) ?? brokenReference(after: start) { return finding }
    let end =
      bytes[start...].prefix(64).firstIndex(of: UInt8(ascii: ";")).map { $0 + 1 } ?? max(start + 1, offset)
    return ForbiddenCharacter.reference(source.text(start..<end), at: range(start..<end))
  }

  /// `&amp` without its semicolon, and `& amp;` with a space.
  private func brokenReference(after ampersand: Int) -> Finding? {
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
  private func arabicSemicolon(after ampersand: Int) -> Finding? {
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

  /// The `&` of the reference that the parser has read to its end. Another one may follow at once.
  private var readReference: Int? {
    let read = bytes[..<offset]
    return read.last == UInt8(ascii: ";") ? read.suffix(1024).lastIndex(of: UInt8(ascii: "&")) : nil
  }

  /// The `&` of the reference in which the parser stopped; the first of `&&`.
  private var ampersand: Int? {
    let here = offset
    let before = bytes[..<here].suffix(1024).lastIndex(of: UInt8(ascii: "&"))
    guard here < bytes.count, bytes[here] == UInt8(ascii: "&") else { return before }
    guard let before, !bytes[before..<here].contains(UInt8(ascii: ";")) else { return here }
    return bytes[(before + 1)..<here].contains { $0.isXMLSpace || $0 == UInt8(ascii: "<") } ? here : before
  }

  /// Whether the parser stopped inside a tag, and not in a value: `<tit&le>`. No reference is possible there.
  var isBetweenValues: Bool {
    let open = source.lastOpening(before: offset)
    guard bytes[open...].first == UInt8(ascii: "<") else { return false }
    var quote: UInt8?
    let tagEnd = bytes[open..<offset].firstIndex { byte in
      if let end = quote {
        if byte == end { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      }
      return quote == nil && byte == UInt8(ascii: ">")
    }
    source.work.add((tagEnd ?? offset) - open)
    return tagEnd == nil && quote == nil
  }

  var isInReference: Bool {
    guard let ampersand else { return false }
    return bytes[(ampersand + 1)..<max(ampersand + 1, offset)].allSatisfy { byte in
      byte >= 0x80 || (UInt8(ascii: "0")...UInt8(ascii: "z")).contains(byte) && byte != UInt8(ascii: "<")
    }
  }
}
