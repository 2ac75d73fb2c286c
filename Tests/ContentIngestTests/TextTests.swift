import ContentIngest
import DuaLibrary
import Testing
import UnicodeText

struct TextTests {
  private func arabic(_ source: String, _ path: String = "a.xml") throws -> String? {
    guard case .dua(let dua) = try #require(ingest(source, path).fragments.first) else { return nil }
    return dua.arabic.value
  }

  @Test(
    arguments: [
      ("x", "x"),
      (" \r\n\t x y \r\n", "x y"),
      ("&#32;x&#32;", " x "),
      ("&amp;&lt;&gt;&quot;&apos;", "&<>\"'"),
      ("&#x64E;&#1616;", "\u{64E}\u{650}"),
      ("<![CDATA[ & ]]>", " & "),
      ("a<!-- b -->c", "ac"),
      ("\u{A0}x\u{2003}", "\u{A0}x\u{2003}"),
      ("", ""),
      (" \n ", ""),
    ] as [(String, String)]
  )
  func `XML text is every scalar of the source without the surrounding white space`(
    written: String,
    read: String
  ) throws {
    let text = try arabic("<duas version=\"1\"><dua><arabic>\(written)</arabic></dua></duas>")
    #expect(text.hasSameScalars(as: read))
  }

  @Test(arguments: [
    (#"x y"#, "x y"),
    (#" x "#, " x "),
    (#"\"\\\/\t"#, "\"\\/\t"),
    (#"\u064E\u0650\u064e"#, "\u{64E}\u{650}\u{64E}"),
    (#"\ud83d\ude00\uD83D\uDE00"#, "😀😀"),
    ("", ""),
  ])
  func `JSON text is every scalar of the source`(written: String, read: String) throws {
    let text = try arabic(#"{"version": 1, "duas": [{"arabic": ""# + written + #""}]}"#, "a.json")
    #expect(text.hasSameScalars(as: read))
  }

  @Test func `text that is not normalized stays as it is`() throws {
    // Shadda before kasra as people type it; NFC would swap them.
    let text = "\u{628}\u{651}\u{650} e\u{301} \u{FB50}"
    #expect(
      try arabic("<duas version=\"1\"><dua><arabic>\(text)</arabic></dua></duas>").hasSameScalars(as: text)
    )
  }

  @Test func `a text in many pieces is joined`() throws {
    let text = String(repeating: "بِسْمِ ٱللَّهِ &amp; ", count: 5000) + "x"
    let read = try arabic("<duas version=\"1\"><dua><arabic>\(text)</arabic></dua></duas>")
    #expect(read.hasSameScalars(as: text.replacing("&amp;", with: "&")))
  }
}
