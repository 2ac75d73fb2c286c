import DuaLibrary
import Testing

@testable import UpdateFramework

/// Attacks that need more than one update.
struct LongAttackTests {
  /// A thief of the timestamp's and the snapshot's keys signs the highest versions, so that no later ones are accepted. New keys
  /// make the device forget them.
  @Test(arguments: [RoleName.timestamp, .snapshot]) func fastForwardIsRecovered(_ role: RoleName) throws {
    var simulator = try Simulator()
    var device = Device(simulator)
    try device.refresh(simulator)
    let honest = simulator
    simulator.writeChain(
      targets: { $0.head.version = 1 << 52 },
      snapshot: { $0.head.version = 1 << 52 },
      timestamp: { $0.head.version = 1 << 52 }
    )
    try device.refresh(simulator)
    simulator = honest
    try simulator.publish(["duas.json": Array("second".utf8)])
    #expect(throws: UpdateError.self) { _ = try device.refresh(simulator) }
    try simulator.rotate(role, to: [Simulator.key(60)])
    let trusted = try device.refresh(simulator)
    #expect(trusted.targets?.targets["duas.json"]?.length == 6)
  }

  /// The new keys come with a new version of the app, whose root is later than any that the device has.
  @Test func fastForwardIsRecoveredByANewApp() throws {
    var simulator = try Simulator()
    var device = Device(simulator)
    try device.refresh(simulator)
    let honest = simulator
    simulator.writeChain(snapshot: { $0.head.version = 1 << 52 })
    try device.refresh(simulator)
    simulator = honest
    try simulator.rotate(.snapshot, to: [Simulator.key(60)])
    device.root = simulator.files["metadata/2.root.json"] ?? []
    #expect(try device.refresh(simulator).targets?.head.version == 1)
    #expect(device.stored.roots.keys.sorted() == [2])
  }

  @Test func clockThatIsSetBackCountsAsTheLastUpdate() throws {
    var simulator = try Simulator()
    var device = Device(simulator)
    let old = simulator.files
    simulator.now = simulator.now.adding(days: 30)
    try simulator.apply()
    try device.refresh(simulator)
    // An old release for a device without memory, with a clock of the time when it was valid.
    device.stored.timestamp = nil
    device.stored.snapshot = nil
    device.stored.targets = nil
    #expect(throws: UpdateError.expired(file: "timestamp.json", on: Simulator.start.adding(days: 1))) {
      try device.refresh(old, at: Simulator.start)
    }
  }

  @Test func expiryIsComparedWithTheStart() throws {
    let simulator = try Simulator()
    let start = Simulator.start.adding(days: 1)
    var refresh = try MetadataRefresh(
      root: simulator.firstRoot,
      stored: StoredMetadata(),
      start: UTCTime(seconds: start.seconds - 1)
    )
    // However long the files take, the time does not change.
    while let request = refresh.request { try refresh.receive(simulator.files[request.path]) }
    #expect(refresh.stored.lastUpdate == UTCTime(seconds: start.seconds - 1))
  }

  @Test func rootsAreBounded() throws {
    var simulator = try Simulator()
    var device = Device(simulator)
    for version in 2...258 {
      simulator.release.root.head.version = version
      simulator.write(simulator.release.root)
    }
    #expect(throws: UpdateError.tooManyRoots(limit: 256)) { _ = try device.refresh(simulator) }
    // The next update goes on where this one ended.
    #expect(try device.refresh(simulator).root.head.version == 258)
  }

  @Test func interruptedUpdateKeepsWhatWasVerified() throws {
    var simulator = try Simulator()
    var device = Device(simulator)
    try simulator.rotate(.timestamp, to: [Simulator.key(60)])
    let complete = simulator.files
    simulator.files["metadata/2.targets.json"] = nil
    simulator.files["metadata/1.targets.json"] = nil
    #expect(throws: UpdateError.missing(file: "metadata/1.targets.json")) { try device.refresh(simulator) }
    #expect(device.stored.roots.keys.sorted() == [1, 2])
    try device.refresh(complete, at: simulator.now)
    #expect(!device.requests.contains("metadata/2.root.json"))
  }
}
