import Foundation
import Testing
import UnicodeText

@Suite("JSON")
struct JSONTests {
  private func written(_ text: String, _ escaping: JSONString.Escaping) -> String {
    var bytes: [UInt8] = []
    JSONString.append(text, to: &bytes, escaping: escaping)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("of an array whose elements are made when they are written is that of the array")
  func lazyArray() {
    for count in 0...3 {
      let elements = (0..<count).map { JSONValue.object([(key: "n", value: .integer($0))]) }
      let lazy = JSONValue.object([(key: "a", value: .lazyArray(count) { .object([("n", .integer($0))]) })])
      #expect(lazy.text == JSONValue.object([(key: "a", value: .array(elements))]).text)
    }
  }

  @Test("has the escapes of RFC 8259 with one letter, and no others")
  func escapes() {
    let letters = (0...255 as ClosedRange<UInt8>).filter { JSONString.character(ofEscape: $0) != nil }
    #expect(letters == Array("\"/\\bfnrt".utf8))
    #expect(
      letters.compactMap(JSONString.character(ofEscape:)) == [0x22, 0x2F, 0x5C, 0x08, 0x0C, 0x0A, 0x0D, 0x09]
    )
  }

  @Test("joins a lead surrogate and a trail surrogate, and nothing else")
  func surrogates() {
    for scalar: Unicode.Scalar in ["\u{10000}", "\u{1F9ED}", "\u{10FFFF}"] {
      let units = Array(scalar.utf16)
      #expect(Unicode.Scalar(lead: units[0], trail: units[1]) == scalar)
      #expect(Unicode.Scalar(lead: units[1], trail: units[0]) == nil)
    }
    #expect(Unicode.Scalar(lead: 0xD800, trail: 0x0041) == nil)
    #expect(Unicode.Scalar(lead: 0x0041, trail: 0xDC00) == nil)
  }

  @Test("escapes what RFC 8259 requires, and nothing else")
  func required() {
    #expect(written("رَبّ \u{200F}\u{7F}/", .required) == "\"رَبّ \u{200F}\u{7F}/\"")
    #expect(written("\"\\\u{8}\t\n\u{C}\r\0\u{1F}", .required) == #""\"\\\b\t\n\f\r\u0000\u001f""#)
  }

  @Test("escapes a byte at any offset in a text, and none of the others", arguments: 0...255)
  func offsets(value: UInt8) {
    let scalar = Unicode.Scalar(value)
    let text = String(String.UnicodeScalarView([scalar]))
    for offset in 0...17 {
      let (before, after) = (
        String(repeating: "ـ", count: offset), String(repeating: "z", count: 17 - offset)
      )
      let isEscaped = value < 0x20 || scalar == "\"" || scalar == "\\"
      #expect((written(before + text + after, .required) == "\"\(before)\(text)\(after)\"") != isEscaped)
      let ascii = String(repeating: "a", count: offset)
      #expect((written(ascii + text + after, .required) == "\"\(ascii)\(text)\(after)\"") != isEscaped)
    }
  }

  @Test("escapes scalars that are unsafe to show, beyond the BMP as surrogate pairs")
  func unsafe() {
    #expect(written("a\u{202E}\u{E0041}\u{7F}🤲\n", .unsafeToShow) == #""a\u202e\udb40\udc41\u007f🤲\n""#)
  }

  @Test("of a document of one line become escapes if they are unsafe to show")
  func unsafeInDocument() {
    for (document, escaped) in [
      ("{\"ا\":[\"a\\n🤲\"]}", "{\"ا\":[\"a\\n🤲\"]}"),
      ("[\"a\u{202E}\u{E0041}\u{7F}🤲\"]", #"["a\u202e\udb40\udc41\u007f🤲"]"#),
    ] {
      #expect(JSONString.escapingUnsafeScalars(ofLine: document) == escaped)
    }
  }

  @Test(
    "of every scalar is read back by Foundation as that scalar",
    arguments: [JSONString.Escaping.required, .unsafeToShow]
  )
  func everyScalar(escaping: JSONString.Escaping) throws {
    for page in stride(from: UInt32(0), to: 0x10FFFF, by: 0x1000) {
      let scalars = (page..<page + 0x1000).compactMap(Unicode.Scalar.init)
      var text = String.UnicodeScalarView()
      // A base before each scalar, so that marks do not compose with the scalar before them.
      for scalar in scalars { text.append(contentsOf: ["x", scalar]) }
      let json = Data("[\(written(String(text), escaping))]".utf8)
      let read = try #require(try JSONDecoder().decode([String].self, from: json).first)
      #expect(read.unicodeScalars.elementsEqual(text), "U+\(String(page, radix: 16))")
    }
  }

  @Test("has one member per line, in the given order")
  func layout() {
    let value = JSONValue.object([
      ("b", .array([.integer(1), .boolean(true)])), ("a", .object([])), ("c", .array([])),
      ("d", .string("\u{200F}")),
    ])
    let text = """
      {
        "b": [
          1,
          true
        ],
        "a": {},
        "c": [],
        "d": "\\u200f"
      }
      """
    #expect(String(decoding: value.formatted(escaping: .unsafeToShow), as: UTF8.self) == text)
  }
}
