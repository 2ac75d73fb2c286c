import Composable
import DuaLibrary
import Foundation
import LibraryCompiler
import ReleaseSigning
import TestSupport
import Testing
import UpdateFramework

@testable import ReleasePublishing

struct RootChainTests {
  /// A root by someone who has no key of the release: it names the real keys, and is signed by a key of its own.
  private func forgery(of publisher: Publisher, version: Int) throws -> [UInt8] {
    let thief = PrivateKey()
    var root = try publisher.root(1)
    root.head.version = version
    root.keys[thief.publicKey.id] = thief.publicKey
    root.roles[.root] = Role(keyIDs: [thief.publicKey.id], threshold: 1)
    root.roles[.targets]?.keyIDs.append(thief.publicKey.id)
    var signed = SignedMetadata(root.value)
    let signature = thief.signature(of: signed.signed.canonicalBytes)
    signed.add(SignedMetadata.Signature(keyID: thief.publicKey.id, text: signature))
    return signed.encoded
  }

  @Test(arguments: [(1, 1), (2, 2), (2, 999), (999, 999), (1, 9_007_199_254_740_991)])
  func forgedRootIsNotSignedUpon(_ version: Int, _ name: Int) throws {
    let publisher = try Publisher.withRelease()
    try publisher.write("metadata/\(name).root.json", try forgery(of: publisher, version: version))
    let before = try publisher.bytes("metadata/timestamp.json")
    #expect(throws: OperationalFailure.self) { try publisher.refresh() }
    #expect(throws: OperationalFailure.self) { try publisher.rotate(.root, from: "root2", to: "root3") }
    #expect(throws: OperationalFailure.self) { try publisher.run { _ = try $0.log() } }
    #expect(try publisher.bytes("metadata/timestamp.json") == before)
    #expect(!FileManager.default.fileExists(atPath: publisher.url(".release/root.json").path))
  }

  @Test func rootThatWasPublishedMustNotBeGone() throws {
    let publisher = try Publisher.withRelease()
    try publisher.rotate(.root, from: "root2", to: "root3")
    try publisher.publish()
    try publisher.refresh()
    try FileManager.default.removeItem(at: publisher.url("metadata/2.root.json"))
    #expect(throws: OperationalFailure.self) { try publisher.refresh() }
  }

  @Test func releaseDoesNotBeginAgainWithoutItsTimestamp() throws {
    let publisher = try Publisher.withRelease()
    let targets = try publisher.bytes("metadata/1.targets.json")
    try FileManager.default.removeItem(at: publisher.url("metadata/timestamp.json"))
    #expect(throws: OperationalFailure.self) { try publisher.refresh() }
    #expect(throws: OperationalFailure.self) { try publisher.stage("1.1.0") }
    #expect(throws: OperationalFailure.self) { try publisher.publish() }
    #expect(try publisher.bytes("metadata/1.targets.json") == targets)
    // Nor if nothing is left of it but its roots.
    for name in ["1.targets.json", "1.snapshot.json"] {
      try FileManager.default.removeItem(at: publisher.url("metadata/\(name)"))
    }
    #expect(throws: OperationalFailure.self) { try publisher.refresh() }
    #expect(throws: OperationalFailure.self) { try publisher.stage("1.1.0") }
    #expect(throws: OperationalFailure.self) { try publisher.publish() }
  }

  /// The owners of the root have published it before there was a bundle.
  @Test func firstBundleThatWasInterruptedIsPublishedAgain() throws {
    let publisher = try Publisher()
    try publisher.publish()
    try publisher.stage("1.0.0")
    let live = FileClient.live()
    var files = live
    files.rename = { (old, new) throws(FileFailure) in
      if new.hasSuffix("/timestamp.json") { throw FileFailure(.write, new, .diskFull) }
      try live.rename(old, new)
    }
    publisher.use(files)
    #expect(throws: OperationalFailure.self) { try publisher.publish() }
    #expect(FileManager.default.fileExists(atPath: publisher.url("metadata/1.snapshot.json").path))
    publisher.use(live)
    try publisher.publish()
    #expect(try publisher.publishedVersion() == "1.0.0")
    // From now on a timestamp that is missing was removed.
    try FileManager.default.removeItem(at: publisher.url("metadata/timestamp.json"))
    #expect(throws: OperationalFailure.self) { try publisher.refresh() }
  }

