import Testing

@testable import LibraryCompiler

/// A change of the sample library that violates one rule.
struct Violation: Sendable, CustomTestStringConvertible {
  /// The violated rule, for example `VO05`; others may be violated as well.
  let rule: String
  /// Texts in the bundle if the library is published nevertheless.
  let kept: [String]
  private let change: @Sendable (inout Content) -> Void

  init(_ rule: String, kept: [String] = [], _ change: @escaping @Sendable (inout Content) -> Void) {
    self.rule = rule
    self.kept = kept
    self.change = change
  }

  var testDescription: String { rule }

  /// The sample with the change.
  func content() -> Content {
    var content = Content()
    change(&content)
    return content
  }
}

/// The content folder of a sample library, for changes.
struct Content {
  static let library = "library.json"
  static let duas = "duas/praise.xml"
  static let journeys = "journeys/first.json"

  private(set) var nodes: [String: InMemoryFiles.Node] = [:]
  /// Files that exist but cannot be read.
  private var failures: [String: FileFailure.Cause] = [:]

  init() {
    add(Self.library, Samples.declaration)
    add(Self.duas, Samples.duas)
    add(Self.journeys, Samples.journeys)
  }

  mutating func add(_ path: String, _ text: String) { nodes[path] = .file(Array(text.utf8)) }

  mutating func add(_ path: String, _ bytes: [UInt8]) { nodes[path] = .file(bytes) }

  mutating func put(_ path: String, _ node: InMemoryFiles.Node) { nodes[path] = node }

  mutating func remove(_ path: String) { nodes[path] = nil }

  mutating func fail(_ path: String, _ cause: FileFailure.Cause) {
    add(path, "")
    failures["/project/content/\(path)"] = cause
  }

  /// Replaces the first occurrence of `old`, which must exist.
  mutating func edit(_ path: String, _ old: String, _ new: String) {
    let text = text(path)
    precondition(text.contains(old), "\(path) does not hold \(old)")
    add(path, text.replacing(old, with: new, maxReplacements: 1))
  }

  mutating func silence(_ rules: [String]) { setLevel("off", of: rules) }

  /// Sets the level of rules, if the library has a declaration.
  mutating func setLevel(_ level: String, of rules: [String]) {
    guard nodes[Self.library] != nil else { return }
    let levels = rules.map { "\"\($0)\": \"\(level)\"" }.joined(separator: ", ")
    let text = text(Self.library)
    if text.contains("\"severity\": {") {
      edit(Self.library, "\"severity\": {", "\"severity\": {\(levels), ")
    } else if text.contains("\"policy\": {}") {
      edit(Self.library, "\"policy\": {}", "\"policy\": {\"severity\": {\(levels)}}")
    } else {
      edit(Self.library, "\"policy\": {", "\"policy\": {\"severity\": {\(levels)}, ")
    }
  }

  private func text(_ path: String) -> String {
    guard case .file(let bytes)? = nodes[path] else { preconditionFailure("there is no file \(path)") }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A disk with the content, and an output folder to keep or to replace.
  func disk() -> InMemoryFiles {
    let disk = InMemoryFiles()
    disk.put("/project/content", .directory)
    for (path, node) in nodes { disk.put("/project/content/\(path)", node) }
    return disk
  }

  func client(of disk: InMemoryFiles) -> FileClient {
    var files = disk.client
    let read = files.read
    let failures = failures
    files.read = { (path, limit) throws(FileFailure) in
      if let cause = failures[path] { throw FileFailure(.read, path, cause) }
      return try read(path, limit)
    }
    return files
  }
}
