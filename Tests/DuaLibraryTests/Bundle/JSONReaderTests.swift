import Foundation
import SeededRandom
import Testing

@testable import DuaLibrary

/// The JSON reader, compared with Foundation's.
@Suite("Reading JSON")
struct JSONReaderTests {
  private func isWellFormed(_ json: [UInt8]) -> Bool { json.withUnsafeBytes { JSONReader.isWellFormed($0) } }

  private func read<Value>(
    _ json: String,
    _ body: (inout JSONReader) throws(JSONFailure) -> Value
  ) throws -> Value {
    let bytes = Array(json.utf8)
    return try bytes.withUnsafeBytes { bytes in
      var reader = JSONReader(bytes)
      let value = try body(&reader)
      try reader.end()
      return value
    }
  }

  @Test(arguments: [
    "0", "-0", "1", "-1", "10", "9223372036854775807", "-9223372036854775808", "1.5", "1e5", "1E+5", "0.0e-0",
    "true", "false", "null", "\"\"", "[]", "{}", " [ 1 , { \"a\" : [ ] } ] \n", "[[[[]]]]",
    #""\"\\\/\b\f\n\r\t""#,
    #""\u0000\u00e9\uD83D\uDC8E\ud83d\udc8e""#, "\"\u{7F}\u{80}\u{2028}\"", #"{"a":1,"a":2}"#,
  ])
  func `Valid JSON is accepted`(json: String) { #expect(isWellFormed(Array(json.utf8))) }

  @Test(arguments: [
    "", " ", "[", "]", "{", "}", "[1", "[1,", "[1,]", "[,1]", "[1 2]", "{\"a\"}", "{\"a\":}", "{\"a\":1,}",
    "{1:1}",
    "{a:1}", "01", "-", "+1", ".5", "1.", "1e", "1e+", "0x1", "--1", "tru", "True", "nul", "nan", "\"",
    "\"\\\"",
    "\"\\x\"", "\"\\u12\"", "\"\\u12G4\"", #""\ud800""#, #""\udc00""#, #""\ud800\u0041""#, #""\ud800\ud800""#,
    "\"\n\"", "\"\u{0}\"", "'a'", "1 1", "[]]", "/**/1", "\u{FEFF}1", "1\u{0}", "\u{C}1", "\u{A0}1",
  ])
  func `Anything else is rejected`(json: String) { #expect(!isWellFormed(Array(json.utf8))) }

  @Test(arguments: [
    [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xD8], [0xE2, 0x80],
  ])
  func `Invalid UTF-8 is rejected`(bytes: [UInt8]) {
    let quote = UInt8(ascii: "\"")
    #expect(!isWellFormed([quote] + bytes + [quote]))
    #expect(!isWellFormed(Array(#"{""#.utf8) + bytes + Array(#"":1}"#.utf8)))
  }

  private enum KnownKey: String, CodingKey, CaseIterable {
    case known
  }

  @Test func `An unknown key is skipped only if it is UTF-8`() throws {
    func read(_ name: [UInt8]) throws {
      let bytes = Array("{\"".utf8) + name + Array("\":[1]}".utf8)
      try bytes.withUnsafeBytes { bytes in
        var reader = JSONReader(bytes)
        try reader.object(JSONKeys(KnownKey.self)) { (json, _) throws(JSONFailure) in _ = try json.integer() }
        try reader.end()
      }
    }
    try read(Array("known\u{E9}".utf8))
    #expect(throws: JSONFailure.self) { try read(Array("know".utf8) + [0xFF]) }
  }

  @Test func `Bytes at random are JSON for both readers or for neither`() throws {
    let seed = Array(
      #"[{"a":"\u00e9\"x","b":[1,-2.5e+10,true,false,null],"c":{"d":{}}},"سُبْحَانَ 💎", 0 ]"#.utf8
    )
    let alphabet = Array("0123456789{}[]\",:-+.eE \n\\/utrnfalse".utf8) + [0x00, 0x1F, 0x80, 0xD9, 0xFF]
    var random = SplitMix64(seed: 7)
    var accepted = 0
    for _ in 0..<4_000 {
      var bytes = seed
      for _ in 0...Int.random(in: 0...2, using: &random) {
        let place = Int.random(in: bytes.indices, using: &random)
        switch Int.random(in: 0...2, using: &random) {
        case 0: bytes[place] = alphabet.randomElement(using: &random) ?? 0
        case 1: bytes.remove(at: place)
        default: bytes.insert(alphabet.randomElement(using: &random) ?? 0, at: place)
        }
      }
      let text = String(decoding: bytes, as: UTF8.self)
      // Foundation accepts a comma after the last element, and rejects a number that no `Double` is near.
      if text.contains(/,[ \n\r\t]*[\]}]/) || text.contains(/[eE]\+?[0-9]{3}/) { continue }
      let isJSON = (try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)) != nil
      if isJSON { accepted += 1 }
      #expect(isWellFormed(bytes) == isJSON, "\(text.debugDescription)")
    }
    #expect(accepted > 200)
  }

  @Test func `Nesting is limited`() {
    func nested(_ depth: Int) -> [UInt8] {
      Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
    }
    #expect(isWellFormed(nested(512)))
    #expect(!isWellFormed(nested(513)))
    #expect(!isWellFormed([UInt8](repeating: UInt8(ascii: "["), count: 1 << 20)))
  }

  @Test func `Texts of any length are read as they are, with and without escapes`() throws {
    var random = SplitMix64(seed: 3)
    let scalars: [Unicode.Scalar] = [
      "a", "\"", "\\", "\u{651}", "ب", "\u{1F}", "\n", "💎", "/", "\u{2028}", " ", "x",
    ]
    for length in 0..<200 {
      var text = ""
      for _ in 0..<length { text.unicodeScalars.append(scalars.randomElement(using: &random) ?? "a") }
      let json = String(decoding: try JSONEncoder().encode([text]), as: UTF8.self)
      let read = try read(json) { (json) throws(JSONFailure) in
        try json.elements { (json) throws(JSONFailure) in try json.string() }
      }
      #expect(read.first?.unicodeScalars.elementsEqual(text.unicodeScalars) == true, "\(length)")
    }
  }

  @Test func `A text after an equal one, and after a similar one, is itself`() throws {
    let texts = try read(#"["ab","ab","ac","","","abc","ab"]"#) { (json) throws(JSONFailure) in
      try json.elements { (json) throws(JSONFailure) in try json.string() }
    }
    #expect(texts == ["ab", "ab", "ac", "", "", "abc", "ab"])
  }

  @Test func `Whole numbers are read to the limits of 64 bits`() throws {
    for number in [0, 1, -1, 42, Int.max, .min, .max - 1, .min + 1] {
      #expect(try read("\(number)") { (json) throws(JSONFailure) in try json.integer() } == number)
    }
    for number in ["9223372036854775808", "-9223372036854775809", "1.0", "1e2", "99999999999999999999"] {
      #expect(throws: JSONFailure.self) {
        try read(number) { (json) throws(JSONFailure) in try json.integer() }
      }
    }
  }

  private func problem<Row: JSONRow>(_: Row.Type, _ json: String) -> RowProblem? {
    do {
      _ = try read(json) { (json) throws(JSONFailure) in try Row(from: &json) }
    } catch JSONFailure.row(let problem) {
      return problem
    } catch {}
    return nil
  }

  @Test func `Keys are compared after their escapes are replaced`() throws {
    let row = try read(#"{"\u0069d":7,"name":"N","sl\u0075g":"s"}"#) { (json) throws(JSONFailure) in
      try CategoryRow(from: &json)
    }
    #expect(row.id == 7 && row.slug == "s")
  }

  @Test(arguments: [
    (#"{"id":1,"name":"N","slug":"s","id":2}"#, RowProblem.repeated(key: "id")),
    (
      #"{"id":1,"name":"N","slug":"s","localizations":{"ar":{"name":"a","name":"b"}}}"#,
      .repeated(key: "localizations.ar.name")
    ),
    (
      #"{"id":1,"name":"N","slug":"s","localizations":{"ar":{},"id":{},"ar":{}}}"#,
      .repeated(key: "localizations.ar")
    ),
    (
      #"{"id":1,"name":"N","slug":"s","localizations":{"AR":{}}}"#,
      .wrongType(key: "localizations.AR", expected: LanguageTag.expectation)
    ),
    (
      #"{"id":1,"name":"N","slug":"s","localizations":{"ar":{"name":1}}}"#,
      .wrongType(key: "localizations.ar.name", expected: "a text")
    ),
    (
      #"{"id":1,"name":"N","slug":"s","localizations":[]}"#,
      .wrongType(key: "localizations", expected: "an object")
    ),
    (#"{"id":null,"name":"N","slug":"s"}"#, .wrongType(key: "id", expected: "a whole number")),
    (#"{"id":1.5,"name":"N","slug":"s"}"#, .wrongType(key: "id", expected: "a whole number")),
    (#"{"id":1,"slug":"s"}"#, .missing(key: "name")),
    (#"[]"#, .wrongType(key: "", expected: "an object")),
  ])
  func `A problem names the path of its key`(json: String, expected: RowProblem) {
    #expect(problem(CategoryRow.self, json) == expected)
  }

  @Test func `Null is an absent value, and unknown keys are skipped`() throws {
    let row = try read(
      #"{"new":[{"a":[null,1.5e3]},"x"],"id":1,"emoji":null,"name":"N","localizations":null,"slug":"s"}"#
    ) { (json) throws(JSONFailure) in try CategoryRow(from: &json) }
    #expect(row.emoji == nil && row.localizations == nil && row.name == "N")
  }
}