  @Test func missingTimestampIsNotForgottenWithSettingsOfAnEarlierVersion() throws {
    let publisher = try Publisher.withRelease()
    let settings = String(decoding: try publisher.bytes(".release/settings.json"), as: UTF8.self)
    let former = settings.replacing(#""last_timestamp":1,"#, with: "")
    try publisher.write(".release/settings.json", Array(former.utf8))
    // The settings are written again, and still do not say it.
    try publisher.run { try $0.requireReviews(true) }
    try publisher.run { try $0.requireReviews(false) }
    try FileManager.default.removeItem(at: publisher.url("metadata/timestamp.json"))
    let refusal = try #require(throws: OperationalFailure.self) { try publisher.refresh() }
    #expect(refusal.message == "`metadata/timestamp.json` is missing, which says what is published")
  }

  @Test func olderMetadataThatWasPutBackIsNotSignedUpon() throws {
    let publisher = try Publisher.withRelease()
    let older = try publisher.bytes("metadata/timestamp.json")
    try publisher.refresh()
    let newer = try publisher.bytes("metadata/timestamp.json")
    try publisher.write("metadata/timestamp.json", older)
    let refused: [(ReleasePublisher) throws -> Void] = [
      { _ = try $0.refresh(with: publisher.signing) }, { _ = try $0.stage("bundle") },
      { _ = try $0.publish(with: publisher.signing) }, { _ = try $0.log() },
    ]
    for work in refused {
      let failure = try #require(throws: OperationalFailure.self) { try publisher.run(work) }
      #expect(
        failure.message
          == "`metadata/timestamp.json` has the version 1, but version 2 has been signed: older metadata was put back"
      )
    }
    #expect(try publisher.bytes("metadata/timestamp.json") == older)
    try publisher.write("metadata/timestamp.json", newer)
    try publisher.refresh()
  }

  @Test func settingsOfAnEarlierVersionAreRead() throws {
    let publisher = try Publisher.withRelease()
    let settings = try publisher.bytes(".release/settings.json")
    let former = String(decoding: settings, as: UTF8.self).replacing(#""last_timestamp":1,"#, with: "")
    #expect(former.utf8.count < settings.count)
    try publisher.write(".release/settings.json", Array(former.utf8))
    _ = try publisher.run { try $0.log() }
    #expect(throws: Never.self) { try publisher.refresh() }
  }

  @Test func clockBeforeThePublishedTimestampSignsNothing() throws {
    let publisher = try Publisher.withRelease()
    let before = try publisher.bytes("metadata/timestamp.json")
    let failure = try #require(throws: OperationalFailure.self) {
      try publisher.run(at: 1_799_999_999) { _ = try $0.refresh(with: publisher.signing) }
    }
    #expect(failure.message.contains("before the published timestamp was signed"))
    #expect(try publisher.bytes("metadata/timestamp.json") == before)
    try publisher.run(at: 1_800_000_001) { _ = try $0.refresh(with: publisher.signing) }
  }

  /// Whoever has the stolen key can date a timestamp as they like, and so can a clock that was wrong once.
  @Test(arguments: [RoleName.timestamp, .snapshot])
  func timestampOfFormerKeysMayBeOfTheFuture(_ role: RoleName) throws {
    let publisher = try Publisher.withRelease()
    try publisher.run(at: 1_800_000_000 + 30 * UTCTime.day) { _ = try $0.refresh(with: publisher.signing) }
    #expect(throws: OperationalFailure.self) { try publisher.refresh() }
    try publisher.rotate(role, from: role.rawValue, to: "\(role.rawValue)2")
    try publisher.publish()
    #expect(try publisher.publishedVersion() == "1.0.0")
    let trusted = try publisher.followed()
    #expect(trusted.root.head.version == 2)
    #expect(trusted.timestamp?.head.expires == UTCTime(seconds: 1_800_000_000 + UTCTime.day))
    try publisher.refresh()
  }

