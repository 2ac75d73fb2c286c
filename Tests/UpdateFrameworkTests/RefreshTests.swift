import ReleaseSigning
import Testing

@testable import UpdateFramework

/// What a client does with a release as its owner publishes it.
struct RefreshTests {
  @Test func firstUpdateReadsEverything() throws {
    let simulator = try Simulator()
    var device = Device(simulator)
    let trusted = try device.refresh(simulator)
    #expect(trusted.targets?.targets["duas.json"]?.length == 5)
    #expect(
      device.requests == [
        "metadata/2.root.json", "metadata/timestamp.json", "metadata/1.snapshot.json",
        "metadata/1.targets.json",
      ]
    )
  }

  @Test func nothingNewIsOneRequest() throws {
    let simulator = try Simulator()
    var device = Device(simulator)
    try device.refresh(simulator)
    let trusted = try device.refresh(simulator)
    #expect(device.requests == ["metadata/timestamp.json"])
    #expect(device.isUnchanged)
    #expect(trusted.targets?.head.version == 1)
  }

  /// Whoever has the timestamp's key only could hide a root with new keys otherwise.
  @Test func rootIsAskedForFirstAfterADay() throws {
    var simulator = try Simulator()
    simulator.now.seconds += 3600
    try simulator.apply()
    var device = Device(simulator)
    try device.refresh(simulator)
    device.stored.lastUpdate?.seconds -= 86_399
    try device.refresh(simulator)
    #expect(device.requests == ["metadata/timestamp.json"])
    device.stored.lastUpdate?.seconds -= 1
    try device.refresh(simulator)
    #expect(device.requests == ["metadata/2.root.json", "metadata/timestamp.json"])
    // That was an update.
    try device.refresh(simulator)
    #expect(device.requests == ["metadata/timestamp.json"])
  }

  /// The timestamp that was fetched first may be signed by the former keys.
  @Test func timestampIsFetchedAgainAfterANewRoot() throws {
    var simulator = try Simulator()
    var device = Device(simulator)
    try device.refresh(simulator)
    simulator.now.seconds += 60
    try simulator.apply()
    let former = simulator.files[ReleasePaths.timestamp]
    try simulator.rotate(.timestamp, to: [Simulator.key(60)])
    var refresh = try MetadataRefresh(root: simulator.firstRoot, stored: device.stored, start: simulator.now)
    // The root appears between the first request and the second.
    #expect(refresh.request?.path == ReleasePaths.timestamp)
    try refresh.receive(former)
    while let request = refresh.request { try refresh.receive(simulator.files[request.path]) }
    #expect(refresh.trusted.root.head.version == 2)
  }

  /// A clock that was years ahead at one update does not block the device for years.
  @Test(arguments: [false, true]) func newKeysResetTheTimeOfTheLastUpdate(_ isNewApp: Bool) throws {
    var simulator = try Simulator()
    var device = Device(simulator)
    try device.refresh(simulator)
    device.stored.lastUpdate = simulator.now.adding(days: 3000)
    #expect(throws: UpdateError.self) { _ = try device.refresh(simulator) }
    try simulator.rotate(.timestamp, to: [Simulator.key(60)])
    if isNewApp {
      device.root = simulator.files["metadata/2.root.json"] ?? []
    } else {
      #expect(throws: UpdateError.self) { _ = try device.refresh(simulator) }
    }
    try device.refresh(simulator)
    #expect(device.stored.lastUpdate == simulator.now)
  }

  @Test func newTimestampAloneIsTwoRequests() throws {
    var simulator = try Simulator()
    var device = Device(simulator)
    try device.refresh(simulator)
    simulator.now.seconds += 3600
    try simulator.apply()
    try device.refresh(simulator)
    #expect(device.requests == ["metadata/timestamp.json", "metadata/2.root.json"])
    #expect(!device.isUnchanged)
  }

  @Test func newReleaseReadsWhatIsNew() throws {
    var simulator = try Simulator()
    var device = Device(simulator)
    try device.refresh(simulator)
    try simulator.publish(["duas.json": Array("second".utf8)])
    let trusted = try device.refresh(simulator)
    #expect(trusted.targets?.targets["duas.json"]?.length == 6)
    #expect(device.requests.suffix(2) == ["metadata/2.snapshot.json", "metadata/2.targets.json"])
  }

  @Test func storedMetadataIsByteForByteWhatWasServed() throws {
    var simulator = try Simulator()
    var device = Device(simulator)
    try simulator.rotate(.targets, to: [Simulator.key(40)])
    try device.refresh(simulator)
    #expect(device.stored.timestamp == simulator.files["metadata/timestamp.json"])
    #expect(device.stored.snapshot == simulator.files["metadata/2.snapshot.json"])
    #expect(device.stored.targets == simulator.files["metadata/2.targets.json"])
    #expect(device.stored.roots == [1: simulator.firstRoot, 2: simulator.files["metadata/2.root.json"]])
  }

  @Test(arguments: RoleName.allCases) func keysOfARoleAreRotated(_ role: RoleName) throws {
    var simulator = try Simulator()
    var device = Device(simulator)
    try device.refresh(simulator)
    let new = role == .root ? [Simulator.key(11), Simulator.key(12), Simulator.key(13)] : [Simulator.key(11)]
    try simulator.rotate(role, to: new)
    try simulator.publish(["duas.json": Array("second".utf8)])
    #expect(try device.refresh(simulator).root.head.version == 2)
    // A device that was not there in the meantime follows the chain.
    try simulator.rotate(.root, to: [Simulator.key(21), Simulator.key(22)])
    try simulator.rotate(.root, to: [Simulator.key(31), Simulator.key(32)])
    var other = Device(simulator)
    #expect(try other.refresh(simulator).root.head.version == 4)
    #expect(try device.refresh(simulator).root.head.version == 4)
  }

  @Test func damagedStoreIsFetchedAgain() throws {
    var simulator = try Simulator()
    var device = Device(simulator)
    try simulator.rotate(.snapshot, to: [Simulator.key(50)])
    try device.refresh(simulator)
    let whole = device.stored
    for damage in [
      { (stored: inout StoredMetadata) in stored.timestamp = [0x7B] }, { $0.snapshot = nil },
      { $0.targets?.append(0x20) }, { $0.roots[2] = [] },
    ] {
      device.stored = whole
      damage(&device.stored)
      try device.refresh(simulator)
      #expect(device.stored == whole)
    }
  }

  @Test(arguments: [nil, [0x7B]] as [[UInt8]?])
  func snapshotProtectsAlsoWithoutATimestamp(_ timestamp: [UInt8]?) throws {
    var simulator = try Simulator()
    let old = simulator.files
    try simulator.publish(["duas.json": [1]])
    var device = Device(simulator)
    try device.refresh(simulator)
    let whole = device.stored
    device.stored.timestamp = timestamp
    #expect(throws: UpdateError.rollback(file: "targets.json", trusted: 2, found: 1)) {
      _ = try device.refresh(old, at: simulator.now)
    }
    #expect(device.stored.targets == whole.targets)
    try device.refresh(simulator)
    #expect(device.stored == whole)
  }

  /// A repository that another program writes.
  @Test func ecdsaKeysAreAccepted() throws {
    var simulator = try Simulator()
    var device = Device(simulator)
    let key = try #require(PrivateKey(.ecdsaP256, secret: [UInt8](repeating: 7, count: 32)))
    try simulator.rotate(.targets, to: [key])
    #expect(try device.refresh(simulator).targets?.head.version == 2)
  }

  @Test func unknownMembersAreSignedAndKept() throws {
    var simulator = try Simulator()
    var device = Device(simulator)
    simulator.release.root.others["x-root"] = .array([.integer(-1), .null, .boolean(false)])
    simulator.release.root.roles[.targets]?.others["x-role"] = .string("\u{1}\"\\ا")
    simulator.writeChain(
      targets: {
        $0.others["x-targets"] = .object(["a": .integer(1)])
        $0.targets["duas.json"]?.others["custom"] = .object(["b": .string("c")])
      },
      snapshot: {
        $0.others["x-snapshot"] = .string("d")
        $0.files["targets.json"]?.others["e"] = .integer(2)
      },
      timestamp: {
        $0.others["x-timestamp"] = .integer(3)
        $0.snapshot.others["f"] = .integer(4)
      }
    )
    simulator.release.root.head.version = 2
    simulator.write(simulator.release.root)
    let trusted = try device.refresh(simulator)
    #expect(trusted.root.value == simulator.release.root.value)
    #expect(trusted.targets?.value == simulator.release.targets?.value)
    #expect(trusted.snapshot?.value == simulator.release.snapshot?.value)
    #expect(trusted.timestamp?.value == simulator.release.timestamp?.value)
    #expect(trusted.targets?.targets["duas.json"]?.others["custom"] == .object(["b": .string("c")]))
  }

  @Test func oneBadSignatureAmongGoodOnesDoesNotMatter() throws {
    var simulator = try Simulator()
    var device = Device(simulator)
    simulator.release.root.head.version = 2
    simulator.write(simulator.release.root) { $0.signatures[0].text = String(repeating: "0", count: 128) }
    #expect(try device.refresh(simulator).root.head.version == 2)
  }
}
