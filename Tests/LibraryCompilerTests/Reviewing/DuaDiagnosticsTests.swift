import ContentDraft
import ContentIngest
import Diagnostics
import Testing

@testable import LibraryCompiler

@Suite("Diagnostics about duas")
struct DuaDiagnosticsTests {
  private let duas = """
    <duas version="1"><dua id="1" slug="a"><arabic>x</arabic></dua>
    <dua id="2" slug="b"/></duas>
    """
  private let texts = """
    {"version": 1, "kind": "transliteration", "texts": [{"dua": "b", "text": "second"}, {"dua": "a", "text": "first"}]}
    """

  private var draft: LibraryDraft {
    LibraryDraft(
      files: [("a.xml", duas), ("b.json", texts)].enumerated().map { index, file in
        ContentIngest.ingest(Array(file.1.utf8), file: FileID(index), path: file.0)
      }
    )
  }

  /// The dua of a diagnostic at the first place where a text is.
  private func dua(_ text: String, _ path: String, _ source: String) throws -> Int? {
    let start = try #require(source.firstRange(of: text)).lowerBound
    let offset = source.utf8.distance(from: source.startIndex, to: start)
    let location = SourceText(path: path, bytes: Array(source.utf8)).location(of: offset..<offset + 1)
    return DuaDiagnostics(draft).dua(
      of: Diagnostic(rule: "XX01", severity: .error, message: "", location: location)
    )
  }

  @Test("belong to the dua whose source they are in")
  func source() throws {
    #expect(draft.duas.count == 2)
    #expect(try dua("<duas", "a.xml", duas) == nil)
    #expect(try dua("<dua id=\"1\"", "a.xml", duas) == 0)
    #expect(try dua("x</arabic>", "a.xml", duas) == 0)
    #expect(try dua("b\"/>", "a.xml", duas) == 1)
    #expect(
      DuaDiagnostics(draft).dua(of: Diagnostic(rule: "XX01", severity: .error, message: "", location: nil))
        == nil
    )
  }

  @Test("belong to the dua of their file, if the name of another one differs only in normalization")
  func normalization() {
    let paths = ["caf\u{E9}.xml", "cafe\u{301}.xml"]
    let sources = [
      #"<duas version="1"><dua id="1" slug="a"/></duas>"#,
      #"<duas version="1">  <dua id="2" slug="b"/></duas>"#,
    ]
    let draft = LibraryDraft(
      files: zip(paths, sources).enumerated().map { index, file in
        ContentIngest.ingest(Array(file.1.utf8), file: FileID(index), path: file.0)
      }
    )
    for (index, path) in paths.enumerated() {
      let source = SourceText(path: path, bytes: Array(sources[index].utf8))
      let end = sources[index].utf8.count - "/></duas>".utf8.count
      let diagnostic = Diagnostic(
        rule: "XX01",
        severity: .error,
        message: "",
        location: source.location(of: end..<end + 1)
      )
      #expect(DuaDiagnostics(draft).dua(of: diagnostic) == index)
    }
  }

  @Test("belong to the dua whose text they are in, in another file")
  func layer() throws {
    #expect(try dua("second", "b.json", texts) == 1)
    #expect(try dua("first", "b.json", texts) == 0)
    #expect(try dua("version", "b.json", texts) == nil)
  }
}
