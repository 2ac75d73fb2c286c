import Composable
import ComposableTesting
import DuaLibrary
import Foundation
import TestSupport
import Testing
import UpdateFramework

@testable import DuaRelease

/// Updates from a host, with the files of the system.
struct UpdateTests {
  private let embedded: String

  init() throws {
    embedded = try DuaLibrary.Bundle(contentsOf: Repository.url("output")).manifest.library.version
  }

  private func published(_ version: String) throws -> (Host, Device) {
    let host = try Host()
    try host.publish(SampleBundle.files(version: version))
    return (host, Device(host))
  }

  @Test func releaseIsFetchedVerifiedAndInstalled() async throws {
    let (host, device) = try published("2.0.0")
    #expect(try device.launchedVersion() == embedded)
    let progress = LockIsolated<[ReleaseProgress]>([])
    let updater = device.updater
    let release = try #require(try await updater.check().available)
    #expect(release.libraryVersion == "2.0.0")
    // The device has all files but the manifest.
    _ = host.takeRequests()
    try await updater.download(release) { part in progress.withValue { $0.append(part) } }
    #expect(host.takeRequests() == [host.path("manifest.json")])
    #expect(progress.value.last.map { $0.done == $0.total } == true)
    #expect(progress.value.map(\.done) == progress.value.map(\.done).sorted())
    try updater.verify()
    #expect(try device.launchedVersion() == embedded)
    try updater.install()
    #expect(try device.launchedVersion() == "2.0.0")
    #expect(try await updater.check() == ReleaseCheckResult())
    #expect(host.takeRequests() == ["metadata/timestamp.json"])
  }

  @Test func formerLibraryIsKeptAndReturnedTo() async throws {
    let (host, device) = try published("2.0.0")
    try await device.update()
    try device.updater.markHealthy()
    try host.publish(SampleBundle.files(version: "3.0.0"))
    try await device.update()
    #expect(try device.launchedVersion() == "3.0.0")
    #expect(device.exists("former/manifest.json"))
    try device.updater.rollBack()
    #expect(try device.launchedVersion() == "2.0.0")
    // It is not offered again, the next one is.
    #expect(try await device.updater.check().obstacle == .failedBefore)
    try host.publish(SampleBundle.files(version: "4.0.0"))
    try await device.update()
    #expect(try device.launchedVersion() == "4.0.0")
    try device.updater.rollBack()
    try device.updater.rollBack()
    #expect(try device.launchedVersion() == embedded)
    #expect(throws: ReleaseError.nothingToRollBack) { try device.updater.rollBack() }
  }

  /// As when the user taps twice. It also repairs a file that was damaged.
  @Test func bundleThatIsInstalledAgainKeepsTheFormerOne() async throws {
    let (host, device) = try published("2.0.0")
    try await device.update()
    try host.publish(SampleBundle.files(version: "3.0.0"))
    let updater = device.updater
    let release = try #require(try await updater.check().available)
    for time in 1...2 {
      if time == 2 { try Data([0]).write(to: device.folder.appending(path: "current/duas.json")) }
      try await updater.download(release)
      try updater.verify()
      try updater.install()
      #expect(try device.launchedVersion() == "3.0.0")
      try updater.markHealthy()
    }
    #expect(!device.exists("next") && !device.exists("removed"))
    try updater.rollBack()
    #expect(try device.launchedVersion() == "2.0.0")
  }

