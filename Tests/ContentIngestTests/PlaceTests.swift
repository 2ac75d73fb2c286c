import ContentIngest
import Diagnostics
import DuaLibrary
import Testing

/// Tests ranges by cutting them out of the source.
struct PlaceTests {
  /// The source bytes of a dua's fields.
  private func pieces(_ source: String, _ path: String) throws -> [String: String] {
    let bytes = Array(source.utf8)
    let file = ingest(bytes, path)
    guard case .dua(let dua) = try #require(file.fragments.first) else { return [:] }
    func cut(_ range: SourceRange?) -> String? {
      range.map { String(decoding: bytes[$0.bytes], as: UTF8.self) }
    }
    return [
      "dua": cut(dua.range),
      "id": cut(dua.id.range),
      "slug": cut(dua.slug.range),
      "title": cut(dua.title.first?.text.range),
      "arabic": cut(dua.arabic.range),
      "transliteration": cut(dua.transliteration.range),
      "source": cut(dua.sources.first?.range),
      "note": cut(dua.sources.first?.note.range),
      "ayah": cut(dua.sources.first?.ayah.range),
      "href": cut(dua.audio.range),
    ].compactMapValues(\.self)
  }

  private static let xml = """
    <duas version="1">
      <!-- دعاء -->
      <dua  id = '8' slug="a&#45;b" >
        <title xml:lang="en">  A &amp; ب
        </title>
        <arabic><![CDATA[<ب>]]></arabic><transliteration></transliteration>
        <source note="بسم &quot;x&quot; &gt;" ayah="1-2"
        />
        <audio href="a.m4a"/>
      </dua>
    </duas>
    """

  private static let expectedXML = [
    "dua": #"<dua  id = '8' slug="a&#45;b" >"#,
    "id": "8",
    "slug": "a&#45;b",
    "title": "A &amp; ب",
    "arabic": "<![CDATA[<ب>]]>",
    "transliteration": "",
    "note": "بسم &quot;x&quot; &gt;",
    "ayah": "1-2",
    "href": "a.m4a",
  ]

  @Test(arguments: ["", "\u{FEFF}", "<?xml version=\"1.0\" encoding='utf-8'?>\n"])
  func `XML ranges are those of the source`(prefix: String) throws {
    var pieces = try pieces(prefix + Self.xml, "a.xml")
    #expect(pieces.removeValue(forKey: "source")?.hasSuffix("/>") == true)
    #expect(pieces == Self.expectedXML)
  }

  @Test func `XML ranges are right with CR LF`() throws {
    let source = Self.xml.replacing("\n", with: "\r\n")
    var pieces = try pieces(source, "a.xml")
    pieces["source"] = nil
    #expect(pieces == Self.expectedXML)
  }

  @Test(arguments: ["", "\u{FEFF}"])
  func `JSON ranges are those of the source`(prefix: String) throws {
    let json = """
      {"version": 1, "duas": [
        {"id":8, "slug" : "a-b", "title": {"en": "A \\u0026 ب"}, "arabic": "<\\"ب\\">", "transliteration": "",
         "source": [{"note": "بسم", "ayah": "1-2"}], "audio": {"href": "a.m4a"}}]}
      """
    #expect(
      try pieces(prefix + json, "a.json") == [
        "dua": "{", "id": "8", "slug": "a-b", "title": "A \\u0026 ب", "arabic": "<\\\"ب\\\">",
        "transliteration": "",
        "source": "{", "note": "بسم", "ayah": "1-2", "href": "a.m4a",
      ]
    )
  }

  @Test func `ranges are right after several megabytes`() throws {
    let filler = String(
      repeating:
        "<dua slug=\"x\"><title xml:lang=\"en\">\(String(repeating: "ي يي ", count: 10))ي</title></dua>\n",
      count: 40_000
    )
    let source = "<duas version=\"1\">" + filler + "<dua slug=\"last\"><arabic> نص </arabic></dua></duas>"
    let bytes = Array(source.utf8)
    let file = ingest(bytes, "a.xml")
    #expect(file.findings == [])
    guard case .dua(let dua) = try #require(file.fragments.last) else {
      Issue.record("not a dua")
      return
    }
    let arabic = try #require(dua.arabic.range)
    #expect(String(decoding: bytes[arabic.bytes], as: UTF8.self) == "نص")
    #expect(String(decoding: bytes[dua.range.bytes], as: UTF8.self) == "<dua slug=\"last\">")
  }

  @Test func `the file number is in every range`() {
    guard case .dua(let dua) = ingest(Sample.duasXML, "a.xml").fragments[0] else {
      Issue.record("not a dua")
      return
    }
    #expect(dua.range.file == FileID(7))
    #expect(dua.id.range?.file == FileID(7))
  }
}
