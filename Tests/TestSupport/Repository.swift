import Foundation

/// The repository from which the tests were built.
public enum Repository {
  public static let root: URL = {
    var folder = URL(filePath: #filePath)
    for _ in 1...3 { folder.deleteLastPathComponent() }
    return folder
  }()

  /// A file or folder by its path from the root.
  public static func url(_ path: String) -> URL { root.appending(path: path) }

  /// The Swift files in a folder and its subfolders, sorted.
  public static func swiftFiles(in folder: String) throws -> [URL] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: url(folder).path)
    return paths.filter { $0.hasSuffix(".swift") }.sorted().map { url(folder).appending(path: $0) }
  }
}

/// Texts of other projects, which are not part of the repository.
public enum ReferenceTexts {
  /// The folder in `RIZQ_DATA`, otherwise `../shared/data` next to the repository.
  public static let folder =
    ProcessInfo.processInfo.environment["RIZQ_DATA"].map { URL(filePath: $0) }
    ?? Repository.root.deletingLastPathComponent().appending(path: "shared/data")
}
