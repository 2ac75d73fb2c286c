import DuaLibrary
import Synchronization

@testable import LibraryCompiler

/// An in-memory file system with the operations of ``FileClient``.
final class InMemoryFiles: Sendable {
  enum Node: Equatable, Sendable {
    case directory
    case file([UInt8])
    case link(String)
    case special(String)
  }

  /// Everything on the disk, and its clock.
  private struct Disk {
    var nodes: [String: Node] = [:]
    var statuses: [String: FileStatus] = [:]
    var clock = 1
    var isClockStopped = false
    var lastInode: UInt64 = 0

    /// Writes a file in place, or creates it. Every change takes place at a later time than the one before, unless the clock is
    /// stopped.
    mutating func put(_ path: String, _ node: Node, asNewFile isNew: Bool = false) {
      if !isClockStopped { clock += 1 }
      var status = FileStatus(node)
      (status.modified, status.changed) = (FileTime(seconds: clock), FileTime(seconds: clock))
      if nodes[path] == nil || isNew { lastInode += 1 }
      status.inode = isNew ? lastInode : statuses[path]?.inode ?? lastInode
      (nodes[path], statuses[path]) = (node, status)
    }

    mutating func move(_ old: String, _ new: String) {
      (nodes[new], statuses[new]) = (nodes[old], statuses[old])
      remove(old)
    }

    mutating func remove(_ path: String) { (nodes[path], statuses[path]) = (nil, nil) }
  }

  private let disk = Mutex(Disk())

  /// Creates `/`, `/project` and the given files, with their parent folders.
  init(_ files: [String: String] = [:]) {
    disk.withLock {
      $0.put("/", .directory)
      $0.put("/project", .directory)
    }
    for (path, text) in files.sorted(by: { $0.key < $1.key }) { put(path, .file(Array(text.utf8))) }
  }

  /// A copy with the same clock.
  convenience init(copyOf other: InMemoryFiles) {
    self.init()
    let content = other.disk.withLock { $0 }
    disk.withLock { $0 = content }
  }

  /// Writes in place, as programs do that do not replace files.
  func put(_ path: String, _ node: Node) {
    disk.withLock { disk in
      var folder = Paths.parent(of: path)
      while disk.nodes[folder] == nil {
        disk.put(folder, .directory)
        folder = Paths.parent(of: folder)
      }
      disk.put(path, node)
    }
  }

  /// Sets the time at which a file was modified, as `touch` does.
  func touch(_ path: String, modified: FileTime) {
    disk.withLock { disk in
      disk.clock += 1
      disk.statuses[path]?.modified = modified
      disk.statuses[path]?.changed = FileTime(seconds: disk.clock)
    }
  }

  /// Gives a file the number of a file that was copied.
  func copyInPlace(_ path: String) {
    disk.withLock { disk in
      disk.lastInode += 1
      disk.statuses[path]?.inode = disk.lastInode
    }
  }

  func status(_ path: String) -> FileStatus? { disk.withLock { $0.statuses[path] } }

  func advanceClock(seconds: Int) { disk.withLock { $0.clock += seconds } }

  /// Whether all changes from now on take place in one tick of the clock.
  func stopClock(_ isStopped: Bool = true) { disk.withLock { $0.isClockStopped = isStopped } }

  /// Everything at and below a path, by relative path, as a reader of the folder would find it.
  func tree(_ root: String) -> [String: Node] {
    disk.withLock { disk in
      var tree: [String: Node] = [:]
      for (path, node) in disk.nodes where path == root || path.hasPrefix(root + "/") {
        tree[String(path.dropFirst(root.count))] = node
      }
      return tree
    }
  }

