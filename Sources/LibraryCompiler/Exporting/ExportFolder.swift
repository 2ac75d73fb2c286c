import Composable

/// Writes the files of an export into a new folder.
public struct ExportFolder: Sendable {
  private let files: FileClient
  private let environment: EnvironmentClient

  /// Uses the clients of the current dependencies.
  public init() {
    @Dependency(\.files) var files
    @Dependency(\.environment) var environment
    self.init(files: files, environment: environment)
  }

  init(files: FileClient, environment: EnvironmentClient) {
    (self.files, self.environment) = (files, environment)
  }

  /// Writes the folder completely or not at all. Throws if it exists and is not empty.
  ///
  /// - Parameters:
  ///   - contents: Files with their paths relative to the folder.
  ///   - folder: Absolute or relative to the working directory.
  ///   - bundle: The folder of the bundle that is exported, in which the new one may not be.
  public func write(
    _ contents: [(path: String, bytes: [UInt8])],
    to folder: String,
    outside bundle: String
  ) throws(OperationalFailure) {
    do {
      let path = Paths.absolute(folder, from: environment.workingDirectory())
      let source = Paths.absolute(bundle, from: environment.workingDirectory())
      try ExportPlace(files: files).check(path, outside: source)
      let folder = NewFolder(path: path, files: files)
      try folder.check()
      try folder.write(contents)
    } catch {
      throw OperationalFailure(causedBy: error)
    }
  }
}
