import Foundation
import TestSupport

/// A command of this package, run as a process.
struct Command {
  /// The exit code and the output of a process.
  struct Result {
    /// The exit code; for a process that was ended by a signal, 128 plus its number, as in shells.
    var code: Int32
    var output: String
    var errors: String
  }

  var executable: URL
  var arguments: [String]
  /// The working directory; kept alive by the command.
  var project: TemporaryProject
  var folder: URL
  var environment: [String: String]
  /// Runs before the command in the shell that starts it, for example `ulimit -v 1000000`.
  var preparation = ""
  /// Redirections of streams, in shell syntax, that replace the files.
  var redirection = ""

  /// The maximum number of bytes that are read of a stream.
  private static let streamLimit = 128 << 20
  /// The duration after which a process is considered to hang.
  private static let deadline: TimeInterval = 300

  /// Runs the command to its end.
  func run() async throws -> Result { try await start().result() }

  /// Starts the command.
  func start() throws -> Running { try Running(self) }

  /// A command that has been started.
  final class Running: Sendable {
    let process: Process
    private let project: TemporaryProject
    private let streams: URL
    private let ended: AsyncStream<Void>

    fileprivate init(_ command: Command) throws {
      project = command.project
      streams = FileManager.default.temporaryDirectory.appendingPathComponent(
        "rizq-streams-\(UUID().uuidString)"
      )
      try FileManager.default.createDirectory(at: streams, withIntermediateDirectories: true)
      let (ended, continuation) = AsyncStream.makeStream(of: Void.self)
      self.ended = ended
      process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments =
        ["-c", "\(command.preparation)\nexec \"$0\" \"$@\" \(command.redirection)", command.executable.path]
        + command.arguments
      process.currentDirectoryURL = command.folder
      process.environment = command.environment
      process.standardInput = FileHandle.nullDevice
      let output = try Self.file(streams.appendingPathComponent("output"))
      let errors = try Self.file(streams.appendingPathComponent("errors"))
      (process.standardOutput, process.standardError) = (output, errors)
      process.terminationHandler = { _ in continuation.finish() }
      try process.run()
      // `Process.run` of swift-corelibs-foundation crashes at times if more than a thousand files are open.
      try output.close()
      try errors.close()
      DispatchQueue.global().asyncAfter(deadline: .now() + Command.deadline) { [weak process] in
        if let process, process.isRunning { kill(process.processIdentifier, SIGKILL) }
      }
    }

    deinit { try? FileManager.default.removeItem(at: streams) }

    /// Does nothing once the process has ended: its number may belong to another process by then.
    func send(_ signal: Int32) {
      if process.isRunning { kill(process.processIdentifier, signal) }
    }

    /// Waits until the process has ended.
    func result() async throws -> Result {
      for await _ in ended {}
      let status = process.terminationStatus
      return Result(
        code: process.terminationReason == .uncaughtSignal ? 128 + status : status,
        output: try text("output"),
        errors: try text("errors")
      )
    }

    /// The output so far, as soon as it contains a text; all of it if the process ends before.
    func output(containing words: String) async throws -> String {
      while process.isRunning {
        let output = try text("output")
        if output.contains(words) { return output }
        try await Task.sleep(for: .milliseconds(20))
      }
      return try text("output")
    }

    private func text(_ name: String) throws -> String {
      let handle = try FileHandle(forReadingFrom: streams.appendingPathComponent(name))
      defer { try? handle.close() }
      return String(decoding: try handle.read(upToCount: Command.streamLimit) ?? Data(), as: UTF8.self)
    }

    private static func file(_ url: URL) throws -> FileHandle {
      try Data().write(to: url)
      return try FileHandle(forWritingTo: url)
    }
  }
}

extension Command {
  /// The built executable of a product, which is next to the bundle of the tests.
  static func executable(_ name: String) -> URL {
    guard let found = Tools.built(name) else { preconditionFailure("\(name) is not built") }
    return found.resolvingSymlinksInPath()
  }
}
