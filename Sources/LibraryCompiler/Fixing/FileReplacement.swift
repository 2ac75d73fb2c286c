/// A source file that takes the place of its former state: at every moment, whatever fails, the file is the old one or the
/// new one, whole.
struct FileReplacement {
  let files: FileClient
  /// Absolute, and that of a regular file.
  let path: String
  /// The state of the file when it was read.
  let status: FileStatus
  /// The name in the same folder under which the new state is written.
  let temporaryName: String

  private var folder: String { Paths.parent(of: path) }

  /// Throws when the file stays as it was.
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

  /// Waits until the new state is on the disk under its name.
  func synchronize() throws(FileFailure) { try files.synchronize(folder) }

  /// A file that somebody else wrote, removed or made a link of is theirs.
  private func checkUnchanged() throws(FileFailure) {
    guard let now = try files.status(path) else { throw FileFailure(.replace, path, .notFound) }
    guard now.kind == .regular else { throw FileFailure(.replace, path, .notARegularFile) }
    guard now == status else { throw FileFailure(.replace, path, .changedSinceRead) }
  }
}
