import Composable

/// Writes an export that is one file.
public struct ExportFile: Sendable {
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

  /// Throws if the file cannot be written there, or if it would take the place of a file of the bundle.
  ///
  /// - Parameters:
  ///   - file: Absolute or relative to the working directory, as is the folder of the bundle.
  ///   - paths: The files of the bundle, relative to its folder.
  public func check(
    _ file: String,
    sparing paths: [String],
    of bundle: String
  ) throws(OperationalFailure) {
    let path = Paths.absolute(file, from: environment.workingDirectory())
    let folder = Paths.parent(of: path)
    do {
      guard try files.status(folder) != nil else {
        throw OperationalFailure(
          "there is no folder `\(folder)` for the export",
          hint: "make it, or name a file in another one with --output"
        )
      }
      if try files.status(path)?.kind == .directory {
        throw OperationalFailure("`\(path)` is a folder", hint: "name a file in it with --output")
      }
      let target = Paths.join(try files.resolve(folder), Paths.name(of: path))
      let source = try files.resolve(Paths.absolute(bundle, from: environment.workingDirectory()))
      guard let own = Paths.relative(target, to: source), paths.contains(own) else { return }
      throw OperationalFailure(
        "`\(own)` is a file of the bundle that is exported",
        hint: "name another file with --output"
      )
    } catch {
      throw OperationalFailure(causedBy: error)
    }
  }

  /// Writes the file: other programs see the old file or the new one. It can be made again, so nothing waits for the disk.
  public func write(_ bytes: [UInt8], to file: String) throws(OperationalFailure) {
    do throws(FileFailure) {
      try files.replace(Paths.absolute(file, from: environment.workingDirectory()), bytes)
    } catch {
      throw OperationalFailure(error)
    }
  }
}
