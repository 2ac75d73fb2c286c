import ContentIngest
import ContentRepair
import Diagnostics
import Foundation
import Testing

@testable import LibraryCompiler

@Suite("The position of a generated transliteration")
struct TransliterationInsertionTests {
  private func filled(
    _ source: String,
    _ path: String,
    text: String = "a & b",
    layer: Bool = false
  ) -> String? {
    let bytes = Array(source.utf8)
    let file = ContentIngest.ingest(bytes, file: FileID(0), path: path)
    guard case .dua(var dua)? = file.fragments.first else { return nil }
    if layer { dua.arabic = Field("س", at: SourceRange(file: FileID(1), 0..<2)) }
    guard let insertion = TransliterationInsertion(of: dua, in: bytes, isXML: path.hasSuffix(".xml")) else {
      return nil
    }
    let edit = FixIt.Edit(
      SourceRange(file: FileID(0), insertion.offset..<insertion.offset),
      insertion.insertedText(text, scheme: "rizq-1")
    )
    return String(decoding: FileRevision(bytes, [edit]).new, as: UTF8.self)
  }

  private func xml(_ inner: String) -> String { "<duas version=\"1\"><dua slug=\"a\">\(inner)</dua></duas>" }

  private let element = "<transliteration generated=\"rizq-1\">a &amp; b</transliteration>"
  private let keys = "\"transliteration\": \"a & b\",\"transliteration-generated\": \"rizq-1\""

  @Test("is after the Arabic, with its indentation and line end")
  func afterArabic() {
    for lead in ["\n    ", "\r\n\t", "\r  ", ""] {
      for arabic in [
        "<arabic>س</arabic>", "<arabic xml:lang=\"ar\">\n  س\n  </arabic >",
        "<arabic><![CDATA[س]]><!-- </arabic> --></arabic>",
        "<arabic><!--<arabic>--> &#x633;</arabic>",
      ] {
        let source = xml("\(lead)\(arabic)\(lead)<title xml:lang=\"en\">x</title>")
        #expect(filled(source, "a.xml") == source.replacing(arabic, with: arabic + lead + element))
      }
    }
  }

  @Test("is first in a dua whose Arabic is in a layer")
  func layer() {
    for lead in ["\n    ", "\r\n\t", ""] {
      let source = xml("\(lead)<title xml:lang=\"en\">x</title>")
      #expect(
        filled(source, "a.xml", layer: true) == source.replacing("<title", with: element + lead + "<title")
      )
      let json = "{\"version\": 1, \"duas\": [{\(lead)\"slug\": \"a\"}]}"
      let gap = lead.isEmpty ? " " : lead
      let wanted = keys.replacing(",\"", with: ",\(gap)\"") + ",\(gap)\"slug"
      #expect(filled(json, "a.json", layer: true) == json.replacing("\"slug", with: wanted))
    }
    #expect(filled("<duas version=\"1\"><dua slug=\"a\" /></duas>", "a.xml", layer: true) == nil, "no room")
  }

  @Test("is after the key of the Arabic, on lines of its own if that has one")
  func json() {
    for (lead, gap) in [("\n  ", "\n  "), ("\r\n\t", "\r\n\t"), (" ", " "), ("", " ")] {
      let source = "{\"version\": 1, \"duas\": [{\"slug\": \"a\",\(lead)\"arabic\" :\n \"\\u0633\\\"\"}]}"
      let wanted = "," + gap + keys.replacing(",\"", with: ",\(gap)\"")
      #expect(filled(source, "a.json") == source.replacing("\\\"\"}", with: "\\\"\"\(wanted)}"))
    }
  }
  @Test("escapes every character that JSON strings exclude, controls included")
  func controls() throws {
    let text = "a\u{1}\t\"\\\u{1F}b"
    let source = "{\"version\": 1, \"duas\": [{\"slug\": \"a\", \"arabic\": \"س\"}]}"
    let json = try #require(filled(source, "a.json", text: text))
    struct File: Decodable {
      struct Dua: Decodable { let transliteration: String }
      let duas: [Dua]
    }
    let file = try JSONDecoder().decode(File.self, from: Data(json.utf8))
    #expect(file.duas.map { Array($0.transliteration.utf8) } == [Array(text.utf8)])
  }
}
