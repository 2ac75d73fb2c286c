import Foundation
import TestSupport
import Testing

/// The README shows the output of a fresh clone.
struct ReadmeTests {
  private struct Manifest: Decodable {
    var counts: [String: Int]
  }

  @Test func `The summary of a build has the figures of the published bundle`() throws {
    let output = Repository.url("output")
    let manifest = try JSONDecoder().decode(
      Manifest.self,
      from: Data(contentsOf: output.appending(path: "manifest.json"))
    )
    let bundle = try files(in: output)
    let size = bundle.reduce(0) { $0 + $1.size }
    let sources = try files(in: Repository.url("content")).filter { !$0.path.hasPrefix("search/") }
    let summary = """
      compiled \(manifest.counts["duas"] ?? 0) duas and \(manifest.counts["journeys"] ?? 0) journeys \
      from \(sources.count) files into output (\(bundle.count) files, \
      \(Double((size + 50) / 100) / 10) KB) in
      """
    let page = try String(contentsOf: Repository.url("README.md"), encoding: .utf8)
    #expect(page.contains(summary), "\(summary)")
  }

  private func files(in folder: URL) throws -> [(path: String, size: Int)] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).compactMap { path in
      let attributes = try FileManager.default.attributesOfItem(atPath: folder.appending(path: path).path)
      guard attributes[.type] as? FileAttributeType == .typeRegular else { return nil }
      return (path, attributes[.size] as? Int ?? 0)
    }
  }
}
