import DuaLibrary
import ReleaseSigning
import Testing

@testable import UpdateFramework

/// Each attack is made on a device that has updated once. It must be refused for the right reason, with the old content in use.
struct AttackTests {
  struct Attack: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var refusal: UpdateError
    var prepare: @Sendable (inout Simulator) throws -> Void = { _ in }
    var make: @Sendable (inout Simulator) throws -> Void

    init(
      _ name: String,
      _ refusal: UpdateError,
      prepare: @escaping @Sendable (inout Simulator) throws -> Void = { _ in },
      make: @escaping @Sendable (inout Simulator) throws -> Void
    ) {
      (testDescription, self.refusal, self.prepare, self.make) = (name, refusal, prepare, make)
    }
  }

  @Test(arguments: rollbacks + versions + substitutions + expiries + signatures + absences + excesses)
  func attackIsRefused(_ attack: Attack) throws {
    var simulator = try Simulator()
    try attack.prepare(&simulator)
    var device = Device(simulator)
    try device.refresh(simulator)
    let targets = device.stored.targets
    let roots = simulator.files["metadata/2.root.json"]
    try attack.make(&simulator)
    // A root comes with a new timestamp.
    if simulator.files["metadata/2.root.json"] != roots, var timestamp = simulator.release.timestamp {
      timestamp.head.version += 1
      simulator.write(timestamp)
    }
    #expect(throws: attack.refusal) { _ = try device.refresh(simulator) }
    #expect(device.stored.targets == targets)
    // It is refused again, because nothing of it was taken over.
    #expect(throws: attack.refusal) { _ = try device.refresh(simulator) }
  }

  static let rollbacks: [Attack] = [
    Attack("old timestamp", .rollback(file: "timestamp.json", trusted: 2, found: 1)) {
      try $0.apply()
    } make: {
      guard var timestamp = $0.release.timestamp else { return }
      timestamp.head.version = 1
      $0.write(timestamp)
    },
    Attack("old snapshot", .rollback(file: "snapshot.json", trusted: 2, found: 1)) {
      try $0.publish(["duas.json": [1]])
    } make: {
      $0.writeChain {
        $0.head.version = 9
      } timestamp: {
        $0.snapshot.version = 1
      }
    },
    Attack("old targets in a new snapshot", .rollback(file: "targets.json", trusted: 2, found: 1)) {
      try $0.publish(["duas.json": [1]])
    } make: { simulator in
      let old = FileDescription(version: 1, of: simulator.files["metadata/1.targets.json"] ?? [])
      simulator.writeChain(snapshot: { $0.files["targets.json"] = old })
    },
    Attack("old root as the next one", .wrongVersion(file: "2.root.json", expected: 2, found: 1)) {
      $0.files["metadata/2.root.json"] = $0.firstRoot
    },
    Attack("file removed from the snapshot", .removed(file: "other.json")) {
      $0.writeChain(snapshot: { $0.files["other.json"] = FileDescription(version: 1) })
    } make: {
      $0.writeChain(snapshot: { $0.files["other.json"] = nil })
    },
    Attack("files removed from the snapshot, of which the first is named", .removed(file: "a.json")) {
      $0.writeChain(snapshot: {
        for name in ["c.json", "a.json", "b.json"] { $0.files[name] = FileDescription(version: 1) }
      })
    } make: {
      $0.writeChain(snapshot: { for name in ["a.json", "b.json", "c.json"] { $0.files[name] = nil } })
    },
  ]

  static let versions: [Attack] = [
    Attack(
      "root with another version than its name",
      .wrongVersion(file: "2.root.json", expected: 2, found: 3)
    ) {
      $0.release.root.head.version = 3
      $0.write($0.release.root, as: "metadata/2.root.json")
    },
    Attack(
      "snapshot with another version than its name",
      .wrongVersion(file: "3.snapshot.json", expected: 3, found: 2)
    ) {
      $0.writeChain(timestamp: { $0.snapshot.version = 3 })
      $0.files["metadata/3.snapshot.json"] = $0.files["metadata/2.snapshot.json"]
    },
    Attack(
      "targets with another version than their name",
      .wrongVersion(file: "3.targets.json", expected: 3, found: 2)
    ) {
      $0.writeChain(targets: { _ in }, snapshot: { $0.files["targets.json"]?.version = 3 })
      $0.files["metadata/3.targets.json"] = $0.files["metadata/2.targets.json"]
    },
    Attack(
      "another version of the specification",
      .malformed(file: "timestamp.json", reason: "does not follow version 1 of the specification")
    ) {
      $0.writeChain(timestamp: { $0.head.specification = "2.0.0" })
    },
  ]

  static let substitutions: [Attack] = [
    Attack("snapshot with another hash", .wrongHash(file: "2.snapshot.json")) {
      $0.writeChain(timestamp: { $0.snapshot.sha256 = String(repeating: "0", count: 64) })
    },
    Attack("targets with another hash", .wrongHash(file: "2.targets.json")) {
      $0.writeChain(
        targets: { _ in },
        snapshot: { $0.files["targets.json"]?.sha256 = String(repeating: "0", count: 64) }
      )
    },
    Attack("shorter snapshot", .wrongLength(file: "2.snapshot.json", expected: 9000, found: 501)) {
      $0.writeChain(timestamp: { $0.snapshot.length = 9000 })
      $0.files["metadata/2.snapshot.json"] = [UInt8](repeating: 0x20, count: 501)
    },
    Attack("shorter targets", .wrongLength(file: "2.targets.json", expected: 9000, found: 0)) {
      $0.writeChain(targets: { _ in }, snapshot: { $0.files["targets.json"]?.length = 9000 })
      $0.files["metadata/2.targets.json"] = []
    },
    Attack(
      "snapshot in place of the timestamp",
      .thresholdNotMet(file: "timestamp.json", role: .timestamp, valid: 0, threshold: 1)
    ) {
      $0.files["metadata/timestamp.json"] = $0.files["metadata/1.snapshot.json"]
    },
    Attack(
      "targets signed as the timestamp",
      .malformed(file: "timestamp.json", reason: "has the type `targets`, not `timestamp`")
    ) {
      guard let targets = $0.release.targets else { return }
      $0.write(targets, signedBy: $0.keys[.timestamp], as: "metadata/timestamp.json")
    },
    Attack("not JSON", .malformed(file: "timestamp.json", reason: "is not JSON (byte 0)")) {
      $0.files["metadata/timestamp.json"] = Array("<html>captive portal".utf8)
    },
  ]

  static let expiries: [Attack] = [
    Attack("expired root", .expired(file: "root.json", on: Simulator.start)) {
      $0.release.root.head = MetadataHead(version: 2, expires: Simulator.start)
      $0.write($0.release.root)
      $0.writeChain()
    },
    Attack("expired timestamp", .expired(file: "timestamp.json", on: Simulator.start)) {
      $0.writeChain(timestamp: { $0.head.expires = Simulator.start })
    },
    Attack("expired snapshot", .expired(file: "2.snapshot.json", on: Simulator.start)) {
      $0.writeChain(snapshot: { $0.head.expires = Simulator.start })
    },
    Attack("expired targets", .expired(file: "2.targets.json", on: Simulator.start)) {
      $0.writeChain(targets: { $0.head.expires = Simulator.start })
    },
    Attack(
      "nothing new until the local timestamp has expired",
      .expired(file: "timestamp.json", on: Simulator.start.adding(days: 1))
    ) {
      $0.now = Simulator.start.adding(days: 1)
    },
    Attack(
      "new timestamps of a snapshot that has expired",
      .expired(file: "1.snapshot.json", on: Simulator.start.adding(days: 7))
    ) { simulator in
      simulator.now = Simulator.start.adding(days: 7)
      guard var timestamp = simulator.release.timestamp else { return }
      timestamp.head = MetadataHead(version: 9, expires: simulator.now.adding(days: 1))
      simulator.write(timestamp)
    },
    Attack(
      "new snapshots of targets that have expired",
      .expired(file: "1.targets.json", on: Simulator.start.adding(days: 90))
    ) { simulator in
      simulator.now = Simulator.start.adding(days: 90)
      let expires = simulator.now.adding(days: 1)
      simulator.writeChain(snapshot: { $0.head.expires = expires }, timestamp: { $0.head.expires = expires })
    },
    Attack(
      "everything signed by a root that has expired",
      .expired(file: "root.json", on: Simulator.start.adding(days: 365))
    ) { simulator in
      simulator.now = Simulator.start.adding(days: 365)
      let expires = simulator.now.adding(days: 1)
      simulator.writeChain(
        targets: { $0.head.expires = expires },
        snapshot: { $0.head.expires = expires },
        timestamp: { $0.head.expires = expires }
      )
    },
  ]

  static let signatures: [Attack] = [
    Attack(
      "root signed by one key of two",
      .thresholdNotMet(file: "2.root.json", role: .root, valid: 1, threshold: 2)
    ) {
      $0.release.root.head.version = 2
      $0.write($0.release.root, signedBy: [Simulator.key(1)])
    },
    Attack(
      "root signed only by its own new keys",
      .thresholdNotMet(file: "2.root.json", role: .root, valid: 0, threshold: 2)
    ) {
      let thieves = [Simulator.key(66), Simulator.key(67)]
      $0.release.root.head.version = 2
      for key in thieves { $0.release.root.keys[key.publicKey.id] = key.publicKey }
      $0.release.root.roles[.root] = Role(keyIDs: thieves.map(\.publicKey.id), threshold: 2)
      $0.write($0.release.root, signedBy: thieves)
    },
    Attack(
      "root signed only by the former keys",
      .thresholdNotMet(file: "2.root.json", role: .root, valid: 0, threshold: 2)
    ) {
      let new = [Simulator.key(66), Simulator.key(67)]
      $0.release.root.head.version = 2
      for key in new { $0.release.root.keys[key.publicKey.id] = key.publicKey }
      $0.release.root.roles[.root] = Role(keyIDs: new.map(\.publicKey.id), threshold: 2)
      $0.write($0.release.root)
    },
    Attack(
      "unsigned timestamp",
      .thresholdNotMet(file: "timestamp.json", role: .timestamp, valid: 0, threshold: 1)
    ) {
      guard var timestamp = $0.release.timestamp else { return }
      timestamp.head.version += 1
      $0.write(timestamp, signedBy: [])
    },
    Attack(
      "unsigned snapshot",
      .thresholdNotMet(file: "2.snapshot.json", role: .snapshot, valid: 0, threshold: 1)
    ) {
      $0.keys[.snapshot] = []
      $0.writeChain()
    },
    Attack(
      "unsigned targets",
      .thresholdNotMet(file: "2.targets.json", role: .targets, valid: 0, threshold: 1)
    ) {
      $0.keys[.targets] = []
      $0.writeChain(targets: { _ in })
    },
    Attack(
      "unsigned root",
      .thresholdNotMet(file: "2.root.json", role: .root, valid: 0, threshold: 2)
    ) {
      $0.release.root.head.version = 2
      $0.write($0.release.root, signedBy: [])
    },
    Attack(
      "root without a role",
      .malformed(file: "2.root.json", reason: "has no role `targets`")
    ) {
      $0.release.root.head.version = 2
      $0.release.root.roles[.targets] = nil
      $0.write($0.release.root)
    },
    Attack(
      "snapshot signed by the key of the timestamp",
      .thresholdNotMet(file: "2.snapshot.json", role: .snapshot, valid: 0, threshold: 1)
    ) {
      $0.keys[.snapshot] = $0.keys[.timestamp]
      $0.writeChain()
    },
    Attack(
      "targets signed by a key that the root does not have",
      .thresholdNotMet(file: "2.targets.json", role: .targets, valid: 0, threshold: 1)
    ) {
      $0.keys[.targets] = [Simulator.key(66)]
      $0.writeChain(targets: { _ in })
    },
    Attack(
      "timestamp changed after it was signed",
      .thresholdNotMet(file: "timestamp.json", role: .timestamp, valid: 0, threshold: 1)
    ) {
      guard var timestamp = $0.release.timestamp else { return }
      timestamp.head.version += 1
      let expires = timestamp.head.expires.adding(days: 1000)
      $0.write(timestamp) { signed in
        guard case .object(var members) = signed.signed else { return }
        members["expires"] = .string(expires.description)
        signed.signed = .object(members)
      }
    },
    Attack(
      "one signature twice",
      .malformed(
        file: "2.root.json",
        reason: "has two signatures of the key `\(Simulator.key(1).publicKey.id)`"
      )
    ) {
      $0.release.root.head.version = 2
      $0.write($0.release.root, signedBy: [Simulator.key(1)]) { $0.signatures += $0.signatures }
    },
    Attack(
      "one key under two ids",
      .thresholdNotMet(file: "2.root.json", role: .root, valid: 1, threshold: 2)
    ) {
      // The root itself is the owner's; only a further member of the key gives it another id.
      try $0.addTwin(of: Simulator.key(1))
    } make: {
      $0.release.root.head.version += 1
      let twin = $0.twin(of: Simulator.key(1))
      $0.write($0.release.root, signedBy: [Simulator.key(1)], as: "metadata/2.root.json") { signed in
        let text = signed.signatures[0].text
        signed.add(SignedMetadata.Signature(keyID: twin.id, text: text))
      }
    },
    Attack(
      "a role that lists a key twice",
      .malformed(file: "2.root.json", reason: "has a role `root` with keys twice, or without a threshold")
    ) {
      $0.release.root.head.version = 2
      $0.release.root.roles[.root]?.keyIDs.append(Simulator.key(1).publicKey.id)
      $0.write($0.release.root)
    },
    Attack(
      "a key under the id of another",
      .malformed(
        file: "2.root.json",
        reason:
          "has the key `\(Simulator.key(66).publicKey.id)` under the id `\(Simulator.key(4).publicKey.id)`"
      )
    ) {
      $0.release.root.head.version = 2
      $0.release.root.keys[Simulator.key(4).publicKey.id] = Simulator.key(66).publicKey
      $0.write($0.release.root)
    },
    Attack(
      "a threshold of zero",
      .malformed(file: "2.root.json", reason: "has a role `targets` with keys twice, or without a threshold")
    ) {
      $0.release.root.head.version = 2
      $0.release.root.roles[.targets]?.threshold = 0
      $0.write($0.release.root)
    },
  ]

  static let absences: [Attack] = [
    Attack("no timestamp", .missing(file: "metadata/timestamp.json")) {
      $0.files["metadata/timestamp.json"] = nil
    },
    Attack("no snapshot", .missing(file: "metadata/2.snapshot.json")) {
      $0.writeChain()
      $0.files["metadata/2.snapshot.json"] = nil
    },
    Attack("no targets", .missing(file: "metadata/2.targets.json")) {
      $0.writeChain(targets: { _ in })
      $0.files["metadata/2.targets.json"] = nil
    },
  ]

  static let excesses: [Attack] = [
    Attack("endless timestamp", .tooLong(file: "metadata/timestamp.json", limit: 16_384)) {
      $0.files["metadata/timestamp.json"] = [UInt8](repeating: 0x20, count: 16_385)
    },
    Attack("endless root", .tooLong(file: "metadata/2.root.json", limit: 512_000)) {
      $0.writeChain()
      $0.files["metadata/2.root.json"] = [UInt8](repeating: 0x20, count: 512_001)
    },
    Attack("snapshot that is longer than described", .tooLong(file: "metadata/2.snapshot.json", limit: 300)) {
      $0.writeChain(timestamp: { $0.snapshot.length = 300 })
      $0.files["metadata/2.snapshot.json"] = [UInt8](repeating: 0x20, count: 301)
    },
    Attack(
      "targets whose described length exceeds the limit",
      .tooLong(file: "metadata/2.targets.json", limit: 5_000_000)
    ) {
      $0.writeChain(targets: { _ in }, snapshot: { $0.files["targets.json"]?.length = 1 << 40 })
      $0.files["metadata/2.targets.json"] = [UInt8](repeating: 0x20, count: 5_000_001)
    },
    Attack("deep JSON", .malformed(file: "timestamp.json", reason: "is nested too deeply")) {
      $0.files["metadata/timestamp.json"] = [UInt8](repeating: UInt8(ascii: "["), count: 16_000)
    },
  ]
}
