import Foundation

enum GitCommand {
  /// The command wrote more than the limit.
  struct OutputTooLong: Error {
    /// In bytes.
    let limit: Int
  }

  /// The greatest size of an answer about names and commits, in bytes.
  static let answerLimit = 1 << 20
  private static let pieceSize = 64 << 10

  /// The output; nil if the command fails.
  ///
  /// - Parameters:
  ///   - input: What the command reads; nothing if nil.
  ///   - limit: The greatest size of the output, in bytes.
  static func output(
    _ arguments: [String],
    in folder: String,
    input: [UInt8]? = nil,
    limit: Int = GitCommand.answerLimit
  ) throws(OutputTooLong) -> [UInt8]? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder] + arguments
    // A hook of Git that runs this command sets variables for its own repository and folder.
    let inherited = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
    process.environment = inherited.merging(
      ["GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0", "GIT_NO_LAZY_FETCH": "1"]
    ) { $1 }
    let output = Pipe()
    let pipe = input.map { _ in Pipe() }
    process.standardInput = pipe ?? FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    if let pipe, let input {
      // At the same time as the output is read: Git writes before it has read everything.
      DispatchQueue.global().async {
        try? pipe.fileHandleForWriting.write(contentsOf: Data(input))
        try? pipe.fileHandleForWriting.close()
      }
    }
    let read = try? beginning(of: output.fileHandleForReading, limit: limit)
    let isComplete = read.map { $0.count <= limit } ?? false
    // Otherwise Git would wait until the rest is read. A signal would not do: the process may have inherited
    // a mask that blocks it.
    try? output.fileHandleForReading.close()
    process.waitUntilExit()
    guard let bytes = read else { return nil }
    guard isComplete else { throw OutputTooLong(limit: limit) }
    return process.terminationStatus == 0 ? bytes : nil
  }

  /// Everything that can be read, or a beginning of it that is longer than the limit.
  private static func beginning(of handle: FileHandle, limit: Int) throws -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count <= limit, let piece = try handle.read(upToCount: pieceSize), !piece.isEmpty {
      bytes.append(contentsOf: piece)
    }
    return bytes
  }
}
