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

  private let nodes: Mutex<[String: Node]>

  /// Creates `/`, `/project` and the given files, with their parent folders.
  init(_ files: [String: String] = [:]) {
    nodes = Mutex(["/": .directory, "/project": .directory])
    for (path, text) in files { put(path, .file(Array(text.utf8))) }
  }

  func put(_ path: String, _ node: Node) {
    nodes.withLock { nodes in
      var folder = Paths.parent(of: path)
      while nodes[folder] == nil {
        nodes[folder] = .directory
        folder = Paths.parent(of: folder)
      }
      nodes[path] = node
    }
  }

  /// Everything at and below a path, by relative path, as a reader of the folder would find it.
  func tree(_ root: String) -> [String: Node] {
    nodes.withLock { nodes in
      var tree: [String: Node] = [:]
      for (path, node) in nodes where path == root || path.hasPrefix(root + "/") {
        tree[String(path.dropFirst(root.count))] = node
      }
      return tree
    }
  }

  /// The text of a file; nil if there is none.
  func text(_ path: String) -> String? {
    guard case .file(let bytes)? = nodes.withLock({ $0[path] }) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  var paths: [String] { nodes.withLock { $0.keys.sorted() } }

  var client: FileClient {
    FileClient(
      status: { (path) throws(FileFailure) in self.nodes.withLock { $0[path].map(FileStatus.init) } },
      entries: { (path) throws(FileFailure) in try self.entries(path) },
      resolve: { (path) throws(FileFailure) in try self.resolve(path) },
      read: { (path, limit) throws(FileFailure) in try self.read(path, limit) },
      createDirectory: { (path) throws(FileFailure) in try self.create(path, .directory, .create) },
      write: { (path, bytes) throws(FileFailure) in try self.create(path, .file(bytes), .write) },
      copyPermissions: { (_, _) throws(FileFailure) in },
      synchronize: { (_) throws(FileFailure) in },
      rename: { (old, new) throws(FileFailure) in self.move(old, new) },
      exchange: { (first, second) throws(FileFailure) in self.exchange(first, second) },
      remove: { (path) throws(FileFailure) in self.remove(path) },
      lock: { (path) throws(FileFailure) in
        let former = self.nodes.withLock { $0.updateValue(.file([]), forKey: path) }
        return former == nil ? .fresh : .takenOver(from: "process 1")
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
    switch nodes.withLock({ $0[path] }) {
    case .link(let target): target
    case nil: throw FileFailure(.resolve, path, .notFound)
    default: path
    }
  }

  private func read(_ path: String, _ limit: Int) throws(FileFailure) -> FileContents {
    switch nodes.withLock({ $0[path] }) {
    case .file(let bytes) where bytes.count > limit:
      throw FileFailure(.read, path, .tooLarge(size: bytes.count, limit: limit))
    case .file(let bytes): FileContents(bytes: bytes, status: FileStatus(.file(bytes)))
    case nil: throw FileFailure(.read, path, .notFound)
    default: throw FileFailure(.read, path, .notARegularFile)
    }
  }

  private func create(_ path: String, _ node: Node, _ operation: FileFailure.Operation) throws(FileFailure) {
    let problem: FileFailure.Cause? = nodes.withLock { nodes in
      guard nodes[Paths.parent(of: path)] == .directory else { return .notFound }
      guard nodes[path] == nil else { return .exists }
      nodes[path] = node
      return nil
    }
    if let problem { throw FileFailure(operation, path, problem) }
  }

  private func move(_ old: String, _ new: String) {
    nodes.withLock { nodes in
      for (path, node) in nodes where path == old || path.hasPrefix(old + "/") {
        nodes[path] = nil
        nodes[new + path.dropFirst(old.count)] = node
      }
    }
  }

  private func exchange(_ first: String, _ second: String) {
    let (a, b) = (tree(first), tree(second))
    remove(first)
    remove(second)
    nodes.withLock { nodes in
      for (path, node) in b { nodes[first + path] = node }
      for (path, node) in a { nodes[second + path] = node }
    }
  }

  private func remove(_ root: String) {
    nodes.withLock { nodes in
      for path in nodes.keys where path == root || path.hasPrefix(root + "/") { nodes[path] = nil }
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
