import ContentIngest
import Testing

struct TruncationTests {
  @Test(arguments: [
    (Sample.duasXML, "a.xml"), (Sample.textsXML, "a.xml"), (Sample.journeysXML, "a.xml"),
    (Sample.duasJSON, "a.json"), (Sample.textsJSON, "a.json"), (Sample.journeysJSON, "a.json"),
    (Sample.declaration, "library.json"), (Sample.ids, "ids.json"), (Sample.consumer, "consumers/app.json"),
  ])
  func `a truncated file is an error and gives no partial entity`(
    source: String,
    path: String
  ) {
    let whole = ingest(source, path)
    let bytes = Array(source.utf8)
    let end = bytes.lastIndex { $0 > 0x20 } ?? 0
    for count in 0...end {
      let file = ingest(Array(bytes[..<count]), path)
      #expect(file.findings.contains { $0.severity == .error }, "cut at \(count)")
      // The kind of a layer is unknown until its root is complete.
      #expect(file.fragments == Array(whole.fragments.prefix(file.fragments.count)), "cut at \(count)")
    }
  }

  @Test func `a truncated file has one finding`() {
    let bytes = Array(Sample.duasXML.utf8)
    for count in stride(from: 70, to: bytes.count - 10, by: 7) {
      #expect(ingest(Array(bytes[..<count]), "a.xml").findings.count == 1, "cut at \(count)")
    }
  }
}