  @Test func launchThatFailsTwiceFallsBack() async throws {
    let (host, device) = try published("2.0.0")
    try await device.update()
    #expect(try device.launchedVersion() == "2.0.0")
    try device.updater.markHealthy()
    try host.publish(SampleBundle.files(version: "3.0.0"))
    try await device.update()
    #expect(try device.launchedVersion() == "3.0.0")
    #expect(try device.launchedVersion() == "3.0.0")
    let launched = device.updater.launch()
    #expect(launched.hasFallenBack && launched.origin == .release)
    // The former one was healthy, and stays.
    for _ in 1...3 { #expect(try device.launchedVersion() == "2.0.0") }
    #expect(try await device.updater.check().obstacle == .failedBefore)
  }

  @Test func withoutAFormerLibraryThatOfTheAppIsUsed() async throws {
    let (_, device) = try published("2.0.0")
    try await device.update()
    _ = device.updater.launch()
    _ = device.updater.launch()
    let launched = device.updater.launch()
    #expect(launched.hasFallenBack && launched.origin == .app)
    #expect(try device.launchedVersion() == embedded)
  }

  @Test func cancelledDownloadGoesOn() async throws {
    let (host, device) = try published("2.0.0")
    var files = try SampleBundle.files(version: "2.0.0")
    // Nothing on the device has this file.
    files["extra.json"] = Array("{}".utf8)
    files["last.json"] = Array("[]".utf8)
    for (name, text) in [("extra.json", "{}"), ("last.json", "[]")] {
      files["manifest.json"] = Array(
        String(decoding: files["manifest.json"] ?? [], as: UTF8.self)
          .replacing(
            "],\"fold_version\"",
            with:
              ",{\"bytes\":2,\"path\":\"\(name)\",\"sha256\":\"\(Checksum.sha256(of: Array(text.utf8)))\"}],\"fold_version\""
          ).utf8
      )
    }
    try host.publish(files)
    let last = host.path("last.json")
    let isReached = AsyncStream.makeStream(of: Void.self)
    let updater = device.updater(
      ReleaseFetch { path, limit in
        guard path == last else { return try await host.fetch.fetch(path, limit) }
        isReached.continuation.finish()
        try await Task.sleep(for: .seconds(1000))
        return []
      }
    )
    let release = try #require(try await updater.check().available)
    let task = Task { try await updater.download(release) }
    for await _ in isReached.stream {}
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(try device.launchedVersion() == embedded)
    _ = host.takeRequests()
    try await device.update()
    #expect(!host.takeRequests().contains(host.path("extra.json")))
    #expect(try device.launchedVersion() == "2.0.0")
  }

  @Test func expiredReleaseLeavesTheLibraryInUse() async throws {
    let (host, device) = try published("2.0.0")
    try await device.update()
    host.pass(days: 2)
    do {
      _ = try await device.updater.check()
      Issue.record("expired metadata was accepted")
    } catch let error as ReleaseError {
      #expect(error.isExpiry)
    }
    #expect(try device.launchedVersion() == "2.0.0")
    try host.refresh()
    #expect(try await device.updater.check().available == nil)
  }

  @Test func slowFetchEnds() async throws {
    let (_, device) = try published("2.0.0")
    let updater = device.updater(
      ReleaseFetch { _, _ in
        try await Task.sleep(for: .seconds(1000))
        return []
      },
      clock: ImmediateClock()
    )
    await #expect(throws: ReleaseError.tooSlow(path: "metadata/2.root.json")) { try await updater.check() }
    #expect(try device.launchedVersion() == embedded)
  }

  @Test func failureOfTheNetworkIsSaid() async throws {
    struct Offline: Error, CustomStringConvertible { let description = "offline" }
    let (_, device) = try published("2.0.0")
    let updater = device.updater(ReleaseFetch { _, _ in throw Offline() })
    await #expect(throws: ReleaseError.fetch(path: "metadata/2.root.json", reason: "offline")) {
      try await updater.check()
    }
  }
}

