import Composable
import DuaLibrary
import LibraryDiff

/// Compares two versions of a library.
public struct LibraryComparer: Sendable {
  private let files: FileClient
  private let environment: EnvironmentClient
  private let git: GitClient

  /// Uses the clients of the current dependencies.
  public init() {
    @Dependency(\.files) var files
    @Dependency(\.environment) var environment
    @Dependency(\.git) var git
    self.init(files: files, environment: environment, git: git)
  }

  init(files: FileClient, environment: EnvironmentClient, git: GitClient) {
    (self.files, self.environment, self.git) = (files, environment, git)
  }

  /// What two versions differ in. Each is a bundle, a release, a folder of sources, or a revision of Git with one of them.
  public func compare(_ old: String, _ new: String) async throws(OperationalFailure) -> LibraryChanges {
    do {
      let operand = LibraryOperand(files: files, environment: environment, git: git)
      switch (try await operand.read(old), try await operand.read(new)) {
      case (.library(let before), .library(let after)):
        return LibraryChanges(from: before, to: after, oldSource: old, newSource: new)
      case (let before, let after):
        guard before.schema != after.schema else {
          throw OperationalFailure(
            "both bundles follow schema \(before.schema), which this version of rizq does not read",
            hint: "compare them with the rizq that made them"
          )
        }
        return LibraryChanges(
          oldSource: old,
          oldSchema: before.schema,
          newSource: new,
          newSchema: after.schema
        )
      }
    } catch {
      throw OperationalFailure(causedBy: error)
    }
  }
}

extension LibraryOperand.Found {
  fileprivate var schema: Int {
    switch self {
    case .library: Manifest.supportedSchemaVersion
    case .schema(let version): version
    }
  }
}
