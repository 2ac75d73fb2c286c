import DuaLibrary
import Foundation
import LibraryCompiler
import ReleaseSigning
import Testing
import UpdateFramework

@testable import ReleasePublishing

struct RootRenewalTests {
  /// What a device trusts at a time that has the first root.
  private func followed(_ publisher: Publisher, at time: Int) throws -> TrustedMetadata {
    var refresh = try MetadataRefresh(
      root: publisher.bytes("metadata/1.root.json"),
      stored: StoredMetadata(),
      start: UTCTime(seconds: time)
    )
    while let request = refresh.request { try refresh.receive(try? publisher.bytes(request.path)) }
    return refresh.trusted
  }

  @Test func expiredRootIsRenewedAndDevicesFollow() throws {
    let publisher = try Publisher.withRelease()
    let late = 1_800_000_000 + 366 * UTCTime.day
    for work: (ReleasePublisher) throws -> Void in [
      { _ = try $0.refresh(with: publisher.signing) }, { _ = try $0.verify(root: nil) },
    ] {
      let refusal = try #require(throws: OperationalFailure.self) { try publisher.run(at: late, work) }
      #expect(refusal.hint?.contains("rizq release renew") == true)
    }
    #expect(throws: UpdateError.self) { try followed(publisher, at: late) }
    let renewed = try publisher.run(at: late) { try $0.renew() }
    #expect(renewed.version == 2)
    #expect(renewed.expires == UTCTime(seconds: late).adding(days: 365))
    let signed = try publisher.run(at: late) { try $0.sign(with: publisher.signing) }
    #expect(signed.counts.map(\.root) == [2, 1])
    _ = try publisher.run(at: late) { try $0.publish(with: publisher.signing) }
    let trusted = try followed(publisher, at: late)
    #expect(trusted.root.head.version == 2)
    #expect(trusted.root.roles == (try publisher.root(1)).roles)
    #expect(trusted.targets?.targets[Manifest.path] != nil)
    #expect(try publisher.run(at: late) { try $0.verify(root: nil).libraryVersion } == "1.0.0")
  }

  @Test func draftThatIsTooOldIsRenewedToo() throws {
    let publisher = try Publisher.withRelease()
    try publisher.rotate(.timestamp, from: "timestamp", to: "timestamp2")
    _ = try publisher.run { try $0.sign(with: publisher.signing) }
    let late = 1_800_000_000 + 366 * UTCTime.day
    let refusal = try #require(throws: OperationalFailure.self) {
      try publisher.run(at: late) { try $0.sign(with: publisher.signing) }
    }
    #expect(refusal.message == "the draft of root 2 was valid until 2028-01-15T08:00:00Z")
    #expect(refusal.hint?.contains("rizq release renew") == true)
    // Its new key stays, and its signatures, which covered the former time, do not.
    #expect(try publisher.run(at: late) { try $0.renew() }.version == 2)
    let drafts = try publisher.run(at: late) { try $0.sign(with: ReleaseKeys(), isDryRun: true) }
    #expect(drafts.counts.map(\.valid) == [0, 0])
    let timestamp = try #require(drafts.root?.roles.first { $0.name == .timestamp })
    #expect(timestamp.keys.first?.id == publisher.keys["timestamp2"]?.publicKey.id)
  }

  @Test func withoutARootThereIsNothingToRenew() throws {
    let publisher = try Publisher()
    _ = try publisher.run { try $0.discard() }
    let refusal = try #require(throws: OperationalFailure.self) { try publisher.run { _ = try $0.renew() } }
    #expect(refusal.message == "there is no root yet; begin with `rizq release init`")
  }

  /// A release without the key of its targets, as a server signs it every day.
  @Test func refreshWithoutTheKeyOfTheTargetsGoesOn() throws {
    let publisher = try Publisher.withRelease()
    let online = ReleaseKeys(files: ["snapshot", "timestamp"])
    let half = 1_800_000_000 + 50 * UTCTime.day
    #expect(
      try publisher.run(at: half) { try $0.refresh(with: online).files } == [
        "metadata/2.snapshot.json", "metadata/timestamp.json",
      ]
    )
    let near = 1_800_000_000 + 70 * UTCTime.day
    let expiries = try publisher.run(at: near) { try $0.refresh(with: online).expiries }
    #expect(expiries.map(\.role) == [.root, .targets, .snapshot, .timestamp])
    #expect(expiries.map(\.remaining) == ["for 295 days", "for 20 days", "for 7 days", "for 24 hours"])
    #expect(
      expiries.compactMap(\.advice) == [
        "run `rizq release refresh` with the key of targets too, or publish a bundle"
      ]
    )
    // With the key it signs them again; without it, when they have expired, it stops.
    let over = 1_800_000_000 + 90 * UTCTime.day
    let refusal = try #require(throws: OperationalFailure.self) {
      try publisher.run(at: over) { try $0.refresh(with: online) }
    }
    #expect(refusal.message.hasPrefix("targets is signed by 0 of the 1 keys that it needs"))
    let files = try publisher.run(at: near) { try $0.refresh(with: publisher.signing).files }
    #expect(files.contains("metadata/2.targets.json"))
  }
}

struct RoleExpiryTests {
  private func remaining(_ seconds: Int) -> String? {
    RoleExpiry(role: .root, version: 1, expires: UTCTime(seconds: 0), secondsLeft: seconds).remaining
  }

  @Test func remainingTimeIsInWords() {
    #expect(remaining(365 * UTCTime.day) == "for 365 days")
    #expect(remaining(2 * UTCTime.day) == "for 2 days")
    #expect(remaining(2 * UTCTime.day - 1) == "for 47 hours")
    #expect(remaining(3_600) == "for 1 hour")
    #expect(remaining(3_599) == "for less than an hour")
    #expect(remaining(0) == nil)
    #expect(remaining(-5) == nil)
  }

  /// At a quarter of the time of each role, advice begins.
  @Test(arguments: [(RoleName.root, 365), (.targets, 90), (.snapshot, 7), (.timestamp, 1)])
  func adviceBeginsInTheLastQuarter(_ role: RoleName, _ days: Int) throws {
    let publisher = try Publisher.withRelease()
    let start = 1_800_000_000 + days * UTCTime.day * 3 / 4
    for (time, isNear) in [(start, false), (start + 1, true)] {
      let expiries = try publisher.run(at: time) { try $0.log().expiries }
      let expiry = try #require(expiries.first { $0.role == role })
      #expect((expiry.advice != nil) == isNear, "\(time)")
    }
  }
}
