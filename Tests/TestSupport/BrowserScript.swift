import Foundation

/// A Python program that uses pages in Chromium, and prints what it has seen as JSON.
public struct BrowserScript {
  /// A program is missing that the requirements of the test should have asked for.
  public struct MissingProgram: Error {}

  private let path: String

  /// - Parameter path: The path of the script from the root of the repository.
  public init(_ path: String) { self.path = path }

  /// What the script has seen.
  ///
  /// - Parameters:
  ///   - program: The program of this package that serves the pages, which the script starts.
  ///   - arguments: Further arguments of the script.
  public func run<Seen: Decodable>(_ program: String, _ arguments: [String] = []) async throws -> Seen {
    guard let python = Tools.playwright, let chromium = Tools.chromium, let server = Tools.built(program)
    else { throw MissingProgram() }
    let process = Process()
    process.executableURL = python
    process.arguments = [Repository.url(path).path, chromium.path, server.path] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try await process.runToEnd()
    return try JSONDecoder().decode(Seen.self, from: pipe.fileHandleForReading.readDataToEndOfFile())
  }

  /// What the script has seen of a copy of `content`, which it may change. The path of the copy precedes the further arguments.
  public func runOnContent<Seen: Decodable>(
    _ program: String,
    _ arguments: [String] = []
  ) async throws -> Seen {
    let folder = FileManager.default.temporaryDirectory.appending(path: "rizq-pages-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let content = folder.appending(path: "content")
    try FileManager.default.copyItem(at: Repository.url("content"), to: content)
    return try await run(program, [content.path] + arguments)
  }
}
