import ContentIngest
import Foundation
import TestSupport
import Testing

/// Real files of other projects, which are not in this format and must be rejected.
struct ForeignFileTests {
  @Test(.requires(.referenceTexts))
  func `foreign files give findings and no fragments`() throws {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: ReferenceTexts.folder.path)
      .filter { $0.hasSuffix(".xml") || $0.hasSuffix(".json") }
    #expect(!paths.isEmpty)
    for path in paths {
      let bytes = try Array(Data(contentsOf: ReferenceTexts.folder.appendingPathComponent(path)))
      let file = ingest(bytes, path)
      #expect(file.findings.contains { $0.severity == .error }, "\(path)")
      #expect(file.fragments == [], "\(path)")
      #expect(file.findings.count < 20, "\(path): \(file.findings.count)")
    }
  }
}
