import LibraryCompiler
import ReleaseSigning
import Testing
import UpdateFramework

@testable import ReleasePublishing

struct SharedKeyTests {
  @Test(arguments: RoleName.allCases, RoleName.allCases)
  func onlySnapshotAndTimestampMayShareAKey(_ first: RoleName, _ second: RoleName) throws {
    let publisher = try Publisher()
    let add = { try publisher.run { try $0.add(.file(path: "root3"), to: second) } }
    _ = try publisher.run { try $0.add(.file(path: "root3"), to: first) }
    let id = try #require(publisher.keys["root3"]).publicKey.id
    if Set([first, second]) == [.snapshot, .timestamp] {
      #expect(try add() == AssignedKey(id: id, sharedWith: first))
      return
    }
    let draft = try publisher.bytes(".release/root.json")
    let refusal = try #require(throws: OperationalFailure.self) { try add() }
    let reason =
      first == second
      ? "\(first.rawValue) has the key \(id.prefix(8)) already"
      : "the key \(id.prefix(8)) signs for \(first.rawValue), so it cannot sign for \(second.rawValue); "
    #expect(refusal.message.hasPrefix(reason))
    #expect(try publisher.bytes(".release/root.json") == draft)
  }

  @Test func keyThatTakesThePlaceOfAnotherIsNotShared() throws {
    let publisher = try Publisher()
    #expect(throws: OperationalFailure.self) {
      try publisher.rotate(.timestamp, from: "timestamp", to: "targets")
    }
    try publisher.rotate(.timestamp, from: "timestamp", to: "timestamp2")
    // The former key signs for nothing, and may be given to another role.
    #expect(
      try publisher.run { try $0.add(.file(path: "timestamp"), to: .targets) }.sharedWith == nil
    )
  }

  /// A release that an earlier version has begun may have such a root: it is published no more, and the log says so.
  @Test func publishedRootWithASharedKeyIsReported() throws {
    let publisher = try Publisher.withRelease()
    #expect(try publisher.run { try $0.log().sharedKey } == nil)
    var root = try publisher.root(1)
    let targets = try #require(publisher.keys["targets"]).publicKey.id
    root.roles[.timestamp]?.keyIDs.append(targets)
    #expect(root.sharedKey == SharedKey(id: targets, role: .timestamp, other: .targets))
    let draft = RootDraft(after: root, policy: .standard, now: publisher.start)
    try publisher.write(".release/root.json", draft.signed.encoded)
    for work: (ReleasePublisher) throws -> Void in [
      { _ = try $0.sign(with: publisher.signing) }, { _ = try $0.sign(with: ReleaseKeys(), isDryRun: true) },
      { _ = try $0.publish(with: publisher.signing) },
    ] {
      let refusal = try #require(throws: OperationalFailure.self) { try publisher.run(work) }
      #expect(refusal.message.contains("signs for targets, so it cannot sign for timestamp"))
    }
    #expect(try publisher.bytes(".release/root.json") == draft.signed.encoded)
  }

  @Test func keyUnderTwoIdsCountsOnce() throws {
    let publisher = try Publisher.withRelease()
    var root = try publisher.root(1)
    let key = try #require(publisher.keys["root"]).publicKey
    guard case .object(var members) = key.value else {
      Issue.record("a key is an object")
      return
    }
    members["x"] = .integer(1)
    let twin = try #require(PublicKey(fileContents: MetadataValue.object(members).encoded))
    root.keys[twin.id] = twin
    root.roles[.root]?.keyIDs.append(twin.id)
    #expect(root.sharedKey == SharedKey(id: twin.id, role: .root, other: .root))
  }
}