/// What arrives is not what was signed: it is refused, and the library in use stays.
struct TamperingTests {
  struct Tampering: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var change: @Sendable (inout [UInt8]) -> Void
  }

  static let tamperings = [
    Tampering(testDescription: "a bit") { $0[$0.count / 2] ^= 1 },
    Tampering(testDescription: "a byte less") { $0.removeLast() },
    Tampering(testDescription: "a byte more") { $0.append(0) },
    Tampering(testDescription: "empty") { $0 = [] },
    Tampering(testDescription: "another file") { $0 = Array("{}".utf8) },
    Tampering(testDescription: "endless") { $0 += [UInt8](repeating: 0, count: 1 << 22) },
  ]

  @Test(arguments: tamperings, ["manifest.json", "errata.json", "new.json"])
  func targetIsRefused(_ tampering: Tampering, _ name: String) async throws {
    let host = try Host()
    var files = try SampleBundle.files(version: "2.0.0")
    let row = "{\"bytes\":4,\"path\":\"new.json\",\"sha256\":\"\(Checksum.sha256(of: Array("true".utf8)))\"}"
    files["new.json"] = Array("true".utf8)
    files["manifest.json"] = Array(
      String(decoding: files["manifest.json"] ?? [], as: UTF8.self)
        .replacing("],\"fold_version\"", with: ",\(row)],\"fold_version\"").utf8
    )
    try host.publish(files, errata: Errata())
    let device = Device(host)
    let before = try device.launchedVersion()
    let path = host.path(name)
    let whole = host[path]
    var bytes = try #require(whole)
    tampering.change(&bytes)
    host[path] = bytes
    await #expect(throws: ReleaseError.self) { try await device.update() }
    #expect(try device.launchedVersion() == before)
    host[path] = whole
    try await device.update()
    #expect(try device.launchedVersion() == "2.0.0")
  }

  @Test(arguments: ["manifest.json", "errata.json"]) func missingTargetIsSaid(_ name: String) async throws {
    let host = try Host()
    try host.publish(SampleBundle.files(version: "2.0.0"), errata: Errata())
    let device = Device(host)
    let before = try device.launchedVersion()
    let path = host.path(name)
    host[path] = nil
    await #expect(throws: ReleaseError.metadata(.missing(file: path))) { try await device.update() }
    #expect(try device.launchedVersion() == before)
  }

  @Test func manifestMustNameTheSignedFiles() async throws {
    let host = try Host()
    var files = try SampleBundle.files(version: "2.0.0")
    files["duas.json"]?.append(0x0A)
    try host.publish(files)
    let device = Device(host)
    await #expect(throws: ReleaseError.mixed(path: "duas.json")) { try await device.update() }
  }

  /// Signed, but broken by its owner.
  @Test(arguments: ["search/index.bin", "search/suggestions.bin"])
  func bundleIsCheckedBeforeItIsInstalled(_ path: String) async throws {
    let host = try Host()
    var files = try SampleBundle.files(version: "2.0.0")
    let broken = Array("[]\n".utf8)
    let manifest = try DuaLibrary.Bundle(contentsOf: Repository.url("output")).manifest
    let listed = try #require(manifest.file(path))
    let text = String(decoding: files["manifest.json"] ?? [], as: UTF8.self)
      .replacing(listed.sha256, with: Checksum.sha256(of: broken))
      .replacing(
        "\"bytes\":\(listed.bytes),\"path\":\"\(path)\"",
        with: "\"bytes\":3,\"path\":\"\(path)\""
      )
    files[path] = broken
    files["manifest.json"] = Array(text.utf8)
    try host.publish(files)
    let device = Device(host)
    await #expect(throws: ReleaseError.self) { try await device.update() }
    #expect(!device.exists("staging"))
    #expect(try device.launchedVersion() == manifest.library.version)
  }
}

/// Texts that are withdrawn.
struct ErrataUpdateTests {
  @Test func errataArriveAlsoForANewerSchema() async throws {
    let host = try Host()
    let bundle = try DuaLibrary.Bundle(contentsOf: Repository.url("output"))
    let dua = try bundle.dua(at: 0)
    let errata = Errata([Erratum(withdrawing: dua, reason: [.english: "a word was wrong"])])
    try host.publish(SampleBundle.files(version: "2.0.0"), errata: errata, schema: 2)
    let device = Device(host)
    let result = try await device.updater.check()
    #expect(result.errata == errata)
    #expect(result.obstacle == .newerSchema(found: 2, supported: 1))
    #expect(result.available == nil)
    // Without the network they are honored too.
    #expect(device.updater.launch().errata == errata)
    _ = host.takeRequests()
    _ = try await device.updater.check()
    #expect(host.takeRequests() == ["metadata/timestamp.json"])
    // They can be taken back.
    try host.publish(SampleBundle.files(version: "2.0.0"))
    #expect(try await device.updater.check().errata == Errata())
    #expect(device.updater.launch().errata == Errata())
  }
}
