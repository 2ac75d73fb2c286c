import DuaLibrary
import Foundation
import LibraryCompiler
import ReleaseSigning
import Testing
import UpdateFramework

@testable import ReleasePublishing

struct DraftSigningTests {
  @Test func dryRunReadsNoKeyAndSignsNothing() throws {
    let publisher = try Publisher()
    try publisher.stage("1.0.0")
    let drafts = ["root", "targets"].map { ".release/\($0).json" }
    let before = try drafts.map(publisher.bytes)
    // A file without a key, and a command that does not exist: neither is used.
    let keys = ReleaseKeys(files: ["nothing"], command: "/nothing")
    let shown = try publisher.run { try $0.sign(with: keys, isDryRun: true) }
    #expect(try drafts.map(publisher.bytes) == before)
    #expect(shown.counts.map(\.valid) == [0, 0])
    #expect(shown.counts.map(\.threshold) == [2, 1])
    // What is signed then is what was shown.
    var beforeSigning: SigningDrafts?
    let signed = try publisher.run { try $0.sign(with: publisher.signing) { beforeSigning = $0 } }
    #expect(beforeSigning?.root == shown.root && beforeSigning?.bundle == shown.bundle)
    #expect(signed.bundle == shown.bundle)
    #expect(signed.counts.map(\.valid) == [2, 1])
  }

