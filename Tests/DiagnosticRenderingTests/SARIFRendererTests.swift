import DiagnosticRendering
import Diagnostics
import Foundation
import Testing
import UnicodeText

@Suite("SARIFRenderer")
struct SARIFRendererTests {
  private func log(
    _ diagnostics: Diagnostic...,
    prefix: String = "content",
    libraryFile: String? = nil
  ) throws -> SARIFLog.Run {
    let renderer = SARIFRenderer(
      pathPrefix: prefix,
      toolVersion: "1.2.3",
      rules: Sample.rules,
      libraryFile: libraryFile
    )
    return try SARIFLog(renderer.render(DiagnosticReport(diagnostics))).runs[0]
  }

  private func diagnostic(
    _ message: String = "m",
    rule: RuleID = "ID02",
    at location: Diagnostics.SourceLocation? = nil,
    notes: [Diagnostic.Note] = [],
    fixIts: [Diagnostic.FixIt] = []
  ) -> Diagnostic {
    Diagnostic(
      rule: rule,
      severity: .error,
      message: message,
      location: location,
      notes: notes,
      fixIts: fixIts
    )
  }

  private func location(_ range: Range<Int>, _ text: String = "ab\nسcd", path: String = "a.xml")
    -> Diagnostics.SourceLocation
  {
    SourceText(path: path, bytes: Array(text.utf8)).location(of: range)
  }

