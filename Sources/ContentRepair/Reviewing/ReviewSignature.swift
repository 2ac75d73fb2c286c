import ContentDraft
import Diagnostics
import DuaLibrary

/// What signing a review writes.
package struct ReviewSignature: Equatable, Sendable {
  /// Who reviewed the dua.
  package let reviewer: String
  /// The day of the review, as `2026-01-31`.
  package let date: String
  /// The hash of the ``ReviewedText``.
  package let hash: String

  package init(reviewer: String, date: String, hash: String) {
    (self.reviewer, self.date, self.hash) = (reviewer, date, hash)
  }

  /// The edit that writes the signature into the source of a dua: in place of its review, or else at its beginning.
  ///
  /// Nil if the review cannot be found in the bytes, or the dua is an empty element or object.
  package func edit(of dua: DuaFragment, in bytes: [UInt8], isXML: Bool) -> FixIt.Edit? {
    guard let review = dua.review else { return insertion(into: dua, bytes, isXML) }
    let range = review.range
    if isXML {
      let isEmpty = bytes[range.bytes].suffix(2).elementsEqual("/>".utf8)
      return FixIt.Edit(range, "<review \(attributes)\(isEmpty ? "/>" : ">")")
    }
    guard let end = Self.endOfObject(at: range.bytes.lowerBound, bytes) else { return nil }
    return FixIt.Edit(SourceRange(file: range.file, range.bytes.lowerBound..<end), object)
  }

  private func insertion(into dua: DuaFragment, _ bytes: [UInt8], _ isXML: Bool) -> FixIt.Edit? {
    let start = dua.range.bytes
    let offset = start.upperBound
    let first = bytes[offset...].firstIndex { !$0.isBlank } ?? bytes.count
    let lead = String(decoding: bytes[offset..<first], as: UTF8.self)
    let range = SourceRange(file: dua.range.file, offset..<offset)
    if isXML {
      guard !bytes[start].suffix(2).elementsEqual("/>".utf8) else { return nil }
      return FixIt.Edit(range, "\(lead)<review \(attributes)/>")
    }
    guard first < bytes.count, bytes[first] == UInt8(ascii: "\"") else { return nil }
    return FixIt.Edit(range, "\(lead)\"review\": \(object),\(lead.isEmpty ? " " : "")")
  }

  private var attributes: String {
    "status=\"reviewed\" by=\"\(SourceSpelling.xml(reviewer))\" date=\"\(date)\" hash=\"\(hash)\""
  }

  private var object: String {
    "{\"status\": \"reviewed\", \"by\": \(SourceSpelling.json(reviewer)), \"date\": \"\(date)\", \"hash\": \"\(hash)\"}"
  }

  /// The offset after the brace that closes the object at an offset; the object has been read, so it is well-formed.
  private static func endOfObject(at start: Int, _ bytes: [UInt8]) -> Int? {
    var depth = 0
    var isInString = false
    var offset = start
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\\") where isInString: offset += 1
      case UInt8(ascii: "\""): isInString.toggle()
      case UInt8(ascii: "{") where !isInString: depth += 1
      case UInt8(ascii: "}") where !isInString:
        depth -= 1
        if depth == 0 { return offset + 1 }
      default: break
      }
      offset += 1
    }
    return nil
  }
}