  @Test func draftsAreShownBeforeAKeyIsRead() throws {
    let publisher = try Publisher()
    var isShown = false
    #expect(throws: OperationalFailure.self) {
      try publisher.run { try $0.sign(with: ReleaseKeys(files: ["nothing"])) { _ in isShown = true } }
    }
    #expect(isShown)
  }

  /// A root needs signatures by its own keys, and by those of the root before it.
  @Test func signaturesAreCountedByEachRoot() throws {
    let publisher = try Publisher.withRelease()
    try publisher.rotate(.root, from: "root2", to: "root3")
    try publisher.rotate(.targets, from: "targets", to: "targets2")
    try publisher.stage("1.1.0")
    func counts(_ keys: String...) throws -> [[Int]] {
      try publisher.run { try $0.sign(with: ReleaseKeys(files: keys)) }.counts
        .map { [$0.version, $0.root, $0.valid, $0.threshold] }
    }
    #expect(try counts("root3") == [[2, 2, 1, 2], [2, 1, 0, 2], [2, 2, 0, 1]])
    #expect(try counts("root2", "targets") == [[2, 2, 1, 2], [2, 1, 1, 2], [2, 2, 0, 1]])
    #expect(try counts("root", "targets2") == [[2, 2, 2, 2], [2, 1, 2, 2], [2, 2, 1, 1]])
  }

  @Test func stagedBundleIsShownBesideThePublishedOne() throws {
    let publisher = try Publisher()
    try publisher.stage("1.0.0")
    let first = try #require(
      try publisher.run { try $0.sign(with: ReleaseKeys(), isDryRun: true) }.bundle
    )
    #expect(first.version == 1 && first.formerVersion == nil && first.changes == nil)
    #expect(first.expires == publisher.start.adding(days: 90))
    try publisher.publish()
    try publisher.stage("1.1.0")
    let next = try #require(try publisher.run { try $0.sign(with: ReleaseKeys(), isDryRun: true) }.bundle)
    let bundle = try DuaLibrary.Bundle(contentsOf: publisher.folder.appending(path: "bundle"))
    #expect(
      next.version == 2 && next.formerVersion == "1.0.0"
        && next.changes == "the library's declaration changed"
    )
    #expect(next.library == "\(try bundle.library.name) 1.1.0")
    #expect(next.duaCount == (try bundle.library.duas.count))
    #expect(next.breaking.isEmpty)
    let manifest = try Data(contentsOf: publisher.folder.appending(path: "bundle/manifest.json"))
    #expect(next.manifestHash == Checksum.sha256(of: Array(manifest)))
  }

  @Test func keysThatSignNothingAreNamed() throws {
    let publisher = try Publisher()
    func unused(_ files: [String]) throws -> [String] {
      try publisher.run { try $0.sign(with: ReleaseKeys(files: files)).unusedKeys }
    }
    #expect(try unused(["root", "targets", "snapshot"]) == ["targets", "snapshot"])
    try publisher.stage("1.0.0")
    #expect(try unused(["root", "targets", "snapshot", "root3"]) == ["snapshot", "root3"])
    try publisher.publish()
    try publisher.stage("1.1.0")
    #expect(try unused(["root", "targets"]) == ["root"])
    try publisher.run { _ = try $0.discard() }
    try publisher.rotate(.root, from: "root2", to: "root3")
    // The keys of the former root sign too.
    #expect(try unused(["root2", "root3", "targets"]) == ["targets"])
  }

  @Test func endedWithdrawalsAreNotCounted() throws {
    let publisher = try Publisher.withRelease()
    for (dua, until) in [("1", 1_800_000_100), ("2", nil)] as [(String, Int?)] {
      let withdrawal = Withdrawal(
        dua,
        reason: [.english: "a word was wrong"],
        until: until.map(UTCTime.init(seconds:))
      )
      try publisher.run { _ = try $0.withdraw(withdrawal, with: publisher.signing) }
    }
    try publisher.stage("1.1.0")
    for (time, withdrawn, ended) in [(1_800_000_099, 2, 0), (1_800_000_100, 1, 1)] {
      let check = try publisher.run(at: time) { try $0.verify(root: nil) }
      #expect(check.withdrawn == withdrawn && check.ended == ended)
      let drafts = try publisher.run(at: time) { try $0.sign(with: ReleaseKeys(), isDryRun: true) }
      #expect(drafts.bundle?.withdrawn == withdrawn)
    }
  }

  /// The withdrawals stay for devices with an earlier bundle.
  @Test func withdrawalsOfTextsThatWereCorrectedAreCountedApart() throws {
    let publisher = try Publisher()
    try publisher.stage("1.0.0")
    let bundle = try DuaLibrary.Bundle(contentsOf: publisher.folder.appending(path: "bundle"))
    var corrected = try bundle.dua(at: 0)
    corrected.arabic += "\u{064E}"
    var removed = try bundle.dua(at: 1)
    removed.id = Dua.ID(rawValue: 999_999)
    let reason: LocalizedText = [.english: "a word was wrong"]
    let errata = Errata(
      [corrected, removed, try bundle.dua(at: 2)].map { Erratum(withdrawing: $0, reason: reason) }
    )
    let description = FileDescription(of: errata.json)
    let path = ReleaseFolder.targetsDraft
    var targets = try SignedMetadata(publisher.bytes(path), file: path).stagedTargets()
    targets.targets[Errata.path] = description
    try publisher.write(path, SignedMetadata(targets.value).encoded)
    let hash = try #require(description.sha256)
    try publisher.write(ReleasePaths.target(Errata.path, sha256: hash), errata.json)
    #expect(try publisher.run { try $0.sign(with: ReleaseKeys(), isDryRun: true) }.bundle?.withdrawn == 1)
    try publisher.publish()
    let check = try publisher.run { try $0.verify(root: nil) }
    #expect(check.withdrawn == 1 && check.ended == 0 && check.obsolete == 2)
  }

  @Test func withoutDraftsThereIsNothingToSign() throws {
    let publisher = try Publisher.withRelease()
    let refusal = try #require(throws: OperationalFailure.self) {
      try publisher.run { try $0.sign(with: publisher.signing) }
    }
    #expect(refusal.message == "there is nothing to sign")
  }

  @Test func folderWithoutAManifestIsNotStaged() throws {
    let publisher = try Publisher()
    let refusal = try #require(throws: OperationalFailure.self) {
      try publisher.run { _ = try $0.stage("content") }
    }
    #expect(refusal.message == "`content` is not a bundle: it has no `manifest.json`")
    #expect(refusal.hint?.contains("rizq build") == true)
  }

  @Test func releaseWithoutAnythingPublishedIsNotVerified() throws {
    let publisher = try Publisher()
    let refusal = try #require(throws: OperationalFailure.self) {
      try publisher.run { _ = try $0.verify(root: nil) }
    }
    #expect(refusal.message.hasPrefix("nothing is published in"))
    for work: (ReleasePublisher) throws -> Void in [{ _ = try $0.verify(root: nil) }, { _ = try $0.log() }] {
      let missing = try #require(throws: OperationalFailure.self) {
        try publisher.run { _ in try work(ReleasePublisher("nope", now: publisher.start)) }
      }
      #expect(missing.message.hasPrefix("there is no folder") && missing.message.hasSuffix("/nope`"))
    }
  }
}