  @Test("the log has what SARIF requires, for every sample")
  func structure() throws {
    let report = DiagnosticReport(Sample.all.flatMap(\.diagnostics))
    let renderer = SARIFRenderer(pathPrefix: "content/", toolVersion: "1.2.3", rules: Sample.rules)
    let text = renderer.render(report)
    let log = try SARIFLog(text)
    #expect(log.version == "2.1.0" && log.runs.count == 1)
    let run = log.runs[0]
    #expect(run.columnKind == "unicodeCodePoints")
    #expect(run.newlineSequences == ["\r\n", "\n", "\r"])
    #expect(run.tool.driver.name == "rizq" && run.tool.driver.version == "1.2.3")
    #expect(run.tool.driver.rules.map(\.id) == Set(report.diagnostics.map(\.rule.rawValue)).sorted())
    try #require(run.results.count == report.diagnostics.count)
    for (result, diagnostic) in zip(run.results, report.diagnostics) {
      #expect(result.ruleId == diagnostic.rule.rawValue)
      #expect(run.tool.driver.rules[result.ruleIndex].id == result.ruleId)
      #expect(["error", "warning", "note"].contains(result.level))
      #expect(result.locations.count == (diagnostic.location == nil ? 0 : 1))
      #expect((result.fixes ?? []).map(\.artifactChanges.count).allSatisfy { $0 > 0 })
      #expect((result.fixes ?? []).count == diagnostic.fixIts.count)
      let related = (result.relatedLocations ?? []).compactMap(\.id)
      #expect(related == Array((1...).prefix(diagnostic.notes.count { $0.location != nil })))
      for location in result.locations + (result.relatedLocations ?? []) {
        let uri = location.physicalLocation.artifactLocation.uri
        #expect(
          uri.utf8.allSatisfy { $0 < 0x80 } && uri.removingPercentEncoding?.hasPrefix("content/") == true
        )
        let region = try #require(location.physicalLocation.region)
        #expect(region.startLine >= 1 && region.startColumn >= 1 && region.byteOffset >= 0)
        #expect((region.startLine, region.startColumn) <= (region.endLine, region.endColumn))
      }
    }
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || !$0.isUnsafeToShow })
    #expect(text.hasSuffix("}\n") && !text.hasSuffix("\n\n"))
  }

  @Test("a result that counts findings has their number")
  func omitted() throws {
    let renderer = SARIFRenderer(pathPrefix: "content", toolVersion: "1.2.3")
    let results = try SARIFLog(renderer.render(Sample.omitting)).runs[0].results
    #expect(results.map(\.occurrenceCount) == [40, nil, nil, nil])
  }

  @Test("a location is in lines, code points and bytes")
  func region() throws {
    let region = try log(diagnostic(at: location(5..<7))).results[0].locations[0].physicalLocation.region
    #expect(
      region
        == SARIFLog.Region(
          startLine: 2,
          startColumn: 2,
          endLine: 2,
          endColumn: 4,
          byteOffset: 5,
          byteLength: 2
        )
    )
  }

  @Test(
    "paths are URIs, relative to the folder in which the command was run",
    arguments: [
      ("content", "duas/core.xml", "content/duas/core.xml"), ("./content/", "a.xml", "content/a.xml"),
      ("", "a.xml", "a.xml"), (".", "a.xml", "a.xml"), ("/srv/content", "a.xml", "file:///srv/content/a.xml"),
      ("my content", "a,b:c%?#\u{202E}.xml", "my%20content/a%2Cb%3Ac%25%3F%23%E2%80%AE.xml"),
      ("content", "أ.xml", "content/%D8%A3.xml"),
    ]
  )
  func uris(prefix: String, path: String, uri: String) throws {
    let results = try log(diagnostic(at: location(0..<1, path: path)), prefix: prefix).results
    #expect(results[0].locations.map(\.physicalLocation.artifactLocation.uri) == [uri])
  }

  @Test("a note with a location is a related location, to which the message links")
  func notes() throws {
    let notes = [
      Diagnostic.Note(message: "see [1]\\", location: location(0..<1)),
      .init(message: "never", location: nil),
      Diagnostic.Note(message: "also", location: location(4..<5)),
    ]
    let result = try log(diagnostic("taken", notes: notes)).results[0]
    #expect(result.message.text == "taken\nnote: [see \\[1\\]\\\\](1)\nnote: never\nnote: [also](2)")
    #expect(result.relatedLocations?.map(\.id) == [1, 2])
    #expect(result.relatedLocations?.map(\.message?.text) == ["see [1]\\", "also"])
  }

  @Test("content in messages makes no link and no placeholder, and is shown")
  func hostile() throws {
    let result = try log(diagnostic("`{0}` [here](https://example.org)\n\u{202E}")).results[0]
    #expect(result.message.text == "`{{0}}` [here] (https://example.org)\\u{{A}}\\u{{202E}}")
  }

  @Test("a fix-it has its edits by file, with the exact texts")
  func fixes() throws {
    let edits = [(2, "b.xml"), (0, "a.xml"), (1, "b.xml")].map { offset, path in
      Diagnostic.FixIt.Edit(
        range: SourceRange(file: FileID(0), offset..<offset),
        location: location(offset..<offset, path: path),
        replacement: "{\u{202E}\n}"
      )
    }
    let fixIts = [
      Diagnostic.FixIt(message: "no change", edits: []), .init(message: "write it", edits: edits),
    ]
    let fixes = try log(diagnostic(fixIts: fixIts)).results[0].fixes ?? []
    #expect(fixes.map(\.description.text) == ["write it"])
    #expect(fixes.map(\.properties.applicability) == ["unsafe"])
    let changes = fixes.flatMap(\.artifactChanges)
    #expect(changes.map(\.artifactLocation.uri) == ["content/a.xml", "content/b.xml"])
    #expect(changes.map { $0.replacements.map(\.deletedRegion.byteOffset) } == [[0], [2, 1]])
    #expect(
      changes.flatMap(\.replacements).allSatisfy {
        $0.insertedContent.text.hasSameScalars(as: "{\u{202E}\n}")
      }
    )
  }

  @Test("the fixes of files whose names differ only in normalization are kept apart")
  func normalizedNames() throws {
    let edits = ["e\u{301}.xml", "\u{E9}.xml"].enumerated().map { number, path in
      Diagnostic.FixIt.Edit(
        range: SourceRange(file: FileID(number), 0..<1),
        location: location(0..<1, path: path),
        replacement: "x"
      )
    }
    let fixes = try log(diagnostic(fixIts: [.init(message: "write it", edits: edits)])).results[0].fixes ?? []
    #expect(
      fixes.flatMap(\.artifactChanges).map(\.artifactLocation.uri)
        == ["content/e%CC%81.xml", "content/%C3%A9.xml"]
    )
  }

  @Test("a finding about the library is at the file that stands for it, if there is one")
  func library() throws {
    #expect(try log(diagnostic()).results[0].locations.isEmpty)
    let locations = try log(diagnostic(), libraryFile: "library.json").results[0].locations
    #expect(locations.map(\.physicalLocation.artifactLocation.uri) == ["content/library.json"])
    #expect(locations.map(\.physicalLocation.region) == [nil])
  }

  @Test("a finding in a database is at its cell")
  func cell() throws {
    var place = location(0..<0, path: "app.db")
    place.cell = SourceLocation.Cell(table: "duas", row: 12, column: "text", index: 0)
    let result = try log(diagnostic("empty", at: place)).results[0]
    #expect(result.message.text == "table `duas`, row 12, column `text`: empty")
    #expect(result.locations.map(\.physicalLocation.region) == [nil])
  }

  @Test("a rule has its page and its own severity; acknowledged findings are left out")
  func rules() throws {
    var acknowledged = diagnostic(rule: "ZZ99")
    acknowledged.acknowledgement = "as the hadith has it"
    let run = try log(diagnostic(), diagnostic(rule: "AA01"), acknowledged)
    #expect(run.tool.driver.rules.map(\.id) == ["AA01", "ID02"])
    #expect(run.results.map(\.ruleIndex) == [0, 1])
    let rule = run.tool.driver.rules[1]
    #expect(rule.name == "duplicate-slug" && rule.defaultConfiguration?.level == "error")
    #expect(rule.shortDescription?.text == "A slug is used twice.")
    #expect(rule.help?.text == "## How to fix it\nChange one: `{{\"slug\": \"other\"}}`.")
  }
}

