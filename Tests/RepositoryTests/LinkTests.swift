import Foundation
import TestSupport
import Testing

/// The documents of the repository link to files and headings that exist.
struct LinkTests {
  private static func documents() throws -> [String] {
    let docs = try FileManager.default.contentsOfDirectory(atPath: Repository.url("docs").path)
    return ["ARCHITECTURE.md", "CONTRIBUTING.md", "README.md"]
      + docs.filter { $0.hasSuffix(".md") }.sorted().map { "docs/\($0)" }
  }

  /// The anchors that GitHub gives to the headings of a document.
  private static func anchors(of document: URL) throws -> Set<String> {
    let text = try String(contentsOf: document, encoding: .utf8)
    var anchors: Set<String> = []
    var isCode = false
    for line in text.split(separator: "\n") {
      if line.hasPrefix("```") { isCode.toggle() }
      guard !isCode, line.hasPrefix("#") else { continue }
      let heading = line.drop { $0 == "#" }.drop { $0 == " " }.lowercased()
      let kept = heading.filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_" }
      anchors.insert(kept.replacing(" ", with: "-"))
    }
    return anchors
  }

  @Test func `Every relative link leads somewhere`() throws {
    var anchors: [URL: Set<String>] = [:]
    for document in try Self.documents() {
      let url = Repository.url(document)
      let text = try String(contentsOf: url, encoding: .utf8)
      for link in text.matches(of: #/\]\(([^)\s]+)\)/#).map({ String($0.1) }) where !link.hasPrefix("http") {
        let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let path = String(parts[0])
        let target =
          path.isEmpty ? url : url.deletingLastPathComponent().appending(path: path).standardizedFileURL
        guard FileManager.default.fileExists(atPath: target.path) else {
          Issue.record("\(document) links to \(link), which does not exist")
          continue
        }
        guard parts.count == 2 else { continue }
        if anchors[target] == nil { anchors[target] = try Self.anchors(of: target) }
        #expect(anchors[target]?.contains(String(parts[1])) == true, "\(document) links to \(link)")
      }
    }
  }
}
