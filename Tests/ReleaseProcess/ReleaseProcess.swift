import Composable
import DuaLibrary
import DuaRelease
import Foundation
import UpdateFramework

/// Updates the library in a folder, as an app would, and kills itself.
///
/// `release-process FOLDER EMBEDDED HOST STEP`: reads the release in the folder HOST at the time `RIZQ_NOW`. Before the step with that
/// number of those that change files, or in the middle of it if it writes, the process ends as by `kill -9`. If there are fewer
/// steps, it prints `installed`, and the milliseconds that it took to check, to fetch, to verify and install, and to check again,
/// twenty times.
@main
enum ReleaseProcess {
  static func main() async throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 5, let step = Int(arguments[4]) else { exit(2) }
    let host = URL(filePath: arguments[3])
    let root = [UInt8](try Data(contentsOf: host.appending(path: "metadata/1.root.json")))
    let updater = ReleaseUpdater(
      ReleaseUpdater.Configuration(root: root, folder: arguments[1], embedded: arguments[2]),
      fetch: ReleaseFetch { path, _ in
        guard let data = try? Data(contentsOf: host.appending(path: path)) else {
          throw ReleaseFetch.NotFound()
        }
        return [UInt8](data)
      },
      files: .dying(at: step),
      now: { UTCTime(seconds: Int(ProcessInfo.processInfo.environment["RIZQ_NOW"] ?? "") ?? 0) }
    )
    _ = updater.launch()
    var (clock, times) = (ContinuousClock.now, [Duration]())
    func lap() {
      times.append(ContinuousClock.now - clock)
      clock = .now
    }
    if let release = try await updater.check().available {
      lap()
      try await updater.download(release)
      lap()
      try updater.verify()
      try updater.install()
      lap()
      for _ in 0..<20 {
        _ = try await updater.check()
        lap()
      }
    }
    print("installed")
    print(times.map { String(format: "%.2f", $0 / .milliseconds(1)) }.joined(separator: " "))
  }
}

extension ReleaseFiles {
  /// The files of the system, until a step that changes one.
  fileprivate static func dying(at step: Int) -> ReleaseFiles {
    let counter = Counter()
    let count: @Sendable (String?) -> Void = { path in
      guard counter.next() == step else { return }
      // What a write leaves that was interrupted.
      if let path { _ = FileManager.default.createFile(atPath: "\(path).tmp", contents: Data("half".utf8)) }
      kill(getpid(), SIGKILL)
    }
    var files = ReleaseFiles.live
    let live = ReleaseFiles.live
    files.write = { (path, bytes) throws(ReleaseError.FileProblem) in
      count(path)
      try live.write(path, bytes)
    }
    files.rename = { (old, new) throws(ReleaseError.FileProblem) in
      count(nil)
      try live.rename(old, new)
    }
    files.exchange = { (first, second) throws(ReleaseError.FileProblem) in
      count(nil)
      try live.exchange(first, second)
    }
    files.remove = { (path) throws(ReleaseError.FileProblem) in
      count(nil)
      try live.remove(path)
    }
    files.makeFolder = { (path) throws(ReleaseError.FileProblem) in
      count(nil)
      try live.makeFolder(path)
    }
    return files
  }
}

/// Counts steps, which may be taken by several threads.
private final class Counter: Sendable {
  private let number = LockIsolated(0)

  func next() -> Int {
    number.withValue {
      $0 += 1
      return $0
    }
  }
}
