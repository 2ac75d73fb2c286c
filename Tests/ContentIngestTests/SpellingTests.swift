import ContentIngest
import Diagnostics
import DuaLibrary
import Testing

/// The source map of a text maps every scalar to its source.
struct SpellingTests {
  private struct Place: Equatable {
    var scalar: Unicode.Scalar
    var written: String
  }

  private static func places(_ arabic: String, _ path: String) throws -> (
    places: [Place], whole: SourceMap?, range: SourceRange
  ) {
    let source =
      path.hasSuffix(".xml")
      ? "<duas version=\"1\"><dua slug=\"a\"><arabic>\n \(arabic) </arabic></dua></duas>"
      : "{\"version\": 1, \"duas\": [{\"slug\": \"a\", \"arabic\": \"\(arabic)\"}]}"
    let bytes = Array(source.utf8)
    let file = ingest(bytes, path)
    guard case .dua(let dua) = try #require(file.fragments.first), let text = dua.arabic.located else {
      throw NoText()
    }
    let spelling = file.sourceMaps[text.range]
    var offset = 0
    let places = text.value.unicodeScalars.map { scalar in
      let part = offset..<(offset + UTF8.width(scalar))
      offset = part.upperBound
      let start = text.range.bytes.lowerBound
      let place = spelling?.source(of: part) ?? (start + part.lowerBound)..<(start + part.upperBound)
      return Place(scalar: scalar, written: String(decoding: bytes[place], as: UTF8.self))
    }
    return (places, spelling, text.range)
  }

  private struct NoText: Error {}

  private func expect(
    _ arabic: String,
    _ path: String,
    _ written: [String],
    at location: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let found = try Self.places(arabic, path).places.map(\.written)
    #expect(found == written, sourceLocation: location)
  }

  @Test func `A text that is written literally has no source map`() throws {
    for path in ["a.xml", "a.json"] {
      #expect(try Self.places("رَبِّ", path).whole == nil)
      try expect("رَبِّ", path, ["ر", "\u{64E}", "ب", "\u{650}", "\u{651}"].map { $0 })
    }
  }

  @Test func `References of XML map to their source`() throws {
    try expect("ا&#x640;ب&amp;&#1600;ت", "a.xml", ["ا", "&#x640;", "ب", "&amp;", "&#1600;", "ت"])
    try expect("&lt;&#x1F932;&gt;", "a.xml", ["&lt;", "&#x1F932;", "&gt;"])
  }

  @Test func `Sections and comments are between the scalars`() throws {
    try expect("ا<!-- ب --ب>ت".replacing("--ب>", with: "-->"), "a.xml", ["ا", "ت"])
    try expect("ا<![CDATA[<ب]]>ت", "a.xml", ["ا", "<", "ب", "ت"])
    try expect("ا<![CDATA[]]]]><![CDATA[>]]>ت", "a.xml", ["ا", "]", "]", ">", "ت"])
  }

  @Test func `Escapes of JSON map to their source`() throws {
    try expect(
      #"ا\u0640ب\"\\\ud83e\udd32ت\/"#,
      "a.json",
      ["ا", #"\u0640"#, "ب", #"\""#, #"\\"#, #"\ud83e\udd32"#, "ت", #"\/"#]
    )
  }

  @Test func `Markup between two scalars belongs to neither, and no change may span it`() throws {
    let (_, spelling, range) = try Self.places("ا<!-- ب -->ت", "a.xml")
    let found = try #require(spelling)
    #expect(found.canReplace(0..<2))
    #expect(found.canReplace(2..<4))
    #expect(!found.canReplace(0..<4))
    #expect(found.source(of: 0..<4) == range.bytes)
    #expect(found.source(of: 0..<0).lowerBound == range.bytes.lowerBound)
  }

  @Test func `A whole reference can be replaced`() throws {
    let (_, spelling, _) = try Self.places("ا&#x640;ت", "a.xml")
    #expect(try #require(spelling).canReplace(0..<6))
  }

  @Test("an ampersand in an attribute is one, however it is written")
  func ampersands() {
    for (written, meant) in [
      ("A &amp; B", "A & B"), ("A &#38; B", "A & B"), ("A &#x26; B", "A & B"), ("&amp;#38;", "&#38;"),
      ("&amp;amp;", "&amp;"), ("&amp;&amp;&lt;&quot;", "&&<\""), ("&amp;\u{301}&amp;", "&\u{301}&"),
    ] {
      let text = "<duas version=\"1\"><dua><source grader=\"\(written)\"/></dua></duas>"
      guard case .dua(let dua)? = ingest(text, "a.xml").fragments.first else {
        Issue.record("no dua")
        return
      }
      #expect(dua.sources.first?.grader.value == meant, "\(written)")
    }
  }
}
