import ComposableMacros
import Foundation

/// The folder with the files of the user.
private enum UserFolderKey: DependencyKey {
  static var liveValue: URL {
    let support = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
    return (support ?? FileManager.default.temporaryDirectory).appending(
      path: "rizq",
      directoryHint: .isDirectory
    )
  }
  static let testValue = URL(filePath: "/user", directoryHint: .isDirectory)
}

extension DependencyValues {
  /// The folder with the files of the user. Tests keep files in memory, so that it need not exist there.
  public var userFolder: URL {
    get { self[UserFolderKey.self] }
    set { self[UserFolderKey.self] = newValue }
  }
}

extension SharedKey {
  static func userFile<Value: Codable & Sendable>(_ name: String) -> Self
  where Self == FileStorageKey<Value> {
    @Dependency(\.userFolder) var folder
    return .fileStorage(folder.appending(path: name))
  }
}
