/// Replaces a source file atomically: at every moment, whatever fails, the file is the complete old version or the
/// complete new one.
struct FileReplacement {
  let files: FileClient
  /// Absolute, and that of a regular file.
  let path: String
  /// The state of the file when it was read.
  let status: FileStatus
  /// The name in the same folder under which the new version is written.
  let temporaryName: String

  private var folder: String { Paths.parent(of: path) }

  /// Throws if the file was not replaced.
  func replace(with bytes: [UInt8]) throws(FileFailure) {
    let temporary = Paths.join(folder, temporaryName)
    try checkUnchanged()
    do {
      try files.write(temporary, bytes)
      try files.copyPermissions(path, temporary)
      try checkUnchanged()
      try files.rename(temporary, path)
    } catch {
      try? files.remove(temporary)
      throw error
    }
  }

  /// Waits until the new name is on the disk.
  func synchronize() throws(FileFailure) { try files.synchronize(folder) }

  /// Another program may have written, removed or linked the file: its changes are kept.
  private func checkUnchanged() throws(FileFailure) {
    guard let now = try files.status(path) else { throw FileFailure(.replace, path, .notFound) }
    guard now.kind == .regular else { throw FileFailure(.replace, path, .notARegularFile) }
    guard now == status else { throw FileFailure(.replace, path, .changedSinceRead) }
  }
}
