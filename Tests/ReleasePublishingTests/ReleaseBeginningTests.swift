import Foundation
import LibraryCompiler
import ReleaseSigning
import Testing

@testable import ReleasePublishing

struct ReleaseBeginningTests {
  private func failure(_ publisher: Publisher, _ work: (ReleasePublisher) throws -> Void) throws
    -> OperationalFailure
  {
    try #require(throws: OperationalFailure.self) { try publisher.run(work) }
  }

  @Test func anAbsolutePathMayBeginWithAMark() throws {
    let publisher = try Publisher()
    try publisher.run { _ in
      let path = "/\u{301}release"
      #expect(ReleasePublisher(path, now: publisher.start).path == path)
      #expect(ReleasePublisher(path + "/", now: publisher.start).path == path)
    }
  }

  @Test func foldersWithOtherFilesAreNotUploaded() throws {
    let publisher = try Publisher()
    let folder = publisher.folder.appending(path: "other")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try publisher.run { _ in
      try ReleasePublisher("other", now: publisher.start).begin(requiresReviews: false)
    }
    #expect(FileManager.default.fileExists(atPath: folder.appending(path: ".release/root.json").path))
    for name in [".release", "notes"] {
      try? FileManager.default.removeItem(at: folder.appending(path: name))
    }
    try Data("a".utf8).write(to: folder.appending(path: "notes"))
    let refusal = try failure(publisher) { _ in
      try ReleasePublisher("other", now: publisher.start).begin(requiresReviews: false)
    }
    #expect(
      refusal.message.hasSuffix("/other` is not empty, and all of it would be uploaded with the release")
    )
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["notes"])
    let file = try failure(publisher) { _ in
      try ReleasePublisher("other/notes", now: publisher.start).begin(requiresReviews: false)
    }
    #expect(file.message.hasSuffix("/other/notes` is not a folder"))
  }

  @Test(arguments: [
    ("bundle/search/release", "is inside the bundle"), ("link/release", "is inside the bundle"),
    ("other/../bundle/release", "is inside the bundle"), ("content/release", "is inside the content folder"),
  ])
  func releaseIsNeitherInABundleNorAmongTheSources(path: String, words: String) throws {
    let publisher = try Publisher()
    let root = publisher.folder.appending(path: "elsewhere")
    for (name, text) in [
      ("bundle/manifest.json", #"{"schema_version": 2, "files": []}"#), ("content/library.json", "{}"),
      ("other/notes", "a"),
    ] {
      let file = root.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
    }
    try FileManager.default.createSymbolicLink(
      at: root.appending(path: "link"),
      withDestinationURL: root.appending(path: "bundle")
    )
    let refusal = try failure(publisher) { _ in
      try ReleasePublisher("elsewhere/\(path)", now: publisher.start).begin(requiresReviews: false)
    }
    #expect(refusal.message.contains(words), "\(refusal)")
    #expect(refusal.hint == "name a place outside of it with --release")
    #expect(!FileManager.default.fileExists(atPath: root.appending(path: path).path))
    try publisher.run { _ in
      try ReleasePublisher("elsewhere/bundle/../release", now: publisher.start).begin(requiresReviews: false)
    }
  }

  @Test func releaseBeginsOnce() throws {
    let publisher = try Publisher()
    let draft = try publisher.bytes(".release/root.json")
    let refusal = try failure(publisher) { try $0.begin(requiresReviews: true) }
    #expect(refusal.message.hasSuffix("is a release already"))
    #expect(refusal.hint?.hasSuffix("name a new folder with --release") == true)
    #expect(try publisher.bytes(".release/root.json") == draft)
    // Without its draft, and without a published root, it may begin again.
    _ = try publisher.run { try $0.discard() }
    try publisher.run { try $0.begin(requiresReviews: true) }
    #expect(try publisher.run { try $0.requiresReviews() })
    let published = try Publisher.withRelease()
    #expect(
      try failure(published) { try $0.begin(requiresReviews: true) }.message.hasSuffix("is a release already")
    )
  }

  @Test func copyWithoutItsSettingsIsNotSigned() throws {
    let publisher = try Publisher.withRelease()
    let metadata = try publisher.lastingMetadata()
    try FileManager.default.removeItem(at: publisher.url(".release"))
    let refused: [(ReleasePublisher) throws -> Void] = [
      { _ = try $0.refresh(with: publisher.signing) }, { _ = try $0.stage("bundle") },
      { _ = try $0.publish(with: publisher.signing) }, { _ = try $0.log() }, { _ = try $0.renew() },
      { _ = try $0.discard() }, { try $0.begin(requiresReviews: false) }, { _ = try $0.requiresReviews() },
    ]
    for work in refused {
      let refusal = try failure(publisher, work)
      #expect(refusal.message.contains("is a copy of a release without `.release`"))
      #expect(refusal.hint?.contains("rizq release init --root FILE") == true)
    }
    #expect(try publisher.lastingMetadata() == metadata)
    #expect(!FileManager.default.fileExists(atPath: publisher.url(".release").path))
    // Everybody may verify a copy.
    #expect(try publisher.publishedVersion() == "1.0.0")
  }

  @Test func lostSettingsAreMadeFromTheRootInTheApp() throws {
    let publisher = try Publisher.withRelease()
    try publisher.rotate(.timestamp, from: "timestamp", to: "timestamp2")
    try publisher.publish()
    let settings = try publisher.bytes(".release/settings.json")
    let app = publisher.folder.appending(path: "app-root.json")
    try Data(publisher.bytes("metadata/1.root.json")).write(to: app)
    #expect(
      try failure(publisher) { _ = try $0.restore(from: "app-root.json", requiresReviews: false) }
        .message.hasSuffix("has its `.release/settings.json`")
    )
    try FileManager.default.removeItem(at: publisher.url(".release"))
    // The second root is not that with which it began.
    let other = try failure(publisher) {
      _ = try $0.restore(from: "release/metadata/2.root.json", requiresReviews: false)
    }
    #expect(other.message.contains("`metadata/1.root.json` of the release is not the root in"))
    #expect(!FileManager.default.fileExists(atPath: publisher.url(".release").path))
    #expect(try publisher.run { try $0.restore(from: "app-root.json", requiresReviews: false) } == 2)
    #expect(try publisher.bytes(".release/settings.json") == settings)
    try publisher.stage("1.1.0")
    try publisher.publish()
    #expect(try publisher.publishedVersion() == "1.1.0")
  }

  @Test func settingsAreNotMadeForMetadataThatNoRootHasSigned() throws {
    let publisher = try Publisher.withRelease()
    let foreign = try Publisher.withRelease()
    try publisher.write("metadata/timestamp.json", foreign.bytes("metadata/timestamp.json"))
    try FileManager.default.removeItem(at: publisher.url(".release"))
    let refusal = try failure(publisher) {
      _ = try $0.restore(from: "release/metadata/1.root.json", requiresReviews: false)
    }
    #expect(refusal.message.hasPrefix("no root of"))
    #expect(!FileManager.default.fileExists(atPath: publisher.url(".release").path))
  }

  @Test func requirementOfReviewsIsChanged() throws {
    let publisher = try Publisher()
    for isRequired in [true, false] {
      try publisher.run { try $0.requireReviews(isRequired) }
      #expect(try publisher.run { try $0.requiresReviews() } == isRequired)
    }
    try publisher.stage("1.0.0")
    try publisher.publish()
    let settings = try publisher.bytes(".release/settings.json")
    try publisher.run { try $0.requireReviews(true) }
    #expect(try publisher.bytes(".release/settings.json") != settings)
    try publisher.run { try $0.requireReviews(false) }
    #expect(try publisher.bytes(".release/settings.json") == settings)
  }

  @Test func damagedSettingsAreNamedWithAWayOut() throws {
    let publisher = try Publisher()
    try publisher.write(".release/settings.json", Array("{}".utf8))
    let refusal = try failure(publisher) { _ = try $0.requiresReviews() }
    #expect(refusal.message == "`.release/settings.json` of the release is missing or damaged")
    #expect(refusal.hint?.contains("rizq release init --root FILE") == true)
  }
}
