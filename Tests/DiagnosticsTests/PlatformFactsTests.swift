import Foundation
import Testing

/// The behavior of the toolchain on which the code does not rely, and the reason for that: any change is of interest.
@Suite("Facts about the platform")
struct PlatformFactsTests {
  private struct Row: Codable, Equatable {
    var b: Int
    var a: String
  }

  private func decode(_ json: String) throws -> Row {
    try JSONDecoder().decode(Row.self, from: Data(json.utf8))
  }

  @Test("String compares, hashes and sorts by canonical equivalence, which bytes and checksums do not")
  func canonicalEquivalence() {
    let one = "\u{0651}\u{0650}"
    let other = "\u{0650}\u{0651}"
    #expect(one == other)
    #expect(one.hashValue == other.hashValue)
    #expect(!(one < other) && !(other < one))
    #expect(Set([one, other]).count == 1)
    #expect(!one.utf8.elementsEqual(other.utf8))
    #expect("\u{E9}" == "e\u{301}")
  }

  @Test("CR LF is one character, and a mark joins the character before it, also a quotation mark")
  func characters() {
    let lineEnd = "\r\n"
    let markedQuote = "\"\u{0651}"
    #expect(lineEnd.count == 1)
    #expect(markedQuote.count == 1)
    #expect(!markedQuote.hasPrefix("\""))
  }

  @Test("JSONDecoder accepts a trailing comma")
  func trailingComma() throws {
    #expect(try decode(#"{"a":"x","b":1,}"#) == Row(b: 1, a: "x"))
  }

  @Test("JSONDecoder accepts a duplicate key and uses the first")
  func duplicateKey() throws {
    #expect(try decode(#"{"a":"x","b":1,"b":2}"#) == Row(b: 1, a: "x"))
  }

  @Test("JSONDecoder accepts NUL escapes and unknown keys")
  func nulAndUnknownKeys() throws {
    #expect(try decode(#"{"a":"\u0000","b":1,"c":[]}"#) == Row(b: 1, a: "\u{0}"))
  }

  @Test("JSONDecoder does not report the location of a syntax error")
  func noPosition() throws {
    let error = try #require(throws: DecodingError.self) { try decode("{\"a\":\"x\",\n\"b\" 1}") }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(context.codingPath.isEmpty)
    #expect(!context.debugDescription.contains { $0.isNumber })
  }

  @Test("JSONEncoder with sorted keys writes the same bytes whatever the order of insertion")
  func sortedKeys() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let keys = (0..<100).map { "key\($0)" }
    var one: [String: Int] = [:]
    var other = [String: Int](minimumCapacity: 10_000)
    for key in keys { one[key] = 1 }
    for key in keys.reversed() { other[key] = 1 }
    #expect(try encoder.encode(one) == encoder.encode(other))
    #expect(try String(decoding: encoder.encode(Row(b: 1, a: "a/b")), as: UTF8.self) == #"{"a":"a/b","b":1}"#)
  }

  @Test("equal sets are walked in different orders")
  func hashOrder() {
    let elements = (0..<100).map { "key\($0)" }
    let one = Set(elements)
    var other = Set<String>(minimumCapacity: 10_000)
    for element in elements { other.insert(element) }
    #expect(one == other)
    #expect(Array(one) != Array(other))
  }

  @Test("JSONEncoder writes C1 controls and direction controls as they are")
  func controlsInJSON() throws {
    let text = try String(decoding: JSONEncoder().encode("\u{9B}\u{202E}"), as: UTF8.self)
    #expect(text == "\"\u{9B}\u{202E}\"")
  }
}
