import Foundation
import LibraryCompiler
import Testing
import UpdateFramework

@testable import ReleasePublishing

struct DraftDiscardingTests {
  /// The files of the release, without what is not served.
  private func served(_ publisher: Publisher) throws -> [String: Data] {
    var files: [String: Data] = [:]
    for folder in ["metadata", "targets"] {
      let names = try FileManager.default.subpathsOfDirectory(atPath: publisher.url(folder).path)
      for name in names {
        let url = publisher.url("\(folder)/\(name)")
        if (try url.resourceValues(forKeys: [.isRegularFileKey])).isRegularFile == true {
          files["\(folder)/\(name)"] = try Data(contentsOf: url)
        }
      }
    }
    return files
  }

  @Test func publishedReleaseStaysAsItIs() throws {
    let publisher = try Publisher.withRelease()
    let before = try served(publisher)
    try publisher.stage("1.1.0")
    try publisher.rotate(.timestamp, from: "timestamp", to: "timestamp2")
    // The manifest of the staged bundle, and its delta or none: not yet published, and not to be uploaded.
    #expect(try served(publisher).count > before.count)
    let discarded = try publisher.run { try $0.discard() }
    #expect(discarded == DiscardedDrafts(root: 2, bundle: "1.1.0"))
    #expect(try served(publisher) == before)
    #expect(try publisher.publishedVersion() == "1.0.0")
    let refusal = try #require(throws: OperationalFailure.self) { try publisher.publish() }
    #expect(refusal.message == "there is nothing to publish")
    try publisher.stage("1.1.0")
    try publisher.publish()
    #expect(try publisher.publishedVersion() == "1.1.0")
  }

  @Test func eachDraftAlone() throws {
    let publisher = try Publisher.withRelease()
    try publisher.stage("1.1.0")
    try publisher.rotate(.timestamp, from: "timestamp", to: "timestamp2")
    #expect(try publisher.run { try $0.discard(bundle: false) } == DiscardedDrafts(root: 2))
    let drafts = try publisher.run { try $0.sign(with: ReleaseKeys(), isDryRun: true) }
    #expect(drafts.root == nil && drafts.bundle != nil)
    try publisher.rotate(.timestamp, from: "timestamp", to: "timestamp2")
    #expect(try publisher.run { try $0.discard(root: false) } == DiscardedDrafts(bundle: "1.1.0"))
    #expect(try publisher.run { try $0.log().draft }?.version == 2)
    let refusal = try #require(throws: OperationalFailure.self) {
      try publisher.run { try $0.discard(root: false) }
    }
    #expect(refusal.message == "no bundle is staged")
  }

  @Test func withoutDraftsThereIsNothingToDiscard() throws {
    let publisher = try Publisher.withRelease()
    for (root, bundle, message) in [
      (true, true, "there is no draft of a root, and no bundle is staged"),
      (true, false, "there is no draft of a root"), (false, true, "no bundle is staged"),
    ] {
      let refusal = try #require(throws: OperationalFailure.self) {
        try publisher.run { try $0.discard(root: root, bundle: bundle) }
      }
      #expect(refusal.message == message)
    }
  }

  /// Files that an earlier version of the targets describes are kept, whatever the draft has.
  @Test func filesOfFormerReleasesAreKept() throws {
    let publisher = try Publisher.withRelease()
    try publisher.stage("1.1.0")
    try publisher.publish()
    let before = try served(publisher)
    // The bundle of the first release again.
    try publisher.stage("1.0.0")
    _ = try publisher.run { try $0.discard() }
    #expect(try served(publisher) == before)
  }
}
