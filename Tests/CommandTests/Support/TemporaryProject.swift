import Foundation
import TestSupport

/// A folder for one test, removed at its end.
final class TemporaryProject: Sendable {
  /// Absolute, without links.
  let root: URL

  init() throws {
    let temporary = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    root = temporary.appendingPathComponent("rizq-test-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
  }

  deinit {
    // Folders that a test made read-only could not be removed.
    let enumerator = FileManager.default.enumerator(atPath: root.path)
    while let path = enumerator?.nextObject() as? String {
      let attributes = enumerator?.fileAttributes
      if attributes?[.type] as? FileAttributeType == .typeDirectory { chmod(self.path(path), 0o755) }
    }
    try? FileManager.default.removeItem(at: root)
  }

  func path(_ path: String) -> String { root.appendingPathComponent(path).path }

  /// Writes a file, and creates its parent folders.
  func write(_ path: String, _ bytes: some Sequence<UInt8>) throws {
    let url = root.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(bytes).write(to: url)
  }

  func write(_ path: String, _ text: String) throws { try write(path, text.utf8) }

  /// The text of a file, scalar for scalar.
  func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: root.appendingPathComponent(path)), as: UTF8.self)
  }

  /// Whether a file has exactly this text, byte for byte.
  func has(_ text: String, in path: String) throws -> Bool {
    try Data(contentsOf: root.appendingPathComponent(path)) == Data(text.utf8)
  }

  /// Replaces the first occurrence of a text in a file.
  func change(_ path: String, _ old: String, _ new: String) throws {
    try write(path, text(path).replacing(old, with: new, maxReplacements: 1))
  }

  /// Flips a bit of a byte of a file, which is counted from the end.
  func change(_ path: String, at offset: Int) throws {
    let url = root.appendingPathComponent(path)
    var bytes = [UInt8](try Data(contentsOf: url))
    bytes[bytes.count + offset] ^= 1
    try Data(bytes).write(to: url)
  }

  func makeFolder(_ path: String) throws {
    try FileManager.default.createDirectory(atPath: self.path(path), withIntermediateDirectories: true)
  }

  func remove(_ path: String) throws { try FileManager.default.removeItem(atPath: self.path(path)) }

  func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(self.path(path), &status) == 0
  }

  /// Writes a valid library.
  func writeLibrary(to folder: String = "content", form: SampleLibrary.Form = .xml) throws {
    for (path, text) in SampleLibrary.files(form) { try write("\(folder)/\(path)", text) }
  }

  /// A file or link in a tree.
  enum Node: Equatable {
    case file(Data)
    case link(String)
    /// A folder, a pipe or a socket.
    case other
  }

  /// Everything below a folder, by relative path, except the cache of the project.
  func tree(_ folder: String = "output") -> [String: Node] {
    var tree: [String: Node] = [:]
    let enumerator = FileManager.default.enumerator(atPath: path(folder))
    while let name = enumerator?.nextObject() as? String {
      if !name.hasPrefix(".rizq-cache") { tree[name] = node(path("\(folder)/\(name)")) }
    }
    return tree
  }

  private func node(_ path: String) -> Node {
    var status = stat()
    guard lstat(path, &status) == 0 else { return .other }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file(FileManager.default.contents(atPath: path) ?? Data())
    case S_IFLNK: return .link((try? FileManager.default.destinationOfSymbolicLink(atPath: path)) ?? "")
    default: return .other
    }
  }

  /// The temporary files that a build left behind.
  var leftovers: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []).filter {
      $0.contains(".rizq-") && $0 != ".rizq-cache"
    }
  }

  func command(
    _ arguments: [String],
    environment: [String: String] = [:],
    in folder: String = "",
    preparation: String = "",
    redirection: String = ""
  ) -> Command {
    Command(
      executable: Command.executable("rizq"),
      arguments: arguments,
      project: self,
      folder: root.appendingPathComponent(folder),
      environment: ["HOME": path("home"), "PATH": "/usr/bin:/bin"].merging(environment) { $1 },
      preparation: preparation,
      redirection: redirection
    )
  }

  func rizq(_ arguments: String..., environment: [String: String] = [:]) async throws -> Command.Result {
    try await command(arguments, environment: environment).run()
  }
}