  /// Whoever has the stolen key can give the timestamp any version, and no device reads the one after the greatest.
  @Test func nothingFollowsTheGreatestVersion() throws {
    let publisher = try Publisher.withRelease()
    let path = "metadata/timestamp.json"
    let honest = try publisher.bytes(path)
    var timestamp = try TimestampMetadata(SignedMetadata(honest, file: path).signed, file: path)
    timestamp.head.version = MetadataHead.greatestVersion
    var signed = SignedMetadata(timestamp.value)
    let key = try #require(publisher.keys["timestamp"])
    try signed.addSignatures(.timestamp, of: publisher.root(1), with: ReleaseSigner([key]))
    let stolen = signed.encoded
    try publisher.write(path, stolen)
    let failure = try #require(throws: OperationalFailure.self) { try publisher.refresh() }
    #expect(failure.message.hasPrefix("the published timestamp has the greatest version"))
    #expect(try publisher.bytes(path) == stolen)
    // What the message says to do.
    try publisher.write(path, honest)
    try publisher.rotate(.timestamp, from: "timestamp", to: "timestamp2")
    try publisher.publish()
    #expect(try publisher.followed().timestamp?.head.version == 2)
  }

  @Test func withdrawalDoesNotEndInThePast() throws {
    let publisher = try Publisher.withRelease()
    for (until, isRefused) in [(1_800_000_000, true), (1_800_000_001, false)] {
      let withdrawal = Withdrawal("1", reason: [.english: "a word was wrong"], until: UTCTime(seconds: until))
      let work = { try publisher.run { _ = try $0.withdraw(withdrawal, with: publisher.signing) } }
      if isRefused { #expect(throws: OperationalFailure.self, performing: work) } else { try work() }
    }
  }

  @Test func draftHasToFollowThePublishedRoot() throws {
    let publisher = try Publisher.withRelease()
    var root = try publisher.root(1)
    root.head.version = 8
    let draft = RootDraft(after: root, policy: .standard, now: UTCTime(seconds: 1_800_000_000))
    try publisher.write(".release/root.json", draft.signed.encoded)
    #expect(throws: OperationalFailure.self) { try publisher.publish() }
    #expect(!FileManager.default.fileExists(atPath: publisher.url("metadata/9.root.json").path))
  }

  @Test(arguments: [1 << 53, Int.max]) func versionsWithoutANextOneAreRefused(_ version: Int) throws {
    let head = MetadataHead(version: version, expires: UTCTime(seconds: 1_800_000_000))
    let value = TargetsMetadata(head: head, targets: [:]).value
    #expect(throws: UpdateError.self) { try TargetsMetadata(value, file: "targets.json") }
  }
}

struct InterruptedRootTests {
  /// Whatever step of the publication of a root fails, the next refresh brings clients metadata by the keys of the last root.
  @Test(
    .slow,
    arguments: [[RoleName.targets], [.snapshot], [.timestamp], [.targets, .snapshot, .timestamp]]
  )
  func everyStepMayFail(_ roles: [RoleName]) throws {
    let publisher = try Publisher.withRelease()
    for role in roles { try publisher.rotate(role, from: role.rawValue, to: "\(role.rawValue)2") }
    let saved = publisher.folder.appending(path: "saved")
    try FileManager.default.copyItem(at: publisher.url(""), to: saved)
    var step = 1
    while true {
      try FileManager.default.removeItem(at: publisher.url(""))
      try FileManager.default.copyItem(at: saved, to: publisher.url(""))
      let count = LockIsolated(0)
      publisher.use(.failing(at: step, count))
      _ = try? publisher.publish()
      publisher.use(.live())
      let left = try publisher.lastingMetadata()
      try publisher.refresh()
      _ = try publisher.followed()
      _ = try? publisher.publish()
      let trusted = try publisher.followed()
      #expect(trusted.root.head.version == 2, "step \(step)")
      #expect(trusted.targets?.targets[Manifest.path] != nil, "step \(step)")
      for (name, bytes) in left {
        #expect(try publisher.bytes("metadata/\(name)") == bytes, "step \(step): \(name)")
      }
      if count.value < step { break }
      step += 1
    }
    #expect(step > 8)
  }

