import Composable
import DuaLibrary
import Foundation
import LibraryCompiler
import TestSupport
import Testing
import UpdateFramework

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

  private static let otherLibrary =
    "the JSON files have another library than `library.bin`: 1 dua changed"

  /// A vowel of one text in `duas.json`, and the manifest for it.
  private func withAnotherVowel(
    _ duas: [UInt8],
    _ manifest: [UInt8]
  ) throws -> (duas: [UInt8], manifest: [UInt8]) {
    let fatha = try #require(duas.indices.first { duas[$0...].starts(with: "\u{64E}".utf8) })
    var other = duas
    other.replaceSubrange(fatha..<fatha + 2, with: "\u{64F}".utf8)
    let text = String(decoding: manifest, as: UTF8.self)
      .replacing(Checksum.sha256(of: duas), with: Checksum.sha256(of: other))
    return (other, Array(text.utf8))
  }

  @Test func bundleWhoseFormsDifferIsNotStaged() throws {
    let publisher = try Publisher.withRelease()
    try publisher.stage("2.0.0")
    let staged = try publisher.bytes(ReleaseFolder.targetsDraft)
    let path = { (name: String) in publisher.folder.appending(path: "bundle/\(name)") }
    let other = try withAnotherVowel(
      Array(try Data(contentsOf: path("duas.json"))),
      Array(try Data(contentsOf: path(Manifest.path)))
    )
    try Data(other.duas).write(to: path("duas.json"))
    try Data(other.manifest).write(to: path(Manifest.path))
    let refusal = #expect(throws: OperationalFailure.self) {
      try publisher.run { _ = try $0.stage("bundle") }
    }
    #expect(refusal?.message == Self.otherLibrary)
    #expect(try publisher.bytes(ReleaseFolder.targetsDraft) == staged)
  }

  /// Programs that know the other version would read a library that no one has seen.
  @Test func bundleWithAnotherVersionOfItsBinaryLibraryIsNotStaged() throws {
    let publisher = try Publisher.withRelease()
    try publisher.stage("2.0.0")
    let staged = try publisher.bytes(ReleaseFolder.targetsDraft)
    let path = { (name: String) in publisher.folder.appending(path: "bundle/\(name)") }
    let library = Array(try Data(contentsOf: path(BinaryFormat.path)))
    var other = library
    // The least significant byte of the version.
    other[8] += 1
    let manifest = try String(contentsOf: path(Manifest.path), encoding: .utf8)
      .replacing(Checksum.sha256(of: library), with: Checksum.sha256(of: other))
    try Data(other).write(to: path(BinaryFormat.path))
    try Data(manifest.utf8).write(to: path(Manifest.path))
    let refusal = #expect(throws: OperationalFailure.self) {
      try publisher.run { _ = try $0.stage("bundle") }
    }
    #expect(refusal?.message.hasPrefix("the `library.bin` of the bundle has a version of its format") == true)
    #expect(try publisher.bytes(ReleaseFolder.targetsDraft) == staged)
  }

  /// As whoever stages a bundle on another computer can make it.
  @Test func stagedBundleWhoseFormsDifferIsNeitherSignedNorPublished() throws {
    let publisher = try Publisher.withRelease()
    try publisher.stage("2.0.0")
    var draft = String(decoding: try publisher.bytes(ReleaseFolder.targetsDraft), as: UTF8.self)
    let targets = try TargetsMetadata(
      SignedMetadata(Array(draft.utf8), file: "draft").signed,
      file: "draft"
    )
    let hash = { (name: String) in try #require(targets.targets[name]?.sha256) }
    let old = (
      duas: try publisher.bytes(ReleasePaths.target("duas.json", sha256: hash("duas.json"))),
      manifest: try publisher.bytes(ReleasePaths.target(Manifest.path, sha256: hash(Manifest.path)))
    )
    let new = try withAnotherVowel(old.duas, old.manifest)
    for (name, former, other) in [
      ("duas.json", old.duas, new.duas), (Manifest.path, old.manifest, new.manifest),
    ] {
      let sha256 = Checksum.sha256(of: other)
      draft.replace(Checksum.sha256(of: former), with: sha256)
      try publisher.write(ReleasePaths.target(name, sha256: sha256), other)
    }
    try publisher.write(ReleaseFolder.targetsDraft, Array(draft.utf8))
    for attempt in [
      { _ = try $0.sign(with: publisher.signing) }, { _ = try $0.publish(with: publisher.signing) },
    ] as [(ReleasePublisher) throws -> Void] {
      let refusal = #expect(throws: OperationalFailure.self) { try publisher.run(attempt) }
      #expect(refusal?.message == Self.otherLibrary)
    }
    #expect(try publisher.publishedVersion() == "1.0.0")
  }

  /// As when `rizq build --watch` takes the place of the bundle that was checked.
  @Test(arguments: ["search/index.bin", Manifest.path]) func bundleThatChangesIsNotStaged(_ name: String)
    throws
  {
    let publisher = try Publisher.withRelease()
    let before = try FileManager.default.subpathsOfDirectory(atPath: publisher.url("targets").path).sorted()
    let live = FileClient.live()
    var files = live
    files.read = { (path, limit) throws(FileFailure) in
      var contents = try live.read(path, limit)
      guard path.hasSuffix("/bundle/\(name)") else { return contents }
      let text = String(decoding: contents.bytes, as: UTF8.self)
      contents.bytes = Array(text.replacing("2.0.0", with: "2.0.1").utf8) + [0x20]
      return contents
    }
    publisher.use(files)
    let refusal = try #require(throws: OperationalFailure.self) { try publisher.stage("2.0.0") }
    #expect(refusal.message == "`\(name)` of the bundle in `bundle` has changed while it was staged")
    #expect(
      try FileManager.default.subpathsOfDirectory(atPath: publisher.url("targets").path).sorted() == before
    )
    publisher.use(live)
    try publisher.stage("2.0.0")
    try publisher.publish()
    #expect(try publisher.publishedVersion() == "2.0.0")
  }

  /// A device that fetches it would refuse it, and have no update until the next one.
  @Test(arguments: [true, false]) func draftWithAnotherFileThanItsManifestIsNeitherSignedNorPublished(
    isMissing: Bool
  ) throws {
    let publisher = try Publisher.withRelease()
    try publisher.stage("2.0.0")
    let path = ReleaseFolder.targetsDraft
    var targets = try SignedMetadata(publisher.bytes(path), file: path).stagedTargets()
    targets.targets["search/index.bin"] = isMissing ? nil : FileDescription(of: [1])
    try publisher.write(path, SignedMetadata(targets.value).encoded)
    for attempt in [
      { _ = try $0.sign(with: publisher.signing) }, { _ = try $0.publish(with: publisher.signing) },
    ] as [(ReleasePublisher) throws -> Void] {
      let refusal = try #require(throws: OperationalFailure.self) { try publisher.run(attempt) }
      #expect(refusal.message.hasPrefix("the release has another file `search/index.bin` than the manifest"))
      #expect(refusal.hint == "stage the bundle again, and publish it")
    }
    #expect(try publisher.publishedVersion() == "1.0.0")
  }

  @Test func draftThatAPublicationLeftIsSaidToBePublished() throws {
    let publisher = try Publisher.withRelease()
    try publisher.stage("2.0.0")
    let draft = try publisher.bytes(ReleaseFolder.targetsDraft)
    try publisher.publish()
    let timestamp = try publisher.bytes("metadata/timestamp.json")
    try publisher.write(ReleaseFolder.targetsDraft, draft)
    let refusal = try #require(throws: OperationalFailure.self) { try publisher.publish() }
    #expect(refusal.message.contains("2.0.0 after 2.0.0"))
    #expect(refusal.hint?.hasPrefix("the staged bundle is published already") == true)
    _ = try publisher.run { try $0.discard() }
    #expect(try publisher.bytes("metadata/timestamp.json") == timestamp)
    #expect(try publisher.publishedVersion() == "2.0.0")
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

  @Test func newFoldersAreOnTheDiskBeforeTheirFiles() throws {
    let publisher = try Publisher()
    let live = FileClient.live()
    let steps = LockIsolated<[String]>([])
    var files = live
    files.createDirectory = { (path) throws(FileFailure) in
      steps.withValue { $0.append("create \(path)") }
      try live.createDirectory(path)
    }
    files.synchronize = { (path) throws(FileFailure) in
      steps.withValue { $0.append("synchronize \(path)") }
      try live.synchronize(path)
    }
    publisher.use(files)
    try publisher.stage("1.0.0")
    let release = publisher.folder.appending(path: "release").path
    for (folder, parent) in [("targets", release), ("targets/search", "\(release)/targets")] {
      let creation = try #require(steps.value.firstIndex(of: "create \(release)/\(folder)"))
      #expect(steps.value[creation + 1] == "synchronize \(parent)")
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
