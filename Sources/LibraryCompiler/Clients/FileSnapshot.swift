import DuaLibrary
import UnicodeText

/// Files that are read from memory, for example those of a revision of Git.
struct FileSnapshot: Sendable {
  private let files: [ExactText: [UInt8]]
  /// The names in each folder.
  private let folders: [ExactText: Set<ExactText>]

  /// - Parameters:
  ///   - files: The contents by path, relative to the root.
  ///   - root: An absolute path, at which the files appear.
  init(_ files: [ExactText: [UInt8]], at root: String) {
    var folders: [ExactText: Set<ExactText>] = [ExactText(root): []]
    for path in files.keys {
      var child = Paths.join(root, path.text)
      while !child.hasSameScalars(as: root) {
        let parent = Paths.parent(of: child)
        folders[ExactText(parent), default: []].insert(ExactText(Paths.name(of: child)))
        child = parent
      }
    }
    self.files = Dictionary(
      uniqueKeysWithValues: files.map { (ExactText(Paths.join(root, $0.key.text)), $0.value) }
    )
    self.folders = folders
  }

  /// A client that reads the files. To write any is a failure.
  var client: FileClient {
    FileClient(
      status: { (path) throws(FileFailure) in status(path) },
      entries: { (path) throws(FileFailure) in
        guard let names = folders[ExactText(path)] else { throw FileFailure(.list, path, .notFound) }
        return names.map(\.text).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
          .map { DirectoryEntry(name: $0) }
      },
      resolve: { (path) throws(FileFailure) in
        guard status(path) != nil else { throw FileFailure(.resolve, path, .notFound) }
        return path
      },
      read: { (path, limit) throws(FileFailure) in try read(path, limit) },
      map: { (path, limit) throws(FileFailure) in FileBytes(try read(path, limit).bytes) },
      createDirectory: { (path) throws(FileFailure) in try refuse(.create, path) },
      write: { (path, _) throws(FileFailure) in try refuse(.write, path) },
      replace: { (path, _) throws(FileFailure) in try refuse(.replace, path) },
      append: { (path, _) throws(FileFailure) in try refuse(.write, path) },
      copyPermissions: { (_, path) throws(FileFailure) in try refuse(.write, path) },
      synchronize: { (path) throws(FileFailure) in try refuse(.synchronize, path) },
      rename: { (path, _) throws(FileFailure) in try refuse(.rename, path) },
      exchange: { (path, _) throws(FileFailure) in try refuse(.exchange, path) },
      remove: { (path) throws(FileFailure) in try refuse(.remove, path) },
      lock: { (path) throws(FileFailure) in
        try refuse(.lock, path)
        return .fresh
      },
      unlock: { (path) throws(FileFailure) in try refuse(.unlock, path) }
    )
  }

  private func status(_ path: String) -> FileStatus? {
    if let bytes = files[ExactText(path)] { return FileStatus(kind: .regular, size: bytes.count) }
    return folders[ExactText(path)].map { _ in FileStatus(kind: .directory) }
  }

  private func read(_ path: String, _ limit: Int) throws(FileFailure) -> FileContents {
    guard let bytes = files[ExactText(path)], let status = status(path) else {
      throw FileFailure(.read, path, .notFound)
    }
    guard bytes.count <= limit else {
      throw FileFailure(.read, path, .tooLarge(size: bytes.count, limit: limit))
    }
    return FileContents(bytes: bytes, status: status)
  }

  private func refuse(_ operation: FileFailure.Operation, _ path: String) throws(FileFailure) {
    throw FileFailure(operation, path, .readOnlyFileSystem)
  }
}
