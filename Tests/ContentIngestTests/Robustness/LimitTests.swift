import ContentIngest
import Diagnostics
import Testing

struct LimitTests {
  @Test func `a file beyond the size limit is not read`() {
    let bytes = [UInt8](repeating: 0x20, count: 64 << 20 + 1)
    let file = ingest(bytes, "a.xml")
    #expect(
      file.findings.map(\.message) == ["the file has 67108865 bytes; the limit is 67108864, so split it"]
    )
  }

  @Test(arguments: [
    (String(repeating: "<dua>", count: 100_000), "a.xml"),
    (String(repeating: "[", count: 100_000), "a.json"),
    (String(repeating: #"{"a":"#, count: 100_000), "a.json"),
    (#"{"duas": [{"title": "# + String(repeating: "[", count: 100_000), "a.json"),
  ])
  func `a hundred thousand levels end at the limit`(text: String, path: String) {
    let file = ingest(text, path)
    #expect(file.findings.last?.rule == "LM02")
    #expect(file.fragments == [])
  }

  @Test func `nesting up to the limit is read`() {
    let names = (0..<63).map { "e\($0)" }
    let xml =
      "<duas version=\"1\">" + names.map { "<\($0)>" }.joined()
      + names.reversed().map { "</\($0)>" }.joined() + "</duas>"
    #expect(ingest(xml, "a.xml").findings.map(\.rule) == ["VO01"])
    let json =
      #"{"version": 1, "duas": [], "x": "# + String(repeating: "[", count: 63)
      + String(repeating: "]", count: 63) + "}"
    #expect(ingest(json, "a.json").findings.map(\.rule) == ["VO01"])
  }

  /// The parser would make a message of each error, those in a comment with a copy of it.
  @Test(arguments: [
    "<!--" + String(repeating: "--a", count: 5 << 20), String(repeating: "&", count: 5 << 20),
  ])
  func `reading ends with the first of five million errors`(text: String) {
    #expect(ingest("<duas version=\"1\">" + text, "a.xml").findings.count == 1)
  }

  @Test func `a text beyond the limit affects only that text`() {
    let long = String(repeating: "ب", count: 6 << 20)
    let xml = "<duas version=\"1\"><dua id=\"1\"><arabic>\(long)</arabic></dua><dua id=\"2\"/></duas>"
    let json = "{\"version\": 1, \"duas\": [{\"id\": 1, \"arabic\": \"\(long)\"}, {\"id\": 2}]}"
    for (source, path) in [(xml, "a.xml"), (json, "a.json")] {
      let file = ingest(source, path)
      #expect(
        file.findings.map(\.message) == [
          "the text has 12582912 bytes; the limit is 1048576, so shorten it; an end tag or a quote may be missing"
        ]
      )
      #expect(file.fragments.count == 2)
      guard case .dua(let dua)? = file.fragments.first else {
        Issue.record("not a dua")
        return
      }
      #expect(dua.arabic.value == nil)
      #expect(!dua.arabic.isMissing)
    }
  }

  @Test func `attributes, comments and instructions beyond the limit end the file`() {
    let long = String(repeating: "b", count: 2 << 20)
    for (source, rule) in [
      ("<duas version=\"1\"><dua slug=\"\(long)\"/></duas>", "LM03"),
      ("<duas version=\"1\"><!--\(long)--></duas>", "LM03"),
      ("<duas version=\"1\"><?a \(long)?></duas>", "LM03"),
    ] as [(String, RuleID)] {
      #expect(ingest(source, "a.xml").findings.map(\.rule) == [rule])
    }
  }

  @Test func `a million attributes or keys end at the limit`() {
    var attributes = ""
    var keys = ""
    for number in 0..<1_000_000 {
      attributes += " a\(number)=\"\""
      keys += "\"a\(number)\":0,"
    }
    let xml = ingest("<duas version=\"1\"><dua\(attributes)/></duas>", "a.xml")
    #expect(
      xml.findings.last?.message
        == "more than 256 attributes in one place: remove those that the format does not have; the rest of the file is not read"
    )
    let json = ingest("{\"version\": 1, \"duas\": [{\(keys)\"a\":0}]}", "a.json")
    #expect(json.findings.count == 257)
    #expect(
      json.findings.contains {
        $0.message
          == "more than 256 keys in one place: remove those that the format does not have; the rest of the file is not read"
      }
    )
  }

  @Test func `many texts in one record end at the limit`() {
    let titles = String(repeating: "<title xml:lang=\"en\">x</title>", count: 300)
    #expect(
      ingest("<duas version=\"1\"><dua>\(titles)</dua></duas>", "a.xml").findings.map(\.rule) == ["LM04"]
    )
  }

  @Test func `the texts after many sources are read`() {
    let sources = String(repeating: "<source type=\"other\" title=\"x\"/>", count: 1000)
    let xml = "<duas version=\"1\"><dua>\(sources)<arabic>ب</arabic></dua></duas>"
    #expect(ingest(xml, "a.xml").findings == [])
  }

  @Test func `more records than 16 bits can number are read`() {
    let xml = "<duas version=\"1\">" + String(repeating: "<dua/>", count: 100_000) + "</duas>"
    let fromXML = ingest(xml, "a.xml")
    #expect(fromXML.findings == [])
    #expect(fromXML.fragments.count == 100_000)
    let json = "{\"version\": 1, \"duas\": [" + String(repeating: "{},", count: 99_999) + "{}]}"
    let fromJSON = ingest(json, "a.json")
    #expect(fromJSON.findings == [])
    #expect(fromJSON.fragments.count == 100_000)
  }

  @Test(arguments: [
    ("<duas version=\"1\">", "<dua/>", "</duas>", "a.xml"),
    ("<duas version=\"1\"><dua>", "<source/>", "</dua></duas>", "a.xml"),
    ("{\"version\": 1, \"duas\": [", "{},", "{}]}", "a.json"),
    ("{\"version\": 1, \"duas\": [{\"source\": [", "{},", "{}]}]}", "a.json"),
    ("{\"version\": 1, \"duas\": [", "{},", "{}]}", "ids.json"),
  ])
  func `200,000 records end at the limit, and it is the only finding`(
    start: String,
    record: String,
    end: String,
    path: String
  ) {
    let file = ingest(start + String(repeating: record, count: 200_000) + end, path)
    #expect(
      file.findings.map(\.message) == ["the file has more than 100000 records, so it is not read; split it"]
    )
    #expect(file.fragments == [])
    #expect(!file.isComplete)
  }

  @Test func `a million values end at the limit, and it is the only finding`() {
    let titles = (0..<20).map { "\"x\($0)\":\"\"" }.joined(separator: ",")
    let duas = Array(repeating: "{\"title\":{\(titles)}}", count: 60_000).joined(separator: ",")
    let file = ingest("{\"version\": 1, \"duas\": [\(duas)]}", "a.json")
    #expect(
      file.findings.map(\.message) == ["the file has more than 1000000 values, so it is not read; split it"]
    )
  }

  @Test(arguments: [
    ("<duas version=\"1\">", "<x/>", "</duas>", "a.xml"),
    ("<duas version=\"1\"><x>", "<y/>", "</x></duas>", "a.xml"),
    ("{\"version\": 1, \"duas\": [], \"x\": [", "1,", "1]}", "a.json"),
    ("{\"version\": 1, \"duas\": [", "1,", "1]}", "a.json"),
  ])
  func `values and elements that are not read end at the limit, and it is the only finding`(
    start: String,
    part: String,
    end: String,
    path: String
  ) {
    var limits = ContentIngest.Limits()
    limits.values = 1000
    let inside = ingest(start + String(repeating: part, count: 990) + end, path, limits: limits)
    #expect(!inside.findings.contains { $0.rule == "LM06" })
    let beyond = ingest(start + String(repeating: part, count: 1001) + end, path, limits: limits)
    #expect(
      beyond.findings.map(\.message) == ["the file has more than 1000 values, so it is not read; split it"]
    )
    #expect(!beyond.isComplete)
  }

  @Test func `a tree ends at its limit, and it is the only finding`() {
    var limits = ContentIngest.Limits()
    limits.nodes = 5
    func json(_ text: String) -> TreeFile<JSONTree> {
      ContentIngest.jsonTree(Array(text.utf8), file: FileID(0), limits: limits)
    }
    #expect(json(#"[1, {"a": 2}, 3]"#).root != nil)
    let array = json(#"[1, {"a": 2, "a": 2}, 3]"#)
    #expect(array.root == nil)
    #expect(
      array.findings.map(\.message) == ["the file has more than 5 values, so it is not read; split it"]
    )
    let lines = ContentIngest.jsonTrees(Array("1\n2\n3\n4\n5\n6".utf8), file: FileID(0), limits: limits)
    #expect(lines.root == nil)
    #expect(lines.findings.map(\.rule) == ["LM06"])
    func xml(_ text: String) -> TreeFile<XMLTree> {
      ContentIngest.xmlTree(Array(text.utf8), file: FileID(0), limits: limits)
    }
    #expect(xml("<a><b c=\"1\"/><d e=\"1\"/></a>").root != nil)
    let elements = xml("<a><b c=\"1\"/><d e=\"1\"/><f/></a>")
    #expect(elements.root == nil)
    #expect(
      elements.findings.map(\.message)
        == ["the file has more than 5 elements and attributes, so it is not read; split it"]
    )
  }

  @Test func `the tree of a bundle's file may be large`() {
    let text = "[" + String(repeating: "1,", count: 1_000_000) + "1]"
    #expect(ContentIngest.jsonTree(Array(text.utf8), file: FileID(0)).findings.map(\.rule) == ["LM06"])
    #expect(ContentIngest.jsonTree(Array(text.utf8), file: FileID(0), limits: .bundle).root != nil)
  }

  @Test func `ten thousand of a hundred thousand problems are listed, and the rest is counted`() {
    let xml = "<duas version=\"1\">" + String(repeating: "<du/>", count: 100_000) + "</duas>"
    let file = ingest(xml, "a.xml")
    #expect(file.findings.count == 10_001)
    #expect(file.findings.last?.message == "90000 more problems in this file, not listed")
  }

  @Test(arguments: ["a.json", "a.xml"])
  func `a name after so many problems that none is listed may be that of any field`(path: String) throws {
    var limits = ContentIngest.Limits()
    limits.findings = 2
    let text =
      path == "a.json"
      ? "{\"version\": 1, \"duas\": [{\"slugg\": \"a\", \"qqqqqqqq\": 1}, {\"slugg\": \"b\"}, {\"titel\": 1}]}"
      : "<duas version=\"1\"><dua slugg=\"a\" qqqqqqqq=\"1\"/><dua slugg=\"b\"/><dua titel=\"1\"/></duas>"
    let file = ingest(text, path, limits: limits)
    #expect(file.findings.map(\.rule) == ["VO01", "VO01", "LM05"])
    #expect(file.findings.last?.message == "2 more problems in this file, not listed")
    let unread = file.fragments.map { fragment -> Set<String> in
      guard case .dua(let dua) = fragment else { return [] }
      return file.unreadFields[dua.range] ?? []
    }
    #expect(Array(unread.prefix(2)) == [["slug"], ["slug"]], "a name is compared once")
    #expect(try #require(unread.last).isSuperset(of: ["slug", "title", "arabic", "source"]))
  }

  @Test func `a million namespace prefixes end at the limit`() {
    let declarations = (0..<200).map { " xmlns:n\($0)=\"u\"" }.joined()
    let nested = "<dua\(declarations)><dua\(declarations)>" + String(repeating: "<n0:a/>", count: 100_000)
    let file = ingest("<duas version=\"1\">\(nested)</dua></dua></duas>", "a.xml")
    #expect(file.findings.contains { $0.rule == "LM04" })
  }

  @Test func `the limits can be set`() {
    var limits = ContentIngest.Limits()
    limits.fileBytes = 10
    #expect(ingest("<duas version=\"1\"/>", "a.xml", limits: limits).findings.map(\.rule) == ["LM01"])
    limits = .standard
    limits.records = 2
    #expect(ingest("<duas version=\"1\"><dua/><dua/></duas>", "a.xml", limits: limits).findings == [])
    #expect(
      ingest("<duas version=\"1\"><dua/><dua/><dua/></duas>", "a.xml", limits: limits).findings.map(\.rule)
        == ["LM06"]
    )
    limits = .standard
    limits.values = 1
    #expect(
      ingest("<duas version=\"1\"><dua id=\"1\" slug=\"a\"/></duas>", "a.xml", limits: limits).findings
        .map(\.rule) == ["LM06"]
    )
    limits = .standard
    limits.findings = 2
    #expect(ingest("<duas version=\"1\"><a/><b/><c/></duas>", "a.xml", limits: limits).findings.count == 3)
  }
}
