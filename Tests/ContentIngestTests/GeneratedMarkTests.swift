import ContentDraft
import ContentIngest
import Diagnostics
import Testing

struct GeneratedMarkTests {
  private func dua(_ source: String, _ path: String) throws -> DuaFragment {
    let file = ingest(source, path)
    #expect(file.findings.isEmpty)
    guard case .dua(let dua)? = file.fragments.first else { throw Missing() }
    return dua
  }

  private struct Missing: Error {}

  @Test func `the mark of a generated transliteration is read in both syntaxes`() throws {
    let xml = try dua(
      "<duas version=\"1\"><dua><transliteration generated=\"rizq-1\">x</transliteration></dua></duas>",
      "a.xml"
    )
    let json = try dua(
      "{\"version\": 1, \"duas\": [{\"transliteration\": \"x\", \"transliteration-generated\": \"rizq-1\"}]}",
      "a.json"
    )
    for dua in [xml, json] {
      #expect(dua.transliterationGenerated.value == "rizq-1")
      #expect(dua.transliteration.value == "x")
    }
  }

  @Test(arguments: [
    "<duas version=\"1\"><dua generated=\"rizq-1\"/></duas>",
    "<duas version=\"1\"><dua><arabic generated=\"rizq-1\">س</arabic></dua></duas>",
    "<duas version=\"1\"><dua><generated>x</generated></dua></duas>",
    "<texts version=\"1\" kind=\"arabic\"><text dua=\"a\" generated=\"rizq-1\">س</text></texts>",
  ])
  func `the mark is for transliterations only`(source: String) {
    #expect(ingest(source, "a.xml").findings.count == 1)
  }

  @Test func `the mark of a layer text is passed on to the dua`() {
    let layer = ContentIngest.ingest(
      Array(
        "<texts version=\"1\" kind=\"transliteration\"><text dua=\"a\" generated=\"rizq-1\">x</text></texts>"
          .utf8
      ),
      file: FileID(0),
      path: "a.xml"
    )
    let duas = ContentIngest.ingest(
      Array("<duas version=\"1\"><dua slug=\"a\"/></duas>".utf8),
      file: FileID(1),
      path: "b.xml"
    )
    #expect(layer.findings.isEmpty)
    #expect(LibraryDraft(files: [layer, duas]).duas.first?.transliterationGenerated.value == "rizq-1")
  }
}
