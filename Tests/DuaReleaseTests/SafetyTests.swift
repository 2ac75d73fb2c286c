import BundleDelta
import Composable
import DuaLibrary
import Foundation
import TestSupport
import Testing
import UpdateFramework

@testable import DuaRelease

/// What other processes, full disks and old copies must not bring about.
struct ConcurrencyTests {
  /// A check that began before another stores nothing over what the other has stored.
  @Test func olderCheckStoresNothing() async throws {
    let host = try Host()
    try host.publish(SampleBundle.files(version: "2.0.0"), errata: Errata())
    let device = Device(host)
    let slow = device.updater(
      ReleaseFetch { path, limit in
        let bytes = try await host.fetch.fetch(path, limit)
        // The host publishes another release, and another process checks, while the last file of this check arrives.
        if path.hasSuffix("targets.json") {
          try host.publish(SampleBundle.files(version: "3.0.0"))
          _ = try await device.updater.check()
        }
        return bytes
      }
    )
    await #expect(throws: ReleaseError.busy) { try await slow.check() }
    let stored = try String(
      contentsOf: device.folder.appending(path: "metadata/targets.json"),
      encoding: .utf8
    )
    #expect(!stored.contains("errata.json"))
    #expect(!device.exists("errata.json"))
  }

  /// Errata of targets that another check has replaced are not stored.
  @Test func olderErrataAreNotStored() async throws {
    let host = try Host()
    try host.publish(SampleBundle.files(version: "2.0.0"), errata: Errata())
    let device = Device(host)
    let old = host.path("errata.json")
    let slow = device.updater(
      ReleaseFetch { path, limit in
        let bytes = try await host.fetch.fetch(path, limit)
        if path == old {
          try host.publish(SampleBundle.files(version: "3.0.0"))
          _ = try await device.updater.check()
        }
        return bytes
      }
    )
    await #expect(throws: ReleaseError.busy) { try await slow.check() }
    #expect(!device.exists("errata.json"))
  }

  private func verified() async throws -> (Device, ReleaseUpdater) {
    let host = try Host()
    try host.publish(SampleBundle.filesWithChangedDuas(version: "2.0.0"))
    let device = Device(host)
    let release = try #require(try await device.updater.check().available)
    try await device.updater.download(release)
    try device.updater.verify()
    return (device, device.updater)
  }

  @Test(arguments: ["duas.json", "manifest.json"])
  func onlyWhatWasVerifiedIsInstalled(_ path: String) async throws {
    let (device, updater) = try await verified()
    let file = device.folder.appending(path: "staging/\(path)")
    var bytes = try Data(contentsOf: file)
    bytes.append(0x0A)
    try bytes.write(to: file)
    #expect(throws: ReleaseError.notVerified(path: path)) { try updater.install() }
    #expect(!device.exists("current"))
    // The next attempt succeeds.
    try await device.update()
    #expect(try device.launchedVersion() == "2.0.0")
  }

  /// Another process fetches another release while this one installs.
  @Test(arguments: ["duas.json", "other.json", "duas.json.tmp"])
  func nothingThatArrivesDuringAnInstallationIsInstalled(_ path: String) async throws {
    let (device, _) = try await verified()
    var files = ReleaseFiles.live
    files.rename = { (old, new) throws(ReleaseError.FileProblem) in
      if old.hasSuffix("/staging") { try ReleaseFiles.live.write("\(old)/\(path)", Array("[]".utf8)) }
      try ReleaseFiles.live.rename(old, new)
    }
    device.use(files)
    #expect(throws: ReleaseError.notVerified(path: path)) { try device.updater.install() }
    #expect(!device.exists("current") && !device.exists("next"))
    device.use(.live)
    try await device.update()
    #expect(try device.launchedVersion() == "2.0.0")
  }

  /// What another process does with the folder meanwhile is not disturbed.
  @Test func refusedBundleIsRemovedWithTheLock() async throws {
    let (device, _) = try await verified()
    try Data("[]".utf8).write(to: device.folder.appending(path: "staging/duas.json"))
    do {
      let lock = try ReleaseFiles.live.lock(device.folder.appending(path: "lock").path)
      _ = withExtendedLifetime(lock) {
        #expect(throws: ReleaseError.self) { try device.updater.verify() }
      }
      #expect(device.exists("staging/manifest.json"))
    }
    #expect(throws: ReleaseError.self) { try device.updater.verify() }
    #expect(!device.exists("staging"))
  }

