import DuaLibrary
import Foundation
import LibraryCompiler
import Testing
import UpdateFramework

@testable import ReleasePublishing

struct WithdrawalTests {
  private static let reason: LocalizedText = [.english: "a word was wrong"]

  private func errata(_ publisher: Publisher) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: publisher.url("targets").path)
      .filter { $0.hasSuffix(".errata.json") }
  }

  /// The reason would be uploaded, and could be read, although no one has signed it.
  @Test func whatIsNotSignedIsNotServed() throws {
    let publisher = try Publisher.withRelease()
    let work = {
      try publisher.run { _ = try $0.withdraw(Withdrawal("1", reason: Self.reason), with: ReleaseKeys()) }
    }
    let refusal = try #require(throws: OperationalFailure.self) { try work() }
    #expect(refusal.message.hasPrefix("targets is signed by 0 of the 1 keys"))
    #expect(try errata(publisher).isEmpty)
    #expect(try publisher.run { try $0.verify(root: nil).withdrawn } == 0)
  }

  @Test func anotherReasonTakesThePlaceOfTheFormerOne() throws {
    let publisher = try Publisher.withRelease()
    func withdraw(_ dua: String, _ reason: LocalizedText) throws -> LocalizedText? {
      let withdrawal = Withdrawal(dua, reason: reason)
      return try publisher.run { try $0.withdraw(withdrawal, with: publisher.signing).former?.reason }
    }
    #expect(try withdraw("1", Self.reason) == nil)
    #expect(try withdraw("2", Self.reason) == nil)
    #expect(try withdraw("1", [.english: "two words were wrong"]) == Self.reason)
    #expect(try publisher.run { try $0.verify(root: nil).withdrawn } == 2)
  }

  @Test func noTextIsReplacedByOneThatIsCalledBack() throws {
    let publisher = try Publisher.withRelease()
    func withdraw(_ dua: String, replacement: String) throws {
      let withdrawal = Withdrawal(dua, reason: Self.reason, replacement: replacement)
      try publisher.run { _ = try $0.withdraw(withdrawal, with: publisher.signing) }
    }
    try withdraw("1", replacement: "2")
    let refusal = try #require(throws: OperationalFailure.self) { try withdraw("2", replacement: "1") }
    #expect(refusal.message.hasSuffix("is withdrawn itself"))
    #expect(refusal.hint == "name another dua with --replaced-by, or leave it out")
  }

  @Test func withdrawalsThatNameATextAreSaidWhenItIsWithdrawn() throws {
    let publisher = try Publisher.withRelease()
    func withdraw(_ dua: String, replacement: String? = nil) throws -> [Slug] {
      let withdrawal = Withdrawal(dua, reason: Self.reason, replacement: replacement)
      return try publisher.run { try $0.withdraw(withdrawal, with: publisher.signing).replaced }
    }
    let bundle = try DuaLibrary.Bundle(contentsOf: publisher.folder.appending(path: "bundle"))
    let slug = try #require(try bundle[Dua.ID(rawValue: 1)]).slug
    #expect(try withdraw("1", replacement: "2").isEmpty)
    #expect(try withdraw("2", replacement: "3") == [slug])
    // The withdrawal has to name another one.
    #expect(try withdraw("1", replacement: "3").isEmpty)
    #expect(try withdraw("2").isEmpty)
  }
}

/// A bundle that was signed, and not published in time.
struct OldDraftTests {
  private func refusal(at time: Int = 1_800_000_000, _ delay: (Publisher) throws -> Void) throws
    -> OperationalFailure
  {
    let publisher = try Publisher.withRelease()
    try publisher.stage("2.0.0")
    _ = try publisher.run { try $0.sign(with: publisher.signing) }
    try delay(publisher)
    return try #require(throws: OperationalFailure.self) {
      try publisher.run(at: time) { _ = try $0.publish(with: publisher.signing) }
    }
  }

  @Test func bundleWhoseVersionWasUsedIsSignedAgain() throws {
    let half = 1_800_000_000 + 46 * UTCTime.day
    let refusal = try refusal(at: half) { publisher in
      // The targets are signed again when half of their time has passed.
      _ = try publisher.run(at: half) { try $0.refresh(with: publisher.signing) }
    }
    #expect(
      refusal.message.hasPrefix(
        "the staged bundle was signed as targets 2, and the next ones are targets 3; "
      )
    )
  }

  @Test func bundleThatHasExpiredIsSignedAgain() throws {
    let refusal = try refusal(at: 1_800_000_000 + 91 * UTCTime.day) { _ in }
    #expect(refusal.message.hasPrefix("the staged bundle was signed, and valid until "))
  }
}

/// A folder that is not as its owner published it.
struct DamagedReleaseTests {
  /// Those of a check, and of the server that signs every day.
  private func refusals(_ damage: (Publisher, _ duas: String) throws -> Void) throws
    -> [OperationalFailure]
  {
    let publisher = try Publisher.withRelease()
    let names = try FileManager.default.contentsOfDirectory(atPath: publisher.url("targets").path)
    try damage(publisher, "targets/\(try #require(names.first { $0.hasSuffix(".duas.json") }))")
    let work: [() throws -> Void] = [{ _ = try publisher.publishedVersion() }, { try publisher.refresh() }]
    return work.compactMap { work in
      do {
        try work()
        return nil
      } catch {
        return error as? OperationalFailure
      }
    }
  }

  @Test func fileThatIsMissingOrChangedIsToBeRestored() throws {
    let found = try [
      refusals { publisher, name in try publisher.write(name, publisher.bytes(name) + [0x20]) },
      refusals { publisher, name in try publisher.write(name, publisher.bytes(name).reversed()) },
      refusals { publisher, name in try FileManager.default.removeItem(at: publisher.url(name)) },
      refusals { publisher, _ in try publisher.write("metadata/1.targets.json", []) },
      refusals { publisher, _ in
        try FileManager.default.removeItem(at: publisher.url("metadata/1.snapshot.json"))
      },
    ]
    // The server that signs the timestamp every day need not have the bundle.
    #expect(found.map(\.count) == [1, 1, 1, 2, 2])
    for refusal in found.joined() {
      #expect(refusal.hint == "restore it from the server or a backup", "\(refusal)")
    }
    #expect(found[0][0].message.contains(".duas.json has "))
    #expect(found[1][0].message.hasSuffix(".duas.json is not the file that the signed metadata describes"))
    #expect(found[2][0].message.hasSuffix(".duas.json is missing"))
    #expect(found[4].map(\.message) == Array(repeating: "metadata/1.snapshot.json is missing", count: 2))
  }

  @Test func bundleThatIsStagedAgainLeavesNoFiles() throws {
    let publisher = try Publisher()
    func names() throws -> Set<String> {
      Set(try FileManager.default.subpathsOfDirectory(atPath: publisher.url("targets").path))
    }
    try publisher.stage("1.0.0")
    let first = try names()
    try publisher.stage("1.0.1")
    #expect(try names().count == first.count)
    try publisher.stage("1.0.0")
    #expect(try names() == first)
    // A damaged draft does not keep a bundle from being staged.
    try publisher.write(".release/targets.json", [0x7B])
    try publisher.stage("1.0.0")
    try publisher.publish()
    #expect(try publisher.publishedVersion() == "1.0.0")
  }
}