  /// The text of a file; nil if there is none.
  func text(_ path: String) -> String? {
    guard case .file(let bytes)? = disk.withLock({ $0.nodes[path] }) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  var paths: [String] { disk.withLock { $0.nodes.keys.sorted() } }

  var client: FileClient {
    FileClient(
      status: { (path) throws(FileFailure) in self.status(path) },
      entries: { (path) throws(FileFailure) in try self.entries(path) },
      resolve: { (path) throws(FileFailure) in try self.resolve(path) },
      read: { (path, limit) throws(FileFailure) in try self.read(path, limit) },
      map: { (path, limit) throws(FileFailure) in FileBytes(try self.read(path, limit).bytes) },
      createDirectory: { (path) throws(FileFailure) in try self.create(path, .directory, .create) },
      write: { (path, bytes) throws(FileFailure) in try self.create(path, .file(bytes), .write) },
      replace: { (path, bytes) throws(FileFailure) in try self.replace(path, bytes) },
      append: { (path, bytes) throws(FileFailure) in try self.append(path, bytes) },
      copyPermissions: { (_, _) throws(FileFailure) in },
      synchronize: { (_) throws(FileFailure) in },
      rename: { (old, new) throws(FileFailure) in self.move(old, new) },
      exchange: { (first, second) throws(FileFailure) in self.exchange(first, second) },
      remove: { (path) throws(FileFailure) in self.remove(path) },
      lock: { (path) throws(FileFailure) in
        let isFree = self.disk.withLock { disk in
          defer { disk.put(path, .file([])) }
          return disk.nodes[path] == nil
        }
        return isFree ? .fresh : .takenOver(from: "process 1")
      },
      unlock: { (path) throws(FileFailure) in self.remove(path) }
    )
  }

  private func entries(_ path: String) throws(FileFailure) -> [DirectoryEntry] {
    let tree = tree(path)
    guard tree[""] == .directory else { throw FileFailure(.list, path, .notFound) }
    return tree.keys.filter { $0.lastIndex(of: "/") == $0.startIndex && $0 != "/" && !$0.isEmpty }.sorted()
      .map { DirectoryEntry(name: String($0.dropFirst())) }
  }

  private func resolve(_ path: String) throws(FileFailure) -> String {
    switch disk.withLock({ $0.nodes[path] }) {
    case .link(let target): target
    case nil: throw FileFailure(.resolve, path, .notFound)
    default: path
    }
  }

  private func read(_ path: String, _ limit: Int) throws(FileFailure) -> FileContents {
    switch disk.withLock({ $0.nodes[path] }) {
    case .file(let bytes) where bytes.count > limit:
      throw FileFailure(.read, path, .tooLarge(size: bytes.count, limit: limit))
    case .file(let bytes): FileContents(bytes: bytes, status: status(path) ?? FileStatus(.file(bytes)))
    case nil: throw FileFailure(.read, path, .notFound)
    default: throw FileFailure(.read, path, .notARegularFile)
    }
  }

  private func create(_ path: String, _ node: Node, _ operation: FileFailure.Operation) throws(FileFailure) {
    let problem: FileFailure.Cause? = disk.withLock { disk in
      guard disk.nodes[Paths.parent(of: path)] == .directory else { return .notFound }
      guard disk.nodes[path] == nil else { return .exists }
      disk.put(path, node)
      return nil
    }
    if let problem { throw FileFailure(operation, path, problem) }
  }

  private func replace(_ path: String, _ bytes: [UInt8]) throws(FileFailure) {
    let isThere = disk.withLock { disk in
      guard disk.nodes[Paths.parent(of: path)] == .directory else { return false }
      disk.put(path, .file(bytes), asNewFile: true)
      return true
    }
    guard isThere else { throw FileFailure(.write, path, .notFound) }
  }

  private func append(_ path: String, _ bytes: [UInt8]) throws(FileFailure) {
    let isAppended = disk.withLock { disk in
      guard case .file(let former)? = disk.nodes[path] else { return false }
      disk.put(path, .file(former + bytes))
      return true
    }
    if !isAppended { try create(path, .file(bytes), .write) }
  }

  private func move(_ old: String, _ new: String) {
    disk.withLock { disk in
      for path in disk.nodes.keys where path == old || path.hasPrefix(old + "/") {
        disk.move(path, new + path.dropFirst(old.count))
      }
    }
  }

  private func exchange(_ first: String, _ second: String) {
    let unused = "/exchanged"
    move(first, unused)
    move(second, first)
    move(unused, second)
  }

  private func remove(_ root: String) {
    disk.withLock { disk in
      for path in disk.nodes.keys where path == root || path.hasPrefix(root + "/") { disk.remove(path) }
    }
  }
}

extension FileStatus {
  init(_ node: InMemoryFiles.Node) {
    switch node {
    case .directory: self.init(kind: .directory)
    case .file(let bytes): self.init(kind: .regular, size: bytes.count)
    case .link: self.init(kind: .symbolicLink)
    case .special(let kind): self.init(kind: .special(kind))
    }
  }
}
