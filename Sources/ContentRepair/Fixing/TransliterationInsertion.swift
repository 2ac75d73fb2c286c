import ContentDraft

/// Where a generated transliteration is inserted in its dua, with white space that matches its surroundings.
package struct TransliterationInsertion: Equatable {
  private enum Form: Equatable {
    /// An XML element, with the white space before it.
    case element(lead: String)
    /// JSON keys after another key, with the white space before each.
    case keysAfter(lead: String)
    /// JSON keys before all others, with the white space before each if they are on lines of their own.
    case keysBefore(lead: String)
  }

  package let offset: Int
  private let form: Form

  /// After the Arabic text, or first in the dua when that is in a layer. Nil when the dua is an empty element or object.
  package init?(of dua: DuaFragment, in bytes: [UInt8], isXML: Bool) {
    let arabic = dua.arabic.range.flatMap { $0.file == dua.range.file ? $0.bytes : nil }
    let point =
      switch (isXML, arabic) {
      case (true, let arabic?): Self.afterElement(arabic, bytes)
      case (true, nil): Self.afterStartTag(dua.range.bytes, bytes)
      case (false, let arabic?): Self.afterKey(arabic, bytes)
      case (false, nil): Self.afterBrace(dua.range.bytes, bytes)
      }
    guard let point else { return nil }
    (offset, form) = point
  }

  /// The text to insert at `offset`.
  package func insertedText(_ text: String, scheme: String) -> String {
    switch form {
    case .element(let lead):
      let (scheme, text) = (SourceSpelling.xml(scheme), SourceSpelling.xml(text))
      return "\(lead)<transliteration generated=\"\(scheme)\">\(text)</transliteration>"
    case .keysAfter(let lead):
      return keys(text, scheme).map { ",\(lead)\($0)" }.joined()
    case .keysBefore(let lead):
      return keys(text, scheme).map { lead.isEmpty ? "\($0), " : "\(lead)\($0)," }.joined()
    }
  }

  private func keys(_ text: String, _ scheme: String) -> [String] {
    [
      "\"transliteration\": \(SourceSpelling.json(text))",
      "\"transliteration-generated\": \(SourceSpelling.json(scheme))",
    ]
  }

  // MARK: Offsets

  private static func afterElement(_ arabic: Range<Int>, _ bytes: [UInt8]) -> (Int, Form)? {
    guard let start = bytes[..<arabic.lowerBound].lastIndex(of: UInt8(ascii: "<")),
      bytes[start...].starts(with: "<arabic".utf8)
    else { return nil }
    let closing = bytes.skippingSpace(from: arabic.upperBound)
    guard bytes[closing...].starts(with: "</arabic".utf8),
      let end = bytes[closing...].firstIndex(of: UInt8(ascii: ">"))
    else { return nil }
    return (end + 1, .element(lead: bytes.indentation(before: start) ?? ""))
  }

  private static func afterStartTag(_ tag: Range<Int>, _ bytes: [UInt8]) -> (Int, Form)? {
    guard !bytes[tag].reversed().starts(with: ">/".utf8) else { return nil }
    let first = bytes.skippingSpace(from: tag.upperBound)
    return (tag.upperBound, .element(lead: bytes.indentation(before: first) ?? ""))
  }

  private static func afterKey(_ arabic: Range<Int>, _ bytes: [UInt8]) -> (Int, Form)? {
    let quote = arabic.upperBound
    guard arabic.lowerBound > 0, quote < bytes.count, bytes[quote] == UInt8(ascii: "\"") else { return nil }
    var position = bytes.skippingSpaceBack(from: arabic.lowerBound - 1)
    guard position > 0, bytes[position - 1] == UInt8(ascii: ":") else { return nil }
    position = bytes.skippingSpaceBack(from: position - 1)
    let key = Array("\"arabic\"".utf8)
    guard position >= key.count, bytes[..<position].suffix(key.count).elementsEqual(key) else {
      return (quote + 1, .keysAfter(lead: " "))
    }
    return (quote + 1, .keysAfter(lead: bytes.indentation(before: position - key.count) ?? " "))
  }

  private static func afterBrace(_ brace: Range<Int>, _ bytes: [UInt8]) -> (Int, Form)? {
    let offset = brace.lowerBound + 1
    let first = bytes.skippingSpace(from: offset)
    guard first < bytes.count, bytes[first] == UInt8(ascii: "\"") else { return nil }
    return (offset, .keysBefore(lead: bytes.indentation(before: first) ?? ""))
  }
}

extension [UInt8] {
  fileprivate func skippingSpace(from offset: Int) -> Int {
    self[Swift.min(offset, count)...].firstIndex { !$0.isBlank } ?? count
  }

  fileprivate func skippingSpaceBack(from offset: Int) -> Int {
    self[..<offset].lastIndex { !$0.isBlank }.map { $0 + 1 } ?? 0
  }

  /// The line end and the white space before an offset; nil when something else precedes it on its line.
  fileprivate func indentation(before offset: Int) -> String? {
    let start = self[..<offset].lastIndex { $0 != 0x20 && $0 != 0x09 }
    guard let start, self[start] == 0x0A || self[start] == 0x0D else { return nil }
    let isPair = self[start] == 0x0A && start > 0 && self[start - 1] == 0x0D
    return String(decoding: self[(isPair ? start - 1 : start)..<offset], as: UTF8.self)
  }
}
