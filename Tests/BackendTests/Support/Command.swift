import Foundation
import TestSupport

/// A program that has run.
struct Command {
  let status: Int32
  let output: Data
  let errors: String

  /// Runs a program to its end. Output goes through files, so that no pipe fills up.
  init(_ program: URL, _ arguments: [String], in folder: URL? = nil) async throws {
    let place = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: place) }
    let (output, errors) = (place.appending(path: "output"), place.appending(path: "errors"))
    for file in [output, errors] { try Data().write(to: file) }
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try await process.runToEnd()
    status = process.terminationStatus
    self.output = try Data(contentsOf: output)
    self.errors = String(decoding: try Data(contentsOf: errors), as: UTF8.self)
  }

  var text: String { String(decoding: output, as: UTF8.self) }
}

/// A folder that is removed with its last user.
final class TemporaryFolder {
  let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ path: String, _ bytes: some Sequence<UInt8>) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(bytes).write(to: file)
  }
}
