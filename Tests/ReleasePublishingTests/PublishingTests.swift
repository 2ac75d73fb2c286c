import Composable
import Foundation
import LibraryCompiler
import TestSupport
import Testing

@testable import ReleasePublishing

struct PublishingTests {
  /// Whatever step of the publication fails, clients get the old release or the new one, and it can be repeated.
  @Test(.slow) func everyStepMayFail() throws {
    var step = 1
    while true {
      let publisher = try Publisher.withRelease()
      try publisher.stage("2.0.0")
      let count = LockIsolated(0)
      publisher.use(.failing(at: step, count))
      var hasFailed = false
      do {
        _ = try publisher.run { try $0.publish(with: publisher.signing) }
      } catch {
        hasFailed = true
      }
      publisher.use(.live())
      let version = try publisher.publishedVersion()
      #expect(version == "1.0.0" || version == "2.0.0", "step \(step)")
      if version == "1.0.0" {
        #expect(hasFailed || count.value < step, "step \(step)")
        _ = try publisher.run { try $0.publish(with: publisher.signing) }
      }
      #expect(try publisher.publishedVersion() == "2.0.0", "step \(step)")
      let names = try FileManager.default.contentsOfDirectory(atPath: publisher.url("metadata").path)
      #expect(names.allSatisfy { $0.hasSuffix(".json") }, "step \(step)")
      if count.value < step { break }
      step += 1
    }
    #expect(step > 8)
  }

  @Test func metadataThatWasChangedInTheFolderIsNotSignedAgain() throws {
    let publisher = try Publisher.withRelease()
    let file = publisher.folder.appending(path: "release/metadata/1.targets.json")
    let text = try String(contentsOf: file, encoding: .utf8)
    try text.replacing("\"library_version\":\"1.0.0\"", with: "\"library_version\":\"9.0.0\"")
      .write(to: file, atomically: true, encoding: .utf8)
    #expect(throws: OperationalFailure.self) {
      try publisher.run { _ = try $0.refresh(with: publisher.signing) }
    }
  }

  @Test func secretIsWrittenForItsOwnerOnly() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "rizq-key-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "a.key").path
    let client = KeyFileClient.liveValue
    try client.writeSecret(path, [1, 2, 3])
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
    #expect(try client.read(path, true) == [1, 2, 3])
    #expect(throws: OperationalFailure.self) { try client.writeSecret(path, [4]) }
    #expect(try client.read(path, true) == [1, 2, 3])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.key"])
    for mode in [0o640, 0o604, 0o660] {
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
      #expect(throws: OperationalFailure.self) { try client.read(path, true) }
      #expect(try client.read(path, false) == [1, 2, 3])
    }
    let link = folder.appending(path: "link.key").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
    #expect(throws: OperationalFailure.self) { try client.read(link, false) }
    let refusal = try #require(throws: OperationalFailure.self) {
      try client.writeSecret(folder.appending(path: "none/a.key").path, [1])
    }
    #expect(refusal.message.hasSuffix("there is no such file or directory"))
    #expect(refusal.hint?.contains("mkdir -m 700") == true)
  }
}
