import DuaLibrary
import Foundation
import TestSupport
import Testing

@testable import LibraryCompiler

struct BundleFixtureTests {
  /// A difference is a change of the contract, or of the format of `library.bin`. If the change is allowed (`docs/bundle.md`), add a
  /// fixture next to the old one and write that instead; the old one stays readable and unchanged.
  @Test func `The sample library is written byte for byte as in the fixture`() throws {
    let fixture = Repository.url("Tests/Fixtures/library-format-1")
    for artifact in try BundleWriter.artifacts(for: Sample.library(), foldVersion: 4, ruleSetVersion: 9) {
      let url = fixture.appendingPathComponent(artifact.path)
      #expect(try Data(contentsOf: url) == Data(artifact.bytes), "\(artifact.path)")
    }
  }

  @Test(arguments: ["bundle-schema-1", "library-format-1"])
  func `Bundles of every released form are read as the same library`(folder: String) throws {
    let bundle = try DuaLibrary.Bundle(contentsOf: Repository.url("Tests/Fixtures/\(folder)"))
    try bundle.verify()
    #expect(try bundle.library == Sample.library())
    #expect(try bundle.libraryFromJSON() == Sample.library())
  }
}
