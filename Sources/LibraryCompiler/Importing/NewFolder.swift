/// The folder that an import or an export creates.
struct NewFolder {
  /// Absolute.
  let path: String
  let files: FileClient

  private var temporary: String { Paths.join(Paths.parent(of: path), ".\(Paths.name(of: path)).rizq-import") }

  /// Throws if the path exists: existing files are never replaced.
  func check() throws {
    guard path != "/" else { throw OperationalFailure("the output folder is the root of the file system") }
    guard let status = try files.status(path) else { return }
    guard status.kind == .directory else {
      throw OperationalFailure("`\(path)` exists and is not a folder", hint: Self.hint)
    }
    guard try files.entries(path).isEmpty else {
      throw OperationalFailure("the folder `\(path)` is not empty", hint: Self.hint)
    }
  }

  private static let hint = "name a new folder with --output"

  /// Writes to a temporary folder next to it, then renames that folder.
  ///
  /// - Parameter contents: Files with their paths relative to the folder.
  func write(_ contents: [(path: String, bytes: [UInt8])]) throws {
    let parent = Paths.parent(of: path)
    if try files.status(parent) == nil { try files.createDirectory(parent) }
    do {
      try files.remove(temporary)
      try files.createDirectory(temporary)
      try writeFiles(contents)
      if try files.status(path) == nil {
        try files.rename(temporary, path)
      } else {
        try check()
        try files.exchange(temporary, path)
        try files.remove(temporary)
      }
      try files.synchronize(parent)
    } catch {
      try? files.remove(temporary)
      throw error
    }
  }

  private func writeFiles(_ contents: [(path: String, bytes: [UInt8])]) throws {
    let folders = try files.createFolders(of: contents.map { $0.path }, in: temporary)
    for file in contents { try files.write(Paths.join(temporary, file.path), file.bytes) }
    for folder in folders + [temporary] { try files.synchronize(folder) }
  }
}
