import DiagnosticRendering
import Diagnostics
import Foundation
import Testing
import UnicodeText

@Suite("JSONRenderer")
struct JSONRendererTests {
  private struct Document: Decodable {
    struct Entry: Decodable {
      struct Location: Decodable {
        var path: String
        var line: Int
        var byteStart: Int
        var byteEnd: Int
      }

      var rule: String
      var name: String?
      var severity: String
      var message: String
      var location: Location?
      var omitted: Int?
    }

    var version: Int
    var counts: [String: Int]
    var diagnostics: [Entry]
  }

  private func decoded(_ text: String) throws -> Document {
    try JSONDecoder().decode(Document.self, from: Data(text.utf8))
  }

  @Test("every diagnostic is there, however many, with its counts")
  func complete() throws {
    let document = try decoded(JSONRenderer().render(Sample.overCap.report))
    #expect(document.version == 2)
    #expect(document.diagnostics.count == 142)
    #expect(document.counts == ["errors": 30, "warnings": 100, "infos": 12, "acknowledged": 0, "omitted": 0])
  }

  @Test("findings that are only counted are counted, and their number is there")
  func omitted() throws {
    let document = try decoded(JSONRenderer().render(Sample.omitting))
    #expect(
      document.counts == ["errors": 42, "warnings": 1, "infos": 0, "acknowledged": 0, "omitted": 40]
    )
    #expect(document.diagnostics.map(\.omitted) == [40, nil, nil, nil])
  }

  @Test("texts are decoded scalar for scalar, and nothing in the file controls a terminal")
  func textsSurvive() throws {
    let report = DiagnosticReport(Sample.all.flatMap(\.diagnostics))
    let text = JSONRenderer(ruleNames: Sample.ruleNames).render(report)
    let document = try decoded(text)
    try #require(document.diagnostics.count == report.diagnostics.count)
    for (entry, diagnostic) in zip(document.diagnostics, report.diagnostics) {
      #expect(entry.message.unicodeScalars.elementsEqual(diagnostic.message.unicodeScalars))
      #expect(entry.rule == diagnostic.rule.rawValue)
      #expect(entry.name == Sample.ruleNames[diagnostic.rule])
      #expect(entry.location?.path == diagnostic.location?.path)
      #expect(entry.location?.byteStart == diagnostic.location?.bytes.lowerBound)
    }
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || !$0.isUnsafeToShow })
  }

  @Test("the file ends in exactly one newline")
  func newline() {
    let text = JSONRenderer().render(DiagnosticReport([]))
    #expect(text.hasSuffix("}\n"))
    #expect(!text.hasSuffix("\n\n"))
  }

  @Test("Foundation's encoder with sorted keys orders the members in the same way")
  func keysAreSorted() throws {
    let text = JSONRenderer().render(DiagnosticReport(Sample.all.flatMap(\.diagnostics)))
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let sorted = try JSONSerialization.data(withJSONObject: object, options: [.sortedKeys])
    let keys = { (text: String) in text.matches(of: /"([A-Za-z]+)" ?:/).map { String($0.1) } }
    #expect(keys(text) == keys(String(decoding: sorted, as: UTF8.self)))
  }
}
