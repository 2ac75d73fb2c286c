import CLibXML2
import Foundation
import FoundationXML
import Testing

/// Why the platform's own readers are not used. A failure here means that the toolchain has changed, not that this package has
/// a bug.
struct PlatformFactTests {
  private static func foundationAccepts(_ text: String) -> Bool {
    XMLParser(data: Data(text.utf8)).parse()
  }

  @Test(arguments: ["<a><b>", "", "<a/><b/>"])
  func `XMLParser of Foundation accepts a malformed file`(text: String) {
    #expect(Self.foundationAccepts(text))
  }

  @Test(arguments: [#"{"a": 1,}"#, #"{"a": 1, "a": 2}"#, #"{"a": 1, "b": 2}"#])
  func `JSONDecoder accepts trailing commas, duplicate keys and unknown keys`(text: String) throws {
    struct Value: Decodable { var a: Int }
    #expect(try JSONDecoder().decode(Value.self, from: Data(text.utf8)).a == 1)
  }

  @Test func `JSONDecoder accepts an escaped NUL`() throws {
    #expect(try JSONDecoder().decode([String].self, from: Data(#"["\u0000"]"#.utf8)) == ["\0"])
  }

  @Test func `equality of strings is canonical equivalence, not equality of scalars`() {
    let typed = "\u{628}\u{651}\u{650}"
    let normal = "\u{628}\u{650}\u{651}"
    #expect(typed == normal)
    #expect(!typed.utf8.elementsEqual(normal.utf8))
  }

  @Test func `libxml2 rejects files that are truncated, empty or have two roots`() {
    for text in ["<a><b>", "<a/><b/>", "<a>", " "] {
      let parser = text.withCString { xmlCreateMemoryParserCtxt($0, Int32(text.utf8.count)) }
      defer { xmlFreeParserCtxt(parser) }
      parser?.pointee.sax?.pointee = xmlSAXHandler()
      #expect(xmlParseDocument(parser) != 0 || parser?.pointee.wellFormed == 0)
    }
  }
}