/// The parts of a log that tests look at.
private struct SARIFLog: Decodable {
  struct Run: Decodable {
    struct Tool: Decodable { var driver: Driver }
    struct Driver: Decodable {
      var name: String
      var version: String
      var rules: [Rule]
    }
    var tool: Tool
    var columnKind: String
    var newlineSequences: [String]
    var results: [Result]
  }

  struct Rule: Decodable {
    struct Configuration: Decodable { var level: String }
    var id: String
    var name: String?
    var shortDescription: Message?
    var help: Message?
    var defaultConfiguration: Configuration?
  }

  struct Message: Decodable, Equatable { var text: String }

  struct Result: Decodable {
    var ruleId: String
    var ruleIndex: Int
    var level: String
    var message: Message
    var locations: [Location]
    var relatedLocations: [Location]?
    var fixes: [Fix]?
    var occurrenceCount: Int?
  }

  struct Location: Decodable {
    struct Physical: Decodable {
      var artifactLocation: Artifact
      var region: Region?
    }
    var id: Int?
    var message: Message?
    var physicalLocation: Physical
  }

  struct Artifact: Decodable { var uri: String }

  struct Region: Decodable, Equatable {
    var startLine, startColumn, endLine, endColumn, byteOffset, byteLength: Int
  }

  struct Fix: Decodable {
    struct Change: Decodable {
      var artifactLocation: Artifact
      var replacements: [Replacement]
    }
    struct Replacement: Decodable {
      var deletedRegion: Region
      var insertedContent: Message
    }
    struct Properties: Decodable { var applicability: String }
    var description: Message
    var artifactChanges: [Change]
    var properties: Properties
  }

  var version: String
  var runs: [Run]

  init(_ text: String) throws { self = try JSONDecoder().decode(Self.self, from: Data(text.utf8)) }
}
