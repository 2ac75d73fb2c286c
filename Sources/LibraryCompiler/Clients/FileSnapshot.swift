import DuaLibrary
import UnicodeText

/// The files of a revision of Git, which are read from memory.
struct FileSnapshot: Sendable {
  private let files: [ExactText: [UInt8]]
  /// The bytes of the names in each folder.
  private let folders: [ExactText: Set<[UInt8]>]

  /// - Parameter root: An absolute path, at which the files appear.
  init(_ tree: GitTree, at root: String) {
    var folders: [ExactText: Set<[UInt8]>] = [ExactText(root): []]
    for path in tree.files.keys.map({ Array($0.text.utf8) }) + tree.unreadablePaths {
      var folder = root
      for name in path.split(separator: UInt8(ascii: "/")) {
        folders[ExactText(folder), default: []].insert(Array(name))
        // As on a disk, a folder whose name is not UTF-8 cannot be opened.
        guard let text = String(validating: name, as: UTF8.self) else { break }
        folder = Paths.join(folder, text)
      }
    }
    files = Dictionary(
      uniqueKeysWithValues: tree.files.map { (ExactText(Paths.join(root, $0.key.text)), $0.value) }
    )
    self.folders = folders
  }

  /// A client that reads the files. To write any is a failure.
  var client: FileClient {
    FileClient(
      status: { (path) throws(FileFailure) in status(path) },
      entries: { (path) throws(FileFailure) in
        guard let names = folders[ExactText(path)] else { throw FileFailure(.list, path, .notFound) }
        return names.sorted { $0.lexicographicallyPrecedes($1) }.map(DirectoryEntry.init(bytes:))
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
