import Foundation

/// Where the tests find the published library and the reference data.
enum TestData {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static let bundle = root.appending(path: "output")

  /// The reference data beside the package; `RIZQ_DATA` names another folder.
  static let reference: URL = {
    let named = ProcessInfo.processInfo.environment["RIZQ_DATA"]
    return named.map { URL(filePath: $0, directoryHint: .isDirectory) }
      ?? root.appending(path: "../shared/data")
  }()

  static let hasReference = FileManager.default.fileExists(atPath: reference.path)
}
