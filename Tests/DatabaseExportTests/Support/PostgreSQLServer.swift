import Foundation
import TestSupport

/// A server for all tests of this target, in a temporary folder. It listens on no port, only on a socket in that folder.
///
/// A shell starts it and waits for the end of its own input, of which this process has the other end. So the server stops however
/// this process ends.
actor PostgreSQLServer {
  static let shared = PostgreSQLServer()

  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  private var start: Task<URL, any Error>?
  private var shell: Process?
  private var input: Pipe?
  private var count = 0

  /// A new database, empty.
  func database() async throws -> PostgreSQLDatabase {
    let folder = try await running()
    count += 1
    let database = PostgreSQLDatabase(name: "test\(count)", socket: folder.path)
    try await PostgreSQLDatabase(name: "postgres", socket: folder.path).run(
      "CREATE DATABASE \(database.name) TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C.UTF-8'"
    )
    return database
  }

  private func running() async throws -> URL {
    if let start { return try await start.value }
    let (shell, input, output, folder) = (Process(), Pipe(), Pipe(), try Self.folder())
    let start = Task { () throws -> URL in
      shell.executableURL = URL(filePath: "/bin/sh")
      shell.arguments = ["-c", try Self.script(folder)]
      shell.standardInput = input
      shell.standardOutput = output
      shell.standardError = output
      try shell.run()
      var text = ""
      while !text.contains("server started") {
        let data = output.fileHandleForReading.availableData
        guard !data.isEmpty else { throw Failure(description: "PostgreSQL does not start: \(text)") }
        text += String(decoding: data, as: UTF8.self)
      }
      return folder
    }
    (self.start, self.shell, self.input) = (start, shell, input)
    return try await start.value
  }

  /// Short: the path of a socket has at most 107 bytes.
  private static func folder() throws -> URL {
    let folder = URL(filePath: "/tmp/rizq-pg-\(String(UInt32.random(in: 0 ... .max), radix: 36))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    return folder
  }

  /// Runs as the user `postgres` if this is root, whom the server refuses.
  private static func script(_ folder: URL) throws -> String {
    guard let programs = Tools.postgreSQL?.path else {
      throw Failure(description: "PostgreSQL is not installed")
    }
    let user = getuid() == 0 ? "setpriv --reuid=postgres --regid=postgres --clear-groups" : ""
    // Data that is lost with the machine needs no synchronization.
    let options = "-c listen_addresses= -c fsync=off -c synchronous_commit=off -k \(folder.path)"
    return """
      cd / && trap 'rm -rf \(folder.path)' EXIT
      [ "$(id -u)" != 0 ] || chown postgres \(folder.path)
      \(user) \(programs)/initdb -D \(folder.path)/data -U postgres -A trust -E UTF8 --no-locale --no-sync >/dev/null || exit 1
      \(user) \(programs)/pg_ctl -D \(folder.path)/data -w -t 120 -l \(folder.path)/log -o "\(options)" start || exit 1
      cat >/dev/null
      \(user) \(programs)/pg_ctl -D \(folder.path)/data -m immediate stop >/dev/null 2>&1
      """
  }
}

/// A database of the server.
struct PostgreSQLDatabase: Sendable {
  let name: String
  let socket: String

  struct Output {
    var code: Int32
    var text: String
    var errors: String
  }

  /// Runs a script; throws if it fails.
  @discardableResult
  func run(_ script: String) async throws -> String {
    let output = try await attempt(Array(script.utf8))
    guard output.code == 0 else { throw PostgreSQLServer.Failure(description: output.errors) }
    return output.text
  }

  /// Runs a script as a user does.
  func attempt(_ script: [UInt8]) async throws -> Output {
    try await run(script, ["-v", "ON_ERROR_STOP=1", "-f", "-"])
  }

  /// The rows of a query: columns separated by U+001F, rows by U+001E.
  func rows(_ query: String) async throws -> [[String]] {
    let output = try await run([], ["-A", "-t", "-F", "\u{1F}", "-R", "\u{1E}", "-c", query])
    guard output.code == 0 else { throw PostgreSQLServer.Failure(description: output.errors) }
    var text = output.text
    // psql ends the last row with a line feed.
    if text.unicodeScalars.last == "\n" { text.unicodeScalars.removeLast() }
    guard !text.isEmpty else { return [] }
    return text.unicodeScalars.split(separator: "\u{1E}", omittingEmptySubsequences: false).map { row in
      row.split(separator: "\u{1F}", omittingEmptySubsequences: false).map { String($0) }
    }
  }

  /// The only value of a query.
  func value(_ query: String) async throws -> String {
    let rows = try await rows(query)
    guard rows.count == 1, rows[0].count == 1 else {
      throw PostgreSQLServer.Failure(description: "not one value: \(rows)")
    }
    return rows[0][0]
  }

  /// A client that has not got all of its script yet, to be killed.
  func client() throws -> (process: Process, input: Pipe) {
    let (process, input) = (process(["-v", "ON_ERROR_STOP=1", "-f", "-"]), Pipe())
    process.standardInput = input
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return (process, input)
  }

  private func process(_ arguments: [String]) -> Process {
    let process = Process()
    process.executableURL = Tools.postgreSQL?.appending(path: "psql")
    process.arguments = ["-X", "-q", "-h", socket, "-U", "postgres", "-d", name] + arguments
    process.environment = ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "PGCLIENTENCODING": "UTF8"]
    return process
  }

  private func run(_ script: [UInt8], _ arguments: [String]) async throws -> Output {
    let process = process(arguments)
    let folder = FileManager.default.temporaryDirectory.appending(path: "rizq-psql-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // Files, because a pipe that no one reads stops the writer.
    let files = ["input", "output", "errors"].map { folder.appending(path: $0) }
    try Data(script).write(to: files[0])
    for file in files.dropFirst() { try Data().write(to: file) }
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try await process.runToEnd()
    func text(_ file: URL) throws -> String { String(decoding: try Data(contentsOf: file), as: UTF8.self) }
    return Output(code: process.terminationStatus, text: try text(files[1]), errors: try text(files[2]))
  }
}

extension String {
  /// The UTF-8 of the text as PostgreSQL's `encode(…, 'hex')` writes it.
  var hexadecimal: String { utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() }
}