  @Test func nothingIsInstalledWithoutVerification() async throws {
    let host = try Host()
    try host.publish(SampleBundle.files(version: "2.0.0"))
    let device = Device(host)
    let release = try #require(try await device.updater.check().available)
    try await device.updater.download(release)
    #expect(throws: ReleaseError.notVerified(path: "manifest.json")) { try device.updater.install() }
    #expect(!device.exists("current"))
  }

  /// A process has verified version 2 when another installs version 3.
  @Test func olderReleaseDoesNotReplaceANewerOne() async throws {
    let host = try Host()
    try host.publish(SampleBundle.files(version: "3.0.0"))
    let device = Device(host)
    try await device.update()
    try host.publish(SampleBundle.files(version: "2.0.0"))
    await #expect(throws: ReleaseError.older(found: "2.0.0", inUse: "3.0.0")) { try await device.update() }
    #expect(try device.launchedVersion() == "3.0.0")
  }

  @Test func healthIsThatOfTheLaunchedLibrary() async throws {
    let host = try Host()
    let device = Device(host)
    try host.publish(SampleBundle.files(version: "2.0.0"))
    try await device.update()
    #expect(try device.launchedVersion() == "2.0.0")
    try host.publish(SampleBundle.files(version: "3.0.0"))
    try await device.update()
    // The app shows its first screen, of version 2.
    try device.updater.markHealthy()
    #expect(try device.launchedVersion() == "3.0.0")
    #expect(try device.launchedVersion() == "3.0.0")
    #expect(try device.launchedVersion() == "2.0.0")
  }

