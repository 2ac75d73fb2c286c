import DuaLibrary
import Foundation
import TestSupport
import Testing

@testable import LibraryCompiler

struct BundleFixtureTests {
  /// A difference is a change of the contract. If the change is allowed (`docs/bundle.md`), add a fixture next to the old one
  /// and write that instead; the old one stays readable and unchanged.
  @Test func `The sample library is written byte for byte as in the fixture`() throws {
    let fixture = Repository.url("Tests/Fixtures/bundle-schema-1")
    for artifact in try BundleWriter.artifacts(for: Sample.library(), foldVersion: 4, ruleSetVersion: 9) {
      let url = fixture.appendingPathComponent(artifact.path)
      #expect(try Data(contentsOf: url) == Data(artifact.bytes), "\(artifact.path)")
    }
  }
}
