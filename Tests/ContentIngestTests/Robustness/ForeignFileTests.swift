import ContentIngest
import Foundation
import Testing

/// Real files of other projects: they are not in this format, and must be refused without harm.
struct ForeignFileTests {
  static var folder: URL {
    if let path = ProcessInfo.processInfo.environment["RIZQ_DATA"] { return URL(fileURLWithPath: path) }
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return root.deletingLastPathComponent().appendingPathComponent("shared/data")
  }

  static var isPresent: Bool { FileManager.default.fileExists(atPath: folder.path) }

  @Test(.enabled(if: isPresent, "the reference data is not beside the package"))
  func `foreign files give findings and no fragments`() throws {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: Self.folder.path)
      .filter { $0.hasSuffix(".xml") || $0.hasSuffix(".json") }
    #expect(!paths.isEmpty)
    for path in paths {
      let bytes = try Array(Data(contentsOf: Self.folder.appendingPathComponent(path)))
      let file = ingest(bytes, path)
      #expect(file.findings.contains { $0.severity == .error }, "\(path)")
      #expect(file.fragments == [], "\(path)")
      #expect(file.findings.count < 20, "\(path): \(file.findings.count)")
    }
  }
}