  /// The launch that was counted last is another one, and may have failed.
  @Test func launchThatIsNotCountedMakesNothingHealthy() async throws {
    let host = try Host()
    try host.publish(SampleBundle.files(version: "2.0.0"))
    let device = Device(host)
    try await device.update()
    let updater = device.updater
    for _ in 1...2 { #expect(updater.launch().origin == .release) }
    do {
      // Another process is updating.
      let lock = try ReleaseFiles.live.lock(device.folder.appending(path: "lock").path)
      withExtendedLifetime(lock) { #expect(updater.launch().folder == SampleBundle.embedded) }
    }
    try updater.markHealthy()
    let launched = updater.launch()
    #expect(launched.origin == .app && launched.hasFallenBack)
  }

  @Test func leftoversOfAnEarlierDownloadAreRemoved() async throws {
    let host = try Host()
    try host.publish(SampleBundle.files(version: "2.0.0"))
    let device = Device(host)
    let staging = device.folder.appending(path: "staging/search")
    try FileManager.default.createDirectory(at: staging, withIntermediateDirectories: true)
    for name in ["old.bin", "index.bin.tmp"] { try Data("old".utf8).write(to: staging.appending(path: name)) }
    try await device.update()
    #expect(try device.launchedVersion() == "2.0.0")
  }

  /// As after the download of a release with a longer file was interrupted.
  @Test(arguments: ["longer file", "folder", "link"]) func leftoverThatCannotBeReadIsReplaced(
    _ leftover: String
  ) async throws {
    let host = try Host()
    try host.publish(SampleBundle.files(version: "2.0.0"))
    let device = Device(host)
    let staged = device.folder.appending(path: "staging/duas.json")
    let manager = FileManager.default
    try manager.createDirectory(at: staged.deletingLastPathComponent(), withIntermediateDirectories: true)
    switch leftover {
    case "longer file":
      let duas = try #require(try SampleBundle.files(version: "2.0.0")["duas.json"])
      try Data(duas + [0x0A]).write(to: staged)
    case "folder":
      try manager.createDirectory(at: staged.appending(path: "a"), withIntermediateDirectories: true)
    default: try manager.createSymbolicLink(atPath: staged.path, withDestinationPath: "/dev/null")
    }
    try await device.update()
    #expect(try device.launchedVersion() == "2.0.0")
  }

  @Test func leftoversThatCannotBeListedAreNotInstalled() async throws {
    let host = try Host()
    try host.publish(SampleBundle.files(version: "2.0.0"))
    let device = Device(host)
    let problem = ReleaseError.FileProblem("list", "staging", reason: "Input/output error")
    var files = ReleaseFiles.live
    files.list = { (_) throws(ReleaseError.FileProblem) in throw problem }
    device.use(files)
    await #expect(throws: ReleaseError.file(problem)) { try await device.update() }
    #expect(!device.exists("current"))
    device.use(.live)
    try await device.update()
    #expect(try device.launchedVersion() == "2.0.0")
  }

  @Test func listsEverythingInFoldersAndFollowsNoLink() throws {
    let device = Device(try Host())
    let folder = device.folder.appending(path: "listed")
    let manager = FileManager.default
    try manager.createDirectory(at: folder.appending(path: "a/b"), withIntermediateDirectories: true)
    try manager.createDirectory(at: folder.appending(path: "empty"), withIntermediateDirectories: true)
    for name in ["z", "a/b/c", "a.b"] { try Data().write(to: folder.appending(path: name)) }
    try manager.createSymbolicLink(
      atPath: folder.appending(path: "a/link").path,
      withDestinationPath: folder.path
    )
    #expect(try ReleaseFiles.live.list(folder.path) == ["a.b", "a/b/c", "a/link", "z"])
    #expect(throws: ReleaseError.FileProblem.self) { try ReleaseFiles.live.list("\(folder.path)/none") }
    #expect(device.exists("listed/z"))
  }
}

/// The library of the app is the oldest that is used.
struct EmbeddedLibraryTests {
  /// A folder with the published bundle in another version.
  private func app(_ version: String, in device: Device) throws -> String {
    let folder = device.folder.appending(path: "app-\(version)")
    for (path, bytes) in try SampleBundle.files(version: version) {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(bytes).write(to: file)
    }
    return folder.path
  }

  @Test func newAppIsNotBelowItsOwnLibrary() async throws {
    let host = try Host()
    try host.publish(SampleBundle.files(version: "2.0.0"))
    let device = Device(host)
    try await device.update()
    #expect(device.updater.launch().origin == .release)
    let embedded = try app("10.0.0", in: device)
    let updater = device.updater(host.fetch, embedded: embedded)
    #expect(updater.launch().folder == embedded)
    #expect(throws: ReleaseError.nothingToRollBack) { try updater.rollBack() }
    // Also without counting, when another process has the lock.
    let lock = try ReleaseFiles.live.lock(device.folder.appending(path: "lock").path)
    withExtendedLifetime(lock) { #expect(updater.launch().folder == embedded) }
  }

  /// A version of the app reads one schema. What an earlier or a later version has installed is not its failure.
  @Test(arguments: [0, 2]) func libraryOfAnotherSchemaIsNeitherOpenedNorGivenUp(_ schema: Int) async throws {
    let host = try Host()
    try host.publish(SampleBundle.files(version: "2.0.0"))
    let device = Device(host)
    try await device.update()
    let file = device.folder.appending(path: "current/manifest.json")
    let manifest = try String(contentsOf: file, encoding: .utf8)
    let other = manifest.replacing("\"schema_version\":1", with: "\"schema_version\":\(schema)")
    #expect(other != manifest)
    try Data(other.utf8).write(to: file)
    for _ in 1...3 {
      let launched = device.updater.launch()
      #expect(launched.folder == SampleBundle.embedded && launched.origin == .app && !launched.hasFallenBack)
    }
    #expect(throws: ReleaseError.nothingToRollBack) { try device.updater.rollBack() }
    let lock = try ReleaseFiles.live.lock(device.folder.appending(path: "lock").path)
    withExtendedLifetime(lock) { #expect(device.updater.launch().origin == .app) }
    // The version of the app that reads it uses it again.
    try Data(manifest.utf8).write(to: file)
    #expect(try device.launchedVersion() == "2.0.0")
  }

  /// The app reads a later schema than the last release has.
  @Test func releaseOfAFormerSchemaIsNotOffered() async throws {
    let host = try Host()
    try host.publish(SampleBundle.files(version: "2.0.0"), schema: 0)
    let device = Device(host)
    #expect(try await device.updater.check() == ReleaseCheckResult())
  }

  @Test func olderReleaseIsNotOffered() async throws {
    let host = try Host()
    try host.publish(SampleBundle.files(version: "9.0.0"), version: "9.0.0")
    let device = Device(host)
    let updater = device.updater(host.fetch, embedded: try app("10.0.0", in: device))
    #expect(try await updater.check() == ReleaseCheckResult())
    try host.publish(SampleBundle.files(version: "11.0.0"), version: "11.0.0")
    #expect(try await updater.check().available?.libraryVersion == "11.0.0")
  }

  @Test(arguments: [
    ("9.0", "10.0", true), ("10.0", "9.0", false), ("1.0", "1.0.0", false), ("1.a", "2.0", false),
  ])
  func versionsAreNumbers(_ version: String, _ other: String, _ isOlder: Bool) {
    #expect(LibraryVersion.isOlder(version, than: other) == isOlder)
  }
}

/// What is withdrawn stays so, whatever the disk does.
struct ErrataStorageTests {
  private func withdrawn() throws -> (Device, Errata) {
    let host = try Host()
    let dua = try DuaLibrary.Bundle(contentsOf: Repository.url("output")).dua(at: 0)
    let errata = Errata([Erratum(withdrawing: dua, reason: [.english: "a word was wrong"])])
    try host.publish(SampleBundle.files(version: "2.0.0"), errata: errata)
    return (Device(host), errata)
  }

  @Test(arguments: ["errata.json", "timestamp.json"])
  func errataAreToldIfTheyCannotBeStored(_ name: String) async throws {
    let (device, errata) = try withdrawn()
    let problem = ReleaseError.FileProblem("write", name, reason: "No space left on device")
    var files = ReleaseFiles.live
    files.write = { (path, bytes) throws(ReleaseError.FileProblem) in
      if path.hasSuffix("/\(name)") { throw problem }
      try ReleaseFiles.live.write(path, bytes)
    }
    device.use(files)
    let result = try await device.updater.check()
    #expect(result == ReleaseCheckResult(errata: errata, storageProblem: .file(problem)))
    // A launch in between says that it does not know them.
    #expect(device.updater.launch().areErrataUnknown)
    device.use(.live)
    #expect(try await device.updater.check().available != nil)
    let launched = device.updater.launch()
    #expect(launched.errata == errata && !launched.areErrataUnknown)
  }

  @Test(arguments: ["damaged", "other", "missing"])
  func lostErrataAreUnknownAtTheLaunch(_ problem: String) async throws {
    let (device, errata) = try withdrawn()
    #expect(!device.updater.launch().areErrataUnknown)
    _ = try await device.updater.check()
    #expect(!device.updater.launch().areErrataUnknown)
    let file = device.folder.appending(path: "errata.json")
    switch problem {
    case "damaged": try Data("[".utf8).write(to: file)
    case "other": try Data(Errata().json).write(to: file)
    default: try FileManager.default.removeItem(at: file)
    }
    #expect(device.updater.launch().areErrataUnknown)
    #expect(try await device.updater.check().errata == errata)
    #expect(!device.updater.launch().areErrataUnknown)
  }

  /// With the new root and the old timestamp, the former keys would block the release after an interruption.
  @Test func formerTimestampIsRemovedBeforeTheNewRootIsStored() throws {
    let device = try withdrawn().0
    let steps = LockIsolated<[String]>([])
    var files = ReleaseFiles.live
    files.write = { (path, _) throws(ReleaseError.FileProblem) in
      steps.withValue { $0.append("write \(path.split(separator: "/").last ?? "")") }
    }
    files.remove = { (path) throws(ReleaseError.FileProblem) in
      steps.withValue { $0.append("remove \(path.split(separator: "/").last ?? "")") }
    }
    let installation = Installation(folder: device.folder.path, files: files)
    let old = StoredMetadata(roots: [1: [1]], timestamp: [2], snapshot: [3], targets: [4])
    try installation.store(StoredMetadata(roots: [1: [1], 2: [5]], targets: [4]), after: old)
    #expect(steps.value.prefix(3) == ["remove timestamp.json", "remove snapshot.json", "write 2.root.json"])
  }
}
