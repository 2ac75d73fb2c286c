import Foundation
import LibraryCompiler
import ReleaseSigning
import Testing
import UpdateFramework

@testable import ReleasePublishing

struct NewKeyPlaceTests {
  @Test(
    arguments: [
      "release/targets.key", "release/metadata/zz.json", "release/.release/targets.key",
      "other/../release/targets.key", "link/targets.key", "link/metadata/../targets.key",
    ]
  )
  func noSecretIsWrittenIntoTheRelease(_ file: String) throws {
    let publisher = try Publisher()
    for folder in ["release/metadata", "other"] {
      try FileManager.default.createDirectory(
        at: publisher.folder.appending(path: folder),
        withIntermediateDirectories: true
      )
    }
    try FileManager.default.createSymbolicLink(
      atPath: publisher.folder.appending(path: "link").path,
      withDestinationPath: "release"
    )
    let draft = try publisher.bytes(".release/root.json")
    let id = try #require(publisher.keys["targets"]).publicKey.id
    for path in [file, publisher.folder.appending(path: file).path] {
      for work: (ReleasePublisher) throws -> Void in [
        { _ = try $0.add(.new(path: path, .ed25519), to: .root) },
        { _ = try $0.rotate(.targets, from: id, to: .new(path: path, .ed25519)) },
      ] {
        let refusal = try #require(throws: OperationalFailure.self) { try publisher.run(work) }
        #expect(refusal.message.hasPrefix("`\(path)` is in the folder of the release"))
      }
    }
    #expect(try publisher.bytes(".release/root.json") == draft)
  }

  @Test(arguments: ["targets.key", "release-keys/targets.key", "none/targets.key"])
  func otherFoldersArePermitted(_ file: String) throws {
    let publisher = try Publisher()
    try FileManager.default.createDirectory(
      at: publisher.folder.appending(path: "release-keys"),
      withIntermediateDirectories: true
    )
    _ = try publisher.run { try $0.add(.new(path: file, .ed25519), to: .root) }
  }
}
