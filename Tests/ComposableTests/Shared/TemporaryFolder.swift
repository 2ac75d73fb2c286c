import Composable
import Foundation

/// A folder that is removed when the test ends.
final class TemporaryFolder: Sendable {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent("composable-\(UUID().uuidString)")

  init() {
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }
}

/// Runs an operation whose stored values are in the file system, as in an app, and not in memory, as in a test.
func onDisk<R>(_ operation: () async throws -> R) async rethrows -> R {
  try await withDependencies {
    $0.defaultFileStorage = .fileSystem
  } operation: {
    try await operation()
  }
}
