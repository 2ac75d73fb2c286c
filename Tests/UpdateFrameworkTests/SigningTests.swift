import Testing
import UpdateFramework

@testable import ReleaseSigning

struct SigningTests {
  @Test func rootNeedsItsThreshold() throws {
    let keys = [Simulator.key(1), Simulator.key(2)]
    var draft = RootDraft(policy: .standard, now: Simulator.start)
    for key in keys { try draft.add(key.publicKey, to: .root) }
    for (role, number) in [(RoleName.targets, UInt8(3)), (.snapshot, 4), (.timestamp, 5)] {
      try draft.add(Simulator.key(number).publicKey, to: role)
    }
    let one = ReleaseSigner([keys[0]])
    let refusal = SigningError.notEnoughKeys(
      role: .root,
      root: 1,
      valid: 1,
      threshold: 2,
      keyIDs: keys.map(\.publicKey.id)
    )
    #expect(throws: refusal) {
      try SignedRelease(ReleaseChange(root: draft), after: nil, signer: one, now: Simulator.start)
    }
    // Signatures are gathered one after the other, on different days and computers.
    try draft.sign(after: nil, with: one)
    var stored = try RootDraft(draft.signed.encoded)
    try stored.sign(after: nil, with: ReleaseSigner([keys[1]]))
    let signed = try SignedRelease(
      ReleaseChange(root: stored),
      after: nil,
      signer: ReleaseSigner([]),
      now: Simulator.start
    )
    #expect(signed.files.map(\.path) == ["metadata/1.root.json"])
    // A change removes signatures.
    try stored.add(Simulator.key(9).publicKey, to: .targets)
    #expect(stored.signed.signatures.isEmpty)
  }

  @Test func everyRoleNeedsKeys() throws {
    var draft = RootDraft(policy: .standard, now: Simulator.start)
    for number in UInt8(1)...2 { try draft.add(Simulator.key(number).publicKey, to: .root) }
    let signer = ReleaseSigner([Simulator.key(1), Simulator.key(2)])
    #expect(throws: SigningError.notEnoughKeys(role: .targets, root: 1, valid: 0, threshold: 1, keyIDs: [])) {
      try SignedRelease(ReleaseChange(root: draft), after: nil, signer: signer, now: Simulator.start)
    }
  }

  @Test func signerThatSignsOtherBytesIsNoticed() throws {
    let simulator = try Simulator()
    let id = try #require(simulator.keys[.timestamp]?.first?.publicKey.id)
    let wrong = ReleaseSigner { (key, _, _) throws(SigningError) in
      simulator.keys.values.flatMap(\.self).first { $0.publicKey.id == key.id }?.signature(of: [])
    }
    #expect(throws: SigningError.wrongSignature(keyID: id, role: .timestamp)) {
      try SignedRelease(after: simulator.release, signer: wrong, now: simulator.now)
    }
  }

  @Test func metadataIsSignedAgainWhenHalfOfItsTimeHasPassed() throws {
    var simulator = try Simulator()
    func versions() -> [Int?] {
      [
        simulator.release.targets?.head.version, simulator.release.snapshot?.head.version,
        simulator.release.timestamp?.head.version,
      ]
    }
    #expect(versions() == [1, 1, 1])
    simulator.now = Simulator.start.adding(days: 1)
    try simulator.apply()
    #expect(versions() == [1, 1, 2])
    simulator.now = Simulator.start.adding(days: 4)
    try simulator.apply()
    #expect(versions() == [1, 2, 3])
    simulator.now = Simulator.start.adding(days: 46)
    try simulator.apply()
    #expect(versions() == [2, 3, 4])
    simulator.now = Simulator.start.adding(days: 365)
    #expect(throws: SigningError.invalid(.expired(file: "root.json", on: simulator.now))) {
      try simulator.apply()
    }
  }

  @Test func rootAndTimestampAreWrittenLast() throws {
    var simulator = try Simulator()
    var draft = RootDraft(after: simulator.release.root, policy: .standard, now: simulator.now)
    let new = Simulator.key(40)
    try draft.add(new.publicKey, to: .targets)
    try draft.sign(after: simulator.release.root, with: simulator.signer)
    simulator.keys[.targets]?.append(new)
    let signed = try SignedRelease(
      ReleaseChange(root: draft),
      after: simulator.release,
      signer: simulator.signer,
      now: simulator.now
    )
    #expect(
      signed.files.map(\.path) == [
        "metadata/2.targets.json", "metadata/2.snapshot.json", "metadata/2.root.json",
        "metadata/timestamp.json",
      ]
    )
  }

  @Test func keysAreNamedByTheBeginningOfTheirID() throws {
    let simulator = try Simulator()
    var draft = RootDraft(after: simulator.release.root, policy: .standard, now: simulator.now)
    let key = Simulator.key(4).publicKey
    #expect(throws: SigningError.knownKey(id: key.id, role: .targets)) { try draft.add(key, to: .targets) }
    #expect(throws: SigningError.unknownKey(id: "", role: .targets)) { try draft.remove("", from: .targets) }
    #expect(throws: SigningError.unknownKey(id: "x", role: .targets)) {
      try draft.remove("x", from: .targets)
    }
    try draft.remove(String(key.id.prefix(8)), from: .targets)
    #expect(draft.root.role(.targets).keyIDs.isEmpty)
    #expect(draft.root.keys[key.id] == nil)
  }
}
