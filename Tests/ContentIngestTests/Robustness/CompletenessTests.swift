import ContentIngest
import Testing

struct CompletenessTests {
  @Test(arguments: [
    (Sample.duasXML, "a.xml"), (Sample.textsXML, "a.xml"), (Sample.journeysXML, "a.xml"),
    (Sample.duasJSON, "a.json"), (Sample.textsJSON, "a.json"), (Sample.journeysJSON, "a.json"),
    (Sample.declaration, "library.json"), (Sample.ids, "ids.json"), (Sample.consumer, "consumers/app.json"),
  ])
  func `a whole file is complete, a truncated one is not`(source: String, path: String) {
    #expect(ingest(source, path).isComplete)
    let bytes = Array(source.utf8)
    for count in 0...(bytes.lastIndex { $0 > 0x20 } ?? 0) {
      #expect(!ingest(Array(bytes[..<count]), path).isComplete, "cut at \(count)")
    }
  }

  @Test(
    arguments: [
      ("<dua/>", "a.xml"), ("<duas version=\"2\"/>", "a.xml"),
      ("<duas version=\"1\"><dau id=\"1\"/></duas>", "a.xml"),
      ("<duas version=\"1\"><dua/></duas>\u{0}", "a.xml"), ("<!DOCTYPE duas><duas version=\"1\"/>", "a.xml"),
      ("<texts version=\"1\"><text dua=\"a\">b</text></texts>", "a.xml"), ("[]", "a.json"), ("{}", "a.json"),
      ("{\"version\": 1, \"duas\": {}}", "a.json"), ("{\"version\": 1, \"duas\": [7]}", "a.json"),
      ("{\"version\": 1, \"duas\": [], \"texts\": []}", "a.json"),
      ("{\"version\": 1, \"duas\": [], \"dua\": []}", "a.json"),
      ("{\"version\": 2, \"duas\": []}", "a.json"), ("{\"version\": 1, \"duas\": []} x", "a.json"),
      ("", "a.md"),
    ] as [(String, String)]
  )
  func `a file that may contain an entity without a fragment is not complete, and has an error`(
    source: String,
    path: String
  ) {
    let file = ingest(source, path)
    #expect(!file.isComplete)
    #expect(file.findings.contains { $0.severity == .error })
  }

  @Test(arguments: [
    ("<duas version=\"1\"><dua id=\"one\" slug=\"A\" hue=\"red\"><tilte/>x</dua></duas>", "a.xml"),
    ("\u{FEFF}<?style a?><duas version=\"1\" xmlns:a=\"b\"/>", "a.xml"), ("<duas/>", "a.xml"),
    ("{\"version\": 1, \"duas\": [{\"id\": \"1\", \"slugg\": \"a\"},]}", "a.json"),
  ])
  func `an error in a field does not drop its entity`(source: String, path: String) {
    #expect(ingest(source, path).isComplete)
  }

  @Test func `a file beyond a limit is not complete`() {
    var limits = ContentIngest.Limits()
    limits.fileBytes = 10
    #expect(!ingest(Sample.duasXML, "a.xml", limits: limits).isComplete)
    limits = ContentIngest.Limits()
    limits.depth = 2
    #expect(!ingest(Sample.duasXML, "a.xml", limits: limits).isComplete)
    #expect(!ingest(Sample.duasJSON, "a.json", limits: limits).isComplete)
    limits = ContentIngest.Limits()
    limits.fields = 3
    #expect(!ingest(Sample.duasXML, "a.xml", limits: limits).isComplete)
    #expect(!ingest(Sample.duasJSON, "a.json", limits: limits).isComplete)
    limits = ContentIngest.Limits()
    limits.records = 1
    #expect(!ingest(Sample.duasXML, "a.xml", limits: limits).isComplete)
    #expect(!ingest(Sample.duasJSON, "a.json", limits: limits).isComplete)
  }
}
