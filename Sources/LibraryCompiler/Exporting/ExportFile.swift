import Composable
import DuaLibrary

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

  /// The number of bytes by which an export is recognized.
  private static let beginning = 65_536

  /// Throws if the file cannot be written there, if it would replace anything but an earlier export or an empty file, or if SQLite
  /// would apply the log of an earlier file of this name to the export when it opens it.
  ///
  /// - Parameters:
  ///   - file: Absolute or relative to the working directory, as is the folder of the bundle.
  ///   - bundle: The folder of the bundle that is exported, in which the file may not be.
  ///   - isExport: Whether a file that begins with these bytes is an export, which can be made again.
  public func check(
    _ file: String,
    outside bundle: String,
    replacing isExport: (_ beginning: [UInt8]) -> Bool
  ) throws(OperationalFailure) {
    let path = Paths.absolute(file, from: environment.workingDirectory())
    do {
      try checkFolder(of: path)
      let existing = try files.status(path)
      if let existing { try Self.check(existing.kind, of: path) }
      let source = Paths.absolute(bundle, from: environment.workingDirectory())
      try ExportPlace(files: files).check(path, outside: source)
      if let log = try files.pendingChanges(of: path) {
        throw OperationalFailure(
          "`\(log)` has changes of an earlier database, which SQLite would apply to the export",
          hint:
            "close the programs that have the database open; if the log remains, remove it, or name another file with --output"
        )
      }
      guard let existing, existing.size > 0 else { return }
      let beginning = try files.map(path, .max).withBytes { Array($0.prefix(Self.beginning)) }
      guard isExport(beginning) else {
        throw OperationalFailure(
          "`\(path)` is not an export, so it is not replaced",
          hint: "name another file with --output, or remove this one"
        )
      }
    } catch {
      throw OperationalFailure(causedBy: error)
    }
  }

  private func checkFolder(of path: String) throws {
    let folder = Paths.parent(of: path)
    guard try files.status(folder) == nil else { return }
    throw OperationalFailure(
      "there is no folder `\(folder)` for the export",
      hint: "make it, or name a file in another one with --output"
    )
  }

  private static func check(_ kind: FileStatus.Kind, of path: String) throws(OperationalFailure) {
    switch kind {
    case .regular: return
    case .directory:
      throw OperationalFailure("`\(path)` is a folder", hint: "name a file in it with --output")
    case .symbolicLink:
      throw OperationalFailure("`\(path)` is a symbolic link", hint: "name the file itself with --output")
    case .special(let name):
      throw OperationalFailure("`\(path)` is \(name)", hint: "name a file with --output")
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
