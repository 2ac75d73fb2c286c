import ContentDraft
import ContentIngest
import Diagnostics
import Testing

struct CopiedDocumentTests {
  private static let register = """
    {"version": 1, "duas": [{"id": 1, "slug": "a"}, {"id": 2, "slug": "b", "retired": true}], "journeys": [{"id": 1, "slug": "c"}],
     "categories": [{"id": 1, "slug": "d"}], "collections": [{"id": 1, "slug": "e"}]}
    """
  private static let declaration = """
    {"version": 1, "name": "A library", "categories": [{"id": 1, "slug": "d", "name": {"en": "D"}}], "works": []}
    """

  @Test(arguments: ["ids copy.json", "ids-old.json", "old/ids.json", "a.json"])
  func `a copy of the register is one finding that names it`(path: String) {
    let file = ingest("\n" + Self.register, path)
    #expect(
      file.findings.map { "\($0.rule): \($0.message)" } == [
        "VO03: the file reads as `ids.json`, of which a library has one, directly in the content folder: "
          + "if this is a copy, delete it or move it out of the content folder; if not, give it that name"
      ]
    )
    #expect(file.findings.map { $0.range?.bytes } == [1..<2])
    #expect(file.fragments.isEmpty && file.isComplete)
  }

  @Test func `a register of duas and journeys is one too`() {
    let text = #"{"version": 1, "duas": [{"id": 1, "slug": "a"}], "journeys": [{"id": 1, "slug": "c"}]}"#
    #expect(ingest(text, "a.json").findings.map(\.rule) == ["VO03"])
  }

  @Test(arguments: ["library copy.json", "old/library.json"])
  func `a copy of the declaration is one finding that names it`(path: String) {
    let file = ingest(Self.declaration, path)
    #expect(file.findings.map(\.rule) == ["VO03"])
    #expect(file.findings.allSatisfy { $0.message.hasPrefix("the file reads as `library.json`, ") })
    #expect(file.fragments.isEmpty && !file.isComplete, "its categories may be nowhere else")
  }

  @Test func `the originals are read`() {
    for (text, path) in [(Self.register, "ids.json"), (Self.declaration, "library.json")] {
      let file = ingest(text, path)
      #expect(file.findings.isEmpty)
      #expect(file.fragments.count == 1)
    }
  }

  @Test(
    arguments: [
      #"{"version": 1, "duas": [{"id": 1, "slug": "a", "title": {"en": "A"}}], "categories": [{"id": 1, "slug": "d"}]}"#,
      #"{"version": 1, "duas": [{"id": 1, "slug": "a"}], "categories": [{"id": 1, "slug": "d", "name": {"en": "D"}}]}"#,
      #"{"version": 1, "categories": [{"id": 1, "slug": "d"}]}"#,
      #"{"version": 1, "categories": [{"id": 1, "slug": "d", "name": {"en": "D"}}], "works": []}"#,
    ]
  )
  func `content under a key of another file keeps the findings about its keys`(text: String) {
    let file = ingest(text, "a.json")
    #expect(file.findings.contains { $0.message.hasPrefix("unknown key `categories`") })
    #expect(!file.findings.contains { $0.message.hasPrefix("the file reads as") })
    #expect(!file.isComplete)
  }
}