  @Test func formerKeysSignNothingOnceTheRootIsPublished() throws {
    let publisher = try Publisher.withRelease()
    let former = try publisher.bytes("metadata/timestamp.json")
    try publisher.rotate(.timestamp, from: "timestamp", to: "timestamp2")
    try publisher.publish()
    try publisher.write("metadata/timestamp.json", former)
    #expect(throws: OperationalFailure.self) { try publisher.refresh() }
  }
}

struct StagedErrataTests {
  @Test func stagedBundleKeepsAWithdrawalThatItsDraftDoesNotHave() throws {
    let publisher = try Publisher.withRelease()
    try publisher.stage("2.0.0")
    _ = try publisher.run { try $0.sign(with: publisher.signing) }
    let draft = try publisher.bytes(".release/targets.json")
    _ = try publisher.run { releasePublisher in
      let bundle = try DuaLibrary.Bundle(contentsOf: publisher.folder.appending(path: "bundle"))
      let slug = try #require(try bundle.duaSlugs.first).rawValue
      let language = try #require(LanguageTag("en"))
      let reason: LocalizedText = [language: "a word was wrong"]
      return try releasePublisher.withdraw(Withdrawal(slug, reason: reason), with: publisher.signing)
    }
    // As if the withdrawal had been interrupted before it changed the draft.
    try publisher.write(".release/targets.json", draft)
    try publisher.publish()
    let check = try publisher.run { try $0.verify(root: nil) }
    #expect(check.libraryVersion == "2.0.0")
    #expect(check.withdrawn == 1)
  }
}

struct TargetPathTests {
  @Test(arguments: [
    ("../x", "targets.json has a target `../x`, which is not a safe path"),
    ("a/../../x", "targets.json has a target `a/../../x`, which is not a safe path"),
    ("/x", "targets.json has a target `/x`, which is not a safe path"),
    ("Duas.json", "targets.json has a target `duas.json`, which differs from another only in letter case"),
  ])
  func signedPathThatAppsRefuseIsNotVerified(path: String, message: String) throws {
    let publisher = try Publisher()
    try publisher.stage("1.0.0")
    let file = ".release/targets.json"
    let draft = try SignedMetadata(publisher.bytes(file), file: file)
    var targets = try TargetsMetadata(draft.signed, file: file)
    let content = Array("x".utf8)
    let description = FileDescription(of: content)
    targets.targets[path] = description
    try publisher.write(file, SignedMetadata(targets.value).encoded)
    try FileManager.default.createDirectory(at: publisher.url("targets/a"), withIntermediateDirectories: true)
    try publisher.write(ReleasePaths.target(path, sha256: try #require(description.sha256)), content)
    try publisher.publish()
    let refusal = try #require(throws: OperationalFailure.self) {
      try publisher.run { _ = try $0.verify(root: nil) }
    }
    #expect(refusal.message == message)
  }
}

struct AddedKeyTests {
  private func added(_ bytes: [UInt8]) throws -> PublicKey {
    try withDependencies {
      $0.keyFiles = KeyFileClient(
        read: { (_, _) throws(OperationalFailure) in bytes },
        writeSecret: { (_, _) throws(OperationalFailure) in }
      )
    } operation: {
      try AddedKey.file(path: "a.pub").publicKey()
    }
  }

  @Test(arguments: PublicKey.Scheme.allCases) func idCannotBeChosen(_ scheme: PublicKey.Scheme) throws {
    let key = PrivateKey(scheme).publicKey
    #expect(try added(key.fileContents) == key)
    guard case .object(var members) = key.value, case .object(var values) = members["keyval"] else {
      Issue.record("a key is an object")
      return
    }
    // The same key in other letters has the id of the usual form.
    let text = try #require(values["public"]?.text)
    values["public"] = .string(scheme == .ed25519 ? text.uppercased() : text + "\n")
    members["keyval"] = .object(values)
    #expect(try added(MetadataValue.object(members).encoded) == key)
    members["x"] = .integer(7)
    #expect(throws: OperationalFailure.self) { try added(MetadataValue.object(members).encoded) }
  }
}

struct RootDraftSummaryTests {
  @Test func changesAreShown() throws {
    let publisher = try Publisher.withRelease()
    try publisher.rotate(.snapshot, from: "snapshot", to: "snapshot2")
    let signed = try publisher.run { try $0.sign(with: publisher.signing) }
    let draft = try #require(signed.root)
    #expect(try publisher.run { try $0.log().draft } == draft)
    #expect(draft.version == 2)
    let roots = try #require(draft.roles.first { $0.name == .root })
    #expect(roots.threshold == 2 && roots.formerThreshold == 2)
    #expect(roots.keys.map(\.change) == [.none, .none])
    let snapshot = try #require(draft.roles.first { $0.name == .snapshot })
    #expect(
      snapshot.keys.map(\.id) == [
        publisher.keys["snapshot2"]?.publicKey.id, publisher.keys["snapshot"]?.publicKey.id,
      ]
    )
    #expect(snapshot.keys.map(\.change) == [.added, .removed])
  }
}
