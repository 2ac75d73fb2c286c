import Foundation

/// The repository that the tests were built from.
public enum Repository {
  public static let root: URL = {
    var folder = URL(filePath: #filePath)
    for _ in 1...3 { folder.deleteLastPathComponent() }
    return folder
  }()

  /// A file or folder by its path from the root.
  public static func url(_ path: String) -> URL { root.appending(path: path) }
}

/// Texts of other projects, which the repository may not contain.
public enum ReferenceTexts {
  /// The folder that `RIZQ_DATA` names, else `../shared/data` beside the repository.
  public static let folder =
    ProcessInfo.processInfo.environment["RIZQ_DATA"].map { URL(filePath: $0) }
    ?? Repository.root.deletingLastPathComponent().appending(path: "shared/data")
}
