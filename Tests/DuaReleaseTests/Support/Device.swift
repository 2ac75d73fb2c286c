import Composable
import DuaLibrary
import Foundation
import Testing
import UpdateFramework

@testable import DuaRelease

/// A device with an app that contains the published bundle of the repository.
final class Device: Sendable {
  let folder: URL
  let host: Host
  private let files: LockIsolated<ReleaseFiles>

  init(_ host: Host) {
    self.host = host
    folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "rizq-release-\(UUID().uuidString)")
    files = LockIsolated(.live)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func use(_ new: ReleaseFiles) { files.setValue(new) }

  var updater: ReleaseUpdater { updater(host.fetch) }

  func updater(
    _ fetch: ReleaseFetch,
    clock: any Clock<Duration> = ContinuousClock(),
    embedded: String = SampleBundle.embedded
  ) -> ReleaseUpdater {
    ReleaseUpdater(
      ReleaseUpdater.Configuration(root: host.root, folder: folder.path, embedded: embedded),
      fetch: fetch,
      files: files.value,
      clock: clock,
      now: { [host] in host.now }
    )
  }

  /// Takes the release of the host, if there is another one.
  func update() async throws {
    let updater = updater
    let result = try await updater.check()
    if let problem = result.storageProblem { throw problem }
    guard let release = result.available else { return }
    try await updater.download(release)
    try updater.verify()
    try updater.install()
  }

  /// The version of the library that a launch opens, which must be whole.
  func launchedVersion() throws -> String {
    let launched = updater.launch()
    let bundle = try DuaLibrary.Bundle(
      contentsOf: URL(filePath: launched.folder, directoryHint: .isDirectory)
    )
    try bundle.verify()
    return bundle.manifest.library.version
  }

  func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: path).path)
  }
}

extension ReleaseFiles {
  /// The files of the system, whose n-th step that changes something fails, as on a full disk.
  static func failing(at step: Int, _ count: LockIsolated<Int>) -> ReleaseFiles {
    let live = ReleaseFiles.live
    let begin: @Sendable (String, String) throws(ReleaseError.FileProblem) -> Void = {
      (operation, path) throws(ReleaseError.FileProblem) in
      let number = count.withValue {
        $0 += 1
        return $0
      }
      if number == step {
        throw ReleaseError.FileProblem(operation, path, reason: "No space left on device")
      }
    }
    var files = live
    files.write = { (path, bytes) throws(ReleaseError.FileProblem) in
      try begin("write", path)
      try live.write(path, bytes)
    }
    files.rename = { (old, new) throws(ReleaseError.FileProblem) in
      try begin("rename", old)
      try live.rename(old, new)
    }
    files.exchange = { (first, second) throws(ReleaseError.FileProblem) in
      try begin("exchange", second)
      try live.exchange(first, second)
    }
    files.remove = { (path) throws(ReleaseError.FileProblem) in
      try begin("remove", path)
      try live.remove(path)
    }
    files.makeFolder = { (path) throws(ReleaseError.FileProblem) in
      try begin("create", path)
      try live.makeFolder(path)
    }
    return files
  }
}
