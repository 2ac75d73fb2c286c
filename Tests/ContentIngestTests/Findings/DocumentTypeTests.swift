import ContentIngest
import Foundation
import Testing

struct DocumentTypeTests {
  @Test(arguments: [
    "<!DOCTYPE duas>",
    "<!DOCTYPE duas SYSTEM \"duas.dtd\">",
    "<!DOCTYPE duas PUBLIC \"-//x//y\" \"http://127.0.0.1:9/duas.dtd\">",
    "<!DOCTYPE duas [<!ENTITY a \"b\">]>",
    "<!DOCTYPE duas [<!ENTITY % p SYSTEM \"file:///etc/passwd\"> %p;]>",
    "<!DOCTYPE",
    "<!ENTITY a \"b\">",
  ])
  func `every document type declaration is an error`(declaration: String) {
    let file = ingest("<?xml version=\"1.0\"?>\n" + declaration + "\n<duas version=\"1\"/>", "a.xml")
    #expect(file.findings.map(\.message) == ["a document type declaration is not allowed; remove it"])
    #expect(file.findings.first?.range?.bytes.lowerBound == 22)
    #expect(file.fragments == [])
  }

  @Test func `a declaration in a comment does not count`() {
    let file = ingest("<!-- <!DOCTYPE duas> --><duas version=\"1\"/>", "a.xml")
    #expect(file.findings == [])
  }

  @Test func `a misspelled comment is not read as a declaration`() {
    #expect(ingest("<!- a --><duas version=\"1\"/>", "a.xml").findings.map(\.rule) == ["XM01"])
  }

  @Test func `entities are not expanded`() {
    var entities = "<!ENTITY e0 \"ha\">"
    for level in 1..<30 {
      entities += "<!ENTITY e\(level) \"" + String(repeating: "&e\(level - 1);", count: 10) + "\">"
    }
    let file = ingest("<!DOCTYPE duas [\(entities)]><duas version=\"1\">&e29;</duas>", "a.xml")
    #expect(file.findings.map(\.rule) == ["XM09"])
  }

  @Test(arguments: [
    "<!DOCTYPE duas SYSTEM \"PATH\"><duas version=\"1\"/>",
    "<!DOCTYPE duas [<!ENTITY e SYSTEM \"PATH\">]><duas version=\"1\"><dua><arabic>&e;</arabic></dua></duas>",
    "<!DOCTYPE duas [<!ENTITY % p SYSTEM \"PATH\"> %p;]><duas version=\"1\"/>",
    "<?xml-stylesheet href=\"PATH\"?><duas version=\"1\"/>",
    "<duas version=\"1\" xmlns:i=\"http://www.w3.org/2001/XInclude\"><i:include href=\"PATH\"/></duas>",
  ])
  func `no file that the content refers to is opened`(source: String) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let trap = folder.appendingPathComponent("trap").path
    #expect(mkfifo(trap, 0o600) == 0)
    // The pipe has no writer: opening it would block forever, and would be detected as a missing end.
    let file = ingest(source.replacing("PATH", with: trap), "a.xml")
    #expect(!file.findings.isEmpty)
    #expect(open(trap, O_WRONLY | O_NONBLOCK) == -1, "the trap is open")
    #expect(errno == ENXIO)
  }
}
